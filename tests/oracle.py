"""A slow, plain judge of Chameleon and Kansas, to test the engine against.

Written from the rules alone and sharing no code with the engine. Cards are strings such as
'TS' (rank, then suit). Every list of cards runs from the bottom to the top, except the stock,
which runs in turning order (its first card is the next one turned).
"""

from __future__ import annotations

import copy

RANKS = "A23456789TJQK"
SUITS = "SHDC"


class Table:
    """One game: where every card lies."""

    def __init__(
        self,
        cards: list[str],
        *,
        ranks: int = 13,
        piles: int = 3,
        reserve: int = 12,
        take_back: bool = False,
    ) -> None:
        deck = [rank + suit for rank in RANKS[:ranks] for suit in SUITS]
        if not 1 <= ranks <= 13 or not 1 <= piles <= 9 or reserve < 0:
            raise ValueError("no such game")
        if sorted(cards) != sorted(deck):
            raise ValueError("not one each of the cards of the deck")
        if reserve + 1 + piles > len(cards):
            raise ValueError("too few cards for the deal")

        self.ranks = ranks
        self.take_back = take_back

        left = list(cards)
        self.reserve: list[str] = []
        for _ in range(reserve):
            self.reserve.append(left.pop(0))
        first = left.pop(0)
        self.base = first[0]
        self.foundations: dict[str, list[str]] = {suit: [] for suit in SUITS}
        self.foundations[first[1]].append(first)
        self.piles: list[list[str]] = []
        for _ in range(piles):
            self.piles.append([left.pop(0)])
        self.stock: list[str] = left
        self.waste: list[str] = []

    # --- what fits where ---

    def _rank_after(self, rank: str) -> str:
        """The next higher rank; the Ace follows the highest."""
        return RANKS[(RANKS.index(rank) + 1) % self.ranks]

    def _fits_foundation(self, card: str) -> bool:
        foundation = self.foundations[card[1]]
        if len(foundation) == 0:
            return card[0] == self.base
        # On a full foundation the next rank would be the base again, and that card lies there.
        return card[0] == self._rank_after(foundation[-1][0])

    def _builds_on(self, card: str, below: str) -> bool:
        """Whether the card is one rank lower than the card below it (any suit, King on Ace)."""
        return below[0] == self._rank_after(card[0])

    def _fits_pile(self, card: str, pile: list[str]) -> bool:
        if len(pile) == 0:
            return len(self.reserve) == 0
        return self._builds_on(card, pile[-1])

    # --- moves ---

    def _won(self) -> bool:
        on_foundations = 0
        for suit in SUITS:
            on_foundations += len(self.foundations[suit])
        return on_foundations == 4 * self.ranks

    def legal(self) -> set[str]:
        """The texts of all legal moves. Once the game is won there are none."""
        moves: set[str] = set()
        if self._won():
            return moves

        if len(self.stock) > 0:
            moves.add("S")

        # One card to its foundation.
        if len(self.waste) > 0 and self._fits_foundation(self.waste[-1]):
            moves.add("W-F")
        if len(self.reserve) > 0 and self._fits_foundation(self.reserve[-1]):
            moves.add("R-F")
        for i in range(len(self.piles)):
            if len(self.piles[i]) > 0 and self._fits_foundation(self.piles[i][-1]):
                moves.add(f"{i + 1}-F")

        # Onto a pile.
        for j in range(len(self.piles)):
            target = self.piles[j]
            if len(self.waste) > 0 and self._fits_pile(self.waste[-1], target):
                moves.add(f"W-{j + 1}")
            if len(self.reserve) > 0 and self._fits_pile(self.reserve[-1], target):
                moves.add(f"R-{j + 1}")
            for i in range(len(self.piles)):
                if i == j:
                    continue
                source = self.piles[i]
                for n in range(1, len(source) + 1):
                    lowest = source[len(source) - n]
                    if self._fits_pile(lowest, target):
                        if n == 1:
                            moves.add(f"{i + 1}-{j + 1}")
                        else:
                            moves.add(f"{i + 1}*{n}-{j + 1}")
            if self.take_back:
                for suit in SUITS:
                    foundation = self.foundations[suit]
                    if len(foundation) > 0 and self._fits_pile(foundation[-1], target):
                        moves.add(f"F{suit}-{j + 1}")
        return moves

    def play(self, text: str) -> None:
        """Make one move, and fill an emptied pile from the reserve. ValueError if illegal."""
        if text not in self.legal():
            raise ValueError(f"illegal move: {text}")

        if text == "S":
            self.waste.append(self.stock.pop(0))
            return

        origin, target = text.split("-")
        number = 1
        if "*" in origin:
            origin, number_text = origin.split("*")
            number = int(number_text)

        if origin == "W":
            source = self.waste
        elif origin == "R":
            source = self.reserve
        elif origin[0] == "F":
            source = self.foundations[origin[1]]
        else:
            source = self.piles[int(origin) - 1]

        moved: list[str] = []
        for _ in range(number):
            moved.insert(0, source.pop())

        if target == "F":
            self.foundations[moved[0][1]].extend(moved)
        else:
            self.piles[int(target) - 1].extend(moved)

        for pile in self.piles:
            if len(pile) == 0 and len(self.reserve) > 0:
                pile.append(self.reserve.pop())

    # --- judgements ---

    def status(self) -> str:
        """'won', 'stuck' (no card can move, now or by only turning the stock) or 'playing'."""
        if self._won():
            return "won"
        trial = copy.deepcopy(self)
        while True:
            moves = trial.legal()
            if len(moves - {"S"}) > 0:
                return "playing"
            if "S" not in moves:
                return "stuck"
            trial.play("S")

    def in_order(self) -> bool:
        """Whether Auto complete may start: reserve, stock and waste empty, and in every pile
        the ranks, counted from the base, only fall from bottom to top."""
        if len(self.reserve) > 0 or len(self.stock) > 0 or len(self.waste) > 0:
            return False
        for pile in self.piles:
            for i in range(1, len(pile)):
                if self._height(pile[i]) >= self._height(pile[i - 1]):
                    return False
        return True

    def _height(self, card: str) -> int:
        """How many ranks the card lies above the base rank."""
        height = 0
        rank = self.base
        while rank != card[0]:
            rank = self._rank_after(rank)
            height += 1
        return height

    def click(self, place: str, index: int | None = None) -> str | None:
        """The move that a click makes with Autoplay on, or None if it can do nothing.

        place is 'S', 'W', 'R', 'FS', 'FH', 'FD', 'FC' or a pile's number from '1'; index is the
        clicked card's position from the bottom (0), None for the top card.
        """
        legal = self.legal()
        if place == "S":
            return "S" if "S" in legal else None

        is_pile = False
        if place == "W":
            source = self.waste
        elif place == "R":
            source = self.reserve
        elif place in ("FS", "FH", "FD", "FC"):
            source = self.foundations[place[1]]
        elif place in [str(i + 1) for i in range(len(self.piles))]:
            source = self.piles[int(place) - 1]
            is_pile = True
        else:
            raise ValueError(f"no such place: {place}")

        if index is not None and not 0 <= index < len(source):
            raise ValueError(f"no card {index} at {place}")
        if len(source) == 0:
            return None
        if index is None:
            index = len(source) - 1
        number = len(source) - index
        if number > 1 and not is_pile:
            return None  # only the top card is in play

        origin = place if number == 1 else f"{place}*{number}"

        # In the order of preference: foundation, a pile it builds on, an empty pile.
        to_cards: list[str] = []
        to_gaps: list[str] = []
        for j in range(len(self.piles)):
            if len(self.piles[j]) > 0:
                to_cards.append(f"{origin}-{j + 1}")
            else:
                to_gaps.append(f"{origin}-{j + 1}")
        whole_pile = is_pile and number == len(source)
        if whole_pile:
            to_gaps = []
        for wish in [f"{origin}-F", *to_cards, *to_gaps]:
            if wish in legal:
                return wish
        return None

    def check(self) -> None:
        """Assert that the position is a proper one."""
        everything = self.reserve + self.stock + self.waste
        for pile in self.piles:
            everything = everything + pile
        for suit in SUITS:
            everything = everything + self.foundations[suit]
        deck = [rank + suit for rank in RANKS[: self.ranks] for suit in SUITS]
        assert sorted(everything) == sorted(deck), "every card must be there exactly once"

        for pile in self.piles:
            for i in range(1, len(pile)):
                step = RANKS.index(pile[i - 1][0]) - RANKS.index(pile[i][0])
                assert step == 1 or step == 1 - self.ranks, f"out of sequence: {pile}"
            assert len(pile) > 0 or len(self.reserve) == 0, "an empty pile was not filled"

        for suit in SUITS:
            rank = self.base
            for card in self.foundations[suit]:
                assert card == rank + suit, f"improper foundation: {self.foundations[suit]}"
                rank = self._rank_after(rank)


def judge(
    cards: list[str],
    line: list[str],
    *,
    ranks: int = 13,
    piles: int = 3,
    reserve: int = 12,
    take_back: bool = False,
) -> tuple[str, int | None]:
    """Play the line on the deal: (status, None) at its end, or ('illegal', number of the first
    illegal move, counted from 1). The game is over once won: any move after that is illegal."""
    table = Table(cards, ranks=ranks, piles=piles, reserve=reserve, take_back=take_back)
    table.check()
    for i in range(len(line)):
        if line[i] not in table.legal():
            return ("illegal", i + 1)
        table.play(line[i])
        table.check()
    return (table.status(), None)
