"""The commands of the daily board and of statistics."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from datetime import date
from pathlib import Path

import pytest

from chameleon_qt.engine.daily import daily_deal
from chameleon_qt.players.store import Store
from tests.players.making import won


def run(data: Path, *arguments: str, language: str = "en") -> tuple[int, str, str]:
    done = subprocess.run(
        [sys.executable, "-m", "chameleon_qt", *arguments, "--language", language],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
        env=os.environ | {"XDG_DATA_HOME": str(data)},
    )
    return done.returncode, done.stdout, done.stderr


def test_daily_prints_the_cards_of_a_day(tmp_path: Path) -> None:
    code, out, _ = run(tmp_path, "daily", "--date", "2026-12-01")
    assert (code, out.strip()) == (0, str(daily_deal(date(2026, 12, 1))))
    before = date.today()
    code, out, _ = run(tmp_path, "daily")
    assert code == 0
    assert out.strip() in (str(daily_deal(before)), str(daily_deal(date.today())))
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--date", "2026-13-01"], "2026-13-01"),
        (["--date", "20261201"], "20261201"),
        (["--date", "1999-12-31"], "2000"),
        (["--game", "kansas"], "Chameleon"),
    ],
)
def test_a_bad_day_is_refused(tmp_path: Path, arguments: list[str], said: str) -> None:
    for language in ("en", "ru"):
        code, out, err = run(tmp_path, "daily", *arguments, language=language)
        assert (code, out) == (2, "")
        assert said in err
        assert "Traceback" not in err


def test_statistics_of_nobody_are_nothing(tmp_path: Path) -> None:
    code, out, err = run(tmp_path, "stats", "--json")
    assert (code, err) == (0, "")
    assert json.loads(out)["played"] == 0
    assert list(tmp_path.iterdir()) == []
    assert run(tmp_path, "stats", "--player", "Ann")[0] == 2


def test_statistics_are_printed(tmp_path: Path) -> None:
    store = Store(tmp_path / "chameleon-qt" / "players")
    ann = store.create("Ann")
    for number in range(1, 4):
        store.put(won(number, player=ann.id))
    store.put(won(9))
    store.close()
    report = json.loads(run(tmp_path, "stats", "--json", "--player", "ann")[1])
    assert (report["player"], report["played"], report["won"]) == ("Ann", 3, 3)
    assert json.loads(run(tmp_path, "stats", "--json")[1])["played"] == 1
    assert json.loads(run(tmp_path, "stats", "--json", "--game", "kansas")[1])["played"] == 0
    for language, name in (("en", "Games played"), ("fr", "Parties jouées")):
        code, out, _ = run(tmp_path, "stats", "--player", "Ann", language=language)
        lines = out.splitlines()
        assert (code, lines[0]) == (0, "Ann")
        assert lines[1].startswith(name)
        assert lines[1].endswith(" 3")
        assert len({len(line) for line in lines[1:]}) == 1
