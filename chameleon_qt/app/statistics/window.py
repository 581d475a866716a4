"""The statistics window: figures and charts of one player, for a game and a period."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from chameleon_qt.app.archive import Archive
from chameleon_qt.app.messages import error_text, sentence
from chameleon_qt.app.statistics.chart import BarChart
from chameleon_qt.app.statistics.charts import ChartWords
from chameleon_qt.app.statistics.figures_grid import FiguresGrid
from chameleon_qt.app.statistics.findings import NO_GAMES, Findings, Unit, Wanted, find
from chameleon_qt.app.statistics.periods import Period, first_day, midnight
from chameleon_qt.app.statistics.transfer import Transfer
from chameleon_qt.app.statistics.words import player_text
from chameleon_qt.app.tall_page import TallPage
from chameleon_qt.app.tips import give_tip
from chameleon_qt.engine.rules import GAMES
from chameleon_qt.players.errors import PlayersError
from chameleon_qt.players.selection import Filter

translate = QCoreApplication.translate

FRAME = QSize(16, 48)
"""Room that the window's frame and title take."""
NOTHING_FOUND = Findings(NO_GAMES, Unit.MONTH, ())


class StatisticsWindow(QDialog):
    """Asks the archive for everything, so that it never waits; shows what comes."""

    def __init__(
        self,
        archive: Archive,
        player: int | None,
        name: str | None,
        parent: QWidget | None = None,
        today: Callable[[], date] = date.today,
    ) -> None:
        """`name` is the player's, None for guests."""
        super().__init__(parent)
        self._archive = archive
        self._player = player
        self._name = name
        self._today = today
        self._found = NOTHING_FOUND
        self._words = ChartWords(self)
        self.game, self.period = QComboBox(), QComboBox()
        self._labels = [QLabel(), QLabel()]
        self.figures = FiguresGrid()
        self.charts = [BarChart() for _ in range(3)]
        self._titles = [QLabel() for _ in self.charts]
        self.message = QLabel()
        self.message.setWordWrap(True)
        self.message.setTextFormat(Qt.TextFormat.PlainText)
        self.export, self.bring, self.reset = (QPushButton() for _ in range(3))
        self.transfer = Transfer(archive, self.message.setText, self.refresh, self)
        self._lay_out()
        for box, values in ((self.game, (None, *GAMES)), (self.period, tuple(Period))):
            for value in values:
                box.addItem("", value)
            box.currentIndexChanged.connect(self.refresh)
        self.export.clicked.connect(lambda: self.transfer.ask_export(self._filter()))
        self.bring.clicked.connect(lambda: self.transfer.ask_import(self._player))
        self.reset.clicked.connect(lambda: self.transfer.ask_reset(self._player))
        self.retranslate()
        line = self.fontMetrics().lineSpacing()
        wanted = QSize(46 * line, 42 * line).expandedTo(self.minimumSizeHint())
        self.resize(wanted.boundedTo(self.screen().availableSize() - FRAME))

    def _lay_out(self) -> None:
        filters = QHBoxLayout()
        for label, box in zip(self._labels, (self.game, self.period), strict=True):
            label.setBuddy(box)
            filters.addWidget(label)
            filters.addWidget(box)
            filters.addSpacing(12)
        filters.addStretch()
        page = QWidget()
        content = QGridLayout(page)
        content.setContentsMargins(0, 4, 8, 0)
        content.setHorizontalSpacing(18)
        content.addWidget(self.figures, 0, 0, 1, 2)
        content.setRowMinimumHeight(1, 8)
        for number, (title, chart) in enumerate(zip(self._titles, self.charts, strict=True)):
            row, column, across = (2, 0, 2) if number == 0 else (4, number - 1, 1)
            font = title.font()
            font.setBold(True)
            title.setFont(font)
            title.setWordWrap(True)
            content.addWidget(title, row, column, 1, across)
            content.addWidget(chart, row + 1, column, 1, across)
            content.setRowStretch(row + 1, 1)
        buttons = QDialogButtonBox()
        self.close_ = buttons.addButton(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        last = QHBoxLayout()
        for button in (self.export, self.bring, self.reset):
            button.setAutoDefault(False)
            last.addWidget(button)
        last.addStretch()
        last.addWidget(buttons)
        rows = QVBoxLayout(self)
        rows.addLayout(filters)
        rows.addWidget(TallPage(page), 1)
        rows.addWidget(self.message)
        rows.addLayout(last)

    def show_player(self, player: int | None, name: str | None) -> None:
        """Show another player's figures, or the same one's under another name."""
        if player != self._player:
            self._found = NOTHING_FOUND
        self._player, self._name = player, name
        self.retranslate()
        self.refresh()

    def refresh(self) -> None:
        """Ask for everything anew; nothing is asked while nobody looks."""
        if self.isVisible():
            wanted = Wanted(
                self._player, self.game.currentData(), self.period.currentData(), self._today()
            )
            self._archive.ask(lambda store: (wanted, find(store, wanted)), self._on_found, self)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.message.clear()
        self.refresh()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()

    def retranslate(self) -> None:
        """Say everything in the present language."""
        self.setWindowTitle(
            translate("Statistics", "Statistics: {player}").format(player=player_text(self._name))
        )
        self._labels[0].setText(translate("Statistics", "&Game:"))
        self._labels[1].setText(translate("Statistics", "&Period:"))
        for index, game in enumerate(
            (translate("Statistics", "All games"), *(name.capitalize() for name in GAMES))
        ):
            self.game.setItemText(index, game)
        for index, period in enumerate(
            (
                translate("Statistics", "All time"),
                translate("Statistics", "Last 7 days"),
                translate("Statistics", "Last 30 days"),
                translate("Statistics", "Last 12 months"),
            )
        ):
            self.period.setItemText(index, period)
        self.export.setText(translate("Statistics", "&Export…"))
        self.bring.setText(translate("Statistics", "&Import…"))
        self.reset.setText(translate("Statistics", "&Reset…"))
        for widget, tip in (
            (self.game, translate("Statistics", "Which games are counted")),
            (self.period, translate("Statistics", "How far back games are counted")),
            (self.export, translate("Statistics", "Write these games into a file")),
            (self.bring, translate("Statistics", "Add games from a file that was exported")),
            (self.reset, translate("Statistics", "Remove all games of this player")),
            (self.close_, translate("Statistics", "Back to the game")),
        ):
            give_tip(widget, tip)
        self.message.clear()
        self._show_findings()

    def _filter(self) -> Filter:
        first = first_day(self.period.currentData(), self._today())
        since = None if first is None else midnight(first)
        return Filter(self._player, self.game.currentData(), since)

    def _on_found(self, answer: tuple[Wanted, Findings] | PlayersError) -> None:
        if isinstance(answer, PlayersError):
            self.message.setText(sentence(error_text(answer)))
        elif answer[0].player == self._player:
            self._found = answer[1]
            self._show_findings()

    def _show_findings(self) -> None:
        found, words = self._found, self._words
        self.figures.show_figures(found.summary)
        nothing = translate("Statistics", "No games yet")
        for title, chart, name, bars, empty in zip(
            self._titles,
            self.charts,
            (
                translate("Statistics", "Games played (outlined) and won (filled)"),
                translate("Statistics", "Wins by time"),
                translate("Statistics", "Wins by moves"),
            ),
            (words.over_time(found), words.times(found), words.moves(found)),
            (
                nothing,
                translate("Statistics", "No wins yet"),
                translate("Statistics", "No wins yet"),
            ),
            strict=True,
        ):
            title.setText(name)
            chart.show_bars(name, bars, empty)
