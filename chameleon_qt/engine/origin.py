"""What a game keeps from the moment it was dealt."""

from __future__ import annotations

import os
import re
from dataclasses import dataclass
from datetime import UTC, date, datetime

_ID = re.compile(r"[0-9a-f]{16}")
_BEGUN = "%Y-%m-%dT%H:%M:%SZ"


@dataclass(frozen=True, slots=True)
class Origin:
    """Tells one dealt game from every other, so that none is ever counted twice."""

    id: str
    """16 hexadecimal digits, drawn when the game was dealt."""
    begun: datetime
    """When that was, UTC, in whole seconds."""
    daily: date | None = None
    """The day whose daily deal it is."""
    late: bool = False
    """Whether that day was over when the game was dealt."""

    @classmethod
    def now(cls, daily: date | None = None, late: bool = False) -> Origin:
        """The origin of a game that is dealt at this moment."""
        return cls(os.urandom(8).hex(), datetime.now(UTC).replace(microsecond=0), daily, late)


def is_id(text: str) -> bool:
    """Whether `text` can be the `id` of an origin."""
    return _ID.fullmatch(text) is not None


def format_time(time: datetime) -> str:
    """A time in UTC as text, as in 2026-12-01T05:16:45Z."""
    return f"{time.year:04}" + time.strftime(_BEGUN)[-16:]


def parse_time(text: str) -> datetime | None:
    """Read `format_time`'s text; None for anything else."""
    try:
        time = datetime.strptime(text, _BEGUN).replace(tzinfo=UTC)
    except ValueError:
        return None
    return time if format_time(time) == text else None


def parse_day(text: str) -> date | None:
    """Read a day such as 2026-12-01; None for anything else."""
    try:
        day = date.fromisoformat(text)
    except ValueError:
        return None
    return day if day.isoformat() == text else None
