"""Words are found whatever their endings."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from chameleon_qt.app.help.speech import speak_page
from chameleon_qt.engine.rules import GAMES
from chameleon_qt.help.pages import PAGES
from chameleon_qt.help.search import Hit, Index, stemmer

Speak = Callable[[str], None]


def find(language: str, query: str) -> list[Hit]:
    pages = (speak_page(page, game) for game in GAMES for page in PAGES.values())
    return Index(pages, language).find(query, "chameleon")


@pytest.mark.parametrize(
    ("language", "queries"),
    [
        ("en", ["foundation", "Foundations", "FOUNDATION"]),
        ("fr", ["colonne", "colonnes", "Colonnes"]),
        ("de", ["Spalte", "spalten"]),
        ("de", ["Züge", "Zuges"]),
        ("ru", ["столбец", "столбцы", "столбцов", "столбцами"]),
        ("ru", ["база", "базы", "базе", "базами"]),
    ],
)
def test_every_form_finds_the_same(speaking: Speak, language: str, queries: list[str]) -> None:
    speaking(language)
    first, *others = (find(language, query) for query in queries)
    assert first
    for other in others:
        assert {hit[:4] for hit in other} == {hit[:4] for hit in first}


def test_the_waste_is_found_in_all_its_cases(speaking: Speak) -> None:
    speaking("ru")
    nominative = {hit[:4] for hit in find("ru", "отбой")}
    assert nominative
    for form in ("отбоя", "отбое", "отбоем"):
        assert nominative & {hit[:4] for hit in find("ru", form)}, form


def test_yo_may_be_written_without_its_dots(speaking: Speak) -> None:
    speaking("ru")
    assert find("ru", "еще") == find("ru", "ещё") != []


def test_all_words_must_be_there_and_headings_come_first(speaking: Speak) -> None:
    speaking("en")
    hits = find("en", "empty piles")
    assert hits[0].text == "Empty piles"
    assert all("empt" in hit.text.lower() and "pile" in hit.text.lower() for hit in hits)
    assert find("en", "empty elephants") == []


def test_the_game_being_read_comes_first_and_the_other_where_it_says_otherwise(
    speaking: Speak,
) -> None:
    speaking("en")
    index = Index([speak_page(page, game) for game in GAMES for page in PAGES.values()], "en")
    for game in GAMES:
        hits = index.find("reserve", game)
        games = [hit.game for hit in hits]
        assert games == sorted(games, key=lambda name: name != game)
        assert set(games) == set(GAMES)
        assert len({(hit.page, hit.text) for hit in hits}) == len(hits)
    (first,) = (hit for hit in index.find("foundations", "kansas") if hit.text == "Foundations")
    assert first.game == "kansas"


def test_titles_are_found_before_all(speaking: Speak) -> None:
    speaking("de")
    first = find("de", "Strategie")[0]
    assert (first.page, first.block) == ("strategy", -1)


def test_an_unfinished_word_is_enough(speaking: Speak) -> None:
    speaking("en")
    assert {hit[:4] for hit in find("en", "founda")} >= {
        hit[:4] for hit in find("en", "foundation")
    }
    assert find("en", "  ") == []


def test_a_language_without_stemmer_is_searched_for_the_words_themselves() -> None:
    assert stemmer("ja")("カード") == "カード"
