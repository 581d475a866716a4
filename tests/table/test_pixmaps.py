"""Card pixmaps: exactly as large as they are shown, drawn again a few at a time."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QSizeF
from PySide6.QtGui import QPixmap
from pytestqt.qtbot import QtBot

from chameleon_qt.engine.cards import Card, Suit
from chameleon_qt.table.art.backs import Back
from chameleon_qt.table.art.faces import DEFAULT_STYLE, FaceStyle
from chameleon_qt.table.card_item import CardItem
from chameleon_qt.table.layout import Placement
from chameleon_qt.table.pixmaps import CardPixmaps

ACE, KING = Card(1, Suit.SPADES), Card(13, Suit.HEARTS)
SMALL, LARGE = QSizeF(50, 70), QSizeF(80, 112)


@pytest.fixture
def pixmaps(qapp: object) -> CardPixmaps:
    result = CardPixmaps()
    result.set_size(SMALL, 1.0)
    return result


def wanted_width(pixmaps: CardPixmaps) -> int:
    """Device pixels of a card with its shadow."""
    return round((pixmaps.card_size.width() + 2 * pixmaps.margin) * pixmaps.ratio)


def is_current(pixmaps: CardPixmaps, pixmap: QPixmap) -> bool:
    return pixmap.width() == wanted_width(pixmaps)


@pytest.mark.parametrize("ratio", [1.0, 1.25, 1.5, 2.0, 3.0])
def test_a_pixmap_has_the_size_shown_times_the_ratio(pixmaps: CardPixmaps, ratio: float) -> None:
    pixmaps.set_size(QSizeF(60, 84), ratio)
    for pixmap in (pixmaps.face(ACE), pixmaps.back()):
        assert pixmap.devicePixelRatio() == ratio
        assert pixmap.width() == round((60 + 2 * pixmaps.margin) * ratio)
        assert pixmap.height() == round((84 + 2 * pixmaps.margin) * ratio)
    assert (pixmaps.margin * ratio) == pytest.approx(round(pixmaps.margin * ratio))


def test_a_face_is_drawn_once(pixmaps: CardPixmaps) -> None:
    assert pixmaps.face(ACE).cacheKey() == pixmaps.face(ACE).cacheKey()
    assert pixmaps.back().cacheKey() == pixmaps.back().cacheKey()
    assert pixmaps.face(ACE).toImage() != pixmaps.face(KING).toImage()


def test_an_old_size_is_kept_until_the_new_one_is_drawn(pixmaps: CardPixmaps, qtbot: QtBot) -> None:
    old_face, old_back = pixmaps.face(ACE).cacheKey(), pixmaps.back().cacheKey()
    pixmaps.set_size(LARGE, 1.0)
    assert pixmaps.face(ACE).cacheKey() == old_face
    assert pixmaps.back().cacheKey() == old_back
    assert is_current(pixmaps, pixmaps.face(KING)), "never drawn before, so there is none old"
    qtbot.waitUntil(lambda: is_current(pixmaps, pixmaps.face(ACE)))
    assert is_current(pixmaps, pixmaps.back())


def test_each_face_is_announced_as_it_comes(pixmaps: CardPixmaps, qtbot: QtBot) -> None:
    cards = [ACE, KING]
    for card in cards:
        pixmaps.face(card)
    announced: list[Card | None] = []
    pixmaps.changed.connect(announced.append)
    pixmaps.set_size(LARGE, 1.0)
    assert announced == [None]
    qtbot.waitUntil(lambda: len(announced) == 3)
    assert announced[1:] == cards
    assert all(is_current(pixmaps, pixmaps.face(card)) for card in cards)


def test_the_same_size_changes_nothing(pixmaps: CardPixmaps, qtbot: QtBot) -> None:
    pixmaps.face(ACE)
    with qtbot.assertNotEmitted(pixmaps.changed, wait=120):
        pixmaps.set_size(SMALL, 1.0)


def test_of_several_sizes_only_the_last_is_drawn(pixmaps: CardPixmaps, qtbot: QtBot) -> None:
    pixmaps.face(ACE)
    drawn: list[int] = []
    pixmaps.changed.connect(lambda card: drawn.append(pixmaps.face(ACE).width()) if card else None)
    for width in range(51, 90, 3):
        pixmaps.set_size(QSizeF(width, width * 1.4), 1.0)
    qtbot.waitUntil(lambda: bool(drawn))
    assert drawn == [wanted_width(pixmaps)]


def test_nothing_is_drawn_while_it_is_held(pixmaps: CardPixmaps, qtbot: QtBot) -> None:
    old = pixmaps.face(ACE).cacheKey()
    pixmaps.hold(True)
    pixmaps.set_size(LARGE, 1.0)
    with qtbot.assertNotEmitted(pixmaps.changed, wait=150):
        pass
    assert pixmaps.face(ACE).cacheKey() == old
    pixmaps.hold(False)
    qtbot.waitUntil(lambda: is_current(pixmaps, pixmaps.face(ACE)))


def test_complete_draws_all_of_it_now(pixmaps: CardPixmaps, qtbot: QtBot) -> None:
    for card in (ACE, KING):
        pixmaps.face(card)
    pixmaps.back()
    pixmaps.set_size(LARGE, 2.0)
    with qtbot.waitSignal(pixmaps.changed):
        pixmaps.complete()
    for pixmap in (pixmaps.face(ACE), pixmaps.face(KING), pixmaps.back()):
        assert is_current(pixmaps, pixmap)
        assert pixmap.devicePixelRatio() == 2.0


def test_after_stop_nothing_is_drawn(pixmaps: CardPixmaps, qtbot: QtBot) -> None:
    pixmaps.face(ACE)
    pixmaps.set_size(LARGE, 1.0)
    pixmaps.stop()
    with qtbot.assertNotEmitted(pixmaps.changed, wait=150):
        pass


def test_another_back_is_there_at_once(pixmaps: CardPixmaps, qtbot: QtBot) -> None:
    looks = []
    for back in Back:
        pixmaps.set_back(back)
        looks.append(pixmaps.back().toImage())
    assert all(one != other for one, other in pairwise(looks))
    with qtbot.assertNotEmitted(pixmaps.changed):
        pixmaps.set_back(list(Back)[-1])


def test_another_style_changes_the_faces(pixmaps: CardPixmaps, qtbot: QtBot) -> None:
    before = pixmaps.face(KING).toImage()
    style = FaceStyle(index_letters=("1", *DEFAULT_STYLE.index_letters[1:-1], "R"))
    pixmaps.set_style(style)
    qtbot.waitUntil(lambda: pixmaps.face(KING).toImage() != before)


def test_a_card_of_an_old_size_is_stretched_to_the_new_one(
    pixmaps: CardPixmaps, qtbot: QtBot
) -> None:
    item = CardItem(ACE, pixmaps)
    pixmaps.changed.connect(lambda _: item.refresh())
    item.rest(Placement(item.pos(), 0, True, True))
    pixmaps.set_size(LARGE, 1.0)
    area = item.mapRectToScene(item.boundingRect())
    margin = pixmaps.margin
    assert area.left() == pytest.approx(-margin, abs=1)
    assert area.width() == pytest.approx(LARGE.width() + 2 * margin, abs=1)
    assert not item.transform().isIdentity()
    qtbot.waitUntil(lambda: item.transform().isIdentity())
    assert item.boundingRect().width() == pytest.approx(LARGE.width() + 2 * margin, abs=2)
