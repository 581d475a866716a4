"""No text is cut off, in any language, nor in one twice as long, at any size of the letters.

Each window is measured, and its picture is left in ``build/shots`` for the eye.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication, QLabel, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from chameleon_qt.app.archive import Archive
from chameleon_qt.app.deal_dialog import DealDialog
from chameleon_qt.app.help.dock import RulesWindow
from chameleon_qt.app.main_window import MainWindow
from chameleon_qt.app.players.account import AccountDialog
from chameleon_qt.app.players.daily_window import DailyWindow
from chameleon_qt.app.players.session import Session
from chameleon_qt.app.players.sign_in import SignInDialog
from chameleon_qt.app.settings import Settings
from chameleon_qt.app.settings_dialog import SettingsDialog
from chameleon_qt.app.statistics.window import StatisticsWindow
from chameleon_qt.app.welcome import WelcomePanel
from chameleon_qt.engine.deal import Deal
from chameleon_qt.engine.game import Status
from chameleon_qt.i18n.languages import LANGUAGES
from tests.app.advising import wait_for
from tests.gui.driving import open_window, stored_settings
from tests.i18n.room import TwiceAsLong, clipped, widens_sideways

SHOTS = Path(__file__).parent.parent.parent / "build" / "shots"
LONG = "twice as long"
LAPTOP = QSize(1280, 760)
SIZES = (100, 150, 200)


@pytest.fixture(params=[*LANGUAGES, LONG])
def language(
    request: pytest.FixtureRequest, qapp: QApplication, speaking: Callable[[str], None]
) -> Iterator[str]:
    name: str = request.param
    if name != LONG:
        speaking(name)
        yield name
        return
    long = TwiceAsLong()
    qapp.installTranslator(long)
    yield name
    qapp.removeTranslator(long)


@pytest.fixture(params=SIZES)
def size(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[int]:
    """Per cent of the usual size of the letters."""
    usual = qapp.font()
    large = qapp.font()
    percent: int = request.param
    large.setPointSizeF(usual.pointSizeF() * percent / 100)
    qapp.setFont(large)
    yield percent
    qapp.setFont(usual)


@pytest.fixture
def look(language: str, size: int) -> Callable[[QWidget, str], list[str]]:
    """Measures a window, and leaves its picture."""

    def look_at(window: QWidget, name: str) -> list[str]:
        faults = [*clipped(window), *widens_sideways(window)]
        SHOTS.mkdir(parents=True, exist_ok=True)
        window.grab().save(str(SHOTS / f"{name}-{language.replace(' ', '-')}-{size}.png"))
        return faults

    return look_at


@pytest.fixture
def settings(own_settings: Path, language: str, size: int) -> Settings:
    """Made after the language and the size of the letters, which windows take when they open."""
    return stored_settings(own_settings)


Look = Callable[[QWidget, str], list[str]]


def test_dialogs_have_room(qtbot: QtBot, settings: Settings, look: Look) -> None:
    window = open_window(qtbot, settings, Deal.numbered(3))
    window.actions_.settings.trigger()
    window.actions_.deal_number.trigger()
    window.actions_.about.trigger()
    deal = window.findChild(DealDialog)
    assert deal is not None
    deal.field.setText("99999999999")
    deal.accept()
    for kind in (SettingsDialog, DealDialog, QMessageBox):
        dialog = window.findChild(kind)
        assert dialog is not None
        assert look(dialog, kind.__name__) == []
        assert dialog.width() <= LAPTOP.width()
        assert dialog.height() <= dialog.screen().availableSize().height()
        dialog.close()


def test_the_table_has_room(qtbot: QtBot, settings: Settings, look: Look) -> None:
    window = open_window(qtbot, settings, Deal.numbered(3))
    window.resize(LAPTOP)
    assert look(window, "table") == []
    for status in (Status.STUCK, Status.WON):
        window.endings._show(status)
        assert look(window.endings.panel, status.value) == []
        assert window.view.rect().contains(window.endings.panel.geometry())


def test_the_welcome_has_room(qtbot: QtBot, settings: Settings, look: Look) -> None:
    window = open_window(qtbot, settings, Deal.numbered(3))
    window.resize(LAPTOP)
    window.others.welcome(window.view, window.endings)
    panel = window.findChild(WelcomePanel)
    assert panel is not None
    assert look(panel, "welcome") == []
    assert window.view.rect().contains(panel.geometry())


def test_the_pages_have_room(qtbot: QtBot, settings: Settings, look: Look) -> None:
    window: MainWindow | RulesWindow = open_window(qtbot, settings, Deal.numbered(3))
    window.resize(LAPTOP)
    assert isinstance(window, MainWindow)
    window.actions_.help.trigger()
    assert look(window, "help") == []
    alone = RulesWindow(settings, "kansas")
    qtbot.addWidget(alone)
    alone.show()
    alone.pane.go(alone.pane.here._replace(page="rules"))
    assert look(alone, "rules") == []


def test_the_windows_of_players_have_room(
    qtbot: QtBot, settings: Settings, look: Look, tmp_path: Path
) -> None:
    archive = Archive(tmp_path / "players")
    session = Session(archive, settings)
    heard: list[object] = []
    session.create("Wolfeschlegelsteinhausenbergerdorff", "secret", True, heard.append)
    wait_for(lambda: bool(heard))
    sign_in = SignInDialog(session)
    sign_in.name.setEditText("Ann")
    sign_in.password.setText("one")
    sign_in.accept()  # the two passwords differ
    account = AccountDialog(session)
    account.remove.click()
    wait_for(account.isEnabled)
    daily = DailyWindow(session, lambda _, __: None, lambda: None)
    figures = StatisticsWindow(archive, session.player, session.name)
    for window in (sign_in, account, daily, figures):
        qtbot.addWidget(window)
        window.show()
    wait_for(lambda: daily.calendar.state(daily.calendar.day) is not None)
    for window in (sign_in, account, daily, figures):
        assert look(window, type(window).__name__) == []
        room = window.screen().availableSize()
        assert window.minimumSizeHint().width() <= max(room.width(), LAPTOP.width())
    archive.stop()


def test_notes_have_room(qtbot: QtBot, settings: Settings, look: Look, tmp_path: Path) -> None:
    window = open_window(qtbot, settings, Deal.numbered(3))
    window.resize(LAPTOP)
    (tmp_path / "x").write_text("Chameleon Qt game, format 99\n")
    window.exchange.open(tmp_path / "x")
    assert look(window.notices.panel, "note") == []
    assert window.view.rect().contains(window.notices.panel.geometry())


def test_what_is_cut_off_is_found(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    one, other = QLabel("a long text", window), QLabel("another", window)
    one.resize(20, 20)
    other.resize(80, 20)
    window.show()
    assert sorted(clipped(window)) == [
        "QLabel “a long text” lies on QLabel “another”",
        "label too small: a long text",
    ]
