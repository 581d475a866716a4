"""Plays by key events alone, as they come from a real keyboard."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from chameleon_qt.app.main_window import MainWindow
from chameleon_qt.engine.autoplay import click_move
from chameleon_qt.engine.cards import Suit
from chameleon_qt.engine.moves import RESERVE, STOCK, WASTE, Move, Place, PlaceKind

Key = Qt.Key
KEYS = {STOCK: "s", WASTE: "w", RESERVE: "r"}


class Typist:
    """Types on whatever has the focus; looks only at where the cursor is."""

    def __init__(self, window: MainWindow) -> None:
        self.window = window
        self.keys = 0

    def key(self, key: Qt.Key) -> None:
        """Press and release a key without a letter."""
        self.keys += 1
        QTest.keyClick(self._focus(), key)

    def type(self, text: str) -> None:
        """Press the keys of `text`, one after the other; the code of each is its letter's."""
        for letter in text:
            self.keys += 1
            code = ord(letter.upper())
            for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
                event = QKeyEvent(kind, code, Qt.KeyboardModifier.NoModifier, letter)
                QApplication.sendEvent(self._focus(), event)

    def go(self, place: Place, length: int = 1) -> None:
        """Point at the card of `place` with `length - 1` others above it."""
        keyboard = self.window.scene.keyboard
        if place.kind is PlaceKind.FOUNDATION:
            for _ in Suit:
                if keyboard.hit.place != place:
                    self.type("f")
        else:
            self.type(KEYS.get(place, place.code))
        assert keyboard.hit.place == place
        self.type("+" * (length - 1))

    def play(self, move: Move) -> None:
        """Make `move`: by Enter where it makes just this move, else by two presses of Space."""
        position = self.window.model.position
        index = len(position.cards(move.source)) - move.length
        self.go(move.source, move.length)
        if click_move(position, move.source, index) == move and self.window.model.autoplay:
            self.key(Key.Key_Return)
        elif move.source == STOCK:
            self.key(Key.Key_Space)
        else:
            self.key(Key.Key_Space)
            self.go(move.target)
            self.key(Key.Key_Space)

    def _focus(self) -> QWidget:
        focus = QApplication.focusWidget()
        assert focus is not None
        return focus
