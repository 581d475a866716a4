"""Bars are as high as their numbers, and say in words what they show."""

from __future__ import annotations

from itertools import pairwise

import pytest
from pytestqt.qtbot import QtBot

from chameleon_qt.app.statistics.chart import TICKS, Bar, BarChart, step


@pytest.fixture
def chart(qtbot: QtBot) -> BarChart:
    chart = BarChart()
    qtbot.addWidget(chart)
    chart.resize(400, 200)
    chart.show()
    return chart


def test_bars_are_in_proportion_and_inside(chart: BarChart) -> None:
    numbers = (0, 3, 7, 12)
    chart.show_bars("x", [Bar(str(n), f"{n} games", n, n // 2) for n in numbers], "none")
    area = chart.area()
    assert chart.rect().contains(area.toAlignedRect())
    rects = [chart.bar_rect(index) for index in range(4)]
    for number, rect in zip(numbers, rects, strict=True):
        assert rect.height() == pytest.approx(area.height() * number / chart.top())
        assert rect.bottom() == pytest.approx(area.bottom())
        assert area.contains(rect) or number == 0
    for left, right in pairwise(rects):
        assert left.right() < right.left()


def test_what_is_shown_is_said(chart: BarChart) -> None:
    chart.show_bars("Wins", [Bar("a", "a: 1", 1), Bar("b", "b: 0", 0), Bar("c", "c: 2", 2)], "none")
    assert chart.accessibleName() == "Wins"
    assert chart.accessibleDescription() == "a: 1; c: 2"
    for index in range(3):
        assert chart.bar_at(chart.bar_rect(index).center().toPoint()) == index
    assert chart.bar_at(chart.rect().topLeft()) is None


@pytest.mark.parametrize("bars", [[], [Bar("a", "a: 0", 0)]])
def test_nothing_is_said_kindly(chart: BarChart, bars: list[Bar]) -> None:
    chart.show_bars("Wins", bars, "No wins yet")
    assert chart.bars == ()
    assert chart.accessibleDescription() == "No wins yet"
    assert not chart.grab().isNull()


def test_labels_never_touch(chart: BarChart) -> None:
    chart.show_bars("x", [Bar("a long label", "x", 1) for _ in range(30)], "none")
    shown = chart.labelled()
    column = chart.area().width() / 30
    assert shown.step * column > chart.fontMetrics().horizontalAdvance("a long label")
    assert not chart.grab().isNull()


@pytest.mark.parametrize("most", [1, 2, 3, 4, 5, 7, 9, 10, 21, 99, 101, 5000, 12345])
def test_lines_are_round_and_few(most: int) -> None:
    assert most / step(most) <= TICKS
    assert str(step(most)).strip("0") in ("1", "2", "5")
