"""What is said of each place and card of the table, and of places on the way."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QObject

from chameleon_qt.app.messages import place_name
from chameleon_qt.app.table_tips import TableTips
from chameleon_qt.engine.cards import Suit
from chameleon_qt.engine.moves import STOCK, Place, PlaceKind
from chameleon_qt.engine.position import Position
from chameleon_qt.i18n.card_names import card_name, suit_names
from chameleon_qt.table.held import held_from
from chameleon_qt.table.layout import WASTE_SHOWN, Hit

translate = QCoreApplication.translate


def spoken_place(place: Place) -> str:
    """The name of `place` without signs: foundation of hearts."""
    if place.kind is PlaceKind.FOUNDATION:
        pattern = translate("SpotNames", "foundation of {suit}")
        return pattern.format(suit=suit_names()[Suit(place.slot)])
    return place_name(place)


def capital(text: str) -> str:
    """`text` with a capital letter at its beginning."""
    return text[:1].upper() + text[1:]


class SpotNames(QObject):
    """Names and descriptions of what the cursor can point at.

    Not to be inherited: its plural texts are looked up by the name of the class.
    """

    def name(self, position: Position, hit: Hit) -> str:
        """A card with where it lies and whether it can move; a place with what it holds."""
        cards = position.cards(hit.place)
        if hit.index < 0 or hit.place == STOCK:
            return TableTips().text(position, hit, spoken_place)
        values = {
            "card": card_name(cards[hit.index]),
            "place": spoken_place(hit.place),
            "number": hit.index + 1,
            "count": len(cards),
        }
        if hit.place.kind is PlaceKind.PILE:
            text = translate("SpotNames", "{card}, {place}, {number} of {count}")
        else:
            text = translate("SpotNames", "{card}, {place}, {cards}")
            values["cards"] = self.tr("%n card(s)", "", len(cards))
        text = capital(text.format(**values))
        held = held_from(position, hit)
        if held is not None and held.moves(position):
            text = translate("SpotNames", "{text}, can move").format(text=text)
        return text

    def description(self, position: Position, hit: Hit) -> str:
        """What the eye sees besides: the covered cards of the waste, what a foundation wants."""
        if hit.place.kind is PlaceKind.WASTE:
            covered = position.waste[:-1][: -WASTE_SHOWN - 1 : -1]
            if covered:
                names = ", ".join(map(card_name, covered))
                return translate("SpotNames", "Below it: {cards}").format(cards=names)
        if hit.place.kind is PlaceKind.FOUNDATION and hit.index >= 0:
            return TableTips().text(position, hit, spoken_place)
        return ""
