"""Reads the arguments of the command line."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import TYPE_CHECKING, NoReturn

from PySide6.QtCore import QCoreApplication

from chameleon_qt import __version__
from chameleon_qt.commands import (
    daily,
    deal,
    help,  # noqa: A004
    hint,
    replay,
    rules,
    solve,
    start,
    stats,
)
from chameleon_qt.commands.arguments import add_shared
from chameleon_qt.commands.voice import learn_language, wished_language
from chameleon_qt.commands.words import heading, players_words
from chameleon_qt.i18n.languages import SYSTEM

if TYPE_CHECKING:
    from chameleon_qt.commands.command import Command

translate = QCoreApplication.translate

COMMANDS: dict[str, Command] = {
    "deal": deal,
    "daily": daily,
    "solve": solve,
    "help": help,
    "rules": rules,
    "hint": hint,
    "replay": replay,
    "stats": stats,
}
"""In the order in which ``--help`` lists them."""


class Unclear(Exception):
    """The arguments are wrong, or ask for help: either is said in the player's language."""


class QuietParser(argparse.ArgumentParser):
    """Raises `Unclear` instead of saying anything."""

    def error(self, message: str) -> NoReturn:
        raise Unclear(message)

    def print_help(self, file: object = None) -> NoReturn:
        raise Unclear


def read_arguments(arguments: Sequence[str]) -> argparse.Namespace:
    """What `arguments` give, with the command or None. Ends the program for bad ones.

    Good ones need no words, and the game starts sooner without a language that it would learn
    twice. So they are read in silence first, and aloud only when there is something to say.
    """
    try:
        return make_parser(QuietParser).parse_args(arguments)
    except Unclear:
        learn_language(wished_language(arguments))
        with players_words():
            return make_parser(argparse.ArgumentParser).parse_args(arguments)


def make_parser(kind: type[argparse.ArgumentParser]) -> argparse.ArgumentParser:
    """A parser that knows every command, with its texts in the present language."""
    parser = kind(
        prog="chameleon-qt",
        description=translate(
            "CommandLine", "Chameleon, a one-deck solitaire. Without a command the game starts."
        ),
    )
    parser.add_argument("--version", action="version", version=f"chameleon-qt {__version__}")
    add_shared(parser, game=None, language=SYSTEM)
    start.declare(parser)
    commands = parser.add_subparsers(
        title=heading(translate("CommandLine", "commands:")),
        dest="command",
        metavar=translate("CommandLine", "COMMAND"),
        parser_class=kind,
    )
    for name, command in COMMANDS.items():
        own = commands.add_parser(name, help=command.summary())
        command.declare(own)
        add_shared(own)
    return parser
