"""What tells one dealt game from another."""

from __future__ import annotations

from datetime import UTC, date, datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chameleon_qt.engine.deal import Deal
from chameleon_qt.engine.game import Game
from chameleon_qt.engine.origin import Origin, format_time, is_id, parse_day, parse_time


def test_no_two_games_are_the_same() -> None:
    deal = Deal.numbered(1)
    ids = {Game(deal).origin.id for _ in range(100)}
    assert len(ids) == 100
    assert all(map(is_id, ids))


def test_a_game_may_be_told_where_it_comes_from() -> None:
    origin = Origin.now(date(2026, 12, 1))
    assert Game(Deal.numbered(1), origin).origin is origin
    assert origin.begun.tzinfo is UTC


@given(st.datetimes())
def test_times_are_read_back_in_whole_seconds(time: datetime) -> None:
    whole = time.replace(microsecond=0, tzinfo=UTC)
    assert parse_time(format_time(whole)) == whole


@pytest.mark.parametrize("text", ["", "2026-12-01", "2026-12-01T05:16:45", "2026-12-01T25:00:00Z"])
def test_what_is_no_time_is_none(text: str) -> None:
    assert parse_time(text) is None


@pytest.mark.parametrize("text", ["", "2026-W01-1", "20261201", "2026-02-30"])
def test_what_is_no_day_is_none(text: str) -> None:
    assert parse_day(text) is None


def test_a_day_is_read() -> None:
    assert parse_day("2026-12-01") == date(2026, 12, 1)
