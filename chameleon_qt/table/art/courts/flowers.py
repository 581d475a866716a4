"""Flowers and a feather. The hand is at 0,0 and they rise from it."""

from __future__ import annotations

from chameleon_qt.table.art.courts.shapes import (
    Layer,
    Layers,
    both_sides,
    disc,
    discs,
    joined,
    melted,
    mirrored,
    moved,
    outline,
    petals,
)
from chameleon_qt.table.art.courts.tones import Tones

_LINE = 0.5


def _stem(tones: Tones, top: float, leaves: str) -> Layers:
    green = tones.robe if tones.robe.green() > tones.robe.red() else tones.second
    return [
        Layer(outline(f"M0 8 C-0.8 -4 0.8 {top / 2} 0 {top}"), None, tones.ink, 1.1),
        Layer(outline(leaves), green, tones.ink, 0.45),
    ]


def iris(tones: Tones) -> Layers:
    """Iris: three petals up, three hanging."""
    middle = outline("M0 -22 C-4.6 -27 -4.4 -34 0 -39 C4.4 -34 4.6 -27 0 -22 Z")
    side = outline("M-0.2 -22 C-8 -24 -9.6 -31 -7.6 -36 C-3.6 -33.6 -0.2 -28 -0.2 -22 Z")
    down = both_sides(
        outline(
            "M0 -22.6 C-5 -25 -10.6 -23.6 -11 -17 C-10.6 -14 -8 -13.4 -6.4 -15.4"
            " C-5 -18.4 -3 -20 0 -20.4 Z"
        )
    )
    return [
        *_stem(tones, -20, "M-0.2 4 C-5 0 -6 -8 -4.6 -14 C-1.6 -10 0 -4 -0.2 4 Z"),
        Layer(joined((side, mirrored(side))), tones.robe, tones.ink, _LINE),
        Layer(middle, tones.robe.lighter(112), tones.ink, _LINE),
        Layer(down, tones.robe.lighter(135), tones.ink, _LINE),
        Layer(outline("M-1.6 -22 Q0 -28 1.6 -22 Q0 -19 -1.6 -22 Z"), tones.gold, tones.ink, 0.4),
    ]


def rose(tones: Tones) -> Layers:
    """Full-blown rose."""
    outer, inner = melted(petals(5, 10.0, 9.4)), melted(petals(5, 6.4, 6.2, 36.0))
    return [
        *_stem(
            tones,
            -20,
            "M0 -6 C4 -7 8 -11 8.6 -16 C3.6 -15.6 0.4 -12 0 -6 Z M0 0"
            " C-4 -1 -8 -5 -8.4 -10 C-3.6 -9.6 -0.4 -6 0 0 Z",
        ),
        Layer(moved(outer, 0, -27), tones.robe, tones.ink, _LINE),
        Layer(moved(inner, 0, -27), tones.robe.lighter(122), tones.ink, 0.45),
        Layer(
            outline(
                "M-3.4 -25.6 C-4.4 -30.6 3.6 -31.4 3.2 -26.4 C2.8 -23 -2 -23.4 -1.6 -26.6"
                " C-1.2 -28.8 1.6 -28.4 1.2 -26.6"
            ),
            None,
            tones.ink,
            0.55,
        ),
    ]


def marigold(tones: Tones) -> Layers:
    """Sun-like flower of many petals."""
    return [
        *_stem(tones, -20, "M0 -4 C4 -5 8 -9 8.6 -14 C3.6 -13.6 0.4 -10 0 -4 Z"),
        Layer(moved(petals(12, 10.6, 4.6), 0, -27), tones.gold, tones.ink, 0.4),
        Layer(disc(0, -27, 4.2), tones.robe, tones.ink, _LINE),
        Layer(
            discs(0.6, (-1.6, -28), (1.6, -28), (0, -25.4), (0, -29.4), (-1.8, -26), (1.8, -26)),
            tones.gold,
        ),
    ]


def clover(tones: Tones) -> Layers:
    """Daisy with a bud beside it."""
    return [
        *_stem(tones, -20, "M0 -3 C-4 -4 -8.4 -8 -8.6 -13.4 C-3.6 -12.6 -0.4 -9 0 -3 Z"),
        Layer(outline("M0.2 -8 C3 -10 5.6 -12 7 -16"), None, tones.ink, 0.9),
        Layer(disc(7.4, -17, 2.2, 2.8), tones.second, tones.ink, 0.45),
        Layer(moved(petals(8, 9.8, 5.4), 0, -27), tones.pale, tones.ink, 0.45),
        Layer(disc(0, -27, 3.6), tones.gold, tones.ink, _LINE),
    ]


def ostrich_feather(tones: Tones) -> Layers:
    """A tall curling feather."""
    vane = outline(
        "M-0.6 -8 C-7 -12 -9 -19 -7.6 -25 C-10 -31 -8 -39 -3 -42"
        " C-1 -47.6 6 -49.6 9.6 -45.6 C12.4 -41.6 9.6 -37.4 6 -38.6"
        " C8.6 -34 8.4 -28.6 5.6 -25 C7.4 -19 5 -12 0.6 -8 Z"
    )
    ribs = outline(
        "M0 9 C-0.4 -10 -2.6 -30 4.6 -43 M-1.2 -18 L-5.6 -22.6 M-1.2 -18 L3.6 -22.4"
        " M-1 -27 L-5.6 -31.6 M-1 -27 L4.4 -30.6"
    )
    return [
        Layer(vane, tones.second, tones.ink, _LINE),
        Layer(ribs, None, tones.pale, 0.8),
        Layer(outline("M0 -8 V9"), None, tones.ink, 1.2),
    ]
