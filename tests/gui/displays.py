"""Displays of our own for tests in a real window."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

SCREEN = (1280, 900)


def need(*programs: str) -> None:
    """Fail a test that cannot run without these, and say what to do."""
    for program in programs:
        if shutil.which(program) is None:
            pytest.fail(f"{program} is missing: run `sh packaging/system-packages.sh test`")


@contextmanager
def display() -> Iterator[str]:
    """The name of an invisible display, with no window manager on it."""
    need("Xvfb")
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


def environment(display: str, home: str) -> dict[str, str]:
    """For a program that shows itself on `display` and keeps its things in `home`."""
    kept = {
        key: value
        for key, value in os.environ.items()
        if key not in ("WAYLAND_DISPLAY", "XAUTHORITY", "QT_SCALE_FACTOR")
    }
    return kept | {"DISPLAY": display, "QT_QPA_PLATFORM": "xcb", "HOME": home}
