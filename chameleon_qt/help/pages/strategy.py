"""The page *Strategy*: what good players do."""

from __future__ import annotations

from chameleon_qt.engine.errors import QT_TRANSLATE_NOOP
from chameleon_qt.help.content import Page, item, text

PAGE = Page(
    "strategy",
    "HelpStrategy",
    QT_TRANSLATE_NOOP("HelpStrategy", "Strategy"),
    (
        text(
            QT_TRANSLATE_NOOP(
                "HelpStrategy",
                "Games are won and lost in the reserve. Each card that leaves it brings the "
                "next one into play, so look first for moves that empty a pile: the reserve "
                "fills it by itself.",
            ),
        ),
        item(
            QT_TRANSLATE_NOOP(
                "HelpStrategy",
                "**Look before you turn.** The stock is gone through once. Before you turn "
                "a card, ask what the one now on the waste could still do, for it is about "
                "to be covered.",
            ),
        ),
        item(
            QT_TRANSLATE_NOOP(
                "HelpStrategy",
                "**Keep the waste in mind.** A waste card passed over returns only when "
                "everything above it has gone. It hurts most when a high card covers a "
                "lower one of its own suit, counted from the base rank.",
            ),
        ),
        item(
            QT_TRANSLATE_NOOP(
                "HelpStrategy",
                "**Shift runs.** Three piles leave little room. A run may be lifted at any "
                "card, so you can move part of a pile to free the card below it.",
            ),
        ),
        item(
            QT_TRANSLATE_NOOP(
                "HelpStrategy",
                "**Use equal cards.** Where two cards of the same rank lie open, a run can "
                "go from one to the other. Nothing seems to change, but another card is "
                "free.",
            ),
        ),
        item(
            QT_TRANSLATE_NOOP(
                "HelpStrategy",
                "**Do not hurry to the foundations.** A card that could go up may first "
                "serve as a host for a card one rank lower. Once it is up, it stays there.",
            ),
            game="chameleon",
        ),
        item(
            QT_TRANSLATE_NOOP(
                "HelpStrategy",
                "**Foundations can lend.** A card on top of a foundation may come back to "
                "serve as a host for a card one rank lower. Go up early, but remember what "
                "you can fetch.",
            ),
            game="kansas",
        ),
        item(
            QT_TRANSLATE_NOOP(
                "HelpStrategy",
                "**Spare the base rank.** On a card of the base rank only a card one rank "
                "lower can lie. That is the very last one its suit needs, and it covers one "
                "that is needed first. While the reserve is full this may be worth it; "
                "later it seldom is.",
            ),
        ),
        text(
            QT_TRANSLATE_NOOP(
                "HelpStrategy",
                "Undo costs nothing. When you are stuck, go back to where you had a choice, "
                "or let the program tell you [where the game was lost](controls).",
            ),
        ),
    ),
)
