"""Tool tips: of the table in words with their right forms, and of everything that can be used."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QAbstractSlider,
    QApplication,
    QComboBox,
    QLineEdit,
    QScrollBar,
    QSizeGrip,
    QStatusBar,
    QToolTip,
    QWidget,
)
from pytestqt.qtbot import QtBot

from chameleon_qt.app.main_window import MainWindow
from chameleon_qt.app.settings import Settings
from chameleon_qt.app.table_tips import TableTips
from chameleon_qt.app.welcome import WelcomePanel
from chameleon_qt.engine.cards import Card, Suit
from chameleon_qt.engine.deal import Deal
from chameleon_qt.engine.game import Game
from chameleon_qt.engine.moves import FOUNDATIONS, PILES, RESERVE, STOCK, TURN, WASTE, Place
from chameleon_qt.engine.position import Position
from chameleon_qt.i18n.card_names import card_name
from chameleon_qt.i18n.languages import LANGUAGES
from chameleon_qt.table.layout import Hit
from chameleon_qt.table.speeds import Speed
from tests.gui.driving import LEFT, Player, open_window, stored_settings

Speak = Callable[[str], None]
Hover = Callable[[QPoint], str]


@pytest.fixture
def settings(own_settings: Path, qapp: QApplication) -> Settings:
    return stored_settings(own_settings)


@pytest.fixture
def window(qtbot: QtBot, settings: Settings) -> MainWindow:
    return open_window(qtbot, settings, Deal.numbered(3), Speed.OFF)


# --- the table -------------------------------------------------------------------------------


def tip(position: Position, place: Place, from_top: int = 0) -> str:
    return TableTips().text(position, Hit(place, len(position.cards(place)) - 1 - from_top))


def after(line: str) -> Position:
    game = Game(Deal.numbered(3))
    for text in line.split():
        game.play_text(text)
    return game.position


NAMES = {
    "en": ("Seven of hearts", "Ace of spades", "Queen of clubs"),
    "fr": ("Sept de cœur", "As de pique", "Dame de trèfle"),
    "de": ("Herz-Sieben", "Pik-Ass", "Kreuz-Dame"),
    "ru": ("семёрка червей", "туз пик", "дама треф"),
}
RESERVES = {
    "en": "Reserve: 12 cards, on top the ",
    "fr": "Réserve\u202f: 12 cartes, dessus\u202f: ",
    "de": "Reserve: 12 Karten, oben ",
    "ru": "Резерв: 12 карт, сверху\u00a0— ",
}
STOCKS = {
    "en": "Stock: 34 cards",
    "fr": "Pioche\u202f: 34 cartes",
    "de": "Stapel: 34 Karten",
    "ru": "Колода: 34 карты",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_and_piles_are_named_as_players_name_them(speaking: Speak, language: str) -> None:
    speaking(language)
    cards = (Card(7, Suit.HEARTS), Card(1, Suit.SPADES), Card(12, Suit.CLUBS))
    assert tuple(map(card_name, cards)) == NAMES[language]
    position = after("S S")
    assert tip(position, RESERVE).startswith(RESERVES[language])
    assert tip(position, RESERVE).endswith(card_name(position.reserve[-1]))
    assert tip(position, STOCK) == STOCKS[language]
    below = tip(position, WASTE, from_top=1).splitlines()
    name = card_name(position.cards(WASTE)[0])
    assert below == [name[:1].upper() + name[1:], tip(position, WASTE)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_name_of_its_own(speaking: Speak, language: str) -> None:
    speaking(language)
    assert len({card_name(card) for card in Deal.numbered(1).rules.deck()}) == 52


def test_foundations_tell_what_they_wait_for(qapp: object) -> None:
    position = Deal.numbered(3).start()
    tips = [tip(position, place) for place in FOUNDATIONS]
    (begun,) = (text for text in tips if "next comes" in text)
    assert ": 1 card, next comes the " in begun
    assert sum(": empty, begins with the " in text for text in tips) == 3
    assert tip(position, WASTE) == "Waste: empty"
    assert tip(position, PILES[1]).startswith("Tableau pile 2: 1 card, on top the ")


def test_a_full_foundation_is_complete(qapp: object, winning_lines: dict[str, list[str]]) -> None:
    name, line = next(iter(winning_lines.items()))
    cards = dict(
        entry.split(": ", 1)
        for entry in (Path(__file__).parents[1] / "data" / "reference.txt")
        .read_text(encoding="ascii")
        .splitlines()
        if not entry.startswith("#")
    )[name]
    game = Game(Deal.parse(cards))
    for text in line:
        game.play_text(text)
    assert tip(game.position, FOUNDATIONS[2]) == "Foundation ♦: complete"


@pytest.fixture
def hover(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> Callable[[QPoint], str]:
    """What the table says when the pointer has rested at a point."""
    said: list[str] = []
    monkeypatch.setattr(QToolTip, "hideText", lambda: said.append(""))
    monkeypatch.setattr(QToolTip, "showText", lambda _point, text, *_: said.append(text))

    def rest_at(point: QPoint) -> str:
        said.clear()
        event = QHelpEvent(QEvent.Type.ToolTip, point, window.view.mapToGlobal(point))
        QApplication.sendEvent(window.view, event)
        (text,) = said
        return text

    return rest_at


def test_a_resting_pointer_is_told_what_lies_there(window: MainWindow, hover: Hover) -> None:
    layout = window.scene.layout
    stock = layout.places[STOCK].center().toPoint()
    assert hover(stock) == "Stock: 36 cards"
    assert hover(QPoint(2, 2)) == ""


def test_a_tip_stays_while_the_pointer_goes_on_to_another_card(
    window: MainWindow, qtbot: QtBot
) -> None:
    """Through the viewport, as Qt itself asks: no tip may be taken away behind our back."""
    for place in (STOCK, RESERVE, RESERVE):
        point = window.scene.layout.places[place].center().toPoint()
        there = window.view.mapToGlobal(point)
        QApplication.sendEvent(
            window.view.viewport(), QHelpEvent(QEvent.Type.ToolTip, point, there)
        )
    qtbot.wait(400)  # longer than Qt waits before it hides one
    assert QToolTip.isVisible()
    assert QToolTip.text().startswith("Reserve: 12 cards")
    window.model.play(TURN)
    qtbot.waitUntil(lambda: not QToolTip.isVisible())


def test_no_tip_while_something_moves_or_is_held(window: MainWindow, hover: Hover) -> None:
    stock = window.scene.layout.places[STOCK].center().toPoint()
    player = Player(window.view, window.scene)
    end = player.carry(RESERVE, len(window.scene.position.reserve) - 1, PILES[0])
    assert window.scene.is_dragging
    assert hover(stock) == ""
    player.mouse.release(end, LEFT)
    window.scene.finish()
    window.scene.set_speed(Speed.NORMAL)
    window.model.click(STOCK, 0)
    assert window.scene.animator.is_running
    assert hover(stock) == ""
    window.scene.finish()
    assert hover(stock) == "Stock: 35 cards"


def test_a_panel_hides_what_the_table_would_say(window: MainWindow) -> None:
    window.others.welcome(window.view, window.endings)
    panel = window.findChild(WelcomePanel)
    assert panel is not None
    point = QPoint(3, 3)
    for kind in (QEvent.Type.ToolTip, QEvent.Type.QueryWhatsThis):
        event = QHelpEvent(kind, point, panel.mapToGlobal(point))
        QApplication.sendEvent(panel, event)
        assert event.isAccepted()


# --- everything else -------------------------------------------------------------------------

USED = (QAbstractButton, QComboBox, QLineEdit, QAbstractSlider, QAbstractItemView)


def unexplained(top: QWidget) -> Iterator[str]:
    """What can be used in `top`, or stands in its status bar, and says not what it is."""
    for widget in top.findChildren(QWidget):
        if isinstance(widget, QScrollBar | QSizeGrip) or _is_inner(widget):
            continue
        is_told = isinstance(widget.parent(), QStatusBar) and getattr(widget, "text", bool)() != ""
        if isinstance(widget, USED) or (is_told and widget.isVisibleTo(top)):
            for what, ask in (("tool tip", QWidget.toolTip), ("What’s this?", QWidget.whatsThis)):
                if not any(map(ask, _with_its_holders(widget, top))):
                    named = getattr(widget, "text", str)() or widget.objectName()
                    yield f"{type(top).__name__}: {type(widget).__name__} “{named}”: no {what}"


def _with_its_holders(widget: QWidget, top: QWidget) -> Iterator[QWidget]:
    """Those of whom Qt asks one after the other what there is to say."""
    while widget is not top:
        yield widget
        parent = widget.parentWidget()
        if parent is None or widget.isWindow():
            return
        widget = parent


def _is_inner(widget: QWidget) -> bool:
    """Whether Qt made it as a part of another."""
    parent = widget.parent()
    return (
        widget.objectName().startswith("qt_")
        or isinstance(parent, QComboBox | QLineEdit)
        or (isinstance(parent, QWidget) and isinstance(parent.parent(), QComboBox))
    )


def test_all_that_can_be_used_says_what_it_is(window: MainWindow) -> None:
    window.actions_.settings.trigger()
    window.actions_.deal_number.trigger()
    window.actions_.about.trigger()
    window.actions_.help.trigger()
    window.others.welcome(window.view, window.endings)
    window.endings._show_stuck()
    window.guidance.solution_bar.refresh()
    window.guidance.light.show()
    windows = [top for top in QApplication.topLevelWidgets() if top.isVisible()]
    assert len(windows) >= 4
    found = [fault for top in windows for fault in unexplained(top)]
    assert found == [], "\n".join(found)
    for top in windows:
        if top is not window:
            top.close()


def test_what_says_nothing_is_found(qtbot: QtBot) -> None:
    top = QWidget()
    qtbot.addWidget(top)
    button = QLineEdit(top)
    assert len(list(unexplained(top))) == 2
    button.setToolTip("x")
    button.setWhatsThis("x")
    assert list(unexplained(top)) == []
    assert QAbstractScrollArea not in USED
