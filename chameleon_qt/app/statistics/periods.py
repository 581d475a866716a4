"""The periods that can be chosen, in days of the local calendar."""

from __future__ import annotations

from datetime import date, datetime, timedelta
from enum import Enum


class Period(Enum):
    """How far back games are counted, today included."""

    ALL = "all"
    WEEK = "week"
    MONTH = "month"
    YEAR = "year"


def first_day(period: Period, today: date) -> date | None:
    """The first day that counts; a year is twelve months of the calendar with the present one.

    >>> str(first_day(Period.YEAR, date(2026, 3, 9)))
    '2025-04-01'
    """
    match period:
        case Period.ALL:
            return None
        case Period.WEEK:
            return today - timedelta(days=6)
        case Period.MONTH:
            return today - timedelta(days=29)
        case Period.YEAR:
            year, month = divmod(today.year * 12 + today.month - 12, 12)
            return date(year, month + 1, 1)


def midnight(day: date) -> datetime:
    """When `day` begins here."""
    return datetime(day.year, day.month, day.day).astimezone()
