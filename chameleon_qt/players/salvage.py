"""Saves from a damaged database what the backup that took its place does not have yet."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, suppress

from chameleon_qt.players import rows
from chameleon_qt.players.connection import connect
from chameleon_qt.players.files import Files

_ACCOUNT = "id, name, key, password, created, latest_day"
_INSERT = f"INSERT OR IGNORE INTO account ({_ACCOUNT}) VALUES (?, ?, ?, ?, ?, ?)"


def salvage(files: Files, into: sqlite3.Connection) -> int:
    """Put newer players and games of the damaged database into another; how many games.

    Reads a copy, the newest rows first, until the damage. To be called while `Files.alone` holds.
    """
    copy = files.new("players.damaged")
    for end in ("", "-wal"):
        source = files.main.with_name(files.main.name + end)
        if source.is_file():
            shutil.copyfile(source, copy.with_name(copy.name + end))
    before = _games(into)
    into.execute("BEGIN IMMEDIATE")
    with closing(connect(copy)) as damaged:
        newest = into.execute("SELECT max(seq) FROM sqlite_sequence").fetchone()[0] or 0
        query = f"SELECT {_ACCOUNT} FROM account WHERE id > ? AND id < ?"
        for row in _until_damage(damaged, query, (newest, newest + 1000)):
            with suppress(sqlite3.IntegrityError):
                into.execute(_INSERT, row)
        query = f"SELECT {rows.COLUMNS} FROM game ORDER BY rowid DESC"
        for record in rows.records_of(_until_damage(damaged, query, ())):
            rows.put(into, record)
    into.execute("COMMIT")
    files.new("players.damaged")
    return _games(into) - before


def _games(connection: sqlite3.Connection) -> int:
    (count,) = connection.execute("SELECT count(*) FROM game").fetchone()
    return int(count)


def _until_damage(damaged: sqlite3.Connection, query: str, values: rows.Row) -> Iterator[rows.Row]:
    try:
        yield from damaged.execute(query, values)
    except sqlite3.Error:
        return
