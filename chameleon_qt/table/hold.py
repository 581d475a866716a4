"""Cards picked up without being dragged: by a key, by a click, or through a screen reader."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chameleon_qt.engine.moves import Place
from chameleon_qt.table.drag import Drag, targets
from chameleon_qt.table.held import Held
from chameleon_qt.table.layout import Hit

if TYPE_CHECKING:
    from chameleon_qt.table.scene import TableScene


class Hold:
    """Keeps for a `TableScene` which cards are held, and shows them lifted where they lie."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._held: Held | None = None
        self._picture: Drag | None = None

    @property
    def held(self) -> Held | None:
        """What the player holds."""
        return self._held

    def pick_up(self, held: Held) -> None:
        """Hold these cards now, and nothing else."""
        scene = self._scene
        self._let_go()
        scene.put_down()
        scene.finish()
        cards = scene.position.cards(held.place)[-held.length :]
        first = Hit(held.place, len(scene.position.cards(held.place)) - held.length)
        grip = scene.layout.card_rect(scene.position, first, scene.opened).center()
        self._picture = Drag(
            scene,
            [scene.item(card) for card in cards],
            targets(held.moves(scene.position), scene.position, scene.layout),
            grip,
            scene.colours,
        )
        self._held = held
        scene.held_changed.emit(held)

    def aim(self, place: Place | None) -> None:
        """Show what would happen at `place`: its ring fills if it takes the cards."""
        if self._held is not None and self._picture is not None:
            self._picture.aim(None if place is None else self._held.move_to(place))

    def drop_on(self, place: Place) -> None:
        """Ask for the move to `place`; what is illegal stays in the hand, and is told why."""
        held = self._held
        if held is None:
            return
        if place == held.place:
            self.put_down()
            return
        move = held.move_to(place)
        if self._scene.position.is_legal(move):
            self._let_go()
        self._scene.dropped.emit(move)

    def put_down(self) -> None:
        """Put the cards back; they glide there."""
        if self._let_go():
            self._scene.held_changed.emit(None)

    def _let_go(self) -> bool:
        """Hold nothing; whether there was something."""
        if self._picture is None:
            return False
        picture, self._picture, self._held = self._picture, None, None
        picture.release()
        self._scene.send_home(picture.items)
        return True
