"""The command `hint`: what the hint button says of a position, as a sentence or as JSON."""

from __future__ import annotations

import argparse
import json

from chameleon_qt.app.hint_texts import hint_text
from chameleon_qt.engine.deal import Deal
from chameleon_qt.engine.game import Game
from chameleon_qt.engine.rules import Rules
from chameleon_qt.solver.hint import Hint, find_hint_after


def hint(options: argparse.Namespace, rules: Rules) -> int:
    """Print the hint for what `options` name; the exit code is 0. Raises `EngineError`."""
    game = Game(Deal.parse(options.deal, rules))
    for text in options.after.split():
        game.play_text(text)
    found = find_hint_after(game.deal.start(), game.line)
    print(json.dumps(_report(found)) if options.json else hint_text(found))
    return 0


def _report(found: Hint) -> dict[str, object]:
    return {
        "verdict": found.verdict.value,
        "move": None if found.move is None else str(found.move),
        "line": None if found.line is None else [str(move) for move in found.line],
        "guess": found.guess,
    }
