"""The quiet figures at the right of the status bar."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QLabel, QStatusBar

from chameleon_qt.app.game_clock import clock_text
from chameleon_qt.app.tips import give_tip

translate = QCoreApplication.translate


class StatusLine:
    """Moves, time, and the cards left in stock and reserve."""

    def __init__(self, bar: QStatusBar) -> None:
        self._reserve, self._stock, self._moves, self._time = (QLabel() for _ in range(4))
        for label in (self._reserve, self._stock, self._moves, self._time):
            label.setContentsMargins(6, 0, 6, 0)
            bar.addPermanentWidget(label)

    def show_counts(self, moves: int, stock: int, reserve: int) -> None:
        """Show the number of moves, and of cards in stock and reserve."""
        give_tip(self._moves, translate("StatusLine", "The moves of this game so far"))
        give_tip(self._stock, translate("StatusLine", "The cards still to be turned"))
        give_tip(self._reserve, translate("StatusLine", "The cards left in the reserve"))
        give_tip(self._time, translate("StatusLine", "The time from the first move on"))
        self._moves.setText(translate("StatusLine", "Moves: {count}").format(count=moves))
        self._stock.setText(translate("StatusLine", "Stock: {count}").format(count=stock))
        self._reserve.setText(translate("StatusLine", "Reserve: {count}").format(count=reserve))

    def show_time(self, seconds: float) -> None:
        """Show the time played."""
        text = translate("StatusLine", "Time: {time}").format(time=clock_text(seconds))
        if text != self._time.text():
            self._time.setText(text)
