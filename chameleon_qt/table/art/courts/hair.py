"""Hair and beards around the head; the part behind the face and the part before it."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from chameleon_qt.table.art.courts.shapes import (
    Layer,
    Layers,
    bar,
    both_lines,
    both_sides,
    disc,
    discs,
    joined,
    moved,
    outline,
)
from chameleon_qt.table.art.courts.tones import Tones


class Hair(NamedTuple):
    """Layers behind the face and layers in front of it."""

    behind: Layers
    before: Layers


Hairdo = Callable[[Tones], Hair]


def _strands(text: str, tones: Tones, width: float = 0.6) -> Layer:
    return Layer(both_lines(outline(text)), None, tones.hair.darker(135), width)


def _beard(text: str, tones: Tones) -> Layer:
    return Layer(both_sides(outline(text)), tones.hair)


def _moustache(text: str, tones: Tones, lift: float = 0.0) -> Layer:
    shape = moved(both_sides(outline(text)), 0.0, lift)
    return Layer(shape, tones.hair.darker(125))


def _lower_lip(tones: Tones) -> Layer:
    return Layer(outline("M-2.6 9 Q0 8.2 2.6 9 Q0 12.2 -2.6 9 Z"), tones.lips)


_LOCKS = "M-8 -12 C-14 -12 -14.5 -4 -14 2 C-13.6 8 -14.5 11 -11 15 L-6 15 L-8 0 Z"


def _temples(tones: Tones) -> Layer:
    return Layer(both_sides(outline("M-11.4 -12 H-7 C-9 -9 -9 -4 -9.9 2 L-11.4 3 Z")), tones.hair)


def flowing_beard(tones: Tones) -> Hair:
    """Long pointed beard with waves."""
    beard = _beard(
        "M0 6.2 C-3 6 -5.5 5.5 -8 2 L-10.6 -3 C-11.6 8 -10.5 14 -6.5 19 C-4 22 -1.5 24 0 27 Z",
        tones,
    )
    waves = _strands("M-8.3 9 C-8 14 -5 17 -3.6 21 M-4.4 11.5 C-4.3 15.5 -2 18 -0.9 23", tones)
    return Hair(
        [Layer(both_sides(outline(_LOCKS)), tones.hair)],
        [
            _temples(tones),
            beard,
            waves,
            _lower_lip(tones),
            _moustache("M0 6.4 C-2.4 5.2 -5 6 -8.6 9.4 C-6 10.2 -2 10.6 0 8.6 Z", tones),
        ],
    )


def curly_beard(tones: Tones) -> Hair:
    """Short round beard of curls, and curly hair at the temples."""
    rim = [(-10.4, 1.5), (-10.6, 6.0), (-8.8, 10.4), (-5.6, 13.6), (-1.9, 15.4)]
    curls = [*rim, *((-x, y) for x, y in rim)]
    jaw = outline(
        "M-11 -2 L-8.4 2 C-7.6 6 -4 6.6 0 6.6 C4 6.6 7.6 6 8.4 2 L11 -2 V8 C8 16 -8 16 -11 8 Z"
    )
    temples = discs(3.6, (-11.4, -7.5), (-12.6, -2.8), (11.4, -7.5), (12.6, -2.8))
    return Hair(
        [Layer(temples, tones.hair)],
        [
            _temples(tones),
            Layer(joined((jaw, discs(3.1, *curls))), tones.hair),
            _strands(
                "M-11.6 5.4 Q-9.6 5.4 -9.4 7.4 M-8.6 11.8 Q-7 10.4 -5.6 11.8 M-3.4 14.8"
                " Q-2 13 0 14.4",
                tones,
            ),
            _lower_lip(tones),
            _moustache("M0 6.2 C-1.8 5.2 -4.8 5 -6.6 7.6 C-5.6 10 -1.8 9.4 0 8.2 Z", tones),
        ],
    )


def forked_beard(tones: Tones) -> Hair:
    """Two-pointed beard under a long turned-up moustache."""
    beard = _beard(
        "M0 6.2 C-3 6.4 -5.5 6 -8 3 L-10.6 -3 C-11.4 5 -11 10 -9.4 14 C-8.6 18 -7.6 20 -6.4 24"
        " C-3.6 21 -1.2 18 0 15.5 Z",
        tones,
    )
    return Hair(
        [
            Layer(
                both_sides(
                    outline("M-8 -12 C-13.4 -12 -13.4 -5 -13 0 C-12.8 4 -13.4 6 -11.4 9 L-7 9 Z")
                ),
                tones.hair,
            )
        ],
        [
            _temples(tones),
            beard,
            _strands("M-8 10 C-8 14 -7 17 -6.4 20 M-4.4 11.8 C-4.6 14.4 -4.6 16 -4.8 18", tones),
            _lower_lip(tones),
            _moustache(
                "M0 6.4 C-2.6 5.2 -5 7.8 -8.2 7.4 C-9.6 7.2 -10.4 6 -10 4.6"
                " C-12.6 6.6 -11.6 10.2 -8.2 10.4 C-5 10.6 -2 10.4 0 8.4 Z",
                tones,
            ),
        ],
    )


def square_beard(tones: Tones) -> Hair:
    """Broad square-cut beard in ringlets."""
    beard = _beard(
        "M0 6.2 C-3 6 -5.5 5.5 -8.2 2 L-10.6 -3 C-12.4 6 -12 14 -10.6 21 Q-9 22.6 -7.2 21"
        " Q-5.4 22.8 -3.6 21.2 Q-1.8 22.8 0 21.2 Z",
        tones,
    )
    return Hair(
        [Layer(both_sides(outline(_LOCKS)), tones.hair)],
        [
            _temples(tones),
            beard,
            _strands(
                "M-7.2 12 C-8 15 -6.4 17 -7.2 20 M-3.6 13.5 C-4.4 16 -2.8 18 -3.6 20.4", tones
            ),
            _lower_lip(tones),
            _moustache(
                "M0 6.2 C-2 5.4 -4.8 5.8 -7.4 8.2 L-6.4 10.8 C-4.4 9.8 -1.8 10.4 0 8.6 Z", tones
            ),
        ],
    )


def straight_long(tones: Tones) -> Hair:
    """Straight hair to the shoulders, parted in the middle."""
    behind = both_sides(
        outline("M0 -15 C-13 -15 -13.6 -6 -13.8 2 C-14 10 -15 16 -15.5 22 L-3 24 Z")
    )
    front = both_sides(outline("M0 -14 C-10 -14 -11.6 -6 -11 5 C-10.6 -1 -7 -7 0 -9.4 Z"))
    return Hair(
        [Layer(behind, tones.hair), _strands("M-11.9 2 C-12.2 10 -12.6 15 -13 21", tones)],
        [Layer(front, tones.hair)],
    )


def great_curls(tones: Tones) -> Hair:
    """A cloud of curls on both sides."""
    left = [(-9, -9), (-12.4, -5), (-13.8, 0.5), (-13, 6), (-14.4, 11), (-12.4, 16), (-9.5, 19)]
    curls = discs(4.4, *left, *((-x, y) for x, y in left))
    fringe = both_sides(
        outline(
            "M0 -14 H-9 C-12.6 -11 -11.8 -6 -10.6 0 C-9 -5 -6 -6.2 -4 -8.4"
            " C-2.6 -7.4 -1 -8 0 -9.4 Z"
        )
    )
    lines = _strands(
        "M-15 -1 Q-12.6 -1.6 -12.8 1.4 M-14 5 Q-11.6 5 -12 7.6 M-15.4 10"
        " Q-13 9.6 -13 12.4 M-12.4 15 Q-10.6 15 -10.6 17",
        tones,
    )
    return Hair(
        [Layer(joined((bar(-11, -10, 22, 30, 6), curls)), tones.hair), lines],
        [Layer(fringe, tones.hair)],
    )


def side_braid(tones: Tones) -> Hair:
    """Swept fringe and one thick braid before the left shoulder."""
    behind = outline(
        "M0 -15 C-13 -15 -13.4 -5 -13 3 C-12.8 7 -12 9 -10 12 H6"
        " C11 11.6 12.8 7 13 3 C13.4 -5 13 -15 0 -15 Z"
    )
    knots = [(-12.2, 8.0), (-13.4, 12.4), (-13.8, 16.8), (-13.2, 21.0)]
    braid = joined(
        moved(disc(0.0, 0.0, 3.7 - 0.2 * step, 2.9), x, y, 18.0 if step % 2 else -18.0)
        for step, (x, y) in enumerate(knots)
    )
    tuft = outline("M-14.6 23 C-15.4 26 -14.4 28 -12.4 29.4 C-11.4 27.4 -11 25 -11.4 23 Z")
    fringe = outline(
        "M4 -14 C-8 -15 -11.6 -8 -11 3 C-9.6 -3 -2 -5 4.6 -10 C6 -5 9 -3 10.4 2"
        " C11.4 -8 9 -14 4 -14 Z"
    )
    return Hair(
        [Layer(behind, tones.hair)],
        [
            Layer(fringe, tones.hair),
            Layer(joined((braid, tuft)), tones.hair, tones.hair.darker(140), 0.5),
            Layer(bar(-15.0, 21.8, 4.0, 2.0, 0.7), tones.gold),
        ],
    )


def coiled_buns(tones: Tones) -> Hair:
    """Two coiled buns over the ears."""
    buns = discs(5.0, (-13.6, 2.5), (13.6, 2.5))
    spiral = both_lines(
        outline(
            "M-13.6 2.6 C-15 1.2 -11.8 0.4 -11.6 2.8 C-11.4 5.4 -16 5.6 -16.2 2.4"
            " C-16.4 -0.4 -13 -1.6 -11 -0.4"
        )
    )
    cap = both_sides(outline("M0 -14 C-10 -14 -12.4 -8 -10.4 0 C-9 -5 -5 -8.4 0 -9.6 Z"))
    return Hair(
        [],
        [
            Layer(cap, tones.hair),
            Layer(buns, tones.hair),
            Layer(spiral, None, tones.hair.darker(140), 0.6),
        ],
    )


def page_bob(tones: Tones) -> Hair:
    """Smooth bob turned in at the jaw, straight fringe."""
    behind = both_sides(
        outline(
            "M0 -14 C-13 -14 -13.8 -6 -14.2 2 C-14.6 8 -16 10 -15.2 13"
            " C-13 15 -9 14.4 -7.6 12 L0 0 Z"
        )
    )
    fringe = outline("M-11 -12 H11 L10.8 -3 C8 -6 4 -6.8 0 -6.8 C-4 -6.8 -8 -6 -10.8 -3 Z")
    return Hair(
        [Layer(behind, tones.hair), _strands("M-12 0 C-12 6 -13.4 9 -12.8 12.4", tones)],
        [Layer(fringe, tones.hair)],
    )


def short_curls(tones: Tones) -> Hair:
    """Boyish curls round the ears and forehead."""
    left = [(-10.6, -7.0), (-12.2, -2.4), (-12.6, 2.4), (-11.8, 7.0)]
    sides = discs(3.7, *left, *((-x, y) for x, y in left))
    brow = discs(2.7, (-8.0, -8.8), (-3.4, -9.6), (1.2, -9.4), (5.6, -9.2), (9.0, -8.0))
    return Hair(
        [
            Layer(sides, tones.hair),
            _strands("M-13.4 -3.6 Q-11.4 -3.6 -11.6 -1.2 M-13.6 2 Q-11.6 2 -12 4.6", tones),
        ],
        [Layer(brow, tones.hair)],
    )


def swept_back(tones: Tones) -> Hair:
    """Waves swept to the nape, a thin moustache and a tuft on the chin."""
    behind = both_sides(
        outline(
            "M0 -14 C-12 -14 -13 -8 -13 -1 C-13 6 -15 9 -17 10.6 C-13.6 12.6 -9.6 11.6 -8 8 L0 0 Z"
        )
    )
    temples = both_sides(outline("M-11 -12 C-11 -8 -11 -4 -10.4 1 C-9.4 -3 -8.6 -7 -5 -10 Z"))
    tuft = Layer(
        outline("M-1.6 12 Q0 11.2 1.6 12 Q1.2 15.4 0 17.4 Q-1.2 15.4 -1.6 12 Z"), tones.hair
    )
    return Hair(
        [Layer(behind, tones.hair)],
        [
            Layer(temples, tones.hair),
            tuft,
            _moustache("M0 7 C-2 6.2 -3.6 7.8 -7 6.4 C-5.6 9 -2 9 0 7.9 Z", tones),
        ],
    )


def shaggy(tones: Tones) -> Hair:
    """Ruffled hair in points."""
    behind = both_sides(
        outline(
            "M0 -14 C-12 -14 -13 -9 -13.4 -3 L-16 1 L-13.2 1.4 L-15.6 6.4 L-12.4 6"
            " L-13.4 11 L-8 8 L0 0 Z"
        )
    )
    fringe = outline(
        "M-11 -12 H11 L10.6 0 L8.6 -5 L7 -2.6 L4.6 -6.6 L2.2 -4 L-0.8 -7.4"
        " L-3.6 -4.2 L-5.8 -6.6 L-8.4 -2.4 L-9 -5 L-10.6 0 Z"
    )
    return Hair([Layer(behind, tones.hair)], [Layer(fringe, tones.hair)])
