"""The settings dialog shows what is set and changes it at once."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCheckBox, QDialogButtonBox
from pytestqt.qtbot import QtBot

from chameleon_qt.app.settings import Settings
from chameleon_qt.app.settings_dialog import SettingsDialog
from chameleon_qt.table.art.backs import Back
from chameleon_qt.table.art.cloth import Cloth
from chameleon_qt.table.speeds import Speed


@pytest.fixture
def settings(own_settings: Path, qapp: object) -> Settings:
    return Settings(QSettings(str(own_settings), QSettings.Format.IniFormat))


def shown(qtbot: QtBot, settings: Settings) -> SettingsDialog:
    dialog = SettingsDialog(settings)
    qtbot.addWidget(dialog)
    dialog.show()
    qtbot.waitExposed(dialog)
    return dialog


@pytest.mark.parametrize("on", [True, False])
@pytest.mark.parametrize(
    "name", ["autoplay", "auto_complete", "four_colours", "large_print", "left_handed"]
)
def test_a_check_box_shows_and_switches_its_setting(
    qtbot: QtBot, settings: Settings, name: str, on: bool
) -> None:
    setattr(settings, name, on)
    box = getattr(shown(qtbot, settings), name)
    assert box.isChecked() is on
    box.click()
    assert getattr(settings, name) is not on
    box.click()
    assert getattr(settings, name) is on


def test_every_speed_can_be_chosen(qtbot: QtBot, settings: Settings) -> None:
    dialog = shown(qtbot, settings)
    assert dialog.speed.currentData() == Speed.NORMAL
    dialog.speed.setFocus()
    QTest.keyClick(dialog.speed, Qt.Key.Key_Home)
    chosen = [settings.speed]
    for _ in range(dialog.speed.count() - 1):
        QTest.keyClick(dialog.speed, Qt.Key.Key_Down)
        chosen.append(settings.speed)
    assert chosen == list(Speed)


@pytest.mark.parametrize("back", list(Back))
def test_every_back_can_be_chosen(qtbot: QtBot, settings: Settings, back: Back) -> None:
    dialog = shown(qtbot, settings)
    assert [value for value, button in dialog.backs.buttons.items() if button.isChecked()] == [
        Back.LOZENGES
    ]
    QTest.mouseClick(dialog.backs.buttons[back], Qt.MouseButton.LeftButton)
    assert settings.back is back
    assert [value for value, button in dialog.backs.buttons.items() if button.isChecked()] == [back]


@pytest.mark.parametrize("cloth", list(Cloth))
def test_every_cloth_can_be_chosen(qtbot: QtBot, settings: Settings, cloth: Cloth) -> None:
    dialog = shown(qtbot, settings)
    QTest.mouseClick(dialog.cloths.buttons[cloth], Qt.MouseButton.LeftButton)
    assert settings.cloth is cloth
    assert shown(qtbot, settings).cloths.buttons[cloth].isChecked()


def test_pictures_to_choose_from_are_all_different(qtbot: QtBot, settings: Settings) -> None:
    dialog = shown(qtbot, settings)
    for choice in (dialog.backs, dialog.cloths):
        buttons = list(choice.buttons.values())
        images = [button.icon().pixmap(button.iconSize()).toImage() for button in buttons]
        for number, image in enumerate(images):
            assert image not in images[number + 1 :]
        assert len({button.text() for button in buttons}) == len(buttons)


def test_opening_and_closing_changes_nothing(qtbot: QtBot, settings: Settings) -> None:
    with qtbot.assertNotEmitted(settings.changed):
        dialog = shown(qtbot, settings)
        (box,) = dialog.findChildren(QDialogButtonBox)
        box.button(QDialogButtonBox.StandardButton.Close).click()
    assert not dialog.isVisible()


def test_every_widget_can_be_reached_by_its_own_key(qtbot: QtBot, settings: Settings) -> None:
    dialog = shown(qtbot, settings)
    boxes = dialog.findChildren(QCheckBox)
    assert len(boxes) >= 8
    texts = [box.text() for box in boxes]
    keys = [text[text.index("&") + 1].lower() for text in texts]
    assert len(set(keys)) == len(keys)
