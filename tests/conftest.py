"""Shared fixtures: a screen in memory, own settings, and a watch over what keeps running."""

from __future__ import annotations

import gc
import os
import traceback
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from weakref import WeakKeyDictionary

import pytest

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QAbstractAnimation, QEvent, QObject, QSettings, QThread, QTimer
from PySide6.QtWidgets import QApplication
from shiboken6 import isValid

from chameleon_qt.i18n.letters import use_international
from chameleon_qt.i18n.translators import speak

DATA = Path(__file__).parent / "data"

Started = WeakKeyDictionary[QObject, str]


def _table(name: str) -> dict[str, str]:
    lines = (DATA / name).read_text(encoding="ascii").splitlines()
    return dict(line.split(": ", 1) for line in lines if not line.startswith("#"))


@pytest.fixture(scope="session")
def reference_deals() -> dict[str, str]:
    """The cards of each reference deal by name."""
    return _table("reference.txt")


@pytest.fixture(scope="session")
def winning_lines() -> dict[str, list[str]]:
    """A winning line of some reference deals, as move texts, by the deal's name."""
    return {name: line.split() for name, line in _table("winning-lines.txt").items()}


@pytest.fixture(autouse=True)
def own_settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Keep every test away from the player's own settings."""
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    QSettings.setPath(QSettings.Format.NativeFormat, QSettings.Scope.UserScope, str(tmp_path))
    return tmp_path / "test.ini"


@pytest.fixture
def speaking(qapp: QApplication) -> Iterator[Callable[[str], None]]:
    """Speaks a language in all windows, at once; afterwards English is spoken again."""

    def speak_now(language: str) -> None:
        speak(qapp, language)
        qapp.sendPostedEvents()

    yield speak_now
    use_international(False)
    speak(qapp, "en")
    qapp.sendPostedEvents(None, QEvent.Type.DeferredDelete)  # closed windows hear no more of it
    qapp.sendPostedEvents()


def _remember_start(kind: type[Any], started: Started, monkeypatch: pytest.MonkeyPatch) -> None:
    original: Callable[..., object] = kind.start

    def start(self: QObject, *args: object) -> object:
        started[self] = "".join(traceback.format_stack(limit=6)[:-1])
        return original(self, *args)

    monkeypatch.setattr(kind, "start", start)


def _running(thing: QObject) -> bool:
    if isinstance(thing, QTimer):
        return thing.isActive()
    if isinstance(thing, QThread):
        return thing.isRunning()
    return isinstance(thing, QAbstractAnimation) and (
        thing.state() is not QAbstractAnimation.State.Stopped
    )


def _left(started: Started) -> list[str]:
    return [
        f"{thing!r}, started at\n{where}"
        for thing, where in started.items()
        if isValid(thing) and _running(thing)
    ]


@pytest.fixture(autouse=True)
def nothing_left_running(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Fail a test that leaves a thread, timer or animation running, and say where it began."""
    started: Started = WeakKeyDictionary()
    for kind in (QTimer, QThread, QAbstractAnimation):
        _remember_start(kind, started, monkeypatch)
    yield
    if QApplication.instance() is not None:  # windows that were closed are gone for the next test
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    if _left(started):
        gc.collect()  # what nobody holds any more is no loss
    left = _left(started)
    assert not left, "still running after the test:\n" + "\n".join(left)
