"""The keeper: the running game is on the disk after every move, whatever happens."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from chameleon_qt.app import file_writer
from chameleon_qt.app.disk import read_game, write_whole
from chameleon_qt.app.keeper import SLOTS, Keeper
from chameleon_qt.engine.deal import Deal
from chameleon_qt.engine.errors import Reason, SaveError
from chameleon_qt.engine.game import Game
from chameleon_qt.engine.savefile import format_game

KILLS = 100


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "games"


@pytest.fixture
def keeper(folder: Path) -> Iterator[Keeper]:
    threads = set(threading.enumerate())
    keeper = Keeper(folder)
    yield keeper
    keeper.close()
    assert set(threading.enumerate()) <= threads


def text_of(number: int, turns: int = 2) -> str:
    game = Game(Deal.numbered(number))
    for _ in range(turns):
        game.play(game.position.legal_moves()[0])
    return format_game(game, turns)


def test_a_game_comes_back(keeper: Keeper, folder: Path) -> None:
    assert keeper.open() == (None, None)
    keeper.keep(text_of(1))
    keeper.keep(text_of(2))
    keeper.close()
    other = Keeper(folder)
    saved = other.open().saved
    other.close()
    assert saved is not None
    assert saved.game.deal.number == 2


def test_each_player_has_a_game(keeper: Keeper) -> None:
    keeper.open()
    keeper.keep(text_of(1))
    assert keeper.open("player-3").saved is None
    keeper.keep(text_of(2))
    saved = keeper.open().saved
    assert saved is not None
    assert saved.game.deal.number == 1


def test_two_running_copies_do_not_share_a_game(keeper: Keeper, folder: Path) -> None:
    keeper.open()
    keeper.keep(text_of(1))
    second = Keeper(folder)
    assert second.open().saved is None
    second.keep(text_of(2))
    second.close()
    keeper.close()
    assert read_game(folder / "guest-1.chameleon").game.deal.number == 1
    assert read_game(folder / "guest-2.chameleon").game.deal.number == 2


def test_there_are_slots_enough(folder: Path) -> None:
    keepers = [Keeper(folder) for _ in range(SLOTS + 1)]
    for keeper in keepers:
        keeper.open()
    for number, keeper in enumerate(keepers, 1):
        keeper.keep(text_of(number))
    for keeper in keepers:
        keeper.close()
    assert len(list(folder.glob("*.chameleon"))) == SLOTS


def test_the_game_before_is_kept_too(keeper: Keeper, folder: Path) -> None:
    keeper.open()
    assert keeper.previous() == (None, None)
    keeper.keep_previous(text_of(7))
    keeper.keep(text_of(8))
    assert keeper.previous().saved is not None
    keeper.close()
    again = Keeper(folder)
    again.open()
    saved = again.previous().saved
    again.close()
    assert saved is not None
    assert saved.game.deal.number == 7


def test_a_damaged_game_is_set_aside(keeper: Keeper, folder: Path) -> None:
    folder.mkdir()
    for number in (1, 2):
        (folder / "guest-1.chameleon").write_text("Chameleon Qt game, format 2\nid: x\n")
        fault = keeper.open().fault
        assert isinstance(fault, SaveError)
        assert fault.reason is Reason.SAVE_ID
        assert (folder / f"guest-1-aside-{number}.chameleon").exists()
    assert keeper.open() == (None, None)


def test_a_disk_that_is_full_is_told_once_and_tried_again(
    qtbot: QtBot, keeper: Keeper, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_path: Path, _text: str) -> None:
        raise OSError(errno.ENOSPC, "full")

    told: list[object] = []
    keeper.failed.connect(told.append)
    keeper.open()
    keeper.keep(text_of(1))
    keeper._writer.wait(10)
    monkeypatch.setattr(file_writer, "write_whole", fail)
    for number in (2, 3):
        keeper.keep(text_of(number))
        qtbot.waitUntil(lambda: bool(told))
        keeper._writer.wait(10)
    assert len(told) == 1
    assert keeper._again.isActive()
    monkeypatch.setattr(file_writer, "write_whole", write_whole)
    with qtbot.waitSignal(keeper.recovered):
        keeper._again.timeout.emit()
    assert read_game(folder / "guest-1.chameleon").game.deal.number == 3
    assert not keeper._again.isActive()


def test_a_folder_that_cannot_be_made_stops_nothing(qtbot: QtBot, tmp_path: Path) -> None:
    (tmp_path / "games").write_text("in the way")
    keeper = Keeper(tmp_path / "games")
    brought = keeper.open()
    assert brought.saved is None
    with qtbot.waitSignal(keeper.failed):
        keeper.keep(text_of(1))
    keeper.close()
    assert (tmp_path / "games").read_text() == "in the way"


def test_a_link_in_the_way_is_replaced(keeper: Keeper, folder: Path, tmp_path: Path) -> None:
    folder.mkdir()
    other = tmp_path / "other"
    other.write_text("precious")
    (folder / "guest-1.chameleon").symlink_to(other)
    assert keeper.open().saved is None
    keeper.keep(text_of(1))
    keeper.close()
    assert other.read_text() == "precious"
    assert read_game(folder / "guest-1.chameleon").game.deal.number == 1


def test_kills_lose_no_game(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.app.killing", str(tmp_path / "games"), str(KILLS)],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
        env=os.environ | {"PYTHONPATH": str(Path.cwd())},
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout == f"{KILLS} 0\n"
