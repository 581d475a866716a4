"""A solver whose answers a test decides, and what tests of hints have in common."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable

from PySide6.QtTest import QTest

from chameleon_qt.engine.position import Position
from chameleon_qt.solver.search import Budget, CancelToken, Result, Verdict


class SlowSolver:
    """Answers when it is told to, or at once with *open* when it is cancelled."""

    def __init__(self) -> None:
        self.asked: list[Position] = []
        self.answers: dict[Position, Result] = {}
        self.cancelled: list[Position] = []
        self.threads: set[int] = set()
        self._may_answer = threading.Event()

    def __call__(self, position: Position, budget: Budget, cancel: CancelToken) -> Result:
        self.asked.append(position)
        self.threads.add(threading.get_ident())
        while not self._may_answer.is_set():
            if cancel.is_cancelled:
                self.cancelled.append(position)
                break
            time.sleep(0.001)
        usual = Result(position, Verdict.OPEN, None, 1, 0.0, 0)
        return self.answers.get(position, usual)

    def answer(self) -> None:
        """Let every search end from now on."""
        self._may_answer.set()


def wait_for(condition: Callable[[], object], seconds: float = 10.0) -> None:
    """Let events happen until `condition` holds."""
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, "it never came"
        QTest.qWait(2)
