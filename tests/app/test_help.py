"""The how-to-play pane, its window, the small table, the first start, and What's This."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt, QUrl
from PySide6.QtGui import QColor, QHelpEvent, QPalette
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QWhatsThis
from pytestqt.qtbot import QtBot

from chameleon_qt.app.help.browser import luminance
from chameleon_qt.app.help.dock import RulesWindow, run_rules
from chameleon_qt.app.help.pane import SHOWN, Address, HelpPane
from chameleon_qt.app.help.small_table import SmallTable
from chameleon_qt.app.main_window import MainWindow
from chameleon_qt.app.settings import Settings
from chameleon_qt.app.welcome import WelcomePanel
from chameleon_qt.app.whats_this import explanation
from chameleon_qt.engine.deal import Deal
from chameleon_qt.engine.moves import PILES, STOCK, PlaceKind
from chameleon_qt.engine.position import Position
from chameleon_qt.engine.rules import GAMES
from chameleon_qt.help.examples import example
from chameleon_qt.help.pages import PAGES
from chameleon_qt.table.art.cloth import Cloth
from chameleon_qt.table.speeds import Speed
from tests.gui.driving import open_window, stored_settings

Speak = Callable[[str], None]


@pytest.fixture
def settings(own_settings: Path, qapp: QApplication) -> Settings:
    made = stored_settings(own_settings)
    made.speed = Speed.OFF
    return made


@pytest.fixture
def window(qtbot: QtBot, settings: Settings) -> MainWindow:
    return open_window(qtbot, settings, Deal.numbered(3), Speed.OFF)


@pytest.fixture
def rules_window(qtbot: QtBot, settings: Settings) -> RulesWindow:
    window = RulesWindow(settings, "chameleon")
    qtbot.addWidget(window)
    with qtbot.waitExposed(window):
        window.show()
    return window


@pytest.fixture
def pane(rules_window: RulesWindow) -> HelpPane:
    return rules_window.pane


def shown_text(pane: HelpPane) -> str:
    return pane.browser.toPlainText()


def test_the_pages_run_without_a_game(
    qtbot: QtBot, qapp: QApplication, speaking: Speak, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[str] = []

    def run_loop(_app: QApplication) -> int:
        shown.extend(window.windowTitle() for window in qapp.topLevelWidgets())
        for window in qapp.topLevelWidgets():
            window.close()
        return 0

    monkeypatch.setattr(QApplication, "exec", run_loop)
    assert run_rules("kansas", "de") == 0
    assert "Chameleon: Spielanleitung" in shown


def test_f1_opens_and_closes_the_pane(qtbot: QtBot, window: MainWindow) -> None:
    window.activateWindow()
    action = window.actions_.help
    assert action.shortcut().toString() == "F1"
    action.trigger()
    assert window.others.help is not None
    assert window.others.help.isVisible()
    action.trigger()
    assert not window.others.help.isVisible()
    action.trigger()
    window.others.help.close()
    assert not action.isChecked()


def test_the_pane_opens_with_the_game_that_is_played(window: MainWindow) -> None:
    window.actions_.games["kansas"].trigger()
    window.actions_.help.trigger()
    assert window.others.help is not None
    assert window.others.help.pane.here == Address("kansas", "goal")


def test_the_contents_lead_to_every_page_of_every_game(pane: HelpPane) -> None:
    for number, game in enumerate(GAMES):
        top = pane.tree.topLevelItem(number)
        assert top is not None
        assert top.childCount() == len(PAGES)
        for row, name in enumerate(PAGES):
            child = top.child(row)
            assert child is not None
            pane.tree.setCurrentItem(child)
            assert pane.here == Address(game, name)
            assert shown_text(pane).startswith(child.text(0))


def test_links_lead_on_and_back_and_forward_return(pane: HelpPane) -> None:
    assert not pane.back.isEnabled()
    pane.browser.anchorClicked.emit(QUrl("rules"))
    pane.browser.anchorClicked.emit(QUrl("controls"))
    assert pane.here.page == "controls"
    pane.back.trigger()
    assert pane.here.page == "rules"
    item = pane.tree.currentItem()
    assert item is not None
    assert item.text(0) == "Rules"
    pane.forward.trigger()
    assert pane.here.page == "controls"
    pane.back.trigger()
    pane.browser.anchorClicked.emit(QUrl("goal"))
    assert not pane.forward.isEnabled()


def test_search_lists_what_it_finds_and_leads_there(pane: HelpPane) -> None:
    QTest.keyClicks(pane.field, "redeals")
    first = pane.tree.topLevelItem(0)
    assert first is not None
    assert first.data(0, SHOWN) is not None
    QTest.keyClick(pane.field, Qt.Key.Key_Return)
    assert pane.here == Address(*first.data(0, SHOWN))
    assert pane.here.block >= 0
    assert "redeal" in shown_text(pane)
    pane.field.setText("elephant")
    nothing = pane.tree.topLevelItem(0)
    assert nothing is not None
    assert nothing.text(0) == "Nothing found"
    assert not nothing.flags() & Qt.ItemFlag.ItemIsSelectable
    pane.field.clear()
    assert pane.tree.topLevelItemCount() == len(GAMES)


def test_a_hit_far_down_is_scrolled_to(pane: HelpPane) -> None:
    pane.go(Address("chameleon", "rules", len(PAGES["rules"].of_game("chameleon")) - 1))
    assert pane.browser.verticalScrollBar().value() > 0


def test_a_page_is_there_once_whatever_its_size(pane: HelpPane) -> None:
    pane.go(Address("chameleon", "controls"))
    for width, height in ((860, 900), (420, 300), (300, 2000), (860, 400)):
        pane.window().resize(width, height)
        QApplication.processEvents()
        assert shown_text(pane).count("Mouse") == 1


def test_links_can_be_read_on_a_dark_page(pane: HelpPane, qapp: QApplication) -> None:
    for page in (Qt.GlobalColor.black, Qt.GlobalColor.white):
        palette = qapp.palette()
        palette.setColor(QPalette.ColorRole.Base, page)
        palette.setColor(QPalette.ColorRole.Text, Qt.GlobalColor.gray)
        pane.browser.setPalette(palette)
        link = QColor(pane.browser._link_colour())
        assert abs(luminance(link) - luminance(QColor(page))) > 0.3


def test_zoom_is_kept(pane: HelpPane, settings: Settings) -> None:
    usual = pane.browser.document().defaultFont().pointSizeF()
    pane.zoom_in.trigger()
    assert pane.browser.document().defaultFont().pointSizeF() == usual * 1.25
    assert settings.help_zoom == 125
    for _ in range(20):
        pane.zoom_out.trigger()
    assert settings.help_zoom == 50


def picture(pane: HelpPane, name: str) -> bytes:
    pixmap = pane.browser.loadResource(2, QUrl(f"picture:{name}"))
    return bytes(pixmap.toImage().constBits())


def test_drawings_follow_game_language_and_cloth(
    pane: HelpPane, settings: Settings, speaking: Speak
) -> None:
    pane.go(Address("chameleon", "setup"))
    seen = [picture(pane, "deal")]
    pane.go(Address("kansas", "setup"))
    seen.append(picture(pane, "deal"))
    settings.cloth = Cloth.SAND
    seen.append(picture(pane, "deal"))
    speaking("ru")
    seen.append(picture(pane, "deal"))
    assert len(set(seen)) == 4


def has_come_to(table: SmallTable, position: Position) -> bool:
    return table.scene_.position == position


def test_show_me_plays_the_move_on_its_drawing(qtbot: QtBot, pane: HelpPane) -> None:
    pane.go(Address("chameleon", "rules"))
    for name in ("wrap", "run", "fill"):
        pane.browser.anchorClicked.emit(QUrl(f"show:{name}"))
        table = pane.browser.table
        assert table is not None
        shown = example("chameleon", name)
        assert shown.move is not None
        qtbot.waitUntil(partial(has_come_to, table, shown.position.apply(shown.move)[0]))
    pane.go(Address("chameleon", "goal"))
    assert pane.browser.table is None


def test_the_small_table_stays_on_its_drawing(pane: HelpPane) -> None:
    pane.go(Address("chameleon", "rules"))
    pane.browser.show_example("run")
    table = pane.browser.table
    assert table is not None
    before = table.y()
    bar = pane.browser.verticalScrollBar()
    bar.setValue(bar.value() + 60)
    assert table.y() == before - 60
    pane.browser.hide()
    assert pane.browser.table is None


def test_the_pane_speaks_another_language_where_it_was(pane: HelpPane, speaking: Speak) -> None:
    pane.go(Address("chameleon", "rules"))
    pane.field.setText("pile")
    speaking("fr")
    assert shown_text(pane).startswith("Règles")
    assert "la couleur\u202f: n’importe" in shown_text(pane)
    assert pane.window().windowTitle() == "Comment jouer au Chameleon"
    pane.field.setText("colonnes")
    first = pane.tree.topLevelItem(0)
    assert first is not None
    assert first.text(0) == "Règles\u202f: Colonnes"


def test_what_only_the_other_game_says_is_found_under_its_name(pane: HelpPane) -> None:
    pane.field.setText("taken back")
    lines = [pane.tree.topLevelItem(row) for row in range(pane.tree.topLevelItemCount())]
    shown = {item.text(0): Address(*item.data(0, SHOWN)) for item in lines if item is not None}
    other = {line for line, address in shown.items() if address.game == "kansas"}
    assert other == {line for line in shown if " (Kansas)" in line} != set()
    pane.go(shown[next(iter(other))])
    pane.field.setText("")
    pane.field.setText("taken back")
    assert pane.here.game == "kansas"
    first = pane.tree.topLevelItem(0)
    assert first is not None
    assert "(" not in first.text(0).partition(":")[0]


def test_a_page_is_printed(pane: HelpPane, tmp_path: Path, qtbot: QtBot) -> None:
    printer = QPrinter()
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(tmp_path / "page.pdf"))
    pane.browser.print_(printer)
    assert (tmp_path / "page.pdf").read_bytes().startswith(b"%PDF")
    pane.print_.trigger()
    dialog = pane.findChild(QDialog)
    assert dialog is not None
    assert dialog.isVisible()
    dialog.reject()


# --- first start -----------------------------------------------------------------------------


def first_start(qtbot: QtBot, settings: Settings) -> MainWindow:
    window = MainWindow(settings, Deal.numbered(3))
    qtbot.addWidget(window)
    window.show()
    window.begin()
    return window


def test_the_first_start_offers_help_and_language_once(
    qtbot: QtBot, settings: Settings, speaking: Speak
) -> None:
    window = first_start(qtbot, settings)
    panel = window.findChild(WelcomePanel)
    assert panel is not None
    assert panel.isVisible()
    settings.language_changed.connect(lambda: speaking(settings.language))
    panel.language.setCurrentIndex(panel.language.findData("ru"))
    panel.language.activated.emit(panel.language.currentIndex())
    assert settings.language == "ru"
    read, _ = panel.buttons
    assert read.text() == "Как играть"
    read.click()
    assert window.others.help is not None
    assert window.others.help.isVisible()
    assert not panel.isVisible()
    again = first_start(qtbot, settings)
    assert again.findChild(WelcomePanel) is None


def test_the_panel_lets_the_player_just_play(qtbot: QtBot, settings: Settings) -> None:
    window = first_start(qtbot, settings)
    panel = window.findChild(WelcomePanel)
    assert panel is not None
    panel.buttons[1].click()
    assert settings.is_welcomed
    assert window.others.help is None


# --- What's This and tool tips ---------------------------------------------------------------


def test_every_place_has_its_explanation() -> None:
    assert len({explanation(kind) for kind in PlaceKind}) == len(PlaceKind)


def test_whats_this_explains_what_lies_under_the_mouse(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    monkeypatch.setattr(QWhatsThis, "showText", lambda _point, text, _widget: said.append(text))
    layout = window.scene.layout
    points = [layout.places[place].center().toPoint() for place in (STOCK, PILES[1])]
    for point in (*points, QPoint(2, 2)):
        there = window.view.mapToGlobal(point)
        for kind in (QEvent.Type.QueryWhatsThis, QEvent.Type.WhatsThis):
            event = QHelpEvent(kind, point, there)
            QApplication.sendEvent(window.view, event)
            assert event.isAccepted()
    assert said[:2] == [explanation(PlaceKind.STOCK), explanation(PlaceKind.PILE)]
    assert said[2].startswith("The table.")


def test_tools_and_settings_have_tool_tips(window: MainWindow) -> None:
    for action in window._menus.tools.actions():
        assert action.toolTip()
        assert action.whatsThis()
    assert window.actions_.undo.toolTip() == "Take back the last move (Ctrl+Z)"
    window.actions_.settings.trigger()
    dialog = window.others.settings
    assert dialog is not None
    for widget in (
        dialog.autoplay,
        dialog.auto_complete,
        dialog.speed,
        dialog.backs,
        dialog.cloths,
        dialog.language,
        dialog.letters,
    ):
        assert widget.toolTip()
        assert widget.whatsThis()
    dialog.close()
