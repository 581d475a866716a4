"""A whole game in a real window of a real (if invisible) X server, played by xdotool."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

ROOT = Path(__file__).parents[2]
SCREEN = (1280, 900)


@pytest.fixture
def display() -> Iterator[str]:
    """The name of a display of our own, with no window manager on it."""
    for program in ("Xvfb", "xdotool"):
        if shutil.which(program) is None:
            pytest.fail(f"{program} is missing: install the packages xvfb and xdotool")
    reading, writing = os.pipe()
    size = "x".join(map(str, (*SCREEN, 24)))
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writing), "-screen", "0", size, "-nolisten", "tcp"],
        pass_fds=[writing],
        stderr=subprocess.PIPE,
    )
    os.close(writing)
    with os.fdopen(reading) as numbers:
        number = numbers.readline().strip()
    try:
        assert number, f"Xvfb did not start: {server.communicate(timeout=10)[1].decode()}"
        yield f":{number}"
    finally:
        server.terminate()
        server.communicate(timeout=10)


def test_a_whole_game_is_won_in_a_real_window(
    display: str,
    tmp_path: Path,
    reference_deals: dict[str, str],
    winning_lines: dict[str, list[str]],
) -> None:
    name = min(winning_lines, key=lambda name: len(winning_lines[name]))
    line = winning_lines[name]
    environment = {
        key: value
        for key, value in os.environ.items()
        if key not in ("WAYLAND_DISPLAY", "XAUTHORITY", "QT_SCALE_FACTOR")
    }
    environment |= {"DISPLAY": display, "QT_QPA_PLATFORM": "xcb", "HOME": str(tmp_path)}
    driver = [sys.executable, "-m", "tests.gui.real_window_driver", str(tmp_path)]
    played = subprocess.run(
        [*driver, reference_deals[name], " ".join(line)],
        cwd=ROOT,
        env=environment,
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
