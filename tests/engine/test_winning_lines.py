"""Known winning lines, and thousands of spoilt ones, judged by the engine and by the judge."""

from __future__ import annotations

import random

import pytest

from chameleon_qt.engine.deal import Deal
from chameleon_qt.engine.errors import IllegalMove, MoveError
from chameleon_qt.engine.game import Game, Status
from chameleon_qt.engine.rules import CHAMELEON, Rules
from tests.engine.tables import read_named
from tests.oracle import judge

DEALS = read_named("reference.txt")
LINES = read_named("winning-lines.txt")
EACH = 24
TAKING_BACK = Rules("chameleon", take_back=True)
MOVES = [
    "S",
    *(f"{source}-{target}" for source in "WR123" for target in "F123" if source != target),
    *(f"F{suit}-{target}" for suit in "SHDC" for target in "123"),
    *(f"{source}*{count}-{target}" for source in "123" for target in "123" for count in (2, 3, 9)),
]


def verdict(name: str, line: list[str], rules: Rules = CHAMELEON) -> tuple[str, int | None]:
    """The engine's word, as `tests.oracle.judge` puts it."""
    game = Game(Deal.parse(" ".join(DEALS[name]), rules))
    for number, text in enumerate(line, 1):
        try:
            game.play_text(text)
        except (IllegalMove, MoveError):
            return ("illegal", number)
    return (game.status.value, None)


def spoilt(name: str, kind: str) -> list[list[str]]:
    """Lines with one move taken out, doubled or changed."""
    chance = random.Random(f"{name} {kind}")
    lines = []
    for _ in range(EACH):
        line = list(LINES[name])
        at = chance.randrange(len(line))
        if kind == "taken out":
            del line[at]
        elif kind == "doubled":
            line.insert(at, line[at])
        else:
            line[at] = chance.choice([move for move in MOVES if move != line[at]])
        lines.append(line)
    return lines


@pytest.mark.parametrize("name", LINES)
def test_each_line_wins_with_its_last_move(name: str) -> None:
    game = Game(Deal.parse(" ".join(DEALS[name])))
    for text in LINES[name]:
        assert game.status is Status.PLAYING
        game.play_text(text)
    assert game.status is Status.WON
    assert [str(move) for move in game.line] == LINES[name]
    assert verdict(name, [*LINES[name], "S"]) == ("illegal", len(LINES[name]) + 1)


@pytest.mark.parametrize("kind", ["taken out", "doubled", "changed"])
@pytest.mark.parametrize("name", LINES)
def test_spoilt_lines_are_judged_alike(name: str, kind: str) -> None:
    verdicts = set()
    for line in spoilt(name, kind):
        judged = judge(DEALS[name], line)
        assert verdict(name, line) == judged, " ".join(line)
        verdicts.add(judged)
    assert len(verdicts) > 1


def test_a_line_of_chameleon_wins_with_taking_back_too() -> None:
    for name, line in LINES.items():
        assert verdict(name, line, TAKING_BACK) == ("won", None)
