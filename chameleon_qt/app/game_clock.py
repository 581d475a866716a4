"""How long a game has been played: time that stands still while nobody plays."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic


class GameClock:
    """Seconds of play, counted only between `start` and `stop`."""

    def __init__(self, now: Callable[[], float] = monotonic) -> None:
        self._now = now
        self._before = 0.0
        self._since: float | None = None

    @property
    def is_running(self) -> bool:
        """Whether time is being counted."""
        return self._since is not None

    @property
    def seconds(self) -> float:
        """Seconds played so far."""
        running = self._now() - self._since if self._since is not None else 0.0
        return self._before + running

    def start(self) -> None:
        """Count from now on."""
        if self._since is None:
            self._since = self._now()

    def stop(self) -> None:
        """Stand still."""
        self._before, self._since = self.seconds, None

    def reset(self, seconds: float = 0.0) -> None:
        """Back to zero, or to another time, standing still."""
        self._before, self._since = seconds, None


def clock_text(seconds: float) -> str:
    """``m:ss``, or ``h:mm:ss`` from an hour on.

    >>> clock_text(65), clock_text(3600)
    ('1:05', '1:00:00')
    """
    minutes, rest = divmod(int(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
