"""Places and moves, and how they are written."""

from __future__ import annotations

import copy
import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chameleon_qt.engine.cards import Suit
from chameleon_qt.engine.errors import MoveError, Reason
from chameleon_qt.engine.moves import (
    FOUNDATIONS,
    PILES,
    RESERVE,
    STOCK,
    TURN,
    WASTE,
    Move,
    MoveText,
    Place,
    PlaceKind,
    StepKind,
)
from tests.engine.tables import position


@pytest.mark.parametrize(
    ("place", "code", "name"),
    [
        (STOCK, "S", "stock"),
        (WASTE, "W", "waste"),
        (RESERVE, "R", "reserve"),
        (FOUNDATIONS[Suit.SPADES], "FS", "foundation ♠"),
        (FOUNDATIONS[Suit.HEARTS], "FH", "foundation ♥"),
        (FOUNDATIONS[Suit.DIAMONDS], "FD", "foundation ♦"),
        (FOUNDATIONS[Suit.CLUBS], "FC", "foundation ♣"),
        (PILES[0], "1", "tableau pile 1"),
        (PILES[8], "9", "tableau pile 9"),
    ],
)
def test_each_place_has_a_code_and_a_name(place: Place, code: str, name: str) -> None:
    assert place.code == code
    assert str(place) == name


def test_all_places_are_distinct() -> None:
    places = [STOCK, WASTE, RESERVE, *FOUNDATIONS, *PILES]
    assert len({place.code for place in places}) == len(set(places)) == 16


@pytest.mark.parametrize(
    ("text", "source", "target", "length"),
    [
        ("S", STOCK, WASTE, 1),
        ("W-F", WASTE, None, 1),
        ("R-2", RESERVE, PILES[1], 1),
        ("1-F", PILES[0], None, 1),
        ("3-1", PILES[2], PILES[0], 1),
        ("2*3-1", PILES[1], PILES[0], 3),
        ("9*12-8", PILES[8], PILES[7], 12),
        ("FS-1", FOUNDATIONS[0], PILES[0], 1),
        ("FC-9", FOUNDATIONS[3], PILES[8], 1),
        ("fd-3", FOUNDATIONS[2], PILES[2], 1),
        ("w-f", WASTE, None, 1),
        ("s", STOCK, WASTE, 1),
    ],
)
def test_reading_a_move(text: str, source: Place, target: Place | None, length: int) -> None:
    assert MoveText.parse(text) == (source, target, length)


@pytest.mark.parametrize(
    "text",
    [
        *("", " ", "S ", " S", "SS", "S-W", "S-1", "S-F", "W", "W-", "-1", "1", "1-", "1--2"),
        *("W-W", "W-R", "1-R", "1-W", "1-S", "F-1", "FX-1", "1-FS", "0-1", "1-0", "1-10", "10-1"),
        *("1*0-2", "1*00-2", "1*-2", "1*100-2", "1*x-2", "1**2-3", "*2-1", "1 - 2", "1-2 ", "1‑2"),
        "1-2 2-3",
    ],
)
def test_any_other_text_is_no_move(text: str) -> None:
    with pytest.raises(MoveError) as caught:
        MoveText.parse(text)
    assert caught.value.reason is Reason.NOT_A_MOVE
    assert caught.value.details == {"text": text}


@pytest.mark.parametrize(
    ("move", "text"),
    [
        (TURN, "S"),
        (Move(WASTE, FOUNDATIONS[2]), "W-F"),
        (Move(RESERVE, PILES[1]), "R-2"),
        (Move(PILES[0], PILES[2]), "1-3"),
        (Move(PILES[0], PILES[2], 1), "1-3"),
        (Move(PILES[0], PILES[2], 2), "1*2-3"),
        (Move(FOUNDATIONS[1], PILES[0]), "FH-1"),
    ],
)
def test_writing_a_move(move: Move, text: str) -> None:
    assert str(move) == text


@given(
    st.sampled_from([WASTE, RESERVE, *FOUNDATIONS, *PILES]),
    st.sampled_from(PILES),
    st.integers(1, 99),
)
def test_a_move_onto_a_pile_reads_back_as_itself(source: Place, target: Place, length: int) -> None:
    move = Move(source, target, length)
    assert MoveText.parse(str(move)) == (source, target, length)


@pytest.mark.parametrize(
    "turn",
    [
        Move(Place(PlaceKind.STOCK), Place(PlaceKind.WASTE)),
        copy.deepcopy(TURN),
        pickle.loads(pickle.dumps(TURN)),
    ],
    ids=["built", "copied", "pickled"],
)
def test_a_turn_of_the_stock_is_known_by_its_value(turn: Move) -> None:
    table = position("4S", "4H", "4D", stock="4C")
    assert turn == TURN
    assert str(turn) == "S"
    assert table.apply(turn) == table.apply(TURN)
    assert table.apply(turn)[1][0].kind is StepKind.TURN
