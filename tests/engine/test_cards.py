"""Cards as values and as text."""

from __future__ import annotations

import pytest

from chameleon_qt.engine.cards import RANK_LETTERS, SUIT_LETTERS, Card, Suit
from chameleon_qt.engine.errors import CardError, Reason

ALL = [Card(rank, suit) for suit in Suit for rank in range(1, 14)]


def test_fifty_two_cards_have_fifty_two_texts() -> None:
    assert len({str(card) for card in ALL}) == 52


@pytest.mark.parametrize("card", ALL, ids=str)
def test_a_card_reads_back_as_itself(card: Card) -> None:
    assert Card.parse(str(card)) == card
    assert Card.parse(str(card).lower()) == card


@pytest.mark.parametrize(
    ("text", "rank", "suit"),
    [
        ("AS", 1, Suit.SPADES),
        ("2H", 2, Suit.HEARTS),
        ("9D", 9, Suit.DIAMONDS),
        ("TC", 10, Suit.CLUBS),
        ("JS", 11, Suit.SPADES),
        ("QH", 12, Suit.HEARTS),
        ("KD", 13, Suit.DIAMONDS),
    ],
)
def test_rank_then_suit(text: str, rank: int, suit: Suit) -> None:
    assert Card.parse(text) == Card(rank, suit)
    assert str(Card(rank, suit)) == text


def test_suits_stand_in_the_order_of_the_foundations() -> None:
    assert [suit.letter for suit in Suit] == list(SUIT_LETTERS) == ["S", "H", "D", "C"]
    assert [int(suit) for suit in Suit] == [0, 1, 2, 3]
    assert len(RANK_LETTERS) == 13


@pytest.mark.parametrize(
    "text", ["", "S", "T", "10S", "1S", "0S", "TX", "ST", "T S", " TS", "TS ", "T♠", "JQ", "SH"]
)
def test_any_other_text_is_refused_by_name(text: str) -> None:
    with pytest.raises(CardError) as caught:
        Card.parse(text)
    assert caught.value.reason is Reason.NOT_A_CARD
    assert caught.value.details == {"text": text}
