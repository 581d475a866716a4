"""Lists of games as CSV and JSON: written, read back, and refused by game and field."""

from __future__ import annotations

import csv
import io
import json
import random
from collections.abc import Callable
from dataclasses import replace
from datetime import date, timedelta
from typing import Any

import pytest
from hypothesis import given, settings

from chameleon_qt.players import exchange
from chameleon_qt.players.errors import Reason, RefusedError, StorageError
from chameleon_qt.players.exchange import read, to_csv, to_json
from chameleon_qt.players.fields import FIELDS
from chameleon_qt.players.records import GameRecord, Outcome
from chameleon_qt.players.selection import Filter
from chameleon_qt.players.store import Imported, Store
from tests.players.making import BEGUN, board_game, record, states, won

GAMES = [
    won(1, winnable=True, undos=3),
    record(2, number=None, outcome=Outcome.STUCK, ended=BEGUN),
    record(3, game="kansas", outcome=Outcome.SOLVED, solution_shown=True, hints=1),
    record(4, begun=BEGUN + timedelta(microseconds=123456), winnable=False),
]
WRITERS = [to_csv, to_json]
Writer = Callable[[list[GameRecord]], bytes]


@pytest.mark.parametrize("write", WRITERS)
def test_what_is_written_is_read_back(write: Writer) -> None:
    assert read(write(GAMES), None) == GAMES
    assert read(write([]), None) == []


@settings(max_examples=50)
@given(states())
def test_every_state_is_read_back(state: GameRecord) -> None:
    for write in (to_csv, to_json):
        assert read(write([state]), None) == [state]


def test_the_forms_are_frozen() -> None:
    assert to_csv(GAMES[2:3]).decode().splitlines() == [
        "id,game,deal,number,begun,ended,seconds,moves,undos,hints,solution_shown,winnable,"
        "outcome,daily,late",
        f"0000000000000003,kansas,{GAMES[2].deal},3,2026-03-09T11:03:00Z,2026-03-09T11:08:00Z,"
        "300,40,0,1,true,,solved,,false",
    ]
    assert json.loads(to_json(GAMES[:1])) == {
        "format": "Chameleon Qt games",
        "version": 1,
        "games": [
            {
                "id": "0000000000000001",
                "game": "chameleon",
                "deal": GAMES[0].deal,
                "number": 1,
                "begun": "2026-03-09T11:01:00Z",
                "ended": "2026-03-09T11:06:00Z",
                "seconds": 300,
                "moves": 40,
                "undos": 3,
                "hints": 0,
                "solution_shown": False,
                "winnable": True,
                "outcome": "won",
                "daily": None,
                "late": False,
            }
        ],
    }


@settings(max_examples=50)
@given(states())
def test_no_value_is_a_formula(state: GameRecord) -> None:
    for row in csv.reader(io.StringIO(to_csv([state]).decode())):
        assert not any(value.startswith(("=", "+", "-", "@", "\t", "\r")) for value in row)


def test_a_spreadsheets_signs_do_no_harm() -> None:
    text = to_csv(GAMES).decode().replace("true", "TRUE").replace("false", "FALSE")
    lines = ["\ufeff" + text, text.replace("\r\n", "\n"), text + "\r\n\r\n"]
    for changed in lines:
        assert read(changed.encode(), None) == GAMES


def test_fields_may_come_in_another_order() -> None:
    rows = list(csv.reader(io.StringIO(to_csv(GAMES).decode())))
    text = "\n".join(",".join(reversed(row)) for row in rows)
    assert read(text.encode(), None) == GAMES


@pytest.mark.parametrize("write", WRITERS)
def test_games_go_to_the_player_who_asks(store: Store, ada: int, write: Writer) -> None:
    day = date(2026, 3, 9)
    daily = board_game(7, ada, day, late=True)
    assert store.import_games(write([*GAMES, daily]), ada) == Imported(5, 0)
    assert store.result_of(ada, day) == daily
    assert store.games(Filter(None)) == []
    bob = store.create("Bob").id
    assert store.import_games(write([*GAMES, daily]), bob) == Imported(0, 5)
    assert read(write([daily]), None) == [replace(daily, player=None, daily=None, late=False)]


def test_what_is_there_stays_as_it_is(store: Store) -> None:
    store.put(GAMES[0])
    other = replace(GAMES[0], seconds=1)
    assert store.import_games(to_json([other, GAMES[1], GAMES[1]]), None) == Imported(1, 2)
    assert store.game(GAMES[0].id) == GAMES[0]
    assert store.export_csv(Filter(None)) == to_csv(GAMES[:2])
    assert store.export_json(Filter(None)) == to_json(GAMES[:2])


def changed(**fields: Any) -> bytes:
    """A list of two games, the second with other values."""
    whole = json.loads(to_json(GAMES[:2]))
    whole["games"][1].update(fields)
    return json.dumps(whole).encode()


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("id", "x"),
        ("id", 7),
        ("game", None),
        ("game", "=1+1"),
        ("deal", GAMES[0].deal[:-2] + "7H"),
        ("number", 5),
        ("number", 2**31),
        ("number", [1]),
        ("begun", "2026-03-09T11:03:00"),
        ("begun", "yesterday"),
        ("begun", "0001-01-01T00:00:00+10:00"),
        ("begun", "9999-12-31T23:00:00-10:00"),
        ("ended", 5.0),
        ("seconds", -1),
        ("seconds", 10**9 + 1),
        ("seconds", 10**12),
        ("moves", 3.5),
        ("moves", True),
        ("undos", "1e3"),
        ("hints", "+1"),
        ("solution_shown", 1),
        ("winnable", "maybe"),
        ("outcome", "lost"),
        ("daily", "2026-13-01"),
        ("daily", "2026-03-09"),  # with the cards of another day
        ("late", None),
        ("late", True),
    ],
)
def test_a_wrong_value_is_refused_by_game_and_field(
    store: Store, ada: int, field: str, value: Any
) -> None:
    with pytest.raises(RefusedError) as caught:
        store.import_games(changed(**{field: value}), ada)
    assert caught.value.reason is Reason.IMPORT_FIELD
    assert caught.value.details == {"entry": 2, "field": field}
    assert store.games(Filter(ada)) == []


CSV_HEAD = ",".join(FIELDS)


@pytest.mark.parametrize(
    ("data", "reason", "details"),
    [
        (b"", Reason.IMPORT_UNKNOWN, {}),
        (b"\xff\xfe{\x00}\x00", Reason.IMPORT_UNKNOWN, {}),
        (b"name,score\n", Reason.IMPORT_UNKNOWN, {}),
        (CSV_HEAD.encode("utf-16"), Reason.IMPORT_UNKNOWN, {}),
        ((CSV_HEAD + "\n1,2\n").encode(), Reason.IMPORT_LINE, {"line": 2}),
        ((CSV_HEAD + '\n\n"1').encode(), Reason.IMPORT_LINE, {"line": 3}),
        ((CSV_HEAD + "\n" + "x" * 200_000).encode(), Reason.IMPORT_LINE, {"line": 2}),
        (b"{}", Reason.IMPORT_UNKNOWN, {}),
        (b'{\n"format": ', Reason.IMPORT_LINE, {"line": 2}),
        (b'{"format": "Chameleon Qt games"}', Reason.IMPORT_UNKNOWN, {}),
        (b'{"format": "Chameleon Qt games", "version": 1, "games": {}}', Reason.IMPORT_UNKNOWN, {}),
        (
            b'{"format": "Chameleon Qt games", "version": 2}',
            Reason.IMPORT_NEWER,
            {"version": 2, "newest": 1},
        ),
        (
            b'{"format": "Chameleon Qt games", "version": 1, "games": [5]}',
            Reason.IMPORT_FIELD,
            {"entry": 1, "field": "late"},
        ),
        (b'{"a": ' + b"[" * 100_000, Reason.IMPORT_UNKNOWN, {}),
        (b'{"a": ' + b"9" * 100_000 + b"}", Reason.IMPORT_UNKNOWN, {}),
    ],
)
def test_what_is_no_list_is_refused(
    data: bytes, reason: Reason, details: dict[str, object]
) -> None:
    with pytest.raises(RefusedError) as caught:
        read(data, None)
    assert (caught.value.reason, caught.value.details) == (reason, details)


def test_a_list_without_end_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    data = to_csv(GAMES)
    for limit, value in (("MOST_GAMES", 3), ("MOST_BYTES", len(data) - 1)):
        with monkeypatch.context() as patch:
            patch.setattr(exchange, limit, value)
            with pytest.raises(RefusedError) as caught:
                read(data, None)
        assert caught.value.reason is Reason.IMPORT_TOO_LARGE


def test_a_stopped_import_adds_nothing(store: Store) -> None:
    store.open()
    store.stop()
    with pytest.raises(StorageError) as caught:
        store.import_games(to_csv(GAMES), None)
    assert caught.value.reason is Reason.STOPPED


@pytest.mark.parametrize("write", WRITERS)
def test_500_mutated_lists_are_refused_or_read(write: Writer) -> None:
    chance = random.Random(617)
    good = write(GAMES)
    read_well = 0
    for _ in range(500):
        data = bytearray(good)
        for _ in range(chance.choice([1, 1, 2, 8])):
            at = chance.randrange(len(data))
            match chance.randrange(4):
                case 0:
                    data[at] ^= 1 << chance.randrange(8)
                case 1:
                    del data[at : at + chance.randrange(1, 60)]
                case 2:
                    data[at:at] = chance.choice([b"9" * 5000, b"\x00", b'"', b",", b"\xff", b"\n"])
                case 3:
                    other = chance.randrange(len(data))
                    data[at], data[other] = data[other], data[at]
            if not data:
                break
        try:
            games = read(bytes(data), None)
        except RefusedError:
            continue
        read_well += 1
        assert all(isinstance(game, GameRecord) for game in games)
    assert read_well < 250
