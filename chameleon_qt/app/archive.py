"""The players' database, used in a thread of its own: the window never waits for the disk.

What is put is kept in memory until the database has it. Only the end of the program waits, for at
most two seconds.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import TYPE_CHECKING, Any, TypeVar

from PySide6.QtCore import QObject, Qt, Signal, Slot
from shiboken6 import isValid

from chameleon_qt.players.errors import PlayersError, StorageError
from chameleon_qt.players.records import GameRecord, merged

if TYPE_CHECKING:
    from chameleon_qt.players.store import Store

T = TypeVar("T")

RETRY = 30.0
"""Seconds after which writing is tried again."""
PATIENCE = 2.0
"""Seconds that `stop` waits at most for what is not kept yet."""
_TEND = 3600.0


@dataclass(frozen=True, slots=True)
class _Question:
    work: Callable[[Store], Any]
    heard: Callable[[Any], object]
    asker: QObject | None


class Archive(QObject):
    """Owns the thread of the database. It begins with the first call and ends with `stop`."""

    trouble = Signal(object)
    """A `PlayersError`, once: games cannot be kept now. They are tried again later."""
    recovered = Signal()
    """After `trouble`: all that was put is kept now."""
    noticed = Signal(object)
    """A `PlayersError` to be said once: a damaged database was set aside, a backup is used."""

    _said = Signal(object)

    def __init__(self, folder: Path, parent: QObject | None = None, *, retry: float = RETRY):
        """`folder` holds the database and is made when it is needed; `retry` is in seconds."""
        super().__init__(parent)
        self._said.connect(self._hear, Qt.ConnectionType.QueuedConnection)
        self._worker = _Worker(folder, retry, self._send)
        self._thread: threading.Thread | None = None
        self._is_stopped = False

    def put(self, record: GameRecord) -> None:
        """Keep the present state of a game; see `Store.put`."""
        self._hand_over(record)

    def ask(
        self,
        work: Callable[[Store], T],
        heard: Callable[[T | PlayersError], object],
        asker: QObject | None = None,
    ) -> None:
        """Do `work` in the thread; `heard` gets what it returns, or its `PlayersError`, later.

        Works are done in order, each after all that was put before. Nothing is heard when
        `asker`, by default the QObject whose method `heard` is, has gone, nor after `stop`.
        """
        owner = asker or getattr(heard, "__self__", None)
        self._hand_over(_Question(work, heard, owner if isinstance(owner, QObject) else None))

    def stop(self) -> None:
        """End the thread, having kept what was put if that is possible in two seconds."""
        self._is_stopped = True
        if self._thread is not None:
            self._worker.tasks.put(None)
            self._thread.join(PATIENCE)
            self._worker.hurry()
            self._thread.join(PATIENCE)
            self._thread = None

    def _hand_over(self, task: GameRecord | _Question) -> None:
        if self._is_stopped:
            return
        self._worker.tasks.put(task)
        if self._thread is None:
            # A daemon: a disk that never answers must not keep the program from ending.
            self._thread = threading.Thread(target=self._worker.run, name="players", daemon=True)
            self._thread.start()

    def _send(self, say: Callable[[Archive], object]) -> None:
        """From the thread: let the window's thread say something."""
        try:
            self._said.emit(say)
        except RuntimeError:
            self._worker.hurry()  # deleted without a stop: nobody hears any more

    @Slot(object)
    def _hear(self, say: Callable[[Archive], object]) -> None:
        if not self._is_stopped:
            say(self)


class _Worker:
    """Lives in the thread; only `tasks` and `hurry` are for others."""

    def __init__(
        self, folder: Path, retry: float, send: Callable[[Callable[[Archive], object]], None]
    ) -> None:
        self.tasks: SimpleQueue[GameRecord | _Question | None] = SimpleQueue()
        self._folder = folder
        self._retry = retry
        self._send = send
        self._store: Store | None = None
        self._hurries = False
        self._pending: dict[str, GameRecord] = {}
        self._is_troubled = False
        self._next_try = 0.0
        self._next_tending = 0.0

    def hurry(self) -> None:
        """Do nothing more than what is being done, and that only if it is soon done."""
        self._hurries = True
        if self._store is not None:
            self._store.stop()

    def run(self) -> None:
        """Do one task after the other until None comes."""
        from chameleon_qt.players.store import Store

        self._store = store = Store(self._folder)
        while not self._hurries:
            wait = max(0.0, self._next_try - time.monotonic()) if self._pending else None
            try:
                task = self.tasks.get(timeout=wait)
            except Empty:
                self._write(store)
                continue
            if task is None:
                self._write(store)
                break
            if isinstance(task, GameRecord):
                kept = self._pending.get(task.id)
                self._pending[task.id] = task if kept is None else merged(kept, task)
                if self.tasks.empty():
                    self._write(store)
            else:
                if not self._is_troubled:
                    self._write(store)
                self._answer(store, task)
            self._tend(store)
        store.close()

    def _write(self, store: Store) -> None:
        """Keep what is pending, or say once that it cannot be kept."""
        for record in list(self._pending.values()):
            try:
                store.put(record)
            except StorageError as error:
                self._next_try = time.monotonic() + self._retry
                if not self._is_troubled:
                    self._is_troubled = True
                    self._send(partial(_say_trouble, error))
                return
            del self._pending[record.id]
        if self._is_troubled:
            self._is_troubled = False
            self._send(_say_recovered)

    def _answer(self, store: Store, question: _Question) -> None:
        try:
            answer = question.work(store)
        except PlayersError as error:
            answer = error
        except Exception as error:
            self._send(partial(_raise, error))
            return
        self._send(partial(_say_answer, question, answer))

    def _tend(self, store: Store) -> None:
        """Say what the database has to say, and make the daily backup while there is time."""
        if self.tasks.empty() and not self._is_troubled and time.monotonic() >= self._next_tending:
            self._next_tending = time.monotonic() + _TEND
            with suppress(StorageError):  # what cannot be kept is said when a game is put
                store.back_up_daily()
        for notice in store.take_notices():
            self._send(partial(_say_notice, notice))


def _say_trouble(error: PlayersError, archive: Archive) -> None:
    archive.trouble.emit(error)


def _say_recovered(archive: Archive) -> None:
    archive.recovered.emit()


def _say_notice(error: PlayersError, archive: Archive) -> None:
    archive.noticed.emit(error)


def _say_answer(question: _Question, answer: object, _: Archive) -> None:
    if question.asker is None or isValid(question.asker):
        question.heard(answer)


def _raise(error: Exception, _: Archive) -> None:
    raise error
