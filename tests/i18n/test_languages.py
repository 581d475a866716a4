"""A fifth language is one file and one code; a missing text is named."""

from __future__ import annotations

import shutil
import subprocess
import xml.etree.ElementTree as ET
from collections.abc import Callable
from pathlib import Path

import PySide6
import pytest
from pytestqt.qtbot import QtBot

from chameleon_qt.app.settings_dialog import SettingsDialog
from chameleon_qt.cli import run
from chameleon_qt.engine.deal import Deal
from chameleon_qt.i18n import languages
from tests.gui.driving import open_window, stored_settings

ROOT = Path(__file__).parent.parent.parent
TOOLS = Path(PySide6.__file__).parent


@pytest.fixture
def esperanto(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A language that the program has never heard of, made by nothing but its two additions."""
    folder = tmp_path / "translations"
    shutil.copytree(ROOT / "translations", folder)
    source = folder / "chameleon_eo.ts"
    options = ("-extensions", "py", "-target-language", "eo", "-locations", "none", "-silent")
    command = (TOOLS / "lupdate", *options, ROOT / "chameleon_qt", "-ts", source)
    subprocess.run(command, check=True)
    tree = ET.parse(source)
    for message in tree.iter("message"):
        translation = message.find("translation")
        assert translation is not None
        translation.attrib.pop("type")
        for form in [*translation.iter("numerusform")] or [translation]:
            form.text = "ĉ" + message.findtext("source", "")
    tree.write(source, encoding="utf-8", xml_declaration=True)
    target = source.with_suffix(".qm")
    subprocess.run([TOOLS / "lrelease", "-silent", source, "-qm", target], check=True)
    monkeypatch.setattr(
        "chameleon_qt.i18n.translators.asset", lambda *parts: tmp_path.joinpath(*parts)
    )
    added = (*languages.LANGUAGES, "eo")
    for module in ("i18n.languages", "i18n.formats", "app.settings_dialog"):
        monkeypatch.setattr(f"chameleon_qt.{module}.LANGUAGES", added)
    return "eo"


def test_a_fifth_language_is_a_file_and_a_code(
    qtbot: QtBot, own_settings: Path, speaking: Callable[[str], None], esperanto: str
) -> None:
    settings = stored_settings(own_settings)
    window = open_window(qtbot, settings, Deal.numbered(3))
    dialog = SettingsDialog(settings)
    qtbot.addWidget(dialog)
    assert dialog.language.findText("Esperanto") > 0
    dialog.language.setCurrentText("Esperanto")
    dialog.language.activated.emit(dialog.language.currentIndex())
    assert settings.language == esperanto
    speaking(settings.language)
    assert window.menuBar().actions()[0].text() == "ĉ&Game"
    assert dialog.windowTitle() == "ĉSettings"
    assert window.endings.tr("%n move(s)", "", 2) == "ĉ2 move(s)"


def test_the_command_line_speaks_the_language_asked_for(
    qapp: object, speaking: Callable[[str], None], capsys: pytest.CaptureFixture[str]
) -> None:
    speaking("fr")
    assert run(["deal", "0"]) == 2
    assert "0 n’est pas un numéro de donne" in capsys.readouterr().err
