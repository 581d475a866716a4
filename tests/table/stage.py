"""A table with a game, for the tests of what mouse and keys do on it."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from chameleon_qt.engine.deal import Deal
from chameleon_qt.engine.game import Game
from chameleon_qt.engine.moves import Move, Place
from chameleon_qt.engine.position import Position
from chameleon_qt.engine.rules import CHAMELEON, Rules
from chameleon_qt.table.markers import Ring
from chameleon_qt.table.scene import TableScene
from chameleon_qt.table.view import TableView
from tests.gui.driving import Player, assert_picture_equals_model


class Stage:
    """A game on a table, joined as the application joins them, but for what a click means."""

    def __init__(self, qtbot: QtBot, rules: Rules = CHAMELEON, number: int = 3) -> None:
        self.game = Game(Deal.numbered(number, rules))
        self.scene = TableScene(self.game.position)
        self.view = TableView(self.scene)
        self.scene.setParent(self.view)
        qtbot.addWidget(self.view)
        self.view.resize(900, 640)
        self.view.show()
        qtbot.waitExposed(self.view)
        self.player = Player(self.view, self.scene)
        self.clicks: list[tuple[Place, int]] = []
        self.drops: list[Move] = []
        self.scene.clicked.connect(lambda place, index: self.clicks.append((place, index)))
        self.scene.dropped.connect(self.drops.append)

    def show(self, position: Position) -> None:
        self.scene.jump(position)
        self.scene.finish()

    def play(self, move: Move) -> None:
        turn = self.game.play(move)
        self.scene.play(turn.steps, turn.after)

    def check(self) -> None:
        assert_picture_equals_model(self.scene, self.scene.position)

    def rings(self) -> list[Ring]:
        return [item for item in self.scene.items() if isinstance(item, Ring)]
