"""By which name the program is known to the system; it also says where the settings are."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from chameleon_qt import __version__

NAME = "chameleon-qt"


def introduce(app: QCoreApplication) -> None:
    """Give `app` the program's names and version."""
    app.setApplicationName(NAME)
    app.setOrganizationName(NAME)
    app.setApplicationVersion(__version__)
