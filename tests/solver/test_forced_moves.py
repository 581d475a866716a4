"""Why Kansas plays nothing by force: a position that is won only if a card may wait."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from chameleon_qt.engine.notation import parse_position
from chameleon_qt.engine.rules import CHAMELEON
from chameleon_qt.solver import Solver, Verdict
from chameleon_qt.solver.core import SetState
from tests.solver.plain import PlainSets

# Base card: a Three. The Four of spades fits its foundation, and all foundations hold a Three.
WAITING = """rules: kansas ranks=5 piles=2 reserve=7
base: 3
foundations: 3S 5H 3D 3C
reserve: AD 2S 4S
stock:
waste: 4D 4C 2H 5D AC 5S 2D
pile 1: AH
pile 2: 2C AS 5C
"""


def is_forced(before: SetState, after: SetState) -> bool:
    """Whether the move between them plays a card that Chameleon would play by force."""
    least = min(before.foundations)
    for old, new in zip(before.foundations, after.foundations, strict=True):
        if new > old:
            return (old >= 1 and least >= old) or (old >= 2 and least >= old - 1)
    return False


def is_won(sets: PlainSets, *, by_force: bool) -> bool:
    """Whether the set-states have a win, if forced moves are played at once or may wait."""

    def moves(state: SetState) -> Iterator[SetState]:
        after = list(sets.moves(state))
        forced = [child for child in after if by_force and is_forced(state, child)]
        yield from forced[:1] or after

    seen, stack = {sets.start}, [sets.start]
    while stack:
        state = stack.pop()
        if sum(state.foundations) == sets.rules.deck_size:
            return True
        for after in sorted(moves(state), key=lambda child: sum(child.foundations)):
            if after not in seen:
                seen.add(after)
                stack.append(after)
    return False


def test_in_kansas_force_would_lose_a_won_position() -> None:
    position = parse_position(WAITING)
    sets = PlainSets(position)
    assert is_won(sets, by_force=False)
    assert not is_won(sets, by_force=True)
    assert Solver(position.rules).solve(position).verdict is Verdict.WINNABLE


@pytest.mark.parametrize("by_force", [True, False])
def test_in_chameleon_force_changes_nothing(by_force: bool) -> None:
    position = parse_position(WAITING.replace("kansas", CHAMELEON.name))
    assert is_won(PlainSets(position), by_force=by_force) is (
        Solver(position.rules).solve(position).verdict is Verdict.WINNABLE
    )
