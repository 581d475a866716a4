"""Where the files that ship beside the code are: fonts, icons, compiled translations."""

from __future__ import annotations

from pathlib import Path

_PACKAGE = Path(__file__).parent
_ROOT = _PACKAGE if (_PACKAGE / "resources").is_dir() else _PACKAGE.parent


def asset(*parts: str) -> Path:
    """Path of a shipped file, such as ``asset("resources", "icons", "new.svg")``.

    An installed package carries ``resources`` and ``translations`` inside itself; a source
    tree has them beside it.
    """
    return _ROOT.joinpath(*parts)
