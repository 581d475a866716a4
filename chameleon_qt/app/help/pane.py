"""The how-to-play pages with contents, search, history, zoom and print."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt
from PySide6.QtGui import QAction, QKeySequence, QResizeEvent
from PySide6.QtWidgets import (
    QDialog,
    QLineEdit,
    QSplitter,
    QToolBar,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from chameleon_qt.app.help.browser import HelpBrowser
from chameleon_qt.app.help.speech import speak_page, title_of
from chameleon_qt.app.icons import icon
from chameleon_qt.app.settings import Settings
from chameleon_qt.app.tips import give_tip
from chameleon_qt.engine.rules import GAMES
from chameleon_qt.help.pages import PAGES
from chameleon_qt.help.search import Hit, Index
from chameleon_qt.i18n.languages import spoken_language

translate = QCoreApplication.translate
Keys = QKeySequence.StandardKey

WIDE = 620
"""From this width on the contents stand beside the page, else above it."""
ZOOM_STEP, SMALLEST, LARGEST = 25, 50, 300
"""Per cent."""
SHOWN = Qt.ItemDataRole.UserRole
"""Where an item of the tree keeps the `Address` that it leads to."""


class Address(NamedTuple):
    """A page of a game, and a block to scroll to (-1: its top)."""

    game: str
    page: str
    block: int = -1


class HelpPane(QWidget):
    """All pages of all games; it stands in a dock or in a window of its own."""

    def __init__(self, settings: Settings, game: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._look = self._present_look()
        self._past: list[Address] = []
        self._future: list[Address] = []
        self._here = Address(game, "goal")
        self._index: Index | None = None
        self.browser = HelpBrowser(settings)
        self.browser.followed.connect(lambda page: self.go(Address(self._here.game, page)))
        self._tools = QToolBar()
        self._tools.setIconSize(QSize(16, 16))
        self._icons: dict[QAction, str] = {}
        self.back = self._action("back", self._go_back, Keys.Back)
        self.forward = self._action("forward", self._go_forward, Keys.Forward)
        self.zoom_out = self._action("zoom-out", lambda: self._zoom(-ZOOM_STEP), Keys.ZoomOut)
        self.zoom_in = self._action("zoom-in", lambda: self._zoom(ZOOM_STEP), Keys.ZoomIn)
        self.print_ = self._action("print", self._print, None)
        self.field = QLineEdit()
        self.field.setClearButtonEnabled(True)
        self.field.textChanged.connect(self._search)
        self.field.returnPressed.connect(self._open_first)
        self.tree = QTreeWidget()
        self.tree.setHeaderHidden(True)
        self.tree.currentItemChanged.connect(self._on_chosen)
        self._splitter = QSplitter(Qt.Orientation.Vertical)
        self._splitter.addWidget(self.tree)
        self._splitter.addWidget(self.browser)
        self._splitter.setStretchFactor(1, 1)
        self._splitter.setChildrenCollapsible(False)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(4, 0, 4, 4)
        rows.setSpacing(4)
        for widget in (self._tools, self.field, self._splitter):
            rows.addWidget(widget)
        rows.setStretch(2, 1)
        settings.changed.connect(self._on_settings)
        self.retranslate()
        self._draw_icons()

    @property
    def here(self) -> Address:
        """What is shown."""
        return self._here

    def go(self, address: Address) -> None:
        """Show another page; *back* leads here again."""
        if address != self._here:
            self._past.append(self._here)
            self._future.clear()
            self._show(address)

    def retranslate(self) -> None:
        """Say everything in the present language."""
        self.back.setText(translate("HelpPane", "Back"))
        self.forward.setText(translate("HelpPane", "Forward"))
        self.zoom_out.setText(translate("HelpPane", "Smaller text"))
        self.zoom_in.setText(translate("HelpPane", "Larger text"))
        self.print_.setText(translate("HelpPane", "Print this page…"))
        for action in self._icons:
            action.setWhatsThis(action.text())
        self.field.setPlaceholderText(translate("HelpPane", "Search all pages"))
        self.field.setAccessibleName(translate("HelpPane", "Search all pages"))
        give_tip(
            self.field,
            translate("HelpPane", "Finds words on the pages of all games, whatever their endings"),
        )
        give_tip(self.tree, translate("HelpPane", "The pages, or what was found on them"))
        self.tree.setAccessibleName(translate("HelpPane", "Contents"))
        self.browser.setAccessibleName(translate("HelpPane", "Page"))
        self._index = None
        self._search(self.field.text())
        self._show(self._here)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        match event.type():
            case QEvent.Type.LanguageChange:
                self.retranslate()
            case QEvent.Type.PaletteChange:
                self._draw_icons()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        wide = event.size().width() >= WIDE
        wanted = Qt.Orientation.Horizontal if wide else Qt.Orientation.Vertical
        if self._splitter.orientation() is not wanted or event.oldSize().isEmpty():
            self._splitter.setOrientation(wanted)
            side = event.size().width() if wide else event.size().height()
            self._splitter.setSizes([round(0.28 * side), round(0.72 * side)])

    def _action(self, name: str, do: object, keys: QKeySequence.StandardKey | None) -> QAction:
        action = QAction(self)
        action.triggered.connect(do)
        if keys is not None:
            action.setShortcuts(keys)
            action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        self._icons[action] = name
        self._tools.addAction(action)
        self.addAction(action)
        return action

    def _draw_icons(self) -> None:
        for action, name in self._icons.items():
            action.setIcon(icon(name, self.palette(), self.devicePixelRatioF()))

    # Going about

    def _show(self, address: Address) -> None:
        self._here = address
        self.browser.show_page(speak_page(PAGES[address.page], address.game))
        if address.block >= 0:
            self.browser.scrollToAnchor(f"b{address.block}")
        self.back.setEnabled(bool(self._past))
        self.forward.setEnabled(bool(self._future))
        self._mark_in_tree()

    def _go_back(self) -> None:
        if self._past:
            self._future.append(self._here)
            self._show(self._past.pop())

    def _go_forward(self) -> None:
        if self._future:
            self._past.append(self._here)
            self._show(self._future.pop())

    def _on_chosen(self, item: QTreeWidgetItem | None) -> None:
        address = item.data(0, SHOWN) if item is not None else None
        if address is not None:
            self.go(Address(*address))

    # Contents and search

    def _open_first(self) -> None:
        """Go to what was found first."""
        first = self.tree.topLevelItem(0)
        if self.field.text().strip() and first is not None:
            self._on_chosen(first)

    def _search(self, text: str) -> None:
        """Fill the tree: with the contents, or with what was found."""
        self.tree.blockSignals(True)
        self.tree.clear()
        self.tree.setRootIsDecorated(not text.strip())
        if text.strip():
            self._list_hits(text)
        else:
            self._list_contents()
        self.tree.blockSignals(False)
        self._mark_in_tree()

    def _list_contents(self) -> None:
        for game in GAMES:
            top = QTreeWidgetItem([game.capitalize()])
            top.setFlags(Qt.ItemFlag.ItemIsEnabled)
            for page in PAGES.values():
                child = QTreeWidgetItem([title_of(page)])
                child.setData(0, SHOWN, tuple(Address(game, page.name)))
                top.addChild(child)
            self.tree.addTopLevelItem(top)
            top.setExpanded(game == self._here.game)

    def _list_hits(self, text: str) -> None:
        hits = self._the_index().find(text, self._here.game)
        for hit in hits:
            item = QTreeWidgetItem([self._line(hit)])
            item.setToolTip(0, hit.text)
            item.setData(0, SHOWN, tuple(_address(hit)))
            self.tree.addTopLevelItem(item)
        if not hits:
            nothing = QTreeWidgetItem([translate("HelpPane", "Nothing found")])
            nothing.setFlags(Qt.ItemFlag.NoItemFlags)
            self.tree.addTopLevelItem(nothing)

    def _line(self, hit: Hit) -> str:
        """A hit in one line, with the name of a game that is not the one being read."""
        title = hit.title
        if hit.game != self._here.game:
            title = translate("HelpPane", "{title} ({game})").format(
                title=title, game=hit.game.capitalize()
            )
        if hit.block < 0:
            return title
        return translate("HelpPane", "{title}: {text}").format(title=title, text=hit.text)

    def _the_index(self) -> Index:
        """All pages of all games; made within some 40 ms when first something is searched for."""
        if self._index is None:
            pages = (speak_page(page, game) for game in GAMES for page in PAGES.values())
            self._index = Index(pages, spoken_language())
        return self._index

    def _mark_in_tree(self) -> None:
        """Let the tree show where we are, unless it shows what was found."""
        if self.field.text().strip():
            return
        self.tree.blockSignals(True)
        for number, game in enumerate(GAMES):
            top = self.tree.topLevelItem(number)
            for row, page in enumerate(PAGES):
                child = top.child(row) if top is not None else None
                if child is not None and (game, page) == self._here[:2]:
                    self.tree.setCurrentItem(child)
        self.tree.blockSignals(False)

    # Size, look and paper

    def _zoom(self, step: int) -> None:
        zoom = self._settings.help_zoom + step
        self._settings.help_zoom = max(SMALLEST, min(LARGEST, zoom))

    def _print(self) -> None:
        from PySide6.QtPrintSupport import QPrintDialog, QPrinter

        printer = QPrinter()
        dialog = QPrintDialog(printer, self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.accepted.connect(lambda: self.browser.print_(printer))
        QDialog.open(dialog)

    def _present_look(self) -> tuple[object, ...]:
        settings = self._settings
        return (
            settings.help_zoom,
            settings.cloth,
            settings.back,
            settings.international_letters,
            settings.four_colours,
            settings.large_print,
        )

    def _on_settings(self) -> None:
        """Draw the page anew when something that shows on it was changed."""
        look = self._present_look()
        if look != self._look:
            self._look = look
            self.browser.render_page()


def _address(hit: Hit) -> Address:
    return Address(hit.game, hit.page, hit.block)
