"""Plays a winning line in a real window by xdotool, and reports what happened as JSON.

``python -m tests.gui.real_window_driver FOLDER CARDS MOVES`` needs a display. The commands of
xdotool are run by a thread of their own while the event loop of the window runs on.
"""

from __future__ import annotations

import json
import subprocess
import sys
import threading
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, QThread, QTimer, Signal, Slot
from PySide6.QtGui import QMouseEvent

from chameleon_qt.app.application import make_application
from chameleon_qt.app.main_window import MainWindow
from chameleon_qt.engine.autoplay import click_move
from chameleon_qt.engine.deal import Deal
from chameleon_qt.engine.moves import Move
from chameleon_qt.table.layout import Hit
from tests.gui.driving import Player, stored_settings

PATIENCE = 10.0
"""Seconds after which something that should have happened has not."""
LONGEST = 55_000
"""Milliseconds after which the whole game is given up."""


class Eye(QObject):
    """Sees what arrives at the table, and knows where the hand has to go next."""

    def __init__(self, window: MainWindow, line: list[str]) -> None:
        super().__init__()
        self.window = window
        self.player = Player(window.view, window.scene)
        self.arrived = threading.Event()
        self.moved = threading.Event()
        self.counts = {"presses": 0, "releases": 0, "motions": 0}
        self.command: list[str] = []
        self._line = line
        self._goal = QPoint()
        self._pointer = QPoint()
        window.view.viewport().installEventFilter(self)
        window.model.changed.connect(self.moved.set)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QMouseEvent) and event.spontaneous():
            match event.type():
                case QEvent.Type.MouseButtonPress | QEvent.Type.MouseButtonDblClick:
                    self.counts["presses"] += 1
                case QEvent.Type.MouseButtonRelease:
                    self.counts["releases"] += 1
                case QEvent.Type.MouseMove:
                    self.counts["motions"] += 1
                    self._pointer = event.globalPosition().toPoint()
                    # Only after the table has seen it, too.
                    QTimer.singleShot(0, self._look)
        return False

    @Slot()
    def aim(self) -> None:
        """Find the next card: the command takes the pointer there."""
        move = self._next()
        self.command = []
        if move is not None:
            self.arrived.clear()
            spot = self.player.spot(move.source, self._index(move))
            self._goal = self._global(spot)
            self.command = ["mousemove", *self._words(self._goal)]
            self._look()

    @Slot()
    def act(self) -> None:
        """The command makes the next move with the card under the pointer."""
        self.moved.clear()
        move = self._next()
        assert move is not None
        index, scene, view = self._index(move), self.window.scene, self.window.view
        here = view.viewport().mapFromGlobal(self._pointer)
        assert self.player.hit(here) == Hit(move.source, index), "the pointer is beside the card"
        if click_move(scene.position, move.source, index) == move:
            self.command = ["click", "1"]
            return
        card = scene.layout.card_rect(scene.position, Hit(move.source, index), scene.opened)
        goal = scene.layout.top_rect(scene.position, move.target)
        way = (goal.topLeft() - card.topLeft()).toPoint()
        self.command = ["mousedown", "1"]
        for step in (0.3, 0.6, 1.0):
            self.command += ["mousemove", *self._words(self._pointer + way * step)]
        self.command += ["mouseup", "1"]

    def _look(self) -> None:
        if self._pointer == self._goal:
            self.arrived.set()

    def _next(self) -> Move | None:
        played = self.window.model.move_count
        if played == len(self._line):
            return None
        return self.window.model.position.parse_move(self._line[played])

    def _index(self, move: Move) -> int:
        return len(self.window.model.position.cards(move.source)) - move.length

    def _global(self, point: QPoint) -> QPoint:
        return self.window.view.viewport().mapToGlobal(point)

    @staticmethod
    def _words(point: QPoint) -> list[str]:
        return [str(point.x()), str(point.y())]


class Hand(QThread):
    """Runs xdotool, one command for each wish of the eye."""

    aims = Signal()
    acts = Signal()

    def __init__(self, eye: Eye) -> None:
        super().__init__()
        self._eye = eye
        self.commands = 0
        self.fault = ""
        blocking = Qt.ConnectionType.BlockingQueuedConnection
        self.aims.connect(eye.aim, blocking)
        self.acts.connect(eye.act, blocking)

    def run(self) -> None:
        eye = self._eye
        while not self.isInterruptionRequested():
            self.aims.emit()
            if not eye.command:
                return
            if not eye.arrived.is_set():
                self._xdotool(eye.command)
            if not eye.arrived.wait(PATIENCE):
                self.fault = f"the pointer never came: {eye.command}"
                return
            self.acts.emit()
            self._xdotool(eye.command)
            if not eye.moved.wait(PATIENCE):
                self.fault = f"no move followed: {eye.command}"
                return

    def _xdotool(self, command: list[str]) -> None:
        subprocess.run(["xdotool", *command], check=True, timeout=PATIENCE)
        self.commands += sum(not word.lstrip("-").isdigit() for word in command)


def main(folder: Path, cards: str, moves: str) -> int:
    """Play `moves` on the deal of `cards`; the exit code is 0 if the game is won."""
    app = make_application()
    settings = stored_settings(folder / "settings.ini")
    settings.auto_complete = False
    settings.is_welcomed = True
    window = MainWindow(settings, Deal.parse(cards))
    eye = Eye(window, moves.split())
    hand = Hand(eye)
    window.show()
    window.begin()
    QTimer.singleShot(300, hand.start)
    QTimer.singleShot(LONGEST, app.quit)
    watch = QTimer()
    watch.setInterval(50)

    def end_when_shown() -> None:
        if hand.fault or window.endings.panel.isVisible():
            window.screen().grabWindow(0).save(str(folder / "screen.png"))
            app.quit()

    watch.timeout.connect(end_when_shown)
    watch.start()
    app.exec()
    watch.stop()
    hand.requestInterruption()
    hand.wait()
    report = {
        "platform": app.platformName(),
        "status": window.model.status.value,
        "moves": window.model.move_count,
        "commands": hand.commands,
        "fault": hand.fault,
        **eye.counts,
    }
    sys.stdout.write(json.dumps(report) + "\n")
    return 0 if report["status"] == "won" else 1


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), sys.argv[2], sys.argv[3]))
