"""What menus and settings are called: the pages name them as the screen does, in every language.

A text has ``{Hint}`` where the screen says *Hint*; what is filled in comes from the same
translation. Names begin with a capital letter, and so differ from the `facts`.
"""

from __future__ import annotations

from collections.abc import Callable

NAMES = {
    "Autoplay": ("SettingsDialog", "&Autoplay"),
    "AutoComplete": ("SettingsDialog", "Auto &complete"),
    "Language": ("SettingsDialog", "&Language:"),
    "VerdictLight": ("SettingsDialog", "&Verdict light"),
    "WinnableOnly": ("Actions", "&Winnable deals only"),
    "Hint": ("Actions", "&Hint"),
    "WhereLost": ("Actions", "&Where was it lost?"),
    "GiveUp": ("Actions", "&Give up"),
    "ShowSolution": ("Actions", "&Show the solution"),
    "PreviousGame": ("Actions", "&Back to the game before"),
    "OpenGame": ("Actions", "&Open game…"),
    "SaveGame": ("Actions", "S&ave game…"),
    "CopyPosition": ("Actions", "Copy &position"),
    "Paste": ("Actions", "Paste dea&l or position"),
    "SignIn": ("Actions", "&Sign in…"),
    "DailyBoard": ("Actions", "&Daily board…"),
    "Statistics": ("Actions", "S&tatistics…"),
    "Keyboard": ("Actions", "&Keyboard"),
    "Player": ("MainWindow", "&Player"),
    "Game": ("MainWindow", "&Game"),
    "Variant": ("MainWindow", "&Variant"),
}
"""Context and English source of each."""


def names(say: Callable[[str, str], str]) -> dict[str, str]:
    """All of them in the language that `say` speaks."""
    return {name: plain(say(*text)) for name, text in NAMES.items()}


def plain(text: str) -> str:
    """A menu's text without access key, colon and dots.

    >>> plain("&Settings…"), plain("&Language:")
    ('Settings', 'Language')
    """
    return text.replace("&", "").rstrip(":… \u00a0\u202f")
