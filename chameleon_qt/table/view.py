"""The view of the table: fills the window, paints the cloth, and tells the scene its size."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPixmap, QResizeEvent
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from chameleon_qt.table.art.cloth import ClothColours, paint_cloth
from chameleon_qt.table.pixmaps import RESIZE_PAUSE
from chameleon_qt.table.scene import TableScene

COMMANDS = (
    Qt.KeyboardModifier.ControlModifier
    | Qt.KeyboardModifier.AltModifier
    | Qt.KeyboardModifier.MetaModifier
)
ARRIVALS = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)


class TableView(QGraphicsView):
    """Shows a `TableScene` one to one, without scroll bars or frame.

    The viewport is as large as the view and is never asked for: handing it to Python makes
    PySide build every class of widget there is, which takes longer than painting the table.
    """

    fitted = Signal()
    """The table has been laid out for a new size."""

    def __init__(self, scene: TableScene, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self._scene = scene
        self._mirrored = False
        self._cloth = QPixmap()
        self._painted: tuple[QSizeF, float, ClothColours] | None = None
        self._repaint_soon = QTimer(self)
        self._repaint_soon.setSingleShot(True)
        self._repaint_soon.setInterval(RESIZE_PAUSE)
        self._repaint_soon.timeout.connect(self._paint_cloth)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self.setMouseTracking(True)
        self.setMinimumSize(320, 240)

    @property
    def table(self) -> TableScene:
        """The table that is shown."""
        return self._scene

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() is QEvent.Type.DevicePixelRatioChange:
            self._fit()
        return done

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and (
            self._scene.is_dragging or self._scene.animator.is_running
        ):
            self._scene.put_down()
            self._scene.finish()
            self._scene.keyboard.refresh()
            return
        # An AltGr level or a menu's shortcut is no key of the table; Shift makes a plus.
        is_plain = not event.modifiers() & COMMANDS
        if not (is_plain and self._scene.keyboard.press(event.key(), event.text())):
            event.ignore()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab visits the groups of piles first, and leaves the table after the last."""
        # What lies on the table, such as a panel's button, asks here too.
        stays = self.hasFocus() and self._scene.keyboard.tab(forward)
        return stays or super().focusNextPrevChild(forward)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._scene.keyboard.set_focus(True)
        if event.reason() in ARRIVALS:
            self._scene.keyboard.arrive(event.reason() is Qt.FocusReason.TabFocusReason)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._scene.put_down()
        self._scene.keyboard.set_focus(False)

    def drawBackground(self, painter: QPainter, rect: QRectF | object) -> None:
        assert isinstance(rect, QRectF)
        wanted = self._wanted()
        if self._painted is None or (
            self._painted[2] != wanted[2] and not self._repaint_soon.isActive()
        ):
            self._paint_cloth()
        if self._painted != wanted and not self._repaint_soon.isActive():
            self._repaint_soon.start()
        size, scale = wanted[0], self._cloth.width() / max(1.0, wanted[0].width())
        across = self._cloth.height() / max(1.0, size.height())
        source = QRectF(
            rect.x() * scale, rect.y() * across, rect.width() * scale, rect.height() * across
        )
        painter.drawPixmap(rect, self._cloth, source)

    def set_mirrored(self, on: bool) -> None:
        """Put stock and reserve at the right, for a left hand."""
        if on is not self._mirrored:
            self._mirrored = on
            self._fit()

    def table_size(self) -> QSizeF:
        """What the table is laid out for."""
        return QSizeF(self.size())

    def stop(self) -> None:
        """End everything that runs by itself."""
        self._repaint_soon.stop()
        self._scene.stop()

    def complete(self) -> None:
        """Bring motion and pixmaps to their final state now, for a picture."""
        while self._scene.animator.is_running:
            self._scene.finish()
        self._scene.pixmaps.complete()
        self._paint_cloth()

    def _wanted(self) -> tuple[QSizeF, float, ClothColours]:
        size = QSizeF(self.size())
        return size, self.devicePixelRatioF(), self._scene.colours

    def _fit(self) -> None:
        self._scene.set_size(self.table_size(), self.devicePixelRatioF(), self._mirrored)
        self.fitted.emit()

    def _paint_cloth(self) -> None:
        """Paint the cloth at the present size; a wrong size is stretched until this comes."""
        self._repaint_soon.stop()
        size, ratio, colours = self._painted = self._wanted()
        cloth = QPixmap(round(size.width() * ratio), round(size.height() * ratio))
        painter = QPainter(cloth)
        painter.scale(ratio, ratio)
        paint_cloth(painter, QRectF(0, 0, size.width(), size.height()), colours, ratio)
        painter.end()
        self._cloth = cloth
        self._scene.update()
