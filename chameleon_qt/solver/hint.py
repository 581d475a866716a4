"""What to do here: one answer for the hint on the table and for the command line."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from chameleon_qt.engine.moves import STOCK, TURN, WASTE, Move, PlaceKind
from chameleon_qt.engine.position import Position
from chameleon_qt.solver.search import Budget, CancelToken, Result, Solver, Verdict

QUICK = Budget(nodes=30_000, seconds=0.08, memory=16 << 20)
"""The first answer, while the player waits."""
LONG = Budget(nodes=30_000_000, seconds=60.0, memory=192 << 20)
"""The second, while the player thinks; the memory suits a small laptop."""

Solve = Callable[[Position, Budget, CancelToken], Result]
"""Answers for a position within a budget, as `Solver.solve` does."""


@dataclass(frozen=True, slots=True)
class Hint:
    """What is known of a position, and the move to make there.

    A winnable position has the `line` to the win, and its first move. An open one has a sensible
    move that is only a guess. A lost one has no move: none is better than another.
    """

    position: Position
    verdict: Verdict
    move: Move | None
    line: tuple[Move, ...] | None
    guess: bool


def solve(position: Position, budget: Budget, cancel: CancelToken) -> Result:
    """Search with the solver of the position's own game."""
    return Solver(position.rules).solve(position, budget, cancel)


def make_hint(position: Position, verdict: Verdict, line: tuple[Move, ...] | None) -> Hint:
    """The hint that follows from a verdict."""
    match verdict:
        case Verdict.WINNABLE:
            return Hint(position, verdict, line[0] if line else None, line, False)
        case Verdict.LOST:
            return Hint(position, verdict, None, None, False)
        case _:
            return Hint(position, verdict, sensible_move(position), None, True)


def find_hint(position: Position, budgets: Iterable[Budget] = (QUICK, LONG)) -> Hint:
    """Search with one budget after the other until the position is settled."""
    verdict, line = Verdict.OPEN, None
    for budget in budgets:
        result = solve(position, budget, CancelToken())
        verdict, line = result.verdict, result.line
        if verdict is not Verdict.OPEN:
            break
    return make_hint(position, verdict, line)


def find_hint_after(start: Position, moves: Iterable[Move]) -> Hint:
    """The hint after `moves` from `start`, which keeps to a line that they have followed so far.

    A fresh search may know another way each time, and lead in a circle; whoever follows the
    hints of this function wins.
    """
    position = start
    line: tuple[Move, ...] | None = None
    for move in moves:
        line = line or solve(position, QUICK, CancelToken()).line
        line = line[1:] if line and line[0] == move else None
        position, _ = position.apply(move)
    if line:
        return make_hint(position, Verdict.WINNABLE, line)
    return find_hint(position)


def sensible_move(position: Position) -> Move | None:
    """The legal move that a player would most likely not regret, or None where there is none.

    Up to a foundation; out of the reserve; a whole pile away, so that the reserve comes into
    play; from the waste; turn the stock; only then shift cards about.
    """
    return min(position.legal_moves(), key=lambda move: _regret(position, move), default=None)


def _regret(position: Position, move: Move) -> int:
    source, target, length = move
    if move == TURN:
        return 5
    if source.kind is PlaceKind.FOUNDATION:
        return 8
    if target.kind is PlaceKind.FOUNDATION:
        return 0
    if source.kind is PlaceKind.RESERVE:
        return 1
    if source == WASTE:
        return 3 if position.piles[target.slot] else 4
    if source.kind is PlaceKind.PILE and length == len(position.piles[source.slot]):
        return 2 if position.reserve else 6
    return 7 if source != STOCK else 5
