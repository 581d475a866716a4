"""What SQLite and the system report, as errors of this package; their texts may hold paths."""

from __future__ import annotations

import errno
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from chameleon_qt.players.errors import Reason, StorageError

_CODES = {
    sqlite3.SQLITE_PERM: Reason.NOT_WRITABLE,
    sqlite3.SQLITE_READONLY: Reason.NOT_WRITABLE,
    sqlite3.SQLITE_CANTOPEN: Reason.NOT_WRITABLE,
    sqlite3.SQLITE_FULL: Reason.DISK_FULL,
    sqlite3.SQLITE_BUSY: Reason.LOCKED,
    sqlite3.SQLITE_LOCKED: Reason.LOCKED,
    sqlite3.SQLITE_PROTOCOL: Reason.LOCKED,
    sqlite3.SQLITE_IOERR: Reason.STORAGE,
    sqlite3.SQLITE_NOMEM: Reason.STORAGE,
    sqlite3.SQLITE_IOERR_SHORT_READ: Reason.DAMAGED,
}

_NUMBERS = {
    errno.ENOSPC: Reason.DISK_FULL,
    errno.EDQUOT: Reason.DISK_FULL,
    errno.EACCES: Reason.NOT_WRITABLE,
    errno.EPERM: Reason.NOT_WRITABLE,
    errno.EROFS: Reason.NOT_WRITABLE,
    errno.ENOENT: Reason.NOT_WRITABLE,
    errno.ENOTDIR: Reason.NOT_WRITABLE,
    errno.EEXIST: Reason.NOT_WRITABLE,
}


FAULTS = (sqlite3.Error, OSError, UnicodeDecodeError)
"""What a call of SQLite raises; Python cannot read every message about a damaged schema."""


def storage_error(fault: sqlite3.Error | OSError | UnicodeDecodeError) -> StorageError:
    """`fault` without its text. What SQLite does not understand counts as damage to the file."""
    if isinstance(fault, OSError):
        return StorageError(_NUMBERS.get(fault.errno or 0, Reason.STORAGE))
    code = getattr(fault, "sqlite_errorcode", sqlite3.SQLITE_ERROR)
    return StorageError(_CODES.get(code) or _CODES.get(code & 0xFF, Reason.DAMAGED))


@contextmanager
def translated() -> Iterator[None]:
    """Raise what SQLite and the system report inside as a `StorageError`."""
    try:
        yield
    except FAULTS as fault:
        raise storage_error(fault) from None
