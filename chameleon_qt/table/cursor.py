"""Where the keyboard points, as a value, and how arrows and keys lead it over the table.

Arrows follow what is seen: the nearest card or place in that direction, as `Layout` lays it out.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QRectF

from chameleon_qt.engine.moves import FOUNDATIONS, PILES, RESERVE, STOCK, WASTE, Place, PlaceKind
from chameleon_qt.engine.position import Position
from chameleon_qt.table.layout import Hit, Layout, Opened

ASIDE = 100.0
"""How much farther a step aside counts than one straight on: only where there is no other."""


class Direction(Enum):
    """Where an arrow points: to the right, and down."""

    LEFT = (-1, 0)
    RIGHT = (1, 0)
    UP = (0, -1)
    DOWN = (0, 1)


@dataclass(frozen=True, slots=True)
class Cursor:
    """A place, and a card there that others cover, from the bottom; None is the top."""

    place: Place
    index: int | None = None

    @classmethod
    def on(cls, position: Position, hit: Hit) -> Cursor:
        """The cursor that points at `hit`, or at the nearest that `position` has there."""
        top = len(position.cards(hit.place)) - 1
        covered = hit.place.kind is PlaceKind.PILE and 0 <= hit.index < top
        return cls(hit.place, hit.index if covered else None)

    def hit(self, position: Position) -> Hit:
        """What it points at in `position`."""
        top = len(position.cards(self.place)) - 1
        return Hit(self.place, top if self.index is None else min(self.index, top))


def groups(position: Position) -> tuple[tuple[Place, ...], ...]:
    """The groups of piles, in the order in which Tab visits them."""
    return (
        (STOCK, WASTE),
        FOUNDATIONS,
        (RESERVE,),
        PILES[: position.rules.piles],
    )


def stops(position: Position, only_tops: bool = False) -> Iterator[Hit]:
    """Everything that arrows lead to: each card of a pile, and the top everywhere else."""
    for place in position.places():
        top = len(position.cards(place)) - 1
        if place.kind is PlaceKind.PILE and not only_tops:
            for index in range(top):
                yield Hit(place, index)
        yield Hit(place, top)


def seen(layout: Layout, position: Position, hit: Hit, opened: Opened | None = None) -> QRectF:
    """The part of the card at `hit` that the next card of its pile leaves uncovered."""
    rect = layout.card_rect(position, hit, opened)
    if 0 <= hit.index < len(position.cards(hit.place)) - 1:
        above = layout.card_rect(position, Hit(hit.place, hit.index + 1), opened)
        rect.setBottom(max(above.top(), rect.top() + 1.0))
    return rect


def neighbour(
    layout: Layout,
    position: Position,
    start: Hit,
    direction: Direction,
    opened: Opened | None = None,
    only_tops: bool = False,
) -> Hit | None:
    """The nearest stop from `start` in `direction`, or None at the table's edge."""
    here = seen(layout, position, start, opened)
    best: tuple[float, Hit] | None = None
    for hit in stops(position, only_tops):
        if hit == start:
            continue
        far = _distance(here, seen(layout, position, hit, opened), direction)
        if far is not None and (best is None or far < best[0]):
            best = far, hit
    return best[1] if best else None


def _distance(here: QRectF, there: QRectF, direction: Direction) -> float | None:
    """How far it is from one rectangle to another that lies in `direction`, or None."""
    right, down = direction.value
    if right:
        ahead = there.left() - here.right() if right > 0 else here.left() - there.right()
        aside = max(there.top() - here.bottom(), here.top() - there.bottom(), 0.0)
        off = abs(there.center().y() - here.center().y())
    else:
        ahead = there.top() - here.bottom() if down > 0 else here.top() - there.bottom()
        aside = max(there.left() - here.right(), here.left() - there.right(), 0.0)
        off = abs(there.center().x() - here.center().x())
    if ahead < -1.0:
        return None
    return ahead + ASIDE * aside + 0.05 * off
