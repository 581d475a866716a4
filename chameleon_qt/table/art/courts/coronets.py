"""Crowns of the queens. Drawn on the head, brow at about y = -9."""

from __future__ import annotations

from PySide6.QtGui import QPainterPath

from chameleon_qt.engine.cards import Suit
from chameleon_qt.table.art.courts.shapes import (
    Layer,
    Layers,
    disc,
    discs,
    joined,
    lozenge,
    moved,
    outline,
    petals,
    placement,
)
from chameleon_qt.table.art.courts.tones import Tones
from chameleon_qt.table.art.suits import suit_path

_LINE = 0.55


def veil_coronet(tones: Tones) -> Layers:
    """High pointed diadem with a moon of pearls."""
    crest = outline(
        "M-11 -10 C-11.6 -14 -12.6 -17 -13.6 -19.6 C-9 -17.6 -6.8 -19 -5.8 -22.4"
        " C-3 -20.4 -1.4 -24 0 -28.4"
        " C1.4 -24 3 -20.4 5.8 -22.4 C6.8 -19 9 -17.6 13.6 -19.6"
        " C12.6 -17 11.6 -14 11 -10 Q0 -12.4 -11 -10 Z"
    )
    return [
        Layer(crest, tones.gold, tones.ink, _LINE),
        Layer(
            outline(
                "M0 -23.4 C2.6 -20 3.4 -18.4 2.4 -16.4 C1.2 -14.6 -1.2 -14.6 -2.4 -16.4"
                " C-3.4 -18.4 -2.6 -20 0 -23.4 Z"
            ),
            tones.robe,
            tones.ink,
            0.4,
        ),
        Layer(
            discs(
                1.0,
                (-9.8, -12.4),
                (-6.6, -13),
                (-3.3, -13.3),
                (0, -13.4),
                (3.3, -13.3),
                (6.6, -13),
                (9.8, -12.4),
            ),
            tones.pale,
        ),
        Layer(discs(1.3, (-13.6, -20.2), (0, -29), (13.6, -20.2)), tones.pale, tones.ink, 0.45),
    ]


def _heart(x: float, y: float, size: float) -> QPainterPath:
    return placement(x, y, scale=size).map(suit_path(Suit.HEARTS))


def heart_coronet(tones: Tones) -> Layers:
    """Small high crown, its points ending in hearts."""
    base = outline(
        "M-8.4 -12.4 L-11 -20 L-5.4 -17.6 L0 -22.6 L5.4 -17.6 L11 -20 L8.4 -12.4"
        " Q0 -10.6 -8.4 -12.4 Z"
    )
    return [
        Layer(base, tones.gold, tones.ink, _LINE),
        Layer(
            joined((_heart(0, -25, 6.8), _heart(-11.4, -22, 5.2), _heart(11.4, -22, 5.2))),
            tones.robe,
            tones.ink,
            0.5,
        ),
        Layer(discs(1.0, (-5.4, -14.2), (0, -13.6), (5.4, -14.2)), tones.pale),
    ]


def wide_coronet(tones: Tones) -> Layers:
    """Low wide coronet with lozenges standing on it."""
    gems = joined(
        lozenge(x, y, rx, ry)
        for x, y, rx, ry in (
            (0, -20, 3.4, 5.4),
            (-7, -18.6, 2.7, 4.2),
            (7, -18.6, 2.7, 4.2),
            (-12.6, -16.8, 2.0, 3.2),
            (12.6, -16.8, 2.0, 3.2),
        )
    )
    return [
        Layer(gems, tones.second, tones.ink, 0.5),
        Layer(
            outline("M-13.6 -14.6 Q0 -17 13.6 -14.6 L12 -9.6 Q0 -12.4 -12 -9.6 Z"),
            tones.gold,
            tones.ink,
            _LINE,
        ),
        Layer(
            discs(0.95, (-9.6, -12.6), (-4.9, -13.4), (0, -13.7), (4.9, -13.4), (9.6, -12.6)),
            tones.pale,
        ),
    ]


def flower_wreath(tones: Tones) -> Layers:
    """Crown of leaves with blossoms between low golden points."""
    points = outline("M-11.6 -12 L-11.4 -21 L-6.4 -16.6 L0 -25 L6.4 -16.6 L11.4 -21 L11.6 -12 Z")
    leaves = joined(
        moved(disc(0, 0, 3.8, 1.7), x, y, turn)
        for x, y, turn in (
            (-11.2, -9.6, -62),
            (-7.6, -13.2, -30),
            (-2.6, -14.4, 14),
            (2.6, -14.4, -14),
            (7.6, -13.2, 30),
            (11.2, -9.6, 62),
        )
    )
    spots = ((-9.6, -12.0), (0.0, -14.4), (9.6, -12.0))
    return [
        Layer(points, tones.gold, tones.ink, _LINE),
        Layer(leaves, tones.robe, tones.ink, 0.4),
        Layer(
            joined(moved(petals(5, 3.4, 2.7), x, y) for x, y in spots), tones.pale, tones.ink, 0.35
        ),
        Layer(discs(1.0, *spots), tones.second),
        Layer(discs(1.2, (-11.4, -21.6), (0, -25.4), (11.4, -21.6)), tones.pale, tones.ink, 0.45),
    ]
