"""Shows one page: its text, its drawings, and the small table that plays an example."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent, Qt, QUrl, Signal
from PySide6.QtGui import QColor, QHideEvent, QPalette, QPixmap, QResizeEvent, QTextCursor
from PySide6.QtWidgets import QTextBrowser, QWidget

from chameleon_qt.app.help.drawings import Look, draw_example, drawing_size
from chameleon_qt.app.help.small_table import SmallTable
from chameleon_qt.app.looks import face_style
from chameleon_qt.app.settings import Settings
from chameleon_qt.help.examples import example
from chameleon_qt.help.html import html
from chameleon_qt.help.spoken import SpokenPage

translate = QCoreApplication.translate

WIDEST = 460
"""Pixels of a drawing's width at the most, at 100 %."""
PAGE_MARGIN = 14
STYLE = (
    "li { margin-top: 3px; margin-bottom: 5px } a { color: %s }"
    "h1, h3, p, li { white-space: pre-wrap }"
)
"""Otherwise Qt makes a plain space of a narrow one, and a line could begin with a colon."""
LEAST_CONTRAST = 0.3
"""Between a link and the page, in parts of the way from black to white."""


class HelpBrowser(QTextBrowser):
    """A text browser for `SpokenPage`; it follows no link by itself but sends it."""

    followed = Signal(str)
    """A link to another page was clicked: its name."""

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._page: SpokenPage | None = None
        self._drawings: dict[str, QPixmap] = {}
        self.table: SmallTable | None = None
        self._usual_size = self.font().pointSizeF()
        self.setOpenLinks(False)
        self.setFrameShape(QTextBrowser.Shape.NoFrame)
        # A scroll bar that came and went would change the width while a page is being set.
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.document().setDocumentMargin(PAGE_MARGIN)
        self.anchorClicked.connect(self._on_link)
        self.verticalScrollBar().valueChanged.connect(self._follow_scroll)

    def show_page(self, page: SpokenPage) -> None:
        """Show `page` from its beginning."""
        self._page = page
        self.render_page()
        self.verticalScrollBar().setValue(0)

    def render_page(self) -> None:
        """Show the page anew, where it was: for another size, language or look."""
        self.end_example()
        self._drawings.clear()
        if self._page is None:
            return
        place = self.verticalScrollBar().value()
        font = self.font()
        font.setPointSizeF(self._usual_size * self._settings.help_zoom / 100)
        self.document().setDefaultFont(font)
        self.document().setDefaultStyleSheet(STYLE % self._link_colour())
        show = translate("HelpPane", "Show me")
        self.setHtml(html(self._page, self._drawing_size, show))
        self.verticalScrollBar().setValue(place)

    def loadResource(self, kind: int, url: QUrl | str) -> Any:
        name = QUrl(url).toString()
        if self._page is None or not name.startswith("picture:"):
            return None
        drawing = name.removeprefix("picture:")
        if drawing not in self._drawings:
            self._drawings[drawing] = draw_example(example(self._page.game, drawing), self._look())
        return self._drawings[drawing]

    def show_example(self, name: str) -> None:
        """Play the move of the drawing `name`, on a table that lies over it."""
        assert self._page is not None
        self.end_example()
        self.table = SmallTable(
            example(self._page.game, name), self._look(), self._settings.speed, self.viewport()
        )
        self._table_name = name
        self._follow_scroll()
        self.table.show()

    def end_example(self) -> None:
        """Take the small table away."""
        if self.table is not None:
            self.table.stop()
            self.table.hide()
            self.table.deleteLater()
            self.table = None

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.render_page()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange:
            self.render_page()

    def hideEvent(self, event: QHideEvent) -> None:
        self.end_example()
        super().hideEvent(event)

    def _look(self) -> Look:
        width = min(WIDEST * self._settings.help_zoom / 100, self.viewport().width() - 40)
        width = max(160.0, width)
        settings = self._settings
        return Look(
            round(width),
            self.devicePixelRatioF(),
            settings.cloth,
            settings.back,
            face_style(settings),
        )

    def _drawing_size(self, name: str) -> tuple[int, int]:
        assert self._page is not None
        size = drawing_size(example(self._page.game, name), self._look())
        return size.width(), size.height()

    def _link_colour(self) -> str:
        """The palette's colour for links, unless it is too dark for a dark page."""
        palette = self.palette()
        link, page = palette.color(QPalette.ColorRole.Link), palette.color(QPalette.ColorRole.Base)
        is_readable = abs(luminance(link) - luminance(page)) > LEAST_CONTRAST
        return (link if is_readable else palette.color(QPalette.ColorRole.Text)).name()

    def _on_link(self, url: QUrl) -> None:
        target = url.toString()
        if target.startswith("show:"):
            self.show_example(target.removeprefix("show:"))
        else:
            self.followed.emit(target)

    def _follow_scroll(self) -> None:
        """Keep the small table on its drawing."""
        if self.table is not None:
            cursor = self._image_cursor(f"picture:{self._table_name}")
            self.table.move(self.cursorRect(cursor).topLeft())

    def _image_cursor(self, name: str) -> QTextCursor:
        block = self.document().begin()
        while block.isValid():
            fragments = block.begin()
            while not fragments.atEnd():
                fragment = fragments.fragment()
                if fragment.charFormat().toImageFormat().name() == name:
                    cursor = QTextCursor(self.document())
                    cursor.setPosition(fragment.position())
                    return cursor
                fragments += 1
            block = block.next()
        raise LookupError(name)


def luminance(colour: QColor) -> float:
    """How light a colour looks, from 0 (black) to 1 (white)."""
    return 0.299 * colour.redF() + 0.587 * colour.greenF() + 0.114 * colour.blueF()
