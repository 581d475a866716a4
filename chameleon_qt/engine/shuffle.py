"""The frozen shuffle behind the numbered deals. docs/deals.md states it; never change it.

Generator: SplitMix64 (Steele, Lea, Flood: "Fast splittable pseudorandom number generators",
OOPSLA 2014). Bounded draw: rejection of the incomplete last block. Order: Fisher-Yates from the
last card down.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")

_MASK = (1 << 64) - 1


class SplitMix64:
    """A 64-bit generator whose whole state is one counter."""

    def __init__(self, seed: int) -> None:
        self._state = seed & _MASK

    def next(self) -> int:
        """The next number, 0 to 2^64 - 1."""
        self._state = (self._state + 0x9E3779B97F4A7C15) & _MASK
        z = self._state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return z ^ (z >> 31)

    def bytes(self, count: int) -> bytes:
        """`count` random bytes, eight from each number, the lowest first."""
        words = b"".join(self.next().to_bytes(8, "little") for _ in range(-(-count // 8)))
        return words[:count]

    def below(self, bound: int) -> int:
        """A number from 0 to ``bound - 1``, each exactly as likely as the others."""
        limit = (1 << 64) - (1 << 64) % bound
        while (number := self.next()) >= limit:
            pass
        return number % bound


def shuffled(items: Sequence[T], seed: int) -> list[T]:
    """`items` in the order that `seed` gives them."""
    generator = SplitMix64(seed)
    result = list(items)
    for last in range(len(result) - 1, 0, -1):
        other = generator.below(last + 1)
        result[last], result[other] = result[other], result[last]
    return result
