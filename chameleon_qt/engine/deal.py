"""Deals: by number or as a text of cards, and the position each begins with."""

from __future__ import annotations

import os
import re
from dataclasses import dataclass

from chameleon_qt.engine.cards import Card
from chameleon_qt.engine.errors import CardError, DealError, Reason
from chameleon_qt.engine.moves import Spot
from chameleon_qt.engine.position import Position
from chameleon_qt.engine.rules import CHAMELEON, Rules
from chameleon_qt.engine.shuffle import SplitMix64, shuffled

FIRST_DEAL = 1
LAST_DEAL = 2**31 - 1

LONGEST_QUOTE = 24
"""An error quotes at most so many characters of what was written."""

_NUMBER = re.compile(r"[+-]?[0-9]{1,24}")


@dataclass(frozen=True, slots=True)
class Deal:
    """A shuffled deck in dealing order, and the number it came from, if any.

    >>> Deal.parse("1").number
    1
    """

    rules: Rules
    cards: tuple[Card, ...]
    number: int | None = None
    placed: Position | None = None
    """Where the cards lie at the beginning if they were not dealt; `cards` is empty then."""

    @classmethod
    def numbered(cls, number: int, rules: Rules = CHAMELEON) -> Deal:
        """Deal `number`, 1 to 2^31 - 1; raises `DealError` outside that range."""
        if not FIRST_DEAL <= number <= LAST_DEAL:
            raise DealError(
                Reason.DEAL_NUMBER_RANGE, number=number, first=FIRST_DEAL, last=LAST_DEAL
            )
        return cls(rules, tuple(shuffled(rules.deck(), number)), number)

    @classmethod
    def unforeseen(cls, rules: Rules = CHAMELEON) -> Deal:
        """A numbered deal that nobody could foresee."""
        seed = int.from_bytes(os.urandom(8), "little")
        return cls.numbered(FIRST_DEAL + SplitMix64(seed).below(LAST_DEAL), rules)

    @classmethod
    def parse(cls, text: str, rules: Rules = CHAMELEON) -> Deal:
        """Read a deal number or the cards in dealing order, separated by blanks.

        Raises `DealError` that names the card and its place, counted from 1.
        """
        words = text.split()
        if len(words) == 1 and _NUMBER.fullmatch(words[0]):
            return cls.numbered(int(words[0]), rules)
        return cls.parse_cards(text, rules)

    @classmethod
    def parse_cards(cls, text: str, rules: Rules = CHAMELEON) -> Deal:
        """Read the cards in dealing order, as `parse` does; a number is refused."""
        words = text.split()
        if len(words) < 2 and rules.deck_size > 1:
            raise DealError(Reason.NOT_A_DEAL, text=text.strip()[:LONGEST_QUOTE])
        deck = set(rules.deck())
        places: dict[Card, int] = {}
        for place, word in enumerate(words, 1):
            try:
                card = Card.parse(word)
            except CardError:
                raise DealError(
                    Reason.NOT_A_CARD_AT, text=word[:LONGEST_QUOTE], at=Spot(place)
                ) from None
            if card not in deck:
                raise DealError(Reason.CARD_NOT_IN_DECK, card=card, at=Spot(place))
            if card in places:
                raise DealError(
                    Reason.CARD_TWICE, card=card, first=Spot(places[card]), at=Spot(place)
                )
            places[card] = place
        missing = [card for card in rules.deck() if card not in places]
        if missing:
            raise DealError(Reason.CARDS_MISSING, cards=" ".join(map(str, missing)))
        return cls(rules, tuple(places))

    @classmethod
    def placing(cls, position: Position) -> Deal:
        """No deal at all: a game that begins in the middle, at `position`."""
        return cls(position.rules, (), None, position)

    def start(self) -> Position:
        """The position after dealing."""
        if self.placed is not None:
            return self.placed
        rules, cards = self.rules, self.cards
        first = cards[rules.reserve]
        piles = cards[rules.reserve + 1 :][: rules.piles]
        spades, hearts, diamonds, clubs = (int(suit == first.suit) for suit in range(4))
        return Position(
            rules=rules,
            base=first.rank,
            reserve=cards[: rules.reserve],
            stock=cards[rules.reserve + 1 + rules.piles :][::-1],
            waste=(),
            foundations=(spades, hearts, diamonds, clubs),
            piles=tuple((card,) for card in piles),
        )

    def __str__(self) -> str:
        return " ".join(map(str, self.cards))
