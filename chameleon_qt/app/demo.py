"""The demonstration: plays a winning line without a screen and writes pictures of it."""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path

from PySide6.QtCore import QBuffer, QCoreApplication, QIODevice, QSaveFile, QSettings, QSize

from chameleon_qt.app.application import make_application
from chameleon_qt.app.main_window import MainWindow
from chameleon_qt.app.settings import Settings
from chameleon_qt.assets import asset
from chameleon_qt.engine.deal import Deal
from chameleon_qt.engine.game import Status
from chameleon_qt.i18n.languages import SYSTEM
from chameleon_qt.table.speeds import Speed

translate = QCoreApplication.translate

SIZE = QSize(1080, 760)
MIDDLE = 0.42
"""Part of the line after which the picture of the middle game is taken."""


class PictureError(Exception):
    """A picture or its folder cannot be written; the text says which and why."""


def run_demo(folder: Path, language: str = SYSTEM) -> int:
    """Write ``deal.png``, ``middle.png`` and ``win.png`` to `folder`.

    The exit code is 0, or 2 where the folder or a picture cannot be written.
    """
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    app = make_application(language)
    cards, line = asset("resources", "demo.txt").read_text(encoding="ascii").split("\n")[:2]
    try:
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise PictureError(_cannot_write(folder, error.strerror or "")) from error
        return _play(app, folder, cards, line.split())
    except PictureError as error:
        print(f"chameleon-qt: {error}", file=sys.stderr)
        return 2


def _cannot_write(path: Path, reason: str) -> str:
    text = translate("Demo", "cannot write to {folder}: {reason}")
    return text.format(folder=path, reason=reason)


def _play(app: QCoreApplication, folder: Path, cards: str, moves: list[str]) -> int:
    """Play the line of the demonstration to its end; the exit code is 0 if it is won."""
    with tempfile.TemporaryDirectory() as scratch:
        store = QSettings(f"{scratch}/demo.ini", QSettings.Format.IniFormat)
        settings = Settings(store)
        settings.speed = Speed.OFF
        settings.is_welcomed = True
        window = MainWindow(settings, Deal.parse(cards))
        window.resize(SIZE)
        window.show()
        try:
            _picture(window, folder / "deal.png")
            for number, text in enumerate(moves, 1):
                window.model.play(window.model.position.parse_move(text))
                app.processEvents()
                if number == round(MIDDLE * len(moves)):
                    _picture(window, folder / "middle.png")
                if window.model.status is Status.WON:
                    break
            _picture(window, folder / "win.png")
        finally:
            window.close()
        return 0 if window.model.status is Status.WON else 1


def _picture(window: MainWindow, path: Path) -> None:
    window.view.complete()
    QCoreApplication.processEvents()
    data = QBuffer()
    window.grab().save(data, "PNG")
    file = QSaveFile(str(path))
    if not (
        file.open(QIODevice.OpenModeFlag.WriteOnly)
        and file.write(data.data()) == data.size()
        and file.commit()
    ):
        raise PictureError(_cannot_write(path, file.errorString()))
    print(path)
