"""What the pages' texts are filled in with: numbers of the rules, and the solver's figures.

The figures stand in ``resources/figures.json``: of how many shuffled deals of each game the solver
has won some, proved some lost and left some open. ``docs/solver.md`` says how they were measured.
"""

from __future__ import annotations

import json
from dataclasses import dataclass

from chameleon_qt.assets import asset
from chameleon_qt.engine.rules import GAMES


@dataclass(frozen=True)
class Figures:
    """Verdicts of the solver on a number of deals of one game."""

    deals: int
    winnable: int
    lost: int
    open: int

    def __post_init__(self) -> None:
        if self.winnable + self.lost + self.open != self.deals:
            raise ValueError(f"{self}: the verdicts do not add up to the deals")


def figures(game: str) -> Figures:
    """The figures of `game`, a key of `GAMES`."""
    data = json.loads(asset("resources", "figures.json").read_text(encoding="utf-8"))
    return Figures(**data[game])


def facts(game: str) -> dict[str, str | int | float]:
    """What a text about `game` may name in braces: words, counts, and parts of one."""
    rules, known = GAMES[game], figures(game)
    return {
        "game": game.capitalize(),
        "reserve": rules.reserve,
        "stock": rules.stock_size,
        "deals": known.deals,
        "winnable": known.winnable,
        "lost": known.lost,
        "open": known.open,
        "share": known.winnable / known.deals,
    }
