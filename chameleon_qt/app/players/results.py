"""How a day of the daily board went, in words: for its window, and to share."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QObject

from chameleon_qt.app.game_clock import clock_text
from chameleon_qt.i18n.formats import date_text
from chameleon_qt.players.board import DayState
from chameleon_qt.players.records import GameRecord, Outcome

translate = QCoreApplication.translate


def state_text(state: DayState | None, result: GameRecord | None) -> str:
    """How a day went, with moves and time where a game is known."""
    if result is not None:
        return outcome_text(result)
    match state:
        case DayState.WON:
            return translate("Daily", "Won on its day")
        case DayState.WON_LATE:
            return translate("Daily", "Won late")
        case DayState.PLAYED:
            return translate("Daily", "Played, not won")
        case DayState.MISSED:
            return translate("Daily", "Not played")
        case DayState.OPEN:
            return translate("Daily", "Not played yet")
        case _:
            return ""


def outcome_text(result: GameRecord) -> str:
    """What came of a game of the daily board, in one sentence."""
    return DailyWords().outcome(result)


def result_text(result: GameRecord) -> str:
    """A short text to share: the day, and what came of it."""
    assert result.daily is not None
    title = translate("Daily", "Chameleon, daily board of {day}").format(
        day=date_text(result.daily)
    )
    return f"{title}\n{outcome_text(result)}"


class DailyWords(QObject):
    """Not to be inherited: its plural texts are looked up by the name of the class."""

    def outcome(self, result: GameRecord) -> str:
        """See `outcome_text`."""
        moves = self.tr("%n move(s)", "", result.moves)
        time = clock_text(result.seconds)
        if result.outcome is Outcome.WON:
            text = (
                translate("Daily", "Won late: {moves}, {time}")
                if result.late
                else translate("Daily", "Won: {moves}, {time}")
            )
        elif result.outcome is Outcome.SOLVED:
            text = translate("Daily", "Solved with the solution shown: {moves}, {time}")
        else:
            text = translate("Daily", "Not won: {moves}, {time}")
        return text.format(moves=moves, time=time)
