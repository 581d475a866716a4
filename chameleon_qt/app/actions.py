"""Everything the player can ask for by menu, tool bar or shortcut, as one set of actions."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtGui import QAction, QActionGroup, QKeySequence, QPalette

from chameleon_qt.app.icons import icon
from chameleon_qt.engine.rules import GAMES

translate = QCoreApplication.translate
Keys = QKeySequence.StandardKey

REDO_KEYS = [QKeySequence("Ctrl+Shift+Z"), QKeySequence("Ctrl+Y")]
"""Players come from everywhere, so both usual keys work on every platform."""


class Actions(QObject):
    """The actions; the window connects them and calls `retranslate` for their words."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._icons: dict[QAction, str] = {}
        self._player = ("", False)
        self.new_game = self._make("new", Keys.New)
        self.restart = self._make("restart", "Ctrl+R")
        self.deal_number = self._make("number", "Ctrl+D")
        self.copy_deal = self._make("copy", "Ctrl+Shift+C")
        self.copy_position = self._make(shortcut=Keys.Copy)
        self.paste = self._make(shortcut=Keys.Paste)
        self.open = self._make(shortcut=Keys.Open)
        self.save = self._make(shortcut=Keys.Save)
        self.previous = self._make(shortcut="Ctrl+Shift+N")
        self.undo = self._make("undo", Keys.Undo)
        self.redo = self._make("redo", Keys.Redo)
        usual = QKeySequence.keyBindings(Keys.Redo)
        self.redo.setShortcuts(usual + [keys for keys in REDO_KEYS if keys not in usual])
        self.hint = self._make("hint", "H")
        self.look_back = self._make()
        self.go_back = self._make(shortcut="Ctrl+B")
        self.solution = self._make(shortcut="Ctrl+H")
        self.give_up = self._make()
        self.winnable = self._make()
        self.winnable.setCheckable(True)
        self.sign_in = self._make()
        self.sign_out = self._make()
        self.account = self._make()
        self.daily = self._make(shortcut="Ctrl+Shift+D")
        self.statistics = self._make(shortcut="Ctrl+T")
        self.settings = self._make("settings", "Ctrl+,")
        self.full_screen = self._make("fullscreen", "F11")
        self.help = self._make("help", Keys.HelpContents)
        self.help.setCheckable(True)
        self.keys = self._make("keyboard", "?")
        self.whats_this = self._make("whatsthis", Keys.WhatsThis)
        self.about = self._make("about")
        self.about_qt = self._make()
        self.quit = self._make("quit", "Ctrl+Q")
        self.full_screen.setCheckable(True)
        self.settings.setMenuRole(QAction.MenuRole.PreferencesRole)
        self.about.setMenuRole(QAction.MenuRole.AboutRole)
        self.about_qt.setMenuRole(QAction.MenuRole.AboutQtRole)
        self.quit.setMenuRole(QAction.MenuRole.QuitRole)
        group = QActionGroup(self)
        self.games: dict[str, QAction] = {}
        for name in GAMES:
            self.games[name] = action = self._make()
            action.setCheckable(True)
            group.addAction(action)

    @property
    def tools(self) -> list[QAction]:
        """Those of the tool bar."""
        return [self.new_game, self.undo, self.redo, self.hint, self.help]

    def draw_icons(self, palette: QPalette, ratio: float, only: Collection[QAction] = ()) -> None:
        """Draw the icons in this palette's colours for `ratio` device pixels to a unit.

        `only` these if any: the first picture shows no menu.
        """
        for action, name in self._icons.items():
            if not only or action in only:
                action.setIcon(icon(name, palette, ratio))

    def retranslate(self) -> None:
        """Take the words of the present language."""
        self.new_game.setText(translate("Actions", "&New game"))
        self.restart.setText(translate("Actions", "&Restart"))
        self.deal_number.setText(translate("Actions", "&Deal by number…"))
        self.copy_deal.setText(translate("Actions", "&Copy deal number"))
        self.copy_position.setText(translate("Actions", "Copy &position"))
        self.paste.setText(translate("Actions", "Paste dea&l or position"))
        self.open.setText(translate("Actions", "&Open game…"))
        self.save.setText(translate("Actions", "S&ave game…"))
        self.previous.setText(translate("Actions", "&Back to the game before"))
        self.undo.setText(translate("Actions", "&Undo"))
        self.redo.setText(translate("Actions", "&Redo"))
        self.hint.setText(translate("Actions", "&Hint"))
        self.look_back.setText(translate("Actions", "&Where was it lost?"))
        self.go_back.setText(translate("Actions", "&Back to the last winnable position"))
        self.solution.setText(translate("Actions", "&Show the solution"))
        self.give_up.setText(translate("Actions", "&Give up"))
        self.winnable.setText(translate("Actions", "&Winnable deals only"))
        self.sign_out.setText(translate("Actions", "Sign &out"))
        self.account.setText(translate("Actions", "&Account…"))
        self.daily.setText(translate("Actions", "&Daily board…"))
        self.statistics.setText(translate("Actions", "S&tatistics…"))
        self.settings.setText(translate("Actions", "&Settings…"))
        self.full_screen.setText(translate("Actions", "&Full screen"))
        self.help.setText(translate("Actions", "&How to play"))
        self.help.setIconText(translate("Actions", "Help"))
        self.keys.setText(translate("Actions", "&Keyboard"))
        self.whats_this.setText(translate("Actions", "&What’s this?"))
        self.about.setText(translate("Actions", "&About Chameleon"))
        self.about_qt.setText(translate("Actions", "About &Qt"))
        self.quit.setText(translate("Actions", "&Quit"))
        self.games["chameleon"].setText(translate("Actions", "&Chameleon"))
        self.games["kansas"].setText(translate("Actions", "&Kansas"))
        self.new_game.setStatusTip(translate("Actions", "Deal new cards"))
        self.restart.setStatusTip(translate("Actions", "Play this deal from the beginning"))
        self.deal_number.setStatusTip(translate("Actions", "Play the deal with a number you know"))
        self.copy_deal.setStatusTip(
            translate("Actions", "Put the number of this deal on the clipboard")
        )
        self.copy_position.setStatusTip(
            translate("Actions", "Put where the cards lie on the clipboard, as text")
        )
        self.paste.setStatusTip(
            translate("Actions", "Play the deal, position or game that is on the clipboard")
        )
        self.open.setStatusTip(translate("Actions", "Play on with a game from a file"))
        self.save.setStatusTip(translate("Actions", "Write this game into a file"))
        self.previous.setStatusTip(
            translate("Actions", "Play on with the unfinished game that was left for this one")
        )
        self.undo.setStatusTip(translate("Actions", "Take back the last move"))
        self.redo.setStatusTip(translate("Actions", "Play the move again"))
        self.hint.setStatusTip(translate("Actions", "Show a move that leads to a win"))
        self.look_back.setStatusTip(translate("Actions", "Find the move that threw the win away"))
        self.go_back.setStatusTip(
            translate("Actions", "Go back to where this game could still be won")
        )
        self.solution.setStatusTip(
            translate("Actions", "Play a winning line from here; the game then counts as no win")
        )
        self.give_up.setStatusTip(translate("Actions", "Stop here and choose what comes next"))
        self.winnable.setStatusTip(
            translate("Actions", "New games are only such as the solver has won")
        )
        self.sign_out.setStatusTip(translate("Actions", "Play on as a guest"))
        self.account.setStatusTip(translate("Actions", "Change name or password, or leave"))
        self.daily.setStatusTip(translate("Actions", "One deal a day, the same for everyone"))
        self.statistics.setStatusTip(translate("Actions", "Look at what has been played"))
        self.settings.setStatusTip(translate("Actions", "Change how the game plays and looks"))
        self.help.setStatusTip(translate("Actions", "Read the rules and good advice"))
        self.keys.setStatusTip(translate("Actions", "Show which keys play the game"))
        self.whats_this.setStatusTip(translate("Actions", "Explain what is clicked next"))
        self.show_player(*self._player)
        for action in self._icons:
            explain(action)

    def show_player(self, name: str, signed_in: bool) -> None:
        """Say who plays; `name` may not be known yet."""
        self._player = (name, signed_in)
        if signed_in:
            text = translate("Actions", "S&witch player…")
            tip = translate("Actions", "{name} is playing").format(name=name) if name else text
        else:
            text = translate("Actions", "&Sign in…")
            tip = translate("Actions", "Sign in, or make a new player")
        self.sign_in.setText(text)
        self.sign_in.setStatusTip(tip.replace("&", ""))

    def _make(self, name: str = "", shortcut: QKeySequence.StandardKey | str = "") -> QAction:
        action = QAction(self)
        if shortcut:
            action.setShortcut(QKeySequence(shortcut))
        if name:
            self._icons[action] = name
        return action


def explain(action: QAction) -> None:
    """Give `action` a tool tip and a *What's this?* text, from its status tip and its keys."""
    words = action.statusTip() or action.text().replace("&", "")
    keys = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
    action.setToolTip(f"{words} ({keys})" if keys else words)
    action.setWhatsThis(words)
