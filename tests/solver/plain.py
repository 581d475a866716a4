"""Plain Python versions of what the core does, which share no code with it: slow and unpruned."""

from __future__ import annotations

import random
from collections.abc import Iterator

from chameleon_qt.engine.deal import Deal
from chameleon_qt.engine.position import Position
from chameleon_qt.engine.rules import Rules
from chameleon_qt.solver.core import SetState, card_number

# Foundations, reserve left, stock turned, waste, piles. Cards are numbers 4 * rank + suit.
Layout = tuple[tuple[int, ...], int, int, tuple[int, ...], tuple[tuple[int, ...], ...]]


def random_deal(rules: Rules, chance: random.Random) -> Deal:
    cards = list(rules.deck())
    chance.shuffle(cards)
    return Deal(rules, tuple(cards))


def layout_verdict(position: Position, most: int) -> bool | None:
    """Whether `position` can be won, by a search over all layouts; None: more than `most`."""
    rules = position.rules
    ranks = rules.ranks
    reserve = [card_number(position, card) for card in position.reserve]
    stock = [card_number(position, card) for card in position.stock[::-1]]

    def after(heights: tuple[int, ...], left: int, turned: int, waste: tuple[int, ...],
              piles: list[tuple[int, ...]]) -> Layout:  # fmt: skip
        for slot, pile in enumerate(piles):
            if not pile and left:
                left -= 1
                piles[slot] = (reserve[left],)
        return heights, left, turned, waste, tuple(sorted(piles))

    def raised(heights: tuple[int, ...], suit: int, by: int) -> tuple[int, ...]:
        return tuple(height + by * (at == suit) for at, height in enumerate(heights))

    def moves(layout: Layout) -> Iterator[Layout]:
        heights, left, turned, waste, piles = layout
        if turned < len(stock):
            yield after(heights, left, turned + 1, (*waste, stock[turned]), list(piles))

        def onto(cards: tuple[int, ...], skip: int = -1) -> Iterator[list[tuple[int, ...]]]:
            for slot, pile in enumerate(piles):
                if slot != skip and (not pile or pile[-1] // 4 == (cards[0] // 4 + 1) % ranks):
                    yield [(*p, *cards) if at == slot else p for at, p in enumerate(piles)]

        for source in ("waste", "reserve"):
            if not (waste if source == "waste" else left):
                continue
            card = waste[-1] if source == "waste" else reserve[left - 1]
            rest = waste[:-1] if source == "waste" else waste
            less = left if source == "waste" else left - 1
            if heights[card % 4] == card // 4:
                yield after(raised(heights, card % 4, 1), less, turned, rest, list(piles))
            for changed in onto((card,)):
                yield after(heights, less, turned, rest, changed)
        for slot, pile in enumerate(piles):
            if pile and heights[pile[-1] % 4] == pile[-1] // 4:
                changed = [p[:-1] if at == slot else p for at, p in enumerate(piles)]
                yield after(raised(heights, pile[-1] % 4, 1), left, turned, waste, changed)
            for start in range(len(pile)):
                for changed in onto(pile[start:], slot):
                    changed[slot] = pile[:start]
                    yield after(heights, left, turned, waste, changed)
        for suit, height in enumerate(heights if rules.take_back else ()):
            if height:
                for changed in onto((4 * (height - 1) + suit,)):
                    yield after(raised(heights, suit, -1), left, turned, waste, changed)

    piles = [tuple(card_number(position, card) for card in pile) for pile in position.piles]
    waste = tuple(card_number(position, card) for card in position.waste)
    first = after(position.foundations, len(reserve), 0, waste, piles)
    seen, stack = {first}, [first]
    while stack:
        if len(seen) > most:
            return None
        here = stack.pop()
        if sum(here[0]) == rules.deck_size:
            return True
        # More cards home come first: that finds wins sooner, and leaves nothing out.
        for layout in sorted(moves(here), key=lambda after: sum(after[0])):
            if layout not in seen:
                seen.add(layout)
                stack.append(layout)
    return False


def set_state(position: Position) -> SetState:
    """What the core should take `position` for."""
    lying = [card_number(position, card) for pile in position.piles for card in pile]
    bottoms = [card_number(position, pile[0]) for pile in position.piles if position.reserve]
    return SetState(
        sum(1 << card for card in lying),
        sum(1 << card for card in bottoms),
        position.foundations,
        len(position.reserve),
        0,
    )


class PlainSets:
    """The set-state game of one position, straight from the table in docs/solver.md."""

    def __init__(self, position: Position) -> None:
        self.rules = position.rules
        self.reserve = [card_number(position, card) for card in position.reserve]
        order = (*position.waste, *position.stock[::-1])
        self.sequence = [card_number(position, card) for card in order]
        state = set_state(position)._replace(turned=len(position.waste))
        self.start = state

    def perft(self, depth: int) -> int:
        level = {self.start}
        for _ in range(depth):
            level = {after for state in level for after in self.moves(state)}
        return len(level)

    def moves(self, state: SetState) -> Iterator[SetState]:
        ranks = self.rules.ranks
        table = [card for card in range(4 * ranks) if state.tableau >> card & 1]
        floor = [card for card in table if state.bottoms >> card & 1]
        n = [sum(card // 4 == rank for card in table) for rank in range(ranks)]
        m = [n[rank] - sum(card // 4 == rank for card in floor) for rank in range(ranks)]
        needed = sum(max(0, n[rank] - n[(rank + 1) % ranks]) for rank in range(ranks))
        if state.reserve:
            free = [n[rank] > m[rank - 1] for rank in range(ranks)]
        else:
            free = [n[rank] > n[rank - 1] or needed < self.rules.piles for rank in range(ranks)]
        accepts = [free[(rank + 1) % ranks] for rank in range(ranks)]

        def change(leaves: int = 0, joins: int = 0, home: int = 0, reserve: int = 0,
                   turned: int = 0) -> SetState:  # fmt: skip
            """`leaves` and `joins` are sets; a pile is filled for a bottom that leaves."""
            tableau, bottoms = state.tableau & ~leaves | joins, state.bottoms
            left = state.reserve - reserve
            if bottoms & leaves:
                left -= 1
                new = 1 << self.reserve[left]
                tableau, bottoms = tableau | new, bottoms & ~leaves | new
            heights = list(state.foundations)
            if home:
                heights[abs(home) - 1] += 1 if home > 0 else -1
            return SetState(
                tableau, bottoms if left else 0, tuple(heights), left, state.turned + turned
            )

        if sum(state.foundations) == self.rules.deck_size:
            return
        if state.turned < len(self.sequence):
            yield change(turned=1)
        played = set(table) | {
            4 * rank + suit
            for suit, height in enumerate(state.foundations)
            for rank in range(height)
        }
        waste = [card for card in self.sequence[: state.turned] if card not in played]
        top = waste[-1] if waste else None
        kept = self.reserve[state.reserve - 1] if state.reserve else None
        for card, used in ((top, 0), (kept, 1)):
            if card is None:
                continue
            if state.foundations[card % 4] == card // 4:
                yield change(home=card % 4 + 1, reserve=used)
            if accepts[card // 4]:
                yield change(joins=1 << card, reserve=used)
        for card in table:
            if state.foundations[card % 4] == card // 4 and free[card // 4]:
                yield change(leaves=1 << card, home=card % 4 + 1)
        for card in floor:
            if accepts[card // 4]:
                moved = change(leaves=1 << card)
                yield moved._replace(tableau=moved.tableau | 1 << card)
        for suit, height in enumerate(state.foundations if self.rules.take_back else ()):
            if height and accepts[height - 1]:
                yield change(joins=1 << (4 * (height - 1) + suit), home=-suit - 1)
