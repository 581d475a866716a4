"""Uses a players' database in children that are killed at any instant; run as a script.

Says how many kills it took, and what was wrong afterwards: a game that had been kept and is gone,
an import that was done by halves, a damaged database, a game that is there twice.
"""

from __future__ import annotations

import os
import random
import shutil
import signal
import sys
import time
from collections.abc import Callable
from pathlib import Path

from chameleon_qt.players import exchange
from chameleon_qt.players.schema import MIGRATIONS, Migrations
from chameleon_qt.players.selection import Filter
from chameleon_qt.players.store import Store
from tests.players.making import NEXT, Clock, record, won

IMPORTED = 60
FIRST_IMPORTED = 1_200_000  # a multiple of IMPORTED
Tell = Callable[[int], None]


def put(folder: Path, tell: Tell, kill: int) -> None:
    """Keep games, and what becomes of them, one after the other."""
    store = Store(folder, Clock())
    for number in range(10_000 * kill + 1, 10_000 * kill + 5_000):
        store.put(record(number))
        store.put(won(number))
        tell(number)


def bring(folder: Path, tell: Tell, kill: int) -> None:
    """Import lists of games."""
    store = Store(folder, Clock())
    for turn in range(1000):
        first = FIRST_IMPORTED * (1 + kill) + turn * IMPORTED
        games = [record(first + at) for at in range(IMPORTED)]
        store.import_games(exchange.to_json(games), None)
        tell(first)


def back_up(folder: Path, tell: Tell, kill: int) -> None:
    """Keep games and make backups in between."""
    store = Store(folder, Clock())
    for number in range(10_000 * kill + 1, 10_000 * kill + 5_000):
        store.put(won(number))
        tell(number)
        store._database.back_up(anyway=True)


def migrate(folder: Path, tell: Tell, kill: int) -> None:
    """Open an old database with newer migrations, again and again."""
    for turn in range(1000):
        main = folder / "players.sqlite3"
        Store(folder, Clock(), NEXT).open()
        tell(turn)
        shutil.copy(folder.parent / "old.sqlite3", main.with_suffix(".fresh"))
        for beside in ("-wal", "-shm"):
            Path(f"{main}{beside}").unlink(missing_ok=True)
        main.with_suffix(".fresh").replace(main)


WORKS: dict[str, tuple[Callable[[Path, Tell, int], None], Migrations]] = {
    "put": (put, MIGRATIONS),
    "bring": (bring, MIGRATIONS),
    "back_up": (back_up, MIGRATIONS),
    "migrate": (migrate, NEXT),
}


def killed(folder: Path, name: str, kill: int, chance: random.Random) -> list[int]:
    """What a child told before it was killed."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reading)
        WORKS[name][0](folder, lambda number: _tell(writing, number), kill)
        os._exit(0)
    os.close(writing)
    time.sleep(0.002 + 0.04 * chance.random())
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    with os.fdopen(reading) as pipe:
        return [int(line) for line in pipe.read().splitlines()]


def _tell(pipe: int, number: int) -> None:
    os.write(pipe, f"{number}\n".encode())


def faults(folder: Path, name: str, told: set[int]) -> list[str]:
    """What is wrong with the database."""
    store = Store(folder, Clock(), WORKS[name][1])
    found = [int(game.id, 16) for game in store.games(Filter(None))]
    wrong = [str(error) for error in store.take_notices()]
    store.close()
    there = set(found)
    if len(there) != len(found):
        wrong.append("a game twice")
    if name == "bring":
        firsts = {number - (number - FIRST_IMPORTED) % IMPORTED for number in there}
        wrong += [f"half of {first}" for first in firsts if _count(there, first) != IMPORTED]
        wrong += [f"{first} gone" for first in told if first not in there]
    elif name == "migrate":
        wrong += [f"{number} gone" for number in range(1, 21) if number not in there]
    else:
        wrong += [f"{number} gone" for number in told if number not in there]
    return wrong


def _count(there: set[int], first: int) -> int:
    return sum(first + at in there for at in range(IMPORTED))


def main(folder: Path, kills: int) -> None:
    chance = random.Random(1)
    wrong: list[str] = []
    told: dict[str, set[int]] = {name: set() for name in WORKS}
    for name in WORKS:
        (folder / name / "data").mkdir(parents=True)
    old = Store(folder / "migrate" / "data", Clock())
    for number in range(1, 21):
        old.put(won(number))
    old.close()
    shutil.copy(folder / "migrate" / "data" / "players.sqlite3", folder / "migrate" / "old.sqlite3")
    for kill in range(kills):
        name = list(WORKS)[kill % len(WORKS)]
        data = folder / name / "data"
        told[name].update(killed(data, name, kill, chance))
        wrong += [f"{name}, kill {kill}: {fault}" for fault in faults(data, name, told[name])]
    works = " ".join(f"{name} {len(numbers)}" for name, numbers in told.items())
    sys.stdout.write("\n".join([*wrong, f"{kills} kills", works]) + "\n")


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
