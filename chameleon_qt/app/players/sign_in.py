"""The dialog in which a player signs in, or a new one is made."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QLabel,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from chameleon_qt.app.messages import error_text
from chameleon_qt.app.players.session import Session
from chameleon_qt.app.tips import give_tip
from chameleon_qt.players.accounts import Account
from chameleon_qt.players.errors import PlayersError
from chameleon_qt.players.names import name_key

translate = QCoreApplication.translate


class SignInDialog(QDialog):
    """A name that is known signs in, one that is not makes a player."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._known: dict[str, Account] = {}
        self.name = QComboBox()
        self.name.setEditable(True)
        self.name.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        self.name.setMinimumContentsLength(22)
        self.password, self.again = QLineEdit(), QLineEdit()
        for field in (self.password, self.again):
            field.setEchoMode(QLineEdit.EchoMode.Password)
        self.stay = QCheckBox()
        self._note = QLabel()
        self.error = QLabel()
        for label in (self._note, self.error):
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setMinimumHeight(2 * self.fontMetrics().lineSpacing())
        self._labels = [QLabel() for _ in range(3)]
        self._form = QFormLayout()
        fields: tuple[QWidget, ...] = (self.name, self.password, self.again)
        for label, widget in zip(self._labels, fields, strict=True):
            label.setBuddy(widget)
            self._form.addRow(label, widget)
        self._form.addRow("", self.stay)
        self.buttons = QDialogButtonBox()
        self.cancel = self.buttons.addButton(QDialogButtonBox.StandardButton.Cancel)
        self.go = self.buttons.addButton("", QDialogButtonBox.ButtonRole.AcceptRole)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        rows = QVBoxLayout(self)
        rows.addWidget(self._note)
        rows.addLayout(self._form)
        rows.addWidget(self.error)
        rows.addStretch()
        rows.addWidget(self.buttons)
        self.name.editTextChanged.connect(self._on_name)
        self.password.textChanged.connect(self._on_password)
        self.retranslate()
        session.archive.ask(lambda store: store.accounts(), self._on_accounts, self)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()

    def retranslate(self) -> None:
        """Take the words of the present language; an old complaint goes."""
        self.setWindowTitle(translate("SignIn", "Sign in"))
        self._labels[0].setText(translate("SignIn", "&Name:"))
        self._labels[1].setText(translate("SignIn", "&Password:"))
        self._labels[2].setText(translate("SignIn", "Password a&gain:"))
        self.stay.setText(translate("SignIn", "S&tay signed in"))
        give_tip(self.name, translate("SignIn", "Your name, or another one for a new player"))
        give_tip(self.password, translate("SignIn", "The player’s password, if there is one"))
        give_tip(self.again, translate("SignIn", "The new password once more"))
        give_tip(self.stay, translate("SignIn", "Do not ask for the password at the next start"))
        give_tip(self.go, translate("SignIn", "Play under this name"))
        give_tip(self.cancel, translate("SignIn", "Play on as before"))
        self._complain("")
        self._on_name()

    def accept(self) -> None:
        """Sign in or make the player; the dialog closes when that has been done."""
        account = self._account()
        password = self.password.text()
        if account is None and password != self.again.text():
            self._complain(translate("SignIn", "The two passwords are not the same."))
            self.again.setFocus()
            return
        self.setEnabled(False)
        stay = self.stay.isChecked()
        if account is None:
            self._session.create(self.name.currentText(), password, stay, self._on_done)
        else:
            self._session.sign_in(account, password, stay, self._on_done)

    def _on_done(self, error: PlayersError | None) -> None:
        self.setEnabled(True)
        if error is None:
            super().accept()
            return
        self._complain(error_text(error))
        account = self._account()
        field = self.password if account is not None and account.has_password else self.name
        field.setFocus()

    def _on_accounts(self, answer: list[Account] | PlayersError) -> None:
        if isinstance(answer, PlayersError):
            self._complain(error_text(answer))
            return
        typed = self.name.currentText()
        self._known = {name_key(account.name): account for account in answer}
        self.name.addItems([account.name for account in answer])
        self.name.setEditText(typed or (answer[0].name if answer else ""))
        line = self.name.lineEdit()
        if line is not None:
            line.selectAll()

    def _account(self) -> Account | None:
        return self._known.get(name_key(" ".join(self.name.currentText().split())))

    def _on_name(self) -> None:
        account = self._account()
        has_name = bool(self.name.currentText().strip())
        is_new = account is None and has_name
        if account is not None:
            self._note.setText(translate("SignIn", "Welcome back!"))
        else:
            self._note.setText(
                translate("SignIn", "A new name makes a new player. A password is optional.")
            )
        self.go.setText(
            translate("SignIn", "&Make player") if is_new else translate("SignIn", "&Sign in")
        )
        self.go.setEnabled(has_name)
        self._show(1, account is None or account.has_password)
        self._on_password()

    def _on_password(self) -> None:
        is_new = self._account() is None
        self._show(2, is_new and bool(self.password.text()))
        account = self._account()
        secret = account.has_password if account is not None else bool(self.password.text())
        self.stay.setVisible(secret)

    def _show(self, row: int, shown: bool) -> None:
        self._form.setRowVisible(row, shown)

    def _complain(self, text: str) -> None:
        self.error.setText(text)
        self.error.setVisible(bool(text))
