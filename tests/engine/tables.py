"""Positions in few words, and the judge's view of the same cards."""

from __future__ import annotations

from pathlib import Path

from chameleon_qt.engine.cards import RANK_LETTERS, SUIT_LETTERS
from chameleon_qt.engine.deal import Deal
from chameleon_qt.engine.moves import FOUNDATIONS
from chameleon_qt.engine.notation import parse_position
from chameleon_qt.engine.position import Cards, Position
from chameleon_qt.engine.rules import Rules
from tests.oracle import Table

DATA = Path(__file__).parents[1] / "data"


def read_named(name: str) -> dict[str, list[str]]:
    """The lines ``name: word word ...`` of a data file."""
    lines = (DATA / name).read_text(encoding="utf-8").splitlines()
    pairs = (line.split(":") for line in lines if line and not line.startswith("#"))
    return {key: value.split() for key, value in pairs}


def position(
    *piles: str,
    reserve: str = "",
    waste: str = "",
    stock: str = "",
    base: str = "A",
    ranks: int = 4,
    kansas: bool = False,
) -> Position:
    """The position with these cards; all cards not named lie on the foundations."""
    named = " ".join([*piles, reserve, waste, stock]).split()
    start = RANK_LETTERS.index(base)
    order = RANK_LETTERS[start:ranks] + RANK_LETTERS[:start]
    tops = []
    for suit in SUIT_LETTERS:
        up = [rank + suit for rank in order if rank + suit not in named]
        tops.append(order[len(up) - 1] + suit if up else "-")
    held = len(reserve.split())
    return parse_position(
        "\n".join(
            [
                f"rules: {'kansas' if kansas else 'chameleon'} "
                f"ranks={ranks} piles={len(piles)} reserve={held}",
                f"base: {base}",
                f"foundations: {' '.join(tops)}",
                f"reserve: {reserve}",
                f"stock: {stock}",
                f"waste: {waste}",
                *(f"pile {number}: {pile}" for number, pile in enumerate(piles, 1)),
            ]
        )
    )


def legal(position: Position) -> set[str]:
    """The legal moves as texts, each of which must come once."""
    texts = [str(move) for move in position.legal_moves()]
    assert len(texts) == len(set(texts)), texts
    return set(texts)


def play(position: Position, *texts: str) -> Position:
    """The position after these moves."""
    for text in texts:
        position, _ = position.apply(position.parse_move(text))
    return position


def piles(position: Position) -> list[str]:
    """The piles as they are written, bottom to top."""
    return [words(pile) for pile in position.piles]


def words(cards: Cards) -> str:
    """Cards as they are written, bottom to top."""
    return " ".join(map(str, cards))


def dealt_table(deal: Deal) -> Table:
    """The judge's table for a deal."""
    rules = deal.rules
    return Table(
        str(deal).split(),
        ranks=rules.ranks,
        piles=rules.piles,
        reserve=rules.reserve,
        take_back=rules.take_back,
    )


def table_of(position: Position) -> Table:
    """The judge's table for a position in the middle of a game."""
    rules = position.rules
    table = Table(
        [str(card) for card in rules.deck()],
        ranks=rules.ranks,
        piles=rules.piles,
        reserve=0,
        take_back=rules.take_back,
    )
    table.base = RANK_LETTERS[position.base - 1]
    table.reserve = words(position.reserve).split()
    table.stock = words(position.stock[::-1]).split()
    table.waste = words(position.waste).split()
    table.piles = [words(pile).split() for pile in position.piles]
    table.foundations = {
        letter: words(position.cards(place)).split()
        for letter, place in zip(SUIT_LETTERS, FOUNDATIONS, strict=True)
    }
    table.check()
    return table


def same_cards(position: Position, table: Table) -> bool:
    """Whether every card lies at the same place in both."""
    return vars(table_of(position)) == vars(table)


def small_rules(
    *, ranks: int = 4, piles: int = 3, reserve: int = 0, take_back: bool = False
) -> Rules:
    """Rules of a small deck, named for the game whose foundations they have."""
    return Rules("kansas" if take_back else "chameleon", ranks, piles, reserve, take_back)
