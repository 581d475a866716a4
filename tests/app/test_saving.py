"""The program ends at any moment and begins again where it was."""

from __future__ import annotations

import errno
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from chameleon_qt.app.application import first_game
from chameleon_qt.app.disk import read_game
from chameleon_qt.app.keeper import Brought, Keeper
from chameleon_qt.app.main_window import MainWindow
from chameleon_qt.app.settings import Settings
from chameleon_qt.engine.deal import Deal
from chameleon_qt.engine.errors import Reason, SaveError
from chameleon_qt.engine.game import Game
from chameleon_qt.engine.moves import TURN
from chameleon_qt.engine.rules import CHAMELEON, KANSAS
from chameleon_qt.engine.savefile import SavedGame, parse_game
from chameleon_qt.table.speeds import Speed
from tests.gui.driving import assert_picture_equals_model, stored_settings

Start = Callable[[], MainWindow]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "games"


@pytest.fixture
def start(qtbot: QtBot, own_settings: Path, folder: Path) -> Iterator[Start]:
    """Starts the program; a window that is still open at the end is closed."""
    windows: list[MainWindow] = []

    def start_now() -> MainWindow:
        settings = stored_settings(own_settings)
        settings.is_welcomed = True
        settings.speed = Speed.OFF
        keeper = Keeper(folder)
        brought = keeper.open()
        window = MainWindow(settings, first_game(None, None, brought, settings), keeper)
        qtbot.addWidget(window)
        window.show()
        assert window.saving is not None
        window.saving.begin(brought)
        windows.append(window)
        return window

    yield start_now
    for window in filter(isValid, windows):
        window.close()


def test_the_game_goes_on_where_it_was(start: Start) -> None:
    first = start()
    for _ in range(5):
        first.model.play(TURN)
    first.model.undo()
    first.model.note_hint()
    first._clock.reset(100)
    first.close()
    second = start()
    assert second.model.game.turns == first.model.game.turns
    assert second.model.position == first.model.position
    assert second.model.can_redo
    assert second.model.hints_used == 1
    assert second.model.game.undos_used == 1
    assert second._clock.seconds >= 100
    assert_picture_equals_model(second.scene, second.model.position)


def test_every_change_is_on_the_disk(start: Start, folder: Path) -> None:
    window = start()
    path = folder / "guest-1.chameleon"

    def on_disk() -> Game:
        assert window.saving is not None
        window.saving._keeper._writer.wait(10)
        return read_game(path).game

    assert on_disk().origin == window.model.game.origin
    window.model.play(TURN)
    assert len(on_disk().history) == 1
    window.model.undo()
    assert len(on_disk().history) == 0
    window.model.redo()
    window.model.note_hint()
    window.model.note_solution()
    assert (len(on_disk().history), on_disk().hints_used, on_disk().solution_shown) == (1, 1, True)
    window.play_deal(Deal.numbered(77))
    assert on_disk().deal.number == 77


def test_an_untouched_deal_is_dealt_again(start: Start) -> None:
    first = start()
    first.close()
    second = start()
    assert second.model.game.origin == first.model.game.origin
    second.begin()
    assert_picture_equals_model(second.scene, second.model.position)


def test_the_game_before_comes_back(start: Start) -> None:
    window = start()
    window.actions_.previous.trigger()
    assert "No other game" in window.statusBar().currentMessage()
    window.model.play(TURN)
    left = window.model.game
    window.play_deal(Deal.numbered(5))
    window.model.play(TURN)
    window.model.play(TURN)
    other = window.model.game
    window.actions_.previous.trigger()
    assert window.model.game.origin == left.origin
    window.actions_.previous.trigger()  # and there again
    assert window.model.game.origin == other.origin
    assert len(window.model.history) == 2


def test_a_damaged_game_is_told_and_set_aside(start: Start, folder: Path) -> None:
    folder.mkdir()
    (folder / "guest-1.chameleon").write_text("Chameleon Qt game, format 2\nid: x\n")
    window = start()
    text = window.notices.panel.accessibleDescription()
    assert "Line 2" in text
    assert str(folder) not in text
    assert (folder / "guest-1-aside-1.chameleon").exists()


def test_a_damaged_game_before_is_told_too(start: Start, folder: Path) -> None:
    folder.mkdir()
    (folder / "guest-1-previous.chameleon").write_bytes(b"\xff\xff")
    window = start()
    game = window.model.game
    window.actions_.previous.trigger()
    assert window.model.game is game
    assert window.notices.is_shown


def test_a_disk_that_fails_is_told_once(start: Start) -> None:
    window = start()
    assert window.saving is not None
    keeper = window.saving._keeper
    keeper.failed.emit(OSError(errno.ENOSPC, "full", "/home/ann/secret"))
    text = window.notices.panel.accessibleDescription()
    assert "disk is full" in text
    assert "secret" not in text
    keeper.recovered.emit()
    assert "again" in window.statusBar().currentMessage()


def won_game(winning_lines: dict[str, list[str]], deals: dict[str, str]) -> Game:
    name, line = next(iter(winning_lines.items()))
    game = Game(Deal.parse(deals[name]))
    for text in line:
        game.play_text(text)
    return game


def test_what_a_start_begins_with(
    own_settings: Path, winning_lines: dict[str, list[str]], reference_deals: dict[str, str]
) -> None:
    settings: Settings = stored_settings(own_settings)
    running = SavedGame(Game(Deal.numbered(5)), 3)
    won = SavedGame(won_game(winning_lines, reference_deals), 3)
    asked = Deal.numbered(9)
    assert first_game(None, None, Brought(running), settings) is running
    assert first_game(None, CHAMELEON, Brought(running), settings) is running
    assert first_game(asked, None, Brought(running), settings) is asked
    for saved, rules in ((running, KANSAS), (won, None), (None, None)):
        dealt = first_game(None, rules, Brought(saved), settings)
        assert isinstance(dealt, Deal)
        assert dealt.rules == (rules or CHAMELEON)
    fault = SaveError(Reason.SAVE_UNKNOWN)
    assert isinstance(first_game(None, None, Brought(None, fault), settings), Deal)


def test_a_game_that_another_deal_replaces_at_the_start_is_the_one_before(
    qtbot: QtBot, own_settings: Path, folder: Path
) -> None:
    game = Game(Deal.numbered(5))
    game.play(TURN)
    keeper = Keeper(folder)
    keeper.open()
    settings = stored_settings(own_settings)
    window = MainWindow(settings, Deal.numbered(6), keeper)
    qtbot.addWidget(window)
    assert window.saving is not None
    window.saving.begin(Brought(SavedGame(game, 12)))
    previous = keeper.previous().saved
    assert previous is not None
    assert previous.game.origin == game.origin
    window.close()


def test_a_newer_format_in_the_slot_is_kept_for_the_newer_program(
    start: Start, folder: Path
) -> None:
    folder.mkdir()
    (folder / "guest-1.chameleon").write_text("Chameleon Qt game, format 99\n")
    window = start()
    assert "newer version" in window.notices.panel.accessibleDescription()
    aside = (folder / "guest-1-aside-1.chameleon").read_text()
    with pytest.raises(SaveError):
        parse_game(aside)
