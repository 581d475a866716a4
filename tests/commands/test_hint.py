"""The command `hint`: the same answer as the button's, as JSON or as a sentence."""

from __future__ import annotations

import json

import pytest

from chameleon_qt.cli import run
from chameleon_qt.engine.deal import Deal
from chameleon_qt.engine.game import Game, Status

pytestmark = pytest.mark.usefixtures("qapp")
Capture = pytest.CaptureFixture[str]


def test_the_line_wins_from_there(
    capsys: Capture, reference_deals: dict[str, str], winning_lines: dict[str, list[str]]
) -> None:
    before = winning_lines["R006"][:40]
    cards = reference_deals["R006"]
    assert run(["hint", "--deal", cards, "--after", " ".join(before), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["verdict"], told["guess"]) == ("winnable", False)
    assert told["move"] == told["line"][0]
    game = Game(Deal.parse(cards))
    for text in [*before, *told["line"]]:
        game.play_text(text)
    assert game.status is Status.WON


def test_a_lost_deal_has_no_move(capsys: Capture, reference_deals: dict[str, str]) -> None:
    assert run(["hint", "--deal", reference_deals["R001"], "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == {
        "verdict": "lost",
        "move": None,
        "line": None,
        "guess": False,
    }


def test_without_json_it_is_the_sentence_of_the_button(
    capsys: Capture, reference_deals: dict[str, str]
) -> None:
    assert run(["hint", "--deal", reference_deals["R001"]]) == 0
    assert capsys.readouterr().out.startswith("This position is lost")
    assert run(["hint", "--game", "kansas", "--deal", "1", "--after", "S"]) == 0
    assert capsys.readouterr().out.startswith(("To win: ", "Only a guess", "This position is lost"))


def test_bad_moves_are_refused(capsys: Capture) -> None:
    assert run(["hint", "--deal", "1", "--after", "S Q-1"]) == 2
    assert "Q-1" in capsys.readouterr().err
