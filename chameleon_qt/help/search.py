"""Finds words on the pages, whatever their endings.

Words are compared by their stems (Snowball), without regard to case. A language without a stemmer
is searched for the words themselves and their beginnings.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from functools import cache
from typing import NamedTuple

from chameleon_qt.help.content import Kind
from chameleon_qt.help.markup import bare
from chameleon_qt.help.spoken import SpokenPage

_WORD = re.compile(r"\w+")
_FLEETING = re.compile("ец$")
"""Russian stems lose this vowel when an ending follows: столбец, столбцы."""
_LEAST = 3
"""Stems of so many letters may differ in one more: отбой and отбоя leave отб and отбо."""


class Hit(NamedTuple):
    """A block in which all words were found."""

    game: str
    page: str
    title: str
    block: int
    """The block's number on the page, or -1 for its title."""
    text: str


class _Entry(NamedTuple):
    hit: Hit
    weight: int
    words: frozenset[str]


class Index:
    """The words of some pages, ready to be searched."""

    def __init__(self, pages: Iterable[SpokenPage], language: str) -> None:
        """`language` is an ISO 639 code."""
        self._stem = stemmer(language)
        self._entries = [entry for page in pages for entry in self._entries_of(page)]

    def find(self, query: str, game: str) -> list[Hit]:
        """Where all words of `query` occur: titles first, then headings, then the rest.

        The pages of `game` come before those of other games, of which only is listed what they
        say otherwise. The last word may be unfinished.
        """
        wanted = [(word, self._stem(word)) for word in words(query)]
        if not wanted:
            return []
        found = [entry for entry in self._entries if _has_all(entry.words, wanted)]
        found.sort(key=lambda entry: (entry.hit.game != game, entry.weight))
        hits: dict[tuple[str, str], Hit] = {}
        for entry in found:
            hits.setdefault((entry.hit.page, entry.hit.text), entry.hit)
        return list(hits.values())

    def _entries_of(self, page: SpokenPage) -> Iterable[_Entry]:
        yield self._entry(page, -1, page.title, 0)
        for number, block in enumerate(page.blocks):
            yield self._entry(page, number, bare(block.text), 1 + (block.kind is not Kind.HEADING))

    def _entry(self, page: SpokenPage, block: int, text: str, weight: int) -> _Entry:
        known = words(text)
        stems = frozenset(known) | {self._stem(word) for word in known}
        return _Entry(Hit(page.game, page.name, page.title, block, text), weight, stems)


def words(text: str) -> list[str]:
    """The words of `text` in one spelling.

    >>> words("Ещё раз: Ass!")
    ['еще', 'раз', 'ass']
    """
    return _WORD.findall(text.casefold().replace("ё", "е"))


def stemmer(language: str) -> Callable[[str], str]:
    """What takes the endings off the words of `language`.

    >>> stemmer("ru")("столбцами") == stemmer("ru")("столбцам")
    True
    """
    import snowballstemmer
    from babel import Locale

    name = (Locale(language).english_name or "").lower()
    if name not in snowballstemmer.algorithms():
        return lambda word: word
    made = snowballstemmer.stemmer(name)
    return cache(lambda word: _FLEETING.sub("ц", str(made.stemWord(word))))


def _has_all(known: frozenset[str], wanted: list[tuple[str, str]]) -> bool:
    *whole, (last, last_stem) = wanted
    return all(_is_known(stem, known) for _, stem in whole) and (
        _is_known(last_stem, known) or any(word.startswith(last) for word in known)
    )


def _is_known(stem: str, known: frozenset[str]) -> bool:
    if stem in known or len(stem) < _LEAST:
        return stem in known
    return any(len(word) >= _LEAST and (word[:-1] == stem or stem[:-1] == word) for word in known)
