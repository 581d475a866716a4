"""Everything that can be asked of players, games and the daily board. One thread at a time.

The file is opened with the first call. Every call is one transaction, or none where it fails. It
raises `RefusedError` for what cannot be, and `StorageError` when the database cannot be used now.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, date, datetime
from pathlib import Path
from sqlite3 import Connection

from chameleon_qt.players import accounts, board, exchange, passwords, rows, selection, statistics
from chameleon_qt.players.accounts import Account, Goes
from chameleon_qt.players.board import Day, Streaks
from chameleon_qt.players.database import Database
from chameleon_qt.players.errors import PlayersError, Reason, RefusedError
from chameleon_qt.players.records import GameRecord
from chameleon_qt.players.schema import MIGRATIONS, Migrations
from chameleon_qt.players.selection import Filter
from chameleon_qt.players.statistics import Summary


def local_now() -> datetime:
    """The time, aware, in the local zone."""
    return datetime.now(UTC).astimezone()


@dataclass(frozen=True, slots=True)
class Imported:
    """What came of an import."""

    added: int
    kept: int
    """Games that were there already, and stay as they were."""


class Store:
    """The players' database in a folder, which is made where it is missing."""

    def __init__(
        self,
        folder: Path,
        now: Callable[[], datetime] = local_now,
        migrations: Migrations = MIGRATIONS,
    ) -> None:
        """`now` tells the time and the local zone; it may be set back at any moment."""
        self._database = Database(folder, migrations)
        self._now = now

    # The database

    def open(self) -> None:
        """Open the file now instead of with the first call."""
        self._database.read(lambda _: None)

    def take_notices(self) -> list[PlayersError]:
        """What the player should hear, once: that a damaged database was set aside."""
        notices, self._database.notices = self._database.notices, []
        return notices

    def back_up_daily(self) -> bool:
        """Make a backup if the newest is a day old; whether one was made."""
        return self._database.back_up()

    def stop(self) -> None:
        """End what another thread is doing here with `Reason.STOPPED`, soon."""
        self._database.stop()

    def close(self) -> None:
        """Close the file."""
        self._database.close()

    # Games

    def put(self, record: GameRecord) -> bool:
        """Keep the present state of a game, as often as wanted; see `records.merged`.

        False, and nothing is kept, if its player has been removed.
        """
        return self._database.write(lambda c: rows.put(c, record))

    def game(self, identity: str) -> GameRecord | None:
        """The game with this id."""
        return self._database.read(lambda c: rows.fetch(c, identity))

    def games(self, which: Filter) -> list[GameRecord]:
        """The selected games in the order in which they were dealt."""
        return self._database.read(lambda c: selection.select(c, which))

    def summary(self, which: Filter) -> Summary:
        """The figures of the selected games."""
        return self._database.read(lambda c: statistics.summarize(c, which))

    def reset(self, player: int | None) -> int:
        """Remove all games of a player, None for guests, from backups too; how many."""
        count = self._database.write(lambda c: selection.reset(c, player))
        self._database.forget_backups()
        return count

    def export_csv(self, which: Filter) -> bytes:
        """The selected games as a table."""
        return exchange.to_csv(self.games(which))

    def export_json(self, which: Filter) -> bytes:
        """The selected games as JSON."""
        return exchange.to_json(self.games(which))

    def import_games(self, data: bytes, player: int | None) -> Imported:
        """Add the games of an exported list, of either form, to those of `player`: all or none."""
        records = exchange.read(data, player, lambda: self._database.is_stopped)

        def add(c: Connection) -> int:
            if player is not None:
                accounts.fetch(c, player)
            return sum(rows.insert(c, record) for record in records)

        added = self._database.write(add)
        return Imported(added, len(records) - added)

    # Players

    def accounts(self) -> list[Account]:
        """All players by name."""
        return self._database.read(accounts.all_accounts)

    def account(self, identity: int) -> Account:
        """The player with this id."""
        return self._database.read(lambda c: accounts.fetch(c, identity))

    def find(self, name: str) -> Account | None:
        """The player with this name, in whatever case."""
        return self._database.read(lambda c: accounts.find(c, name))

    def create(self, name: str, password: str | None = None) -> Account:
        """Make an account; it is not signed in by that."""
        kept = passwords.hashed(password)
        return self._database.write(lambda c: accounts.create(c, name, kept, self._utc()))

    def sign_in(self, identity: int, password: str | None = None, *, stay: bool = False) -> Account:
        """Check the password and remember who plays, if `stay` or if there is no password.

        After three wrong passwords each further one makes the next wait longer, up to a minute.
        """
        self._check(identity, password)

        def sign_in(c: Connection) -> Account:
            account = accounts.fetch(c, identity)
            accounts.set_current(c, identity, stay=stay)
            accounts.latest_day(c, identity, self._today())
            return account

        return self._database.write(sign_in)

    def sign_out(self) -> None:
        """Remember nobody."""
        self._database.write(lambda c: accounts.set_current(c, None, stay=False))

    def current(self) -> Account | None:
        """Who signed in last and is remembered; for the start of the program."""
        return self._database.read(accounts.current)

    def rename(self, identity: int, name: str) -> Account:
        """Give a player another name."""
        return self._database.write(lambda c: accounts.rename(c, identity, name))

    def change_password(self, identity: int, old: str | None, new: str | None) -> Account:
        """Replace the password, or take it away with None; `old` is checked if there is one."""
        kept = passwords.hashed(new)
        self._check(identity, old)

        def change(c: Connection) -> Account:
            accounts.set_password(c, identity, kept)
            return accounts.fetch(c, identity)

        return self._database.write(change)

    def what_goes(self, identity: int) -> Goes:
        """What `remove` would remove."""
        return self._database.read(lambda c: accounts.what_goes(c, identity))

    def remove(self, identity: int, password: str | None = None) -> None:
        """Remove a player with all games, from backups too; the password is checked if set."""
        self._check(identity, password)
        self._database.write(lambda c: accounts.remove(c, identity))
        self._database.forget_backups()

    # The daily board

    def begin_day(self, player: int, day: date) -> bool:
        """Before the board of `day` is dealt: whether it is late, to be put into its record."""
        return self._database.write(lambda c: board.begin(c, player, day, self._today()))

    def month(self, player: int, year: int, month: int) -> list[Day]:
        """All days of a month, in order."""
        return self._database.read(lambda c: board.month(c, player, year, month, self._today()))

    def streaks(self, player: int) -> Streaks:
        """Days in a row won on time, up to now and at best."""
        return self._database.read(lambda c: board.streaks(c, player, self._today()))

    def result_of(self, player: int, day: date) -> GameRecord | None:
        """The game that decides how a day went, None if it was not played."""
        return self._database.read(lambda c: board.result_of(c, player, day))

    def _check(self, identity: int, password: str | None) -> None:
        claimed = self._database.write(lambda c: accounts.claim_try(c, identity, self._utc()))
        if claimed.wait:
            raise RefusedError(Reason.PASSWORD_WAIT, seconds=claimed.wait)
        if claimed.kept is None:
            return
        if not passwords.is_right(password or "", claimed.kept):
            raise RefusedError(Reason.PASSWORD_WRONG)
        renewed = passwords.hashed(password) if passwords.is_outdated(claimed.kept) else None
        self._database.write(lambda c: accounts.forgive(c, identity, renewed))

    def _utc(self) -> datetime:
        return self._now().astimezone(UTC)

    def _today(self) -> date:
        return self._now().date()
