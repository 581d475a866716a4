"""Icons exist, follow one style and the colours of the desktop."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QIcon, QImage, QPalette
from PySide6.QtSvg import QSvgRenderer
from pytestqt.qtbot import QtBot

from chameleon_qt.app.icons import app_icon, icon
from chameleon_qt.assets import asset

FOLDER = asset("resources", "icons")
NAMES = [
    "about",
    "back",
    "copy",
    "forward",
    "fullscreen",
    "help",
    "hint",
    "keyboard",
    "new",
    "number",
    "pause",
    "play",
    "print",
    "quit",
    "redo",
    "restart",
    "settings",
    "step",
    "stop",
    "undo",
    "whatsthis",
    "zoom-in",
    "zoom-out",
]
TINY = {"svg", "g", "path", "circle", "rect", "title"}


def palette(text: str, faint: str) -> QPalette:
    result = QPalette()
    role = QPalette.ColorRole.WindowText
    result.setColor(QPalette.ColorGroup.All, role, QColor(text))
    result.setColor(QPalette.ColorGroup.Disabled, role, QColor(faint))
    return result


LIGHT_DESKTOP = palette("#202326", "#a0a4a8")
DARK_DESKTOP = palette("#f0f1f2", "#6a6e72")


def picture(source: QIcon, side: int, mode: QIcon.Mode = QIcon.Mode.Normal) -> QImage:
    image = source.pixmap(QSize(side, side), 1.0, mode).toImage()
    return image.convertToFormat(QImage.Format.Format_ARGB32)


def solid_colours(image: QImage) -> set[str]:
    pixels = (image.pixelColor(x, y) for x in range(image.width()) for y in range(image.height()))
    return {pixel.name() for pixel in pixels if pixel.alpha() == 255}


def test_the_icons_are_those_in_the_folder() -> None:
    assert sorted(path.stem for path in FOLDER.glob("*.svg")) == sorted([*NAMES, "chameleon-qt"])


@pytest.mark.parametrize("name", NAMES)
def test_icons_are_in_one_style(name: str) -> None:
    root = ElementTree.parse(FOLDER / f"{name}.svg").getroot()
    assert root.get("viewBox") == "0 0 24 24"
    (group,) = root
    assert group.get("stroke") == "currentColor"
    assert group.get("stroke-width") == "1.75"
    assert group.get("stroke-linecap") == "round"
    assert group.get("fill") == "none"
    assert not any(part.get(key) for part in group for key in ("stroke", "fill", "style"))


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.svg")), ids=lambda path: path.stem)
def test_files_are_plain_svg_tiny(path: Path) -> None:
    for part in ElementTree.parse(path).getroot().iter():
        assert part.tag.removeprefix("{http://www.w3.org/2000/svg}") in TINY
        assert not set("Aa") & set(part.get("d", "")), "elliptical arcs are not in SVG Tiny"
    assert QSvgRenderer(str(path)).isValid()


@pytest.mark.parametrize("name", NAMES)
def test_an_icon_takes_the_text_colours_of_the_desktop(qtbot: QtBot, name: str) -> None:
    for desktop in (LIGHT_DESKTOP, DARK_DESKTOP):
        drawn = icon(name, desktop)
        for mode, group in (
            (QIcon.Mode.Normal, QPalette.ColorGroup.Active),
            (QIcon.Mode.Disabled, QPalette.ColorGroup.Disabled),
        ):
            wanted = desktop.color(group, QPalette.ColorRole.WindowText).name()
            assert solid_colours(picture(drawn, 48, mode)) == {wanted}


@pytest.mark.parametrize("name", NAMES)
def test_no_stroke_is_cut_off(qtbot: QtBot, name: str) -> None:
    image = icon(name, LIGHT_DESKTOP, 4.0).pixmap(QSize(24, 24), 4.0).toImage()
    rim = [(k, edge) for k in range(96) for edge in (0, 95)]
    assert not any(image.pixelColor(*spot).alpha() for spot in rim)
    assert not any(image.pixelColor(y, x).alpha() for x, y in rim)


@pytest.mark.parametrize("side", [16, 24])
@pytest.mark.parametrize("density", [1.0, 1.25, 1.5, 2.0, 3.0])
def test_icons_are_sharp_at_every_density(qtbot: QtBot, side: int, density: float) -> None:
    pixmap = icon("undo", LIGHT_DESKTOP, density).pixmap(QSize(side, side), density)
    assert pixmap.width() == round(side * density)


def test_icons_differ_from_each_other(qtbot: QtBot) -> None:
    pictures = [bytes(picture(icon(name, LIGHT_DESKTOP), 24).constBits()) for name in NAMES]
    assert len(set(pictures)) == len(NAMES)


@pytest.mark.parametrize("side", [32, 48, 128])
def test_the_application_icon_shows_body_and_spade_on_a_tile(qtbot: QtBot, side: int) -> None:
    image = picture(app_icon(), side)
    assert image.size() == QSize(side, side)
    assert image.pixelColor(0, 0).alpha() == 0
    assert image.pixelColor(side // 2, side // 16).lightnessF() > 0.9
    back, spade = (image.pixelColor(side // 2, round(side * part)) for part in (0.25, 0.87))
    assert back.green() > 1.25 * max(back.red(), back.blue())
    assert spade.lightnessF() < 0.3
