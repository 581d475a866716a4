"""Cards in the player's hand: lifted, carried under the pointer, dropped or put back."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from chameleon_qt.engine.moves import Move
from chameleon_qt.engine.position import Position
from chameleon_qt.table.art.cloth import ClothColours
from chameleon_qt.table.card_item import CardItem
from chameleon_qt.table.layout import Layout
from chameleon_qt.table.markers import Ring, Shadow

if TYPE_CHECKING:
    from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

LIFT = 1.03
MOST_TILT = 2.0
"""Degrees."""
TILT_PER_PIXEL = 0.12
TILT_KEPT = 0.8
"""Part of the tilt that remains from one mouse move to the next."""
HELD_Z = 3000.0
CACHED = QGraphicsItem.CacheMode.DeviceCoordinateCache
"""Scaling the cards and blurring the shadow anew for each frame would cost most of its time."""


class Target(NamedTuple):
    """A legal end of the drag: the move, where its ring is drawn, and where it catches a drop."""

    move: Move
    ring: QRectF
    area: QRectF


def targets(moves: Iterable[Move], position: Position, layout: Layout) -> list[Target]:
    """The targets of `moves`, all legal in `position`, as `layout` lays it out."""
    found = []
    for move in moves:
        ring = layout.top_rect(position, move.target)
        found.append(Target(move, ring, ring.united(layout.places[move.target])))
    return found


class _Hand(QGraphicsItem):
    """Carries the lifted cards; moving and tilting it moves them all."""

    def __init__(self) -> None:
        super().__init__()
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)
        self.setZValue(HELD_Z)

    def boundingRect(self) -> QRectF:
        return QRectF()

    def paint(
        self,
        painter: object,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        """Draw nothing: only the cards it carries are seen."""


class Drag:
    """One drag, from lifting to the end. The scene asks it for the move when it is dropped."""

    def __init__(
        self,
        scene: QGraphicsScene,
        items: list[CardItem],
        targets: Sequence[Target],
        grip: QPointF,
        colours: ClothColours,
    ) -> None:
        self.items = items
        self._scene = scene
        self._targets = targets
        self._grip = grip
        self._tilt = 0.0
        self._hand = _Hand()
        self._rings = {target.move: Ring() for target in targets}
        scene.addItem(self._hand)
        self._hand.setTransformOriginPoint(grip)
        shadow = Shadow(self._hand)
        card = items[0].card_size
        area = QRectF()
        for z, item in enumerate(items):
            item.pose()
            item.setParentItem(self._hand)
            item.setCacheMode(CACHED)
            item.setZValue(z + 1)
            area = area.united(QRectF(item.pos(), card))
        shadow.cast(area, card.width())
        shadow.setCacheMode(CACHED)
        self._hand.setScale(LIFT)
        for target in targets:
            ring = self._rings[target.move]
            ring.place(target.ring, colours)
            scene.addItem(ring)

    def carry(self, point: QPointF) -> None:
        """Follow the pointer, now at `point` of the scene."""
        offset = point - self._grip
        push = (offset.x() - self._hand.x()) * TILT_PER_PIXEL
        self._tilt = max(-MOST_TILT, min(MOST_TILT, self._tilt * TILT_KEPT + push))
        self._hand.setPos(offset)
        self._hand.setRotation(0.0 if len(self.items) > 3 else self._tilt)
        self.aim(self.best())

    def aim(self, best: Move | None) -> None:
        """Fill the ring of `best`, which would be made now."""
        for move, ring in self._rings.items():
            ring.set_best(move == best)

    def best(self) -> Move | None:
        """The legal move to the place that the lowest carried card overlaps most."""
        first = self.items[0]
        carried = QRectF(first.pos() + self._hand.pos(), first.card_size)

        def overlap(target: Target) -> float:
            common = target.area.intersected(carried)
            return common.width() * common.height()

        best = max(self._targets, key=overlap, default=None)
        return best.move if best is not None and overlap(best) > 0 else None

    def release(self) -> None:
        """Let go of the cards where they are; the scene then leads them to their places."""
        for item in self.items:
            position = item.scenePos()
            item.setCacheMode(QGraphicsItem.CacheMode.NoCache)
            item.setParentItem(None)  # type: ignore[arg-type]
            item.setPos(position)
            item.setZValue(HELD_Z)
            item.pose(lift=LIFT)
        for part in (self._hand, *self._rings.values()):
            self._scene.removeItem(part)
