"""Which games are meant: those of one player, perhaps of one game and one period."""

from __future__ import annotations

import sqlite3
from dataclasses import dataclass
from datetime import datetime

from chameleon_qt.players import rows
from chameleon_qt.players.records import GameRecord


@dataclass(frozen=True, slots=True)
class Filter:
    """Selects games by when they were dealt: from `since` on and before `until`, both aware."""

    player: int | None
    """The account; None selects the games of guests."""
    game: str | None = None
    """``chameleon``, ``kansas``, or both."""
    since: datetime | None = None
    until: datetime | None = None

    def where(self) -> tuple[str, rows.Row]:
        """The condition in SQL, and its values."""
        conditions: list[str] = ["player IS ?"]
        values: list[object] = [self.player]
        for condition, value in (
            ("game = ?", self.game),
            ("begun >= ?", self.since and rows.to_time(self.since)),
            ("begun < ?", self.until and rows.to_time(self.until)),
        ):
            if value is not None:
                conditions.append(condition)
                values.append(value)
        return " AND ".join(conditions), tuple(values)


def select(connection: sqlite3.Connection, selection: Filter) -> list[GameRecord]:
    """The games in the order in which they were dealt."""
    where, values = selection.where()
    query = f"SELECT {rows.COLUMNS} FROM game WHERE {where} ORDER BY begun, id"
    return list(rows.records_of(connection.execute(query, values)))


def reset(connection: sqlite3.Connection, player: int | None) -> int:
    """Remove all games of a player, or of guests; how many."""
    return connection.execute("DELETE FROM game WHERE player IS ?", (player,)).rowcount
