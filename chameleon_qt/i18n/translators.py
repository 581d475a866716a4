"""Loads the compiled translations of the program and of Qt itself."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from chameleon_qt.assets import asset
from chameleon_qt.i18n.languages import LANGUAGES, SYSTEM, locale_for


def speak(app: QCoreApplication, choice: str = SYSTEM) -> None:
    """Speak the language `choice` from now on, in every window: each gets a LanguageChange.

    English needs its own file too: it holds the plural forms, and lies under every language.
    """
    locale = locale_for(choice)
    QLocale.setDefault(locale)
    old = app.findChildren(QTranslator)
    own = str(asset("translations"))
    _install(app, QLocale(LANGUAGES[0]), "chameleon", own)
    qt = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    _install(app, locale, "qtbase", qt)
    _install(app, locale, "chameleon", own)
    for translator in old:
        app.removeTranslator(translator)
        translator.deleteLater()


def _install(app: QCoreApplication, locale: QLocale, name: str, folder: str) -> None:
    translator = QTranslator(app)
    if translator.load(locale, name, "_", folder):
        app.installTranslator(translator)
    else:
        translator.deleteLater()
