"""When the cards of a move's journal set off."""

from __future__ import annotations

from chameleon_qt.engine.cards import Card
from chameleon_qt.engine.moves import Step, StepKind
from chameleon_qt.table import speeds


def moved(steps: tuple[Step, ...]) -> list[Card]:
    """All cards that move, in order."""
    return [card for step in steps for card in step.cards]


def delays_of(steps: tuple[Step, ...]) -> dict[Card, float]:
    """When each card of a journal sets off, in ms at normal speed."""
    delays: dict[Card, float] = {}
    now, gap = 0.0, float(speeds.COLLECT_FIRST)
    for number, step in enumerate(steps):
        match step.kind:
            case StepKind.FILL:
                now += speeds.FILL_AFTER
            case StepKind.REVEAL:
                now += speeds.REVEAL_AFTER
            case _ if number > 0:
                now += gap
                gap = max(speeds.COLLECT_LEAST, gap * speeds.COLLECT_FASTER)
            case _:
                pass
        for card in step.cards:
            delays[card] = now
    return delays
