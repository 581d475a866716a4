"""The dialogs in which players sign in, change themselves and go."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import pytest
from PySide6.QtWidgets import QApplication, QDialog, QWidget
from shiboken6 import isValid

from chameleon_qt.app.main_window import MainWindow
from chameleon_qt.app.players.account import AccountDialog
from chameleon_qt.app.players.sign_in import SignInDialog
from chameleon_qt.engine.moves import TURN
from chameleon_qt.players.selection import Filter
from chameleon_qt.players.store import Store
from tests.app.advising import wait_for
from tests.app.players.conftest import Start, desk_of, session_of, settle
from tests.gui.tabbing import assert_tab_reaches_everything

Kind = TypeVar("Kind", bound=QWidget)


def shown(kind: type[Kind]) -> Kind:
    """The one window of this kind that is open."""
    (window,) = (
        top for top in QApplication.topLevelWidgets() if type(top) is kind and top.isVisible()
    )
    return window


def sign_in(window: MainWindow, name: str, password: str = "", again: str = "") -> SignInDialog:
    """Open the dialog, fill it in and press its button."""
    window.actions_.sign_in.trigger()
    dialog = shown(SignInDialog)
    settle(session_of(window))
    dialog.name.setEditText(name)
    dialog.password.setText(password)
    dialog.again.setText(again)
    dialog.go.click()
    wait_for(lambda: has_closed(dialog) or dialog.isEnabled())
    return dialog


def has_closed(dialog: QDialog) -> bool:
    """Whether it has been closed, after which it is deleted."""
    return not isValid(dialog) or not dialog.isVisible()


def test_a_new_player_is_made(start: Start, store: Store) -> None:
    window = start()
    dialog = sign_in(window, " Ann ", "secret", "secret")
    assert has_closed(dialog)
    assert session_of(window).name == "Ann"
    account = store.find("ann")
    assert account is not None
    assert account.has_password
    assert window.actions_.account.isEnabled()


def test_a_password_is_typed_twice(start: Start, store: Store) -> None:
    window = start()
    dialog = sign_in(window, "Ann", "secret", "secert")
    assert dialog.isVisible()
    assert "not the same" in dialog.error.text()
    assert store.accounts() == []
    dialog.reject()


def test_the_dialog_shows_what_the_name_needs(start: Start, store: Store) -> None:
    store.create("Ann")
    store.create("Bob", "secret")
    window = start()
    window.actions_.sign_in.trigger()
    dialog = shown(SignInDialog)
    settle(session_of(window))
    assert [dialog.name.itemText(row) for row in range(dialog.name.count())] == ["Ann", "Bob"]
    seen = {}
    for name in ("ann", "BOB", "Carl", " "):
        dialog.name.setEditText(name)
        dialog.password.setText("x" if name == "Carl" else "")
        seen[name] = (
            dialog.go.text(),
            dialog.go.isEnabled(),
            dialog.password.isVisible(),
            dialog.again.isVisible(),
            dialog.stay.isVisible(),
        )
    assert seen == {
        "ann": ("&Sign in", True, False, False, False),
        "BOB": ("&Sign in", True, True, False, True),
        "Carl": ("&Make player", True, True, True, True),
        " ": ("&Sign in", False, True, False, False),
    }
    dialog.reject()


def test_a_wrong_password_is_told_in_the_dialog(start: Start, store: Store) -> None:
    store.create("Ann", "secret")
    window = start()
    dialog = sign_in(window, "Ann", "guess")
    assert dialog.isVisible()
    assert dialog.error.text() == "This is not the player’s password"
    dialog.password.setText("secret")
    dialog.go.click()
    wait_for(lambda: session_of(window).name == "Ann")
    wait_for(lambda: has_closed(dialog))


def test_a_name_that_cannot_be_is_told(start: Start) -> None:
    window = start()
    dialog = sign_in(window, "x" * 60)
    assert "at most" in dialog.error.text()
    dialog.reject()


def account_dialog(window: MainWindow) -> AccountDialog:
    window.actions_.account.trigger()
    return shown(AccountDialog)


def test_a_player_is_renamed(start: Start, store: Store) -> None:
    store.create("Bob")
    window = start()
    sign_in(window, "Ann")
    dialog = account_dialog(window)
    dialog.name.setText("Bob")
    dialog.rename.click()
    settle(session_of(window))
    assert "already" in dialog.message.text()
    dialog.name.setText("Anne")
    dialog.rename.click()
    settle(session_of(window))
    assert session_of(window).name == "Anne"
    assert "name is changed" in dialog.message.text()
    assert "Anne" in window.actions_.sign_in.statusTip()
    dialog.reject()


def test_a_password_is_changed_and_taken_away(start: Start, store: Store) -> None:
    window = start()
    sign_in(window, "Ann")
    dialog = account_dialog(window)
    assert not dialog.old.isVisible()
    dialog.new.setText("one")
    dialog.again.setText("two")
    dialog.change.click()
    assert "not the same" in dialog.message.text()
    dialog.again.setText("one")
    dialog.change.click()
    wait_for(lambda: dialog.old.isVisible())
    dialog.old.setText("wrong")
    dialog.change.click()
    wait_for(lambda: "not the player’s" in dialog.message.text())
    dialog.old.setText("one")
    dialog.change.click()
    wait_for(lambda: not dialog.old.isVisible())
    account = store.find("Ann")
    assert account is not None
    assert not account.has_password
    dialog.reject()


def test_nobody_is_removed_before_it_is_said_what_goes(
    start: Start, store: Store, data: Path, speaking: Callable[[str], None]
) -> None:
    speaking("en")
    window = start()
    sign_in(window, "Ann", "secret", "secret")
    window.model.play(TURN)
    settle(session_of(window))
    dialog = account_dialog(window)
    assert not dialog.confirm.isVisible()
    dialog.remove.click()
    settle(session_of(window))
    assert dialog.warning.text() == (
        "This removes the player with 1 game and 0 days of the daily board."
    )
    dialog.confirm.click()  # without the password
    wait_for(lambda: "password" in dialog.message.text())
    assert store.find("Ann") is not None
    dialog.proof.setText("secret")
    dialog.confirm.click()
    wait_for(lambda: store.find("Ann") is None)
    settle(session_of(window))
    assert session_of(window).player is None
    assert not list((data / "games").glob("player-*"))
    settle(session_of(window))
    assert store.games(Filter(None)) == []  # the game went with its player


@pytest.mark.parametrize("language", ["en", "fr", "de", "ru"])
def test_the_dialogs_speak(start: Start, speaking: Callable[[str], None], language: str) -> None:
    window = start()
    sign_in(window, "Ann")
    desk = desk_of(window)
    titles = {}
    for spoken in ("en", language):
        speaking(spoken)
        desk.show_sign_in()
        desk.show_account()
        desk.show_daily()
        dialogs = [
            top
            for top in QApplication.topLevelWidgets()
            if isinstance(top, QDialog) and top.isVisible()
        ]
        titles[spoken] = sorted(dialog.windowTitle() for dialog in dialogs)
        settle(session_of(window))
        for dialog in dialogs:
            dialog.close()
    assert len(titles["en"]) == 3
    if language != "en":
        assert not set(titles["en"]) & set(titles[language])


def test_every_button_and_field_is_reached_by_tab(start: Start) -> None:
    window = start()
    sign_in(window, "Ann")
    desk = desk_of(window)
    for show in (desk.show_sign_in, desk.show_account, desk.show_daily, desk.show_statistics):
        before = {top for top in QApplication.topLevelWidgets() if top.isVisible()}
        show()
        settle(session_of(window))
        (shown,) = {top for top in QApplication.topLevelWidgets() if top.isVisible()} - before
        shown.activateWindow()
        wait_for(shown.isActiveWindow)
        assert_tab_reaches_everything(shown)
        shown.close()
        settle(session_of(window))
