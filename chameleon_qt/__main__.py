"""The one entry point: ``chameleon-qt``, or ``python -m chameleon_qt``."""

from __future__ import annotations

import gc
import os
import signal
import sys
from io import TextIOWrapper

CANNOT_WRITE = 2


def main() -> int:
    """Run the command line and return the exit code.

    Nothing is garbage while the program starts, so the collector begins with the event loop.
    """
    gc.disable()
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")
    from chameleon_qt.cli import run

    try:
        code = run(sys.argv[1:])
        if sys.stdout is not None:
            sys.stdout.flush()
    except OSError as error:
        # Whoever reads has gone, or the disk is full: nothing more can be said there.
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        if not isinstance(error, BrokenPipeError):
            print(f"chameleon-qt: {error.strerror}", file=sys.stderr)
        return CANNOT_WRITE
    return code


if __name__ == "__main__":
    sys.exit(main())
