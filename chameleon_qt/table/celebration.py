"""The one showpiece: after a win the cards ride once around the table, the cloth changes colour."""

from __future__ import annotations

import math
from collections.abc import Mapping

from PySide6.QtCore import QPointF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QGraphicsItem

from chameleon_qt.engine.cards import Card
from chameleon_qt.table.animator import FLYING
from chameleon_qt.table.art.cloth import CELEBRATION, ClothColours, blend, cloth_colours
from chameleon_qt.table.card_item import CardItem
from chameleon_qt.table.layout import Placement
from chameleon_qt.table.markers import TableItem

CLOTH_Z = -20.0
OUT = 0.24
"""Part of the time in which one card flies out to the ring, and again back."""
STAGGER = 0.2
"""Part of the time between the first and the last card's departure."""
TURNS = 0.6
"""How far the ring turns, in full circles."""
EDGE_ROOM = 0.72
"""Distance of the ring's cards from the table's edge, in card widths or heights."""


class ClothGlow(TableItem):
    """A wash of colour over the cloth and under everything else."""

    def __init__(self) -> None:
        super().__init__(CLOTH_Z)
        self.setCacheMode(QGraphicsItem.CacheMode.NoCache)
        self._wash = QColor(Qt.GlobalColor.transparent)

    def set_wash(self, colour: QColor) -> None:
        """Wash the cloth in `colour`; a transparent one takes the wash off."""
        if colour != self._wash:
            self._wash = colour
            self.setVisible(colour.alpha() > 0)
            self.update()

    def draw(self, painter: QPainter, colours: ClothColours) -> None:
        painter.fillRect(self.rect, self._wash)


class Celebration:
    """A motion of all cards and of the cloth, ending in the resting state."""

    def __init__(
        self,
        items: Mapping[Card, CardItem],
        goals: Mapping[Card, Placement],
        table: QSizeF,
        glow: ClothGlow,
        duration: float,
    ) -> None:
        self.length = duration
        self._goals = goals
        self._items = [items[card] for card in sorted(goals, key=lambda card: card[::-1])]
        self._glow = glow
        card = self._items[0].card_size
        self._centre = QPointF(table.width() - card.width(), table.height() - card.height()) / 2
        self._radii = QPointF(
            max(0.0, table.width() / 2 - EDGE_ROOM * card.width()),
            max(0.0, table.height() / 2 - EDGE_ROOM * card.height()),
        )

    def show(self, elapsed: float) -> None:
        part = elapsed / self.length if self.length else 1.0
        if part >= 1:
            self._glow.set_wash(QColor(Qt.GlobalColor.transparent))
            for item in self._items:
                item.rest(self._goals[item.card])
            return
        for number, item in enumerate(self._items):
            self._lead(item, number / len(self._items), part)
        self._glow.set_wash(self._colour(part))

    def _lead(self, item: CardItem, along: float, part: float) -> None:
        goal = self._goals[item.card]
        away = _smooth((part - STAGGER * along) / OUT)
        back = _smooth((1 - part - STAGGER * (1 - along)) / OUT)
        weight = min(away, back)
        angle = math.tau * (along + TURNS * part - 0.25)
        ring = self._centre + QPointF(
            self._radii.x() * math.cos(angle), self._radii.y() * math.sin(angle)
        )
        if weight > 0 or goal.visible:
            item.appear()
        else:
            item.hide()  # the shadows of a whole pile would add up
        item.setPos(goal.pos + (ring - goal.pos) * weight)
        item.setZValue(goal.z if weight == 0 else FLYING + 52 * along)

    @staticmethod
    def _colour(part: float) -> QColor:
        steps = [cloth_colours(cloth) for cloth in CELEBRATION]
        at = part * (len(steps) - 1)
        first = min(int(at), len(steps) - 2)
        colour = QColor(blend(steps[first], steps[first + 1], at - first).centre)
        colour.setAlphaF(0.8 * math.sin(math.pi * part))
        return colour


def _smooth(part: float) -> float:
    part = max(0.0, min(1.0, part))
    return part * part * (3 - 2 * part)
