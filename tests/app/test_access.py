"""What a screen reader finds on the table, can do there, and is told: in all languages."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from chameleon_qt.app.access.actions import DROP, FOCUS, PICK_UP, PLAY
from chameleon_qt.app.access.announcer import in_words
from chameleon_qt.app.access.interfaces import SpotInterface
from chameleon_qt.app.main_window import MainWindow
from chameleon_qt.app.panel import TablePanel
from chameleon_qt.app.settings import Settings
from chameleon_qt.engine.deal import Deal
from chameleon_qt.engine.game import Status
from chameleon_qt.engine.moves import PILES, RESERVE, STOCK, TURN, WASTE, Move, Place
from chameleon_qt.engine.rules import KANSAS
from chameleon_qt.i18n.languages import LANGUAGES
from chameleon_qt.table.held import Held
from chameleon_qt.table.speeds import Speed
from tests.gui.driving import open_window, stored_settings

Speak = Callable[[str], None]
Said = list[str]
Role, Text = QAccessible.Role, QAccessible.Text


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
def table(window: MainWindow) -> QAccessibleInterface:
    """What Qt gives a screen reader that asks for the table."""
    return QAccessible.queryAccessibleInterface(window.view)


@pytest.fixture
def said(window: MainWindow, table: QAccessibleInterface) -> Said:
    """All that is announced."""
    heard: Said = []
    assert window.access.announcer is not None
    window.access.announcer.speak = heard.append
    return heard


def name_at(window: MainWindow, place: Place, index: int | None = None) -> str:
    return window.access.spot(place, index).text(Text.Name)


def do(window: MainWindow, name: str, place: Place, index: int | None = None) -> None:
    window.access.spot(place, index).actionInterface().doAction(name)


# --- the tree --------------------------------------------------------------------------------


def test_nothing_is_made_before_a_screen_reader_asks(window: MainWindow) -> None:
    window.model.play(TURN)
    assert window.access._table is None
    assert window.access.announcer is None


def test_the_table_is_a_list_of_places_and_piles_are_lists_of_cards(
    window: MainWindow, table: QAccessibleInterface
) -> None:
    position = window.model.position
    assert table.text(Text.Name) == "Card table"
    assert table.childCount() == len(position.places())
    for number, place in enumerate(position.places()):
        spot = table.child(number)
        assert table.indexOfChild(spot) == number
        assert spot.parent() is table
        is_pile = place in PILES
        assert spot.role() is (Role.List if is_pile else Role.ListItem)
        assert spot.childCount() == (len(position.cards(place)) if is_pile else 0)
        for index in range(spot.childCount()):
            card = spot.child(index)
            assert spot.indexOfChild(card) == index
            assert card.parent() is spot
            assert table.childAt(*middle(card)) is card
        assert table.rect().contains(spot.rect())
        if not is_pile:
            assert table.childAt(*middle(spot)) is spot
    assert table.childAt(table.rect().x() + 2, table.rect().y() + 2) is None


def middle(spot: QAccessibleInterface) -> tuple[int, int]:
    point: QPoint = spot.rect().center()
    return point.x(), point.y()


def test_panels_on_the_table_are_in_it_too(window: MainWindow, table: QAccessibleInterface) -> None:
    window.endings._show_stuck()
    last = table.child(table.childCount() - 1)
    assert isinstance(last.object(), TablePanel)
    assert table.indexOfChild(last) == table.childCount() - 1
    assert table.childAt(*middle(last)).object() is last.object()


def test_states_follow_cursor_and_hand(window: MainWindow, table: QAccessibleInterface) -> None:
    pile, stock = window.access.spot(PILES[0], 0), window.access.spot(STOCK)
    assert (pile.state().focusable, stock.state().focusable) == (1, 1)
    assert table.focusChild() is pile
    do(window, PICK_UP, PILES[0], 0)
    assert (pile.state().selected, stock.state().selected) == (1, 0)
    do(window, DROP, PILES[0], 0)
    assert pile.state().selected == 0
    do(window, FOCUS, STOCK)
    assert (pile.state().focused, stock.state().focused) == (0, 1)
    assert table.focusChild() is stock


def test_a_slot_whose_card_has_gone_says_nothing(
    window: MainWindow, table: QAccessibleInterface
) -> None:
    move = next(m for m in window.model.position.legal_moves() if m.target in PILES)
    window.model.play(move)
    top = len(window.model.position.cards(move.target)) - 1
    spot = window.access.spot(move.target, top)
    assert spot.text(Text.Name) != ""
    window.model.undo()
    assert (spot.text(Text.Name), spot.actionInterface().actionNames()) == ("", [])
    assert spot.state().invisible


def test_the_focus_is_told_when_it_moves_and_when_its_card_goes(
    window: MainWindow, table: QAccessibleInterface, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[object] = []

    def note(spot: SpotInterface, kind: QAccessible.Event) -> None:
        if kind is QAccessible.Event.Focus:
            told.append((spot.place, spot.index))

    monkeypatch.setattr(window.access, "_send", note)
    do(window, FOCUS, STOCK)
    do(window, FOCUS, STOCK)
    assert told == [(STOCK, None)]
    move = next(m for m in window.model.position.legal_moves() if m.target in PILES)
    window.model.play(move)
    top = len(window.model.position.cards(move.target)) - 1
    do(window, FOCUS, move.target, top)
    window.model.undo()
    assert told[1:] == [(move.target, top), (move.target, top - 1)]


# --- what can be done ----------------------------------------------------------------------


def test_actions_say_what_is_possible(
    window: MainWindow, table: QAccessibleInterface, settings: Settings
) -> None:
    def names(place: Place, index: int | None = None) -> list[str]:
        spot: SpotInterface = window.access.spot(place, index)
        return list(spot.actionInterface().actionNames())

    assert names(STOCK) == [PLAY, FOCUS]
    assert names(WASTE) == [FOCUS]
    assert names(RESERVE) == names(PILES[0], 0) == [PLAY, PICK_UP, FOCUS]
    assert names(PILES[0]) == []
    do(window, PICK_UP, PILES[0], 0)
    assert names(STOCK) == names(PILES[1], 0) == [DROP, FOCUS]
    window.scene.put_down()
    settings.autoplay = False
    assert names(STOCK) == [PLAY, FOCUS]
    assert names(RESERVE) == [PICK_UP, FOCUS]


def test_actions_play_and_move(window: MainWindow, table: QAccessibleInterface) -> None:
    do(window, PLAY, STOCK)
    assert window.model.line == (TURN,)
    for number in range(1, 40):
        window.model.new_game(Deal.numbered(number, KANSAS))
        move = window.model.position.legal_moves()[-1]
        if move.source in PILES:
            do(window, PICK_UP, move.source, len(window.model.position.cards(move.source)) - 1)
            assert window.scene.hold.held == Held(move.source, 1)
            do(window, DROP, move.target, len(window.model.position.cards(move.target)) - 1)
            assert window.model.line == (Move(move.source, move.target),)


# --- what is said ----------------------------------------------------------------------------


def test_everything_is_said_once_and_in_order(window: MainWindow, said: Said) -> None:
    model = window.model
    model.play(TURN)
    model.undo()
    model.redo()
    model.click(WASTE, 0)
    for _ in range(3):
        model.play(TURN)
    model.restart()
    model.redo()
    do(window, PICK_UP, PILES[2], 0)
    do(window, DROP, PILES[0], 0)
    window.scene.put_down()
    assert said[0].startswith("From the stock: ")
    card = said[0].removeprefix("From the stock: ")
    assert said[1:4] == [
        f"Taken back: From the stock: {card}",
        f"From the stock: {card}",
        f"{card} fits nowhere just now",
    ]
    assert [text.partition(":")[0] for text in said[4:]] == [
        "From the stock",
        "From the stock",
        "From the stock",
        "Back at the beginning",
        "From the stock",
        "Picked up",
        "Queen of spades does not build on Six of clubs",
        "Put back",
    ]


def test_a_fill_and_the_new_reserve_card_are_said_after_the_move(
    window: MainWindow, said: Said
) -> None:
    fills = 0
    for number in range(1, 30):
        window.model.new_game(Deal.numbered(number))
        said.clear()
        before = window.model.position
        move = next(
            (
                move
                for move in before.legal_moves()
                if move.source in PILES and move.length == len(before.cards(move.source))
            ),
            None,
        )
        if move is not None:
            window.model.play(move)
            assert len(said) == 3
            assert " from tableau pile " in said[0]
            assert f" from the reserve fills tableau pile {move.source.code}" in said[1]
            assert said[2].startswith("Now on the reserve: ")
            fills += 1
    assert fills > 3


def test_new_games_hints_and_the_end_are_said(
    window: MainWindow,
    said: Said,
    reference_deals: dict[str, str],
    winning_lines: dict[str, list[str]],
) -> None:
    window.model.new_game(Deal.parse(reference_deals["R018"]))
    assert said[0].startswith("New game. Base rank: ")
    said.clear()
    window.guidance.sentence.say("To win: 10♦: waste → foundation ♦")
    assert said == ["To win: Ten of diamonds: waste to foundation diamonds"]
    window.model.auto_complete = True
    for text in winning_lines["R018"]:
        if window.model.status is not Status.WON:
            window.model.play(window.model.position.parse_move(text))
    assert [text for text in said if "won" in text] == said[-1:]
    assert said[-1] == "The game is won: all cards are home"
    ups = [text for text in said if "onto the foundation" in text]
    assert len(ups) == 51


def test_stuck_is_said_once(window: MainWindow, said: Said) -> None:
    for number in range(1, 60):
        window.model.new_game(Deal.numbered(number))
        while window.model.status is Status.PLAYING:
            said.clear()
            moves = window.model.position.legal_moves()
            window.model.play(next((m for m in moves if m.source in PILES), moves[0]))
            if window.model.move_count > 150:
                break
        if window.model.status is Status.STUCK:
            break
    assert said[-1] == "No card can move"
    assert said.count("No card can move") == 1


TWO = {
    "en": "Two of diamonds, tableau pile 2, 1 of 1",
    "fr": "Deux de carreau, colonne 2, 1 sur 1",
    "de": "Karo-Zwei, Spalte 2, 1 von 1",
    "ru": "Двойка бубен, столбец 2, 1 из 1",
}
CAN = {"en": "can move", "fr": "peut bouger", "de": "kann ziehen", "ru": "может ходить"}
MOVED = {
    "en": "Six of clubs and 1 more card from tableau pile 1 onto tableau pile 3",
    "fr": "Six de trèfle et 1 autre carte, de la colonne 1 sur la colonne 3",
    "de": "Kreuz-Sechs und 1 weitere Karte von Spalte 1 auf Spalte 3",
    "ru": "Шестёрка треф и ещё 1 карта из столбца 1 на столбец 3",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_and_moves_are_said_in_the_language(
    window: MainWindow,
    said: Said,
    speaking: Speak,
    reference_deals: dict[str, str],
    winning_lines: dict[str, list[str]],
    language: str,
) -> None:
    name = min(winning_lines, key=lambda name: len(winning_lines[name]))
    speaking(language)
    window.model.auto_complete = False
    window.model.new_game(Deal.parse(reference_deals[name]))
    assert name_at(window, PILES[1], 0).startswith(TWO[language])
    for text in winning_lines[name]:
        names = [name_at(window, place) for place in window.model.position.places()]
        names += [name_at(window, PILES[0], 0), window.access.spot(WASTE).text(Text.Description)]
        assert not any("{" in text or "%n" in text for text in names)
        moves = {move.source for move in window.model.position.legal_moves()}
        if WASTE in moves:
            assert name_at(window, WASTE).endswith(", " + CAN[language])
        window.model.play(window.model.position.parse_move(text))
    assert MOVED[language] in said
    assert not any("{" in text or "%n" in text for text in said)


def test_signs_become_words() -> None:
    assert in_words("Q♠ does not build on 10♥") == (
        "Queen of spades does not build on Ten of hearts"
    )
    assert in_words("foundation ♣") == "foundation clubs"
