"""Where everything lies for a view of a given size: one function from size and rules to places.

All constants are in card widths (or parts of the card's height where said); all results are in
scene units, which are device-independent pixels.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF

from chameleon_qt.engine.cards import Card
from chameleon_qt.engine.moves import (
    FOUNDATIONS,
    PILES,
    RESERVE,
    STOCK,
    WASTE,
    Place,
    PlaceKind,
)
from chameleon_qt.engine.position import Position
from chameleon_qt.engine.rules import Rules
from chameleon_qt.table.art.proportions import CARD_ASPECT

GAP = 0.2
MARGIN = 0.25
ROW_GAP = 0.34
WASTE_SLIVER = 0.25
WASTE_SHOWN = 3
STRIP = 0.26
"""Part of a card's height that shows below the next card of a roomy pile: rank and whole suit."""
RESERVE_PEEK = 0.13
"""Part of a card's height by which the reserve's open card leaves its face-down pile uncovered."""
ROOMY_CARDS = 9
"""A pile of so many cards is not squeezed in a view of the usual shape."""
EDGE = 0.018
"""Offset of one edge of a thick face-down pile."""
MOST_EDGES = 4
CARDS_PER_EDGE = 8
MOST_SQUEEZED = 0.09
"""Below this part of the height the card under the pointer pushes its neighbours apart."""
WIDEST_CARD = 420.0


class Placement(NamedTuple):
    """Where and how one card rests."""

    pos: QPointF
    z: float
    face_up: bool
    visible: bool


@dataclass(frozen=True, slots=True)
class Hit:
    """What lies under a point: a place, and the card's number from the bottom (-1 if empty)."""

    place: Place
    index: int


@dataclass(frozen=True)
class Opened:
    """The card of a squeezed pile that pushes its neighbours apart."""

    place: Place
    index: int


class Layout:
    """The table for one view size, one set of rules and one device pixel ratio."""

    def __init__(
        self, size: QSizeF, rules: Rules, ratio: float = 1.0, mirrored: bool = False
    ) -> None:
        self.size = size
        self.mirrored = mirrored
        self._ratio = ratio
        columns = 3 + max(len(FOUNDATIONS), rules.piles)
        wide = 2 * MARGIN + columns + (columns - 1) * GAP
        roomy_pile = CARD_ASPECT * (1 + (ROOMY_CARDS - 1) * STRIP)
        high = 2 * MARGIN + CARD_ASPECT + ROW_GAP + roomy_pile
        width = min(size.width() / wide, size.height() / high, WIDEST_CARD)
        width = max(8.0, self._snap(width))
        self.card = QSizeF(width, self._snap(width * CARD_ASPECT))
        self._left = (size.width() - (wide - 2 * MARGIN) * width) / 2
        top = MARGIN * width
        second = top + self.card.height() + ROW_GAP * width
        self._bottom = max(size.height() - MARGIN * width, second + self.card.height())

        def place(column: float, y: float) -> QRectF:
            if mirrored:
                column = columns - 1 - column
            x = self._left + column * (1 + GAP) * width
            return QRectF(QPointF(self._snap(x), self._snap(y)), self.card)

        self.places: dict[Place, QRectF] = {
            STOCK: place(0, top),
            WASTE: place(1, top),
            RESERVE: place(0, second),
        }
        for column, foundation in enumerate(FOUNDATIONS, 3):
            self.places[foundation] = place(column, top)
        for column, pile in enumerate(PILES[: rules.piles], 3):
            self.places[pile] = place(column, second)
        self.base_rank = place(2, top)
        """Room for the note of the base rank, between waste and foundations."""
        self._sliver = self._snap(WASTE_SLIVER * width) * (-1 if mirrored else 1)
        self._fold = -1 if mirrored else 1

    def _snap(self, length: float) -> float:
        """`length` rounded to whole device pixels, so that pixmaps stay sharp."""
        return round(length * self._ratio) / self._ratio

    def offsets(self, count: int, opened: int | None = None) -> list[float]:
        """How far below its pile's top edge each of `count` cards begins.

        `opened` is the card that shows a full strip although the pile is squeezed.
        """
        room = self._bottom - self.places[PILES[0]].bottom()
        strip = STRIP * self.card.height()
        even = min(strip, room / max(1, count - 1))
        result = [index * even for index in range(count)]
        if opened is not None and even < strip and opened + 1 < count:
            first = result[opened] + min(strip, room - result[opened])
            rest = count - opened - 2
            step = (room - first) / rest if rest > 0 else 0.0
            for index in range(opened + 1, count):
                result[index] = first + (index - opened - 1) * step
        return [self._snap(offset) for offset in result]

    def is_squeezed(self, count: int) -> bool:
        """Whether a pile of `count` cards shows less of each than the eye needs."""
        offsets = self.offsets(count)
        return count > 1 and offsets[1] <= max(MOST_SQUEEZED, STRIP / 2) * self.card.height()

    def opening(self, position: Position, hit: Hit | None) -> Opened | None:
        """What `hit` opens: a covered card of a squeezed pile, or nothing."""
        if hit is None or hit.place.kind is not PlaceKind.PILE:
            return None
        count = len(position.cards(hit.place))
        opens = 0 <= hit.index < count - 1 and self.is_squeezed(count)
        return Opened(hit.place, hit.index) if opens else None

    def arrange(self, position: Position, opened: Opened | None = None) -> dict[Card, Placement]:
        """The resting place of every card of `position`."""
        result: dict[Card, Placement] = {}
        for place in position.places():
            cards = position.cards(place)
            points = self._points(place, len(cards), opened)
            for index, (card, point) in enumerate(zip(cards, points, strict=True)):
                from_top = len(cards) - 1 - index
                result[card] = Placement(
                    point,
                    float(index),
                    self._is_open(place, from_top),
                    self._is_seen(place, index, len(cards)),
                )
        return result

    def _points(self, place: Place, count: int, opened: Opened | None) -> list[QPointF]:
        rect = self.places[place]
        match place.kind:
            case PlaceKind.PILE:
                index = opened.index if opened and opened.place == place else None
                return [
                    QPointF(rect.x(), rect.y() + offset) for offset in self.offsets(count, index)
                ]
            case PlaceKind.WASTE:
                hidden = max(0, count - WASTE_SHOWN)
                return [
                    QPointF(rect.x() + max(0, index - hidden) * self._sliver, rect.y())
                    for index in range(count)
                ]
            case PlaceKind.STOCK:
                return [rect.topLeft() - self._edge(index) for index in range(count)]
            case PlaceKind.RESERVE:
                points = [rect.topLeft() - self._edge(index) for index in range(count)]
                return points[:-1] + [self.open_reserve.topLeft()] * min(1, count)
            case PlaceKind.FOUNDATION:
                return [rect.topLeft()] * count

    @property
    def open_reserve(self) -> QRectF:
        """Where the reserve's open card lies."""
        rect = self.places[RESERVE]
        return rect.translated(0, self._snap(RESERVE_PEEK * self.card.height()))

    def _edge(self, index: int) -> QPointF:
        level = min(MOST_EDGES, index // CARDS_PER_EDGE)
        step = self._snap(EDGE * self.card.width())
        return QPointF(level * step * self._fold, level * step)

    @staticmethod
    def _is_open(place: Place, from_top: int) -> bool:
        if place.kind is PlaceKind.RESERVE:
            return from_top == 0
        return place.kind is not PlaceKind.STOCK

    @staticmethod
    def _is_seen(place: Place, index: int, count: int) -> bool:
        """Whether a card shows at all, or would while the card above it is lifted."""
        from_top = count - 1 - index
        match place.kind:
            case PlaceKind.PILE:
                return True
            case PlaceKind.WASTE:
                return from_top <= WASTE_SHOWN
            case PlaceKind.FOUNDATION:
                return from_top <= 1
            case _:
                level_ends = (index + 1) % CARDS_PER_EDGE == 0
                return from_top <= 1 or (level_ends and index < CARDS_PER_EDGE * MOST_EDGES)

    def card_rect(self, position: Position, hit: Hit, opened: Opened | None = None) -> QRectF:
        """The whole rectangle of the card at `hit`, or of the empty place."""
        if hit.index < 0:
            return self.places[hit.place]
        points = self._points(hit.place, len(position.cards(hit.place)), opened)
        return QRectF(points[hit.index], self.card)

    def top_rect(self, position: Position, place: Place) -> QRectF:
        """The rectangle of the top card at `place`, or of the empty place."""
        return self.card_rect(position, Hit(place, len(position.cards(place)) - 1))

    def hit(self, position: Position, point: QPointF, opened: Opened | None = None) -> Hit | None:
        """What lies at `point`; the cards count where they rest, not where they fly."""
        for place in position.places():
            points = self._points(place, len(position.cards(place)), opened)
            top = len(points) - 1
            for index in range(top, -1, -1):
                if QRectF(points[index], self.card).contains(point):
                    return Hit(place, self._touched(place, index, top))
            if self.places[place].contains(point):
                return Hit(place, top)
        return None

    @staticmethod
    def _touched(place: Place, index: int, top: int) -> int:
        """In piles and the waste each card is itself; elsewhere the top stands for all."""
        return index if place.kind in (PlaceKind.PILE, PlaceKind.WASTE) else top
