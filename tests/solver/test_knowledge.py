"""What follows from what is known, without a search."""

from __future__ import annotations

import pytest

from chameleon_qt.engine.deal import Deal
from chameleon_qt.engine.game import Game
from chameleon_qt.engine.position import Position
from chameleon_qt.solver.knowledge import Knowledge
from chameleon_qt.solver.search import Result, Verdict


@pytest.fixture
def won(reference_deals: dict[str, str], winning_lines: dict[str, list[str]]) -> Game:
    game = Game(Deal.parse(reference_deals["R006"]))
    for text in winning_lines["R006"]:
        game.play_text(text)
    return game


def answer(position: Position, verdict: Verdict) -> Result:
    return Result(position, verdict, None, 1, 0.0, 0)


def test_whoever_follows_a_line_stays_on_it(won: Game) -> None:
    knowledge = Knowledge()
    start = won.history[0].before
    knowledge.learn(Result(start, Verdict.WINNABLE, won.line, 1, 0.0, 0))
    for at, turn in enumerate(won.history):
        knowledge.spread([turn])
        assert knowledge.verdict(turn.after) is Verdict.WINNABLE
        assert knowledge.line(turn.after) == won.line[at + 1 :]


def test_what_leads_to_a_win_is_winnable(won: Game) -> None:
    knowledge = Knowledge()
    knowledge.spread(won.history)
    start = won.history[0].before
    assert knowledge.line(start) == won.line
    assert knowledge.is_settled(start)


def test_nothing_leads_out_of_a_loss(won: Game) -> None:
    knowledge = Knowledge()
    turns = won.history[:5]
    knowledge.learn(answer(turns[2].after, Verdict.LOST))
    knowledge.spread(turns)
    verdicts = [knowledge.verdict(turn.after) for turn in turns]
    assert verdicts == [None, None, Verdict.LOST, Verdict.LOST, Verdict.LOST]
    assert knowledge.verdict(turns[0].before) is None


def test_an_open_answer_replaces_nothing(won: Game) -> None:
    knowledge = Knowledge()
    position = won.history[0].before
    knowledge.learn(answer(position, Verdict.OPEN))
    assert knowledge.verdict(position) is Verdict.OPEN
    assert not knowledge.is_settled(position)
    knowledge.learn(answer(position, Verdict.LOST))
    knowledge.learn(answer(position, Verdict.OPEN))
    assert knowledge.verdict(position) is Verdict.LOST
