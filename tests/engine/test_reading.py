"""Any text a player may bring is recognised for what it is."""

from __future__ import annotations

import pytest

from chameleon_qt.engine.deal import Deal
from chameleon_qt.engine.errors import DealError, PositionError, Reason, SaveError
from chameleon_qt.engine.game import Game
from chameleon_qt.engine.notation import format_position
from chameleon_qt.engine.reading import read_any
from chameleon_qt.engine.rules import KANSAS
from chameleon_qt.engine.savefile import MOST_CHARACTERS, format_game


def test_deals_positions_and_games() -> None:
    deal = Deal.numbered(617, KANSAS)
    game = Game(deal)
    game.play_text("S")
    assert read_any(" 617 ", KANSAS).game.deal == deal
    assert read_any(str(deal), KANSAS).game.deal.cards == deal.cards
    placed = read_any(format_position(game.position)).game
    assert placed.position == game.position
    assert not placed.turns
    saved = read_any("\ufeff\n" + format_game(game, 9))
    assert saved.game.turns == game.turns
    assert saved.seconds == 9


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("", DealError),
        ("hello", DealError),
        ("base: 5", PositionError),
        ("Chameleon Qt game, format 99", SaveError),
    ],
)
def test_anything_else_is_refused(text: str, error: type[ValueError]) -> None:
    with pytest.raises(error):
        read_any(text)


def test_an_endless_text_is_refused_at_once() -> None:
    with pytest.raises(SaveError) as refusal:
        read_any("5" * (MOST_CHARACTERS + 1))
    assert refusal.value.reason is Reason.SAVE_TOO_LONG
