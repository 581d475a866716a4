"""Jobs beside the window: what is stale is dropped, and no thread is left behind."""

from __future__ import annotations

import threading
from collections.abc import Iterator

import pytest
from pytestqt.exceptions import capture_exceptions
from pytestqt.qtbot import QtBot

from chameleon_qt.app.background import Background, Report
from chameleon_qt.solver.search import CancelToken
from tests.app.advising import wait_for


@pytest.fixture
def background(qtbot: QtBot) -> Iterator[Background]:
    background = Background()
    yield background
    background.stop()


def test_reports_come_in_order_and_in_the_thread_of_the_window(background: Background) -> None:
    heard: list[object] = []
    threads: set[int] = set()
    worked: set[int] = set()

    def work(report: Report, cancel: CancelToken) -> None:
        worked.add(threading.get_ident())
        for number in range(3):
            report(number)

    def hear(value: object) -> None:
        threads.add(threading.get_ident())
        heard.append(value)

    background.start(work, hear)
    assert background.is_busy
    wait_for(lambda: not background.is_busy)
    assert heard == [0, 1, 2, None]
    assert threads == {threading.get_ident()}
    assert worked.isdisjoint(threads)


def test_a_newer_job_silences_the_older(background: Background) -> None:
    heard: list[object] = []
    started = threading.Event()

    def old(report: Report, cancel: CancelToken) -> None:
        report("early")
        started.set()
        while not cancel.is_cancelled:
            pass
        report("late")

    background.start(old, heard.append)
    assert started.wait(5)
    background.start(lambda report, _: report("new"), heard.append)
    wait_for(lambda: not background.is_busy)
    assert heard == ["new", None]


def test_a_job_cancelled_before_it_begins_is_never_done(background: Background) -> None:
    done: list[int] = []
    gate, busy = threading.Event(), threading.Event()

    def occupy(_report: Report, _cancel: CancelToken) -> None:
        busy.set()
        gate.wait(5)

    background.start(occupy, lambda _: None)
    assert busy.wait(5)
    for number in range(50):
        background.start(lambda report, cancel, n=number: done.append(n), lambda _: None)  # type: ignore[misc]
    background.cancel()
    gate.set()
    background.start(lambda report, cancel: done.append(99), lambda _: None)
    wait_for(lambda: not background.is_busy)
    assert done == [99]


def test_cancelled_at_its_end_nothing_is_heard(background: Background, qtbot: QtBot) -> None:
    heard: list[object] = []
    ended = threading.Event()

    def work(report: Report, cancel: CancelToken) -> None:
        report("result")
        ended.set()

    background.start(work, heard.append)
    assert ended.wait(5)  # its report is on the way
    background.cancel()
    qtbot.wait(30)
    assert not heard
    assert not background.is_busy


def test_an_error_comes_to_the_window(background: Background, qtbot: QtBot) -> None:
    def work(report: Report, cancel: CancelToken) -> None:
        raise ValueError("broken")

    with capture_exceptions() as caught:
        background.start(work, lambda _: None)
        wait_for(lambda: not background.is_busy)
    assert [str(error) for _, error, _ in caught] == ["broken"]


def test_after_a_stop_another_job_begins_another_thread(background: Background) -> None:
    heard: list[object] = []
    for _ in range(3):
        background.start(lambda report, _: report(1), heard.append)
        wait_for(lambda: not background.is_busy)
        background.stop()
    assert heard == [1, None] * 3
