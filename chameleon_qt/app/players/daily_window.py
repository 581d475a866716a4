"""The window of the daily board: the calendar, the streaks, and what can be done with a day."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date

from PySide6.QtCore import QCoreApplication, QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QGuiApplication, QPainter, QPaintEvent, QPalette, QShowEvent
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from chameleon_qt.app.messages import error_text
from chameleon_qt.app.players.calendar import BoardCalendar, draw_sign, to_qt
from chameleon_qt.app.players.results import result_text, state_text
from chameleon_qt.app.players.session import Session
from chameleon_qt.app.tall_page import TallPage
from chameleon_qt.app.tips import give_tip
from chameleon_qt.engine.daily import FIRST_DAY
from chameleon_qt.i18n.formats import date_text
from chameleon_qt.players.board import Day, DayState, Streaks
from chameleon_qt.players.errors import PlayersError
from chameleon_qt.players.records import GameRecord

translate = QCoreApplication.translate

Play = Callable[[date, bool], object]
"""Deals the board of a day; the second tells whether that day is over."""
LEGEND = (DayState.WON, DayState.WON_LATE, DayState.PLAYED, DayState.MISSED)


class DailyWindow(QDialog):
    """For a signed-in player; to a guest it offers to sign in.

    Not to be inherited: its plural text is looked up by the name of the class.
    """

    def __init__(
        self,
        session: Session,
        play: Play,
        sign_in: Callable[[], object],
        parent: QWidget | None = None,
        today: Callable[[], date] = date.today,
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._play = play
        self._today = today
        self._streaks = Streaks(0, 0)
        self._result: GameRecord | None = None
        self.calendar = BoardCalendar()
        self.calendar.setMinimumSize(self._calendar_size())
        self.title, self.story, self.streaks, self.message = (QLabel() for _ in range(4))
        for label in (self.title, self.story, self.streaks, self.message):
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
        font = self.title.font()
        font.setBold(True)
        font.setPointSizeF(font.pointSizeF() * 1.2)
        self.title.setFont(font)
        self.play, self.copy = QPushButton(), QPushButton()
        self.sign_in = QPushButton()
        self.play.setDefault(True)
        self.play.clicked.connect(self._begin)
        self.copy.clicked.connect(self._copy)
        self.sign_in.clicked.connect(sign_in)
        self._legend = [_LegendEntry(state) for state in LEGEND]
        self._lay_out()
        self.calendar.selectionChanged.connect(self._on_chosen)
        self.calendar.currentPageChanged.connect(lambda *_: self._ask_month())
        session.changed.connect(self.refresh)
        self.retranslate()

    def _lay_out(self) -> None:
        buttons = QHBoxLayout()
        for button in (self.sign_in, self.play, self.copy):
            buttons.addWidget(button)
        buttons.addStretch()
        close = QDialogButtonBox()
        self.close_ = close.addButton(QDialogButtonBox.StandardButton.Close)
        close.rejected.connect(self.reject)
        page = QWidget()
        told = QVBoxLayout(page)
        told.setContentsMargins(0, 0, 0, 0)
        for widget in (self.title, self.story):
            told.addWidget(widget)
        told.addLayout(buttons)
        told.addWidget(self.message)
        told.addStretch()
        for entry in self._legend:
            told.addWidget(entry)
        told.addSpacing(8)
        told.addWidget(self.streaks)
        right = QVBoxLayout()
        right.addWidget(TallPage(page), 1)
        right.addWidget(close)
        columns = QHBoxLayout(self)
        columns.setSpacing(18)
        columns.addWidget(self.calendar, 1)
        columns.addLayout(right)
        self.story.setMinimumWidth(24 * self.fontMetrics().averageCharWidth())

    def _calendar_size(self) -> QSize:
        metrics = self.fontMetrics()
        return QSize(7 * metrics.horizontalAdvance("000000"), 20 * metrics.lineSpacing())

    # What is shown

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.refresh()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()

    def retranslate(self) -> None:
        """Say everything in the present language."""
        self.setWindowTitle(translate("DailyWindow", "Daily board"))
        self.calendar.setAccessibleName(translate("DailyWindow", "Days of the daily board"))
        self.copy.setText(translate("DailyWindow", "&Copy result"))
        for widget, tip in (
            (self.calendar, translate("DailyWindow", "Choose a day to play or to look at")),
            (self.play, translate("DailyWindow", "Deal the cards of this day")),
            (
                self.copy,
                translate(
                    "DailyWindow", "Put a short text about this day on the clipboard, to share"
                ),
            ),
            (self.sign_in, translate("DailyWindow", "The daily board is for signed-in players")),
            (self.close_, translate("DailyWindow", "Back to the game")),
        ):
            give_tip(widget, tip)
        self.sign_in.setText(translate("DailyWindow", "&Sign in…"))
        for entry in self._legend:
            entry.retranslate()
        self.message.clear()
        self._tell()

    def refresh(self) -> None:
        """Ask for everything anew: a day may have begun, a game ended, or a player come."""
        self.message.clear()
        today = to_qt(max(self._today(), FIRST_DAY))  # a clock may be in 1970
        was_today = self.calendar.selectedDate() == self.calendar.maximumDate()
        self.calendar.setMaximumDate(today)
        if was_today:
            self.calendar.setSelectedDate(today)
        self.calendar.forget()
        self._streaks, self._result = Streaks(0, 0), None
        self._ask_month()
        self._ask_result()
        player = self._session.player
        if player is not None:
            self._session.archive.ask(lambda store: store.streaks(player), self._on_streaks, self)
        self._tell()

    def _ask_month(self) -> None:
        player = self._session.player
        if player is not None:
            year, month = self.calendar.yearShown(), self.calendar.monthShown()
            self._session.archive.ask(
                lambda store: store.month(player, year, month), self._on_month, self
            )

    def _ask_result(self) -> None:
        player, day = self._session.player, self.calendar.day
        if player is not None:
            self._session.archive.ask(
                lambda store: (day, store.result_of(player, day)), self._on_result, self
            )

    def _on_chosen(self) -> None:
        self._result = None
        self.message.clear()
        self._ask_result()
        self._tell()

    def _on_month(self, answer: list[Day] | PlayersError) -> None:
        if isinstance(answer, PlayersError):
            self.message.setText(error_text(answer))
            return
        self.calendar.show_days(answer)
        self._tell()

    def _on_streaks(self, answer: Streaks | PlayersError) -> None:
        if isinstance(answer, Streaks):
            self._streaks = answer
            self._tell()

    def _on_result(self, answer: tuple[date, GameRecord | None] | PlayersError) -> None:
        if not isinstance(answer, PlayersError) and answer[0] == self.calendar.day:
            self._result = answer[1]
            self._tell()

    def _tell(self) -> None:
        """Say what is known of the player and the day."""
        guest = self._session.player is None
        day = self.calendar.day
        state = self.calendar.state(day)
        self.title.setText(date_text(day))
        if guest:
            self.story.setText(
                translate("DailyWindow", "One deal a day, the same for everyone. Sign in to play.")
            )
        else:
            self.story.setText(state_text(state, self._result))
        self.streaks.setText(
            translate("DailyWindow", "Won in a row: {current}. Best: {best}.").format(
                current=self.tr("%n day(s)", "", self._streaks.current),
                best=self.tr("%n day(s)", "", self._streaks.best),
            )
        )
        self.streaks.setVisible(not guest)
        self.sign_in.setVisible(guest)
        self.play.setVisible(not guest)
        self.copy.setVisible(not guest)
        self.copy.setEnabled(self._result is not None)
        self.play.setText(
            translate("DailyWindow", "&Play")
            if self._result is None
            else translate("DailyWindow", "&Play again")
        )

    # What can be done

    def _begin(self) -> None:
        player, day = self._session.player, self.calendar.day
        if player is None:
            return
        self.play.setEnabled(False)

        def on_answer(late: bool | PlayersError) -> None:
            self.play.setEnabled(True)
            if isinstance(late, PlayersError):
                self.message.setText(error_text(late))
            elif self._session.player == player:
                self.accept()
                self._play(day, late)

        self._session.archive.ask(lambda store: store.begin_day(player, day), on_answer, self)

    def _copy(self) -> None:
        if self._result is not None:
            QGuiApplication.clipboard().setText(result_text(self._result))
            self.message.setText(translate("DailyWindow", "The result is on the clipboard."))


class _LegendEntry(QWidget):
    """A sign of the calendar and what it means."""

    def __init__(self, state: DayState) -> None:
        super().__init__()
        self._state = state
        self._name = QLabel()
        side = self.fontMetrics().height()
        row = QHBoxLayout(self)
        row.setContentsMargins(side + 10, 0, 0, 0)
        row.addWidget(self._name)

    def retranslate(self) -> None:
        """Say it in the present language."""
        self._name.setText(state_text(self._state, None))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = self.fontMetrics().height() * 0.8
        area = QRectF(2, (self.height() - side) / 2, side, side)
        palette = self.palette()
        draw_sign(
            painter,
            area,
            self._state,
            palette.color(QPalette.ColorRole.WindowText),
            palette.color(QPalette.ColorRole.Window),
        )
