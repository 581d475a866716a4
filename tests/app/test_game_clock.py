"""The clock counts only while somebody plays."""

from __future__ import annotations

import pytest

from chameleon_qt.app.game_clock import GameClock, clock_text


class Time:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def time() -> Time:
    return Time()


@pytest.fixture
def clock(time: Time) -> GameClock:
    return GameClock(time)


def test_time_passes_only_between_start_and_stop(clock: GameClock, time: Time) -> None:
    time.now += 5
    assert clock.seconds == 0
    clock.start()
    time.now += 7
    assert clock.seconds == 7
    clock.stop()
    time.now += 100
    assert clock.seconds == 7
    clock.start()
    time.now += 3
    assert clock.seconds == 10


def test_starting_twice_counts_once(clock: GameClock, time: Time) -> None:
    clock.start()
    time.now += 2
    clock.start()
    time.now += 2
    assert clock.seconds == 4


def test_stopping_twice_loses_nothing(clock: GameClock, time: Time) -> None:
    clock.start()
    time.now += 2
    clock.stop()
    clock.stop()
    assert clock.seconds == 2


def test_reset_stands_still_at_zero(clock: GameClock, time: Time) -> None:
    clock.start()
    time.now += 2
    clock.reset()
    time.now += 2
    assert clock.seconds == 0
    assert not clock.is_running


@pytest.mark.parametrize(
    ("seconds", "text"),
    [
        (0, "0:00"),
        (9.99, "0:09"),
        (60, "1:00"),
        (3599, "59:59"),
        (3600, "1:00:00"),
        (360061, "100:01:01"),
    ],
)
def test_the_text_of_a_time(seconds: float, text: str) -> None:
    assert clock_text(seconds) == text
