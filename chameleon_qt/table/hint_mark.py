"""A move marked on the table: rings around what moves and where it goes, and a curved arrow.

Everything is drawn in the cloth's accent with a contour that stands out from it, so that it is
seen on every cloth and on the cards. A guess is dashed and has a question mark, a mistake a
cross: colour alone says nothing.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPainterPathStroker, QPen

from chameleon_qt.engine.moves import Move
from chameleon_qt.engine.position import Position
from chameleon_qt.table.art.cloth import ClothColours, contrast_with
from chameleon_qt.table.art.font import index_font
from chameleon_qt.table.art.proportions import CORNER_RADIUS
from chameleon_qt.table.layout import Hit, Layout, Opened
from chameleon_qt.table.markers import TableItem

HINT_Z = 350.0
"""Above the cards and below the counts on them."""
LINE = 0.05
"""Width of rings, in card widths."""
SHAFT = 0.075
"""Width of the arrow."""
HEAD = 0.26
"""Length of the arrow's head."""
CONTOUR = 0.02
BEND = 0.2
"""How far the arrow bends aside, as a part of its length."""
BADGE = 0.17
"""Radius of the sign on a guess or a mistake."""


class MarkKind(Enum):
    """What a marked move is."""

    WAY = "way"
    GUESS = "guess"
    MISTAKE = "mistake"


@dataclass(frozen=True, slots=True)
class MoveMark:
    """A move to mark; without its target only what moves is ringed."""

    move: Move
    kind: MarkKind = MarkKind.WAY
    with_target: bool = True


class HintMark(TableItem):
    """Draws one `MoveMark` above the cards."""

    def __init__(self) -> None:
        super().__init__(HINT_Z)
        self._kind = MarkKind.WAY
        self._source = QRectF()
        self._target: QRectF | None = None
        self._card = 0.0
        self.setVisible(False)

    def show_mark(
        self,
        mark: MoveMark,
        layout: Layout,
        position: Position,
        opened: Opened | None,
        colours: ClothColours,
    ) -> None:
        """Mark the move of `mark`, legal in `position`, as `layout` lays it out."""
        move = mark.move
        count = len(position.cards(move.source))
        first = layout.card_rect(position, Hit(move.source, count - move.length), opened)
        last = layout.card_rect(position, Hit(move.source, count - 1), opened)
        self.prepareGeometryChange()
        self._kind, self._card = mark.kind, layout.card.width()
        self._source = first.united(last)
        self._target = (
            layout.card_rect(
                position, Hit(move.target, len(position.cards(move.target)) - 1), opened
            )
            if mark.with_target
            else None
        )
        self.rect, self.colours = self._area(), colours
        self.setVisible(True)
        self.update()

    def boundingRect(self) -> QRectF:
        return self.rect

    @property
    def source(self) -> QRectF:
        """The ring around what moves, in scene units."""
        return self._source

    @property
    def target(self) -> QRectF | None:
        """The ring around where it goes."""
        return self._target

    def _area(self) -> QRectF:
        area = self._source
        if self._target is not None:
            area = area.united(self._target).united(self._shaft().boundingRect())
        reach = (HEAD + CONTOUR) * self._card
        return area.adjusted(-reach, -reach, reach, reach)

    def draw(self, painter: QPainter, colours: ClothColours) -> None:
        accent = colours.accent
        contour = contrast_with(accent)
        is_guess = self._kind is MarkKind.GUESS
        style = Qt.PenStyle.DashLine if is_guess else Qt.PenStyle.SolidLine
        line = max(2.0, LINE * self._card)
        edge = max(1.0, CONTOUR * self._card)
        for rect in (self._source, self._target):
            if rect is None:
                continue
            ring = QPainterPath()
            radius = CORNER_RADIUS * self._card
            ring.addRoundedRect(rect, radius, radius)
            painter.strokePath(ring, QPen(contour, line + 2 * edge))
            painter.strokePath(ring, QPen(accent, line, style))
        if self._target is None:
            return
        arrow = self._arrow()
        painter.strokePath(arrow, QPen(contour, 2 * edge))
        painter.fillPath(arrow, accent)
        if self._kind is not MarkKind.WAY:
            self._draw_badge(painter, accent, contour, edge)

    def _shaft(self) -> QPainterPath:
        """The middle line of the arrow, from card to card, bent upwards or aside."""
        assert self._target is not None
        start = QPointF(self._source.center().x(), self._source.top() + 0.3 * self._card)
        end = self._target.center()
        way = end - start
        aside = QPointF(way.y(), -way.x())
        if aside.y() > 0 or (aside.y() == 0 and aside.x() < 0):
            aside = -aside
        path = QPainterPath(start)
        path.quadTo((start + end) / 2 + aside * BEND, end)
        return path

    def _arrow(self) -> QPainterPath:
        shaft = self._shaft()
        length = shaft.length()
        tip = shaft.pointAtPercent(1.0)
        neck_at = max(0.0, 1 - HEAD * self._card / max(1.0, length))
        neck = shaft.pointAtPercent(neck_at)
        way = tip - neck
        size = max(1e-6, math.hypot(way.x(), way.y()))
        aside = QPointF(-way.y(), way.x()) * (0.55 * HEAD * self._card / size)
        line = QPainterPath(shaft.pointAtPercent(0.0))
        steps = 24
        for step in range(1, steps + 1):
            line.lineTo(shaft.pointAtPercent(neck_at * step / steps))
        stroker = QPainterPathStroker()
        stroker.setWidth(max(2.0, SHAFT * self._card))
        stroker.setCapStyle(Qt.PenCapStyle.RoundCap)
        stroker.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        head = QPainterPath(tip)
        head.lineTo(neck + aside)
        head.lineTo(neck - aside)
        head.closeSubpath()
        return stroker.createStroke(line).united(head).simplified()

    def _draw_badge(self, painter: QPainter, accent: QColor, contour: QColor, edge: float) -> None:
        centre = self._shaft().pointAtPercent(0.5)
        radius = BADGE * self._card
        painter.setPen(QPen(contour, 2 * edge))
        painter.setBrush(accent)
        painter.drawEllipse(centre, radius, radius)
        if self._kind is MarkKind.GUESS:
            painter.setFont(index_font(1.5 * radius))
            area = QRectF(0, 0, 2 * radius, 2 * radius)
            area.moveCenter(centre)
            painter.drawText(area, Qt.AlignmentFlag.AlignCenter, "?")
            return
        painter.setPen(QPen(contour, 0.3 * radius, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        arm = QPointF(0.4, 0.4) * radius
        painter.drawLine(centre - arm, centre + arm)
        arm = QPointF(0.4, -0.4) * radius
        painter.drawLine(centre - arm, centre + arm)
