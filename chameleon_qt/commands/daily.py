"""The command `daily`: prints the cards of the deal of a calendar day."""

from __future__ import annotations

import argparse
import re
from datetime import date

from PySide6.QtCore import QCoreApplication

from chameleon_qt.commands.answer import DONE, refuse
from chameleon_qt.commands.arguments import rules_of
from chameleon_qt.engine.daily import daily_deal
from chameleon_qt.engine.rules import CHAMELEON

translate = QCoreApplication.translate

OPENS_WINDOW = False

_DAY = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")


def summary() -> str:
    """What the command does."""
    return translate("CommandLine", "print the cards of the daily board")


def declare(parser: argparse.ArgumentParser) -> None:
    """The day."""
    parser.add_argument(
        "--date",
        type=_day,
        metavar=translate("CommandLine", "YYYY-MM-DD"),
        help=translate("CommandLine", "the day whose board it is (today unless given)"),
    )


def run(options: argparse.Namespace) -> int:
    """Print the cards in the order of dealing, as `deal` does."""
    if rules_of(options) is not CHAMELEON:
        return refuse(translate("CommandLine", "the daily board is always a game of Chameleon"))
    print(daily_deal(options.date or date.today()))
    return DONE


def _day(text: str) -> date:
    """A day as ISO 8601 writes it, in its one form with hyphens."""
    try:
        if _DAY.fullmatch(text):
            return date.fromisoformat(text)
    except ValueError:
        pass
    raise argparse.ArgumentTypeError(
        translate("CommandLine", "“{text}” is not a day such as 2026-03-09").format(text=text)
    )
