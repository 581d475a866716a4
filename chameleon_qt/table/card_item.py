"""One card on the table: a pixmap that can be posed. It knows no rules and no position."""

from __future__ import annotations

from PySide6.QtCore import QSizeF, Qt
from PySide6.QtGui import QTransform
from PySide6.QtWidgets import QGraphicsPixmapItem

from chameleon_qt.engine.cards import Card
from chameleon_qt.table.layout import Placement
from chameleon_qt.table.pixmaps import CardPixmaps


class CardItem(QGraphicsPixmapItem):
    """The picture of `card`; its position is the top left corner of the card itself."""

    def __init__(self, card: Card, pixmaps: CardPixmaps) -> None:
        super().__init__()
        self.card = card
        self.face_up = False
        self.lift = 1.0
        self._turn = 1.0
        self._pixmaps = pixmaps
        self._outdated = True
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setVisible(False)

    @property
    def card_size(self) -> QSizeF:
        """Width and height in scene units."""
        return self._pixmaps.card_size

    def show_face(self, face_up: bool) -> None:
        """Turn the picture to the face or the back, at once."""
        if face_up is not self.face_up:
            self.face_up = face_up
            self.refresh()

    def appear(self) -> None:
        """Be seen, with a pixmap of today."""
        if self._outdated:
            self._take_pixmap()
        self.setVisible(True)

    def refresh(self) -> None:
        """Take the current pixmap, now or when the card is seen again."""
        self._outdated = True
        if self.isVisible():
            self._take_pixmap()

    def _take_pixmap(self) -> None:
        """Show the present pixmap; one of an old size is stretched until the right one comes."""
        self._outdated = False
        pixmap = self._pixmaps.face(self.card) if self.face_up else self._pixmaps.back()
        self.setPixmap(pixmap)
        self._apply()

    def pose(self, turn: float = 1.0, lift: float = 1.0) -> None:
        """Show the card `turn` of its width wide and `lift` times as large, about its centre."""
        if (turn, lift) != (self._turn, self.lift):
            self._turn, self.lift = turn, lift
            self._apply()

    def rest(self, placement: Placement) -> None:
        """Lie as `placement` says, seen in any case; `settle` hides what nothing will uncover."""
        self.show_face(placement.face_up)
        self.pose()
        self.setPos(placement.pos)
        self.setZValue(placement.z)
        self.appear()

    def _apply(self) -> None:
        size = self.card_size
        pixmap = self.pixmap()
        margin = self._pixmaps.margin
        shown = pixmap.width() / pixmap.devicePixelRatio()
        stretch = (size.width() + 2 * margin) / shown if shown else 1.0
        self.setOffset(-margin / stretch, -margin / stretch)
        if self._turn == 1.0 and self.lift == 1.0 and abs(stretch - 1) < 1e-6:
            self.setTransform(QTransform())
            return
        x, y = size.width() / 2, size.height() / 2
        transform = QTransform.fromTranslate(x, y)
        transform.scale(max(0.02, self._turn) * self.lift, self.lift)
        transform.translate(-x, -y)
        transform.scale(stretch, stretch)
        self.setTransform(transform)
