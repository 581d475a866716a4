"""The solver: is a position winnable, lost or open? It knows no Qt."""

from chameleon_qt.solver.search import Budget, CancelToken, Result, Solver, Verdict
from chameleon_qt.solver.winnable import find_winnable

__all__ = ["Budget", "CancelToken", "Result", "Solver", "Verdict", "find_winnable"]
