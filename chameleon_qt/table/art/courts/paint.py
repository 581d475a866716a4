"""Painting of court figures on a card whose painter is already in grid units."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPen

from chameleon_qt.engine.cards import Card
from chameleon_qt.table.art.courts.figures import BUST_FRAME, bust_layers, court_layers
from chameleon_qt.table.art.courts.shapes import Layer, outline
from chameleon_qt.table.art.courts.tones import PANEL

_FRAME = (
    "M31 5 H92 C93.7 5 95 6.3 95 8 V101.5 C95 103.2 93.7 104.5 92 104.5 H75.5"
    " C73.8 104.5 72.5 105.8 72.5 107.5"
    " V132 C72.5 133.7 71.2 135 69 135 H8 C6.3 135 5 133.7 5 132 V38.5"
    " C5 36.8 6.3 35.5 8 35.5 H24.5"
    " C26.2 35.5 27.5 34.2 27.5 32.5 V8 C27.5 6.3 28.8 5 31 5 Z"
)


def paint_layers(painter: QPainter, layers: Iterable[Layer]) -> None:
    """Paint layers in their order."""
    for layer in layers:
        if layer.line is None:
            painter.setPen(Qt.PenStyle.NoPen)
        else:
            pen = QPen(layer.line, layer.width)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush if layer.fill is None else QBrush(layer.fill))
        painter.drawPath(layer.path)


def paint_court(painter: QPainter, card: Card, ink: QColor) -> None:
    """Framed ground, the half figure twice, the sash."""
    half, middle = court_layers(card)
    paint_layers(painter, [Layer(outline(_FRAME), PANEL, ink, 0.5)])
    for _ in range(2):
        paint_layers(painter, half)
        painter.translate(100.0, 140.0)
        painter.rotate(180.0)
    paint_layers(painter, middle)


def paint_bust(painter: QPainter, card: Card, ink: QColor) -> None:
    """Head and shoulders in a plain frame, for cards too small for a whole figure."""
    paint_layers(painter, [Layer(BUST_FRAME, PANEL)])
    painter.save()
    painter.setClipPath(BUST_FRAME, Qt.ClipOperation.IntersectClip)
    paint_layers(painter, bust_layers(card))
    painter.restore()
    paint_layers(painter, [Layer(BUST_FRAME, None, ink, 1.2)])
