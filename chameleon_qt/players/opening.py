"""Opens the database, whatever state it is in: new, old, damaged, missing, not ours."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from dataclasses import dataclass
from datetime import date

from chameleon_qt.players import backups
from chameleon_qt.players.connection import connect
from chameleon_qt.players.errors import PlayersError, Reason, StorageError
from chameleon_qt.players.faults import translated
from chameleon_qt.players.files import Files
from chameleon_qt.players.salvage import salvage
from chameleon_qt.players.schema import Migrations, migrate, version_of


@dataclass(frozen=True, slots=True)
class Opened:
    """An open database, which file it is, and what the player should hear of it."""

    connection: sqlite3.Connection
    identity: tuple[int, int] | None
    notice: PlayersError | None = None


def open_database(files: Files, migrations: Migrations, *, suspicious: bool = False) -> Opened:
    """Open the database of `files` at the newest version; `suspicious` checks every page first.

    What is damaged or not ours is set aside, never deleted, and the newest sound backup takes its
    place, or a new database. Raises `StorageError`; a database of a newer version stays untouched.
    """
    with translated():
        files.make_folder()
        if not suspicious and files.is_there():
            try:
                connection, version = _connect(files, migrations)
            except StorageError as error:
                _must_be_damage(error)
            else:
                if version == len(migrations):
                    return Opened(connection, files.identity())
                connection.close()
        with files.alone():
            return _open_alone(files, migrations)


def _open_alone(files: Files, migrations: Migrations) -> Opened:
    """Open the database, having done what has to be done to it first."""
    notice = None
    try:
        if not files.is_there() and files.backups():
            raise StorageError(Reason.DAMAGED)
        connection, version = _connect(files, migrations)
        try:
            with translated():
                backups.check(connection)
                if 0 < version < len(migrations):
                    backups.back_up(connection, files)
                migrate(connection, migrations)
        except BaseException:
            connection.close()
            raise
    except StorageError as error:
        _must_be_damage(error)
        connection, notice = _replace(files, migrations)
    return Opened(connection, files.identity(), notice)


def _connect(files: Files, migrations: Migrations) -> tuple[sqlite3.Connection, int]:
    """The database that is there, or a new one, and its version."""
    if files.is_there() and files.identity() is None:
        raise StorageError(Reason.DAMAGED)
    with translated():
        connection = connect(files.main)
        try:
            version = version_of(connection, migrations)
            if version == 0 and files.backups():
                raise StorageError(Reason.DAMAGED)  # cut off: a new one has no backups
            connection.execute("PRAGMA journal_mode = WAL")
            connection.execute("PRAGMA foreign_keys = ON")
        except BaseException:
            connection.close()
            raise
        return connection, version


def _replace(files: Files, migrations: Migrations) -> tuple[sqlite3.Connection, PlayersError]:
    """Set the database aside; the newest sound backup takes its place, or a new database.

    What takes its place is whole, with all that could be saved, before anything is moved.
    """
    with translated():
        was_there = files.is_there()
        copies = ((one, backups.copy_of(one, files, migrations)) for one in files.backups())
        backup, new = next((pair for pair in copies if pair[1] is not None), (None, None))
        new = new or files.new()
        with closing(connect(new)) as connection:
            migrate(connection, migrations)
            games = salvage(files, connection)
        files.set_aside()
        files.place(new, files.main)
        if backup is None:
            notice = StorageError(Reason.BEGUN_ANEW, games=games)
        else:
            day = date.fromtimestamp(backup.stat().st_mtime)
            missing = StorageError(Reason.FOUND_AGAIN, day=day)
            notice = StorageError(Reason.RESTORED, day=day, games=games) if was_there else missing
    return _connect(files, migrations)[0], notice


def _must_be_damage(error: StorageError) -> None:
    if error.reason is not Reason.DAMAGED:
        raise error
