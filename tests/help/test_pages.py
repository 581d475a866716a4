"""The pages: whole in every language, true to the rules, and their links lead somewhere."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication

from chameleon_qt.app.help.speech import speak_page
from chameleon_qt.cli import run
from chameleon_qt.commands.help import PAGE_NAMES
from chameleon_qt.engine.moves import RESERVE, Move, PlaceKind, StepKind
from chameleon_qt.engine.position import Position
from chameleon_qt.engine.rules import GAMES, KANSAS
from chameleon_qt.help.content import Kind, Page
from chameleon_qt.help.examples import example
from chameleon_qt.help.facts import Figures, facts, figures
from chameleon_qt.help.html import html
from chameleon_qt.help.markup import pieces
from chameleon_qt.help.names import NAMES, plain
from chameleon_qt.help.pages import PAGES
from chameleon_qt.help.plain import WIDTH, plain_text
from chameleon_qt.i18n.languages import LANGUAGES

DATA = Path(__file__).parent.parent / "data"
Speak = Callable[[str], None]

ALL = [(page, game) for page in PAGES.values() for game in GAMES]


def test_the_names_are_those_of_the_command_line() -> None:
    assert tuple(PAGES) == PAGE_NAMES
    assert all(name == page.name for name, page in PAGES.items())


@pytest.mark.parametrize("page", PAGES.values(), ids=lambda page: page.name)
def test_links_and_places_of_a_page_exist(page: Page) -> None:
    for block in page.blocks:
        assert block.game in ("", *GAMES)
        assert {piece.link for piece in pieces(block.text)} <= {"", *PAGES}
        for game in [block.game] if block.game else GAMES:
            assert set(re.findall(r"\{(\w+)\}", block.text)) <= {*facts(game), *NAMES}
            if block.kind is Kind.PICTURE:
                assert example(game, block.picture).position.rules is GAMES[game]


@pytest.mark.parametrize("language", [code for code in LANGUAGES if code != "en"])
def test_menus_and_settings_are_named_as_the_screen_does(speaking: Speak, language: str) -> None:
    speaking(language)
    for name, (context, source) in NAMES.items():
        called = plain(QCoreApplication.translate(context, source))
        assert called != plain(source)
        assert "&" not in called
        for page, game in ALL:
            blocks = page.of_game(game)
            for block, told in zip(blocks, speak_page(page, game).blocks, strict=True):
                assert f"{{{name}}}" not in block.text or called in told.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_glossary_has_the_words_of_the_verdict_light(speaking: Speak, language: str) -> None:
    speaking(language)
    words = [
        QCoreApplication.translate("VerdictLight", word) for word in ("Winnable", "Lost", "Open")
    ]
    bold = [
        piece.text.lower()
        for block in speak_page(PAGES["glossary"], "chameleon").blocks
        for piece in pieces(block.text)
        if piece.bold
    ]
    assert ", ".join(words).lower() in bold


def test_no_text_writes_out_what_a_menu_is_called() -> None:
    """It would not follow when the menu is renamed, and its translation may differ."""
    tree = ET.parse(DATA.parents[1] / "translations" / "chameleon_fr.ts")
    called = {
        plain(message.findtext("source", ""))
        for context in tree.iter("context")
        if context.findtext("name") in ("Actions", "SettingsDialog")
        for message in context.iter("message")
    }
    assert "Hint" in called
    for page in PAGES.values():
        for block in page.blocks:
            bold = {plain(piece.text) for piece in pieces(block.text) if piece.bold}
            assert bold & called == set()
            assert not re.search(r"\bmenus? [A-Z]", block.text)


def test_pages_of_the_games_differ_where_the_rules_do() -> None:
    chameleon, kansas = (
        " ".join(block.text for block in PAGES["rules"].of_game(game)) for game in GAMES
    )
    assert "never comes back" in chameleon
    assert "never comes back" not in kansas
    assert "may be taken back" in kansas


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_is_whole_in_every_language(speaking: Speak, language: str) -> None:
    speaking(language)
    for page, game in ALL:
        said = speak_page(page, game)
        assert len(said.blocks) == len(page.of_game(game))
        text = plain_text(said)
        assert not re.search(r"[{}]|\*\*|\]\(", text)
        assert max(map(len, text.splitlines())) <= WIDTH
        if language != "en":
            english = {block.text for block in page.of_game(game)}
            kept = [block.text for block in said.blocks if block.text in english - {"Reserve"}]
            assert kept == []


def test_numbers_are_those_of_the_rules_and_the_solver(speaking: Speak) -> None:
    speaking("en")
    setup = plain_text(speak_page(PAGES["setup"], "kansas"))
    assert "13 cards, dealt face down" in setup
    assert "35 cards, face down" in setup
    speaking("fr")
    winning = plain_text(speak_page(PAGES["winning"], "chameleon"))
    assert "Donnes gagnées\u202f: 32." in winning
    assert re.search(r"moins 32[\u202f\u00a0]%", winning)


def test_the_figures_of_chameleon_are_those_of_the_reference_deals() -> None:
    rows = (DATA / "reference-verdicts.tsv").read_text(encoding="utf-8").splitlines()[1:]
    verdicts = [row.split("\t")[1] for row in rows]
    known = figures("chameleon")
    assert known.deals == len(verdicts)
    assert known.winnable == verdicts.count("won")
    assert known.lost >= verdicts.count("lost")


def test_figures_that_do_not_add_up_are_refused() -> None:
    with pytest.raises(ValueError, match="do not add up"):
        Figures(100, 50, 40, 5)


def moving(game: str, name: str) -> tuple[Position, Move]:
    shown = example(game, name)
    assert shown.move is not None
    return shown.position, shown.move


@pytest.mark.parametrize("game", GAMES)
def test_the_examples_show_what_they_are_about(game: str) -> None:
    position, move = moving(game, "wrap")
    below = position.top(move.target)
    assert below is not None
    assert (position.cards(move.source)[-move.length].rank, below.rank) == (13, 1)
    position, move = moving(game, "run")
    assert 1 < move.length < len(position.cards(move.source))
    position, move = moving(game, "fill")
    _, fill, *_ = position.apply(move)[1]
    assert (fill.kind, fill.source) == (StepKind.FILL, RESERVE)
    position, move = moving(game, "jack")
    assert position.base == 11
    assert move.target.kind is PlaceKind.FOUNDATION
    assert example(game, "deal").move is None


def test_a_card_comes_back_in_kansas() -> None:
    position, move = moving(KANSAS.name, "back")
    assert move.source.kind is PlaceKind.FOUNDATION
    assert position.is_legal(move)


def test_html_has_an_anchor_for_each_block_and_a_link_for_each_example() -> None:
    said = speak_page(PAGES["rules"], "kansas")
    text = html(said, lambda _: (300, 200), "Show me")
    assert [int(number) for number in re.findall(r'name="b(\d+)"', text)] == list(
        range(len(said.blocks))
    )
    assert re.findall(r'href="show:(\w+)"', text) == ["back", "wrap", "run", "fill"]
    assert "<script" not in html(said._replace(title="<script>"), lambda _: (1, 1), "")


@pytest.mark.parametrize("page", PAGE_NAMES)
def test_the_command_prints_a_page(
    qapp: object, speaking: Speak, capsys: pytest.CaptureFixture[str], page: str
) -> None:
    speaking("de")
    assert run(["help", "--language", "de", "--game", "kansas", page]) == 0
    printed = capsys.readouterr().out
    assert printed == plain_text(speak_page(PAGES[page], "kansas"))


def test_another_page_is_refused(qapp: object, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        run(["help", "cheating"])
    assert "glossary" in capsys.readouterr().err
