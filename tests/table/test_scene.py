"""The scene: the picture always ends at the position, and the mouse always acts on the position."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QSizeF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from chameleon_qt.engine.deal import Deal
from chameleon_qt.engine.moves import (
    FOUNDATIONS,
    PILES,
    RESERVE,
    STOCK,
    TURN,
    WASTE,
    Move,
    PlaceKind,
)
from chameleon_qt.engine.rules import CHAMELEON, KANSAS, Rules
from chameleon_qt.table.art.backs import Back
from chameleon_qt.table.art.cloth import Cloth, cloth_colours
from chameleon_qt.table.speeds import Speed
from tests.gui.driving import RIGHT, assert_picture_equals_model
from tests.table.positions import waiting_for, with_pile
from tests.table.stage import Stage

NO_MODIFIER = Qt.KeyboardModifier.NoModifier
MOVING = [Speed.FAST, Speed.NORMAL, Speed.SLOW]


@pytest.fixture
def stage(qtbot: QtBot) -> Iterator[Stage]:
    result = Stage(qtbot)
    yield result
    result.view.stop()


@pytest.fixture
def kansas(qtbot: QtBot) -> Iterator[Stage]:
    result = Stage(qtbot, KANSAS)
    yield result
    result.view.stop()


# The picture follows the model


def test_a_new_scene_shows_its_position(stage: Stage) -> None:
    assert_picture_equals_model(stage.scene, stage.game.position)


@pytest.mark.parametrize("speed", list(Speed))
def test_the_picture_equals_the_model_after_every_kind_of_change(
    stage: Stage, speed: Speed
) -> None:
    stage.scene.set_speed(speed)
    stage.scene.deal(stage.game.position)
    assert_picture_equals_model(stage.scene, stage.game.position)
    rng = Random(5)
    for _ in range(60):
        moves = stage.game.position.legal_moves()
        stage.play(rng.choice(moves))
        assert_picture_equals_model(stage.scene, stage.game.position)
    while stage.game.undo():
        stage.scene.jump(stage.game.position)
        assert_picture_equals_model(stage.scene, stage.game.position)
    while turn := stage.game.redo():
        stage.scene.play(turn.steps, turn.after)
        assert_picture_equals_model(stage.scene, stage.game.position)
    stage.game.restart()
    stage.scene.jump(stage.game.position)
    assert_picture_equals_model(stage.scene, stage.game.position)


@pytest.mark.parametrize("speed", list(Speed))
@pytest.mark.parametrize("rules", [CHAMELEON, KANSAS], ids=str)
def test_changes_in_flight_lead_to_the_last_one(qtbot: QtBot, speed: Speed, rules: Rules) -> None:
    stage = Stage(qtbot, rules)
    stage.scene.set_speed(speed)
    rng = Random(7)
    for number in range(120):
        match rng.randrange(6):
            case 0 if stage.game.undo():
                stage.scene.jump(stage.game.position)
            case 1 if turn := stage.game.redo():
                stage.scene.play(turn.steps, turn.after)
            case 2 if number % 30 == 0:
                stage.scene.deal(stage.game.position)
            case _:
                stage.play(rng.choice(stage.game.position.legal_moves()))
        QCoreApplication.processEvents()
        assert stage.scene.position == stage.game.position
    assert_picture_equals_model(stage.scene, stage.game.position)
    stage.view.stop()


@pytest.mark.parametrize("speed", MOVING)
def test_motion_ends_by_itself_in_the_resting_picture(
    stage: Stage, qtbot: QtBot, speed: Speed
) -> None:
    stage.scene.set_speed(speed)
    with qtbot.waitSignal(stage.scene.settled):
        stage.play(TURN)
        assert stage.scene.animator.is_running
    assert not stage.scene.animator.is_running
    stage.check()


def test_speed_off_moves_cards_at_once(stage: Stage, qtbot: QtBot) -> None:
    stage.scene.set_speed(Speed.OFF)
    with qtbot.waitSignal(stage.scene.settled):
        stage.play(TURN)
    assert not stage.scene.animator.is_running


def test_switching_motion_off_finishes_what_moves(stage: Stage) -> None:
    stage.scene.deal(stage.game.position)
    assert stage.scene.animator.is_running
    stage.scene.set_speed(Speed.OFF)
    assert not stage.scene.animator.is_running
    stage.check()


def test_a_slow_move_takes_four_times_as_long_as_a_fast_one() -> None:
    assert Speed.SLOW.factor == 4 * Speed.FAST.factor == 2 * Speed.NORMAL.factor
    assert Speed.OFF.factor == 0


def test_a_deal_of_another_game_brings_its_own_deck_and_places(stage: Stage) -> None:
    for rules in (KANSAS, Rules(ranks=5, piles=2, reserve=4), Rules(piles=9), CHAMELEON):
        position = Deal.numbered(9, rules).start()
        stage.scene.deal(position)
        assert set(stage.scene.layout.places) == set(position.places())
        assert_picture_equals_model(stage.scene, position)


def test_a_deal_begins_with_the_whole_deck_face_down_on_the_stock(stage: Stage) -> None:
    stage.scene.deal(stage.game.position)
    stock = stage.scene.layout.places[STOCK]
    for item in stage.scene.items_by_card().values():
        assert not item.face_up
        assert abs(item.x() - stock.x()) < 0.2 * stock.width()
        assert abs(item.y() - stock.y()) < 0.2 * stock.height()
    stage.check()


@pytest.mark.parametrize("speed", list(Speed))
def test_a_deal_while_cards_are_dragged_leaves_none_behind(stage: Stage, speed: Speed) -> None:
    stage.scene.set_speed(speed)
    for number in range(1, 30):
        position = stage.scene.position
        top = len(position.cards(RESERVE)) - 1
        stage.player.carry(RESERVE, top, PILES[2])
        stage.scene.deal(Deal.numbered(number).start())
        stage.player.mouse.release(QPoint(1, 1))
        stage.check()


def test_the_deal_can_be_clicked_away(stage: Stage) -> None:
    stage.scene.deal(stage.game.position)
    assert stage.scene.animator.is_running
    stage.player.mouse.click(QPoint(2, 2))
    assert not stage.scene.animator.is_running
    assert stage.clicks == []
    stage.check()


@pytest.mark.parametrize("speed", list(Speed))
def test_a_new_size_in_any_state_shows_the_position(stage: Stage, speed: Speed) -> None:
    stage.scene.set_speed(speed)
    for width in (700, 1300, 640):
        stage.play(TURN)
        stage.player.carry(PILES[0], 0, PILES[1])
        assert stage.scene.is_dragging
        stage.scene.set_size(QSizeF(width, 600), 1.0)
        assert not stage.scene.is_dragging
        stage.player.mouse.release(QPoint(1, 1))
        assert_picture_equals_model(stage.scene, stage.game.position)
        stage.scene.set_size(QSizeF(900, 640), 1.0)


def test_another_look_changes_pictures_but_no_place(stage: Stage) -> None:
    stock_top = stage.scene.items_by_card()[stage.game.position.stock[-1]]
    before = stock_top.pixmap().toImage()
    stage.scene.set_look(Cloth.SAND, Back.CHAMELEON)
    assert stage.scene.colours == cloth_colours(Cloth.SAND)
    assert stock_top.pixmap().toImage() != before
    stage.check()


# Clicks


def test_a_click_names_the_card_under_the_pointer(stage: Stage) -> None:
    position = stage.game.position
    wanted = [(STOCK, 35), (WASTE, -1), (RESERVE, 11), (PILES[1], 0)]
    wanted += [(place, len(position.cards(place)) - 1) for place in FOUNDATIONS]
    for place, index in wanted:
        stage.player.click(place, index)
    assert stage.clicks == wanted


def test_a_click_beside_everything_is_no_click(stage: Stage) -> None:
    stage.player.mouse.click(stage.scene.layout.base_rank.center().toPoint())
    stage.player.mouse.click(QPoint(1, 1))
    assert stage.clicks == []


def test_a_click_during_a_flight_acts_on_the_model(stage: Stage) -> None:
    stage.scene.set_speed(Speed.SLOW)
    stage.play(TURN)
    assert stage.scene.animator.is_running
    stage.player.click(WASTE, 0)
    assert stage.clicks == [(WASTE, 0)]
    stage.check()


def test_a_double_click_is_two_clicks(stage: Stage) -> None:
    stage.player.mouse.double_click(stage.player.spot(STOCK, 35))
    assert stage.clicks == [(STOCK, 35), (STOCK, 35)]


def test_a_short_slip_of_the_hand_is_still_a_click(stage: Stage) -> None:
    start = stage.player.spot(PILES[0], 0)
    stage.player.mouse.drag(start, start + QPoint(2, 1))
    assert stage.clicks == [(PILES[0], 0)]


def test_a_press_on_the_stock_that_ends_elsewhere_is_no_click(stage: Stage) -> None:
    stage.player.mouse.drag(stage.player.spot(STOCK, 35), stage.player.spot(PILES[1], 0))
    assert stage.clicks == []


def test_a_middle_click_does_nothing(stage: Stage) -> None:
    stage.player.mouse.click(stage.player.spot(PILES[0], 0), Qt.MouseButton.MiddleButton)
    assert stage.clicks == []


def test_a_refused_card_shakes_and_rests_again(stage: Stage) -> None:
    card = stage.game.position.piles[0][0]
    item = stage.scene.items_by_card()[card]
    home = item.pos()
    stage.scene.refuse(PILES[0], 0)
    assert stage.scene.animator.is_running
    QTest.qWait(20)
    stage.scene.finish()
    assert item.pos() == home
    stage.check()


def test_an_empty_place_or_a_still_table_does_not_shake(stage: Stage) -> None:
    stage.scene.refuse(WASTE, -1)
    assert not stage.scene.animator.is_running
    stage.scene.set_speed(Speed.OFF)
    stage.scene.refuse(PILES[0], 0)
    assert not stage.scene.animator.is_running


# Dragging


def test_dragged_cards_follow_the_pointer_above_all_others(stage: Stage) -> None:
    stage.show(with_pile(6))
    cards = stage.scene.position.piles[0]
    items = [stage.scene.items_by_card()[card] for card in cards]
    homes = [item.scenePos() for item in items]
    end = stage.player.carry(PILES[0], 2, PILES[1])
    assert stage.scene.is_dragging
    for index, (item, home) in enumerate(zip(items, homes, strict=True)):
        moved = item.sceneBoundingRect().center().x() - home.x() - item.card_size.width() / 2
        if index < 2:
            assert moved == pytest.approx(0, abs=3)
        else:
            assert moved > item.card_size.width()
    hand = items[2].parentItem()
    assert all(item.parentItem() is hand for item in items[2:])
    assert hand.zValue() > max(item.zValue() for item in items[:2])
    stage.player.mouse.release(end)
    assert stage.drops == [Move(PILES[0], PILES[1], 4)]
    assert stage.clicks == []


@pytest.mark.parametrize("number", range(1, 9))
@pytest.mark.parametrize("rules", [CHAMELEON, KANSAS], ids=str)
def test_the_targets_of_a_drag_are_the_legal_moves(qtbot: QtBot, number: int, rules: Rules) -> None:
    stage = Stage(qtbot, rules, number)
    stage.scene.set_speed(Speed.OFF)
    rng = Random(number)
    for _ in range(25):
        stage.play(rng.choice(stage.game.position.legal_moves()))
    position = stage.game.position
    legal = {move for move in position.legal_moves() if move != TURN}
    found = set()
    for place in position.places():
        count = len(position.cards(place))
        for index in range(count) if place.kind is PlaceKind.PILE else [count - 1]:
            if place == STOCK or index < 0:
                continue
            for target in {move.target for move in legal}:
                stage.drops.clear()
                stage.player.drag(place, index, target)
                found.update(stage.drops)
                stage.check()
    assert found == legal
    stage.view.stop()


def test_each_legal_target_has_a_ring_and_the_best_is_filled(stage: Stage) -> None:
    stage.show(with_pile(3))
    end = stage.player.carry(PILES[0], 0, PILES[2])
    layout = stage.scene.layout
    rings = stage.rings()
    assert {ring.rect.topLeft().x() for ring in rings} == {
        layout.places[PILES[1]].x(),
        layout.places[PILES[2]].x(),
    }
    stage.player.mouse.release(end)
    assert stage.rings() == []


def test_a_drop_takes_the_target_it_overlaps_most(stage: Stage) -> None:
    stage.show(with_pile(3))
    layout = stage.scene.layout
    grip = stage.player.spot(PILES[0], 0)
    apart = layout.places[PILES[2]].x() - layout.places[PILES[1]].x()
    for part, target in ((0.45, PILES[1]), (0.55, PILES[2])):
        shift = layout.places[PILES[1]].x() + part * apart - layout.places[PILES[0]].x()
        stage.drops.clear()
        stage.player.mouse.drag(grip, grip + QPoint(round(shift), 0))
        assert stage.drops == [Move(PILES[0], target, 3)]


def test_a_drop_beside_everything_glides_back(stage: Stage, qtbot: QtBot) -> None:
    card = stage.game.position.piles[0][0]
    item = stage.scene.items_by_card()[card]
    home = item.pos()
    start = stage.player.spot(PILES[0], 0)
    with qtbot.waitSignal(stage.scene.settled):
        stage.player.mouse.drag(start, QPoint(20, 600))
        assert (stage.drops, stage.clicks) == ([], [])
        assert stage.scene.animator.is_running
        assert item.pos() != home
    assert item.pos() == home
    stage.check()


def test_a_drop_outside_the_window_glides_back(stage: Stage) -> None:
    start = stage.player.spot(RESERVE, 11)
    for end in (QPoint(-300, 50), QPoint(5000, 5000)):
        stage.player.mouse.drag(start, end)
        assert stage.drops == []
        stage.check()


@pytest.mark.parametrize("speed", list(Speed))
def test_a_card_lifted_in_flight_is_lifted_from_where_it_belongs(
    stage: Stage, speed: Speed
) -> None:
    stage.scene.set_speed(speed)
    stage.play(TURN)
    stage.player.mouse.drag(stage.player.spot(WASTE, 0), QPoint(30, 500))
    stage.player.mouse.drag(stage.player.spot(WASTE, 0), QPoint(30, 500))
    stage.check()


def test_only_what_may_move_can_be_lifted(stage: Stage) -> None:
    stage.show(waiting_for(3, 0, 0, 0, waste=5))
    for place, index in ((STOCK, 43), (FOUNDATIONS[0], 2), (WASTE, 3)):
        stage.player.carry(place, index, PILES[0])
        assert not stage.scene.is_dragging
        stage.player.mouse.release(QPoint(1, 1))
        assert stage.drops == []
    stage.player.drag(WASTE, 4, PILES[0])
    assert stage.drops == [Move(WASTE, PILES[0])]


def test_a_foundation_gives_its_top_card_back_only_in_kansas(kansas: Stage) -> None:
    position = kansas.game.position
    foundation = next(place for place in FOUNDATIONS if position.cards(place))
    end = kansas.player.carry(foundation, 0, PILES[0])
    assert kansas.scene.is_dragging
    kansas.player.mouse.release(end)
    kansas.check()


def test_escape_puts_the_cards_down(stage: Stage) -> None:
    end = stage.player.carry(PILES[0], 0, PILES[1])
    QTest.keyClick(stage.view, Qt.Key.Key_Escape)
    assert not stage.scene.is_dragging
    assert stage.rings() == []
    stage.player.mouse.release(end)
    assert (stage.drops, stage.clicks) == ([], [])
    stage.check()


def test_losing_the_focus_puts_the_cards_down(qtbot: QtBot) -> None:
    stage = Stage(qtbot)
    frame = QWidget()
    qtbot.addWidget(frame)
    rows = QVBoxLayout(frame)
    other = QLineEdit()
    rows.addWidget(stage.view)
    rows.addWidget(other)
    frame.show()
    frame.activateWindow()
    stage.view.setFocus()
    qtbot.waitUntil(stage.view.hasFocus)
    stage.player.carry(PILES[0], 0, PILES[1])
    assert stage.scene.is_dragging
    other.setFocus()
    assert not stage.scene.is_dragging
    stage.check()
    stage.view.stop()


@pytest.mark.parametrize("change", ["play", "jump", "deal", "celebrate"])
def test_a_change_of_the_model_puts_the_cards_down(stage: Stage, change: str) -> None:
    end = stage.player.carry(PILES[0], 0, PILES[1])
    match change:
        case "play":
            stage.play(TURN)
        case "jump":
            stage.scene.jump(stage.game.position)
        case "deal":
            stage.scene.deal(stage.game.position)
        case _:
            stage.scene.celebrate()
    assert not stage.scene.is_dragging
    stage.player.mouse.release(end)
    assert (stage.drops, stage.clicks) == ([], [])
    stage.check()


def test_the_right_button_does_not_disturb_a_drag(stage: Stage) -> None:
    stage.show(with_pile(3))
    end = stage.player.carry(PILES[0], 0, PILES[1])
    stage.player.mouse.press(end, RIGHT)
    stage.player.mouse.release(end, RIGHT)
    assert stage.scene.is_dragging
    stage.player.mouse.release(end)
    assert stage.drops == [Move(PILES[0], PILES[1], 3)]
    stage.check()


# Looking at covered cards


def test_the_right_button_raises_a_covered_card_while_it_is_held(stage: Stage) -> None:
    stage.show(with_pile(12))
    cards = stage.scene.position.piles[0]
    items = stage.scene.items_by_card()
    spot = stage.player.spot(PILES[0], 4)
    stage.player.mouse.press(spot, RIGHT)
    assert items[cards[4]].zValue() > max(items[card].zValue() for card in cards[5:])
    stage.player.mouse.release(spot, RIGHT)
    stage.check()
    assert stage.clicks == []


def test_only_a_covered_open_card_is_raised(stage: Stage) -> None:
    stage.show(waiting_for(3, 0, 0, 0, waste=5))
    items = stage.scene.items_by_card()
    before = {card: item.zValue() for card, item in items.items()}
    for place, index in ((WASTE, 4), (STOCK, 43), (FOUNDATIONS[0], 2), (PILES[0], -1)):
        spot = stage.player.spot(place, index)
        stage.player.mouse.press(spot, RIGHT)
        assert {card: item.zValue() for card, item in items.items()} == before
        stage.player.mouse.release(spot, RIGHT)
    stage.player.mouse.press(stage.player.spot(WASTE, 3), RIGHT)
    assert {card: item.zValue() for card, item in items.items()} != before


def test_a_move_ends_the_look_at_a_covered_card(stage: Stage) -> None:
    stage.show(with_pile(12))
    stage.player.mouse.press(stage.player.spot(PILES[0], 4), RIGHT)
    stage.scene.jump(with_pile(13))
    stage.check()


def test_a_squeezed_pile_opens_around_the_pointer_and_closes_again(stage: Stage) -> None:
    stage.show(with_pile(30))
    stage.player.hover(PILES[0], 8)
    assert stage.scene.opened is not None
    assert stage.scene.opened.index == 8
    stage.check()
    stage.player.click(PILES[0], 8)
    assert stage.clicks == [(PILES[0], 8)]
    stage.player.mouse.move(QPoint(1, 1))
    assert stage.scene.opened is None
    stage.check()


def test_every_card_of_a_long_pile_can_be_clicked(stage: Stage) -> None:
    stage.show(with_pile(40))
    order = list(range(40))
    Random(1).shuffle(order)
    for index in order:
        stage.player.click(PILES[0], index)
    assert stage.clicks == [(PILES[0], index) for index in order]


# The win


@pytest.mark.parametrize("speed", MOVING)
def test_the_celebration_ends_in_the_resting_picture(stage: Stage, speed: Speed) -> None:
    won = waiting_for(13, 13, 13, 13)
    stage.show(won)
    stage.scene.set_speed(speed)
    stage.scene.celebrate()
    assert stage.scene.animator.is_running
    QTest.qWait(60)
    assert_picture_equals_model(stage.scene, won)


def test_without_motion_there_is_no_celebration(stage: Stage) -> None:
    stage.show(waiting_for(13, 13, 13, 13))
    stage.scene.set_speed(Speed.OFF)
    stage.scene.celebrate()
    assert not stage.scene.animator.is_running


def test_a_click_or_escape_ends_the_celebration(stage: Stage) -> None:
    won = waiting_for(13, 13, 13, 13)
    stage.show(won)
    for end in ("click", "escape"):
        stage.scene.celebrate()
        assert stage.scene.animator.is_running
        if end == "click":
            stage.player.mouse.click(QPoint(3, 3))
        else:
            QTest.keyClick(stage.view, Qt.Key.Key_Escape)
        assert not stage.scene.animator.is_running
        assert_picture_equals_model(stage.scene, won)


@pytest.mark.parametrize("change", ["undo", "deal", "resize"])
def test_a_change_during_the_celebration_shows_the_new_position(
    stage: Stage, qtbot: QtBot, change: str
) -> None:
    stage.show(waiting_for(13, 13, 13, 13))
    stage.scene.set_speed(Speed.FAST)
    stage.scene.celebrate()
    QTest.qWait(30)
    position = waiting_for(13, 13, 13, 12, waste=1)
    with qtbot.waitSignal(stage.scene.settled):
        match change:
            case "undo":
                stage.scene.jump(position)
            case "deal":
                position = Deal.numbered(4).start()
                stage.scene.deal(position)
            case _:
                position = stage.scene.position
                stage.scene.set_size(QSizeF(1000, 700), 1.0)
    assert_picture_equals_model(stage.scene, position)


def test_a_release_that_was_never_seen_ends_the_drag(stage: Stage) -> None:
    stage.player.carry(PILES[0], 0, PILES[1])
    assert stage.scene.is_dragging
    point = stage.player.mouse.point
    nothing = Qt.MouseButton.NoButton
    there = stage.view.viewport().mapToGlobal(point)
    QCoreApplication.sendEvent(
        stage.view.viewport(),
        QMouseEvent(QEvent.Type.MouseMove, point, there, nothing, nothing, NO_MODIFIER),
    )
    assert not stage.scene.is_dragging
    stage.scene.finish()
    stage.check()


def test_a_run_lifted_out_of_a_peek_keeps_its_order(stage: Stage) -> None:
    stage.show(with_pile(6))
    start = stage.player.spot(PILES[0], 2)
    mouse = stage.player.mouse
    mouse.press(start)
    mouse.press(start, RIGHT)
    mouse.move(start + QPoint(60, 40))
    mouse.release(start + QPoint(60, 40), RIGHT)
    run = stage.scene.position.piles[0][2:]
    heights = [stage.scene.item(card).zValue() for card in run]
    assert stage.scene.is_dragging
    assert heights == sorted(set(heights))


def test_a_won_game_has_nothing_to_refuse(stage: Stage) -> None:
    stage.show(waiting_for(13, 13, 13, 13))
    stage.scene.celebrate()
    stage.scene.refuse(FOUNDATIONS[0], 12)
    stage.scene.finish()
    assert not stage.scene.animator.is_running
    stage.check()
