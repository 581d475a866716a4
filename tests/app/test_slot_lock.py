"""The lock of a slot ends with its process, at whatever instant that is killed."""

from __future__ import annotations

import os
import signal
from pathlib import Path

import pytest

from chameleon_qt.app.slot_lock import SlotLock


def test_only_one_has_it(tmp_path: Path) -> None:
    first, second = SlotLock(tmp_path / "lock"), SlotLock(tmp_path / "lock")
    assert first.take()
    assert not second.take()
    first.release()
    assert second.take()
    second.release()
    second.release()


def test_a_killed_process_leaves_none(tmp_path: Path) -> None:
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.write(writing, b"1" if SlotLock(tmp_path / "lock").take() else b"0")
        signal.pause()
    lock = SlotLock(tmp_path / "lock")
    assert os.read(reading, 1) == b"1"
    assert not lock.take()
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    assert lock.take()
    lock.release()
    os.close(reading)
    os.close(writing)


def test_what_an_old_file_says_does_not_matter(tmp_path: Path) -> None:
    (tmp_path / "lock").write_text("1\npython\nhost\n")
    lock = SlotLock(tmp_path / "lock")
    assert lock.take()
    lock.release()


def test_where_no_file_can_be_there_is_no_lock(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(OSError, match="lock"):
        SlotLock(tmp_path / "file" / "lock").take()
