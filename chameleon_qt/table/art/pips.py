"""Where the suit signs stand on a number card.

Positions are in grid units: the card is 100 wide and 140 high, 0,0 its top left corner.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainterPath, QPainterPathStroker, QTransform

_LEFT, _MIDDLE, _RIGHT = 34.5, 50.0, 65.5
_CENTRE = 70.0
_OUTER = 49.0
_INNER = 16.5


class Pip(NamedTuple):
    """Centre of one sign; those below the middle stand on their head."""

    x: float
    y: float

    @property
    def turned(self) -> bool:
        """Whether the sign is upside down."""
        return self.y > _CENTRE


def _column(x: float, *offsets: float) -> tuple[Pip, ...]:
    return tuple(Pip(x, _CENTRE + offset) for offset in offsets)


def _sides(*offsets: float) -> tuple[Pip, ...]:
    return _column(_LEFT, *offsets) + _column(_RIGHT, *offsets)


_FOUR = _sides(-_OUTER, _OUTER)
_SIX = _sides(-_OUTER, 0.0, _OUTER)
_EIGHT = _sides(-_OUTER, -_INNER, _INNER, _OUTER)
_HALFWAY = _OUTER / 2
_BETWEEN = (_OUTER + _INNER) / 2

PIPS: dict[int, tuple[Pip, ...]] = {
    1: _column(_MIDDLE, 0.0),
    2: _column(_MIDDLE, -_OUTER, _OUTER),
    3: _column(_MIDDLE, -_OUTER, 0.0, _OUTER),
    4: _FOUR,
    5: _FOUR + _column(_MIDDLE, 0.0),
    6: _SIX,
    7: _SIX + _column(_MIDDLE, -_HALFWAY),
    8: _SIX + _column(_MIDDLE, -_HALFWAY, _HALFWAY),
    9: _EIGHT + _column(_MIDDLE, 0.0),
    10: _EIGHT + _column(_MIDDLE, -_BETWEEN, _BETWEEN),
}
"""Signs of every number card, by rank 1 to 10."""

PIP_SIZE = 19.0
"""Side of the square of a pip on a number card, in grid units."""

ACE_SIZE = 50.0
"""Side of the square of an ace's pip, in grid units."""

SPADE_ACE_SIZE = 62.0
"""Side of the square of the ornamental ace, in grid units."""


@cache
def ace_ornament() -> QPainterPath:
    """What is cut out of the spade ace: an inner line, two curls and a drop."""
    middle = QTransform.fromScale(SPADE_ACE_SIZE, SPADE_ACE_SIZE)
    line = QPainterPath()
    line.moveTo(0.0, -0.36)
    for side in (1.0, -1.0):
        line.moveTo(0.0, -0.37)
        line.cubicTo(side * 0.09, -0.21, side * 0.375, -0.06, side * 0.375, 0.125)
        line.cubicTo(side * 0.375, 0.215, side * 0.31, 0.272, side * 0.235, 0.272)
        line.cubicTo(side * 0.14, 0.272, side * 0.055, 0.21, 0.0, 0.09)
        curl = side * 0.2
        line.moveTo(0.0, 0.03)
        line.cubicTo(side * 0.01, -0.06, curl * 1.35, -0.06, curl * 1.3, 0.09)
        line.cubicTo(curl * 1.28, 0.19, curl * 0.55, 0.18, curl * 0.58, 0.1)
        line.cubicTo(curl * 0.6, 0.04, curl * 1.0, 0.045, curl * 0.98, 0.1)
    stroker = QPainterPathStroker()
    stroker.setWidth(1.3)
    stroker.setCapStyle(Qt.PenCapStyle.RoundCap)
    ornament = stroker.createStroke(middle.map(line))
    drop = QPainterPath(QPointF(0.0, -0.25))
    drop.cubicTo(0.06, -0.16, 0.06, -0.09, 0.0, -0.07)
    drop.cubicTo(-0.06, -0.09, -0.06, -0.16, 0.0, -0.25)
    ornament.addPath(middle.map(drop))
    ornament.setFillRule(Qt.FillRule.WindingFill)
    ornament.translate(_MIDDLE, _CENTRE)
    return ornament
