"""Errors of the package: one family, whole sentences, and nothing that names anybody."""

from __future__ import annotations

import errno
import sqlite3
import string

import pytest

from chameleon_qt.players.errors import PlayersError, Reason, RefusedError, StorageError
from chameleon_qt.players.faults import storage_error


def places(reason: Reason) -> list[str]:
    return [name for _, name, _, _ in string.Formatter().parse(reason.value) if name]


def test_one_family_of_errors() -> None:
    assert issubclass(RefusedError, PlayersError)
    assert issubclass(StorageError, PlayersError)


@pytest.mark.parametrize("reason", Reason, ids=lambda reason: str(reason.name))
def test_a_sentence_is_filled_in_and_names_nobody(reason: Reason) -> None:
    assert not {"name", "path", "folder", "password", "player"} & set(places(reason))
    error = PlayersError(reason, **dict.fromkeys(places(reason), 7))
    assert "{" not in str(error)
    assert error.reason is reason


def test_all_sentences_are_distinct() -> None:
    assert len(Reason.__members__) == len(set(Reason))


@pytest.mark.parametrize(
    ("code", "reason"),
    [
        (sqlite3.SQLITE_BUSY_SNAPSHOT, Reason.LOCKED),
        (sqlite3.SQLITE_LOCKED, Reason.LOCKED),
        (sqlite3.SQLITE_READONLY_DIRECTORY, Reason.NOT_WRITABLE),
        (sqlite3.SQLITE_CANTOPEN, Reason.NOT_WRITABLE),
        (sqlite3.SQLITE_FULL, Reason.DISK_FULL),
        (sqlite3.SQLITE_IOERR_FSYNC, Reason.STORAGE),
        (sqlite3.SQLITE_IOERR_SHORT_READ, Reason.DAMAGED),
        (sqlite3.SQLITE_CORRUPT, Reason.DAMAGED),
        (sqlite3.SQLITE_NOTADB, Reason.DAMAGED),
        (sqlite3.SQLITE_INTERRUPT, Reason.DAMAGED),
        (None, Reason.DAMAGED),
    ],
)
def test_sqlites_codes(code: int | None, reason: Reason) -> None:
    fault = sqlite3.OperationalError("/home/ada/players.sqlite3")
    if code is not None:
        fault.sqlite_errorcode = code
    error = storage_error(fault)
    assert error.reason is reason
    assert "ada" not in str(error)


@pytest.mark.parametrize(
    ("number", "reason"),
    [
        (errno.ENOSPC, Reason.DISK_FULL),
        (errno.EACCES, Reason.NOT_WRITABLE),
        (errno.EROFS, Reason.NOT_WRITABLE),
        (errno.EIO, Reason.STORAGE),
    ],
)
def test_the_systems_numbers(number: int, reason: Reason) -> None:
    error = storage_error(OSError(number, "no", "/home/ada"))
    assert error.reason is reason
    assert "ada" not in str(error)
