"""A page as the simple HTML that Qt's text browser shows.

Each block begins with the anchor ``b`` and its number, a drawing is an image named
``picture:NAME``, and a link either names a page or says ``show:NAME``.
"""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from itertools import groupby

from chameleon_qt.help.content import Block, Kind
from chameleon_qt.help.markup import pieces
from chameleon_qt.help.spoken import SpokenPage

SizeOf = Callable[[str], tuple[int, int]]
"""Width and height, in pixels, of the drawing with a name."""


def html(page: SpokenPage, size_of: SizeOf, show: str) -> str:
    """`page` with its drawings; `show` is the link under them."""
    parts = [f"<h1>{escape(page.title)}</h1>"]
    for kind, group in groupby(enumerate(page.blocks), key=lambda pair: pair[1].kind):
        blocks = [_block(number, block, size_of, show) for number, block in group]
        parts += ["<ul>", *blocks, "</ul>"] if kind is Kind.ITEM else blocks
    return "\n".join(parts)


def _block(number: int, block: Block, size_of: SizeOf, show: str) -> str:
    words = f'<a name="b{number}"></a>{_inline(block.text)}'
    match block.kind:
        case Kind.HEADING:
            return f"<h3>{words}</h3>"
        case Kind.ITEM:
            return f"<li>{words}</li>"
        case Kind.TEXT:
            return f"<p>{words}</p>"
        case Kind.PICTURE:
            name = block.picture
            width, height = size_of(name)
            image = f'<img src="picture:{name}" width="{width}" height="{height}">'
            link = (
                ""
                if name == "deal"
                else f' <a href="show:{name}">{escape(show).replace(" ", "&nbsp;")}</a>'
            )
            return f'<p align="center">{image}<br><i>{words}</i>{link}</p>'


def _inline(text: str) -> str:
    return "".join(
        f'<a href="{piece.link}">{escape(piece.text)}</a>'
        if piece.link
        else f"<b>{escape(piece.text)}</b>"
        if piece.bold
        else escape(piece.text)
        for piece in pieces(text)
    )
