"""The command `deal`: prints the cards of a deal, numbered or found to be winnable."""

from __future__ import annotations

import argparse

from PySide6.QtCore import QCoreApplication

from chameleon_qt.commands.answer import DONE, refuse
from chameleon_qt.commands.arguments import rules_of
from chameleon_qt.engine.deal import FIRST_DEAL, LAST_DEAL, Deal

translate = QCoreApplication.translate

OPENS_WINDOW = False


def summary() -> str:
    """What the command does."""
    return translate("CommandLine", "print the cards of a numbered deal")


def declare(parser: argparse.ArgumentParser) -> None:
    """Either a number, or the wish for a winnable one."""
    which = parser.add_mutually_exclusive_group(required=True)
    which.add_argument(
        "number",
        nargs="?",
        metavar=translate("CommandLine", "NUMBER"),
        help=translate("CommandLine", "deal number, {first} to {last}").format(
            first=FIRST_DEAL, last=LAST_DEAL
        ),
    )
    which.add_argument(
        "--winnable",
        action="store_true",
        help=translate("CommandLine", "the first deal that the solver wins"),
    )
    parser.add_argument(
        "--from",
        dest="start",
        type=int,
        metavar="N",
        help=translate("CommandLine", "with --winnable: begin at deal N (any deal unless given)"),
    )


def run(options: argparse.Namespace) -> int:
    """Print the cards in the order of dealing, after the number of a deal that was looked for."""
    rules = rules_of(options)
    if not options.winnable:
        print(Deal.parse(options.number, rules))
        return DONE
    from chameleon_qt.solver import find_winnable

    start = Deal.unforeseen(rules).number if options.start is None else options.start
    assert start is not None
    found = find_winnable(rules, start)
    if found is None:
        return refuse(translate("CommandLine", "no winnable deal was found"))
    print(f"{found[0].number}: {found[0]}")
    return DONE
