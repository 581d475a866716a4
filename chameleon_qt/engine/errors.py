"""What can be wrong with cards, deals, positions and moves, said once for every language.

Each `Reason` carries its English sentence with named places. ``str(error)`` fills them in; the
application translates the sentence first (context ``Engine``) and fills it in afterwards.
"""

from __future__ import annotations

from enum import Enum


def QT_TRANSLATE_NOOP(context: str, text: str) -> str:
    """Mark `text` for the translation tools, which look for this very name; return it as it is."""
    return text


class Reason(Enum):
    """Why something was refused; the value is the English sentence."""

    NOT_A_CARD = QT_TRANSLATE_NOOP(
        "Engine", "“{text}” is not a card: write a rank A23456789TJQK and a suit SHDC, as in TS"
    )
    NOT_A_CARD_AT = QT_TRANSLATE_NOOP(
        "Engine",
        "{at}: “{text}” is not a card: write a rank A23456789TJQK and a suit SHDC, as in TS",
    )
    CARD_NOT_IN_DECK = QT_TRANSLATE_NOOP("Engine", "{at}: {card} does not belong to this deck")
    CARD_TWICE = QT_TRANSLATE_NOOP("Engine", "{card} appears twice: {first} and {at}")
    CARDS_MISSING = QT_TRANSLATE_NOOP("Engine", "missing: {cards}")
    NOT_A_DEAL = QT_TRANSLATE_NOOP(
        "Engine", "“{text}” is neither a deal number nor the cards of a deal"
    )
    DEAL_NUMBER_RANGE = QT_TRANSLATE_NOOP(
        "Engine", "{number} is no deal number: choose one from {first} to {last}"
    )
    NO_DAILY_DEAL = QT_TRANSLATE_NOOP(
        "Engine", "{day} has no daily deal: choose a day from {first} to {last}"
    )
    RULES_TEXT = QT_TRANSLATE_NOOP(
        "Engine", "“{text}” names no game: write chameleon or kansas, then words such as piles=2"
    )
    RULES_RANGE = QT_TRANSLATE_NOOP("Engine", "{name} must be from {first} to {last}, not {value}")
    DECK_TOO_SMALL = QT_TRANSLATE_NOOP(
        "Engine", "{deck} cards are too few for {reserve} in the reserve and {piles} piles"
    )
    LINE_MISSING = QT_TRANSLATE_NOOP("Engine", "the line “{name}” is missing")
    LINE_UNKNOWN = QT_TRANSLATE_NOOP("Engine", "line {line}: “{text}” is not part of a position")
    LINE_TWICE = QT_TRANSLATE_NOOP("Engine", "line {line}: “{name}” stands twice")
    BASE_RANK = QT_TRANSLATE_NOOP("Engine", "“{text}” is no base rank of this deck")
    FOUNDATIONS = QT_TRANSLATE_NOOP(
        "Engine",
        "“{text}” does not give the four foundations: write the top card or - for "
        "spades, hearts, diamonds and clubs",
    )
    PILE_ORDER = QT_TRANSLATE_NOOP("Engine", "{card} cannot lie on {below} in {place}")
    RESERVE_TOO_LARGE = QT_TRANSLATE_NOOP(
        "Engine", "{count} cards in the reserve, which never holds more than {wanted}"
    )
    STOCK_TOO_LARGE = QT_TRANSLATE_NOOP(
        "Engine", "{count} cards in stock and waste, which never hold more than {wanted}"
    )
    PILE_NOT_FILLED = QT_TRANSLATE_NOOP(
        "Engine", "{place} is empty while the reserve still holds cards"
    )
    NOT_A_MOVE = QT_TRANSLATE_NOOP(
        "Engine", "“{text}” is not a move: write S, or FROM-TO such as W-1, R-F or 2*3-1"
    )
    NO_SUCH_PLACE = QT_TRANSLATE_NOOP("Engine", "there is no {place} in this game")
    SOURCE_EMPTY = QT_TRANSLATE_NOOP("Engine", "no card to take: {place} is empty")
    STOCK_EMPTY = QT_TRANSLATE_NOOP("Engine", "the stock is used up, and there is no redeal")
    STOCK_ONLY_TURNS = QT_TRANSLATE_NOOP(
        "Engine", "the stock is only turned, one card at a time, onto the waste"
    )
    TARGET_NEVER = QT_TRANSLATE_NOOP("Engine", "nothing is ever placed on the {place}")
    NO_TAKE_BACK = QT_TRANSLATE_NOOP("Engine", "a card on a foundation never comes back")
    ONE_CARD_ONLY = QT_TRANSLATE_NOOP("Engine", "only one card at a time leaves the {place}")
    RUN_TO_FOUNDATION = QT_TRANSLATE_NOOP(
        "Engine", "cards go to a foundation one at a time, never as a run"
    )
    RUN_TOO_LONG = QT_TRANSLATE_NOOP("Engine", "{place} does not hold {count} cards")
    SAME_PLACE = QT_TRANSLATE_NOOP("Engine", "the card lies there already")
    WRONG_FOUNDATION = QT_TRANSLATE_NOOP("Engine", "{card} belongs on another foundation")
    NOT_NEXT = QT_TRANSLATE_NOOP("Engine", "{card} is not the next card of its foundation")
    DOES_NOT_BUILD = QT_TRANSLATE_NOOP("Engine", "{card} does not build on {below}")
    GAME_OVER = QT_TRANSLATE_NOOP("Engine", "the game is won")
    SAVE_UNKNOWN = QT_TRANSLATE_NOOP("Engine", "this is not a saved game of Chameleon")
    SAVE_NEWER = QT_TRANSLATE_NOOP(
        "Engine",
        "this game was saved by a newer version of the program, in format {version}; "
        "this version reads formats up to {newest}",
    )
    SAVE_TOO_LONG = QT_TRANSLATE_NOOP(
        "Engine", "the file is too long for a saved game: more than {most} characters"
    )
    SAVE_CUT = QT_TRANSLATE_NOOP("Engine", "the file breaks off in line {line}")
    SAVE_LINE = QT_TRANSLATE_NOOP("Engine", "line {line}: {fault}")
    SAVE_EXPECTED = QT_TRANSLATE_NOOP("Engine", "line {line}: “{name}:” should stand here")
    SAVE_NUMBER = QT_TRANSLATE_NOOP(
        "Engine", "line {line}: “{text}” is not a number from {first} to {last}"
    )
    SAVE_WORD = QT_TRANSLATE_NOOP("Engine", "line {line}: “{text}” is neither yes nor no")
    SAVE_ID = QT_TRANSLATE_NOOP(
        "Engine", "line {line}: “{text}” is not what games are told apart by: 16 digits 0 to f"
    )
    SAVE_TIME = QT_TRANSLATE_NOOP(
        "Engine", "line {line}: “{text}” is not a time such as 2026-12-01T20:15:00Z"
    )
    SAVE_DAY = QT_TRANSLATE_NOOP("Engine", "line {line}: “{text}” is not a day such as 2026-12-01")
    SAVE_OTHER_DEAL = QT_TRANSLATE_NOOP(
        "Engine", "line {line}: these are not the cards of deal {number}"
    )
    SAVE_OTHER_DAY = QT_TRANSLATE_NOOP(
        "Engine", "line {line}: these are not the cards of the daily deal of {day}"
    )
    SAVE_EMPTY_TURN = QT_TRANSLATE_NOOP("Engine", "line {line}: a turn without a move")
    SAVE_REST = QT_TRANSLATE_NOOP("Engine", "line {line}: nothing may follow the end of the game")


class EngineError(ValueError):
    """Base of all errors of the engine: a `reason`, and `details` that fill its sentence."""

    def __init__(self, reason: Reason, **details: object) -> None:
        self.reason = reason
        self.details = details
        super().__init__(reason.value.format(**details))

    def __reduce__(self) -> tuple[object, ...]:
        return _rebuild, (type(self), self.reason, self.details)


def _rebuild(kind: type[EngineError], reason: Reason, details: dict[str, object]) -> EngineError:
    """An error as it was before it was copied or sent to another process."""
    return kind(reason, **details)


class CardError(EngineError):
    """A text is no card."""


class RulesError(EngineError):
    """Rules that describe no playable game."""


class DealError(EngineError):
    """A deal that is no deal: a number out of range, a card missing, doubled or misspelt."""


class PositionError(EngineError):
    """A position that cannot occur, or a text that describes none."""


class SaveError(EngineError):
    """A text that is no saved game, or one that cannot be read here."""


class MoveError(EngineError):
    """A text that is no move at all."""


class IllegalMove(EngineError):
    """A move that the rules forbid in this position."""
