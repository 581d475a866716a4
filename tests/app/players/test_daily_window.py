"""The daily board: a calendar, one deal a day, nothing counted twice."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, date, datetime, time, timedelta

import pytest
from PySide6.QtCore import QDate, QRectF, Qt
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter

from chameleon_qt.app.main_window import MainWindow
from chameleon_qt.app.players.calendar import draw_sign, to_qt
from chameleon_qt.app.players.daily_window import DailyWindow
from chameleon_qt.app.players.results import result_text, state_text
from chameleon_qt.engine.daily import daily_deal
from chameleon_qt.engine.moves import TURN
from chameleon_qt.players.board import DayState
from chameleon_qt.players.records import GameRecord, Outcome
from chameleon_qt.players.selection import Filter
from chameleon_qt.players.store import Store
from tests.app.advising import wait_for
from tests.app.players.conftest import Start, desk_of, session_of, settle
from tests.app.players.test_dialogs import sign_in

TODAY = date.today()


def board(window: MainWindow) -> DailyWindow:
    window.actions_.daily.trigger()
    daily = desk_of(window)._daily
    assert daily is not None
    settle(session_of(window))
    return daily


def result(day: date, won: bool, late: bool = False, player: int = 1) -> GameRecord:
    deal = daily_deal(day)
    begun = datetime.combine(day, time(10), UTC)
    return GameRecord(
        id=f"{day.toordinal():016x}",
        player=player,
        game="chameleon",
        deal=str(deal),
        number=deal.number,
        begun=begun,
        ended=begun if won else None,
        seconds=272,
        moves=87,
        outcome=Outcome.WON if won else Outcome.UNFINISHED,
        daily=day,
        late=late,
    )


def test_a_guest_is_asked_to_sign_in(start: Start) -> None:
    window = start()
    daily = board(window)
    assert not daily.play.isVisible()
    assert daily.sign_in.isVisible()
    assert "Sign in" in daily.story.text()
    daily.close()


def test_today_is_played_once(start: Start, store: Store, speaking: Callable[[str], None]) -> None:
    speaking("en")
    window = start()
    sign_in(window, "Ann")
    daily = board(window)
    assert daily.story.text() == "Not played yet"
    assert daily.play.text() == "&Play"
    daily.play.click()
    wait_for(lambda: window.model.game.origin.daily is not None)
    assert window.model.deal == daily_deal(TODAY)
    assert not window.model.game.origin.late
    assert "daily board" in window.windowTitle()
    assert not daily.isVisible()
    window.model.play(TURN)
    window.model.play(TURN)
    settle(session_of(window))
    (record,) = store.games(Filter(1))
    assert (record.daily, record.late) == (TODAY, False)
    daily = board(window)
    assert daily.story.text().startswith("Not won: 2 moves")
    assert daily.play.text() == "&Play again"
    daily.close()


def test_a_past_day_is_late(start: Start, store: Store) -> None:
    window = start()
    sign_in(window, "Ann")
    daily = board(window)
    yesterday = TODAY - timedelta(days=1)
    daily.calendar.setSelectedDate(to_qt(yesterday))
    settle(session_of(window))
    assert daily.story.text() == "Not played"
    daily.play.click()
    wait_for(lambda: window.model.game.origin.daily == yesterday)
    assert window.model.game.origin.late


def test_days_to_come_cannot_be_chosen(start: Start) -> None:
    window = start()
    daily = board(window)
    daily.calendar.setSelectedDate(to_qt(TODAY + timedelta(days=3)))
    assert daily.calendar.day <= TODAY
    daily.close()


def test_results_streaks_and_copies(
    start: Start, store: Store, speaking: Callable[[str], None]
) -> None:
    speaking("en")
    window = start()
    sign_in(window, "Ann")
    days = [TODAY - timedelta(days=back) for back in range(4)]
    for day, won, late in zip(days, (True, True, True, False), (0, 0, 1, 0), strict=True):
        store.put(result(day, won, bool(late)))
    daily = board(window)
    assert daily.streaks.text() == "Won in a row: 2 days. Best: 2 days."
    assert daily.story.text() == "Won: 87 moves, 4:32"
    states = [daily.calendar.state(day) for day in days if day.month == TODAY.month]
    wanted = [DayState.WON, DayState.WON, DayState.WON_LATE, DayState.PLAYED]
    assert states == wanted[: len(states)]
    daily.copy.click()
    copied = QGuiApplication.clipboard().text().splitlines()
    assert len(copied) == 2
    assert copied[0].startswith("Chameleon, daily board of ")
    assert copied[1] == "Won: 87 moves, 4:32"
    daily.calendar.setSelectedDate(to_qt(days[2]))
    settle(session_of(window))
    assert daily.story.text() == "Won late: 87 moves, 4:32"
    daily.close()


def test_another_month_is_asked_for(start: Start, store: Store) -> None:
    window = start()
    sign_in(window, "Ann")
    day = TODAY - timedelta(days=70)
    store.put(result(day, won=True))
    daily = board(window)
    daily.calendar.setCurrentPage(day.year, day.month)
    settle(session_of(window))
    assert daily.calendar.state(day) is DayState.WON
    session_of(window).sign_out()
    assert daily.calendar.state(day) is None
    assert daily.sign_in.isVisible()
    daily.close()


def test_midnight_passes(start: Start, qtbot: object) -> None:
    window = start()
    sign_in(window, "Ann")
    daily = board(window)
    daily._today = lambda: TODAY + timedelta(days=1)
    daily.refresh()
    assert daily.calendar.day == TODAY + timedelta(days=1)
    daily.calendar.setSelectedDate(to_qt(TODAY))
    daily.refresh()
    assert daily.calendar.day == TODAY  # the player has chosen it
    daily.close()


def test_a_clock_in_1970_is_told(start: Start) -> None:
    window = start()
    sign_in(window, "Ann")
    game = window.model.game
    archive = session_of(window).archive
    archive.ask(lambda store: setattr(store, "_now", in_1970), lambda _: None)
    daily = board(window)
    daily._today = lambda: in_1970().date()
    daily.refresh()
    daily.play.click()
    wait_for(lambda: "yet to come" in daily.message.text())
    assert window.model.game is game
    daily.close()


def in_1970() -> datetime:
    return datetime(1970, 1, 1, 12, tzinfo=UTC)


def test_a_result_is_told_in_every_language(speaking: Callable[[str], None]) -> None:
    texts = set()
    for language in ("en", "fr", "de", "ru"):
        speaking(language)
        for won, late in ((True, False), (True, True), (False, False)):
            texts.add(result_text(result(date(2026, 12, 1), won, late)))
    assert len(texts) == 12
    assert all("87" in text and "4:32" in text for text in texts)


def test_a_solution_that_was_shown_is_no_win() -> None:
    solved = result(date(2026, 12, 1), won=False)
    shown = GameRecord(
        **{
            **{name: getattr(solved, name) for name in GameRecord.__slots__},
            "outcome": Outcome.SOLVED,
            "solution_shown": True,
            "ended": solved.begun,
        }
    )
    assert "solution" in state_text(DayState.PLAYED, shown)
    assert "Won" not in state_text(DayState.PLAYED, shown)


@pytest.mark.parametrize("dark", [False, True])
def test_every_state_has_a_sign_of_its_own(dark: bool) -> None:
    ink, ground = (QColor("white"), QColor("black")) if dark else (QColor("black"), QColor("white"))
    pictures = []
    for state in DayState:
        picture = QImage(40, 40, QImage.Format.Format_RGB32)
        picture.fill(ground)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_sign(painter, QRectF(5, 5, 30, 30), state, ink, ground)
        painter.end()
        pictures.append(picture)
    for number, one in enumerate(pictures):
        for other in pictures[:number]:
            assert one != other


def test_weekends_are_as_easy_to_read_as_other_days(start: Start) -> None:
    window = start()
    calendar = board(window).calendar
    colours = {
        calendar.weekdayTextFormat(day).foreground().color().name()
        for day in (Qt.DayOfWeek.Saturday, Qt.DayOfWeek.Sunday)
    }
    assert colours == {calendar.palette().text().color().name()}
    assert calendar.selectedDate() == QDate.currentDate()
    window.desk._daily.close()  # type: ignore[union-attr]
