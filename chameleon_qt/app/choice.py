"""What a panel on the table lets the player choose."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple


class Choice(NamedTuple):
    """One button of a panel: its text, what it does, and what its tool tip says of that."""

    text: str
    do: Callable[[], object]
    tip: str
