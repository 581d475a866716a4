"""What a command answers: its exit codes, and the one line that says why it does nothing."""

from __future__ import annotations

import os
import sys

DONE = 0
BAD_INPUT = 2


def refuse(message: str) -> int:
    """Say `message` where errors are said; the exit code is that of bad input."""
    print(f"chameleon-qt: {message}", file=sys.stderr)
    return BAD_INPUT


def has_display() -> bool:
    """Whether a window can be shown; Qt itself would end the program where it cannot."""
    if sys.platform in ("win32", "darwin"):
        return True
    return any(map(os.environ.get, ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")))
