"""The core's set-states and moves are those of the engine, and of a plain version in Python."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from chameleon_qt.engine.deal import Deal
from chameleon_qt.engine.game import Game
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


FROZEN = {
    ("chameleon", 6, 0): (1, 1, 1, 2, 3, 4, 8, 13, 21),
    ("chameleon", 6, 12): (1, 3, 5, 7, 11, 18, 27, 41, 60),
    ("chameleon", 6, 24): (1, 2, 4, 7, 10, 14, 19, 25, 34),
    ("chameleon", 6, 50): (1, 1, 1, 3, 7, 12, 22, 42, 73),
    ("kansas", 2, 0): (1, 2, 4, 6, 8, 11, 14, 22, 37),
    ("kansas", 2, 12): (1, 2, 4, 6, 8, 12, 15, 19, 23),
    ("kansas", 2, 24): (1, 2, 3, 7, 13, 20, 33, 53, 82),
    ("kansas", 2, 33): (1, 1, 2, 2, 2, 3, 5, 8, 12),
}
"""Game, deal and moves of its line played: states after no move, one move, two moves..."""
LINES = {
    "chameleon": "S S W-1 W-1 S W-1 S S W-3 S W-2 S W-1 2*2-1 R-1 R-1 S S S W-F S W-1 R-1 S S S S "
    "S W-2 S W-1 W-1 2*2-1 S S W-F S S W-F S S W-F 3-F 1*7-3 1-F 2-3 3*9-1 R-F W-F R-F",
    "kansas": "3-2 S W-2 S W-3 S W-2 FH-2 1-2 R-F S S W-2 W-2 1-2 S W-2 R-2 R-3 R-2 3*3-2 R-F R-1 "
    "R-1 R-1 3-1 2*15-3 3*10-2 3-F FC-3 S 1*5-3 W-1",
}


@pytest.mark.parametrize("key", FROZEN, ids=str)
def test_counts_of_states_are_frozen(key: tuple[str, int, int]) -> None:
    name, number, played = key
    game = Game(Deal.numbered(number, GAMES[name]))
    for text in LINES[name].split()[:played]:
        game.play_text(text)
    plain = PlainSets(game.position)
    for depth, count in enumerate(FROZEN[key]):
        assert core.perft(game.position, depth) == count
        assert plain.perft(depth) == count


def test_no_position_is_refused() -> None:
    position = Deal.numbered(1).start()
    broken = replace(position, waste=position.stock[:1])
    with pytest.raises(MemoryError):
        core.CoreSearch(broken)
    assert core.perft(broken, 1) == 0
