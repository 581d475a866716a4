"""The cards as pixmaps at exactly the size they are shown, drawn a few at a time.

Painting a card takes some milliseconds and holds Python's lock, so a thread would stop the
window just the same. Faces are therefore drawn one in each turn of the event loop while nothing
moves; until then a face of the old size is stretched. Only a card that has no picture at all is
drawn where it is asked for.
"""

from __future__ import annotations

from PySide6.QtCore import QObject, QRectF, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap

from chameleon_qt.engine.cards import Card
from chameleon_qt.table.art.backs import Back, paint_back
from chameleon_qt.table.art.faces import DEFAULT_STYLE, FaceStyle, paint_face
from chameleon_qt.table.art.proportions import CORNER_RADIUS

SHADOW = 0.028
"""Width of the soft shadow around a lying card, in card widths."""
SHADOW_RINGS = 4
SHADOW_ALPHA = 22
RESIZE_PAUSE = 80
"""Milliseconds without a new size before pixmaps are drawn again."""


class CardPixmaps(QObject):
    """Faces and back at the current size."""

    changed = Signal(object)
    """A card has a new face, or, with None, everything changed: items should take it."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.card_size = QSizeF()
        self.margin = 0.0
        self._ratio = 1.0
        self._style = DEFAULT_STYLE
        self._back_kind = Back.LOZENGES
        self._faces: dict[Card, QPixmap] = {}
        self._stale: list[Card] = []
        self._back: QPixmap | None = None
        self._back_is_stale = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._draw_next)
        self._held = False

    @property
    def ratio(self) -> float:
        """Device pixels in a scene unit."""
        return self._ratio

    def set_size(self, size: QSizeF, ratio: float) -> None:
        """Show cards at `size` scene units, `ratio` device pixels each."""
        if (size, ratio) == (self.card_size, self._ratio):
            return
        self.card_size, self._ratio = size, ratio
        step = 1 / ratio
        self.margin = max(step, round(SHADOW * size.width() * ratio) * step)
        self._invalidate(RESIZE_PAUSE)

    def set_back(self, back: Back) -> None:
        """Show this back."""
        if back is not self._back_kind:
            self._back_kind = back
            self._back = None
            self.changed.emit(None)

    def set_style(self, style: FaceStyle) -> None:
        """Show faces in this style; those that look the same in it are kept."""
        if style != self._style:
            old, self._style = self._style, style
            self._stale += [
                card
                for card in self._faces
                if card not in self._stale and _differs(card, old, style)
            ]
            if self._is_behind and not self._held:
                self._timer.start(0)

    def face(self, card: Card) -> QPixmap:
        """The face of `card`, perhaps of an older size; empty before there is any size."""
        pixmap = self._faces.get(card)
        if pixmap is None and self.card_size.isEmpty():
            return QPixmap()
        if pixmap is None:
            pixmap = self._faces[card] = self._draw_face(card)
        return pixmap

    def back(self) -> QPixmap:
        """The back of every card, perhaps of an older size; empty before there is any size."""
        if self._back is None and self.card_size.isEmpty():
            return QPixmap()
        if self._back is None:
            self._back = self._draw_back()
        return self._back

    def hold(self, held: bool) -> None:
        """Draw nothing new while cards move."""
        self._held = held
        if not held and self._is_behind and not self._timer.isActive():
            self._timer.start(0)

    def complete(self) -> None:
        """Draw all that is missing or of an old size now, for pictures that must be final."""
        self._timer.stop()
        for card in self._stale:
            self._faces[card] = self._draw_face(card)
        self._stale.clear()
        self._back_is_stale, self._back = False, None
        self.changed.emit(None)

    def stop(self) -> None:
        """Draw nothing more, whatever changes, until somebody lets go of it again."""
        self._held = True
        self._timer.stop()
        self._stale.clear()
        self._back_is_stale = False

    @property
    def _is_behind(self) -> bool:
        return bool(self._stale) or self._back_is_stale

    def _invalidate(self, pause: int) -> None:
        self._stale = list(self._faces)
        self._back_is_stale = self._back is not None
        self.changed.emit(None)
        if self._is_behind:
            self._timer.start(pause)

    def _draw_next(self) -> None:
        if self._held:
            return
        if self._back_is_stale:
            self._back_is_stale, self._back = False, None
            self.changed.emit(None)
        elif self._stale:
            card = self._stale.pop(0)
            self._faces[card] = self._draw_face(card)
            self.changed.emit(card)
        if self._is_behind:
            self._timer.start(0)

    def _draw_face(self, card: Card) -> QPixmap:
        pixmap, painter = self._canvas()
        paint_face(painter, card, self.card_size.width(), self._style)
        painter.end()
        return pixmap

    def _draw_back(self) -> QPixmap:
        pixmap, painter = self._canvas()
        paint_back(painter, self._back_kind, self.card_size.width())
        painter.end()
        return pixmap

    def _canvas(self) -> tuple[QPixmap, QPainter]:
        """An empty card with its shadow, and a painter whose origin is the card's corner."""
        width = round((self.card_size.width() + 2 * self.margin) * self._ratio)
        height = round((self.card_size.height() + 2 * self.margin) * self._ratio)
        pixmap = QPixmap(width, height)
        pixmap.setDevicePixelRatio(self._ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(self.margin, self.margin)
        self._paint_shadow(painter)
        return pixmap, painter

    def _paint_shadow(self, painter: QPainter) -> None:
        card = QRectF(0, 0, self.card_size.width(), self.card_size.height())
        painter.setPen(QPen(Qt.PenStyle.NoPen))
        painter.setBrush(QColor(0, 0, 0, SHADOW_ALPHA))
        for ring in range(1, SHADOW_RINGS + 1):
            grow = self.margin * ring / SHADOW_RINGS
            path = QPainterPath()
            radius = CORNER_RADIUS * card.width() + grow
            path.addRoundedRect(card.adjusted(-grow, -grow, grow, grow), radius, radius)
            painter.drawPath(path)


def _differs(card: Card, old: FaceStyle, new: FaceStyle) -> bool:
    """Whether the face of `card` looks different in two styles."""
    letter = card.rank - 1
    return (
        old.four_colour != new.four_colour or old.index_letters[letter] != new.index_letters[letter]
    )
