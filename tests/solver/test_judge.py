"""Where a game was lost, with a solver whose answers are known and with the real one."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chameleon_qt.engine.deal import Deal
from chameleon_qt.engine.game import Game, Status
from chameleon_qt.engine.moves import FOUNDATIONS, TURN
from chameleon_qt.engine.position import Position
from chameleon_qt.solver.hint import QUICK, solve
from chameleon_qt.solver.judge import THOROUGH, judge
from chameleon_qt.solver.search import Budget, CancelToken, Result, Verdict

LENGTH = 12


def turned() -> list[Position]:
    """Positions that follow one another."""
    positions = [Deal.numbered(1).start()]
    while len(positions) < LENGTH:
        positions.append(positions[-1].apply(TURN)[0])
    return positions


class Truth:
    """A solver for `turned`: won up to `lost_at`, of which some answers need more budget."""

    def __init__(self, lost_at: int, hard: set[int], hopeless: set[int]) -> None:
        self.positions = turned()
        self.lost_at = lost_at
        self.hard = hard
        self.hopeless = hopeless
        self.asked: list[tuple[int, Budget]] = []

    def solve(self, position: Position, budget: Budget, cancel: CancelToken) -> Result:
        at = self.positions.index(position)
        self.asked.append((at, budget))
        known = at not in self.hopeless and (at not in self.hard or budget == THOROUGH)
        verdict = Verdict.WINNABLE if at < self.lost_at else Verdict.LOST
        return Result(position, verdict if known else Verdict.OPEN, None, 1, 0.0, 0)


numbers = st.sets(st.integers(0, LENGTH - 1))


@given(st.integers(0, LENGTH), numbers, numbers)
def test_the_losing_move_is_found_where_answers_allow_it(
    lost_at: int, hard: set[int], hopeless: set[int]
) -> None:
    truth = Truth(lost_at, hard, hopeless)
    steps: list[tuple[int, int]] = []
    found = judge(truth.positions, {}, truth.solve, lambda *step: steps.append(step), CancelToken())
    winnable = [at for at in range(lost_at) if at not in hopeless]
    lost = [at for at in range(lost_at, LENGTH) if at not in hopeless]
    assert found.last_winnable == (winnable[-1] if winnable else None)
    assert found.first_lost == (lost[0] if lost else None)
    assert all(0 <= done < total for done, total in steps)
    assert len(truth.asked) == len(set(truth.asked)), "nothing is asked twice"


def test_the_quick_answers_come_from_the_end_backwards() -> None:
    truth = Truth(8, set(), set())
    judge(truth.positions, {}, truth.solve, lambda *_: None, CancelToken())
    assert truth.asked == [(at, QUICK) for at in range(LENGTH - 1, 6, -1)]


def test_what_is_known_is_not_searched() -> None:
    truth = Truth(8, set(), set())
    known = {truth.positions[7]: Verdict.WINNABLE, truth.positions[8]: Verdict.LOST}
    found = judge(truth.positions, known, truth.solve, lambda *_: None, CancelToken())
    assert not truth.asked
    assert (found.last_winnable, found.first_lost) == (7, 8)


def test_a_cancelled_judgement_asks_nothing() -> None:
    truth, cancel = Truth(8, set(), set()), CancelToken()
    cancel.cancel()
    judge(truth.positions, {}, truth.solve, lambda *_: None, cancel)
    assert not truth.asked


@pytest.mark.parametrize("name", ["R006", "R029"])
def test_a_real_game_played_carelessly(reference_deals: dict[str, str], name: str) -> None:
    game = Game(Deal.parse(reference_deals[name]))
    while game.status is Status.PLAYING and game.move_count < 60:
        moves = game.position.legal_moves()
        up = [move for move in moves if move.target in FOUNDATIONS]
        game.play(up[0] if up else TURN if TURN in moves else moves[-1])
    positions = [game.deal.start(), *(turn.after for turn in game.history)]
    found = judge(positions, {}, solve, lambda *_: None, CancelToken())
    won, lost = found.last_winnable, found.first_lost
    assert won is not None
    assert lost == won + 1
    assert solve(positions[won], QUICK, CancelToken()).verdict is not Verdict.LOST
    assert solve(positions[lost], THOROUGH, CancelToken()).verdict is Verdict.LOST
