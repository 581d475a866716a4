"""Joins a window's table with screen readers; costs nothing until one of them asks."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING
from weakref import WeakKeyDictionary

from PySide6.QtCore import QObject, QPoint, QTimer
from PySide6.QtGui import QAccessible, QAccessibleEvent, QAccessibleInterface
from shiboken6 import isValid

from chameleon_qt.engine.moves import Place
from chameleon_qt.engine.position import Position
from chameleon_qt.table.layout import Hit
from chameleon_qt.table.scene import TableScene
from chameleon_qt.table.view import TableView

if TYPE_CHECKING:
    from chameleon_qt.app.access.announcer import Announcer
    from chameleon_qt.app.access.interfaces import SpotInterface, TableInterface
    from chameleon_qt.app.access.spot_names import SpotNames
    from chameleon_qt.app.main_window import MainWindow

_tables: WeakKeyDictionary[TableView, TableAccess] = WeakKeyDictionary()
_kept: list[object] = []
"""All interfaces ever made: Qt's cache owns them, and frees them at the end of the program."""


def _make(_class_name: str, thing: QObject) -> QAccessibleInterface | None:
    """The factory that Qt asks once for each object that a screen reader meets."""
    access = _tables.get(thing) if isinstance(thing, TableView) else None
    return None if access is None else access.table


@cache
def _install_once() -> None:
    QAccessible.installFactory(_make)


class TableAccess(QObject):
    """What a screen reader is told of the table of `window`."""

    def __init__(self, window: MainWindow) -> None:
        """Be ready: the rest is made, and imported, when the first screen reader asks."""
        super().__init__(window)
        self._window = window
        self.view: TableView = window.view
        self.scene: TableScene = window.scene
        self._table: TableInterface | None = None
        self._spots: dict[tuple[Place, int | None], SpotInterface] = {}
        self._told: dict[tuple[Place, int | None], str] = {}
        self._focused: SpotInterface | None = None
        self._names: SpotNames | None = None
        self.announcer: Announcer | None = None
        _install_once()
        _tables[self.view] = self

    # What interfaces ask

    @property
    def table(self) -> TableInterface:
        """The table itself; with it begins all that is told."""
        if self._table is None:
            self._begin()
        assert self._table is not None
        return self._table

    @property
    def is_alive(self) -> bool:
        """Whether there is still a table."""
        return isValid(self.view) and isValid(self.scene)

    @property
    def position(self) -> Position:
        """What the table shows, or is about to show."""
        return self.scene.position

    def spot(self, place: Place, index: int | None = None) -> SpotInterface:
        """The interface of a place, or of a card of a pile."""
        from chameleon_qt.app.access.interfaces import SpotInterface

        key = place, index
        if key not in self._spots:
            self._spots[key] = spot = SpotInterface(self, place, index)
            _kept.extend((spot, spot.actionInterface()))
            self._told[key] = self.name(spot)
        return self._spots[key]

    def name(self, spot: SpotInterface) -> str:
        """What is said when `spot` is met."""
        assert self._names is not None
        if spot.is_group:
            from chameleon_qt.app.access.spot_names import capital, spoken_place

            return capital(spoken_place(spot.place))
        return self._names.name(self.position, spot.hit)

    def description(self, spot: SpotInterface) -> str:
        """What is said when more is asked."""
        assert self._names is not None
        return "" if spot.is_group else self._names.description(self.position, spot.hit)

    def focused_spot(self) -> SpotInterface | None:
        """Where the keyboard points, while keys come to the table."""
        return self._spot_of(self.scene.keyboard.hit) if self.view.hasFocus() else None

    def is_focused(self, spot: SpotInterface) -> bool:
        """Whether the keyboard points at `spot`."""
        return self.focused_spot() is spot

    def is_held(self, spot: SpotInterface) -> bool:
        """Whether the card of `spot` is in the player's hand."""
        held, hit = self.scene.hold.held, spot.hit
        if held is None or spot.is_group or held.place != hit.place or hit.index < 0:
            return False
        return hit.index >= len(self.position.cards(hit.place)) - held.length

    def spot_at(self, x: int, y: int) -> SpotInterface | None:
        """What lies at a point of the screen."""
        point = self.view.mapToScene(self.view.mapFromGlobal(QPoint(x, y)))
        hit = self.scene.layout.hit(self.position, point, self.scene.opened)
        return None if hit is None else self._spot_of(hit)

    def _spot_of(self, hit: Hit) -> SpotInterface:
        group = self.spot(hit.place)
        return self.spot(hit.place, hit.index) if group.is_group else group

    # What is told by itself

    def _begin(self) -> None:
        from chameleon_qt.app.access.announcer import Announcer
        from chameleon_qt.app.access.interfaces import TableInterface
        from chameleon_qt.app.access.spot_names import SpotNames

        self._names = SpotNames(self)
        self._table = TableInterface(self)
        _kept.append(self._table)
        window, scene = self._window, self.scene
        self.announcer = Announcer(window.model, self.view)
        self.announcer.listen_to(scene)
        window.guidance.sentence.said.connect(self.announcer.repeat)
        scene.cursor_moved.connect(self._tell_focus)
        scene.keyboard_came.connect(self._tell_focus_soon)
        scene.held_changed.connect(self._tell_changes)
        window.model.changed.connect(self._tell_changes)

    def _tell_focus_soon(self) -> None:
        """After Qt has told of the view itself."""
        QTimer.singleShot(0, self, self._tell_focus)

    def _tell_focus(self) -> None:
        spot = self.focused_spot() if self.is_alive else None
        self._focused = spot
        if spot is not None:
            self._send(spot, QAccessible.Event.Focus)

    def _tell_changes(self) -> None:
        """Cards that came and went, and names that have changed: others may keep copies."""
        for (place, index), spot in list(self._spots.items()):
            count = len(self.position.cards(place))
            is_there = index is None or index < count
            was, now = self._told[place, index], self.name(spot) if is_there else ""
            self._told[place, index] = now
            if was and not now:
                self._send(spot, QAccessible.Event.ObjectDestroyed)
            elif now and not was:
                self._send(spot, QAccessible.Event.ObjectCreated)
            elif was != now:
                self._send(spot, QAccessible.Event.NameChanged)
        for place in self.position.places():
            for index in range(self.spot(place).childCount()):
                if (place, index) not in self._spots:
                    self._send(self.spot(place, index), QAccessible.Event.ObjectCreated)
        if self.focused_spot() is not self._focused:
            self._tell_focus()

    @staticmethod
    def _send(spot: SpotInterface, kind: QAccessible.Event) -> None:
        QAccessible.updateAccessibility(QAccessibleEvent(spot, kind))
