"""Robes, gowns and doublets between neck and sash, in card coordinates."""

from __future__ import annotations

from PySide6.QtGui import QPainterPath

from chameleon_qt.engine.cards import Suit
from chameleon_qt.table.art.courts.shapes import (
    Layer,
    Layers,
    common,
    disc,
    discs,
    joined,
    lozenge,
    melted,
    moved,
    outline,
    petals,
)
from chameleon_qt.table.art.courts.tones import Tones

SLOPE = 0.178
"""Rise of the sash from left to right, in height per width."""

_BODY = (
    "M50.6 48.6 C46.4 52.6 27 53 17 57.5 C10 60.6 6.4 65 5 71 V100 H95 V60 C91 57.8 87 56.6 82 55.6"
    " C74 54.2 63.6 52.6 59.4 48.6 Z"
)


def upper_half() -> QPainterPath:
    """The part of the card above the middle of the sash."""
    return outline(f"M0 -20 H100 V{70 - 50 * SLOPE} L0 {70 + 50 * SLOPE} Z")


def body() -> QPainterPath:
    """Silhouette of shoulders and chest, between the sides of the frame."""
    return outline(_BODY)


def _pattern(suit: Suit) -> list[QPainterPath]:
    """Separate motifs spread over the width of the card below the chin."""
    if suit is Suit.DIAMONDS:
        there = "M{0} 45 L{1} 97 H{2} L{3} 45 Z"
        back = "M{1} 45 L{0} 97 H{3} L{2} 45 Z"
        return [
            outline(text.format(x, x + 40, x + 40.8, x + 0.8))
            for x in range(-60, 160, 8)
            for text in (there, back)
        ]
    motif = _MOTIFS[suit]()
    return [
        moved(motif, x + (4.5 if row % 2 else 0.0), 51.5 + 5.6 * row)
        for row in range(9)
        for x in range(1, 100, 9)
    ]


_MOTIFS = {
    Suit.SPADES: lambda: lozenge(0, 0, 1.2, 1.95),
    Suit.HEARTS: lambda: joined((disc(0, 0, 1.8), disc(0, 0, 0.85).toReversed())),
    Suit.CLUBS: lambda: discs(1.0, (0, -1.0), (-1.05, 0.75), (1.05, 0.75)),
}


def _scattered(motifs: list[QPainterPath], area: QPainterPath) -> QPainterPath:
    """The motifs inside ``area``; only those on its edge are cut."""
    inside = [motif for motif in motifs if area.contains(motif)]
    across = [
        common(motif, area)
        for motif in motifs
        if area.intersects(motif) and not area.contains(motif)
    ]
    return joined([*inside, *across])


def _cloth(suit: Suit, tones: Tones, cut: QPainterPath) -> tuple[QPainterPath, Layers]:
    area = common(body(), cut)
    return area, [
        Layer(area, tones.robe, tones.ink, 0.55),
        Layer(_scattered(_pattern(suit), area), tones.gold),
    ]


def robe(suit: Suit, tones: Tones, cut: QPainterPath) -> Layers:
    """A king's patterned robe with a bordered front panel, kept within ``cut``."""
    _, layers = _cloth(suit, tones, cut)
    panel = common(outline("M45 50 H66 L60.4 92 H39.6 Z"), cut)
    return [*layers, Layer(panel, tones.second, tones.gold, 1.3)]


def gown(suit: Suit, tones: Tones, cut: QPainterPath) -> Layers:
    """A queen's patterned gown with a laced bodice, kept within ``cut``."""
    _, layers = _cloth(suit, tones, cut)
    bodice = outline("M39 53 H71 C68 62 64 72 62 92 H38 C38 72 41 62 39 53 Z")
    lace = outline("M50 65 L58 67.4 M57.6 64.4 L50.4 68")
    return [
        *layers,
        Layer(common(bodice, cut), tones.second, tones.ink, 0.5),
        Layer(lace, None, tones.gold, 0.8),
    ]


def doublet(suit: Suit, tones: Tones, cut: QPainterPath) -> Layers:
    """A jack's doublet parted in two colours, buttoned where they meet; within ``cut``."""
    area, layers = _cloth(suit, tones, cut)
    plain = common(outline("M56 46 L49 72 V95 H100 V46 Z"), area)
    buttons = discs(0.95, (53.6, 58.6), (52.6, 62.2), (51.7, 65.4))
    return [
        *layers,
        Layer(plain, tones.second, tones.ink, 0.5),
        Layer(buttons, tones.gold, tones.ink, 0.35),
    ]


def sash(suit: Suit, tones: Tones) -> Layers:
    """The ribbon across the middle with a rosette; equal to itself when turned."""

    def band(half: float) -> QPainterPath:
        left, right = 70 + 45 * SLOPE, 70 - 45 * SLOPE
        return outline(f"M5 {left - half} L95 {right - half} V{right + half} L5 {left + half} Z")

    return [
        Layer(band(2.2), tones.gold, tones.ink, 0.55),
        Layer(band(0.9), tones.second),
        Layer(moved(_ROSETTES[suit](), 50, 70), tones.pale, tones.ink, 0.5),
        Layer(disc(50, 70, 2.3), tones.gold, tones.ink, 0.5),
    ]


_ROSETTES = {
    Suit.SPADES: lambda: melted(
        *(moved(lozenge(0, 0, 2.6, 6.4), 0, 0, turn) for turn in (0, 45, 90, 135))
    ),
    Suit.HEARTS: lambda: petals(8, 5.8, 3.4),
    Suit.DIAMONDS: lambda: melted(
        *(moved(lozenge(0, 0, 3.6, 6.6), 0, 0, turn) for turn in (0, 90))
    ),
    Suit.CLUBS: lambda: melted(
        *(moved(disc(0, -3.4, 2.7), 0, 0, turn) for turn in (0, 90, 180, 270))
    ),
}
