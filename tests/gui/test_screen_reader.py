"""A whole game through the accessibility tree alone, and again from nothing but what was said."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from chameleon_qt.engine.autoplay import click_move
from chameleon_qt.engine.cards import Card, Suit
from chameleon_qt.engine.deal import Deal
from chameleon_qt.engine.moves import (
    FOUNDATIONS,
    PILES,
    RESERVE,
    TURN,
    WASTE,
    Move,
    Place,
    PlaceKind,
    Step,
    StepKind,
)
from chameleon_qt.engine.position import Position
from chameleon_qt.i18n.card_names import card_name
from tests.gui.displays import display, environment, need

ROOT = Path(__file__).parents[2]
LOOK: list[str | int] = ["look"]


def listen(tmp_path: Path, cards: str, commands: list[list[str | int]]) -> dict[str, Any]:
    """What a screen reader hears that gives these commands, and how the game then stands."""
    need("dbus-run-session")
    driver = [sys.executable, "-m", "tests.gui.heard_driver", str(tmp_path), cards]
    words = "".join(json.dumps(command) + "\n" for command in commands)
    # The bus has its socket there, and the name of a socket must be short.
    with display() as name, TemporaryDirectory(dir="/tmp") as short:
        own = environment(name, str(tmp_path)) | {"QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1"}
        own["XDG_RUNTIME_DIR"] = short
        played = subprocess.run(
            ["dbus-run-session", "--", *driver, words],
            cwd=ROOT,
            env=own,
            capture_output=True,
            text=True,
            timeout=90,
            check=False,
        )
    assert played.returncode == 0, played.stderr
    report: dict[str, Any] = json.loads(played.stdout.splitlines()[-1])
    assert report["complaints"] == "", report
    return report


def commands_for(line: list[str], position: Position) -> list[list[str | int]]:
    """The moves of `line`: play where that makes just this move, else pick up and drop."""
    commands: list[list[str | int]] = []
    for text in line:
        move = position.parse_move(text)
        index = len(position.cards(move.source)) - move.length
        source = way_to(position, move.source, index)
        if click_move(position, move.source, index) == move:
            commands.append(["play", *source])
        else:
            top = len(position.cards(move.target)) - 1
            commands += [["pick up", *source], ["drop", *way_to(position, move.target, top)]]
        position, _ = position.apply(move)
    return commands


def way_to(position: Position, place: Place, index: int) -> list[int]:
    """The indices that lead from the table to a card, or to a place that stands for its top."""
    way = [position.places().index(place)]
    return [*way, index] if place.kind is PlaceKind.PILE and index >= 0 else way


# --- what is said, read again ------------------------------------------------------------------

NAMES = {card_name(Card(rank, suit)): Card(rank, suit) for rank in range(1, 14) for suit in Suit}
SUITS = {"spades": 0, "hearts": 1, "diamonds": 2, "clubs": 3}
MOVED = re.compile(
    r"(?P<card>\w+ of \w+)(?: and (?P<more>\d+) more cards?)? from (?:the )?(?P<source>.+?)"
    r" onto (?:the )?(?P<target>.+)"
)


def place_of(words: str) -> Place:
    """The place that is spoken of."""
    kind, _, rest = words.rpartition(" ")
    if kind == "tableau pile":
        return PILES[int(rest) - 1]
    if kind == "foundation of":
        return FOUNDATIONS[SUITS[rest]]
    return {"waste": WASTE, "reserve": RESERVE}[words]


def replay(position: Position, heard: list[str]) -> tuple[Position, list[str]]:
    """What a listener knows after `heard`, who trusts nothing but the rules, and the moves."""
    moves = []
    steps: Iterator[Step] = iter(())
    for sentence in heard:
        if sentence.startswith(("Picked up: ", "The game is won")):
            continue
        step = next(steps, None)
        if step is not None and step.kind is StepKind.FILL:
            filled = f"{card_name(step.cards[0])} from the reserve fills tableau pile "
            assert sentence == filled + step.target.code
            continue
        if step is not None:
            assert step.kind is StepKind.REVEAL
            assert sentence == f"Now on the reserve: {card_name(step.cards[0])}"
            continue
        if sentence.startswith("From the stock: "):
            move = TURN
            card = NAMES[sentence.removeprefix("From the stock: ")]
        else:
            found = MOVED.fullmatch(sentence)
            assert found, sentence
            length = int(found["more"] or 0) + 1
            move = Move(place_of(found["source"]), place_of(found["target"]), length)
            card = NAMES[found["card"]]
        assert position.cards(move.source)[-move.length] == card, sentence
        moves.append(str(move))
        position, journal = position.apply(move)
        steps = iter(journal[1:])
    assert next(steps, None) is None, "a step was not announced"
    return position, moves


# --- the test --------------------------------------------------------------------------------


def test_a_game_is_won_through_the_screen_reader_and_can_be_replayed_from_what_it_says(
    tmp_path: Path, reference_deals: dict[str, str], winning_lines: dict[str, list[str]]
) -> None:
    name = min(winning_lines, key=lambda name: len(winning_lines[name]))
    line, cards = winning_lines[name], reference_deals[name]
    start = Deal.parse(cards).start()
    commands = commands_for(line, start)
    half = len(commands) // 2
    report = listen(tmp_path, cards, [LOOK, *commands[:half], LOOK, *commands[half:], LOOK])
    assert (report["status"], len(report["moves"])) == ("won", len(line))

    heard = report["heard"]["heard"]
    end, moves = replay(start, heard)
    assert end.is_won
    assert moves == report["moves"]
    assert [text for text in heard if "won" in text] == heard[-1:]

    first, _middle, last = report["heard"]["looks"]
    check_tree(first, start)
    check_tree(last, end)
    focused = report["heard"]["focused"]
    for words in ("tableau pile", "Stock: ", "waste"):
        assert any(words in text for text in focused), focused


def check_tree(table: dict[str, Any], position: Position) -> None:
    """Every place and open card is there, named, where it lies, and with what it can do."""
    places = table["children"]
    assert table["role"] == "list"
    for place, found in zip(position.places(), places, strict=False):
        pile = position.cards(place)
        if place.kind is PlaceKind.PILE and pile:
            assert found["name"] == f"Tableau pile {place.slot + 1}"
            texts = [child["name"].removesuffix(", can move") for child in found["children"]]
            assert texts == [
                f"{card_name(card)}, tableau pile {place.slot + 1}, {number} of {len(pile)}"
                for number, card in enumerate(pile, 1)
            ]
            spots = found["children"]
        else:
            spots = [found]
        for index, spot in enumerate(spots):
            first = index if len(spots) > 1 else len(pile) - 1
            may = any(
                move.source == place and move.length == len(pile) - first
                for move in position.legal_moves()
            )
            if place.kind is not PlaceKind.STOCK:
                assert spot["name"].endswith(", can move") is may, spot["name"]
            assert {"focusable", "showing"} <= set(spot["states"])
            assert spot["area"][2] > 50
            assert spot["area"][3] > 50
