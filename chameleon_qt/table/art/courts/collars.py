"""What lies round the neck and on the shoulders, in card coordinates, drawn over the dress."""

from __future__ import annotations

from PySide6.QtGui import QColor

from chameleon_qt.table.art.courts.dress import body
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
    thick,
)
from chameleon_qt.table.art.courts.tones import Tones

_LINE = 0.55
_AXIS = 55.0


def ermine(tones: Tones) -> Layers:
    """Broad cape of white fur."""
    cape = outline(
        "M46 47.6 C38 51 28 52.6 20 58 C29 63.4 42 65.4 55 65.4 C67 65.4 79 62.6 88 57.4"
        " C80 52.6 72 51 64 47.6 C60 50 50 50 46 47.6 Z"
    )
    tail = outline("M0 -1.7 C1.1 0 0.9 1.4 0 1.7 C-0.9 1.4 -1.1 0 0 -1.7 Z")
    left = ((27.5, 58.2), (33.4, 60.6), (35.6, 55.6), (39.8, 61.8), (42.4, 56.6), (49.4, 63.0))
    right = ((60.6, 63.0), (62.4, 58.4), (67.6, 55.0), (69.8, 61.4), (74.6, 55.2), (76.4, 60.2))
    return [
        Layer(cape, tones.pale, tones.ink, _LINE),
        Layer(joined(moved(tail, x, y) for x, y in (*left, *right)), tones.ink),
    ]


def velvet_cape(tones: Tones) -> Layers:
    """Short velvet cape edged with fur, clasped under the beard."""
    cape = outline(
        "M46 48 C38 51 27 53 19 58.6 C30 65 43 66.4 55 66.4 C68 66.4 80 63.6 89 57.6"
        " C80 52.6 72 51 64 48 Z"
    )
    edge = thick(outline("M14 54 C30 64.4 43 65.8 55 65.8 C68 65.8 80 63 93 54"), 3.4)
    return [
        Layer(cape, tones.second, tones.ink, _LINE),
        Layer(outline("M55 50 V64"), None, tones.ink, _LINE),
        Layer(common(edge, body()), tones.pale, tones.ink, 0.5),
        Layer(discs(1.9, (52.2, 55.6), (57.8, 55.6)), tones.gold, tones.ink, 0.45),
        Layer(outline("M53 55.6 H57"), None, tones.gold, 1.0),
    ]


def jewelled_chain(tones: Tones) -> Layers:
    """Stiff golden collar with a chain of cut stones."""
    collar = outline(
        "M46 47.6 C40 50.6 33 52 28.6 54.8 C34 62.6 44 66.4 55 66.4 C66 66.4 76.4 62 81.6 54.4"
        " C77 51.8 70 50.6 64 47.6 C60 50 50 50 46 47.6 Z"
    )
    stones = joined(
        lozenge(x, y, 1.9, 2.5)
        for x, y in (
            (34.6, 56.4),
            (41, 60.6),
            (48, 63),
            (55, 63.6),
            (62, 63),
            (69, 60.4),
            (75.4, 56),
        )
    )
    return [
        Layer(collar, tones.gold, tones.ink, _LINE),
        Layer(stones, tones.second, tones.ink, 0.45),
    ]


def leaf_mantle(tones: Tones) -> Layers:
    """Mantle of overlapping leaves under a plain yoke."""
    leaf = outline("M-4.8 -4.5 H4.8 C5.6 -1 3.4 3.4 0 6.4 C-3.4 3.4 -5.6 -1 -4.8 -4.5 Z")
    leaves = joined(
        moved(leaf, _AXIS + 25.0 * part, 62.0 - 4.4 * part * part, -26 * part)
        for part in (-0.78, 0.78, -0.52, 0.52, -0.26, 0.26, 0.0)
    )
    yoke = outline(
        "M46 47.6 C40 50.4 33 51.4 28 53.6 C37 58.6 46 60.2 55 60.2 C64 60.2 73 58.6 82 53.4"
        " C77 51.4 70 50.4 64 47.6 Z"
    )
    return [
        Layer(leaves, tones.second, tones.gold, 0.8),
        Layer(yoke, tones.pale, tones.ink, _LINE),
    ]


def _bare(text: str, tones: Tones) -> Layer:
    return Layer(common(outline(text), body()), tones.skin)


def _trim(text: str, width: float, colour: QColor, tones: Tones) -> Layer:
    """Border along a neckline that ends where the shoulder ends."""
    return Layer(common(thick(outline(text), width), body()), colour, tones.ink, 0.45)


def pearl_neckline(tones: Tones) -> Layers:
    """Round neckline with a golden border and a row of pearls."""
    pearls = discs(
        1.0,
        *(
            (_AXIS + dx, 53.6 + 3.0 * (1 - (dx / 8) ** 2))
            for dx in (-7.4, -5, -2.5, 0, 2.5, 5, 7.4)
        ),
    )
    return [
        _bare("M37.6 40 L37.6 53 C42 61 48 62.6 55 62.6 C62 62.6 68 61 72.4 52.8 V40 Z", tones),
        _trim("M36.8 51 C42 61 48 62.6 55 62.6 C62 62.6 68 61 73.2 51", 2.2, tones.gold, tones),
        Layer(pearls, tones.pale, tones.ink, 0.35),
    ]


def heart_neckline(tones: Tones) -> Layers:
    """Heart-shaped neckline, a pendant on a ribbon."""
    line = "M38 50 C40 60 48 64.6 55 60.6 C62 64.6 70 60 72 50"
    return [
        _bare("M38.6 40 L38.6 52.8 C40 60 48 64.6 55 60.6 C62 64.6 70 60 71.4 52.6 V40 Z", tones),
        _trim(line, 2.2, tones.pale, tones),
        Layer(outline("M50.6 50.6 Q55 53.4 59.4 50.6"), None, tones.second, 1.2),
        Layer(
            outline(
                "M55 58.4 C54 56.6 52.6 56 52.6 54.6 C52.6 53.2 54.4 53.2 55 54.4"
                " C55.6 53.2 57.4 53.2 57.4 54.6 C57.4 56 56 56.6 55 58.4 Z"
            ),
            tones.robe,
            tones.ink,
            0.4,
        ),
    ]


def square_neckline(tones: Tones) -> Layers:
    """Square neckline with a jewelled border, a stone on a chain."""
    line = "M39.8 50 L42.4 61.6 Q55 63.4 67.6 61.4 L70.2 50"
    return [
        _bare("M40.4 40 L40.4 52.4 L42.4 61.6 Q55 63.4 67.6 61.4 L69.6 52.2 V40 Z", tones),
        _trim(line, 2.8, tones.gold, tones),
        Layer(
            joined(
                lozenge(x, 62.3 - 0.006 * (x - 55) ** 2, 0.9, 1.0) for x in (46, 50.5, 55, 59.5, 64)
            ),
            tones.robe,
        ),
        Layer(outline("M49.6 51.4 Q51 56 55 57 Q59 56 60.4 51.4"), None, tones.ink, 0.5),
        Layer(lozenge(_AXIS, 57.8, 1.7, 2.3), tones.second, tones.ink, 0.4),
    ]


def lace_collar(tones: Tones) -> Layers:
    """Wide lace collar open at the throat, edged in scallops."""
    edge = [(33.6, 55.6), (37.4, 58.8), (41.8, 61.4), (46.6, 63.2), (51.4, 63.4)]
    scallops = discs(2.9, *edge, *((2 * _AXIS - x, y) for x, y in edge))
    cloth = outline(
        "M46.6 49.6 C41 51.4 35 52.6 31.4 54.4 C38 62.4 47 65.4 55 65"
        " C63 65.4 72 62.4 78.6 54.4 C75 52.6 69 51.4 63.4 49.6 L55 61.4 Z"
    )
    return [
        _bare("M42 40 L42 52 L55 62.6 L68 52 V40 Z", tones),
        Layer(melted(scallops, cloth), tones.pale, tones.ink, _LINE),
        Layer(discs(0.75, *edge, *((2 * _AXIS - x, y) for x, y in edge)), tones.second),
        Layer(disc(_AXIS, 61.6, 1.8), tones.gold, tones.ink, 0.45),
    ]


def petal_collar(tones: Tones) -> Layers:
    """Flat collar cut in petals."""
    return [
        Layer(
            outline(
                "M50.2 47 L38.6 50.6 C36 54.4 38.6 58 42.4 57.2"
                " C43.4 61.4 48.4 62 50.6 59.4 C52.6 62.8 57.4 62.8 59.4 59.4"
                " C61.6 62 66.6 61.4 67.6 57.2 C71.4 58 74 54.4 71.4 50.6 L59.8 47"
                " C59.4 51.4 50.6 51.4 50.2 47 Z"
            ),
            tones.pale,
            tones.ink,
            _LINE,
        )
    ]


def ruff(tones: Tones) -> Layers:
    """Pleated ruff."""
    rim = outline(
        "M40 51 C40 46.6 48 46.4 55 47.6 C62 46.4 70 46.6 70 51 C70 56 62 58 55 58"
        " C48 58 40 56 40 51 Z"
    )
    pleats = outline(
        "M47 49.4 L43.6 54.4 M50.4 50.6 L48.4 57 M53.4 51.2 L53 57.8 M56.6 51.2"
        " L57 57.8 M59.6 50.6 L61.6 57 M63 49.4 L66.4 54.4"
    )
    return [Layer(rim, tones.pale, tones.ink, _LINE), Layer(pleats, None, tones.ink, 0.5)]


def lapels(tones: Tones) -> Layers:
    """Standing collar with pointed lapels over a shirt."""
    return [
        Layer(outline("M49 48.6 L61 48.6 L55.4 60 Z"), tones.pale, tones.ink, 0.45),
        Layer(
            outline(
                "M47.6 47 L42.6 50 L39.6 60 L46.4 58.4 L54.6 63.6 L50.4 54 Z M62.4 47"
                " L67.4 50 L70.4 60 L63.6 58.4 L55.4 63.6 L59.8 54 Z"
            ),
            tones.gold,
            tones.ink,
            _LINE,
        ),
    ]


def belled_cowl(tones: Tones) -> Layers:
    """Cowl in points with a little bell on each."""
    points = ((36.4, 59.6), (45.6, 64.0), (55.0, 65.6), (64.4, 64.0), (73.6, 59.4))
    cowl = outline(
        "M50.2 47 C44 49.6 35 50.6 31.4 53.4 L36.4 59.4 L41.4 57.4 L45.6 63.6"
        " L50.4 59.6 L55 65.2 L59.6 59.6 L64.4 63.6 L68.6 57.4 L73.6 59.2 L78.6 53.2"
        " C75 50.6 66 49.6 59.8 47 C59.4 51.4 50.6 51.4 50.2 47 Z"
    )
    return [
        Layer(cowl, tones.pale, tones.ink, _LINE),
        Layer(discs(1.35, *points), tones.gold, tones.ink, 0.4),
    ]
