"""Compiles C++ programs for the tests."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

NATIVE = Path(__file__).parents[2] / "chameleon_qt" / "solver" / "native"


def build(program: Path, sources: list[Path], *options: str) -> Path:
    """Compile `sources` to `program`, with $CXX or the compiler that there is."""
    named = os.environ.get("CXX", "").split() or [shutil.which("c++") or "g++"]
    command = [*named, "-std=c++20", *options, *map(str, sources), "-o", str(program)]
    built = subprocess.run(command, capture_output=True, text=True)
    assert built.returncode == 0, built.stderr
    return program
