"""How much a hint tells: each press of the button tells one thing more."""

from __future__ import annotations

from enum import StrEnum


class HintStage(StrEnum):
    """What is told, the least first; the values are those that the settings keep."""

    WORD = "word"
    """Whether something can be done."""
    CARD = "card"
    """Which card to look at."""
    MOVE = "move"
    """The card and its target."""

    @property
    def next(self) -> HintStage:
        """What the next press tells."""
        return HintStage.CARD if self is HintStage.WORD else HintStage.MOVE
