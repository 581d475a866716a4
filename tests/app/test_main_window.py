"""The main window: what its actions do, what it says, and how it ends."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QByteArray, QEvent, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QAction, QGuiApplication, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QMenu, QMessageBox, QPushButton
from pytestqt.qtbot import QtBot

from chameleon_qt.app.deal_dialog import DealDialog
from chameleon_qt.app.main_window import MainWindow
from chameleon_qt.app.panel import TablePanel
from chameleon_qt.app.settings import Settings
from chameleon_qt.app.settings_dialog import SettingsDialog
from chameleon_qt.engine.deal import Deal
from chameleon_qt.engine.game import Game, Status
from chameleon_qt.engine.moves import PILES, RESERVE, STOCK, TURN, WASTE, PlaceKind
from chameleon_qt.engine.rules import CHAMELEON, KANSAS, Rules
from chameleon_qt.table.art.backs import Back
from chameleon_qt.table.art.cloth import Cloth, cloth_colours
from chameleon_qt.table.held import Held
from chameleon_qt.table.speeds import Speed
from tests.gui.driving import Player, assert_picture_equals_model, open_window, stored_settings


@pytest.fixture
def settings(own_settings: Path, qapp: object) -> Settings:
    return stored_settings(own_settings)


@pytest.fixture
def window(qtbot: QtBot, settings: Settings) -> MainWindow:
    return open_window(qtbot, settings, Deal.numbered(3))


@pytest.fixture
def winning(
    qtbot: QtBot,
    settings: Settings,
    reference_deals: dict[str, str],
    winning_lines: dict[str, list[str]],
) -> Callable[[Speed], MainWindow]:
    """Makes a window in which a game is one move before its end."""

    def make(speed: Speed) -> MainWindow:
        settings.auto_complete = False
        window = open_window(qtbot, settings, Deal.parse(reference_deals["R006"]), speed)
        for text in winning_lines["R006"][:-1]:
            window.model.play(window.model.position.parse_move(text))
        return window

    return make


def win(window: MainWindow) -> None:
    position = window.model.position
    (last,) = (move for move in position.legal_moves() if move.target.kind is PlaceKind.FOUNDATION)
    window.model.play(last)
    assert window.model.status is Status.WON


def words(window: MainWindow) -> set[str]:
    """The figures in the status bar."""
    return {label.text() for label in window.statusBar().findChildren(QLabel)}


def panel_text(panel: TablePanel) -> str:
    return " ".join(label.text() for label in panel.findChildren(QLabel))


def button(panel: TablePanel, text: str) -> QPushButton:
    (found,) = (button for button in panel.buttons if button.text() == text)
    return found


def dialog_of(window: MainWindow, kind: type[QDialog]) -> QDialog:
    (dialog,) = (child for child in window.findChildren(kind) if child.isVisible())
    return dialog


def menus(window: MainWindow) -> dict[str, QMenu]:
    return {menu.title(): menu for menu in window.findChildren(QMenu) if menu.title()}


def test_the_window_shows_the_deal(window: MainWindow) -> None:
    assert window.windowTitle() == "Chameleon, deal 3"
    assert window.model.position == Deal.numbered(3).start()
    assert_picture_equals_model(window.scene, window.model.position)
    assert words(window) >= {"Moves: 0", "Stock: 36", "Reserve: 12", "Time: 0:00"}
    assert not window.endings.is_shown


def test_the_first_game_is_dealt_by_itself(qtbot: QtBot, settings: Settings) -> None:
    window = MainWindow(settings, Deal.numbered(3))
    qtbot.addWidget(window)
    window.show()
    qtbot.waitUntil(lambda: window.scene.animator.is_running)
    with qtbot.waitSignal(window.scene.settled):
        pass
    assert_picture_equals_model(window.scene, Deal.numbered(3).start())


@pytest.mark.parametrize("speed", list(Speed))
def test_a_player_may_be_quicker_than_the_first_deal(
    qtbot: QtBot, settings: Settings, speed: Speed
) -> None:
    settings.speed = speed
    window = MainWindow(settings, Deal.numbered(3))
    qtbot.addWidget(window)
    with qtbot.waitExposed(window):
        window.show()
    window.model.click(STOCK, len(window.model.position.stock) - 1)
    assert len(window.model.position.waste) == 1
    QTest.qWait(160)
    assert_picture_equals_model(window.scene, window.model.position)


def test_every_action_has_words_and_no_two_share_a_key(window: MainWindow) -> None:
    actions = [action for action in window.findChildren(QAction) if not action.menu()]
    for menu in menus(window).values():
        for action in menu.actions():
            assert action.isSeparator() or action.text()
    keys = [key.toString() for action in actions for key in action.shortcuts()]
    assert len(keys) == len(set(keys))
    own = window.actions_
    for action, standard in (
        (own.new_game, QKeySequence.StandardKey.New),
        (own.undo, QKeySequence.StandardKey.Undo),
        (own.redo, QKeySequence.StandardKey.Redo),
    ):
        assert action.shortcut() in QKeySequence.keyBindings(standard)


def test_no_two_entries_of_a_menu_share_a_letter(window: MainWindow) -> None:
    titles = [action.text() for action in window.menuBar().actions()]
    groups = [
        titles,
        *([entry.text() for entry in menu.actions()] for menu in menus(window).values()),
    ]
    for group in groups:
        letters = [text[text.index("&") + 1].lower() for text in group if "&" in text]
        assert len(letters) == len(set(letters)), group


def test_menus_hold_all_the_actions(window: MainWindow) -> None:
    own = window.actions_
    found = {entry for menu in menus(window).values() for entry in menu.actions()}
    assert found >= {
        own.new_game,
        own.restart,
        own.deal_number,
        own.copy_deal,
        own.undo,
        own.redo,
        own.settings,
        own.full_screen,
        own.about,
        own.about_qt,
        own.quit,
        *own.games.values(),
    }


def test_undo_redo_and_restart_by_keys(qtbot: QtBot, window: MainWindow) -> None:
    own = window.actions_
    start = window.model.position
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    assert [own.undo.isEnabled(), own.redo.isEnabled(), own.restart.isEnabled()] == [False] * 3
    window.model.play(TURN)
    window.model.play(TURN)
    later = window.model.position
    QTest.keySequence(window, own.undo.shortcut())
    assert len(window.model.position.waste) == 1
    assert [own.undo.isEnabled(), own.redo.isEnabled(), own.restart.isEnabled()] == [True] * 3
    QTest.keySequence(window, own.redo.shortcut())
    assert window.model.position == later
    assert not own.redo.isEnabled()
    QTest.keySequence(window, own.restart.shortcut())
    assert window.model.position == start
    assert own.redo.isEnabled()
    assert_picture_equals_model(window.scene, start)


def test_a_new_game_by_key_is_another_one(qtbot: QtBot, window: MainWindow) -> None:
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    window.model.play(TURN)
    QTest.keySequence(window, window.actions_.new_game.shortcut())
    assert window.model.deal != Deal.numbered(3)
    assert window.model.deal.rules == CHAMELEON
    assert str(window.model.deal.number) in window.windowTitle()
    assert words(window) >= {"Moves: 0", "Stock: 36", "Reserve: 12", "Time: 0:00"}
    assert_picture_equals_model(window.scene, window.model.position)


def test_the_other_game_is_dealt_and_remembered(window: MainWindow, settings: Settings) -> None:
    kansas = window.actions_.games["kansas"]
    assert not kansas.isChecked()
    kansas.trigger()
    assert window.model.deal.rules == KANSAS
    assert settings.rules == KANSAS
    assert window.windowTitle().startswith("Kansas, deal ")
    assert kansas.isChecked()
    assert not window.actions_.games["chameleon"].isChecked()
    assert words(window) >= {"Stock: 35", "Reserve: 13"}
    assert_picture_equals_model(window.scene, window.model.position)
    window.actions_.new_game.trigger()
    assert window.model.deal.rules == KANSAS


def test_choosing_the_present_game_keeps_it_in_play(window: MainWindow) -> None:
    window.model.play(TURN)
    window.actions_.games["chameleon"].trigger()
    assert window.model.move_count == 1
    assert window.actions_.games["chameleon"].isChecked()


def test_a_deal_by_number(qtbot: QtBot, window: MainWindow) -> None:
    window.actions_.deal_number.trigger()
    dialog = dialog_of(window, DealDialog)
    assert isinstance(dialog, DealDialog)
    dialog.field.setText("617")
    dialog.accept()
    assert window.model.deal == Deal.numbered(617)
    assert window.windowTitle() == "Chameleon, deal 617"


def test_the_number_of_the_deal_goes_to_the_clipboard(window: MainWindow) -> None:
    window.actions_.copy_deal.trigger()
    assert QGuiApplication.clipboard().text() == "3"
    assert "3" in window.statusBar().currentMessage()


def test_a_deal_without_a_number_is_copied_as_cards(qtbot: QtBot, settings: Settings) -> None:
    cards = str(Deal.numbered(8))
    window = open_window(qtbot, settings, Deal.parse(cards))
    assert window.windowTitle() == "Chameleon"
    window.actions_.copy_deal.trigger()
    assert QGuiApplication.clipboard().text() == cards


def test_the_status_bar_counts_moves_and_cards(window: MainWindow) -> None:
    rng = Random(1)
    for _ in range(50):
        window.model.play(rng.choice(window.model.position.legal_moves()))
        position = window.model.position
        assert words(window) >= {
            f"Moves: {window.model.move_count}",
            f"Stock: {len(position.stock)}",
            f"Reserve: {len(position.reserve)}",
        }
    window.model.restart()
    assert words(window) >= {"Moves: 0", "Stock: 36", "Reserve: 12"}


def test_a_click_that_can_do_nothing_is_explained(window: MainWindow) -> None:
    player = Player(window.view, window.scene)
    player.click(WASTE, -1)
    assert window.statusBar().currentMessage() == "This place is empty"
    (queen,) = window.model.position.piles[2]
    assert str(queen) == "QS"
    player.click(PILES[2], 0)
    assert window.statusBar().currentMessage() == "Q♠ fits nowhere just now"
    while window.model.position.stock:
        window.model.play(TURN)
    player.click(STOCK, -1)
    assert "no redeal" in window.statusBar().currentMessage()


def test_without_autoplay_a_click_picks_up(window: MainWindow, settings: Settings) -> None:
    settings.autoplay = False
    player = Player(window.view, window.scene)
    before = window.model.position
    player.click(RESERVE, 11)
    assert window.model.position == before
    assert window.scene.hold.held == Held(RESERVE, 1)
    player.click(RESERVE, 11)
    assert window.scene.hold.held is None
    player.click(STOCK, 35)
    assert len(window.model.position.waste) == 1


def test_settings_apply_at_once(window: MainWindow, settings: Settings) -> None:
    settings.cloth = Cloth.BURGUNDY
    assert window.scene.colours == cloth_colours(Cloth.BURGUNDY)
    top = window.scene.items_by_card()[window.model.position.stock[-1]]
    before = top.pixmap().toImage()
    settings.back = Back.CHAMELEON
    assert top.pixmap().toImage() != before
    window.model.play(TURN)
    assert window.scene.animator.is_running
    settings.speed = Speed.OFF
    assert not window.scene.animator.is_running
    window.model.play(TURN)
    assert not window.scene.animator.is_running
    settings.autoplay = False
    assert window.model.autoplay is False
    settings.auto_complete = False
    assert window.model.auto_complete is False


def test_the_settings_dialog_opens_once_and_again(qtbot: QtBot, window: MainWindow) -> None:
    for _ in range(2):
        window.actions_.settings.trigger()
        window.actions_.settings.trigger()
        dialog = dialog_of(window, SettingsDialog)
        with qtbot.waitSignal(dialog.destroyed):
            dialog.close()


def test_about_names_the_program(window: MainWindow) -> None:
    window.actions_.about.trigger()
    box = dialog_of(window, QMessageBox)
    assert isinstance(box, QMessageBox)
    assert "Chameleon" in box.text()
    box.close()


def test_full_screen_and_back(qtbot: QtBot, window: MainWindow) -> None:
    window.actions_.full_screen.trigger()
    qtbot.waitUntil(window.isFullScreen)
    assert window.actions_.full_screen.isChecked()
    window.actions_.full_screen.trigger()
    qtbot.waitUntil(lambda: not window.isFullScreen())


# Time


def test_time_runs_from_the_first_move(window: MainWindow, qtbot: QtBot) -> None:
    assert "Time: 0:00" in words(window)
    window.model.play(TURN)
    qtbot.waitUntil(lambda: "Time: 0:01" in words(window), timeout=3000)
    window.hide()
    shown = words(window)
    QTest.qWait(1100)
    assert words(window) == shown
    window.show()
    window.model.new_game(Deal.numbered(4))
    assert "Time: 0:00" in words(window)


# Won


@pytest.mark.parametrize("speed", list(Speed))
def test_a_win_counts_at_once_and_its_panel_comes_when_the_cards_have_landed(
    winning: Callable[[Speed], MainWindow], qtbot: QtBot, speed: Speed
) -> None:
    window = winning(speed)
    window.scene.finish()
    win(window)
    panel = window.endings.panel
    assert panel.isVisible() is (speed is Speed.OFF)
    qtbot.waitUntil(panel.isVisible)
    assert str(window.model.move_count) in panel_text(panel)
    assert "second" in panel_text(panel)
    assert window.view.rect().contains(panel.geometry())
    assert window.scene.animator.is_running is (speed is not Speed.OFF)
    assert_picture_equals_model(window.scene, window.model.position)
    assert panel.isVisible()


def test_play_again_deals_the_same_cards(winning: Callable[[Speed], MainWindow]) -> None:
    window = winning(Speed.OFF)
    deal = window.model.deal
    win(window)
    QTest.mouseClick(button(window.endings.panel, "Play again"), Qt.MouseButton.LeftButton)
    assert window.model.deal == deal
    assert window.model.position == deal.start()
    assert window.model.status is not Status.WON
    assert not window.endings.panel.isVisible()
    assert words(window) >= {"Moves: 0", "Time: 0:00"}
    assert_picture_equals_model(window.scene, deal.start())


def test_new_game_from_the_panel_while_the_cards_celebrate(
    winning: Callable[[Speed], MainWindow], qtbot: QtBot
) -> None:
    window = winning(Speed.NORMAL)
    deal = window.model.deal
    win(window)
    qtbot.waitUntil(window.endings.panel.isVisible)
    assert window.scene.animator.is_running
    QTest.mouseClick(button(window.endings.panel, "New game"), Qt.MouseButton.LeftButton)
    assert window.model.deal != deal
    assert not window.endings.panel.isVisible()
    assert_picture_equals_model(window.scene, window.model.position)
    assert not window.endings.panel.isVisible()


def test_a_win_can_be_undone_and_won_again(
    winning: Callable[[Speed], MainWindow], qtbot: QtBot
) -> None:
    window = winning(Speed.FAST)
    panel = window.endings.panel
    win(window)
    qtbot.waitUntil(panel.isVisible)
    window.model.undo()
    assert not panel.isVisible()
    assert_picture_equals_model(window.scene, window.model.position)
    assert not panel.isVisible()
    window.model.redo()
    window.scene.finish()
    assert panel.isVisible()


@pytest.mark.parametrize("speed", list(Speed))
def test_a_new_size_while_the_last_card_flies(
    winning: Callable[[Speed], MainWindow], speed: Speed
) -> None:
    window = winning(speed)
    win(window)
    window.resize(700, 600)
    QApplication.processEvents()
    assert window.endings.panel.isVisible()
    assert_picture_equals_model(window.scene, window.model.position)


def test_the_panel_stays_inside_a_smaller_window(winning: Callable[[Speed], MainWindow]) -> None:
    window = winning(Speed.OFF)
    win(window)
    for width, height in ((640, 480), (780, 500), (640, 700)):
        window.resize(width, height)
        QApplication.processEvents()
        assert window.view.rect().contains(window.endings.panel.geometry())


# Stuck


def stuck_line(rules: Rules = CHAMELEON) -> tuple[Deal, Game]:
    """A deal, and a game of it that random play has led to its end without a win."""
    rng = Random(1)
    for number in range(1, 100):
        deal = Deal.numbered(number, rules)
        game = Game(deal)
        for _ in range(300):
            moves = game.position.legal_moves()
            game.play(TURN if TURN in moves else rng.choice(moves))
            if game.status is Status.STUCK:
                return deal, game
    raise AssertionError("nobody got stuck")


@pytest.fixture
def stuck(qtbot: QtBot, settings: Settings) -> tuple[MainWindow, Game]:
    deal, game = stuck_line()
    window = open_window(qtbot, settings, deal, Speed.OFF)
    for move in game.line[:-1]:
        window.model.play(move)
    assert window.model.status is Status.PLAYING
    assert not window.endings.panel.isVisible()
    window.model.play(game.line[-1])
    return window, game


def test_a_stuck_game_says_so_in_the_free_corner(stuck: tuple[MainWindow, Game]) -> None:
    window, game = stuck
    assert window.model.position == game.position
    assert window.model.status is Status.STUCK
    panel = window.endings.panel
    assert panel.isVisible()
    assert panel_text(panel).startswith("No card can move")
    for size in ((800, 780), (640, 480), (780, 520)):
        window.resize(*size)
        QApplication.processEvents()
        assert window.view.rect().contains(panel.geometry())
        for pile in PILES[:3]:
            rect = window.scene.layout.places[pile].toRect()
            assert not panel.geometry().intersects(rect), size


def test_undo_from_the_stuck_panel_goes_one_move_back(stuck: tuple[MainWindow, Game]) -> None:
    window, game = stuck
    QTest.mouseClick(button(window.endings.panel, "Undo"), Qt.MouseButton.LeftButton)
    game.undo()
    assert window.model.position == game.position
    assert not window.endings.panel.isVisible()
    assert_picture_equals_model(window.scene, game.position)


def test_restart_from_the_stuck_panel_goes_back_to_the_deal(
    stuck: tuple[MainWindow, Game],
) -> None:
    window, game = stuck
    QTest.mouseClick(button(window.endings.panel, "Restart"), Qt.MouseButton.LeftButton)
    assert window.model.position == game.deal.start()
    assert not window.endings.panel.isVisible()


def test_new_game_from_the_stuck_panel(stuck: tuple[MainWindow, Game]) -> None:
    window, game = stuck
    QTest.mouseClick(button(window.endings.panel, "New game"), Qt.MouseButton.LeftButton)
    assert window.model.deal != game.deal
    assert not window.endings.panel.isVisible()


# The frame


def test_the_size_is_found_again(qtbot: QtBot, settings: Settings, window: MainWindow) -> None:
    window.setGeometry(QRect(31, 42, 700, 555))
    window.close()
    again = open_window(qtbot, settings, Deal.numbered(1))
    assert again.geometry() == QRect(31, 42, 700, 555)


@pytest.mark.parametrize(
    "place", [QRect(9000, 9000, 700, 500), QRect(-5000, 10, 700, 500), QRect(0, 0, 3000, 2400)]
)
def test_a_window_is_brought_back_onto_the_screen(
    qtbot: QtBot, settings: Settings, window: MainWindow, place: QRect
) -> None:
    window.setGeometry(place)
    window.close()
    again = open_window(qtbot, settings, Deal.numbered(1))
    screen = again.screen().availableGeometry()
    assert again.width() <= screen.width()
    assert again.height() <= screen.height()
    assert screen.intersects(again.geometry())
    assert screen.contains(again.frameGeometry().topLeft() + QPoint(1, 1))


def test_a_damaged_geometry_is_forgotten(qtbot: QtBot, settings: Settings) -> None:
    for rubbish in (b"rubbish", b"\x01\xd9\xd0\xcb\x00\x03\x00\x00"):
        settings.geometry = QByteArray(rubbish)
        window = open_window(qtbot, settings, Deal.numbered(1))
        assert window.width() >= 640
        assert window.isVisible()


def test_the_window_is_never_smaller_than_is_playable(window: MainWindow) -> None:
    window.resize(10, 10)
    assert window.width() >= 640
    assert window.height() >= 480
    assert window.scene.layout.card.width() >= 48


@pytest.mark.parametrize("speed", list(Speed))
def test_closing_stops_everything(qtbot: QtBot, settings: Settings, speed: Speed) -> None:
    window = open_window(qtbot, settings, Deal.numbered(3), speed)
    window.model.play(TURN)
    Player(window.view, window.scene).carry(WASTE, 0, PILES[1])
    window.model.new_game(Deal.numbered(4))
    window.resize(700, 500)
    window.close()
    assert not window.scene.animator.is_running
    assert not window.isVisible()


def test_closing_while_the_cards_celebrate(
    winning: Callable[[Speed], MainWindow], qtbot: QtBot
) -> None:
    window = winning(Speed.SLOW)
    win(window)
    window.close()
    assert not window.scene.animator.is_running


def test_quit_closes_the_window(window: MainWindow) -> None:
    window.actions_.quit.trigger()
    assert not window.isVisible()


def test_a_change_of_the_palette_draws_the_icons_anew(window: MainWindow) -> None:
    def image() -> object:
        return window.actions_.undo.icon().pixmap(24, 24).toImage()

    before = image()
    palette = window.palette()
    for role in (palette.ColorRole.WindowText, palette.ColorRole.ButtonText):
        palette.setColor(role, Qt.GlobalColor.magenta)
    window.setPalette(palette)
    QApplication.sendEvent(window, QEvent(QEvent.Type.PaletteChange))
    assert image() != before


def stuck_from_the_start() -> Deal:
    """Piles want fours, foundations nines or the ten of spades: all lie deep in the reserve."""
    first = "4S 4H 4D 4C TS 9H 9D 9C 2S 2H 2D 2C 9S 5S 5H 5D"
    rest = [str(card) for card in CHAMELEON.deck() if str(card) not in first]
    return Deal.parse(" ".join([first, *rest]))


@pytest.mark.parametrize("speed", [Speed.OFF, Speed.NORMAL])
def test_a_deal_that_is_stuck_from_the_start_says_so(
    qtbot: QtBot, settings: Settings, speed: Speed
) -> None:
    window = open_window(qtbot, settings, stuck_from_the_start(), speed)
    assert panel_text(window.endings.panel).startswith("No card can move")
    window.play_deal(stuck_from_the_start())
    assert window.endings.is_shown
    window.play_deal(Deal.numbered(3))
    assert not window.endings.is_shown


def test_the_stuck_panel_follows_the_stock(qtbot: QtBot, settings: Settings) -> None:
    window = open_window(qtbot, settings, stuck_from_the_start(), Speed.OFF)
    assert "Turning the rest of the stock" in panel_text(window.endings.panel)
    for _ in range(CHAMELEON.stock_size):
        window.model.play(TURN)
    assert "The stock is used up." in panel_text(window.endings.panel)
    window.model.undo()
    assert "Turning the rest of the stock" in panel_text(window.endings.panel)


def test_a_message_goes_when_the_position_changes(window: MainWindow) -> None:
    window.model.click(WASTE, -1)
    assert window.statusBar().currentMessage()
    window.model.play(TURN)
    assert not window.statusBar().currentMessage()


def test_escape_leaves_full_screen(window: MainWindow) -> None:
    window.actions_.full_screen.setChecked(True)
    assert window.isFullScreen()
    QTest.keyClick(window.view, Qt.Key.Key_Escape)
    assert not window.isFullScreen()
    assert not window.actions_.full_screen.isChecked()


def test_another_density_draws_the_icons_again(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(window, "devicePixelRatioF", lambda: 2.0)
    QApplication.sendEvent(window, QEvent(QEvent.Type.DevicePixelRatioChange))
    assert window.actions_.undo.icon().pixmap(QSize(24, 24), 2.0).width() == 48


def test_minimising_puts_dragged_cards_down(window: MainWindow) -> None:
    Player(window.view, window.scene).carry(PILES[0], 0, PILES[1])
    assert window.scene.is_dragging
    window.showMinimized()
    assert not window.scene.is_dragging


@pytest.mark.parametrize("size", [QSize(640, 480), QSize(1080, 760)])
def test_nothing_in_the_panel_is_clipped_however_often_it_speaks(
    qtbot: QtBot, settings: Settings, size: QSize
) -> None:
    window = open_window(qtbot, settings, stuck_from_the_start(), Speed.OFF)
    window.resize(size)
    panel = window.endings.panel
    for _ in range(3):
        for part in (*panel.findChildren(QLabel), *panel.buttons):
            assert panel.rect().contains(part.geometry())
            wanted = part.heightForWidth(part.width()) if part.hasHeightForWidth() else 0
            assert part.height() >= max(wanted, part.minimumSizeHint().height())
        window.model.play(TURN)
        window.endings.refresh()
