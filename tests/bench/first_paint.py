"""Starts a program, prints the monotonic time of its first painted table, and ends.

``python first_paint.py game`` is the whole game; ``minimal`` is the least program with a
QGraphicsView that shows one rectangle: it touches nothing else of Qt.
"""

from __future__ import annotations

import gc
import sys
import time


def _painted() -> None:
    from PySide6.QtCore import QCoreApplication

    sys.stdout.write(f"{time.monotonic()}\n")
    sys.stdout.flush()
    QCoreApplication.quit()


def minimal() -> int:
    from PySide6.QtGui import QPaintEvent
    from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView

    class View(QGraphicsView):
        def paintEvent(self, event: QPaintEvent) -> None:
            super().paintEvent(event)
            _painted()

    app = QApplication(sys.argv[:1])
    scene = QGraphicsScene()
    scene.addRect(0, 0, 100, 140)
    view = View(scene)
    view.resize(800, 760)
    view.show()
    return app.exec()


def game() -> int:
    gc.disable()  # as `main` does before it imports the rest
    from PySide6.QtGui import QPaintEvent

    from chameleon_qt.__main__ import main
    from chameleon_qt.table.view import TableView

    def paint_event(view: TableView, event: QPaintEvent) -> None:
        super(TableView, view).paintEvent(event)
        _painted()

    TableView.paintEvent = paint_event  # type: ignore[assignment,method-assign]
    sys.argv = ["chameleon-qt", "--deal", "1"]
    return main()


if __name__ == "__main__":
    sys.exit(game() if sys.argv[1] == "game" else minimal())
