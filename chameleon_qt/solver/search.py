"""Solver: the verdict on a position, and a line that the engine has replayed to the win."""

from __future__ import annotations

import threading
import time
from dataclasses import dataclass
from enum import Enum

from chameleon_qt.engine.cards import RANK_LETTERS, Suit
from chameleon_qt.engine.errors import PositionError, Reason
from chameleon_qt.engine.moves import Move
from chameleon_qt.engine.notation import format_position, parse_position
from chameleon_qt.engine.position import Position
from chameleon_qt.engine.rules import Rules
from chameleon_qt.solver.core import CoreSearch
from chameleon_qt.solver.layouts import search_layouts
from chameleon_qt.solver.line import realise
from chameleon_qt.solver.tidy import tidy

MOST_UNREALISED = 4
"""Lines that no layout realises before the layouts themselves are searched."""


class Verdict(Enum):
    """What is known of a position. *Lost* is a proof, *open* means that the budget was spent."""

    WINNABLE = "winnable"
    LOST = "lost"
    OPEN = "open"


@dataclass(frozen=True, slots=True)
class Budget:
    """How much a search may use; whatever is used up first ends it. Zero answers *open*."""

    nodes: int = 3_000_000
    """Set-states expanded."""
    seconds: float = 60.0
    memory: int = 256 << 20
    """Bytes for the tables and lists of the search."""


@dataclass(frozen=True, slots=True)
class Result:
    """The answer for one position. `line` leads to the win, and is None unless winnable."""

    position: Position
    verdict: Verdict
    line: tuple[Move, ...] | None
    nodes: int
    seconds: float
    memory: int
    """The most bytes that the core's tables and lists held at one time."""


class CancelToken:
    """Ends the searches that were given it. Any thread may call `cancel`, also more than once."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._searches: set[CoreSearch] = set()
        self._cancelled = False

    @property
    def is_cancelled(self) -> bool:
        """Whether `cancel` has been called."""
        return self._cancelled

    def cancel(self) -> None:
        """End every search, also one that has not begun."""
        with self._lock:
            self._cancelled = True
            for search in self._searches:
                search.cancel()

    def _watch(self, search: CoreSearch) -> None:
        with self._lock:
            self._searches.add(search)
            if self._cancelled:
                search.cancel()

    def _release(self, search: CoreSearch) -> None:
        with self._lock:
            self._searches.discard(search)
        search.close()


class Solver:
    """Answers for positions of one game. It holds no state: one may serve several threads."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules

    def solve(
        self, position: Position, budget: Budget | None = None, cancel: CancelToken | None = None
    ) -> Result:
        """Search from `position` until it is settled, the budget is spent or `cancel` says stop.

        Raises `PositionError` that names the fault of an impossible position.
        """
        self._check(position)
        return self.solve_checked(position, budget or Budget(), cancel or CancelToken())

    def solve_checked(self, position: Position, budget: Budget, cancel: CancelToken) -> Result:
        """The same for a position that is known to be possible, such as that of a deal."""
        start = time.monotonic()
        if min(budget.nodes, budget.seconds, budget.memory) <= 0 or cancel.is_cancelled:
            return Result(position, Verdict.OPEN, None, 0, 0.0, 0)
        if position.is_won:
            return Result(position, Verdict.WINNABLE, (), 0, 0.0, 0)
        search = CoreSearch(position)
        cancel._watch(search)
        try:
            verdict, line, more = self._search(position, search, budget, cancel, start)
            nodes, memory = search.nodes + more, search.memory
        finally:
            cancel._release(search)
        return Result(position, verdict, line, nodes, time.monotonic() - start, memory)

    def _search(
        self,
        position: Position,
        search: CoreSearch,
        budget: Budget,
        cancel: CancelToken,
        start: float,
    ) -> tuple[Verdict, tuple[Move, ...] | None, int]:
        """Verdict, line, and the nodes of a search over layouts where one was needed."""
        end = start + budget.seconds
        unrealised = 0

        def cancelled() -> bool:
            return cancel.is_cancelled

        while True:
            # Not all budgets fit the core's numbers, and no search lasts as long as these.
            nodes, memory = (min(value, 1 << 62) for value in (budget.nodes, budget.memory))
            found = search.run(nodes, end - time.monotonic(), memory)
            if found == 1:
                line = realise(position, search.line(), cancelled)
                if line is not None:
                    return Verdict.WINNABLE, tidy(position, line, cancelled), 0
                unrealised += 1
                if unrealised < MOST_UNREALISED and not cancel.is_cancelled:
                    continue
            elif found == 2 and not unrealised:
                return Verdict.LOST, None, 0
            if not unrealised or cancel.is_cancelled:
                return Verdict.OPEN, None, 0
            # The set-states say yes where the layouts say no: only the layouts can settle it.
            won, layout_line, more = search_layouts(
                position,
                budget.nodes - search.nodes,
                budget.memory - search.memory,
                end,
                cancelled,
            )
            if layout_line is not None:
                return Verdict.WINNABLE, tidy(position, layout_line, cancelled), more
            return (Verdict.OPEN if won is None else Verdict.LOST), None, more

    def _check(self, position: Position) -> None:
        if position.rules != self.rules:
            raise PositionError(Reason.RULES_TEXT, text=str(position.rules))
        for cards in (position.reserve, position.stock, position.waste, *position.piles):
            for card in cards:
                if not (1 <= card.rank <= len(RANK_LETTERS) and 0 <= card.suit < len(Suit)):
                    raise PositionError(Reason.NOT_A_CARD, text=f"{card.rank} {card.suit}")
        if parse_position(format_position(position)) != position:
            raise PositionError(Reason.FOUNDATIONS, text=" ".join(map(str, position.foundations)))
