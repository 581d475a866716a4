"""Loads the compiled translations of the program and of Qt itself."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from chameleon_qt.assets import asset


def install_translators(app: QCoreApplication, locale: QLocale | None = None) -> None:
    """Speak the language of `locale`, by default the system's, as far as it is translated.

    English needs its own file too: it holds the plural forms.
    """
    locale = locale or QLocale.system()
    qt = QTranslator(app)
    folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    if qt.load(locale, "qtbase", "_", folder):
        app.installTranslator(qt)
    for wanted in (QLocale(QLocale.Language.English), locale):
        own = QTranslator(app)
        if own.load(wanted, "chameleon", "_", str(asset("translations"))):
            app.installTranslator(own)
