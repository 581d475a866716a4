"""Crowns of the kings. Drawn on the head, brow at about y = -9."""

from __future__ import annotations

from chameleon_qt.table.art.courts.shapes import (
    Layer,
    Layers,
    bar,
    both_sides,
    disc,
    discs,
    joined,
    lozenge,
    melted,
    outline,
)
from chameleon_qt.table.art.courts.tones import Tones

_LINE = 0.55


def band(tones: Tones, half: float, top: float = -13.4, bottom: float = -8.0) -> Layer:
    """Curved ring around the head, ``half`` as wide to either side."""
    sag = 1.4
    return Layer(
        outline(
            f"M{-half} {top} Q0 {top + sag} {half} {top} L{half - 0.4} {bottom}"
            f" Q0 {bottom + sag} {-half + 0.4} {bottom} Z"
        ),
        tones.second,
        tones.ink,
        _LINE,
    )


def tall_crown(tones: Tones) -> Layers:
    """Five high points with pearls over a jewelled band."""
    points = outline(
        "M-12.6 -13 L-15 -24 L-8.6 -18.4 L-7.2 -27 L-3 -19.4 L0 -29 L3 -19.4 L7.2 -27 L8.6 -18.4"
        " L15 -24 L12.6 -13 Q0 -11.6 -12.6 -13 Z"
    )
    return [
        Layer(points, tones.gold, tones.ink, _LINE),
        Layer(
            discs(1.5, (-15, -24.4), (-7.2, -27.2), (0, -29), (7.2, -27.2), (15, -24.4)),
            tones.pale,
            tones.ink,
            _LINE,
        ),
        band(tones, 12.6),
        Layer(
            joined((lozenge(0, -10, 2, 2.2), discs(1.1, (-7.6, -10.5), (7.6, -10.5)))), tones.pale
        ),
    ]


def arched_crown(tones: Tones) -> Layers:
    """Closed crown: velvet under two arches, a heart-shaped jewel on the top."""
    velvet = outline("M-11.6 -13 C-17 -22 -8 -26 0 -24.4 C8 -26 17 -22 11.6 -13 Z")
    arches = both_sides(
        outline("M-12.4 -13 C-19 -24 -6.5 -28.4 0 -24.8 L0 -22.6 C-5 -25 -14 -22.4 -9.2 -13 Z")
    )
    middle = outline("M-1.6 -13 L-1.3 -24.6 H1.3 L1.6 -13 Z")
    top = outline(
        "M0 -23.8 C-1 -26 -3.4 -26.6 -3.4 -29 C-3.4 -31 -0.8 -31.2 0 -29.2"
        " C0.8 -31.2 3.4 -31 3.4 -29 C3.4 -26.6 1 -26 0 -23.8 Z"
    )
    return [
        Layer(velvet, tones.robe, tones.ink, _LINE),
        Layer(melted(arches, middle), tones.gold, tones.ink, _LINE),
        Layer(top, tones.robe, tones.ink, _LINE),
        band(tones, 12.8)._replace(fill=tones.gold),
        Layer(
            discs(1.15, (-8.4, -10.3), (-4.3, -9.7), (0, -9.5), (4.3, -9.7), (8.4, -10.3)),
            tones.pale,
        ),
    ]


def lily_crown(tones: Tones) -> Layers:
    """Three broad lozenge leaves between low points, cut gems on the band."""
    leaves = melted(
        lozenge(0, -21.4, 5.4, 7.6),
        lozenge(-10.6, -19.4, 4.3, 6.2),
        lozenge(10.6, -19.4, 4.3, 6.2),
        outline("M-13 -13 L-12.2 -17 H12.2 L13 -13 Q0 -11.6 -13 -13 Z"),
        outline("M-7 -16 L-5.4 -20 L-3.8 -16 Z"),
        outline("M7 -16 L5.4 -20 L3.8 -16 Z"),
    )
    gems = joined(
        (
            lozenge(0, -21.6, 2.2, 3.4),
            lozenge(-10.6, -19.8, 1.6, 2.5),
            lozenge(10.6, -19.8, 1.6, 2.5),
        )
    )
    return [
        Layer(leaves, tones.gold, tones.ink, _LINE),
        Layer(gems, tones.robe, tones.ink, 0.4),
        band(tones, 13.0),
        Layer(
            joined(
                lozenge(x, -10.4 + 0.9 * (1 - abs(x) / 9), 1.6, 1.7) for x in (-9, -4.5, 0, 4.5, 9)
            ),
            tones.gold,
        ),
    ]


def leaf_crown(tones: Tones) -> Layers:
    """Three trefoils on stalks above a plaited band."""
    leaves = []
    for x, y, size in ((0.0, -23.0, 3.0), (-10.4, -19.6, 2.5), (10.4, -19.6, 2.5)):
        leaves.append(
            joined(
                disc(x + dx * size, y + dy * size, size)
                for dx, dy in ((0.0, -1.0), (-1.05, 0.55), (1.05, 0.55))
            )
        )
        leaves.append(disc(x, y, 0.8 * size))
        leaves.append(bar(x - 1.0, y, 2.0, 11.0))
    base = outline("M-12.6 -13 L-12.8 -15.4 Q0 -14 12.8 -15.4 L12.6 -13 Q0 -11.6 -12.6 -13 Z")
    crown = melted(*leaves, base)
    return [
        Layer(crown, tones.gold, tones.ink, _LINE),
        band(tones, 12.6),
        Layer(
            outline("M-12 -11 Q-9 -8.4 -6 -10.4 Q-3 -12.2 0 -9.6 Q3 -7.6 6 -10.2 Q9 -12.4 12 -11"),
            None,
            tones.gold,
            1.1,
        ),
    ]
