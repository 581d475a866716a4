"""The main window: table, menus, tool bar and status bar, and what they do to the game.

Dialogs are imported when they are opened, so that the table is there sooner.
"""

from __future__ import annotations

from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt, QTimer
from PySide6.QtGui import (
    QCloseEvent,
    QDragEnterEvent,
    QDropEvent,
    QHideEvent,
    QKeyEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QApplication, QMainWindow, QWhatsThis

from chameleon_qt.app.access.table_access import TableAccess
from chameleon_qt.app.actions import Actions
from chameleon_qt.app.endings import Endings
from chameleon_qt.app.game_model import GameModel
from chameleon_qt.app.guidance import Guidance
from chameleon_qt.app.looks import face_style
from chameleon_qt.app.menus import Menus
from chameleon_qt.app.messages import refusal_text
from chameleon_qt.app.notice import Notices
from chameleon_qt.app.other_windows import OtherWindows
from chameleon_qt.app.play_clock import PlayClock
from chameleon_qt.app.refusals import refusal
from chameleon_qt.app.saving import Saving
from chameleon_qt.app.settings import Settings
from chameleon_qt.app.status_line import StatusLine
from chameleon_qt.app.whats_this import TableExplainer
from chameleon_qt.app.winnable_deals import opening_deal
from chameleon_qt.engine.deal import Deal
from chameleon_qt.engine.errors import IllegalMove
from chameleon_qt.engine.game import Status, Turn
from chameleon_qt.engine.moves import Place
from chameleon_qt.engine.position import Position
from chameleon_qt.engine.rules import GAMES, Rules
from chameleon_qt.engine.savefile import SavedGame
from chameleon_qt.i18n.formats import date_text
from chameleon_qt.i18n.letters import use_international
from chameleon_qt.table import speeds
from chameleon_qt.table.dealing import gathered
from chameleon_qt.table.scene import TableScene
from chameleon_qt.table.speeds import Speed
from chameleon_qt.table.view import TableView

if TYPE_CHECKING:
    from chameleon_qt.app.exchange import Exchange
    from chameleon_qt.app.keeper import Keeper
    from chameleon_qt.app.players.desk import PlayersDesk

translate = QCoreApplication.translate

USUAL_SIZE = QSize(1080, 760)
SMALLEST_SIZE = QSize(640, 480)
FRAME = QSize(16, 48)
"""Room that a window's frame and title take, unknown until it has been shown."""
MESSAGE_TIME = 4000
"""Milliseconds that a word in the status bar stays."""


class MainWindow(QMainWindow):
    """One game on one table."""

    def __init__(
        self,
        settings: Settings,
        start: Deal | SavedGame,
        keeper: Keeper | None = None,
        players: Path | None = None,
    ) -> None:
        """`start` is dealt or played on; `keeper`, open already, keeps what is played.

        `players` is the folder of the players and what they have played. Without these two,
        nothing is kept.
        """
        super().__init__()
        self._settings = settings
        resumed = isinstance(start, SavedGame) and bool(start.game.turns)
        self.model = GameModel(start.game if isinstance(start, SavedGame) else start, self)
        position = self.model.position
        self.scene = TableScene(position if resumed else gathered(position), self)
        self.view = TableView(self.scene)
        self.access = TableAccess(self)
        self.actions_ = Actions(self)
        self._menus = Menus(self, self.actions_)
        self._clock = PlayClock(self)
        self._clock.reset(start.seconds if isinstance(start, SavedGame) else 0)
        self.notices = Notices(self.view)
        self.saving: Saving | None = None
        if keeper is not None:
            self.saving = Saving(self.model, self._clock, keeper, self.notices, self._tell)
        self.endings = Endings(
            self.model,
            self.scene,
            self.view,
            self.new_game,
            lambda: self._clock.seconds,
            self.actions_.look_back.trigger,
            self.actions_.solution.trigger,
        )
        self.guidance = Guidance(
            self.model, self.view, self.statusBar(), settings, self.actions_, self.endings
        )
        self._status = StatusLine(self.statusBar())
        self._players = players
        self.desk: PlayersDesk | None = None
        if players is None:
            self._menus.hide_player()
        self._first_deal = QTimer(self)
        self._first_deal.setSingleShot(True)
        self._first_deal.setInterval(speeds.DEAL_PAUSE)
        self._has_begun = False
        self.others = OtherWindows(self, settings, self.model, self.actions_)
        self.setCentralWidget(self.view)
        self.view.setFocus()
        TableExplainer(self.view)
        self.setMinimumSize(SMALLEST_SIZE)
        self.setAcceptDrops(True)
        self.view.setAcceptDrops(False)
        self.setUnifiedTitleAndToolBarOnMac(True)
        self._connect()
        self._apply_settings()
        self.actions_.draw_icons(self.palette(), self.devicePixelRatioF(), only=self.actions_.tools)
        self.retranslate()
        self._restore_geometry()
        self._update()
        if settings.speed is Speed.OFF:
            self.begin()

    # Building

    @cached_property
    def exchange(self) -> Exchange:
        """Files and the clipboard."""
        from chameleon_qt.app.exchange import Exchange

        exchange = Exchange(self.model, self._clock, self.notices, self)
        exchange.done.connect(self._tell)
        return exchange

    def _make_desk(self, players: Path) -> PlayersDesk:
        from chameleon_qt.app.archive import Archive
        from chameleon_qt.app.players.desk import PlayersDesk
        from chameleon_qt.app.players.session import Session

        session = Session(Archive(players), self._settings, self)
        session.changed.connect(self._switch_player)
        if self.saving is not None:
            session.removed.connect(self.saving.forget)
        return PlayersDesk(
            session,
            self.model,
            self._clock,
            self.actions_,
            self.notices,
            self.guidance.knows,
            self._tell,
            self,
        )

    def _connect(self) -> None:
        actions, model, scene = self.actions_, self.model, self.scene
        actions.new_game.triggered.connect(self.new_game)
        actions.restart.triggered.connect(model.restart)
        actions.deal_number.triggered.connect(lambda: self.others.ask_deal(self.play_deal))
        actions.copy_deal.triggered.connect(lambda: self.exchange.copy_deal())
        actions.copy_position.triggered.connect(lambda: self.exchange.copy_position())
        actions.paste.triggered.connect(lambda: self.exchange.paste())
        actions.open.triggered.connect(lambda: self.exchange.ask_open())
        actions.save.triggered.connect(lambda: self.exchange.ask_save())
        actions.previous.setVisible(self.saving is not None)
        if self.saving is not None:
            actions.previous.triggered.connect(self.saving.go_to_previous)
        actions.undo.triggered.connect(model.undo)
        actions.redo.triggered.connect(model.redo)
        actions.full_screen.toggled.connect(self._set_full_screen)
        actions.whats_this.triggered.connect(QWhatsThis.enterWhatsThisMode)
        actions.about_qt.triggered.connect(QApplication.aboutQt)
        actions.quit.triggered.connect(self.close)
        for name, action in actions.games.items():
            action.triggered.connect(lambda _, rules=GAMES[name]: self._choose_game(rules))
        scene.clicked.connect(model.click)
        scene.dropped.connect(model.play)
        model.dealt.connect(self._on_dealt)
        model.opened.connect(self._on_opened)
        model.played.connect(self._on_played)
        model.jumped.connect(self._on_jumped)
        model.refused.connect(self._on_refused)
        model.illegal.connect(self._on_illegal)
        model.changed.connect(self._update)
        self._settings.changed.connect(self._apply_settings)
        self._clock.ticked.connect(self._status.show_time)
        self._first_deal.timeout.connect(self.begin)

    def retranslate(self) -> None:
        """Take the words of the present language."""
        self.actions_.retranslate()
        self._menus.retranslate()
        self.view.setAccessibleName(translate("MainWindow", "Card table"))
        self.scene.retranslate()
        self.endings.refresh()
        self.guidance.retranslate()
        self.notices.retranslate()
        if self.desk is not None:
            self.desk.retranslate()
        self._show_title()

    # Doing

    def new_game(self) -> None:
        """Deal another round of the present game, one that nobody has chosen."""
        self.guidance.deal_next(self.model.deal.rules, self.play_deal)

    def begin(self) -> None:
        """Deal the first game, unless the player was quicker or has another by now."""
        self._first_deal.stop()
        self._has_begun = True
        if self.scene.position == gathered(self.model.position):
            self.scene.deal(self.model.position)
            if not self._settings.is_welcomed:
                self.others.welcome(self.view, self.endings)
        self._draw_icons()
        self.endings.show_present()
        self.guidance.begin()
        if self.desk is None and self._players is not None:
            self.desk = self._make_desk(self._players)
            self.desk.begin()

    def play_deal(self, deal: Deal) -> None:
        """Play `deal` from now on."""
        self.guidance.deals.forget()
        self.model.new_game(deal)

    def _switch_player(self) -> None:
        """Let another player go on where that player was."""
        desk, saving = self.desk, self.saving
        if desk is not None and saving is not None and saving.slot != desk.session.slot:
            saving.switch(
                desk.session.slot, lambda: opening_deal(self._settings, self._settings.rules)
            )

    def _choose_game(self, rules: Rules) -> None:
        self._settings.rules = rules
        if self.model.deal.rules != rules:
            self.guidance.deal_next(rules, self.play_deal)
            self._update()

    def _set_full_screen(self, on: bool) -> None:
        state = self.windowState()
        full = Qt.WindowState.WindowFullScreen
        self.setWindowState(state | full if on else state & ~full)

    # What the model says

    def _on_dealt(self, position: Position) -> None:
        self._clock.reset()
        if self.model.deal.placed is None:
            self.scene.deal(position)
        else:
            self.scene.jump(position)
        self._show_title()

    def _on_opened(self, saved: SavedGame) -> None:
        self._clock.reset(saved.seconds)
        self.scene.jump(saved.game.position)
        self._show_title()

    def _on_played(self, turn: Turn) -> None:
        self.scene.play(turn.steps, turn.after)

    def _on_jumped(self, position: Position) -> None:
        self.scene.jump(position)

    def _tell(self, text: str) -> None:
        self.statusBar().showMessage(text, MESSAGE_TIME)

    def _on_refused(self, place: Place, index: int) -> None:
        self.scene.refuse(place, index)
        self._tell(refusal(self.model.position, place, index))

    def _on_illegal(self, error: IllegalMove) -> None:
        self._tell(refusal_text(error))

    # Keeping the frame up to date

    def _update(self) -> None:
        self.statusBar().clearMessage()
        model, actions = self.model, self.actions_
        actions.undo.setEnabled(model.can_undo)
        actions.restart.setEnabled(model.can_undo)
        actions.redo.setEnabled(model.can_redo)
        actions.games[model.deal.rules.name].setChecked(True)
        position = model.position
        self._status.show_counts(model.move_count, len(position.stock), len(position.reserve))
        self._clock.run(model.can_undo and model.status is not Status.WON)

    def _show_title(self) -> None:
        deal = self.model.deal
        game = self.actions_.games[deal.rules.name].text().replace("&", "")
        if self.model.game.origin.daily is not None:
            game = translate("MainWindow", "{game}, daily board of {day}").format(
                game=game, day=date_text(self.model.game.origin.daily)
            )
        elif deal.number:
            game = translate("MainWindow", "{game}, deal {number}").format(
                game=game, number=deal.number
            )
        self.setWindowTitle(game)

    def _apply_settings(self) -> None:
        settings = self._settings
        self.model.autoplay = self.scene.click_plays = settings.autoplay
        self.model.auto_complete = settings.auto_complete
        self.scene.set_speed(settings.speed)
        use_international(settings.international_letters)
        self.scene.set_look(settings.cloth, settings.back, face_style(settings))
        self.view.set_mirrored(settings.left_handed)
        self.guidance.apply_settings()

    def _draw_icons(self) -> None:
        self.actions_.draw_icons(self.palette(), self.devicePixelRatioF())

    # Windows and their events

    def _restore_geometry(self) -> None:
        self.resize(USUAL_SIZE)
        geometry = self._settings.geometry
        if not geometry.isEmpty():
            self.restoreGeometry(geometry)
        screen = self.screen().availableGeometry()
        self.resize(self.size().boundedTo(screen.size() - FRAME))
        if not screen.intersects(self.frameGeometry()):
            self.move(screen.topLeft())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and (self.notices.dismiss() or self.guidance.dismiss()):
            return
        if event.key() == Qt.Key.Key_Escape and self.isFullScreen():
            self.actions_.full_screen.setChecked(False)
        else:
            super().keyPressEvent(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if self.exchange.brings_game(event.mimeData()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        event.acceptProposedAction()
        self.exchange.drop(event.mimeData())

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._clock.pause(self.isMinimized())
        if not self._has_begun:
            self._first_deal.start()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._clock.pause(True)

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() is QEvent.Type.DevicePixelRatioChange:
            self._draw_icons()
        return done

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        match event.type():
            case QEvent.Type.LanguageChange:
                self.retranslate()
                self._apply_settings()
                self._update()
            case QEvent.Type.PaletteChange:
                self._draw_icons()
            case QEvent.Type.WindowStateChange:
                if self.isMinimized():
                    self.scene.put_down()
                self.actions_.full_screen.setChecked(self.isFullScreen())
                self._clock.pause(self.isMinimized())

    def closeEvent(self, event: QCloseEvent) -> None:
        self._settings.geometry = self.saveGeometry()
        self.statusBar().clearMessage()
        self._clock.run(False)
        self._first_deal.stop()
        if self.saving is not None:
            self.saving.stop()
        if self.desk is not None:
            self.desk.stop()
        self.guidance.stop()
        self.view.stop()
        super().closeEvent(event)
