"""The page *Set-up*: how the cards are laid out."""

from __future__ import annotations

from chameleon_qt.engine.errors import QT_TRANSLATE_NOOP
from chameleon_qt.help.content import Page, item, picture, text

PAGE = Page(
    "setup",
    "HelpSetup",
    QT_TRANSLATE_NOOP("HelpSetup", "Set-up"),
    (
        picture(
            "deal",
            QT_TRANSLATE_NOOP(
                "HelpSetup",
                "A new deal and the names of its parts.",
            ),
        ),
        item(
            QT_TRANSLATE_NOOP(
                "HelpSetup",
                "**Reserve**: {reserve} cards, dealt face down; the top one is turned up.",
            ),
        ),
        item(
            QT_TRANSLATE_NOOP(
                "HelpSetup",
                "**Foundations**: the next card begins the foundation of its own suit. Its "
                "rank is the base rank of all four.",
            ),
        ),
        item(
            QT_TRANSLATE_NOOP(
                "HelpSetup",
                "**Tableau**: three piles, with one card each, face up.",
            ),
        ),
        item(
            QT_TRANSLATE_NOOP(
                "HelpSetup",
                "**Stock**: the remaining {stock} cards, face down. They are turned one at "
                "a time onto the **waste**.",
            ),
        ),
        text(
            QT_TRANSLATE_NOOP(
                "HelpSetup",
                "An empty foundation shows its suit and the base rank, so that you can see "
                "which card it is waiting for. The small figures on stock and reserve say "
                "how many cards are left there.",
            ),
        ),
        text(
            QT_TRANSLATE_NOOP(
                "HelpSetup",
                "Every deal has a number. Whoever plays the same number gets the same "
                "cards; [Controls](controls) tells you how to choose one.",
            ),
        ),
    ),
)
