"""What the backs, the cloths and the mark promise to whoever paints with them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from threading import Thread

import pytest
from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from chameleon_qt.table.art.backs import Back, paint_back
from chameleon_qt.table.art.cloth import (
    CELEBRATION,
    Cloth,
    ClothColours,
    blend,
    cloth_colours,
    contrast,
    paint_cloth,
)
from chameleon_qt.table.art.mark import INK, body_colour, paint_mark
from chameleon_qt.table.art.proportions import CARD_ASPECT, CORNER_RADIUS

OWN_COLOURS = ("#4f9a4a", "#2f6e3f", "#8cc562", "#3d7048", "#1f2933")
FORMAT = QImage.Format.Format_ARGB32_Premultiplied


def blank(width: int, height: int, colour: QColor | None = None) -> QImage:
    image = QImage(width, height, FORMAT)
    image.fill(colour or QColor(0, 0, 0, 0))
    return image


def back_image(back: Back, width: int, margin: int = 0, scale: float = 1.0) -> QImage:
    image = blank(width + 2 * margin, round(width * CARD_ASPECT) + 2 * margin)
    painter = QPainter(image)
    painter.translate(margin, margin)
    painter.scale(scale, scale)
    paint_back(painter, back, width / scale)
    painter.end()
    return image


def cloth_image(colours: ClothColours, width: int, height: int, dpr: float = 1.0) -> QImage:
    image = QImage(round(width * dpr), round(height * dpr), QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(dpr)
    painter = QPainter(image)
    paint_cloth(painter, QRectF(0, 0, width, height), colours, dpr)
    painter.end()
    return image


def mark_image(body: QColor, spade: QColor = INK, side: int = 96) -> QImage:
    image = blank(side, side)
    painter = QPainter(image)
    paint_mark(painter, QRectF(0, 0, side, side), body, spade)
    painter.end()
    return image


def colours_in(image: QImage) -> set[int]:
    return {image.pixel(x, y) for x in range(image.width()) for y in range(image.height())}


def difference(a: QImage, b: QImage) -> float:
    """Mean distance of two pictures of one size, in steps of a colour channel."""
    one, other = bytes(a.constBits()), bytes(b.constBits())
    assert len(one) == len(other)
    return sum(abs(x - y) for x, y in zip(one, other, strict=True)) / len(one)


def mean(image: QImage, where: QRect) -> tuple[float, float, float]:
    pixels = [
        QColor(image.pixel(x, y))
        for x in range(where.left(), where.right() + 1)
        for y in range(where.top(), where.bottom() + 1)
    ]
    return (
        sum(p.red() for p in pixels) / len(pixels),
        sum(p.green() for p in pixels) / len(pixels),
        sum(p.blue() for p in pixels) / len(pixels),
    )


def near(image: QImage, where: QRect, colour: QColor) -> bool:
    wanted = (colour.red(), colour.green(), colour.blue())
    return all(abs(a - b) <= 3 for a, b in zip(mean(image, where), wanted, strict=True))


@pytest.mark.parametrize("back", Back)
@pytest.mark.parametrize("width", [45, 150])
def test_a_back_looks_the_same_from_both_ends(back: Back, width: int) -> None:
    image = back_image(back, width)
    turned = image.flipped(Qt.Orientation.Horizontal | Qt.Orientation.Vertical)
    flipped = image.flipped(Qt.Orientation.Vertical)
    assert difference(image, turned) < 3
    assert difference(image, turned) < difference(image, flipped) / 2


@pytest.mark.parametrize(("one", "other"), list(combinations(Back, 2)))
@pytest.mark.parametrize("width", [45, 150])
def test_backs_are_told_apart(one: Back, other: Back, width: int) -> None:
    assert difference(back_image(one, width), back_image(other, width)) > 20


@pytest.mark.parametrize("back", Back)
def test_a_back_stays_inside_its_rounded_corners(back: Back) -> None:
    margin, width = 8, 120
    image = back_image(back, width, margin)
    assert image.pixelColor(margin + width // 2, margin + 2).alpha() == 255
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Clear)
    painter.setBrush(QColor("black"))
    card = QRectF(margin, margin, width, width * CARD_ASPECT).adjusted(-0.5, -0.5, 0.5, 0.5)
    painter.drawRoundedRect(card, CORNER_RADIUS * width, CORNER_RADIUS * width)
    painter.end()
    assert colours_in(image) == {0}


@pytest.mark.parametrize("back", Back)
def test_a_back_is_drawn_for_the_device_and_not_for_its_nominal_width(back: Back) -> None:
    assert difference(back_image(back, 120), back_image(back, 120, scale=3)) < 0.5


def test_a_back_leaves_the_painter_as_it_was() -> None:
    image = blank(100, 140)
    painter = QPainter(image)
    before = (painter.worldTransform(), painter.pen(), painter.hasClipping())
    paint_back(painter, Back.CHAMELEON, 60)
    assert (painter.worldTransform(), painter.pen(), painter.hasClipping()) == before
    painter.end()


def test_backs_are_painted_off_the_main_thread() -> None:
    images: list[QImage] = []
    thread = Thread(target=lambda: images.extend(back_image(back, 60) for back in Back))
    thread.start()
    thread.join()
    assert [difference(a, back_image(b, 60)) for a, b in zip(images, Back, strict=True)] == [0] * 3


@pytest.mark.parametrize("cloth", Cloth)
def test_text_and_rings_read_on_the_whole_cloth(cloth: Cloth) -> None:
    colours = cloth_colours(cloth)
    for ground in (colours.centre, colours.edge):
        assert contrast(colours.text, ground) >= 4.5
        assert contrast(colours.accent, ground) >= 3
    assert 0 < colours.mark.alphaF() < 0.5


def test_contrast_is_that_of_wcag() -> None:
    assert contrast(QColor("white"), QColor("black")) == pytest.approx(21)
    assert contrast(QColor("#777777"), QColor("white")) == pytest.approx(4.48, abs=0.01)


@pytest.mark.parametrize("cloth", Cloth)
def test_a_cloth_is_lit_in_the_middle_and_darker_in_the_corners(cloth: Cloth) -> None:
    colours = cloth_colours(cloth)
    image = cloth_image(colours, 400, 250)
    assert near(image, QRect(192, 102, 16, 16), colours.centre)
    assert near(image, QRect(0, 234, 16, 16), colours.edge)


@pytest.mark.parametrize("cloth", Cloth)
def test_no_patch_of_cloth_is_of_one_flat_colour(cloth: Cloth) -> None:
    """A gradient without weave and dither would show its steps as flat bands."""
    image = cloth_image(cloth_colours(cloth), 640, 400)
    for x in range(0, 640, 16):
        for y in range(0, 400, 40):
            assert len(colours_in(image.copy(x, y, 8, 8))) >= 3


def test_cloth_is_woven_in_device_pixels() -> None:
    image = cloth_image(cloth_colours(Cloth.GREEN), 320, 200, dpr=2)
    assert image.size() == QSize(640, 400)
    assert len(colours_in(image.copy(300, 150, 16, 16))) >= 3
    assert near(image, QRect(312, 168, 16, 16), cloth_colours(Cloth.GREEN).centre)


def test_cloth_covers_its_rectangle_and_nothing_else() -> None:
    outside = QColor("#ff00ff")
    image = blank(120, 90, outside)
    painter = QPainter(image)
    paint_cloth(painter, QRectF(10, 20, 60, 50), cloth_colours(Cloth.SAND))
    painter.end()
    inside = QRect(10, 20, 60, 50)
    for x in range(120):
        for y in range(90):
            assert (image.pixelColor(x, y) == outside) != inside.contains(x, y)


def test_blending_starts_at_one_cloth_and_ends_at_the_other() -> None:
    a, b = cloth_colours(Cloth.GREEN), cloth_colours(Cloth.SAND)
    assert blend(a, b, 0) == a
    assert blend(a, b, 1) == b
    assert blend(a, b, 7) == b
    halfway = blend(a, b, 0.5)
    assert a.centre.green() < halfway.centre.green() < b.centre.green()


def test_the_celebration_goes_once_through_every_cloth() -> None:
    assert sorted(CELEBRATION) == sorted(Cloth)


def marks() -> Iterator[tuple[QColor, QColor]]:
    for cloth in Cloth:
        colours = cloth_colours(cloth)
        yield body_colour(colours.centre), colours.text


@pytest.mark.parametrize(("body", "spade"), list(marks()))
def test_the_mark_takes_both_colours_and_keeps_none_of_its_own(body: QColor, spade: QColor) -> None:
    found = colours_in(mark_image(body, spade))
    assert body.rgba() in found
    assert spade.rgba() in found
    assert not found & {QColor(own).rgba() for own in OWN_COLOURS}


def test_a_body_in_a_tone_of_the_drawing_stays_that_tone() -> None:
    body = QColor("#2f6e3f")
    assert body.rgba() in colours_in(mark_image(body))


@pytest.mark.parametrize("cloth", Cloth)
def test_the_mark_stands_out_from_its_cloth(cloth: Cloth) -> None:
    centre = cloth_colours(cloth).centre
    assert contrast(body_colour(centre), centre) >= 2.5


def test_the_mark_has_no_tile_and_fills_its_square() -> None:
    image = mark_image(QColor("#4f9a4a"), side=100)
    assert image.pixelColor(50, 1).alpha() == 0
    rows = [y for y in range(100) if any(image.pixelColor(x, y).alpha() for x in range(100))]
    columns = [x for x in range(100) if any(image.pixelColor(x, y).alpha() for y in range(100))]
    assert rows[-1] - rows[0] > 92
    assert columns[-1] - columns[0] > 94
