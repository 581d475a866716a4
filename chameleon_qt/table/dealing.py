"""What is dealt at the start, and where it comes from."""

from __future__ import annotations

from dataclasses import replace

from chameleon_qt.engine.cards import Card
from chameleon_qt.engine.moves import FOUNDATIONS
from chameleon_qt.engine.position import Position


def dealing_order(position: Position) -> tuple[Card, ...]:
    """The cards that lie open or in the reserve at the start, as they are dealt."""
    foundation = (card for place in FOUNDATIONS for card in position.cards(place))
    return (*position.reserve, *foundation, *(card for pile in position.piles for card in pile))


def gathered(position: Position) -> Position:
    """The whole deck on the stock, from where `position`, the start of a game, is dealt."""
    return replace(
        position,
        reserve=(),
        stock=position.stock + dealing_order(position)[::-1],
        waste=(),
        foundations=(0, 0, 0, 0),
        piles=((),) * position.rules.piles,
    )
