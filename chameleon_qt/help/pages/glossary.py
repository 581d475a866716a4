"""The page *Glossary*: the words."""

from __future__ import annotations

from chameleon_qt.engine.errors import QT_TRANSLATE_NOOP
from chameleon_qt.help.content import Page, item

PAGE = Page(
    "glossary",
    "HelpGlossary",
    QT_TRANSLATE_NOOP("HelpGlossary", "Glossary"),
    (
        item(
            QT_TRANSLATE_NOOP(
                "HelpGlossary",
                "**Base rank**: the rank with which all four foundations begin.",
            ),
        ),
        item(
            QT_TRANSLATE_NOOP(
                "HelpGlossary",
                "**Build**: to lay a card on the one that comes before it in order: upwards "
                "in suit on foundations, downwards in any suit on piles.",
            ),
        ),
        item(
            QT_TRANSLATE_NOOP(
                "HelpGlossary",
                "**Deal**: a game as it was dealt. Its number brings back the same cards.",
            ),
        ),
        item(
            QT_TRANSLATE_NOOP(
                "HelpGlossary",
                "**Foundation**: one of the four places where a suit is built up.",
            ),
        ),
        item(
            QT_TRANSLATE_NOOP(
                "HelpGlossary",
                "**Host**: an open card that another card may be laid on.",
            ),
        ),
        item(
            QT_TRANSLATE_NOOP(
                "HelpGlossary",
                "**Pile**: one of the three columns of the tableau.",
            ),
        ),
        item(
            QT_TRANSLATE_NOOP(
                "HelpGlossary",
                "**Redeal**: turning the waste over to go through it again. This game has none.",
            ),
        ),
        item(
            QT_TRANSLATE_NOOP(
                "HelpGlossary",
                "**Reserve**: the face-down pile whose open top card is always in play.",
            ),
        ),
        item(
            QT_TRANSLATE_NOOP(
                "HelpGlossary",
                "**Run**: a card of a pile with all the cards above it.",
            ),
        ),
        item(
            QT_TRANSLATE_NOOP(
                "HelpGlossary",
                "**Solver**: the part of the program that finds out whether a deal can be won.",
            ),
        ),
        item(
            QT_TRANSLATE_NOOP(
                "HelpGlossary",
                "**Stock**: the face-down cards that are turned one at a time.",
            ),
        ),
        item(
            QT_TRANSLATE_NOOP(
                "HelpGlossary",
                "**Tableau**: the three piles together.",
            ),
        ),
        item(
            QT_TRANSLATE_NOOP(
                "HelpGlossary",
                "**Waste**: the cards turned from the stock; only the top one is in play.",
            ),
        ),
        item(
            QT_TRANSLATE_NOOP(
                "HelpGlossary",
                "**Winnable, lost, open**: what the solver says of a position: a winning "
                "line has been found; there is none; it does not know yet.",
            ),
        ),
        item(
            QT_TRANSLATE_NOOP(
                "HelpGlossary",
                "**Wrap**: the step from King to Ace, or from Ace to King.",
            ),
        ),
    ),
)
