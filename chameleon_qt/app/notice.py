"""Short notes on the table that stay until they are read, as of a full disk or a bad file."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, QRect

from chameleon_qt.app.choice import Choice
from chameleon_qt.table.view import TableView

if TYPE_CHECKING:
    from chameleon_qt.app.panel import TablePanel

translate = QCoreApplication.translate

HEIGHT = 0.3
"""The part of the table's height, at its lower edge, that notes lie in."""

Words = Callable[[], tuple[str, str]]
"""Gives title and text of a note in the present language."""


class Notices(QObject):
    """Shows one note after the other; none of them stops the game."""

    def __init__(self, view: TableView) -> None:
        super().__init__(view)
        self._view = view
        self._waiting: list[Words] = []
        self._panel: TablePanel | None = None

    @property
    def panel(self) -> TablePanel:
        """What notes are written on; made when it is first needed."""
        if self._panel is None:
            from chameleon_qt.app.panel import TablePanel

            self._panel = TablePanel(self._view)
            self._view.fitted.connect(self._panel.fit)
        return self._panel

    @property
    def is_shown(self) -> bool:
        """Whether there is a note to read."""
        return bool(self._waiting)

    def show(self, words: Words) -> None:
        """Show a note, after those that wait."""
        self._waiting.append(words)
        self.retranslate()

    def dismiss(self) -> bool:
        """Take the note away that is shown; whether there was one."""
        if not self._waiting:
            return False
        del self._waiting[0]
        self.retranslate()
        return True

    def retranslate(self) -> None:
        """Say in the present language what is being shown, if anything."""
        if self._waiting:
            title, text = self._waiting[0]()
            choice = Choice(
                translate("Notices", "OK"),
                self.dismiss,
                translate("Notices", "Put this note away"),
            )
            self.panel.present(self._area, title, text, [choice])
        elif self._panel is not None:
            self._panel.hide()

    def _area(self) -> QRect:
        table = self._view.rect()
        return table.adjusted(0, round((1 - HEIGHT) * table.height()), 0, 0)
