"""The table in the accessibility tree: a list of places, each pile a list of its cards.

Every interface stands for a slot, such as the third card of the second pile, and reads the
position whenever it is asked. Qt's cache owns what it was given, so Python must never let go of
an interface: `TableAccess` keeps them all.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QAccessibleInterface
from PySide6.QtWidgets import QWidget
from shiboken6 import Shiboken

from chameleon_qt.app.access.actions import SpotActions
from chameleon_qt.app.panel import Sheet
from chameleon_qt.engine.moves import Place, PlaceKind
from chameleon_qt.table.layout import Hit

if TYPE_CHECKING:
    from chameleon_qt.app.access.table_access import TableAccess

Answer = Any
"""Nothing is a good answer too, which Qt's stubs do not know."""
Role, Text = QAccessible.Role, QAccessible.Text
NOTHING = Shiboken.VoidPtr(0)


class SpotInterface(QAccessibleInterface):
    """A place, or with an index a card of a pile."""

    def __init__(self, access: TableAccess, place: Place, index: int | None = None) -> None:
        super().__init__()
        self.place = place
        self.index = index
        self._access = access
        self._actions = SpotActions(self, access)

    @property
    def hit(self) -> Hit:
        """What the cursor points at when it is here."""
        cards = self._access.position.cards(self.place)
        return Hit(self.place, len(cards) - 1 if self.index is None else self.index)

    @property
    def is_group(self) -> bool:
        """Whether the cards of this place are reached one by one."""
        return self.index is None and self.place.kind is PlaceKind.PILE and self.childCount() > 0

    # The tree

    def isValid(self) -> bool:
        return self._access.is_alive

    def object(self) -> Answer:
        return None

    def window(self) -> Answer:
        return self._access.view.window().windowHandle()

    def parent(self) -> Answer:
        if self.index is None:
            return QAccessible.queryAccessibleInterface(self._access.view)
        return self._access.spot(self.place)

    def childCount(self) -> int:
        if self.index is not None or self.place.kind is not PlaceKind.PILE:
            return 0
        return len(self._access.position.cards(self.place))

    def child(self, index: int) -> Answer:
        return self._access.spot(self.place, index) if 0 <= index < self.childCount() else None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return child.index if isinstance(child, SpotInterface) and child.index is not None else -1

    def childAt(self, x: int, y: int) -> Answer:
        return None

    # What it is

    def role(self) -> QAccessible.Role:
        is_pile = self.index is None and self.place.kind is PlaceKind.PILE
        return Role.List if is_pile else Role.ListItem

    def rect(self) -> QRect:
        scene, view = self._access.scene, self._access.view
        area = scene.layout.card_rect(scene.position, self.hit, scene.opened).toRect()
        return area.translated(view.mapToGlobal(view.rect().topLeft()))

    def text(self, kind: QAccessible.Text) -> str:
        if not self.is_there:
            return ""
        if kind is Text.Name:
            return self._access.name(self)
        if kind is Text.Description:
            return self._access.description(self)
        return ""

    def setText(self, kind: QAccessible.Text, text: str) -> None:
        """Nothing here can be written."""

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        state.focusable = state.selectable = not self.is_group
        state.focused = self._access.is_focused(self)
        state.selected = self._access.is_held(self)
        state.invisible = not self.is_there
        return state

    def interface_cast(self, kind: QAccessible.InterfaceType) -> Answer:
        if kind is QAccessible.InterfaceType.ActionInterface:
            return Shiboken.VoidPtr(self._actions)  # type: ignore[arg-type]
        return NOTHING

    def actionInterface(self) -> QAccessibleActionInterface:
        return self._actions

    @property
    def is_there(self) -> bool:
        """Whether there is a card: it may have gone while a screen reader still holds its slot."""
        cards = self._access.position.cards(self.place)
        return self.isValid() and (self.index is None or self.index < len(cards))


class TableInterface(QAccessibleInterface):
    """The view: its places, and after them the panels that lie on the table."""

    def __init__(self, access: TableAccess) -> None:
        super().__init__()
        self._access = access

    def isValid(self) -> bool:
        return self._access.is_alive

    def object(self) -> Answer:
        return self._access.view if self._access.is_alive else None

    def window(self) -> Answer:
        return self._access.view.window().windowHandle()

    def parent(self) -> Answer:
        holder = self._access.view.parentWidget()
        return None if holder is None else QAccessible.queryAccessibleInterface(holder)

    def childCount(self) -> int:
        return len(self._access.position.places()) + len(self._panels())

    def child(self, index: int) -> Answer:
        places = self._access.position.places()
        if 0 <= index < len(places):
            return self._access.spot(places[index])
        panels = self._panels()
        at = index - len(places)
        return QAccessible.queryAccessibleInterface(panels[at]) if 0 <= at < len(panels) else None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        places = self._access.position.places()
        if isinstance(child, SpotInterface):
            return places.index(child.place)
        panels = self._panels()
        thing = child.object()
        return len(places) + panels.index(thing) if thing in panels else -1

    def childAt(self, x: int, y: int) -> Answer:
        for panel in self._panels():
            if panel.rect().contains(panel.mapFromGlobal(QRect(x, y, 1, 1).topLeft())):
                return QAccessible.queryAccessibleInterface(panel)
        return self._access.spot_at(x, y)

    def focusChild(self) -> Answer:
        return self._access.focused_spot()

    def role(self) -> QAccessible.Role:
        return Role.List

    def rect(self) -> QRect:
        view = self._access.view
        return QRect(view.mapToGlobal(view.rect().topLeft()), view.size())

    def text(self, kind: QAccessible.Text) -> str:
        return self._access.view.accessibleName() if kind is Text.Name else ""

    def setText(self, kind: QAccessible.Text, text: str) -> None:
        """Nothing here can be written."""

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        state.focusable = True
        state.focused = self._access.view.hasFocus()
        return state

    def interface_cast(self, kind: QAccessible.InterfaceType) -> Answer:
        return NOTHING

    def _panels(self) -> list[QWidget]:
        direct = Qt.FindChildOption.FindDirectChildrenOnly
        sheets = self._access.view.findChildren(Sheet, options=direct)
        return [sheet for sheet in sheets if sheet.isVisible()]
