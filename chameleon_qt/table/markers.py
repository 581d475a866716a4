"""What is drawn on the cloth itself: empty places, ghosts, counts, the base rank, target rings."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QTransform
from PySide6.QtWidgets import QGraphicsItem

from chameleon_qt.engine.cards import Suit
from chameleon_qt.table.art.cloth import ClothColours
from chameleon_qt.table.art.font import index_font, text_outline
from chameleon_qt.table.art.proportions import CORNER_RADIUS
from chameleon_qt.table.art.suits import suit_path

if TYPE_CHECKING:
    from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

OUTLINE = 0.012
RING = 0.035
COUNT_HEIGHT = 0.2
LEAST_COUNT_HEIGHT = 14.0
COUNT_Z = 400.0
RING_Z = 500.0
MARKER_Z = -10.0
TRACKING = 0.05
"""Between the figures of a 10, in font sizes."""


class TableItem(QGraphicsItem):
    """Something drawn in `rect` with the cloth's colours; it takes no mouse.

    Drawn into a cache, it is not drawn again for every card that flies over it, and `paint` is
    not handed the viewport, for which PySide would build every class of widget there is.
    """

    def __init__(self, z: float) -> None:
        super().__init__()
        self.rect = QRectF()
        self.colours: ClothColours | None = None
        self.setZValue(z)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def place(self, rect: QRectF, colours: ClothColours) -> None:
        """Draw at `rect` (scene units) in these colours."""
        if (rect, colours) != (self.rect, self.colours):
            self.prepareGeometryChange()
            self.rect, self.colours = rect, colours
            self.update()

    def boundingRect(self) -> QRectF:
        return self.rect.adjusted(-4, -4, 4, 4)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        if self.colours is not None and not self.rect.isEmpty():
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self.draw(painter, self.colours)

    @abstractmethod
    def draw(self, painter: QPainter, colours: ClothColours) -> None:
        """Draw the item in scene units."""


class PlaceMarker(TableItem):
    """The outline of a place, with a ghost of suit and base rank for a foundation."""

    def __init__(self, suit: Suit | None = None) -> None:
        super().__init__(MARKER_Z)
        self._suit = suit
        self._rank = ""

    def set_rank(self, text: str) -> None:
        """Show `text`, the base rank, in the corner of the ghost."""
        if text != self._rank:
            self._rank = text
            self.update()

    def draw(self, painter: QPainter, colours: ClothColours) -> None:
        width = self.rect.width()
        line = max(1.0, OUTLINE * width)
        inner = self.rect.adjusted(line / 2, line / 2, -line / 2, -line / 2)
        painter.setPen(QPen(colours.mark, line))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(inner, CORNER_RADIUS * width, CORNER_RADIUS * width)
        if self._suit is None:
            return
        large = QTransform.fromTranslate(self.rect.center().x(), self.rect.center().y())
        large.scale(0.5 * width, 0.5 * width)
        painter.fillPath(large.map(suit_path(self._suit)), colours.mark)
        if self._rank:
            size = 0.24 * width
            corner = QTransform.fromTranslate(
                self.rect.x() + 0.16 * width, self.rect.y() + 0.09 * width + 0.73 * size
            )
            corner.scale(size, size)
            painter.fillPath(corner.map(text_outline(self._rank, TRACKING)), colours.mark)


def count_plate(card: QRectF) -> QRectF:
    """Where the count of a pile stands whose lowest card is `card`: on the middle of its edge."""
    height = max(LEAST_COUNT_HEIGHT, COUNT_HEIGHT * card.width())
    plate = QRectF(0, 0, 1.8 * height, height)
    plate.moveCenter(QPointF(card.center().x(), card.bottom()))
    return plate


class CountMarker(TableItem):
    """How many cards a face-down pile holds, on a small plate at its lower edge."""

    def __init__(self) -> None:
        super().__init__(COUNT_Z)
        self._count = 0
        self.setVisible(False)

    def set_count(self, count: int) -> None:
        """Show `count`; nothing at 0."""
        if count != self._count:
            self._count = count
            self.setVisible(count > 0)
            self.update()

    def draw(self, painter: QPainter, colours: ClothColours) -> None:
        radius = self.rect.height() / 2
        plate = QColor(colours.edge)
        plate.setAlpha(232)
        painter.setPen(QPen(colours.text, max(1.0, 0.06 * self.rect.height())))
        painter.setBrush(plate)
        painter.drawRoundedRect(self.rect, radius, radius)
        painter.setFont(index_font(0.72 * self.rect.height()))
        painter.drawText(self.rect, Qt.AlignmentFlag.AlignCenter, str(self._count))


class BaseRankMarker(TableItem):
    """The base rank beside the foundations, visible however full they are."""

    def __init__(self) -> None:
        super().__init__(MARKER_Z)
        self._caption = ""
        self._rank = ""
        self._mirrored = False

    def set_text(self, caption: str, rank: str) -> None:
        """Show the base `rank`, with `caption` above it where there is room."""
        if (caption, rank) != (self._caption, self._rank):
            self._caption, self._rank = caption, rank
            self.update()

    def set_mirrored(self, on: bool) -> None:
        """The waste, whose cards reach over, is at the right instead of the left."""
        self._mirrored = on
        self.update()

    def draw(self, painter: QPainter, colours: ClothColours) -> None:
        width = self.rect.width()
        # Between the slivers of a full waste and the foundations.
        waste, free = 0.34 * width, 0.16 * width
        area = (
            self.rect.adjusted(-free, 0, -waste, 0)
            if self._mirrored
            else self.rect.adjusted(waste, 0, free, 0)
        )
        size = 0.46 * width
        middle = QTransform.fromTranslate(
            area.center().x(), area.center().y() + 0.73 * size / 2 + 0.08 * width
        )
        middle.scale(size, size)
        painter.fillPath(middle.map(text_outline(self._rank, TRACKING)), colours.text)
        pixels = max(9.0, 0.125 * width)
        painter.setFont(index_font(pixels, bold=False))
        painter.setPen(colours.text)
        top = QRectF(area.x(), area.y(), area.width(), 0.42 * width)
        flags = (
            Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignBottom | Qt.TextFlag.TextWordWrap
        )
        needed = painter.boundingRect(top, flags, self._caption)
        if needed.width() <= top.width() and needed.height() <= top.height():
            painter.drawText(top, flags, self._caption)

    def boundingRect(self) -> QRectF:
        reach = 0.3 * self.rect.width()
        return self.rect.adjusted(-reach, -reach, reach, reach)


class Ring(TableItem):
    """A thin ring around a place that a card may be dropped on; the best one fills slightly."""

    def __init__(self) -> None:
        super().__init__(RING_Z)
        self._best = False

    def set_best(self, best: bool) -> None:
        """Fill the ring while the dragged card would land here."""
        if best is not self._best:
            self._best = best
            self.update()

    def draw(self, painter: QPainter, colours: ClothColours) -> None:
        width = self.rect.width()
        line = max(2.0, RING * width)
        path = QPainterPath()
        inner = self.rect.adjusted(line / 2, line / 2, -line / 2, -line / 2)
        path.addRoundedRect(inner, CORNER_RADIUS * width, CORNER_RADIUS * width)
        if self._best:
            fill = QColor(colours.accent)
            fill.setAlpha(70)
            painter.fillPath(path, fill)
        painter.strokePath(path, QPen(colours.accent, line))


class Shadow(QGraphicsItem):
    """The soft shadow under lifted cards: blurred by a few nested translucent rectangles."""

    RINGS = 7

    def __init__(self, parent: QGraphicsItem) -> None:
        super().__init__(parent)
        self._rect = QRectF()
        self._reach = 0.0

    def cast(self, rect: QRectF, card_width: float) -> None:
        """Lie under `rect`, in the parent's units."""
        self.prepareGeometryChange()
        self._reach = 0.1 * card_width
        self._rect = rect.translated(QPointF(0.03, 0.06) * card_width)

    def boundingRect(self) -> QRectF:
        reach = self._reach
        return self._rect.adjusted(-reach, -reach, reach, reach)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(0, 0, 0, 14))
        for ring in range(1, self.RINGS + 1):
            grow = self._reach * ring / self.RINGS
            painter.drawRoundedRect(self._rect.adjusted(-grow, -grow, grow, grow), grow, grow)
