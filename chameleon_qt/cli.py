"""The command line: without a command the game starts; see `commands` for the others."""

from __future__ import annotations

from collections.abc import Sequence

from chameleon_qt.app.messages import error_text
from chameleon_qt.commands import start
from chameleon_qt.commands.answer import refuse
from chameleon_qt.commands.parser import COMMANDS, read_arguments
from chameleon_qt.commands.voice import learn_language
from chameleon_qt.engine.errors import EngineError
from chameleon_qt.players.errors import PlayersError


def run(arguments: Sequence[str]) -> int:
    """Do what `arguments` ask and return the exit code: 0, or 2 for bad input."""
    options = read_arguments(arguments)
    command = COMMANDS.get(options.command, start)
    if not command.OPENS_WINDOW:
        learn_language(options.language)
    try:
        return command.run(options)
    except (EngineError, PlayersError) as error:
        learn_language(options.language)
        return refuse(error_text(error))
