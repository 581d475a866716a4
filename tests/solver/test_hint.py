"""Hints: legal, winning where a win is known, honest where none is."""

from __future__ import annotations

from random import Random

import pytest

from chameleon_qt.engine.deal import Deal
from chameleon_qt.engine.game import Game, Status
from chameleon_qt.engine.moves import TURN, PlaceKind
from chameleon_qt.engine.notation import parse_position
from chameleon_qt.engine.position import Position
from chameleon_qt.engine.rules import CHAMELEON, GAMES, Rules
from chameleon_qt.solver import Budget, Verdict, find_winnable
from chameleon_qt.solver.hint import QUICK, find_hint, find_hint_after, sensible_move

NOTHING = Budget(nodes=0)


def wandering(rules: Rules, seed: int) -> Position:
    """A position that some random moves lead to."""
    rng = Random(seed)
    position = Deal.numbered(seed + 1, rules).start()
    for _ in range(rng.randrange(80)):
        moves = position.legal_moves()
        if not moves:
            break
        position, _ = position.apply(rng.choice(moves))
    return position


@pytest.mark.parametrize("rules", GAMES.values(), ids=GAMES)
def test_a_hint_is_a_legal_move(rules: Rules) -> None:
    seen = set()
    for seed in range(40):
        position = wandering(rules, seed)
        for budgets in ((QUICK,), (NOTHING,)):
            hint = find_hint(position, budgets)
            seen.add(hint.verdict)
            assert hint.position == position
            assert hint.guess is (hint.verdict is Verdict.OPEN)
            if hint.verdict is Verdict.LOST:
                assert hint.move is None
                assert hint.line is None
            elif hint.move is None:
                assert not position.legal_moves()
            else:
                assert position.is_legal(hint.move)
            if hint.line:
                assert hint.line[0] == hint.move
    assert Verdict.LOST in seen
    assert Verdict.OPEN in seen


@pytest.mark.parametrize("rules", GAMES.values(), ids=GAMES)
def test_following_hints_wins_whenever_they_are_asked_for(rules: Rules) -> None:
    found = find_winnable(rules, 50)
    assert found is not None
    game, rng = Game(found[0]), Random(1)
    game.play(found[1].line[0] if found[1].line else TURN)
    while game.status is not Status.WON:
        hint = find_hint_after(game.deal.start(), game.line)
        assert hint.line
        for move in hint.line[: rng.randint(1, 15)]:
            game.play(move)
        assert game.move_count < 400


def test_following_hints_wins_from_the_middle_of_reference_lines(
    reference_deals: dict[str, str], winning_lines: dict[str, list[str]]
) -> None:
    for name, line in list(winning_lines.items())[:6]:
        game = Game(Deal.parse(reference_deals[name]))
        for text in line[: len(line) // 2]:
            game.play_text(text)
        hint = find_hint(game.position)
        assert hint.line is not None
        for move in hint.line:
            game.play(move)
        assert game.status is Status.WON


def test_a_won_game_needs_no_move() -> None:
    position = Deal.numbered(1).start()
    won = Position(CHAMELEON, position.base, (), (), (), (13, 13, 13, 13), ((), (), ()))
    hint = find_hint(won)
    assert (hint.verdict, hint.move, hint.line) == (Verdict.WINNABLE, None, ())


def test_a_guess_prefers_what_is_seldom_regretted() -> None:
    text = (
        "rules: chameleon ranks=3 piles=2 reserve=2\nbase: A\nfoundations: AS - - -\n"
        "reserve: {reserve}\nstock: 3D 3C\nwaste: {waste}\npile 1: {one}\npile 2: {two}\n"
    )
    up = parse_position(text.format(reserve="3H 2S", waste="2C AC 2H AH 2D", one="3S", two="AD"))
    move = sensible_move(up)
    assert move is not None
    assert move.target.kind is PlaceKind.FOUNDATION


def test_a_guess_turns_the_stock_before_it_shifts_cards_about() -> None:
    for seed in range(60):
        position = wandering(CHAMELEON, seed)
        move = sensible_move(position)
        if move is None or not position.stock:
            continue
        shifts = move.source.kind is PlaceKind.PILE and move.target.kind is PlaceKind.PILE
        whole = shifts and move.length == len(position.piles[move.source.slot])
        assert not shifts or (whole and position.reserve)
