"""Checks of the judge itself: small positions worked out by hand, and the winning lines."""

from __future__ import annotations

import copy
import random
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.oracle import RANKS, SUITS, Table, judge

DATA = Path(__file__).parent / "data"


def words(text: str) -> list[str]:
    return text.split()


def read_named(name: str) -> dict[str, list[str]]:
    """A data file's lines 'name: word word ...'."""
    found: dict[str, list[str]] = {}
    for line in (DATA / name).read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            key, words = line.split(":")
            assert key not in found
            found[key] = words.split()
    return found


DEALS = read_named("reference.txt")
LINES = read_named("winning-lines.txt")
R001 = DEALS["R001"]

# Three ranks, one pile: nothing can ever move but the stock (aces and 2S lie in the reserve).
DEAD = words("AH AD AC 2S 3S 2D AS 2H 2C 3H 3D 3C")
# The same with 2S as the last card of the stock.
LATE = words("AH AD AC 3C 3S 2D AS 2H 2C 3H 3D 2S")
# Two ranks, one pile, no reserve: everything goes up as it comes.
EASY = words("AS AH AD AC 2S 2H 2D 2C")
EASY_LINE = ["1-F"] + ["S", "W-F"] * 6


def position(
    piles: list[str],
    *,
    reserve: str = "",
    waste: str = "",
    stock: str = "",
    base: str = "A",
    ranks: int = 4,
    take_back: bool = False,
) -> Table:
    """A table with these cards; all cards not named lie on the foundations."""
    deck = [rank + suit for suit in SUITS for rank in RANKS[:ranks]]
    table = Table(deck, ranks=ranks, piles=len(piles), reserve=0, take_back=take_back)
    table.base = base
    table.piles = [pile.split() for pile in piles]
    table.reserve = reserve.split()
    table.waste = waste.split()
    table.stock = stock.split()
    named = " ".join([*piles, reserve, waste, stock]).split()
    start = RANKS.index(base)
    order = RANKS[start:ranks] + RANKS[:start]
    for suit in SUITS:
        table.foundations[suit] = [rank + suit for rank in order if rank + suit not in named]
    table.check()
    return table


# --- the deal ---


def test_deal_of_chameleon() -> None:
    table = Table(R001)
    assert table.reserve == words("2D QS TS 2H 8S TC 3D AS KH 8H 6H 7C")
    assert table.foundations == {"S": [], "H": [], "D": [], "C": ["KC"]}
    assert table.base == "K"
    assert table.piles == [["4S"], ["4D"], ["4C"]]
    assert len(table.stock) == 36
    assert table.stock[:4] == ["5C", "6C", "AD", "3H"]
    assert table.stock[-1] == "2S"
    assert table.waste == []
    table.check()


def test_deal_of_kansas() -> None:
    table = Table(R001, reserve=13, take_back=True)
    assert table.reserve[-1] == "KC"
    assert len(table.reserve) == 13
    assert table.foundations == {"S": ["4S"], "H": [], "D": [], "C": []}
    assert table.base == "4"
    assert table.piles == [["4D"], ["4C"], ["5C"]]
    assert len(table.stock) == 35
    assert table.stock[0] == "6C"
    table.check()


def test_deal_of_a_small_deck() -> None:
    table = Table(DEAD, ranks=3, piles=1, reserve=6)
    assert table.reserve == ["AH", "AD", "AC", "2S", "3S", "2D"]
    assert table.foundations["S"] == ["AS"]
    assert table.piles == [["2H"]]
    assert table.stock == ["2C", "3H", "3D", "3C"]


def test_the_given_cards_are_left_alone() -> None:
    cards = list(EASY)
    Table(cards, ranks=2, piles=1, reserve=0).play("1-F")
    assert cards == EASY


@pytest.mark.parametrize(
    "cards",
    [R001[:-1], R001[:-1] + R001[:1], R001 + R001[:1], [*R001[:-1], "XX"]],
    ids=["missing", "twice", "too many", "unknown"],
)
def test_wrong_decks_are_refused(cards: list[str]) -> None:
    with pytest.raises(ValueError, match="not one each"):
        Table(cards)


def test_a_deal_too_large_for_the_deck_is_refused() -> None:
    Table(EASY, ranks=2, piles=1, reserve=6)
    with pytest.raises(ValueError, match="too few cards"):
        Table(EASY, ranks=2, piles=1, reserve=7)
    with pytest.raises(ValueError, match="too few cards"):
        Table(EASY, ranks=2, piles=2, reserve=6)


@pytest.mark.parametrize(("piles", "reserve"), [(0, 3), (10, 0), (3, -1)])
def test_an_impossible_layout_is_refused(piles: int, reserve: int) -> None:
    with pytest.raises(ValueError, match="no such game"):
        Table(R001, piles=piles, reserve=reserve)


# --- foundations ---


def test_foundations_go_round_from_king_to_ace_and_end_below_the_base() -> None:
    deck_from_jack = words("JS QS KS AS 2S 3S 4S 5S 6S 7S 8S 9S TS")
    waste = " ".join(reversed(deck_from_jack))
    table = position(["TH", "TD", "TC"], waste=waste, base="J", ranks=13)
    for i in range(13):
        assert len(table.foundations["S"]) == i
        assert "W-F" in table.legal()
        table.play("W-F")
    assert table.foundations["S"] == deck_from_jack
    assert table.legal() == {"1-F", "2-F", "3-F"}


def test_small_decks_go_round_at_their_own_highest_rank() -> None:
    table = position(["2H", "2D", "2C"], waste="2S AS", base="3")
    assert table.legal() == {"W-F", "1-F", "2-F", "3-F", "W-1", "W-2", "W-3"}
    table.play("W-F")
    assert table.foundations["S"] == ["3S", "4S", "AS"]
    assert table.legal() == {"W-F", "1-F", "2-F", "3-F"}


def test_an_empty_foundation_takes_only_the_base_rank() -> None:
    ace = position(["2H", "2D", "2C"], waste="2S 3S 4S AS", base="3")
    assert ace.foundations["S"] == []
    assert ace.legal() == {"1-F", "2-F", "3-F", "W-1", "W-2", "W-3"}
    base = position(["2H", "2D", "2C"], waste="2S 4S AS 3S", base="3")
    assert base.legal() == {"W-F", "1-F", "2-F", "3-F"}
    base.play("W-F")
    assert base.foundations["S"] == ["3S"]


def test_a_foundation_takes_only_the_next_rank_of_its_suit() -> None:
    # Spades need the 2; the other three suits need their 4s.
    table = position(["4H", "4D", "4C"], waste="2S 4S 3S")
    assert table.legal() == {"1-F", "2-F", "3-F", "W-1", "W-2", "W-3"}


def test_a_foundation_card_never_comes_back_in_chameleon() -> None:
    assert position(["4S", "4H", "4D"]).legal() == {"1-F", "2-F", "3-F"}


def test_each_origin_reaches_the_foundation() -> None:
    table = position(["2S", "4S 3S", "4D"], reserve="4C 2H", waste="4H 3H 2C", stock="3C 3D")
    table.play("1-F")
    assert table.foundations["S"] == ["AS", "2S"]
    assert table.piles == [["2H"], ["4S", "3S"], ["4D"]]  # filled from the reserve
    table.play("W-F")
    assert table.foundations["C"] == ["AC", "2C"]
    assert table.waste == ["4H", "3H"]
    table.play("2-F")
    table.play("2-F")
    assert table.foundations["S"] == ["AS", "2S", "3S", "4S"]
    assert table.piles == [["2H"], ["4C"], ["4D"]]
    assert table.reserve == []
    table.check()


# --- tableau ---


def test_piles_build_down_by_one_in_any_suit_and_king_on_ace() -> None:
    table = position(["AS", "AH", "KD"], waste="AD", base="2", ranks=13)
    assert table.legal() == {"1-F", "2-F", "3-F", "3-1", "3-2"}
    table.play("3-1")
    assert table.piles == [["AS", "KD"], ["AH"], []]
    table.check()
    # The reserve is gone: one card, a part of a pile or all of it may fill the gap.
    assert table.legal() == {"1-F", "2-F", "1-2", "1-3", "2-3", "1*2-3", "W-3"}


def test_same_suit_and_other_suit_both_build() -> None:
    table = position(["4S", "4H", "4D"], waste="3H 2S 3S")
    assert table.legal() == {"W-1", "W-2", "W-3", "3-F"}


def test_any_card_moves_with_all_cards_above_it() -> None:
    table = position(["KS QH JD TC", "JH", "QD"], waste="KH KD KC QC JC", ranks=13)
    assert table.legal() == {"1-F", "2-F", "1-2", "2-3", "W-3", "1*2-3"}
    table.play("1*2-3")
    assert table.piles == [["KS", "QH"], ["JH"], ["QD", "JD", "TC"]]
    table.check()


def test_a_whole_pile_builds_on_another() -> None:
    table = position(["3S 2H", "4C", "4S"], waste="4H 3H")
    assert table.legal() == {"1-F", "2-F", "W-2", "W-3", "1*2-2", "1*2-3"}
    table.play("1*2-2")
    assert table.piles == [[], ["4C", "3S", "2H"], ["4S"]]
    table.check()


def test_a_run_never_goes_to_a_foundation() -> None:
    # The 2 lies on the 3 of its own suit: each goes up, but only one by one.
    table = position(["3S 2S", "4S", "4H"])
    assert table.legal() == {"1-F", "1*2-2", "1*2-3", "3-F"}


def test_a_pile_never_moves_onto_itself() -> None:
    # By the wrap the 4 at the bottom would build on the ace at the top.
    table = position(["4S 3S 2S AS", "", ""])
    assert table.legal() == {
        *("1-F", "1-2", "1*2-2", "1*3-2", "1*4-2"),
        *("1-3", "1*2-3", "1*3-3", "1*4-3"),
    }
    assert table.click("1", 0) is None


# --- reserve and emptied piles ---


def test_reserve_fills_an_emptied_pile_as_long_as_it_lasts() -> None:
    table = position(["2S", "3H", "4H"], reserve="4S 3S")
    assert table.legal() == {"1-F", "2-F", "1-2", "2-3", "R-3"}
    table.play("1-2")
    assert table.piles == [["3S"], ["3H", "2S"], ["4H"]]
    assert table.reserve == ["4S"]
    assert table.legal() == {"2-F", "2-1", "1-3", "2*2-3"}
    table.play("1-3")
    assert table.piles == [["4S"], ["3H", "2S"], ["4H", "3S"]]
    assert table.reserve == []
    table.play("2*2-1")
    assert table.piles == [["4S", "3H", "2S"], [], ["4H", "3S"]]
    assert table.legal() == {"1-F", "1-2", "1-3", "1*2-2", "1*3-2", "3-2", "3*2-2"}
    table.play("1*3-2")
    assert table.piles == [[], ["4S", "3H", "2S"], ["4H", "3S"]]
    table.check()


def test_reserve_top_goes_to_a_pile_or_foundation_and_the_next_is_in_play() -> None:
    table = position(["4H", "4D", "4C"], reserve="4S 2S 3S")
    assert table.legal() == {"R-1", "R-2", "R-3", "1-F", "2-F", "3-F"}
    table.play("R-2")
    assert table.piles == [["4H"], ["4D", "3S"], ["4C"]]
    assert table.reserve == ["4S", "2S"]
    assert table.legal() == {"R-F", "R-2", "2-1", "2-3", "1-F", "3-F"}
    table.play("R-F")
    assert table.foundations["S"] == ["AS", "2S"]
    assert table.reserve == ["4S"]
    assert table.piles == [["4H"], ["4D", "3S"], ["4C"]]


def test_an_emptied_pile_may_stay_empty_once_the_reserve_is_gone() -> None:
    table = position(["4H", "4D", "4C"], waste="4S")
    table.play("1-F")
    assert table.piles == [[], ["4D"], ["4C"]]
    assert table.legal() == {"2-F", "3-F", "2-1", "3-1", "W-1", "W-F"}
    table.play("2-F")
    assert table.legal() == {"3-F", "3-1", "3-2", "W-1", "W-2", "W-F"}
    table.check()


# --- stock and waste ---


def test_stock_is_turned_one_by_one_and_only_once() -> None:
    table = position(["4H", "4D", "4C"], waste="2S", stock="3S 4S")
    assert "W-F" in table.legal()
    table.play("S")
    assert (table.waste, table.stock) == (["2S", "3S"], ["4S"])
    table.play("S")
    assert (table.waste, table.stock) == (["2S", "3S", "4S"], [])
    assert table.legal() == {"1-F", "2-F", "3-F"}  # only the top of the waste is in play
    with pytest.raises(ValueError, match="illegal move"):
        table.play("S")


def test_a_covered_waste_card_comes_back_when_those_above_have_gone() -> None:
    table = position(["4H", "4D", "4C"], waste="4S 2S 3S")
    assert "W-F" not in table.legal()
    table.play("W-1")
    assert table.waste == ["4S", "2S"]
    table.play("W-F")
    assert table.waste == ["4S"]
    assert table.foundations["S"] == ["AS", "2S"]


# --- Kansas ---


def test_kansas_takes_back_the_top_of_a_foundation() -> None:
    table = position(["4S", "4H", "4D"], take_back=True)
    back = {f"F{suit}-{pile}" for suit in "SHD" for pile in "123"}
    assert table.legal() == {"1-F", "2-F", "3-F"} | back
    table.play("FS-2")
    assert table.foundations["S"] == ["AS", "2S"]
    assert table.piles == [["4S"], ["4H", "3S"], ["4D"]]
    table.check()


def test_kansas_takes_back_into_an_empty_pile_once_the_reserve_is_gone() -> None:
    table = position(["4S", "4H", "4D"], take_back=True)
    table.play("1-F")
    assert table.legal() == {
        *("2-F", "3-F", "2-1", "3-1"),
        *("FS-1", "FH-1", "FD-1", "FC-1"),
        *("FH-2", "FH-3", "FD-2", "FD-3"),
    }
    table.play("FC-1")
    assert table.piles == [["4C"], ["4H"], ["4D"]]
    table.check()


def test_kansas_takes_back_even_the_first_card_and_plays_it_again() -> None:
    table = Table(R001, reserve=13, take_back=True)
    assert table.legal() == {"S", "1-F", "2-F", "1-3", "2-3", "FS-3"}
    table.play("FS-3")
    assert table.foundations["S"] == []
    assert table.piles == [["4D"], ["4C"], ["5C", "4S"]]
    assert table.legal() == {"S", "1-F", "2-F", "3-F"}
    table.check()
    table.play("3-F")
    assert table.foundations["S"] == ["4S"]
    table.play("1-F")
    assert table.piles == [["KC"], ["4C"], ["5C"]]
    assert len(table.reserve) == 12


def test_the_thirteen_card_deal_without_taking_back() -> None:
    assert Table(R001, reserve=13).legal() == {"S", "1-F", "2-F", "1-3", "2-3"}


# --- texts of moves ---


@pytest.mark.parametrize(
    "text",
    ["", "W", "R-F", "1*1-F", "1*1-2", "1*2-F", "1-1", "4-F", "1-4", "FS-1", "W-R", "F-1", "s"],
)
def test_other_texts_are_illegal_and_change_nothing(text: str) -> None:
    table = position(["3S 2S", "4S", "4H"], waste="4D", stock="4C")
    before = copy.deepcopy(table)
    with pytest.raises(ValueError, match="illegal move"):
        table.play(text)
    assert vars(table) == vars(before)


def test_the_first_moves_of_a_whole_deal() -> None:
    table = Table(R001)
    for turned in ["5C", "6C", "AD"]:
        assert table.legal() == {"S"}
        table.play("S")
        assert table.waste[-1] == turned
    table.play("S")  # 3H: the piles are three 4s
    assert table.legal() == {"S", "W-1", "W-2", "W-3"}


# --- won, stuck, playing ---


def test_won_when_all_cards_are_up_and_then_nothing_moves() -> None:
    table = position(["4S", "", ""], take_back=True)
    assert table.status() == "playing"
    table.play("1-F")
    assert table.status() == "won"
    assert table.legal() == set()
    assert table.click("FS") is None
    with pytest.raises(ValueError, match="illegal move"):
        table.play("FS-1")


@pytest.mark.parametrize(
    ("waste", "stock", "status"),
    [
        ("3S 3H 3D 2S 2H 2D", "", "stuck"),
        ("3S 3H 3D 2S", "2H 2D", "stuck"),  # though the stock can still be turned
        ("3S 3H 2S", "2H 3D 2D", "playing"),  # 3D comes up and builds on a 4
        ("3S 3H 2S", "2H 2D 3D", "playing"),  # the last card of the stock
        ("", "3S 3H 3D 2S 2H 2D", "playing"),  # the first card of the stock
        ("3S 3H 3D", "2S 2H 2D", "playing"),  # 3D can move now
        ("3S 3H 3D 2S 2H", "2D", "stuck"),
    ],
)
def test_stuck_looks_through_the_rest_of_the_stock(waste: str, stock: str, status: str) -> None:
    table = position(["AS 4S", "AH 4H", "AD 4D"], waste=waste, stock=stock)
    before = copy.deepcopy(table)
    assert table.status() == status
    assert vars(table) == vars(before)


def test_turning_past_the_last_movable_card_makes_it_stuck() -> None:
    table = position(["AS 4S", "AH 4H", "AD 4D"], waste="3H 3D 2S 2D 3S", stock="2H")
    assert table.legal() == {"S", "W-1", "W-2", "W-3"}
    assert table.status() == "playing"
    table.play("S")
    assert table.legal() == set()
    assert table.status() == "stuck"


def test_turning_the_stock_takes_nothing_off_the_waste() -> None:
    # 2S is below 2H in the waste; it is not uncovered by turning alone.
    table = position(["AH 4S", "4H", "AD 4D"], waste="4C 3H 3D 3S 2D 2S 2H", stock="")
    assert table.legal() == set()
    assert table.status() == "stuck"


def test_a_reserve_card_that_fits_is_not_stuck() -> None:
    piles = ["AS 4S", "AH 4H", "AD 4D"]
    assert position(piles, reserve="3S 3H 2S 2H 2D 3D").status() == "playing"
    assert position(piles, reserve="3S 3H 3D 2S 2H 2D").status() == "stuck"


def test_shifting_a_run_between_equal_cards_is_a_move() -> None:
    table = position(["3S 2H", "3D", "3C"], waste="2S 2C 2D AH 3H 4H 4D 4C 4S")
    assert table.legal() == {"1-2", "1-3"}
    assert table.status() == "playing"
    table.play("1-2")
    assert table.legal() == {"2-1", "2-3"}
    assert table.status() == "playing"


def test_moving_a_whole_pile_into_an_empty_one_is_a_move() -> None:
    table = position(["AS 4S", "AH 4H", ""], waste="AD 4D 3S 3H 3D 2S 2H 2D")
    assert table.legal() == {"1-3", "2-3", "1*2-3", "2*2-3", "W-3"}
    assert table.status() == "playing"


def test_a_card_that_can_only_be_taken_back_is_not_stuck() -> None:
    piles, waste = ["AS 4S", "AH 4H", "AD 4D"], "4C 3S 3H 3D 2S 2H 2D"
    assert position(piles, waste=waste).status() == "stuck"
    kansas = position(piles, waste=waste, take_back=True)
    assert kansas.legal() == {"FC-1", "FC-2", "FC-3"}
    assert kansas.status() == "playing"


# --- Auto complete ---


@pytest.mark.parametrize(
    ("piles", "in_order"),
    [
        (["AS 4H", "2S AH", "2H"], True),  # the 4 on the ace falls, counted from the 3
        (["2S AS 4S", "2H", ""], True),
        (["2S AS 4S 3S", "", ""], True),  # down to the base itself
        (["2S AS 4S", "3H 2C", "2H AH 4H"], False),  # 2C lies on a base-rank card
        (["2H AH 4H", "2S AS 4S", "3H 2C"], False),
        (["2S AS 4S 3S 2D", "", ""], False),
        (["", "", ""], True),
    ],
)
def test_in_order_counts_ranks_from_the_base(piles: list[str], in_order: bool) -> None:
    assert position(piles, base="3").in_order() is in_order


def test_in_order_on_king_and_ace_in_the_full_deck() -> None:
    spades = "TS 9S 8S 7S 6S 5S 4S 3S 2S AS KS"  # base Jack: the King lies below the Ace
    assert position([spades, "", ""], base="J", ranks=13).in_order()
    assert position([spades + " QS JS", "", ""], base="J", ranks=13).in_order()
    assert not position([spades + " QS JS TH", "", ""], base="J", ranks=13).in_order()
    high = "KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S AS"
    assert position([high, "", ""], ranks=13).in_order()
    assert not position([high + " KH", "", ""], ranks=13).in_order()


def test_in_order_needs_reserve_stock_and_waste_empty() -> None:
    piles = ["AS 4H", "2S AH", "2D"]
    assert not position(piles, reserve="2H", base="3").in_order()
    assert not position(piles, stock="2H", base="3").in_order()
    assert not position(piles, waste="2H", base="3").in_order()


@pytest.mark.parametrize(
    "piles", [["AS 4H", "2S AH", "2H"], ["2S AS 4S 3S", "2H AH", ""], ["2D", "2S AD", "AS"]]
)
def test_piles_in_order_go_up_by_themselves(piles: list[str]) -> None:
    table = position(piles, base="3")
    assert table.in_order()
    while table.status() != "won":
        up = sorted(move for move in table.legal() if move.endswith("-F"))
        assert up, "no card is free"
        table.play(up[0])
        assert table.in_order()


# --- clicks with Autoplay ---


def test_click_prefers_the_foundation() -> None:
    table = position(["KS", "KD", "KC"], waste="KH QH", ranks=13)
    assert {"W-F", "W-1", "W-2", "W-3"} <= table.legal()
    assert table.click("W") == "W-F"
    assert table.click("2") == "2-F"


def test_click_takes_the_first_pile_that_fits() -> None:
    assert position(["4S", "4H", "4D"], waste="3H 2S 3S").click("W") == "W-1"
    assert position(["4H", "4D", "4C"], reserve="4S 2S 3S").click("R") == "R-1"
    table = position(["3S 2H", "3D", "3C"], waste="2S 2C 2D AH 3H 4H 4D 4C 4S")
    assert table.click("1") == "1-2"
    table.play("1-2")
    assert table.click("2") == "2-1"


def test_click_inside_a_pile_moves_the_run_and_never_to_a_foundation() -> None:
    table = position(["KS QH JD TC", "JH", "QD"], waste="KH KD KC QC JC", ranks=13)
    assert table.click("1") == "1-F"
    assert table.click("1", 3) == "1-F"
    assert table.click("1", 2) == "1*2-3"
    assert table.click("1", 1) is None
    assert table.click("1", 0) is None
    own = position(["3S 2S", "4S", "4H"])
    assert own.click("1", 0) == "1*2-2"


def test_click_builds_before_it_fills_a_gap() -> None:
    table = position(["", "4S", "4D 3H"], waste="2D 2H 4H 3S 2S 3D")
    assert {"W-1", "W-2", "3-1", "3-2"} <= table.legal()
    assert table.click("W") == "W-2"
    assert table.click("3") == "3-2"


def test_click_fills_the_first_gap_only_at_last() -> None:
    table = position(["4H 3D 2S", "", ""], waste="4D 3S 3H 2H 4S")
    assert table.click("W") == "W-2"
    assert table.click("1", 1) == "1*2-2"
    single = position(["4H 3D", "", ""], waste="2D 4D 3H 2H")
    assert single.click("1") == "1-2"
    # The only card of the waste or of a foundation is no pile: it may fill a gap.
    assert position(["4H 3S", "", ""], waste="4S").click("W") == "W-2"
    kansas = position(["4H 3S", "", ""], waste="2S 4S", take_back=True)
    assert kansas.foundations["S"] == ["AS"]
    assert kansas.click("FS") == "FS-2"


def test_click_never_puts_a_whole_pile_into_a_gap() -> None:
    table = position(["4H 3D", "", "4S"], waste="3S 2D 4D 3H 2H")
    assert {"1*2-2", "3-2"} <= table.legal()
    assert table.click("1", 0) is None
    assert table.click("3") is None
    # ... but a whole pile is clicked onto a card it builds on.
    assert position(["", "4S", "3H"], waste="2H 4H").click("3") == "3-2"


def test_click_on_the_stock_turns_it() -> None:
    table = position(["4H", "4D", "4C"], stock="4S")
    assert table.click("S") == "S"
    table.play("S")
    assert table.click("S") is None


def test_click_that_can_do_nothing() -> None:
    stuck = position(["AS 4S", "AH 4H", "AD 4D"], reserve="3S 3H 2S", waste="3D 2H 2D")
    assert [stuck.click(place) for place in ["S", "W", "R", "1", "2", "3"]] == [None] * 6
    empty = position(["", "4S", "4D"])
    assert [empty.click(place) for place in ["S", "W", "R", "1"]] == [None] * 4


def test_click_on_a_covered_waste_card_does_nothing() -> None:
    table = position(["4S", "4H", "4D"], waste="3H 2S 3S")
    assert table.click("W", 2) == "W-1"
    assert table.click("W", 0) is None


def test_click_on_a_foundation_only_plays_in_kansas() -> None:
    piles = ["", "4S", "4H"]
    assert position(piles).click("FS") is None
    kansas = position(piles, take_back=True)
    assert {"FS-1", "FS-2", "FS-3"} <= kansas.legal()
    assert kansas.click("FS") == "FS-2"
    assert kansas.click("FC") == "FC-1"  # 4C builds on nothing, so into the gap
    assert kansas.click("FC", 0) is None
    full = position(["4S", "4H", "4D"], take_back=True)
    assert full.click("FC") is None
    assert full.click("FD") == "FD-1"
    none_up = position(["2H", "2D", "2C"], waste="2S 3S 4S AS", base="3", take_back=True)
    assert none_up.click("FS") is None


@pytest.mark.parametrize(
    ("place", "index"), [("4", None), ("0", None), ("X", None), ("F", None), ("1", 2), ("1", -1)]
)
def test_a_click_on_no_place_is_an_error(place: str, index: int | None) -> None:
    with pytest.raises(ValueError, match=r"no such place|no card"):
        position(["3S 2S", "4S", "4H"]).click(place, index)


# --- check ---


def lose_a_card(table: Table) -> None:
    table.waste.pop()


def double_a_card(table: Table) -> None:
    table.waste[-1] = table.waste[0]


def break_a_sequence(table: Table) -> None:
    table.piles[1].append(table.waste.pop())


def reverse_a_sequence(table: Table) -> None:
    table.piles[0].reverse()


def leave_a_gap(table: Table) -> None:
    table.waste += table.piles[2]
    table.piles[2] = []


def swap_on_a_foundation(table: Table) -> None:
    table.foundations["C"].reverse()


def skip_a_rank(table: Table) -> None:
    table.waste.append(table.foundations["C"].pop(1))


def mix_suits(table: Table) -> None:
    clubs, diamonds = table.foundations["C"], table.foundations["D"]
    clubs[0], diamonds[0] = diamonds[0], clubs[0]


@pytest.mark.parametrize(
    ("damage", "message"),
    [
        (lose_a_card, "exactly once"),
        (double_a_card, "exactly once"),
        (break_a_sequence, "out of sequence"),
        (reverse_a_sequence, "out of sequence"),
        (leave_a_gap, "not filled"),
        (swap_on_a_foundation, "improper foundation"),
        (skip_a_rank, "improper foundation"),
        (mix_suits, "improper foundation"),
    ],
)
def test_check_finds_damage(damage: Callable[[Table], None], message: str) -> None:
    table = position(["4S 3H", "2S", "4D"], reserve="4H", waste="3S 2H")
    table.check()
    damage(table)
    with pytest.raises(AssertionError, match=message):
        table.check()


def test_check_accepts_the_wrap_and_a_gap_without_reserve() -> None:
    position(["AS KH", "", "AD KC"], waste="AH AC KD", base="2", ranks=13).check()


# --- judge ---


def test_judge_a_whole_small_game() -> None:
    assert judge(EASY, EASY_LINE, ranks=2, piles=1, reserve=0) == ("won", None)
    assert judge(EASY, EASY_LINE[:-1], ranks=2, piles=1, reserve=0) == ("playing", None)
    assert judge(EASY, [], ranks=2, piles=1, reserve=0) == ("playing", None)


def test_judge_finds_the_first_illegal_move() -> None:
    line = ["S", "W-F", "W-F", "nonsense"]
    assert judge(EASY, line, ranks=2, piles=1, reserve=0) == ("illegal", 3)
    assert judge(EASY, ["W-F"], ranks=2, piles=1, reserve=0) == ("illegal", 1)


@pytest.mark.parametrize("move", ["S", "FS-1", "1-F"])
def test_judge_allows_no_move_after_the_win(move: str) -> None:
    line = [*EASY_LINE, move]
    verdict = judge(EASY, line, ranks=2, piles=1, reserve=0, take_back=True)
    assert verdict == ("illegal", len(line))


def test_judge_a_stuck_game() -> None:
    for turns in range(5):
        verdict = judge(DEAD, ["S"] * turns, ranks=3, piles=1, reserve=6)
        assert verdict == ("stuck", None)
    assert judge(DEAD, ["S"] * 5, ranks=3, piles=1, reserve=6) == ("illegal", 5)


def test_judge_takes_its_rules() -> None:
    assert judge(DEAD, [], ranks=3, piles=1, reserve=6, take_back=True) == ("playing", None)
    assert judge(DEAD, ["FS-1"], ranks=3, piles=1, reserve=6) == ("illegal", 1)
    verdict = judge(DEAD, ["FS-1"], ranks=3, piles=1, reserve=6, take_back=True)
    assert verdict == ("playing", None)


def test_judge_waits_for_the_last_stock_card() -> None:
    for turns in range(5):
        verdict = judge(LATE, ["S"] * turns, ranks=3, piles=1, reserve=6)
        assert verdict == ("playing", None)
    line = ["S", "S", "S", "S", "W-F"]
    assert judge(LATE, line, ranks=3, piles=1, reserve=6) == ("stuck", None)


# --- the data files ---


def test_the_reference_deals() -> None:
    assert list(DEALS) == [f"R{i:03}" for i in range(1, 101)]
    for cards in DEALS.values():
        Table(cards).check()
        Table(cards, reserve=13, take_back=True).check()


def test_the_verdicts_agree_with_the_lines() -> None:
    rows = (DATA / "reference-verdicts.tsv").read_text(encoding="utf-8").splitlines()
    assert rows[0].split("\t")[:2] == ["deal", "verdict"]
    verdicts = dict(row.split("\t")[:2] for row in rows[1:])
    assert list(verdicts) == list(DEALS)
    assert set(verdicts.values()) == {"won", "lost", "open"}
    assert LINES
    assert {verdicts[name] for name in LINES} == {"won"}


@pytest.mark.parametrize("name", LINES)
def test_each_winning_line_wins(name: str) -> None:
    line = LINES[name]
    assert judge(DEALS[name], line) == ("won", None)
    assert judge(DEALS[name], line[:-1]) == ("playing", None)
    assert judge(DEALS[name], [*line, line[-1]]) == ("illegal", len(line) + 1)
    assert judge(DEALS[name], line, take_back=True) == ("won", None)


@pytest.mark.parametrize("take_back", [False, True], ids=["chameleon", "kansas"])
@pytest.mark.parametrize("name", [f"R{i:03}" for i in range(1, 101, 9)])
def test_random_play_keeps_the_table_proper(name: str, take_back: bool) -> None:
    chance = random.Random(name)
    table = Table(DEALS[name], reserve=13 if take_back else 12, take_back=take_back)
    for _ in range(150):
        legal = table.legal()
        places = ["S", "W", "R", "FS", "FH", "FD", "FC", "1", "2", "3"]
        clicks = [table.click(place) for place in places]
        assert {click for click in clicks if click is not None} <= legal
        if not legal:
            assert table.status() in ("won", "stuck")
            return
        if legal - {"S"}:
            assert table.status() == "playing"
        table.play(chance.choice(sorted(legal)))
        table.check()
