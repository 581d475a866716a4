"""The accounts of players, and who is signed in. Each function is one part of a transaction."""

from __future__ import annotations

import sqlite3
from dataclasses import dataclass, field
from datetime import UTC, date, datetime

from chameleon_qt.players import passwords, rows
from chameleon_qt.players.errors import Reason, RefusedError
from chameleon_qt.players.names import clean_name, name_key, shown_name


@dataclass(frozen=True, slots=True)
class Account:
    """A player. The name is kept out of `repr`, and so out of logs."""

    id: int
    """Never given to another player."""
    name: str = field(repr=False)
    has_password: bool
    created: datetime


@dataclass(frozen=True, slots=True)
class Goes:
    """What is removed together with an account."""

    games: int
    """Games that were played."""
    won: int
    days: int
    """Days of the daily board that were played."""


def all_accounts(connection: sqlite3.Connection) -> list[Account]:
    """All accounts, by name."""
    found = connection.execute("SELECT id, name, password, created FROM account ORDER BY key")
    return [_account(row) for row in found]


def fetch(connection: sqlite3.Connection, identity: int) -> Account:
    """The account with this id; raises `RefusedError` if it has been removed."""
    query = "SELECT id, name, password, created FROM account WHERE id = ?"
    row = connection.execute(query, (identity,)).fetchone()
    if row is None:
        raise RefusedError(Reason.NO_PLAYER)
    return _account(row)


def find(connection: sqlite3.Connection, name: str) -> Account | None:
    """The account with this name, whatever its case."""
    key = name_key(" ".join(name.split()))
    row = connection.execute("SELECT id FROM account WHERE key = ?", (key,)).fetchone()
    return None if row is None else fetch(connection, row[0])


def create(
    connection: sqlite3.Connection, name: str, password_hash: str | None, now: datetime
) -> Account:
    """Make an account; raises `RefusedError` if the name cannot be had."""
    name = clean_name(name)
    _must_be_free(connection, name, None)
    cursor = connection.execute(
        "INSERT INTO account (name, key, password, created) VALUES (?, ?, ?, ?)",
        (name, name_key(name), password_hash, rows.to_time(now)),
    )
    return fetch(connection, cursor.lastrowid or 0)


def rename(connection: sqlite3.Connection, identity: int, name: str) -> Account:
    """Give an account another name; raises `RefusedError` if it cannot be had."""
    name = clean_name(name)
    _must_be_free(connection, name, identity)
    values = (name, name_key(name), identity)
    connection.execute("UPDATE account SET name = ?, key = ? WHERE id = ?", values)
    return fetch(connection, identity)


def set_password(connection: sqlite3.Connection, identity: int, password_hash: str | None) -> None:
    """Keep another hash, or none; whoever did not ask to stay signed in will be asked for it."""
    values = (password_hash, identity)
    connection.execute("UPDATE account SET password = ? WHERE id = ?", values)
    if password_hash is not None:
        connection.execute("DELETE FROM current WHERE account = ? AND NOT stay", (identity,))


@dataclass(frozen=True, slots=True)
class Try:
    """A password may be tried against `kept`, None if there is none, after `wait` seconds."""

    kept: str | None
    wait: int = 0


def claim_try(connection: sqlite3.Connection, identity: int, now: datetime) -> Try:
    """Begin to try a password; unless there is a wait, it counts as a wrong one at once.

    So a program that is killed meanwhile gains no tries. A clock set back begins the wait anew.
    """
    query = "SELECT password, wrong, wrong_at FROM account WHERE id = ?"
    row = connection.execute(query, (identity,)).fetchone()
    if row is None:
        raise RefusedError(Reason.NO_PLAYER)
    kept, wrong, wrong_at = row
    if kept is None:
        return Try(None)
    seconds = rows.to_time(now) // 1_000_000
    since = min(wrong_at or 0, seconds)
    wait = passwords.wait_after(wrong) - (seconds - since)
    if wait <= 0:
        wrong, since = min(wrong + 1, 1000), seconds
    values = (wrong, since, identity)
    connection.execute("UPDATE account SET wrong = ?, wrong_at = ? WHERE id = ?", values)
    return Try(kept, max(0, wait))


def forgive(connection: sqlite3.Connection, identity: int, renewed: str | None = None) -> None:
    """Forget the wrong passwords, after a right one; keep its `renewed` hash if there is one."""
    connection.execute(
        "UPDATE account SET wrong = 0, wrong_at = NULL, password = coalesce(?, password) "
        "WHERE id = ? AND password IS NOT NULL",
        (renewed, identity),
    )


def set_current(connection: sqlite3.Connection, identity: int | None, *, stay: bool) -> None:
    """Remember who is signed in: whoever has no password, or asked to stay."""
    connection.execute("DELETE FROM current")
    if identity is not None and (stay or not fetch(connection, identity).has_password):
        connection.execute("INSERT INTO current VALUES (1, ?, ?)", (identity, int(stay)))


def current(connection: sqlite3.Connection) -> Account | None:
    """Who was signed in when the program ended, if that is remembered."""
    row = connection.execute("SELECT account, stay FROM current").fetchone()
    if row is None:
        return None
    account = fetch(connection, row[0])
    return account if row[1] or not account.has_password else None


def what_goes(connection: sqlite3.Connection, identity: int) -> Goes:
    """What removing the account would remove with it."""
    query = (
        "SELECT count(*), coalesce(sum(outcome = 'won'), 0), count(DISTINCT daily) "
        f"FROM game WHERE player = ? AND {rows.PLAYED}"
    )
    return Goes(*connection.execute(query, (identity,)).fetchone())


def remove(connection: sqlite3.Connection, identity: int) -> None:
    """Remove an account with its games."""
    connection.execute("DELETE FROM account WHERE id = ?", (identity,))


def latest_day(connection: sqlite3.Connection, identity: int, today: date) -> date:
    """The latest day that this player has seen, today included, which is kept."""
    query = "SELECT latest_day FROM account WHERE id = ?"
    row = connection.execute(query, (identity,)).fetchone()
    if row is None:
        raise RefusedError(Reason.NO_PLAYER)
    try:
        latest = max(today, date.fromisoformat(row[0] or ""))
    except ValueError:
        latest = today
    if latest.isoformat() != row[0]:
        values = (latest.isoformat(), identity)
        connection.execute("UPDATE account SET latest_day = ? WHERE id = ?", values)
    return latest


def _account(row: rows.Row) -> Account:
    identity, name, password, created = row
    try:
        moment = rows.from_time(created)
    except (OverflowError, TypeError):  # a damaged file may hold anything
        moment = datetime(1970, 1, 1, tzinfo=UTC)
    return Account(identity, shown_name(str(name)), password is not None, moment)


def _must_be_free(connection: sqlite3.Connection, name: str, owner: int | None) -> None:
    query = "SELECT id FROM account WHERE key = ?"
    row = connection.execute(query, (name_key(name),)).fetchone()
    if row is not None and row[0] != owner:
        raise RefusedError(Reason.NAME_TAKEN)
