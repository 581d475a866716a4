"""Card faces: ivory card, index, pips or court figure.

`paint_face` needs a painter and nothing else, so it serves a QImage in a worker thread as well
as a printer; it knows no scene, no widget and no game. The court figures are loaded with the
first court that is painted.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import hypot
from threading import RLock
from typing import NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QTransform

from chameleon_qt.engine.cards import Card, Suit
from chameleon_qt.table.art.font import cap_height, text_outline
from chameleon_qt.table.art.pips import ACE_SIZE, PIP_SIZE, PIPS, SPADE_ACE_SIZE, ace_ornament
from chameleon_qt.table.art.proportions import CARD_ASPECT, CORNER_RADIUS
from chameleon_qt.table.art.suits import (
    FACE_COLOUR,
    FOUR_COLOUR,
    STRONG_FACE_COLOUR,
    STRONG_FOUR_COLOUR,
    STRONG_TWO_COLOUR,
    TWO_COLOUR,
    suit_path,
)

SIMPLIFIED_BELOW = 70.0
"""Width in device-independent pixels under which the simplified face is painted."""

GRID_WIDTH = 100.0
GRID_HEIGHT = GRID_WIDTH * CARD_ASPECT

_EDGE_COLOUR = QColor("#b9b09a")
_STRONG_EDGE_COLOUR = QColor("#000000")
_PAINTING = RLock()
_NUMBERS = tuple(str(number) for number in range(2, 11))


@dataclass(frozen=True)
class FaceStyle:
    """What a player may choose about the faces: index texts by rank, and the suit colours."""

    index_letters: tuple[str, ...] = (
        "A",
        "2",
        "3",
        "4",
        "5",
        "6",
        "7",
        "8",
        "9",
        "10",
        "J",
        "Q",
        "K",
    )
    four_colour: bool = False
    large_print: bool = False
    """Large indices and strong contrast at every size."""

    def __post_init__(self) -> None:
        if len(self.index_letters) != 13:
            raise ValueError(f"13 index texts are needed, not {len(self.index_letters)}")

    def ink(self, suit: Suit) -> QColor:
        """Colour of index and pips of ``suit``."""
        if self.large_print:
            colours = STRONG_FOUR_COLOUR if self.four_colour else STRONG_TWO_COLOUR
        else:
            colours = FOUR_COLOUR if self.four_colour else TWO_COLOUR
        return colours.of(suit)

    @property
    def ground(self) -> QColor:
        """Colour of the face itself."""
        return STRONG_FACE_COLOUR if self.large_print else FACE_COLOUR

    @property
    def edge(self) -> QColor:
        """Colour of the line around the card."""
        return _STRONG_EDGE_COLOUR if self.large_print else _EDGE_COLOUR


DEFAULT_STYLE = FaceStyle()


class _Index(NamedTuple):
    """Corner index in grid units: font size, centre line and width of the rank, top, suit."""

    size: float
    axis: float
    column: float
    top: float
    suit: float
    beside: float | None = None


_INDEX = _Index(size=0.17 * GRID_HEIGHT, axis=13.5, column=19.0, top=3.5, suit=11.0)
_LARGE_INDEX = _Index(size=38.0, axis=24.5, column=36.0, top=5.5, suit=28.0, beside=70.0)


def paint_face(
    painter: QPainter,
    card: Card,
    width: float,
    style: FaceStyle = DEFAULT_STYLE,
    simplified: bool | None = None,
) -> None:
    """Paint the whole card with its top left at 0,0, ``width`` in the painter's coordinates.

    With ``simplified`` None the size on the screen, in device-independent pixels, decides.
    """
    if simplified is None:
        simplified = style.large_print or _shown_width(painter, width) < SIMPLIFIED_BELOW
    # Qt fills caches inside shared outlines while it draws them, so one thread at a time.
    with _PAINTING:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(width / GRID_WIDTH, width / GRID_WIDTH)
        _paint_blank(painter, style)
        ink = style.ink(card.suit)
        text = style.index_letters[card.rank - 1]
        if simplified:
            _paint_simplified(painter, card, text, ink)
        else:
            _paint_full(painter, card, text, ink)
        painter.restore()


def _shown_width(painter: QPainter, width: float) -> float:
    shown = painter.worldTransform()
    return width * hypot(shown.m11(), shown.m12())


def _paint_blank(painter: QPainter, style: FaceStyle) -> None:
    radius = CORNER_RADIUS * GRID_WIDTH
    inset = 0.5 if style.large_print else 0.25
    painter.setPen(QPen(style.edge, 2 * inset))
    painter.setBrush(style.ground)
    painter.drawRoundedRect(
        QRectF(inset, inset, GRID_WIDTH - 2 * inset, GRID_HEIGHT - 2 * inset),
        radius - inset,
        radius - inset,
    )


def _paint_full(painter: QPainter, card: Card, text: str, ink: QColor) -> None:
    if card.rank > 10:
        from chameleon_qt.table.art.courts.paint import paint_court

        paint_court(painter, card, ink)
    elif card == (1, Suit.SPADES):
        painter.fillPath(placed_suit(card.suit, 50.0, 70.0, SPADE_ACE_SIZE), ink)
        painter.fillPath(ace_ornament(), FACE_COLOUR)
    else:
        size = ACE_SIZE if card.rank == 1 else PIP_SIZE
        for pip in PIPS[card.rank]:
            painter.fillPath(placed_suit(card.suit, pip.x, pip.y, size, pip.turned), ink)
    index = index_outline(text, card.suit)
    for _ in range(2):
        painter.fillPath(index, ink)
        painter.translate(GRID_WIDTH, GRID_HEIGHT)
        painter.rotate(180.0)


def _paint_simplified(painter: QPainter, card: Card, text: str, ink: QColor) -> None:
    if card.rank > 10:
        from chameleon_qt.table.art.courts.paint import paint_bust

        paint_bust(painter, card, ink)
    else:
        painter.fillPath(placed_suit(card.suit, 50.0, 87.0, 72.0), ink)
    painter.fillPath(index_outline(text, card.suit, large=True), ink)


@lru_cache(maxsize=512)
def placed_suit(suit: Suit, x: float, y: float, size: float, turned: bool = False) -> QPainterPath:
    """Outline of ``suit`` centred at x, y, its square ``size`` grid units wide."""
    scale = -size if turned else size
    return QTransform(scale, 0.0, 0.0, scale, x, y).map(suit_path(suit))


@lru_cache(maxsize=256)
def index_outline(text: str, suit: Suit, large: bool = False) -> QPainterPath:
    """Index of the top left corner in grid units: rank over suit, or side by side if large."""
    index = _LARGE_INDEX if large else _INDEX
    outline = text_outline(text, 0.09)
    ink = outline.boundingRect()
    tall = cap_height() * index.size
    # Letters with feet or a tail, such as a Cyrillic De, are made to end on the base line.
    lower = min(1.0, 1.04 * cap_height() / ink.height())
    high = index.size * lower
    wide = min(high, index.column / ink.width())
    foot = high * ink.bottom() - 0.02 * tall if lower < 1.0 else 0.0
    if index.beside is None:
        x = index.axis
        at = (index.axis, index.top + tall + 1.4 + index.suit / 2)
    else:
        # At the left, where the sliver of a covered waste card still shows it.
        x = index.axis - index.column / 2 + wide * ink.width() / 2
        at = (index.beside, index.top + tall / 2)
    placed = QTransform(wide, 0.0, 0.0, high, x, index.top + tall - foot).map(outline)
    placed.addPath(placed_suit(suit, *at, index.suit))
    return placed
