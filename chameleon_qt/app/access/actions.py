"""What a screen reader can do with a card or a place: play, pick up, drop."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAccessibleActionInterface

from chameleon_qt.engine.moves import STOCK
from chameleon_qt.table.held import held_from

if TYPE_CHECKING:
    from chameleon_qt.app.access.interfaces import SpotInterface
    from chameleon_qt.app.access.table_access import TableAccess

translate = QCoreApplication.translate

PLAY, PICK_UP, DROP = "play", "pick up", "drop"
FOCUS = QAccessibleActionInterface.setFocusAction()


class SpotActions(QAccessibleActionInterface):
    """Does what the keys do with the cursor at this spot; the first action is the usual one."""

    def __init__(self, spot: SpotInterface, access: TableAccess) -> None:
        super().__init__()
        self._spot = spot
        self._access = access

    def actionNames(self) -> list[str]:
        if not self._access.is_alive or self._spot.is_group or not self._spot.is_there:
            return []
        scene, hit = self._access.scene, self._spot.hit
        if scene.hold.held is not None:
            return [DROP, FOCUS]
        can_hold = held_from(scene.position, hit) is not None
        plays = hit.place == STOCK or (can_hold and scene.click_plays)
        return [PLAY] * plays + [PICK_UP] * can_hold + [FOCUS]

    def doAction(self, name: str) -> None:
        if name not in self.actionNames():
            return
        keyboard, view = self._access.scene.keyboard, self._access.view
        view.setFocus()
        if keyboard.hit != self._spot.hit or not keyboard.is_shown:
            keyboard.point(self._spot.hit)
        if name == PLAY:
            keyboard.enter()
        elif name in (PICK_UP, DROP):
            keyboard.pick_or_drop()

    def localizedActionName(self, name: str) -> str:
        return {
            PLAY: translate("SpotActions", "Play"),
            PICK_UP: translate("SpotActions", "Pick up"),
            DROP: translate("SpotActions", "Put down here"),
            FOCUS: translate("SpotActions", "Go there"),
        }.get(name, "")

    def localizedActionDescription(self, name: str) -> str:
        return self.localizedActionName(name)

    def keyBindingsForAction(self, name: str) -> list[str]:
        return []
