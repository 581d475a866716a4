"""The engine's errors and places, said in the player's language."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from chameleon_qt.engine.errors import EngineError
from chameleon_qt.engine.moves import Place, PlaceKind


def error_text(error: EngineError) -> str:
    """The sentence of `error`, with a capital letter at its beginning."""
    sentence = QCoreApplication.translate("Engine", error.reason.value)
    text = sentence.format(**{name: _word(value) for name, value in error.details.items()})
    return text[:1].upper() + text[1:]


def place_name(place: Place) -> str:
    """What players call `place`: reserve, tableau pile 2."""
    name = QCoreApplication.translate("Places", place.kind.value)
    return f"{name} {place.slot + 1}" if place.kind is PlaceKind.PILE else name


def _word(value: object) -> str:
    return place_name(value) if isinstance(value, Place) else str(value)
