"""The animator: one motion for each key, always ending in the state it was given."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QSizeF
from pytestqt.qtbot import QtBot

from chameleon_qt.engine.cards import Card
from chameleon_qt.table.animator import FLYING, Animator, Flight, Shake
from chameleon_qt.table.card_item import CardItem
from chameleon_qt.table.layout import Placement
from chameleon_qt.table.pixmaps import CardPixmaps

END = Placement(QPointF(300, 200), 7.0, True, True)


class Recorder:
    """A motion that remembers what it was asked to show."""

    def __init__(self, length: float) -> None:
        self.length = length
        self.shown: list[float] = []

    def show(self, elapsed: float) -> None:
        self.shown.append(elapsed)


@pytest.fixture
def animator(qapp: object) -> Animator:
    return Animator()


@pytest.fixture
def pixmaps(qapp: object) -> CardPixmaps:
    result = CardPixmaps()
    result.set_size(QSizeF(100, 140), 1.0)
    return result


@pytest.fixture
def item(pixmaps: CardPixmaps) -> CardItem:
    return CardItem(Card.parse("TS"), pixmaps)


def assert_at_rest(item: CardItem) -> None:
    assert item.pos() == END.pos
    assert item.zValue() == END.z
    assert item.face_up
    assert item.lift == 1.0
    assert item.transform().isIdentity()
    assert item.isVisible()


def test_a_motion_runs_to_exactly_its_end(animator: Animator, qtbot: QtBot) -> None:
    motion = Recorder(40)
    with qtbot.waitSignal(animator.idle):
        animator.start("a", motion)
        assert animator.is_running
    assert motion.shown[0] == 0
    assert motion.shown[-1] == 40
    assert motion.shown == sorted(motion.shown)
    assert not animator.is_running


def test_idle_comes_once_after_the_last_motion(animator: Animator, qtbot: QtBot) -> None:
    short, long = Recorder(10), Recorder(60)
    idle: list[float] = []
    animator.idle.connect(lambda: idle.append(long.shown[-1]))
    animator.start("short", short)
    animator.start("long", long)
    qtbot.waitUntil(lambda: not animator.is_running)
    assert idle == [60]
    animator.finish()
    assert idle == [60]


def test_a_new_motion_replaces_the_one_with_its_key(animator: Animator) -> None:
    old, new = Recorder(1000), Recorder(1000)
    animator.start("a", old)
    animator.start("a", new)
    animator.finish()
    assert old.shown == [0]
    assert new.shown == [0, 1000]


def test_finish_ends_everything_now_and_is_idle_once(animator: Animator) -> None:
    motions = [Recorder(1000), Recorder(5000)]
    idle: list[bool] = []
    animator.idle.connect(lambda: idle.append(animator.is_running))
    for number, motion in enumerate(motions):
        animator.start(number, motion)
    animator.finish()
    assert [motion.shown[-1] for motion in motions] == [1000, 5000]
    assert idle == [False]


def test_finish_with_nothing_running_says_nothing(animator: Animator, qtbot: QtBot) -> None:
    with qtbot.assertNotEmitted(animator.idle):
        animator.finish()


def test_drop_leaves_the_motion_where_it_is(animator: Animator) -> None:
    motion = Recorder(1000)
    animator.start("a", motion)
    animator.drop("a")
    animator.finish()
    assert motion.shown == [0]
    assert not animator.is_running


def test_drop_of_the_last_motion_is_idle(animator: Animator, qtbot: QtBot) -> None:
    animator.start("a", Recorder(1000))
    animator.start("b", Recorder(1000))
    with qtbot.assertNotEmitted(animator.idle):
        animator.drop("a")
        animator.drop("never")
    with qtbot.waitSignal(animator.idle):
        animator.drop("b")


def test_zero_length_ends_at_once_and_starts_no_clock(animator: Animator, qtbot: QtBot) -> None:
    motion = Recorder(0)
    with qtbot.assertNotEmitted(animator.idle):
        animator.start("a", motion)
    assert motion.shown == [0]
    assert not animator.is_running


def test_zero_length_replaces_a_running_motion(animator: Animator) -> None:
    old, new = Recorder(1000), Recorder(0)
    animator.start("a", old)
    animator.start("a", new)
    assert not animator.is_running
    assert old.shown == [0]
    assert new.shown == [0]


def test_a_motion_may_start_while_idle_is_told(animator: Animator) -> None:
    second = Recorder(1000)
    animator.idle.connect(lambda: None if second.shown else animator.start("b", second))
    animator.start("a", Recorder(1000))
    animator.finish()
    assert animator.is_running
    animator.finish()
    assert second.shown[-1] == 1000


def test_a_flight_leads_a_card_there_and_turns_it_over(item: CardItem) -> None:
    item.setPos(100, 100)
    flight = Flight(item, END, 100, delay=50)
    assert flight.length == 150
    flight.show(20)
    assert item.pos() == QPointF(100, 100)
    flight.show(60)
    assert item.zValue() >= FLYING
    assert not item.face_up
    first = item.pos()
    flight.show(140)
    assert item.face_up
    assert first.x() < item.pos().x() < 300
    flight.show(150)
    assert_at_rest(item)


def test_a_flight_ends_at_rest_whenever_it_is_finished(animator: Animator, item: CardItem) -> None:
    item.setPos(100, 100)
    item.pose(lift=1.03)
    animator.start(item.card, Flight(item, END, 1000, delay=500))
    animator.finish()
    assert_at_rest(item)


def test_a_flight_is_retargeted_from_where_the_card_is(animator: Animator, item: CardItem) -> None:
    first = Flight(item, END, 100)
    first.show(50)
    there = item.pos()
    second = Flight(item, Placement(QPointF(0, 0), 1.0, True, True), 100)
    second.show(0)
    assert item.pos() == there
    second.show(100)
    assert item.pos() == QPointF(0, 0)


def test_a_shake_swings_around_its_place_and_ends_there(item: CardItem) -> None:
    item.rest(END)
    shake = Shake(item, END, 240)
    places = []
    for elapsed in range(0, 240, 10):
        shake.show(elapsed)
        places.append(item.x() - END.pos.x())
        assert item.y() == END.pos.y()
    assert min(places) < 0 < max(places)
    assert max(map(abs, places)) < 0.06 * item.card_size.width()
    shake.show(240)
    assert_at_rest(item)
