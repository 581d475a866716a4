"""Games, clocks and databases for the tests."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta, timezone
from pathlib import Path
from typing import Any

from hypothesis import strategies as st

from chameleon_qt.engine.daily import daily_deal
from chameleon_qt.engine.deal import Deal
from chameleon_qt.players.records import MOST, GameRecord, Outcome
from chameleon_qt.players.schema import MIGRATIONS

NOON = datetime(2026, 3, 9, 12, tzinfo=timezone(timedelta(hours=1)))
BEGUN = NOON.astimezone(UTC)
CARDS = [str(Deal.numbered(number)) for number in range(1, 21)]

NEXT: tuple[tuple[str, ...], ...] = (
    *MIGRATIONS,
    (
        "ALTER TABLE game ADD COLUMN note TEXT",
        "CREATE TABLE mark (game TEXT NOT NULL REFERENCES game) STRICT",
        "INSERT INTO mark SELECT id FROM game WHERE outcome = 'won'",
    ),
)
"""A migration that only the tests know: version 2."""


class Clock:
    """Tells the time that the test sets."""

    def __init__(self, now: datetime = NOON) -> None:
        self.now = now

    def __call__(self) -> datetime:
        return self.now

    def wait(self, **time: float) -> None:
        self.now += timedelta(**time)


def record(at: int = 1, **changes: Any) -> GameRecord:
    """A guest's game with its deal, an id and a time of its own; a win has all it needs."""
    base = GameRecord(
        id=f"{at:016x}",
        player=None,
        game="chameleon",
        deal=CARDS[(at - 1) % 20],
        number=(at - 1) % 20 + 1,
        begun=BEGUN + timedelta(minutes=at),
        moves=40,
        seconds=300,
    )
    outcome = changes.get("outcome", Outcome.UNFINISHED)
    if outcome.is_final:
        changes.setdefault("ended", changes.get("begun", base.begun) + timedelta(minutes=5))
    return replace(base, **changes)


def won(at: int = 1, **changes: Any) -> GameRecord:
    return record(at, outcome=Outcome.WON, **changes)


def board_game(at: int, player: int, day: date, **changes: Any) -> GameRecord:
    """A game of the daily board."""
    deal = daily_deal(day)
    return record(at, player=player, daily=day, deal=str(deal), number=deal.number, **changes)


counts = st.one_of(st.integers(0, 300), st.integers(0, MOST))
times = st.datetimes(datetime(1970, 1, 1), datetime(9999, 12, 31), timezones=st.just(UTC))


@st.composite
def states(draw: st.DrawFn, at: int = 1, player: int | None = None) -> GameRecord:
    """Any state of one game."""
    outcome = draw(st.sampled_from(Outcome))
    return record(
        at,
        player=player,
        game=draw(st.sampled_from(["chameleon", "kansas"])),
        begun=draw(times),
        ended=draw(times if outcome.is_final else st.none() | times),
        seconds=draw(counts),
        moves=draw(counts) or int(outcome.is_final),
        undos=draw(counts),
        hints=draw(counts),
        solution_shown=outcome is not Outcome.WON and draw(st.booleans()),
        winnable=draw(st.none() | st.booleans()),
        outcome=outcome,
    )


@contextmanager
def opened(path: Path) -> Iterator[sqlite3.Connection]:
    """A plain connection of another program."""
    with closing(sqlite3.connect(path, isolation_level=None, timeout=0.1)) as connection:
        yield connection
