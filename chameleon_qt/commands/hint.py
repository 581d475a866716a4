"""The command `hint`: what the hint button says of a position, as a sentence or as JSON."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from chameleon_qt.commands.answer import DONE
from chameleon_qt.commands.arguments import add_after, add_deal, rules_of

if TYPE_CHECKING:
    from chameleon_qt.solver.hint import Hint

translate = QCoreApplication.translate

OPENS_WINDOW = False


def summary() -> str:
    """What the command does."""
    return translate("CommandLine", "say what the hint button says of a position")


def declare(parser: argparse.ArgumentParser) -> None:
    """The position, and the form of the answer."""
    add_deal(parser, required=True)
    add_after(parser)
    parser.add_argument(
        "--json",
        action="store_true",
        help=translate("CommandLine", "print verdict, move and line as JSON"),
    )


def run(options: argparse.Namespace) -> int:
    """Print the hint."""
    import json

    from chameleon_qt.app.hint_texts import hint_text
    from chameleon_qt.engine.deal import Deal
    from chameleon_qt.engine.game import Game
    from chameleon_qt.solver.hint import find_hint_after

    game = Game(Deal.parse(options.deal, rules_of(options)))
    for text in options.after.split():
        game.play_text(text)
    found = find_hint_after(game.deal.start(), game.line)
    print(json.dumps(_report(found)) if options.json else hint_text(found))
    return DONE


def _report(found: Hint) -> dict[str, object]:
    return {
        "verdict": found.verdict.value,
        "move": None if found.move is None else str(found.move),
        "line": None if found.line is None else [str(move) for move in found.line],
        "guess": found.guess,
    }
