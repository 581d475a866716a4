"""Giving up: a kind question on the table, which ends nothing; and panels that cover no card."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton
from pytestqt.qtbot import QtBot

from chameleon_qt.app.main_window import MainWindow
from chameleon_qt.engine.deal import Deal
from chameleon_qt.engine.game import Status
from chameleon_qt.engine.moves import TURN
from chameleon_qt.i18n.languages import LANGUAGES
from chameleon_qt.table.markers import count_plate
from chameleon_qt.table.speeds import Speed
from tests.app.advising import wait_for
from tests.gui.driving import open_window, stored_settings

Speak = Callable[[str], None]


@pytest.fixture
def window(qtbot: QtBot, own_settings: Path, qapp: object) -> MainWindow:
    return open_window(qtbot, stored_settings(own_settings), Deal.numbered(19), Speed.OFF)


def title(window: MainWindow) -> str:
    return window.endings.panel.findChildren(QLabel)[0].text()


def choice(window: MainWindow, text: str) -> QPushButton:
    (found,) = (b for b in window.endings.panel.buttons if b.text() == text)
    return found


def give_up(window: MainWindow) -> None:
    window.model.play(TURN)
    window.actions_.give_up.trigger()
    assert window.endings.is_given_up


def test_only_a_game_that_has_begun_can_be_given_up(window: MainWindow) -> None:
    action = window.actions_.give_up
    assert not action.isEnabled()
    window.model.play(TURN)
    assert action.isEnabled()
    window.model.undo()
    assert not action.isEnabled()


def test_giving_up_ends_nothing_and_the_next_move_takes_the_question_away(
    window: MainWindow,
) -> None:
    give_up(window)
    assert window.model.status is Status.PLAYING
    assert window.model.move_count == 1
    assert not window.actions_.give_up.isEnabled()
    window.model.play(TURN)
    assert not window.endings.is_shown
    assert window.actions_.give_up.isEnabled()


@pytest.mark.parametrize("way", ["button", "escape"])
def test_the_player_may_play_on(window: MainWindow, way: str) -> None:
    give_up(window)
    if way == "button":
        choice(window, "Play on").click()
    else:
        QTest.keyClick(window.view, Qt.Key.Key_Escape)
    assert not window.endings.is_shown
    assert window.actions_.give_up.isEnabled()


def test_a_new_game_may_be_dealt(window: MainWindow) -> None:
    give_up(window)
    choice(window, "New game").click()
    assert not window.endings.is_shown
    assert window.model.move_count == 0
    assert not window.actions_.give_up.isEnabled()


def test_the_solution_may_be_shown(window: MainWindow) -> None:
    give_up(window)
    choice(window, "Show the solution").click()
    assert not window.endings.is_shown
    wait_for(lambda: window.guidance.player.is_active or window.guidance.sentence.text())
    wait_for(lambda: window.guidance.player.is_active)
    window.guidance.player.stop()


def test_the_losing_move_may_be_looked_for(window: MainWindow) -> None:
    give_up(window)
    choice(window, "Where was it lost?").click()
    assert not window.endings.is_shown
    assert window.guidance.looking_back.is_shown
    window.actions_.give_up.trigger()
    assert not window.guidance.looking_back.is_shown
    assert window.endings.is_given_up


def test_a_stuck_game_is_still_stuck_when_it_is_not_given_up(window: MainWindow) -> None:
    window.model.play(TURN)
    window.model._status = Status.STUCK
    window.actions_.give_up.trigger()
    assert window.endings.is_given_up
    choice(window, "Play on").click()
    assert title(window) == "No card can move"


def test_the_question_follows_the_language(window: MainWindow, speaking: Speak) -> None:
    give_up(window)
    speaking("de")
    assert title(window) == "Genug von dieser Partie?"
    assert window.endings.is_given_up


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_panel_covers_the_reserve_of_the_smallest_window(
    window: MainWindow, speaking: Speak, language: str
) -> None:
    window.resize(QSize(640, 480))
    speaking(language)
    give_up(window)
    reserve = count_plate(window.scene.layout.open_reserve).bottom()
    for show in (window.endings.give_up, window.endings._show_stuck):
        show()
        panel = window.endings.panel
        assert panel.y() >= reserve - 1
        assert window.view.rect().contains(panel.geometry())
        for part in (*panel.findChildren(QLabel), *panel.buttons):
            assert panel.rect().contains(part.geometry())
