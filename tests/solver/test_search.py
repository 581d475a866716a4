"""The solver's answers on whole decks: they agree with what is known, and keep their budgets."""

from __future__ import annotations

import random
import subprocess
import sys
import threading
import time
from dataclasses import replace
from pathlib import Path

import pytest

from chameleon_qt.engine.cards import Card
from chameleon_qt.engine.deal import Deal
from chameleon_qt.engine.errors import PositionError
from chameleon_qt.engine.position import Position
from chameleon_qt.engine.rules import CHAMELEON, GAMES, KANSAS, Rules
from chameleon_qt.solver import Budget, CancelToken, Solver, Verdict, find_winnable
from chameleon_qt.solver.line import replays
from chameleon_qt.solver.tidy import tidy

DATA = Path(__file__).parent.parent / "data"
SMALL = Budget(nodes=20_000)
KNOWN = {"won": Verdict.WINNABLE, "lost": Verdict.LOST}
LONG = 26
"""A reference deal that no small budget settles."""


def reference() -> dict[str, Deal]:
    lines = (DATA / "reference.txt").read_text(encoding="utf-8").splitlines()
    parts = [line.partition(":") for line in lines if line and not line.startswith("#")]
    return {name: Deal.parse(cards) for name, _, cards in parts}


def verdicts() -> dict[str, str]:
    lines = (DATA / "reference-verdicts.tsv").read_text(encoding="utf-8").splitlines()
    return {line.split("\t")[0]: line.split("\t")[1] for line in lines[1:]}


def never() -> bool:
    return False


def hard() -> Position:
    return reference()[f"R{LONG:03}"].start()


def test_reference_verdicts_are_confirmed() -> None:
    known = verdicts()
    settled = 0
    for name, deal in reference().items():
        result = Solver(CHAMELEON).solve(deal.start(), SMALL)
        assert result.nodes <= SMALL.nodes
        if result.verdict is not Verdict.OPEN:
            assert result.verdict is KNOWN.get(known[name], result.verdict), name
            settled += 1
        if result.line is not None:
            assert replays(deal.start(), result.line)
            assert tidy(deal.start(), result.line, never) == result.line
    assert settled >= 40


@pytest.mark.parametrize("rules", GAMES.values(), ids=GAMES)
def test_positions_on_a_line_are_never_lost(rules: Rules) -> None:
    found = find_winnable(rules, 1)
    assert found is not None
    deal, result = found
    assert result.line is not None
    position = deal.start()
    for move in result.line:
        answer = Solver(rules).solve(position, SMALL)
        assert answer.verdict is not Verdict.LOST
        assert answer.line is None or replays(position, answer.line)
        position, _ = position.apply(move)
    assert position.is_won
    assert Solver(rules).solve(position).line == ()


@pytest.mark.parametrize("empty", [{"nodes": 0}, {"seconds": 0.0}, {"memory": 0}])
def test_an_empty_budget_answers_open(empty: dict[str, float]) -> None:
    budget = replace(Budget(), **empty)  # type: ignore[arg-type]
    assert Solver(CHAMELEON).solve(hard(), budget).verdict is Verdict.OPEN
    assert find_winnable(CHAMELEON, 1, budget) is None


@pytest.mark.parametrize("memory", [100, 10_000, 1 << 20, 16 << 20])
def test_memory_is_kept(memory: int) -> None:
    result = Solver(CHAMELEON).solve(hard(), Budget(nodes=3_000_000, memory=memory))
    assert result.verdict is Verdict.OPEN
    assert result.memory <= memory


def test_the_process_grows_by_no_more_than_the_memory_budget() -> None:
    budget = 48 << 20
    program = f"""
import resource, sys
from chameleon_qt.solver import Budget, Solver
from tests.solver.test_search import CHAMELEON, hard
unit = 1 if sys.platform == "darwin" else 1024
used = lambda: unit * resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
position, before = hard(), used()
result = Solver(CHAMELEON).solve(position, Budget(nodes=10_000_000, memory={budget}))
print(result.verdict.value, result.memory, used() - before)
"""
    run = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    verdict, told, grown = run.stdout.split()
    assert verdict == Verdict.OPEN.value
    assert budget / 2 < int(told) <= budget
    assert int(grown) < budget + (4 << 20)  # beside the budget: the interpreter's own


def test_time_is_kept() -> None:
    start = time.monotonic()
    result = Solver(CHAMELEON).solve(hard(), Budget(nodes=10**12, seconds=0.1))
    assert result.verdict is Verdict.OPEN
    assert time.monotonic() - start < 5  # a hang, not a speed


@pytest.mark.parametrize("seed", range(4))
def test_cancelling_leaves_nothing_running(seed: int) -> None:
    before = set(threading.enumerate())
    cancel = CancelToken()
    answers = []
    thread = threading.Thread(
        target=lambda: answers.append(Solver(CHAMELEON).solve(hard(), Budget(nodes=10**12), cancel))
    )
    thread.start()
    time.sleep(random.Random(seed).random() / 5)
    cancel.cancel()
    thread.join(10)
    assert not thread.is_alive()
    assert set(threading.enumerate()) <= before
    assert answers[0].verdict is Verdict.OPEN
    again = Solver(CHAMELEON).solve(hard(), Budget(), cancel)
    assert (again.verdict, again.nodes) == (Verdict.OPEN, 0)
    assert find_winnable(CHAMELEON, 1, cancel=cancel) is None


def test_the_first_winnable_deal_is_the_same_for_any_number_of_jobs() -> None:
    found = [find_winnable(CHAMELEON, 5, jobs=jobs) for jobs in (1, 2, 5)]
    assert len({deal.number for deal, _ in filter(None, found)}) == 1


def broken(position: Position, fault: str) -> Position:
    match fault:
        case "missing":
            return replace(position, stock=position.stock[1:])
        case "twice":
            return replace(position, waste=position.stock[:1])
        case "order":
            first, *others = position.piles
            return replace(position, piles=((*first, first[0]), *others))
        case "empty pile":
            return replace(
                position,
                stock=(*position.piles[0], *position.stock[1:]),
                waste=position.stock[:1],
                piles=((), *position.piles[1:]),
            )
        case "no card":
            return replace(position, waste=(Card(14, position.stock[0].suit),))
        case "too high":
            return replace(position, foundations=(27, *position.foundations[1:]))
        case _:
            return replace(position, rules=KANSAS)


@pytest.mark.parametrize(
    "fault", ["missing", "twice", "order", "empty pile", "no card", "too high", "other game"]
)
def test_impossible_positions_are_refused(fault: str) -> None:
    with pytest.raises(PositionError) as refusal:
        Solver(CHAMELEON).solve(broken(Deal.numbered(1).start(), fault))
    assert str(refusal.value)
