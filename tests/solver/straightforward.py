"""Runs the straightforward build of the search, for comparison with the core."""

from __future__ import annotations

import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from chameleon_qt.engine.position import Position
from chameleon_qt.solver.core import encode
from tests.solver.native_build import build

SOURCE = Path(__file__).with_name("straightforward.cpp")


class Answer(NamedTuple):
    """Verdict as the core numbers it, states expanded, seconds."""

    verdict: int
    nodes: int
    seconds: float


def straightforward(folder: Path, positions: Sequence[Position], nodes: int) -> list[Answer]:
    """Its answers for `positions`, each within `nodes` states; the program goes to `folder`."""
    program = build(folder / "straightforward", [SOURCE], "-O3", "-DNDEBUG")
    lines = "\n".join(" ".join(map(str, encode(position))) for position in positions)
    run = subprocess.run(
        [program, str(nodes)], input=lines, capture_output=True, text=True, check=True
    )
    parts = [line.split() for line in run.stdout.splitlines()]
    return [Answer(int(verdict), int(count), float(time)) for verdict, count, time in parts]
