"""A page as it is shown: for one game, in one language, with its numbers filled in."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import NamedTuple

from chameleon_qt.help.content import Block, Page
from chameleon_qt.help.facts import facts
from chameleon_qt.help.names import names

Translate = Callable[[str, str], str]
"""From context and English source to the text in the player's language."""
Write = Callable[[int | float], str]
"""How a count, or a part of one, is written there."""


class SpokenPage(NamedTuple):
    """Title and blocks in the player's language."""

    name: str
    game: str
    title: str
    blocks: tuple[Block, ...]


def spoken(page: Page, game: str, say: Translate, write: Write) -> SpokenPage:
    """`page` for `game`, a key of `GAMES`."""
    values = {
        name: value if isinstance(value, str) else write(value)
        for name, value in facts(game).items()
    } | names(say)
    blocks = tuple(
        replace(block, text=say(page.context, block.text).format(**values))
        for block in page.of_game(game)
    )
    return SpokenPage(page.name, game, say(page.context, page.title), blocks)
