"""The running clock of a game: announces the time each second while somebody plays."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

from chameleon_qt.app.game_clock import GameClock


class PlayClock(QObject):
    """A `GameClock` that ticks. Paused, as while the window is hidden, it starts at nothing."""

    ticked = Signal(float)
    """Seconds played so far."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._clock = GameClock()
        self._wanted = False
        self._paused = False
        self._timer = QTimer(self)
        self._timer.setInterval(1000)
        self._timer.timeout.connect(self._tick)

    @property
    def seconds(self) -> float:
        """Seconds played so far."""
        return self._clock.seconds

    def run(self, wanted: bool) -> None:
        """Count from now on, or stand still."""
        self._wanted = wanted
        self._follow()

    def pause(self, paused: bool) -> None:
        """Stand still for as long as nobody can see the table."""
        self._paused = paused
        self._follow()

    def reset(self, seconds: float = 0.0) -> None:
        """Back to zero, or to another time, standing still."""
        self._clock.reset(seconds)
        self.run(False)

    def _follow(self) -> None:
        if self._wanted and not self._paused:
            self._clock.start()
            if not self._timer.isActive():
                self._timer.start()
        else:
            self._clock.stop()
            self._timer.stop()
        self._tick()

    def _tick(self) -> None:
        self.ticked.emit(self._clock.seconds)
