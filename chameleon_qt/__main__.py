"""The one entry point: ``chameleon-qt``, or ``python -m chameleon_qt``."""

from __future__ import annotations

import gc
import sys


def main() -> int:
    """Run the command line and return the exit code.

    Nothing is garbage while the program starts, so the collector begins with the event loop.
    """
    gc.disable()
    from chameleon_qt.cli import run

    return run(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
