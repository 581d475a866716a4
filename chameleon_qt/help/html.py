"""A page as the simple HTML that Qt's text browser shows.

Each block begins with the anchor ``b`` and its number, a drawing is an image named
``picture:NAME``, and a link either names a page or says ``show:NAME``.
"""

from __future__ import annotations

from html import escape
from itertools import groupby

from chameleon_qt.help.content import Block, Kind
from chameleon_qt.help.markup import pieces
from chameleon_qt.help.spoken import SpokenPage


def html(page: SpokenPage, width: int, height: int, show: str) -> str:
    """`page` with drawings of `width` by `height` pixels; `show` is the link under them."""
    parts = [f"<h1>{escape(page.title)}</h1>"]
    for kind, group in groupby(enumerate(page.blocks), key=lambda pair: pair[1].kind):
        blocks = [_block(number, block, width, height, show) for number, block in group]
        parts += ["<ul>", *blocks, "</ul>"] if kind is Kind.ITEM else blocks
    return "\n".join(parts)


def _block(number: int, block: Block, width: int, height: int, show: str) -> str:
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
