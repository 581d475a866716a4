"""The dialog in which a player changes the own name or password, or is removed."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QGroupBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from chameleon_qt.app.messages import error_text
from chameleon_qt.app.players.session import Session
from chameleon_qt.app.tall_page import TallPage
from chameleon_qt.app.tips import give_tip
from chameleon_qt.players.accounts import Account, Goes
from chameleon_qt.players.errors import PlayersError

if TYPE_CHECKING:
    from chameleon_qt.players.store import Store

translate = QCoreApplication.translate

T = TypeVar("T")


class AccountDialog(QDialog):
    """For the player who is signed in. Nothing is removed before what goes has been said.

    Not to be inherited: its plural texts are looked up by the name of the class.
    """

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        assert session.account is not None
        self._session = session
        self._account: Account = session.account
        self._goes: Goes | None = None
        self.name = QLineEdit(self._account.name)
        self.old, self.new, self.again, self.proof = (QLineEdit() for _ in range(4))
        for field in (self.old, self.new, self.again, self.proof):
            field.setEchoMode(QLineEdit.EchoMode.Password)
        self.rename, self.change, self.remove, self.confirm = (QPushButton() for _ in range(4))
        self.rename.clicked.connect(self._rename)
        self.change.clicked.connect(self._change)
        self.remove.clicked.connect(self._ask_removal)
        self.confirm.clicked.connect(self._remove)
        self.warning, self.message = QLabel(), QLabel()
        for label in (self.warning, self.message):
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
        self.message.setMinimumHeight(2 * self.fontMetrics().lineSpacing())
        self._groups = [QGroupBox() for _ in range(3)]
        self._labels: dict[QLineEdit, QLabel] = {}
        self._fill(self._groups[0], [self.name], [self.rename])
        self._fill(self._groups[1], [self.old, self.new, self.again], [self.change])
        self._fill(self._groups[2], [self.proof], [self.remove, self.confirm], self.warning)
        buttons = QDialogButtonBox()
        self.close_ = buttons.addButton(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        for button in (self.rename, self.change, self.remove, self.confirm):
            button.setAutoDefault(False)
        page = QWidget()
        groups = QVBoxLayout(page)
        groups.setContentsMargins(0, 0, 0, 0)
        for group in self._groups:
            groups.addWidget(group)
        groups.addStretch()
        rows = QVBoxLayout(self)
        rows.addWidget(TallPage(page), 1)
        rows.addWidget(self.message)
        rows.addWidget(buttons)
        self.name.returnPressed.connect(self._rename)
        self.again.returnPressed.connect(self._change)
        self.retranslate()
        self._update()

    def _fill(
        self,
        group: QGroupBox,
        fields: list[QLineEdit],
        buttons: list[QPushButton],
        text: QLabel | None = None,
    ) -> None:
        form = QFormLayout(group)
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        if text is not None:
            form.addRow(text)
        for field in fields:
            self._labels[field] = label = QLabel()
            label.setBuddy(field)
            field.setMinimumWidth(self.fontMetrics().averageCharWidth() * 26)
            form.addRow(label, field)
        row = QHBoxLayout()
        row.addStretch()
        for button in buttons:
            row.addWidget(button)
        form.addRow(row)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()

    def retranslate(self) -> None:
        """Take the words of the present language."""
        self.setWindowTitle(translate("AccountDialog", "Player"))
        name, password, removal = self._groups
        name.setTitle(translate("AccountDialog", "Name"))
        password.setTitle(translate("AccountDialog", "Password"))
        removal.setTitle(translate("AccountDialog", "Remove"))
        self._labels[self.name].setText(translate("AccountDialog", "&Name:"))
        self._labels[self.old].setText(translate("AccountDialog", "&Present password:"))
        self._labels[self.new].setText(translate("AccountDialog", "Ne&w password:"))
        self._labels[self.again].setText(translate("AccountDialog", "New password a&gain:"))
        self._labels[self.proof].setText(translate("AccountDialog", "Pa&ssword:"))
        self.rename.setText(translate("AccountDialog", "&Rename"))
        self.change.setText(translate("AccountDialog", "&Change password"))
        self.remove.setText(translate("AccountDialog", "Re&move player…"))
        self.confirm.setText(translate("AccountDialog", "Remove for &ever"))
        self.new.setPlaceholderText(translate("AccountDialog", "Empty: none"))
        for widget, tip in (
            (self.name, translate("AccountDialog", "What you want to be called")),
            (self.old, translate("AccountDialog", "The password that counts until now")),
            (self.new, translate("AccountDialog", "The password that counts from now on")),
            (self.again, translate("AccountDialog", "The new password once more")),
            (self.proof, translate("AccountDialog", "Proves that it is you")),
            (self.rename, translate("AccountDialog", "Take the new name; all games stay")),
            (self.change, translate("AccountDialog", "Take the new password, or none")),
            (self.remove, translate("AccountDialog", "Say first what would be lost")),
            (self.confirm, translate("AccountDialog", "This cannot be undone")),
            (self.close_, translate("AccountDialog", "Back to the game")),
        ):
            give_tip(widget, tip)
        self._warn()
        self.message.clear()

    def _update(self) -> None:
        """Show what can be done for the account as it is now."""
        has_password = self._account.has_password
        self._show(self.old, has_password)
        asked = self._goes is not None
        self._show(self.proof, asked and has_password)
        self.warning.setVisible(asked)
        self.confirm.setVisible(asked)
        self.remove.setVisible(not asked)

    def _show(self, field: QLineEdit, shown: bool) -> None:
        field.setVisible(shown)
        self._labels[field].setVisible(shown)

    def _rename(self) -> None:
        name, player = self.name.text(), self._account.id
        self._ask(lambda store: store.rename(player, name), self._on_account)

    def _change(self) -> None:
        new = self.new.text()
        if new != self.again.text():
            self.message.setText(
                translate("AccountDialog", "The two new passwords are not the same.")
            )
            self.again.setFocus()
            return
        old, player = self.old.text() or None, self._account.id
        self._ask(lambda store: store.change_password(player, old, new or None), self._on_account)

    def _ask_removal(self) -> None:
        player = self._account.id
        self._ask(lambda store: store.what_goes(player), self._on_goes)

    def _remove(self) -> None:
        player, password = self._account.id, self.proof.text() or None
        self._ask(lambda store: store.remove(player, password), self._on_removed)

    def _ask(self, work: Callable[[Store], T], heard: Callable[[T], object]) -> None:
        """Have the archive do `work`; meanwhile nothing else can be pressed."""
        self.setEnabled(False)
        self.message.clear()

        def on_answer(answer: T | PlayersError) -> None:
            self.setEnabled(True)
            if isinstance(answer, PlayersError):
                self.message.setText(error_text(answer))
            else:
                heard(answer)

        self._session.archive.ask(work, on_answer, self)

    def _on_account(self, account: Account) -> None:
        renamed = account.name != self._account.name
        self._account = account
        self._session.refresh(account)
        for field in (self.old, self.new, self.again):
            field.clear()
        self._update()
        self.message.setText(
            translate("AccountDialog", "The name is changed.")
            if renamed
            else translate("AccountDialog", "The password is changed.")
        )

    def _on_goes(self, goes: Goes) -> None:
        self._goes = goes
        self._warn()
        self._update()
        (self.proof if self._account.has_password else self.confirm).setFocus()

    def _warn(self) -> None:
        if self._goes is None:
            return
        self.warning.setText(
            translate("AccountDialog", "This removes the player with {games} and {days}.").format(
                games=self.tr("%n game(s)", "", self._goes.games),
                days=self.tr("%n day(s) of the daily board", "", self._goes.days),
            )
        )

    def _on_removed(self, _: None) -> None:
        self._session.refresh(None)
        self.accept()
