"""What players call a card in full, for tool tips and for those who hear the table."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from chameleon_qt.engine.cards import Card

translate = QCoreApplication.translate


def card_name(card: Card) -> str:
    """The name of `card` in the present language.

    >>> from chameleon_qt.engine.cards import Suit
    >>> card_name(Card(7, Suit.HEARTS))
    'Seven of hearts'
    """
    pattern = translate("CardNames", "{rank} of {suit}")
    return pattern.format(rank=rank_names()[card.rank - 1], suit=suit_names()[card.suit])


def rank_names() -> tuple[str, ...]:
    """From the ace to the king."""
    return (
        translate("CardNames", "Ace"),
        translate("CardNames", "Two"),
        translate("CardNames", "Three"),
        translate("CardNames", "Four"),
        translate("CardNames", "Five"),
        translate("CardNames", "Six"),
        translate("CardNames", "Seven"),
        translate("CardNames", "Eight"),
        translate("CardNames", "Nine"),
        translate("CardNames", "Ten"),
        translate("CardNames", "Jack"),
        translate("CardNames", "Queen"),
        translate("CardNames", "King"),
    )


def suit_names() -> tuple[str, ...]:
    """In the order of `Suit`, in the case that follows a rank."""
    return (
        translate("CardNames", "spades"),
        translate("CardNames", "hearts"),
        translate("CardNames", "diamonds"),
        translate("CardNames", "clubs"),
    )
