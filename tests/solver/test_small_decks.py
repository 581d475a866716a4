"""Small decks: the solver's verdict is that of an unpruned search over all layouts."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from chameleon_qt.engine.rules import CHAMELEON, GAMES, Rules
from chameleon_qt.solver import Budget, Solver, Verdict
from chameleon_qt.solver.core import CoreSearch
from chameleon_qt.solver.line import realise, replays
from tests.solver.plain import layout_verdict, random_deal

LAYOUTS = 4_000
"""Decks for which this many do not suffice are passed over."""
DECKS = 200
"""Decks a part; six parts of each game make 2,400."""


def small_rules(game: Rules, chance: random.Random) -> Rules:
    return replace(
        game,
        ranks=chance.choice((5, 5, 6, 7)),
        piles=chance.choice((1, 2, 2, 3)),
        reserve=chance.randint(2, 8),
    )


@pytest.mark.parametrize("part", range(6))
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_verdicts_are_those_of_the_layouts(game: Rules, part: int) -> None:
    chance = random.Random(f"{game.name} {part}")
    verdicts = {True: 0, False: 0}
    while sum(verdicts.values()) < DECKS:
        rules = small_rules(game, chance)
        position = random_deal(rules, chance).start()
        for _ in range(chance.choice((0, 0, 10, 25))):  # also from the middle of a game
            moves = position.legal_moves()
            if moves:
                position, _ = position.apply(chance.choice(moves))
        expected = layout_verdict(position, LAYOUTS)
        if expected is None:
            continue
        result = Solver(rules).solve(position, Budget(nodes=500_000))
        assert result.verdict is (Verdict.WINNABLE if expected else Verdict.LOST), position
        if result.line is not None:
            assert replays(position, result.line)
        verdicts[expected] += 1
    assert min(verdicts.values()) > DECKS // 10


def test_single_piles_have_wins_that_no_layout_realises() -> None:
    chance = random.Random(1)
    rules = replace(CHAMELEON, ranks=5, piles=1, reserve=4)
    false = 0
    for _ in range(100):
        position = random_deal(rules, chance).start()
        search = CoreSearch(position)
        found = search.run(100_000, 10.0, 1 << 24)
        line = realise(position, search.line(), lambda: False) if found == 1 else None
        search.close()
        if found == 1 and line is None:
            false += 1
            result = Solver(rules).solve(position)
            assert result.verdict is not Verdict.OPEN
            assert (result.verdict is Verdict.WINNABLE) == layout_verdict(position, 10**6)
    assert false > 10
