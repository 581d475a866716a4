"""Whole games played with the mouse, through the window of the program."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QSize
from pytestqt.qtbot import QtBot

from chameleon_qt.engine.deal import Deal
from chameleon_qt.engine.game import Status
from chameleon_qt.engine.moves import FOUNDATIONS, PILES, Move, PlaceKind
from chameleon_qt.engine.rules import KANSAS
from chameleon_qt.table.speeds import Speed
from tests.gui.driving import (
    Player,
    assert_oracle_agrees,
    assert_picture_equals_model,
    open_window,
    stored_settings,
)


@pytest.mark.parametrize(
    ("name", "speed", "size"),
    [
        ("R018", Speed.NORMAL, QSize(1080, 760)),
        ("R018", Speed.OFF, QSize(640, 480)),
        ("R006", Speed.SLOW, QSize(1500, 1000)),
    ],
)
def test_a_whole_game_is_won_with_the_mouse(
    qtbot: QtBot,
    own_settings: Path,
    reference_deals: dict[str, str],
    winning_lines: dict[str, list[str]],
    name: str,
    speed: Speed,
    size: QSize,
) -> None:
    settings = stored_settings(own_settings)
    settings.auto_complete = False
    window = open_window(qtbot, settings, Deal.parse(reference_deals[name]), speed)
    window.resize(size)
    player = Player(window.view, window.scene)
    for number, text in enumerate(winning_lines[name], 1):
        move = window.model.position.parse_move(text)
        player.play(move)
        QCoreApplication.processEvents()
        assert window.model.line[-1] == move
        assert window.model.move_count == number
    assert window.model.status is Status.WON
    assert player.clicks > 30
    assert player.drags > 2
    qtbot.waitUntil(window.endings.panel.isVisible)
    assert_picture_equals_model(window.scene, window.model.position)
    assert_oracle_agrees(window.model)


def test_the_end_of_a_game_goes_by_itself(
    qtbot: QtBot,
    own_settings: Path,
    reference_deals: dict[str, str],
    winning_lines: dict[str, list[str]],
) -> None:
    settings = stored_settings(own_settings)
    window = open_window(qtbot, settings, Deal.parse(reference_deals["R006"]), Speed.FAST)
    player = Player(window.view, window.scene)
    by_hand = 0
    for text in winning_lines["R006"]:
        player.play(window.model.position.parse_move(text))
        by_hand += 1
        if window.model.status is Status.WON:
            break
    assert by_hand == player.clicks + player.drags < len(winning_lines["R006"])
    assert window.model.move_count > by_hand
    qtbot.waitUntil(window.endings.panel.isVisible)
    assert_picture_equals_model(window.scene, window.model.position)


@pytest.mark.parametrize("speed", [Speed.NORMAL, Speed.OFF])
def test_kansas_takes_a_card_back_from_its_foundation(
    qtbot: QtBot, own_settings: Path, speed: Speed
) -> None:
    window = open_window(qtbot, stored_settings(own_settings), Deal.numbered(2, KANSAS), speed)
    player = Player(window.view, window.scene)
    back = 0
    for number in range(2, 12):
        window.model.new_game(Deal.numbered(number, KANSAS))
        for step in range(60):
            moves = window.model.position.legal_moves()
            returns = [move for move in moves if move.source.kind is PlaceKind.FOUNDATION]
            if not moves:
                break
            move = returns[0] if returns and step % 3 == 0 else moves[step % 2 and -1]
            player.play(move)
            assert window.model.line[-1] == move
            back += move.source.kind is PlaceKind.FOUNDATION
    assert back > 5
    assert_picture_equals_model(window.scene, window.model.position)
    assert_oracle_agrees(window.model)


def test_chameleon_never_takes_a_card_back(qtbot: QtBot, own_settings: Path) -> None:
    window = open_window(qtbot, stored_settings(own_settings), Deal.numbered(2))
    player = Player(window.view, window.scene)
    before = window.model.position
    (place,) = (place for place in FOUNDATIONS if before.cards(place))
    for pile in PILES[:3]:
        player.drag(place, 0, pile)
    assert window.model.position == before


def test_with_autoplay_off_a_game_is_played_by_dragging(
    qtbot: QtBot,
    own_settings: Path,
    reference_deals: dict[str, str],
    winning_lines: dict[str, list[str]],
) -> None:
    settings = stored_settings(own_settings)
    settings.autoplay = settings.auto_complete = False
    window = open_window(qtbot, settings, Deal.parse(reference_deals["R027"]), Speed.FAST)
    player = Player(window.view, window.scene)
    for text in winning_lines["R027"]:
        move: Move = window.model.position.parse_move(text)
        index = len(window.model.position.cards(move.source)) - move.length
        if move.source.kind is PlaceKind.STOCK:
            player.click(move.source, index)
        else:
            player.drag(move.source, index, move.target)
        assert window.model.line[-1] == move
    assert window.model.status is Status.WON
