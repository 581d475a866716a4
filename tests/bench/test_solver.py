"""Verdicts on the reference deals by budget, and the time of a winnable deal on demand."""

from __future__ import annotations

import os
import time
from collections import Counter
from pathlib import Path

import pytest

from chameleon_qt.engine.deal import Deal
from chameleon_qt.engine.rules import GAMES, Rules
from chameleon_qt.solver import Budget, Solver, find_winnable

pytestmark = pytest.mark.bench
DATA = Path(__file__).parent.parent / "data"
NODES = int(os.environ.get("SOLVER_NODES", "300000"))
DEMANDS = 200


@pytest.mark.parametrize("rules", GAMES.values(), ids=GAMES)
def test_reference_deals(rules: Rules, capsys: pytest.CaptureFixture[str]) -> None:
    lines = (DATA / "reference.txt").read_text(encoding="utf-8").splitlines()
    decks = [line.partition(":")[2] for line in lines if not line.startswith("#")]
    budget = Budget(nodes=NODES, seconds=60.0, memory=1_000_000_000)
    results = [Solver(rules).solve(Deal.parse(deck, rules).start(), budget) for deck in decks]
    counts = Counter(result.verdict.value for result in results)
    nodes, seconds = sum(r.nodes for r in results), sum(r.seconds for r in results)
    with capsys.disabled():
        print(f"\n{rules}, {NODES:,} nodes: {dict(counts)}, {nodes / seconds:,.0f} nodes a second")
        print(f"{seconds:.1f} s in all, at most {max(r.memory for r in results) >> 20} MB")


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
