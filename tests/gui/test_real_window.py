"""A whole game in a real window of a real (if invisible) X server, played by xdotool."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from PySide6.QtGui import QImage

from tests.gui.displays import SCREEN, display, environment, need

ROOT = Path(__file__).parents[2]


def test_a_whole_game_is_won_in_a_real_window(
    tmp_path: Path,
    reference_deals: dict[str, str],
    winning_lines: dict[str, list[str]],
) -> None:
    name = min(winning_lines, key=lambda name: len(winning_lines[name]))
    line = winning_lines[name]
    need("xdotool")
    driver = [sys.executable, "-m", "tests.gui.real_window_driver", str(tmp_path)]
    with display() as name_of_display:
        played = subprocess.run(
            [*driver, reference_deals[name], " ".join(line)],
            cwd=ROOT,
            env=environment(name_of_display, str(tmp_path)),
            capture_output=True,
            text=True,
            timeout=90,
            check=False,
        )
    assert (played.returncode, played.stderr) == (0, ""), played.stdout
    report = json.loads(played.stdout)
    assert report["fault"] == ""
    assert report["platform"] == "xcb"
    assert report["status"] == "won"
    assert report["moves"] == len(line)
    assert report["presses"] == report["releases"] == len(line)
    assert report["commands"] > 2 * len(line) * 0.8
    assert report["motions"] > len(line) / 2

    picture = QImage(str(tmp_path / "screen.png"))
    assert (picture.width(), picture.height()) == SCREEN
    colours = {picture.pixel(x, y) for x in range(0, SCREEN[0], 7) for y in range(0, SCREEN[1], 7)}
    assert len(colours) > 200
