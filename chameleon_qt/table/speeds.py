"""Every duration on the table, in milliseconds at normal speed, and the player's factor."""

from __future__ import annotations

from enum import StrEnum

MOVE = 180
"""A card flies from one place to another."""
FLIP = 160
"""A card is turned over where it lies."""
FILL_AFTER = 110
"""From the start of a move to the start of the fill that follows it."""
REVEAL_AFTER = 60
"""From the start of a fill or reserve move to the turning of the next reserve card."""
DEAL_PAUSE = 120
"""The deck lies on the table of a new window before it is dealt."""
DEAL_EACH = 45
"""Between two cards of the deal."""
DEAL_FLIGHT = 240
"""One card of the deal."""
REWIND = 150
"""Undo, redo and restart: all cards at once."""
SHAKE = 240
"""A click that can do nothing."""
COLLECT_FIRST = 110
"""Between the first two cards of an auto complete."""
COLLECT_FASTER = 0.94
"""Each later gap of an auto complete is this part of the one before."""
COLLECT_LEAST = 26
"""The shortest gap of an auto complete."""
CELEBRATION = 3600
"""The ring of cards after a win, from leaving the foundations to lying there again."""
APART = 90
"""A squeezed pile opens around the card under the pointer."""


class Speed(StrEnum):
    """How fast the player wants things to move."""

    OFF = "off"
    FAST = "fast"
    NORMAL = "normal"
    SLOW = "slow"

    @property
    def factor(self) -> float:
        """What every duration is multiplied with; 0 means no motion at all."""
        return _FACTORS[self]


_FACTORS = {Speed.OFF: 0.0, Speed.FAST: 0.5, Speed.NORMAL: 1.0, Speed.SLOW: 2.0}
