"""Writes texts into files beside the window, so that it never waits for the disk."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from threading import Condition, Thread

from chameleon_qt.app.disk import write_whole


class FileWriter:
    """A thread that writes the newest text for each path; it begins with the first of them.

    It is a daemon, so that a disk that hangs cannot hold the program at its end.
    """

    def __init__(self, report: Callable[[OSError | None], None]) -> None:
        """`report` is told of each attempt, in this thread."""
        self._report = report
        self._changed = Condition()
        self._wanted: dict[Path, str] = {}
        self._is_busy = False
        self._may_try = False
        self._is_closed = False
        self._thread: Thread | None = None

    def write(self, path: Path, text: str) -> None:
        """Write `text` soon, in place of what still waits for `path`."""
        with self._changed:
            self._wanted[path] = text
        self.wake()

    def wake(self) -> None:
        """Try to write all that is wanted."""
        with self._changed:
            self._may_try = True
            if self._thread is None and self._wanted:
                self._thread = Thread(target=self._run, name="keeper", daemon=True)
                self._thread.start()
            self._changed.notify_all()

    def wait(self, seconds: float) -> None:
        """Wait until nothing is being written."""
        with self._changed:
            self._changed.wait_for(lambda: not (self._is_busy or self._may_try), seconds)

    def close(self, seconds: float) -> None:
        """Try once more what is left, and end."""
        thread = self._thread
        if thread is None:
            return
        self.wake()
        with self._changed:
            self._is_closed = True
            self._changed.notify_all()
        thread.join(seconds)
        self._thread = None
        self._is_closed = False

    def _run(self) -> None:
        while True:
            with self._changed:
                self._is_busy = False
                self._changed.notify_all()
                self._changed.wait_for(lambda: self._may_try or self._is_closed)
                if not self._may_try:
                    return
                self._is_busy, self._may_try = True, False
                batch, self._wanted = self._wanted, {}
            self._report_of(batch)

    def _report_of(self, batch: dict[Path, str]) -> None:
        fault: OSError | None = None
        for path, text in batch.items():
            try:
                path.parent.mkdir(parents=True, exist_ok=True)
                write_whole(path, text)
            except OSError as error:
                fault = error
                with self._changed:
                    self._wanted.setdefault(path, text)
        if batch:
            self._report(fault)
