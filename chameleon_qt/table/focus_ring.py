"""The frame around what the keyboard points at.

Four heavy corners joined by a fine line, outside the card, in a blue of their own with a contour:
unlike the rings of targets and hints in shape and in colour, and seen on every cloth and on the
cards.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from chameleon_qt.table.art.cloth import ClothColours, contrast, contrast_with
from chameleon_qt.table.markers import TableItem

FOCUS_Z = 3500.0
"""Above the cards in the hand too."""
GAP = 0.02
"""Between the card and the frame."""
HEAVY = 0.07
FINE = 0.03
CONTOUR = 0.018
ARM = 0.28
"""Length of a corner's arms. All in card widths."""
_BLUES = (QColor("#86d9ff"), QColor("#1c1a4a"))


def focus_colour(colours: ClothColours) -> QColor:
    """What stands out from a cloth at 3 : 1 or better, and is not its accent."""
    grounds = (colours.centre, colours.edge)
    return max(_BLUES, key=lambda blue: min(contrast(blue, ground) for ground in grounds))


class FocusRing(TableItem):
    """Drawn around `rect`, just outside it."""

    def __init__(self) -> None:
        super().__init__(FOCUS_Z)
        self._card = 0.0
        self.setVisible(False)

    def frame(self, rect: QRectF, card_width: float, colours: ClothColours) -> None:
        """Surround `rect`, cards of `card_width`."""
        self._card = card_width
        out = self._heavy() / 2 + max(2.0, GAP * card_width)
        self.place(rect.adjusted(-out, -out, out, out), colours)
        self.setVisible(True)

    def _heavy(self) -> float:
        return max(3.0, HEAVY * self._card)

    def boundingRect(self) -> QRectF:
        reach = self._heavy() + 2.0
        return self.rect.adjusted(-reach, -reach, reach, reach)

    def draw(self, painter: QPainter, colours: ClothColours) -> None:
        colour = focus_colour(colours)
        heavy, edge = self._heavy(), max(1.0, CONTOUR * self._card)
        contour = contrast_with(colour)
        whole = QPainterPath()
        whole.addRoundedRect(self.rect, heavy, heavy)
        fine = max(1.5, FINE * self._card)
        corners = self._corners()
        join, cap = Qt.PenJoinStyle.RoundJoin, Qt.PenCapStyle.RoundCap
        solid = Qt.PenStyle.SolidLine
        painter.strokePath(whole, QPen(contour, fine + 2 * edge))
        painter.strokePath(corners, QPen(contour, heavy + 2 * edge, solid, cap, join))
        painter.strokePath(whole, QPen(colour, fine))
        painter.strokePath(corners, QPen(colour, heavy, solid, cap, join))

    def _corners(self) -> QPainterPath:
        rect = self.rect
        arm = min(ARM * self._card, rect.width() / 3, rect.height() / 3)
        path = QPainterPath()
        for corner, right, down in (
            (rect.topLeft(), 1, 1),
            (rect.topRight(), -1, 1),
            (rect.bottomRight(), -1, -1),
            (rect.bottomLeft(), 1, -1),
        ):
            path.moveTo(corner + QPointF(right * arm, 0))
            path.lineTo(corner)
            path.lineTo(corner + QPointF(0, down * arm))
        return path
