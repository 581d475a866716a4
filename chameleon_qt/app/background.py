"""Jobs for the solver, done beside the window: one thread, one job at a time.

A job carries its own cancel token. A newer job cancels the older; what the older still has to
say is dropped, because every report names the job that it comes from.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QThread, Signal, Slot

if TYPE_CHECKING:
    from chameleon_qt.solver.search import CancelToken

Report = Callable[[object], None]
"""Sends a value from the thread of the job to the one that started it."""
Work = Callable[[Report, "CancelToken"], None]
"""Does a job: reports what it finds, and ends soon after its token is cancelled."""


class Job:
    """One piece of work, and who hears what it reports."""

    def __init__(self, work: Work, heard: Callable[[object], object]) -> None:
        """`heard` gets the reports in the thread of the window, `None` at the end."""
        from chameleon_qt.solver.search import CancelToken

        self.work = work
        self.heard = heard
        self.cancel = CancelToken()


class Background(QObject):
    """Runs jobs in a thread that begins with the first of them and ends with `stop`."""

    _wanted = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._thread = QThread(self)
        self._runner = _Runner()
        self._runner.moveToThread(self._thread)
        self._wanted.connect(self._runner.run, Qt.ConnectionType.QueuedConnection)
        self._runner.reported.connect(self._hear, Qt.ConnectionType.QueuedConnection)
        self._job: Job | None = None

    @property
    def is_busy(self) -> bool:
        """Whether a job is running that nobody has cancelled."""
        return self._job is not None

    def start(self, work: Work, heard: Callable[[object], object]) -> None:
        """Cancel the present job and do this one; `heard` is told `None` when it is done."""
        self.cancel()
        self._job = Job(work, heard)
        if not self._thread.isRunning():
            self._thread.start()
        self._wanted.emit(self._job)

    def cancel(self) -> None:
        """End the present job; nothing more is heard of it."""
        if self._job is not None:
            self._job.cancel.cancel()
            self._job = None

    def stop(self) -> None:
        """End the thread, before the program ends; a later job would begin another."""
        self.cancel()
        self._thread.quit()
        self._thread.wait()

    @Slot(object, object)
    def _hear(self, job: Job, value: object) -> None:
        if job is not self._job:
            return
        if value is None:
            self._job = None
        if isinstance(value, BaseException):
            self._job = None
            raise value
        job.heard(value)


class _Runner(QObject):
    """Lives in the thread."""

    reported = Signal(object, object)

    @Slot(object)
    def run(self, job: Job) -> None:
        if job.cancel.is_cancelled:
            return
        try:
            job.work(lambda value: self.reported.emit(job, value), job.cancel)
        except BaseException as error:
            self.reported.emit(job, error)
        else:
            self.reported.emit(job, None)
