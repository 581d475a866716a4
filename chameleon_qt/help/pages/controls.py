"""The page *Controls*: mouse, keys, settings, and help from the solver."""

from __future__ import annotations

from chameleon_qt.engine.errors import QT_TRANSLATE_NOOP
from chameleon_qt.help.content import Page, heading, item, text

PAGE = Page(
    "controls",
    "HelpControls",
    QT_TRANSLATE_NOOP("HelpControls", "Controls"),
    (
        heading(
            QT_TRANSLATE_NOOP(
                "HelpControls",
                "Mouse",
            ),
        ),
        item(
            QT_TRANSLATE_NOOP(
                "HelpControls",
                "**Click a card** to play it: to its foundation if it fits there, else onto "
                "the first pile from the left that takes it, and only then into an empty "
                "pile. A card inside a pile takes along all the cards above it.",
            ),
        ),
        item(
            QT_TRANSLATE_NOOP(
                "HelpControls",
                "**Drag** a card or a run to choose its place yourself. The places that "
                "take it light up; dropped elsewhere, it glides back.",
            ),
        ),
        item(
            QT_TRANSLATE_NOOP(
                "HelpControls",
                "**Click the stock** to turn a card.",
            ),
        ),
        item(
            QT_TRANSLATE_NOOP(
                "HelpControls",
                "**Instead of dragging**: a click with Ctrl held down picks a card up, the next "
                "click puts it down.",
            ),
        ),
        item(
            QT_TRANSLATE_NOOP(
                "HelpControls",
                "**Hold the right button** on a covered card to see it whole.",
            ),
        ),
        text(
            QT_TRANSLATE_NOOP(
                "HelpControls",
                "A click that can do nothing moves nothing: the card shakes a little, and "
                "the status bar says why.",
            ),
        ),
        heading(
            QT_TRANSLATE_NOOP(
                "HelpControls",
                "Keys",
            ),
        ),
        item(
            QT_TRANSLATE_NOOP(
                "HelpControls",
                "**Arrows** lead from card to card, **Tab** from one group of piles to the next. "
                "**S**, **W** and **R** lead to stock, waste and reserve, **1**, **2** and **3** "
                "to the piles, **F** to the foundations.",
            ),
        ),
        item(
            QT_TRANSLATE_NOOP(
                "HelpControls",
                "**Enter** plays the card as a click does. **Space** picks it up with all the "
                "cards above it, and puts them down where you have gone. **+** and **−** take "
                "more or fewer cards, **Esc** lets go of them.",
            ),
        ),
        item(
            QT_TRANSLATE_NOOP(
                "HelpControls",
                "**{Keyboard}** in the menu lists the keys on the table; so does the question "
                "mark.",
            ),
        ),
        item(
            QT_TRANSLATE_NOOP(
                "HelpControls",
                "**Ctrl+N**: new game. **Ctrl+R**: restart; redo leads back to where you were.",
            ),
        ),
        item(
            QT_TRANSLATE_NOOP(
                "HelpControls",
                "**Ctrl+Z**: undo, as often as you like. **Ctrl+Shift+Z** or **Ctrl+Y**: redo.",
            ),
        ),
        item(
            QT_TRANSLATE_NOOP(
                "HelpControls",
                "**Ctrl+D**: play a deal by its number. **Ctrl+Shift+C**: copy the number "
                "of this deal.",
            ),
        ),
        item(
            QT_TRANSLATE_NOOP(
                "HelpControls",
                "**H**: hint. **F1**: these pages. **F11**: full screen.",
            ),
        ),
        item(
            QT_TRANSLATE_NOOP(
                "HelpControls",
                "**Ctrl+O**: open a game. **Ctrl+S**: save it. **Ctrl+C**: copy the position. "
                "**Ctrl+V**: play what is on the clipboard.",
            ),
        ),
        item(
            QT_TRANSLATE_NOOP(
                "HelpControls",
                "**Ctrl+Shift+N**: back to the game before. **Ctrl+Shift+D**: daily board. "
                "**Ctrl+T**: statistics.",
            ),
        ),
        heading(
            QT_TRANSLATE_NOOP(
                "HelpControls",
                "Settings",
            ),
        ),
        item(
            QT_TRANSLATE_NOOP(
                "HelpControls",
                "**{Autoplay}**: a click plays a card. Without it, a click picks it up and the "
                "next click puts it down; the stock is still turned by a click.",
            ),
        ),
        item(
            QT_TRANSLATE_NOOP(
                "HelpControls",
                "**{AutoComplete}**: once reserve, stock and waste are empty and all piles "
                "are in order, the remaining cards go up by themselves. One undo takes it "
                "back, and the win counts at once.",
            ),
        ),
        item(
            QT_TRANSLATE_NOOP(
                "HelpControls",
                "**{WinnableOnly}**: new games are dealt only from those that the solver has won.",
            ),
        ),
        item(
            QT_TRANSLATE_NOOP(
                "HelpControls",
                "**{Language}**: changes everything at once. The cards carry its letters, "
                "unless you keep the international ones.",
            ),
        ),
        heading(
            QT_TRANSLATE_NOOP(
                "HelpControls",
                "Games and players",
            ),
        ),
        item(
            QT_TRANSLATE_NOOP(
                "HelpControls",
                "**{OpenGame}** and **{SaveGame}**: a game with all its moves as a file. A file "
                "that is dropped on the window is opened as well.",
            ),
        ),
        item(
            QT_TRANSLATE_NOOP(
                "HelpControls",
                "**{PreviousGame}** brings back the unfinished game that a new one has replaced.",
            ),
        ),
        item(
            QT_TRANSLATE_NOOP(
                "HelpControls",
                "**{CopyPosition}** and **{Paste}**: deals and positions travel as text, in a "
                "letter for example.",
            ),
        ),
        item(
            QT_TRANSLATE_NOOP(
                "HelpControls",
                "**{SignIn}**: each player has an own game and own figures. A password is "
                "optional; guests play everything but the daily board.",
            ),
        ),
        item(
            QT_TRANSLATE_NOOP(
                "HelpControls",
                "**{DailyBoard}**: one deal a day, in a calendar with the days that were won, "
                "played and missed.",
            ),
        ),
        item(
            QT_TRANSLATE_NOOP(
                "HelpControls",
                "**{Statistics}**: games, wins, streaks and times, to look at and to take along.",
            ),
        ),
        heading(
            QT_TRANSLATE_NOOP(
                "HelpControls",
                "Help from the solver",
            ),
        ),
        item(
            QT_TRANSLATE_NOOP(
                "HelpControls",
                "**{Hint}** shows a move of a winning line. Press again for more: first that "
                "something can be done, then the card, then the card and where it goes. "
                "Turning the stock can be a hint too.",
            ),
        ),
        item(
            QT_TRANSLATE_NOOP(
                "HelpControls",
                "**{VerdictLight}**: says in the status bar whether the position is "
                "winnable, lost, still being searched, or open. It is off at first, for it "
                "gives things away.",
            ),
        ),
        item(
            QT_TRANSLATE_NOOP(
                "HelpControls",
                "**{WhereLost}** judges your moves backwards and shows the one that "
                "gave the win away. You can go back there.",
            ),
        ),
        item(
            QT_TRANSLATE_NOOP(
                "HelpControls",
                "**{ShowSolution}** plays a winning line at a pace you choose. You can "
                "pause it, go step by step, or stop and play on; such a game does not count "
                "as won.",
            ),
        ),
        item(
            QT_TRANSLATE_NOOP(
                "HelpControls",
                "**{GiveUp}** ends nothing by itself: a panel offers to look back, to show a "
                "solution, or to deal new cards. With the next move it goes away.",
            ),
        ),
    ),
)
