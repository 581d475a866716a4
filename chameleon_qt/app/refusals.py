"""Why a click does nothing."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from chameleon_qt.app.messages import card_sign
from chameleon_qt.engine.moves import STOCK, Place
from chameleon_qt.engine.position import Position

translate = QCoreApplication.translate


def refusal(position: Position, place: Place, index: int) -> str:
    """What is said of a click on card `index` of `place` that plays nothing."""
    if place == STOCK:
        return translate("MainWindow", "The stock is used up; there is no redeal")
    if index < 0:
        return translate("MainWindow", "This place is empty")
    card = card_sign(position.cards(place)[index])
    return translate("MainWindow", "{card} fits nowhere just now").format(card=card)
