"""A position of the game as a value: what is legal in it, and what follows from a move."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import pairwise

from chameleon_qt.engine.cards import Card, Suit
from chameleon_qt.engine.errors import IllegalMove, Reason
from chameleon_qt.engine.moves import (
    FOUNDATIONS,
    PILES,
    RESERVE,
    STOCK,
    TURN,
    WASTE,
    Move,
    MoveText,
    Place,
    PlaceKind,
    Step,
    StepKind,
)
from chameleon_qt.engine.rules import Rules

Cards = tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Position:
    """Where every card lies. Each group of cards is ordered from bottom to top.

    Only the reserve's last card is face up, and no card of the stock; the stock's last card is
    turned next. ``foundations`` are heights, 0 to ``rules.ranks``, in the order of `Suit`.
    The constructor trusts its caller; `chameleon_qt.engine.notation` reads and checks texts.
    """

    rules: Rules
    base: int
    """The base rank, 1 to ``rules.ranks``, with which every foundation begins."""
    reserve: Cards
    stock: Cards
    waste: Cards
    foundations: tuple[int, int, int, int]
    piles: tuple[Cards, ...]

    def relative(self, card: Card) -> int:
        """Rank counted from the base: 0 for the base rank itself, up to ``ranks - 1``."""
        return (card.rank - self.base) % self.rules.ranks

    def foundation_card(self, suit: Suit, height: int) -> Card:
        """The card that lies at `height` (from 0) on the foundation of `suit`."""
        return Card((self.base - 1 + height) % self.rules.ranks + 1, suit)

    def cards(self, place: Place) -> Cards:
        """The cards at `place`, bottom to top."""
        match place.kind:
            case PlaceKind.PILE:
                return self.piles[place.slot]
            case PlaceKind.FOUNDATION:
                suit = Suit(place.slot)
                height = self.foundations[suit]
                return tuple(self.foundation_card(suit, level) for level in range(height))
            case PlaceKind.WASTE:
                return self.waste
            case PlaceKind.RESERVE:
                return self.reserve
            case _:
                return self.stock

    def places(self) -> tuple[Place, ...]:
        """Every place of this game, in reading order."""
        return (STOCK, WASTE, *FOUNDATIONS, RESERVE, *PILES[: self.rules.piles])

    def top(self, place: Place) -> Card | None:
        """The top card at `place`, or None where there is none."""
        if place.kind is PlaceKind.FOUNDATION:
            height = self.foundations[place.slot]
            return self.foundation_card(Suit(place.slot), height - 1) if height else None
        cards = self.cards(place)
        return cards[-1] if cards else None

    @property
    def is_won(self) -> bool:
        """Whether every card is on the foundations."""
        return sum(self.foundations) == self.rules.deck_size

    @property
    def is_stuck(self) -> bool:
        """Whether no card can move, now or after any number of turns of the stock alone."""
        if self.is_won or any(move.source != STOCK for move in self._moves()):
            return False
        return not any(self._has_target(card) for card in self.stock)

    @property
    def is_in_order(self) -> bool:
        """Whether only the tableau is left and no card lies on a base-rank card by the wrap.

        Each card is then free when its foundation wants it, so the rest goes up by itself.
        """
        return not (self.is_won or self.reserve or self.stock or self.waste) and all(
            self.relative(below) > self.relative(above)
            for pile in self.piles
            for below, above in pairwise(pile)
        )

    def accepts(self, place: Place, card: Card) -> bool:
        """Whether `card` may be laid on `place`, wherever it comes from."""
        if place.kind is PlaceKind.PILE:
            pile = self.piles[place.slot]
            return not pile or card.rank % self.rules.ranks + 1 == pile[-1].rank
        return (
            place.kind is PlaceKind.FOUNDATION
            and card.suit == place.slot
            and self.relative(card) == self.foundations[card.suit]
        )

    def legal_moves(self) -> tuple[Move, ...]:
        """Every legal move, each exactly once; none when the game is won."""
        return () if self.is_won else tuple(self._moves())

    def is_legal(self, move: Move) -> bool:
        """Whether `move` is one of `legal_moves`."""
        return self._refusal(move) is None

    def apply(self, move: Move) -> tuple[Position, tuple[Step, ...]]:
        """The position after `move`, and the steps it took in order; raises `IllegalMove`.

        An emptied pile is filled from the reserve as part of the same move.
        """
        refusal = self._refusal(move)
        if refusal is not None:
            raise refusal
        source, target, count = move
        reserve, stock, waste = self.reserve, self.stock, self.waste
        piles, foundations = list(self.piles), list(self.foundations)
        match source.kind:
            case PlaceKind.PILE:
                pile = piles[source.slot]
                cards, piles[source.slot] = pile[-count:], pile[:-count]
            case PlaceKind.WASTE:
                cards, waste = waste[-1:], waste[:-1]
            case PlaceKind.RESERVE:
                cards, reserve = reserve[-1:], reserve[:-1]
            case PlaceKind.FOUNDATION:
                cards = self.cards(source)[-1:]
                foundations[source.slot] -= 1
            case _:
                cards, stock = stock[-1:], stock[:-1]
        match target.kind:
            case PlaceKind.PILE:
                piles[target.slot] += cards
            case PlaceKind.FOUNDATION:
                foundations[target.slot] += 1
            case _:
                waste += cards
        kind = StepKind.TURN if source == STOCK else StepKind.MOVE
        steps = [Step(kind, cards, source, target)]
        if source.kind is PlaceKind.PILE and reserve and not piles[source.slot]:
            piles[source.slot] = reserve[-1:]
            steps.append(Step(StepKind.FILL, reserve[-1:], RESERVE, source))
            reserve = reserve[:-1]
        if reserve and len(reserve) < len(self.reserve):
            steps.append(Step(StepKind.REVEAL, reserve[-1:], RESERVE, RESERVE))
        spades, hearts, diamonds, clubs = foundations
        after = replace(
            self,
            reserve=reserve,
            stock=stock,
            waste=waste,
            foundations=(spades, hearts, diamonds, clubs),
            piles=tuple(piles),
        )
        return after, tuple(steps)

    def parse_move(self, text: str) -> Move:
        """The move that `text` means here, legal or not.

        Raises `MoveError` where the text is no move, `IllegalMove` where no card could make it.
        """
        source, target, count = MoveText.parse(text)
        if target is not None:
            return Move(source, target, count)
        if source.kind is PlaceKind.PILE and source.slot >= self.rules.piles:
            raise IllegalMove(Reason.NO_SUCH_PLACE, place=source)
        card = self.top(source)
        if card is None:
            raise IllegalMove(Reason.SOURCE_EMPTY, place=source)
        return Move(source, FOUNDATIONS[card.suit], count)

    def _moves(self) -> Iterator[Move]:
        piles = PILES[: self.rules.piles]
        if self.stock:
            yield TURN
        for source in (WASTE, RESERVE):
            card = self.top(source)
            if card is not None:
                for target in (FOUNDATIONS[card.suit], *piles):
                    if self.accepts(target, card):
                        yield Move(source, target)
        for source, pile in zip(piles, self.piles, strict=True):
            if not pile:
                continue
            own = FOUNDATIONS[pile[-1].suit]
            if self.accepts(own, pile[-1]):
                yield Move(source, own)
            for target in piles:
                if target is not source:
                    for count in range(1, len(pile) + 1):
                        if self.accepts(target, pile[-count]):
                            yield Move(source, target, count)
        if self.rules.take_back:
            for source in FOUNDATIONS:
                card = self.top(source)
                if card is not None:
                    for target in piles:
                        if self.accepts(target, card):
                            yield Move(source, target)

    def _has_target(self, card: Card) -> bool:
        targets = (FOUNDATIONS[card.suit], *PILES[: self.rules.piles])
        return any(self.accepts(target, card) for target in targets)

    def _objection(self, place: Place, card: Card) -> IllegalMove | None:
        """Why `place` does not accept `card`, or None where it does."""
        if self.accepts(place, card):
            return None
        if place.kind is PlaceKind.PILE:
            below = self.piles[place.slot][-1]
            return IllegalMove(Reason.DOES_NOT_BUILD, card=card, below=below)
        if place.kind is PlaceKind.FOUNDATION:
            own = card.suit == place.slot
            return IllegalMove(Reason.NOT_NEXT if own else Reason.WRONG_FOUNDATION, card=card)
        return IllegalMove(Reason.TARGET_NEVER, place=place)

    def _refusal(self, move: Move) -> IllegalMove | None:
        """Why `move` is illegal here, or None when it is legal."""
        source, target, count = move
        for place in (source, target):
            if place.kind is PlaceKind.PILE and not 0 <= place.slot < self.rules.piles:
                return IllegalMove(Reason.NO_SUCH_PLACE, place=place)
        if self.is_won:
            return IllegalMove(Reason.GAME_OVER)
        if source.kind is PlaceKind.STOCK:
            if target.kind is not PlaceKind.WASTE or count != 1:
                return IllegalMove(Reason.STOCK_ONLY_TURNS)
            return None if self.stock else IllegalMove(Reason.STOCK_EMPTY)
        if source.kind is PlaceKind.PILE:
            pile = self.piles[source.slot]
            if not pile:
                return IllegalMove(Reason.SOURCE_EMPTY, place=source)
            if not 1 <= count <= len(pile):
                return IllegalMove(Reason.RUN_TOO_LONG, place=source, count=count)
            card = pile[-count]
        else:
            top = self.top(source)
            if top is None:
                return IllegalMove(Reason.SOURCE_EMPTY, place=source)
            if count != 1:
                return IllegalMove(Reason.ONE_CARD_ONLY, place=source)
            card = top
        if source == target:
            return IllegalMove(Reason.SAME_PLACE)
        if source.kind is PlaceKind.FOUNDATION and not self.rules.take_back:
            return IllegalMove(Reason.NO_TAKE_BACK)
        if target.kind is PlaceKind.FOUNDATION and count != 1:
            return IllegalMove(Reason.RUN_TO_FOUNDATION)
        return self._objection(target, card)
