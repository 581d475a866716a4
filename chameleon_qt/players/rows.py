"""Games as rows of the database, and back; a row that describes no game is none."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator
from datetime import UTC, date, datetime, timedelta
from typing import Any

from chameleon_qt.players.errors import RefusedError
from chameleon_qt.players.records import MOST, GameRecord, Outcome, merged

Row = tuple[Any, ...]

COLUMNS = (
    "id, player, game, deal, number, begun, ended, seconds, moves, undos, hints, "
    "solution_shown, winnable, outcome, daily, late"
)
PLAYED = "(moves > 0 OR undos > 0)"
"""Which rows count as played, as `GameRecord.is_played` does."""

_NUMBERS = ("seconds", "moves", "undos", "hints")
SOUND = " AND ".join(
    [
        *(f"{name} BETWEEN 0 AND {MOST}" for name in _NUMBERS),
        "begun BETWEEN -2208988800000000 AND 253402300799999999",
    ]
)
"""Which rows hold numbers that may be counted, whatever has happened to the file."""

_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
_MICROSECOND = timedelta(microseconds=1)


def to_row(record: GameRecord) -> Row:
    """The values of `COLUMNS` for `record`; times are whole microseconds since 1970."""
    return (
        record.id,
        record.player,
        record.game,
        record.deal,
        record.number,
        to_time(record.begun),
        None if record.ended is None else to_time(record.ended),
        record.seconds,
        record.moves,
        record.undos,
        record.hints,
        int(record.solution_shown),
        None if record.winnable is None else int(record.winnable),
        record.outcome.value,
        None if record.daily is None else record.daily.isoformat(),
        int(record.late),
    )


def from_row(row: Row) -> GameRecord | None:
    """The game of a row; None if its values, damaged on the disk, make none."""
    identity, player, game, deal, number, begun, ended = row[:7]
    seconds, moves, undos, hints, shown, winnable, outcome, daily, late = row[7:]
    try:
        return GameRecord(
            identity,
            player,
            game,
            deal,
            number,
            from_time(begun),
            None if ended is None else from_time(ended),
            seconds,
            moves,
            undos,
            hints,
            solution_shown=bool(shown),
            winnable=None if winnable is None else bool(winnable),
            outcome=Outcome(outcome),
            daily=None if daily is None else date.fromisoformat(daily),
            late=bool(late),
        )
    except (RefusedError, ValueError, TypeError, OverflowError, AttributeError):
        return None


def records_of(rows: Iterable[Row]) -> Iterator[GameRecord]:
    """The games of `rows`."""
    for row in rows:
        record = from_row(row)
        if record is not None:
            yield record


def to_time(moment: datetime) -> int:
    """Whole microseconds since 1970."""
    return (moment - _EPOCH) // _MICROSECOND


def from_time(microseconds: int) -> datetime:
    """The moment, in UTC; raises `OverflowError` for a number that is none."""
    return _EPOCH + timedelta(microseconds=microseconds)


def fetch(connection: sqlite3.Connection, identity: str) -> GameRecord | None:
    """The game with this id."""
    query = f"SELECT {COLUMNS} FROM game WHERE id = ?"
    row = connection.execute(query, (identity,)).fetchone()
    return None if row is None else from_row(row)


def insert(connection: sqlite3.Connection, record: GameRecord) -> bool:
    """Add a game; nothing happens if its id, or a row of it under another id, is there.

    A row is the same game under another id where player, deal and time are the same: a damaged
    file may hold such a one.
    """
    places = ", ".join("?" * 16)
    cursor = connection.execute(
        f"INSERT OR IGNORE INTO game ({COLUMNS}) SELECT {places} WHERE NOT EXISTS "
        "(SELECT 1 FROM game WHERE player IS ? AND begun = ? AND deal = ?)",
        (*to_row(record), record.player, to_time(record.begun), record.deal),
    )
    return cursor.rowcount == 1


def put(connection: sqlite3.Connection, record: GameRecord) -> bool:
    """Keep the present state of a game, as `records.merged` says; True if its player is there."""
    kept = fetch(connection, record.id)
    if kept is not None:
        connection.execute(
            "UPDATE game SET ended = ?, seconds = ?, moves = ?, undos = ?, hints = ?, "
            "solution_shown = ?, winnable = ?, outcome = ? WHERE id = ?",
            (*to_row(merged(kept, record))[6:14], record.id),
        )
        return True
    query = "SELECT 1 FROM account WHERE id = ?"
    if record.player is not None and connection.execute(query, (record.player,)).fetchone() is None:
        return False
    if insert(connection, record) and fetch(connection, record.id) is None:
        raise sqlite3.DatabaseError("an index does not lead to what was just written")
    return True
