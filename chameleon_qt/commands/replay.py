"""The command `replay`: plays a line of moves and prints where it leads, as one JSON object."""

from __future__ import annotations

import argparse

from PySide6.QtCore import QCoreApplication

from chameleon_qt.app.messages import error_text
from chameleon_qt.commands.answer import DONE, refuse
from chameleon_qt.commands.arguments import add_deal, rules_of
from chameleon_qt.engine.deal import Deal
from chameleon_qt.engine.errors import EngineError

translate = QCoreApplication.translate

OPENS_WINDOW = False


def summary() -> str:
    """What the command does."""
    return translate("CommandLine", "play a line of moves and print where it leads")


def declare(parser: argparse.ArgumentParser) -> None:
    """The deal, and the moves."""
    add_deal(parser, required=True)
    parser.add_argument(
        "--line",
        required=True,
        metavar=translate("CommandLine", "MOVES"),
        help=translate("CommandLine", "the moves, such as “S W-1 R-F 2*3-1”"),
    )


def run(options: argparse.Namespace) -> int:
    """Print the report, or name the move that is not legal."""
    import json

    from chameleon_qt.engine.game import Game

    deal = Deal.parse(options.deal, rules_of(options))
    game = Game(deal)
    for number, text in enumerate(options.line.split(), 1):
        try:
            game.play_text(text)
        except EngineError as error:
            message = translate("CommandLine", "move {number}, {move}: {reason}").format(
                number=number, move=text, reason=error_text(error)
            )
            return refuse(message)
    position = game.position
    report = {
        "status": game.status.value,
        "moves": game.move_count,
        "game": deal.rules.name,
        "deal": deal.number or str(deal),
        "foundations": sum(position.foundations),
        "reserve": len(position.reserve),
        "stock": len(position.stock),
        "legal": [str(move) for move in position.legal_moves()],
    }
    print(json.dumps(report))
    return DONE
