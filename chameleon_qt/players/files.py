"""The files of the data folder: the database, its backups, what was set aside, and the lock.

players.sqlite3                  the database, with -wal and -shm while it is open
players.backup-000017.sqlite3    a backup; a higher number is newer, whatever the clock said
players.damaged-000002.sqlite3   a database that was set aside, with its -wal
players.lock                     held while files are moved, copied or migrated
"""

from __future__ import annotations

import os
import re
import shutil
import sqlite3
import stat
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

LOCK_WAIT = 2.0
"""Seconds to wait for another running program that moves or copies files."""
BESIDE = ("-wal", "-shm", "-journal")


class Files:
    """The files in one folder, which is made where it is missing."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.main = folder / "players.sqlite3"

    def make_folder(self) -> None:
        """Make sure that the folder is there."""
        self.folder.mkdir(parents=True, exist_ok=True)

    def identity(self) -> tuple[int, int] | None:
        """Which file the database is; None if there is none, or if it leads to another place."""
        beside = (self.main.with_name(self.main.name + end) for end in BESIDE)
        if not all(is_own(path) for path in beside if os.path.lexists(path)):
            return None
        try:
            found = self.main.lstat()
        except FileNotFoundError:
            return None
        return (found.st_dev, found.st_ino) if is_own(self.main) else None

    def is_there(self) -> bool:
        """Whether anything has the database's name, a link that leads nowhere included."""
        return os.path.lexists(self.main)

    def backups(self) -> list[Path]:
        """The backups, the newest first."""
        return [path for _, path in self._numbered("backup") if is_own(path)]

    def next_backup(self) -> Path:
        """The name of the next backup."""
        return self._next("backup")

    def set_aside(self) -> None:
        """Rename the database, if there is one, and what belongs to it.

        The database goes first: one that is missing is noticed whenever the program is killed,
        one without its log is not.
        """
        name = self._next("damaged")
        if self.is_there():
            self.main.rename(name)
        for end in BESIDE:
            beside = self.main.with_name(self.main.name + end)
            if os.path.lexists(beside):
                beside.rename(name.with_name(name.name + end))

    def new(self, name: str = "players.new") -> Path:
        """Where to write a file that gets its own name when it is whole; nothing is there."""
        for end in ("", *BESIDE):
            path = self.folder / f"{name}{end}"
            if path.is_dir() and not path.is_symlink():
                shutil.rmtree(path)
            else:
                path.unlink(missing_ok=True)
        return self.folder / name

    def place(self, new: Path, name: Path) -> None:
        """Give `new` its own name, once the disk has all of it."""
        with new.open("rb+") as file:
            os.fsync(file.fileno())
        new.replace(name)

    @contextmanager
    def alone(self) -> Iterator[None]:
        """Keep other running programs from moving files; a program that is killed lets go."""
        lock = self.folder / "players.lock"
        if os.path.lexists(lock) and not (is_own(lock) and lock.lstat().st_size == 0):
            lock.unlink()
        with closing(sqlite3.connect(lock, timeout=LOCK_WAIT, isolation_level=None)) as held:
            held.execute("BEGIN EXCLUSIVE")
            yield

    def _numbered(self, kind: str, end: str = "") -> list[tuple[int, Path]]:
        pattern = re.compile(rf"players\.{kind}-([0-9]{{6,12}})\.sqlite3{end}")
        found = [(pattern.fullmatch(path.name), path) for path in self.folder.iterdir()]
        return sorted(((int(match[1]), path) for match, path in found if match), reverse=True)

    def _next(self, kind: str) -> Path:
        newest = max((number for number, _ in self._numbered(kind, ".*")), default=0)
        return self.folder / f"players.{kind}-{newest + 1:06}.sqlite3"


def is_own(path: Path) -> bool:
    """Whether `path` is a file that has no other name and leads nowhere else."""
    try:
        found = path.lstat()
    except FileNotFoundError:
        return True  # gone since it was listed, as the log of a database that is closed
    return stat.S_ISREG(found.st_mode) and found.st_nlink == 1
