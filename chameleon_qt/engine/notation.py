"""The text form of a position, and the checks that make a text into a position.

One line for each part, ``name: values``. The reserve, waste and piles are written from bottom
to top, the stock in the order in which it is turned, foundations as their top cards::

    rules: chameleon
    base: J
    foundations: JS - - -
    reserve: 2D QS TS
    stock: 4H 8C
    waste: 7H
    pile 1: 9D
"""

from __future__ import annotations

from itertools import pairwise

from chameleon_qt.engine.cards import RANK_LETTERS, Card, Suit
from chameleon_qt.engine.errors import CardError, PositionError, Reason, RulesError
from chameleon_qt.engine.moves import FOUNDATIONS, PILES, RESERVE, STOCK, WASTE, Place, Spot
from chameleon_qt.engine.position import Cards, Position
from chameleon_qt.engine.rules import Rules


def format_position(position: Position) -> str:
    """`position` as text, which `parse_position` reads back as an equal value."""
    tops = (position.top(place) for place in FOUNDATIONS)
    lines = {
        "rules": str(position.rules),
        "base": RANK_LETTERS[position.base - 1],
        "foundations": " ".join(str(top) if top else "-" for top in tops),
        "reserve": _words(position.reserve),
        "stock": _words(position.stock[::-1]),
        "waste": _words(position.waste),
    }
    for place, pile in zip(PILES, position.piles, strict=False):
        lines[_pile_name(place)] = _words(pile)
    return "".join(f"{name}: {value}".rstrip() + "\n" for name, value in lines.items())


def parse_position(text: str) -> Position:
    """Read `format_position`'s text; lines may stand in any order, ``#`` begins a comment.

    Raises `PositionError` that names what is wrong and where. Every position is accepted that
    keeps the rules' bounds: all cards once, piles in sequence, no empty pile beside a reserve.
    """
    lines = _split(text)
    try:
        rules = Rules.parse(_take(lines, "rules"))
    except RulesError as error:
        raise PositionError(error.reason, **error.details) from None
    base = _base(_take(lines, "base"), rules)
    heights = _heights(_take(lines, "foundations"), base, rules)
    reader = _CardReader(rules)
    reserve = reader.read(_take(lines, "reserve"), RESERVE)
    stock = reader.read(_take(lines, "stock"), STOCK)[::-1]
    waste = reader.read(_take(lines, "waste"), WASTE)
    piles = tuple(
        reader.read(_take(lines, _pile_name(place)), place) for place in PILES[: rules.piles]
    )
    for name, (number, _) in lines.items():
        raise PositionError(Reason.LINE_UNKNOWN, line=number, text=name)
    position = Position(rules, base, reserve, stock, waste, heights, piles)
    reader.add_foundations(position)
    _check_bounds(position)
    return position


def _words(cards: Cards) -> str:
    return " ".join(map(str, cards))


def _pile_name(place: Place) -> str:
    return f"pile {place.slot + 1}"


def _split(text: str) -> dict[str, tuple[int, str]]:
    """Line number and value by name."""
    lines: dict[str, tuple[int, str]] = {}
    for number, line in enumerate(text.splitlines(), 1):
        content = line.partition("#")[0].strip()
        if not content:
            continue
        name, colon, value = content.partition(":")
        name = " ".join(name.lower().split())
        if not colon:
            raise PositionError(Reason.LINE_UNKNOWN, line=number, text=content)
        if name in lines:
            raise PositionError(Reason.LINE_TWICE, line=number, name=name)
        lines[name] = (number, value.strip())
    return lines


def _take(lines: dict[str, tuple[int, str]], name: str) -> str:
    if name not in lines:
        raise PositionError(Reason.LINE_MISSING, name=name)
    return lines.pop(name)[1]


def _base(text: str, rules: Rules) -> int:
    base = RANK_LETTERS.find(text.upper()) + 1 if len(text) == 1 else 0
    if not 1 <= base <= rules.ranks:
        raise PositionError(Reason.BASE_RANK, text=text)
    return base


def _heights(text: str, base: int, rules: Rules) -> tuple[int, int, int, int]:
    words = text.split()
    heights = []
    for suit, word in zip(Suit, words, strict=False):
        if word == "-":
            heights.append(0)
            continue
        try:
            card = Card.parse(word)
        except CardError:
            break
        if card.suit is not suit or card.rank > rules.ranks:
            break
        heights.append((card.rank - base) % rules.ranks + 1)
    if len(words) != len(Suit) or len(heights) != len(Suit):
        raise PositionError(Reason.FOUNDATIONS, text=text)
    spades, hearts, diamonds, clubs = heights
    return spades, hearts, diamonds, clubs


class _CardReader:
    """Reads groups of cards and keeps watch that each card of the deck comes once."""

    def __init__(self, rules: Rules) -> None:
        self._deck = rules.deck()
        self._seen: dict[Card, Spot] = {}

    def read(self, text: str, place: Place) -> Cards:
        cards = []
        for number, word in enumerate(text.split(), 1):
            at = Spot(number, place)
            try:
                card = Card.parse(word)
            except CardError:
                raise PositionError(Reason.NOT_A_CARD_AT, text=word, at=at) from None
            self._add(card, at)
            cards.append(card)
        return tuple(cards)

    def add_foundations(self, position: Position) -> None:
        """Count the cards on the foundations too, and see that none is missing."""
        for place in FOUNDATIONS:
            for number, card in enumerate(position.cards(place), 1):
                self._add(card, Spot(number, place))
        missing = [str(card) for card in self._deck if card not in self._seen]
        if missing:
            raise PositionError(Reason.CARDS_MISSING, cards=" ".join(missing))

    def _add(self, card: Card, at: Spot) -> None:
        if card not in self._deck:
            raise PositionError(Reason.CARD_NOT_IN_DECK, card=card, at=at)
        if card in self._seen:
            raise PositionError(Reason.CARD_TWICE, card=card, first=self._seen[card], at=at)
        self._seen[card] = at


def _check_bounds(position: Position) -> None:
    rules = position.rules
    if len(position.reserve) > rules.reserve:
        raise PositionError(
            Reason.RESERVE_TOO_LARGE, count=len(position.reserve), wanted=rules.reserve
        )
    turned_or_not = len(position.stock) + len(position.waste)
    if turned_or_not > rules.stock_size:
        raise PositionError(Reason.STOCK_TOO_LARGE, count=turned_or_not, wanted=rules.stock_size)
    for place, pile in zip(PILES, position.piles, strict=False):
        for below, card in pairwise(pile):
            if not rules.builds_on(card, below):
                raise PositionError(Reason.PILE_ORDER, card=card, below=below, place=place)
        if position.reserve and not pile:
            raise PositionError(Reason.PILE_NOT_FILLED, place=place)
