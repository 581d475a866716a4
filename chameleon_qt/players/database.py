"""The open database: transactions, and what happens when one fails."""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TypeVar

from chameleon_qt.players import backups
from chameleon_qt.players.connection import limit
from chameleon_qt.players.errors import PlayersError, Reason, StorageError
from chameleon_qt.players.faults import FAULTS, storage_error, translated
from chameleon_qt.players.files import Files
from chameleon_qt.players.opening import open_database
from chameleon_qt.players.schema import MIGRATIONS, Migrations

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], T]
"""What is done in one transaction; it may be done twice when the first try meets damage."""


class Database:
    """Opens the file at the first need, and again after it was damaged or replaced."""

    def __init__(self, folder: Path, migrations: Migrations = MIGRATIONS) -> None:
        self.notices: list[PlayersError] = []
        """What the player should hear once: that a damaged database was set aside."""
        self._files = Files(folder)
        self._migrations = migrations
        self._connection: sqlite3.Connection | None = None
        self._identity: tuple[int, int] | None = None
        self._stopped = threading.Event()

    def read(self, work: Work[T]) -> T:
        """Do `work` on one unchanging state; raises `StorageError` and what `work` raises."""
        return self._do(work, "BEGIN")

    def write(self, work: Work[T]) -> T:
        """Do `work` wholly or not at all; raises `StorageError` and what `work` raises."""
        return self._do(work, "BEGIN IMMEDIATE")

    def back_up(self, *, anyway: bool = False) -> bool:
        """Make a backup if the newest is a day old, or `anyway`, and drop the oldest.

        Returns whether one was made. A database that turns out to be damaged is replaced by the
        newest backup; `notices` says so. Raises `StorageError`.
        """
        connection = self._open()
        try:
            with translated():
                if not anyway and not backups.is_due(self._files):
                    return False
                with self._files.alone():
                    backups.back_up(connection, self._files)
        except StorageError as error:
            if error.reason is not Reason.DAMAGED:
                raise
            self._open(suspicious=True)
            return False
        return True

    def forget_backups(self) -> None:
        """Let a new backup replace all that there are, if it can be: they hold what was removed."""
        with suppress(StorageError):
            self.back_up(anyway=True)
            with translated(), self._files.alone():
                for old in self._files.backups()[1:]:
                    old.unlink()

    def stop(self) -> None:
        """End what is being done as soon as possible; for any thread."""
        self._stopped.set()

    @property
    def is_stopped(self) -> bool:
        """Whether work should end."""
        return self._stopped.is_set()

    def close(self) -> None:
        """Close the file; a later call opens it again."""
        if self._connection is not None:
            with suppress(sqlite3.Error):
                self._connection.close()
            self._connection = None

    def _do(self, work: Work[T], begin: str) -> T:
        try:
            return self._try(self._open(), work, begin)
        except StorageError as error:
            if self.is_stopped:
                raise StorageError(Reason.STOPPED) from None
            if error.reason is not Reason.DAMAGED:
                raise
        return self._try(self._open(suspicious=True), work, begin)

    def _try(self, connection: sqlite3.Connection, work: Work[T], begin: str) -> T:
        try:
            limit(connection, self._files.main, self._stopped.is_set)
            connection.execute(begin)
            result = work(connection)
            connection.execute("COMMIT")
        except FAULTS as fault:
            raise storage_error(fault) from None
        finally:
            with suppress(sqlite3.Error):
                if connection.in_transaction:
                    connection.execute("ROLLBACK")
        return result

    def _open(self, *, suspicious: bool = False) -> sqlite3.Connection:
        """The connection, made anew if there is none or the file has been replaced."""
        if self._connection is not None and not suspicious:
            with translated():
                if self._files.identity() == self._identity:
                    return self._connection
        self.close()
        opened = open_database(self._files, self._migrations, suspicious=suspicious)
        self._connection, self._identity = opened.connection, opened.identity
        if opened.notice is not None:
            self.notices.append(opened.notice)
        return self._connection
