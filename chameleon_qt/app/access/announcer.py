"""Says in whole sentences what happens on the table, each once and in order."""

from __future__ import annotations

import re
from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget

from chameleon_qt.app.access.spot_names import capital
from chameleon_qt.app.game_model import GameModel
from chameleon_qt.app.messages import refusal_text
from chameleon_qt.app.refusals import refusal
from chameleon_qt.engine.cards import Card, Suit
from chameleon_qt.engine.errors import IllegalMove
from chameleon_qt.engine.game import Status, Turn
from chameleon_qt.engine.moves import Place, PlaceKind, Step, StepKind
from chameleon_qt.engine.position import Position
from chameleon_qt.i18n.card_names import card_name, rank_names, suit_names
from chameleon_qt.i18n.letters import index_letters
from chameleon_qt.table.held import Held
from chameleon_qt.table.scene import TableScene

translate = QCoreApplication.translate


def origin(place: Place) -> str:
    """Where cards come from, as it stands in a sentence."""
    match place.kind:
        case PlaceKind.WASTE:
            return translate("Announcer", "from the waste")
        case PlaceKind.RESERVE:
            return translate("Announcer", "from the reserve")
        case PlaceKind.FOUNDATION:
            text = translate("Announcer", "from the foundation of {suit}")
            return text.format(suit=suit_names()[place.slot])
        case _:
            text = translate("Announcer", "from tableau pile {number}")
            return text.format(number=place.slot + 1)


def goal(place: Place) -> str:
    """Where cards go, as it stands in a sentence."""
    if place.kind is PlaceKind.FOUNDATION:
        text = translate("Announcer", "onto the foundation of {suit}")
        return text.format(suit=suit_names()[place.slot])
    return translate("Announcer", "onto tableau pile {number}").format(number=place.slot + 1)


def in_words(text: str) -> str:
    """`text` with the names of cards and suits in place of their signs."""
    letters = sorted(enumerate(index_letters(), 1), key=lambda item: -len(item[1]))
    for suit in Suit:
        for rank, letter in letters:
            sign = re.compile(rf"(?<!\w){re.escape(letter + suit.sign)}")
            text = sign.sub(card_name(Card(rank, suit)), text)
        text = text.replace(suit.sign, suit_names()[suit])
    return text.replace("→", translate("Announcer", "to"))


class Announcer(QObject):
    """Turns what the model says into sentences, and sends them to screen readers.

    Not to be inherited: its plural texts are looked up by the name of the class.
    """

    def __init__(self, model: GameModel, view: QWidget) -> None:
        super().__init__(view)
        self._model = model
        self._view = view
        self._history = model.history
        self.speak: Callable[[str], None] = self._send
        model.played.connect(self._on_played)
        model.jumped.connect(self._on_jumped)
        model.dealt.connect(self._on_dealt)
        model.opened.connect(lambda _: self._on_dealt(model.position))
        model.refused.connect(self._on_refused)
        model.illegal.connect(self._on_illegal)
        model.status_changed.connect(self._on_status)

    def listen_to(self, scene: TableScene) -> None:
        """Say what is picked up and put back on the table."""
        scene.held_changed.connect(self._on_held)

    def repeat(self, text: str) -> None:
        """Say what is written elsewhere, such as a hint."""
        self.speak(in_words(text))

    def _send(self, text: str) -> None:
        event = QAccessibleAnnouncementEvent(self._view, text)
        event.setPoliteness(QAccessible.AnnouncementPoliteness.Polite)
        QAccessible.updateAccessibility(event)

    # The moves

    def step(self, step: Step) -> str:
        """One step of a journal as a sentence."""
        card = card_name(step.cards[0])
        match step.kind:
            case StepKind.TURN:
                text = translate("Announcer", "From the stock: {card}").format(card=card)
            case StepKind.FILL:
                text = translate("Announcer", "{card} from the reserve fills tableau pile {number}")
                text = text.format(card=card, number=step.target.slot + 1)
            case StepKind.REVEAL:
                text = translate("Announcer", "Now on the reserve: {card}").format(card=card)
            case StepKind.MOVE:
                text = translate("Announcer", "{cards} {source} {target}").format(
                    cards=self.cards(step.cards),
                    source=origin(step.source),
                    target=goal(step.target),
                )
        return capital(text)

    def cards(self, cards: tuple[Card, ...]) -> str:
        """A card, and how many lie on it."""
        name = card_name(cards[0])
        if len(cards) == 1:
            return name
        others = self.tr("%n more card(s)", "", len(cards) - 1)
        return translate("Announcer", "{card} and {others}").format(card=name, others=others)

    def _on_played(self, turn: Turn) -> None:
        self._history = self._model.history
        for step in turn.steps:
            self.speak(self.step(step))

    def _on_jumped(self, _position: Position) -> None:
        before, after = self._history, self._model.history
        self._history = after
        change = len(after) - len(before)
        if change == -1:
            text = translate("Announcer", "Taken back: {move}")
            self.speak(text.format(move=self.step(before[-1].steps[0])))
        elif not after:
            self.speak(translate("Announcer", "Back at the beginning"))
        elif change < 0:
            self.speak(self.tr("Back by %n move(s)", "", -change))
        else:
            self.speak(self.tr("Forward by %n move(s)", "", change))

    # The game

    def _on_dealt(self, position: Position) -> None:
        self._history = self._model.history
        tops = [position.top(place) for place in position.places()]
        piles = tops[-position.rules.piles :]
        reserve = tops[-position.rules.piles - 1]
        text = translate(
            "Announcer", "New game. Base rank: {rank}. Reserve: {card}. Tableau piles: {cards}."
        )
        nothing = translate("Announcer", "empty")
        self.speak(
            text.format(
                rank=rank_names()[position.base - 1],
                card=card_name(reserve) if reserve else nothing,
                cards=", ".join(card_name(card) if card else nothing for card in piles),
            )
        )

    def _on_status(self, status: Status) -> None:
        if status is Status.WON:
            self.speak(translate("Announcer", "The game is won: all cards are home"))
        elif status is Status.STUCK:
            self.speak(translate("Endings", "No card can move"))

    # What is in the hand, and what is refused

    def _on_held(self, held: Held | None) -> None:
        if held is None:
            self.speak(translate("Announcer", "Put back"))
            return
        cards = self._model.position.cards(held.place)[-held.length :]
        self.speak(translate("Announcer", "Picked up: {cards}").format(cards=self.cards(cards)))

    def _on_refused(self, place: Place, index: int) -> None:
        self.repeat(refusal(self._model.position, place, index))

    def _on_illegal(self, error: IllegalMove) -> None:
        self.repeat(refusal_text(error))
