"""Build hook: a wheel carries resources/ and the translations, compiled afresh, in the package.

An editable install needs neither: the program finds them beside the package in the source tree.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import PySide6
from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class AssetsHook(BuildHookInterface[Any]):
    """Adds what `chameleon_qt.assets` looks for inside an installed package."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile every .ts with the lrelease of PySide6 and name all files to be packed."""
        self._compiled = Path(tempfile.mkdtemp(prefix="chameleon-qt-"))
        if version == "editable":
            return
        lrelease = Path(PySide6.__file__).with_name(
            "lrelease.exe" if sys.platform == "win32" else "lrelease"
        )
        for source in Path(self.root, "translations").glob("*.ts"):
            target = self._compiled / f"{source.stem}.qm"
            subprocess.run([lrelease, "-silent", source, "-qm", target], check=True)
        build_data["force_include"] |= {
            str(Path(self.root, "resources")): "chameleon_qt/resources",
            str(self._compiled): "chameleon_qt/translations",
        }

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove the compiled files once the wheel has them."""
        shutil.rmtree(self._compiled)
