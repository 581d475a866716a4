"""The model: every change is announced once and in order; settings decide what a click does."""

from __future__ import annotations

from random import Random

import pytest

from chameleon_qt.app.game_model import GameModel
from chameleon_qt.engine.autoplay import click_move
from chameleon_qt.engine.deal import Deal
from chameleon_qt.engine.errors import Reason
from chameleon_qt.engine.game import Status
from chameleon_qt.engine.moves import FOUNDATIONS, PILES, STOCK, TURN, WASTE, Move
from chameleon_qt.engine.position import Position
from chameleon_qt.engine.rules import KANSAS
from tests.gui.driving import assert_oracle_agrees


class Listener:
    """Writes down the names and arguments of all signals of a model."""

    def __init__(self, model: GameModel) -> None:
        self.heard: list[tuple[str, object]] = []
        model.dealt.connect(lambda position: self.heard.append(("dealt", position)))
        model.played.connect(lambda turn: self.heard.append(("played", turn)))
        model.jumped.connect(lambda position: self.heard.append(("jumped", position)))
        model.refused.connect(lambda place, index: self.heard.append(("refused", (place, index))))
        model.illegal.connect(lambda error: self.heard.append(("illegal", error)))
        model.status_changed.connect(lambda status: self.heard.append(("status", status)))
        model.changed.connect(lambda: self.heard.append(("changed", None)))

    def names(self) -> list[str]:
        """The signals since the last call."""
        names = [name for name, _ in self.heard]
        self.heard.clear()
        return names


@pytest.fixture
def model(qapp: object) -> GameModel:
    return GameModel(Deal.numbered(1))


@pytest.fixture
def listener(model: GameModel) -> Listener:
    return Listener(model)


def near_the_end(
    deals: dict[str, str], lines: dict[str, list[str]], name: str = "R006"
) -> tuple[GameModel, Move]:
    """A game one move before auto complete could begin, and that move."""
    model = GameModel(Deal.parse(deals[name]))
    model.auto_complete = False
    for text in lines[name]:
        move = model.position.parse_move(text)
        after, _ = model.position.apply(move)
        if after.is_in_order:
            model.auto_complete = True
            return model, move
        model.play(move)
    raise AssertionError("the line ends before the piles are in order")


def test_a_new_model_plays_its_deal(model: GameModel) -> None:
    assert model.position == Deal.numbered(1).start()
    assert model.status is Status.PLAYING
    assert model.move_count == 0
    assert not model.can_undo
    assert not model.can_redo


def test_a_move_is_told_after_it_has_happened(model: GameModel) -> None:
    seen: list[tuple[Position, Position]] = []
    model.played.connect(lambda turn: seen.append((turn.after, model.position)))
    model.play(TURN)
    assert len(seen) == 1
    assert seen[0][0] == seen[0][1]
    assert seen[0][0].waste == Deal.numbered(1).start().stock[-1:]


def test_signals_come_once_each_and_in_order(model: GameModel, listener: Listener) -> None:
    model.play(TURN)
    assert listener.names() == ["played", "changed"]
    model.undo()
    assert listener.names() == ["jumped", "changed"]
    model.redo()
    assert listener.names() == ["played", "changed"]
    model.restart()
    assert listener.names() == ["jumped", "changed"]
    model.new_game(Deal.numbered(2))
    assert listener.names() == ["dealt", "status", "changed"]


def test_what_cannot_be_done_changes_nothing_and_says_nothing(
    model: GameModel, listener: Listener
) -> None:
    model.undo()
    model.redo()
    model.restart()
    assert listener.names() == []


def test_an_illegal_move_is_told_with_its_reason(model: GameModel, listener: Listener) -> None:
    before = model.position
    model.play(Move(WASTE, PILES[0]))
    ((name, error),) = listener.heard
    assert name == "illegal"
    assert getattr(error, "reason", None) is Reason.SOURCE_EMPTY
    assert model.position == before
    assert not model.can_undo


def test_a_click_plays_the_card(model: GameModel) -> None:
    rng = Random(2)
    for _ in range(400):
        position = model.position
        place = rng.choice(position.places())
        index = rng.randrange(-1, max(1, len(position.cards(place))))
        move = click_move(position, place, index)
        model.click(place, index)
        expected = position if move is None else position.apply(move)[0]
        assert model.position == expected
    assert model.move_count > 30
    assert_oracle_agrees(model)


def test_a_click_that_can_do_nothing_is_refused(model: GameModel, listener: Listener) -> None:
    model.click(WASTE, -1)
    assert listener.heard == [("refused", (WASTE, -1))]


def test_without_autoplay_only_the_stock_answers_a_click(
    model: GameModel, listener: Listener
) -> None:
    model.autoplay = False
    for _ in range(10):
        model.click(STOCK, len(model.position.stock) - 1)
    assert len(model.position.waste) == 10
    listener.names()
    before = model.position
    for place in before.places():
        if place != STOCK:
            model.click(place, len(before.cards(place)) - 1)
    assert model.position == before
    assert set(listener.names()) == {"refused"}


def test_an_exhausted_stock_refuses_the_click(model: GameModel, listener: Listener) -> None:
    for _ in range(36):
        model.click(STOCK, len(model.position.stock) - 1)
    listener.names()
    model.click(STOCK, -1)
    assert listener.names() == ["refused"]


def test_auto_complete_ends_the_game_as_one_turn(
    reference_deals: dict[str, str], winning_lines: dict[str, list[str]], qapp: object
) -> None:
    model, last = near_the_end(reference_deals, winning_lines)
    listener = Listener(model)
    moves = model.move_count
    model.play(last)
    assert model.status is Status.WON
    assert listener.names() == ["played", "played", "status", "changed"]
    assert model.move_count > moves + 1
    assert_oracle_agrees(model)
    model.undo()
    assert model.move_count == moves + 1
    assert model.position.is_in_order
    assert not model.position.is_won


def test_undo_suspends_auto_complete_until_the_next_move(
    reference_deals: dict[str, str], winning_lines: dict[str, list[str]], qapp: object
) -> None:
    model, last = near_the_end(reference_deals, winning_lines)
    model.play(last)
    model.undo()
    in_order = model.position
    model.undo()
    model.redo()
    assert model.position == in_order
    model.play(model.position.legal_moves()[0])
    assert model.status is Status.WON


def test_redo_plays_an_auto_complete_again(
    reference_deals: dict[str, str], winning_lines: dict[str, list[str]], qapp: object
) -> None:
    model, last = near_the_end(reference_deals, winning_lines)
    model.play(last)
    won = model.position
    model.undo()
    model.redo()
    assert model.position == won
    assert model.status is Status.WON


def test_with_auto_complete_off_nothing_goes_up_by_itself(
    reference_deals: dict[str, str], winning_lines: dict[str, list[str]], qapp: object
) -> None:
    model, last = near_the_end(reference_deals, winning_lines)
    model.auto_complete = False
    moves = model.move_count
    model.play(last)
    assert model.move_count == moves + 1
    assert model.status is Status.PLAYING


def test_undo_and_redo_lead_through_the_whole_history(model: GameModel) -> None:
    rng = Random(4)
    positions = [model.position]
    for _ in range(40):
        model.play(rng.choice(model.position.legal_moves()))
        positions.append(model.position)
    for position in reversed(positions[:-1]):
        model.undo()
        assert model.position == position
    for position in positions[1:]:
        model.redo()
        assert model.position == position


def test_restart_keeps_the_way_forward_until_another_move(model: GameModel) -> None:
    for _ in range(5):
        model.play(TURN)
    later = model.position
    model.restart()
    assert model.position == Deal.numbered(1).start()
    for _ in range(5):
        model.redo()
    assert model.position == later
    model.undo()
    model.play(TURN)
    assert not model.can_redo


def test_a_new_game_forgets_the_old_one(model: GameModel) -> None:
    model.play(TURN)
    model.new_game(Deal.numbered(7, KANSAS))
    assert model.deal == Deal.numbered(7, KANSAS)
    assert model.position == Deal.numbered(7, KANSAS).start()
    assert not model.can_undo
    assert model.line == ()


def test_the_status_is_told_when_it_changes_and_only_then(
    reference_deals: dict[str, str], winning_lines: dict[str, list[str]], qapp: object
) -> None:
    model = GameModel(Deal.parse(reference_deals["R018"]))
    model.auto_complete = False
    told: list[Status] = []
    model.status_changed.connect(told.append)
    for text in winning_lines["R018"]:
        model.play(model.position.parse_move(text))
    assert told == [Status.WON]
    model.undo()
    model.redo()
    model.new_game(Deal.numbered(1))
    assert told == [Status.WON, Status.PLAYING, Status.WON, Status.PLAYING]


def test_a_won_game_takes_no_more_moves(
    reference_deals: dict[str, str], winning_lines: dict[str, list[str]], qapp: object
) -> None:
    model, last = near_the_end(reference_deals, winning_lines)
    model.play(last)
    won = model.position
    for place in (*FOUNDATIONS, *PILES[:3], STOCK, WASTE):
        model.click(place, len(won.cards(place)) - 1)
    model.play(TURN)
    assert model.position == won
