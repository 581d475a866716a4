"""Plays a winning line on the table, move by move, at the player's pace."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

from chameleon_qt.app.game_model import GameModel
from chameleon_qt.engine.moves import Move

USUAL_PACE = 700
"""Milliseconds from move to move."""


class SolutionPlayer(QObject):
    """Plays, pauses, steps and stops. A move of somebody else, or an undo, stops it."""

    changed = Signal()
    """It has begun, gone on, paused or stopped."""

    def __init__(self, model: GameModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self._line: tuple[Move, ...] = ()
        self._played = 0
        self._is_active = False
        self._is_own_move = False
        self._timer = QTimer(self)
        self._timer.setInterval(USUAL_PACE)
        self._timer.timeout.connect(self._play_next)
        model.changed.connect(self._on_changed)

    @property
    def is_active(self) -> bool:
        """Whether a solution is being shown, playing or paused."""
        return self._is_active

    @property
    def is_playing(self) -> bool:
        """Whether the next move comes by itself."""
        return self._timer.isActive()

    @property
    def played(self) -> int:
        """Moves of the line that have been played."""
        return self._played

    @property
    def total(self) -> int:
        """Moves of the whole line."""
        return len(self._line)

    @property
    def pace(self) -> int:
        """Milliseconds from move to move."""
        return self._timer.interval()

    @pace.setter
    def pace(self, value: int) -> None:
        self._timer.setInterval(value)

    def begin(self, line: tuple[Move, ...]) -> None:
        """Play `line` from the present position."""
        self._line, self._played = line, 0
        self._is_active = True
        self._timer.start()
        self.changed.emit()

    def pause(self) -> None:
        """Wait; `step` plays single moves."""
        self._timer.stop()
        self.changed.emit()

    def resume(self) -> None:
        """Play on."""
        if self._is_active:
            self._timer.start()
            self.changed.emit()

    def step(self) -> None:
        """Play one move and wait."""
        if self._is_active:
            self._timer.stop()
            self._play_next()

    def stop(self) -> None:
        """Show no more; the player plays on from here."""
        if self._is_active:
            self._is_active = False
            self._timer.stop()
            self.changed.emit()

    def _play_next(self) -> None:
        move = self._line[self._played]
        self._played += 1
        self._model.note_solution()
        self._is_own_move = True
        self._model.play(move)
        self._is_own_move = False
        if self._played == len(self._line) or self._model.position.is_won:
            self.stop()
        self.changed.emit()

    def _on_changed(self) -> None:
        if not self._is_own_move:
            self.stop()
