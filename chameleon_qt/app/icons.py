"""Icons of menus and tool bar, drawn in the colours of the desktop.

Every icon is one SVG file in a single placeholder colour; this module tints and renders them.
It must not know which action an icon belongs to.
"""

from __future__ import annotations

from PySide6.QtCore import QByteArray, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QImage, QPainter, QPalette, QPixmap
from PySide6.QtSvg import QSvgRenderer

from chameleon_qt.assets import asset

_PLACEHOLDER = b"currentColor"
_SIDES = (16, 24)
"""What menus and tool bars ask for, in device-independent pixels."""
_APP_SIDES = (16, 22, 24, 32, 48, 64, 96, 128, 256)


def icon(name: str, palette: QPalette, ratio: float = 1.0) -> QIcon:
    """The icon ``name``, such as ``"undo"``, in the text colours of ``palette``.

    It is sharp on a screen of ``ratio`` device pixels to a unit. Ask again when palette or
    screen change: an icon engine could draw on demand, but Qt copies it behind Python's back.
    """
    result = QIcon()
    role = QPalette.ColorRole.WindowText
    for group, mode in (
        (QPalette.ColorGroup.Active, QIcon.Mode.Normal),
        (QPalette.ColorGroup.Disabled, QIcon.Mode.Disabled),
    ):
        drawing = _drawing(name, palette.color(group, role))
        for side in _SIDES:
            pixmap = _rendered(drawing, round(side * ratio))
            pixmap.setDevicePixelRatio(ratio)
            result.addPixmap(pixmap, mode)
    return result


def app_icon() -> QIcon:
    """The program's own icon, in its own colours."""
    result = QIcon()
    drawing = _drawing("chameleon-qt", QColor())
    for side in _APP_SIDES:
        result.addPixmap(_rendered(drawing, side))
    return result


def _drawing(name: str, colour: QColor) -> QSvgRenderer:
    source = asset("resources", "icons", f"{name}.svg").read_bytes()
    return QSvgRenderer(QByteArray(source.replace(_PLACEHOLDER, colour.name().encode())))


def _rendered(drawing: QSvgRenderer, side: int) -> QPixmap:
    """The drawing on nothing, ``side`` device pixels square."""
    image = QImage(QSize(side, side), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    drawing.render(painter, QRectF(0, 0, side, side))
    painter.end()
    return QPixmap.fromImage(image)
