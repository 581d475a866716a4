"""What a click plays, and how Auto complete clears the table."""

from __future__ import annotations

import pytest

from chameleon_qt.engine.autoplay import auto_complete_moves, click_move
from chameleon_qt.engine.moves import (
    FOUNDATIONS,
    PILES,
    RESERVE,
    STOCK,
    TURN,
    WASTE,
    Place,
    PlaceKind,
)
from chameleon_qt.engine.position import Position
from tests.engine.tables import position

PLACES = {place.code: place for place in (STOCK, WASTE, RESERVE, *FOUNDATIONS, *PILES)}


def click(table: Position, code: str, index: int | None = None) -> str | None:
    """The move of a click on a card, the top one if no other is named."""
    place = PLACES[code]
    at = len(table.cards(place)) - 1 if index is None else index
    move = click_move(table, place, at)
    return None if move is None else str(move)


def test_the_foundation_comes_first() -> None:
    table = position("2S", "3H", "4H", waste="3S 4S")
    assert click(table, "1") == "1-F"  # though it builds on 3H
    table = position("4H", "4D", "4C", waste="4S 3S")
    assert click(table, "W") == "W-F"


def test_then_the_first_pile_from_the_left_that_it_builds_on() -> None:
    table = position("3H", "4D", "4C", waste="4H 4S 2S 3S")
    assert click(table, "W") == "W-2"
    table = position("4D", "3H", "4C", waste="4H")
    assert click(table, "2") == "2-F"
    table = position("4D", "3D", "4C", reserve="4S 2S 3S")
    assert click(table, "R") == "R-1"


def test_only_then_an_empty_pile() -> None:
    table = position("", "3H", "4D", waste="4H 3D 2S 3S 4S")
    assert click(table, "W") == "W-1"
    table = position("", "3H", "4D", waste="4H 4S 2S 3S")
    assert click(table, "W") == "W-3"


def test_the_first_of_several_empty_piles() -> None:
    assert click(position("4S", "", "", waste="3S 3H 4H"), "W") == "W-2"


def test_a_card_inside_a_pile_moves_with_those_above_it() -> None:
    table = position("4S 3H 2S", "4C", "4D", waste="4H 3S")
    assert click(table, "1", 1) == "1*2-2"
    assert click(table, "1", 2) == "1-F"
    table = position("4S 3H 2S", "", "", waste="4H 3S")
    assert click(table, "1", 1) == "1*2-2"


def test_a_run_never_goes_to_a_foundation() -> None:
    assert click(position("3S 2S", "4S", "4H"), "1", 0) == "1*2-2"
    assert click(position("3S 2S", "3D", "4S", waste="4D"), "1", 0) == "1*2-3"
    assert click(position("3S 2S", "3D", "3H", waste="4D 4H 4S"), "1", 0) is None


def test_a_whole_pile_is_never_clicked_into_an_empty_one() -> None:
    table = position("4S 3H", "", "", waste="4H")
    assert click(table, "1", 0) is None
    assert click(table, "1", 1) == "1-F"
    lone = position("3D", "", "", waste="4D 2D")
    assert click(lone, "1") is None


def test_a_whole_pile_may_be_clicked_onto_another() -> None:
    assert click(position("", "3S 2H", "4C", waste="4S 4H 3H"), "2", 0) == "2*2-3"


def test_a_part_of_a_pile_may_be_clicked_into_an_empty_one() -> None:
    assert click(position("4S 3H 2H", "", "4H"), "1", 1) == "1*2-3"
    assert click(position("4S 3H 2H", "", "3S", waste="4H"), "1", 1) == "1*2-2"


def test_only_the_top_of_waste_and_reserve_answers() -> None:
    table = position("4H", "4D", "4C", reserve="4S 3S", waste="2S")
    assert click(table, "R", 1) == "R-1"
    assert click(table, "R", 0) is None
    table = position("4H", "4D", "4C", waste="4S 2S 3S")
    assert click(table, "W", 2) == "W-1"
    assert click(table, "W", 1) is None
    assert click(table, "W", 0) is None


def test_a_click_outside_the_cards_plays_nothing() -> None:
    table = position("3S 2S", "4S", "", waste="3H 4H")
    for code in ("1", "2", "3", "W", "R"):
        assert click(table, code, -1) is None
        assert click(table, code, 2) is None
    assert click(table, "3", 0) is None
    assert click(table, "R", 0) is None


@pytest.mark.parametrize("index", [-1, 0, 1, 7])
def test_a_click_on_the_stock_turns_it_wherever_it_is_clicked(index: int) -> None:
    table = position("4S", "4H", "4D", stock="4C 3C")
    assert click_move(table, STOCK, index) == TURN
    assert click_move(table, Place(PlaceKind.STOCK), index) == TURN
    used = position("4S", "4H", "4D", waste="4C 3C")
    assert click_move(used, STOCK, index) is None


def test_a_foundation_card_plays_in_kansas_only() -> None:
    assert click(position("", "4S", "4H"), "FS") is None
    kansas = position("", "4S", "4H", kansas=True)
    assert click(kansas, "FS") == "FS-2"
    assert click(kansas, "FC") == "FC-1"  # 4C builds on nothing
    assert click(kansas, "FS", 0) is None  # only the top card is in play
    assert click(position("4S", "4H", "4D", kansas=True), "FC") is None


def test_nothing_to_play_is_none() -> None:
    table = position("AS 4S", "AH 4H", "AD 4D", waste="3S 3H 3D 2S 2H 2D")
    for code in ("S", "W", "R", "FC", "1", "2", "3"):
        assert click(table, code) is None
    assert click(table, "1", 0) is None


def test_after_the_win_nothing_answers() -> None:
    table = position("", "", "", kansas=True)
    for code in ("S", "W", "R", "FS", "FC", "1"):
        assert click(table, code) is None


@pytest.mark.parametrize(
    ("piles_now", "base", "order"),
    [
        (["4S 3H", "4H", "4D"], "A", ["1-F", "1-F", "2-F", "3-F"]),
        (["", "", "4S 3S 2S AS"], "A", ["3-F"] * 4),
        (["2S AS 4S 3S", "2H", ""], "3", ["1-F"] * 4 + ["2-F"]),
        (["", "", ""], "A", []),
    ],
)
def test_auto_complete_takes_each_card_up_when_it_is_free(
    piles_now: list[str], base: str, order: list[str]
) -> None:
    for kansas in (False, True):
        table = position(*piles_now, base=base, kansas=kansas)
        moves = list(auto_complete_moves(table))
        assert sorted(map(str, moves)) == sorted(order)
        for move in moves:
            assert move.target.kind is PlaceKind.FOUNDATION
            table, _ = table.apply(move)
        assert table.is_won
