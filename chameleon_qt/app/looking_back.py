"""Where was it lost? Judges the game played so far and leads back to where it could be won."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QObject

from chameleon_qt.app.adviser import Adviser
from chameleon_qt.app.background import Background, Report
from chameleon_qt.app.choice import Choice
from chameleon_qt.app.endings import Endings
from chameleon_qt.app.game_model import GameModel
from chameleon_qt.app.hint_texts import move_text
from chameleon_qt.app.panel import TablePanel
from chameleon_qt.solver.hint import Solve, solve
from chameleon_qt.solver.judge import Judgement, judge
from chameleon_qt.solver.search import CancelToken
from chameleon_qt.table.hint_mark import MarkKind, MoveMark

translate = QCoreApplication.translate


class LookingBack(QObject):
    """Runs one judgement at a time; any change of the game ends it and closes its panel."""

    def __init__(
        self,
        model: GameModel,
        adviser: Adviser,
        panel: TablePanel,
        endings: Endings,
        show_mistake: Callable[[MoveMark, str], object],
        solver: Solve = solve,
    ) -> None:
        """`panel` stands where that of `endings` does; `show_mistake` marks a move, says why."""
        super().__init__(panel)
        self._model = model
        self._adviser = adviser
        self._panel = panel
        self._endings = endings
        self._show_mistake = show_mistake
        self._solve = solver
        self._background = Background(self)
        self._is_offer = False
        self._goes = False
        self._progress = (0, 1)
        self._judgement: Judgement | None = None
        model.changed.connect(self.close)

    @property
    def is_shown(self) -> bool:
        """Whether the panel lies on the table."""
        return not self._panel.isHidden()

    def offer(self) -> None:
        """Say that the present position is lost, and offer the ways back."""
        self._is_offer = True
        self.retranslate()

    def start(self, then_go: bool) -> None:
        """Judge the game; `then_go` leads back at once when the last winnable place is known."""
        self._adviser.dismiss()
        self._is_offer = False
        self._goes = then_go
        self._judgement = None
        self._progress = (0, 1)
        history = self._model.history
        positions = [self._model.deal.start(), *(turn.after for turn in history)]
        known, solver = self._adviser.known(positions), self._solve

        def work(report: Report, cancel: CancelToken) -> None:
            def progress(done: int, total: int) -> None:
                report((done, total))

            report(judge(positions, known, solver, progress, cancel))

        self.retranslate()
        self._background.start(work, self._hear)

    def close(self) -> None:
        """End the judgement and take its panel away."""
        self._background.cancel()
        if self.is_shown:
            self._panel.hide()
            self._endings.come_back()

    def stop(self) -> None:
        """End the thread, and take the panel away."""
        self._background.stop()
        self._panel.hide()

    def retranslate(self) -> None:
        """Say again what is being shown, in the words of the present language."""
        self._endings.step_aside()
        title, text, choices = self._words()
        self._panel.present(self._endings.free_corner, title, text, choices)

    def _hear(self, value: object) -> None:
        if isinstance(value, tuple):
            self._progress = value
            self._panel.say(self._progress_text())
        elif isinstance(value, Judgement):
            self._judgement = value
            self._adviser.learn(*value.results)
            if self._goes and value.last_winnable is not None:
                self.go()
            else:
                self.retranslate()

    def go(self) -> None:
        """Go to the last winnable position and show the move that was a mistake there."""
        judgement = self._judgement
        if judgement is None or judgement.last_winnable is None:
            return
        at = judgement.last_winnable
        is_exact = judgement.first_lost == at + 1
        history = self._model.history
        self.close()
        if at >= len(history):
            return
        self._model.go_back(at)
        if is_exact:
            turn = history[at]
            text = translate("LookingBack", "From here this lost the game: {move}").format(
                move=move_text(turn.before, turn.moves[0])
            )
            self._show_mistake(MoveMark(turn.moves[0], MarkKind.MISTAKE), text)

    def _progress_text(self) -> str:
        done, total = self._progress
        return translate("LookingBack", "Looking back: {done} of {total} positions").format(
            done=done, total=total
        )

    def _words(self) -> tuple[str, str, list[Choice]]:
        if self._is_offer:
            return self._offer_words()
        title = translate("LookingBack", "Where was it lost?")
        close = self._close_choice()
        judgement = self._judgement
        if judgement is None:
            return title, self._progress_text(), [self._stop_choice()]
        won, lost = judgement.last_winnable, judgement.first_lost
        if won == len(judgement.verdicts) - 1:
            text = translate("LookingBack", "Nothing is lost: this position can still be won.")
            return title, text, [close]
        if lost == 0:
            text = translate("LookingBack", "This deal could not be won from its beginning.")
            return title, text, [close]
        if won is None:
            text = translate("LookingBack", "The solver found no position that could be won.")
            return title, text, [close]
        if lost == won + 1:
            turn = self._model.history[won]
            text = translate("LookingBack", "Move {number} lost it: {move}.").format(
                number=self._number(lost), move=move_text(turn.before, turn.moves[0])
            )
        elif lost is None:
            text = translate(
                "LookingBack",
                "Up to move {number} it could be won; what came later is not settled.",
            ).format(number=self._number(won))
        else:
            text = translate(
                "LookingBack",
                "It was lost after move {first}, by move {last} at the latest; more is open.",
            ).format(first=self._number(won), last=self._number(lost))
        go = Choice(
            translate("LookingBack", "Go there"),
            self.go,
            translate("Actions", "Go back to where this game could still be won"),
        )
        return title, text, [go, close]

    def _offer_words(self) -> tuple[str, str, list[Choice]]:
        return (
            translate("LookingBack", "This position is lost"),
            translate("LookingBack", "It is proved that nothing leads to a win from here."),
            [
                Choice(
                    translate("LookingBack", "Back to the last winnable position"),
                    lambda: self.start(then_go=True),
                    translate("Actions", "Go back to where this game could still be won"),
                ),
                Choice(
                    translate("LookingBack", "Where was it lost?"),
                    lambda: self.start(then_go=False),
                    translate("Actions", "Find the move that threw the win away"),
                ),
                self._close_choice(),
            ],
        )

    def _close_choice(self) -> Choice:
        return Choice(
            translate("LookingBack", "Close"),
            self.close,
            translate("LookingBack", "Take this panel away and play on"),
        )

    def _stop_choice(self) -> Choice:
        return Choice(
            translate("LookingBack", "Stop"),
            self.close,
            translate("LookingBack", "Search no further and play on"),
        )

    def _number(self, turns: int) -> int:
        """Moves played after so many turns, as the status bar counts them."""
        return sum(len(turn.moves) for turn in self._model.history[:turns])
