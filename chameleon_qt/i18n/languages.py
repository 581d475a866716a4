"""The languages that the interface speaks, and the locale that goes with a choice of one."""

from __future__ import annotations

from PySide6.QtCore import QLocale, QSettings

LANGUAGES = ("en", "fr", "de", "ru")
"""ISO 639 codes in the order in which they are offered. A new language is one code here and one
file ``translations/chameleon_CODE.ts``. The first one is spoken where no other fits."""

SYSTEM = "system"
"""The choice to follow the system's language."""

LANGUAGE_KEY = "language/spoken"
"""Of the settings."""


def stored_language(store: QSettings) -> str:
    """The player's choice: a code of `LANGUAGES`, or `SYSTEM` where none is stored."""
    value = str(store.value(LANGUAGE_KEY, SYSTEM))
    return value if value in LANGUAGES else SYSTEM


def locale_for(choice: str) -> QLocale:
    """The locale for `choice`: a code of `LANGUAGES`, or `SYSTEM`.

    Where the system's locale has that language its country counts too, for dates and numbers.

    >>> locale_for("de").name()[:2]
    'de'
    """
    system = QLocale.system()
    language = choice if choice in LANGUAGES else _first_spoken(system.uiLanguages())
    if language_of(system) == language:
        return QLocale(system.name())
    return QLocale("en_US" if language == "en" else language)


def language_of(locale: QLocale) -> str:
    """The ISO 639 code of `locale`'s language.

    >>> language_of(QLocale("fr_CA"))
    'fr'
    """
    return locale.name().partition("_")[0]


def spoken_language() -> str:
    """The code of the language that is spoken now."""
    language = language_of(QLocale())
    return language if language in LANGUAGES else LANGUAGES[0]


def _first_spoken(wishes: list[str]) -> str:
    """The first language of a list such as ``["it-IT", "fr-FR"]`` that is spoken here."""
    codes = (wish.replace("_", "-").partition("-")[0] for wish in wishes)
    return next((code for code in codes if code in LANGUAGES), LANGUAGES[0])
