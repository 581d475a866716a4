"""Small things the figures carry. The hand is at 0,0."""

from __future__ import annotations

from PySide6.QtGui import QColor

from chameleon_qt.table.art.courts.shapes import (
    Layer,
    Layers,
    bar,
    disc,
    discs,
    lozenge,
    moved,
    outline,
)
from chameleon_qt.table.art.courts.tones import Tones

_LINE = 0.5


def nothing(tones: Tones) -> Layers:
    """An empty hand."""
    return []


def orb(tones: Tones) -> Layers:
    """Golden ball with bands and a cross, resting in a cupped hand."""
    return [
        Layer(
            outline("M-1 -14.4 V-17.4 H-3.4 V-19.6 H-1 V-22 H1 V-19.6 H3.4 V-17.4 H1 V-14.4 Z"),
            tones.gold,
            tones.ink,
            0.45,
        ),
        Layer(disc(0, -6.4, 7.4), tones.gold, tones.ink, _LINE),
        Layer(
            outline(
                "M-7.4 -7 Q0 -3.6 7.4 -7 L7.2 -4.6 Q0 -1.2 -7.2 -4.6 Z M-1.2 -13.6"
                " Q0 -14 1.2 -13.6 V-5.2 Q0 -4.8 -1.2 -5.2 Z"
            ),
            tones.second,
            tones.ink,
            0.4,
        ),
    ]


def goblet(tones: Tones) -> Layers:
    """A golden cup."""
    return [
        Layer(outline("M-1.2 -6 H1.2 V5 L4.6 7.4 H-4.6 L-1.2 5 Z"), tones.gold, tones.ink, _LINE),
        Layer(
            outline("M-6.6 -17.4 H6.6 C7 -10 4 -5.6 0 -5.4 C-4 -5.6 -7 -10 -6.6 -17.4 Z"),
            tones.gold,
            tones.ink,
            _LINE,
        ),
        Layer(disc(0, -17.4, 6.6, 1.5), tones.robe, tones.ink, 0.45),
        Layer(discs(1.2, (-3.4, -12), (0, -11.2), (3.4, -12)), tones.second),
    ]


def gem(tones: Tones) -> Layers:
    """A large cut stone resting in a cupped hand."""
    return [
        Layer(outline("M-7 -8.4 L-3.6 -13 H3.6 L7 -8.4 L0 1.4 Z"), tones.second, tones.ink, _LINE),
        Layer(outline("M-2.6 -8.4 L0 -13 L2.6 -8.4 L0 1 Z"), tones.second.lighter(165)),
        Layer(
            outline("M-7 -8.4 H7 M-3.6 -13 L-2.6 -8.4 L0 1 L2.6 -8.4 L3.6 -13"),
            None,
            tones.ink,
            0.4,
        ),
        Layer(
            outline("M0 -15.4 V-19 M-5 -15 L-7 -18 M5 -15 L7 -18"),
            None,
            tones.gold.darker(110),
            0.9,
        ),
    ]


def letter(tones: Tones) -> Layers:
    """A sealed letter."""
    return [
        Layer(outline("M-8 -15.6 L7.4 -17 L8.4 -6.2 L-7 -4.8 Z"), tones.pale, tones.ink, _LINE),
        Layer(outline("M-8 -15.6 L0.6 -9.4 L7.4 -17"), None, tones.ink, 0.45),
        Layer(disc(0.5, -9.8, 2.0), tones.robe, tones.ink, 0.4),
    ]


def scroll(tones: Tones) -> Layers:
    """A rolled parchment with a ribbon."""
    return [
        Layer(bar(-2.7, -15.6, 5.4, 23.4, 1.2), tones.pale, tones.ink, _LINE),
        Layer(disc(0, -15.6, 2.7, 1.0), tones.pale.darker(112), tones.ink, 0.4),
        Layer(outline("M-2.7 -10 L2.7 -11.4 V-9 L-2.7 -7.6 Z"), tones.robe, tones.ink, 0.4),
        Layer(outline("M2.4 -10 L6.6 -8.4 L5.2 -5.2 L2 -8 Z"), tones.robe, tones.ink, 0.4),
    ]


def fan(tones: Tones) -> Layers:
    """Half-open fan, spread upwards."""
    return [
        Layer(
            outline("M0 0 L-10.6 -9.6 C-8 -14.6 -3 -16.6 2 -15.6 C5.6 -15 8 -13 9.4 -10.4 Z"),
            tones.second,
            tones.ink,
            _LINE,
        ),
        Layer(
            outline("M0 0 L-6.6 -13.4 M0 0 L-2 -15.8 M0 0 L3 -15.4 M0 0 L7 -13.2"),
            None,
            tones.gold,
            0.6,
        ),
        Layer(outline("M-7 -6.4 C-5 -9.6 2.6 -11.4 6.2 -6.9"), None, tones.pale, 0.7),
    ]


def mirror(tones: Tones) -> Layers:
    """Hand mirror with a lozenge rim."""
    return [
        Layer(bar(-1.3, -6, 2.6, 13, 1.2), tones.gold, tones.ink, _LINE),
        Layer(lozenge(0, -13, 7.4, 9.4), tones.gold, tones.ink, _LINE),
        Layer(lozenge(0, -13, 4.9, 6.4), tones.pale, tones.ink, 0.4),
        Layer(outline("M-2 -12 L0.6 -16 M-0.6 -10.4 L2 -14.4"), None, tones.second, 0.6),
    ]


def bird(tones: Tones) -> Layers:
    """Small bird perched on a finger, head to the right."""
    return [
        Layer(
            outline(
                "M-9.6 -4.4 L-5 -7.6 C-4 -12.4 0 -14.4 3 -13.4 C3.4 -16.4 8 -17 8.6 -13.4"
                " L11.4 -12.4 L8.6 -11.4 C8.4 -6.6 4.4 -3 -0.6 -3 C-3.6 -3 -6 -4 -9.6 -4.4 Z"
            ),
            tones.second,
            tones.ink,
            _LINE,
        ),
        Layer(
            outline("M-5 -7.8 C-2 -11 2 -11 3.6 -8.4 C1.6 -5.6 -1.6 -4.8 -5 -7.8 Z"),
            tones.gold,
            tones.ink,
            0.4,
        ),
        Layer(disc(6.2, -13.4, 0.75), tones.pale),
    ]


def horn(tones: Tones) -> Layers:
    """Hunting horn, its bell raised to the left."""
    return [
        Layer(
            outline("M-9.6 -17 C-8 -7 -4 0.6 9 3.4 L9.8 0.8 C3.6 -1 0.6 -5 -0.4 -14.6 Z"),
            tones.second, tones.ink, _LINE,
        ),
        Layer(outline("M-7.6 -9.6 L0 -9.4 L0.6 -6.6 L-6.4 -6.4 Z"), tones.gold, tones.ink, 0.4),
        Layer(moved(disc(0, 0, 5.8, 2.2), -5.0, -16.2, 14.0), tones.gold, tones.ink, _LINE),
        Layer(moved(disc(0, 0, 3.9, 1.1), -5.0, -16.3, 14.0), tones.ink),
        Layer(moved(bar(-1.4, -2.2, 2.8, 4.4, 1.0), 9.4, 2.2, 16.0), tones.gold, tones.ink, 0.45),
    ]  # fmt: skip


def lantern(tones: Tones) -> Layers:
    """A lit lantern hanging from a crook."""
    crook = outline("M0 8 V-38 C0 -47 -10 -47 -10 -39.6")
    return [
        Layer(crook, None, tones.ink, 3.1),
        Layer(crook, None, tones.gold, 2.0),
        Layer(
            outline("M-10 -39 L-15 -34 H-5 Z M-14.4 -22.6 H-5.6 V-20.4 H-14.4 Z"),
            tones.second,
            tones.ink,
            _LINE,
        ),
        Layer(bar(-13.8, -34, 7.6, 11.4), QColor("#fff3c4"), tones.ink, _LINE),
        Layer(
            outline("M-10 -32.6 C-7.4 -29 -7.4 -25 -10 -24.4 C-12.6 -25 -12.6 -29 -10 -32.6 Z"),
            QColor("#f0922e"),
        ),
    ]
