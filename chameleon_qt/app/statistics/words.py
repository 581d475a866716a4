"""The names and values of the figures, for the window and for the command. Knows no widget."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from chameleon_qt.app.game_clock import clock_text
from chameleon_qt.i18n.formats import (
    duration_text,
    number_text,
    percent_text,
    short_duration_text,
)

if TYPE_CHECKING:
    from chameleon_qt.players.statistics import Summary

translate = QCoreApplication.translate

NOTHING = "–"
"""Stands where there is nothing to say."""


@dataclass(frozen=True, slots=True)
class Figure:
    """One figure as it is shown."""

    name: str
    value: str
    spoken: str
    """The value as it is read aloud."""


def player_text(name: str | None) -> str:
    """Whose games they are; those that are nobody's are a guest's."""
    return translate("Statistics", "Guest") if name is None else name


def figures(counted: Summary) -> tuple[tuple[Figure, ...], tuple[Figure, ...]]:
    """Games and streaks; times, moves and hints."""
    seconds, moves = counted.seconds, counted.moves
    return (
        (
            _number(translate("Statistics", "Games played"), counted.played),
            _number(translate("Statistics", "Games won"), counted.won),
            _rate(translate("Statistics", "Win rate"), counted.win_rate),
            _rate(translate("Statistics", "Win rate of winnable deals"), counted.winnable_rate),
            _number(translate("Statistics", "Current streak of wins"), counted.current_streak),
            _number(translate("Statistics", "Longest streak of wins"), counted.best_streak),
        ),
        (
            _time(translate("Statistics", "Best time"), seconds.best),
            _time(translate("Statistics", "Median time of wins"), seconds.median),
            _total(translate("Statistics", "Time played"), seconds.total),
            _number(translate("Statistics", "Fewest moves"), moves.best),
            _number(translate("Statistics", "Median moves of wins"), moves.median),
            _number(translate("Statistics", "Hints taken"), counted.hints),
        ),
    )


def _number(name: str, value: float | None) -> Figure:
    return _figure(name, None if value is None else number_text(value))


def _rate(name: str, value: float | None) -> Figure:
    return _figure(name, None if value is None else percent_text(value))


def _time(name: str, seconds: float | None) -> Figure:
    if seconds is None:
        return _figure(name, None)
    return Figure(name, clock_text(seconds), duration_text(seconds))


def _total(name: str, seconds: int) -> Figure:
    return Figure(name, short_duration_text(seconds), duration_text(seconds))


def _figure(name: str, value: str | None) -> Figure:
    if value is None:
        return Figure(name, NOTHING, translate("Statistics", "nothing yet"))
    return Figure(name, value, value)
