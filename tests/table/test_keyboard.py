"""Keys and clicks that pick up, on the table alone: they only send what the player wants."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPoint, QSizeF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from chameleon_qt.engine.deal import Deal
from chameleon_qt.engine.game import Game
from chameleon_qt.engine.moves import FOUNDATIONS, PILES, RESERVE, STOCK, WASTE, Move, Place
from chameleon_qt.engine.position import Position
from chameleon_qt.engine.rules import GAMES
from chameleon_qt.table.art.cloth import Cloth, cloth_colours, contrast
from chameleon_qt.table.cursor import Cursor, Direction, groups, neighbour, seen, stops
from chameleon_qt.table.focus_ring import focus_colour
from chameleon_qt.table.held import Held, held_from
from chameleon_qt.table.layout import Hit, Layout
from tests.table.positions import with_pile
from tests.table.stage import Stage

Key = Qt.Key
CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def stage(qtbot: QtBot) -> Iterator[Stage]:
    result = Stage(qtbot)
    result.view.activateWindow()
    result.view.setFocus()
    qtbot.waitUntil(result.view.hasFocus)
    yield result
    result.view.stop()


def played(seed: int, steps: int) -> Position:
    """A position after some moves at random."""
    rng = Random(seed)
    game = Game(Deal.numbered(seed % 50 + 1, rng.choice(list(GAMES.values()))))
    for _ in range(steps):
        moves = game.position.legal_moves()
        if not moves:
            break
        game.play(rng.choice(moves))
    return game.position


# --- arrows ----------------------------------------------------------------------------------


@given(
    seed=st.integers(0, 10_000),
    steps=st.integers(0, 60),
    size=st.sampled_from([(640, 400), (1080, 690), (700, 1000)]),
    mirrored=st.booleans(),
)
def test_arrows_reach_every_card_and_place(
    seed: int, steps: int, size: tuple[int, int], mirrored: bool
) -> None:
    position = played(seed, steps)
    layout = Layout(QSizeF(*size), position.rules, 1.0, mirrored)
    start = Hit(PILES[0], len(position.piles[0]) - 1)
    found, todo = {start}, [start]
    while todo:
        here = todo.pop()
        for direction in Direction:
            there = neighbour(layout, position, here, direction)
            if there is not None and there not in found:
                found.add(there)
                todo.append(there)
    assert found == set(stops(position))


@given(seed=st.integers(0, 10_000), steps=st.integers(0, 60), mirrored=st.booleans())
def test_an_arrow_leads_where_it_points(seed: int, steps: int, mirrored: bool) -> None:
    position = played(seed, steps)
    layout = Layout(QSizeF(900, 700), position.rules, 1.0, mirrored)
    for here in stops(position):
        for direction in Direction:
            there = neighbour(layout, position, here, direction)
            if there is not None:
                step = (
                    seen(layout, position, there).center() - seen(layout, position, here).center()
                )
                right, down = direction.value
                assert step.x() * right + step.y() * down > 0


def test_arrows_follow_the_eye(stage: Stage) -> None:
    ways = {
        STOCK: {Key.Key_Right: WASTE, Key.Key_Down: RESERVE},
        WASTE: {Key.Key_Right: FOUNDATIONS[0], Key.Key_Left: STOCK},
        RESERVE: {Key.Key_Right: PILES[0], Key.Key_Up: STOCK},
        FOUNDATIONS[3]: {Key.Key_Left: FOUNDATIONS[2], Key.Key_Down: PILES[2]},
        PILES[1]: {
            Key.Key_Left: PILES[0],
            Key.Key_Right: PILES[2],
            Key.Key_Up: FOUNDATIONS[1],
            Key.Key_Down: PILES[1],
        },
    }
    for start, steps in ways.items():
        for key, end in steps.items():
            stage.scene.keyboard.point(Hit(start, len(stage.scene.position.cards(start)) - 1))
            QTest.keyClick(stage.view, key)
            assert stage.scene.keyboard.hit.place == end, (start, key)


def test_the_groups_are_all_places() -> None:
    position = Deal.numbered(1).start()
    assert [place for group in groups(position) for place in group] == list(position.places())


@given(seed=st.integers(0, 10_000), steps=st.integers(0, 60))
def test_a_cursor_points_at_what_is_there(seed: int, steps: int) -> None:
    before, after = played(seed, steps), played(seed, steps + 7)
    for hit in stops(before):
        cursor = Cursor.on(before, hit)
        assert cursor.hit(before) == hit
        assert cursor.hit(after).index < max(1, len(after.cards(hit.place)))


# --- the ring --------------------------------------------------------------------------------


@pytest.mark.parametrize("cloth", Cloth)
def test_the_focus_ring_stands_out_on_every_cloth(cloth: Cloth) -> None:
    colours = cloth_colours(cloth)
    colour = focus_colour(colours)
    assert contrast(colour, colours.centre) >= 3
    assert contrast(colour, colours.edge) >= 3
    assert abs(colour.hslHue() - colours.accent.hslHue()) > 30


def test_the_ring_surrounds_what_would_be_played(stage: Stage) -> None:
    stage.show(with_pile(6))
    stage.scene.keyboard.point(Hit(PILES[0], 3))
    rect, layout = stage.scene.keyboard.ring.rect, stage.scene.layout
    for index in range(6):
        card = layout.card_rect(stage.scene.position, Hit(PILES[0], index))
        assert rect.contains(card) is (index >= 3)


def test_a_squeezed_pile_opens_around_the_cursor(stage: Stage) -> None:
    stage.show(with_pile(30))
    QTest.keyClick(stage.view, Key.Key_1)
    assert stage.scene.opened is None
    QTest.keyClick(stage.view, Key.Key_Home)
    assert stage.scene.opened is not None
    for index in range(1, 30):
        QTest.keyClick(stage.view, Key.Key_Down)
        assert stage.scene.keyboard.hit == Hit(PILES[0], index)
        assert stage.scene.opened is None or stage.scene.opened.index == index
    assert stage.scene.opened is None
    stage.check()


# --- picking up ------------------------------------------------------------------------------


def test_plus_and_minus_take_more_or_fewer_cards(stage: Stage) -> None:
    stage.show(with_pile(4))
    QTest.keyClick(stage.view, Key.Key_1)
    for key, index in ((Key.Key_Plus, 2), (Key.Key_Plus, 1), (Key.Key_Minus, 2)):
        QTest.keyClick(stage.view, key)
        assert stage.scene.keyboard.hit == Hit(PILES[0], index)
    QTest.keyClick(stage.view, Key.Key_Space)
    lengths = []
    for key in [Key.Key_Plus] * 4 + [Key.Key_Minus] * 4:
        QTest.keyClick(stage.view, key)
        held = stage.scene.hold.held
        assert held is not None
        lengths.append(held.length)
        assert stage.scene.keyboard.hit == Hit(PILES[0], 4 - held.length)
        lifted = [item for item in stage.scene.items_by_card().values() if item.parentItem()]
        assert len(lifted) == held.length
    assert lengths == [3, 4, 4, 4, 3, 2, 1, 1]
    QTest.keyClick(stage.view, Key.Key_Escape)
    assert stage.scene.hold.held is None
    stage.check()


def test_what_is_held_has_rings_on_its_targets_and_the_one_pointed_at_is_filled(
    stage: Stage,
) -> None:
    stage.show(with_pile(3))
    QTest.keyClick(stage.view, Key.Key_1)
    QTest.keyClick(stage.view, Key.Key_Space)
    assert len(stage.rings()) == 2
    assert not any(ring._best for ring in stage.rings())
    QTest.keyClick(stage.view, Key.Key_2)
    assert sum(ring._best for ring in stage.rings()) == 1
    QTest.keyClick(stage.view, Key.Key_Return)
    assert stage.drops == [Move(PILES[0], PILES[1])]
    assert (stage.rings(), stage.scene.hold.held) == ([], None)
    stage.check()


def test_what_may_be_picked_up_has_all_its_legal_moves() -> None:
    for seed in range(30):
        position = played(seed, 30)
        pairs = {
            move
            for hit in stops(position)
            if (held := held_from(position, hit)) is not None
            for move in held.moves(position)
        }
        assert pairs == {move for move in position.legal_moves() if move.source != STOCK}


# --- by clicks ---------------------------------------------------------------------------------


def click(stage: Stage, place: Place, index: int, control: bool = False) -> None:
    """A click on a card, with Ctrl held or not."""
    mouse = stage.player.mouse
    mouse.modifiers = CONTROL if control else Qt.KeyboardModifier.NoModifier
    stage.player.click(place, index)
    mouse.modifiers = Qt.KeyboardModifier.NoModifier


def test_with_control_a_click_picks_up_and_the_next_one_drops(stage: Stage) -> None:
    stage.show(with_pile(3))
    click(stage, PILES[0], 1, control=True)
    assert stage.scene.hold.held == Held(PILES[0], 2)
    assert stage.scene.is_dragging
    click(stage, PILES[2], -1)
    assert stage.drops == [Move(PILES[0], PILES[2], 2)]
    assert stage.clicks == []
    stage.check()


def test_where_clicks_do_not_play_they_pick_up(stage: Stage) -> None:
    stage.scene.click_plays = False
    stage.show(with_pile(3))
    click(stage, PILES[0], 2)
    assert stage.scene.hold.held == Held(PILES[0], 1)
    click(stage, PILES[0], 2)
    assert stage.scene.hold.held is None
    click(stage, STOCK, len(stage.scene.position.stock) - 1)
    assert (len(stage.clicks), stage.drops) == (1, [])
    click(stage, PILES[0], 2)
    click(stage, STOCK, len(stage.scene.position.stock) - 1)
    assert stage.drops == [Move(PILES[0], STOCK)], "refused, but asked for"
    assert stage.scene.hold.held is None
    click(stage, PILES[0], 0)
    stage.player.mouse.click(QPoint(2, 2))
    assert stage.scene.hold.held is None
    stage.check()


def test_a_drag_may_begin_while_cards_are_held(stage: Stage) -> None:
    stage.show(with_pile(3))
    click(stage, PILES[0], 2, control=True)
    stage.player.drag(PILES[0], 1, PILES[1])
    assert stage.drops == [Move(PILES[0], PILES[1], 2)]
    assert stage.scene.hold.held is None
    stage.check()
