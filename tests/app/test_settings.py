"""Settings: sensible at first, kept and announced at once, robust against damage."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QByteArray, QSettings
from pytestqt.qtbot import QtBot

from chameleon_qt.app.settings import Settings
from chameleon_qt.engine.rules import CHAMELEON, KANSAS
from chameleon_qt.table.art.backs import Back
from chameleon_qt.table.art.cloth import Cloth
from chameleon_qt.table.speeds import Speed

USUAL: dict[str, Any] = {
    "autoplay": True,
    "auto_complete": True,
    "rules": CHAMELEON,
    "speed": Speed.NORMAL,
    "back": Back.LOZENGES,
    "cloth": Cloth.GREEN,
    "geometry": QByteArray(),
    "four_colours": False,
    "large_print": False,
    "left_handed": False,
    "player": None,
}
OTHERS: dict[str, Any] = {
    "autoplay": False,
    "auto_complete": False,
    "rules": KANSAS,
    "speed": Speed.SLOW,
    "back": Back.CHAMELEON,
    "cloth": Cloth.SAND,
    "geometry": QByteArray(b"anything"),
    "four_colours": True,
    "large_print": True,
    "left_handed": True,
    "player": 3,
}


def read(path: Path) -> Settings:
    """The settings as another start of the program finds them."""
    return Settings(QSettings(str(path), QSettings.Format.IniFormat))


@pytest.fixture
def store(own_settings: Path) -> QSettings:
    return QSettings(str(own_settings), QSettings.Format.IniFormat)


@pytest.fixture
def settings(store: QSettings, qapp: object) -> Settings:
    return Settings(store)


@pytest.mark.parametrize("name", USUAL)
def test_usual_values(settings: Settings, name: str) -> None:
    assert getattr(settings, name) == USUAL[name]


@pytest.mark.parametrize("name", OTHERS)
def test_a_value_is_kept(
    settings: Settings, store: QSettings, own_settings: Path, name: str
) -> None:
    setattr(settings, name, OTHERS[name])
    assert getattr(settings, name) == OTHERS[name]
    store.sync()
    again = read(own_settings)
    for other in USUAL:
        assert getattr(again, other) == (OTHERS if other == name else USUAL)[other]


@pytest.mark.parametrize("name", [name for name in OTHERS if name != "geometry"])
def test_a_new_value_is_told_at_once_and_only_once(
    settings: Settings, qtbot: QtBot, name: str
) -> None:
    with qtbot.waitSignal(settings.changed, timeout=0):
        setattr(settings, name, OTHERS[name])
    with qtbot.assertNotEmitted(settings.changed):
        setattr(settings, name, OTHERS[name])


@pytest.mark.parametrize("name", ["autoplay", "auto_complete"])
def test_a_flag_can_be_switched_back_after_a_restart(
    settings: Settings, store: QSettings, own_settings: Path, name: str
) -> None:
    setattr(settings, name, False)
    store.sync()
    again = read(own_settings)
    setattr(again, name, True)
    assert getattr(again, name) is True


@pytest.mark.parametrize("damage", ["", "nonsense", "17", "@Invalid()", "@ByteArray(x)", "a, b"])
def test_a_damaged_value_counts_as_unset(own_settings: Path, damage: str, qapp: object) -> None:
    keys = {
        "play": ("autoplay", "auto_complete", "game"),
        "table": ("speed", "back", "cloth"),
    }
    text = "".join(
        f"[{group}]\n" + "".join(f"{key}={damage}\n" for key in names)
        for group, names in keys.items()
    )
    own_settings.write_text(text, encoding="utf-8")
    settings = read(own_settings)
    for name, usual in USUAL.items():
        assert getattr(settings, name) == usual


def test_a_file_of_rubbish_counts_as_empty(own_settings: Path, qapp: object) -> None:
    own_settings.write_bytes(bytes(range(256)) * 8)
    settings = read(own_settings)
    for name, usual in USUAL.items():
        assert getattr(settings, name) == usual
