"""The table: shows a position, plays the journal of a move, and reports what the player does.

It decides nothing. Clicks and drops leave as signals; what is legal comes from the position.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from PySide6.QtCore import QCoreApplication, QObject, QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtWidgets import QGraphicsScene, QGraphicsSceneHelpEvent, QGraphicsSceneMouseEvent

from chameleon_qt.engine.cards import Card, Suit
from chameleon_qt.engine.moves import (
    RESERVE,
    STOCK,
    Place,
    PlaceKind,
    Step,
)
from chameleon_qt.engine.position import Position
from chameleon_qt.table import speeds
from chameleon_qt.table.animator import Animator, Flight, Shake
from chameleon_qt.table.art.backs import Back
from chameleon_qt.table.art.cloth import Cloth, ClothColours, cloth_colours
from chameleon_qt.table.art.faces import DEFAULT_STYLE, FaceStyle
from chameleon_qt.table.card_item import CardItem
from chameleon_qt.table.celebration import Celebration, ClothGlow
from chameleon_qt.table.dealing import dealing_order, gathered
from chameleon_qt.table.hint_mark import HintMark, MoveMark
from chameleon_qt.table.hold import Hold
from chameleon_qt.table.journal import delays_of, moved
from chameleon_qt.table.keyboard import Keyboard
from chameleon_qt.table.layout import Hit, Layout, Opened, Placement
from chameleon_qt.table.markers import BaseRankMarker, CountMarker, PlaceMarker, count_plate
from chameleon_qt.table.pixmaps import CardPixmaps
from chameleon_qt.table.pointer import Pointer
from chameleon_qt.table.speeds import Speed

translate = QCoreApplication.translate

CELEBRATION = "celebration"
"""Key of the one motion that leads all cards together."""


class TableScene(QGraphicsScene):
    """The picture of one position at a time; scene units are device-independent pixels."""

    clicked = Signal(object, int)
    """A card, or an empty place (index -1), was clicked: `Place`, index from the bottom."""
    dropped = Signal(object)
    """A drag ended on a legal target: `Move`."""
    held_changed = Signal(object)
    """What is picked up without being dragged: `Held`, or None when it is put back."""
    cursor_moved = Signal(object)
    """The keyboard points elsewhere: `Hit`."""
    keyboard_came = Signal()
    """Keys come to the table."""
    settled = Signal()
    """Nothing moves any more."""

    def __init__(self, position: Position, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._position = position
        self._layout = Layout(QSizeF(800, 600), position.rules)
        self._colours = cloth_colours(Cloth.GREEN)
        self._speed = Speed.NORMAL
        self._style = DEFAULT_STYLE
        self._opened: Opened | None = None
        self.click_plays = True
        """Whether a click plays a card, or picks it up."""
        self.hold = Hold(self)
        self.keyboard = Keyboard(self)
        self._pointer = Pointer(self)
        self.pixmaps = CardPixmaps(self)
        self.pixmaps.changed.connect(self._refresh)
        self.animator = Animator(self)
        self.animator.idle.connect(self._settle)
        self._items: dict[Card, CardItem] = {}
        self._goals: dict[Card, Placement] = {}
        self._markers: dict[Place, PlaceMarker] = {}
        self._counts = {STOCK: CountMarker(), RESERVE: CountMarker()}
        self._base_rank = BaseRankMarker()
        self._glow = ClothGlow()
        self._glow.hide()
        self._mark: MoveMark | None = None
        self.hint_mark = HintMark()
        for item in (*self._counts.values(), self._base_rank, self._glow, self.hint_mark):
            self.addItem(item)
        self.addItem(self.keyboard.ring)
        self._populate()

    # What is shown

    @property
    def position(self) -> Position:
        """The position that is shown, or on its way to be shown."""
        return self._position

    @property
    def layout(self) -> Layout:
        """Where things are for the present size and rules."""
        return self._layout

    @property
    def colours(self) -> ClothColours:
        """The colours of the cloth."""
        return self._colours

    @property
    def opened(self) -> Opened | None:
        """The card that pushes its neighbours apart under the pointer or the cursor."""
        return self._opened

    def item(self, card: Card) -> CardItem:
        """The picture of `card`."""
        return self._items[card]

    def goal(self, card: Card) -> Placement:
        """Where `card` rests, or is on its way to rest."""
        return self._goals[card]

    def items_by_card(self) -> Mapping[Card, CardItem]:
        """The picture of each card, for tests and pictures."""
        return self._items

    def set_size(self, size: QSizeF, ratio: float, mirrored: bool = False) -> None:
        """Lay the table out for a view of `size` with `ratio` device pixels to a unit."""
        self.put_down()
        self._layout = Layout(size, self._position.rules, ratio, mirrored)
        self.setSceneRect(QRectF(QPointF(), size))
        self.pixmaps.set_size(self._layout.card, ratio)
        self._rebuild()

    def set_look(self, cloth: Cloth, back: Back, style: FaceStyle = DEFAULT_STYLE) -> None:
        """Use this cloth, card back and face style."""
        self._colours = cloth_colours(cloth)
        self._style = style
        self.pixmaps.set_back(back)
        self.pixmaps.set_style(style)
        self._place_markers()
        self._label()
        self.update()

    def set_speed(self, speed: Speed) -> None:
        """Move things at this speed from now on."""
        self._speed = speed
        if speed is Speed.OFF:
            self.finish()

    def retranslate(self) -> None:
        """Take the words of the present language."""
        self._label()

    def show_mark(self, mark: MoveMark | None) -> None:
        """Mark a move that is legal now, or none; any change of the position takes it off."""
        self._mark = mark
        self._place_mark()

    # What happens

    def deal(self, position: Position) -> None:
        """Show a new game being dealt from the stock."""
        self.show_mark(None)
        self.put_down()
        self.finish()
        self._lay_out_for(position)
        self._opened = None
        self._position = gathered(position)
        self._rebuild()
        self._position = position
        delays = {card: n * speeds.DEAL_EACH for n, card in enumerate(dealing_order(position))}
        heights = {card: float(n) for n, card in enumerate(delays)}
        self._lead(speeds.DEAL_FLIGHT, delays, heights)

    def play(self, steps: tuple[Step, ...], position: Position) -> None:
        """Show how `steps` lead to `position`."""
        self._begin_change()
        self._position = position
        self._opened = None
        self._lead(speeds.MOVE, delays_of(steps), {card: n for n, card in enumerate(moved(steps))})

    def jump(self, position: Position) -> None:
        """Show another position, all cards moving at once."""
        self._begin_change()
        self._lay_out_for(position)
        self._opened = None
        self._lead(speeds.REWIND, {})

    def _lay_out_for(self, position: Position) -> None:
        """Take `position`; with other rules the table has other places and cards."""
        new_rules = position.rules != self._position.rules
        if new_rules:
            self.finish()
        self._position = position
        if new_rules:
            self._layout = Layout(
                self._layout.size, position.rules, self.pixmaps.ratio, self._layout.mirrored
            )
            self._populate()

    def _begin_change(self) -> None:
        """Free the cards from whatever holds them to the position until now."""
        self.show_mark(None)
        self.put_down()
        self.animator.finish(CELEBRATION)

    def refuse(self, place: Place, index: int) -> None:
        """Say gently that a click on this card did nothing; a won game has no need to."""
        cards = self._position.cards(place)
        if not self._position.is_won and 0 <= index < len(cards) and self._speed is not Speed.OFF:
            card = cards[index]
            duration = speeds.SHAKE * self._speed.factor
            self._start(card, Shake(self._items[card], self._goals[card], duration))

    def celebrate(self) -> None:
        """Ride the cards once around the table, if things may move."""
        self.put_down()
        if self._speed is Speed.OFF:
            return
        self.finish()
        duration = speeds.CELEBRATION * min(1.0, self._speed.factor)
        size = self._layout.size
        self._start(CELEBRATION, Celebration(self._items, self._goals, size, self._glow, duration))

    def finish(self) -> None:
        """Bring all motion to its end now; what begins with that end, as a celebration, runs."""
        self.animator.finish()

    def put_down(self) -> None:
        """Let go of cards that are held, dragged or peeked at; they glide back."""
        self._pointer.put_down()
        self.hold.put_down()

    def send_home(self, items: Iterable[CardItem]) -> None:
        """Let cards that were carried off glide back to where they rest."""
        for item in items:
            goal = self._goals[item.card]
            self._fly(item, goal, speeds.MOVE * self._speed.factor, 0.0, goal.z)
        self.pixmaps.hold(self.animator.is_running)

    def open_around(self, hit: Hit | None) -> None:
        """Push the cards of a squeezed pile apart around `hit`, unless cards are held."""
        if self.is_dragging:
            return
        opened = self._layout.opening(self._position, hit)
        if opened != self._opened:
            self._opened = opened
            self._lead(speeds.APART, {})
            self._place_mark()

    @property
    def is_dragging(self) -> bool:
        """Whether the player holds cards."""
        return self._pointer.is_dragging or self.hold.held is not None

    def stop(self) -> None:
        """End everything that runs by itself, before the scene goes away."""
        self.finish()
        self.put_down()
        self.finish()
        self.pixmaps.stop()

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        event.accept()
        self.finish()
        self.keyboard.hide()
        self._pointer.press(event.button(), event.scenePos())

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self.mousePressEvent(event)

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if not event.buttons() & Qt.MouseButton.LeftButton:
            self._pointer.lose_left_button()
        if self.keyboard.yields_to_mouse(event.screenPos()):
            self._pointer.move(event.scenePos())

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        picks = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        self._pointer.release(event.button(), event.scenePos(), picks)

    def helpEvent(self, event: QGraphicsSceneHelpEvent) -> None:
        """Items have no tool tips: leave the question, and the tip that is shown, to the view."""
        event.ignore()

    # Leading the picture to the position

    def _populate(self) -> None:
        """Make the pictures of the deck and the places of the present rules."""
        for item in (*self._items.values(), *self._markers.values()):
            self.removeItem(item)
        self._goals.clear()
        self._items = {card: CardItem(card, self.pixmaps) for card in self._position.rules.deck()}
        self._markers = {
            place: PlaceMarker(Suit(place.slot) if place.kind is PlaceKind.FOUNDATION else None)
            for place in self._position.places()
        }
        for new in (*self._items.values(), *self._markers.values()):
            self.addItem(new)
        self._rebuild()

    def _rebuild(self) -> None:
        """Show the position at once, exactly as it rests."""
        self._goals = self._layout.arrange(self._position, self._opened)
        self.finish()  # a celebration that follows from it is among the new places
        for card, goal in self._goals.items():
            self._items[card].rest(goal)
        self._settle()
        self._place_markers()
        self._label()

    def _lead(
        self,
        duration: float,
        delays: Mapping[Card, float],
        heights: Mapping[Card, float] | None = None,
    ) -> None:
        """Set every card off to its new resting place; what is there already stays."""
        factor = self._speed.factor
        goals = self._layout.arrange(self._position, self._opened)
        for card, goal in goals.items():
            old = self._goals.get(card)
            if old != goal:
                above = (heights or {}).get(card, 0.0)
                self._fly(
                    self._items[card],
                    goal,
                    duration * factor,
                    delays.get(card, 0.0) * factor,
                    above,
                )
        self._goals = goals
        if not self.animator.is_running:
            self._settle()
        self.pixmaps.hold(self.animator.is_running)
        self._label()

    def _fly(
        self, item: CardItem, goal: Placement, duration: float, delay: float, above: float
    ) -> None:
        moves = item.pos() != goal.pos or item.face_up != goal.face_up or item.lift != 1.0
        if moves:
            item.appear()
            self.animator.start(
                item.card, Flight(item, goal, duration, delay if duration else 0.0, above)
            )
        else:
            self.animator.drop(item.card)
            item.rest(goal)

    def _start(self, key: object, motion: Shake | Celebration) -> None:
        self.animator.start(key, motion)
        self.pixmaps.hold(self.animator.is_running)

    def _settle(self) -> None:
        """Nothing moves: hide what lies covered, and let the pixmaps catch up."""
        for card, goal in self._goals.items():
            if goal.visible:
                self._items[card].appear()
            else:
                self._items[card].hide()
        self.pixmaps.hold(False)
        self.settled.emit()

    def _refresh(self, card: Card | None) -> None:
        """Take new pixmaps: of one card, or of all."""
        for item in self._items.values() if card is None else [self._items[card]]:
            item.refresh()

    def _place_markers(self) -> None:
        places, colours = self._layout.places, self._colours
        for place, marker in self._markers.items():
            marker.place(places[place], colours)
        self._base_rank.set_mirrored(self._layout.mirrored)
        self._base_rank.place(self._layout.base_rank, colours)
        self._glow.place(QRectF(QPointF(), self._layout.size), colours)
        for place, rect in ((STOCK, places[STOCK]), (RESERVE, self._layout.open_reserve)):
            self._counts[place].place(count_plate(rect), colours)
        self._place_mark()

    def _place_mark(self) -> None:
        if self._mark is None:
            self.hint_mark.hide()
        else:
            self.hint_mark.show_mark(
                self._mark, self._layout, self._position, self.opened, self._colours
            )

    def _label(self) -> None:
        """Bring counts and ranks up to date with the position."""
        position = self._position
        rank = self._style.index_letters[position.base - 1]
        for marker in self._markers.values():
            marker.set_rank(rank)
        self._base_rank.set_text(translate("Table", "Base rank"), rank)
        self._counts[STOCK].set_count(len(position.stock))
        self._counts[RESERVE].set_count(len(position.reserve))
        self.keyboard.refresh()
