"""Files of games: written whole or not at all; whatever is in one, it is read or refused."""

from __future__ import annotations

import errno
import os
import random
from pathlib import Path

import pytest

from chameleon_qt.app import disk
from chameleon_qt.app.disk import MOST_BYTES, data_folder, disk_text, read_game, write_whole
from chameleon_qt.engine.deal import Deal
from chameleon_qt.engine.errors import Reason, SaveError
from chameleon_qt.engine.game import Game
from chameleon_qt.engine.savefile import SUFFIX, format_game

MUTANTS = 2500


@pytest.fixture
def path(tmp_path: Path) -> Path:
    folder = tmp_path / "games"
    folder.mkdir()
    return folder / f"game{SUFFIX}"


def text_of(turns: int, number: int = 5) -> str:
    game = Game(Deal.numbered(number))
    for _ in range(turns):
        game.play(game.position.legal_moves()[0])
    return format_game(game, 12)


def names(folder: Path) -> list[str]:
    return [path.name for path in folder.iterdir()]


def test_a_game_is_written_and_read(path: Path) -> None:
    write_whole(path, text_of(3))
    write_whole(path, text_of(9))
    saved = read_game(path)
    assert len(saved.game.turns) == 9
    assert saved.seconds == 12
    assert names(path.parent) == [path.name]


def test_a_write_that_fails_leaves_the_old_file(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_whole(path, text_of(3))

    def fail(_handle: int) -> None:
        raise OSError(errno.ENOSPC, "full")

    monkeypatch.setattr(os, "fsync", fail)
    with pytest.raises(OSError, match="full"):
        write_whole(path, text_of(9))
    assert len(read_game(path).game.turns) == 3
    assert names(path.parent) == [path.name]


def test_what_an_earlier_crash_left_is_no_hindrance(path: Path) -> None:
    path.with_name(path.name + ".new").write_text("half a ga")
    write_whole(path, text_of(3))
    assert names(path.parent) == [path.name]


@pytest.mark.parametrize("suffix", ["", ".new"])
def test_a_link_is_replaced_and_not_followed(path: Path, suffix: str) -> None:
    other = path.parent.parent / "other.txt"
    other.write_text("precious")
    path.with_name(path.name + suffix).symlink_to(other)
    write_whole(path, text_of(3))
    assert other.read_text() == "precious"
    assert not path.is_symlink()


def test_only_files_are_read(path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        read_game(path)
    with pytest.raises((SaveError, OSError)):
        read_game(path.parent)
    os.mkfifo(path)  # a pipe that nobody writes to would never end
    with pytest.raises(SaveError):
        read_game(path)


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"", Reason.SAVE_UNKNOWN),
        (b"\xff\xfe" + text_of(2).encode("utf-16-le"), Reason.SAVE_UNKNOWN),
        (text_of(2).encode("utf-16"), Reason.SAVE_UNKNOWN),
        (text_of(2).encode("utf-32"), Reason.SAVE_UNKNOWN),
        (b"\0" * 1000, Reason.SAVE_UNKNOWN),
        (b"#" * (MOST_BYTES + 1), Reason.SAVE_TOO_LONG),
        (b"SQLite format 3\0", Reason.SAVE_UNKNOWN),
    ],
)
def test_other_files_are_refused(path: Path, content: bytes, reason: Reason) -> None:
    path.write_bytes(content)
    with pytest.raises(SaveError) as refusal:
        read_game(path)
    assert refusal.value.reason is reason


def test_a_byte_order_mark_does_no_harm(path: Path) -> None:
    path.write_bytes(text_of(2).encode("utf-8-sig"))
    assert len(read_game(path).game.turns) == 2


def test_mutated_files_are_read_or_refused(path: Path) -> None:
    chance = random.Random(20261201)
    whole = [text_of(turns, 3).encode() for turns in (0, 4, 12)]
    refused = 0
    for _ in range(MUTANTS):
        path.write_bytes(mutant(chance, chance.choice(whole)))
        try:
            saved = read_game(path)
        except SaveError:
            refused += 1
        else:
            assert len(saved.game.deal.cards) == 52
            assert saved.game.position.legal_moves() is not None
    assert names(path.parent) == [path.name]
    assert refused > MUTANTS // 2


def mutant(chance: random.Random, whole: bytes) -> bytes:
    """`whole` with one to three faults in it."""
    content = bytearray(whole)
    for _ in range(chance.randint(1, 3)):
        at = chance.randrange(max(1, len(content)))
        match chance.randrange(6):
            case 0 if content:
                content[at] ^= 1 << chance.randrange(8)
            case 1:
                del content[at : at + chance.choice((1, 3, 40))]
            case 2:
                del content[at:]
            case 3:
                content[at:at] = str(chance.choice((-1, 10**9, 10**40))).encode()
            case 4:
                lines = content.split(b"\n")
                chance.shuffle(lines)
                content = bytearray(b"\n".join(lines))
            case _:
                words = content.split(b" ")
                first, second = (chance.randrange(len(words)) for _ in range(2))
                words[first], words[second] = words[second], words[first]
                content = bytearray(b" ".join(words))
    return bytes(content)


@pytest.mark.parametrize(
    ("number", "said"),
    [
        (errno.ENOSPC, "full"),
        (errno.EROFS, "not allow"),
        (errno.EACCES, "not allow"),
        (errno.ENOENT, "not there"),
        (errno.EIO, "reports an error"),
    ],
)
def test_the_disk_s_errors_are_said_without_names(number: int, said: str) -> None:
    text = disk_text(OSError(number, os.strerror(number), "/home/ann/secret"))
    assert said in text
    assert "secret" not in text


def test_games_are_kept_in_the_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert disk.data_folder() == data_folder() == tmp_path / "chameleon-qt"
