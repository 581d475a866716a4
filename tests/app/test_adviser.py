"""The adviser: it searches when it must, never twice, and never answers for another position."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from chameleon_qt.app.adviser import Advice, Adviser, Light
from chameleon_qt.app.game_model import GameModel
from chameleon_qt.app.hint_stage import HintStage
from chameleon_qt.engine.deal import Deal
from chameleon_qt.engine.game import Status
from chameleon_qt.engine.moves import TURN, Move
from chameleon_qt.engine.position import Position
from chameleon_qt.engine.rules import KANSAS
from chameleon_qt.solver.search import Result, Verdict
from tests.app.advising import SlowSolver, wait_for


@pytest.fixture
def model(qapp: object, reference_deals: dict[str, str]) -> GameModel:
    return GameModel(Deal.parse(reference_deals["R006"]))


@pytest.fixture
def line(model: GameModel, winning_lines: dict[str, list[str]]) -> tuple[Move, ...]:
    position, moves = model.position, []
    for text in winning_lines["R006"]:
        moves.append(position.parse_move(text))
        position, _ = position.apply(moves[-1])
    return tuple(moves)


@pytest.fixture
def slow() -> SlowSolver:
    return SlowSolver()


@pytest.fixture
def adviser(model: GameModel, slow: SlowSolver, qtbot: QtBot) -> Iterator[Adviser]:
    adviser = Adviser(model, solver=slow)
    yield adviser
    slow.answer()
    adviser.stop()


@pytest.fixture
def real(model: GameModel, qtbot: QtBot) -> Iterator[Adviser]:
    adviser = Adviser(model)
    yield adviser
    adviser.stop()


def settle(slow: SlowSolver, position: Position, verdict: Verdict) -> None:
    slow.answers[position] = Result(position, verdict, None, 1, 0.0, 0)


def listen(adviser: Adviser) -> list[Advice | None]:
    heard: list[Advice | None] = []
    adviser.advised.connect(heard.append)
    return heard


def test_nothing_is_searched_before_it_is_wanted(
    model: GameModel, adviser: Adviser, slow: SlowSolver, qtbot: QtBot
) -> None:
    model.play(TURN)
    qtbot.wait(20)
    assert not slow.asked
    assert adviser.light is Light.OPEN


def test_a_stale_result_is_dropped(model: GameModel, adviser: Adviser, slow: SlowSolver) -> None:
    first = model.position
    settle(slow, first, Verdict.LOST)
    adviser.watch(True)
    wait_for(lambda: slow.asked)
    model.play(TURN)
    slow.answer()
    wait_for(lambda: not adviser.is_searching)
    assert model.position in slow.asked
    assert adviser.light is Light.OPEN
    model.undo()
    light: Light = adviser.light
    assert light is Light.THINKING, "what was cancelled has not been learnt"


def test_a_move_cancels_the_search_at_once(
    model: GameModel, adviser: Adviser, slow: SlowSolver
) -> None:
    first = model.position
    adviser.hint(HintStage.MOVE)
    assert adviser.light is Light.THINKING
    wait_for(lambda: slow.asked)
    model.play(TURN)
    assert not adviser.is_searching
    wait_for(lambda: slow.cancelled == [first])
    assert slow.asked == [first], "nobody watches the light, so nothing else is searched"


def test_cancelled_before_it_began(model: GameModel, adviser: Adviser, slow: SlowSolver) -> None:
    adviser.watch(True)
    model.play(TURN)
    model.play(TURN)
    last = model.position
    slow.answer()
    wait_for(lambda: not adviser.is_searching)
    assert slow.asked[-1] == last
    assert adviser.light is Light.OPEN


def test_cancelled_when_the_answer_is_on_its_way(
    model: GameModel, adviser: Adviser, slow: SlowSolver, qtbot: QtBot
) -> None:
    heard = listen(adviser)
    settle(slow, model.position, Verdict.LOST)
    adviser.hint(HintStage.MOVE)
    wait_for(lambda: slow.asked)
    slow.answer()
    while slow.threads and not adviser.is_searching:
        pass
    model.play(TURN)  # before any event of the answer is handled
    qtbot.wait(30)
    assert not any(heard)


def test_undo_shows_the_earlier_verdict_at_once(
    model: GameModel, adviser: Adviser, slow: SlowSolver
) -> None:
    model.play(TURN)
    settle(slow, model.position, Verdict.LOST)
    slow.answer()
    adviser.watch(True)
    wait_for(lambda: adviser.light is Light.LOST)
    model.undo()
    wait_for(lambda: not adviser.is_searching)
    asked = len(slow.asked)
    shown = [adviser.light]
    for change in (model.redo, lambda: model.play(TURN), model.undo, model.undo):
        change()
        shown.append(adviser.light)
    # Nothing leads out of a lost position; what leads to it may still be open.
    assert shown == [Light.OPEN, Light.LOST, Light.LOST, Light.LOST, Light.OPEN]
    assert len(slow.asked) == asked


def test_undo_and_a_new_deal_during_a_search(
    model: GameModel, adviser: Adviser, slow: SlowSolver
) -> None:
    adviser.watch(True)
    model.play(TURN)
    wait_for(lambda: model.position in slow.asked)
    model.undo()
    model.new_game(Deal.numbered(5, KANSAS))
    settle(slow, model.position, Verdict.LOST)
    slow.answer()
    wait_for(lambda: adviser.light is Light.LOST)
    model.restart()
    assert adviser.light is Light.LOST


def test_a_new_deal_forgets_the_old_game(
    model: GameModel, adviser: Adviser, slow: SlowSolver
) -> None:
    settle(slow, model.position, Verdict.LOST)
    slow.answer()
    adviser.watch(True)
    wait_for(lambda: adviser.light is Light.LOST)
    adviser.watch(False)
    model.new_game(model.deal)
    assert adviser.light is Light.OPEN


def test_a_known_line_is_not_searched(
    model: GameModel, adviser: Adviser, slow: SlowSolver, line: tuple[Move, ...]
) -> None:
    adviser.learn(Result(model.position, Verdict.WINNABLE, line, 1, 0.0, 0))
    adviser.watch(True)
    for move in line:
        if model.status is Status.WON:
            break
        assert adviser.light is Light.WINNABLE
        model.play(move)
    assert model.status is Status.WON
    model.restart()
    assert adviser.light is Light.WINNABLE
    assert not slow.asked


def test_each_press_tells_more(
    model: GameModel, adviser: Adviser, slow: SlowSolver, line: tuple[Move, ...]
) -> None:
    adviser.learn(Result(model.position, Verdict.WINNABLE, line, 1, 0.0, 0))
    heard = listen(adviser)
    for _ in range(4):
        adviser.hint(HintStage.WORD)
    stages = [advice.stage for advice in heard if advice]
    assert stages == [HintStage.WORD, HintStage.CARD, HintStage.MOVE, HintStage.MOVE]
    model.play(line[0])
    assert heard[-1] is None
    adviser.hint(HintStage.CARD)
    last = heard[-1]
    assert last is not None
    assert (last.stage, last.hint.move) == (HintStage.CARD, line[1])


def test_an_open_position_gets_a_guess_that_a_win_replaces(
    model: GameModel, adviser: Adviser, slow: SlowSolver, line: tuple[Move, ...]
) -> None:
    heard = listen(adviser)
    position = model.position
    slow.answer()
    adviser.hint(HintStage.MOVE)
    wait_for(lambda: any(heard))
    guess = heard[-1]
    assert guess is not None
    assert guess.hint.guess
    assert guess.hint.move is not None
    assert position.is_legal(guess.hint.move)
    adviser.learn(Result(position, Verdict.WINNABLE, line, 1, 0.0, 0))
    way = heard[-1]
    assert way is not None
    assert (way.hint.guess, way.hint.move) == (False, line[0])


def test_what_the_long_search_left_open_is_not_searched_again(
    model: GameModel, adviser: Adviser, slow: SlowSolver
) -> None:
    slow.answer()
    adviser.watch(True)
    wait_for(lambda: not adviser.is_searching)
    assert len(slow.asked) == 2  # quick, then long
    adviser.search()
    model.play(TURN)
    wait_for(lambda: not adviser.is_searching)
    model.undo()
    assert not adviser.is_searching
    assert adviser.light is Light.OPEN


def test_the_end_comes_during_a_search(
    model: GameModel, adviser: Adviser, slow: SlowSolver
) -> None:
    adviser.hint(HintStage.MOVE)
    wait_for(lambda: slow.asked)
    adviser.stop()
    assert slow.cancelled
    assert not adviser.is_searching


def test_a_thousand_quick_moves(model: GameModel, real: Adviser, qtbot: QtBot) -> None:
    real.watch(True)
    rng = Random(7)
    for number in range(1000):
        moves = model.position.legal_moves()
        if not moves or rng.random() < 0.3:
            model.undo()
        else:
            model.play(rng.choice(moves))
        if number % 50 == 0:
            qtbot.wait(1)
    model.restart()
    wait_for(lambda: real.light is Light.WINNABLE)


def test_following_hints_wins(model: GameModel, real: Adviser) -> None:
    heard = listen(real)
    searches = 0
    while model.status is not Status.WON:
        real.hint(HintStage.MOVE)
        if heard[-1:] == [None] or not heard:
            searches += 1
            wait_for(lambda: heard and heard[-1])
        advice = heard[-1]
        assert advice is not None
        assert not advice.hint.guess
        assert advice.hint.move is not None
        model.play(advice.hint.move)
    assert searches == 1
