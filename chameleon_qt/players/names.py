"""What a player may be called, and when two names are the same."""

from __future__ import annotations

import unicodedata

from chameleon_qt.players.errors import Reason, RefusedError

MOST_LETTERS = 40

_JOINERS = "\u200c\u200d"
"""Invisible, but some scripts and many emoji need them."""


def clean_name(text: str) -> str:
    """`text` in its composed form, blanks trimmed; raises `RefusedError` if it is no name.

    >>> clean_name("  Ada   Lovelace ")
    'Ada Lovelace'
    """
    name = " ".join(unicodedata.normalize("NFC", text).split())
    if any(_is_invisible(letter) for letter in name):
        raise RefusedError(Reason.NAME_SIGNS)
    if not name_key(name):
        raise RefusedError(Reason.NAME_EMPTY)
    if len(name) > MOST_LETTERS:
        raise RefusedError(Reason.NAME_TOO_LONG, most=MOST_LETTERS)
    return name


def name_key(name: str) -> str:
    """The same text for names that differ in case, width or joiners only."""
    folded = unicodedata.normalize("NFKC", name).casefold()
    return unicodedata.normalize("NFKC", folded.translate(dict.fromkeys(map(ord, _JOINERS))))


def shown_name(kept: str) -> str:
    """`kept` with a sign for every letter that a damaged file may have brought into it."""
    return "".join("�" if _is_invisible(letter) else letter for letter in kept)[:MOST_LETTERS]


def _is_invisible(letter: str) -> bool:
    return (
        unicodedata.category(letter)[0] == "C" and letter not in _JOINERS
    ) or letter in "\u2028\u2029"
