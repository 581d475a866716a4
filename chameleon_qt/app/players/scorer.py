"""Hands every game with a move in it to the archive, whenever it changes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime

from PySide6.QtCore import QObject

from chameleon_qt.app.game_model import GameModel
from chameleon_qt.app.play_clock import PlayClock
from chameleon_qt.app.players.session import Session
from chameleon_qt.engine.deal import Deal
from chameleon_qt.engine.game import Game
from chameleon_qt.engine.rules import GAMES
from chameleon_qt.players.records import GameRecord

Knows = Callable[[Deal], bool | None]
"""Whether a deal can be won, as far as that is known."""


class Scorer(QObject):
    """Puts the whole present state each time, so that nothing depends on what came before."""

    def __init__(self, model: GameModel, clock: PlayClock, session: Session, knows: Knows) -> None:
        super().__init__(model)
        self._model = model
        self._clock = clock
        self._session = session
        self._knows = knows
        self._player = session.player
        """Whose game it is, which is settled when it comes to the table."""
        model.dealt.connect(self._on_new)
        model.opened.connect(self._on_new)
        model.changed.connect(self.put)
        model.noted.connect(self.put)
        model.leaving.connect(self.put)

    def put(self) -> None:
        """Have the game as it is in the archive, if it was dealt and has begun.

        Only the two games count, with their own rules: a file may hold others.
        """
        game = self._model.game
        deal = game.deal
        if game.turns and deal.placed is None and deal.rules in GAMES.values():
            self._session.archive.put(
                record_of(game, self._clock.seconds, self._player, self._knows(game.deal))
            )

    def _on_new(self) -> None:
        self._player = self._session.player


def record_of(game: Game, seconds: float, player: int | None, winnable: bool | None) -> GameRecord:
    """The record of `game`, dealt and with at least one move, as it stands now."""
    origin, deal = game.origin, game.deal
    of_the_day = origin.daily is not None and player is not None
    record = GameRecord(
        id=origin.id,
        player=player,
        game=deal.rules.name,
        deal=str(deal),
        number=deal.number,
        begun=origin.begun,
        winnable=winnable,
        daily=origin.daily if of_the_day else None,
        late=origin.late and of_the_day,
    )
    now = record.after(game, int(seconds), game.undos_used, datetime.now(UTC))
    return replace(now, winnable=True) if now.outcome.is_final else now
