"""The drawings of the pages: real positions on a small table, with names, rings and an arrow.

They are drawn by the table itself, so that cards, letters and cloth are those of the game.
"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPixmap, QPolygonF

from chameleon_qt.engine.moves import FOUNDATIONS, PILES, RESERVE, STOCK, WASTE, Move
from chameleon_qt.engine.position import Position
from chameleon_qt.help.examples import Example
from chameleon_qt.table.art.backs import Back
from chameleon_qt.table.art.cloth import Cloth, ClothColours, cloth_colours, paint_cloth
from chameleon_qt.table.art.faces import FaceStyle
from chameleon_qt.table.art.font import index_font
from chameleon_qt.table.art.proportions import CORNER_RADIUS
from chameleon_qt.table.layout import Hit, Layout
from chameleon_qt.table.scene import TableScene

translate = QCoreApplication.translate

ASPECT = 0.66
"""Height of a drawing in widths."""
NAME_ROOM = 0.25
"""Room for names above the upper row, in card widths."""


@dataclass(frozen=True)
class Look:
    """How the table of a drawing looks."""

    size: QSizeF
    ratio: float
    cloth: Cloth
    back: Back
    style: FaceStyle


def draw_example(example: Example, look: Look, with_names: bool) -> QPixmap:
    """The position of `example` with its move marked, or with the names of its parts."""
    scene = TableScene(example.position)
    scene.set_size(look.size, look.ratio)
    scene.set_look(look.cloth, look.back, look.style)
    scene.pixmaps.complete()
    pixmap = QPixmap((look.size * look.ratio).toSize())
    pixmap.setDevicePixelRatio(look.ratio)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    area = QRectF(QPointF(), look.size)
    colours = cloth_colours(look.cloth)
    paint_cloth(painter, area, colours, look.ratio)
    if with_names:
        painter.translate(0, NAME_ROOM * scene.layout.card.width())
    scene.render(painter, area, area)
    if with_names:
        _draw_names(painter, scene.layout, colours)
    elif example.move is not None:
        _draw_move(painter, scene.layout, example.position, example.move, colours)
    painter.end()
    scene.stop()
    return pixmap


def _draw_names(painter: QPainter, layout: Layout, colours: ClothColours) -> None:
    places, width = layout.places, layout.card.width()
    foundations = places[FOUNDATIONS[0]].united(places[FOUNDATIONS[-1]])
    piles = places[PILES[0]].united(places[PILES[2]])
    font = index_font(max(9.0, 0.26 * width))
    height = 1.4 * font.pixelSize()
    painter.setFont(font)
    painter.setPen(colours.text)
    for area, top, name in (
        (places[STOCK], places[STOCK].top() - height, translate("Drawing", "Stock")),
        (places[WASTE], places[WASTE].top() - height, translate("Drawing", "Waste")),
        (foundations, foundations.top() - height, translate("Drawing", "Foundations")),
        (
            places[RESERVE],
            layout.open_reserve.bottom() + 0.2 * width,
            translate("Drawing", "Reserve"),
        ),
        (piles, piles.bottom(), translate("Drawing", "Tableau")),
    ):
        line = QRectF(area.x() - 0.1 * width, top, area.width() + 0.2 * width, height)
        painter.drawText(line, Qt.AlignmentFlag.AlignCenter, name)


def _draw_move(
    painter: QPainter, layout: Layout, position: Position, move: Move, colours: ClothColours
) -> None:
    """Ring the cards that move and the place they go to, and draw an arrow between them."""
    index = len(position.cards(move.source)) - move.length
    top = layout.top_rect(position, move.source)
    start = layout.card_rect(position, Hit(move.source, index)).united(top)
    end = layout.top_rect(position, move.target)
    width = layout.card.width()
    pen = QPen(colours.accent, max(2.0, 0.05 * width))
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for rect in (start, end):
        painter.drawRoundedRect(rect, CORNER_RADIUS * width, CORNER_RADIUS * width)
    _draw_arrow(painter, start.center(), end.center(), width, pen)


def _draw_arrow(painter: QPainter, start: QPointF, end: QPointF, width: float, pen: QPen) -> None:
    """A curve that rises above the straight way, with a head of a third of a card."""
    middle = (start + end) / 2 - QPointF(0, 0.25 * abs(end.x() - start.x()) + 0.2 * width)
    path = QPainterPath(start)
    path.quadTo(middle, end)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    painter.drawPath(path)
    angle = path.angleAtPercent(1.0)
    painter.save()
    painter.translate(end)
    painter.rotate(-angle)
    reach = 0.3 * width
    head = QPolygonF(
        [QPointF(0.1 * width, 0), QPointF(-reach, -reach / 1.6), QPointF(-reach, reach / 1.6)]
    )
    painter.setBrush(pen.color())
    painter.drawPolygon(head)
    painter.restore()
