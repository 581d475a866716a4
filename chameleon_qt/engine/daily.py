"""The deal of each calendar day, the same for all. docs/deals.md states it; never change it."""

from __future__ import annotations

from datetime import date

from chameleon_qt.engine.deal import FIRST_DEAL, LAST_DEAL, Deal
from chameleon_qt.engine.errors import DealError, Reason

FIRST_DAY = date(2000, 1, 1)
LAST_DAY = date.max


def daily_deal(day: date) -> Deal:
    """The deal of Chameleon for `day`; raises `DealError` for a day before 2000.

    >>> daily_deal(date(2026, 3, 9)).number
    1759786154
    """
    if day < FIRST_DAY:
        raise DealError(Reason.NO_DAILY_DEAL, day=day, first=FIRST_DAY, last=LAST_DAY)
    from hashlib import sha256  # loads a large library, which a start without a daily deal spares

    digest = sha256(f"chameleon daily {day:%Y-%m-%d}".encode("ascii")).digest()
    return Deal.numbered(FIRST_DEAL + int.from_bytes(digest, "big") % LAST_DEAL)
