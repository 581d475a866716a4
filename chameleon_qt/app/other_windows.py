"""The windows beside the table: settings, help and the rest, each made when it is asked for."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QDialog, QMainWindow

from chameleon_qt.app.actions import Actions
from chameleon_qt.app.endings import Endings
from chameleon_qt.app.game_model import GameModel
from chameleon_qt.app.settings import Settings
from chameleon_qt.engine.deal import Deal
from chameleon_qt.table.view import TableView

if TYPE_CHECKING:
    from chameleon_qt.app.help.dock import HelpDock
    from chameleon_qt.app.keys_panel import KeysPanel
    from chameleon_qt.app.settings_dialog import SettingsDialog


class OtherWindows(QObject):
    """Opens them for `window`; they are imported then, so that the table is there sooner."""

    def __init__(
        self, window: QMainWindow, settings: Settings, model: GameModel, actions: Actions
    ) -> None:
        super().__init__(window)
        self._window = window
        self._settings = settings
        self._model = model
        self._actions = actions
        self.help: HelpDock | None = None
        self.settings: SettingsDialog | None = None
        self.keys: KeysPanel | None = None
        actions.settings.triggered.connect(self.show_settings)
        actions.help.toggled.connect(self.show_help)
        actions.about.triggered.connect(self.show_about)
        actions.keys.triggered.connect(self.show_keys)

    def ask_deal(self, play: Callable[[Deal], object]) -> None:
        """Ask for a deal, which `play` gets."""
        from chameleon_qt.app.deal_dialog import DealDialog

        dialog = DealDialog(self._model.deal, self._window)
        dialog.chosen.connect(play)
        self._open(dialog)

    def show_settings(self) -> None:
        """Show the settings."""
        from chameleon_qt.app.settings_dialog import SettingsDialog

        if self.settings is None:
            self.settings = SettingsDialog(self._settings, self._window)
            self.settings.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            self.settings.destroyed.connect(self._forget_settings)
        self.settings.show()
        self.settings.raise_()
        self.settings.activateWindow()

    def _forget_settings(self) -> None:
        self.settings = None

    def show_help(self, on: bool = True) -> None:
        """Show the how-to-play pages beside the table, or hide them."""
        if self.help is None:
            from chameleon_qt.app.help.dock import HelpDock

            self.help = HelpDock(self._settings, self._model.deal.rules.name, self._window)
            self.help.closed.connect(lambda: self._actions.help.setChecked(False))
        self.help.setVisible(on)
        self._actions.help.setChecked(on)

    def show_keys(self) -> None:
        """List the keys on the table, or put the list away."""
        from chameleon_qt.app.keys_panel import KeysPanel

        if self.keys is None:
            table = self._window.centralWidget()
            assert isinstance(table, TableView)
            self.keys = KeysPanel(table, self._actions)
            table.fitted.connect(self.keys.fit)
        self.keys.show_keys()

    def welcome(self, view: TableView, endings: Endings) -> None:
        """Greet a player who has not been here before."""
        from chameleon_qt.app.welcome import WelcomePanel

        panel = WelcomePanel(self._settings, view, endings.free_corner, self._actions.help.toggle)
        view.fitted.connect(panel.fit)

    def show_about(self) -> None:
        """Say what the program is."""
        from chameleon_qt.app.about_box import AboutBox

        self._open(AboutBox(self._window))

    def _open(self, dialog: QDialog) -> None:
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()
