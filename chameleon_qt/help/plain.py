"""A page as plain text, for a terminal."""

from __future__ import annotations

import textwrap

from chameleon_qt.help.content import Kind
from chameleon_qt.help.markup import pieces
from chameleon_qt.help.spoken import SpokenPage

WIDTH = 78


def plain_text(page: SpokenPage) -> str:
    """Title, headings, paragraphs and points; drawings and their captions are left out."""
    parts = [f"{page.title}\n{'=' * len(page.title)}"]
    for block in page.blocks:
        words = "".join(
            f"{piece.text} ({piece.link})" if piece.link else piece.text
            for piece in pieces(block.text)
        )
        match block.kind:
            case Kind.HEADING:
                parts.append(f"{words}\n{'-' * len(words)}")
            case Kind.TEXT:
                parts.append(_wrapped(words))
            case Kind.ITEM:
                parts.append(_wrapped(words, "• ", "  "))
    return "\n\n".join(parts) + "\n"


def _wrapped(words: str, first: str = "", others: str = "") -> str:
    """Lines of at most `WIDTH` characters; no word is parted, not even at its hyphen."""
    return textwrap.fill(
        words, WIDTH, initial_indent=first, subsequent_indent=others, break_on_hyphens=False
    )
