"""All that the window asks of the players' database at once; it is asked in the database's thread.

The months of the chart are the database's own. Few months have too few bars to show anything:
their days are counted one by one then. Many are counted as years.
"""

from __future__ import annotations

from calendar import monthrange
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from enum import Enum
from typing import TYPE_CHECKING

from chameleon_qt.app.statistics.periods import Period, first_day, midnight
from chameleon_qt.players.selection import Filter
from chameleon_qt.players.statistics import Figures, Month, Summary

if TYPE_CHECKING:
    from chameleon_qt.players.store import Store

_NONE = Figures(0, None, None, ())
NO_GAMES = Summary(0, 0, 0, 0, 0, 0, _NONE, _NONE, 0, 0, ())
"""The figures of somebody who has not played yet."""

MOST_MONTHS = 60
"""More of them are counted as years."""


class Unit(Enum):
    """What one bar of the chart over time stands for."""

    DAY = "day"
    MONTH = "month"
    YEAR = "year"


@dataclass(frozen=True, slots=True)
class Span:
    """A day, month or year that begins with `first`."""

    first: date
    played: int
    won: int


@dataclass(frozen=True, slots=True)
class Wanted:
    """Whose games, which game or both, and how far back from `today`."""

    player: int | None
    game: str | None
    period: Period
    today: date


@dataclass(frozen=True, slots=True)
class Findings:
    """The figures, and how they came about over time."""

    summary: Summary
    unit: Unit
    spans: tuple[Span, ...]


def find(store: Store, wanted: Wanted) -> Findings:
    """Count what is wanted; raises `PlayersError`."""
    first = first_day(wanted.period, wanted.today)
    since = None if first is None else midnight(first)
    summary = store.summary(Filter(wanted.player, wanted.game, since))
    months = summary.months
    if wanted.period is Period.YEAR and first is not None:
        return Findings(summary, Unit.MONTH, tuple(_twelve(first, months)))
    if first is not None:
        return Findings(summary, Unit.DAY, _days(store, wanted, first, wanted.today))
    if len(months) == 1:
        year, month = months[0].year, months[0].month
        last = date(year, month, monthrange(year, month)[1])
        return Findings(summary, Unit.DAY, _days(store, wanted, date(year, month, 1), last))
    if len(months) <= MOST_MONTHS:
        return Findings(summary, Unit.MONTH, tuple(map(_span, months)))
    return Findings(summary, Unit.YEAR, tuple(_years(months)))


def _days(store: Store, wanted: Wanted, first: date, last: date) -> tuple[Span, ...]:
    spans = []
    for number in range((last - first).days + 1):
        day = first + timedelta(days=number)
        until = midnight(day + timedelta(days=1))
        summary = store.summary(Filter(wanted.player, wanted.game, midnight(day), until))
        spans.append(Span(day, summary.played, summary.won))
    return tuple(spans)


def _twelve(first: date, months: Sequence[Month]) -> Iterator[Span]:
    """Twelve months from `first` on, those without a game too."""
    found = {span.first: span for span in map(_span, months)}
    for number in range(first.month - 1, first.month + 11):
        day = date(first.year + number // 12, number % 12 + 1, 1)
        yield found.get(day, Span(day, 0, 0))


def _years(months: Sequence[Month]) -> Iterator[Span]:
    for year in range(months[0].year, months[-1].year + 1):
        own = [month for month in months if month.year == year]
        played, won = sum(month.played for month in own), sum(month.won for month in own)
        yield Span(date(year, 1, 1), played, won)


def _span(month: Month) -> Span:
    return Span(date(month.year, month.month, 1), month.played, month.won)
