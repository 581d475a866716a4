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
from chameleon_qt.table.drag import Drag, Target
from chameleon_qt.table.layout import Hit, Opened

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
        self.opened: Opened | None = None
        """The card that pushes its neighbours apart under the pointer."""

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

    def move(self, point: QPointF) -> None:
        """The mouse has moved to `point` of the scene."""
        if self._press is not None:
            threshold = QGuiApplication.styleHints().startDragDistance()
            if (point - self._press.point).manhattanLength() >= threshold:
                self._begin_drag(self._press)
        if self._drag is not None:
            self._drag.carry(point)
        elif self._press is None and self._peeked is None:
            self._open_at(point)

    def release(self, button: Qt.MouseButton, point: QPointF) -> None:
        """A button was let go at `point` of the scene."""
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
                self._scene.clicked.emit(press.hit.place, press.hit.index)

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
        return self._scene.layout.hit(self._scene.position, point, self.opened)

    def _begin_drag(self, press: Press) -> None:
        scene, place, index = self._scene, press.hit.place, press.hit.index
        cards = scene.position.cards(place)
        if not self._can_lift(press.hit, len(cards)):
            return
        self._press = None
        self._end_peek()
        targets = []
        for move in scene.position.legal_moves():
            if move.source == place and move.length == len(cards) - index:
                ring = scene.layout.top_rect(scene.position, move.target)
                area = ring.united(scene.layout.places[move.target])
                targets.append(Target(move, ring, area))
        items = [scene.item(card) for card in cards[index:]]
        self._drag = Drag(scene, items, targets, press.point, scene.colours)

    def _can_lift(self, hit: Hit, count: int) -> bool:
        """Whether the card at `hit` is one that players move by hand, to wherever it may go."""
        position = self._scene.position
        match hit.place.kind:
            case PlaceKind.PILE:
                return hit.index >= 0
            case PlaceKind.FOUNDATION:
                return hit.index >= 0 and position.rules.take_back and not position.is_won
            case PlaceKind.STOCK:
                return False
            case _:
                return 0 <= hit.index == count - 1

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

    def _open_at(self, point: QPointF) -> None:
        """Push the cards of a squeezed pile apart around the pointer."""
        opened = None
        hit = self._hit(point)
        if hit is not None and hit.place.kind is PlaceKind.PILE:
            count = len(self._scene.position.cards(hit.place))
            if hit.index < count - 1 and self._scene.layout.is_squeezed(count):
                opened = Opened(hit.place, hit.index)
        if opened != self.opened:
            self.opened = opened
            self._scene.make_room()
