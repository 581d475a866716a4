"""The native core through its C interface. It knows bytes and cards' numbers, and judges nothing.

A search lets go of Python's lock while it runs, so searches run side by side in threads.
"""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Iterable
from enum import IntEnum
from pathlib import Path
from types import SimpleNamespace
from typing import NamedTuple

from chameleon_qt.engine.cards import Card
from chameleon_qt.engine.position import Position

LIBRARY = Path(__file__).with_name(
    {"win32": "_core.dll", "darwin": "_core.dylib"}.get(sys.platform, "_core.so")
)


class MoveKind(IntEnum):
    """A move of the set-state game, as the core numbers it."""

    TURN = 0
    WASTE_TO_FOUNDATION = 1
    WASTE_TO_TABLEAU = 2
    RESERVE_TO_FOUNDATION = 3
    RESERVE_TO_TABLEAU = 4
    TABLEAU_TO_FOUNDATION = 5
    PILE_ONTO_PILE = 6
    FOUNDATION_TO_TABLEAU = 7


class SetMove(NamedTuple):
    """One move of the set-state game; `card` is 4 * relative rank + suit (0 for a turn)."""

    kind: MoveKind
    card: int


class SetState(NamedTuple):
    """A set-state taken apart; tableau and bottoms are sets of cards, one bit a card."""

    tableau: int
    bottoms: int
    foundations: tuple[int, ...]
    reserve: int
    turned: int


def _load() -> SimpleNamespace:
    # Only what may take long lets go of Python's lock: to get it back, a thread waits for others.
    patient, quick = ctypes.CDLL(str(LIBRARY)), ctypes.PyDLL(str(LIBRARY))
    handle, text, size = ctypes.c_void_p, ctypes.c_char_p, ctypes.c_size_t
    number = ctypes.c_uint64
    signatures = {
        "open": (quick, handle, [text, size]),
        "close": (patient, None, [handle]),
        "cancel": (quick, None, [handle]),
        "run": (patient, ctypes.c_int, [handle, number, ctypes.c_double, number]),
        "nodes": (quick, number, [handle]),
        "memory": (quick, number, [handle]),
        "line": (quick, size, [handle, text, size]),
        "moves": (quick, size, [text, size, text, size]),
        "perft": (patient, number, [text, size, ctypes.c_int]),
    }
    functions = SimpleNamespace()
    for name, (library, result, arguments) in signatures.items():
        function = getattr(library, f"chameleon_{name}")
        function.restype, function.argtypes = result, arguments
        setattr(functions, name, function)
    return functions


_library = _load()


def card_number(position: Position, card: Card) -> int:
    """The core's number of `card`: 4 * rank counted from the base + suit."""
    return 4 * position.relative(card) + card.suit


def encode(position: Position) -> bytes:
    """`position` as the core reads it."""
    rules = position.rules

    def group(cards: Iterable[Card]) -> list[int]:
        numbers = [card_number(position, card) for card in cards]
        return [len(numbers), *numbers]

    values = [rules.ranks, rules.piles, int(rules.take_back), *position.foundations]
    for cards in (position.reserve, position.waste, position.stock[::-1], *position.piles):
        values += group(cards)
    return bytes(values)


class CoreSearch:
    """One search of the core, which keeps its memory from run to run. Close it after use."""

    def __init__(self, position: Position) -> None:
        data = encode(position)
        self._handle = _library.open(data, len(data))
        if not self._handle:
            raise MemoryError("the solver's core refused the position or had no memory")

    def run(self, nodes: int, seconds: float, memory: int) -> int:
        """Search on: 0 open, 1 a line was found, 2 lost. `nodes` counts from the beginning."""
        result: int = _library.run(self._handle, nodes, seconds, memory)
        return result

    def cancel(self) -> None:
        """End `run`, from any thread, within some milliseconds."""
        _library.cancel(self._handle)

    def close(self) -> None:
        """Give all memory back."""
        _library.close(self._handle)
        self._handle = None

    @property
    def nodes(self) -> int:
        """States expanded so far."""
        return int(_library.nodes(self._handle))

    @property
    def memory(self) -> int:
        """The most bytes that tables and lists have held at one time."""
        return int(_library.memory(self._handle))

    def line(self) -> list[SetMove]:
        """The line that the last run found."""
        count = _library.line(self._handle, None, 0)
        output = ctypes.create_string_buffer(2 * count or 1)
        _library.line(self._handle, output, count)
        return [
            SetMove(MoveKind(output.raw[2 * at]), output.raw[2 * at + 1]) for at in range(count)
        ]


def moves(position: Position) -> tuple[SetState, list[SetState]]:
    """The set-state of `position`, and those after each single move of the set-state game."""
    data = encode(position)
    most = 64
    output = ctypes.create_string_buffer(24 * most)
    count = _library.moves(data, len(data), output, most)
    states = []
    for at in range(count):
        part = output.raw[24 * at : 24 * at + 24]
        tableau, bottoms = (int.from_bytes(part[start : start + 8], "little") for start in (0, 8))
        states.append(SetState(tableau, bottoms, tuple(part[16:20]), part[20], part[21]))
    return states[0], states[1:]


def perft(position: Position, depth: int) -> int:
    """Distinct set-states after exactly `depth` single moves."""
    data = encode(position)
    return int(_library.perft(data, len(data), depth))
