"""Hints in words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from chameleon_qt.app.hint_stage import HintStage
from chameleon_qt.app.messages import card_sign, place_name
from chameleon_qt.engine.moves import TURN, Move
from chameleon_qt.engine.position import Position
from chameleon_qt.solver.hint import Hint
from chameleon_qt.solver.search import Verdict

translate = QCoreApplication.translate


def hint_text(hint: Hint, stage: HintStage = HintStage.MOVE) -> str:
    """The sentence of `hint` that tells as much as `stage` says."""
    if hint.verdict is Verdict.LOST:
        return translate("Hints", "This position is lost: nothing leads to a win any more")
    if hint.move is None:
        return translate("Hints", "There is nothing left to do")
    if stage is HintStage.WORD:
        if hint.guess:
            return translate("Hints", "Not settled yet: a guess can be made")
        return translate("Hints", "Something can be done: this position can be won")
    text = move_text(hint.position, hint.move)
    if stage is HintStage.CARD:
        text = translate("Hints", "look at {what}").format(what=_what(hint.position, hint.move))
    if hint.guess:
        return translate("Hints", "Only a guess, not settled yet: {move}").format(move=text)
    return translate("Hints", "To win: {move}").format(move=text)


def move_text(position: Position, move: Move) -> str:
    """`move` in words: 7♣: waste → tableau pile 2."""
    if move == TURN:
        return translate("Hints", "turn a card of the stock")
    return translate("Hints", "{cards}: {source} → {target}").format(
        cards=_what(position, move),
        source=place_name(move.source),
        target=place_name(move.target),
    )


def _what(position: Position, move: Move) -> str:
    if move == TURN:
        return translate("Hints", "the stock")
    card = card_sign(position.cards(move.source)[-move.length])
    if move.length == 1:
        return card
    return translate("Hints", "{card} with the cards on it").format(card=card)
