"""The record of one dealt game, and the law by which a later state replaces an earlier one."""

from __future__ import annotations

import re
import secrets
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime
from enum import StrEnum

from chameleon_qt.engine.daily import FIRST_DAY
from chameleon_qt.engine.deal import FIRST_DEAL, LAST_DEAL, Deal
from chameleon_qt.engine.game import Game, Status
from chameleon_qt.engine.rules import CHAMELEON, GAMES
from chameleon_qt.players.errors import Reason, RefusedError

MOST = 10**9
"""The most seconds, moves, undos or hints of one game."""
EARLIEST = datetime(1900, 1, 1, tzinfo=UTC)

_ID = re.compile(r"[0-9a-f]{16}")
_DECK = frozenset(map(str, CHAMELEON.deck()))


class Outcome(StrEnum):
    """How a game stands, or how it ended."""

    UNFINISHED = "unfinished"
    STUCK = "stuck"
    SOLVED = "solved"
    """A solution was shown, and the game ended by it: no win."""
    WON = "won"

    @property
    def is_final(self) -> bool:
        """Whether nothing that is played later changes it."""
        return self in (Outcome.SOLVED, Outcome.WON)

    @classmethod
    def of(cls, game: Game) -> Outcome:
        """The outcome of `game` as it stands now."""
        match game.status:
            case Status.WON:
                return cls.SOLVED if game.solution_shown else cls.WON
            case Status.STUCK:
                return cls.STUCK
            case Status.PLAYING:
                return cls.UNFINISHED


@dataclass(frozen=True, slots=True)
class GameRecord:
    """One dealt game. Raises `RefusedError` (`Reason.RECORD`) if a field is out of range."""

    id: str
    """16 hexadecimal digits, drawn when the game is dealt."""
    player: int | None
    """The account, None for a guest."""
    game: str
    """``chameleon`` or ``kansas``."""
    deal: str
    """The 52 cards in dealing order, separated by blanks."""
    number: int | None
    """The deal's number, if it has one."""
    begun: datetime
    """When it was dealt; aware, UTC."""
    ended: datetime | None = None
    """When it was won, solved or stuck; aware, UTC. Set for all that is won or solved."""
    seconds: int = 0
    """Time played."""
    moves: int = 0
    """Moves from the deal to where the game stands, or stood when it was won."""
    undos: int = 0
    hints: int = 0
    solution_shown: bool = False
    winnable: bool | None = None
    """What is known of the deal itself; None where nothing is known."""
    outcome: Outcome = Outcome.UNFINISHED
    daily: date | None = None
    """The day whose board it is, None for any other game."""
    late: bool = False
    """Whether the day of that board was over when the game was dealt."""

    def __post_init__(self) -> None:
        for field, good in (
            ("id", _ID.fullmatch(self.id)),
            ("player", self.player is None or 0 < self.player < 2**63),
            ("game", self.game in GAMES),
            ("deal", _is_deck(self.deal)),
            ("number", self.number is None or FIRST_DEAL <= self.number <= LAST_DEAL),
            ("begun", _is_time(self.begun)),
            ("ended", _is_time(self.ended) if self.ended else not self.outcome.is_final),
            ("seconds", 0 <= self.seconds <= MOST),
            ("moves", self.outcome.is_final <= self.moves <= MOST),
            ("undos", 0 <= self.undos <= MOST),
            ("hints", 0 <= self.hints <= MOST),
            ("outcome", self.outcome is not Outcome.WON or not self.solution_shown),
            ("daily", self.daily is None or self._may_be_daily()),
            ("late", self.daily is not None or not self.late),
        ):
            if not good:
                raise RefusedError(Reason.RECORD, field=field)

    def _may_be_daily(self) -> bool:
        return (
            self.daily is not None
            and self.daily >= FIRST_DAY
            and self.player is not None
            and self.game == CHAMELEON.name
        )

    @property
    def is_played(self) -> bool:
        """Whether a move was ever made, also if it was taken back."""
        return self.moves > 0 or self.undos > 0

    @classmethod
    def dealt(
        cls,
        deal: Deal,
        player: int | None,
        now: datetime,
        *,
        winnable: bool | None = None,
        daily: date | None = None,
        late: bool = False,
    ) -> GameRecord:
        """The record of a game that is dealt `now`, with an id of its own."""
        return cls(
            id=secrets.token_hex(8),
            player=player,
            game=deal.rules.name,
            deal=str(deal),
            number=deal.number,
            begun=now.astimezone(UTC),
            winnable=winnable,
            daily=daily,
            late=late,
        )

    def after(self, game: Game, seconds: int, undos: int, now: datetime) -> GameRecord:
        """This record brought up to the present state of `game`; a final outcome stays.

        `seconds` is the time played and `undos` the number of undos and restarts so far.
        """
        outcome = Outcome.of(game)
        present = replace(
            self,
            ended=None if outcome is Outcome.UNFINISHED else now.astimezone(UTC),
            seconds=min(seconds, MOST),
            moves=game.move_count,
            undos=min(undos, MOST),
            hints=game.hints_used,
            solution_shown=game.solution_shown,
            outcome=outcome,
        )
        return merged(self, present)


def merged(kept: GameRecord, put: GameRecord) -> GameRecord:
    """What is kept of a game when `put` comes after `kept`, both with the same id.

    A won or solved game keeps its outcome, end, moves, time and whether a solution had been shown.
    A verdict never becomes unknown, undos and hints never fewer, and what was settled when the
    game was dealt stays.
    """
    latest = kept if kept.outcome.is_final else put
    shown = kept.solution_shown or (put.solution_shown and latest is put)
    solved = shown and latest.outcome is Outcome.WON
    return replace(
        kept,
        ended=latest.ended,
        seconds=latest.seconds,
        moves=latest.moves,
        undos=max(kept.undos, put.undos),
        hints=max(kept.hints, put.hints),
        solution_shown=shown,
        winnable=kept.winnable if put.winnable is None else put.winnable,
        outcome=Outcome.SOLVED if solved else latest.outcome,
    )


def _is_deck(text: str) -> bool:
    cards = text.split(" ")
    return len(cards) == len(_DECK) and frozenset(cards) == _DECK


def _is_time(moment: datetime) -> bool:
    return moment.tzinfo is UTC and moment >= EARLIEST
