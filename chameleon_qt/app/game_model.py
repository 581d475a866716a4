"""The game as a QObject: changes it on request and says what changed. It knows no widget."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from chameleon_qt.engine.autoplay import click_move
from chameleon_qt.engine.deal import Deal
from chameleon_qt.engine.errors import IllegalMove
from chameleon_qt.engine.game import Game, Status, Turn
from chameleon_qt.engine.moves import STOCK, Move, Place
from chameleon_qt.engine.origin import Origin
from chameleon_qt.engine.position import Position
from chameleon_qt.engine.savefile import SavedGame


class GameModel(QObject):
    """Wraps a `Game`; each change is announced once, after it has happened."""

    leaving = Signal()
    """Another game follows; this one is still there to be looked at."""
    dealt = Signal(object)
    """A new game: its first `Position`."""
    opened = Signal(object)
    """A game that was played before: the `SavedGame`."""
    noted = Signal()
    """A hint or a solution is being shown, and was noted with the game."""
    played = Signal(object)
    """A move or an auto complete, or one played again by redo: the `Turn`."""
    jumped = Signal(object)
    """Undo or restart: the `Position` now."""
    refused = Signal(object, int)
    """A click that can do nothing: `Place` and card index."""
    illegal = Signal(object)
    """A move that was asked for is illegal: the `IllegalMove`."""
    status_changed = Signal(object)
    """The new `Status`; of a new game in any case."""
    changed = Signal()
    """After any of the changes above: time to look at everything again."""

    def __init__(self, game: Game | Deal, parent: QObject | None = None) -> None:
        """Play on with a game, or begin with a deal."""
        super().__init__(parent)
        self._game = game if isinstance(game, Game) else Game(game)
        self._status = self._game.status
        self.autoplay = True
        self.auto_complete = True

    @property
    def game(self) -> Game:
        """The game being played, to be kept or counted; whoever changes it does so here."""
        return self._game

    @property
    def deal(self) -> Deal:
        """The deal being played."""
        return self._game.deal

    @property
    def position(self) -> Position:
        """The position now."""
        return self._game.position

    @property
    def status(self) -> Status:
        """Playing, stuck or won."""
        return self._status

    @property
    def move_count(self) -> int:
        """Moves from the deal to now."""
        return self._game.move_count

    @property
    def line(self) -> tuple[Move, ...]:
        """The moves from the deal to now."""
        return self._game.line

    @property
    def can_undo(self) -> bool:
        """Whether there is something to take back."""
        return self._game.can_undo

    @property
    def can_redo(self) -> bool:
        """Whether there is something to play again."""
        return self._game.can_redo

    @property
    def history(self) -> tuple[Turn, ...]:
        """The turns from the deal to now."""
        return self._game.history

    @property
    def hints_used(self) -> int:
        """Positions of this game in which a hint was given."""
        return self._game.hints_used

    @property
    def solution_shown(self) -> bool:
        """Whether a solution has played moves of this game; then it does not count as won."""
        return self._game.solution_shown

    def note_hint(self) -> None:
        """Keep with the game that a hint was given."""
        self._game.hints_used += 1
        self.noted.emit()

    def note_solution(self) -> None:
        """Keep with the game that its solution is being shown."""
        self._game.solution_shown = True
        self.noted.emit()

    def new_game(self, deal: Deal, origin: Origin | None = None) -> None:
        """Play `deal` from now on."""
        self.leaving.emit()
        self._game = Game(deal, origin)
        self.dealt.emit(self.position)
        self._announce(always=True)

    def open_game(self, saved: SavedGame) -> None:
        """Play on with a saved game, just as it is."""
        self.leaving.emit()
        self._game = saved.game
        self.opened.emit(saved)
        self._announce(always=True)

    def click(self, place: Place, index: int) -> None:
        """Do what a click on this card does."""
        may_play = self.autoplay or place == STOCK
        move = click_move(self.position, place, index) if may_play else None
        if move is None:
            self.refused.emit(place, index)
        else:
            self.play(move)

    def play(self, move: Move) -> None:
        """Play `move`; then take the rest up by itself where the setting and the rules say so."""
        try:
            turn = self._game.play(move)
        except IllegalMove as error:
            self.illegal.emit(error)
            return
        self.played.emit(turn)
        if self.auto_complete:
            rest = self._game.auto_complete()
            if rest is not None:
                self.played.emit(rest)
        self._announce()

    def undo(self) -> None:
        """Take back the last turn; nothing is completed by itself until the next move."""
        if self._game.undo() is not None:
            self.jumped.emit(self.position)
            self._announce()

    def redo(self) -> None:
        """Play the next turn again, or leap forward again to where `go_back` began."""
        if self._game.return_forward():
            self.jumped.emit(self.position)
            self._announce()
            return
        turn: Turn | None = self._game.redo()
        if turn is not None:
            self.played.emit(turn)
            self._announce()

    def go_back(self, turns: int) -> None:
        """Go back at once to where `turns` turns were played; one redo reverses it."""
        if self._game.go_back(turns):
            self.jumped.emit(self.position)
            self._announce()

    def restart(self) -> None:
        """Go back to the deal; redo leads forward again."""
        if self._game.can_undo:
            self._game.restart()
            self.jumped.emit(self.position)
            self._announce()

    def _announce(self, always: bool = False) -> None:
        status = self._game.status
        if always or status is not self._status:
            self._status = status
            self.status_changed.emit(status)
        self.changed.emit()
