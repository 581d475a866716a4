"""The colours of the court figures: five tones a suit, skins and hair."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtGui import QColor

from chameleon_qt.engine.cards import Suit
from chameleon_qt.table.art.courts.shapes import Layers


class Tones(NamedTuple):
    """Five tones of a suit, and the skin and hair of one figure."""

    ink: QColor
    robe: QColor
    second: QColor
    gold: QColor
    pale: QColor
    skin: QColor = QColor("#f3d3b5")
    skin_shade: QColor = QColor("#e2b391")
    lips: QColor = QColor("#b8433c")
    hair: QColor = QColor("#6b4226")

    def with_person(self, skin: str, hair: str) -> Tones:
        """The same suit worn by somebody with this skin (a key of `SKINS`) and hair."""
        light, shade, lips = SKINS[skin]
        return self._replace(
            skin=QColor(light), skin_shade=QColor(shade), lips=QColor(lips), hair=QColor(hair)
        )


Part = Callable[[Tones], Layers]
"""A piece of a figure: what it looks like in given colours."""

SKINS = {
    "fair": ("#f6dac0", "#e6b999", "#c04a44"),
    "rosy": ("#f2cdb0", "#dfa985", "#b8403c"),
    "tan": ("#dfae82", "#c48c5f", "#9c3b33"),
    "brown": ("#b37c52", "#935f3a", "#7d2c2a"),
}

PANEL = QColor("#f7efdf")
"""Ground behind a court figure."""


def _tones(*colours: str) -> Tones:
    return Tones(*(QColor(colour) for colour in colours))


SUIT_TONES = {
    Suit.SPADES: _tones("#1b2436", "#2d4f82", "#a93a36", "#dfa93c", "#fbf6ea"),
    Suit.HEARTS: _tones("#331722", "#b32b3a", "#27416b", "#e3ab3f", "#fdf4ea"),
    Suit.DIAMONDS: _tones("#36201a", "#d0612f", "#1f5f74", "#ecb647", "#fdf5e6"),
    Suit.CLUBS: _tones("#16291f", "#2c6b4a", "#6b3158", "#d9ab3f", "#f8f5e8"),
}
