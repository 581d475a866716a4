"""The command `rules`: the how-to-play pages in a window of their own."""

from __future__ import annotations

import argparse

from PySide6.QtCore import QCoreApplication

from chameleon_qt.commands.answer import has_display, refuse
from chameleon_qt.commands.arguments import rules_of
from chameleon_qt.commands.voice import learn_language, window_language

translate = QCoreApplication.translate

OPENS_WINDOW = True


def summary() -> str:
    """What the command does."""
    return translate("CommandLine", "show the pages on how to play in a window")


def declare(parser: argparse.ArgumentParser) -> None:
    """It has no arguments of its own."""


def run(options: argparse.Namespace) -> int:
    """Show the pages until the window is closed."""
    if not has_display():
        learn_language(options.language)
        return refuse(translate("CommandLine", "there is no display; “help PAGE” prints a page"))
    from chameleon_qt.app.help.dock import run_rules

    return run_rules(rules_of(options).name, window_language(options))
