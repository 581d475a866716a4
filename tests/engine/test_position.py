"""What is legal and what a move does, row by row of the rules."""

from __future__ import annotations

import copy

import pytest

from chameleon_qt.engine.cards import Card, Suit
from chameleon_qt.engine.deal import Deal
from chameleon_qt.engine.errors import IllegalMove, MoveError, Reason
from chameleon_qt.engine.moves import (
    FOUNDATIONS,
    PILES,
    RESERVE,
    STOCK,
    TURN,
    WASTE,
    Move,
    Place,
    Step,
    StepKind,
)
from chameleon_qt.engine.position import Position
from tests.engine.tables import (
    dealt_table,
    legal,
    piles,
    play,
    position,
    read_named,
    same_cards,
    small_rules,
    words,
)

both_games = pytest.mark.parametrize("kansas", [False, True], ids=["chameleon", "kansas"])


def refusal(table: Position, move: Move | str) -> tuple[Reason, dict[str, str]]:
    """Why a move is refused, which must leave no doubt anywhere that it is illegal."""
    if isinstance(move, str):
        move = table.parse_move(move)
    assert not table.is_legal(move)
    assert move not in table.legal_moves()
    with pytest.raises(IllegalMove) as caught:
        table.apply(move)
    error = caught.value
    return error.reason, {name: str(value) for name, value in error.details.items()}


def back(table: Position) -> set[str]:
    """The legal moves that take a card back from a foundation."""
    return {text for text in legal(table) if text.startswith("F")}


# --- foundations ---


@both_games
def test_foundations_build_up_by_suit_round_the_corner_to_the_rank_below_the_base(
    kansas: bool,
) -> None:
    spades = "JS QS KS AS 2S 3S 4S 5S 6S 7S 8S 9S TS"
    waste = " ".join(reversed(spades.split()))
    table = position("TH", "TD", "TC", waste=waste, base="J", ranks=13, kansas=kansas)
    for height in range(13):
        assert table.foundations[Suit.SPADES] == height
        assert "W-F" in legal(table)
        table = play(table, "W-F")
    assert words(table.cards(FOUNDATIONS[Suit.SPADES])) == spades
    assert legal(table) - back(table) == {"1-F", "2-F", "3-F"}


@both_games
def test_an_empty_foundation_takes_only_its_base_rank(kansas: bool) -> None:
    table = position("2H", "2D", "2C", waste="3S AS 4S 2S", base="3", kansas=kansas)
    assert refusal(table, "W-F") == (Reason.NOT_NEXT, {"card": "2S"})
    table = position("2H", "2D", "2C", waste="2S AS 4S 3S", base="3", kansas=kansas)
    assert play(table, "W-F").foundations == (1, 3, 3, 3)


@both_games
def test_a_foundation_takes_only_the_next_card_of_its_own_suit(kansas: bool) -> None:
    table = position("4H", "4D", "3C", waste="2S 4S 4C 3S", kansas=kansas)
    assert table.foundations == (1, 3, 3, 2)
    assert refusal(table, "W-F") == (Reason.NOT_NEXT, {"card": "3S"})
    assert {"1-F", "2-F", "3-F"} <= legal(table)
    move = Move(PILES[2], FOUNDATIONS[Suit.SPADES])  # spades and clubs are both black
    assert refusal(table, move) == (Reason.WRONG_FOUNDATION, {"card": "3C"})
    move = Move(PILES[0], FOUNDATIONS[Suit.DIAMONDS])
    assert refusal(table, move) == (Reason.WRONG_FOUNDATION, {"card": "4H"})


@both_games
def test_a_full_foundation_takes_nothing_more(kansas: bool) -> None:
    table = position("AC 4C", "3C 2C", "", kansas=kansas)
    assert table.foundations == (4, 4, 4, 0)
    assert [
        table.accepts(FOUNDATIONS[Suit.SPADES], Card(rank, Suit.SPADES)) for rank in (1, 4)
    ] == [
        False,
        False,
    ]


def test_a_card_on_a_foundation_never_comes_back_in_chameleon() -> None:
    table = position("4S", "4H", "4D")
    assert legal(table) == {"1-F", "2-F", "3-F"}
    assert refusal(table, "FS-2") == (Reason.NO_TAKE_BACK, {})


def test_the_top_of_a_foundation_may_come_back_onto_a_pile_in_kansas() -> None:
    table = position("4S", "4H", "4D", kansas=True)
    assert back(table) == {f"F{suit}-{pile}" for suit in "SHD" for pile in "123"}
    after = play(table, "FS-2")
    assert after.foundations == (2, 3, 3, 4)
    assert piles(after) == ["4S", "4H 3S", "4D"]
    assert refusal(table, "FC-1") == (Reason.DOES_NOT_BUILD, {"card": "4C", "below": "4S"})
    assert play(after, "2-F") == table


def test_kansas_takes_back_into_an_empty_pile() -> None:
    table = position("", "4H", "4D", kansas=True)
    assert back(table) == {"FS-1", "FH-1", "FD-1", "FC-1", "FH-2", "FH-3", "FD-2", "FD-3"}
    assert piles(play(table, "FC-1")) == ["4C", "4H", "4D"]


def test_kansas_may_take_back_even_the_first_card() -> None:
    table = position("2C AC", "3C", "4C", waste="AH 2H 3H 4H AD 2D 3D 4D 4S 3S 2S", kansas=True)
    assert table.foundations == (1, 0, 0, 0)
    assert back(table) == set()
    table = position("2C", "3C", "4C", waste="AC AH 2H 3H 4H AD 2D 3D 4S 3S 4D", kansas=True)
    assert table.foundations == (2, 0, 0, 0)
    table = play(table, "FS-2")
    assert piles(table) == ["2C", "3C 2S", "4C"]
    table = play(table, "FS-1")
    assert piles(table) == ["2C AS", "3C 2S", "4C"]
    assert table.foundations == (0, 0, 0, 0)
    assert table.base == 1
    assert refusal(table, "FS-3") == (Reason.SOURCE_EMPTY, {"place": "foundation ♠"})
    assert "1-F" in legal(table)


def test_only_one_card_leaves_a_foundation_and_never_for_another() -> None:
    table = position("4S", "4H", "4D", kansas=True)
    assert refusal(table, Move(FOUNDATIONS[0], PILES[0], 2)) == (
        Reason.ONE_CARD_ONLY,
        {"place": "foundation ♠"},
    )
    assert refusal(table, "FS-F") == (Reason.SAME_PLACE, {})
    assert refusal(table, Move(FOUNDATIONS[0], FOUNDATIONS[1])) == (
        Reason.WRONG_FOUNDATION,
        {"card": "3S"},
    )


# --- tableau ---


@both_games
def test_piles_build_down_by_one_in_any_suit(kansas: bool) -> None:
    table = position("4S", "3H", "4D", waste="4H 2S 3S", kansas=kansas)
    assert legal(table) - back(table) == {"W-1", "W-3", "2-F", "2-1", "2-3", "3-F"}
    assert piles(play(table, "W-1", "2-3")) == ["4S 3S", "", "4D 3H"]
    assert refusal(table, "W-2") == (Reason.DOES_NOT_BUILD, {"card": "3S", "below": "3H"})
    assert refusal(table, "1-2") == (Reason.DOES_NOT_BUILD, {"card": "4S", "below": "3H"})


@both_games
def test_a_king_builds_on_an_ace(kansas: bool) -> None:
    table = position("AS", "AH", "KD", waste="AD", base="2", ranks=13, kansas=kansas)
    assert {"3-1", "3-2"} <= legal(table)
    assert piles(play(table, "3-1")) == ["AS KD", "AH", ""]
    assert refusal(table, "1-3") == (Reason.DOES_NOT_BUILD, {"card": "AS", "below": "KD"})


@both_games
def test_any_card_of_a_pile_moves_with_all_cards_above_it(kansas: bool) -> None:
    table = position("KS QH JD TC", "JH", "QD", waste="KH KD KC QC JC", ranks=13, kansas=kansas)
    assert legal(table) - back(table) == {"1-F", "2-F", "1-2", "2-3", "W-3", "1*2-3"}
    assert piles(play(table, "1*2-3")) == ["KS QH", "JH", "QD JD TC"]
    assert piles(play(table, "1-2")) == ["KS QH JD", "JH TC", "QD"]


@both_games
def test_a_whole_pile_may_move(kansas: bool) -> None:
    table = position("3S 2H", "4C", "4S", waste="4H 3H", kansas=kansas)
    assert piles(play(table, "1*2-2")) == ["", "4C 3S 2H", "4S"]


@both_games
def test_a_run_between_equal_cards_may_go_to_and_fro(kansas: bool) -> None:
    table = position("4S 3H", "4C", "4D", waste="4H", kansas=kansas)
    assert play(table, "1-2", "2-1") == table


def test_a_run_never_goes_to_a_foundation() -> None:
    table = position("3S 2S", "4S", "4H")
    assert legal(table) == {"1-F", "1*2-2", "1*2-3", "3-F"}
    assert refusal(table, "1*2-F") == (Reason.RUN_TO_FOUNDATION, {})


def test_a_run_is_as_long_as_its_pile_at_most() -> None:
    table = position("3S 2S", "4S", "4H")
    assert refusal(table, "1*3-2") == (
        Reason.RUN_TOO_LONG,
        {"place": "tableau pile 1", "count": "3"},
    )
    for count in (0, -1):
        assert refusal(table, Move(PILES[0], PILES[1], count))[0] is Reason.RUN_TOO_LONG


def test_a_pile_never_moves_onto_itself() -> None:
    # By the wrap the 4 at the bottom would build on the ace at the top.
    table = position("4S 3S 2S AS", "", "")
    assert not {"1-1", "1*4-1"} & legal(table)
    assert refusal(table, "1*4-1") == (Reason.SAME_PLACE, {})
    assert refusal(table, "1-1") == (Reason.SAME_PLACE, {})


def test_places_beyond_the_last_pile_are_not_there() -> None:
    table = position("4S", "4H", waste="4D", kansas=True)
    for move in ("1-3", "W-3", "FS-9"):
        number = move[-1]
        assert refusal(table, move) == (Reason.NO_SUCH_PLACE, {"place": f"tableau pile {number}"})
    assert refusal(table, "3-1") == (Reason.NO_SUCH_PLACE, {"place": "tableau pile 3"})
    assert refusal(table, Move(PILES[2], FOUNDATIONS[0]))[0] is Reason.NO_SUCH_PLACE
    with pytest.raises(IllegalMove) as caught:
        table.parse_move("3-F")
    assert caught.value.reason is Reason.NO_SUCH_PLACE
    nowhere = Place(PILES[0].kind, -1)
    assert refusal(table, Move(nowhere, PILES[0]))[0] is Reason.NO_SUCH_PLACE
    assert refusal(table, Move(WASTE, nowhere))[0] is Reason.NO_SUCH_PLACE


# --- reserve ---


@both_games
def test_the_top_of_the_reserve_plays_to_a_pile_or_a_foundation_at_any_time(kansas: bool) -> None:
    table = position("4H", "4D", "4C", reserve="4S 2S 3S", kansas=kansas)
    assert legal(table) - back(table) == {"R-1", "R-2", "R-3", "1-F", "2-F", "3-F"}
    table = play(table, "R-2")
    assert words(table.reserve) == "4S 2S"
    assert piles(table) == ["4H", "4D 3S", "4C"]
    table = play(table, "R-F")
    assert words(table.reserve) == "4S"
    assert table.foundations == (2, 3, 3, 3)
    assert piles(table) == ["4H", "4D 3S", "4C"]


def test_the_next_card_of_the_reserve_is_turned_up() -> None:
    table = position("4H", "4D", "4C", reserve="4S 2S 3S")
    two, three, four = (Card(rank, Suit.SPADES) for rank in (2, 3, 4))
    table, steps = table.apply(table.parse_move("R-2"))
    assert steps == (
        Step(StepKind.MOVE, (three,), RESERVE, PILES[1]),
        Step(StepKind.REVEAL, (two,), RESERVE, RESERVE),
    )
    table, steps = table.apply(table.parse_move("R-F"))
    assert steps == (
        Step(StepKind.MOVE, (two,), RESERVE, FOUNDATIONS[0]),
        Step(StepKind.REVEAL, (four,), RESERVE, RESERVE),
    )
    table, steps = table.apply(table.parse_move("2-F"))
    table, steps = table.apply(table.parse_move("R-F"))
    assert steps == (Step(StepKind.MOVE, (four,), RESERVE, FOUNDATIONS[0]),)


@both_games
@pytest.mark.parametrize("target", [RESERVE, WASTE, STOCK], ids=lambda place: str(place))
def test_nothing_is_ever_placed_on_reserve_waste_or_stock(target: Place, kansas: bool) -> None:
    table = position("4H", "3D 2D", "4C", reserve="4S 3S", waste="4D", stock="2S", kansas=kansas)
    for source in (WASTE, RESERVE, *PILES[:3], *(FOUNDATIONS if kansas else ())):
        expected = Reason.SAME_PLACE if source == target else Reason.TARGET_NEVER
        assert refusal(table, Move(source, target))[0] is expected
    assert not table.accepts(target, Card(3, Suit.HEARTS))
    assert refusal(table, Move(PILES[0], target)) == (
        Reason.TARGET_NEVER,
        {"place": str(target)},
    )


@both_games
def test_only_one_card_leaves_reserve_and_waste(kansas: bool) -> None:
    table = position("4H", "4D", "4C", reserve="4S 3S", waste="2S", kansas=kansas)
    assert refusal(table, Move(RESERVE, PILES[0], 2)) == (
        Reason.ONE_CARD_ONLY,
        {"place": "reserve"},
    )
    assert refusal(table, Move(WASTE, FOUNDATIONS[0], 0)) == (
        Reason.ONE_CARD_ONLY,
        {"place": "waste"},
    )


def test_an_empty_place_gives_no_card() -> None:
    table = position("", "4D", "4C", kansas=True)
    for source, name in ((RESERVE, "reserve"), (WASTE, "waste"), (PILES[0], "tableau pile 1")):
        expected = (Reason.SOURCE_EMPTY, {"place": name})
        assert refusal(table, Move(source, PILES[1])) == expected
        with pytest.raises(IllegalMove) as caught:
            table.parse_move(f"{source.code}-F")
        assert caught.value.reason is Reason.SOURCE_EMPTY
        assert str(caught.value.details["place"]) == name


# --- emptied piles ---


@both_games
@pytest.mark.parametrize("move", ["1-F", "1-2"])
def test_the_reserve_fills_an_emptied_pile_at_once(move: str, kansas: bool) -> None:
    table = position("2S", "3H", "4H", reserve="3S 4S", kansas=kansas)
    after, steps = table.apply(table.parse_move(move))
    assert piles(after)[0] == "4S"
    assert words(after.reserve) == "3S"
    assert [step.kind for step in steps] == [StepKind.MOVE, StepKind.FILL, StepKind.REVEAL]
    assert steps[1] == Step(StepKind.FILL, (Card(4, Suit.SPADES),), RESERVE, PILES[0])
    assert steps[2] == Step(StepKind.REVEAL, (Card(3, Suit.SPADES),), RESERVE, RESERVE)


@both_games
def test_a_whole_run_that_leaves_is_replaced_by_one_card(kansas: bool) -> None:
    table = position("3S 2H", "4H", "4D", reserve="4S", waste="3H", kansas=kansas)
    after, steps = table.apply(table.parse_move("1*2-3"))
    assert piles(after) == ["4S", "4H", "4D 3S 2H"]
    assert after.reserve == ()
    assert [step.kind for step in steps] == [StepKind.MOVE, StepKind.FILL]


@both_games
def test_a_pile_that_keeps_a_card_is_not_filled(kansas: bool) -> None:
    table = position("4S 3H", "4C", "4D", reserve="4H", kansas=kansas)
    after, steps = table.apply(table.parse_move("1-2"))
    assert piles(after) == ["4S", "4C 3H", "4D"]
    assert words(after.reserve) == "4H"
    assert len(steps) == 1


@both_games
def test_without_a_reserve_any_card_or_run_may_fill_a_gap(kansas: bool) -> None:
    table = position("4S 3H 2H", "", "4D", waste="4H", kansas=kansas)
    assert {"1-2", "1*2-2", "1*3-2", "W-2", "3-2"} <= legal(table)
    assert piles(play(table, "1*2-2")) == ["4S", "3H 2H", "4D"]
    assert piles(play(table, "1*3-2")) == ["", "4S 3H 2H", "4D"]
    assert piles(play(table, "W-2")) == ["4S 3H 2H", "4H", "4D"]


@both_games
def test_without_a_reserve_an_emptied_pile_may_stay_empty(kansas: bool) -> None:
    table = play(position("4S", "4H", "4D", stock="4C", kansas=kansas), "1-F")
    assert piles(table) == ["", "4H", "4D"]
    table = play(table, "S", "2-F")
    assert piles(table) == ["", "", "4D"]


# --- stock and waste ---


@both_games
def test_the_stock_is_turned_card_by_card_in_one_pass(kansas: bool) -> None:
    table = position("4H", "4D", "4C", waste="2S", stock="3S 4S", kansas=kansas)
    after, steps = table.apply(TURN)
    assert steps == (Step(StepKind.TURN, (Card(3, Suit.SPADES),), STOCK, WASTE),)
    assert (words(after.stock), words(after.waste)) == ("4S", "2S 3S")
    table = play(after, "S")
    assert (words(table.stock), words(table.waste)) == ("", "2S 3S 4S")
    assert "S" not in legal(table)
    assert refusal(table, "S") == (Reason.STOCK_EMPTY, {})


@both_games
def test_the_stock_does_nothing_else(kansas: bool) -> None:
    table = position("4H", "4D", "4C", stock="3S 4S", kansas=kansas)
    for move in (
        Move(STOCK, PILES[0]),
        Move(STOCK, FOUNDATIONS[0]),
        Move(STOCK, RESERVE),
        Move(STOCK, STOCK),
        Move(STOCK, WASTE, 2),
        Move(STOCK, WASTE, 0),
    ):
        assert refusal(table, move) == (Reason.STOCK_ONLY_TURNS, {})


@both_games
def test_only_the_top_of_the_waste_is_in_play(kansas: bool) -> None:
    table = position("4H", "4D", "4C", waste="4S 2S 3S", kansas=kansas)
    assert "W-F" not in legal(table)
    table = play(table, "W-1")
    assert words(table.waste) == "4S 2S"
    table = play(table, "W-F")  # the card covered before is back in play
    assert words(table.waste) == "4S"


# --- won, stuck and in order ---


@both_games
def test_won_when_all_cards_are_up_and_then_nothing_moves(kansas: bool) -> None:
    table = position("4S", "", "", kansas=kansas)
    assert not table.is_won
    assert not table.is_stuck
    table = play(table, "1-F")
    assert table.is_won
    assert not table.is_stuck
    assert not table.is_in_order
    assert table.legal_moves() == ()
    for move in (TURN, Move(FOUNDATIONS[0], PILES[0]), Move(WASTE, PILES[0])):
        assert refusal(table, move) == (Reason.GAME_OVER, {})


@pytest.mark.parametrize(
    ("waste", "stock", "stuck"),
    [
        ("3S 3H 3D 2S 2H 2D", "", True),
        ("3S 3H 3D 2S", "2H 2D", True),  # though the stock can still be turned
        ("3S 3H 2S", "2H 3D 2D", False),  # 3D comes up and builds on a 4
        ("3S 3H 2S", "2H 2D 3D", False),  # the last card of the stock
        ("", "3S 3H 3D 2S 2H 2D", False),  # the first card of the stock
        ("3S 3H 3D", "2S 2H 2D", False),  # 3D can move now
        ("3S 3H 3D 2S 2H", "2D", True),
    ],
)
def test_stuck_looks_through_the_rest_of_the_stock(waste: str, stock: str, stuck: bool) -> None:
    table = position("AS 4S", "AH 4H", "AD 4D", waste=waste, stock=stock)
    assert table.is_stuck is stuck


def test_a_card_of_the_stock_that_fits_a_foundation_keeps_the_game_alive() -> None:
    table = position("AS 4S", "AH 4H", "AD 4D", waste="3S 3H 3D 2S 2H 2D", stock="")
    assert table.is_stuck
    table = position("AS 4S", "AH 4H", "AD 4D", waste="3S 3H 3D 2S 2H 2D", stock="4C")
    assert not table.is_stuck


def test_shifting_a_run_between_equal_cards_is_not_stuck() -> None:
    assert not position("AS 4S 3H", "AH 4H", "AD 4D", waste="3S 3D 2S 2H 2D").is_stuck


def test_taking_a_card_back_is_a_move_and_not_stuck() -> None:
    shut, waste = ("AS 4S", "AH 4H", "AD 4D"), "4C 3S 3H 3D 2S 2H 2D"
    assert position(*shut, waste=waste).is_stuck
    kansas = position(*shut, waste=waste, kansas=True)
    assert legal(kansas) == {"FC-1", "FC-2", "FC-3"}
    assert not kansas.is_stuck


@pytest.mark.parametrize(
    ("piles_now", "base", "in_order"),
    [
        (["4S 3H", "4H", "4D"], "A", True),
        (["4S 3S 2S AS", "", ""], "A", True),
        (["", "", "4S"], "A", True),
        (["2S AS 4S", "3S", ""], "A", False),  # a four on the ace, which is the base
        (["2S AS 4S 3S", "", ""], "3", True),  # the wrap does no harm away from the base
        (["4S 3S 2S AS", "", ""], "3", False),
        (["", "2H", "4S 3S 2S AS"], "3", False),
        (["AS 4S", "", "AH 4H"], "2", True),
    ],
)
def test_in_order_means_ranks_from_the_base_only_fall(
    piles_now: list[str], base: str, in_order: bool
) -> None:
    assert position(*piles_now, base=base).is_in_order is in_order


@both_games
@pytest.mark.parametrize("part", ["reserve", "waste", "stock"])
def test_only_a_lone_tableau_is_in_order(part: str, kansas: bool) -> None:
    reserve, waste, stock = ("4C" if part == name else "" for name in ("reserve", "waste", "stock"))
    table = position("4S", "4H", "4D", reserve=reserve, waste=waste, stock=stock, kansas=kansas)
    assert not table.is_in_order
    assert position("4S", "4H", "4D", kansas=kansas).is_in_order


# --- the position as a value ---


def test_applying_a_move_leaves_the_position_as_it_was() -> None:
    table = position("2S", "3H", "4H", reserve="3S 4S")
    twin = position("2S", "3H", "4H", reserve="3S 4S")
    table.apply(table.parse_move("1-2"))
    assert table == twin
    assert hash(table) == hash(twin)


def test_two_ways_to_the_same_cards_give_equal_positions() -> None:
    table = position("4S", "4H", "4D", stock="4C")
    one, other = play(table, "1-F", "2-F", "S"), play(table, "S", "2-F", "1-F")
    assert one == other
    assert len({one, other, table}) == 2


def test_places_and_their_cards() -> None:
    table = position("4S 3H", "4H", reserve="4C", waste="3C", stock="4D 3D")
    assert [place.code for place in table.places()] == [
        *("S", "W", "FS", "FH", "FD", "FC", "R", "1", "2")
    ]
    seen = {place.code: words(table.cards(place)) for place in table.places()}
    assert seen == {
        "S": "3D 4D",
        "W": "3C",
        "FS": "AS 2S 3S",
        "FH": "AH 2H",
        "FD": "AD 2D",
        "FC": "AC 2C",
        "R": "4C",
        "1": "4S 3H",
        "2": "4H",
    }
    for place in table.places():
        assert table.top(place) == table.cards(place)[-1]
    empty = position("", "AS", waste="2S 3S 4S")
    for place in (STOCK, RESERVE, PILES[0], FOUNDATIONS[0]):
        assert empty.top(place) is None
        assert empty.cards(place) == ()


def test_ranks_count_from_the_base() -> None:
    table = position("TS", "", "", base="J", ranks=13)
    ranks = "JQKA23456789T"
    assert [table.relative(Card.parse(rank + "H")) for rank in ranks] == list(range(13))
    assert words(tuple(table.foundation_card(Suit.HEARTS, level) for level in range(13))) == (
        " ".join(rank + "H" for rank in ranks)
    )


def test_reading_a_move_finds_the_card_s_own_foundation() -> None:
    table = position("4S 3H", "4D", "4C", reserve="4H", waste="3C")
    assert table.parse_move("1-F") == Move(PILES[0], FOUNDATIONS[Suit.HEARTS])
    assert table.parse_move("R-F") == Move(RESERVE, FOUNDATIONS[Suit.HEARTS])
    assert table.parse_move("W-F") == Move(WASTE, FOUNDATIONS[Suit.CLUBS])
    assert table.parse_move("s") == TURN
    assert table.parse_move("1*2-3") == Move(PILES[0], PILES[2], 2)
    with pytest.raises(MoveError):
        table.parse_move("1-S")


@both_games
def test_the_first_moves_of_a_whole_deal(kansas: bool) -> None:
    cards = " ".join(read_named("reference.txt")["R001"])
    name = "kansas" if kansas else "chameleon"
    table = Deal.parse(cards, small_rules(ranks=13, reserve=13 if kansas else 12, take_back=kansas))
    assert str(table.rules) == name
    start = table.start()
    if kansas:
        assert legal(start) == {"S", "1-F", "2-F", "1-3", "2-3", "FS-3"}
    else:
        assert legal(start) == {"S"}


# --- every position of small games ---


@pytest.mark.parametrize(
    ("cards", "reserve", "take_back", "count"),
    [
        ("AH 2S AS 2D AC AD 2H 2C", 1, False, 376),
        ("AS 2S AD 2H AH 2D 2C AC", 3, False, 387),
        ("3H AS 3D 2S 2H AD 3S AH 2C AC 2D 3C", 6, False, 10),
        ("3H AS 3D 2S 2H AD 3S AH 2C AC 2D 3C", 6, True, 66),
    ],
)
def test_every_position_of_a_small_game_is_judged_alike(
    cards: str, reserve: int, take_back: bool, count: int
) -> None:
    ranks = len(cards.split()) // 4
    rules = small_rules(ranks=ranks, piles=1, reserve=reserve, take_back=take_back)
    deal = Deal.parse(cards, rules)
    start = deal.start()
    found = {start: dealt_table(deal)}
    new = [start]
    while new:
        table = new.pop()
        judge = found[table]
        assert same_cards(table, judge)
        assert legal(table) == judge.legal()
        assert (table.is_won, table.is_stuck) == (
            judge.status() == "won",
            judge.status() == "stuck",
        )
        for move in table.legal_moves():
            after, _ = table.apply(move)
            if after not in found:
                found[after] = copy.deepcopy(judge)
                found[after].play(str(move))
                new.append(after)
    assert len(found) == count
