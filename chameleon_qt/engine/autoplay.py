"""What a click on a card plays, and the order in which Auto complete clears the table."""

from __future__ import annotations

from collections.abc import Iterator

from chameleon_qt.engine.moves import FOUNDATIONS, PILES, STOCK, TURN, Move, Place, PlaceKind
from chameleon_qt.engine.position import Position


def click_move(position: Position, place: Place, index: int) -> Move | None:
    """The move that a click on card `index` (from the bottom) at `place` makes, or None.

    To its foundation; else onto the first pile, from the left, that it builds on; only then
    into an empty pile. A card inside a pile moves with all cards above it.
    """
    if place == STOCK:
        return TURN if position.is_legal(TURN) else None
    cards = position.cards(place)
    count = len(cards) - index
    if not 1 <= count <= len(cards) or (count > 1 and place.kind is not PlaceKind.PILE):
        return None
    piles = PILES[: position.rules.piles]
    built = [target for target in piles if position.piles[target.slot]]
    empty = [target for target in piles if not position.piles[target.slot]]
    if place.kind is PlaceKind.PILE and index == 0:
        empty = []
    for target in (FOUNDATIONS[cards[index].suit], *built, *empty):
        move = Move(place, target, count)
        if position.is_legal(move):
            return move
    return None


def auto_complete_moves(position: Position) -> Iterator[Move]:
    """The moves that take the last cards up, once `Position.is_in_order` holds."""
    while not position.is_won:
        move = next(
            move for move in position.legal_moves() if move.target.kind is PlaceKind.FOUNDATION
        )
        yield move
        position, _ = position.apply(move)
