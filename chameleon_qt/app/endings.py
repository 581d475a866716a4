"""How a game ends on the table: the panels for a game won, stuck or given up, the celebration."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, QRect, Signal

from chameleon_qt.app.choice import Choice
from chameleon_qt.app.game_model import GameModel
from chameleon_qt.engine.game import Status
from chameleon_qt.engine.moves import RESERVE
from chameleon_qt.i18n.formats import duration_text
from chameleon_qt.table.markers import count_plate
from chameleon_qt.table.scene import TableScene
from chameleon_qt.table.view import TableView

if TYPE_CHECKING:
    from chameleon_qt.app.panel import TablePanel

translate = QCoreApplication.translate


class Endings(QObject):
    """Watches the model and shows what there is to say when no move is left.

    Not to be inherited: its plural text is looked up by the name of the class, and only ``tr``
    is known to lupdate as having a number.
    """

    given_up = Signal(bool)
    """The player gives the game up, or plays on."""

    def __init__(
        self,
        model: GameModel,
        scene: TableScene,
        view: TableView,
        new_game: Callable[[], object],
        seconds: Callable[[], float],
        look_back: Callable[[], object],
        show_solution: Callable[[], object],
    ) -> None:
        """`new_game` deals another game; `seconds` tells the time played.

        `look_back` finds out where a game was lost, `show_solution` how it could be won.
        """
        super().__init__(view)
        self._model = model
        self._scene = scene
        self._view = view
        self._new_game = new_game
        self._seconds = seconds
        self._look_back = look_back
        self._show_solution = show_solution
        self._say: Callable[[], None] = self._show_stuck
        self._panel: TablePanel | None = None
        model.dealt.connect(self._hide)
        model.opened.connect(self._hide)
        model.changed.connect(self._on_changed)
        model.status_changed.connect(self._on_status)
        scene.settled.connect(self._on_settled)

    @property
    def panel(self) -> TablePanel:
        """The panel that says how the game ended; made when it is first needed."""
        if self._panel is None:
            from chameleon_qt.app.panel import TablePanel

            self._panel = TablePanel(self._view)
            self._view.fitted.connect(self._panel.fit)
        return self._panel

    @property
    def is_shown(self) -> bool:
        """Whether the panel lies on the table."""
        return self._panel is not None and not self._panel.isHidden()

    @property
    def is_given_up(self) -> bool:
        """Whether the panel asks what comes after a game that the player gives up."""
        return self.is_shown and self._say == self._show_given_up

    def refresh(self) -> None:
        """Say again what is being shown: the stock may have run out, or the language changed."""
        if self.is_shown:
            self._say()

    def give_up(self) -> None:
        """Ask what comes now; nothing has ended, and the next move takes the question away."""
        self._say = self._show_given_up
        self._say()
        self.given_up.emit(True)

    def play_on(self) -> bool:
        """Take the question away; whether it was there."""
        was_given_up = self.is_given_up
        if was_given_up:
            self._hide()
            self.come_back()
        return was_given_up

    def _on_changed(self) -> None:
        if not self.play_on():
            self.refresh()

    def _on_status(self, status: Status) -> None:
        self._hide()
        if status is Status.STUCK:
            self._show(status)
        elif status is Status.WON and not self._scene.animator.is_running:
            self._celebrate()

    def _on_settled(self) -> None:
        """The last card of a won game has landed: now the cards may dance.

        While a new game is being dealt, the old one's status has not been replaced yet.
        """
        is_won = self._model.status is Status.WON and self._model.position.is_won
        if is_won and not self.is_shown:
            self._celebrate()

    def _celebrate(self) -> None:
        self._show(Status.WON)
        if not self._model.solution_shown:
            self._scene.celebrate()

    def _show(self, status: Status) -> None:
        if status is not Status.PLAYING:
            self._say = self._show_won if status is Status.WON else self._show_stuck
            self._say()

    def _show_won(self) -> None:
        if self._model.solution_shown:
            title = translate("Endings", "Solved")
            text = translate(
                "Endings",
                "All cards are home. The solution was shown, so the game does not count as won.",
            )
        else:
            title = translate("Endings", "Well played!")
            text = translate("Endings", "All cards are home: {moves} in {time}.").format(
                moves=self.tr("%n move(s)", "", self._model.move_count),
                time=duration_text(self._seconds()),
            )
        self.panel.present(
            self._view.rect,
            title,
            text,
            [
                self._new_game_choice(),
                Choice(
                    translate("Endings", "Play again"),
                    self._play_again,
                    translate("Actions", "Play this deal from the beginning"),
                ),
            ],
        )

    def _show_stuck(self) -> None:
        self.panel.present(
            self.free_corner,
            translate("Endings", "No card can move"),
            translate("Endings", "Turning the rest of the stock will not help.")
            if self._model.position.stock
            else translate("Endings", "The stock is used up."),
            [
                Choice(
                    translate("Endings", "Undo"),
                    self._model.undo,
                    translate("Actions", "Take back the last move"),
                ),
                Choice(
                    translate("Endings", "Restart"),
                    self._model.restart,
                    translate("Actions", "Play this deal from the beginning"),
                ),
                self._new_game_choice(),
                self._look_back_choice(),
            ],
        )

    def _show_given_up(self) -> None:
        self.panel.present(
            self.free_corner,
            translate("Endings", "Enough of this deal?"),
            translate("Endings", "Some deals cannot be won by anyone."),
            [
                self._look_back_choice(),
                Choice(
                    translate("Endings", "Show the solution"),
                    self._solve,
                    translate(
                        "Actions", "Play a winning line from here; the game then counts as no win"
                    ),
                ),
                self._new_game_choice(),
                Choice(
                    translate("Endings", "Play on"),
                    self.play_on,
                    translate("LookingBack", "Take this panel away and play on"),
                ),
            ],
        )

    def _solve(self) -> None:
        self.play_on()
        self._show_solution()

    def _new_game_choice(self) -> Choice:
        return Choice(
            translate("Endings", "New game"), self._new_game, translate("Actions", "Deal new cards")
        )

    def _look_back_choice(self) -> Choice:
        return Choice(
            translate("Endings", "Where was it lost?"),
            self._look_back,
            translate("Actions", "Find the move that threw the win away"),
        )

    def _play_again(self) -> None:
        self._model.new_game(self._model.deal)

    def show_present(self) -> None:
        """Say what there is to say about the game as it stands."""
        self._on_status(self._model.status)

    def step_aside(self) -> None:
        """Make room for another panel."""
        self._hide()

    def come_back(self) -> None:
        """The other panel has gone: say again that the game is stuck, if it is."""
        if self._model.status is Status.STUCK:
            self._show(Status.STUCK)

    def _hide(self) -> None:
        if self._panel is not None:
            was_given_up = self.is_given_up
            self._panel.hide()
            if was_given_up:
                self.given_up.emit(False)

    def free_corner(self) -> QRect:
        """The part of the table below the reserve, where no card ever lies."""
        layout = self._scene.layout
        reserve, last = layout.places[RESERVE], layout.base_rank
        left = round(min(reserve.left(), last.left()))
        right = round(max(reserve.right(), last.right()))
        top = round(count_plate(layout.open_reserve).bottom())
        return QRect(left, top, right - left, round(layout.size.height()) - top)
