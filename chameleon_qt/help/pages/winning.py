"""The page *How to win*: what a won game looks like, and the odds."""

from __future__ import annotations

from chameleon_qt.engine.errors import QT_TRANSLATE_NOOP
from chameleon_qt.help.content import Page, heading, item, text

PAGE = Page(
    "winning",
    "HelpWinning",
    QT_TRANSLATE_NOOP("HelpWinning", "How to win"),
    (
        text(
            QT_TRANSLATE_NOOP(
                "HelpWinning",
                "A won game usually goes through three stages.",
            ),
        ),
        item(
            QT_TRANSLATE_NOOP(
                "HelpWinning",
                "**The reserve is played out.** Its lower cards are out of reach until "
                "those above have gone, so each card that leaves it brings you a little "
                "closer.",
            ),
        ),
        item(
            QT_TRANSLATE_NOOP(
                "HelpWinning",
                "**The waste is cleared.** A card passed over is covered by the next one, "
                "and it returns only when everything above it has been played.",
            ),
        ),
        item(
            QT_TRANSLATE_NOOP(
                "HelpWinning",
                "**The piles are put in order.** A pile is in order when its ranks, counted "
                "from the base rank, only fall from bottom to top. With reserve, stock and "
                "waste empty and all piles in order, each card is free when its turn comes; "
                "{AutoComplete} then plays the rest by itself.",
            ),
        ),
        heading(
            QT_TRANSLATE_NOOP(
                "HelpWinning",
                "Can every deal be won?",
            ),
        ),
        text(
            QT_TRANSLATE_NOOP(
                "HelpWinning",
                "No. The program’s own solver, which sees every card, was given {deals} "
                "shuffled deals of {game}. Deals won: {winnable}. Proved to be lost: "
                "{lost}. Still open: {open}.",
            ),
        ),
        text(
            QT_TRANSLATE_NOOP(
                "HelpWinning",
                "At least {share} of these deals, then, can be won by somebody who knows "
                "where each card lies. Without that knowledge you will win fewer; do not "
                "take a lost game to heart.",
            ),
        ),
        text(
            QT_TRANSLATE_NOOP(
                "HelpWinning",
                "If you prefer games that can be won, switch on **{WinnableOnly}**: new games are "
                "then dealt only from those that the solver has won.",
            ),
        ),
    ),
)
