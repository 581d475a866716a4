"""Makes a winning line pleasant: what cancels out, or serves nothing, is dropped."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from chameleon_qt.engine.moves import Move, PlaceKind
from chameleon_qt.engine.position import Position
from chameleon_qt.solver.line import replays


def tidy(
    position: Position, line: Sequence[Move], cancelled: Callable[[], bool]
) -> tuple[Move, ...]:
    """A line from `position` to the same win, no longer than `line`; it replays.

    Once `cancelled`, what has been dropped so far has to do.
    """
    moves = list(line)
    while not cancelled() and (shorter := _shorter(position, moves)) is not None:
        moves = shorter
    return tuple(moves)


def _shorter(position: Position, moves: list[Move]) -> list[Move] | None:
    """`moves` without a loop, or without one that only shifts cards; None: nothing to drop."""
    seen: dict[Position, int] = {}
    here = position
    for at, move in enumerate(moves):
        if here in seen:
            return moves[: seen[here]] + moves[at:]
        seen[here] = at
        if _is_shift(move):
            rest = moves[at + 1 :]
            if replays(here, rest):
                return moves[:at] + rest
            # The same cards move on at once: they go straight to where they end.
            if rest and rest[0].source == move.target and rest[0].length == move.length:
                straight = [Move(move.source, rest[0].target, move.length), *rest[1:]]
                if rest[0].target.kind is PlaceKind.PILE and replays(here, straight):
                    return moves[:at] + straight
        here, _ = here.apply(move)
    return None


def _is_shift(move: Move) -> bool:
    return move.target.kind is PlaceKind.PILE and move.source.kind in (
        PlaceKind.PILE,
        PlaceKind.FOUNDATION,
    )
