"""All that the solver does for the player: hints, verdicts, looking back, solutions, deals.

The solver and everything built on it are loaded when they are first needed, so that a game
begins without them.
"""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtWidgets import QStatusBar

from chameleon_qt.app.actions import Actions
from chameleon_qt.app.endings import Endings
from chameleon_qt.app.game_model import GameModel
from chameleon_qt.app.hint_stage import HintStage
from chameleon_qt.app.sentence import Sentence
from chameleon_qt.app.settings import Settings
from chameleon_qt.app.winnable_deals import Ready, WinnableDeals
from chameleon_qt.engine.deal import Deal
from chameleon_qt.engine.game import Status
from chameleon_qt.engine.rules import Rules
from chameleon_qt.table.hint_mark import MarkKind, MoveMark
from chameleon_qt.table.view import TableView

if TYPE_CHECKING:
    from chameleon_qt.app.adviser import Advice, Adviser
    from chameleon_qt.app.looking_back import LookingBack
    from chameleon_qt.app.solution_bar import SolutionBar
    from chameleon_qt.app.solution_player import SolutionPlayer
    from chameleon_qt.app.verdict_light import VerdictLight

translate = QCoreApplication.translate


class Guidance(QObject):
    """Connects the solver's helpers with the actions, the table and the status bar."""

    def __init__(
        self,
        model: GameModel,
        view: TableView,
        bar: QStatusBar,
        settings: Settings,
        actions: Actions,
        endings: Endings,
    ) -> None:
        super().__init__(view)
        self._model = model
        self._view = view
        self._scene = view.table
        self._bar = bar
        self._settings = settings
        self._actions = actions
        self._endings = endings
        self._advice: Advice | None = None
        self._wants_solution = False
        self._has_begun = False
        self.sentence = Sentence(bar)
        self.deals = WinnableDeals(settings, self)
        actions.hint.triggered.connect(self.hint)
        actions.look_back.triggered.connect(self.look_back)
        actions.go_back.triggered.connect(self.go_back)
        actions.solution.triggered.connect(self.show_solution)
        actions.give_up.triggered.connect(self.give_up)
        endings.given_up.connect(self._allow_giving_up)
        actions.winnable.toggled.connect(lambda on: setattr(settings, "winnable", on))
        model.changed.connect(self._on_changed)
        self._on_changed()

    # Made when needed

    @cached_property
    def adviser(self) -> Adviser:
        """What is known of the game on the table."""
        from chameleon_qt.app.adviser import Adviser

        adviser = Adviser(self._model, self)
        adviser.advised.connect(self._show_advice)
        adviser.changed.connect(self._on_known)
        return adviser

    @cached_property
    def light(self) -> VerdictLight:
        """The verdict light in the status bar."""
        from chameleon_qt.app.verdict_light import VerdictLight

        light = VerdictLight(self._bar)
        light.show_light(self.adviser.light)
        return light

    @cached_property
    def looking_back(self) -> LookingBack:
        """Where the game was lost."""
        from chameleon_qt.app.looking_back import LookingBack
        from chameleon_qt.app.panel import TablePanel

        panel = TablePanel(self._view)
        self._view.fitted.connect(panel.fit)
        return LookingBack(self._model, self.adviser, panel, self._endings, self._show_mistake)

    @cached_property
    def player(self) -> SolutionPlayer:
        """Plays a solution on the table."""
        from chameleon_qt.app.solution_player import SolutionPlayer

        return SolutionPlayer(self._model, self)

    @cached_property
    def solution_bar(self) -> SolutionBar:
        """Drives the solution that is being shown."""
        from chameleon_qt.app.solution_bar import SolutionBar

        bar = SolutionBar(self.player, self._view, self._endings.free_corner)
        self._view.fitted.connect(bar.fit)
        return bar

    def _has(self, name: str) -> bool:
        """Whether this helper has been made."""
        return name in self.__dict__

    # What the player asks for

    def begin(self) -> None:
        """The table is there: load what the settings want."""
        self._has_begun = True
        self.apply_settings()

    def apply_settings(self) -> None:
        """Follow the settings, from the first picture on."""
        settings = self._settings
        self._actions.winnable.setChecked(settings.winnable)
        if not self._has_begun:
            return
        if settings.winnable:
            self.deals.prepare(self._model.deal.rules)
        if settings.verdict_light or self._has("light"):
            self.adviser.watch(settings.verdict_light)
            self.light.setVisible(settings.verdict_light)

    def deal_next(self, rules: Rules, play: Ready) -> None:
        """Give `play` another deal of `rules`, a winnable one where the setting says so."""
        if not self._settings.winnable:
            play(Deal.unforeseen(rules))
        elif not self.deals.take(rules, play):
            self.sentence.say(translate("Guidance", "Looking for a winnable deal…"))

    def knows(self, deal: Deal) -> bool | None:
        """Whether `deal` can be won, as far as that is known."""
        if self._settings.was_prepared(deal):
            return True
        if not self._has("adviser"):
            return None
        from chameleon_qt.solver.search import Verdict

        start = deal.start()
        verdict = self.adviser.known([start]).get(start)
        return None if verdict is None else verdict is Verdict.WINNABLE

    def hint(self) -> None:
        """Tell something about the next move, and more with each call."""
        self.looking_back.close()
        self.adviser.hint(self._settings.first_hint)
        if self._advice is None and not self._model.position.is_won:
            self.sentence.say(translate("Guidance", "Thinking…"))

    def look_back(self) -> None:
        """Find out where the game was lost."""
        self.looking_back.start(then_go=False)

    def go_back(self) -> None:
        """Go back to the last position that can be won."""
        self.looking_back.start(then_go=True)

    def show_solution(self) -> None:
        """Play the winning line from here as soon as it is known."""
        self._wants_solution = True
        self.adviser.search()
        self._on_known()

    def give_up(self) -> None:
        """Ask what comes after a game that the player gives up."""
        if self._has("looking_back"):
            self.looking_back.close()
        self._clear()
        self._endings.give_up()

    def _allow_giving_up(self) -> None:
        model = self._model
        can_end = model.can_undo and model.status is not Status.WON
        self._actions.give_up.setEnabled(can_end and not self._endings.is_given_up)

    def dismiss(self) -> bool:
        """Take away what is being shown; whether there was anything."""
        self._wants_solution = False
        if self._has("player") and self.player.is_active:
            self.player.stop()
            return True
        if self._has("looking_back") and self.looking_back.is_shown:
            self.looking_back.close()
            return True
        if self._endings.play_on():
            return True
        was_told = bool(self.sentence.text())
        if self._has("adviser"):
            self.adviser.dismiss()
        self._clear()
        return was_told

    def retranslate(self) -> None:
        """Say again what is being shown, in the words of the present language."""
        if self._advice is not None:
            self._show_advice(self._advice)
        if self._has("light"):
            self.light.show_light(self.adviser.light)
        if self._has("looking_back") and self.looking_back.is_shown:
            self.looking_back.retranslate()
        if self._has("solution_bar"):
            self.solution_bar.refresh()

    def stop(self) -> None:
        """End all threads and timers, before the window goes; a change of language begins none."""
        self._has_begun = False
        self.deals.stop()
        if self._has("player"):
            self.player.stop()
        if self._has("looking_back"):
            self.looking_back.stop()
        if self._has("adviser"):
            self.adviser.stop()

    # What there is to show

    def _on_changed(self) -> None:
        actions, model = self._actions, self._model
        goes_on = model.status is not Status.WON
        actions.hint.setEnabled(goes_on)
        actions.solution.setEnabled(goes_on)
        actions.look_back.setEnabled(model.can_undo)
        actions.go_back.setEnabled(model.can_undo)
        self._allow_giving_up()
        self._wants_solution = False
        self._clear()

    def _clear(self) -> None:
        self._advice = None
        self._scene.show_mark(None)
        self.sentence.say("")

    def _show_advice(self, advice: Advice | None) -> None:
        if advice is None:
            self._clear()
            return
        from chameleon_qt.app.hint_texts import hint_text

        if self._advice is None:
            self._model.note_hint()
        self._advice = advice
        hint = advice.hint
        self.sentence.say(hint_text(hint, advice.stage))
        if hint.move is None:
            self._scene.show_mark(None)
            if self._model.can_undo:
                self.looking_back.offer()
        elif advice.stage is not HintStage.WORD:
            kind = MarkKind.GUESS if hint.guess else MarkKind.WAY
            whole = advice.stage is HintStage.MOVE
            self._scene.show_mark(MoveMark(hint.move, kind, whole))

    def _show_mistake(self, mark: MoveMark, text: str) -> None:
        self._scene.show_mark(mark)
        self.sentence.say(text)

    def _on_known(self) -> None:
        from chameleon_qt.app.adviser import Light

        light = self.adviser.light
        if self._has("light"):
            self.light.show_light(light)
        if not self._wants_solution:
            return
        line = self.adviser.line
        if light is Light.THINKING:
            self.sentence.say(translate("Guidance", "Looking for a solution…"))
            return
        self._wants_solution = False
        if line:
            self.sentence.say("")
            self.solution_bar.refresh()
            self.player.begin(line)
        elif light is Light.LOST:
            self.sentence.say(translate("Guidance", "There is no solution: this position is lost"))
        else:
            self.sentence.say(translate("Guidance", "The solver has found no solution"))
