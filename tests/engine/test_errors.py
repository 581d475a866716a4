"""Every reason can be met, and its sentence says what the details say."""

from __future__ import annotations

import copy
import pickle
import string
from collections.abc import Callable
from datetime import date

import pytest

from chameleon_qt.engine import errors
from chameleon_qt.engine.cards import Card
from chameleon_qt.engine.daily import daily_deal
from chameleon_qt.engine.deal import Deal
from chameleon_qt.engine.errors import (
    CardError,
    DealError,
    EngineError,
    IllegalMove,
    MoveError,
    PositionError,
    Reason,
    RulesError,
    SaveError,
)
from chameleon_qt.engine.game import Game
from chameleon_qt.engine.moves import FOUNDATIONS, PILES, STOCK, WASTE, Move, MoveText
from chameleon_qt.engine.notation import format_position, parse_position
from chameleon_qt.engine.rules import Rules
from chameleon_qt.engine.savefile import format_game, parse_game
from tests.engine.tables import play, position, small_rules

SMALL = small_rules(ranks=2, piles=1)
TABLE = position("4S 3H", "4C", "3D", reserve="4H", waste="4D", stock="3C")
NO_RESERVE = position("", "4H", "4D", waste="4S")
WON = position("", "", "")


def deal(text: str) -> Callable[[], object]:
    return lambda: Deal.parse(text, SMALL)


def text(old: str, new: str) -> Callable[[], object]:
    """Reading TABLE's text with a fault in it."""
    whole = format_position(TABLE)
    assert whole.count(old) == 1, whole
    return lambda: parse_position(whole.replace(old, new))


def saved(old: str, new: str) -> Callable[[], object]:
    """Reading a saved game with a fault in it."""
    game = Game(Deal.numbered(6))
    game.play_text("S")
    whole = format_game(game, 0)
    assert whole.count(old) == 1, whole
    return lambda: parse_game(whole.replace(old, new))


def move(table: str) -> Callable[[], object]:
    return lambda: play(TABLE, table)


Cause = tuple[type[EngineError], Callable[[], object], str]

CAUSES: dict[Reason, Cause] = {
    Reason.NOT_A_CARD: (CardError, lambda: Card.parse("1S"), "“1S” is not a card"),
    Reason.NOT_A_CARD_AT: (DealError, deal("AS XX"), "card 2: “XX” is not a card"),
    Reason.CARD_NOT_IN_DECK: (DealError, deal("AS KS"), "card 2: KS does not belong"),
    Reason.CARD_TWICE: (DealError, deal("AS AH AS"), "AS appears twice: card 1 and card 3"),
    Reason.NOT_A_DEAL: (DealError, deal("abc"), "“abc” is neither a deal number nor"),
    Reason.CARDS_MISSING: (DealError, deal("AS AH AD AC 2S 2H"), "missing: 2D 2C"),
    Reason.DEAL_NUMBER_RANGE: (DealError, deal("0"), "0 is no deal number: choose one from 1 to"),
    Reason.NO_DAILY_DEAL: (
        DealError,
        lambda: daily_deal(date(1999, 12, 31)),
        "1999-12-31 has no daily deal: choose a day from 2000-01-01 to 9999-12-31",
    ),
    Reason.RULES_TEXT: (RulesError, lambda: Rules.parse("whist"), "“whist” names no game"),
    Reason.RULES_RANGE: (
        RulesError,
        lambda: Rules(piles=10),
        "piles must be from 1 to 9, not 10",
    ),
    Reason.DECK_TOO_SMALL: (
        RulesError,
        lambda: Rules(ranks=3),
        "12 cards are too few for 12 in the reserve and 3 piles",
    ),
    Reason.LINE_MISSING: (PositionError, text("waste: 4D\n", ""), "the line “waste” is missing"),
    Reason.LINE_UNKNOWN: (PositionError, text("waste: 4D", "w: 4D\nwaste:"), "line 6: “w” is not"),
    Reason.LINE_TWICE: (
        PositionError,
        text("waste: 4D", "waste:\nwaste: 4D"),
        "line 7: “waste” stands twice",
    ),
    Reason.BASE_RANK: (PositionError, text("base: A", "base: K"), "“K” is no base rank"),
    Reason.FOUNDATIONS: (PositionError, text("3S 2H", "3S"), "“3S 2D 2C” does not give the four"),
    Reason.PILE_ORDER: (
        PositionError,
        text("4S 3H", "3H 4S"),
        "4S cannot lie on 3H in tableau pile 1",
    ),
    Reason.RESERVE_TOO_LARGE: (
        PositionError,
        text("reserve=1", "reserve=0"),
        "1 cards in the reserve, which never holds more than 0",
    ),
    Reason.STOCK_TOO_LARGE: (
        PositionError,
        text("reserve=1", "reserve=11"),
        "2 cards in stock and waste, which never hold more than 1",
    ),
    Reason.PILE_NOT_FILLED: (
        PositionError,
        text(
            "stock: 3C\nwaste: 4D\npile 1: 4S 3H\npile 2: 4C",
            "stock: 3C\nwaste: 4D 4C\npile 1: 4S 3H\npile 2:",
        ),
        "tableau pile 2 is empty while the reserve still holds cards",
    ),
    Reason.NOT_A_MOVE: (MoveError, lambda: MoveText.parse("1>2"), "“1>2” is not a move"),
    Reason.NO_SUCH_PLACE: (IllegalMove, move("1-4"), "there is no tableau pile 4 in this game"),
    Reason.SOURCE_EMPTY: (
        IllegalMove,
        lambda: play(NO_RESERVE, "R-1"),
        "no card to take: reserve is empty",
    ),
    Reason.STOCK_EMPTY: (IllegalMove, lambda: play(NO_RESERVE, "S"), "the stock is used up"),
    Reason.STOCK_ONLY_TURNS: (
        IllegalMove,
        lambda: TABLE.apply(Move(STOCK, PILES[0])),
        "the stock is only turned",
    ),
    Reason.TARGET_NEVER: (
        IllegalMove,
        lambda: TABLE.apply(Move(PILES[0], WASTE)),
        "nothing is ever placed on the waste",
    ),
    Reason.NO_TAKE_BACK: (IllegalMove, move("FS-1"), "a card on a foundation never comes back"),
    Reason.ONE_CARD_ONLY: (
        IllegalMove,
        move("W*2-1"),
        "only one card at a time leaves the waste",
    ),
    Reason.RUN_TO_FOUNDATION: (IllegalMove, move("1*2-F"), "one at a time, never as a run"),
    Reason.RUN_TOO_LONG: (IllegalMove, move("1*3-2"), "tableau pile 1 does not hold 3 cards"),
    Reason.SAME_PLACE: (IllegalMove, move("1-1"), "the card lies there already"),
    Reason.WRONG_FOUNDATION: (
        IllegalMove,
        lambda: TABLE.apply(Move(PILES[0], FOUNDATIONS[0])),
        "3H belongs on another foundation",
    ),
    Reason.NOT_NEXT: (IllegalMove, move("W-F"), "4D is not the next card of its foundation"),
    Reason.DOES_NOT_BUILD: (IllegalMove, move("W-2"), "4D does not build on 4C"),
    Reason.GAME_OVER: (IllegalMove, lambda: play(WON, "S"), "the game is won"),
    Reason.SAVE_UNKNOWN: (SaveError, lambda: parse_game("hello"), "not a saved game"),
    Reason.SAVE_NEWER: (SaveError, saved("format 2", "format 9"), "in format 9; this version"),
    Reason.SAVE_TOO_LONG: (SaveError, lambda: parse_game("#" * 10**6), "more than 200000"),
    Reason.SAVE_CUT: (SaveError, saved("end: 1\n", ""), "breaks off in line 14"),
    Reason.SAVE_LINE: (
        SaveError,
        saved("turn: S", "turn: 1-1"),
        "line 13: the card lies there already",
    ),
    Reason.SAVE_EXPECTED: (SaveError, saved("hints", "help"), "line 9: “hints:” should stand"),
    Reason.SAVE_NUMBER: (SaveError, saved("done: 1", "done: x"), "line 12: “x” is not a number"),
    Reason.SAVE_WORD: (SaveError, saved("shown: no", "shown: 0"), "line 11: “0” is neither yes"),
    Reason.SAVE_ID: (SaveError, saved("id: ", "id: x"), "line 2: “x"),
    Reason.SAVE_TIME: (SaveError, saved("begun: ", "begun: x"), "line 3: “x"),
    Reason.SAVE_DAY: (SaveError, saved("daily:", "daily: x"), "line 4: “x”"),
    Reason.SAVE_OTHER_DAY: (
        SaveError,
        saved("daily:", "daily: 2026-12-01"),
        "line 7: these are not the cards of the daily deal of 2026-12-01",
    ),
    Reason.SAVE_OTHER_DEAL: (SaveError, saved("deal: 6", "deal: 5"), "not the cards of deal 5"),
    Reason.SAVE_EMPTY_TURN: (SaveError, saved("turn: S", "turn:"), "line 13: a turn without"),
    Reason.SAVE_REST: (SaveError, saved("end: 1", "end: 1\nend: 1"), "line 15: nothing may"),
}


def places(sentence: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(sentence) if name}


def test_every_reason_can_be_met() -> None:
    assert set(Reason) - set(CAUSES) == set()


@pytest.mark.parametrize("reason", CAUSES, ids=lambda reason: str(reason.name))
def test_each_refusal_says_what_and_where(reason: Reason) -> None:
    kind, cause, sentence = CAUSES[reason]
    with pytest.raises(EngineError) as caught:
        cause()
    error = caught.value
    assert type(error) is kind
    assert error.reason is reason
    assert sentence in str(error)
    assert str(error) == reason.value.format(**error.details)
    assert set(error.details) == places(reason.value)
    for detail in error.details.values():
        assert str(detail) in str(error)


def test_all_sentences_are_distinct() -> None:
    assert len(Reason.__members__) == len(set(Reason))


def test_one_family_of_errors() -> None:
    for kind in (CardError, RulesError, DealError, PositionError, MoveError, IllegalMove):
        assert issubclass(kind, EngineError)
    assert issubclass(EngineError, ValueError)


def test_marking_for_translation_changes_nothing() -> None:
    assert errors.QT_TRANSLATE_NOOP("Engine", "a {card}") == "a {card}"


def test_an_error_survives_copying_and_pickling() -> None:
    error = IllegalMove(Reason.SOURCE_EMPTY, place=PILES[1])
    for twin in (copy.copy(error), pickle.loads(pickle.dumps(error))):
        assert (type(twin), twin.reason, twin.details) == (
            IllegalMove,
            Reason.SOURCE_EMPTY,
            {"place": PILES[1]},
        )
        assert str(twin) == str(error)
