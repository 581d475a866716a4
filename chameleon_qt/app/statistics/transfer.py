"""Lists of games that go out and come in, and the reset, each asked about before it is done."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, Qt
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget

from chameleon_qt.app.archive import Archive
from chameleon_qt.app.disk import disk_text, read_bytes, write_whole
from chameleon_qt.app.messages import error_text, sentence
from chameleon_qt.players.errors import PlayersError, Reason, RefusedError
from chameleon_qt.players.exchange import MOST_BYTES
from chameleon_qt.players.selection import Filter

if TYPE_CHECKING:
    from chameleon_qt.players.store import Imported, Store

translate = QCoreApplication.translate

CSV, JSON = ".csv", ".json"


class Transfer(QObject):
    """Works in the archive's thread, files too. `tell` says what came of it.

    Not to be inherited: its plural texts are looked up by the name of the class.
    """

    def __init__(
        self,
        archive: Archive,
        tell: Callable[[str], object],
        changed: Callable[[], object],
        window: QWidget,
    ) -> None:
        """`changed` is called after games have come or gone."""
        super().__init__(window)
        self._archive = archive
        self._tell = tell
        self._changed = changed
        self._window = window

    def ask_export(self, which: Filter) -> None:
        """Ask for a file and write the selected games into it."""
        dialog = self._dialog(translate("Transfer", "Export games"))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setNameFilters([_table_filter(), _json_filter()])
        dialog.setDefaultSuffix(CSV[1:])
        dialog.filterSelected.connect(
            lambda chosen: dialog.setDefaultSuffix((JSON if JSON in chosen else CSV)[1:])
        )
        dialog.selectFile(f"chameleon{CSV}")
        dialog.fileSelected.connect(lambda name: self.export(Path(name), which))
        dialog.open()

    def ask_import(self, player: int | None) -> None:
        """Ask for a file and add its games to those of `player`."""
        dialog = self._dialog(translate("Transfer", "Import games"))
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.setNameFilters(
            [
                translate("Transfer", "Lists of games (*{csv} *{json})").format(csv=CSV, json=JSON),
                translate("Exchange", "All files (*)"),
            ]
        )
        dialog.fileSelected.connect(lambda name: self.bring(Path(name), player))
        dialog.open()

    def ask_reset(self, player: int | None) -> None:
        """Say how many games would go, and remove them if that is wanted."""
        self._archive.ask(
            lambda store: len(store.games(Filter(player))),
            lambda count: self._confirm(player, count),
            self,
        )

    def export(self, path: Path, which: Filter) -> None:
        """Write the selected games into the file at `path`, in the form that its name says."""

        def work(store: Store) -> OSError | None:
            as_json = path.suffix.lower() == JSON
            data = store.export_json(which) if as_json else store.export_csv(which)
            try:
                write_whole(path.resolve(), data)
            except OSError as error:
                return error
            return None

        self._archive.ask(work, self._on_exported, self)

    def bring(self, path: Path, player: int | None) -> None:
        """Add the games in the file at `path`, all or none."""

        def work(store: Store) -> Imported | OSError:
            try:
                data = read_bytes(path, MOST_BYTES + 1)
            except OSError as error:
                return error
            if data is None:
                raise RefusedError(Reason.IMPORT_UNKNOWN)
            return store.import_games(data, player)

        self._archive.ask(work, self._on_imported, self)

    def _on_exported(self, answer: OSError | PlayersError | None) -> None:
        if answer is None:
            self._tell(translate("Transfer", "The games are exported."))
        else:
            self._tell(sentence(_fault_text(answer)))

    def _on_imported(self, answer: Imported | OSError | PlayersError) -> None:
        if isinstance(answer, OSError | PlayersError):
            self._tell(sentence(_fault_text(answer)))
            return
        self._tell(
            translate("Transfer", "{added}; {kept}.").format(
                added=self.tr("%n game(s) imported", "", answer.added),
                kept=self.tr("%n known already", "", answer.kept),
            )
        )
        self._changed()

    def _confirm(self, player: int | None, count: int | PlayersError) -> None:
        if isinstance(count, PlayersError):
            self._tell(sentence(error_text(count)))
            return
        box = QMessageBox(self._window)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.setIcon(QMessageBox.Icon.Warning)
        box.setWindowTitle(translate("Transfer", "Reset statistics"))
        box.setText(
            self.tr("This removes %n game(s) for good, from the daily board too.", "", count)
        )
        remove = box.addButton(
            translate("Transfer", "&Remove"), QMessageBox.ButtonRole.DestructiveRole
        )
        keep = box.addButton(translate("Transfer", "&Keep"), QMessageBox.ButtonRole.RejectRole)
        for button, tip in (
            (remove, translate("Transfer", "This cannot be undone")),
            (keep, translate("Transfer", "Nothing is removed")),
        ):
            button.setToolTip(tip)
            button.setWhatsThis(tip)
        box.setDefaultButton(keep)
        box.setEscapeButton(keep)
        remove.clicked.connect(lambda: self._reset(player))
        box.open()

    def _reset(self, player: int | None) -> None:
        self._archive.ask(lambda store: store.reset(player), self._on_reset, self)

    def _on_reset(self, answer: int | PlayersError) -> None:
        if isinstance(answer, PlayersError):
            self._tell(sentence(error_text(answer)))
            return
        self._tell(translate("Transfer", "The games are removed."))
        self._changed()

    def _dialog(self, title: str) -> QFileDialog:
        dialog = QFileDialog(self._window)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setWindowTitle(title)
        return dialog


def _fault_text(fault: OSError | PlayersError) -> str:
    return disk_text(fault) if isinstance(fault, OSError) else error_text(fault)


def _table_filter() -> str:
    return translate("Transfer", "Table (*{suffix})").format(suffix=CSV)


def _json_filter() -> str:
    return translate("Transfer", "JSON (*{suffix})").format(suffix=JSON)
