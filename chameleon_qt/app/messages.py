"""The errors of engine and players, and places, said in the player's language."""

from __future__ import annotations

from datetime import date

from PySide6.QtCore import QCoreApplication

from chameleon_qt.engine.cards import Card, Suit
from chameleon_qt.engine.errors import EngineError, IllegalMove
from chameleon_qt.engine.moves import SPOT, SPOT_AT, Place, PlaceKind, Spot
from chameleon_qt.i18n.formats import date_text
from chameleon_qt.i18n.letters import index_letters
from chameleon_qt.players.errors import PlayersError

translate = QCoreApplication.translate


def error_text(error: EngineError | PlayersError) -> str:
    """The sentence of `error`, with a capital letter at its beginning."""
    text = _sentence(error)
    return text[:1].upper() + text[1:]


def refusal_text(error: IllegalMove) -> str:
    """Why a move is refused on the table, with the cards as the table shows them."""
    details = {
        name: card_sign(value) if isinstance(value, Card) else value
        for name, value in error.details.items()
    }
    return error_text(IllegalMove(error.reason, **details))


def sentence(text: str) -> str:
    """`text` as a whole sentence."""
    return text if text.endswith((".", "!", "?")) else text + "."


def _sentence(error: EngineError | PlayersError) -> str:
    if isinstance(error, PlayersError):
        sentence = QCoreApplication.translate("Players", error.reason.value)
    else:
        sentence = QCoreApplication.translate("Engine", error.reason.value)
    return sentence.format(**{name: _word(value) for name, value in error.details.items()})


def place_name(place: Place) -> str:
    """What players call `place`: reserve, tableau pile 2."""
    name = QCoreApplication.translate("Places", place.kind.value)
    match place.kind:
        case PlaceKind.PILE:
            return f"{name} {place.slot + 1}"
        case PlaceKind.FOUNDATION:
            return f"{name} {Suit(place.slot).sign}"
        case _:
            return name


def card_sign(card: Card) -> str:
    """A card in a few signs, with the letters that the cards on the table carry.

    >>> card_sign(Card(10, Suit.DIAMONDS))
    '10♦'
    """
    return index_letters()[card.rank - 1] + card.suit.sign


def _word(value: object) -> str:
    match value:
        case Place():
            return place_name(value)
        case EngineError():
            return _sentence(value)
        case date():
            return date_text(value)
        case Spot(number, None):
            return translate("Places", SPOT).format(number=number)
        case Spot(number, Place() as place):
            template = translate("Places", SPOT_AT)
            return template.format(number=number, place=place_name(place))
        case _:
            return str(value)
