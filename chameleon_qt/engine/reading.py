"""Any text that a player may bring: a saved game, a position, or a deal."""

from __future__ import annotations

from chameleon_qt.engine.deal import Deal
from chameleon_qt.engine.errors import Reason, SaveError
from chameleon_qt.engine.game import Game
from chameleon_qt.engine.notation import parse_position
from chameleon_qt.engine.rules import CHAMELEON, Rules
from chameleon_qt.engine.savefile import MOST_CHARACTERS, SavedGame, is_saved_game, parse_game


def read_any(text: str, rules: Rules = CHAMELEON) -> SavedGame:
    """The game that `text` is about; a deal, which names no game, is one of `rules`.

    Raises `SaveError`, `PositionError` or `DealError`.

    >>> read_any("617").game.deal.number
    617
    """
    if len(text) > MOST_CHARACTERS:
        raise SaveError(Reason.SAVE_TOO_LONG, most=MOST_CHARACTERS)
    if is_saved_game(text):
        return parse_game(text)
    if ":" in text:
        return SavedGame(Game(Deal.placing(parse_position(text))), 0)
    return SavedGame(Game(Deal.parse(text, rules)), 0)
