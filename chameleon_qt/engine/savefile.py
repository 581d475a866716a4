"""The text form of a game with its whole history: what a ``.chameleon`` file holds.

The first line names the format and its version. Then ``name: value`` lines follow in this order,
one ``turn`` for each step of the history, undone ones too, and the number of turns at the end::

    Chameleon Qt game, format 2
    id: 0f5c1e2d3a4b5968
    begun: 2026-12-01T05:16:45Z
    daily:
    rules: chameleon
    deal: 617
    cards: 9S TC ...
    seconds: 74
    hints: 0
    undos: 1
    solution shown: no
    done: 2
    turn: S
    turn: W-1
    turn: 3-F 2-F
    end: 3

``daily`` is the day whose daily deal it is, with ``late`` if that day was over; ``deal`` is empty
where the cards came from no number. A game that was not dealt has no cards either; the lines of
`notation` that say where they lie follow instead. Blank lines, and lines that begin with ``#``,
say nothing. What each version was is kept in ``tests/data/saves``: format 1 had no ``id``,
``begun``, ``daily`` and ``undos``.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from chameleon_qt.engine.deal import FIRST_DEAL, LAST_DEAL, LONGEST_QUOTE, Deal
from chameleon_qt.engine.errors import EngineError, Reason, SaveError
from chameleon_qt.engine.game import Game
from chameleon_qt.engine.origin import Origin, format_time, is_id, parse_day, parse_time
from chameleon_qt.engine.rules import Rules

VERSION = 2
"""The format that is written; older ones are read as well."""
SUFFIX = ".chameleon"
TITLE = "Chameleon Qt game, format "
LATE = " late"
FIRST_YEAR = 1970
"""No clock of a computer is further back."""
MOST_CHARACTERS = 200_000
"""A longer text is refused: the longest game that anyone plays takes a tenth of it."""
MOST_SECONDS = 10**9
MOST_TIMES = 10**6
"""Hints or undos of one game."""

_HEAD = re.compile(rf"{TITLE}([0-9]{{1,9}})")
_NUMBER = re.compile(r"[0-9]{1,12}")


@dataclass(frozen=True, slots=True)
class SavedGame:
    """A game, and how long it has been played."""

    game: Game
    seconds: int


def format_game(game: Game, seconds: float) -> str:
    """`game` as text, which `parse_game` reads back."""
    origin, deal = game.origin, game.deal
    lines = [
        f"{TITLE}{VERSION}",
        f"id: {origin.id}",
        f"begun: {format_time(origin.begun)}",
        f"daily: {origin.daily or ''}{LATE if origin.late else ''}".rstrip(),
        f"rules: {deal.rules}",
        f"deal: {deal.number or ''}".rstrip(),
        f"cards: {deal}".rstrip(),
    ]
    if deal.placed is not None:
        from chameleon_qt.engine.notation import format_position

        lines += format_position(deal.placed).splitlines()[1:]  # the rules are said above
    lines += [
        f"seconds: {min(int(seconds), MOST_SECONDS)}",
        f"hints: {min(game.hints_used, MOST_TIMES)}",
        f"undos: {min(game.undos_used, MOST_TIMES)}",
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
    reader = _Reader(text.removeprefix("\ufeff"))
    reader.read_head()
    try:
        return _read_game(reader)
    except SaveError:
        raise
    except EngineError as fault:
        raise SaveError(Reason.SAVE_LINE, line=reader.line, fault=fault) from None


def is_saved_game(text: str) -> bool:
    """Whether `text` means to be a saved game, of whatever version."""
    return text.lstrip("\ufeff \t\r\n").startswith(TITLE)


def _read_game(reader: _Reader) -> SavedGame:
    origin = reader.origin() if reader.version > 1 else Origin.now()
    game = Game(_read_deal(reader), origin)
    if origin.daily is not None:
        from chameleon_qt.engine.daily import daily_deal

        todays = daily_deal(origin.daily)
        if (todays.rules, todays.cards) != (game.deal.rules, game.deal.cards):
            raise SaveError(Reason.SAVE_OTHER_DAY, line=reader.line, day=origin.daily)
    seconds = reader.number("seconds", 0, MOST_SECONDS)
    game.hints_used = reader.number("hints", 0, MOST_TIMES)
    undos = reader.number("undos", 0, MOST_TIMES) if reader.version > 1 else 0
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
    game.undos_used = undos
    return SavedGame(game, seconds)


def _read_deal(reader: _Reader) -> Deal:
    rules = Rules.parse(reader.value("rules"))
    number = reader.as_number(FIRST_DEAL, LAST_DEAL) if reader.value("deal") else None
    cards = reader.value("cards")
    if number is None and not cards and reader.version > 1:
        from chameleon_qt.engine.notation import parse_position

        return Deal.placing(parse_position(f"rules: {rules}\n" + reader.position(rules)))
    deal = Deal.parse_cards(cards, rules)
    if number is not None:
        written, deal = deal.cards, Deal.numbered(number, rules)
        if deal.cards != written:
            raise SaveError(Reason.SAVE_OTHER_DEAL, line=reader.line, number=number)
    return deal


class _Reader:
    """Goes through the lines and knows where it is."""

    def __init__(self, text: str) -> None:
        self.line = 0
        """The number of the line that was read last, from 1."""
        self.text = ""
        """Its value."""
        self.version = VERSION
        """The format, as its first line says."""
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
        self.version = version

    def origin(self) -> Origin:
        """The lines that tell this game from others."""
        game = self.value("id")
        if not is_id(game):
            raise SaveError(Reason.SAVE_ID, line=self.line, text=game[:LONGEST_QUOTE])
        begun = parse_time(self.value("begun"))
        if begun is None or begun.year < FIRST_YEAR:
            raise SaveError(Reason.SAVE_TIME, line=self.line, text=self.text[:LONGEST_QUOTE])
        self.value("daily")
        daily = parse_day(self.text.removesuffix(LATE))
        if daily is None and self.text:
            raise SaveError(Reason.SAVE_DAY, line=self.line, text=self.text[:LONGEST_QUOTE])
        return Origin(game, begun, daily, self.text.endswith(LATE))

    def position(self, rules: Rules) -> str:
        """The lines that say where the cards lie, as they are."""
        names = ["base", "foundations", "reserve", "stock", "waste"]
        names += [f"pile {number}" for number in range(1, rules.piles + 1)]
        return "".join(f"{name}: {self.value(name)}\n" for name in names)

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
