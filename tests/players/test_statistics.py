"""The figures of a statistics window, against a plain count."""

from __future__ import annotations

import statistics as plain
import time
from calendar import timegm
from datetime import UTC, datetime, timedelta
from itertools import pairwise
from types import SimpleNamespace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from chameleon_qt.players import statistics
from chameleon_qt.players.bins import MOST_BINS, Bin, bins
from chameleon_qt.players.exchange import to_json
from chameleon_qt.players.records import GameRecord, Outcome
from chameleon_qt.players.selection import Filter
from chameleon_qt.players.statistics import MOVE_STEPS, Figures, Month, Summary
from chameleon_qt.players.store import Store
from tests.players.making import BEGUN, record, won

GUESTS = Filter(None)


@pytest.fixture
def east(monkeypatch: pytest.MonkeyPatch) -> None:
    """A system whose local time is one hour ahead of UTC."""
    zone = SimpleNamespace(
        localtime=lambda seconds: time.gmtime(seconds + 3600),
        mktime=lambda parts: timegm(parts) - 3600.0,
    )
    monkeypatch.setattr(statistics, "time", zone)


def put(store: Store, *games: GameRecord) -> Summary:
    for game in games:
        store.put(game)
    return store.summary(GUESTS)


def test_nothing_played_has_no_rates(store: Store) -> None:
    summary = put(store, record(moves=0))
    none = Figures(0, None, None, ())
    assert summary == Summary(0, 0, 0, 0, 0, 0, none, none, 0, 0, ())
    assert summary.win_rate is None
    assert summary.winnable_rate is None


def test_totals_rates_best_and_median(store: Store) -> None:
    summary = put(
        store,
        won(1, seconds=100, moves=60, winnable=True, hints=2),
        won(2, seconds=300, moves=50),
        record(3, seconds=50, moves=9, winnable=True, undos=4),
        record(4, seconds=5, moves=1, winnable=False, outcome=Outcome.STUCK),
        record(5, moves=0, seconds=7),
        won(6, seconds=200, moves=70, winnable=True),
    )
    assert (summary.played, summary.won, summary.win_rate) == (5, 3, 0.6)
    assert (summary.winnable_played, summary.winnable_won) == (3, 2)
    assert summary.winnable_rate == pytest.approx(2 / 3)
    assert (summary.seconds.best, summary.seconds.median, summary.seconds.total) == (100, 200, 655)
    assert (summary.moves.best, summary.moves.median, summary.moves.total) == (50, 60, 190)
    assert (summary.undos, summary.hints) == (4, 2)


def test_a_solved_game_is_no_win(store: Store) -> None:
    summary = put(store, record(outcome=Outcome.SOLVED, solution_shown=True, winnable=True))
    assert (summary.played, summary.won, summary.winnable_rate) == (1, 0, 0.0)
    assert summary.moves.best is None


@pytest.mark.parametrize(
    ("outcomes", "current", "best"),
    [
        ("", 0, 0),
        ("w", 1, 1),
        ("wwx", 0, 2),
        ("wxwww", 3, 3),
        ("wwxwu", 1, 2),  # the latest one may still be won
        ("wwxwt", 1, 2),
        ("wwuw", 1, 2),  # an older one was given up
        ("wwxuu", 0, 2),
    ],
)
def test_streaks_of_wins(store: Store, outcomes: str, current: int, best: int) -> None:
    kinds = {
        "w": Outcome.WON,
        "x": Outcome.SOLVED,
        "u": Outcome.UNFINISHED,
        "t": Outcome.STUCK,
    }
    games = [record(at, outcome=kinds[letter]) for at, letter in enumerate(outcomes, 1)]
    summary = put(store, *reversed(games))
    assert (summary.current_streak, summary.best_streak) == (current, best)


def test_months_are_local_and_have_no_gap(store: Store, east: None) -> None:
    times = [
        datetime(2025, 12, 31, 22, 59, tzinfo=UTC),  # still December
        datetime(2025, 12, 31, 23, 0, tzinfo=UTC),  # January in the east
        datetime(2026, 3, 31, 22, 59, tzinfo=UTC),
        datetime(2026, 3, 31, 23, 0, tzinfo=UTC),  # April in the east
    ]
    put(store, *[record(at, begun=begun) for at, begun in enumerate(times, 1)])
    summary = put(store, won(9, begun=times[3] + timedelta(days=3)))
    assert summary.months == (
        Month(2025, 12, 1, 0),
        Month(2026, 1, 1, 0),
        Month(2026, 2, 0, 0),
        Month(2026, 3, 1, 0),
        Month(2026, 4, 2, 1),
    )


def test_a_clock_that_was_centuries_off_makes_no_endless_chart(store: Store) -> None:
    summary = put(
        store,
        record(1, begun=datetime(1900, 1, 1, tzinfo=UTC)),
        record(2),
        won(3),
        record(4, begun=datetime(9000, 1, 1, tzinfo=UTC)),
    )
    assert summary.played == 4
    assert len(summary.months) == statistics.MOST_MONTHS


def test_a_system_without_times_before_1970_counts_in_utc(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_: object) -> time.struct_time:
        raise OverflowError

    zone = SimpleNamespace(localtime=fail, mktime=fail)
    monkeypatch.setattr(statistics, "time", zone)
    summary = put(store, won(1, begun=datetime(1969, 12, 31, 23, tzinfo=UTC)))
    assert summary.months == (Month(1969, 12, 1, 1),)


@st.composite
def histories(draw: st.DrawFn) -> list[GameRecord]:
    """Some games of two kinds in a bit more than a year."""
    return [
        record(
            at,
            begun=BEGUN + timedelta(days=draw(st.integers(0, 400)), seconds=at),
            outcome=draw(st.sampled_from(Outcome)),
            moves=draw(st.integers(1, 200)),
            seconds=draw(st.integers(0, 5000)),
            winnable=draw(st.none() | st.booleans()),
            game=draw(st.sampled_from(["chameleon", "kansas"])),
        )
        for at in range(1, draw(st.integers(1, 20)))
    ]


@settings(max_examples=30, deadline=None)
@given(histories(), st.sampled_from([None, "chameleon", "kansas"]))
def test_the_figures_are_those_of_a_plain_count(
    tmp_path_factory: pytest.TempPathFactory, kept: list[GameRecord], game: str | None
) -> None:
    store = Store(tmp_path_factory.mktemp("statistics"))
    store.import_games(to_json(kept), None)
    summary = store.summary(Filter(None, game))
    store.close()
    chosen = [one for one in kept if game in (None, one.game)]
    wins = [one for one in chosen if one.outcome is Outcome.WON]
    assert (summary.played, summary.won) == (len(chosen), len(wins))
    assert summary.winnable_played == sum(one.winnable is True for one in chosen)
    assert summary.winnable_won == sum(one.winnable is True for one in wins)
    for figures, values in (
        (summary.moves, [one.moves for one in wins]),
        (summary.seconds, [one.seconds for one in wins]),
    ):
        assert figures.best == min(values, default=None)
        assert figures.median == (plain.median(values) if values else None)
        assert sum(bar.count for bar in figures.bins) == len(wins)
    assert sum(month.played for month in summary.months) == len(chosen)
    assert sum(month.won for month in summary.months) == len(wins)
    assert summary.current_streak <= summary.best_streak <= summary.won


@given(st.lists(st.integers(0, 10**9) | st.integers(0, 300)))
def test_every_number_is_in_its_bar(numbers: list[int]) -> None:
    bars = bins(numbers, MOVE_STEPS)
    assert len(bars) <= MOST_BINS + 2
    assert sum(bar.count for bar in bars) == len(numbers)
    for bar in bars:
        end = bar.end if bar.end is not None else 10**10
        assert bar.count == sum(bar.first <= number < end for number in numbers)
    for left, right in pairwise(bars):
        assert left.end == right.first


def test_a_game_left_open_for_a_day_does_not_flatten_the_chart() -> None:
    bars = bins([300 + 10 * number for number in range(40)] + [86_400], statistics.TIME_STEPS)
    assert bars[-1] == Bin(bars[-1].first, None, bars[-1].count)
    assert bars[0].count < 10
