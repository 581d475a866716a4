"""The figures of a statistics window, counted from the games. Only games with a move count."""

from __future__ import annotations

import sqlite3
import time
from bisect import bisect_left
from calendar import timegm
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from statistics import median

from chameleon_qt.players import rows
from chameleon_qt.players.bins import Bin, bins
from chameleon_qt.players.records import Outcome
from chameleon_qt.players.selection import Filter

MOVE_STEPS = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000)
TIME_STEPS = (5, 10, 15, 30, 60, 120, 300, 600, 900, 1800, 3600, 7200)
MOST_MONTHS = 1200


@dataclass(frozen=True, slots=True)
class Figures:
    """Time in seconds, or moves."""

    total: int
    """Of all games played."""
    best: int | None
    """The least of a win; None without a win."""
    median: float | None
    """Of the wins."""
    bins: tuple[Bin, ...]
    """The wins by their values."""


@dataclass(frozen=True, slots=True)
class Month:
    """The games dealt in one month of the local calendar."""

    year: int
    month: int
    played: int
    won: int


@dataclass(frozen=True, slots=True)
class Summary:
    """What the games of a `Filter` come to. A rate is from 0 to 1, None if nothing was played."""

    played: int
    won: int
    winnable_played: int
    """Games of which it is known that the deal can be won."""
    winnable_won: int
    current_streak: int
    """Wins in a row up to the latest game; the latest does not count while it is unfinished."""
    best_streak: int
    seconds: Figures
    moves: Figures
    undos: int
    hints: int
    months: tuple[Month, ...]
    """From the first month to the last without a gap, at most the latest `MOST_MONTHS`."""

    @property
    def win_rate(self) -> float | None:
        """Wins among the games played."""
        return self.won / self.played if self.played else None

    @property
    def winnable_rate(self) -> float | None:
        """Wins among the games whose deal is known to be winnable."""
        return self.winnable_won / self.winnable_played if self.winnable_played else None


_WON = Outcome.WON.value
_RUNNING = (Outcome.UNFINISHED.value, Outcome.STUCK.value)


def summarize(connection: sqlite3.Connection, selection: Filter) -> Summary:
    """Count all figures of the selected games."""
    where, values = selection.where()
    query = (
        "SELECT outcome, winnable, seconds, moves, begun, undos, hints FROM game "
        f"WHERE {where} AND {rows.PLAYED} AND {rows.SOUND} ORDER BY begun, id"
    )
    games = connection.execute(query, values).fetchall()
    wins = [game for game in games if game[0] == _WON]
    winnable = [game[0] == _WON for game in games if game[1] == 1]
    current, best = _streaks([game[0] for game in games])
    return Summary(
        played=len(games),
        won=len(wins),
        winnable_played=len(winnable),
        winnable_won=sum(winnable),
        current_streak=current,
        best_streak=best,
        seconds=_figures([game[2] for game in games], [game[2] for game in wins], TIME_STEPS),
        moves=_figures([game[3] for game in games], [game[3] for game in wins], MOVE_STEPS),
        undos=sum(game[5] for game in games),
        hints=sum(game[6] for game in games),
        months=_months([game[4] for game in games], [game[4] for game in wins]),
    )


def _streaks(outcomes: Sequence[str]) -> tuple[int, int]:
    """The current and the best number of wins in a row."""
    if outcomes and outcomes[-1] in _RUNNING:
        outcomes = outcomes[:-1]
    run = best = 0
    for outcome in outcomes:
        run = run + 1 if outcome == _WON else 0
        best = max(best, run)
    return run, best


def _figures(played: list[int], won: list[int], steps: Sequence[int]) -> Figures:
    middle = median(won) if won else None
    return Figures(sum(played), min(won, default=None), middle, bins(won, steps))


def _months(played: Sequence[int], won: Sequence[int]) -> tuple[Month, ...]:
    """Counts moments, given in order, by the local months that begin between them."""
    if not played:
        return ()
    last = _month(played[-1])
    numbers = range(max(_month(played[0]), last - MOST_MONTHS + 1), last + 1)
    starts = [*map(_start, numbers), _start(last + 1)]
    games, wins = ([bisect_left(times, start) for start in starts] for times in (played, won))
    return tuple(
        Month(number // 12, number % 12 + 1, games[at + 1] - games[at], wins[at + 1] - wins[at])
        for at, number in enumerate(numbers)
    )


def _month(microseconds: int) -> int:
    """The local month of a moment, counted from the year 0."""
    year, month, *_ = _local_time(microseconds // 1_000_000)
    return year * 12 + month - 1


def _start(number: int) -> float:
    """When a local month begins, in microseconds since 1970."""
    year, month = number // 12, number % 12 + 1
    first = (year, month, 1, 0, 0, 0, 0, 1, -1)
    try:
        return time.mktime(first) * 1_000_000
    except (OverflowError, ValueError):  # before 1970 on some systems
        return timegm(first) * 1_000_000.0


def _local_time(seconds: int) -> time.struct_time:
    """A moment in local time, in UTC where the system knows no other."""
    try:
        return time.localtime(seconds)
    except (OSError, OverflowError):  # before 1970 on some systems
        return (datetime(1970, 1, 1) + timedelta(seconds=seconds)).timetuple()
