"""The fields of an exported game, and how each is read."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from datetime import UTC, date, datetime
from typing import TypeVar

from chameleon_qt.players.errors import Reason, RefusedError
from chameleon_qt.players.records import GameRecord, Outcome

T = TypeVar("T")

FIELDS = (
    "id",
    "game",
    "deal",
    "number",
    "begun",
    "ended",
    "seconds",
    "moves",
    "undos",
    "hints",
    "solution_shown",
    "winnable",
    "outcome",
    "daily",
    "late",
)

_NUMBER = re.compile(r"[0-9]{1,12}")
_TRUTHS = {"true": True, "false": False}


def values_of(record: GameRecord) -> dict[str, str | int | bool | None]:
    """The values of `FIELDS`; times in UTC and days as ISO 8601 writes them."""
    return {
        "id": record.id,
        "game": record.game,
        "deal": record.deal,
        "number": record.number,
        "begun": _time_text(record.begun),
        "ended": None if record.ended is None else _time_text(record.ended),
        "seconds": record.seconds,
        "moves": record.moves,
        "undos": record.undos,
        "hints": record.hints,
        "solution_shown": record.solution_shown,
        "winnable": record.winnable,
        "outcome": record.outcome.value,
        "daily": None if record.daily is None else record.daily.isoformat(),
        "late": record.late,
    }


def record_of(values: Mapping[str, object], player: int | None) -> GameRecord:
    """The game of `values`, a row of texts or of what JSON has, as one of `player`.

    Raises `RefusedError` (`Reason.RECORD`) that names the field. A guest's game is of no day.
    """
    daily = _maybe(values, "daily", date.fromisoformat)
    late = _value(values, "late", _truth)
    return GameRecord(
        id=_value(values, "id", str),
        player=player,
        game=_value(values, "game", str),
        deal=_value(values, "deal", str),
        number=_maybe(values, "number", _number),
        begun=_value(values, "begun", _time),
        ended=_maybe(values, "ended", _time),
        seconds=_value(values, "seconds", _number),
        moves=_value(values, "moves", _number),
        undos=_value(values, "undos", _number),
        hints=_value(values, "hints", _number),
        solution_shown=_value(values, "solution_shown", _truth),
        winnable=_maybe(values, "winnable", _truth),
        outcome=_value(values, "outcome", Outcome),
        daily=None if player is None else daily,
        late=player is not None and late,
    )


def _value(values: Mapping[str, object], field: str, reading: Callable[[str], T]) -> T:
    """The field as `reading` makes it from its text."""
    value = values.get(field)
    if isinstance(value, bool):
        value = str(value).lower()
    try:
        if isinstance(value, str | int):
            return reading(str(value))
    except (ValueError, KeyError, OverflowError):
        pass
    raise RefusedError(Reason.RECORD, field=field)


def _maybe(values: Mapping[str, object], field: str, reading: Callable[[str], T]) -> T | None:
    """The same for a field that may be empty."""
    return None if values.get(field) in (None, "") else _value(values, field, reading)


def _number(text: str) -> int:
    if not _NUMBER.fullmatch(text):
        raise ValueError
    return int(text)


def _truth(text: str) -> bool:
    return _TRUTHS[text.lower()]


def _time(text: str) -> datetime:
    moment = datetime.fromisoformat(text)
    if moment.tzinfo is None:
        raise ValueError
    return moment.astimezone(UTC)


def _time_text(moment: datetime) -> str:
    return moment.isoformat().replace("+00:00", "Z")
