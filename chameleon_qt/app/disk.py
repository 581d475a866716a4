"""Files of the player's own: written whole or not at all, read with care."""

from __future__ import annotations

import errno
import os
import stat
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QStandardPaths

from chameleon_qt.engine.errors import Reason, SaveError
from chameleon_qt.engine.savefile import MOST_CHARACTERS, SavedGame, parse_game

translate = QCoreApplication.translate

MOST_BYTES = 4 * MOST_CHARACTERS
"""No text that is short enough takes more."""
FULL = {errno.ENOSPC, errno.EDQUOT, errno.EFBIG}
FORBIDDEN = {errno.EACCES, errno.EPERM, errno.EROFS}
GONE = {errno.ENOENT, errno.ENOTDIR, errno.ELOOP}


def data_folder() -> Path:
    """Where the program keeps its games; it may not exist yet."""
    place = QStandardPaths.StandardLocation.GenericDataLocation
    return Path(QStandardPaths.writableLocation(place)) / "chameleon-qt"


def write_whole(path: Path, content: str | bytes) -> None:
    """Put `content` into the file at `path`; until it is all there, what was there before stays.

    A link at `path` is replaced, not followed. Raises `OSError`.
    """
    fresh = path.with_name(path.name + ".new")
    with suppress(FileNotFoundError):
        fresh.unlink()
    try:
        with fresh.open("xb") as file:
            file.write(content.encode() if isinstance(content, str) else content)
            file.flush()
            os.fsync(file.fileno())
        fresh.replace(path)
    except OSError:
        with suppress(OSError):
            fresh.unlink()
        raise
    _sync_folder(path.parent)


def _sync_folder(folder: Path) -> None:
    """Let the new name outlast a power cut, where the system lets a program ask for that."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def read_game(path: Path) -> SavedGame:
    """The game in the file at `path`; raises `SaveError` or `OSError`."""
    content = read_bytes(path, MOST_BYTES + 1)
    if content is None:
        raise SaveError(Reason.SAVE_UNKNOWN)
    if len(content) > MOST_BYTES:
        raise SaveError(Reason.SAVE_TOO_LONG, most=MOST_CHARACTERS)
    try:
        text = content.decode()
    except UnicodeDecodeError:
        raise SaveError(Reason.SAVE_UNKNOWN) from None
    return parse_game(text)


def read_bytes(path: Path, most: int) -> bytes | None:
    """The first `most` bytes of the file at `path`, None if it is no plain file.

    Raises `OSError`.
    """
    with open(path, "rb", opener=_open_without_waiting) as file:
        return file.read(most) if stat.S_ISREG(os.fstat(file.fileno()).st_mode) else None


def _open_without_waiting(path: str, flags: int) -> int:
    """Open what may be a pipe that nobody writes to."""
    return os.open(path, flags | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0))


def disk_text(error: OSError) -> str:
    """Why a file could not be read or written, without its name."""
    if error.errno in FULL:
        return translate("Disk", "The disk is full")
    if error.errno in FORBIDDEN:
        return translate("Disk", "The system does not allow it")
    if error.errno in GONE:
        return translate("Disk", "The file or its folder is not there")
    return translate("Disk", "The system reports an error")
