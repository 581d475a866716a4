"""What the bars of the charts say, in the present language."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date

from PySide6.QtCore import QCoreApplication, QObject

from chameleon_qt.app.game_clock import clock_text
from chameleon_qt.app.statistics.chart import Bar
from chameleon_qt.app.statistics.findings import Findings, Span, Unit
from chameleon_qt.i18n.formats import date_text, month_name, month_text, number_text
from chameleon_qt.players.bins import Bin

translate = QCoreApplication.translate


class ChartWords(QObject):
    """Not to be inherited: its plural texts are looked up by the name of the class."""

    def over_time(self, found: Findings) -> list[Bar]:
        """Games played and won, day by day, month by month or year by year."""
        return [self._span(span, found.unit) for span in found.spans]

    def times(self, found: Findings) -> list[Bar]:
        """The wins by their time."""
        return self._bins(found.summary.seconds.bins, clock_text)

    def moves(self, found: Findings) -> list[Bar]:
        """The wins by their moves."""
        return self._bins(found.summary.moves.bins, number_text)

    def _span(self, span: Span, unit: Unit) -> Bar:
        told = translate("Statistics", "{when}: {played}, {won}").format(
            when=_when(span.first, unit),
            played=self.tr("%n played", "", span.played),
            won=self.tr("%n won", "", span.won),
        )
        return Bar(_label(span.first, unit), told, span.played, span.won)

    def _bins(self, bins: Iterable[Bin], say: object) -> list[Bar]:
        assert callable(say)
        bars = []
        for counted in bins:
            first = say(counted.first)
            if counted.end is None:
                span = translate("Statistics", "{first} and more").format(first=first)
            else:
                span = translate("Statistics", "from {first} to under {end}").format(
                    first=first, end=say(counted.end)
                )
            told = translate("Statistics", "{span}: {wins}").format(
                span=span, wins=self.tr("%n win(s)", "", counted.count)
            )
            bars.append(Bar(first, told, counted.count))
        return bars


def _when(day: date, unit: Unit) -> str:
    match unit:
        case Unit.DAY:
            return date_text(day)
        case Unit.MONTH:
            return month_text(day)
        case Unit.YEAR:
            return str(day.year)


def _label(day: date, unit: Unit) -> str:
    match unit:
        case Unit.DAY:
            return str(day.day)
        case Unit.MONTH:
            return str(day.year) if day.month == 1 else month_name(day)
        case Unit.YEAR:
            return str(day.year)
