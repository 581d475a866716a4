"""The table's cloth: its colours, its weave, and the way from one colour to the next.

Knows nothing of cards or of the layout; whoever draws on the cloth takes the colours from here.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from math import sqrt
from operator import add

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QRadialGradient

from chameleon_qt.engine.shuffle import SplitMix64


class Cloth(StrEnum):
    """Names of the cloths, as the settings store them."""

    GREEN = "green"
    BLUE_GREY = "blue-grey"
    BURGUNDY = "burgundy"
    SAND = "sand"
    CHARCOAL = "charcoal"


@dataclass(frozen=True)
class ClothColours:
    """Everything that is drawn straight on a cloth takes its colour from here."""

    centre: QColor
    edge: QColor
    text: QColor
    """Reads at 4.5 : 1 or better on the whole cloth."""
    mark: QColor
    """Translucent, for empty places and ghosts."""
    accent: QColor
    """Ring of a legal target."""

    def __hash__(self) -> int:
        return hash((self.centre.rgba(), self.edge.rgba(), self.accent.rgba()))


CELEBRATION: tuple[Cloth, ...] = (
    Cloth.GREEN,
    Cloth.BLUE_GREY,
    Cloth.CHARCOAL,
    Cloth.BURGUNDY,
    Cloth.SAND,
)
"""A round of the colours in which every neighbour, the last and the first too, is a short way."""

_GROUND = {
    Cloth.GREEN: ("#1f6b48", "#0f432d", "#ffd166"),
    Cloth.BLUE_GREY: ("#48647a", "#2b4052", "#ffd580"),
    Cloth.BURGUNDY: ("#7c2a3a", "#4d1522", "#ffc95c"),
    Cloth.SAND: ("#dcc9a3", "#bfa67a", "#0f4f66"),
    Cloth.CHARCOAL: ("#43474c", "#25282c", "#ffc247"),
}
_LIGHT_TEXT = QColor("#fdf8ea")
_DARK_TEXT = QColor("#1d1a14")
_MARK_ALPHA = 0.26


def contrast(a: QColor, b: QColor) -> float:
    """Contrast ratio of two opaque colours by WCAG 2, from 1 to 21."""
    low, high = sorted((_luminance(a), _luminance(b)))
    return (high + 0.05) / (low + 0.05)


def contrast_with(colour: QColor) -> QColor:
    """The contour, nearly black or white, that stands out from `colour`."""
    return max(_LIGHT_TEXT, _DARK_TEXT, key=lambda contour: contrast(contour, colour))


def _luminance(colour: QColor) -> float:
    def linear(value: float) -> float:
        return value / 12.92 if value <= 0.04045 else float(((value + 0.055) / 1.055) ** 2.4)

    red, green, blue = (linear(v) for v in (colour.redF(), colour.greenF(), colour.blueF()))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _dressed(centre: QColor, edge: QColor, accent: QColor) -> ClothColours:
    """The ground with the text and the marks that suit it."""

    def worst(text: QColor) -> float:
        return min(contrast(text, centre), contrast(text, edge))

    text = max((_LIGHT_TEXT, _DARK_TEXT), key=worst)
    mark = QColor(text)
    mark.setAlphaF(_MARK_ALPHA)
    return ClothColours(centre, edge, QColor(text), mark, accent)


def cloth_colours(cloth: Cloth) -> ClothColours:
    """The colours of a named cloth."""
    centre, edge, accent = _GROUND[cloth]
    return _dressed(QColor(centre), QColor(edge), QColor(accent))


def blend(colours_a: ClothColours, colours_b: ClothColours, t: float) -> ClothColours:
    """The colours a part ``t`` (0 to 1) of the way from one cloth to another."""
    t = min(1.0, max(0.0, t))
    return _dressed(
        _mix(colours_a.centre, colours_b.centre, t),
        _mix(colours_a.edge, colours_b.edge, t),
        _mix(colours_a.accent, colours_b.accent, t),
    )


def _mix(a: QColor, b: QColor, t: float) -> QColor:
    return QColor.fromRgbF(
        a.redF() + (b.redF() - a.redF()) * t,
        a.greenF() + (b.greenF() - a.greenF()) * t,
        a.blueF() + (b.blueF() - a.blueF()) * t,
    )


# The weave and the fall of light are one picture of indices, made once per size; a cloth is that
# picture with its own table of 256 colours. Changing the colour is then only a new table, and as
# an index is an eighth of a colour step, the noise in the weave dithers the gradient for good.
_HEADROOM = 28
_THREADS = 64


def paint_cloth(painter: QPainter, rect: QRectF, colours: ClothColours, dpr: float = 1.0) -> None:
    """Cover ``rect`` with cloth woven for a screen of ``dpr`` device pixels to a logical one.

    ``rect`` is the whole table in logical pixels, as the light falls on its middle; a painter
    that needs only a part of it is clipped. The first painting of a size takes longest.
    """
    size = QSize(max(1, round(rect.width() * dpr)), max(1, round(rect.height() * dpr)))
    image = _relief(size.width(), size.height(), 1 + max(1, round(dpr))).copy()
    image.setColorTable(_table(colours))
    painter.drawImage(rect, image.convertToFormat(QImage.Format.Format_RGB32))


def _table(colours: ClothColours) -> list[int]:
    span = 255 - 2 * _HEADROOM
    a, b = colours.centre, colours.edge

    def channel(x: int, y: int, t: float) -> int:
        return min(255, max(0, round(x + (y - x) * t)))

    table = []
    for index in range(256):
        t = (index - _HEADROOM) / span
        red = channel(a.red(), b.red(), t)
        green = channel(a.green(), b.green(), t)
        blue = channel(a.blue(), b.blue(), t)
        table.append(0xFF000000 | red << 16 | green << 8 | blue)
    return table


@lru_cache(maxsize=2)
def _relief(width: int, height: int, thread: int) -> QImage:
    """Light and weave, darker further out; all lengths in device pixels."""
    image = QImage(width, height, QImage.Format.Format_Grayscale8)
    painter = QPainter(image)
    middle = QPointF(width * 0.5, height * 0.44)
    reach = (max(middle.x(), width - middle.x()) ** 2 + (height - middle.y()) ** 2) ** 0.5
    light = QRadialGradient(middle, reach)
    for step in range(9):
        t = step / 8
        fall = t * t * (3 - 2 * t) * 0.6 + t * 0.4
        grey = round(fall * (255 - 2 * _HEADROOM))
        light.setColorAt(t, QColor(grey, grey, grey))
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
    painter.fillRect(image.rect(), QBrush(light))
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Plus)
    painter.fillRect(image.rect(), QBrush(_weave(thread)))
    painter.end()
    image.reinterpretAsFormat(QImage.Format.Format_Indexed8)
    return image


@lru_cache(maxsize=4)
def _weave(thread: int) -> QImage:
    """One seamless tile of plain weave, its threads ``thread`` device pixels wide."""
    rng = SplitMix64(7)
    warp, weft = ([8 * byte / 255 - 4 for byte in rng.bytes(_THREADS)] for _ in range(2))
    slope = [8 * k / (thread - 1) - 4 for k in range(thread)]
    side = _THREADS * thread
    # Each row takes its own stretch of the dust: cheaper than a grain for each point.
    dust = rng.bytes(4 * 256 + side).translate(_DUST)
    starts = rng.bytes(side)
    over = [round(8 + thread_ + part) for thread_ in warp for part in slope]
    texture = bytearray()
    for y in range(side):
        row, part = divmod(y, thread)
        under = round(-8 + weft[row] + slope[part])
        line = [over[x] if (row + x // thread) % 2 else under for x in range(side)]
        grains = dust[starts[y] * 4 :]
        texture += bytes(map(add, line, grains))
    return QImage(bytes(texture), side, side, side, QImage.Format.Format_Grayscale8).copy()


def _triangular(level: int) -> int:
    """Grey of a byte `level`: around the headroom, rarer the further away (up to 12)."""
    share = (level + 0.5) / 256
    away = 12 * (1 - sqrt(2 * min(share, 1 - share)))
    return round(_HEADROOM + (away if share > 0.5 else -away))


_DUST = bytes(map(_triangular, range(256)))
