"""Puts numbers into the bars of a chart."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

MOST_BINS = 16
_RARE = 20
"""One number in so many may be too high for a bar of its own."""


@dataclass(frozen=True, slots=True)
class Bin:
    """How many numbers lie from `first` to before `end`; None has no end."""

    first: int
    end: int | None
    count: int


def bins(numbers: Sequence[int], steps: Sequence[int]) -> tuple[Bin, ...]:
    """Bars of the same width, the smallest of `steps` that needs few enough of them.

    Numbers far above most others share the last bar, which then has no end.

    >>> bins([3, 4, 12], [5, 10])
    (Bin(first=0, end=5, count=2), Bin(first=5, end=10, count=0), Bin(first=10, end=15, count=1))
    """
    if not numbers:
        return ()
    ordered = sorted(numbers)
    common = ordered[-1 - len(ordered) // _RARE]
    step = next((step for step in steps if common // step - ordered[0] // step < MOST_BINS), None)
    if step is None:
        step = -(-(common - ordered[0]) // (MOST_BINS - 2))
    first, last = ordered[0] // step, common // step
    counts = Counter(min(number // step, last + 1) for number in ordered)
    made = [Bin(bar * step, (bar + 1) * step, counts[bar]) for bar in range(first, last + 1)]
    if counts[last + 1]:
        made.append(Bin((last + 1) * step, None, counts[last + 1]))
    return tuple(made)
