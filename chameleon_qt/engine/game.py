"""A game in play: the deal, the history with undo and redo, and the status."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import Enum

from chameleon_qt.engine.autoplay import auto_complete_moves
from chameleon_qt.engine.deal import Deal
from chameleon_qt.engine.moves import Move, Step
from chameleon_qt.engine.origin import Origin
from chameleon_qt.engine.position import Position


class Status(Enum):
    """How a game stands. *Stuck* means that no card can move; *lost* is for the solver to say."""

    PLAYING = "playing"
    STUCK = "stuck"
    WON = "won"


@dataclass(frozen=True, slots=True)
class Turn:
    """One step of the history: what one undo takes back."""

    moves: tuple[Move, ...]
    before: Position
    after: Position
    steps: tuple[Step, ...]


class Game:
    """One dealt game. Nothing is ever thrown away but the redo steps behind a new move.

    >>> game = Game(Deal.numbered(1))
    >>> game.play(game.position.legal_moves()[0]).moves
    (Move(source=Place(kind=<PlaceKind.STOCK: 'stock'>, slot=0), \
target=Place(kind=<PlaceKind.WASTE: 'waste'>, slot=0), length=1),)
    >>> game.undo() is not None, game.position == game.deal.start()
    (True, True)
    """

    def __init__(self, deal: Deal, origin: Origin | None = None) -> None:
        """A game of `deal` that begins now, or one of the `origin` given."""
        self.deal = deal
        self.origin = origin or Origin.now()
        self._start = deal.start()
        self._turns: list[Turn] = []
        self._done = 0
        self._leap: tuple[int, int] | None = None
        """Turns done after and before `go_back`."""
        self.undos_used = 0
        """How often turns were taken back, one or more at a time."""
        self.hints_used = 0
        """Positions in which the player was given a hint."""
        self.solution_shown = False
        """Whether a solution has played moves of this game; then it does not count as won."""

    @property
    def position(self) -> Position:
        """The position now."""
        return self._turns[self._done - 1].after if self._done else self._start

    @property
    def status(self) -> Status:
        """Playing, stuck or won."""
        position = self.position
        if position.is_won:
            return Status.WON
        return Status.STUCK if position.is_stuck else Status.PLAYING

    @property
    def move_count(self) -> int:
        """Moves from the deal to the position now, each card of an auto complete counted."""
        return sum(len(turn.moves) for turn in self._turns[: self._done])

    @property
    def line(self) -> tuple[Move, ...]:
        """The moves from the deal to the position now."""
        return tuple(move for turn in self._turns[: self._done] for move in turn.moves)

    @property
    def can_undo(self) -> bool:
        """Whether there is a turn to take back."""
        return self._done > 0

    @property
    def can_redo(self) -> bool:
        """Whether there is a turn to play again."""
        return self._done < len(self._turns)

    @property
    def history(self) -> tuple[Turn, ...]:
        """The turns from the deal to the position now."""
        return tuple(self._turns[: self._done])

    @property
    def turns(self) -> tuple[Turn, ...]:
        """All turns that are kept: the history, and behind it what redo would play."""
        return tuple(self._turns)

    def play(self, move: Move) -> Turn:
        """Play one move; raises `IllegalMove` and changes nothing when it is illegal."""
        return self._add([move])

    def play_text(self, text: str) -> Turn:
        """Play a move given as text; raises `MoveError` or `IllegalMove`."""
        return self.play(self.position.parse_move(text))

    def play_turn_text(self, texts: Iterable[str]) -> Turn:
        """Play moves given as text as one turn, all of them or none; errors as `play_text`."""

        def moves() -> Iterator[Move]:
            position = self.position
            for text in texts:
                move = position.parse_move(text)
                position, _ = position.apply(move)
                yield move

        return self._add(moves())

    def auto_complete(self) -> Turn | None:
        """Take all cards up as one turn, or do nothing where the piles are not in order."""
        if not self.position.is_in_order:
            return None
        return self._add(auto_complete_moves(self.position))

    def undo(self) -> Turn | None:
        """Take back the last turn and return it, or None at the deal."""
        if not self.can_undo:
            return None
        self._done -= 1
        self.undos_used += 1
        return self._turns[self._done]

    def redo(self) -> Turn | None:
        """Play the next turn again and return it, or None at the end."""
        if not self.can_redo:
            return None
        self._done += 1
        return self._turns[self._done - 1]

    def go_back(self, turns: int) -> bool:
        """Go back at once to where `turns` turns were played; `return_forward` undoes that."""
        if not 0 <= turns < self._done:
            return False
        self._leap = (turns, self._done)
        self._done = turns
        self.undos_used += 1
        return True

    def return_forward(self) -> bool:
        """Where `go_back` has led here: go forward again to where it began."""
        if self._leap is None or self._leap[0] != self._done:
            return False
        self._done = self._leap[1]
        self._leap = None
        return True

    def restart(self) -> None:
        """Go back to the deal; redo still leads to where the game was."""
        self.undos_used += self.can_undo
        self._done = 0

    def _add(self, moves: Iterable[Move]) -> Turn:
        before = after = self.position
        played: list[Move] = []
        steps: list[Step] = []
        for move in moves:
            after, more = after.apply(move)
            played.append(move)
            steps.extend(more)
        turn = Turn(tuple(played), before, after, tuple(steps))
        self._turns[self._done :] = [turn]
        self._leap = None
        self._done += 1
        return turn
