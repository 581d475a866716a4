"""Places on the table, moves between them, and the steps that a move is made of."""

from __future__ import annotations

import re
from enum import Enum
from typing import NamedTuple

from chameleon_qt.engine.cards import SUIT_LETTERS, Card, Suit
from chameleon_qt.engine.errors import QT_TRANSLATE_NOOP, MoveError, Reason


class PlaceKind(Enum):
    """What a place is; the value is its English name, which the application translates."""

    STOCK = QT_TRANSLATE_NOOP("Places", "stock")
    WASTE = QT_TRANSLATE_NOOP("Places", "waste")
    RESERVE = QT_TRANSLATE_NOOP("Places", "reserve")
    FOUNDATION = QT_TRANSLATE_NOOP("Places", "foundation")
    PILE = QT_TRANSLATE_NOOP("Places", "tableau pile")


class Place(NamedTuple):
    """A place for cards. ``slot`` is the suit of a foundation or the pile's number from 0."""

    kind: PlaceKind
    slot: int = 0

    @property
    def code(self) -> str:
        """The short name used in lines: ``S W R``, ``FS`` for the spade foundation, ``1``."""
        if self.kind is PlaceKind.PILE:
            return str(self.slot + 1)
        if self.kind is PlaceKind.FOUNDATION:
            return "F" + SUIT_LETTERS[self.slot]
        name: str = self.kind.name
        return name[0]

    def __str__(self) -> str:
        if self.kind is PlaceKind.PILE:
            return f"{self.kind.value} {self.slot + 1}"
        if self.kind is PlaceKind.FOUNDATION:
            return f"{self.kind.value} {Suit(self.slot).sign}"
        return str(self.kind.value)


SPOT = QT_TRANSLATE_NOOP("Places", "card {number}")
SPOT_AT = QT_TRANSLATE_NOOP("Places", "{place}, card {number}")


class Spot(NamedTuple):
    """Where a card stands in a text: its number, from 1, in a whole deal or at one place."""

    number: int
    place: Place | None = None

    def __str__(self) -> str:
        template = SPOT if self.place is None else SPOT_AT
        return template.format(number=self.number, place=self.place)


STOCK = Place(PlaceKind.STOCK)
WASTE = Place(PlaceKind.WASTE)
RESERVE = Place(PlaceKind.RESERVE)
FOUNDATIONS = tuple(Place(PlaceKind.FOUNDATION, suit) for suit in Suit)
PILES = tuple(Place(PlaceKind.PILE, slot) for slot in range(9))


class Move(NamedTuple):
    """The top `length` cards of `source` go to `target`; turning the stock is STOCK to WASTE.

    >>> str(Move(PILES[0], PILES[1], 3)), str(Move(WASTE, FOUNDATIONS[0])), str(TURN)
    ('1*3-2', 'W-F', 'S')
    """

    source: Place
    target: Place
    length: int = 1

    def __str__(self) -> str:
        if self.source == STOCK:
            return "S"
        run = f"*{self.length}" if self.length > 1 else ""
        target = "F" if self.target.kind is PlaceKind.FOUNDATION else self.target.code
        return f"{self.source.code}{run}-{target}"


TURN = Move(STOCK, WASTE)

_SOURCES = {"W": WASTE, "R": RESERVE} | {place.code: place for place in (*FOUNDATIONS, *PILES)}
_MOVE = re.compile(r"(?P<source>[WR1-9]|F[SHDC])(?:\*(?P<length>[0-9]{1,2}))?-(?P<target>[F1-9])")


class MoveText(NamedTuple):
    """A move as it is written: ``F`` alone stands for the card's own foundation (None here)."""

    source: Place
    target: Place | None
    length: int

    @classmethod
    def parse(cls, text: str) -> MoveText:
        """Read one move such as ``S``, ``W-F`` or ``2*3-1``; raises `MoveError`."""
        if text in ("S", "s"):
            return cls(STOCK, WASTE, 1)
        match = _MOVE.fullmatch(text.upper()) if text.isascii() else None
        if match is None or (match["length"] is not None and int(match["length"]) < 1):
            raise MoveError(Reason.NOT_A_MOVE, text=text)
        target = None if match["target"] == "F" else _SOURCES[match["target"]]
        return cls(_SOURCES[match["source"]], target, int(match["length"] or 1))


class StepKind(Enum):
    """What one step of a move does."""

    MOVE = "move"
    """Cards go from one place to another, face up."""
    TURN = "turn"
    """The stock's next card is turned onto the waste."""
    FILL = "fill"
    """The reserve's top card fills an emptied pile by itself."""
    REVEAL = "reveal"
    """The reserve's new top card is turned face up where it lies."""


class Step(NamedTuple):
    """One step of a move's journal; `cards` are ordered from bottom to top."""

    kind: StepKind
    cards: tuple[Card, ...]
    source: Place
    target: Place
