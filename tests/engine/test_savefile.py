"""Saved games: what is written is read back, and whatever else is read is refused with a reason."""

from __future__ import annotations

import random
from dataclasses import replace
from datetime import UTC, date, datetime
from pathlib import Path

import pytest

from chameleon_qt.engine.daily import daily_deal
from chameleon_qt.engine.deal import Deal
from chameleon_qt.engine.errors import Reason, SaveError
from chameleon_qt.engine.game import Game
from chameleon_qt.engine.origin import Origin
from chameleon_qt.engine.rules import CHAMELEON, GAMES, Rules
from chameleon_qt.engine.savefile import (
    MOST_CHARACTERS,
    SUFFIX,
    VERSION,
    format_game,
    parse_game,
)

SAVES = Path(__file__).parents[1] / "data" / "saves"
GOLDEN = {1: ("chameleon", 6, 5, 3, 74, 2, 0, True), 2: ("chameleon", 6, 5, 3, 74, 2, 7, True)}
"""Of each version's golden file: game, deal, turns, done, seconds, hints, undos, solution shown."""


def played(rules: Rules, seed: int) -> Game:
    """A random game with undone turns, and some turns of several moves."""
    chance = random.Random(seed)
    game = Game(Deal.numbered(1 + seed, rules))
    for _ in range(60):
        moves = game.position.legal_moves()
        if not moves:
            break
        if chance.random() < 0.2:
            first = chance.choice(moves)
            second = game.position.apply(first)[0].legal_moves()[:1]
            game.play_turn_text([str(first), *map(str, second)])
        else:
            game.play(chance.choice(moves))
    for _ in range(chance.randrange(20)):
        game.undo()
    game.hints_used = chance.randrange(5)
    game.undos_used = chance.randrange(50)
    game.solution_shown = chance.random() < 0.5
    return game


def facts(game: Game) -> tuple[object, ...]:
    return (
        game.deal,
        game.origin,
        game.turns,
        game.history,
        game.hints_used,
        game.undos_used,
        game.solution_shown,
    )


@pytest.mark.parametrize("rules", GAMES.values(), ids=GAMES)
def test_a_game_is_read_back_as_it_was(rules: Rules) -> None:
    for seed in range(10):
        game = played(rules, seed)
        saved = parse_game(format_game(game, 75.9))
        assert facts(saved.game) == facts(game)
        assert saved.seconds == 75


def test_a_deal_without_a_number_is_kept_by_its_cards() -> None:
    deal = replace(Deal.numbered(3), number=None)
    text = format_game(Game(deal), 0)
    assert "\ndeal:\n" in text
    assert parse_game(text).game.deal == deal


@pytest.mark.parametrize("rules", GAMES.values(), ids=GAMES)
def test_a_game_may_begin_in_the_middle(rules: Rules) -> None:
    middle = played(rules, 3).position
    game = Game(Deal.placing(middle))
    assert game.position == middle
    game.play(middle.legal_moves()[0])
    assert facts(parse_game(format_game(game, 5)).game) == facts(game)


def test_a_position_that_cannot_be_is_refused() -> None:
    text = format_game(Game(Deal.placing(Deal.numbered(3).start())), 0)
    with pytest.raises(SaveError) as refusal:
        parse_game(text.replace("foundations: ", "foundations: - "))
    assert refusal.value.reason is Reason.SAVE_LINE
    with pytest.raises(SaveError) as refusal:
        parse_game(text.replace("deal:\n", "deal: 3\n"))
    assert refusal.value.reason is Reason.SAVE_LINE


def test_a_daily_game_is_that_of_its_day() -> None:
    day = date(2026, 12, 1)
    game = Game(daily_deal(day), Origin.now(day, late=True))
    assert parse_game(format_game(game, 0)).game.origin == game.origin
    kansas = format_game(game, 0).replace("rules: chameleon", "rules: kansas")
    with pytest.raises(SaveError) as refusal:
        parse_game(kansas.replace(f"deal: {game.deal.number}", "deal:"))
    assert refusal.value.reason is Reason.SAVE_OTHER_DAY
    with pytest.raises(SaveError) as refusal:
        parse_game(format_game(game, 0).replace("2026-12-01 late", "1999-12-01"))
    assert refusal.value.reason is Reason.SAVE_LINE


def test_comments_blank_lines_and_foreign_line_ends_say_nothing() -> None:
    text = format_game(played(CHAMELEON, 1), 1)
    spaced = "\r\n# from a friend\r\n\r\n" + text.replace("\n", "  \r\n\r\n")
    assert facts(parse_game(spaced).game) == facts(parse_game(text).game)


@pytest.mark.parametrize("version", range(1, VERSION + 1))
def test_golden_files_of_every_version_are_read(version: int) -> None:
    saved = parse_game((SAVES / f"format-{version}{SUFFIX}").read_text(encoding="utf-8"))
    game = saved.game
    assert GOLDEN[version] == (
        game.deal.rules.name,
        game.deal.number,
        len(game.turns),
        len(game.history),
        saved.seconds,
        game.hints_used,
        game.undos_used,
        game.solution_shown,
    )
    assert [len(turn.moves) for turn in game.turns] == [1, 1, 1, 2, 1]
    if version == VERSION:
        assert game.origin == Origin(
            "0123456789abcdef", datetime(2026, 12, 1, 5, 16, 45, tzinfo=UTC)
        )
        assert format_game(game, saved.seconds) == (SAVES / f"format-{version}{SUFFIX}").read_text()


@pytest.mark.parametrize(
    ("line", "text", "reason"),
    [
        (1, "Chameleon Qt game", Reason.SAVE_UNKNOWN),
        (1, "Chameleon Qt game, format 0", Reason.SAVE_UNKNOWN),
        (1, f"Chameleon Qt game, format {VERSION + 1}", Reason.SAVE_NEWER),
        (2, "id: 0123456789ABCDEF", Reason.SAVE_ID),
        (2, "id:", Reason.SAVE_ID),
        (3, "begun: today", Reason.SAVE_TIME),
        (3, "begun: 2026-12-01T5:16:45Z", Reason.SAVE_TIME),
        (3, "begun: 1899-12-01T05:16:45Z", Reason.SAVE_TIME),
        (4, "daily: 2026-13-01", Reason.SAVE_DAY),
        (4, "daily: 20261201", Reason.SAVE_DAY),
        (4, "daily: late", Reason.SAVE_DAY),
        (5, "rules: bridge", Reason.SAVE_LINE),
        (5, "deal: 6", Reason.SAVE_EXPECTED),
        (6, "deal: 0", Reason.SAVE_NUMBER),
        (6, f"deal: {'9' * 5000}", Reason.SAVE_NUMBER),
        (7, "cards: " + str(Deal.numbered(7)), Reason.SAVE_OTHER_DEAL),
        (7, "cards: AS AS", Reason.SAVE_LINE),
        (7, "cards: 6", Reason.SAVE_LINE),
        (7, "cards:", Reason.SAVE_LINE),
        (8, "seconds: -1", Reason.SAVE_NUMBER),
        (9, "hints", Reason.SAVE_EXPECTED),
        (9, "hints: ٣", Reason.SAVE_NUMBER),
        (10, "undos: 1000001", Reason.SAVE_NUMBER),
        (11, "solution shown: perhaps", Reason.SAVE_WORD),
        (12, "done: 6", Reason.SAVE_NUMBER),
        (13, "turn:", Reason.SAVE_EMPTY_TURN),
        (13, "turn: R-F", Reason.SAVE_LINE),
        (13, "turn: up", Reason.SAVE_LINE),
        (13, "# turn", Reason.SAVE_LINE),
        (17, "turn: S S", Reason.SAVE_NUMBER),
        (18, "end: 4", Reason.SAVE_NUMBER),
        (18, "", Reason.SAVE_CUT),
        (19, "more", Reason.SAVE_REST),
    ],
)
def test_a_bad_line_is_named(line: int, text: str, reason: Reason) -> None:
    golden = (SAVES / f"format-{VERSION}{SUFFIX}").read_text(encoding="utf-8")
    lines = [*golden.splitlines(), ""]
    lines[line - 1] = text
    if line == 17:
        del lines[15]  # the count no longer fits
    with pytest.raises(SaveError) as refusal:
        parse_game("\n".join(lines))
    assert refusal.value.reason is reason
    if reason not in (Reason.SAVE_UNKNOWN, Reason.SAVE_NEWER):
        assert f"line {refusal.value.details['line']}" in str(refusal.value)
        if line not in (13, 17):
            assert refusal.value.details["line"] == line
    assert len(str(refusal.value)) < 300


def test_an_endless_file_is_refused_at_once() -> None:
    with pytest.raises(SaveError) as refusal:
        parse_game("x" * (MOST_CHARACTERS + 1))
    assert refusal.value.reason is Reason.SAVE_TOO_LONG


@pytest.mark.parametrize("seed", range(5))
def test_mutated_files_are_refused_or_read(seed: int) -> None:
    chance = random.Random(seed)
    text = format_game(played(CHAMELEON, 40 + seed), 100)
    letters = [*sorted(set(text)), "\0", "é", "٣", "\U0001f0a1", "\u2028"]
    refused = 0
    for _ in range(200):
        mutant = list(text)
        for _ in range(chance.randint(1, 3)):
            at = chance.randrange(len(mutant))
            match chance.randrange(4):
                case 0:
                    mutant[at] = chance.choice(letters)
                case 1:
                    del mutant[at : at + chance.choice((1, 5, 100))]
                case 2:
                    other = chance.randrange(len(mutant))
                    mutant[at], mutant[other] = mutant[other], mutant[at]
                case _:
                    mutant[at:at] = mutant[: chance.randrange(40)]
            mutant = mutant or [" "]
        changed = "".join(mutant)
        try:
            saved = parse_game(changed)
        except SaveError:
            refused += 1
        else:
            again = format_game(saved.game, saved.seconds)
            assert facts(parse_game(again).game) == facts(saved.game)
    assert refused > 150
