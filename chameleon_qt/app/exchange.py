"""Games, deals and positions that come in and go out: files, the clipboard, files dropped."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QMimeData, QObject, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from chameleon_qt.app.disk import disk_text, read_game, write_whole
from chameleon_qt.app.game_model import GameModel
from chameleon_qt.app.messages import error_text, sentence
from chameleon_qt.app.notice import Notices
from chameleon_qt.app.play_clock import PlayClock
from chameleon_qt.engine.errors import EngineError
from chameleon_qt.engine.notation import format_position
from chameleon_qt.engine.reading import read_any
from chameleon_qt.engine.savefile import SUFFIX, format_game

if TYPE_CHECKING:
    from PySide6.QtWidgets import QFileDialog

translate = QCoreApplication.translate


class Exchange(QObject):
    """What is brought is read and checked as a whole before the running game is let go."""

    done = Signal(str)
    """Something went out or came in: a sentence about it."""

    def __init__(
        self, model: GameModel, clock: PlayClock, notices: Notices, window: QWidget
    ) -> None:
        super().__init__(window)
        self._model = model
        self._clock = clock
        self._notices = notices
        self._window = window

    # Files

    def ask_open(self) -> None:
        """Ask for a file and open it."""
        dialog = self._dialog()
        dialog.setWindowTitle(translate("Exchange", "Open game"))
        dialog.fileSelected.connect(lambda name: self.open(Path(name)))
        dialog.open()

    def ask_save(self) -> None:
        """Ask for a file and write the game into it."""
        from PySide6.QtWidgets import QFileDialog

        deal = self._model.deal
        dialog = self._dialog()
        dialog.setWindowTitle(translate("Exchange", "Save game"))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(SUFFIX[1:])
        dialog.selectFile(f"{deal.rules.name}-{deal.number}{SUFFIX}" if deal.number else SUFFIX)
        dialog.fileSelected.connect(lambda name: self.save(Path(name)))
        dialog.open()

    def open(self, path: Path) -> bool:
        """Play on with the game in the file at `path`; whether that could be done."""
        try:
            saved = read_game(path)
        except (EngineError, OSError) as error:
            self._refuse(error)
            return False
        self._model.open_game(saved)
        return True

    def save(self, path: Path) -> bool:
        """Write the game into the file at `path`; whether that could be done."""
        try:
            write_whole(path.resolve(), format_game(self._model.game, self._clock.seconds))
        except OSError as error:
            self._complain(error)
            return False
        self.done.emit(translate("Exchange", "The game is saved"))
        return True

    def brings_game(self, data: QMimeData) -> bool:
        """Whether something that is dragged over the window is a file to be opened."""
        return _file(data) is not None

    def drop(self, data: QMimeData) -> None:
        """Open a file that was dropped on the window."""
        path = _file(data)
        if path is not None:
            self.open(path)

    # The clipboard

    def copy_deal(self) -> None:
        """Put the deal's number on the clipboard, or its cards where it has none."""
        deal = self._model.deal
        if deal.placed is not None:
            self.copy_position()
            return
        QGuiApplication.clipboard().setText(str(deal.number or deal))
        if deal.number:
            text = translate("MainWindow", "Deal {number} is on the clipboard").format(
                number=deal.number
            )
        else:
            text = translate("MainWindow", "The cards of this deal are on the clipboard")
        self.done.emit(text)

    def copy_position(self) -> None:
        """Put the position on the clipboard as text."""
        QGuiApplication.clipboard().setText(format_position(self._model.position))
        self.done.emit(translate("Exchange", "The position is on the clipboard"))

    def paste(self) -> None:
        """Play what is on the clipboard: a deal, a position or a saved game."""
        text = QGuiApplication.clipboard().text().strip()
        if not text:
            self.done.emit(translate("Exchange", "The clipboard holds no text"))
            return
        try:
            saved = read_any(text, self._model.deal.rules)
        except EngineError as error:
            self._refuse(error)
            return
        if saved.game.turns:
            self._model.open_game(saved)
        else:
            self._model.new_game(saved.game.deal, saved.game.origin)

    def _complain(self, error: OSError) -> None:
        self._notices.show(
            lambda: (
                translate("Exchange", "The game could not be saved"),
                sentence(disk_text(error)),
            )
        )

    def _refuse(self, error: EngineError | OSError) -> None:
        self._notices.show(
            lambda: (
                translate("Exchange", "This is not a game that can be played"),
                sentence(error_text(error) if isinstance(error, EngineError) else disk_text(error)),
            )
        )

    def _dialog(self) -> QFileDialog:
        from PySide6.QtCore import Qt
        from PySide6.QtWidgets import QFileDialog

        dialog = QFileDialog(self._window)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setNameFilters(
            [
                translate("Exchange", "Chameleon games (*{suffix})").format(suffix=SUFFIX),
                translate("Exchange", "All files (*)"),
            ]
        )
        return dialog


def _file(data: QMimeData) -> Path | None:
    urls = data.urls()
    return Path(urls[0].toLocalFile()) if len(urls) == 1 and urls[0].isLocalFile() else None
