"""Games come and go by files, clipboard and drops; bad ones leave the running game alone."""

from __future__ import annotations

import errno
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QLineEdit
from pytestqt.qtbot import QtBot

from chameleon_qt.app import exchange
from chameleon_qt.app.disk import read_game
from chameleon_qt.app.main_window import MainWindow
from chameleon_qt.engine.deal import Deal
from chameleon_qt.engine.game import Game
from chameleon_qt.engine.moves import TURN
from chameleon_qt.engine.notation import format_position
from chameleon_qt.engine.rules import KANSAS
from chameleon_qt.engine.savefile import format_game
from tests.gui.driving import assert_picture_equals_model, open_window, stored_settings


@pytest.fixture
def window(qtbot: QtBot, own_settings: Path) -> MainWindow:
    return open_window(qtbot, stored_settings(own_settings), Deal.numbered(6))


def kansas_game() -> Game:
    game = Game(Deal.numbered(9, KANSAS))
    for _ in range(3):
        game.play(TURN)
    game.undo()
    return game


def written(path: Path, text: str) -> Path:
    path.write_text(text, encoding="utf-8")
    return path


def test_a_game_is_saved_and_opened_again(window: MainWindow, tmp_path: Path) -> None:
    window.model.play(TURN)
    window._clock.reset(75)
    path = tmp_path / "mine.chameleon"
    assert window.exchange.save(path)
    kept = window.model.game
    window.play_deal(Deal.numbered(7))
    assert window.exchange.open(path)
    assert window.model.game.origin == kept.origin
    assert window.model.position == kept.position
    assert round(window._clock.seconds) == 75
    assert "6" in window.windowTitle()
    assert_picture_equals_model(window.scene, window.model.position)


def test_a_game_of_the_other_kind_lays_its_own_table(window: MainWindow, tmp_path: Path) -> None:
    game = kansas_game()
    window.model.play(TURN)  # its card may still fly
    assert window.exchange.open(written(tmp_path / "k", format_game(game, 5)))
    assert window.model.can_redo
    assert window.actions_.games["kansas"].isChecked()
    assert_picture_equals_model(window.scene, game.position)


def test_a_bad_file_is_refused_by_line_and_the_game_goes_on(
    window: MainWindow, tmp_path: Path
) -> None:
    window.model.play(TURN)
    game = window.model.game
    text = format_game(kansas_game(), 5).replace("hints: 0", "hints: many")
    assert not window.exchange.open(written(tmp_path / "private-name", text))
    assert window.model.game is game
    panel = window.notices.panel
    assert "Line 9" in panel.accessibleDescription()
    assert "private" not in panel.accessibleDescription()
    panel.buttons[0].click()
    assert not window.notices.is_shown


def test_a_file_from_the_future_is_refused_clearly(window: MainWindow, tmp_path: Path) -> None:
    window.exchange.open(written(tmp_path / "f", "Chameleon Qt game, format 99\nnew: x\n"))
    assert "newer version" in window.notices.panel.accessibleDescription()


def test_a_missing_file_and_a_full_disk_are_told(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert not window.exchange.open(tmp_path / "nowhere")
    assert "not there" in window.notices.panel.accessibleDescription()

    def fail(_path: Path, _text: str) -> None:
        raise OSError(errno.ENOSPC, "full")

    monkeypatch.setattr(exchange, "write_whole", fail)
    assert not window.exchange.save(tmp_path / "x")
    window.notices.dismiss()
    assert "disk is full" in window.notices.panel.accessibleDescription()


def test_notes_follow_the_language(window: MainWindow, tmp_path: Path, speaking: object) -> None:
    window.exchange.open(tmp_path / "nowhere")
    assert callable(speaking)
    speaking("de")
    assert "Ordner" in window.notices.panel.accessibleDescription()
    QTest.keyClick(window, Qt.Key.Key_Escape)
    assert not window.notices.is_shown


def test_saving_follows_a_link(window: MainWindow, tmp_path: Path) -> None:
    real = written(tmp_path / "real", "")
    link = tmp_path / "link"
    link.symlink_to(real)
    assert window.exchange.save(link)
    assert link.is_symlink()
    assert read_game(real).game.deal == window.model.deal


def test_the_dialogs_open_and_save(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    window.actions_.save.trigger()
    choose(qtbot, window, tmp_path / "one")  # the suffix comes by itself
    assert read_game(tmp_path / "one.chameleon").game.origin == window.model.game.origin
    window.play_deal(Deal.numbered(8))
    window.actions_.open.trigger()
    choose(qtbot, window, tmp_path / "one.chameleon")
    assert window.model.deal.number == 6


def choose(qtbot: QtBot, window: MainWindow, path: Path) -> None:
    """Give `path` to the file dialog that is open."""
    dialog = next(d for d in window.findChildren(QFileDialog) if d.isVisible())
    field = dialog.findChild(QLineEdit)
    assert field is not None
    field.setText(str(path))
    dialog.accept()
    qtbot.wait(1)


def test_a_file_is_dropped_on_the_window(window: MainWindow, tmp_path: Path) -> None:
    path = written(tmp_path / "k.chameleon", format_game(kansas_game(), 5))
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    enter = QDragEnterEvent(
        QPoint(5, 5), Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton, NO_KEYS
    )
    QApplication.sendEvent(window, enter)
    assert enter.isAccepted()
    drop = QDropEvent(
        QPointF(5, 5), Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton, NO_KEYS
    )
    QApplication.sendEvent(window, drop)
    assert window.model.deal.number == 9


NO_KEYS = Qt.KeyboardModifier.NoModifier


@pytest.mark.parametrize("urls", [[], ["https://example.org/x"], ["file:///a", "file:///b"]])
def test_other_things_are_not_taken(window: MainWindow, urls: list[str]) -> None:
    data = QMimeData()
    data.setUrls(list(map(QUrl, urls)))
    game = window.model.game
    enter = QDragEnterEvent(
        QPoint(5, 5), Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton, NO_KEYS
    )
    QApplication.sendEvent(window, enter)
    assert not enter.isAccepted()
    window.exchange.drop(data)
    assert window.model.game is game


def test_a_deal_is_copied_and_pasted(window: MainWindow) -> None:
    window.actions_.copy_deal.trigger()
    assert QGuiApplication.clipboard().text() == "6"
    window.play_deal(Deal.numbered(7))
    window.actions_.paste.trigger()
    assert window.model.deal.number == 6
    cards = str(Deal.numbered(3))
    QGuiApplication.clipboard().setText(cards)
    window.actions_.paste.trigger()
    assert str(window.model.deal) == cards
    window.actions_.copy_deal.trigger()
    assert QGuiApplication.clipboard().text() == cards


def test_a_position_is_copied_pasted_and_played(window: MainWindow) -> None:
    for _ in range(4):
        window.model.play(TURN)
    there = window.model.position
    window.actions_.copy_position.trigger()
    window.play_deal(Deal.numbered(7))
    window.actions_.paste.trigger()
    assert window.model.position == there
    assert_picture_equals_model(window.scene, there)
    window.actions_.copy_deal.trigger()  # it has none: the position where it began
    assert QGuiApplication.clipboard().text() == format_position(there)
    window.model.play(TURN)
    window.model.restart()
    assert_picture_equals_model(window.scene, there)
    window.play_deal(window.model.deal)  # as *Play again* does
    assert_picture_equals_model(window.scene, there)


def test_a_saved_game_is_pasted_with_its_history(window: MainWindow) -> None:
    QGuiApplication.clipboard().setText(format_game(kansas_game(), 33))
    window.actions_.paste.trigger()
    assert window.model.can_redo
    assert round(window._clock.seconds) == 33


@pytest.mark.parametrize(("text", "said"), [("", None), ("cards: x", "line"), ("0", "number")])
def test_what_cannot_be_pasted_is_told(window: MainWindow, text: str, said: str | None) -> None:
    game = window.model.game
    QGuiApplication.clipboard().setText(text)
    window.actions_.paste.trigger()
    assert window.model.game is game
    if said is None:
        assert "clipboard" in window.statusBar().currentMessage()
    else:
        assert said in window.notices.panel.accessibleDescription()
