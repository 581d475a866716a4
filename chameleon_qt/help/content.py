"""What a how-to-play page is made of.

Texts are English sources, marked for the translation tools. In them ``**bold**`` stands out,
``[words](page)`` leads to another page, ``{name}`` is filled in from `facts`, and ``{Name}`` is
what a menu or a setting is called, from `names`.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class Kind(Enum):
    """What a block of a page is."""

    HEADING = "heading"
    TEXT = "text"
    ITEM = "item"
    """One of several points; neighbouring ones make a list."""
    PICTURE = "picture"
    """A drawing; the text is its caption."""


@dataclass(frozen=True)
class Block:
    """One paragraph, and the game to which it belongs (all, if empty)."""

    kind: Kind
    text: str
    game: str = ""
    picture: str = ""
    """Name of the drawing, a key of `examples.EXAMPLES`."""


@dataclass(frozen=True)
class Page:
    """One page for all games; `context` is that of its texts in the translation files."""

    name: str
    context: str
    title: str
    blocks: tuple[Block, ...]

    def of_game(self, game: str) -> tuple[Block, ...]:
        """The blocks that a page of `game`, a key of `GAMES`, shows."""
        return tuple(block for block in self.blocks if block.game in ("", game))


def heading(text: str, game: str = "") -> Block:
    """A line above the blocks that follow."""
    return Block(Kind.HEADING, text, game)


def text(text: str, game: str = "") -> Block:
    """A paragraph."""
    return Block(Kind.TEXT, text, game)


def item(text: str, game: str = "") -> Block:
    """A point of a list."""
    return Block(Kind.ITEM, text, game)


def picture(name: str, caption: str, game: str = "") -> Block:
    """The drawing `name` with its caption."""
    return Block(Kind.PICTURE, caption, game, name)
