"""Caps of the jacks. Drawn on the head, brow at about y = -9."""

from __future__ import annotations

from chameleon_qt.table.art.courts.crowns import band
from chameleon_qt.table.art.courts.shapes import (
    Layer,
    Layers,
    disc,
    joined,
    lozenge,
    mirrored,
    moved,
    outline,
)
from chameleon_qt.table.art.courts.tones import Tones

_LINE = 0.55


def plumed_beret(tones: Tones) -> Layers:
    """Wide flat beret pulled to the left, a long plume lying over it."""
    cloth = outline(
        "M-11.4 -9 C-19 -11 -18.6 -18 -11 -20.4 C-3 -23 9 -22.4 14 -17"
        " C16.4 -14 14.6 -10.4 11.4 -9 Z"
    )
    return [
        Layer(cloth, tones.robe, tones.ink, _LINE),
        Layer(
            outline(
                "M9 -12.6 C8 -18 2 -25.4 -6 -27 C-11 -28 -16 -25 -19.6 -21"
                " C-15 -21.6 -13 -21 -11 -19.6 C-9 -20.6 -6.4 -20 -5 -18.4"
                " C-2.6 -19 0 -17.6 1.2 -15.6 C4 -15.8 6.6 -14.4 9 -12.6 Z"
            ),
            tones.second.lighter(118),
            tones.ink,
            0.5,
        ),
        Layer(outline("M9 -12.6 C4 -19 -6 -24 -16 -22.6"), None, tones.pale, 0.7),
        band(tones, 11.4, -12.4, -8.2),
        Layer(disc(9, -11.6, 1.9), tones.gold, tones.ink, 0.45),
    ]


def peaked_hat(tones: Tones) -> Layers:
    """Forester's hat: brim rising behind, pointed in front, one feather at the back."""
    crown = outline("M-11 -10 C-11 -17 -7 -23.6 -1 -24.4 C5 -25 10 -18 11 -10 Z")
    brim = outline(
        "M-15.6 -15.4 C-12 -11.6 -4 -11.4 3 -11.6 C9 -11.8 14 -10 18.4 -7.4"
        " C11 -5.6 -5 -5.6 -10.6 -7.4 C-14 -8.8 -15.6 -12 -15.6 -15.4 Z"
    )
    return [
        Layer(
            outline("M-7 -12 C-13 -17 -15.4 -24 -13.4 -30.4 C-9.6 -28 -6.4 -21 -5 -12 Z"),
            tones.gold,
            tones.ink,
            0.5,
        ),
        Layer(outline("M-6 -12 C-10 -17 -12 -23 -12.6 -27.4"), None, tones.ink, 0.45),
        Layer(crown, tones.second, tones.ink, _LINE),
        Layer(brim, tones.robe, tones.ink, _LINE),
        Layer(disc(-7.4, -12.4, 1.7), tones.gold, tones.ink, 0.45),
    ]


def draped_cap(tones: Tones) -> Layers:
    """Rolled cap with cloth falling to one side, a jewel at the brow."""
    fall = mirrored(
        outline(
            "M6 -17 C14 -22 20 -17 19 -9 C18.4 -3 19 1 17.4 6.4 L14.4 6.4 C13.2 1 13.6 -5 10 -11 Z"
        )
    )
    bag = outline("M-10 -13 C-12 -22 -3 -26.6 4 -24.6 C11 -22.6 14 -18 12 -13 Z")
    roll = outline(
        "M-13 -9.4 C-14.6 -13.6 -11.6 -15.6 -7.6 -15.2 C-3 -16.4 4 -16.4 8 -15.2"
        " C12 -15.4 14.4 -13.6 13 -9.4 C9 -7 -9 -7 -13 -9.4 Z"
    )
    folds = outline(
        "M-8.6 -15 Q-6.8 -11.6 -8 -7.8 M-3.2 -15.8 Q-1.6 -11.6 -3 -7.4 M3.2 -15.8"
        " Q4.4 -11.6 3.2 -7.4 M8.6 -15 Q9.2 -11.6 8.4 -7.8"
    )
    return [
        Layer(outline("M-16 6 L-18 11.6 Q-15.9 12.6 -13.8 11.6 Z"), tones.gold, tones.ink, 0.45),
        Layer(fall, tones.second, tones.ink, _LINE),
        Layer(bag, tones.second, tones.ink, _LINE),
        Layer(roll, tones.robe, tones.ink, _LINE),
        Layer(folds, None, tones.gold, 0.9),
        Layer(lozenge(0, -13.4, 2.3, 3.2), tones.gold, tones.ink, 0.5),
    ]


def leafy_cap(tones: Tones) -> Layers:
    """Soft cap with a notched brim turned up, a spray of leaves at one side."""
    cloth = outline(
        "M-11 -11 C-14 -20 -4 -25.4 4 -23.4 C8 -22.4 11.6 -23.4 14.4 -20"
        " C13.6 -16.4 12.6 -14 11 -11 Z"
    )
    brim = outline(
        "M-12.6 -7.6 L-14.6 -14.6 L-9 -13 L-5.6 -16 L0 -13.4 L5.6 -16 L9 -13"
        " L14.6 -14.6 L12.6 -7.6 Q0 -5.6 -12.6 -7.6 Z"
    )
    spray = joined(
        moved(disc(0, -3.6, 1.6, 3.8), -9.4, -14.4, turn) for turn in (-62.0, -22.0, 18.0)
    )
    return [
        Layer(cloth, tones.robe, tones.ink, _LINE),
        Layer(spray, tones.gold, tones.ink, 0.45),
        Layer(brim, tones.second, tones.ink, _LINE),
        Layer(disc(-9.4, -12.0, 1.5), tones.pale, tones.ink, 0.45),
    ]
