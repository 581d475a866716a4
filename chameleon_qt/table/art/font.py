"""The bundled typeface, loaded once, and rank texts as outlines.

Works in worker threads: everything here is a font or a path, never a pixmap or a widget.
"""

from __future__ import annotations

from functools import lru_cache
from threading import Lock

from PySide6.QtCore import QPointF
from PySide6.QtGui import QFont, QFontDatabase, QFontMetricsF, QPainterPath, QTransform

from chameleon_qt.assets import asset

_BOLD_FILE = "Inter-Bold.otf"
_REGULAR_FILE = "Inter-Regular.otf"
_TABULAR = QFont.Tag("tnum")
_OUTLINE_SIZE = 200.0
_LOADING = Lock()


def family() -> str:
    """Name of the bundled family; loads its files on the first call, from whichever thread."""
    with _LOADING:
        return _load()


@lru_cache(maxsize=1)
def _load() -> str:
    names: list[str] = []
    for file in (_BOLD_FILE, _REGULAR_FILE):
        number = QFontDatabase.addApplicationFont(str(asset("resources", "fonts", file)))
        names += QFontDatabase.applicationFontFamilies(number)
    return names[0] if names else QFont().defaultFamily()


def index_font(pixel_size: float, bold: bool = True) -> QFont:
    """The bundled font with tabular figures, ``pixel_size`` in logical pixels."""
    font = QFont(family())
    font.setPixelSize(max(1, round(pixel_size)))
    font.setWeight(QFont.Weight.Bold if bold else QFont.Weight.Normal)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    font.setFeature(_TABULAR, 1)
    return font


@lru_cache(maxsize=1)
def cap_height() -> float:
    """Height of a capital letter in font sizes."""
    return QFontMetricsF(index_font(_OUTLINE_SIZE)).capHeight() / _OUTLINE_SIZE


@lru_cache(maxsize=256)
def text_outline(text: str, tracking: float = 0.0) -> QPainterPath:
    """Bold ``text`` as an outline for font size 1, centred on x = 0, baseline at y = 0.

    Figures keep their tabular shapes; ``tracking`` is the gap between the ink of two
    neighbouring characters, in font sizes, used when the text has more than one.
    """
    font = index_font(_OUTLINE_SIZE)
    whole = QPainterPath()
    edge = 0.0
    for character in text:
        glyph = QPainterPath()
        glyph.addText(QPointF(0.0, 0.0), font, character)
        ink = glyph.boundingRect()
        whole.addPath(glyph.translated(edge - ink.left(), 0.0))
        edge += ink.width() + tracking * _OUTLINE_SIZE
    middle = whole.boundingRect().center().x()
    whole.translate(-middle, 0.0)
    return _scaled(whole, 1.0 / _OUTLINE_SIZE)


def _scaled(path: QPainterPath, factor: float) -> QPainterPath:
    return QTransform.fromScale(factor, factor).map(path)
