"""Times as the player's language writes them, from Unicode's CLDR by way of babel.

babel is imported with the first text that needs it: the first picture of the table does not.
"""

from __future__ import annotations

from PySide6.QtCore import QLocale

LANGUAGES = ("en",)
"""Languages that the interface speaks; in any other one it falls back to the first."""


def locale_name(locale: QLocale | None = None) -> str:
    """CLDR's name of `locale`, the player's unless given, as far as it is spoken.

    >>> locale_name(QLocale("en_GB")), locale_name(QLocale("ja_JP"))
    ('en_GB', 'en_US')
    """
    name = (locale or QLocale()).name()
    return name if name.partition("_")[0] in LANGUAGES else "en_US"


def duration_text(seconds: float, locale: str) -> str:
    """Whole hours, minutes and seconds in words; nothing that is zero but a time of none at all.

    >>> duration_text(3725.9, "en_US"), duration_text(0, "en_US")
    ('1 hour, 2 minutes, 5 seconds', '0 seconds')
    """
    from babel.lists import format_list
    from babel.units import format_unit

    minutes, rest = divmod(int(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    parts = [
        format_unit(number, f"duration-{unit}", length="long", locale=locale)
        for number, unit in ((hours, "hour"), (minutes, "minute"), (rest, "second"))
        if number or (unit == "second" and not hours and not minutes)
    ]
    return format_list(parts, style="unit", locale=locale)
