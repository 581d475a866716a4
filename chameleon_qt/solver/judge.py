"""Where was it lost? Judges the positions of a game that was played, from its end backwards."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from chameleon_qt.engine.position import Position
from chameleon_qt.solver.hint import QUICK, Solve
from chameleon_qt.solver.search import Budget, CancelToken, Result, Verdict

THOROUGH = Budget(nodes=3_000_000, seconds=5.0, memory=128 << 20)
"""For each position that a quick search leaves open between the win and the loss."""


@dataclass(frozen=True, slots=True)
class Judgement:
    """A verdict for each position of a game, the deal's first; and the searches behind them."""

    verdicts: tuple[Verdict, ...]
    results: tuple[Result, ...]

    @property
    def last_winnable(self) -> int | None:
        """The number of the last position that could be won, if there is any."""
        winnable = [at for at, v in enumerate(self.verdicts) if v is Verdict.WINNABLE]
        return winnable[-1] if winnable else None

    @property
    def first_lost(self) -> int | None:
        """The number of the first position that was lost, if there is any."""
        return next((at for at, v in enumerate(self.verdicts) if v is Verdict.LOST), None)


def judge(
    positions: Sequence[Position],
    known: Mapping[Position, Verdict],
    solve: Solve,
    progress: Callable[[int, int], object],
    cancel: CancelToken,
) -> Judgement:
    """Judge `positions`, which follow one another, until the losing move is found.

    The end of a game is settled fastest, so quick searches go from there backwards to the last
    win. What they leave open between it and the first loss is searched thoroughly, again
    backwards. `progress` is told how many positions are done, and of how many.
    """
    verdicts = [known.get(position, Verdict.OPEN) for position in positions]
    results: list[Result] = []
    for budget in (QUICK, THOROUGH):
        _spread(verdicts)
        unsettled = [at for at, verdict in enumerate(verdicts) if verdict is Verdict.OPEN]
        for done, at in enumerate(reversed(unsettled)):
            if cancel.is_cancelled:
                break
            if verdicts[at] is not Verdict.OPEN:
                continue
            progress(done, len(unsettled))
            result = solve(positions[at], budget, cancel)
            results.append(result)
            verdicts[at] = result.verdict
            _spread(verdicts)
    return Judgement(tuple(verdicts), tuple(results))


def _spread(verdicts: list[Verdict]) -> None:
    """All before a winnable position is winnable, all after a lost one lost."""
    won = max((at for at, v in enumerate(verdicts) if v is Verdict.WINNABLE), default=-1)
    lost = min((at for at, v in enumerate(verdicts) if v is Verdict.LOST), default=len(verdicts))
    verdicts[: won + 1] = [Verdict.WINNABLE] * (won + 1)
    verdicts[lost:] = [Verdict.LOST] * (len(verdicts) - lost)
