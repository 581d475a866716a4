"""What is drawn on the cloth: counts, ghosts of suit and base rank, the base rank itself."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem

from chameleon_qt.engine.cards import Suit
from chameleon_qt.engine.deal import Deal
from chameleon_qt.engine.moves import FOUNDATIONS, STOCK
from chameleon_qt.engine.position import Position
from chameleon_qt.table.art.cloth import Cloth, cloth_colours
from chameleon_qt.table.markers import (
    BaseRankMarker,
    CountMarker,
    PlaceMarker,
    Ring,
    Shadow,
    TableItem,
)
from chameleon_qt.table.scene import TableScene
from tests.table.positions import waiting_for

AREA = QRectF(20, 20, 100, 140)
COLOURS = cloth_colours(Cloth.GREEN)


def drawn(item: QGraphicsItem) -> QImage:
    """The item alone on nothing."""
    image = QImage(140, 180, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    item.paint(painter, QStyleOptionGraphicsItem(), None)
    painter.end()
    return image


def nothing() -> QImage:
    image = QImage(140, 180, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    return image


def ghost(suit: Suit | None, rank: str) -> QImage:
    marker = PlaceMarker(suit)
    marker.place(AREA, COLOURS)
    marker.set_rank(rank)
    return drawn(marker)


def counts(scene: TableScene) -> list[CountMarker]:
    return sorted(
        (item for item in scene.items() if isinstance(item, CountMarker)),
        key=lambda item: item.rect.y(),
    )


def test_a_foundation_shows_the_ghost_of_its_suit_and_of_the_base_rank(qapp: object) -> None:
    pictures = [ghost(suit, rank) for suit in Suit for rank in ("A", "10", "J")]
    for number, one in enumerate(pictures):
        assert all(one != other for other in pictures[number + 1 :])


def test_a_pile_shows_an_outline_only(qapp: object) -> None:
    assert ghost(None, "A") == ghost(None, "K")
    assert ghost(None, "A") != nothing()
    assert ghost(None, "A").pixelColor(AREA.center().toPoint()).alpha() == 0


@pytest.mark.parametrize("number", range(1, 6))
def test_the_ghosts_of_a_table_show_the_rank_of_its_deal(qapp: object, number: int) -> None:
    position = Deal.numbered(number).start()
    scene = TableScene(position)
    rank = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"][position.base - 1]
    for place in FOUNDATIONS:
        marker = marker_at(scene, scene.layout.places[place])
        alone = PlaceMarker(Suit(place.slot))
        alone.place(AREA, COLOURS)
        alone.set_rank(rank)
        marker.place(AREA, COLOURS)
        assert drawn(marker) == drawn(alone)


def marker_at(scene: TableScene, rect: QRectF) -> PlaceMarker:
    (found,) = (
        item for item in scene.items() if isinstance(item, PlaceMarker) and item.rect == rect
    )
    return found


def test_a_count_shows_its_number_and_nothing_at_zero(qapp: object) -> None:
    marker = CountMarker()
    marker.place(QRectF(20, 20, 60, 30), COLOURS)
    assert not marker.isVisible()
    pictures = []
    for count in (1, 12, 36):
        marker.set_count(count)
        assert marker.isVisible()
        pictures.append(drawn(marker))
    assert pictures[0] != pictures[1] != pictures[2]
    marker.set_count(0)
    assert not marker.isVisible()


def test_stock_and_reserve_have_counts_that_follow(qapp: object) -> None:
    def same(marker: CountMarker, count: int) -> bool:
        other = CountMarker()
        other.place(QRectF(20, 20, 60, 30), COLOURS)
        other.set_count(count)
        rect = marker.rect
        marker.place(QRectF(20, 20, 60, 30), COLOURS)
        result = drawn(marker) == drawn(other)
        marker.place(rect, COLOURS)
        return result

    scene = TableScene(Deal.numbered(1).start())
    stock, reserve = counts(scene)
    assert stock.rect.center().x() == scene.layout.places[STOCK].center().x()
    assert same(stock, 36)
    assert same(reserve, 12)
    scene.jump(waiting_for(13, 13, 6, 5, waste=4))
    scene.finish()
    assert same(stock, 11)
    assert not reserve.isVisible()
    scene.stop()


def test_the_base_rank_is_shown_however_full_the_foundations_are(qapp: object) -> None:
    def base_rank(position: Position) -> BaseRankMarker:
        scene = scenes[position] = TableScene(position)
        (found,) = (item for item in scene.items() if isinstance(item, BaseRankMarker))
        found.place(AREA, COLOURS)
        return found

    scenes: dict[Position, TableScene] = {}
    full, empty = waiting_for(13, 13, 13, 12, base=5), waiting_for(0, 0, 0, 0, base=5)
    other = waiting_for(0, 0, 0, 0, base=6)
    assert base_rank(full).isVisible()
    assert drawn(base_rank(full)) == drawn(base_rank(empty)) != drawn(base_rank(other))


def test_the_ring_of_the_best_target_is_filled(qapp: object) -> None:
    ring = Ring()
    ring.place(AREA, COLOURS)
    centre = AREA.center().toPoint()
    assert drawn(ring).pixelColor(centre).alpha() == 0
    ring.set_best(True)
    assert drawn(ring).pixelColor(centre).alpha() > 0
    ring.set_best(False)
    assert drawn(ring).pixelColor(centre).alpha() == 0


def test_a_shadow_is_darkest_inside_and_ends_at_its_reach(qapp: object) -> None:
    parent = CountMarker()
    shadow = Shadow(parent)
    shadow.cast(QRectF(30, 30, 60, 84), 60)
    image = drawn(shadow)
    assert image.pixelColor(60, 70).alpha() > image.pixelColor(28, 70).alpha()
    bounds = shadow.boundingRect().toAlignedRect()
    for x in range(image.width()):
        for y in range(image.height()):
            assert bounds.contains(x, y) or image.pixelColor(x, y).alpha() == 0


@pytest.mark.parametrize("kind", [CountMarker, BaseRankMarker, PlaceMarker, Ring])
def test_markers_take_no_mouse_and_draw_nothing_before_they_are_placed(
    qapp: object, kind: type[TableItem]
) -> None:
    marker = kind()  # type: ignore[call-arg]
    assert marker.acceptedMouseButtons() == Qt.MouseButton.NoButton
    assert drawn(marker) == nothing()


@pytest.mark.parametrize("cloth", list(Cloth))
def test_markers_stay_inside_their_bounds(qapp: object, cloth: Cloth) -> None:
    base = BaseRankMarker()
    base.set_text("Base rank", "10")
    count = CountMarker()
    count.set_count(36)
    for marker in (base, count, PlaceMarker(Suit.HEARTS), Ring()):
        marker.place(QRectF(40, 50, 60, 84), cloth_colours(cloth))
        bounds = marker.boundingRect().toAlignedRect()
        image = drawn(marker)
        assert image != nothing()
        for x in range(image.width()):
            for y in range(image.height()):
                assert bounds.contains(x, y) or image.pixelColor(x, y).alpha() == 0
