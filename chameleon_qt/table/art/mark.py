"""The program's mark, a chameleon whose curled tail makes a spade, in any colours.

There is one drawing of it, the application icon's file; here its colours are exchanged and the
tile behind it is left away.
"""

from __future__ import annotations

import re
from functools import lru_cache

from PySide6.QtCore import QByteArray, QRectF
from PySide6.QtGui import QColor, QPainter
from PySide6.QtSvg import QSvgRenderer

from chameleon_qt.assets import asset

INK = QColor("#1f2933")

_BODY = "#4f9a4a"
_SHADE = "#2f6e3f"
_LIGHT = "#8cc562"
_ROLL = "#3d7048"
_BLUE, _YELLOW = 0.62, 0.16
_TILE = re.compile(r"<rect[^>]*/>")
_TILED = 'viewBox="0 0 128 128"'
_BARE = 'viewBox="10.4 10.9 107 107"'


def paint_mark(painter: QPainter, rect: QRectF, body: QColor, spade: QColor = INK) -> None:
    """Paint the mark to fill the square ``rect``, in the painter's coordinates.

    The darker and lighter parts follow from ``body``; ``spade`` is the colour of the tail's end
    and should stand out from whatever is behind.
    """
    QSvgRenderer(QByteArray(_tinted(body.rgb(), spade.rgb()))).render(painter, rect)


def body_colour(ground: QColor) -> QColor:
    """A body for a mark on ``ground``: the ground's own hue, clearly lighter or darker."""
    lightness = 0.30 if ground.lightnessF() > 0.5 else 0.66
    saturation = min(0.6, ground.hslSaturationF() * 0.9 + 0.06)
    return QColor.fromHslF(max(0.0, ground.hslHueF()), saturation, lightness)


@lru_cache(maxsize=32)
def _tinted(body: int, spade: int) -> bytes:
    """The drawing's text without its tile; a renderer could not be shared between threads."""
    colour, end = QColor(body), QColor(spade)
    tints = {
        _BODY: colour,
        _SHADE: _shaded(colour),
        _LIGHT: _lit(colour),
        _ROLL: _between(colour, end),
        INK.name(): end,
    }
    bare = _TILE.sub("", _drawing()).replace(_TILED, _BARE)
    return re.sub("|".join(tints), lambda found: tints[found[0]].name(), bare).encode()


@lru_cache(maxsize=1)
def _drawing() -> str:
    return asset("resources", "icons", "chameleon-qt.svg").read_text(encoding="utf-8")


def _shaded(colour: QColor) -> QColor:
    hue = _toward(colour.hslHueF(), _BLUE)
    return QColor.fromHslF(hue, colour.hslSaturationF() * 0.85, colour.lightnessF() * 0.68)


def _lit(colour: QColor) -> QColor:
    hue = _toward(colour.hslHueF(), _YELLOW)
    lightness = colour.lightnessF()
    return QColor.fromHslF(hue, colour.hslSaturationF(), lightness + (1 - lightness) * 0.36)


def _toward(hue: float, goal: float) -> float:
    """``hue`` turned a little towards ``goal`` the short way, as light and shade turn it."""
    way = (goal - hue + 0.5) % 1 - 0.5
    return (max(0.0, hue) + max(-0.035, min(0.035, way))) % 1


def _between(a: QColor, b: QColor) -> QColor:
    """A colour for lines in the body's colour that rest on ``b``."""
    return QColor.fromRgbF(
        0.6 * a.redF() + 0.4 * b.redF(),
        0.6 * a.greenF() + 0.4 * b.greenF(),
        0.6 * a.blueF() + 0.4 * b.blueF(),
    )
