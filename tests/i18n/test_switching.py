"""Another language: heard at once by every open window, and for as long as one likes."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeVar

import pytest
from PySide6.QtCore import QEvent, QLocale, Qt, QTranslator
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QDialogButtonBox,
    QLabel,
    QMenu,
    QMessageBox,
    QWidget,
)
from pytestqt.qtbot import QtBot

from chameleon_qt.app.deal_dialog import DealDialog
from chameleon_qt.app.help.pane import Address
from chameleon_qt.app.main_window import MainWindow
from chameleon_qt.app.messages import card_sign
from chameleon_qt.app.settings import Settings
from chameleon_qt.app.settings_dialog import SettingsDialog
from chameleon_qt.engine.cards import Card, Suit
from chameleon_qt.engine.deal import Deal
from chameleon_qt.i18n.languages import LANGUAGES, SYSTEM, locale_for
from chameleon_qt.i18n.letters import index_letters
from tests.gui.driving import open_window, stored_settings

Speak = Callable[[str], None]
Dialog = TypeVar("Dialog", bound=QDialog)


@pytest.fixture
def settings(own_settings: Path, qapp: QApplication, speaking: Speak) -> Iterator[Settings]:
    """Settings whose language is spoken when it is chosen, as in the program."""
    made = stored_settings(own_settings)
    made.language_changed.connect(lambda: speaking(made.language))
    yield made
    made.language_changed.disconnect()


@pytest.fixture
def window(qtbot: QtBot, settings: Settings) -> MainWindow:
    return open_window(qtbot, settings, Deal.numbered(3))


def shown(window: MainWindow, kind: type[Dialog]) -> Dialog:
    dialog = window.findChild(kind)
    assert dialog is not None
    return dialog


def menu_titles(window: MainWindow) -> list[str]:
    return [action.text() for action in window.menuBar().actions()]


def test_a_choice_is_heard_at_once_by_every_open_window(
    qtbot: QtBot, window: MainWindow, settings: Settings
) -> None:
    window.actions_.deal_number.trigger()
    window.actions_.about.trigger()
    window.actions_.settings.trigger()
    deal, about = shown(window, DealDialog), shown(window, QMessageBox)
    chosen = shown(window, SettingsDialog)
    settings.language = "fr"
    assert menu_titles(window)[0] == "&Partie"
    assert window.windowTitle() == "Chameleon, donne 3"
    assert deal.windowTitle() == "Donne par numéro"
    assert about.text().startswith("Solitaire Chameleon")
    assert chosen.autoplay.text() == "&Jeu automatique"
    texts = [label.text() for label in window.statusBar().findChildren(QLabel)]
    assert "Pioche\u202f: 36" in texts
    for dialog in (deal, about, chosen):
        dialog.close()


def test_a_closed_window_hears_it_too_and_starts_nothing(
    window: MainWindow, settings: Settings
) -> None:
    """The watch over what keeps running would fail this test."""
    window.close()
    settings.language = "fr"
    assert window.windowTitle() == "Chameleon, donne 3"


def test_qts_own_buttons_speak_too(qtbot: QtBot, window: MainWindow, settings: Settings) -> None:
    window.actions_.settings.trigger()
    (box,) = shown(window, SettingsDialog).findChildren(QDialogButtonBox)
    close = box.button(QDialogButtonBox.StandardButton.Close)
    heard = []
    for language in LANGUAGES:
        settings.language = language
        heard.append(close.text().replace("&", ""))
    assert heard == ["Close", "Fermer", "Schließen", "Закрыть"]


def test_the_player_stays_in_the_list_of_languages(
    qtbot: QtBot, window: MainWindow, settings: Settings
) -> None:
    window.actions_.settings.trigger()
    dialog = shown(window, SettingsDialog)
    qtbot.waitExposed(dialog)
    dialog.activateWindow()
    dialog.language.setFocus()
    names = [dialog.language.itemText(index) for index in range(dialog.language.count())]
    assert names == ["System", "English", "Français", "Deutsch", "Русский"]
    for language in ("en", "fr", "de", "ru"):
        QTest.keyClick(dialog.language, Qt.Key.Key_Down)
        assert settings.language == language
        assert dialog.language.currentData() == language
        assert dialog.focusWidget() is dialog.language
    assert dialog.windowTitle() == "Настройки"


def test_an_ending_that_is_shown_speaks_too(
    qtbot: QtBot, settings: Settings, reference_deals: dict[str, str]
) -> None:
    window = open_window(qtbot, settings, Deal.numbered(3))
    while window.model.position.stock:
        window.model.play(window.model.position.parse_move("S"))
    window.endings._show_stuck()
    settings.language = "de"
    window.endings._show_stuck()
    assert "Neu beginnen" in [button.text() for button in window.endings.panel.buttons]


def test_plurals_have_the_forms_of_the_language(window: MainWindow, settings: Settings) -> None:
    settings.language = "ru"
    said = [window.endings.tr("%n move(s)", "", count) for count in (1, 3, 5, 21)]
    assert said == ["1 ход", "3 хода", "5 ходов", "21 ход"]


def test_cards_carry_the_letters_of_the_language(window: MainWindow, settings: Settings) -> None:
    letters = {}
    for language in LANGUAGES:
        settings.language = language
        letters[language] = "".join(index_letters()[index] for index in (0, 12, 11, 10))
        assert index_letters()[1:10] == tuple(str(number) for number in range(2, 11))
    assert letters == {"en": "AKQJ", "fr": "ARDV", "de": "AKDB", "ru": "ТКДВ"}
    assert card_sign(Card(12, Suit.HEARTS)) == "Д♥"
    settings.international_letters = True
    assert card_sign(Card(12, Suit.HEARTS)) == "Q♥"


def test_only_faces_with_another_letter_are_drawn_again(
    window: MainWindow, settings: Settings
) -> None:
    window.view.complete()
    faces = window.scene.pixmaps._faces
    for card in window.model.position.rules.deck():
        window.scene.pixmaps.face(card)
    before = {card: pixmap.cacheKey() for card, pixmap in faces.items()}
    settings.language = "fr"
    window.view.complete()
    changed = {card.rank for card, pixmap in faces.items() if pixmap.cacheKey() != before[card]}
    assert changed == {11, 12, 13}


def test_a_choice_may_follow_the_system(monkeypatch: pytest.MonkeyPatch) -> None:
    for wishes, language in (
        (["it-IT", "fr-FR"], "fr"),
        (["ru"], "ru"),
        (["ja-JP"], "en"),
        (["de_AT"], "de"),
        ([], "en"),
    ):
        monkeypatch.setattr(QLocale, "uiLanguages", lambda _, wishes=wishes: wishes)
        assert locale_for(SYSTEM).name()[:2] == language
        assert locale_for("de").name()[:2] == "de"


def test_unknown_stored_languages_count_as_unset(settings: Settings) -> None:
    settings._store.setValue("language/spoken", "xx")
    assert settings.language == SYSTEM


def mnemonic(text: str) -> str | None:
    plain = text.replace("&&", "")
    return plain[plain.index("&") + 1].lower() if "&" in plain else None


def clashes(texts: list[str]) -> list[str]:
    keys = [key for key in map(mnemonic, texts) if key]
    return sorted({key for key in keys if keys.count(key) > 1})


def test_clashes_are_found() -> None:
    assert clashes(["&New", "U&ndo", "&Quit", "R&&n"]) == ["n"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_access_keys_clash(window: MainWindow, settings: Settings, language: str) -> None:
    settings.language = language
    menus = [menu for menu in window.findChildren(QMenu) if menu.actions()]
    assert len(menus) >= 5
    assert clashes(menu_titles(window)) == []
    for menu in menus:
        texts = [action.text() for action in menu.actions() if not action.isSeparator()]
        assert clashes(texts) == [], menu.title()
        assert all(map(mnemonic, texts)), texts
    window.actions_.settings.trigger()
    window.actions_.deal_number.trigger()
    for dialog in window.findChildren(QDialog):
        texts = [
            text()
            for widget in dialog.findChildren(QWidget)
            if callable(text := getattr(widget, "text", None))
        ]
        assert clashes([text for text in texts if isinstance(text, str)]) == []
        dialog.close()


def test_a_hundred_changes_leave_nothing_behind(
    qapp: QApplication, window: MainWindow, settings: Settings
) -> None:
    """Windows, translators and all objects of ours are as many as before."""
    window.actions_.help.trigger()
    assert window.others.help is not None
    window.others.help.pane.go(Address("chameleon", "controls"))  # it draws no picture
    window.actions_.settings.trigger()

    def change(times: int) -> tuple[int, int, int]:
        for number in range(times):
            settings.language = LANGUAGES[number % len(LANGUAGES)]
            qapp.sendPostedEvents(None, QEvent.Type.DeferredDelete)
            qapp.processEvents()
        gc.collect()
        ours = [
            thing
            for thing in gc.get_objects()
            if type(thing).__module__.startswith(("PySide6", "chameleon_qt"))
        ]
        return len(qapp.findChildren(QTranslator)), len(qapp.allWidgets()), len(ours)

    change(8)
    before = change(4)
    assert change(100) == before
