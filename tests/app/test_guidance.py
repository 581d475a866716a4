"""What the solver does for the player in the window: hints, verdicts, solutions, the way back."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton
from pytestqt.qtbot import QtBot

from chameleon_qt.app.adviser import Light
from chameleon_qt.app.hint_stage import HintStage
from chameleon_qt.app.hint_texts import move_text
from chameleon_qt.app.main_window import MainWindow
from chameleon_qt.app.settings import Settings
from chameleon_qt.app.settings_dialog import SettingsDialog
from chameleon_qt.app.winnable_deals import WinnableDeals, opening_deal
from chameleon_qt.engine.deal import Deal
from chameleon_qt.engine.game import Status
from chameleon_qt.engine.moves import FOUNDATIONS, TURN, Move
from chameleon_qt.engine.rules import CHAMELEON, KANSAS, Rules
from chameleon_qt.solver import CancelToken, Result, Solver, Verdict
from chameleon_qt.table.hint_mark import MarkKind
from chameleon_qt.table.speeds import Speed
from tests.app.advising import wait_for
from tests.gui.driving import Player, assert_picture_equals_model, open_window, stored_settings


@pytest.fixture
def settings(own_settings: Path, qapp: object) -> Settings:
    return stored_settings(own_settings)


@pytest.fixture
def open_deal(
    qtbot: QtBot, settings: Settings, reference_deals: dict[str, str]
) -> Callable[[str], MainWindow]:
    """Opens a window with a reference deal; nothing moves by itself."""

    def make(name: str) -> MainWindow:
        window = open_window(qtbot, settings, Deal.parse(reference_deals[name]), Speed.OFF)
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)
        return window

    return make


@pytest.fixture
def window(open_deal: Callable[[str], MainWindow]) -> MainWindow:
    return open_deal("R006")


def said(window: MainWindow) -> str:
    return window.guidance.sentence.text()


def ask(window: MainWindow) -> str:
    """Press H and wait for what it says in the end: on a busy machine it guesses at first."""
    QTest.keyClick(window, Qt.Key.Key_H)
    wait_for(lambda: window.guidance.adviser.light not in (Light.THINKING, Light.OPEN))
    return said(window)


def marked(window: MainWindow) -> Move:
    """The move that is marked on the table."""
    mark = window.scene._mark
    assert mark is not None
    assert window.scene.hint_mark.isVisible()
    return mark.move


def play_carelessly(window: MainWindow) -> None:
    """Lose the game as many do: up with what goes up, else turn the stock."""
    model = window.model
    while model.status is Status.PLAYING:
        moves = model.position.legal_moves()
        up = [move for move in moves if move.target in FOUNDATIONS]
        model.play(up[0] if up else TURN if TURN in moves else moves[-1])
        assert model.move_count < 100


def panel_text(window: MainWindow) -> str:
    panel = window.guidance.looking_back._panel
    assert panel.isVisible()
    return " ".join(label.text() for label in panel.findChildren(QLabel))


def panel_button(window: MainWindow, text: str) -> QPushButton:
    (found,) = (b for b in window.guidance.looking_back._panel.buttons if b.text() == text)
    return found


# Hints


def test_the_solver_is_not_loaded_before_it_is_wanted(window: MainWindow) -> None:
    window.model.play(TURN)
    assert not {"adviser", "light", "looking_back", "player"} & set(window.guidance.__dict__)


def test_a_hint_marks_the_move_and_says_it(window: MainWindow) -> None:
    text = ask(window)
    move, position = marked(window), window.model.position
    assert position.is_legal(move)
    assert text == "To win: " + move_text(position, move)
    mark, layout = window.scene.hint_mark, window.scene.layout
    assert mark.source == layout.top_rect(position, move.source)
    assert mark.target == layout.top_rect(position, move.target)
    assert window.model.hints_used == 1
    ask(window)
    assert window.model.hints_used == 1, "the same hint once more"


@pytest.mark.parametrize("change", ["play", "undo", "new game", "Escape"])
def test_a_hint_goes_with_the_next_change(window: MainWindow, change: str) -> None:
    window.model.play(TURN)
    ask(window)
    match change:
        case "play":
            window.model.play(TURN)
        case "undo":
            window.model.undo()
        case "new game":
            window.new_game()
        case _:
            QTest.keyClick(window.view, Qt.Key.Key_Escape)
    assert not window.scene.hint_mark.isVisible()
    assert said(window) == ""


def test_escape_leaves_the_full_screen_only_without_a_hint(window: MainWindow) -> None:
    window.actions_.full_screen.setChecked(True)
    ask(window)
    QTest.keyClick(window.view, Qt.Key.Key_Escape)
    assert window.isFullScreen()
    QTest.keyClick(window.view, Qt.Key.Key_Escape)
    assert not window.isFullScreen()


def test_the_setting_says_how_much_the_first_press_tells(
    window: MainWindow, settings: Settings
) -> None:
    settings.first_hint = HintStage.WORD
    assert ask(window).startswith("Something can be done")
    mark = window.scene.hint_mark
    assert not mark.isVisible()
    QTest.keyClick(window, Qt.Key.Key_H)
    assert said(window).startswith("To win: look at ")
    assert mark.isVisible()
    assert mark.target is None
    QTest.keyClick(window, Qt.Key.Key_H)
    assert mark.target is not None


def test_a_hint_outlives_a_tool_tip_in_the_status_bar(window: MainWindow) -> None:
    text = ask(window)
    window.statusBar().showMessage("Take back the last move")
    window.statusBar().clearMessage()
    assert said(window) == text
    assert window.guidance.sentence.isVisible()


def test_the_mark_follows_the_size_of_the_table(window: MainWindow) -> None:
    ask(window)
    before = window.scene.hint_mark.source
    window.resize(700, 500)
    after = window.scene.hint_mark.source
    assert after != before
    assert after == window.scene.layout.top_rect(window.model.position, marked(window).source)


def test_an_open_position_gets_a_marked_guess(open_deal: Callable[[str], MainWindow]) -> None:
    window = open_deal("R026")
    QTest.keyClick(window, Qt.Key.Key_H)
    wait_for(lambda: said(window).startswith("Only a guess, not settled yet: "))
    mark = window.scene._mark
    assert mark is not None
    assert mark.kind is MarkKind.GUESS
    assert window.model.position.is_legal(mark.move)
    begun = time.perf_counter()
    window.close()  # the long search is running
    assert time.perf_counter() - begun < 3


def test_a_won_game_gives_no_hint(window: MainWindow, winning_lines: dict[str, list[str]]) -> None:
    for text in winning_lines["R006"]:
        if window.model.status is not Status.WON:
            window.model.play(window.model.position.parse_move(text))
    assert not window.actions_.hint.isEnabled()
    assert not window.actions_.solution.isEnabled()


# Lost, and the way back


def test_lost_is_said_when_it_is_proved_and_stuck_when_it_is_seen(window: MainWindow) -> None:
    play_carelessly(window)
    assert window.model.status is Status.STUCK
    text = " ".join(label.text() for label in window.endings.panel.findChildren(QLabel))
    assert "No card can move" in text
    assert "lost" not in text
    window.model.undo()
    assert not window.endings.is_shown
    assert ask(window).startswith("This position is lost")
    assert "This position is lost" in panel_text(window)
    assert not window.scene.hint_mark.isVisible()


def test_back_to_the_last_winnable_position_is_one_step(window: MainWindow) -> None:
    play_carelessly(window)
    end, count = window.model.position, window.model.move_count
    ask(window)
    assert not window.endings.is_shown, "one panel at a time"
    panel_button(window, "Back to the last winnable position").click()
    wait_for(lambda: window.model.move_count < count)
    position = window.model.position
    assert Solver(CHAMELEON).solve(position).verdict is Verdict.WINNABLE
    assert not window.guidance.looking_back.is_shown
    assert_picture_equals_model(window.scene, position)
    assert window.scene._mark is not None
    assert window.scene._mark.kind is MarkKind.MISTAKE
    after, _ = position.apply(window.scene._mark.move)
    assert Solver(CHAMELEON).solve(after).verdict is Verdict.LOST
    assert "lost the game" in said(window)
    window.model.redo()
    assert window.model.position == end
    assert window.endings.is_shown


def test_the_losing_move_is_named_after_a_stuck_game(window: MainWindow) -> None:
    play_carelessly(window)
    (button,) = (b for b in window.endings.panel.buttons if b.text() == "Where was it lost?")
    button.click()
    assert not window.endings.is_shown
    wait_for(lambda: "lost it:" in panel_text(window))
    text = panel_text(window)
    panel_button(window, "Close").click()
    assert window.endings.is_shown
    window.actions_.look_back.trigger()
    wait_for(lambda: "lost it:" in panel_text(window))
    assert panel_text(window) == text
    panel_button(window, "Go there").click()
    number = int(text.split("Move ")[1].split()[0])
    assert window.model.move_count == number - 1


def test_nothing_is_lost_while_the_win_is_there(window: MainWindow) -> None:
    window.model.play(TURN)
    window.actions_.look_back.trigger()
    wait_for(lambda: "Nothing is lost" in panel_text(window))
    QTest.keyClick(window.view, Qt.Key.Key_Escape)
    assert not window.guidance.looking_back.is_shown


def test_a_deal_lost_from_the_beginning_says_so(open_deal: Callable[[str], MainWindow]) -> None:
    window = open_deal("R001")
    window.model.play(TURN)
    window.actions_.go_back.trigger()
    wait_for(lambda: "from its beginning" in panel_text(window))
    assert window.model.move_count == 1


def test_a_move_ends_the_looking_back(window: MainWindow) -> None:
    window.model.play(TURN)
    window.actions_.look_back.trigger()
    window.model.play(TURN)
    assert not window.guidance.looking_back.is_shown


# The verdict light


def test_the_light_is_off_until_it_is_wanted(window: MainWindow, settings: Settings) -> None:
    assert "light" not in window.guidance.__dict__
    settings.verdict_light = True
    light = window.guidance.light
    assert light.isVisible()
    assert light.word == "Thinking…"
    wait_for(lambda: light.word == "Winnable")
    while window.model.status is Status.PLAYING:
        play_carelessly(window)
    wait_for(lambda: light.word == "Lost")
    window.model.restart()
    assert light.word == "Winnable"
    settings.verdict_light = False
    assert not light.isVisible()
    assert not window.guidance.adviser.is_searching


def test_settings_are_made_in_the_dialog(window: MainWindow, settings: Settings) -> None:
    dialog = SettingsDialog(settings, window)
    assert not dialog.verdict_light.isChecked()
    dialog.verdict_light.click()
    dialog.first_hint.setCurrentIndex(0)
    dialog.first_hint.activated.emit(0)
    assert settings.verdict_light
    assert settings.first_hint is HintStage.WORD
    dialog.winnable.click()
    assert settings.winnable
    assert window.actions_.winnable.isChecked()
    dialog.deleteLater()


# Solutions


def begin_solution(window: MainWindow) -> None:
    window.actions_.solution.trigger()
    wait_for(lambda: window.guidance.player.is_active)


def test_the_solution_plays_to_the_end_and_does_not_count(window: MainWindow) -> None:
    begin_solution(window)
    bar, player = window.guidance.solution_bar, window.guidance.player
    assert bar.isVisible()
    assert bar.go.hasFocus()
    assert not window.model.solution_shown
    player.pace = 0
    wait_for(lambda: window.model.status is Status.WON)
    assert window.model.solution_shown
    assert not bar.isVisible()
    assert not window.scene.animator.is_running
    text = " ".join(label.text() for label in window.endings.panel.findChildren(QLabel))
    assert "does not count" in text
    window.model.new_game(window.model.deal)
    assert not window.model.solution_shown


def test_the_bar_is_played_by_keys(window: MainWindow) -> None:
    begin_solution(window)
    bar, player = window.guidance.solution_bar, window.guidance.player
    QTest.keyClick(bar.go, Qt.Key.Key_Space)
    assert not player.is_playing
    count = window.model.move_count
    QTest.keyClick(bar.go, Qt.Key.Key_Tab)
    assert bar.step.hasFocus()
    QTest.keyClick(bar.step, Qt.Key.Key_Space)
    assert window.model.move_count == count + 1
    assert window.model.solution_shown
    QTest.keyClick(bar.step, Qt.Key.Key_Tab)
    QTest.keyClick(bar.stop, Qt.Key.Key_Space)
    assert not player.is_active
    assert not bar.isVisible()
    assert window.view.hasFocus()


def test_escape_and_a_move_stop_the_solution(window: MainWindow) -> None:
    begin_solution(window)
    QTest.keyClick(window.guidance.solution_bar.go, Qt.Key.Key_Escape)
    assert not window.guidance.player.is_active
    begin_solution(window)
    window.guidance.player.pause()
    Player(window.view, window.scene).click(TURN.source, len(window.model.position.stock) - 1)
    assert not window.guidance.player.is_active


def test_the_pace_is_chosen(window: MainWindow) -> None:
    begin_solution(window)
    bar, player = window.guidance.solution_bar, window.guidance.player
    usual = player.pace
    QTest.keyClick(bar.pace, Qt.Key.Key_Right)
    assert player.pace < usual
    bar.pace.setValue(bar.pace.minimum())
    assert player.pace == 2000
    bar.go.click()
    bar.go.click()
    assert player.is_playing


def test_a_lost_deal_has_no_solution(open_deal: Callable[[str], MainWindow]) -> None:
    window = open_deal("R001")
    window.actions_.solution.trigger()
    wait_for(lambda: said(window).startswith("There is no solution"))
    assert "player" not in window.guidance.__dict__


# Winnable deals


def test_new_games_are_winnable_and_ready(window: MainWindow, settings: Settings) -> None:
    window.actions_.winnable.setChecked(True)
    wait_for(lambda: settings.prepared_deal(CHAMELEON))
    for _ in range(3):
        ready = settings.prepared_deal(CHAMELEON)
        window.new_game()
        assert window.model.deal == ready, "at once"
        assert Solver(CHAMELEON).solve(ready.start()).verdict is Verdict.WINNABLE
        wait_for(lambda: settings.prepared_deal(CHAMELEON))


def test_the_first_winnable_deal_of_the_other_game_is_waited_for(
    window: MainWindow, settings: Settings
) -> None:
    settings.winnable = True
    window.actions_.games["kansas"].trigger()
    assert said(window) == "Looking for a winnable deal…"
    wait_for(lambda: window.model.deal.rules == KANSAS)
    assert said(window) == ""


def test_a_deal_by_number_is_not_replaced_by_a_late_one(
    window: MainWindow, settings: Settings
) -> None:
    settings.winnable = True
    window.new_game()
    window.play_deal(Deal.numbered(5))
    wait_for(lambda: settings.prepared_deal(CHAMELEON))
    assert window.model.deal == Deal.numbered(5)


def test_the_program_begins_with_the_prepared_deal(settings: Settings) -> None:
    settings.keep_prepared(CHAMELEON, Deal.numbered(617))
    assert opening_deal(settings, CHAMELEON) != Deal.numbered(617)
    settings.winnable = True
    assert opening_deal(settings, CHAMELEON) == Deal.numbered(617)
    assert settings.prepared_deal(CHAMELEON) is None


def test_nothing_is_prepared_twice(qtbot: QtBot, settings: Settings) -> None:
    asked: list[Rules] = []

    def finder(rules: Rules, start: int, cancel: CancelToken) -> tuple[Deal, Result] | None:
        asked.append(rules)
        deal = Deal.numbered(start, rules)
        return deal, Result(deal.start(), Verdict.WINNABLE, (), 1, 0.0, 0)

    deals = WinnableDeals(settings, finder=finder)
    deals.prepare(CHAMELEON)
    deals.prepare(CHAMELEON)
    wait_for(lambda: settings.prepared_deal(CHAMELEON))
    deals.prepare(CHAMELEON)
    deals.stop()
    assert asked == [CHAMELEON]


# The end


@pytest.mark.parametrize("what", ["hint", "light", "judge", "solution", "winnable"])
def test_the_window_closes_during_a_search(
    open_deal: Callable[[str], MainWindow], settings: Settings, what: str
) -> None:
    window = open_deal("R026")
    window.model.play(TURN)
    match what:
        case "hint":
            window.guidance.hint()
        case "light":
            settings.verdict_light = True
        case "judge":
            window.guidance.look_back()
        case "solution":
            window.guidance.show_solution()
        case _:
            settings.winnable = True
    QTest.qWait(100)
    window.close()  # a thread that is left fails the test
    QTest.qWait(20)
    assert not window.isVisible()
