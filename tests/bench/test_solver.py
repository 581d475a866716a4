"""Verdicts by budget, speed against a straightforward build, cancelling, deals on demand."""

from __future__ import annotations

import os
import random
import threading
import time
from collections import Counter
from pathlib import Path

import pytest

from chameleon_qt.engine.deal import Deal
from chameleon_qt.engine.position import Position
from chameleon_qt.engine.rules import CHAMELEON, GAMES, Rules
from chameleon_qt.solver import Budget, CancelToken, Result, Solver, Verdict, find_winnable
from tests.solver.straightforward import straightforward

pytestmark = pytest.mark.bench
DATA = Path(__file__).parent.parent / "data"
NODES = int(os.environ.get("SOLVER_NODES", "300000"))
"""The largest budget. docs/solver.md says how its tables are made with 50 million."""
BUDGETS = (300_000, 3_000_000, 50_000_000)
DEMANDS = 200
SPEED_NODES = 30_000
CANCELS = 50


def reference(rules: Rules) -> list[Position]:
    lines = (DATA / "reference.txt").read_text(encoding="utf-8").splitlines()
    decks = [line.partition(":")[2] for line in lines if not line.startswith("#")]
    return [Deal.parse(deck, rules).start() for deck in decks]


@pytest.mark.parametrize("rules", GAMES.values(), ids=GAMES)
def test_reference_deals(rules: Rules, capsys: pytest.CaptureFixture[str]) -> None:
    largest = Budget(nodes=NODES, seconds=60.0, memory=1_000_000_000)
    results = [Solver(rules).solve(position, largest) for position in reference(rules)]
    nodes, seconds = sum(r.nodes for r in results), sum(r.seconds for r in results)
    with capsys.disabled():
        print(f"\n{rules}: {seconds:.1f} s in all, {nodes / seconds:,.0f} nodes a second")
        print(f"at most {max(r.memory for r in results) / 1e6:.0f} MB")
        # A search does not depend on its budget of nodes: what needed fewer was settled within it.
        for budget in sorted({NODES, *(most for most in BUDGETS if most < NODES)}):
            counts = Counter(within(result, budget) for result in results)
            cost = sum(min(r.nodes, budget) for r in results) / nodes * seconds / len(results)
            print(f"{budget:>12,} nodes: {dict(counts)}, about {cost:.2f} s a deal")
        hardest = sorted(results, key=lambda r: -r.nodes)[:8]
        print([(r.verdict.value, r.nodes, round(r.seconds, 1)) for r in hardest])


def within(result: Result, nodes: int) -> str:
    return result.verdict.value if result.nodes < nodes else Verdict.OPEN.value


@pytest.mark.parametrize("rules", GAMES.values(), ids=GAMES)
def test_speed(rules: Rules, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    positions = reference(rules)[:20]
    plain = straightforward(tmp_path, positions, SPEED_NODES)
    core = [Solver(rules).solve(position, Budget(nodes=SPEED_NODES)) for position in positions]
    speeds = [sum(a.nodes for a in some) / sum(a.seconds for a in some) for some in (core, plain)]
    with capsys.disabled():
        print(f"\n{rules}: {speeds[0]:,.0f} nodes a second, straightforward {speeds[1]:,.0f}")
    assert speeds[0] > 2 * speeds[1]


def test_cancelling(capsys: pytest.CaptureFixture[str]) -> None:
    hard = reference(CHAMELEON)[25]
    chance = random.Random(1)
    delays = []
    for _ in range(CANCELS):
        cancel = CancelToken()
        budget = Budget(nodes=10**9, memory=1_000_000_000)
        thread = threading.Thread(target=Solver(CHAMELEON).solve, args=(hard, budget, cancel))
        thread.start()
        time.sleep(chance.uniform(0, 8))
        start = time.perf_counter()
        cancel.cancel()
        thread.join()
        delays.append(time.perf_counter() - start)
    delays.sort()
    with capsys.disabled():
        worst = ", ".join(f"{1000 * delay:.1f}" for delay in delays[-5:])
        print(f"\ncancel: median {1000 * delays[CANCELS // 2]:.1f} ms, the longest {worst} ms")


@pytest.mark.parametrize("rules", GAMES.values(), ids=GAMES)
def test_winnable_on_demand(rules: Rules, capsys: pytest.CaptureFixture[str]) -> None:
    times = []
    for demand in range(DEMANDS):
        start = time.perf_counter()
        assert find_winnable(rules, 1 + 1000 * demand) is not None
        times.append(time.perf_counter() - start)
    times.sort()
    with capsys.disabled():
        print(
            f"\n{rules}: median {times[DEMANDS // 2]:.3f} s, p95 {times[DEMANDS * 19 // 20]:.3f} s"
        )
