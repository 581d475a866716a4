"""A connection that trusts nothing in the file that it opens."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from pathlib import Path

WAIT = 0.5
"""Seconds to wait while another running program writes."""

_STRIDE = 100_000
_SPARE = 50_000_000
_EACH_BYTE = 20


def connect(path: Path) -> sqlite3.Connection:
    """Open or make `path`; transactions are begun by hand.

    A query that a damaged file sends in circles is interrupted.
    """
    connection = sqlite3.connect(path, timeout=WAIT, isolation_level=None, check_same_thread=False)
    connection.text_factory = _text
    connection.execute("PRAGMA trusted_schema = OFF")
    connection.execute("PRAGMA cell_size_check = ON")
    limit(connection, path)
    return connection


def limit(connection: sqlite3.Connection, path: Path, stopped: Callable[[], bool] = bool) -> None:
    """Let what follows take as many steps as a file of this size may need, or until `stopped`."""
    left = (_SPARE + _EACH_BYTE * path.stat().st_size) // _STRIDE

    def is_over() -> bool:
        nonlocal left
        left -= 1
        return left < 0 or stopped()

    connection.set_progress_handler(is_over, _STRIDE)


def _text(raw: bytes) -> str:
    return raw.decode("utf-8", "replace")
