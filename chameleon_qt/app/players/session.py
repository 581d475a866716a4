"""Who is playing: a signed-in player, or a guest."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from chameleon_qt.app.archive import Archive
from chameleon_qt.app.keeper import slot_of
from chameleon_qt.app.settings import Settings
from chameleon_qt.players.accounts import Account
from chameleon_qt.players.errors import PlayersError

Heard = Callable[[PlayersError | None], object]
"""Gets what went wrong, or None."""


class Session(QObject):
    """Signs players in and out. The settings remember the player's number for the next start."""

    changed = Signal()
    """Another player, or the same under another name."""
    removed = Signal(str)
    """A player is no more, after `changed`: whose games the keeper kept."""

    def __init__(self, archive: Archive, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.archive = archive
        self._settings = settings
        self._player = settings.player
        self._account: Account | None = None

    @property
    def player(self) -> int | None:
        """The number of the player's account; None for a guest."""
        return self._player

    @property
    def account(self) -> Account | None:
        """The player's account; None for a guest, and until the archive has answered."""
        return self._account

    @property
    def name(self) -> str:
        """The player's name; empty for a guest."""
        return self._account.name if self._account is not None else ""

    @property
    def slot(self) -> str:
        """Whose games the keeper keeps."""
        return slot_of(self._player)

    def begin(self) -> None:
        """Ask the archive who is remembered; until it answers the settings are believed."""
        self.archive.ask(lambda store: store.current(), self._on_current, self)

    def sign_in(self, account: Account, password: str, stay: bool, heard: Heard) -> None:
        """Sign `account` in; `stay`: over the end of the program, which needs no password then."""

        def on_answer(answer: Account | PlayersError) -> None:
            if isinstance(answer, Account):
                self._take(answer, remember=stay or not answer.has_password)
                heard(None)
            else:
                heard(answer)

        self.archive.ask(
            lambda store: store.sign_in(account.id, password or None, stay=stay), on_answer, self
        )

    def create(self, name: str, password: str, stay: bool, heard: Heard) -> None:
        """Make an account and sign it in."""

        def on_answer(answer: Account | PlayersError) -> None:
            if isinstance(answer, Account):
                self.sign_in(answer, password, stay, heard)
            else:
                heard(answer)

        self.archive.ask(lambda store: store.create(name, password or None), on_answer, self)

    def sign_out(self) -> None:
        """Play on as a guest."""
        self.archive.ask(lambda store: store.sign_out(), lambda _: None, self)
        self._take(None, remember=False)

    def refresh(self, account: Account | None) -> None:
        """The account was changed, or removed with None."""
        slot = self.slot
        self._take(account, remember=account is not None and self._settings.player is not None)
        if account is None:
            self.removed.emit(slot)

    def _on_current(self, answer: Account | PlayersError | None) -> None:
        if not isinstance(answer, PlayersError):
            self._take(answer, remember=answer is not None)

    def _take(self, account: Account | None, remember: bool) -> None:
        player = account.id if account is not None else None
        self._settings.player = player if remember else None
        if account != self._account or player != self._player:
            self._account, self._player = account, player
            self.changed.emit()
