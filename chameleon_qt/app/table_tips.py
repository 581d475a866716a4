"""The tool tips of the table: what lies under the pointer, in one or two quiet lines."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QObject

from chameleon_qt.app.messages import place_name
from chameleon_qt.engine.cards import Card, Suit
from chameleon_qt.engine.moves import Place, PlaceKind
from chameleon_qt.engine.position import Position
from chameleon_qt.i18n.card_names import card_name
from chameleon_qt.table.layout import Hit

translate = QCoreApplication.translate


class TableTips(QObject):
    """Words for what a position has at a place.

    Not to be inherited: its plural text is looked up by the name of the class.
    """

    def text(self, position: Position, hit: Hit, name: Callable[[Place], str] = place_name) -> str:
        """The place with what counts there; above it an open card that others cover.

        `name` says what a place is called.
        """
        place = self._place(position, hit.place, name)
        cards = position.cards(hit.place)
        is_open = hit.place.kind in (PlaceKind.PILE, PlaceKind.WASTE)
        if is_open and 0 <= hit.index < len(cards) - 1:
            return f"{_capital(card_name(cards[hit.index]))}\n{place}"
        return place

    def _place(self, position: Position, place: Place, name: Callable[[Place], str]) -> str:
        cards = position.cards(place)
        values = {
            "place": _capital(name(place)),
            "cards": self.tr("%n card(s)", "", len(cards)),
        }
        if place.kind is PlaceKind.FOUNDATION:
            if len(cards) == position.rules.ranks:
                return translate("TableTips", "{place}: complete").format(**values)
            values["card"] = card_name(_next(position, place))
            if not cards:
                text = translate("TableTips", "{place}: empty, begins with the {card}")
            else:
                text = translate("TableTips", "{place}: {cards}, next comes the {card}")
        elif not cards:
            text = translate("TableTips", "{place}: empty")
        elif place.kind is PlaceKind.STOCK:
            text = translate("TableTips", "{place}: {cards}")
        else:
            values["card"] = card_name(cards[-1])
            text = translate("TableTips", "{place}: {cards}, on top the {card}")
        return text.format(**values)


def _next(position: Position, foundation: Place) -> Card:
    """The card that an unfinished foundation waits for."""
    rank = position.base - 1 + len(position.cards(foundation))
    return Card(rank % position.rules.ranks + 1, Suit(foundation.slot))


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
