"""The rules that differ between the games, as one frozen value."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from typing import Any

from chameleon_qt.engine.cards import Card, Suit
from chameleon_qt.engine.errors import Reason, RulesError


@dataclass(frozen=True, slots=True)
class Rules:
    """One game of the family; small numbers give the small decks that tests play.

    >>> CHAMELEON.stock_size, KANSAS.stock_size
    (36, 35)
    """

    name: str = "chameleon"
    ranks: int = 13
    """Ranks in the deck, ace upwards; the deck has four suits of them."""
    piles: int = 3
    reserve: int = 12
    """Cards in the reserve when the game is dealt."""
    take_back: bool = False
    """Whether the top card of a foundation may return to a tableau pile."""

    def __post_init__(self) -> None:
        if self.name not in ("chameleon", "kansas"):
            raise RulesError(Reason.RULES_TEXT, text=self.name)
        for name, first, last in (("ranks", 1, 13), ("piles", 1, 9), ("reserve", 0, 51)):
            value = getattr(self, name)
            if not first <= value <= last:
                raise RulesError(Reason.RULES_RANGE, name=name, first=first, last=last, value=value)
        if self.stock_size < 0:
            raise RulesError(
                Reason.DECK_TOO_SMALL,
                deck=self.deck_size,
                reserve=self.reserve,
                piles=self.piles,
            )

    @property
    def deck_size(self) -> int:
        """Cards in the whole deck."""
        return len(Suit) * self.ranks

    @property
    def stock_size(self) -> int:
        """Cards in the stock when the game is dealt."""
        return self.deck_size - self.reserve - 1 - self.piles

    def deck(self) -> tuple[Card, ...]:
        """The sorted deck: spades, hearts, diamonds, clubs, each from the ace up."""
        return tuple(Card(rank, suit) for suit in Suit for rank in range(1, self.ranks + 1))

    def builds_on(self, card: Card, below: Card) -> bool:
        """Whether `card` may lie on `below` in the tableau: one rank lower, king on ace."""
        return below.rank == card.rank % self.ranks + 1

    def __str__(self) -> str:
        """``chameleon``, or ``chameleon ranks=5 piles=2`` where numbers differ from the game's."""
        game = GAMES[self.name]
        changed = [
            f"{field.name}={int(getattr(self, field.name))}"
            for field in fields(self)
            if getattr(self, field.name) != getattr(game, field.name)
        ]
        return " ".join([self.name, *changed])

    @classmethod
    def parse(cls, text: str) -> Rules:
        """Read what ``str(rules)`` writes; raises `RulesError`.

        >>> Rules.parse("kansas reserve=6").reserve
        6
        """
        name, *words = text.split() or [""]
        game = GAMES.get(name.lower())
        if game is None:
            raise RulesError(Reason.RULES_TEXT, text=text)
        changes: dict[str, Any] = {}
        for word in words:
            key, _, value = word.partition("=")
            if key not in ("ranks", "piles", "reserve", "take_back") or not _is_number(value):
                raise RulesError(Reason.RULES_TEXT, text=text)
            changes[key] = bool(int(value)) if key == "take_back" else int(value)
        return replace(game, **changes)


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) <= 3


CHAMELEON = Rules()
KANSAS = Rules("kansas", reserve=13, take_back=True)
GAMES = {rules.name: rules for rules in (CHAMELEON, KANSAS)}
