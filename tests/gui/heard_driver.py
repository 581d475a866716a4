"""Shows the program on a display with a screen reader at work, and reports how its game stands.

``python -m tests.gui.heard_driver FOLDER CARDS COMMANDS`` needs a display and a session bus; the
commands are those of `tests.gui.screen_reader`. Prints what the reader has heard, and the game.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from PySide6.QtCore import QProcess, QTimer
from PySide6.QtTest import QTest

from chameleon_qt.app.application import make_application
from chameleon_qt.app.main_window import MainWindow
from chameleon_qt.engine.deal import Deal
from chameleon_qt.table.speeds import Speed
from tests.gui.driving import stored_settings

READER = Path(__file__).with_name("screen_reader.py")
SYSTEM_PYTHON = "/usr/bin/python3"
"""The one that Debian's bindings are for."""
LONGEST = 50_000
"""Milliseconds after which the whole game is given up."""


def main(folder: Path, cards: str, commands: str) -> int:
    """Let the reader do what it is told; the exit code is its own."""
    app = make_application("en")
    settings = stored_settings(folder / "settings.ini")
    settings.auto_complete = False
    settings.is_welcomed = True
    settings.speed = Speed.OFF
    window = MainWindow(settings, Deal.parse(cards))
    reader = QProcess()
    reader.setProcessChannelMode(QProcess.ProcessChannelMode.SeparateChannels)
    reader.finished.connect(lambda: QTimer.singleShot(0, app.quit))
    reader.errorOccurred.connect(lambda _: app.quit())
    window.show()
    window.begin()

    window.activateWindow()
    while not window.view.hasFocus():
        QTest.qWait(20)  # there is no window manager that would see to it
        window.activateWindow()
    reader.start(SYSTEM_PYTHON, ["-W", "ignore::DeprecationWarning", str(READER)])
    reader.write(commands.encode())
    reader.closeWriteChannel()
    QTimer.singleShot(LONGEST, app.quit)
    app.exec()
    heard = bytes(reader.readAllStandardOutput().data()).decode()
    report = {
        "complaints": bytes(reader.readAllStandardError().data()).decode(),
        "heard": json.loads(heard) if heard else None,
        "status": window.model.status.value,
        "moves": [str(move) for move in window.model.line],
    }
    reader.kill()
    reader.waitForFinished()
    window.close()
    sys.stdout.write(json.dumps(report) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), sys.argv[2], sys.argv[3]))
