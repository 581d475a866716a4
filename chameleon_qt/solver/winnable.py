"""Finds deals that are won: several deals side by side, one search a core."""

from __future__ import annotations

import os
import threading
from dataclasses import dataclass, field

from chameleon_qt.engine.deal import LAST_DEAL, Deal
from chameleon_qt.engine.rules import Rules
from chameleon_qt.solver.search import Budget, CancelToken, Result, Solver, Verdict

QUICK = Budget(nodes=2_000, seconds=5.0, memory=32 << 20)
"""For each deal: half of those that can be won are won so; more nodes would cost more a win."""


@dataclass
class _Hunt:
    """What the threads share; every access holds `lock`."""

    next: int
    lock: threading.Lock = field(default_factory=threading.Lock)
    best: tuple[int, Result] | None = None
    error: BaseException | None = None


def find_winnable(
    rules: Rules,
    start_number: int,
    budget: Budget | None = None,
    cancel: CancelToken | None = None,
    jobs: int | None = None,
) -> tuple[Deal, Result] | None:
    """The first deal from `start_number` on whose win is found within `budget`, and the win.

    `budget` is for each deal. With a budget in nodes the answer does not depend on `jobs` (all
    cores unless given). None: cancelled, an empty budget, or no deal was left. Raises `DealError`
    for a number that is none.
    """
    Deal.numbered(start_number, rules)
    budget = budget or QUICK
    if min(budget.nodes, budget.seconds, budget.memory) <= 0:
        return None
    cancel = cancel or CancelToken()
    hunt = _Hunt(start_number)
    solver = Solver(rules)

    def work() -> None:
        try:
            while not cancel.is_cancelled:
                with hunt.lock:
                    number = hunt.next
                    # Those below a winner go on: one of them may still come first.
                    if number > LAST_DEAL or hunt.best or hunt.error:
                        return
                    hunt.next += 1
                result = solver.solve_checked(Deal.numbered(number, rules).start(), budget, cancel)
                if result.verdict is Verdict.WINNABLE:
                    with hunt.lock:
                        if hunt.best is None or number < hunt.best[0]:
                            hunt.best = (number, result)
        except BaseException as error:
            hunt.error = error

    threads = [
        threading.Thread(target=work, name=f"winnable-{job}")
        for job in range(jobs or os.cpu_count() or 1)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    if hunt.error:
        raise hunt.error
    if hunt.best is None or cancel.is_cancelled:
        return None
    number, result = hunt.best
    return Deal.numbered(number, rules), result
