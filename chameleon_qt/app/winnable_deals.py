"""Keeps a winnable deal ready, so that the next game begins at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from chameleon_qt.app.background import Background, Report
from chameleon_qt.app.settings import Settings
from chameleon_qt.engine.deal import Deal
from chameleon_qt.engine.rules import Rules

if TYPE_CHECKING:
    from chameleon_qt.solver.search import CancelToken, Result

Find = Callable[[Rules, int, "CancelToken"], "tuple[Deal, Result] | None"]
"""The first winnable deal from a number on, and its win."""
Ready = Callable[[Deal], object]
"""Gets a deal as soon as there is one."""


def find(rules: Rules, start: int, cancel: CancelToken) -> tuple[Deal, Result] | None:
    """Search with the solver, on one core: the other is the player's."""
    from chameleon_qt.solver import find_winnable

    return find_winnable(rules, start, cancel=cancel, jobs=1)


def opening_deal(settings: Settings, rules: Rules) -> Deal:
    """The deal that a program just started begins with: the prepared one where that is wanted."""
    prepared = settings.take_prepared(rules) if settings.winnable else None
    return prepared or Deal.unforeseen(rules)


class WinnableDeals(QObject):
    """Finds one deal ahead for the game played last; the settings keep it until it is taken."""

    def __init__(
        self, settings: Settings, parent: QObject | None = None, finder: Find = find
    ) -> None:
        super().__init__(parent)
        self._settings = settings
        self._find = finder
        self._background = Background(self)
        self._rules: Rules | None = None
        self._waiting: Ready | None = None

    def prepare(self, rules: Rules) -> None:
        """Have a deal of `rules` ready soon."""
        if self._settings.prepared_deal(rules) is not None:
            return
        if self._background.is_busy and (self._waiting or self._rules == rules):
            return
        self._rules = rules
        start, finder = Deal.unforeseen(rules).number or 1, self._find

        def work(report: Report, cancel: CancelToken) -> None:
            report(finder(rules, start, cancel))

        self._background.start(work, self._hear)

    def take(self, rules: Rules, ready: Ready) -> bool:
        """Hand a deal of `rules` to `ready`: now, or when one is found. Whether it was now."""
        deal = self._settings.take_prepared(rules)
        if deal is None:
            self._waiting = None  # for another game, perhaps
            self.prepare(rules)
            self._waiting = ready
            return False
        self._waiting = None
        ready(deal)
        self.prepare(rules)
        return True

    def forget(self) -> None:
        """Nobody waits any more."""
        self._waiting = None

    def stop(self) -> None:
        """End the thread."""
        self._waiting = None
        self._background.stop()

    def _hear(self, found: object) -> None:
        if not isinstance(found, tuple):
            return
        deal = found[0]
        self._settings.keep_prepared(deal.rules, deal)
        # The job has no more to say but counts as running: the next may be wanted before it ends.
        self._background.cancel()
        if self._waiting is not None:
            ready, self._waiting = self._waiting, None
            self.take(deal.rules, ready)
