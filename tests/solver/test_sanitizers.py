"""The native core alone, under the address and undefined-behaviour sanitizers."""

from __future__ import annotations

import subprocess
from pathlib import Path

from tests.solver.native_build import NATIVE, build

FUZZ = Path(__file__).with_name("fuzz_position.cpp")


def test_core_is_clean_under_sanitizers(tmp_path: Path) -> None:
    program = build(
        tmp_path / "fuzz",
        [FUZZ, *sorted(NATIVE.glob("*.cpp"))],
        *("-O1", "-g", "-DSTANDALONE", "-fno-sanitize-recover=all", "-fsanitize=address,undefined"),
    )
    run = subprocess.run([program], capture_output=True, text=True, timeout=240)
    assert run.returncode == 0, run.stderr
