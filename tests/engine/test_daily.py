"""The daily deal is frozen, and the same whatever the clock, the zone or the language."""

from __future__ import annotations

from datetime import date, timedelta
from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chameleon_qt.engine.daily import FIRST_DAY, LAST_DAY, daily_deal
from chameleon_qt.engine.deal import FIRST_DEAL, LAST_DEAL, Deal
from chameleon_qt.engine.errors import DealError, Reason
from chameleon_qt.engine.rules import CHAMELEON

FROZEN = {
    "2000-01-01": 1195127939,
    "2000-02-29": 73959720,
    "2025-12-31": 620220159,
    "2026-01-01": 467597631,
    "2026-03-09": 1759786154,
    "2099-07-14": 403986576,
    "9999-12-31": 574140035,
}
"""Never to be changed: what every player everywhere has played."""


@pytest.mark.parametrize(("day", "number"), FROZEN.items())
def test_the_rule_is_frozen(day: str, number: int) -> None:
    assert daily_deal(date.fromisoformat(day)).number == number


def test_the_cards_of_a_day_are_frozen() -> None:
    assert str(daily_deal(date(2026, 3, 9))) == (
        "4C 3S QH 5H AD 5C 7S TC 4D 8D 8H JC TH JH 7D AC QD JD 5S JS TS KD 6H 4S 9C KC "
        "6C 5D TD 2H KS QS 8S 3D 2C 8C 6D AH AS 2D QC 6S 9H 4H 3C 7C KH 3H 2S 9S 9D 7H"
    )


@given(st.dates(FIRST_DAY, LAST_DAY))
def test_each_day_has_a_numbered_deal_of_chameleon(day: date) -> None:
    deal = daily_deal(day)
    digest = sha256(b"chameleon daily " + day.isoformat().encode()).hexdigest()
    assert deal.number is not None
    assert FIRST_DEAL <= deal.number <= LAST_DEAL
    assert deal.number == int(digest, 16) % (2**31 - 1) + 1
    assert deal == Deal.numbered(deal.number, CHAMELEON)


def test_days_have_different_deals() -> None:
    days = [date(2026, 1, 1) + timedelta(number) for number in range(1000)]
    assert len({daily_deal(day).number for day in days}) == 1000


@pytest.mark.parametrize("day", [date.min, date(1970, 1, 1), date(1999, 12, 31)])
def test_there_is_none_before_2000(day: date) -> None:
    with pytest.raises(DealError) as caught:
        daily_deal(day)
    assert caught.value.reason is Reason.NO_DAILY_DEAL
    assert caught.value.details == {"day": day, "first": FIRST_DAY, "last": LAST_DAY}
