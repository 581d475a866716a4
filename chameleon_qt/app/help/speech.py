"""The pages in the language that is spoken now."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from chameleon_qt.help.content import Page
from chameleon_qt.help.spoken import SpokenPage, spoken
from chameleon_qt.i18n.formats import number_text, percent_text


def speak_page(page: Page, game: str) -> SpokenPage:
    """`page` for `game`, translated, its numbers written as the locale does."""
    return spoken(page, game, _translate, _write)


def title_of(page: Page) -> str:
    """The title of `page`."""
    return _translate(page.context, page.title)


def _translate(context: str, text: str) -> str:
    return QCoreApplication.translate(context, text)


def _write(value: int | float) -> str:
    return number_text(value) if isinstance(value, int) else percent_text(value)
