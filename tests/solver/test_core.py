"""The core's set-states and moves are those of the engine, and of a plain version in Python."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from chameleon_qt.engine.deal import Deal
from chameleon_qt.engine.moves import PlaceKind
from chameleon_qt.engine.position import Position
from chameleon_qt.engine.rules import GAMES, Rules
from chameleon_qt.solver import core
from tests.solver.plain import PlainSets, set_state


def walk(rules: Rules, number: int, steps: int) -> list[Position]:
    """Positions of a random game that likes to play cards more than to turn the stock."""
    chance = random.Random(number)
    position = Deal.numbered(number, rules).start()
    positions = [position]
    for _ in range(steps):
        moves = position.legal_moves()
        if not moves:
            break
        playing = [m for m in moves if m.target.kind is not PlaceKind.WASTE]
        position, _ = position.apply(chance.choice(playing or moves))
        positions.append(position)
    return positions


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
@pytest.mark.parametrize("small", [False, True], ids=["full", "small"])
def test_every_legal_move_is_a_move_or_nothing_to_the_core(game: Rules, small: bool) -> None:
    rules = replace(game, ranks=6, piles=2, reserve=5) if small else game
    for number in range(1, 31):
        for position in walk(rules, number, 60):
            start, moves = core.moves(position)
            assert start._replace(turned=0) == set_state(position)
            reached = {state._replace(turned=0) for state in moves}
            for move in position.legal_moves():
                after = set_state(position.apply(move)[0])
                if move.source.kind is PlaceKind.PILE and after == set_state(position):
                    continue  # a run shifted: nothing to the core
                assert after in reached, (move, position)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_moves_are_those_of_the_plain_version(game: Rules) -> None:
    for number in range(1, 31):
        for position in walk(game, number, 60)[::3]:
            plain = PlainSets(position)
            start, moves = core.moves(position)
            assert start == plain.start
            assert set(moves) == set(plain.moves(plain.start))


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
@pytest.mark.parametrize("number", [1, 617, 2026])
def test_counts_of_states_are_those_of_the_plain_version(game: Rules, number: int) -> None:
    for position in walk(game, number, 40)[::20]:
        plain = PlainSets(position)
        for depth in range(6):
            assert core.perft(position, depth) == plain.perft(depth)


def test_no_position_is_refused() -> None:
    position = Deal.numbered(1).start()
    broken = replace(position, waste=position.stock[:1])
    with pytest.raises(MemoryError):
        core.CoreSearch(broken)
    assert core.perft(broken, 1) == 0
