"""The mark of a hint: it lies where the cards are, is seen on every cloth, and goes in time."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSizeF
from PySide6.QtGui import QColor, QImage, QPainter
from pytestqt.qtbot import QtBot

from chameleon_qt.engine.deal import Deal
from chameleon_qt.engine.moves import PILES, RESERVE, TURN, Move
from chameleon_qt.engine.position import Position
from chameleon_qt.table.art.backs import Back
from chameleon_qt.table.art.cloth import Cloth
from chameleon_qt.table.hint_mark import MarkKind, MoveMark
from chameleon_qt.table.scene import TableScene
from tests.table.positions import with_pile

SIZE = QSizeF(800, 600)


def table(position: Position) -> TableScene:
    scene = TableScene(position)
    scene.set_size(SIZE, 1.0)
    return scene


def picture(scene: TableScene) -> QImage:
    image = QImage(SIZE.toSize(), QImage.Format.Format_RGB32)
    image.fill(QColor("#808080"))
    painter = QPainter(image)
    scene.render(painter)
    painter.end()
    return image


def colour_count(image: QImage, colour: QColor) -> int:
    return sum(
        image.pixelColor(x, y) == colour
        for x in range(0, image.width(), 2)
        for y in range(0, image.height(), 2)
    )


@pytest.mark.parametrize("cloth", list(Cloth))
@pytest.mark.parametrize("kind", list(MarkKind))
def test_it_is_seen_on_every_cloth(qtbot: QtBot, cloth: Cloth, kind: MarkKind) -> None:
    scene = table(Deal.numbered(1).start())
    scene.set_look(cloth, Back.LOZENGES)
    plain = colour_count(picture(scene), scene.colours.accent)
    scene.show_mark(MoveMark(TURN, kind))
    assert colour_count(picture(scene), scene.colours.accent) > plain + 200
    scene.stop()


def test_the_kinds_differ_in_shape(qtbot: QtBot) -> None:
    scene = table(Deal.numbered(1).start())
    seen = []
    for kind in MarkKind:
        scene.show_mark(MoveMark(TURN, kind))
        seen.append(picture(scene))
    assert seen[0] != seen[1] != seen[2] != seen[0]
    scene.stop()


def test_a_run_is_ringed_as_a_whole(qtbot: QtBot) -> None:
    position = with_pile(6)
    scene = table(position)
    move = Move(PILES[0], PILES[1], 4)
    scene.show_mark(MoveMark(move, with_target=False))
    cards = [scene.item(card) for card in position.piles[0][-4:]]
    assert scene.hint_mark.source.top() == cards[0].y()
    assert scene.hint_mark.source.bottom() == cards[-1].y() + scene.layout.card.height()
    assert scene.hint_mark.target is None
    scene.stop()


def test_everything_drawn_lies_inside_its_bounds(qtbot: QtBot) -> None:
    scene = table(Deal.numbered(1).start())
    for target in PILES[:3]:
        scene.show_mark(MoveMark(Move(RESERVE, target)))
        mark = scene.hint_mark
        assert mark.boundingRect().contains(mark.source)
        assert mark.boundingRect().contains(mark._arrow().boundingRect())
    scene.stop()


@pytest.mark.parametrize("change", ["play", "jump", "deal"])
def test_every_change_takes_it_off(qtbot: QtBot, change: str) -> None:
    position = Deal.numbered(1).start()
    scene = table(position)
    after, steps = position.apply(TURN)
    scene.show_mark(MoveMark(TURN))
    assert scene.hint_mark.isVisible()
    match change:
        case "play":
            scene.play(steps, after)
        case "jump":
            scene.jump(after)
        case _:
            scene.deal(position)
    assert not scene.hint_mark.isVisible()
    scene.stop()


def test_it_grows_with_the_cards(qtbot: QtBot) -> None:
    scene = table(Deal.numbered(1).start())
    scene.show_mark(MoveMark(TURN))
    small = scene.hint_mark.source.size()
    scene.set_size(SIZE * 2, 1.0)
    assert scene.hint_mark.source.size() == scene.layout.card
    assert scene.hint_mark.source.width() > 1.5 * small.width()
    scene.stop()
