"""What the parts of the table are, for *What’s this?*, and what lies there, as a tool tip."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QToolTip, QWhatsThis

from chameleon_qt.engine.moves import PlaceKind
from chameleon_qt.table.view import TableView

translate = QCoreApplication.translate


class TableExplainer(QObject):
    """Answers *What’s this?* for the place under the mouse, and gives tool tips."""

    def __init__(self, view: TableView) -> None:
        super().__init__(view)
        self._view = view
        view.installEventFilter(self)
        view.table.settled.connect(self._hide_tip)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.QueryWhatsThis:
            event.accept()
            return True
        if event.type() is QEvent.Type.WhatsThis and isinstance(event, QHelpEvent):
            QWhatsThis.showText(event.globalPos(), self.text_at(event), self._view)
            return True
        if event.type() is QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            self._show_tip(event)
            return True
        return False

    def _hide_tip(self) -> None:
        """Cards have moved: what was said may not be true any more."""
        if QToolTip.isVisible():
            QToolTip.hideText()

    def _show_tip(self, event: QHelpEvent) -> None:
        """Say what lies under the pointer, while nothing moves; it goes when the pointer does."""
        from chameleon_qt.app.table_tips import TableTips

        scene = self._view.table
        hit = scene.layout.hit(scene.position, self._view.mapToScene(event.pos()), scene.opened)
        if hit is None or scene.is_dragging or scene.animator.is_running:
            QToolTip.hideText()
            return
        area = scene.layout.card_rect(scene.position, hit, scene.opened).toRect()
        QToolTip.showText(
            event.globalPos(), TableTips().text(scene.position, hit), self._view, area
        )

    def text_at(self, event: QHelpEvent) -> str:
        """The explanation of what lies where `event` points."""
        scene = self._view.table
        hit = scene.layout.hit(scene.position, self._view.mapToScene(event.pos()), scene.opened)
        if hit is None:
            return translate("WhatsThis", "The table. Bring all cards to the four foundations.")
        return explanation(hit.place.kind)


def explanation(kind: PlaceKind) -> str:
    """What a place of this kind is for."""
    match kind:
        case PlaceKind.STOCK:
            return translate(
                "WhatsThis",
                "The stock. A click turns its next card onto the waste; there is no redeal.",
            )
        case PlaceKind.WASTE:
            return translate("WhatsThis", "The waste. Its top card is in play.")
        case PlaceKind.RESERVE:
            return translate(
                "WhatsThis",
                "The reserve. Its top card is always in play, and fills an emptied pile by itself.",
            )
        case PlaceKind.FOUNDATION:
            return translate(
                "WhatsThis",
                "A foundation. It is built up in its suit, from the base rank to the rank below.",
            )
        case PlaceKind.PILE:
            return translate(
                "WhatsThis",
                "A tableau pile. It is built down in any suit; a card moves with all cards above.",
            )
