"""The native core alone, under the address and undefined-behaviour sanitizers."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

HERE = Path(__file__).parent
NATIVE = HERE.parent.parent / "chameleon_qt" / "solver" / "native"


def test_core_is_clean_under_sanitizers(tmp_path: Path) -> None:
    named = os.environ.get("CXX", "").split() or [shutil.which("c++") or "g++"]
    program = tmp_path / "fuzz"
    flags = ["-std=c++20", "-O1", "-g", "-DSTANDALONE", "-fno-sanitize-recover=all"]
    sanitizers = "-fsanitize=address,undefined"
    sources = [HERE / "fuzz_position.cpp", *sorted(NATIVE.glob("*.cpp"))]
    built = subprocess.run(
        [*named, *flags, sanitizers, *sources, "-o", program], capture_output=True, text=True
    )
    assert built.returncode == 0, built.stderr
    run = subprocess.run([program], capture_output=True, text=True, timeout=240)
    assert run.returncode == 0, run.stderr
