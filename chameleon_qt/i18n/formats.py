"""Numbers, dates, times and names as the player's language writes them, from Unicode's CLDR.

Every function takes babel's name of a locale, by default that of the language spoken now.
babel is imported with the first text that needs it: the first picture of the table does not.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

from PySide6.QtCore import QLocale

from chameleon_qt.i18n.languages import LANGUAGES, language_of


def locale_name(locale: QLocale | None = None) -> str:
    """CLDR's name of `locale`, the player's unless given, as far as it is spoken.

    >>> locale_name(QLocale("en_GB")), locale_name(QLocale("ja_JP"))
    ('en_GB', 'en_US')
    """
    wanted = locale or QLocale()
    return wanted.name() if language_of(wanted) in LANGUAGES else "en_US"


def number_text(number: float, locale: str | None = None) -> str:
    """A number with the locale's grouping and decimal sign.

    >>> number_text(1234567, "en_US"), number_text(0.5, "de")
    ('1,234,567', '0,5')
    """
    from babel.numbers import format_decimal

    return format_decimal(number, locale=locale or locale_name())


def percent_text(part: float, locale: str | None = None) -> str:
    """A part of one in whole per cent.

    >>> percent_text(0.32, "en_US")
    '32%'
    """
    from babel.numbers import format_percent

    return format_percent(part, locale=locale or locale_name())


def date_text(day: date, locale: str | None = None) -> str:
    """A day with its month in words.

    >>> date_text(date(2026, 3, 9), "de")
    '9. März 2026'
    """
    from babel.dates import format_date

    return format_date(day, format="long", locale=locale or locale_name())


def list_text(items: Sequence[str], locale: str | None = None) -> str:
    """Items as a sentence lists them.

    >>> list_text(["A", "K", "Q"], "fr")
    'A, K et Q'
    """
    from babel.lists import format_list

    return format_list(items, locale=locale or locale_name())


def duration_text(seconds: float, locale: str | None = None) -> str:
    """Whole hours, minutes and seconds in words; nothing that is zero but a time of none at all.

    babel's list of style "unit" lacks its forms in most languages, so they are listed as usual.

    >>> duration_text(3725.9, "en_US"), duration_text(0, "en_US")
    ('1 hour, 2 minutes, and 5 seconds', '0 seconds')
    """
    from babel.units import format_unit

    name = locale or locale_name()
    minutes, rest = divmod(int(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    parts = [
        format_unit(number, f"duration-{unit}", length="long", locale=name)
        for number, unit in ((hours, "hour"), (minutes, "minute"), (rest, "second"))
        if number or (unit == "second" and not hours and not minutes)
    ]
    return list_text(parts, name)


def short_duration_text(seconds: float, locale: str | None = None) -> str:
    r"""Whole hours and minutes in short; seconds where there is no minute.

    >>> short_duration_text(101_000, "en_US"), short_duration_text(59, "de")
    ('28\xa0hr 3\xa0min', '59\xa0Sek.')
    """
    from babel.units import format_unit

    minutes, rest = divmod(int(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return " ".join(
        format_unit(
            number, f"duration-{unit}", length="short", locale=locale or locale_name()
        ).replace(" ", "\u00a0")
        for number, unit in ((hours, "hour"), (minutes, "minute"), (rest, "second"))
        if (number and unit != "second") or (unit == "second" and not hours and not minutes)
    )


def month_text(month: date, locale: str | None = None) -> str:
    """A month with its year.

    >>> month_text(date(2026, 3, 1), "fr")
    'mars 2026'
    """
    from babel.dates import format_skeleton

    return format_skeleton("yMMMM", month, locale=locale or locale_name())


def month_name(month: date, locale: str | None = None) -> str:
    """A month in a few letters, as it stands alone.

    >>> month_name(date(2026, 10, 1), "de")
    'Okt'
    """
    from babel.dates import format_date

    return format_date(month, "LLL", locale=locale or locale_name())


def language_name(code: str) -> str:
    """A language by its own name, with the capital letter that a list of names wants.

    >>> language_name("fr")
    'Français'
    """
    from babel import Locale

    name = Locale(code).get_display_name(code) or code
    return name[:1].upper() + name[1:]
