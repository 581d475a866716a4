"""Positions as texts: read back as themselves, and each bad text refused by name and place."""

from __future__ import annotations

import pytest

from chameleon_qt.engine.deal import Deal
from chameleon_qt.engine.errors import PositionError, Reason
from chameleon_qt.engine.notation import format_position, parse_position
from chameleon_qt.engine.rules import GAMES, Rules
from tests.engine.tables import piles, play, position, words

GOOD = """\
rules: chameleon ranks=4 reserve=2
base: 2
foundations: 3S - - -
reserve: 4H 2C
stock: 4D AC AD
waste: 4S 3C 3D
pile 1: 3H 2H
pile 2: 2D AS
pile 3: AH 4C
"""


def refusal(text: str) -> tuple[Reason, dict[str, str]]:
    with pytest.raises(PositionError) as caught:
        parse_position(text)
    error = caught.value
    return error.reason, {name: str(value) for name, value in error.details.items()}


def test_every_part_is_read() -> None:
    table = parse_position(GOOD)
    assert table.rules == Rules(ranks=4, reserve=2)
    assert table.base == 2
    assert table.foundations == (2, 0, 0, 0)
    assert words(table.reserve) == "4H 2C"
    assert words(table.stock) == "AD AC 4D"  # 4D, written first, is turned next
    assert words(table.waste) == "4S 3C 3D"
    assert piles(table) == ["3H 2H", "2D AS", "AH 4C"]


def test_writing_gives_back_what_was_read() -> None:
    assert format_position(parse_position(GOOD)) == GOOD


def test_empty_groups_and_empty_piles_are_written_as_bare_names() -> None:
    text = format_position(position("", "4S", "", kansas=True))
    assert text == (
        "rules: kansas ranks=4 reserve=0\nbase: A\nfoundations: 3S 4H 4D 4C\n"
        "reserve:\nstock:\nwaste:\npile 1:\npile 2: 4S\npile 3:\n"
    )
    assert format_position(parse_position(text)) == text


@pytest.mark.parametrize("rules", GAMES.values(), ids=str)
def test_a_deal_in_progress_reads_back_as_itself(rules: Rules) -> None:
    table = Deal.numbered(617, rules).start()
    while table.stock:
        assert parse_position(format_position(table)) == table
        table = play(table, "S")
    assert parse_position(format_position(table)) == table


def test_foundations_are_read_from_their_top_cards_round_the_corner() -> None:
    deck = "2H 3H 4H AH 2D 3D 4D AD 2C 3C 4C"
    for top, height in [("2S", 1), ("3S", 2), ("4S", 3), ("AS", 4)]:
        rest = " ".join(["2S", "3S", "4S", "AS"][height:])
        text = (
            "rules: chameleon ranks=4 piles=1 reserve=0\nbase: 2\nreserve:\nwaste:\npile 1: AC\n"
            f"foundations: {top} - - -\nstock: {deck} {rest}\n"
        )
        assert parse_position(text).foundations == (height, 0, 0, 0)


def test_order_case_blanks_and_comments_do_not_matter() -> None:
    lines = GOOD.splitlines()
    loose = "\n\n# a comment alone\n".join(
        line.replace(": ", "  :  ").upper().replace("CHAMELEON", "Chameleon") + " # why: so"
        for line in reversed(lines)
    )
    loose = loose.replace("RANKS", "ranks").replace("RESERVE=", "reserve=")
    assert parse_position(loose.replace("PILE 1", "Pile   1")) == parse_position(GOOD)


@pytest.mark.parametrize(
    "name",
    ["rules", "base", "foundations", "reserve", "stock", "waste", "pile 1", "pile 2", "pile 3"],
)
def test_each_line_must_stand_once(name: str) -> None:
    line = next(line for line in GOOD.splitlines() if line.startswith(name))
    without = GOOD.replace(line + "\n", "")
    assert refusal(without) == (Reason.LINE_MISSING, {"name": name})
    assert refusal(GOOD + line) == (Reason.LINE_TWICE, {"line": "10", "name": name})


@pytest.mark.parametrize(
    ("old", "new", "reason", "details"),
    [
        ("chameleon", "canfield", Reason.RULES_TEXT, {"text": "canfield ranks=4 reserve=2"}),
        (
            "ranks=4",
            "ranks=14",
            Reason.RULES_RANGE,
            {"name": "ranks", "first": "1", "last": "13", "value": "14"},
        ),
        (
            "reserve=2",
            "reserve=13",
            Reason.DECK_TOO_SMALL,
            {"deck": "16", "reserve": "13", "piles": "3"},
        ),
        ("base: 2", "base: 5", Reason.BASE_RANK, {"text": "5"}),
        ("base: 2", "base: 22", Reason.BASE_RANK, {"text": "22"}),
        ("base: 2", "base:", Reason.BASE_RANK, {"text": ""}),
        ("base: 2", "base: X", Reason.BASE_RANK, {"text": "X"}),
        ("3S - - -", "3S - -", Reason.FOUNDATIONS, {"text": "3S - -"}),
        ("3S - - -", "3S - - - -", Reason.FOUNDATIONS, {"text": "3S - - - -"}),
        ("3S - - -", "", Reason.FOUNDATIONS, {"text": ""}),
        ("3S - - -", "- 3S - -", Reason.FOUNDATIONS, {"text": "- 3S - -"}),
        ("3S - - -", "5S - - -", Reason.FOUNDATIONS, {"text": "5S - - -"}),
        ("3S - - -", "xx - - -", Reason.FOUNDATIONS, {"text": "xx - - -"}),
        ("3S - - -", "3S - - 0", Reason.FOUNDATIONS, {"text": "3S - - 0"}),
        ("4D AC AD", "4D A AD", Reason.NOT_A_CARD_AT, {"text": "A", "at": "stock, card 2"}),
        ("4H 2C", "10H 2C", Reason.NOT_A_CARD_AT, {"text": "10H", "at": "reserve, card 1"}),
        ("2D AS", "2D AX", Reason.NOT_A_CARD_AT, {"text": "AX", "at": "tableau pile 2, card 2"}),
        ("4S 3C 3D", "4S 3C KD", Reason.CARD_NOT_IN_DECK, {"card": "KD", "at": "waste, card 3"}),
        (
            "4S 3C 3D",
            "4S 3C 4D",
            Reason.CARD_TWICE,
            {"card": "4D", "first": "stock, card 1", "at": "waste, card 3"},
        ),
        (
            "4D AC AD",
            "4D AC AC",
            Reason.CARD_TWICE,
            {"card": "AC", "first": "stock, card 2", "at": "stock, card 3"},
        ),
        (
            "3S - - -",
            "4S - - -",
            Reason.CARD_TWICE,
            {"card": "4S", "first": "waste, card 1", "at": "foundation ♠, card 3"},
        ),
        ("4D AC AD", "4D", Reason.CARDS_MISSING, {"cards": "AD AC"}),
        ("3S - - -", "2S - - -", Reason.CARDS_MISSING, {"cards": "3S"}),
        (
            "reserve=2",
            "reserve=1",
            Reason.RESERVE_TOO_LARGE,
            {"count": "2", "wanted": "1"},
        ),
        (
            "reserve=2",
            "reserve=7",
            Reason.STOCK_TOO_LARGE,
            {"count": "6", "wanted": "5"},
        ),
        (
            "3H 2H",
            "2H 3H",
            Reason.PILE_ORDER,
            {"card": "3H", "below": "2H", "place": "tableau pile 1"},
        ),
        (
            "AH 4C",
            "4C AH",
            Reason.PILE_ORDER,
            {"card": "AH", "below": "4C", "place": "tableau pile 3"},
        ),
        (
            "3D\npile 1: 3H 2H",
            "3D 3H 2H\npile 1:",
            Reason.PILE_NOT_FILLED,
            {"place": "tableau pile 1"},
        ),
    ],
)
def test_each_fault_is_named_with_its_place(
    old: str, new: str, reason: Reason, details: dict[str, str]
) -> None:
    assert GOOD.count(old) == 1
    assert refusal(GOOD.replace(old, new)) == (reason, details)


@pytest.mark.parametrize(
    ("line", "text"),
    [
        ("pile 4: KS", "pile 4"),
        ("pile 4:", "pile 4"),
        ("pile: KS", "pile"),
        ("colour: red", "colour"),
        (": KS", ""),
        ("KS", "KS"),
        ("pile 4 KS", "pile 4 KS"),
    ],
)
def test_a_line_that_belongs_to_no_position_is_named_with_its_number(line: str, text: str) -> None:
    assert refusal(GOOD + "# a comment counts as a line\n" + line) == (
        Reason.LINE_UNKNOWN,
        {"line": "11", "text": text},
    )


def test_the_empty_text_lacks_its_first_line() -> None:
    assert refusal("") == (Reason.LINE_MISSING, {"name": "rules"})
