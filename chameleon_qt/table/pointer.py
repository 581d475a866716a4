"""What the mouse does on the table: clicks, drags, peeks, and opening a squeezed pile.

What lies under the pointer is looked up in the position and the layout, never in the pictures,
so a press is right even while cards fly.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QGuiApplication

from chameleon_qt.engine.moves import PlaceKind
from chameleon_qt.table.drag import Drag, targets
from chameleon_qt.table.held import held_from
from chameleon_qt.table.layout import Hit

if TYPE_CHECKING:
    from chameleon_qt.table.card_item import CardItem
    from chameleon_qt.table.scene import TableScene

PEEK_Z = 900.0


@dataclass(frozen=True)
class Press:
    """The left button went down on a card, and has not yet become a click or a drag."""

    hit: Hit
    point: QPointF


class Pointer:
    """Follows the mouse for a `TableScene`, whose signals it sends."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._press: Press | None = None
        self._drag: Drag | None = None
        self._peeked: CardItem | None = None

    @property
    def is_dragging(self) -> bool:
        """Whether the player holds cards."""
        return self._drag is not None

    def press(self, button: Qt.MouseButton, point: QPointF) -> None:
        """A button went down at `point` of the scene."""
        if self._drag is not None:
            return
        hit = self._hit(point)
        self._end_peek()
        if button is Qt.MouseButton.RightButton:
            self._begin_peek(hit)
        elif button is Qt.MouseButton.LeftButton:
            self._press = Press(hit, point) if hit else None
            if hit is None:
                self._scene.hold.put_down()

    def move(self, point: QPointF) -> None:
        """The mouse has moved to `point` of the scene."""
        if self._press is not None:
            threshold = QGuiApplication.styleHints().startDragDistance()
            if (point - self._press.point).manhattanLength() >= threshold:
                self._begin_drag(self._press)
        if self._drag is not None:
            self._drag.carry(point)
        elif self._press is None and self._peeked is None:
            hit = self._hit(point)
            self._scene.open_around(hit)
            self._scene.hold.aim(hit.place if hit else None)

    def release(self, button: Qt.MouseButton, point: QPointF, picks: bool = False) -> None:
        """A button was let go at `point` of the scene; `picks` makes a click pick up."""
        if button is Qt.MouseButton.RightButton:
            self._end_peek()
        elif button is Qt.MouseButton.LeftButton:
            press, self._press = self._press, None
            if self._drag is not None:
                self._drag.carry(point)
                move = self._drag.best()
                self.put_down()
                if move is not None:
                    self._scene.dropped.emit(move)
            elif press is not None and self._hit(point) == press.hit:
                self._click(press.hit, picks)

    def _click(self, hit: Hit, picks: bool) -> None:
        """Put down what is held, here if it may lie here; else play the card or pick it up."""
        scene = self._scene
        scene.keyboard.point(hit, show=False)
        if scene.hold.held is not None:
            scene.hold.drop_on(hit.place)
            scene.hold.put_down()
            return
        held = held_from(scene.position, hit)
        if held is not None and (picks or not scene.click_plays):
            scene.hold.pick_up(held)
        else:
            scene.clicked.emit(hit.place, hit.index)

    def lose_left_button(self) -> None:
        """The left button is up although its release was never seen: nothing is held."""
        if self._press is not None or self._drag is not None:
            self.put_down()

    def put_down(self) -> None:
        """Let go of everything; dragged cards glide back."""
        self._press = None
        self._end_peek()
        if self._drag is not None:
            drag, self._drag = self._drag, None
            drag.release()
            self._scene.send_home(drag.items)

    def _hit(self, point: QPointF) -> Hit | None:
        return self._scene.layout.hit(self._scene.position, point, self._scene.opened)

    def _begin_drag(self, press: Press) -> None:
        scene = self._scene
        held = held_from(scene.position, press.hit)
        if held is None:
            return
        self._press = None
        self._end_peek()
        if scene.hold.held is not None:
            scene.hold.put_down()
            scene.finish()
        goals = targets(held.moves(scene.position), scene.position, scene.layout)
        cards = scene.position.cards(held.place)[-held.length :]
        items = [scene.item(card) for card in cards]
        self._drag = Drag(scene, items, goals, press.point, scene.colours)

    def _begin_peek(self, hit: Hit | None) -> None:
        """Lift a covered open card above those that cover it."""
        if hit is None or hit.place.kind not in (PlaceKind.PILE, PlaceKind.WASTE):
            return
        cards = self._scene.position.cards(hit.place)
        if 0 <= hit.index < len(cards) - 1:
            self._peeked = self._scene.item(cards[hit.index])
            self._peeked.setZValue(PEEK_Z)

    def _end_peek(self) -> None:
        if self._peeked is not None:
            self._peeked.setZValue(self._scene.goal(self._peeked.card).z)
            self._peeked = None
