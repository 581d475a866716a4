"""The drawings of the pages: nothing cut, nothing on each other, no room for nothing."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF
from pytestqt.qtbot import QtBot

from chameleon_qt.app.help.drawings import NAME_ROOM, Look, _names, draw_example, drawing_size
from chameleon_qt.app.help.small_table import SmallTable
from chameleon_qt.engine.rules import GAMES
from chameleon_qt.help.examples import _RECIPES, Example, example
from chameleon_qt.i18n.languages import LANGUAGES
from chameleon_qt.table.art.backs import Back
from chameleon_qt.table.art.cloth import Cloth
from chameleon_qt.table.art.faces import DEFAULT_STYLE
from chameleon_qt.table.layout import MARGIN, Layout
from chameleon_qt.table.markers import count_plate
from chameleon_qt.table.speeds import Speed

WIDTHS = (160, 264, 424, 460, 900)
ALL = [(game, name) for game in GAMES for name in _RECIPES[game]]


def look(width: float, ratio: float = 1.0) -> Look:
    return Look(width, ratio, Cloth.GREEN, Back.LOZENGES, DEFAULT_STYLE)


def layout_of(shown: Example, width: float) -> Layout:
    return Layout(look(width).table, shown.position.rules)


def cards(shown: Example, layout: Layout) -> list[QRectF]:
    """Where cards lie, before the move and after it."""
    positions = [shown.position]
    if shown.move is not None:
        positions.append(shown.position.apply(shown.move)[0])
    return [
        QRectF(place.pos, layout.card)
        for position in positions
        for place in layout.arrange(position).values()
    ]


@pytest.mark.parametrize(("game", "name"), ALL)
def test_a_drawing_is_as_high_as_what_lies_on_it(qapp: object, game: str, name: str) -> None:
    shown = example(game, name)
    for width in WIDTHS:
        layout = layout_of(shown, width)
        size = QSizeF(drawing_size(shown, look(width)))
        lowest = max(
            count_plate(layout.open_reserve).bottom(),
            *(card.bottom() for card in cards(shown, layout)),
        )
        margin = MARGIN * layout.card.width()
        assert size.height() >= lowest + margin - 1
        assert layout.card.width() * (2 * MARGIN + 8.2) == pytest.approx(width, abs=8.7)
        if shown.move is not None:
            assert size.height() <= lowest + margin + 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_lie_on_no_card_and_not_on_each_other(
    speaking: Callable[[str], None], language: str
) -> None:
    speaking(language)
    for game in GAMES:
        shown = example(game, "deal")
        for width in WIDTHS[1:]:
            layout = layout_of(shown, width)
            names = [place for place, _ in _names(layout, shown.position)]
            plates = [count_plate(layout.open_reserve), *cards(shown, layout)]
            for one, other in combinations(names, 2):
                assert not one.intersects(other)
            for place in names:
                assert not any(place.intersects(other) for other in plates)
            up = QPointF(0, -NAME_ROOM * layout.card.width())
            whole = QRectF(up, QSizeF(drawing_size(shown, look(width))))
            assert all(whole.contains(place) for place in names)


def test_the_picture_is_sharp_on_a_dense_screen(qapp: object) -> None:
    shown = example("chameleon", "run")
    picture = draw_example(shown, look(300, ratio=2.0))
    assert picture.deviceIndependentSize().toSize() == drawing_size(shown, look(300, ratio=2.0))
    assert picture.devicePixelRatio() == 2.0


def test_the_small_table_has_its_cards_where_the_drawing_has_them(qtbot: QtBot) -> None:
    shown = example("kansas", "run")
    table = SmallTable(shown, look(424), Speed.OFF, None)
    qtbot.addWidget(table)
    table.show()
    assert table.size() == drawing_size(shown, look(424))
    assert table.scene_.layout.places == layout_of(shown, 424).places
    assert table.mapToScene(0, 0) == QPointF(0, 0)
    table.stop()
