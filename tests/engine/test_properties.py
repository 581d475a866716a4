"""Laws that hold in every game, found out by random play beside the judge."""

from __future__ import annotations

import copy
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
)

from chameleon_qt.engine.autoplay import auto_complete_moves, click_move
from chameleon_qt.engine.cards import Card, Suit
from chameleon_qt.engine.deal import FIRST_DEAL, LAST_DEAL, Deal
from chameleon_qt.engine.errors import IllegalMove
from chameleon_qt.engine.game import Game, Status, Turn
from chameleon_qt.engine.moves import (
    FOUNDATIONS,
    PILES,
    RESERVE,
    STOCK,
    TURN,
    WASTE,
    Move,
    Place,
    PlaceKind,
    StepKind,
)
from chameleon_qt.engine.notation import format_position, parse_position
from chameleon_qt.engine.position import Position
from chameleon_qt.engine.rules import CHAMELEON, KANSAS, Rules
from tests.engine.tables import dealt_table, legal, same_cards, small_rules, table_of
from tests.oracle import Table

numbers = st.integers(FIRST_DEAL, LAST_DEAL)


@st.composite
def small_deals(draw: st.DrawFn) -> Deal:
    """Deals of small decks, most of them with a small reserve."""
    ranks, piles = draw(st.integers(4, 13)), draw(st.integers(1, 4))
    most = draw(st.sampled_from([3, 12, 4 * ranks - 1 - piles]))
    rules = small_rules(
        ranks=ranks,
        piles=piles,
        reserve=draw(st.integers(0, min(most, 4 * ranks - 1 - piles))),
        take_back=draw(st.booleans()),
    )
    return Deal.numbered(draw(numbers), rules)


@st.composite
def last_cards(draw: st.DrawFn) -> Position:
    """Positions in which only the tableau is left, built down from the foundations."""
    ranks = draw(st.integers(2, 13))
    rules = Rules("kansas" if draw(st.booleans()) else "chameleon", ranks, 3, 0)
    table = Position(
        rules=rules,
        base=draw(st.integers(1, ranks)),
        reserve=(),
        stock=(),
        waste=(),
        foundations=(ranks, ranks, ranks, ranks),
        piles=((), (), ()),
    )
    heights, piles = [ranks] * 4, [list[Card]() for _ in range(3)]
    wishes = st.tuples(st.sampled_from(Suit), st.integers(0, 2))
    for suit, slot in draw(st.lists(wishes, max_size=60)):
        if heights[suit]:
            card = table.foundation_card(suit, heights[suit] - 1)
            if not piles[slot] or rules.builds_on(card, piles[slot][-1]):
                piles[slot].append(card)
                heights[suit] -= 1
    spades, hearts, diamonds, clubs = heights
    return Position(
        rules=rules,
        base=table.base,
        reserve=(),
        stock=(),
        waste=(),
        foundations=(spades, hearts, diamonds, clubs),
        piles=tuple(map(tuple, piles)),
    )


def everything(position: Position) -> list[Card]:
    return [card for place in position.places() for card in position.cards(place)]


def conceivable_moves(position: Position) -> list[Move]:
    """Every move between the places there are and one pile more, with runs too long by one."""
    places = (*position.places(), *PILES[position.rules.piles : position.rules.piles + 1])
    longest = max(map(len, position.piles)) + 1
    return [
        Move(source, target, length)
        for source in places
        for target in places
        for length in range(longest + 1 if source.kind is PlaceKind.PILE else 3)
    ]


def check_moves(position: Position, table: Table) -> None:
    """Exactly the judge's moves are legal, and all others are refused without a trace."""
    before = format_position(position)
    moves = position.legal_moves()
    assert legal(position) == table.legal()
    for move in moves:
        assert position.is_legal(move)
        assert position.parse_move(str(move)) == move
        after, steps = position.apply(move)
        assert len(everything(after)) == position.rules.deck_size
        assert steps[0].cards == position.cards(move.source)[-move.length :]
    conceivable = conceivable_moves(position)
    assert set(moves) <= set(conceivable)
    for move in set(conceivable) - set(moves):
        assert not position.is_legal(move)
        with pytest.raises(IllegalMove):
            position.apply(move)
    assert format_position(position) == before


def check_clicks(position: Position, table: Table) -> None:
    for place in position.places():
        cards = position.cards(place)
        if place == STOCK:
            assert texted(click_move(position, place, 0)) == table.click("S")
        else:
            for index in range(len(cards)):
                assert texted(click_move(position, place, index)) == table.click(place.code, index)


def texted(move: Move | None) -> str | None:
    return None if move is None else str(move)


def check_text(position: Position) -> None:
    read = parse_position(format_position(position))
    assert read == position
    assert hash(read) == hash(position)
    assert read.legal_moves() == position.legal_moves()


def check_journal(turn: Turn) -> None:
    """Steps taken on plain piles lead from the one position to the other, card by card."""
    places = turn.before.places()
    lying: dict[Place, list[Card]] = {place: list(turn.before.cards(place)) for place in places}
    open_card = lying[RESERVE][-1] if lying[RESERVE] else None
    for step in turn.steps:
        count = len(step.cards)
        assert count >= 1
        assert tuple(lying[step.source][-count:]) == step.cards
        match step.kind:
            case StepKind.REVEAL:
                assert step.source == step.target == RESERVE
                assert count == 1
                assert open_card is None, "a card that lies open is turned again"
                open_card = step.cards[0]
                continue
            case StepKind.TURN:
                assert (step.source, step.target, count) == (STOCK, WASTE, 1)
            case StepKind.FILL:
                assert (step.source, step.target.kind) == (RESERVE, PlaceKind.PILE)
                assert lying[step.target] == []
            case StepKind.MOVE:
                assert step.source != STOCK
                assert step.source != step.target
        if step.source == RESERVE:
            assert step.cards == (open_card,), "a face-down card moves"
            open_card = None
        del lying[step.source][-count:]
        lying[step.target] += step.cards
    assert lying == {place: list(turn.after.cards(place)) for place in places}
    assert open_card == (turn.after.reserve[-1] if turn.after.reserve else None)
    assert sum(step.kind in (StepKind.MOVE, StepKind.TURN) for step in turn.steps) == len(
        turn.moves
    )


class Play(RuleBasedStateMachine):
    """A game beside the judge's tables, one for each turn of the history."""

    game: Game
    tables: list[Table]
    turns: list[Turn]
    done: int

    def begin(self, deal: Deal) -> None:
        self.game = Game(deal)
        self.tables = [dealt_table(deal)]
        self.turns = []
        self.done = 0

    @property
    def table(self) -> Table:
        return self.tables[self.done]

    def played(self, turn: Turn) -> None:
        assert turn.after == self.game.position
        table = copy.deepcopy(self.table)
        for move in turn.moves:
            table.play(str(move))
        table.check()
        assert same_cards(turn.after, table)
        check_journal(turn)
        self.tables[self.done + 1 :] = [table]
        self.turns[self.done :] = [turn]
        self.done += 1
        assert not self.game.can_redo

    @rule(picks=st.lists(st.integers(0, 60), min_size=1, max_size=6))
    def play_any(self, picks: list[int]) -> None:
        for pick in picks:
            moves = self.game.position.legal_moves()
            if moves:
                self.played(self.game.play(moves[pick % len(moves)]))

    @rule(times=st.integers(1, 8))
    def turn_the_stock_until_a_card_fits(self, times: int) -> None:
        for _ in range(times):
            if not self.game.position.stock:
                break
            self.played(self.game.play(TURN))
            move = click_move(self.game.position, WASTE, len(self.game.position.waste) - 1)
            if move is not None:
                self.played(self.game.play(move))

    @rule()
    def climb(self) -> None:
        """Take up what goes up, up to ten cards."""
        for _ in range(10):
            up = [
                move
                for move in self.game.position.legal_moves()
                if move.target.kind is PlaceKind.FOUNDATION
            ]
            if not up:
                break
            self.played(self.game.play(up[-1]))

    @rule(place=st.sampled_from([WASTE, RESERVE, *PILES[:4], *FOUNDATIONS]), back=st.integers(0, 9))
    def click(self, place: Place, back: int) -> None:
        position = self.game.position
        if place not in position.places():
            return
        move = click_move(position, place, len(position.cards(place)) - 1 - back)
        if move is not None:
            self.played(self.game.play(move))

    @rule()
    def complete(self) -> None:
        position = self.game.position
        in_order = self.table.in_order() and not position.is_won
        turn = self.game.auto_complete()
        assert (turn is not None) == in_order
        if turn is None:
            assert self.game.position == position
        else:
            self.played(turn)
            assert self.game.status is Status.WON

    @precondition(lambda self: self.done > 0)
    @rule(times=st.integers(1, 12))
    def undo_and_redo(self, times: int) -> None:
        """Go back some turns and forth again."""
        end, here = self.game.position, self.done
        times = min(times, self.done)
        for _ in range(times):
            self.done -= 1
            assert self.game.undo() == self.turns[self.done]
            assert self.game.position == self.turns[self.done].before
            assert same_cards(self.game.position, self.table)
        for _ in range(times):
            assert self.game.redo() == self.turns[self.done]
            self.done += 1
        assert (self.game.position, self.done) == (end, here)

    @rule(times=st.integers(1, 5))
    def undo(self, times: int) -> None:
        for _ in range(times):
            turn = self.game.undo()
            assert (turn is None) == (self.done == 0)
            self.done = max(0, self.done - 1)
        assert self.game.can_redo == (self.done < len(self.turns))

    @rule(times=st.integers(1, 20))
    def redo(self, times: int) -> None:
        for _ in range(times):
            turn = self.game.redo()
            assert (turn is None) == (self.done == len(self.turns))
            self.done = min(len(self.turns), self.done + 1)
        assert self.game.can_undo == (self.done > 0)

    @rule()
    def restart_and_return(self) -> None:
        here = self.game.position
        self.game.restart()
        assert self.game.position == self.game.deal.start()
        assert not self.game.can_undo
        for _ in range(self.done):
            self.game.redo()
        assert self.game.position == here

    @invariant()
    def every_card_is_there_once(self) -> None:
        position = self.game.position
        assert sorted(everything(position)) == sorted(position.rules.deck())

    @invariant()
    def the_judge_sees_the_same_cards(self) -> None:
        assert same_cards(self.game.position, self.table)

    @invariant()
    def no_pile_is_empty_beside_a_reserve(self) -> None:
        position = self.game.position
        assert all(position.piles) or not position.reserve

    @invariant()
    def the_laws_of_a_position_hold(self) -> None:
        position = self.game.position
        check_moves(position, self.table)
        check_clicks(position, self.table)
        check_text(position)

    @invariant()
    def the_status_is_the_judge_s(self) -> None:
        assert self.game.status.value == self.table.status()

    @invariant()
    def in_order_is_the_judge_s(self) -> None:
        position = self.game.position
        assert position.is_in_order == (self.table.in_order() and not position.is_won)

    @invariant()
    def the_line_leads_from_the_deal_to_here(self) -> None:
        assert self.game.move_count == len(self.game.line)
        position = self.game.deal.start()
        for move in self.game.line:
            position, _ = position.apply(move)
        assert position == self.game.position


class PlayWholeDeck(Play):
    @initialize(number=numbers, rules=st.sampled_from([CHAMELEON, KANSAS]))
    def deal(self, number: int, rules: Rules) -> None:
        self.begin(Deal.numbered(number, rules))


class PlaySmallDeck(Play):
    @initialize(deal=small_deals())
    def deal(self, deal: Deal) -> None:
        self.begin(deal)


TestPlayWholeDeck: Any = PlayWholeDeck.TestCase
TestPlayWholeDeck.settings = settings(max_examples=20, stateful_step_count=25)
TestPlaySmallDeck: Any = PlaySmallDeck.TestCase
TestPlaySmallDeck.settings = settings(max_examples=40, stateful_step_count=25)


@settings(max_examples=100)
@given(last_cards())
def test_the_last_cards_go_up_by_themselves_just_where_they_are_in_order(
    position: Position,
) -> None:
    table = table_of(position)
    assert position.is_in_order == (table.in_order() and not position.is_won)
    check_moves(position, table)
    check_clicks(position, table)
    check_text(position)
    if position.is_in_order:
        for move in auto_complete_moves(position):
            table.play(str(move))
            position, _ = position.apply(move)
        assert position.is_won
        assert table.status() == "won"
