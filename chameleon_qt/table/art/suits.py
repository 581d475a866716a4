"""Outlines and colours of the four suits.

Every outline sits in a unit square centred on 0,0, y pointing down, drawn on one grid so that
the four have the same visual weight; shape alone tells them apart.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from PySide6.QtGui import QColor, QPainterPath, QTransform

from chameleon_qt.engine.cards import Suit

FACE_COLOUR = QColor("#fffdf6")
STRONG_FACE_COLOUR = QColor("#ffffff")


class SuitColours(NamedTuple):
    """Ink for each suit on a card face, in the order of `Suit`."""

    spades: QColor
    hearts: QColor
    diamonds: QColor
    clubs: QColor

    def of(self, suit: Suit) -> QColor:
        """The ink of ``suit``."""
        return self[suit]


_INK = QColor("#1c2330")
_RED = QColor("#c2282d")
_BLUE = QColor("#1d5fae")
_GREEN = QColor("#1b7340")

_BLACK = QColor("#000000")
_DEEP_RED = QColor("#a30b13")
_DEEP_BLUE = QColor("#0a3f8f")
_DEEP_GREEN = QColor("#075228")

TWO_COLOUR = SuitColours(_INK, _RED, _RED, _INK)
FOUR_COLOUR = SuitColours(_INK, _RED, _BLUE, _GREEN)
STRONG_TWO_COLOUR = SuitColours(_BLACK, _DEEP_RED, _DEEP_RED, _BLACK)
"""At least 7 : 1 on `STRONG_FACE_COLOUR`, as the next is."""
STRONG_FOUR_COLOUR = SuitColours(_BLACK, _DEEP_RED, _DEEP_BLUE, _DEEP_GREEN)


_GRID = 1000.0


@cache
def suit_path(suit: Suit) -> QPainterPath:
    """Outline of ``suit`` in a unit square centred on 0,0. Treat it as read-only."""
    return QTransform.fromScale(1.0 / _GRID, 1.0 / _GRID).map(_OUTLINES[suit]())


def _stem() -> QPainterPath:
    path = QPainterPath()
    path.moveTo(-50, 80)
    path.cubicTo(-50, 300, -95, 420, -220, 485)
    path.lineTo(220, 485)
    path.cubicTo(95, 420, 50, 300, 50, 80)
    path.closeSubpath()
    return path


def _spade() -> QPainterPath:
    blade = QPainterPath()
    blade.moveTo(0, -500)
    blade.cubicTo(90, -300, 450, -130, 450, 125)
    blade.cubicTo(450, 265, 350, 345, 235, 345)
    blade.cubicTo(140, 345, 60, 300, 0, 200)
    blade.cubicTo(-60, 300, -140, 345, -235, 345)
    blade.cubicTo(-350, 345, -450, 265, -450, 125)
    blade.cubicTo(-450, -130, -90, -300, 0, -500)
    blade.closeSubpath()
    return blade.united(_stem())


def _heart() -> QPainterPath:
    path = QPainterPath()
    path.moveTo(0, 490)
    path.cubicTo(-90, 280, -460, 90, -460, -185)
    path.cubicTo(-460, -345, -355, -440, -235, -440)
    path.cubicTo(-130, -440, -45, -375, 0, -255)
    path.cubicTo(45, -375, 130, -440, 235, -440)
    path.cubicTo(355, -440, 460, -345, 460, -185)
    path.cubicTo(460, 90, 90, 280, 0, 490)
    path.closeSubpath()
    return path


def _diamond() -> QPainterPath:
    path = QPainterPath()
    path.moveTo(0, -500)
    path.cubicTo(100, -310, 230, -130, 400, 0)
    path.cubicTo(230, 130, 100, 310, 0, 500)
    path.cubicTo(-100, 310, -230, 130, -400, 0)
    path.cubicTo(-230, -130, -100, -310, 0, -500)
    path.closeSubpath()
    return path


def _club() -> QPainterPath:
    leaves = QPainterPath()
    for x, y in ((0, -262), (-250, 105), (250, 105)):
        leaf = QPainterPath()
        leaf.addEllipse(x - 222, y - 222, 444, 444)
        leaves = leaves.united(leaf)
    heart = QPainterPath()
    heart.addEllipse(-120, -130, 240, 240)
    return leaves.united(heart).united(_stem())


_OUTLINES = {
    Suit.SPADES: _spade,
    Suit.HEARTS: _heart,
    Suit.DIAMONDS: _diamond,
    Suit.CLUBS: _club,
}
