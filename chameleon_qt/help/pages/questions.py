"""The page *Questions and answers*: what players ask."""

from __future__ import annotations

from chameleon_qt.engine.errors import QT_TRANSLATE_NOOP
from chameleon_qt.help.content import Page, heading, text

PAGE = Page(
    "questions",
    "HelpQuestions",
    QT_TRANSLATE_NOOP("HelpQuestions", "Questions and answers"),
    (
        heading(
            QT_TRANSLATE_NOOP(
                "HelpQuestions",
                "How is it played?",
            ),
        ),
        text(
            QT_TRANSLATE_NOOP(
                "HelpQuestions",
                "Build the four foundations up in suit from the base rank. Meanwhile build "
                "the three piles down in any suit, turn the stock once, and clear the "
                "reserve. The page [Rules](rules) has it all.",
            ),
        ),
        heading(
            QT_TRANSLATE_NOOP(
                "HelpQuestions",
                "How does it differ from Canfield?",
            ),
        ),
        text(
            QT_TRANSLATE_NOOP(
                "HelpQuestions",
                "In Canfield the reserve has 13 cards, and there are four piles, built down "
                "in alternating colours; the stock may be gone through again, how often "
                "depends on the house. Here there are three piles built in any suit, the "
                "reserve has {reserve} cards, and the stock is gone through once.",
            ),
        ),
        heading(
            QT_TRANSLATE_NOOP(
                "HelpQuestions",
                "Is it the same as Kansas?",
            ),
        ),
        text(
            QT_TRANSLATE_NOOP(
                "HelpQuestions",
                "Yes and no. Kansas is another name for Chameleon, but some tables mean by "
                "it a game with 13 reserve cards and foundations whose top card may come "
                "back. This program offers that game under the name Kansas, so that you can "
                "play both.",
            ),
        ),
        heading(
            QT_TRANSLATE_NOOP(
                "HelpQuestions",
                "What is the reserve?",
            ),
        ),
        text(
            QT_TRANSLATE_NOOP(
                "HelpQuestions",
                "The pile of {reserve} cards at the left, of which only the top one is face "
                "up. This card is always in play. The reserve fills emptied piles by "
                "itself, and nothing is ever placed on it.",
            ),
        ),
        heading(
            QT_TRANSLATE_NOOP(
                "HelpQuestions",
                "With which rank do the foundations start?",
            ),
        ),
        text(
            QT_TRANSLATE_NOOP(
                "HelpQuestions",
                "With the rank of the first card that is dealt to them. If that is a Jack, "
                "all four are built Jack, Queen, King, Ace, Two and so on to the Ten.",
            ),
        ),
        heading(
            QT_TRANSLATE_NOOP(
                "HelpQuestions",
                "How often may the stock be turned?",
            ),
        ),
        text(
            QT_TRANSLATE_NOOP(
                "HelpQuestions",
                "Once. When it is used up, the waste stays where it is; only its top card "
                "is in play.",
            ),
        ),
        heading(
            QT_TRANSLATE_NOOP(
                "HelpQuestions",
                "Can every deal be won?",
            ),
        ),
        text(
            QT_TRANSLATE_NOOP(
                "HelpQuestions",
                "No. Of {deals} shuffled deals of {game} the solver has won {winnable}; "
                "[How to win](winning) has the other figures.",
            ),
        ),
        heading(
            QT_TRANSLATE_NOOP(
                "HelpQuestions",
                "What does the hint know?",
            ),
        ),
        text(
            QT_TRANSLATE_NOOP(
                "HelpQuestions",
                "Everything: it asks the solver, which sees the face-down cards and the "
                "order of the stock. It looks for a winning line from this very position "
                "and shows its first move. If it finds none in time, it says so and "
                "suggests a sensible move, marked as a guess. If the position is proved "
                "lost, it says that, and offers to go back to the last one that could still "
                "be won.",
            ),
        ),
        heading(
            QT_TRANSLATE_NOOP(
                "HelpQuestions",
                "Is there a daily board?",
            ),
        ),
        text(
            QT_TRANSLATE_NOOP(
                "HelpQuestions",
                "Yes: one deal of Chameleon for each day of the calendar, the same for "
                "everyone everywhere. It stands in the menu {Player} and is for signed-in "
                "players, whose results, times and streaks are kept. Past days can be played "
                "too; they are marked as late and do not count for a streak.",
            ),
        ),
        heading(
            QT_TRANSLATE_NOOP(
                "HelpQuestions",
                "What happens to my game when I close the program?",
            ),
        ),
        text(
            QT_TRANSLATE_NOOP(
                "HelpQuestions",
                "Nothing is lost. The game is kept after every move, with all that can be "
                "undone and redone and its time, and the next start goes on with it. Each "
                "player has a game of their own.",
            ),
        ),
        heading(
            QT_TRANSLATE_NOOP(
                "HelpQuestions",
                "Which games are counted?",
            ),
        ),
        text(
            QT_TRANSLATE_NOOP(
                "HelpQuestions",
                "Every game that was dealt, from its first move on, and each only once. A win "
                "counts with the winning move, whatever is undone or played again afterwards. "
                "A game whose solution was shown is no win. All of it stays on this computer.",
            ),
        ),
    ),
)
