"""How long another language takes to be spoken, with every window of the program open."""

from __future__ import annotations

import time
from pathlib import Path
from statistics import median

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from chameleon_qt.app.help.pane import Address
from chameleon_qt.engine.deal import Deal
from chameleon_qt.i18n.languages import LANGUAGES
from chameleon_qt.i18n.translators import speak
from tests.gui.driving import open_window, stored_settings

pytestmark = pytest.mark.bench

CHANGES = 100
WANTED = 0.2


def test_a_change_of_the_language(qtbot: QtBot, own_settings: Path, qapp: QApplication) -> None:
    window = open_window(qtbot, stored_settings(own_settings), Deal.numbered(3))
    window.actions_.settings.trigger()
    window.actions_.help.trigger()
    assert window.others.help is not None
    window.others.help.pane.go(Address("chameleon", "rules"))
    qapp.processEvents()
    times = []
    for number in range(CHANGES):
        begun = time.perf_counter()
        speak(qapp, LANGUAGES[number % len(LANGUAGES)])
        qapp.processEvents()
        times.append(time.perf_counter() - begun)
    speak(qapp, "en")
    qapp.processEvents()
    window.view.complete()
    print(
        f"\nanother language, settings and pages open: median {1000 * median(times):.0f} ms, "
        f"worst {1000 * max(times):.0f} ms (wanted: {1000 * WANTED:.0f} ms)"
    )
    assert len(times) == CHANGES
