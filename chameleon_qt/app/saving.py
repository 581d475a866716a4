"""Hands the game on the table to the keeper whenever it changes, and says what that cannot do."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QObject

from chameleon_qt.app.disk import disk_text
from chameleon_qt.app.game_model import GameModel
from chameleon_qt.app.keeper import Brought, Keeper
from chameleon_qt.app.messages import error_text, sentence
from chameleon_qt.app.notice import Notices
from chameleon_qt.app.play_clock import PlayClock
from chameleon_qt.engine.deal import Deal
from chameleon_qt.engine.errors import EngineError
from chameleon_qt.engine.game import Game, Status
from chameleon_qt.engine.savefile import format_game

translate = QCoreApplication.translate


class Saving(QObject):
    """Connects model and clock with a `Keeper`."""

    def __init__(
        self,
        model: GameModel,
        clock: PlayClock,
        keeper: Keeper,
        notices: Notices,
        tell: Callable[[str], object],
    ) -> None:
        """`tell` says a sentence in the status bar."""
        super().__init__(model)
        self._model = model
        self._clock = clock
        self._keeper = keeper
        self._notices = notices
        self._tell = tell
        model.changed.connect(self.keep)
        model.noted.connect(self.keep)
        model.leaving.connect(self._on_leaving)
        keeper.failed.connect(self._on_failed)
        keeper.recovered.connect(self._on_recovered)

    @property
    def slot(self) -> str:
        """Whose games are kept now."""
        return self._keeper.player

    def keep(self) -> None:
        """Have the game as it is on the disk."""
        self._keeper.keep(format_game(self._model.game, self._clock.seconds))

    def begin(self, brought: Brought) -> None:
        """Begin with the game on the table; `brought` is what the keeper had."""
        if brought.fault is not None:
            self._say_damaged(brought.fault)
        if brought.saved is not None and brought.saved.game is not self._model.game:
            self.leave(brought.saved.game, brought.saved.seconds)
        self.keep()

    def go_to_previous(self) -> None:
        """Put the game that was left last on the table, and leave this one."""
        brought = self._keeper.previous()
        if brought.saved is not None:
            self._model.open_game(brought.saved)
        elif brought.fault is not None:
            self._say_damaged(brought.fault)
        else:
            self._tell(translate("Saving", "No other game was left unfinished"))

    def switch(self, slot: str, deal: Callable[[], Deal]) -> None:
        """Keep this game, and put that of another slot on the table, or a new deal."""
        self.keep()
        brought = self._keeper.open(slot)
        self._model.leaving.disconnect(self._on_leaving)  # it is not this slot's game
        if brought.saved is not None and brought.saved.game.status is not Status.WON:
            self._model.open_game(brought.saved)
        else:
            self._model.new_game(deal())
        self._model.leaving.connect(self._on_leaving)
        if brought.fault is not None:
            self._say_damaged(brought.fault)

    def forget(self, slot: str) -> None:
        """Remove the games of a slot that is not open."""
        self._keeper.forget(slot)

    def stop(self) -> None:
        """Keep the game once more with its time, before the window goes."""
        self.keep()
        self._keeper.close()

    def leave(self, game: Game, seconds: float) -> None:
        """Keep a game that was begun and not finished, while another is played."""
        if game.turns and game.status is not Status.WON:
            self._keeper.keep_previous(format_game(game, seconds))

    def _on_leaving(self) -> None:
        self.leave(self._model.game, self._clock.seconds)

    def _say_damaged(self, fault: EngineError | OSError) -> None:
        self._notices.show(
            lambda: (
                translate("Saving", "The last game could not be opened"),
                translate("Saving", "{reason} Its file was set aside, nothing was deleted.").format(
                    reason=sentence(
                        error_text(fault) if isinstance(fault, EngineError) else disk_text(fault)
                    )
                ),
            )
        )

    def _on_failed(self, error: OSError) -> None:
        self._notices.show(
            lambda: (
                translate("Saving", "The game cannot be kept at present"),
                translate(
                    "Saving", "{reason} Play on; it is tried again until it succeeds."
                ).format(reason=sentence(disk_text(error))),
            )
        )

    def _on_recovered(self) -> None:
        self._tell(translate("Saving", "The game is being kept again"))
