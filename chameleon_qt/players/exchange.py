"""Lists of games as CSV and JSON, written for other programs and read back.

Both are UTF-8 and hold one game a line with the same fields; nothing in them names a player, and
no value can be taken for a formula by a spreadsheet. A list is read for the player who asks.
"""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Callable, Iterable, Iterator, Mapping

from chameleon_qt.engine.daily import daily_deal
from chameleon_qt.engine.deal import Deal
from chameleon_qt.players.errors import Reason, RefusedError, StorageError
from chameleon_qt.players.fields import FIELDS, record_of, values_of
from chameleon_qt.players.records import GameRecord

FORMAT = "Chameleon Qt games"
VERSION = 1
MOST_BYTES = 128 * 1024 * 1024
MOST_GAMES = 200_000
"""More than a game every half an hour for ten years."""


def to_csv(records: Iterable[GameRecord]) -> bytes:
    """A table with a line of headings."""
    text = io.StringIO(newline="")
    writer = csv.writer(text)
    writer.writerow(FIELDS)
    for record in records:
        values = values_of(record).values()
        writer.writerow(
            str(value).lower() if isinstance(value, bool) else value for value in values
        )
    return text.getvalue().encode("ascii")


def to_json(records: Iterable[GameRecord]) -> bytes:
    """An object with `format`, `version` and the list `games`."""
    head = f'{{"format": {json.dumps(FORMAT)}, "version": {VERSION}, "games": ['
    games = ",\n".join(json.dumps(values_of(record)) for record in records)
    return f"{head}\n{games}\n]}}\n".encode("ascii")


def read(data: bytes, player: int | None, stopped: Callable[[], bool] = bool) -> list[GameRecord]:
    """The games of a list in either form, as games of `player`; every one is checked.

    Raises `RefusedError` that names the game and the field, and `StorageError`
    (`Reason.STOPPED`) soon after `stopped` says so. A guest's games are of no daily board.
    """
    if len(data) > MOST_BYTES:
        raise _too_large()
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise RefusedError(Reason.IMPORT_UNKNOWN) from None
    rows = _json_rows(text) if text.lstrip()[:1] == "{" else _csv_rows(text)
    records = []
    for entry, row in enumerate(rows, 1):
        if entry > MOST_GAMES:
            raise _too_large()
        if stopped():
            raise StorageError(Reason.STOPPED)
        try:
            record = record_of(row, player)
            _check_deal(record)
        except RefusedError as error:
            field = error.details["field"]
            raise RefusedError(Reason.IMPORT_FIELD, entry=entry, field=field) from None
        records.append(record)
    return records


def _csv_rows(text: str) -> Iterator[Mapping[str, object]]:
    reader = csv.reader(io.StringIO(text, newline=""), strict=True)
    try:
        heads = next(reader, [])
        if sorted(heads) != sorted(FIELDS):
            raise RefusedError(Reason.IMPORT_UNKNOWN)
        for row in reader:
            if row and len(row) != len(heads):
                raise RefusedError(Reason.IMPORT_LINE, line=reader.line_num)
            if row:
                yield dict(zip(heads, row, strict=True))
    except csv.Error:
        raise RefusedError(Reason.IMPORT_LINE, line=reader.line_num) from None


def _json_rows(text: str) -> Iterator[Mapping[str, object]]:
    try:
        whole = json.loads(text)
    except json.JSONDecodeError as error:
        raise RefusedError(Reason.IMPORT_LINE, line=error.lineno) from None
    except (ValueError, RecursionError):  # a number of thousands of digits; brackets without end
        raise RefusedError(Reason.IMPORT_UNKNOWN) from None
    if not isinstance(whole, dict) or whole.get("format") != FORMAT:
        raise RefusedError(Reason.IMPORT_UNKNOWN)
    version, games = whole.get("version"), whole.get("games")
    if isinstance(version, int) and version > VERSION:
        raise RefusedError(Reason.IMPORT_NEWER, version=version, newest=VERSION)
    if version != VERSION or not isinstance(games, list):
        raise RefusedError(Reason.IMPORT_UNKNOWN)
    for game in games:
        yield game if isinstance(game, dict) else {}


def _check_deal(record: GameRecord) -> None:
    """Whether number and day belong to the cards."""
    if record.number is not None and str(Deal.numbered(record.number)) != record.deal:
        raise RefusedError(Reason.RECORD, field="number")
    if record.daily is not None and str(daily_deal(record.daily)) != record.deal:
        raise RefusedError(Reason.RECORD, field="daily")


def _too_large() -> RefusedError:
    return RefusedError(Reason.IMPORT_TOO_LARGE, most=MOST_BYTES, games=MOST_GAMES)
