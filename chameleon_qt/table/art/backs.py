"""Card backs: ornaments that look the same from both ends of the table.

Knows nothing of cards in play; paints into any painter, in any thread.
"""

from __future__ import annotations

from enum import StrEnum
from functools import lru_cache
from math import cos, hypot, pi, sin

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from chameleon_qt.table.art.mark import paint_mark
from chameleon_qt.table.art.proportions import CARD_ASPECT, CORNER_RADIUS


class Back(StrEnum):
    """Names of the backs, as the settings store them."""

    LOZENGES = "lozenges"
    CHAMELEON = "chameleon"
    TAILS = "tails"


_SMALL = 80
"""Below so many device pixels across, ornaments are drawn coarser."""

_IVORY = QColor("#fffdf6")
_EDGE = QColor("#b9b09c")
_CREAM = QColor("#f6e3bd")
_GOLD = QColor("#e0b04a")
_GROUND = {
    Back.LOZENGES: QColor("#24436e"),
    Back.CHAMELEON: QColor("#164a4a"),
    Back.TAILS: QColor("#98402b"),
}
_FIELD = QRectF(0.065, 0.065, 0.87, CARD_ASPECT - 0.13)
_PANEL = _FIELD.adjusted(0.03, 0.03, -0.03, -0.03)
_STUD = ((0.0, -0.24), (0.24, 0.0), (0.0, 0.24), (-0.24, 0.0))
_MIDDLE = QPointF(0.5, CARD_ASPECT / 2)


def paint_back(painter: QPainter, back: Back, width: float) -> None:
    """Paint a whole back, ``width`` wide and 1.4 times as high, from the painter's origin."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(width, width)
    density = _density(painter)
    small = density < _SMALL
    _paint_card(painter, _GROUND[back], density)
    painter.save()
    painter.setClipRect(_FIELD if small else _PANEL, Qt.ClipOperation.IntersectClip)
    if back is Back.LOZENGES:
        _paint_lozenges(painter, small)
    elif back is Back.TAILS:
        _paint_tails(painter, small)
    else:
        _paint_chameleons(painter, density)
    painter.restore()
    if not small:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(_GOLD, 0.008))
        painter.drawRect(_PANEL)
    painter.restore()


def _density(painter: QPainter) -> float:
    """Device pixels to a unit of the painter's."""
    transform = painter.deviceTransform()
    return hypot(transform.m11(), transform.m12())


def _paint_card(painter: QPainter, ground: QColor, density: float) -> None:
    line = max(1 / density, 1 / 160)
    painter.setPen(QPen(_EDGE, line))
    painter.setBrush(_IVORY)
    half = line / 2
    card = QRectF(half, half, 1 - line, CARD_ASPECT - line)
    painter.drawRoundedRect(card, CORNER_RADIUS - half, CORNER_RADIUS - half)
    painter.fillPath(_field_path(), ground)


def _field_path() -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(_FIELD, 0.032, 0.032)
    return path


def _paint_lozenges(painter: QPainter, small: bool) -> None:
    """Two sets of ribbons, each over one and under the next, with a stud in every gap."""
    columns = 3 if small else 5
    dx = _PANEL.width() / columns / 2
    dy = _PANEL.height() / columns / 2
    reach = columns + 2
    ribbon = 0.34 * dx
    tints = (_IVORY, QColor("#8fadd3"))
    casing = _flat(_GROUND[Back.LOZENGES], ribbon * 1.5)

    def at(column: float, row: float) -> QPointF:
        return _MIDDLE + QPointF(column * dx, row * dy)

    def lay(tint: QColor, lines: list[QLineF]) -> None:
        passes = [casing, _flat(tint, ribbon)]
        if not small:
            passes.append(_flat(tint.darker(128), ribbon * 0.16))
        for pen in passes:
            painter.setPen(pen)
            painter.drawLines(lines)

    ends = range(-2 * reach, 2 * reach + 1, 2)
    lay(tints[0], [QLineF(at(k - reach, reach), at(k + reach, -reach)) for k in ends])
    lay(tints[1], [QLineF(at(k - reach, -reach), at(k + reach, reach)) for k in ends])
    span = range(-reach, reach + 1)
    over = [(c, r) for c in span for r in span if c % 2 == 0 and r % 2 == 0]
    lay(tints[0], [QLineF(at(c - 0.5, r + 0.5), at(c + 0.5, r - 0.5)) for c, r in over])
    studs = QPainterPath()
    for column, row in ((c, r) for c in span for r in span if (c + r) % 2):
        studs.addPolygon([at(column + x, row + y) for x, y in _STUD])
        studs.closeSubpath()
    painter.fillPath(studs, _GOLD)


def _flat(colour: QColor, width: float) -> QPen:
    return QPen(colour, width, c=Qt.PenCapStyle.FlatCap)


def _paint_tails(painter: QPainter, small: bool) -> None:
    """Two banded tails, rolled up from either end."""
    ground = _GROUND[Back.TAILS]
    if not small:
        _paint_net(painter, ground.lighter(116))
    for first, tint in enumerate((_CREAM, QColor("#e0a145"))):
        path = QPainterPath()
        for pair in _bands()[first::2]:
            for band in pair:
                path.addPolygon(band)
                path.closeSubpath()
        painter.fillPath(path, tint)
    for _ in range(2):
        painter.fillPath(_spade().translated(0.195, 0.235), _CREAM)
        painter.translate(1, CARD_ASPECT)
        painter.rotate(180)


def _spade() -> QPainterPath:
    """A spade 0.11 high about the origin."""
    path = QPainterPath(QPointF(0, -0.055))
    path.cubicTo(0.01, -0.03, 0.046, -0.014, 0.046, 0.014)
    path.cubicTo(0.046, 0.038, 0.016, 0.042, 0.006, 0.026)
    path.cubicTo(0.007, 0.04, 0.011, 0.049, 0.022, 0.055)
    path.lineTo(-0.022, 0.055)
    path.cubicTo(-0.011, 0.049, -0.007, 0.04, -0.006, 0.026)
    path.cubicTo(-0.016, 0.042, -0.046, 0.038, -0.046, 0.014)
    path.cubicTo(-0.046, -0.014, -0.01, -0.03, 0, -0.055)
    return path


@lru_cache(maxsize=1)
def _bands() -> list[tuple[QPolygonF, QPolygonF]]:
    """The bands of both tails from the middle to the tips, in card widths."""
    turns, outer, count = 2.3, 0.272, 23

    def spot(t: float, side: float) -> QPointF:
        angle = pi / 2 - t * turns * 2 * pi
        radius = outer * (1 - t) ** 0.9 + 0.02 + side * (0.052 * (1 - t) ** 0.7 + 0.008)
        return QPointF(radius * cos(angle), radius * sin(angle) - outer - 0.02)

    def along(k: float) -> float:
        return 1 - float((1 - 0.97 * max(0.0, k) / count) ** 1.3)

    bands = []
    for band in range(count):
        steps = [along(band - 0.5 + k / 12) for k in range(13)]
        points = [spot(t, 1) for t in steps] + [spot(t, -1) for t in reversed(steps)]
        one, other = ([_MIDDLE + point * turn for point in points] for turn in (1, -1))
        bands.append((QPolygonF(one), QPolygonF(other)))
    return bands


def _paint_net(painter: QPainter, tint: QColor) -> None:
    painter.setPen(QPen(tint, 0.006))
    step, reach = 0.075, CARD_ASPECT
    for k in range(-14, 15):
        for way in (-1, 1):
            off = QPointF(reach / 2 * way, reach * 0.7)
            middle = _MIDDLE + QPointF(k * step, 0)
            painter.drawLine(QLineF(middle - off, middle + off))


def _paint_chameleons(painter: QPainter, density: float) -> None:
    """Two of the mark, foot to foot like the halves of a court card."""
    side = 0.585
    ground = _GROUND[Back.CHAMELEON]
    if density >= _SMALL:
        _paint_net(painter, ground.lighter(114))
    body = QColor("#a9c957")
    for _ in range(2):
        painter.save()
        paint_mark(painter, QRectF(0.5 - side / 2, 0.108, side, side), body, _IVORY)
        painter.restore()
        painter.translate(1, CARD_ASPECT)
        painter.rotate(180)
    line = max(1, round(0.012 * density))
    if (round(CARD_ASPECT * density) - line) % 2:
        line += 1  # an even line in an even height, an odd one in an odd height: no blur
    depth = line / density
    painter.fillRect(QRectF(0.1, (CARD_ASPECT - depth) / 2, 0.8, depth), _GOLD)
