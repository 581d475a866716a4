"""Kills and mutations: whatever happens to the file, no game that was kept is lost by us."""

from __future__ import annotations

import os
import random
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from chameleon_qt.players import rows
from chameleon_qt.players.errors import PlayersError, Reason, StorageError
from chameleon_qt.players.selection import Filter
from chameleon_qt.players.store import Store
from tests.players.making import Clock, won

KILLS = 100
MUTANTS = 250
"""For each of ten tests."""


def test_kills_damage_nothing(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.players.killing", str(tmp_path), str(KILLS)],
        capture_output=True,
        text=True,
        timeout=240,
        check=False,
        env=os.environ | {"PYTHONPATH": str(Path.cwd())},
    )
    assert done.returncode == 0, done.stderr
    *wrong, kills, works = done.stdout.splitlines()
    assert wrong == []
    assert kills == f"{KILLS} kills"
    assert all(int(number) > 0 for number in works.split()[1::2]), works


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A small database, closed."""
    folder = tmp_path_factory.mktemp("whole")
    store = Store(folder, Clock())
    ada = store.create("Ada")
    for number in range(1, 21):
        store.put(won(number, player=ada.id if number % 2 else None))
    store.close()
    return folder / "players.sqlite3"


@pytest.mark.parametrize("seed", range(10))
def test_mutated_databases_are_opened_or_refused(whole: Path, tmp_path: Path, seed: int) -> None:
    chance = random.Random(seed)
    content = whole.read_bytes()
    outside = tmp_path / "outside"
    outside.write_text("precious")
    for turn in range(MUTANTS):
        folder = tmp_path / f"data-{turn}"
        folder.mkdir()
        spoil(folder / "players.sqlite3", content, chance, outside)
        store = Store(folder, Clock())
        try:
            store.put(won(99))
            assert store.game(f"{99:016x}") is not None
            store.games(Filter(None))
            store.accounts()
            store.summary(Filter(None))
        except PlayersError as error:
            refused = str(error)
            assert str(tmp_path) not in refused
        finally:
            store.close()
        assert outside.read_text() == "precious"
        shutil.rmtree(folder)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["outside"]


def spoil(path: Path, content: bytes, chance: random.Random, outside: Path) -> None:
    """Put a mutant of `content` at `path`, or something else altogether."""
    mutant = bytearray(content)
    match chance.randrange(8):
        case 0:  # bits
            for _ in range(chance.choice((1, 3, 50))):
                mutant[chance.randrange(len(mutant))] ^= 1 << chance.randrange(8)
        case 1:  # cut
            del mutant[chance.randrange(len(mutant)) :]
        case 2:  # a page of zeros, or of another page
            at = 4096 * chance.randrange(len(mutant) // 4096)
            other = 4096 * chance.randrange(len(mutant) // 4096)
            mutant[at : at + 4096] = (
                mutant[other : other + 4096] if chance.random() < 0.5 else bytes(4096)
            )
        case 3:  # huge numbers in the header
            at = chance.randrange(16, 96)
            mutant[at : at + 4] = b"\xff\xff\xff\xff"
        case 4:  # swapped cards and other words
            old, new = chance.choice(
                ((b" 2", b" 3"), (b"chameleon", b"solitaire"), (b"won", b"WON"))
            )
            mutant = bytearray(bytes(mutant).replace(old, new))
        case 5:  # something else
            mutant = bytearray(chance.choice((b"", b"hello", bytes(5000), b"\xff" * 9000)))
        case 6:  # a link to another file
            path.symlink_to(outside if chance.random() < 0.5 else path)
            return
        case _:  # a log that does not belong to it
            path.with_name(path.name + "-wal").write_bytes(
                chance.randbytes(chance.choice((10, 5000)))
            )
    path.write_bytes(mutant)


def test_an_index_that_does_not_lead_to_a_game_is_damage(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    store.put(won(1))
    with monkeypatch.context() as blind:
        blind.setattr(rows, "fetch", lambda _connection, _identity: None)
        with pytest.raises(StorageError) as refusal:
            store.put(won(2))
    assert refusal.value.reason is Reason.DAMAGED
    assert [game.id for game in store.games(Filter(None))] == [f"{1:016x}"]
    assert store.put(won(2))
