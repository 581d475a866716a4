"""Games in the database: each once, whatever is put how often and by whom."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from chameleon_qt.players.errors import Reason, RefusedError
from chameleon_qt.players.records import GameRecord, Outcome, merged
from chameleon_qt.players.selection import Filter
from chameleon_qt.players.store import Store
from tests.players.making import BEGUN, board_game, opened, record, states, won

GUESTS = Filter(None)


@settings(max_examples=25)
@given(st.lists(states(), min_size=1, max_size=6))
def test_the_database_keeps_what_joining_says(puts: list[GameRecord]) -> None:
    with TemporaryDirectory() as folder:
        store = Store(Path(folder))
        kept = puts[0]
        for state in puts:
            kept = merged(kept, state)
            store.put(state)
            store.put(state)
        assert store.game(kept.id) == kept
        assert store.games(GUESTS) == [kept]
        store.close()


def test_a_win_counts_once_whatever_follows(store: Store) -> None:
    store.put(record(moves=51))
    store.put(won(moves=52, seconds=400))
    store.put(record(moves=51, undos=1, seconds=401))
    store.put(won(moves=60, seconds=500, undos=1))
    store.put(replace(won(moves=60, undos=2), outcome=Outcome.SOLVED, solution_shown=True))
    game = store.game(record().id)
    assert game == won(moves=52, seconds=400, undos=2)
    summary = store.summary(GUESTS)
    assert (summary.played, summary.won) == (1, 1)


def test_a_game_stays_with_its_player(store: Store, ada: int) -> None:
    store.put(record(player=ada))
    store.put(won(player=None))
    assert store.games(GUESTS) == []
    assert store.games(Filter(ada)) == [won(player=ada)]


def test_a_game_of_a_removed_player_is_not_kept(store: Store, ada: int) -> None:
    store.remove(ada)
    assert not store.put(record(player=ada))
    assert store.put(record(2))
    assert store.create("Ada").id != ada


def test_the_same_game_under_another_id_is_not_counted_twice(store: Store) -> None:
    store.put(won())
    store.put(replace(won(), id="f" * 16))
    assert store.games(GUESTS) == [won()]


def test_there_is_nothing_under_an_unknown_id(store: Store) -> None:
    assert store.game("0" * 16) is None


def test_games_are_selected_by_player_game_and_period(store: Store, ada: int) -> None:
    games = [
        record(number, player=player, game=game)
        for number, (player, game) in enumerate(
            [(None, "chameleon"), (ada, "chameleon"), (ada, "kansas"), (ada, "chameleon")], 1
        )
    ]
    for game in reversed(games):
        store.put(game)
    assert store.games(GUESTS) == games[:1]
    assert store.games(Filter(ada)) == games[1:]
    assert store.games(Filter(ada, "kansas")) == [games[2]]
    assert store.games(Filter(ada, since=games[2].begun)) == games[2:]
    assert store.games(Filter(ada, until=games[2].begun)) == [games[1]]
    since, until = games[1].begun, games[3].begun
    assert store.games(Filter(ada, "chameleon", since, until)) == [games[1]]


def test_a_reset_removes_the_games_of_one_player_and_from_backups(
    store: Store, folder: Path, ada: int
) -> None:
    store.put(record(1))
    store.put(record(2, player=ada))
    store.back_up_daily()
    assert store.reset(ada) == 1
    assert store.games(Filter(ada)) == []
    assert store.games(GUESTS) == [record(1)]
    assert store.account(ada).name == "Ada"
    (backup,) = folder.glob("players.backup-*")
    with opened(backup) as copy:
        assert copy.execute("SELECT player FROM game").fetchall() == [(None,)]


@pytest.mark.parametrize(
    "change",
    [
        "deal = '7H 7H' || substr(deal, 6)",
        "begun = 9223372036854775807",
        "begun = -9223372036854775808",
        "outcome = 'lost'",
        "game = CAST(x'ff0000' AS TEXT)",
        "daily = '2026-13-41', player = 1",
        "number = 0",
        "moves = -5",
    ],
)
def test_a_damaged_row_is_left_out(store: Store, folder: Path, change: str) -> None:
    store.create("Ada")
    store.put(won(1))
    store.put(record(2))
    with opened(folder / "players.sqlite3") as other:
        other.execute("PRAGMA ignore_check_constraints = ON")
        other.execute(f"UPDATE game SET {change} WHERE id = ?", (won(1).id,))
    assert won(1) not in [*store.games(GUESTS), *store.games(Filter(1))]
    assert record(2) in store.games(GUESTS)
    for player in (None, 1):
        store.summary(Filter(player))
        assert all(game.id == record(2).id for game in store.games(Filter(player)))
    store.streaks(1)
    store.put(won(1))  # whatever it comes to, it does not fail


def test_games_begin_in_1970_too(store: Store) -> None:
    old = won(begun=BEGUN.replace(year=1970, month=1, day=1))
    store.put(old)
    assert store.games(GUESTS) == [old]
    assert store.summary(GUESTS).months[0].year == 1970


def test_daily_games_are_kept_with_their_day(store: Store, ada: int) -> None:
    game = board_game(1, ada, BEGUN.date(), late=True, winnable=False)
    store.put(game)
    assert store.game(game.id) == game


def test_a_record_must_be_right_before_it_is_put() -> None:
    with pytest.raises(RefusedError) as caught:
        record(seconds=-1)
    assert caught.value.reason is Reason.RECORD
    assert record(ended=BEGUN - timedelta(days=1)).ended is not None  # a clock set back
