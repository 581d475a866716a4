"""The engine stands alone."""

from __future__ import annotations

import subprocess
import sys


def test_the_engine_needs_no_qt() -> None:
    code = (
        "import importlib, pkgutil, sys\n"
        "import chameleon_qt.engine as engine\n"
        "for module in pkgutil.iter_modules(engine.__path__, engine.__name__ + '.'):\n"
        "    importlib.import_module(module.name)\n"
        "known = [name for name in sys.modules if name.startswith('chameleon_qt.engine.')]\n"
        "alien = [name for name in sys.modules if name.split('.')[0] in ('PySide6', 'shiboken6')]\n"
        "print(len(known), alien)\n"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    count, _, alien = run.stdout.strip().partition(" ")
    assert int(count) >= 10
    assert alien == "[]"
