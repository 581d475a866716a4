"""The command `help`: prints a page on how to play."""

from __future__ import annotations

import argparse

from PySide6.QtCore import QCoreApplication

from chameleon_qt.commands.answer import DONE
from chameleon_qt.commands.arguments import rules_of

translate = QCoreApplication.translate

OPENS_WINDOW = False
PAGE_NAMES = (
    "goal",
    "setup",
    "rules",
    "winning",
    "strategy",
    "questions",
    "controls",
    "glossary",
)
"""The how-to-play pages; their texts are imported when one is asked for."""


def summary() -> str:
    """What the command does."""
    return translate("CommandLine", "print a page on how to play")


def declare(parser: argparse.ArgumentParser) -> None:
    """The page."""
    parser.add_argument(
        "page",
        nargs="?",
        default="goal",
        choices=PAGE_NAMES,
        metavar=translate("CommandLine", "PAGE"),
        help=translate("CommandLine", "its name: {names} (goal unless given)").format(
            names=", ".join(PAGE_NAMES)
        ),
    )


def run(options: argparse.Namespace) -> int:
    """Print the page."""
    from chameleon_qt.app.help.speech import speak_page
    from chameleon_qt.help.pages import PAGES
    from chameleon_qt.help.plain import plain_text

    print(plain_text(speak_page(PAGES[options.page], rules_of(options).name)), end="")
    return DONE
