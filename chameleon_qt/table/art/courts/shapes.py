"""Outlines from short texts, and the layers a figure is made of.

Knows lines, fills and places; nothing of kings or cards. Lengths are in grid units.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from functools import cache, reduce
from math import cos, radians, sin
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPainterPathStroker, QTransform

_TOKEN = re.compile(r"[A-Z]|-?\d*\.?\d+")
_FINER = 4.0
_COUNTS = {"M": 2, "L": 2, "C": 6, "Q": 4, "H": 1, "V": 1, "Z": 0}


class Layer(NamedTuple):
    """One outline with its fill and its line; either may be missing."""

    path: QPainterPath
    fill: QColor | None
    line: QColor | None = None
    width: float = 0.0


Layers = list[Layer]


@cache
def outline(text: str) -> QPainterPath:
    """Path from absolute commands ``M L H V C Q Z`` and numbers, as in ``M0 0 L5 0 Z``."""
    tokens = _TOKEN.findall(text)
    path = QPainterPath()
    command, at = "", 0
    while at < len(tokens):
        if tokens[at] in _COUNTS:
            command = tokens[at]
            at += 1
        count = _COUNTS[command]
        _extend(path, command, [float(token) for token in tokens[at : at + count]])
        at += count
        command = "L" if command == "M" else command
    return path


def _extend(path: QPainterPath, command: str, n: list[float]) -> None:
    here = path.currentPosition()
    match command:
        case "M":
            path.moveTo(n[0], n[1])
        case "L":
            path.lineTo(n[0], n[1])
        case "H":
            path.lineTo(n[0], here.y())
        case "V":
            path.lineTo(here.x(), n[0])
        case "Q":
            path.quadTo(n[0], n[1], n[2], n[3])
        case "C":
            path.cubicTo(n[0], n[1], n[2], n[3], n[4], n[5])
        case _:
            path.closeSubpath()


def disc(x: float, y: float, rx: float, ry: float | None = None) -> QPainterPath:
    """Ellipse around x, y; a circle without ``ry``."""
    path = QPainterPath()
    path.addEllipse(QPointF(x, y), rx, rx if ry is None else ry)
    return path


def discs(radius: float, *centres: tuple[float, float]) -> QPainterPath:
    """Equal circles in one path."""
    return joined(disc(x, y, radius) for x, y in centres)


def bar(x: float, y: float, width: float, height: float, radius: float = 0.0) -> QPainterPath:
    """Rectangle with rounded corners, x, y its top left."""
    path = QPainterPath()
    path.addRoundedRect(QRectF(x, y, width, height), radius, radius)
    return path


def lozenge(x: float, y: float, rx: float, ry: float) -> QPainterPath:
    """Rhombus around x, y."""
    path = QPainterPath(QPointF(x, y - ry))
    for dx, dy in ((rx, 0.0), (0.0, ry), (-rx, 0.0)):
        path.lineTo(x + dx, y + dy)
    path.closeSubpath()
    return path


def petals(count: int, reach: float, width: float, turn: float = 0.0) -> QPainterPath:
    """Ellipses around 0,0 like the petals of a flower, ``turn`` in degrees."""
    petal = disc(0.0, -reach / 2, width / 2, reach / 2)
    return joined(
        QTransform().rotate(turn + step * 360.0 / count).map(petal) for step in range(count)
    )


def joined(paths: Iterable[QPainterPath]) -> QPainterPath:
    """All outlines in one path, overlapping parts filled."""
    whole = QPainterPath()
    whole.setFillRule(Qt.FillRule.WindingFill)
    for path in paths:
        whole.addPath(path)
    return whole


def melted(*paths: QPainterPath) -> QPainterPath:
    """Overlapping areas as one outline."""
    large = [_MAGNIFIED.map(path) for path in paths]
    return _REDUCED.map(reduce(QPainterPath.united, large, QPainterPath()))


def common(path: QPainterPath, cut: QPainterPath) -> QPainterPath:
    """The part of ``path`` inside ``cut``."""
    large = _MAGNIFIED.map(cut)
    return _fine(path, lambda it: it.intersected(large))


def without(path: QPainterPath, hole: QPainterPath) -> QPainterPath:
    """The part of ``path`` outside ``hole``."""
    large = _MAGNIFIED.map(hole)
    return _fine(path, lambda it: it.subtracted(large))


_MAGNIFIED = QTransform.fromScale(_FINER, _FINER)
_REDUCED = QTransform.fromScale(1 / _FINER, 1 / _FINER)


def _fine(path: QPainterPath, change: Callable[[QPainterPath], QPainterPath]) -> QPainterPath:
    # Qt straightens curves on a scale of about one unit when it combines outlines.
    return _REDUCED.map(change(_MAGNIFIED.map(path)))


def thick(path: QPainterPath, width: float) -> QPainterPath:
    """The area a round pen of ``width`` covers along ``path``."""
    stroker = QPainterPathStroker()
    stroker.setWidth(width * _FINER)
    stroker.setCapStyle(Qt.PenCapStyle.RoundCap)
    stroker.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return _fine(path, lambda it: stroker.createStroke(it).simplified())


def mirrored(path: QPainterPath) -> QPainterPath:
    """``path`` with left and right exchanged about x = 0."""
    return QTransform.fromScale(-1.0, 1.0).map(path).toReversed()


def both_sides(path: QPainterPath) -> QPainterPath:
    """An area and its mirror image about x = 0, melted into one outline."""
    overlap = -0.05 if path.boundingRect().center().x() > 0 else 0.05
    side = path.translated(overlap, 0.0)
    return melted(side, mirrored(side))


def both_lines(path: QPainterPath) -> QPainterPath:
    """Lines and their mirror image about x = 0."""
    return joined((path, mirrored(path)))


def moved(path: QPainterPath, x: float, y: float, turn: float = 0.0) -> QPainterPath:
    """``path`` turned by ``turn`` degrees about 0,0 and then moved."""
    return placement(x, y, turn).map(path)


def placement(
    x: float, y: float, turn: float = 0.0, flip: bool = False, scale: float = 1.0
) -> QTransform:
    """Exchange left and right, scale, turn by ``turn`` degrees, then move to x, y."""
    across = -1.0 if flip else 1.0
    c, s = scale * cos(radians(turn)), scale * sin(radians(turn))
    return QTransform(c * across, s * across, -s, c, x, y)


def placed(layers: Layers, transform: QTransform) -> Layers:
    """The layers with their outlines mapped; line widths stay."""
    return [layer._replace(path=transform.map(layer.path)) for layer in layers]
