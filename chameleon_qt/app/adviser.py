"""What the solver knows of the game on the table: verdicts, lines and hints. It knows no widget.

Importing this loads the solver's core; whoever may do without it imports it when it is needed.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QObject, Signal

from chameleon_qt.app.background import Background, Report, Work
from chameleon_qt.app.game_model import GameModel
from chameleon_qt.app.hint_stage import HintStage
from chameleon_qt.engine.game import Turn
from chameleon_qt.engine.moves import Move
from chameleon_qt.engine.position import Position
from chameleon_qt.solver.hint import LONG, QUICK, Hint, Solve, make_hint, solve
from chameleon_qt.solver.knowledge import Knowledge
from chameleon_qt.solver.search import Budget, CancelToken, Result, Verdict


class Light(Enum):
    """What the verdict light shows of a position."""

    WINNABLE = "winnable"
    LOST = "lost"
    THINKING = "thinking"
    OPEN = "open"


@dataclass(frozen=True, slots=True)
class Advice:
    """A hint, and how much of it is told."""

    hint: Hint
    stage: HintStage


class Adviser(QObject):
    """Follows the model, searches where nothing is known, and remembers what was found.

    A search begins with a hint that is asked for, and with every new position while somebody
    watches the light. A move ends the search for the position before it.
    """

    changed = Signal()
    """Something else may be known of the present position."""
    advised = Signal(object)
    """The `Advice` to show, or None when there is none (any more)."""

    def __init__(
        self, model: GameModel, parent: QObject | None = None, solver: Solve = solve
    ) -> None:
        super().__init__(parent)
        self._model = model
        self._solve = solver
        self._quick = Background(self)
        self._long = Background(self)
        self._knowledge = Knowledge()
        self._searched: set[Position] = set()
        """Positions that even the long search has left open."""
        self._sought: Position | None = None
        self._stage: HintStage | None = None
        self._watched = False
        model.dealt.connect(self._on_dealt)
        model.opened.connect(self._on_dealt)
        model.played.connect(self._on_played)
        model.jumped.connect(self._on_jumped)
        model.changed.connect(self._on_changed)

    # What is known

    @property
    def light(self) -> Light:
        """What the verdict light shows for the present position."""
        verdict = self._knowledge.verdict(self._model.position)
        if verdict is Verdict.WINNABLE:
            return Light.WINNABLE
        if verdict is Verdict.LOST:
            return Light.LOST
        return Light.THINKING if self.is_searching else Light.OPEN

    @property
    def is_searching(self) -> bool:
        """Whether a search for the present position is running."""
        return self._quick.is_busy or self._long.is_busy

    @property
    def line(self) -> tuple[Move, ...] | None:
        """The winning line from the present position, if one is known."""
        return self._knowledge.line(self._model.position)

    def known(self, positions: list[Position]) -> dict[Position, Verdict]:
        """The verdicts on those of `positions` that are settled."""
        verdicts = ((position, self._knowledge.verdict(position)) for position in positions)
        return {
            position: verdict
            for position, verdict in verdicts
            if verdict is not None and verdict is not Verdict.OPEN
        }

    def learn(self, *results: Result) -> None:
        """Remember what was found elsewhere."""
        for result in results:
            self._knowledge.learn(result)
        self._knowledge.spread(self._model.history)
        self._tell()

    # What is wanted

    def watch(self, on: bool) -> None:
        """Search every new position from now on, or only when a hint is asked for."""
        self._watched = on
        if on:
            self.search()
        elif self._stage is None:
            self._cancel()
        self.changed.emit()

    def search(self) -> None:
        """Find out about the present position, unless that is done or being done."""
        position = self._model.position
        if self._knowledge.is_settled(position) or position in self._searched:
            return
        if self.is_searching and self._sought == position:
            return
        self._sought = position
        self._quick.start(self._work(position, QUICK), self._hear_quick)
        self.changed.emit()

    def hint(self, first: HintStage) -> None:
        """Advise a move; `first` is what is told at first, each further call tells more."""
        if self._model.position.is_won:
            return
        self._stage = self._stage.next if self._stage else first
        self.search()
        self._advise()

    def dismiss(self) -> bool:
        """Forget the hint; whether there was one."""
        was_told = self._stage is not None
        self._stage = None
        self.advised.emit(None)
        return was_told

    def stop(self) -> None:
        """End the thread."""
        self._quick.stop()
        self._long.stop()

    # What happens

    def _work(self, position: Position, budget: Budget) -> Work:
        solver = self._solve

        def work(report: Report, cancel: CancelToken) -> None:
            report(solver(position, budget, cancel))

        return work

    def _hear_quick(self, value: object) -> None:
        """The first answer for the present position, or None at its end."""
        if isinstance(value, Result):
            if value.verdict is Verdict.OPEN:
                self._long.start(self._work(value.position, LONG), self._hear_long)
            self.learn(value)

    def _hear_long(self, value: object) -> None:
        """The second answer for the present position, or None at its end."""
        if isinstance(value, Result):
            self._searched.add(value.position)
            self.learn(value)
        self.changed.emit()

    def _cancel(self) -> None:
        self._quick.cancel()
        self._long.cancel()

    def _on_dealt(self, position: Position) -> None:
        self._knowledge = Knowledge()
        self._searched.clear()

    def _on_played(self, turn: Turn) -> None:
        self._knowledge.spread([turn])

    def _on_jumped(self, position: Position) -> None:
        self._knowledge.spread(self._model.history)

    def _on_changed(self) -> None:
        self._cancel()
        self.dismiss()
        if self._watched:
            self.search()
        self.changed.emit()

    def _tell(self) -> None:
        self._advise()
        self.changed.emit()

    def _advise(self) -> None:
        position = self._model.position
        verdict = self._knowledge.verdict(position)
        if self._stage is None or verdict is None:
            return
        hint = make_hint(position, verdict, self._knowledge.line(position))
        self.advised.emit(Advice(hint, self._stage))
