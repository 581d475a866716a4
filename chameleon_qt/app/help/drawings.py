"""The drawings of the pages: real positions on a small table, with names, rings and an arrow.

They are drawn by the table itself, so that cards, letters and cloth are those of the game.
"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QPointF, QRect, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import (
    QFont,
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QPolygonF,
)

from chameleon_qt.engine.moves import FOUNDATIONS, PILES, RESERVE, STOCK, WASTE, Move
from chameleon_qt.engine.position import Position
from chameleon_qt.help.examples import Example
from chameleon_qt.table.art.backs import Back
from chameleon_qt.table.art.cloth import Cloth, ClothColours, cloth_colours, paint_cloth
from chameleon_qt.table.art.faces import FaceStyle
from chameleon_qt.table.art.font import index_font
from chameleon_qt.table.art.proportions import CORNER_RADIUS
from chameleon_qt.table.layout import MARGIN, Hit, Layout
from chameleon_qt.table.markers import count_plate
from chameleon_qt.table.scene import TableScene

translate = QCoreApplication.translate

ROOMY = 0.8
"""Height of the table of a drawing in widths: then its width decides how large the cards are."""
NAME_ROOM = 0.35
"""Room for names above the upper row, in card widths."""
NAME_SIZE, LEAST_NAME_SIZE = 0.26, 9.0
"""Of the names' letters: in card widths, and in pixels."""
NAME_GAP = 0.12
"""Around a name, in card widths."""


@dataclass(frozen=True)
class Look:
    """How the table of a drawing looks."""

    width: float
    ratio: float
    cloth: Cloth
    back: Back
    style: FaceStyle

    @property
    def table(self) -> QSizeF:
        """What the table is laid out for; the drawing shows as much of it as holds cards."""
        return QSizeF(self.width, ROOMY * self.width)


def drawing_size(example: Example, look: Look) -> QSize:
    """How large the drawing of `example` is: as high as what lies on its table, then and later.

    With a move it shows also where the cards lie after it, for *Show me* plays in its place.
    """
    position, move = example
    layout = Layout(look.table, position.rules, look.ratio)
    lowest = count_plate(layout.open_reserve).bottom()
    for shown in (position,) if move is None else (position, position.apply(move)[0]):
        places = layout.arrange(shown).values()
        lowest = max(lowest, *(place.pos.y() + layout.card.height() for place in places))
    if move is None:
        lowest = max(name.bottom() for name, _ in _names(layout, position))
        lowest += NAME_ROOM * layout.card.width()
    return QSize(round(look.width), round(lowest + MARGIN * layout.card.width()))


def draw_example(example: Example, look: Look) -> QPixmap:
    """The position of `example` with its move marked; without one, with the names of its parts."""
    scene = TableScene(example.position)
    scene.set_size(look.table, look.ratio)
    scene.set_look(look.cloth, look.back, look.style)
    scene.pixmaps.complete()
    size = drawing_size(example, look)
    pixmap = QPixmap((QSizeF(size) * look.ratio).toSize())
    pixmap.setDevicePixelRatio(look.ratio)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    area = QRectF(QPointF(), QSizeF(size))
    colours = cloth_colours(look.cloth)
    paint_cloth(painter, area, colours, look.ratio)
    if example.move is None:
        painter.translate(0, NAME_ROOM * scene.layout.card.width())
    scene.render(painter, area, area)
    if example.move is None:
        _draw_names(painter, scene.layout, example.position, colours)
    else:
        _draw_move(painter, scene.layout, example.position, example.move, colours)
    painter.end()
    scene.stop()
    return pixmap


def _draw_names(
    painter: QPainter, layout: Layout, position: Position, colours: ClothColours
) -> None:
    painter.setFont(_name_font(layout))
    painter.setPen(colours.text)
    for place, name in _names(layout, position):
        painter.drawText(place, Qt.AlignmentFlag.AlignCenter, name)


def _name_font(layout: Layout) -> QFont:
    return index_font(max(LEAST_NAME_SIZE, NAME_SIZE * layout.card.width()))


def _names(layout: Layout, position: Position) -> list[tuple[QRectF, str]]:
    """The names of the parts and where they stand: on no card, and not on each other.

    A long one at the left reaches into the room to its right, which stock and waste leave free.
    """
    places, width = layout.places, layout.card.width()
    gap = NAME_GAP * width
    metrics = QFontMetricsF(_name_font(layout))
    above = layout.top_rect(position, STOCK).top() - gap / 2 - metrics.height()
    foundations = places[FOUNDATIONS[0]].united(places[FOUNDATIONS[-1]])
    piles = places[PILES[0]].united(places[PILES[2]])
    rows = (
        (
            above,
            (places[STOCK], translate("Drawing", "Stock")),
            (places[WASTE], translate("Drawing", "Waste")),
            (foundations, translate("Drawing", "Foundations")),
        ),
        (
            count_plate(layout.open_reserve).bottom() + gap / 2,
            (places[RESERVE], translate("Drawing", "Reserve")),
            (piles, translate("Drawing", "Tableau")),
        ),
    )
    found = []
    for top, *names in rows:
        free = gap
        for area, name in names:
            line = QRectF(0, top, metrics.horizontalAdvance(name), metrics.height())
            line.moveCenter(QPointF(area.center().x(), line.center().y()))
            line.moveLeft(max(free, line.left()))
            free = line.right() + 2 * gap
            found.append((line, name))
    return found


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
    painter.save()
    painter.setClipPath(_without(count_plate(layout.open_reserve), painter.window()))
    for rect in (start, end):
        painter.drawRoundedRect(rect, CORNER_RADIUS * width, CORNER_RADIUS * width)
    painter.restore()
    _draw_arrow(painter, start.center(), end.center(), width, pen)


def _without(plate: QRectF, whole: QRect) -> QPainterPath:
    """All but a count, through which no line goes."""
    path, hole = QPainterPath(), QPainterPath()
    path.addRect(QRectF(whole))
    hole.addRoundedRect(plate.adjusted(-1, -1, 1, 1), plate.height() / 2, plate.height() / 2)
    return path.subtracted(hole)


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
