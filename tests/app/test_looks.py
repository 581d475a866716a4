"""The table follows what the player sets about its looks."""

from __future__ import annotations

from pathlib import Path

from pytestqt.qtbot import QtBot

from chameleon_qt.app.looks import face_style
from chameleon_qt.engine.deal import Deal
from chameleon_qt.engine.moves import RESERVE, STOCK, TURN
from tests.gui.driving import Player, assert_picture_equals_model, open_window, stored_settings


def test_the_faces_follow_the_settings(qtbot: QtBot, own_settings: Path) -> None:
    settings = stored_settings(own_settings)
    window = open_window(qtbot, settings, Deal.numbered(6))
    assert (window.scene._style.four_colour, window.scene._style.large_print) == (False, False)
    settings.four_colours = True
    settings.large_print = True
    assert window.scene._style == face_style(settings)
    assert (window.scene._style.four_colour, window.scene._style.large_print) == (True, True)


def test_a_left_handed_table_is_played_on(qtbot: QtBot, own_settings: Path) -> None:
    settings = stored_settings(own_settings)
    window = open_window(qtbot, settings, Deal.numbered(6))
    right = window.scene.layout.places[RESERVE]
    window.model.play(TURN)  # its card still flies when the table turns around
    settings.left_handed = True
    left = window.scene.layout.places[RESERVE]
    width = window.scene.layout.size.width()
    assert abs(left.center().x() - (width - right.center().x())) < 2
    assert_picture_equals_model(window.scene, window.model.position)
    player = Player(window.view, window.scene)
    player.click(STOCK, len(window.model.position.stock) - 1)
    assert len(window.model.history) == 2
    assert_picture_equals_model(window.scene, window.model.position)
    window.resize(700, 600)
    assert window.scene.layout.mirrored
