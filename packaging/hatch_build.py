"""Build hook: compiles the solver's core; a wheel also carries resources/ and the translations.

An editable install gets the core beside its sources, and finds the rest in the source tree.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

import PySide6
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SOLVER = Path("chameleon_qt", "solver")
LIBRARY = {"win32": "_core.dll", "darwin": "_core.dylib"}.get(sys.platform, "_core.so")
OPTIONS = ("-std=c++20", "-O3", "-DNDEBUG", "-fvisibility=hidden", "-shared")


def compiler() -> list[str]:
    """The C++ compiler that $CXX names, or the first one found."""
    if named := os.environ.get("CXX"):
        return named.split()
    for name in ("c++", "g++", "clang++"):
        if found := shutil.which(name):
            return [found]
    raise RuntimeError("a C++20 compiler is needed to build the solver: install g++, or set CXX")


def compile_core(root: Path) -> Path:
    """Compile the solver's core, replace the library in one step, and return its path."""
    target = root / SOLVER / LIBRARY
    fresh = target.with_name(f"_core.{os.getpid()}.part")
    # The C++ runtime goes into the library: the wheel runs where another one is installed.
    static = [] if sys.platform == "darwin" else ["-static-libstdc++", "-static-libgcc"]
    position = [] if sys.platform == "win32" else ["-fPIC"]
    sources = sorted((root / SOLVER / "native").glob("*.cpp"))
    try:
        subprocess.run(
            [*compiler(), *OPTIONS, *position, *sources, *static, "-o", fresh], check=True
        )
        fresh.replace(target)
    finally:
        fresh.unlink(missing_ok=True)
    return target


class BuildHook(BuildHookInterface[Any]):
    """Adds what is not in the source tree as it stands."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile core and translations, and name all files to be packed."""
        self._compiled = Path(tempfile.mkdtemp(prefix="chameleon-qt-"))
        root = Path(self.root)
        core = compile_core(root)
        # The core is called through its C interface: one wheel a platform serves every Python.
        platform = sysconfig.get_platform().replace("-", "_").replace(".", "_")
        build_data["pure_python"] = False
        build_data["tag"] = f"py3-none-{platform}"
        if version == "editable":
            return
        lrelease = Path(PySide6.__file__).with_name(
            "lrelease.exe" if sys.platform == "win32" else "lrelease"
        )
        for source in Path(self.root, "translations").glob("*.ts"):
            target = self._compiled / f"{source.stem}.qm"
            subprocess.run([lrelease, "-silent", source, "-qm", target], check=True)
        build_data["force_include"] |= {
            str(core): (SOLVER / LIBRARY).as_posix(),
            str(root / "resources"): "chameleon_qt/resources",
            str(self._compiled): "chameleon_qt/translations",
        }

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove the compiled files once the wheel has them."""
        shutil.rmtree(self._compiled)
