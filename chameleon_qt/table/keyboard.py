"""What keys do on the table: the cursor, and playing, picking up and putting down with it.

Letters name piles by the place of their key as well, so that a Russian keyboard needs no switching:
it sends Cyrillic letters; and a French one sends signs where others have digits.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRectF, Qt

from chameleon_qt.engine.moves import (
    FOUNDATIONS,
    PILES,
    RESERVE,
    STOCK,
    WASTE,
    Move,
    Place,
    PlaceKind,
)
from chameleon_qt.table.cursor import Cursor, Direction, groups, neighbour
from chameleon_qt.table.focus_ring import FocusRing
from chameleon_qt.table.held import Held, held_from
from chameleon_qt.table.layout import Hit

if TYPE_CHECKING:
    from chameleon_qt.table.scene import TableScene

Key = Qt.Key

ARROWS = {
    Key.Key_Left: Direction.LEFT,
    Key.Key_Right: Direction.RIGHT,
    Key.Key_Up: Direction.UP,
    Key.Key_Down: Direction.DOWN,
}
ENTER = (Key.Key_Return, Key.Key_Enter)
PLACES = {
    letter: place
    for letters, place in (
        ("sы", STOCK),
        ("wц", WASTE),
        ("rк", RESERVE),
        ("1&", PILES[0]),
        ("2é", PILES[1]),
        ('3"', PILES[2]),
    )
    for letter in letters
}
FOUNDATION = "fа"
MORE, FEWER = "+=", "-"
JITTER = 3
"""Pixels that the mouse may move by itself."""


class Keyboard:
    """Follows the keys for a `TableScene`; the cursor shows once one of them was used."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._cursor = Cursor(PILES[0])
        self._is_used = False
        self._has_focus = False
        self._mouse = QPoint()
        self.ring = FocusRing()

    @property
    def hit(self) -> Hit:
        """What the cursor points at."""
        return self._cursor.hit(self._scene.position)

    @property
    def is_shown(self) -> bool:
        """Whether the player sees the cursor."""
        return self._is_used and self._has_focus

    def set_focus(self, on: bool) -> None:
        """Keys come to the table, or go elsewhere: only then the cursor is shown."""
        self._has_focus = on
        self.refresh()
        if on:
            self._scene.keyboard_came.emit()

    def point(self, hit: Hit, show: bool = True) -> None:
        """Point at `hit`; without `show` only begin there with the next key."""
        self._cursor = Cursor.on(self._scene.position, hit)
        self._is_used = self._is_used or show
        self.refresh()
        self._scene.cursor_moved.emit(self.hit)

    def hide(self) -> None:
        """The mouse is used: the cursor waits out of sight."""
        self._is_used = False
        self.refresh()

    def yields_to_mouse(self, point: QPoint) -> bool:
        """Whether a mouse at `point` of the screen counts: one that lies still does not."""
        has_moved = (point - self._mouse).manhattanLength() > JITTER
        self._mouse = point
        if has_moved and self._is_used:
            self.hide()
        return not self._is_used

    def refresh(self) -> None:
        """Be where the cards are now."""
        scene = self._scene
        if self._cursor.place not in scene.layout.places:
            self._cursor = Cursor(PILES[0])
        self._cursor = Cursor.on(scene.position, self.hit)
        if not self.is_shown:
            self.ring.hide()
            return
        scene.open_around(self.hit)
        scene.hold.aim(self._cursor.place)
        self.ring.frame(self._area(), scene.layout.card.width(), scene.colours)

    def _area(self) -> QRectF:
        """The card with those above it: what would be played."""
        scene, hit = self._scene, self.hit
        top = Hit(hit.place, len(scene.position.cards(hit.place)) - 1)
        first = scene.layout.card_rect(scene.position, hit, scene.opened)
        return first.united(scene.layout.card_rect(scene.position, top, scene.opened))

    # Keys

    def press(self, key: int, text: str) -> bool:
        """Do what a key does; whether it does anything here."""
        letter = text.lower()
        place = self._place_of(letter)
        if place is not None:
            self._go_to(place)
        elif key in ARROWS:
            self._step(ARROWS[Key(key)])
        elif key in (Key.Key_Home, Key.Key_End):
            self._go_to(self._cursor.place, bottom=key == Key.Key_Home)
        elif letter and letter in MORE:
            self._take(1)
        elif letter and letter in FEWER:
            self._take(-1)
        elif key in ENTER:
            self._appear_or(self.enter)
        elif key == Key.Key_Space:
            self._appear_or(self.pick_or_drop)
        else:
            return False
        return True

    def tab(self, forward: bool) -> bool:
        """Go to the next group of piles; False beyond the last, where the table is left."""
        if not self.is_shown:
            self._appear()
            return True
        order = groups(self._scene.position)
        now = next(n for n, group in enumerate(order) if self._cursor.place in group)
        after = now + (1 if forward else -1)
        if not 0 <= after < len(order):
            return False
        self._go_to(order[after][0])
        return True

    def arrive(self, forward: bool) -> None:
        """The focus has come by Tab: begin with the first group, or with the last."""
        self._is_used = True
        self._go_to(groups(self._scene.position)[0 if forward else -1][0])

    def enter(self) -> None:
        """Play the card as a click does; put down what is held."""
        if self._scene.hold.held is not None:
            self._drop()
        elif self._scene.click_plays or held_from(self._scene.position, self.hit) is None:
            self._scene.finish()
            self._scene.clicked.emit(self.hit.place, self.hit.index)
        else:
            self.pick_or_drop()

    def pick_or_drop(self) -> None:
        """Pick the card up with all above it, or put what is held on this place."""
        scene = self._scene
        if scene.hold.held is not None:
            self._drop()
            return
        held = held_from(scene.position, self.hit)
        if held is not None:
            scene.hold.pick_up(held)
            self.refresh()
        elif self.hit.place == STOCK:
            self.enter()
        else:
            scene.dropped.emit(Move(self.hit.place, PILES[0]))  # illegal: it is told why

    def _drop(self) -> None:
        self._scene.hold.drop_on(self._cursor.place)
        self.refresh()

    def _appear(self) -> None:
        self.point(self.hit)

    def _appear_or(self, do: Callable[[], None]) -> None:
        """The first key only shows where the cursor is: nothing is played unseen."""
        if self.is_shown:
            do()
        else:
            self._appear()

    def _step(self, direction: Direction) -> None:
        scene = self._scene
        if not self.is_shown:
            self._appear()
            return
        only_tops = scene.hold.held is not None
        hit = neighbour(scene.layout, scene.position, self.hit, direction, scene.opened, only_tops)
        if hit is not None:
            self.point(hit)

    def _go_to(self, place: Place, bottom: bool = False) -> None:
        cards = self._scene.position.cards(place)
        is_pile = place.kind is PlaceKind.PILE
        self.point(Hit(place, 0 if bottom and is_pile and cards else len(cards) - 1))

    def _place_of(self, letter: str) -> Place | None:
        """The place that a key names; the foundations take turns, but a held card knows its own."""
        if not letter or letter not in FOUNDATION:
            return PLACES.get(letter)
        position, held = self._scene.position, self._scene.hold.held
        if held is not None:
            return FOUNDATIONS[position.cards(held.place)[-held.length].suit]
        if self._cursor.place not in FOUNDATIONS:
            return FOUNDATIONS[0]
        return FOUNDATIONS[(self._cursor.place.slot + 1) % len(FOUNDATIONS)]

    def _take(self, more: int) -> None:
        """Point at one card more of the run, or hold one more of it."""
        scene, held = self._scene, self._scene.hold.held
        place = self._cursor.place if held is None else held.place
        if not self.is_shown or place.kind is not PlaceKind.PILE:
            self._appear()
            return
        count = len(scene.position.cards(place))
        if held is None:
            length = count - self.hit.index + more
            if 1 <= length <= count:
                self.point(Hit(place, count - length))
        elif 1 <= held.length + more <= count:
            scene.hold.pick_up(Held(place, held.length + more))
            if self._cursor.place == place:
                self.point(Hit(place, count - held.length - more))
            self.refresh()
