"""The positions that the pages draw, each from a real deal, and the moves that they show."""

from __future__ import annotations

from typing import NamedTuple

from chameleon_qt.engine.deal import Deal
from chameleon_qt.engine.game import Game
from chameleon_qt.engine.moves import Move
from chameleon_qt.engine.position import Position
from chameleon_qt.engine.rules import GAMES


class Example(NamedTuple):
    """A position, and the move that shows what it is about (None: it is only looked at)."""

    position: Position
    move: Move | None


class _Recipe(NamedTuple):
    """A numbered deal, the moves that lead to the position, and the one that is shown."""

    deal: int
    before: str = ""
    move: str = ""


_RECIPES = {
    "chameleon": {
        "deal": _Recipe(681),
        "jack": _Recipe(681, "1-2 R-F 3-2 1-2 R-F R-1 S S S S W-F 2-F 2-F", "R-F"),
        "wrap": _Recipe(22, "", "2-3"),
        "run": _Recipe(150, "2-3 R-3 R-3", "3*3-2"),
        "fill": _Recipe(42, "1-3", "3*2-2"),
    },
    "kansas": {
        "deal": _Recipe(4753),
        "jack": _Recipe(4753, "R-F 2-F 1-3 R-3 S R-1 3*3-1 R-F R-F 1-F S S", "W-F"),
        "wrap": _Recipe(11, "", "3-1"),
        "run": _Recipe(155, "3-2 R-1 2*2-1", "1*3-3"),
        "fill": _Recipe(2, "3-2", "2*2-3"),
        "back": _Recipe(90, "3-F", "FC-2"),
    },
}


def example(game: str, name: str) -> Example:
    """The example `name` of `game`, a key of `GAMES`."""
    recipe = _RECIPES[game][name]
    played = Game(Deal.numbered(recipe.deal, GAMES[game]))
    for text in recipe.before.split():
        played.play_text(text)
    position = played.position
    return Example(position, position.parse_move(recipe.move) if recipe.move else None)
