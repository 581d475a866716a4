"""The layout: everything inside the view, nothing overlaps, every card can be hit."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF

from chameleon_qt.engine.deal import Deal
from chameleon_qt.engine.game import Game
from chameleon_qt.engine.moves import FOUNDATIONS, PILES, RESERVE, STOCK, WASTE, Place, PlaceKind
from chameleon_qt.engine.position import Position
from chameleon_qt.engine.rules import CHAMELEON, KANSAS, Rules
from chameleon_qt.table.layout import STRIP, Hit, Layout, Opened
from tests.gui.driving import visible_strip
from tests.table.positions import waiting_for, with_pile

USUAL_SIZES = [(640, 480), (800, 600), (1080, 760), (1280, 720), (1920, 1080), (3840, 2160)]
ODD_SIZES = [(320, 240), (640, 1600), (3840, 400), (701, 523), (999, 333)]
SIZES = USUAL_SIZES + ODD_SIZES
RATIOS = [1.0, 1.25, 1.5, 2.0]
SMALL = Rules(ranks=5, piles=2, reserve=4)
WIDE = Rules(piles=9)
GAMES = [CHAMELEON, KANSAS, SMALL, WIDE]

sizes = pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
games = pytest.mark.parametrize("rules", GAMES, ids=str)
sides = pytest.mark.parametrize("mirrored", [False, True], ids=["right", "left"])


def inside(outer: QRectF, inner: QRectF) -> bool:
    return outer.adjusted(-0.01, -0.01, 0.01, 0.01).contains(inner)


def is_whole(length: float) -> bool:
    return abs(length - round(length)) < 1e-6


def middle_game(rules: Rules) -> Position:
    """Deal 3 with half of its stock turned."""
    game = Game(Deal.numbered(3, rules))
    for _ in range(rules.stock_size // 2):
        game.play_text("S")
    return game.position


@sizes
@games
@sides
def test_places_lie_apart_and_inside_the_view(
    size: tuple[int, int], rules: Rules, mirrored: bool
) -> None:
    layout = Layout(QSizeF(*size), rules, mirrored=mirrored)
    view = QRectF(QPointF(), QSizeF(*size))
    areas = {str(place): rect for place, rect in layout.places.items()}
    areas["base rank"] = layout.base_rank
    areas["reserve"] = layout.places[RESERVE].united(layout.open_reserve)
    for name, area in areas.items():
        assert inside(view, area), name
    for (one, first), (other, second) in combinations(areas.items(), 2):
        assert not first.intersects(second), f"{one} and {other}"


@games
def test_there_is_a_place_for_everything_in_the_game(rules: Rules) -> None:
    layout = Layout(QSizeF(1080, 760), rules)
    assert set(layout.places) == set(Deal.numbered(1, rules).start().places())


@sizes
@pytest.mark.parametrize("ratio", RATIOS)
def test_cards_begin_and_end_on_whole_device_pixels(size: tuple[int, int], ratio: float) -> None:
    layout = Layout(QSizeF(*size), CHAMELEON, ratio)
    assert is_whole(layout.card.width() * ratio)
    assert is_whole(layout.card.height() * ratio)
    positions = [with_pile(30), middle_game(CHAMELEON), waiting_for(3, 0, 5, 2, waste=9)]
    for position in positions:
        for card, placement in layout.arrange(position).items():
            assert is_whole(placement.pos.x() * ratio), card
            assert is_whole(placement.pos.y() * ratio), card


def test_a_card_is_seven_to_five_and_grows_with_the_view() -> None:
    widths = []
    for scale in (1, 1.5, 2, 3, 6):
        card = Layout(QSizeF(640, 480) * scale, CHAMELEON).card
        assert card.height() / card.width() == pytest.approx(1.4, rel=0.02)
        widths.append(card.width())
    assert widths == sorted(set(widths))
    assert widths[0] >= 60
    assert widths[-1] >= 300


def test_air_of_a_wide_view_lies_at_the_sides() -> None:
    usual = Layout(QSizeF(1080, 760), CHAMELEON)
    wide = Layout(QSizeF(2080, 760), CHAMELEON)
    assert wide.card == usual.card
    for place, rect in usual.places.items():
        assert wide.places[place] == rect.translated(500, 0)


@sizes
@games
@sides
def test_all_cards_of_a_game_stay_inside_the_view(
    size: tuple[int, int], rules: Rules, mirrored: bool
) -> None:
    layout = Layout(QSizeF(*size), rules, mirrored=mirrored)
    view = QRectF(QPointF(), QSizeF(*size))
    for position in (Deal.numbered(1, rules).start(), middle_game(rules)):
        for card, placement in layout.arrange(position).items():
            assert inside(view, QRectF(placement.pos, layout.card)), card


@sizes
@pytest.mark.parametrize("count", [20, 27, 33, 40])
def test_a_long_pile_stays_inside_and_keeps_a_strip_of_each_card(
    size: tuple[int, int], count: int
) -> None:
    layout = Layout(QSizeF(*size), CHAMELEON)
    position = with_pile(count, 1)
    bottom = layout.card_rect(position, Hit(PILES[1], count - 1)).bottom()
    assert bottom <= size[1]
    for index in range(count):
        strip = visible_strip(layout, position, Hit(PILES[1], index))
        assert strip.height() >= 2
        assert layout.hit(position, strip.center()) == Hit(PILES[1], index)


@pytest.mark.parametrize("count", [1, 2, 5, 9])
def test_a_roomy_pile_shows_a_full_strip_of_each_card(count: int) -> None:
    layout = Layout(QSizeF(1080, 760), CHAMELEON)
    strip = STRIP * layout.card.height()
    for upper, lower in pairwise(layout.offsets(count)):
        assert lower - upper == pytest.approx(strip, abs=1)
    assert not layout.is_squeezed(count)


@sizes
def test_longer_piles_are_squeezed_evenly(size: tuple[int, int]) -> None:
    layout = Layout(QSizeF(*size), CHAMELEON)
    for count in range(2, 41):
        steps = [lower - upper for upper, lower in pairwise(layout.offsets(count))]
        assert max(steps) - min(steps) <= 1.01
        assert layout.offsets(count)[-1] <= layout.offsets(count + 1)[-1] + 1.01


def test_a_pile_is_squeezed_once_it_shows_too_little_of_its_cards() -> None:
    layout = Layout(QSizeF(1080, 760), CHAMELEON)
    squeezed = [layout.is_squeezed(count) for count in range(1, 53)]
    assert squeezed == sorted(squeezed)
    assert not squeezed[9]
    assert squeezed[25]


@pytest.mark.parametrize("count", [20, 30, 40])
def test_a_squeezed_pile_opens_around_a_card_and_stays_as_long(count: int) -> None:
    layout = Layout(QSizeF(1080, 760), CHAMELEON)
    closed = layout.offsets(count)
    strip = round(STRIP * layout.card.height())
    for opened in range(count - 1):
        offsets = layout.offsets(count, opened)
        assert offsets[: opened + 1] == closed[: opened + 1], "what lies below it stays"
        wanted = min(strip, closed[-1] - closed[opened])
        assert offsets[opened + 1] - offsets[opened] == pytest.approx(wanted, abs=1.01)
        assert offsets == sorted(offsets)
        assert offsets[-1] == pytest.approx(closed[-1], abs=1.01)


@pytest.mark.parametrize("count", [20, 40])
def test_a_card_that_opens_stays_under_the_pointer(count: int) -> None:
    layout = Layout(QSizeF(640, 480), CHAMELEON)
    position = with_pile(count)
    for before in range(count - 1):
        for index in range(count):
            opened = Opened(PILES[0], before)
            strip = visible_strip(layout, position, Hit(PILES[0], index), opened)
            if strip.height() < 1:
                continue
            now = layout.hit(position, strip.center(), Opened(PILES[0], index))
            assert now == Hit(PILES[0], index)


@sizes
@sides
def test_the_hit_test_finds_each_visible_card(size: tuple[int, int], mirrored: bool) -> None:
    layout = Layout(QSizeF(*size), CHAMELEON, mirrored=mirrored)
    for position in (middle_game(CHAMELEON), waiting_for(4, 0, 2, 9, waste=12), with_pile(12, 2)):
        for place in position.places():
            for index in shown(position, place):
                strip = visible_strip(layout, position, Hit(place, index))
                assert layout.hit(position, strip.center()) == Hit(place, index)


def shown(position: Position, place: Place) -> list[int]:
    """The cards at `place` that can be seen and touched one by one; -1 for an empty place."""
    top = len(position.cards(place)) - 1
    if place.kind is PlaceKind.PILE and top >= 0:
        return list(range(top + 1))
    if place.kind is PlaceKind.WASTE and top >= 0:
        return list(range(max(0, top - 2), top + 1))
    return [top]


def test_the_whole_stock_and_reserve_stand_for_their_top_card() -> None:
    position = Deal.numbered(1).start()
    layout = Layout(QSizeF(1080, 760), CHAMELEON)
    for place, top in ((STOCK, 35), (RESERVE, 11)):
        rect = layout.places[place]
        for point in (rect.topLeft(), rect.center(), rect.bottomRight()):
            assert layout.hit(position, point) == Hit(place, top)


@sizes
def test_nothing_is_hit_between_the_places(size: tuple[int, int]) -> None:
    position = Deal.numbered(1).start()
    layout = Layout(QSizeF(*size), CHAMELEON)
    assert layout.hit(position, layout.base_rank.center()) is None
    assert layout.hit(position, QPointF(size[0] - 1, size[1] - 1)) is None
    first, second = layout.places[PILES[0]], layout.places[PILES[1]]
    assert layout.hit(position, (first.center() + second.center()) / 2) is None


@sizes
@games
@pytest.mark.parametrize("ratio", RATIOS)
def test_the_left_handed_table_is_the_mirror_image(
    size: tuple[int, int], rules: Rules, ratio: float
) -> None:
    right = Layout(QSizeF(*size), rules, ratio)
    left = Layout(QSizeF(*size), rules, ratio, mirrored=True)
    position = middle_game(rules)
    assert left.card == right.card
    mirrored = left.arrange(position)
    for card, placement in right.arrange(position).items():
        x = size[0] - placement.pos.x() - right.card.width()
        assert mirrored[card].pos.x() == pytest.approx(x, abs=2 / ratio)
        assert mirrored[card].pos.y() == placement.pos.y()
        assert mirrored[card][1:] == placement[1:]


def test_only_the_tops_and_the_slivers_of_face_up_groups_are_seen() -> None:
    position = waiting_for(5, 2, 0, 0, waste=10)
    seen = {
        card
        for card, goal in Layout(QSizeF(800, 600), CHAMELEON).arrange(position).items()
        if goal.visible and goal.face_up
    }
    assert {str(card) for card in seen} >= {"5S", "2H"}
    for card in position.waste[-3:]:
        assert card in seen
    for card in position.waste[:-4]:
        assert card not in seen
    assert all(card not in seen for card in position.stock)


def test_stock_and_reserve_lie_face_down_but_for_the_open_card() -> None:
    position = Deal.numbered(1).start()
    goals = Layout(QSizeF(800, 600), CHAMELEON).arrange(position)
    for card in (*position.stock, *position.reserve[:-1]):
        assert not goals[card].face_up
    for place in (*FOUNDATIONS, *PILES[:3]):
        for card in position.cards(place):
            assert goals[card].face_up
    assert goals[position.reserve[-1]].face_up


def test_the_waste_shows_slivers_of_the_two_cards_before_its_top() -> None:
    position = waiting_for(0, 0, 0, 0, waste=6)
    layout = Layout(QSizeF(1080, 760), CHAMELEON)
    lefts = [layout.arrange(position)[card].pos.x() for card in position.waste]
    assert lefts[0] == lefts[1] == lefts[2] == lefts[3]
    assert lefts[3] < lefts[4] < lefts[5]
    top = layout.card_rect(position, Hit(WASTE, 5))
    assert top.right() < layout.places[FOUNDATIONS[0]].left()


def test_a_fuller_face_down_pile_is_thicker() -> None:
    layout = Layout(QSizeF(1080, 760), CHAMELEON)
    full = layout.arrange(Deal.numbered(1).start())
    steps = {goal.pos.y() for card, goal in full.items() if goal.visible and not goal.face_up}
    thin = layout.arrange(waiting_for(13, 13, 13, 9))
    few = {goal.pos.y() for goal in thin.values() if goal.visible and not goal.face_up}
    assert len(few) == 1
    assert len(steps) > 2
