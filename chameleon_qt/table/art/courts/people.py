"""Heads: face, eyes, brows, nose, mouth. Drawn around 0,0 between the eyes; chin at y = 14."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto

from PySide6.QtGui import QColor, QPainterPath

from chameleon_qt.table.art.courts.shapes import (
    Layer,
    Layers,
    disc,
    discs,
    joined,
    mirrored,
    moved,
    outline,
    without,
)
from chameleon_qt.table.art.courts.tones import Tones


class Eyes(Enum):
    """How the eyes are held."""

    OPEN = auto()
    CALM = auto()
    SMILING = auto()
    WINK = auto()
    LOWERED = auto()


class Brows(Enum):
    """How the brows are held."""

    LEVEL = auto()
    RAISED = auto()
    STERN = auto()
    ONE_UP = auto()


class Mouth(Enum):
    """Shape of the mouth."""

    SMILE = auto()
    SMIRK = auto()
    LAUGH = auto()
    GRAVE = auto()
    LIPS = auto()
    LIPS_SMILE = auto()
    NONE = auto()


@dataclass(frozen=True)
class Face:
    """One expression. ``look`` is -1 (to the left) to 1 (to the right)."""

    look: float = 1.0
    eyes: Eyes = Eyes.OPEN
    brows: Brows = Brows.LEVEL
    mouth: Mouth = Mouth.SMILE
    slender: bool = False
    freckles: bool = False
    eye_colour: str = "#2c2330"


_STRONG = "M-10.5 -12 H10.5 V0 C10.5 7 6.5 14.5 0 14.5 C-6.5 14.5 -10.5 7 -10.5 0 Z"
_SLENDER = "M-9.8 -12 H9.8 V-1 C9.8 7 4.8 14 0 14 C-4.8 14 -9.8 7 -9.8 -1 Z"

_WHITE = QColor("#fffaf0")
_EYE_APART = 4.7

_LIDS = {
    Eyes.OPEN: "M-2.6 0.5 Q-0.2 -2.7 2.7 0.1",
    Eyes.CALM: "M-2.7 0.1 Q0 -1.7 2.7 0",
    Eyes.SMILING: "M-2.6 0.8 Q0 -2.6 2.6 0.8",
    Eyes.LOWERED: "M-2.7 -0.3 Q0 2.2 2.7 -0.3",
}
_BROW_ARCS = {
    Brows.LEVEL: "M-2.9 0 Q-0.2 -1.6 3 0.3",
    Brows.RAISED: "M-2.8 0 Q0.2 -2.9 3 -0.1",
    Brows.STERN: "M-2.9 1 Q0 -0.9 3 -0.6",
}
_MOUTHS = {
    Mouth.SMILE: "M-3.2 -0.4 Q0 2.6 3.2 -0.4",
    Mouth.SMIRK: "M-2.6 0.8 Q1.2 1.6 3.1 -1.2",
    Mouth.GRAVE: "M-2.4 0.3 Q0 -0.2 2.4 0.3",
}
_LAUGH = "M-3.4 -0.7 Q0 0.3 3.4 -0.7 C3.2 3.2 -3.2 3.2 -3.4 -0.7 Z"
_LIPS = "M-2.6 0 C-1.6 -1 -0.8 -1.5 0 -0.8 C0.8 -1.5 1.6 -1 2.6 0 C1.4 1.9 -1.4 1.9 -2.6 0 Z"
_LIPS_SMILE = (
    "M-3.1 -0.6 C-1.8 -0.9 -0.8 -1.3 0 -0.7 C0.8 -1.3 1.8 -0.9 3.1 -0.6"
    " C1.7 2.2 -1.7 2.2 -3.1 -0.6 Z"
)


def head(face: Face, tones: Tones) -> Layers:
    """Neckless head with its features, without hair."""
    skull = outline(_SLENDER if face.slender else _STRONG)
    away = -3.6 if face.look >= 0 else 3.6
    shade = without(skull, moved(skull, -away, -1.0))
    layers = [Layer(skull, tones.skin), Layer(shade, tones.skin_shade)]
    shift = 1.6 * face.look
    layers += _cheeks(face, tones, shift)
    layers += _eyes(face, tones, shift)
    layers.append(_nose(face, tones, shift))
    layers += _mouth(face.mouth, tones, shift, face.look)
    return layers


def neck(tones: Tones) -> Layers:
    """Neck and throat, to be laid under the head, with the shadow of the chin."""
    return [
        Layer(
            outline("M-4.6 6 V16 C-4.6 19 -8 21 -10 22 H10 C8 21 4.6 19 4.6 16 V6 Z"), tones.skin
        ),
        Layer(outline("M-4.6 8 H4.6 V14.4 C3 17 -1.4 17.6 -4.6 15.4 Z"), tones.skin_shade),
    ]


def _cheeks(face: Face, tones: Tones, shift: float) -> Layers:
    blush = QColor(tones.lips)
    blush.setAlpha(52)
    layers = [Layer(discs(2.1, (shift - 6.0, 5.0), (shift + 6.0, 5.0)), blush)]
    if face.freckles:
        spots = ((-6.8, 4.0), (-5.3, 5.3), (-4.3, 3.9), (4.2, 3.9), (5.4, 5.3), (6.7, 4.0))
        layers.append(
            Layer(discs(0.42, *((x + shift, y) for x, y in spots)), tones.skin_shade.darker(125))
        )
    return layers


def _pair(left: QPainterPath, right: QPainterPath, shift: float, y: float) -> QPainterPath:
    return joined((moved(left, shift - _EYE_APART, y), moved(right, shift + _EYE_APART, y)))


def _eyes(face: Face, tones: Tones, shift: float) -> Layers:
    layers: Layers = []
    open_eyes = [
        shift + side * _EYE_APART
        for side in (-1.0, 1.0)
        if face.eyes in (Eyes.OPEN, Eyes.CALM) or (face.eyes is Eyes.WINK and side * face.look < 0)
    ]
    if open_eyes:
        high = 1.1 if face.eyes is Eyes.CALM else 1.6
        whites = joined(disc(x, 0.25, 2.25, high) for x in open_eyes)
        irises = discs(1.25, *((x + 0.75 * face.look, 0.15) for x in open_eyes))
        layers += [Layer(whites, _WHITE), Layer(irises, QColor(face.eye_colour))]
    left, right = _lids(face)
    lids = _pair(left, right, shift, 0.0)
    layers.append(Layer(lids, None, tones.ink, 0.85))
    brow = outline(_BROW_ARCS[Brows.LEVEL if face.brows is Brows.ONE_UP else face.brows])
    brows = _pair(mirrored(brow), brow, shift, -4.3)
    if face.brows is Brows.ONE_UP:
        raised = moved(outline(_BROW_ARCS[Brows.RAISED]), 0.0, -1.1)
        brows = _pair(mirrored(brow), raised, shift, -4.3)
    layers.append(Layer(brows, None, tones.hair.darker(135), 0.8 if face.slender else 1.15))
    return layers


def _lids(face: Face) -> tuple[QPainterPath, QPainterPath]:
    if face.eyes is Eyes.WINK:
        seeing, shut = outline(_LIDS[Eyes.OPEN]), outline(_LIDS[Eyes.SMILING])
        return (mirrored(seeing), shut) if face.look > 0 else (mirrored(shut), seeing)
    lid = outline(_LIDS[face.eyes])
    if face.slender:
        lash = "M2.3 0.1 L3.7 -0.9" if face.eyes is not Eyes.LOWERED else "M2.4 0 L3.6 0.7"
        lid = joined((lid, outline(lash)))
    return mirrored(lid), lid


def _nose(face: Face, tones: Tones, shift: float) -> Layer:
    text = (
        "M0.4 1.4 Q1.2 3.6 1.9 4.5 Q2 5.6 0.4 5.6"
        if face.slender
        else "M0.2 -0.6 Q1 2.6 2.6 4.6 Q2.8 6 0.6 6"
    )
    line = outline(text)
    nose = moved(line if face.look >= 0 else mirrored(line), shift * 0.7, 0.0)
    return Layer(nose, None, tones.skin_shade.darker(125), 0.75)


def _mouth(mouth: Mouth, tones: Tones, shift: float, look: float) -> Layers:
    if mouth is Mouth.NONE:
        return []
    if mouth in (Mouth.LIPS, Mouth.LIPS_SMILE):
        lips = outline(_LIPS if mouth is Mouth.LIPS else _LIPS_SMILE)
        return [Layer(moved(lips, shift, 9.4), tones.lips)]
    if mouth is Mouth.LAUGH:
        return [Layer(moved(outline(_LAUGH), shift, 9.2), tones.lips.darker(140), tones.ink, 0.4)]
    line = outline(_MOUTHS[mouth])
    return [Layer(moved(line if look >= 0 else mirrored(line), shift, 9.6), None, tones.lips, 0.95)]
