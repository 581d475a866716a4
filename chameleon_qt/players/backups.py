"""Copies of the database that were whole when they were made."""

from __future__ import annotations

import shutil
import sqlite3
import time
from contextlib import closing
from pathlib import Path

from chameleon_qt.players.connection import connect
from chameleon_qt.players.errors import Reason, StorageError
from chameleon_qt.players.files import Files
from chameleon_qt.players.schema import Migrations, migrate, version_of

KEPT = 3
"""How many backups are kept; older ones go."""
DAY = 86_400.0


def is_due(files: Files) -> bool:
    """Whether the newest backup is a day old, or the clock has been moved so far."""
    backups = files.backups()
    return not backups or abs(time.time() - backups[0].stat().st_mtime) >= DAY


def back_up(connection: sqlite3.Connection, files: Files) -> Path:
    """Make a backup of what `connection` holds, check it, and let the oldest go.

    Raises `StorageError` (`Reason.DAMAGED`), and keeps what there is, if it is not whole. To be
    called while `Files.alone` holds.
    """
    copy = files.new()
    with closing(connect(copy)) as target:
        connection.backup(target)
        target.execute("PRAGMA journal_mode = DELETE")
        check(target)
    name = files.next_backup()
    files.place(copy, name)
    for old in files.backups()[KEPT:]:
        old.unlink()
    return name


def copy_of(backup: Path, files: Files, migrations: Migrations) -> Path | None:
    """A new file with what `backup` holds, at the newest version; None if it is not sound.

    To be called while `Files.alone` holds.
    """
    copy = files.new()
    shutil.copyfile(backup, copy)
    try:
        with closing(connect(copy)) as target:
            if version_of(target, migrations) == 0:
                return None  # cut off to nothing
            check(target)
            migrate(target, migrations)
    except (StorageError, sqlite3.DatabaseError):
        return None
    return copy


def check(connection: sqlite3.Connection) -> None:
    """Raise `StorageError` (`Reason.DAMAGED`) unless every page and every row is sound."""
    faults = connection.execute("PRAGMA quick_check(1)").fetchall()
    orphans = connection.execute("PRAGMA foreign_key_check").fetchone()
    if faults != [("ok",)] or orphans is not None:
        raise StorageError(Reason.DAMAGED)
