"""Sleeves and hands. A hand lies around 0,0, a gripped shaft runs upright through that point."""

from __future__ import annotations

from math import atan2, degrees, hypot

from PySide6.QtGui import QColor

from chameleon_qt.table.art.courts.shapes import (
    Layer,
    Layers,
    bar,
    discs,
    melted,
    outline,
    placed,
    placement,
    thick,
)
from chameleon_qt.table.art.courts.tones import Tones

_LINE = 0.5


def fist(tones: Tones) -> Layers:
    """Four fingers closed round an upright shaft, thumb on top."""
    fingers = melted(
        *(
            bar(-4.4 + inset, -5.0 + 2.45 * step, 8.8 - inset, 2.6, 1.3)
            for step, inset in enumerate((0.4, 0.0, 0.2, 0.8))
        )
    )
    gaps = outline("M-0.6 -2.6 H3.6 M-0.8 -0.1 H3.9 M-0.6 2.3 H3.5")
    thumb = thick(outline("M-3 -3 L1 -5.4"), 2.7)
    return [
        Layer(fingers, tones.skin, tones.ink, _LINE),
        Layer(gaps, None, tones.skin_shade.darker(120), 0.5),
        Layer(thumb, tones.skin, tones.ink, _LINE),
    ]


def cupped(tones: Tones) -> Layers:
    """Fingers closed from below round something that rests at 0,0."""
    fingers = melted(
        bar(-4.6, 2.0, 9.2, 5.4, 2.6),
        *(
            thick(outline(text), 2.7)
            for text in ("M-3 4 L-6.2 -1.6", "M-1.2 4 L-2.3 -0.4", "M1 4 L1.5 -0.4", "M3 4 L5.2 -1")
        ),
    )
    gaps = outline("M-3.4 1.2 L-2.6 4.6 M-0.4 1.4 V5 M2.8 1.6 L2.2 4.8")
    return [
        Layer(fingers, tones.skin, tones.ink, _LINE),
        Layer(gaps, None, tones.skin_shade.darker(120), 0.5),
    ]


def flat(tones: Tones) -> Layers:
    """Hand laid flat, fingers to the right, as on a heart."""
    shape = outline(
        "M-6 -3.4 C-3 -4.4 -1 -4.4 1 -4.6 L7.4 -4.4 C8.8 -4.2 8.8 -2.4 7.4 -2.3"
        " L8.4 -2 C9.6 -1.6 9.4 0 8.2 0"
        " L8 0.2 C9 0.6 8.8 2 7.6 2.1 L6.4 2.3 C7.2 2.9 6.6 4.2 5.6 4.1 C1 4.6 -3 4.4 -6 3.6 Z"
    )
    gaps = outline("M2.6 -2.2 H7 M2.6 0.05 H7.4 M2.6 2.2 H6.4")
    thumb = thick(outline("M-2.4 -3.2 L1.4 -6.6"), 2.5)
    return [
        Layer(thumb, tones.skin, tones.ink, _LINE),
        Layer(shape, tones.skin, tones.ink, _LINE),
        Layer(gaps, None, tones.skin_shade.darker(120), 0.5),
    ]


def sleeve(
    elbow: tuple[float, float],
    wrist: tuple[float, float],
    wide: float,
    fill: QColor,
    tones: Tones,
    embroidered: bool = False,
) -> Layers:
    """Sleeve from elbow to wrist, ``wide`` at the elbow, with a turned-up cuff and the wrist.

    An ``embroidered`` one has a row of golden studs along it.
    """
    dx, dy = wrist[0] - elbow[0], wrist[1] - elbow[1]
    length = hypot(dx, dy)
    turn = degrees(atan2(dx, -dy))
    half = wide / 2
    cloth = outline(
        f"M-5 {2 - length} C-6 {6 - length} {-half} {-length * 0.5} {-half} 4"
        f" L{half} 4 C{half} {-length * 0.5} 6 {6 - length} 5 {2 - length} Z"
    )
    band = bar(-6.2, -length - 0.6, 12.4, 4.6, 1.6)
    stub = bar(-3.2, -length - 5.0, 6.4, 7.0, 2.0)
    layers = [
        Layer(stub, tones.skin, tones.ink, _LINE),
        Layer(cloth, fill, tones.ink, _LINE),
        Layer(band, tones.pale, tones.ink, _LINE),
    ]
    if embroidered:
        row = discs(1.25, *((0.0, 7.5 + 4.2 * step - length) for step in range(6)))
        layers.append(Layer(row, tones.gold))
    return placed(layers, placement(elbow[0], elbow[1], turn))
