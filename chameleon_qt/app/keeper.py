"""Keeps the game on the table on the disk, after every move, and brings it back.

Each running copy of the program has a slot of its own, so that none writes over another's game.
A slot holds the running game and the one left before it.
"""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal

from chameleon_qt.app.disk import read_game
from chameleon_qt.app.file_writer import FileWriter
from chameleon_qt.app.slot_lock import SlotLock
from chameleon_qt.engine.errors import SaveError
from chameleon_qt.engine.savefile import SUFFIX, SavedGame, parse_game

GUEST = "guest"
SLOTS = 9
TRY_AGAIN = 20_000
"""Milliseconds until what could not be written is tried again."""
PATIENCE = 2.0
"""Seconds that the program waits at its end for the disk."""


class Brought(NamedTuple):
    """What was found on the disk."""

    saved: SavedGame | None = None
    fault: SaveError | OSError | None = None
    """Why a game that is there could not be read; it was set aside."""


class Keeper(QObject):
    """Writes in a thread of its own; the window never waits for the disk."""

    failed = Signal(object)
    """Games cannot be kept, said once: the `OSError`."""
    recovered = Signal()
    """They can be kept again."""
    _wrote = Signal(object)

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        """`folder` is made when it is first needed."""
        super().__init__(parent)
        self._folder = folder
        self.player = GUEST
        """Whose games are kept."""
        self._lock: SlotLock | None = None
        self._running = self._previous = folder / "nothing"
        self._left: str | None = None
        self._has_failed = False
        self._writer = FileWriter(self._wrote.emit)
        self._wrote.connect(self._on_wrote)
        self._again = QTimer(self)
        self._again.setSingleShot(True)
        self._again.setInterval(TRY_AGAIN)
        self._again.timeout.connect(self._writer.wake)

    def open(self, player: str = GUEST) -> Brought:
        """Take the first free slot of `player`, and return the game that is kept there."""
        self._writer.wait(PATIENCE)
        self._unlock()
        self.player = player
        self._left = None
        slot = self._take_slot(player)
        self._running = self._folder / f"{player}-{slot}{SUFFIX}"
        self._previous = self._folder / f"{player}-{slot}-previous{SUFFIX}"
        return _bring(self._running)

    def keep(self, text: str) -> None:
        """Have `text`, a saved game, on the disk as soon as may be; an older one is dropped."""
        self._writer.write(self._running, text)

    def keep_previous(self, text: str) -> None:
        """Keep a game that was left for another one."""
        self._left = text
        self._writer.write(self._previous, text)

    def previous(self) -> Brought:
        """The game that was left last."""
        if self._left is not None:
            return Brought(saved=parse_game(self._left))
        return _bring(self._previous)

    def forget(self, player: str) -> None:
        """Remove all games of a player who is no more; another slot has to be open."""
        self._writer.wait(PATIENCE)
        for path in self._folder.glob(f"{player}-*"):
            with suppress(OSError):
                path.unlink()

    def close(self) -> None:
        """Write what is left, and free the slot."""
        self._again.stop()
        self._writer.close(PATIENCE)
        self._unlock()

    def _take_slot(self, player: str) -> int:
        with suppress(OSError):  # the first game that cannot be kept says so
            self._folder.mkdir(parents=True, exist_ok=True)
        for slot in range(1, SLOTS + 1):
            lock = SlotLock(self._folder / f"{player}-{slot}.lock")
            try:
                taken = lock.take()
            except OSError:
                return slot  # nothing can be written here anyway
            if taken:
                self._lock = lock
                return slot
        return SLOTS

    def _unlock(self) -> None:
        if self._lock is not None:
            self._lock.release()
            self._lock = None

    def _on_wrote(self, error: OSError | None) -> None:
        if error is not None:
            self._again.start()
        else:
            self._again.stop()
        if (error is not None) is self._has_failed:
            return
        self._has_failed = error is not None
        if error is not None:
            self.failed.emit(error)
        else:
            self.recovered.emit()


def slot_of(player: int | None) -> str:
    """The name of a player's slots, by the number of the account; None for a guest."""
    return GUEST if player is None else f"player-{player}"


def _bring(path: Path) -> Brought:
    """Read the game at `path`; one that cannot be read is set aside, never written over."""
    try:
        return Brought(saved=read_game(path))
    except FileNotFoundError:
        return Brought()
    except (SaveError, OSError) as fault:
        number = 1
        while (aside := path.with_stem(f"{path.stem}-aside-{number}")).exists():
            number += 1
        with suppress(OSError):
            path.rename(aside)
        return Brought(fault=fault)
