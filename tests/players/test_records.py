"""What a record may hold, and the law by which states of a game are joined."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, date, datetime, timedelta, timezone
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chameleon_qt.engine.deal import Deal
from chameleon_qt.engine.game import Game
from chameleon_qt.engine.rules import KANSAS
from chameleon_qt.players.errors import Reason, RefusedError
from chameleon_qt.players.records import MOST, GameRecord, Outcome, merged
from tests.players.making import BEGUN, CARDS, NOON, board_game, record, states, won


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("id", ""),
        ("id", "0123456789ABCDEF"),
        ("id", "0" * 17),
        ("player", 0),
        ("player", 2**63),
        ("game", "whist"),
        ("deal", CARDS[0][:-3]),
        ("deal", CARDS[0].replace("7H", "9S", 1)),
        ("deal", CARDS[0] + " AS"),
        ("deal", CARDS[0].replace(" ", "\n")),
        ("number", 0),
        ("number", 2**31),
        ("begun", datetime(2026, 3, 9)),
        ("begun", datetime(1899, 12, 31, tzinfo=UTC)),
        ("begun", NOON),
        ("ended", datetime(2026, 3, 9)),
        ("seconds", -1),
        ("moves", MOST + 1),
        ("undos", -1),
        ("hints", MOST + 1),
        ("daily", date(2026, 3, 9)),  # of a guest
        ("late", True),  # of no daily board
    ],
)
def test_a_field_out_of_range_is_refused_by_name(field: str, value: Any) -> None:
    with pytest.raises(RefusedError) as caught:
        replace(record(), **{field: value})
    assert caught.value.reason is Reason.RECORD
    assert caught.value.details == {"field": field}


@pytest.mark.parametrize(
    ("field", "changes"),
    [
        ("ended", {"ended": None}),
        ("moves", {"moves": 0}),
        ("outcome", {"solution_shown": True}),
    ],
)
def test_a_win_has_moves_and_an_end_and_no_solution(field: str, changes: dict[str, Any]) -> None:
    with pytest.raises(RefusedError) as caught:
        replace(won(), **changes)
    assert caught.value.details == {"field": field}


@pytest.mark.parametrize("changes", [{"game": "kansas"}, {"daily": date(1999, 12, 31)}])
def test_the_daily_board_is_chameleon_since_2000(changes: dict[str, Any]) -> None:
    game = board_game(1, 1, date(2000, 1, 1))
    with pytest.raises(RefusedError) as caught:
        replace(game, **changes)
    assert caught.value.details == {"field": "daily"}


def test_a_game_is_played_once_it_has_a_move() -> None:
    assert not record(moves=0).is_played
    assert record(moves=1).is_played
    assert record(moves=0, undos=1).is_played  # one that was taken back


def test_a_dealt_game_has_an_id_of_its_own_and_its_time_in_utc() -> None:
    deal = Deal.numbered(617, KANSAS)
    games = [GameRecord.dealt(deal, None, NOON, winnable=True) for _ in range(3)]
    assert len({game.id for game in games}) == 3
    game = games[0]
    assert (game.game, game.deal, game.number) == ("kansas", str(deal), 617)
    assert (game.begun, game.begun.tzinfo) == (BEGUN, UTC)
    assert (game.winnable, game.outcome, game.is_played) == (True, Outcome.UNFINISHED, False)


def test_a_record_follows_its_game_to_the_win_and_stays_there(
    winning_lines: dict[str, list[str]], reference_deals: dict[str, str]
) -> None:
    name = next(iter(winning_lines))
    game = Game(Deal.parse(reference_deals[name]))
    dealt = GameRecord.dealt(game.deal, None, NOON)
    for move in winning_lines[name][:5]:
        game.play_text(move)
    game.hints_used = 2
    running = dealt.after(game, 30, 1, NOON + timedelta(seconds=30))
    assert (running.moves, running.seconds, running.undos, running.hints) == (5, 30, 1, 2)
    assert (running.outcome, running.ended) == (Outcome.UNFINISHED, None)
    for move in winning_lines[name][5:]:
        game.play_text(move)
    end = NOON + timedelta(seconds=90)
    finished = running.after(game, 90, 1, end)
    assert (finished.outcome, finished.ended) == (Outcome.WON, end)
    assert finished.moves == len(winning_lines[name])
    game.undo()
    game.solution_shown = True
    game.play_text(winning_lines[name][-1])
    later = finished.after(game, 500, 7, NOON + timedelta(hours=1))
    assert later == replace(finished, undos=7)


def test_a_game_that_a_solution_ended_is_no_win(
    winning_lines: dict[str, list[str]], reference_deals: dict[str, str]
) -> None:
    name = next(iter(winning_lines))
    game = Game(Deal.parse(reference_deals[name]))
    game.solution_shown = True
    for move in winning_lines[name]:
        game.play_text(move)
    assert Outcome.of(game) is Outcome.SOLVED


def test_a_stuck_game_may_go_on_after_an_undo() -> None:
    game = Game(Deal.numbered(1))
    while (moves := game.position.legal_moves()) and Outcome.of(game) is Outcome.UNFINISHED:
        game.play(moves[0])
    stuck = GameRecord.dealt(game.deal, None, NOON).after(game, 10, 0, NOON)
    assert (stuck.outcome, stuck.ended) == (Outcome.STUCK, BEGUN)
    game.undo()
    again = stuck.after(game, 11, 1, NOON)
    assert (again.outcome, again.ended) == (Outcome.UNFINISHED, None)


@given(states(), states())
def test_joining_never_takes_anything_back(kept: GameRecord, put: GameRecord) -> None:
    joined = merged(kept, put)
    if kept.outcome.is_final:
        for field in ("outcome", "ended", "moves", "seconds", "solution_shown"):
            assert getattr(joined, field) == getattr(kept, field)
    else:
        assert joined.outcome is put.outcome or joined.outcome is Outcome.SOLVED
        assert joined.moves == put.moves
        assert joined.solution_shown == (kept.solution_shown or put.solution_shown)
    assert joined.undos >= max(kept.undos, put.undos)
    assert joined.hints >= max(kept.hints, put.hints)
    assert joined.winnable is not None or kept.winnable is None
    for field in ("id", "player", "game", "deal", "number", "begun", "daily", "late"):
        assert getattr(joined, field) == getattr(kept, field)
    assert joined.is_played or not (kept.is_played and kept.undos)


@given(states(), st.lists(states(), max_size=4))
def test_putting_the_present_state_again_changes_nothing(
    first: GameRecord, later: list[GameRecord]
) -> None:
    kept = first
    for state in later:
        kept = merged(kept, state)
        assert merged(kept, state) == kept
        assert merged(kept, kept) == kept


def test_the_zone_of_a_record_is_utc_only() -> None:
    with pytest.raises(RefusedError):
        record(begun=datetime(2026, 1, 1, tzinfo=timezone(timedelta(hours=0), "other")))
