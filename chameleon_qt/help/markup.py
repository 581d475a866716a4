"""The few signs inside the pages' texts: ``**bold**`` and ``[words](page)``."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

_SIGNS = re.compile(r"\*\*(?P<bold>.+?)\*\*|\[(?P<words>.+?)\]\((?P<link>[\w:-]+)\)")


class Piece(NamedTuple):
    """Part of a text: plain, bold, or words that lead to the page `link`."""

    text: str
    bold: bool = False
    link: str = ""


def pieces(text: str) -> Iterator[Piece]:
    """The parts of a text in order.

    >>> list(pieces("see **the** [Rules](rules)"))[1:]
    [Piece(text='the', bold=True, link=''), Piece(text=' ', bold=False, link=''), \
Piece(text='Rules', bold=False, link='rules')]
    """
    end = 0
    for match in _SIGNS.finditer(text):
        if match.start() > end:
            yield Piece(text[end : match.start()])
        if match["bold"]:
            yield Piece(match["bold"], bold=True)
        else:
            yield Piece(match["words"], link=match["link"])
        end = match.end()
    if end < len(text):
        yield Piece(text[end:])


def bare(text: str) -> str:
    """The words alone.

    >>> bare("see **the** [Rules](rules)")
    'see the Rules'
    """
    return "".join(piece.text for piece in pieces(text))
