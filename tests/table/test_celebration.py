"""The celebration: all cards ride inside the table and come home."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QColor

from chameleon_qt.table.art.cloth import Cloth, cloth_colours
from chameleon_qt.table.card_item import CardItem
from chameleon_qt.table.celebration import Celebration, ClothGlow
from chameleon_qt.table.layout import Layout
from chameleon_qt.table.pixmaps import CardPixmaps
from tests.table.positions import waiting_for

LENGTH = 1000.0
SIZES = [(640, 480), (1080, 760), (1920, 1080)]


class Party:
    def __init__(self, size: QSizeF) -> None:
        position = waiting_for(13, 13, 13, 13)
        layout = Layout(size, position.rules)
        self.pixmaps = CardPixmaps()
        self.pixmaps.set_size(layout.card, 1.0)
        self.goals = layout.arrange(position)
        self.items = {card: CardItem(card, self.pixmaps) for card in self.goals}
        for card, goal in self.goals.items():
            self.items[card].rest(goal)
        self.glow = ClothGlow()
        self.glow.place(QRectF(0, 0, size.width(), size.height()), cloth_colours(Cloth.GREEN))
        self.motion = Celebration(self.items, self.goals, size, self.glow, LENGTH)

    def is_home(self) -> bool:
        return all(
            (item.pos(), item.zValue(), item.face_up)
            == (self.goals[card].pos, self.goals[card].z, self.goals[card].face_up)
            for card, item in self.items.items()
        )


@pytest.fixture(params=SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def party(request: pytest.FixtureRequest, qapp: object) -> Party:
    return Party(QSizeF(*request.param))


def test_it_begins_and_ends_at_home(party: Party) -> None:
    party.motion.show(0)
    assert all(item.pos() == party.goals[card].pos for card, item in party.items.items())
    party.motion.show(LENGTH / 2)
    assert not party.is_home()
    party.motion.show(LENGTH)
    assert party.is_home()
    assert not party.glow.isVisible()


def test_no_card_leaves_the_table(party: Party) -> None:
    table = party.glow.rect
    for step in range(101):
        party.motion.show(LENGTH * step / 100)
        for item in party.items.values():
            assert table.contains(QRectF(item.pos(), item.card_size))


def test_cards_that_are_covered_at_home_show_only_while_they_ride(party: Party) -> None:
    """The shadows of thirteen cards in one place would make a black frame."""
    party.motion.show(0)
    for card, item in party.items.items():
        assert item.isVisible() is party.goals[card].visible
    party.motion.show(LENGTH / 2)
    assert all(item.isVisible() for item in party.items.values())


def test_every_card_takes_part_and_is_seen(party: Party) -> None:
    away = set()
    for step in range(101):
        party.motion.show(LENGTH * step / 100)
        for card, item in party.items.items():
            if item.pos() != party.goals[card].pos:
                assert item.isVisible()
                away.add(card)
    assert away == set(party.items)


def test_the_cloth_changes_its_colour_softly(party: Party) -> None:
    alphas = []
    colours = set()
    for step in range(101):
        party.motion.show(LENGTH * step / 100)
        wash: QColor = party.glow._wash
        alphas.append(wash.alphaF())
        colours.add(wash.rgb())
    assert alphas[0] == pytest.approx(0, abs=0.01)
    assert alphas[-1] == 0
    assert max(alphas) > 0.7
    assert max(abs(a - b) for a, b in pairwise(alphas)) < 0.05
    assert len(colours) > 50


def test_a_celebration_without_length_is_over(qapp: object) -> None:
    party = Party(QSizeF(800, 600))
    motion = Celebration(party.items, party.goals, QSizeF(800, 600), party.glow, 0)
    motion.show(0)
    assert party.is_home()
