"""The daily board of one player: how each day went, and the streaks. All derived from the games."""

from __future__ import annotations

import sqlite3
from calendar import monthrange
from dataclasses import dataclass
from datetime import date, timedelta
from enum import StrEnum

from chameleon_qt.players import accounts, rows
from chameleon_qt.players.errors import Reason, RefusedError
from chameleon_qt.players.records import GameRecord


class DayState(StrEnum):
    """How a day of the daily board went."""

    WON = "won"
    """Won, begun on its day."""
    WON_LATE = "won late"
    PLAYED = "played"
    MISSED = "missed"
    OPEN = "open"
    """Today, not played yet."""
    FUTURE = "future"


@dataclass(frozen=True, slots=True)
class Day:
    """One day of the calendar."""

    day: date
    state: DayState


@dataclass(frozen=True, slots=True)
class Streaks:
    """Days in a row that were won on time."""

    current: int
    """Ends today, or yesterday while today is not won yet."""
    best: int


_DAY = timedelta(days=1)


def begin(connection: sqlite3.Connection, player: int, day: date, today: date) -> bool:
    """Begin the board of `day` and tell whether it is late: its day is over for this player.

    Once a player has seen a day, the boards before it stay late, whatever the clock says later.
    Raises `RefusedError` for a day that is yet to come and for a player who has been removed.
    """
    if day > today:
        raise RefusedError(Reason.DAY_TO_COME, day=day)
    return day < accounts.latest_day(connection, player, today)


def month(
    connection: sqlite3.Connection, player: int, year: int, month: int, today: date
) -> list[Day]:
    """All days of a month in order."""
    first = date(year, month, 1)
    last = date(year, month, monthrange(year, month)[1])
    query = (
        "SELECT daily, max(outcome = 'won' AND NOT late), max(outcome = 'won') "
        f"FROM game WHERE player = ? AND daily BETWEEN ? AND ? AND {rows.PLAYED} GROUP BY daily"
    )
    found = connection.execute(query, (player, first.isoformat(), last.isoformat()))
    states = {day: _played(on_time, won) for day, on_time, won in found}
    days = [date(year, month, number) for number in range(1, last.day + 1)]
    return [Day(day, states.get(day.isoformat()) or _unplayed(day, today)) for day in days]


def streaks(connection: sqlite3.Connection, player: int, today: date) -> Streaks:
    """The streaks as of `today`."""
    query = (
        "SELECT DISTINCT daily FROM game WHERE player = ? AND daily IS NOT NULL "
        f"AND outcome = 'won' AND NOT late AND {rows.PLAYED} ORDER BY daily"
    )
    current = best = run = 0
    before: date | None = None
    for (text,) in connection.execute(query, (player,)):
        try:
            day = date.fromisoformat(text)
        except ValueError:
            continue
        run = run + 1 if before is not None and day - before == _DAY else 1
        best = max(best, run)
        if today - _DAY <= day <= today:
            current = run
        before = day
    return Streaks(current, best)


def result_of(connection: sqlite3.Connection, player: int, day: date) -> GameRecord | None:
    """The game that decides how `day` went: its first win, on time if any; else the latest."""
    query = (
        f"SELECT {rows.COLUMNS} FROM game WHERE player = ? AND daily = ? AND {rows.PLAYED} "
        "ORDER BY outcome = 'won' DESC, late, "
        "CASE WHEN outcome = 'won' THEN begun ELSE -begun END"
    )
    found = connection.execute(query, (player, day.isoformat()))
    return next(rows.records_of(found), None)


def _played(on_time: int, won: int) -> DayState:
    if on_time:
        return DayState.WON
    return DayState.WON_LATE if won else DayState.PLAYED


def _unplayed(day: date, today: date) -> DayState:
    if day == today:
        return DayState.OPEN
    return DayState.FUTURE if day > today else DayState.MISSED
