"""Core and straightforward build expand the same states on the way to a proof."""

from __future__ import annotations

from pathlib import Path

import pytest

from chameleon_qt.engine.deal import Deal
from chameleon_qt.engine.rules import GAMES, Rules
from chameleon_qt.solver import Budget, Solver, Verdict
from tests.solver.straightforward import straightforward

NODES = 600
NUMBERS = {Verdict.OPEN: 0, Verdict.WINNABLE: 1, Verdict.LOST: 2}


@pytest.mark.parametrize("rules", GAMES.values(), ids=GAMES)
def test_proofs_of_loss_expand_the_same_states(rules: Rules, tmp_path: Path) -> None:
    positions = [Deal.numbered(number, rules).start() for number in range(1, 61)]
    lost = 0
    for position, plain in zip(positions, straightforward(tmp_path, positions, NODES), strict=True):
        answer = Solver(rules).solve(position, Budget(nodes=NODES))
        if answer.verdict is Verdict.LOST or plain.verdict == NUMBERS[Verdict.LOST]:
            assert (NUMBERS[answer.verdict], answer.nodes) == (plain.verdict, plain.nodes)
            lost += 1
    assert lost >= 3
