"""The tables, and how each version of them becomes the next. What was released never changes."""

from __future__ import annotations

import sqlite3
from functools import lru_cache

from chameleon_qt.players.errors import Reason, StorageError

Migrations = tuple[tuple[str, ...], ...]
"""The statements that lead from each version, counted from 0, to the next."""

APPLICATION = 0x43514C44
"""Marks the file as ours, as `PRAGMA application_id` does."""

_ACCOUNT = """
CREATE TABLE account (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 40),
    key TEXT NOT NULL UNIQUE,
    password TEXT CHECK (length(password) BETWEEN 1 AND 300),
    created INTEGER NOT NULL,
    wrong INTEGER NOT NULL DEFAULT 0 CHECK (wrong BETWEEN 0 AND 1000000),
    wrong_at INTEGER,
    latest_day TEXT CHECK (length(latest_day) = 10)
) STRICT
"""

_CURRENT = """
CREATE TABLE current (
    only INTEGER PRIMARY KEY CHECK (only = 1),
    account INTEGER NOT NULL REFERENCES account ON DELETE CASCADE,
    stay INTEGER NOT NULL CHECK (stay IN (0, 1))
) STRICT
"""

_GAME = """
CREATE TABLE game (
    id TEXT PRIMARY KEY NOT NULL CHECK (length(id) = 16 AND id NOT GLOB '*[^0-9a-f]*'),
    player INTEGER REFERENCES account ON DELETE CASCADE,
    game TEXT NOT NULL CHECK (game IN ('chameleon', 'kansas')),
    deal TEXT NOT NULL CHECK (length(deal) = 155),
    number INTEGER CHECK (number BETWEEN 1 AND 2147483647),
    begun INTEGER NOT NULL CHECK (begun BETWEEN -2208988800000000 AND 253402300799999999),
    ended INTEGER CHECK (ended BETWEEN -2208988800000000 AND 253402300799999999),
    seconds INTEGER NOT NULL CHECK (seconds BETWEEN 0 AND 1000000000),
    moves INTEGER NOT NULL CHECK (moves BETWEEN 0 AND 1000000000),
    undos INTEGER NOT NULL CHECK (undos BETWEEN 0 AND 1000000000),
    hints INTEGER NOT NULL CHECK (hints BETWEEN 0 AND 1000000000),
    solution_shown INTEGER NOT NULL CHECK (solution_shown IN (0, 1)),
    winnable INTEGER CHECK (winnable IN (0, 1)),
    outcome TEXT NOT NULL CHECK (outcome IN ('unfinished', 'stuck', 'solved', 'won')),
    daily TEXT CHECK (length(daily) = 10 AND daily >= '2000-01-01'),
    late INTEGER NOT NULL CHECK (late IN (0, 1)),
    CHECK (ended IS NOT NULL OR outcome IN ('unfinished', 'stuck')),
    CHECK (moves > 0 OR outcome IN ('unfinished', 'stuck')),
    CHECK (outcome <> 'won' OR NOT solution_shown),
    CHECK (daily IS NULL OR (player IS NOT NULL AND game = 'chameleon')),
    CHECK (daily IS NOT NULL OR NOT late)
) STRICT
"""

# Holds all that is counted, so that the cards of the games need not be read.
_INDEX = """
CREATE INDEX game_figures
ON game (player, begun, id, game, outcome, winnable, seconds, moves, undos, hints)
"""

MIGRATIONS: Migrations = (
    (
        _ACCOUNT,
        _CURRENT,
        _GAME,
        _INDEX,
        "CREATE INDEX game_daily ON game (player, daily) WHERE daily IS NOT NULL",
    ),
)


def version_of(connection: sqlite3.Connection, migrations: Migrations) -> int:
    """The version of a database that is ours and has exactly the tables of that version.

    Raises `StorageError`: `Reason.DAMAGED` for any other, `Reason.NEWER` for what a later
    version of the program made.
    """
    connection.execute("BEGIN")
    try:
        (version,) = connection.execute("PRAGMA user_version").fetchone()
        (application,) = connection.execute("PRAGMA application_id").fetchone()
        tables = _tables(connection) if version <= len(migrations) else None
    finally:
        connection.execute("ROLLBACK")
    if version and application != APPLICATION:
        raise StorageError(Reason.DAMAGED)
    if version > len(migrations):
        raise StorageError(Reason.NEWER, version=version, newest=len(migrations))
    if version < 0 or tables != _expected(migrations[:version]):
        raise StorageError(Reason.DAMAGED)
    return int(version)


def migrate(connection: sqlite3.Connection, migrations: Migrations) -> None:
    """Bring a database up to the newest version, wholly or not at all."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        (version,) = connection.execute("PRAGMA user_version").fetchone()
        for statements in migrations[version:]:
            for statement in statements:
                connection.execute(statement)
        connection.execute(f"PRAGMA application_id = {APPLICATION}")
        connection.execute(f"PRAGMA user_version = {len(migrations)}")
        connection.execute("COMMIT")
    finally:
        if connection.in_transaction:
            connection.execute("ROLLBACK")


def _tables(connection: sqlite3.Connection) -> frozenset[tuple[object, ...]]:
    query = "SELECT type, name, tbl_name, sql FROM sqlite_schema WHERE name NOT LIKE 'sqlite\\_%' \
ESCAPE '\\'"
    return frozenset(connection.execute(query))


@lru_cache
def _expected(migrations: Migrations) -> frozenset[tuple[object, ...]]:
    """The tables to which `migrations` lead."""
    connection = sqlite3.connect(":memory:", isolation_level=None)
    try:
        migrate(connection, migrations)
        return _tables(connection)
    finally:
        connection.close()
