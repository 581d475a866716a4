"""The page *Rules*: what may go where."""

from __future__ import annotations

from chameleon_qt.engine.errors import QT_TRANSLATE_NOOP
from chameleon_qt.help.content import Page, heading, picture, text

PAGE = Page(
    "rules",
    "HelpRules",
    QT_TRANSLATE_NOOP("HelpRules", "Rules"),
    (
        heading(
            QT_TRANSLATE_NOOP(
                "HelpRules",
                "Foundations",
            ),
        ),
        text(
            QT_TRANSLATE_NOOP(
                "HelpRules",
                "A foundation takes the cards of its suit in turn, each one rank higher "
                "than the last. An empty one takes only its suit’s card of the base rank. "
                "The King is followed by the Ace, and the last card is the one just below "
                "the base rank.",
            ),
        ),
        text(
            QT_TRANSLATE_NOOP(
                "HelpRules",
                "A card on a foundation never comes back.",
            ),
            game="chameleon",
        ),
        text(
            QT_TRANSLATE_NOOP(
                "HelpRules",
                "The top card of a foundation may be taken back onto a tableau pile that "
                "accepts it.",
            ),
            game="kansas",
        ),
        picture(
            "back",
            QT_TRANSLATE_NOOP(
                "HelpRules",
                "A card comes back from its foundation to a pile.",
            ),
            game="kansas",
        ),
        heading(
            QT_TRANSLATE_NOOP(
                "HelpRules",
                "Tableau",
            ),
        ),
        text(
            QT_TRANSLATE_NOOP(
                "HelpRules",
                "The piles are built down by one rank, whatever the suit: any Nine may lie "
                "on any Ten. A King may lie on an Ace.",
            ),
        ),
        picture(
            "wrap",
            QT_TRANSLATE_NOOP(
                "HelpRules",
                "The wrap: a King goes onto an Ace.",
            ),
        ),
        text(
            QT_TRANSLATE_NOOP(
                "HelpRules",
                "Any card of a pile may be moved together with all the cards above it, if "
                "it fits where it goes. These cards are called a **run**.",
            ),
        ),
        picture(
            "run",
            QT_TRANSLATE_NOOP(
                "HelpRules",
                "Part of a pile moves as a run and uncovers the card below it.",
            ),
        ),
        heading(
            QT_TRANSLATE_NOOP(
                "HelpRules",
                "Reserve",
            ),
        ),
        text(
            QT_TRANSLATE_NOOP(
                "HelpRules",
                "The top card of the reserve may be played at any time, to a foundation or "
                "onto a pile; then the next one is turned up. Nothing is ever placed on the "
                "reserve.",
            ),
        ),
        heading(
            QT_TRANSLATE_NOOP(
                "HelpRules",
                "Empty piles",
            ),
        ),
        text(
            QT_TRANSLATE_NOOP(
                "HelpRules",
                "As long as the reserve holds cards, its top card fills an emptied pile at "
                "once, by itself. That is part of the same move: a single undo takes back "
                "both.",
            ),
        ),
        picture(
            "fill",
            QT_TRANSLATE_NOOP(
                "HelpRules",
                "A whole pile moves away, and the reserve fills its place.",
            ),
        ),
        text(
            QT_TRANSLATE_NOOP(
                "HelpRules",
                "Once the reserve is used up, any card that can move may fill an empty "
                "pile, alone or with the cards above it. The place may also stay empty.",
            ),
        ),
        heading(
            QT_TRANSLATE_NOOP(
                "HelpRules",
                "Stock and waste",
            ),
        ),
        text(
            QT_TRANSLATE_NOOP(
                "HelpRules",
                "The stock is turned one card at a time onto the waste, and only the top "
                "card of the waste is in play. The stock is gone through once; there is no "
                "redeal.",
            ),
        ),
        heading(
            QT_TRANSLATE_NOOP(
                "HelpRules",
                "Won, stuck, lost",
            ),
        ),
        text(
            QT_TRANSLATE_NOOP(
                "HelpRules",
                "The game is **won** when all 52 cards are on the foundations.",
            ),
        ),
        text(
            QT_TRANSLATE_NOOP(
                "HelpRules",
                "It is **stuck** when no card can move and turning the rest of the stock "
                "would not bring up one that can. To shift a run between two equal cards is "
                "a move too, so a game can be lost long before it is stuck. **Lost** is a "
                "word for the solver alone: it is used only when no way to win is left.",
            ),
        ),
        heading(
            QT_TRANSLATE_NOOP(
                "HelpRules",
                "Other programs",
            ),
        ),
        text(
            QT_TRANSLATE_NOOP(
                "HelpRules",
                "Not everyone plays it like this. In some programs the reserve has 13 "
                "cards, in some a card may come back from a foundation, in others only "
                "whole piles or single cards are moved, or empty piles are filled from the "
                "waste. This program plays by the rules above. The game with 13 reserve "
                "cards and foundations that give cards back is here called Kansas; you "
                "choose it in the menu {Game}, {Variant}.",
            ),
            game="chameleon",
        ),
        text(
            QT_TRANSLATE_NOOP(
                "HelpRules",
                "Names differ. Many books and programs use Kansas as another name for "
                "Chameleon, with 12 reserve cards and foundations that keep what they have. "
                "Here Kansas means the game described above; in everything else it follows "
                "the rules of Chameleon, which you choose in the menu {Game}, {Variant}.",
            ),
            game="kansas",
        ),
    ),
)
