"""How long a move takes to be kept, with a long history behind it, and a start with one."""

from __future__ import annotations

import random
import time
from pathlib import Path
from statistics import quantiles

import pytest

from chameleon_qt.app.keeper import Keeper
from chameleon_qt.engine.deal import Deal
from chameleon_qt.engine.game import Game
from chameleon_qt.engine.rules import KANSAS
from chameleon_qt.engine.savefile import format_game

pytestmark = pytest.mark.bench

MOVES = 300
ROUNDS = 200


def long_game() -> Game:
    """A game of `MOVES` turns, to and fro as a player tries this and that."""
    chance = random.Random(1)
    game = Game(Deal.numbered(5, KANSAS))
    while len(game.turns) < MOVES:
        moves = game.position.legal_moves()
        if moves:
            game.play(chance.choice(moves))
        else:
            game.restart()
    return game


def test_keeping_a_move(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = long_game()
    keeper = Keeper(tmp_path)
    keeper.open()
    window, whole = [], []
    for _ in range(ROUNDS):
        begun = time.perf_counter()
        keeper.keep(format_game(game, 60))
        window.append(1000 * (time.perf_counter() - begun))
        keeper._writer.wait(10)
        whole.append(1000 * (time.perf_counter() - begun))
    keeper.close()
    begun = time.perf_counter()
    saved = Keeper(tmp_path).open().saved
    spent = 1000 * (time.perf_counter() - begun)
    assert saved is not None
    assert saved.game.turns == game.turns
    with capsys.disabled():
        print(
            f"\nkeeping a move after {MOVES}: the window is busy for p95 "
            f"{quantiles(window, n=20)[-1]:.2f} ms; on the disk after p95 "
            f"{quantiles(whole, n=20)[-1]:.2f} ms; read at the start in {spent:.1f} ms"
        )
