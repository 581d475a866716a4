"""Positions made to order for the tests of the table."""

from __future__ import annotations

from chameleon_qt.engine.cards import Card, Suit
from chameleon_qt.engine.position import Position
from chameleon_qt.engine.rules import CHAMELEON, Rules


def with_pile(count: int, slot: int = 0, rules: Rules = CHAMELEON) -> Position:
    """One pile of `count` cards, king to ace and on; all other cards lie in the stock."""
    cards = [Card(rank, suit) for suit in Suit for rank in range(rules.ranks, 0, -1)]
    piles: list[tuple[Card, ...]] = [()] * rules.piles
    piles[slot] = tuple(cards[:count])
    return Position(
        rules=rules,
        base=1,
        reserve=(),
        stock=tuple(cards[count:]),
        waste=(),
        foundations=(0, 0, 0, 0),
        piles=tuple(piles),
    )


def waiting_for(*foundations: int, waste: int = 0, base: int = 1) -> Position:
    """Foundations of these heights, the top `waste` cards left on the waste, the rest in stock."""
    rules = CHAMELEON
    empty = Position(rules, base, (), (), (), (0, 0, 0, 0), ((), (), ()))
    left = [
        empty.foundation_card(suit, height)
        for suit in Suit
        for height in range(foundations[suit], rules.ranks)
    ]
    spades, hearts, diamonds, clubs = foundations
    return Position(
        rules=rules,
        base=base,
        reserve=(),
        stock=tuple(left[waste:]),
        waste=tuple(left[:waste]),
        foundations=(spades, hearts, diamonds, clubs),
        piles=((), (), ()),
    )
