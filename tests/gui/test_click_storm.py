"""A hasty player: random clicks, drags, keys and sizes, and the picture is always right."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from chameleon_qt.app.main_window import MainWindow
from chameleon_qt.engine.deal import Deal
from chameleon_qt.engine.game import Status
from chameleon_qt.engine.moves import STOCK
from chameleon_qt.engine.rules import CHAMELEON, GAMES, KANSAS, Rules
from chameleon_qt.table.art.backs import Back
from chameleon_qt.table.art.cloth import Cloth
from chameleon_qt.table.speeds import Speed
from tests.gui.driving import (
    RIGHT,
    Mouse,
    Player,
    assert_oracle_agrees,
    assert_picture_equals_model,
    open_window,
    stored_settings,
)

BURSTS = 22
ACTIONS = 60


class Storm:
    """Does one random thing after the other to a window."""

    def __init__(self, window: MainWindow, rng: Random) -> None:
        self.window = window
        self.rng = rng
        self.mouse = Mouse(window.view)
        self.player = Player(window.view, window.scene)
        self.done: dict[str, int] = {}
        self._acts: list[tuple[Callable[[], object], int]] = [
            (self.click, 30),
            (self.click_stock, 12),
            (self.play_legal, 25),
            (self.double_click, 8),
            (self.drag, 20),
            (self.drag_out, 5),
            (self.drag_and_shortcut, 4),
            (self.press_both, 4),
            (self.peek, 5),
            (self.hover, 8),
            (self.wait, 10),
            (self.undo, 8),
            (self.redo, 6),
            (self.escape, 3),
            (self.restart, 1),
            (self.new_game, 2),
            (self.resize, 2),
            (self.look, 1),
        ]

    def burst(self) -> None:
        acts, weights = zip(*self._acts, strict=True)
        for act in self.rng.choices(acts, weights, k=ACTIONS):
            act()
            name = act.__name__
            self.done[name] = self.done.get(name, 0) + 1

    def anywhere(self) -> QPoint:
        """A point of the view, on a card more often than not."""
        position, layout = self.window.model.position, self.window.scene.layout
        area = layout.places[self.rng.choice(position.places())]
        if self.rng.random() < 0.3:
            area = self.window.scene.sceneRect()
        below = self.rng.choice([0, 0, 0.5, 1.5, 3]) * layout.card.height()
        x = area.x() + self.rng.random() * area.width()
        y = area.y() + self.rng.random() * area.height() + below
        limit = self.window.view.viewport().rect()
        return QPoint(min(round(x), limit.right()), min(round(y), limit.bottom()))

    def click(self) -> None:
        self.mouse.click(self.anywhere())

    def click_stock(self) -> None:
        rect = self.window.scene.layout.places[STOCK]
        self.mouse.click(rect.center().toPoint())

    def play_legal(self) -> None:
        """Make a move on purpose, unless a panel lies in the way."""
        window = self.window
        moves = window.model.position.legal_moves()
        if moves and not window.endings.is_shown:
            before = window.model.move_count
            self.player.play(self.rng.choice(moves))
            assert window.model.move_count > before

    def double_click(self) -> None:
        self.mouse.double_click(self.anywhere())

    def drag(self) -> None:
        self.mouse.drag(self.anywhere(), self.anywhere(), self.rng.randrange(1, 6))

    def drag_out(self) -> None:
        outside = QPoint(self.rng.randrange(-4000, 4000), self.rng.choice([-900, 4000]))
        self.mouse.drag(self.anywhere(), outside)
        self.mouse.move(self.anywhere())

    def drag_and_shortcut(self) -> None:
        """Something else happens while a card is in the hand."""
        end = self.anywhere()
        self.mouse.carry(self.anywhere(), end)
        self.rng.choice(
            [self.undo, self.redo, self.escape, self.new_game, self.wait, self.resize, self.look]
        )()
        self.mouse.release(end)

    def press_both(self) -> None:
        """Both buttons, let go in either order."""
        first, second = self.rng.sample([Qt.MouseButton.LeftButton, RIGHT], 2)
        start, end = self.anywhere(), self.anywhere()
        self.mouse.press(start, first)
        self.mouse.move(end)
        self.mouse.press(end, second)
        self.mouse.move(start)
        for button in self.rng.sample([first, second], 2):
            self.mouse.release(self.anywhere(), button)

    def peek(self) -> None:
        point = self.anywhere()
        self.mouse.press(point, RIGHT)
        if self.rng.random() < 0.4:
            self.rng.choice([self.undo, self.redo, self.escape, self.wait, self.resize])()
        self.mouse.release(point, RIGHT)

    def hover(self) -> None:
        self.mouse.move(self.anywhere())

    def wait(self) -> None:
        for _ in range(self.rng.randrange(1, 4)):
            QCoreApplication.processEvents()

    def undo(self) -> None:
        self.window.actions_.undo.trigger()

    def redo(self) -> None:
        self.window.actions_.redo.trigger()

    def restart(self) -> None:
        self.window.actions_.restart.trigger()

    def escape(self) -> None:
        QTest.keyClick(self.window.view, Qt.Key.Key_Escape)

    def new_game(self) -> None:
        rules = self.rng.choice([self.window.model.deal.rules, *GAMES.values()])
        self.window.play_deal(Deal.numbered(self.rng.randrange(1, 2**31), rules))

    def resize(self) -> None:
        self.window.resize(self.rng.randrange(640, 1300), self.rng.randrange(480, 900))

    def look(self) -> None:
        self.window.scene.set_look(self.rng.choice(list(Cloth)), self.rng.choice(list(Back)))


@pytest.fixture
def foreseen(monkeypatch: pytest.MonkeyPatch) -> Random:
    """Games that nobody has chosen come from here, so that a storm can be repeated."""
    rng = Random(11)

    def unforeseen(rules: Rules = CHAMELEON) -> Deal:
        return Deal.numbered(rng.randrange(1, 2**31), rules)

    monkeypatch.setattr(Deal, "unforeseen", staticmethod(unforeseen))
    return rng


@pytest.mark.usefixtures("foreseen")
@pytest.mark.parametrize("speed", list(Speed))
@pytest.mark.parametrize("rules", [CHAMELEON, KANSAS], ids=str)
def test_after_each_burst_the_picture_equals_the_model(
    qtbot: QtBot, own_settings: Path, speed: Speed, rules: Rules
) -> None:
    settings = stored_settings(own_settings)
    window = open_window(qtbot, settings, Deal.numbered(5, rules), speed)
    storm = Storm(window, Random(f"{speed} {rules}"))
    for _ in range(BURSTS):
        storm.burst()
        model = window.model
        assert_picture_equals_model(window.scene, model.position)
        cards = [card for place in model.position.places() for card in model.position.cards(place)]
        assert len(cards) == 52
        assert set(cards) == set(model.deal.cards)
        assert_oracle_agrees(model)
    assert set(storm.done) == {act.__name__ for act, _ in storm._acts}


@pytest.mark.usefixtures("foreseen")
@pytest.mark.parametrize("speed", list(Speed))
def test_a_storm_around_the_win(
    qtbot: QtBot,
    own_settings: Path,
    reference_deals: dict[str, str],
    winning_lines: dict[str, list[str]],
    speed: Speed,
) -> None:
    settings = stored_settings(own_settings)
    deal, line = Deal.parse(reference_deals["R006"]), winning_lines["R006"]
    window = open_window(qtbot, settings, deal, speed)
    model = window.model
    rng = Random(speed)
    storm = Storm(window, rng)
    wins = 0
    for _ in range(12):
        model.new_game(deal)
        for text in line:
            model.play(model.position.parse_move(text))
            if model.status is Status.WON:
                break
        wins += 1
        for _ in range(rng.randrange(12)):
            rng.choice(
                [
                    storm.undo,
                    storm.redo,
                    storm.wait,
                    storm.wait,
                    storm.click,
                    storm.drag,
                    storm.escape,
                    storm.resize,
                    window.scene.finish,
                ]
            )()
        window.scene.finish()  # after which a won game celebrates
        assert_picture_equals_model(window.scene, model.position)
        is_won = model.position.is_won
        assert (model.status is Status.WON) is is_won
        assert window.endings.is_shown is (model.status is not Status.PLAYING)
        assert_oracle_agrees(model)
    assert wins == 12
