"""The small bar on the table that drives a shown solution: pause, step, stop and pace."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QEvent, QRect, QSize, Qt
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QSlider, QToolButton, QWidget

from chameleon_qt.app.icons import icon
from chameleon_qt.app.panel import Sheet
from chameleon_qt.app.solution_player import SolutionPlayer
from chameleon_qt.app.tips import give_tip

translate = QCoreApplication.translate

SLOWEST = 2000
"""Milliseconds from move to move at the left end of the slider."""
QUICKEST = 150
ICONS = QSize(24, 24)


class SolutionBar(Sheet):
    """Shows itself while `player` is active; its first button then has the focus."""

    def __init__(self, player: SolutionPlayer, host: QWidget, area: Callable[[], QRect]) -> None:
        """`area` gives the part of `host` to stay in, in its coordinates."""
        super().__init__(host)
        self._player = player
        self._host = host
        self._area = area
        self._title = QLabel()
        self._title.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.go, self.step, self.stop = (QToolButton() for _ in range(3))
        for button in (self.go, self.step, self.stop):
            button.setIconSize(ICONS)
            button.setAutoRaise(True)
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.pace = QSlider(Qt.Orientation.Horizontal)
        self.pace.setRange(0, SLOWEST - QUICKEST)
        self.pace.setPageStep(250)
        self.pace.setSingleStep(50)
        self.pace.setValue(SLOWEST - player.pace)
        self.pace.valueChanged.connect(lambda value: setattr(player, "pace", SLOWEST - value))
        self._pace_name = QLabel()
        self._pace_name.setBuddy(self.pace)
        rows = QGridLayout(self)
        rows.setContentsMargins(14, 10, 14, 12)
        rows.addWidget(self._title, 0, 0, 1, 3)
        for column, button in enumerate((self.go, self.step, self.stop)):
            rows.addWidget(button, 1, column, Qt.AlignmentFlag.AlignHCenter)
        rows.addWidget(self._pace_name, 2, 0)
        rows.addWidget(self.pace, 2, 1, 1, 2)
        self.go.clicked.connect(self._toggle)
        self.step.clicked.connect(player.step)
        self.stop.clicked.connect(player.stop)
        player.changed.connect(self.refresh)
        self.hide()
        self.refresh()

    def refresh(self) -> None:
        """Show what the player is doing."""
        self._say()
        if not self._player.is_active:
            self.hide()
            return
        if self.isHidden():
            self.show()
            self.raise_()
            self.go.setFocus()
        self.fit()

    def _say(self) -> None:
        """Say where the solution is, and what the buttons do now."""
        player = self._player
        self._title.setText(
            translate("SolutionBar", "Solution: move {number} of {total}").format(
                number=player.played, total=player.total
            )
        )
        self.go.setText(
            translate("SolutionBar", "Pause")
            if player.is_playing
            else translate("SolutionBar", "Play")
        )
        self.step.setText(translate("SolutionBar", "Step"))
        self.stop.setText(translate("SolutionBar", "Stop, and play on from here"))
        self._pace_name.setText(translate("SolutionBar", "P&ace:"))
        give_tip(self.pace, translate("SolutionBar", "From slow to quick"))
        for button, name in (
            (self.go, "pause" if player.is_playing else "play"),
            (self.step, "step"),
            (self.stop, "stop"),
        ):
            give_tip(button, button.text())
            button.setIcon(icon(name, self.palette(), self.devicePixelRatioF()))

    def fit(self) -> None:
        """Take the size that is needed, centred in the area, never outside the host."""
        area, host = self._area(), self._host.rect()
        self.resize(self.sizeHint())
        x = area.center().x() - self.width() // 2
        y = area.center().y() - self.height() // 2
        self.move(
            max(4, min(x, host.width() - self.width() - 4)),
            max(4, min(y, host.height() - self.height() - 4)),
        )

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange:
            self.refresh()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._host.setFocus()

    def _toggle(self) -> None:
        if self._player.is_playing:
            self._player.pause()
        else:
            self._player.resume()
