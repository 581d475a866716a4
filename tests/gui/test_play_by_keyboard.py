"""Whole games and everything around them by key events alone, in the window of the program."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QWidget,
)
from pytestqt.qtbot import QtBot

from chameleon_qt.app.keys_panel import KeysPanel
from chameleon_qt.app.main_window import MainWindow
from chameleon_qt.app.settings import Settings
from chameleon_qt.engine.deal import Deal
from chameleon_qt.engine.game import Status
from chameleon_qt.engine.moves import FOUNDATIONS, PILES, RESERVE, STOCK, WASTE, PlaceKind
from chameleon_qt.engine.rules import KANSAS
from chameleon_qt.i18n.languages import LANGUAGES
from chameleon_qt.table.held import Held
from chameleon_qt.table.speeds import Speed
from tests.gui.driving import (
    Player,
    assert_oracle_agrees,
    assert_picture_equals_model,
    open_window,
    stored_settings,
)
from tests.gui.tabbing import assert_tab_reaches_everything
from tests.gui.typing_player import Key, Typist


@pytest.fixture
def settings(own_settings: Path, qapp: QApplication) -> Settings:
    return stored_settings(own_settings)


@pytest.fixture
def window(qtbot: QtBot, settings: Settings) -> MainWindow:
    window = open_window(qtbot, settings, Deal.numbered(3), Speed.OFF)
    window.activateWindow()
    qtbot.waitUntil(window.view.hasFocus)
    return window


@pytest.fixture
def typist(window: MainWindow) -> Typist:
    """With the cursor shown, at the first pile."""
    typist = Typist(window)
    typist.type("1")
    return typist


# --- whole games -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "autoplay", "speed", "size"),
    [
        ("R018", True, Speed.NORMAL, QSize(1080, 760)),
        ("R027", False, Speed.OFF, QSize(640, 480)),
    ],
)
def test_a_whole_game_is_won_by_keyboard_alone(
    qtbot: QtBot,
    settings: Settings,
    reference_deals: dict[str, str],
    winning_lines: dict[str, list[str]],
    name: str,
    autoplay: bool,
    speed: Speed,
    size: QSize,
) -> None:
    settings.auto_complete, settings.autoplay = False, autoplay
    window = open_window(qtbot, settings, Deal.parse(reference_deals[name]), speed)
    window.resize(size)
    window.activateWindow()
    qtbot.waitUntil(window.view.hasFocus)
    typist = Typist(window)
    for text in winning_lines[name]:
        move = window.model.position.parse_move(text)
        typist.play(move)
        assert window.model.line[-1] == move
        assert window.scene.hold.held is None
    assert window.model.status is Status.WON
    qtbot.waitUntil(window.endings.panel.isVisible)
    assert_picture_equals_model(window.scene, window.model.position)
    assert_oracle_agrees(window.model)

    for _ in range(12):  # from the table to the panel, and on with a new game
        if QApplication.focusWidget() in window.endings.panel.buttons:
            break
        typist.key(Key.Key_Tab)
    assert QApplication.focusWidget() is window.endings.panel.buttons[0]
    before = window.model.deal
    typist.key(Key.Key_Space)
    assert window.model.deal != before
    assert window.view.hasFocus()


def test_kansas_takes_a_card_back_by_keys(qtbot: QtBot, settings: Settings) -> None:
    window = open_window(qtbot, settings, Deal.numbered(2, KANSAS), Speed.OFF)
    window.activateWindow()
    qtbot.waitUntil(window.view.hasFocus)
    typist = Typist(window)
    back = 0
    for number in range(2, 8):
        window.model.new_game(Deal.numbered(number, KANSAS))
        for step in range(40):
            moves = window.model.position.legal_moves()
            returns = [move for move in moves if move.source.kind is PlaceKind.FOUNDATION]
            if not moves:
                break
            move = returns[0] if returns and step % 3 == 0 else moves[step % 2 and -1]
            typist.play(move)
            assert window.model.line[-1] == move
            back += move.source.kind is PlaceKind.FOUNDATION
    assert back > 2


# --- the cursor ------------------------------------------------------------------------------


def test_the_cursor_shows_with_the_first_key_which_plays_nothing(window: MainWindow) -> None:
    typist, keyboard = Typist(window), window.scene.keyboard
    assert not keyboard.ring.isVisible()
    for key in (Key.Key_Return, Key.Key_Space, Key.Key_Left, Key.Key_Tab):
        keyboard.hide()
        typist.key(key)
        assert keyboard.ring.isVisible()
        assert (keyboard.hit.place, window.scene.hold.held) == (PILES[0], None)
    assert window.model.move_count == 0


def test_the_mouse_hides_the_cursor_and_a_still_one_does_not(
    window: MainWindow, typist: Typist
) -> None:
    ring = window.scene.keyboard.ring
    mouse = Player(window.view, window.scene).mouse
    mouse.move(QPoint(20, 20))
    assert not ring.isVisible()
    typist.type("2")
    mouse.move(QPoint(20, 20))
    assert ring.isVisible()
    mouse.click(QPoint(20, 20))
    assert not ring.isVisible()


def test_keys_go_on_where_the_mouse_was(window: MainWindow, typist: Typist) -> None:
    Player(window.view, window.scene).click(STOCK, 35)
    typist.key(Key.Key_Left)
    assert window.scene.keyboard.hit.place == STOCK
    assert window.scene.keyboard.ring.isVisible()


def test_the_cursor_outlives_every_change(
    window: MainWindow, typist: Typist, settings: Settings
) -> None:
    keyboard = window.scene.keyboard
    typist.type("s")
    changes: tuple[Callable[[], object], ...] = (
        lambda: window.model.click(STOCK, 35),
        window.model.undo,
        window.model.redo,
        window.model.restart,
        lambda: window.resize(640, 480),
        lambda: window.resize(1200, 800),
        lambda: window.model.new_game(Deal.numbered(9)),
        lambda: window.model.new_game(Deal.numbered(9, KANSAS)),
        window.retranslate,
    )
    for change in changes:
        change()
        assert keyboard.hit.place == STOCK
        assert keyboard.ring.isVisible()
        card = window.scene.layout.card_rect(window.scene.position, keyboard.hit)
        assert keyboard.ring.rect.contains(card)


def test_the_cursor_hides_while_keys_go_elsewhere(window: MainWindow, typist: Typist) -> None:
    window.menuBar().setFocus()
    assert not window.scene.keyboard.ring.isVisible()
    window.view.setFocus()
    assert window.scene.keyboard.ring.isVisible()


def test_tab_visits_the_groups_and_then_leaves_the_table(
    window: MainWindow, typist: Typist
) -> None:
    keyboard = window.scene.keyboard
    order = [STOCK, FOUNDATIONS[0], RESERVE, PILES[0]]
    typist.type("s")
    seen = [keyboard.hit.place]
    for _ in range(3):
        typist.key(Key.Key_Tab)
        seen.append(keyboard.hit.place)
    assert seen == order
    typist.key(Key.Key_Tab)
    assert not window.view.hasFocus()
    elsewhere = QApplication.focusWidget()
    assert elsewhere is not None
    QTest.keyClick(elsewhere, Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
    assert window.view.hasFocus()
    assert keyboard.hit.place == PILES[0]
    assert keyboard.ring.isVisible()
    for place in order[-2::-1]:
        QTest.keyClick(window.view, Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
        assert keyboard.hit.place == place


@pytest.mark.parametrize(
    ("letters", "place"),
    [
        ("sSыЫ", STOCK),
        ("wWцЦ", WASTE),
        ("rRкК", RESERVE),
        ("1&", PILES[0]),
        ("2é", PILES[1]),
        ('3"', PILES[2]),
    ],
)
def test_each_pile_has_a_key_on_every_keyboard(
    window: MainWindow, typist: Typist, letters: str, place: object
) -> None:
    for letter in letters:
        typist.type("f")
        typist.type(letter)
        assert window.scene.keyboard.hit.place == place


def test_foundations_take_turns_and_a_held_card_goes_to_its_own(
    window: MainWindow, typist: Typist
) -> None:
    keyboard = window.scene.keyboard
    seen = []
    for letter in "fFаАf":
        typist.type(letter)
        seen.append(keyboard.hit.place)
    assert seen == [*FOUNDATIONS, FOUNDATIONS[0]]
    typist.type("1 f")
    suit = window.model.position.piles[0][-1].suit
    assert keyboard.hit.place == FOUNDATIONS[suit]


# --- everything else ---------------------------------------------------------------------------


def test_refusals_are_said_as_those_of_a_click(window: MainWindow, typist: Typist) -> None:
    said = window.statusBar().currentMessage
    typist.type("3")
    typist.key(Key.Key_Return)
    assert said() == "Q♠ fits nowhere just now"
    typist.type(" 1")
    typist.key(Key.Key_Space)
    assert "Q♠" in said()
    assert window.scene.hold.held == Held(PILES[2], 1), "what is refused stays in the hand"
    typist.key(Key.Key_Escape)
    for letter, words in (("w", "empty"), ("f", "foundation")):
        typist.type(letter)
        while window.model.position.cards(window.scene.keyboard.hit.place) == () and letter == "f":
            typist.type("f")
        typist.key(Key.Key_Space)
        assert words in said().lower()
        assert window.scene.hold.held is None
    assert window.model.move_count == 0


def test_the_list_of_keys_opens_on_its_sign_and_any_key_closes_it(
    window: MainWindow, typist: Typist
) -> None:
    for close in (Key.Key_Escape, Key.Key_A, Key.Key_Tab, Key.Key_Return, Key.Key_F5):
        typist.type("?")
        panel = window.others.keys
        assert isinstance(panel, KeysPanel)
        assert panel.isVisible()
        assert panel.hasFocus()
        typist.key(Key.Key_Shift)
        assert panel.isVisible()
        typist.key(close)
        assert not panel.isVisible()
        assert window.view.hasFocus()
    typist.type("??")
    assert window.others.keys is not None
    assert not window.others.keys.isVisible()
    assert window.scene.hold.held is None
    assert window.model.move_count == 0


@pytest.mark.parametrize("size", [QSize(640, 480), QSize(1080, 760)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_of_keys_has_room_and_speaks(
    window: MainWindow, speaking: Callable[[str], None], language: str, size: QSize
) -> None:
    window.resize(size)
    window.actions_.keys.trigger()
    panel = window.others.keys
    assert panel is not None
    english = panel.accessibleDescription()
    speaking(language)
    assert window.view.rect().contains(panel.geometry())
    assert panel.size().width() >= panel.minimumSizeHint().width()
    assert panel.size().height() >= panel.minimumSizeHint().height()
    assert (panel.accessibleDescription() == english) is (language == "en")


def test_what_is_held_is_put_down_when_the_game_or_the_window_changes(
    window: MainWindow, typist: Typist
) -> None:
    changes: tuple[Callable[[], object], ...] = (
        lambda: window.model.click(STOCK, 35),
        window.model.undo,
        lambda: window.resize(700, 500),
        lambda: window.model.new_game(Deal.numbered(4)),
        window.menuBar().setFocus,
    )
    for change in changes:
        window.view.setFocus()
        typist.type("1 ")
        assert window.scene.hold.held == Held(PILES[0], 1)
        change()
        assert window.scene.hold.held is None
        assert_picture_equals_model(window.scene, window.model.position)


def test_every_button_and_field_is_reached_by_tab(window: MainWindow, qtbot: QtBot) -> None:
    """In the window and in each dialog, forwards and backwards, and nobody keeps the focus."""
    window.endings._show_stuck()
    actions = window.actions_
    for action in (None, actions.settings, actions.deal_number, actions.about):
        if action is not None:
            action.trigger()
            qtbot.waitUntil(lambda: QApplication.activeWindow() not in (window, None))
        top = QApplication.activeWindow()
        assert isinstance(top, QWidget)
        assert_tab_reaches_everything(top)
        if top is not window:
            top.close()
            window.activateWindow()
            qtbot.waitUntil(lambda: QApplication.activeWindow() is window)
