"""Everything that moves on the table: one clock, and the motions that it drives.

The model has already changed when a motion begins; a motion only leads the picture there. It can
be replaced or finished at any instant and always ends in the resting state it was given.
"""

from __future__ import annotations

import math
from collections.abc import Hashable
from typing import Protocol

from PySide6.QtCore import QAbstractAnimation, QElapsedTimer, QObject, QPointF, Signal

from chameleon_qt.table.card_item import CardItem
from chameleon_qt.table.layout import Placement


class Motion(Protocol):
    """Something that takes `length` milliseconds, its own delay included."""

    length: float

    def show(self, elapsed: float) -> None:
        """Show the state after `elapsed` ms, which never exceeds `length`."""


class Flight:
    """A card goes to its resting placement, turning over on the way if it must."""

    def __init__(
        self, item: CardItem, end: Placement, duration: float, delay: float = 0.0, above: float = 0
    ) -> None:
        self.length = delay + duration
        self._item = item
        self._end = end
        self._delay = delay
        self._duration = duration
        self._above = above
        self._start = item.pos()
        self._lift = item.lift
        self._turns = item.face_up != end.face_up

    def show(self, elapsed: float) -> None:
        item, end = self._item, self._end
        if elapsed >= self.length:
            item.rest(end)
            return
        if elapsed < self._delay:
            return
        part = (elapsed - self._delay) / self._duration
        eased = 1 - (1 - part) ** 3
        item.setZValue(FLYING + self._above + end.z)
        item.setPos(self._start + (end.pos - self._start) * eased)
        turn = 1.0
        if self._turns:
            turn = abs(math.cos(math.pi * part))
            item.show_face(end.face_up if part >= 0.5 else not end.face_up)
        item.pose(turn, self._lift + (1 - self._lift) * eased)


class Shake:
    """A card says no: a short sideways swing around where it rests."""

    def __init__(self, item: CardItem, end: Placement, duration: float) -> None:
        self.length = duration
        self._item = item
        self._end = end

    def show(self, elapsed: float) -> None:
        part = elapsed / self.length
        if part >= 1:
            self._item.rest(self._end)
            return
        width = self._item.card_size.width()
        swing = 0.05 * width * math.sin(part * 3 * math.tau) * (1 - part)
        self._item.setPos(self._end.pos + QPointF(swing, 0))


FLYING = 1000.0
"""Cards in flight have at least this z value."""


class Animator(QObject):
    """Runs motions, at most one for each key; a new one replaces the old."""

    idle = Signal()
    """The last motion has ended."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._motions: dict[Hashable, tuple[Motion, float]] = {}
        self._clock = _Clock(self)
        self._time = QElapsedTimer()

    @property
    def is_running(self) -> bool:
        """Whether anything moves."""
        return bool(self._motions)

    def start(self, key: Hashable, motion: Motion) -> None:
        """Begin `motion` in place of any other with `key`; one without length ends at once."""
        if motion.length <= 0:
            self._motions.pop(key, None)
            motion.show(motion.length)
            self._settle()
            return
        if not self._motions:
            self._time.start()
            self._clock.start()
        self._motions[key] = (motion, float(self._time.elapsed()))
        motion.show(0)

    def drop(self, key: Hashable) -> None:
        """Forget the motion of `key` where it is."""
        if self._motions.pop(key, None) is not None:
            self._settle()

    def finish(self, *keys: Hashable) -> None:
        """Bring the motions of `keys`, or all, to their end now."""
        ending = [key for key in keys or tuple(self._motions) if key in self._motions]
        motions = [self._motions.pop(key) for key in ending]
        for motion, _ in motions:
            motion.show(motion.length)
        if motions:
            self._settle()

    def advance(self) -> None:
        """Show every motion at the present time; called by the clock for each frame."""
        now = float(self._time.elapsed())
        for key, (motion, begun) in list(self._motions.items()):
            elapsed = now - begun
            if elapsed >= motion.length:
                del self._motions[key]
                elapsed = motion.length
            motion.show(elapsed)
        self._settle()

    def _settle(self) -> None:
        if not self._motions and self._clock.state() is QAbstractAnimation.State.Running:
            self._clock.stop()
            self.idle.emit()


class _Clock(QAbstractAnimation):
    """Ticks with Qt's own animation driver until it is stopped."""

    def __init__(self, animator: Animator) -> None:
        super().__init__(animator)
        self._animator = animator

    def duration(self) -> int:
        return -1

    def updateCurrentTime(self, currentTime: int) -> None:
        if currentTime:
            self._animator.advance()
