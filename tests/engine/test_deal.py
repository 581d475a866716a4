"""Deals by number, frozen for good, and deals as texts."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chameleon_qt.engine import deal as deal_module
from chameleon_qt.engine.cards import Suit
from chameleon_qt.engine.deal import FIRST_DEAL, LAST_DEAL, Deal
from chameleon_qt.engine.errors import DealError, Reason
from chameleon_qt.engine.notation import format_position
from chameleon_qt.engine.rules import CHAMELEON, GAMES, KANSAS, Rules
from chameleon_qt.engine.shuffle import SplitMix64
from tests.engine.tables import dealt_table, piles, read_named, same_cards, small_rules, words

# Worked out apart from this project, by a program in C.
FROZEN = {
    1: "7H 9S 4H 8D 8H 5C JH 6H 9C JS 5H KH 3S 2H JD 5D 7D 4D 2S AH 6C KS KD TD TC JC "
    "TH 8C QS 4C 6S 7S AC 5S AD KC 6D QC QD QH 9H 3H 3C AS 4S 2D 8S TS 3D 2C 9D 7C",
    2: "QD 3C 4S 5D 7D 2H KD TH AS 6S 7C 3S QS 7H 6D JD TS 9C JH 8S 4H 5C 2C 4D AH QH "
    "6C 8D 3D 9H 6H JC AC 5S JS AD KS 2D 7S 4C 9S TD 5H TC QC KC 8C KH 3H 2S 8H 9D",
    3: "AH 3H 7C QC 9C 2S 5C AD 3D JS KC QD 6S 6C 5S QS KD KH JH 4C AS 8D 4S 2D 8S 6D "
    "8H 8C 9S 3C 9H 6H 7H 7D 5H 9D JC TH 4H KS AC 5D TD 3S 2C TC QH 7S 2H 4D JD TS",
    617: "4C 5S 6D 7C 8D 7H QS 4D 5H TS 8C AS 2S 3H TC KH KC TD 3C KS 3S 7S AH JH 8H 2C "
    "TH 6S 2D 9D 6C AC QD JS 9S JD 3D 8S 9C AD QH 4S 5C 5D 4H 2H 7D 9H JC 6H QC KD",
    1904: "KC 3D JH 6H JD 7S 9D AD 4D 5C 8C 9S 3H 3C 5H 8H 7D 4H QS 6D 4C TD KH 6S AH KS "
    "4S 9C TH 8S 6C KD TS 2H 5S 8D 9H 5D QH JC 2D AC TC 2S 3S AS 2C QC JS 7H QD 7C",
    1000000: "3H 3D 6D KC QS TS JC JH 3S 5D 5H 6H AS 9H 8H QC 7S JS TH 2H 8D KS 4H 2D 2S 6C "
    "QD 9D 9S 4C 9C 4D 4S KH AC TD TC 6S 5S QH 8S 2C AD 5C 3C AH KD JD 7D 8C 7C 7H",
    2**31 - 2: "TC 8D 3S AD 2D AS QC 5C 7D TH 3C 5D 9S 8C TS JS 9C 6C 5H TD 7C KH 9H 4D 8H 6D "
    "3D 3H QH 7H 4C 7S JD 4H 2S AC JC KS 2C QD 6H 5S KD AH 9D 6S QS 4S KC JH 8S 2H",
    2**31 - 1: "8C TC 4H KH JH QD 2D 3H 5C 9D 9C 4S QS KC 6S JS KD AD TH 2H 8D 7D TD 7S 2S 9S "
    "7C TS 3C 8H 3S 2C QC 6C 5D JC 5S AC 3D 7H 8S JD 9H AS 5H QH AH 4C 4D 6H KS 6D",
}

R001 = " ".join(read_named("reference.txt")["R001"])
SMALL = small_rules(ranks=2, piles=1)
EASY = "AS AH AD AC 2S 2H 2D 2C"


@pytest.mark.parametrize("rules", GAMES.values(), ids=str)
@pytest.mark.parametrize("number", FROZEN)
def test_numbered_deals_never_change(number: int, rules: Rules) -> None:
    deal = Deal.numbered(number, rules)
    assert str(deal) == FROZEN[number]
    assert (deal.number, deal.rules) == (number, rules)


@pytest.mark.parametrize(
    ("number", "chameleon", "kansas"),
    [
        (
            1,
            "rules: chameleon\nbase: 3\nfoundations: 3S - - -\n"
            "reserve: 7H 9S 4H 8D 8H 5C JH 6H 9C JS 5H KH\n"
            "stock: 7D 4D 2S AH 6C KS KD TD TC JC TH 8C QS 4C 6S 7S AC 5S AD KC "
            "6D QC QD QH 9H 3H 3C AS 4S 2D 8S TS 3D 2C 9D 7C\n"
            "waste:\npile 1: 2H\npile 2: JD\npile 3: 5D\n",
            "rules: kansas\nbase: 2\nfoundations: - 2H - -\n"
            "reserve: 7H 9S 4H 8D 8H 5C JH 6H 9C JS 5H KH 3S\n"
            "stock: 4D 2S AH 6C KS KD TD TC JC TH 8C QS 4C 6S 7S AC 5S AD KC "
            "6D QC QD QH 9H 3H 3C AS 4S 2D 8S TS 3D 2C 9D 7C\n"
            "waste:\npile 1: JD\npile 2: 5D\npile 3: 7D\n",
        ),
        (
            617,
            "rules: chameleon\nbase: 2\nfoundations: 2S - - -\n"
            "reserve: 4C 5S 6D 7C 8D 7H QS 4D 5H TS 8C AS\n"
            "stock: KC TD 3C KS 3S 7S AH JH 8H 2C TH 6S 2D 9D 6C AC QD JS 9S JD "
            "3D 8S 9C AD QH 4S 5C 5D 4H 2H 7D 9H JC 6H QC KD\n"
            "waste:\npile 1: 3H\npile 2: TC\npile 3: KH\n",
            "rules: kansas\nbase: 3\nfoundations: - 3H - -\n"
            "reserve: 4C 5S 6D 7C 8D 7H QS 4D 5H TS 8C AS 2S\n"
            "stock: TD 3C KS 3S 7S AH JH 8H 2C TH 6S 2D 9D 6C AC QD JS 9S JD "
            "3D 8S 9C AD QH 4S 5C 5D 4H 2H 7D 9H JC 6H QC KD\n"
            "waste:\npile 1: TC\npile 2: KH\npile 3: KC\n",
        ),
        (
            2**31 - 1,
            "rules: chameleon\nbase: Q\nfoundations: QS - - -\n"
            "reserve: 8C TC 4H KH JH QD 2D 3H 5C 9D 9C 4S\n"
            "stock: KD AD TH 2H 8D 7D TD 7S 2S 9S 7C TS 3C 8H 3S 2C QC 6C 5D JC "
            "5S AC 3D 7H 8S JD 9H AS 5H QH AH 4C 4D 6H KS 6D\n"
            "waste:\npile 1: KC\npile 2: 6S\npile 3: JS\n",
            "rules: kansas\nbase: K\nfoundations: - - - KC\n"
            "reserve: 8C TC 4H KH JH QD 2D 3H 5C 9D 9C 4S QS\n"
            "stock: AD TH 2H 8D 7D TD 7S 2S 9S 7C TS 3C 8H 3S 2C QC 6C 5D JC "
            "5S AC 3D 7H 8S JD 9H AS 5H QH AH 4C 4D 6H KS 6D\n"
            "waste:\npile 1: 6S\npile 2: JS\npile 3: KD\n",
        ),
    ],
)
def test_the_whole_layout_of_a_numbered_deal(number: int, chameleon: str, kansas: str) -> None:
    assert format_position(Deal.numbered(number).start()) == chameleon
    assert format_position(Deal.numbered(number, KANSAS).start()) == kansas


def test_a_small_deck_has_numbered_deals_of_its_own() -> None:
    assert [str(Deal.numbered(number, SMALL)) for number in (1, 2, 3)] == [
        "AD 2H AH 2C 2D AC AS 2S",
        "2D AH 2C AD 2S 2H AS AC",
        "2C AS 2S AD AH AC 2H 2D",
    ]


def test_deals_do_not_depend_on_the_hash_seed() -> None:
    code = "from chameleon_qt.engine.deal import Deal; print(Deal.numbered(617))"
    for seed in ("1", "2"):
        run = subprocess.run(
            [sys.executable, "-c", code],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        )
        assert run.stdout.strip() == FROZEN[617]


@given(st.integers(FIRST_DEAL, LAST_DEAL), st.sampled_from([CHAMELEON, KANSAS]))
def test_every_number_deals_every_card_once(number: int, rules: Rules) -> None:
    deal = Deal.numbered(number, rules)
    assert sorted(deal.cards) == sorted(rules.deck())
    assert Deal.parse(str(deal), rules).cards == deal.cards
    assert same_cards(deal.start(), dealt_table(deal))


@pytest.mark.parametrize("number", [0, -1, 2**31, 2**64 + 1])
def test_numbers_out_of_range_are_refused(number: int) -> None:
    with pytest.raises(DealError) as caught:
        Deal.numbered(number)
    assert caught.value.reason is Reason.DEAL_NUMBER_RANGE
    assert caught.value.details == {"number": number, "first": 1, "last": 2**31 - 1}


@pytest.mark.parametrize(
    ("text", "number"),
    [("1", 1), (" 617\n", 617), ("+5", 5), ("0007", 7), ("2147483647", 2**31 - 1)],
)
def test_a_number_may_be_given_as_text(text: str, number: int) -> None:
    assert Deal.parse(text, KANSAS) == Deal.numbered(number, KANSAS)


@pytest.mark.parametrize("text", ["0", "-3", "2147483648", "99999999999999999999"])
def test_a_text_with_a_number_out_of_range_is_refused(text: str) -> None:
    with pytest.raises(DealError) as caught:
        Deal.parse(text)
    assert caught.value.reason is Reason.DEAL_NUMBER_RANGE
    assert caught.value.details["number"] == int(text)


@pytest.mark.parametrize("rules", GAMES.values(), ids=str)
def test_an_unforeseen_deal_draws_its_number_from_the_system(
    rules: Rules, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "urandom", lambda count: (1234567).to_bytes(count, "little"))
    # 6457827717110365317, the first number of that seed, modulo 2^31 - 1, and 1.
    assert Deal.unforeseen(rules) == Deal.numbered(776379575, rules)


@pytest.mark.parametrize(("drawn", "number"), [(0, FIRST_DEAL), (LAST_DEAL - 1, LAST_DEAL)])
def test_an_unforeseen_deal_may_be_the_first_and_the_last(
    drawn: int, number: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(SplitMix64, "below", lambda _, bound: min(drawn, bound - 1))
    monkeypatch.setattr(deal_module, "shuffled", lambda items, _: list(items))
    assert Deal.unforeseen().number == number


def test_unforeseen_deals_differ() -> None:
    assert len({Deal.unforeseen().number for _ in range(20)}) > 15


# --- the layout, row by row ---


def test_chameleon_is_laid_out_as_the_rules_say() -> None:
    deal = Deal.parse(R001)
    start = deal.start()
    assert deal.number is None
    assert start.rules == CHAMELEON
    assert words(start.reserve) == "2D QS TS 2H 8S TC 3D AS KH 8H 6H 7C"
    assert start.base == 13
    assert start.foundations == (0, 0, 0, 1)  # KC, the 13th card, on the clubs
    assert piles(start) == ["4S", "4D", "4C"]
    assert len(start.stock) == 36
    assert words(start.stock[::-1]).startswith("5C 6C AD 3H")  # card 17 is turned first
    assert start.waste == ()


def test_kansas_is_laid_out_with_one_more_card_in_the_reserve() -> None:
    start = Deal.parse(R001, KANSAS).start()
    assert start.rules == KANSAS
    assert len(start.reserve) == 13
    assert words(start.reserve[-1:]) == "KC"
    assert start.base == 4
    assert start.foundations == (1, 0, 0, 0)
    assert piles(start) == ["4D", "4C", "5C"]
    assert len(start.stock) == 35
    assert words(start.stock[-1:]) == "6C"


@pytest.mark.parametrize("suit", Suit)
def test_the_first_foundation_card_goes_to_its_own_suit(suit: Suit) -> None:
    others = " ".join(f"A{other.letter}" for other in Suit if other is not suit)
    start = Deal.parse(f"A{suit.letter} {others} 2S 2H 2D 2C", SMALL).start()
    assert start.foundations == tuple(int(other is suit) for other in Suit)


def test_a_deal_may_leave_no_stock_and_no_reserve() -> None:
    start = Deal.parse("2H AS AH AD AC 2S 2D 2C", small_rules(ranks=2, piles=7)).start()
    assert piles(start) == ["AS", "AH", "AD", "AC", "2S", "2D", "2C"]
    assert (start.stock, start.reserve, start.base) == ((), (), 2)


# --- texts of cards ---


def test_case_and_line_breaks_do_not_matter() -> None:
    assert Deal.parse("as ah\nad\tac  2s 2h 2d 2c\n", SMALL) == Deal.parse(EASY, SMALL)


@pytest.mark.parametrize(
    ("text", "reason", "details"),
    [
        (
            "AS AH XX AC 2S 2H 2D 2C",
            Reason.NOT_A_CARD_AT,
            {"text": "XX", "at": "card 3"},
        ),
        ("AS AH AD AC 2S 2H 2D 10C", Reason.NOT_A_CARD_AT, {"text": "10C", "at": "card 8"}),
        ("1 AH AD AC 2S 2H 2D 2C", Reason.NOT_A_CARD_AT, {"text": "1", "at": "card 1"}),
        ("abc", Reason.NOT_A_DEAL, {"text": "abc"}),
        ("12.5", Reason.NOT_A_DEAL, {"text": "12.5"}),
        ("9" * 10_000, Reason.NOT_A_DEAL, {"text": "9" * 24}),
        ("AS " + "x" * 10_000, Reason.NOT_A_CARD_AT, {"text": "x" * 24, "at": "card 2"}),
        ("AS AH AD KC 2S 2H 2D 2C", Reason.CARD_NOT_IN_DECK, {"card": "KC", "at": "card 4"}),
        (
            "AS AH AD AC 2S AH 2D 2C",
            Reason.CARD_TWICE,
            {"card": "AH", "first": "card 2", "at": "card 6"},
        ),
        (
            EASY + " AS",
            Reason.CARD_TWICE,
            {"card": "AS", "first": "card 1", "at": "card 9"},
        ),
        ("AS AH AD AC 2S 2D", Reason.CARDS_MISSING, {"cards": "2H 2C"}),
        ("2C 2D", Reason.CARDS_MISSING, {"cards": "AS 2S AH 2H AD AC"}),
        ("2C", Reason.NOT_A_DEAL, {"text": "2C"}),
        (" ", Reason.NOT_A_DEAL, {"text": ""}),
    ],
)
def test_a_malformed_deal_is_refused_by_name_and_place(
    text: str, reason: Reason, details: dict[str, str]
) -> None:
    with pytest.raises(DealError) as caught:
        Deal.parse(text, SMALL)
    assert caught.value.reason is reason
    assert {name: str(value) for name, value in caught.value.details.items()} == details


def test_all_reference_deals_are_deals_of_both_games() -> None:
    for cards in read_named("reference.txt").values():
        text = " ".join(cards)
        for rules in GAMES.values():
            deal = Deal.parse(text, rules)
            assert str(deal) == text
            assert same_cards(deal.start(), dealt_table(deal))
