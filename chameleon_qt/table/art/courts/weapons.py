"""Arms and staffs. The hand is at 0,0 and they stand upright through it."""

from __future__ import annotations

from math import cos, pi, sin

from PySide6.QtGui import QColor, QTransform

from chameleon_qt.engine.cards import Suit
from chameleon_qt.table.art.courts.shapes import (
    Layer,
    Layers,
    bar,
    disc,
    discs,
    joined,
    lozenge,
    melted,
    outline,
)
from chameleon_qt.table.art.courts.tones import Tones
from chameleon_qt.table.art.suits import suit_path

_LINE = 0.5
_STEEL = QColor("#cfd6da")


def _staff(tones: Tones, top: float, bottom: float, width: float = 2.2) -> Layer:
    return Layer(bar(-width / 2, top, width, bottom - top, 1.0), tones.gold, tones.ink, _LINE)


def sword(tones: Tones) -> Layers:
    """Straight two-edged sword, point up."""
    return [
        Layer(outline("M-2.5 -8 V-44 L0 -50.5 L2.5 -44 V-8 Z"), tones.pale, tones.ink, _LINE),
        Layer(outline("M0 -8.6 H2.2 V-43.8 L0 -49.4 Z"), _STEEL),
        Layer(outline("M0 -8 V-44"), None, tones.ink, 0.45),
        Layer(bar(-1.4, -6, 2.8, 13), tones.second, tones.ink, _LINE),
        Layer(bar(-8, -9.4, 16, 3.6, 1.8), tones.gold, tones.ink, _LINE),
        Layer(disc(0, 8.4, 2.6), tones.gold, tones.ink, _LINE),
    ]


def sabre(tones: Tones) -> Layers:
    """Curved sabre with a knuckle bow."""
    return [
        Layer(
            outline("M-2.2 -7 C-3.4 -22 0.6 -38 8.6 -49 C9 -36 4 -22 2.4 -7 Z"),
            tones.pale,
            tones.ink,
            _LINE,
        ),
        Layer(outline("M0.2 -8 C0 -22 3 -36 8.2 -46 C8.2 -36 3.6 -22 2 -8 Z"), _STEEL),
        Layer(outline("M5.4 -6.6 C8.4 -3 7.4 5 0.6 8"), None, tones.gold.darker(125), 1.5),
        Layer(bar(-1.4, -6, 2.8, 13), tones.second, tones.ink, _LINE),
        Layer(bar(-6, -8.4, 12.6, 3, 1.5), tones.gold, tones.ink, _LINE),
        Layer(disc(0, 8, 2.3), tones.gold, tones.ink, _LINE),
    ]


def heart_sceptre(tones: Tones) -> Layers:
    """Sceptre crowned by a heart."""
    heart = outline(
        "M0 -36.5 C-2 -40 -7 -42 -7 -46 C-7 -50 -1.8 -50.4 0 -46.4"
        " C1.8 -50.4 7 -50 7 -46 C7 -42 2 -40 0 -36.5 Z"
    )
    return [
        _staff(tones, -38, 8),
        Layer(
            joined((bar(-3.2, -37.6, 6.4, 2.4, 1.2), bar(-2.4, -33.8, 4.8, 2, 1.0))),
            tones.gold,
            tones.ink,
            _LINE,
        ),
        Layer(heart, tones.robe, tones.ink, _LINE),
        Layer(outline("M-4.6 -46 Q-4.4 -48 -2.8 -47.8"), None, tones.pale, 0.9),
        Layer(disc(0, 8.4, 2.0), tones.gold, tones.ink, _LINE),
    ]


def trefoil_mace(tones: Tones) -> Layers:
    """Staff with a golden trefoil."""
    leaves = melted(
        disc(0, -45.4, 4.2),
        disc(-4.6, -38.6, 4.2),
        disc(4.6, -38.6, 4.2),
        disc(0, -41.2, 3.4),
        bar(-1.6, -41, 3.2, 9),
    )
    return [
        _staff(tones, -36, 8.4, 2.4),
        Layer(leaves, tones.gold, tones.ink, _LINE),
        Layer(discs(1.5, (0, -45.4), (-4.6, -38.6), (4.6, -38.6)), tones.second, tones.ink, 0.4),
        Layer(
            joined((bar(-3.2, -33.4, 6.4, 2.4, 1.2), bar(-2.2, 7.2, 4.4, 2.4, 1.2))),
            tones.second,
            tones.ink,
            _LINE,
        ),
    ]


def halberd(tones: Tones) -> Layers:
    """Axe blade, hook and spike on a long pole."""
    blade = outline(
        "M-1 -40 C-4.6 -40.6 -7.6 -43.4 -9.6 -44.4 C-11.4 -37 -10.6 -31 -7.6 -27.4"
        " C-6 -29.6 -3.6 -31 -1 -31.4 Z"
    )
    hook = outline("M1 -39 L8.4 -36.2 C6 -35.4 3.6 -33.6 1 -33 Z")
    spike = outline("M-2 -39 L0 -52 L2 -39 Z")
    return [
        _staff(tones, -42, 9),
        Layer(joined((blade, hook, spike)), tones.pale, tones.ink, _LINE),
        Layer(
            outline(
                "M-1.4 -38.6 C-4 -39.4 -6 -41 -7.4 -41.6 C-8.4 -37 -8.2 -33 -6.4 -30"
                " C-5 -31.2 -3 -32.4 -1.4 -32.8 Z"
            ),
            _STEEL,
        ),
        Layer(bar(-1.8, -41, 3.6, 11, 0.8), tones.second, tones.ink, _LINE),
    ]


def pennant(tones: Tones) -> Layers:
    """Lance with a swallow-tailed pennant."""
    cloth = outline(
        "M-1 -42 C-5 -44.6 -8 -40.4 -12.6 -42.4 L-10 -37.4 L-13 -32 C-8 -30.4 -5 -34.4 -1 -31.6 Z"
    )
    return [
        Layer(cloth, tones.robe, tones.ink, _LINE),
        Layer(lozenge(-5.4, -37.2, 2.1, 3.0), tones.gold),
        _staff(tones, -44, 9),
        Layer(outline("M-2.6 -43 L0 -52 L2.6 -43 L0 -41 Z"), tones.pale, tones.ink, _LINE),
    ]


def buckler(tones: Tones) -> Layers:
    """A small round shield with a spade, carried before the fist."""
    spade = QTransform.fromScale(9.6, 9.6).map(suit_path(Suit.SPADES))
    studs = discs(0.7, *((9.3 * sin(pi * k / 4), 9.3 * cos(pi * k / 4)) for k in range(8)))
    return [
        Layer(disc(0, 0, 11.0), tones.second, tones.ink, _LINE),
        Layer(studs, tones.gold),
        Layer(disc(0, 0, 7.6), tones.gold, tones.ink, 0.45),
        Layer(spade, tones.ink),
    ]
