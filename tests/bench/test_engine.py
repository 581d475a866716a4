"""How fast the engine plays at random, as a ratio to a plain loop of the same run."""

from __future__ import annotations

import random
import time

import pytest

from chameleon_qt.engine.deal import Deal
from chameleon_qt.engine.rules import GAMES, Rules

pytestmark = pytest.mark.bench

DEALS = 60
LOOPS = 1_000_000


def yardstick() -> float:
    """Turns of a plain loop in a second."""
    start = time.perf_counter()
    total = 0
    for number in range(LOOPS):
        total = (total * 31 + number) & 0xFFFF
    seconds = time.perf_counter() - start
    assert 0 <= total <= 0xFFFF
    return LOOPS / seconds


def random_play(rules: Rules) -> tuple[int, float]:
    """Moves made, and moves made in a second; each takes one `legal_moves` and one `apply`."""
    chance = random.Random(617)
    starts = [Deal.numbered(number, rules).start() for number in range(1, DEALS + 1)]
    made = 0
    start = time.perf_counter()
    for position in starts:
        for _ in range(200):
            moves = position.legal_moves()
            if not moves:
                break
            position, _ = position.apply(chance.choice(moves))
            made += 1
    return made, made / (time.perf_counter() - start)


@pytest.mark.parametrize("rules", GAMES.values(), ids=str)
def test_random_play(rules: Rules, capsys: pytest.CaptureFixture[str]) -> None:
    loops = yardstick()
    made, speed = random_play(rules)
    with capsys.disabled():
        print(
            f"\n{rules}: {made} moves, {speed:,.0f} a second; "
            f"one move takes as long as {loops / speed:,.0f} turns of a plain loop"
        )
    assert made >= DEALS * rules.stock_size
    assert speed > 0
