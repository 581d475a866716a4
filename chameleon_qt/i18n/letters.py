"""The letters on the cards: those of the player's language, or the international ones."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate

INTERNATIONAL = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
"""Index texts from the ace to the king."""

_use_international = False


def use_international(on: bool) -> None:
    """Keep A K Q J in every language, or not: for the whole program, as a default locale is."""
    global _use_international
    _use_international = on


def index_letters() -> tuple[str, ...]:
    """The 13 index texts of the present language, from the ace to the king."""
    if _use_international:
        return INTERNATIONAL
    ace, jack = translate("Cards", "A", "ace"), translate("Cards", "J", "jack")
    queen, king = translate("Cards", "Q", "queen"), translate("Cards", "K", "king")
    return (ace, *INTERNATIONAL[1:10], jack, queen, king)
