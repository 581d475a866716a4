"""The page *The goal*: what the game is about."""

from __future__ import annotations

from chameleon_qt.engine.errors import QT_TRANSLATE_NOOP
from chameleon_qt.help.content import Page, picture, text

PAGE = Page(
    "goal",
    "HelpGoal",
    QT_TRANSLATE_NOOP("HelpGoal", "The goal"),
    (
        text(
            QT_TRANSLATE_NOOP(
                "HelpGoal",
                "All 52 cards belong on the four **foundations**, one for each suit. When "
                "the last card lies there, the game is won.",
            ),
        ),
        text(
            QT_TRANSLATE_NOOP(
                "HelpGoal",
                "The deal decides with which rank the foundations begin: this is the **base "
                "rank**, the same for all four. From it each foundation is built up in its "
                "suit, from the King to the Ace and on, until it holds 13 cards.",
            ),
        ),
        picture(
            "jack",
            QT_TRANSLATE_NOOP(
                "HelpGoal",
                "Base rank Jack: each foundation is built Jack, Queen, King, Ace, Two and "
                "so on to the Ten.",
            ),
        ),
        text(
            QT_TRANSLATE_NOOP(
                "HelpGoal",
                "Chameleon is a solitaire of the Canfield family for one deck of cards: a "
                "reserve of {reserve} cards, three tableau piles, and a single pass through "
                "the stock.",
            ),
            game="chameleon",
        ),
        text(
            QT_TRANSLATE_NOOP(
                "HelpGoal",
                "Kansas is Chameleon as some tables play it: with {reserve} cards in the "
                "reserve, and with foundations whose top card may come back.",
            ),
            game="kansas",
        ),
        text(
            QT_TRANSLATE_NOOP(
                "HelpGoal",
                "The page [Set-up](setup) shows how the cards are laid out, the page "
                "[Rules](rules) what may go where.",
            ),
        ),
    ),
)
