"""What is known of the positions of one game, and what follows from it without a search."""

from __future__ import annotations

from collections.abc import Sequence

from chameleon_qt.engine.game import Turn
from chameleon_qt.engine.moves import Move
from chameleon_qt.engine.position import Position
from chameleon_qt.solver.search import Result, Verdict


class Knowledge:
    """Verdicts and winning lines by position. Those that follow from others are added too."""

    def __init__(self) -> None:
        self._verdicts: dict[Position, Verdict] = {}
        self._lines: dict[Position, tuple[Move, ...]] = {}

    def verdict(self, position: Position) -> Verdict | None:
        """The verdict on `position`; None where nothing is known, *open* after a long search."""
        return Verdict.WINNABLE if position.is_won else self._verdicts.get(position)

    def is_settled(self, position: Position) -> bool:
        """Whether `position` is known to be winnable or lost."""
        return self.verdict(position) in (Verdict.WINNABLE, Verdict.LOST)

    def line(self, position: Position) -> tuple[Move, ...] | None:
        """The winning line from `position`, if one is known."""
        return () if position.is_won else self._lines.get(position)

    def learn(self, result: Result) -> None:
        """Keep the answer of a search; an open one never replaces what is settled."""
        if result.line is not None:
            self._win(result.position, result.line)
        elif not self.is_settled(result.position):
            self._verdicts[result.position] = result.verdict

    def spread(self, turns: Sequence[Turn]) -> None:
        """Carry what is known along `turns`, which follow one another.

        Whoever follows a winning line stays on it. What leads to a winnable position is
        winnable, and nothing leads out of a lost one.
        """
        for turn in turns:
            self._forward(turn)
        for turn in reversed(turns):
            line = self.line(turn.after)
            if line is not None and self.line(turn.before) is None:
                self._win(turn.before, turn.moves + line)

    def _forward(self, turn: Turn) -> None:
        if self.is_settled(turn.after):
            return
        if self.verdict(turn.before) is Verdict.LOST:
            self._verdicts[turn.after] = Verdict.LOST
        line, count = self.line(turn.before), len(turn.moves)
        if line is not None and line[:count] == turn.moves:
            self._win(turn.after, line[count:])

    def _win(self, position: Position, line: tuple[Move, ...]) -> None:
        self._verdicts[position] = Verdict.WINNABLE
        self._lines[position] = line
