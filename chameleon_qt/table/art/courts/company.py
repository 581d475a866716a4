"""Who the twelve are: face, hair, clothes, gestures and belongings of each court card."""

from __future__ import annotations

from dataclasses import dataclass

from chameleon_qt.engine.cards import Suit
from chameleon_qt.table.art.courts import (
    caps,
    collars,
    coronets,
    crowns,
    flowers,
    hair,
    hands,
    keepsakes,
    weapons,
)
from chameleon_qt.table.art.courts.people import Brows, Eyes, Face, Mouth
from chameleon_qt.table.art.courts.tones import Part


@dataclass(frozen=True)
class Arm:
    """Sleeve from elbow to wrist, a hand, and what it holds, in card coordinates.

    ``turn`` leans the held thing, ``hand_turn`` the hand further; ``flip`` makes it a left hand;
    ``hidden`` puts the hand behind what it holds; ``wide`` is the width of the sleeve.
    """

    elbow: tuple[float, float]
    wrist: tuple[float, float]
    at: tuple[float, float]
    hand: Part
    prop: Part = keepsakes.nothing
    turn: float = 0.0
    flip: bool = False
    hand_turn: float = 0.0
    wide: float = 20.0
    scale: float = 0.95
    hidden: bool = False
    embroidered: bool = False


@dataclass(frozen=True)
class Court:
    """Everything that makes one court card its own."""

    skin: str
    hair_colour: str
    face: Face
    hair: hair.Hairdo
    hat: Part
    collar: Part
    right: Arm
    left: Arm


def _raised(prop: Part, turn: float = 0.0, hand: Part = hands.fist) -> Arm:
    return Arm((66.0, 75.0), (77.6, 58.4), (82.6, 53.2), hand, prop, turn, scale=0.89)


def _low(prop: Part, hand: Part = hands.fist, turn: float = 0.0) -> Arm:
    return Arm((34.0, 82.0), (22.4, 66.0), (17.6, 60.0), hand, prop, turn, flip=True)


def _shield() -> Arm:
    return Arm((34.0, 82.0), (24.0, 66.0), (18.6, 57.0), hands.fist, weapons.buckler, hidden=True)


def _on_chest() -> Arm:
    return Arm(
        (8.0, 73.0),
        (29.0, 64.4),
        (36.4, 61.2),
        hands.flat,
        hand_turn=-16.0,
        wide=15.0,
        embroidered=True,
    )


COURTS: dict[tuple[int, Suit], Court] = {
    (13, Suit.SPADES): Court(
        "fair",
        "#4a3328",
        Face(1.0, Eyes.CALM, Brows.STERN, Mouth.NONE),
        hair.flowing_beard,
        crowns.tall_crown,
        collars.ermine,
        _raised(weapons.sword),
        _on_chest(),
    ),
    (13, Suit.HEARTS): Court(
        "rosy",
        "#b5692f",
        Face(-1.0, Eyes.SMILING, Brows.RAISED, Mouth.NONE),
        hair.curly_beard,
        crowns.arched_crown,
        collars.velvet_cape,
        _raised(weapons.heart_sceptre),
        _low(keepsakes.goblet),
    ),
    (13, Suit.DIAMONDS): Court(
        "tan",
        "#2e2320",
        Face(1.0, Eyes.OPEN, Brows.ONE_UP, Mouth.NONE),
        hair.forked_beard,
        crowns.lily_crown,
        collars.jewelled_chain,
        _raised(weapons.sabre),
        _low(keepsakes.gem, hands.cupped),
    ),
    (13, Suit.CLUBS): Court(
        "fair",
        "#c9c3b4",
        Face(-1.0, Eyes.OPEN, Brows.LEVEL, Mouth.NONE),
        hair.square_beard,
        crowns.leaf_crown,
        collars.leaf_mantle,
        _raised(weapons.trefoil_mace),
        _low(keepsakes.orb, hands.cupped),
    ),
    (12, Suit.SPADES): Court(
        "fair",
        "#232028",
        Face(-1.0, Eyes.CALM, Brows.LEVEL, Mouth.LIPS, True),
        hair.straight_long,
        coronets.veil_coronet,
        collars.pearl_neckline,
        _raised(flowers.iris),
        _low(keepsakes.fan),
    ),
    (12, Suit.HEARTS): Court(
        "rosy",
        "#9c4a24",
        Face(1.0, Eyes.LOWERED, Brows.RAISED, Mouth.LIPS_SMILE, True),
        hair.great_curls,
        coronets.heart_coronet,
        collars.heart_neckline,
        _raised(flowers.rose),
        _low(keepsakes.letter),
    ),
    (12, Suit.DIAMONDS): Court(
        "fair",
        "#d9a441",
        Face(1.0, Eyes.OPEN, Brows.LEVEL, Mouth.LIPS_SMILE, True),
        hair.side_braid,
        coronets.wide_coronet,
        collars.square_neckline,
        _raised(flowers.marigold),
        _low(keepsakes.mirror),
    ),
    (12, Suit.CLUBS): Court(
        "brown",
        "#2b211f",
        Face(-1.0, Eyes.OPEN, Brows.RAISED, Mouth.LIPS_SMILE, True),
        hair.coiled_buns,
        coronets.flower_wreath,
        collars.lace_collar,
        _raised(flowers.clover),
        _low(keepsakes.bird),
    ),
    (11, Suit.SPADES): Court(
        "fair",
        "#2f2a2c",
        Face(-1.0, Eyes.OPEN, Brows.ONE_UP, Mouth.SMIRK),
        hair.page_bob,
        caps.plumed_beret,
        collars.petal_collar,
        _raised(weapons.halberd),
        _shield(),
    ),
    (11, Suit.HEARTS): Court(
        "rosy",
        "#dba23f",
        Face(1.0, Eyes.WINK, Brows.RAISED, Mouth.SMILE),
        hair.short_curls,
        caps.peaked_hat,
        collars.ruff,
        _raised(flowers.ostrich_feather),
        _on_chest(),
    ),
    (11, Suit.DIAMONDS): Court(
        "brown",
        "#2a1f1c",
        Face(-1.0, Eyes.CALM, Brows.LEVEL, Mouth.SMIRK),
        hair.swept_back,
        caps.draped_cap,
        collars.lapels,
        _raised(weapons.pennant),
        _low(keepsakes.scroll, turn=-14.0),
    ),
    (11, Suit.CLUBS): Court(
        "fair",
        "#b4552a",
        Face(1.0, Eyes.OPEN, Brows.RAISED, Mouth.LAUGH, freckles=True),
        hair.shaggy,
        caps.leafy_cap,
        collars.belled_cowl,
        _raised(keepsakes.lantern),
        _low(keepsakes.horn),
    ),
}
