"""The calendar of the daily board, its streaks, and clocks that are set to and fro."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta, timezone
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from chameleon_qt.players.board import DayState, Streaks
from chameleon_qt.players.errors import Reason, RefusedError
from chameleon_qt.players.records import Outcome
from chameleon_qt.players.store import Store
from tests.players.making import NOON, Clock, board_game, opened

TODAY = NOON.date()
DAY = timedelta(days=1)
MARCH = {number: date(2026, 3, number) for number in range(1, 32)}


def states(store: Store, player: int) -> dict[int, DayState]:
    days = store.month(player, 2026, 3)
    assert [entry.day for entry in days] == list(MARCH.values())
    return {entry.day.day: entry.state for entry in days}


def win(store: Store, at: int, player: int, day: date, *, late: bool = False) -> None:
    store.put(board_game(at, player, day, late=late, outcome=Outcome.WON))


def test_a_month_shows_how_each_day_went(store: Store, ada: int) -> None:
    win(store, 1, ada, MARCH[2])
    win(store, 2, ada, MARCH[3], late=True)
    store.put(board_game(3, ada, MARCH[4]))
    store.put(board_game(4, ada, MARCH[5], moves=0))  # dealt only
    store.put(board_game(5, ada, MARCH[6], outcome=Outcome.SOLVED, solution_shown=True))
    found = states(store, ada)
    assert found[1] is DayState.MISSED
    assert found[2] is DayState.WON
    assert found[3] is DayState.WON_LATE
    assert found[4] is DayState.PLAYED
    assert found[5] is DayState.MISSED
    assert found[6] is DayState.PLAYED
    assert found[9] is DayState.OPEN
    assert all(found[number] is DayState.FUTURE for number in range(10, 32))
    win(store, 6, ada, TODAY)
    assert states(store, ada)[9] is DayState.WON


def test_a_month_is_that_of_one_player(store: Store, ada: int) -> None:
    bob = store.create("Bob").id
    win(store, 1, bob, MARCH[2])
    assert states(store, ada)[2] is DayState.MISSED
    assert store.streaks(ada) == Streaks(0, 0)


def test_a_day_is_won_once_however_often_it_is_played(store: Store, ada: int) -> None:
    for at in range(1, 4):
        win(store, at, ada, TODAY)
    store.put(board_game(4, ada, TODAY))
    win(store, 5, ada, TODAY, late=True)
    assert states(store, ada)[9] is DayState.WON
    assert store.streaks(ada) == Streaks(1, 1)


def test_the_game_of_a_day_is_its_first_win_on_time_else_its_latest(store: Store, ada: int) -> None:
    assert store.result_of(ada, TODAY) is None
    order = [
        board_game(1, ada, TODAY),
        board_game(2, ada, TODAY),
        board_game(9, ada, TODAY, outcome=Outcome.WON, late=True),
        board_game(8, ada, TODAY, outcome=Outcome.WON, late=True),
        board_game(7, ada, TODAY, outcome=Outcome.WON),
        board_game(6, ada, TODAY, outcome=Outcome.WON),
    ]
    for game in order:
        store.put(game)
        assert store.result_of(ada, TODAY) == game
    store.put(board_game(5, ada, TODAY))
    assert store.result_of(ada, TODAY) == order[-1]


@pytest.mark.parametrize(
    ("won", "expected"),
    [
        ([], Streaks(0, 0)),
        ([0], Streaks(1, 1)),
        ([-1], Streaks(1, 1)),
        ([-2], Streaks(0, 1)),
        ([-4, -3, -2, -1], Streaks(4, 4)),
        ([-4, -3, -2, -1, 0], Streaks(5, 5)),
        ([-9, -8, -7, -1, 0], Streaks(2, 3)),
        ([-9, -7, -5], Streaks(0, 1)),
        ([0, 1, 2], Streaks(1, 3)),  # a clock that was ahead
    ],
)
def test_streaks(store: Store, ada: int, won: list[int], expected: Streaks) -> None:
    for at, offset in enumerate(won, 1):
        win(store, at, ada, TODAY + offset * DAY)
    assert store.streaks(ada) == expected


def test_a_day_won_late_breaks_a_streak(store: Store, ada: int) -> None:
    for at, offset in enumerate([-2, -1, 0], 1):
        win(store, at, ada, TODAY + offset * DAY, late=offset == -1)
    assert store.streaks(ada) == Streaks(1, 1)


def test_streaks_reach_over_months_and_leap_days(store: Store, clock: Clock, ada: int) -> None:
    clock.now = datetime(2028, 3, 1, 12, tzinfo=UTC)
    for at in range(60):
        win(store, at + 1, ada, date(2028, 3, 1) - at * DAY)
    assert store.streaks(ada) == Streaks(60, 60)


def test_a_damaged_day_is_left_out_of_the_streak(store: Store, folder: Path, ada: int) -> None:
    win(store, 1, ada, TODAY)
    win(store, 2, ada, TODAY - DAY)
    with opened(folder / "players.sqlite3") as other:
        other.execute("UPDATE game SET daily = '2026-13-99' WHERE daily = '2026-03-08'")
    assert store.streaks(ada) == Streaks(1, 1)


def test_todays_board_is_on_time_and_older_ones_are_late(store: Store, ada: int) -> None:
    assert not store.begin_day(ada, TODAY)
    assert store.begin_day(ada, TODAY - DAY)
    assert store.begin_day(ada, date(2000, 1, 1))
    assert not store.begin_day(ada, TODAY)


def test_a_day_to_come_cannot_be_begun(store: Store, ada: int) -> None:
    with pytest.raises(RefusedError) as caught:
        store.begin_day(ada, TODAY + DAY)
    assert caught.value.reason is Reason.DAY_TO_COME
    assert caught.value.details == {"day": TODAY + DAY}


def test_a_clock_set_back_makes_no_day_on_time_again(store: Store, clock: Clock, ada: int) -> None:
    store.sign_in(ada)  # has seen today, and missed yesterday
    clock.now -= DAY
    assert store.begin_day(ada, TODAY - DAY)
    clock.now += DAY
    assert not store.begin_day(ada, TODAY)


def test_a_clock_set_ahead_gains_no_second_day(store: Store, clock: Clock, ada: int) -> None:
    clock.now += DAY
    assert not store.begin_day(ada, TODAY + DAY)
    clock.now -= DAY
    assert store.begin_day(ada, TODAY)
    bob = store.create("Bob").id
    assert not store.begin_day(bob, TODAY)  # another player has seen no later day


def test_a_journey_over_the_date_line_gains_no_second_day(
    store: Store, clock: Clock, ada: int
) -> None:
    clock.now = datetime(2026, 3, 9, 1, tzinfo=timezone(timedelta(hours=12)))
    assert not store.begin_day(ada, date(2026, 3, 9))
    clock.now = clock.now.astimezone(timezone(timedelta(hours=-10)))
    assert clock.now.date() == date(2026, 3, 8)
    assert store.begin_day(ada, date(2026, 3, 8))


def test_a_damaged_latest_day_begins_anew(store: Store, folder: Path, ada: int) -> None:
    store.begin_day(ada, TODAY)
    with opened(folder / "players.sqlite3") as other:
        other.execute("UPDATE account SET latest_day = '0000000000'")
    assert not store.begin_day(ada, TODAY)


@settings(max_examples=20, deadline=None)
@given(st.lists(st.integers(-3, 3), max_size=12))
def test_no_day_is_on_time_once_a_later_one_was_seen(
    tmp_path_factory: pytest.TempPathFactory, offsets: list[int]
) -> None:
    clock = Clock()
    store = Store(tmp_path_factory.mktemp("board"), clock)
    player = store.create("Ada").id
    latest = date.min
    for offset in offsets:
        clock.now = NOON + offset * DAY
        today = clock.now.date()
        latest = max(latest, today)
        assert store.begin_day(player, today) == (today < latest)
    store.close()
