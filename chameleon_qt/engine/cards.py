"""Cards as values, and their two-character text form."""

from __future__ import annotations

from enum import IntEnum
from typing import NamedTuple

from chameleon_qt.engine.errors import CardError, Reason

RANK_LETTERS = "A23456789TJQK"
SUIT_LETTERS = "SHDC"
SUIT_SIGNS = "♠♥♦♣"


class Suit(IntEnum):
    """The four suits, in the order in which the foundations stand on the table."""

    SPADES = 0
    HEARTS = 1
    DIAMONDS = 2
    CLUBS = 3

    @property
    def letter(self) -> str:
        """One of ``S H D C``."""
        return SUIT_LETTERS[self]

    @property
    def sign(self) -> str:
        """One of ``♠ ♥ ♦ ♣``."""
        return SUIT_SIGNS[self]


class Card(NamedTuple):
    """One card: ``rank`` is 1 (ace) to 13 (king).

    >>> Card(10, Suit.SPADES)
    Card(rank=10, suit=<Suit.SPADES: 0>)
    >>> str(Card.parse("TS"))
    'TS'
    """

    rank: int
    suit: Suit

    @classmethod
    def parse(cls, text: str) -> Card:
        """Read a card such as ``TS``; raises `CardError` when the text is no card."""
        if len(text) == 2 and text.isascii():
            rank = RANK_LETTERS.find(text[0].upper())
            suit = SUIT_LETTERS.find(text[1].upper())
            if rank >= 0 and suit >= 0:
                return cls(rank + 1, Suit(suit))
        raise CardError(Reason.NOT_A_CARD, text=text)

    def __str__(self) -> str:
        return RANK_LETTERS[self.rank - 1] + self.suit.letter
