"""A game in play: history, auto complete, status, counts."""

from __future__ import annotations

import pytest

from chameleon_qt.engine.deal import Deal
from chameleon_qt.engine.errors import IllegalMove, MoveError
from chameleon_qt.engine.game import Game, Status
from chameleon_qt.engine.moves import PILES, STOCK, TURN, WASTE, Move, StepKind
from chameleon_qt.engine.rules import CHAMELEON, KANSAS, Rules
from tests.engine.tables import piles, read_named, small_rules

# Two ranks, three piles, no reserve; after SETTLED only the tableau is left, in order.
SMALL = "AS 2S 2H AH AD 2D AC 2C"
SETTLED = ["S", "W-F"] * 4

DEALS = read_named("reference.txt")
LINES = read_named("winning-lines.txt")


def small_game(*moves: str, take_back: bool = False) -> Game:
    game = Game(Deal.parse(SMALL, small_rules(ranks=2, take_back=take_back)))
    for move in moves:
        game.play_text(move)
    return game


def line(game: Game) -> list[str]:
    return [str(move) for move in game.line]


def test_a_new_game_stands_at_its_deal() -> None:
    deal = Deal.numbered(617, KANSAS)
    game = Game(deal)
    assert game.deal is deal
    assert game.position == deal.start()
    assert (game.move_count, game.line, game.status) == (0, (), Status.PLAYING)
    assert not game.can_undo
    assert not game.can_redo
    assert game.undo() is None
    assert game.redo() is None
    assert game.position == deal.start()


def test_a_turn_tells_what_happened() -> None:
    game = small_game()
    before = game.position
    turn = game.play(TURN)
    assert turn.moves == (TURN,)
    assert (turn.before, turn.after) == (before, game.position)
    assert [(step.kind, step.source, step.target) for step in turn.steps] == [
        (StepKind.TURN, STOCK, WASTE)
    ]
    assert before.apply(TURN) == (turn.after, turn.steps)


def test_a_fill_from_the_reserve_belongs_to_the_same_turn() -> None:
    game = Game(Deal.parse("2C AS 2S 2H AH AD 2D AC", small_rules(ranks=2, reserve=1)))
    turn = game.play_text("1-F")
    assert [step.kind for step in turn.steps] == [StepKind.MOVE, StepKind.FILL]
    assert piles(game.position) == ["2C", "2H", "AH"]
    assert game.move_count == 1
    assert game.undo() == turn
    assert game.position == game.deal.start()


@pytest.mark.parametrize("name", ["R006", "R018"])
def test_undo_and_redo_go_as_far_as_the_game(name: str) -> None:
    game = Game(Deal.parse(" ".join(DEALS[name])))
    seen = [game.position]
    for text in LINES[name]:
        game.play_text(text)
        seen.append(game.position)
    assert game.status is Status.WON
    assert line(game) == LINES[name]
    assert game.move_count == len(LINES[name])
    for count in range(len(LINES[name]), 0, -1):
        assert game.can_undo
        assert game.position == seen[count]
        turn = game.undo()
        assert turn is not None
        assert (turn.before, turn.after) == (seen[count - 1], seen[count])
        assert game.can_redo
        assert game.move_count == count - 1
    assert game.position == game.deal.start()
    assert game.line == ()
    assert not game.can_undo
    for count in range(1, len(LINES[name]) + 1):
        turn = game.redo()
        assert turn is not None
        assert turn.after == game.position == seen[count]
    assert game.redo() is None
    assert game.status is Status.WON
    assert line(game) == LINES[name]


def test_a_new_move_drops_what_could_be_redone() -> None:
    game = small_game("S", "W-F", "S")
    game.undo()
    game.undo()
    game.play_text("1-F")
    assert line(game) == ["S", "1-F"]
    assert not game.can_redo
    assert game.redo() is None
    game.undo()
    assert line(game) == ["S"]


def test_even_the_same_move_is_a_new_one() -> None:
    game = small_game("S", "W-F")
    game.undo()
    game.undo()
    game.play_text("S")
    assert not game.can_redo
    assert line(game) == ["S"]


def test_restart_keeps_all_there_is_to_redo() -> None:
    game = small_game("S", "W-F", "1-F")
    end = game.position
    game.undo()
    game.restart()
    assert game.position == game.deal.start()
    assert (game.move_count, game.line) == (0, ())
    assert not game.can_undo
    game.restart()
    while game.can_redo:
        game.redo()
    assert game.position == end
    assert line(game) == ["S", "W-F", "1-F"]


def test_a_move_after_a_restart_drops_the_old_game() -> None:
    game = small_game("S", "W-F", "S")
    game.restart()
    game.play_text("1-F")
    assert line(game) == ["1-F"]
    assert not game.can_redo


@pytest.mark.parametrize(
    ("text", "error"), [("2-F", IllegalMove), ("4-F", IllegalMove), ("nonsense", MoveError)]
)
def test_a_refused_move_changes_nothing(text: str, error: type[Exception]) -> None:
    game = small_game("S", "W-F", "S", "1-F")
    game.undo()
    before = (game.position, game.line, game.can_redo)
    with pytest.raises(error):
        game.play_text(text)
    assert (game.position, game.line, game.can_redo) == before
    with pytest.raises(IllegalMove):
        game.play(Move(PILES[0], PILES[1]))
    assert (game.position, game.line, game.can_redo) == before


@pytest.mark.parametrize("take_back", [False, True], ids=["chameleon", "kansas"])
def test_auto_complete_is_one_turn_and_wins_at_once(take_back: bool) -> None:
    game = small_game(*SETTLED, take_back=take_back)
    before = game.position
    assert piles(before) == ["2S", "2H", "AH"]
    turn = game.auto_complete()
    assert turn is not None
    assert game.status is Status.WON
    assert [str(move) for move in turn.moves] == ["1-F", "3-F", "2-F"]
    assert [step.kind for step in turn.steps] == [StepKind.MOVE] * 3
    assert (turn.before, turn.after) == (before, game.position)
    assert game.move_count == len(SETTLED) + 3
    assert line(game) == [*SETTLED, "1-F", "3-F", "2-F"]
    assert game.undo() == turn
    assert game.position == before
    assert game.move_count == len(SETTLED)
    assert game.redo() == turn
    assert game.position.is_won


def test_auto_complete_does_nothing_before_its_time() -> None:
    game = small_game(*SETTLED[:-1])
    game.play_text("1-F")
    game.undo()
    before = game.position
    assert game.auto_complete() is None
    assert game.position == before
    assert game.can_redo


def test_auto_complete_does_nothing_after_the_win() -> None:
    game = small_game(*SETTLED, "1-F", "3-F", "2-F")
    assert game.status is Status.WON
    assert game.auto_complete() is None
    assert game.move_count == len(SETTLED) + 3


def test_auto_complete_drops_what_could_be_redone() -> None:
    game = small_game(*SETTLED, "1-F")
    game.undo()
    assert game.auto_complete() is not None
    assert not game.can_redo


def test_stuck_is_told_and_undo_leads_out_of_it() -> None:
    rules = small_rules(ranks=3, piles=1, reserve=6)
    game = Game(Deal.parse("AH AD AC 3C 3S 2D AS 2H 2C 3H 3D 2S", rules))
    for move in ["S", "S", "S", "S"]:
        assert game.status is Status.PLAYING  # 2S will come up
        game.play_text(move)
    game.play_text("W-F")
    assert game.status is Status.STUCK
    game.undo()
    assert not game.position.is_stuck


@pytest.mark.parametrize(
    "rules", [CHAMELEON, Rules("chameleon", take_back=True)], ids=["chameleon", "taking back"]
)
def test_the_win_is_the_end(rules: Rules) -> None:
    game = Game(Deal.parse(" ".join(DEALS["R018"]), rules))
    for text in LINES["R018"]:
        game.play_text(text)
    assert game.status is Status.WON
    assert game.position.legal_moves() == ()
    with pytest.raises(IllegalMove, match="the game is won"):
        game.play_text("FS-1")


def test_going_back_is_one_step_that_return_forward_reverses() -> None:
    game = Game(Deal.numbered(1))
    for _ in range(5):
        game.play(TURN)
    end = game.position
    assert [turn.moves for turn in game.history] == [(TURN,)] * 5
    assert game.go_back(2)
    assert game.move_count == 2
    assert game.return_forward()
    assert game.position == end
    assert not game.return_forward()


def test_going_back_elsewhere_is_refused() -> None:
    game = Game(Deal.numbered(1))
    game.play(TURN)
    for turns in (-1, 1, 2):
        assert not game.go_back(turns)
    assert game.move_count == 1


def test_after_going_back_undo_and_redo_go_by_single_turns() -> None:
    game = Game(Deal.numbered(1))
    for _ in range(5):
        game.play(TURN)
    game.go_back(2)
    game.undo()
    assert not game.return_forward()
    game.redo()
    assert game.move_count == 2
    game.play(TURN)
    game.undo()
    assert not game.return_forward(), "a new move has replaced what came after"


def test_what_help_was_given_is_kept_with_the_game() -> None:
    game = Game(Deal.numbered(1))
    assert (game.hints_used, game.solution_shown) == (0, False)
    game.hints_used += 1
    game.solution_shown = True
    game.play(TURN)
    game.restart()
    assert (game.hints_used, game.solution_shown) == (1, True)
