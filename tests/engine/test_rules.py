"""The two games, small decks, and rules as text."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from chameleon_qt.engine.cards import Card, Suit
from chameleon_qt.engine.errors import Reason, RulesError
from chameleon_qt.engine.rules import CHAMELEON, GAMES, KANSAS, Rules


def test_chameleon() -> None:
    assert (CHAMELEON.ranks, CHAMELEON.piles, CHAMELEON.reserve) == (13, 3, 12)
    assert (CHAMELEON.deck_size, CHAMELEON.stock_size) == (52, 36)
    assert not CHAMELEON.take_back


def test_kansas_differs_in_the_reserve_and_in_taking_back() -> None:
    assert (KANSAS.ranks, KANSAS.piles, KANSAS.reserve) == (13, 3, 13)
    assert (KANSAS.deck_size, KANSAS.stock_size) == (52, 35)
    assert KANSAS.take_back


def test_the_default_is_chameleon() -> None:
    assert Rules() == CHAMELEON
    assert GAMES == {"chameleon": CHAMELEON, "kansas": KANSAS}


def test_the_deck_holds_each_card_once_in_order() -> None:
    deck = CHAMELEON.deck()
    assert len(set(deck)) == 52
    assert list(deck) == sorted(deck, key=lambda card: (card.suit, card.rank))
    assert " ".join(map(str, Rules(ranks=2, reserve=0).deck())) == "AS 2S AH 2H AD 2D AC 2C"


@pytest.mark.parametrize(
    ("card", "below", "builds"),
    [
        ("3S", "4S", True),
        ("3S", "4H", True),
        ("KS", "AD", True),
        ("QS", "KS", True),
        ("AS", "2C", True),
        ("4S", "3H", False),
        ("3S", "3H", False),
        ("AS", "KS", False),
        ("2S", "4H", False),
    ],
)
def test_piles_build_down_by_one_any_suit_king_on_ace(card: str, below: str, builds: bool) -> None:
    for rules in GAMES.values():
        assert rules.builds_on(Card.parse(card), Card.parse(below)) is builds


def test_a_small_deck_wraps_at_its_own_highest_rank() -> None:
    rules = Rules(ranks=5, reserve=0)
    assert rules.builds_on(Card(5, Suit.SPADES), Card(1, Suit.HEARTS))
    assert not rules.builds_on(Card(13, Suit.SPADES), Card(1, Suit.HEARTS))


@pytest.mark.parametrize(
    ("rules", "text"),
    [
        (CHAMELEON, "chameleon"),
        (KANSAS, "kansas"),
        (Rules(ranks=5, piles=2, reserve=6), "chameleon ranks=5 piles=2 reserve=6"),
        (Rules("kansas", reserve=13, take_back=False), "kansas take_back=0"),
        (Rules(take_back=True), "chameleon take_back=1"),
        (Rules("kansas", 13, 3, 12, True), "kansas reserve=12"),
    ],
)
def test_the_text_names_the_game_and_what_differs(rules: Rules, text: str) -> None:
    assert str(rules) == text
    assert Rules.parse(text) == rules


@given(
    st.sampled_from(sorted(GAMES)),
    st.integers(1, 13),
    st.integers(1, 9),
    st.integers(0, 51),
    st.booleans(),
)
def test_every_playable_game_reads_back_as_itself(
    name: str, ranks: int, piles: int, reserve: int, take_back: bool
) -> None:
    assume(reserve + 1 + piles <= 4 * ranks)
    rules = Rules(name, ranks, piles, reserve, take_back)
    assert Rules.parse(str(rules)) == rules
    assert reserve + 1 + piles + rules.stock_size == rules.deck_size == len(rules.deck())


def test_taking_back_is_read_as_yes_or_no() -> None:
    assert Rules.parse("chameleon take_back=1").take_back is True
    assert Rules.parse("kansas take_back=0").take_back is False


def test_blanks_and_capitals_of_the_name_do_not_matter() -> None:
    assert Rules.parse("  Kansas   piles=2 ") == Rules("kansas", 13, 2, 13, True)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "  ",
        "canfield",
        "piles=2",
        "chameleon piles",
        "chameleon piles=",
        "chameleon piles=two",
        "chameleon piles=-1",
        "chameleon piles=1.5",
        "chameleon piles=²",
        "chameleon piles=1000",
        "chameleon name=3",
        "chameleon colour=3",
        "chameleon 3",
    ],
)
def test_other_texts_name_no_game(text: str) -> None:
    with pytest.raises(RulesError) as caught:
        Rules.parse(text)
    assert caught.value.reason is Reason.RULES_TEXT
    assert caught.value.details == {"text": text}


@pytest.mark.parametrize(
    ("changes", "name", "first", "last"),
    [
        ({"ranks": 0}, "ranks", 1, 13),
        ({"ranks": 14}, "ranks", 1, 13),
        ({"piles": 0}, "piles", 1, 9),
        ({"piles": 10}, "piles", 1, 9),
        ({"reserve": -1}, "reserve", 0, 51),
        ({"reserve": 52}, "reserve", 0, 51),
    ],
)
def test_numbers_out_of_range_are_refused(
    changes: dict[str, Any], name: str, first: int, last: int
) -> None:
    with pytest.raises(RulesError) as caught:
        Rules(**changes)
    assert caught.value.reason is Reason.RULES_RANGE
    assert caught.value.details == {
        "name": name,
        "first": first,
        "last": last,
        "value": changes[name],
    }


def test_the_ends_of_each_range_are_playable() -> None:
    assert Rules(ranks=1, piles=3, reserve=0).stock_size == 0
    assert Rules(ranks=13, piles=9, reserve=42).stock_size == 0
    assert Rules(ranks=13, piles=1, reserve=50).stock_size == 0


def test_a_deck_too_small_for_the_layout_is_refused() -> None:
    with pytest.raises(RulesError) as caught:
        Rules(ranks=4, piles=3, reserve=13)
    assert caught.value.reason is Reason.DECK_TOO_SMALL
    assert caught.value.details == {"deck": 16, "reserve": 13, "piles": 3}
    with pytest.raises(RulesError, match="16 cards are too few"):
        Rules.parse("kansas ranks=4")


def test_a_game_without_a_name_is_none() -> None:
    with pytest.raises(RulesError) as caught:
        Rules("patience")
    assert caught.value.details == {"text": "patience"}
