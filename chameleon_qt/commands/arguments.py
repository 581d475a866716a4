"""Arguments that several commands share."""

from __future__ import annotations

import argparse
from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from chameleon_qt.engine.rules import CHAMELEON, GAMES, Rules
from chameleon_qt.i18n.languages import LANGUAGES

translate = QCoreApplication.translate


def add_shared(
    parser: argparse.ArgumentParser,
    game: str | None = argparse.SUPPRESS,
    language: str = argparse.SUPPRESS,
) -> None:
    """The values are for the main parser alone: a command keeps what stands before it."""
    parser.add_argument(
        "--game",
        default=game,
        choices=list(GAMES),
        help=translate("CommandLine", "the game that is played (chameleon unless given)"),
    )
    parser.add_argument(
        "--language",
        default=language,
        choices=LANGUAGES,
        help=translate("CommandLine", "the language spoken (that of the settings unless given)"),
    )


def add_deal(options: argparse._ActionsContainer, required: bool = False) -> None:
    """The deal that a command works on."""
    options.add_argument(
        "--deal",
        required=required,
        metavar=translate("CommandLine", "CARDS|NUMBER"),
        help=translate("CommandLine", "the deal: its 52 cards, or its number"),
    )


def add_after(parser: argparse.ArgumentParser) -> None:
    """The moves that lead from the deal to the position that is meant."""
    parser.add_argument(
        "--after",
        default="",
        metavar=translate("CommandLine", "MOVES"),
        help=translate("CommandLine", "with --deal: the moves that were played first"),
    )


def at_least(least: int, number: type[int] | type[float]) -> Callable[[str], int | float]:
    """A reader of numbers for argparse, which refuses smaller ones and what is no number."""

    def read(text: str) -> int | float:
        try:
            value = number(text)
        except ValueError:
            value = least - 1
        if not value >= least:  # not a number is not large enough
            raise argparse.ArgumentTypeError(
                translate("CommandLine", "“{text}” is not a number from {least} up").format(
                    text=text, least=least
                )
            )
        return value

    return read


def rules_of(options: argparse.Namespace) -> Rules:
    """The rules of the game that was named, those of Chameleon unless one was."""
    return GAMES[options.game] if options.game else CHAMELEON
