"""Card faces: legible, all different, the same upside down, and inside their outline."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from itertools import combinations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QGuiApplication,
    QImage,
    QPainter,
    QPainterPath,
    QTransform,
)

from chameleon_qt.engine.cards import Card, Suit
from chameleon_qt.table.art.faces import (
    DEFAULT_STYLE,
    GRID_HEIGHT,
    FaceStyle,
    index_outline,
    paint_face,
)
from chameleon_qt.table.art.font import family, index_font, text_outline
from chameleon_qt.table.art.pips import PIPS
from chameleon_qt.table.art.proportions import CARD_ASPECT, CORNER_RADIUS
from chameleon_qt.table.art.suits import (
    FACE_COLOUR,
    FOUR_COLOUR,
    STRONG_FOUR_COLOUR,
    TWO_COLOUR,
    SuitColours,
    suit_path,
)

ALL_CARDS = [Card(rank, suit) for suit in Suit for rank in range(1, 14)]
COURTS = [card for card in ALL_CARDS if card.rank > 10]
GROUND = QColor("#ff00ff")
FRENCH = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "V", "D", "R")
GERMAN = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "B", "D", "K")
RUSSIAN = ("Т", "2", "3", "4", "5", "6", "7", "8", "9", "10", "В", "Д", "К")


@pytest.fixture(scope="module", autouse=True)
def application() -> QGuiApplication:
    running = QGuiApplication.instance()
    if isinstance(running, QGuiApplication):
        return running
    from PySide6.QtWidgets import QApplication

    return QApplication([])


def picture(
    card: Card,
    width: int,
    style: FaceStyle = DEFAULT_STYLE,
    simplified: bool | None = None,
    ratio: float = 1.0,
    ground: QColor = GROUND,
) -> QImage:
    height = round(width * CARD_ASPECT)
    image = QImage(
        round(width * ratio), round(height * ratio), QImage.Format.Format_ARGB32_Premultiplied
    )
    image.setDevicePixelRatio(ratio)
    image.fill(ground)
    painter = QPainter(image)
    paint_face(painter, card, width, style, simplified)
    painter.end()
    return image


def grey(image: QImage) -> bytes:
    copy = image.convertToFormat(QImage.Format.Format_RGB888)
    return bytes(copy.constBits())


def difference(one: QImage, other: QImage) -> float:
    """Mean difference of the colour channels, 0 to 255."""
    a, b = grey(one), grey(other)
    return sum(abs(x - y) for x, y in zip(a, b, strict=True)) / len(a)


def changed_pixels(one: QImage, other: QImage) -> int:
    """How many pixels have a clearly different green."""
    return sum(abs(x - y) > 60 for x, y in zip(grey(one)[1::3], grey(other)[1::3], strict=True))


def luminance(colour: QColor) -> float:
    def linear(part: float) -> float:
        return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4

    red, green, blue = (linear(p) for p in (colour.redF(), colour.greenF(), colour.blueF()))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@pytest.mark.parametrize("suit", Suit)
@pytest.mark.parametrize("colours", [TWO_COLOUR, FOUR_COLOUR])
def test_suit_colours_stand_out_from_the_face(colours: SuitColours, suit: Suit) -> None:
    ratio = (luminance(FACE_COLOUR) + 0.05) / (luminance(colours.of(suit)) + 0.05)
    assert ratio >= 4.5


@pytest.mark.parametrize("suit", Suit)
@pytest.mark.parametrize("four_colour", [False, True])
def test_large_print_stands_out_more(four_colour: bool, suit: Suit) -> None:
    style = FaceStyle(four_colour=four_colour, large_print=True)
    ratio = (luminance(style.ground) + 0.05) / (luminance(style.ink(suit)) + 0.05)
    assert ratio >= 7
    assert (luminance(style.ground) + 0.05) / (luminance(style.edge) + 0.05) >= 7


def test_large_print_is_large_at_every_size() -> None:
    def picture(style: FaceStyle) -> QImage:
        image = QImage(200, 280, QImage.Format.Format_RGB32)
        image.fill(0)
        painter = QPainter(image)
        paint_face(painter, Card(7, Suit.SPADES), 200, style, simplified=None)
        painter.end()
        return image

    large = picture(FaceStyle(large_print=True))
    index = range(0, 200, 2), range(0, 76, 2)
    dark = [QColor(large.pixel(x, y)).lightness() < 60 for x in index[0] for y in index[1]]
    usual = picture(FaceStyle())
    small = [QColor(usual.pixel(x, y)).lightness() < 60 for x in index[0] for y in index[1]]
    assert sum(dark) > 1.5 * sum(small)


@pytest.mark.parametrize("colours", [FOUR_COLOUR, STRONG_FOUR_COLOUR])
def test_four_colours_are_four(colours: SuitColours) -> None:
    assert len({colour.name() for colour in colours}) == 4


@pytest.mark.parametrize("suit", Suit)
def test_suit_outlines_fill_the_unit_square_without_leaving_it(suit: Suit) -> None:
    box = suit_path(suit).boundingRect()
    assert QRectF(-0.51, -0.51, 1.02, 1.02).contains(box)
    assert box.height() > 0.9
    assert abs(box.center().x()) < 0.01


def test_suits_differ_by_shape_alone_at_eight_pixels() -> None:
    shapes = []
    for suit in Suit:
        image = QImage(8, 8, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(QColor("white"))
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillPath(QTransform(8, 0, 0, 8, 4, 4).map(suit_path(suit)), QColor("black"))
        painter.end()
        shapes.append(image)
    assert min(difference(a, b) for a, b in combinations(shapes, 2)) > 20


@pytest.mark.parametrize("simplified", [True, False])
def test_all_faces_differ_at_sixty_pixels(simplified: bool) -> None:
    faces = [picture(card, 60, simplified=simplified) for card in ALL_CARDS]
    assert min(changed_pixels(a, b) for a, b in combinations(faces, 2)) >= 25


@pytest.mark.parametrize("rank", [11, 12, 13])
def test_court_figures_differ_from_suit_to_suit(rank: int) -> None:
    figures = [picture(Card(rank, suit), 100).copy(30, 8, 40, 55) for suit in Suit]
    assert min(difference(a, b) for a, b in combinations(figures, 2)) > 15


@pytest.mark.parametrize("card", COURTS, ids=str)
def test_courts_are_the_same_upside_down(card: Card) -> None:
    face = picture(card, 200)
    turned = face.transformed(QTransform().rotate(180))
    assert difference(face, turned) < 1.0


@pytest.mark.parametrize("rank", range(2, 11))
def test_number_cards_have_as_many_pips_as_their_rank(rank: int) -> None:
    assert len(set(PIPS[rank])) == rank


@pytest.mark.parametrize("simplified", [True, False])
@pytest.mark.parametrize("card", ALL_CARDS, ids=str)
def test_nothing_is_painted_outside_the_rounded_card(card: Card, simplified: bool) -> None:
    margin, width = 12.0, 140.0
    height, radius = width * CARD_ASPECT, width * CORNER_RADIUS
    image = QImage(164, 220, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(GROUND)
    painter = QPainter(image)
    painter.translate(margin, margin)
    paint_face(painter, card, width, simplified=simplified)
    painter.resetTransform()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    blot = QPainterPath()
    blot.addRoundedRect(
        QRectF(margin - 1, margin - 1, width + 2, height + 2), radius + 1, radius + 1
    )
    painter.fillPath(blot, GROUND)
    painter.end()
    empty = QImage(image.size(), image.format())
    empty.fill(GROUND)
    assert grey(image) == grey(empty)


@pytest.mark.parametrize("letters", [DEFAULT_STYLE.index_letters, FRENCH, GERMAN, RUSSIAN])
@pytest.mark.parametrize("large", [True, False])
def test_index_stays_in_the_visible_strip_and_column(letters: tuple[str, ...], large: bool) -> None:
    for text in letters:
        for suit in Suit:
            box = index_outline(text, suit, large).boundingRect()
            assert box.bottom() <= 0.245 * GRID_HEIGHT, text
            assert box.left() >= 2.5, text
            assert box.right() <= (88.0 if large else 24.0), text


def test_ranks_differ_in_the_visible_strip() -> None:
    width, strip = 80, round(0.24 * 80 * CARD_ASPECT)
    for suit in Suit:
        tops = [picture(Card(rank, suit), width).copy(0, 0, 24, strip) for rank in range(1, 14)]
        assert min(difference(a, b) for a, b in combinations(tops, 2)) > 6


def test_ten_is_a_true_ten_no_wider_than_its_column() -> None:
    ten = index_outline("10", Suit.SPADES)
    assert len(text_outline("10").toSubpathPolygons()) >= 3
    assert ten.boundingRect().width() <= 19.1


@pytest.mark.parametrize("text", sorted({*FRENCH, *GERMAN, *RUSSIAN, "J", "Q"}))
def test_bundled_font_draws_every_index_letter(text: str) -> None:
    assert family() == "Inter"
    assert text_outline(text).boundingRect().height() > 0.6
    assert text_outline(text) != text_outline("\uffff")


def test_figures_of_the_index_font_are_tabular() -> None:
    metrics = QFontMetricsF(index_font(100))
    widths = [metrics.horizontalAdvance(digit) for digit in "0123456789"]
    assert max(widths) - min(widths) < 0.5


@pytest.mark.parametrize(("width", "same_as"), [(69, True), (70, False)])
def test_small_cards_are_simplified(width: int, same_as: bool) -> None:
    card = Card(12, Suit.HEARTS)
    assert picture(card, width) == picture(card, width, simplified=same_as)
    assert picture(card, width) != picture(card, width, simplified=not same_as)


def test_a_dense_screen_does_not_hide_that_a_card_is_small() -> None:
    card = Card(7, Suit.CLUBS)
    assert picture(card, 60, ratio=2.0) == picture(card, 60, ratio=2.0, simplified=True)


def test_style_changes_what_is_painted() -> None:
    king = Card(13, Suit.DIAMONDS)
    assert picture(king, 100) != picture(king, 100, FaceStyle(RUSSIAN))
    assert picture(king, 100) != picture(king, 100, FaceStyle(four_colour=True))
    assert hash(FaceStyle(RUSSIAN)) == hash(FaceStyle(RUSSIAN))


def test_style_needs_thirteen_texts() -> None:
    with pytest.raises(ValueError, match="13"):
        FaceStyle(("A", "2"))


def test_painter_is_left_as_it_was() -> None:
    image = QImage(100, 140, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(image)
    painter.translate(3, 4)
    before = (painter.transform(), painter.pen(), painter.brush(), painter.hasClipping())
    for simplified in (True, False):
        paint_face(painter, Card(11, Suit.CLUBS), 50, simplified=simplified)
    assert (painter.transform(), painter.pen(), painter.brush(), painter.hasClipping()) == before
    painter.end()


def test_worker_threads_paint_the_same_pictures() -> None:
    cards = [*COURTS, Card(1, Suit.SPADES), Card(10, Suit.HEARTS)]
    with ThreadPoolExecutor(4) as pool:
        painted = list(pool.map(lambda card: picture(card, 90), cards * 3))
    assert painted == [picture(card, 90) for card in cards * 3]
