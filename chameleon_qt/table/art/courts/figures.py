"""Court figures put together from their parts, ready to be painted."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtGui import QPainterPath

from chameleon_qt.engine.cards import Card
from chameleon_qt.table.art.courts import dress, hands
from chameleon_qt.table.art.courts.company import COURTS, Arm, Court
from chameleon_qt.table.art.courts.people import head, neck
from chameleon_qt.table.art.courts.shapes import (
    Layer,
    Layers,
    bar,
    common,
    placed,
    placement,
)
from chameleon_qt.table.art.courts.tones import SUIT_TONES, Tones

HEAD_AT = (55.0, 34.6)
HEAD_SCALE = 0.92
HAND_SCALE = 0.95

BUST_SCALE = 1.4
BUST_Y = 80.0
BUST_FRAME = bar(7.0, 38.0, 86.0, 95.0, 4.0)

_INSIDE = bar(5.0, 5.0, 90.0, 130.0)


_DRESSES = {11: dress.doublet, 12: dress.gown, 13: dress.robe}


def _arm(arm: Arm, tones: Tones) -> Layers:
    half = common(dress.upper_half(), _INSIDE)
    sleeve = [
        layer._replace(path=common(layer.path, half))
        for layer in hands.sleeve(
            arm.elbow, arm.wrist, arm.wide, tones.robe.lighter(114), tones, arm.embroidered
        )
    ]
    held = placed(arm.prop(tones), placement(*arm.at, arm.turn, scale=arm.scale))
    hand = placed(
        arm.hand(tones), placement(*arm.at, arm.turn + arm.hand_turn, arm.flip, HAND_SCALE)
    )
    if arm.hidden:
        return [*sleeve, *hand, *held]
    return [*held, *sleeve, *hand]


def _bust(court: Court, tones: Tones, card: Card, cut: QPainterPath) -> tuple[Layers, Layers]:
    """Shoulders with the hair that falls behind them, and the head."""
    on_head = placement(*HEAD_AT, scale=HEAD_SCALE)
    locks = court.hair(tones)
    shoulders = [
        *placed(locks.behind, on_head),
        *_DRESSES[card.rank](card.suit, tones, cut),
        *placed(neck(tones), on_head),
        *court.collar(tones),
    ]
    above = [*head(court.face, tones), *locks.before, *court.hat(tones)]
    return shoulders, placed(above, on_head)


def half_figure(court: Court, tones: Tones, card: Card) -> Layers:
    """Layers of the upper half, back to front."""
    shoulders, above = _bust(court, tones, card, dress.upper_half())
    return [*shoulders, *_arm(court.left, tones), *_arm(court.right, tones), *above]


@lru_cache(maxsize=16)
def court_layers(card: Card) -> tuple[tuple[Layer, ...], tuple[Layer, ...]]:
    """The half figure to be drawn twice, and the sash to be drawn once on top."""
    court = COURTS[card.rank, card.suit]
    tones = SUIT_TONES[card.suit].with_person(court.skin, court.hair_colour)
    return tuple(half_figure(court, tones, card)), tuple(dress.sash(card.suit, tones))


@lru_cache(maxsize=16)
def bust_layers(card: Card) -> tuple[Layer, ...]:
    """Head and shoulders alone, enlarged to be seen through `BUST_FRAME`."""
    court = COURTS[card.rank, card.suit]
    tones = SUIT_TONES[card.suit].with_person(court.skin, court.hair_colour)
    shoulders, above = _bust(court, tones, card, dress.body())
    larger = placement(
        50.0 - BUST_SCALE * HEAD_AT[0], BUST_Y - BUST_SCALE * HEAD_AT[1], scale=BUST_SCALE
    )
    return tuple(placed([*shoulders, *above], larger))
