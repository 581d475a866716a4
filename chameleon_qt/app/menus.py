"""Menu bar and tool bar: which action stands where, and what the menus are called."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QSize, Qt
from PySide6.QtWidgets import QMainWindow, QMenu, QToolBar

from chameleon_qt.app.actions import Actions

translate = QCoreApplication.translate

TOOL_ICONS = QSize(24, 24)


class Menus:
    """Puts `actions` into the menus and the tool bar of `window`."""

    def __init__(self, window: QMainWindow, actions: Actions) -> None:
        self._game, self._variant, self._move, self._player, self._view, self._help = (
            QMenu(window) for _ in range(6)
        )
        self._game.addActions([actions.new_game, actions.restart, actions.previous])
        self._game.addMenu(self._variant)
        self._game.addAction(actions.winnable)
        self._game.addSeparator()
        self._game.addActions([actions.open, actions.save])
        self._game.addSeparator()
        self._game.addActions(
            [actions.deal_number, actions.copy_deal, actions.copy_position, actions.paste]
        )
        self._game.addSeparator()
        self._game.addActions([actions.settings])
        self._game.addSeparator()
        self._game.addAction(actions.quit)
        self._variant.addActions(list(actions.games.values()))
        self._move.addActions([actions.undo, actions.redo])
        self._move.addSeparator()
        self._move.addActions([actions.hint, actions.look_back, actions.go_back, actions.solution])
        self._move.addSeparator()
        self._move.addAction(actions.give_up)
        self._player.addActions([actions.daily, actions.statistics])
        self._player.addSeparator()
        self._player.addActions([actions.sign_in, actions.account, actions.sign_out])
        self._view.addAction(actions.full_screen)
        self._help.addActions([actions.help, actions.keys, actions.whats_this])
        self._help.addSeparator()
        self._help.addActions([actions.about, actions.about_qt])
        for menu in (self._game, self._move, self._player, self._view, self._help):
            window.menuBar().addMenu(menu)
        self.tools = QToolBar(window)
        self.tools.setObjectName("tools")
        self.tools.setMovable(False)
        self.tools.setIconSize(TOOL_ICONS)
        self.tools.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        self.tools.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.tools.addActions(actions.tools)
        for action in actions.tools:
            # Qt leaves the buttons of a tool bar to the mouse.
            self.tools.widgetForAction(action).setFocusPolicy(Qt.FocusPolicy.TabFocus)
        window.addToolBar(self.tools)

    def hide_player(self) -> None:
        """There is nobody to keep players for."""
        self._player.menuAction().setVisible(False)

    def retranslate(self) -> None:
        """Take the words of the present language."""
        self._game.setTitle(translate("MainWindow", "&Game"))
        self._variant.setTitle(translate("MainWindow", "&Variant"))
        self._move.setTitle(translate("MainWindow", "&Move"))
        self._player.setTitle(translate("MainWindow", "&Player"))
        self._view.setTitle(translate("MainWindow", "&View"))
        self._help.setTitle(translate("MainWindow", "&Help"))
        self.tools.setWindowTitle(translate("MainWindow", "Tools"))
