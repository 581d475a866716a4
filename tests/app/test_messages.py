"""Errors of the engine as sentences for the player."""

from __future__ import annotations

import string

import pytest

from chameleon_qt.app.messages import error_text, place_name
from chameleon_qt.engine.deal import Deal
from chameleon_qt.engine.errors import DealError, EngineError, IllegalMove, Reason
from chameleon_qt.engine.moves import FOUNDATIONS, PILES, RESERVE, STOCK, WASTE, Move


def test_a_sentence_begins_with_a_capital_and_names_the_place(qapp: object) -> None:
    error = IllegalMove(Reason.SOURCE_EMPTY, place=PILES[1])
    assert error_text(error) == "No card to take: tableau pile 2 is empty"


def test_places_have_the_words_of_the_rules(qapp: object) -> None:
    names = [place_name(place) for place in (STOCK, WASTE, RESERVE, FOUNDATIONS[2], PILES[0])]
    assert names == ["stock", "waste", "reserve", "foundation ♦", "tableau pile 1"]


@pytest.mark.parametrize("reason", list(Reason), ids=lambda reason: reason.name)
def test_every_reason_makes_a_whole_sentence(qapp: object, reason: Reason) -> None:
    names = [name for _, name, _, _ in string.Formatter().parse(reason.value) if name]
    text = error_text(EngineError(reason, **dict.fromkeys(names, PILES[2])))
    assert "{" not in text
    assert text[0] == text[0].upper()
    for _ in names:
        assert "ableau pile 3" in text


def test_the_errors_of_a_real_game(qapp: object) -> None:
    position = Deal.numbered(1).start()
    with pytest.raises(IllegalMove) as illegal:
        position.apply(Move(WASTE, PILES[0]))
    assert error_text(illegal.value) == "No card to take: waste is empty"
    with pytest.raises(DealError) as bad:
        Deal.parse("0")
    assert error_text(bad.value).startswith("0 is no deal number")
