"""What each module of a command has."""

from __future__ import annotations

import argparse
from typing import Protocol


class Command(Protocol):
    """A module is one by having these three functions and the constant."""

    OPENS_WINDOW: bool
    """Whether it makes the application object itself, and with it chooses the language."""

    def summary(self) -> str:
        """What it does, as the list of commands says it."""
        ...

    def declare(self, parser: argparse.ArgumentParser) -> None:
        """Add the command's own arguments; `--game` and `--language` are there already."""
        ...

    def run(self, options: argparse.Namespace) -> int:
        """Do it, and give the exit code.

        Raises `EngineError` or `PlayersError`, which are said to the player.
        """
        ...
