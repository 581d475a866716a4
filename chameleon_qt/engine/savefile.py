"""The text form of a game with its whole history: what a ``.chameleon`` file holds.

The first line names the format and its version. Then ``name: value`` lines follow in this order,
one ``turn`` for each step of the history, undone ones too, and the number of turns at the end::

    Chameleon Qt game, format 1
    rules: chameleon
    deal: 617
    cards: 9S TC ...
    seconds: 74
    hints: 0
    solution shown: no
    done: 2
    turn: S
    turn: W-1
    turn: 3-F 2-F
    end: 3

``deal`` is empty where the cards came from no number. Blank lines, and lines that begin with
``#``, say nothing. What each version was is kept in ``tests/data/saves``.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from chameleon_qt.engine.deal import FIRST_DEAL, LAST_DEAL, LONGEST_QUOTE, Deal
from chameleon_qt.engine.errors import EngineError, Reason, SaveError
from chameleon_qt.engine.game import Game
from chameleon_qt.engine.rules import Rules

VERSION = 1
"""The format that is written; older ones are read as well."""
SUFFIX = ".chameleon"
MOST_CHARACTERS = 200_000
"""A longer text is refused: the longest game that anyone plays takes a tenth of it."""
MOST_SECONDS = 10**9
MOST_HINTS = 10**6

_HEAD = re.compile(r"Chameleon Qt game, format ([0-9]{1,9})")
_NUMBER = re.compile(r"[0-9]{1,12}")


@dataclass(frozen=True, slots=True)
class SavedGame:
    """A game, and how long it has been played."""

    game: Game
    seconds: int


def format_game(game: Game, seconds: float) -> str:
    """`game` as text, which `parse_game` reads back."""
    lines = [
        f"Chameleon Qt game, format {VERSION}",
        f"rules: {game.deal.rules}",
        f"deal: {game.deal.number or ''}".rstrip(),
        f"cards: {game.deal}",
        f"seconds: {min(int(seconds), MOST_SECONDS)}",
        f"hints: {game.hints_used}",
        f"solution shown: {'yes' if game.solution_shown else 'no'}",
        f"done: {len(game.history)}",
    ]
    lines += ["turn: " + " ".join(map(str, turn.moves)) for turn in game.turns]
    lines.append(f"end: {len(game.turns)}")
    return "\n".join(lines) + "\n"


def parse_game(text: str) -> SavedGame:
    """Read `format_game`'s text; every card and every move is checked.

    Raises `SaveError` that names the line and what is wrong with it.
    """
    if len(text) > MOST_CHARACTERS:
        raise SaveError(Reason.SAVE_TOO_LONG, most=MOST_CHARACTERS)
    reader = _Reader(text)
    reader.read_head()
    try:
        return _read_game(reader)
    except SaveError:
        raise
    except EngineError as fault:
        raise SaveError(Reason.SAVE_LINE, line=reader.line, fault=fault) from None


def _read_game(reader: _Reader) -> SavedGame:
    rules = Rules.parse(reader.value("rules"))
    number = reader.as_number(FIRST_DEAL, LAST_DEAL) if reader.value("deal") else None
    deal = Deal.parse_cards(reader.value("cards"), rules)
    if number is not None:
        cards, deal = deal.cards, Deal.numbered(number, rules)
        if deal.cards != cards:
            raise SaveError(Reason.SAVE_OTHER_DEAL, line=reader.line, number=number)
    game = Game(deal)
    seconds = reader.number("seconds", 0, MOST_SECONDS)
    game.hints_used = reader.number("hints", 0, MOST_HINTS)
    game.solution_shown = reader.truth("solution shown")
    done = reader.number("done", 0, MOST_CHARACTERS)
    done_line = reader.line
    while (moves := reader.turn()) is not None:
        game.play_turn_text(moves)
    count = len(game.turns)
    if reader.number("end", 0, MOST_CHARACTERS) != count:
        raise SaveError(
            Reason.SAVE_NUMBER, line=reader.line, text=reader.text, first=count, last=count
        )
    reader.finish()
    if done > count:
        raise SaveError(Reason.SAVE_NUMBER, line=done_line, text=done, first=0, last=count)
    for _ in range(count - done):
        game.undo()
    return SavedGame(game, seconds)


class _Reader:
    """Goes through the lines and knows where it is."""

    def __init__(self, text: str) -> None:
        self.line = 0
        """The number of the line that was read last, from 1."""
        self.text = ""
        """Its value."""
        self._lines = self._telling(text)
        self._next = next(self._lines, None)

    @staticmethod
    def _telling(text: str) -> Iterator[tuple[int, str]]:
        for number, line in enumerate(text.split("\n"), 1):
            stripped = line.strip()
            if stripped and not stripped.startswith("#"):
                yield number, stripped

    def _take(self) -> str:
        if self._next is None:
            raise SaveError(Reason.SAVE_CUT, line=self.line + 1)
        self.line, line = self._next
        self._next = next(self._lines, None)
        return line

    def read_head(self) -> None:
        head = _HEAD.fullmatch(self._take()) if self._next else None
        if head is None:
            raise SaveError(Reason.SAVE_UNKNOWN)
        version = int(head[1])
        if version > VERSION:
            raise SaveError(Reason.SAVE_NEWER, version=version, newest=VERSION)
        if version == 0:
            raise SaveError(Reason.SAVE_UNKNOWN)

    def value(self, name: str) -> str:
        """The value of this line, which has to be called `name`."""
        found, colon, value = self._take().partition(":")
        if not colon or found != name:
            raise SaveError(Reason.SAVE_EXPECTED, line=self.line, name=name)
        self.text = value.strip()
        return self.text

    def number(self, name: str, first: int, last: int) -> int:
        """The value of this line as a number in a range."""
        self.value(name)
        return self.as_number(first, last)

    def as_number(self, first: int, last: int) -> int:
        """The value that was read last, as a number in a range."""
        number = int(self.text) if _NUMBER.fullmatch(self.text) else None
        if number is None or not first <= number <= last:
            text = self.text[:LONGEST_QUOTE]
            raise SaveError(Reason.SAVE_NUMBER, line=self.line, text=text, first=first, last=last)
        return number

    def truth(self, name: str) -> bool:
        """The value of this line, which says yes or no."""
        if self.value(name) not in ("yes", "no"):
            raise SaveError(Reason.SAVE_WORD, line=self.line, text=self.text[:LONGEST_QUOTE])
        return self.text == "yes"

    def turn(self) -> list[str] | None:
        """The moves of this line if it is a turn; None, and nothing read, if it is none."""
        if self._next is None or not self._next[1].startswith("turn:"):
            return None
        moves = self.value("turn").split()
        if not moves:
            raise SaveError(Reason.SAVE_EMPTY_TURN, line=self.line)
        return moves

    def finish(self) -> None:
        """Make sure that nothing follows."""
        if self._next is not None:
            raise SaveError(Reason.SAVE_REST, line=self._next[0])
