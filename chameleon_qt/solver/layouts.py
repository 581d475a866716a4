"""The last resort: every layout of the cards, move by move, with the engine's own rules.

Used only where set-states have a win that no layout realises: with a single pile, or short suits.
"""

from __future__ import annotations

import time
from collections.abc import Callable

from chameleon_qt.engine.moves import Move
from chameleon_qt.engine.position import Position

LAYOUT_BYTES = 1_000
"""Memory that one layout takes; 700 were measured."""

Key = tuple[object, ...]


def search_layouts(
    position: Position, nodes: int, memory: int, end: float, cancelled: Callable[[], bool]
) -> tuple[bool | None, list[Move] | None, int]:
    """Whether `position` is won (None: budget spent), a line if so, and the layouts expanded.

    `memory` is in bytes, `end` a time of `time.monotonic`.
    """
    came_by: dict[Key, tuple[Key, Move] | None] = {_key(position): None}
    stack = [position]
    expanded = 0
    while stack:
        if expanded >= nodes or len(came_by) * LAYOUT_BYTES >= memory:
            return None, None, expanded
        if cancelled() or time.monotonic() >= end:
            return None, None, expanded
        here = stack.pop()
        expanded += 1
        for move in here.legal_moves():
            after, _ = here.apply(move)
            key = _key(after)
            if key in came_by:
                continue
            came_by[key] = (_key(here), move)
            if after.is_won:
                return True, _line(came_by, key), expanded
            stack.append(after)
    return False, None, expanded


def _key(position: Position) -> Key:
    return (
        position.foundations,
        len(position.reserve),
        len(position.stock),
        position.waste,
        position.piles,
    )


def _line(came_by: dict[Key, tuple[Key, Move] | None], key: Key) -> list[Move]:
    line: list[Move] = []
    while (step := came_by[key]) is not None:
        key, move = step
        line.append(move)
    return line[::-1]
