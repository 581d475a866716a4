"""Without a command the game starts, or the demonstration."""

from __future__ import annotations

import argparse
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from chameleon_qt.commands.answer import has_display, refuse
from chameleon_qt.commands.arguments import rules_of
from chameleon_qt.commands.voice import learn_language, window_language
from chameleon_qt.engine.deal import Deal
from chameleon_qt.engine.rules import GAMES

translate = QCoreApplication.translate

OPENS_WINDOW = True


def declare(parser: argparse.ArgumentParser) -> None:
    """The options of the game itself."""
    parser.add_argument(
        "--deal",
        metavar=translate("CommandLine", "CARDS|NUMBER"),
        help=translate("CommandLine", "start with this deal"),
    )
    parser.add_argument(
        "--open",
        type=Path,
        metavar=translate("CommandLine", "FILE"),
        help=translate("CommandLine", "play on with the game in FILE"),
    )
    parser.add_argument(
        "--demo",
        metavar=translate("CommandLine", "FOLDER"),
        help=translate(
            "CommandLine", "play a winning line without a screen and write pictures to FOLDER"
        ),
    )


def run(options: argparse.Namespace) -> int:
    """Play until the window is closed, or show the demonstration."""
    if options.demo is not None:
        return _demonstrate(options.demo, options.language)
    deal = None if options.deal is None else Deal.parse(options.deal, rules_of(options))
    if not has_display():
        learn_language(options.language)
        return refuse(
            translate("CommandLine", "there is no display; “--demo FOLDER” plays without one")
        )
    from chameleon_qt.app.application import run_game

    return run_game(
        deal, GAMES.get(options.game or ""), window_language(options), opened=options.open
    )


def _demonstrate(folder: str, language: str) -> int:
    from chameleon_qt.app.demo import run_demo

    path = Path(folder)
    if not folder.strip() or (path.exists() and not path.is_dir()):
        learn_language(language)
        return refuse(translate("CommandLine", "“{text}” is not a folder").format(text=folder))
    return run_demo(path, language)
