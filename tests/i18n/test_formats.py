"""Times in words."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QLocale

from chameleon_qt.i18n.formats import duration_text, locale_name


@pytest.mark.parametrize(
    ("seconds", "text"),
    [
        (0, "0 seconds"),
        (1.99, "1 second"),
        (60, "1 minute"),
        (61, "1 minute and 1 second"),
        (3600, "1 hour"),
        (3605, "1 hour and 5 seconds"),
        (7384, "2 hours, 3 minutes, and 4 seconds"),
    ],
)
def test_a_time_is_said_in_its_largest_units(seconds: float, text: str) -> None:
    assert duration_text(seconds, "en_US") == text


def test_other_languages_have_their_own_forms() -> None:
    assert duration_text(125, "de") == "2 Minuten und 5 Sekunden"
    assert duration_text(122, "ru") == "2 минуты и 2 секунды"


@pytest.mark.parametrize(
    ("name", "spoken"), [("en_GB", "en_GB"), ("C", "en_US"), ("ja_JP", "en_US")]
)
def test_a_language_that_is_not_spoken_falls_back_to_english(name: str, spoken: str) -> None:
    assert locale_name(QLocale(name)) == spoken
