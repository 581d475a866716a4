"""Plays and keeps a game in children that are killed at any instant; run as a script.

Says how often a game was there afterwards, whole, with all moves but at most the last.
"""

from __future__ import annotations

import os
import random
import signal
import sys
import time
from pathlib import Path

from chameleon_qt.app.disk import read_game
from chameleon_qt.app.keeper import Keeper
from chameleon_qt.engine.deal import Deal
from chameleon_qt.engine.game import Game
from chameleon_qt.engine.rules import KANSAS
from chameleon_qt.engine.savefile import format_game


def play(folder: Path, pipe: int, seed: int) -> None:
    """Play on with the kept game; what will be kept next is told through `pipe`."""
    keeper = Keeper(folder)
    saved = keeper.open().saved
    game = saved.game if saved is not None else Game(Deal.numbered(1, KANSAS))
    chance = random.Random(seed)
    while True:
        keeper._writer.wait(30)  # a player is slower than the disk
        moves = game.position.legal_moves()
        if moves:
            game.play(chance.choice(moves))
        else:
            game = Game(Deal.numbered(chance.randrange(1, 10**6), KANSAS))
        os.write(pipe, f"{game.origin.id} {len(game.turns)}\n".encode())
        keeper.keep(format_game(game, 1))


def main(folder: Path, kills: int) -> None:
    chance = random.Random(1)
    kept = lost = 0
    for kill in range(10 * kills):
        if kept + lost == kills:
            break
        reading, writing = os.pipe()
        child = os.fork()
        if child == 0:
            os.close(reading)
            play(folder, writing, kill)
        os.close(writing)
        time.sleep(0.03 * chance.random())
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
        with os.fdopen(reading) as pipe:
            told = pipe.read().splitlines()
        if len(told) > 1:  # some are killed before they have done anything
            game = read_game(folder / "guest-1.chameleon").game
            whole = f"{game.origin.id} {len(game.turns)}" in told[-2:]
            kept += whole
            lost += not whole
    sys.stdout.write(f"{kept} {lost}\n")


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
