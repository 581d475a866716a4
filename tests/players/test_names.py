"""What a player may be called."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chameleon_qt.players.errors import Reason, RefusedError
from chameleon_qt.players.names import MOST_LETTERS, clean_name, name_key, shown_name


@pytest.mark.parametrize(
    ("text", "name"),
    [
        (" Ada ", "Ada"),
        ("Anne\u00a0 Marie", "Anne Marie"),
        ("Zoe\u0308", "Zoë"),
        ("\u0645\u06cc\u200c\u062e", "\u0645\u06cc\u200c\u062e"),
        ("=1+1", "=1+1"),
        ("x" * MOST_LETTERS, "x" * MOST_LETTERS),
        ("Ada\nLovelace", "Ada Lovelace"),
    ],
)
def test_a_name_is_trimmed_and_composed(text: str, name: str) -> None:
    assert clean_name(text) == name


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", Reason.NAME_EMPTY),
        (" \t\u3000", Reason.NAME_EMPTY),
        ("\u200d", Reason.NAME_EMPTY),
        ("x" * (MOST_LETTERS + 1), Reason.NAME_TOO_LONG),
        ("a\x00b", Reason.NAME_SIGNS),
        ("a\x1bb", Reason.NAME_SIGNS),
        ("a\u202eb", Reason.NAME_SIGNS),
        ("a\ud800b", Reason.NAME_SIGNS),
        ("a\ufeffb", Reason.NAME_SIGNS),
    ],
)
def test_what_is_no_name_is_refused(text: str, reason: Reason) -> None:
    with pytest.raises(RefusedError) as caught:
        clean_name(text)
    assert caught.value.reason is reason


@given(st.text(max_size=60))
def test_a_clean_name_stays_as_it_is(text: str) -> None:
    try:
        name = clean_name(text)
    except RefusedError:
        return
    assert clean_name(name) == name == shown_name(name)
    assert unicodedata.is_normalized("NFC", name)
    assert 1 <= len(name) <= MOST_LETTERS
    assert name_key(name) == name_key(name.upper().lower()) or "İ" in name or "ı" in name
    assert name_key(name_key(name)) == name_key(name)
