"""What may be picked up and where it may be put: values, the same for mouse, keys and readers."""

from __future__ import annotations

from typing import NamedTuple

from chameleon_qt.engine.moves import Move, Place, PlaceKind
from chameleon_qt.engine.position import Position
from chameleon_qt.table.layout import Hit


class Held(NamedTuple):
    """The top `length` cards of `place`, in the player's hand."""

    place: Place
    length: int

    def moves(self, position: Position) -> tuple[Move, ...]:
        """Every legal move of just these cards."""
        return tuple(
            move
            for move in position.legal_moves()
            if move.source == self.place and move.length == self.length
        )

    def move_to(self, target: Place) -> Move:
        """The move that puts them on `target`, legal or not."""
        return Move(self.place, target, self.length)


def held_from(position: Position, hit: Hit) -> Held | None:
    """The card at `hit` with those above it, or None where players move nothing by hand.

    Cards may be picked up although they fit nowhere: the place they are put on says why.
    """
    count = len(position.cards(hit.place))
    match hit.place.kind:
        case PlaceKind.PILE:
            may = hit.index >= 0
        case PlaceKind.FOUNDATION:
            may = hit.index >= 0 and position.rules.take_back and not position.is_won
        case PlaceKind.STOCK:
            may = False
        case _:
            may = 0 <= hit.index == count - 1
    return Held(hit.place, count - hit.index) if may else None
