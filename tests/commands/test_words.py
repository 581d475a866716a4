"""What argparse says, and which language a command speaks."""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from chameleon_qt.cli import run
from chameleon_qt.i18n.languages import LANGUAGES

ROOT = Path(__file__).parents[2]
Speak = Callable[[str], None]

LINES = {
    "bad option": ["deal", "1", "--wrong"],
    "bad choice": ["--game", "bridge"],
    "bad command": ["win"],
    "bad value": ["deal", "--winnable", "--from", "x"],
    "no value": ["--deal"],
    "missing": ["replay"],
    "neither": ["deal"],
    "both": ["deal", "1", "--winnable"],
    "value for a flag": ["deal", "--winnable=3"],
    "ambiguous": ["--de", "1"],
}
ENGLISH = (
    "usage",
    "error",
    "argument ",
    "required",
    "invalid",
    "choose",
    "expected",
    "allowed",
    "explicit",
    "ambiguous",
    "show this",
    "exit",
    "positional",
)
"""Words that no other language here has."""
HEADINGS = {
    "en": ("usage: ", "commands:", "options:", "show this help"),
    "fr": ("utilisation\u202f: ", "commandes\u202f:", "options\u202f:", "afficher cette aide"),
    "de": ("Aufruf: ", "Befehle:", "Optionen:", "diese Hilfe zeigen"),
    "ru": ("использование: ", "команды:", "параметры:", "показать эту справку"),
}
MISSING = {
    "en": "chameleon-qt replay: error: the following arguments are required: --deal, --line",
    "fr": "chameleon-qt replay\u202f: erreur\u202f: les arguments suivants sont nécessaires\u202f: "
    "--deal, --line",
    "de": "chameleon-qt replay: Fehler: folgende Argumente sind nötig: --deal, --line",
    "ru": "chameleon-qt replay: ошибка: обязательные аргументы не указаны: --deal, --line",
}


def said(arguments: list[str], code: int, capsys: pytest.CaptureFixture[str]) -> str:
    with pytest.raises(SystemExit) as ended:
        run(arguments)
    assert ended.value.code == code
    out, err = capsys.readouterr()
    assert bool(out) is not bool(err)
    return out + err


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_is_in_the_players_language(
    speaking: Speak, capsys: pytest.CaptureFixture[str], language: str
) -> None:
    speaking(language)
    text = said(["--help"], 0, capsys)
    for words in HEADINGS[language]:
        assert words in text
    assert text.startswith(HEADINGS[language][0])


@pytest.mark.parametrize("language", [code for code in LANGUAGES if code != "en"])
def test_no_complaint_is_in_english(
    speaking: Speak, capsys: pytest.CaptureFixture[str], language: str
) -> None:
    speaking(language)
    for name, arguments in LINES.items():
        text = said(arguments, 2, capsys).lower()
        lines = [line for line in text.splitlines() if "chameleon-qt" in line]
        own = set[str]() if language == "ru" else {"argument "}
        assert not [word for word in set(ENGLISH) - own if word in lines[-1]], name
        assert lines[0].startswith(HEADINGS[language][0].lower())


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_missing_is_named(
    speaking: Speak, capsys: pytest.CaptureFixture[str], language: str
) -> None:
    speaking(language)
    assert said(["replay"], 2, capsys).splitlines()[-1] == MISSING[language]


def test_argparse_has_its_own_words_again(
    speaking: Speak, capsys: pytest.CaptureFixture[str]
) -> None:
    speaking("ru")
    usual = vars(argparse)["_"]
    said(["--help"], 0, capsys)
    said(["--wrong"], 2, capsys)
    assert vars(argparse)["_"] is usual
    assert "usage: " in argparse.ArgumentParser(prog="other").format_help()


def program(*words: str) -> str:
    """What the program says when it runs by itself."""
    done = subprocess.run(
        [sys.executable, "-m", "chameleon_qt", *words],
        capture_output=True,
        encoding="utf-8",
        cwd=ROOT,
        env={**os.environ, "PYTHONIOENCODING": "utf-8"},
        timeout=60,
        check=False,
    )
    return done.stdout + done.stderr


def test_commands_speak_the_language_of_the_settings_unless_told_another(tmp_path: Path) -> None:
    """It is the window's language; the fixture `own_settings` made the folder the player's."""
    (tmp_path / "chameleon-qt").mkdir()
    store = tmp_path / "chameleon-qt" / "chameleon-qt.conf"
    store.write_text("[language]\nspoken=de\n", encoding="utf-8")
    assert program("help").startswith("Das Ziel\n")
    assert "0 ist keine Partienummer" in program("deal", "0")
    assert program("deal").startswith("Aufruf: ")
    assert "0 n’est pas un numéro de donne" in program("deal", "0", "--language", "fr")
    store.write_text("[language]\nspoken=xx\n", encoding="utf-8")
    assert program("help").startswith("The goal\n")
