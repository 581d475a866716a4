"""A line of the set-state game becomes a line of real moves, which the engine replays to the win.

Between two moves of the set-state game runs are shifted from pile to pile until the wanted card
is free. Where one way of shifting leads nowhere later, the next is tried.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from chameleon_qt.engine.cards import Suit
from chameleon_qt.engine.errors import IllegalMove
from chameleon_qt.engine.moves import FOUNDATIONS, PILES, RESERVE, TURN, WASTE, Move, Place
from chameleon_qt.engine.position import Position
from chameleon_qt.solver.core import MoveKind, SetMove, card_number

MOST_LAYOUTS = 3000
"""Layouts looked at before one set-state move."""
MOST_STEPS = 2_000
"""Realisations of single set-state moves tried before a line is given up."""


def realise(
    position: Position, line: Sequence[SetMove], cancelled: Callable[[], bool]
) -> list[Move] | None:
    """Real moves from `position` to the win along `line`; None: none were found, or cancelled."""
    failed: set[tuple[int, tuple[object, ...]]] = set()
    stack: list[Iterator[tuple[list[Move], Position]]] = []
    parts: list[list[Move]] = []
    here = position
    for _ in range(MOST_STEPS):
        if len(parts) == len(line):
            moves = [move for part in parts for move in part]
            return moves if replays(position, moves) else None
        if cancelled():
            return None
        if len(stack) == len(parts):
            stack.append(_realisations(here, line[len(parts)]))
        step = next(stack[-1], None)
        if step is None:
            stack.pop()
            if not stack:
                return None
            parts.pop()
            continue
        part, after = step
        key = (len(stack), tuple(sorted(after.piles)))
        if key in failed:
            continue
        failed.add(key)  # should it succeed, nobody asks again
        parts.append(part)
        here = after
    return None


def replays(position: Position, moves: Sequence[Move]) -> bool:
    """Whether the engine accepts `moves` from `position` and they end in the win."""
    try:
        for move in moves:
            position, _ = position.apply(move)
    except IllegalMove:
        return False
    return position.is_won


def _realisations(position: Position, wanted: SetMove) -> Iterator[tuple[list[Move], Position]]:
    """Ways to play `wanted`, the shortest first: the moves, and the position after them."""
    layouts: dict[tuple[object, ...], None] = {position.piles: None}
    queue: list[tuple[list[Move], Position]] = [([], position)]
    for shifts, here in queue:
        for move in _direct(here, wanted):
            yield [*shifts, move], here.apply(move)[0]
        if wanted.kind in (
            MoveKind.TURN,
            MoveKind.WASTE_TO_FOUNDATION,
            MoveKind.RESERVE_TO_FOUNDATION,
        ):
            return
        if len(queue) > MOST_LAYOUTS:
            continue
        for shift in _shifts(here):
            after = here.apply(shift)[0]
            if after.piles not in layouts:
                layouts[after.piles] = None
                queue.append(([*shifts, shift], after))


def _direct(position: Position, wanted: SetMove) -> Iterator[Move]:
    """The real moves that are `wanted` in this very layout."""
    suit = Suit(wanted.card % 4)
    piles = PILES[: position.rules.piles]
    targets: tuple[Place, ...]
    match wanted.kind:
        case MoveKind.TURN:
            sources, targets, length = [TURN.source], (TURN.target,), 1
        case MoveKind.WASTE_TO_FOUNDATION:
            sources, targets, length = [WASTE], (FOUNDATIONS[suit],), 1
        case MoveKind.WASTE_TO_TABLEAU:
            sources, targets, length = [WASTE], piles, 1
        case MoveKind.RESERVE_TO_FOUNDATION:
            sources, targets, length = [RESERVE], (FOUNDATIONS[suit],), 1
        case MoveKind.RESERVE_TO_TABLEAU:
            sources, targets, length = [RESERVE], piles, 1
        case MoveKind.FOUNDATION_TO_TABLEAU:
            sources, targets, length = [FOUNDATIONS[suit]], piles, 1
        case MoveKind.TABLEAU_TO_FOUNDATION:
            tops = [(place, position.top(place)) for place in piles]
            sources = [p for p, top in tops if top and card_number(position, top) == wanted.card]
            targets, length = (FOUNDATIONS[suit],), 1
        case MoveKind.PILE_ONTO_PILE:
            lying = [(place, position.piles[place.slot]) for place in piles]
            sources = [p for p, on in lying if on and card_number(position, on[0]) == wanted.card]
            targets, length = piles, len(position.piles[sources[0].slot]) if sources else 1
    for source in sources:
        for target in targets:
            move = Move(source, target, length)
            if position.is_legal(move):
                yield move


def _shifts(position: Position) -> Iterator[Move]:
    """Moves from pile to pile that leave the set-state as it is."""
    for source in PILES[: position.rules.piles]:
        pile = position.piles[source.slot]
        longest = len(pile) - 1 if position.reserve else len(pile)
        for target in PILES[: position.rules.piles]:
            if target == source:
                continue
            for length in range(1, longest + 1):
                if length == len(pile) and not position.piles[target.slot]:
                    continue  # a pile into an empty place: the same layout
                if position.accepts(target, pile[-length]):
                    yield Move(source, target, length)
