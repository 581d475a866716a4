"""The player's side of the program: signing in, the daily board, statistics, and the records."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, Qt
from PySide6.QtWidgets import QDialog, QWidget

from chameleon_qt.app.actions import Actions
from chameleon_qt.app.game_model import GameModel
from chameleon_qt.app.messages import error_text, sentence
from chameleon_qt.app.notice import Notices
from chameleon_qt.app.play_clock import PlayClock
from chameleon_qt.app.players.scorer import Knows, Scorer
from chameleon_qt.app.players.session import Session
from chameleon_qt.engine.daily import daily_deal
from chameleon_qt.engine.game import Status
from chameleon_qt.engine.origin import Origin
from chameleon_qt.players.errors import PlayersError

if TYPE_CHECKING:
    from chameleon_qt.app.players.daily_window import DailyWindow
    from chameleon_qt.app.statistics.window import StatisticsWindow

translate = QCoreApplication.translate


class PlayersDesk(QObject):
    """Connects a `Session` with the game and the menus; its windows are made when needed."""

    def __init__(
        self,
        session: Session,
        model: GameModel,
        clock: PlayClock,
        actions: Actions,
        notices: Notices,
        knows: Knows,
        tell: Callable[[str], object],
        window: QWidget,
    ) -> None:
        """`tell` says a sentence in the status bar of `window`."""
        super().__init__(window)
        self.session = session
        self.scorer = Scorer(model, clock, session, knows)
        self._model = model
        self._actions = actions
        self._notices = notices
        self._tell = tell
        self._window = window
        self._daily: DailyWindow | None = None
        self._statistics: StatisticsWindow | None = None
        actions.sign_in.triggered.connect(self.show_sign_in)
        actions.sign_out.triggered.connect(session.sign_out)
        actions.account.triggered.connect(self.show_account)
        actions.daily.triggered.connect(self.show_daily)
        actions.statistics.triggered.connect(self.show_statistics)
        session.changed.connect(self._update)
        model.changed.connect(self._on_changed)
        session.archive.trouble.connect(self._on_trouble)
        session.archive.recovered.connect(self._on_recovered)
        session.archive.noticed.connect(self._on_trouble)
        self._update()

    def begin(self) -> None:
        """The first picture is there: the archive may be opened."""
        self.session.begin()
        self.scorer.put()  # what a program that was killed could not say any more

    def stop(self) -> None:
        """End the archive's thread, before the window goes."""
        self.scorer.put()
        self.session.archive.stop()

    def retranslate(self) -> None:
        """Say again who plays, in the present language."""
        self._update()

    def show_sign_in(self) -> None:
        """Ask who plays."""
        from chameleon_qt.app.players.sign_in import SignInDialog

        self._open(SignInDialog(self.session, self._window))

    def show_account(self) -> None:
        """Show what can be changed about the player."""
        from chameleon_qt.app.players.account import AccountDialog

        if self.session.account is not None:
            self._open(AccountDialog(self.session, self._window))

    def show_daily(self) -> None:
        """Show the daily board."""
        if self._daily is None:
            from chameleon_qt.app.players.daily_window import DailyWindow

            self._daily = DailyWindow(
                self.session, self.play_daily, self.show_sign_in, self._window
            )
        _bring_up(self._daily)

    def show_statistics(self) -> None:
        """Show what has been played."""
        session = self.session
        if self._statistics is None:
            from chameleon_qt.app.statistics.window import StatisticsWindow

            self._statistics = StatisticsWindow(
                session.archive, session.player, session.name or None, self._window
            )
        _bring_up(self._statistics)

    def play_daily(self, day: date, late: bool) -> None:
        """Deal the board of `day`."""
        self._model.new_game(daily_deal(day), Origin.now(day, late))

    def _open(self, dialog: QDialog) -> None:
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def _update(self) -> None:
        session, actions = self.session, self._actions
        signed_in = session.player is not None
        actions.show_player(session.name, signed_in)
        actions.account.setEnabled(session.account is not None)
        actions.sign_out.setEnabled(signed_in)
        if self._statistics is not None:
            self._statistics.show_player(session.player, session.name or None)

    def _on_changed(self) -> None:
        """Show a game that has ended where its figures are being looked at."""
        if self._model.status is Status.PLAYING:
            return
        if self._daily is not None and self._daily.isVisible():
            self._daily.refresh()
        if self._statistics is not None:
            self._statistics.refresh()

    def _on_trouble(self, error: PlayersError) -> None:
        self._notices.show(
            lambda: (translate("PlayersDesk", "Players and games"), sentence(error_text(error)))
        )

    def _on_recovered(self) -> None:
        self._tell(translate("PlayersDesk", "Players and games are being kept again"))


def _bring_up(window: QDialog) -> None:
    window.show()
    window.raise_()
    window.activateWindow()
