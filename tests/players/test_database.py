"""The database file: new, old, newer, damaged, linked, missing, locked, full."""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from chameleon_qt.players import backups, connection, files
from chameleon_qt.players.database import Database
from chameleon_qt.players.errors import PlayersError, Reason, StorageError
from chameleon_qt.players.files import Files, is_own
from chameleon_qt.players.schema import APPLICATION, MIGRATIONS
from chameleon_qt.players.selection import Filter
from chameleon_qt.players.store import Store
from tests.conftest import DATA
from tests.players.making import NEXT, Clock, board_game, opened, record, won

GUESTS = Filter(None)
GOLDEN = DATA / "players" / "version-1.sql"


@pytest.fixture
def main(folder: Path) -> Path:
    return folder / "players.sqlite3"


def reasons(notices: list[PlayersError]) -> list[Reason]:
    return [notice.reason for notice in notices]


def failing(call: Callable[[], object]) -> Reason:
    with pytest.raises(StorageError) as caught:
        call()
    assert caught.value.__suppress_context__  # SQLite's own text may hold a path
    return caught.value.reason


def filled(folder: Path) -> None:
    """A closed database with a player and two games, one newer than the backup."""
    store = Store(folder, Clock())
    ada = store.create("Ada").id
    store.put(won(1, player=ada))
    assert store.back_up_daily()
    store.put(won(2, player=ada))
    bob = store.create("Bob").id
    store.put(record(3, player=bob))
    store.close()


# --- what is in the folder -------------------------------------------------------------------


def test_the_folder_is_made_with_the_first_call(folder: Path, main: Path) -> None:
    store = Store(folder)
    assert not folder.exists()
    store.open()
    assert main.is_file()
    assert store.take_notices() == []
    store.close()
    assert sorted(path.name for path in folder.iterdir()) == ["players.lock", "players.sqlite3"]


def test_the_file_is_ours_and_guards_itself(store: Store, main: Path, ada: int) -> None:
    store.put(record())
    with opened(main) as other:
        for pragma, value in (
            ("application_id", APPLICATION),
            ("user_version", len(MIGRATIONS)),
            ("journal_mode", "wal"),
        ):
            assert other.execute(f"PRAGMA {pragma}").fetchone() == (value,)
        for change in ("moves = -1", "moves = 'x'", "outcome = 'lost'", "id = 'g'", "late = 1"):
            with pytest.raises(sqlite3.IntegrityError):
                other.execute(f"UPDATE game SET {change}")
        other.execute("PRAGMA foreign_keys = ON")
        with pytest.raises(sqlite3.IntegrityError):
            other.execute("UPDATE game SET player = 99")


def test_two_stores_see_each_others_games(store: Store, folder: Path) -> None:
    other = Store(folder)
    store.put(record(1))
    other.put(won(2))
    assert store.games(GUESTS) == other.games(GUESTS) == [record(1), won(2)]
    other.close()


def test_a_failed_call_changes_nothing(folder: Path) -> None:
    database = Database(folder)

    def half(c: sqlite3.Connection) -> None:
        c.execute("INSERT INTO account (name, key, created) VALUES ('a', 'a', 0)")
        raise KeyError

    with pytest.raises(KeyError):
        database.write(half)
    assert database.read(lambda c: c.execute("SELECT count(*) FROM account").fetchone()) == (0,)
    database.close()
    database.close()


# --- versions --------------------------------------------------------------------------------


def test_version_1_is_frozen_and_can_still_be_read(folder: Path, main: Path) -> None:
    folder.mkdir(parents=True)
    with opened(main) as golden:
        golden.executescript(GOLDEN.read_text(encoding="utf-8"))
    store = Store(folder, Clock())
    ada = store.find("ada")
    assert ada is not None
    assert store.games(Filter(ada.id)) == [
        won(1, player=ada.id, winnable=True),
        board_game(2, ada.id, Clock()().date(), late=True),
    ]
    assert store.games(GUESTS) == [record(3, number=None, game="kansas")]
    assert store.take_notices() == []
    store.close()


def test_an_old_database_is_backed_up_and_migrated(folder: Path, main: Path) -> None:
    filled(folder)
    store = Store(folder, migrations=NEXT)
    assert len(store.games(Filter(1))) == 2
    store.close()
    with opened(main) as other:
        assert other.execute("SELECT game FROM mark").fetchall() == [(won(1).id,), (won(2).id,)]
    newest = Files(folder).backups()[0]
    with opened(newest) as backup:
        assert backup.execute("PRAGMA user_version").fetchone() == (1,)
        assert backup.execute("SELECT count(*) FROM game").fetchone() == (3,)


def test_a_migration_that_fails_leaves_all_as_it_was(folder: Path, main: Path) -> None:
    filled(folder)
    bad = (*MIGRATIONS, ("CREATE TABLE other (a)", "INSERT INTO nowhere VALUES (1)"))
    store = Store(folder, migrations=bad)
    failing(store.open)
    good = Store(folder)
    assert len(good.games(Filter(1))) == 2
    good.close()


def test_a_newer_database_is_refused_and_untouched(folder: Path, main: Path) -> None:
    store = Store(folder, migrations=NEXT)
    store.put(won())
    store.close()
    before = main.read_bytes()
    older = Store(folder)
    with pytest.raises(StorageError) as caught:
        older.games(GUESTS)
    assert caught.value.reason is Reason.NEWER
    assert caught.value.details == {"version": 2, "newest": 1}
    older.close()
    assert main.read_bytes() == before
    assert not list(folder.glob("players.damaged-*"))


# --- backups ---------------------------------------------------------------------------------


def set_age(path: Path, days: float) -> None:
    when = path.stat().st_mtime - days * backups.DAY
    os.utime(path, (when, when))


def test_a_backup_is_made_once_a_day_and_three_are_kept(store: Store, folder: Path) -> None:
    assert store.back_up_daily()
    assert not store.back_up_daily()
    for days in (1.01, -1.01, 30, -20_000, 1.01):  # the clock may be set anyhow
        set_age(Files(folder).backups()[0], days)
        assert store.back_up_daily()
    names = [path.name for path in Files(folder).backups()]
    assert names == [f"players.backup-{number:06}.sqlite3" for number in (6, 5, 4)]


def test_a_backup_of_a_damaged_database_is_none(
    folder: Path, main: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    filled(folder)
    with opened(main) as other:
        other.execute("PRAGMA ignore_check_constraints = ON")
        other.execute("UPDATE game SET moves = -1 WHERE id = ?", (won(2).id,))
    store = Store(folder)
    (backup,) = Files(folder).backups()
    set_age(backup, 2)
    assert not store.back_up_daily()
    (notice,) = store.take_notices()
    assert notice.reason is Reason.RESTORED
    assert notice.details["games"] == 1
    assert store.games(Filter(1)) == [won(1, player=1)]
    assert store.take_notices() == []
    store.close()


def test_a_backup_that_cannot_be_made_is_reported(
    store: Store, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store.open()

    def full(*_: object) -> None:
        raise OSError(28, "no space")

    monkeypatch.setattr(os, "fsync", full)
    assert failing(store.back_up_daily) is Reason.DISK_FULL
    store.put(record())
    store.reset(None)  # what goes is gone, although its backups stay
    assert store.games(GUESTS) == []


# --- damage ----------------------------------------------------------------------------------


def garbage(main: Path) -> None:
    main.write_bytes(b"no database " * 1000)


def emptied(main: Path) -> None:
    main.write_bytes(b"")


def torn(main: Path) -> None:
    data = main.read_bytes()
    main.write_bytes(data[:4096] + bytes(len(data) - 4096))


def cut(main: Path) -> None:
    main.write_bytes(main.read_bytes()[:6000])


def foreign(main: Path) -> None:
    main.unlink()
    with opened(main) as other:
        other.execute("CREATE TABLE recipe (name)")


def altered(main: Path) -> None:
    with opened(main) as other:
        other.execute("CREATE TRIGGER t AFTER INSERT ON game BEGIN DELETE FROM account; END")


def anothers(main: Path) -> None:
    with opened(main) as other:
        other.execute("PRAGMA application_id = 7")


def negative(main: Path) -> None:
    with opened(main) as other:
        other.execute("PRAGMA user_version = -1")


def directory(main: Path) -> None:
    main.unlink()
    main.mkdir()


def link(main: Path) -> None:
    other = main.parent.parent / "other.sqlite3"
    main.rename(other)
    main.symlink_to(other)


def dead_link(main: Path) -> None:
    main.unlink()
    main.symlink_to(main.parent.parent / "nowhere")


def hard_link(main: Path) -> None:
    os.link(main, main.parent.parent / "other.sqlite3")


def log_link(main: Path) -> None:
    main.with_name("players.sqlite3-wal").symlink_to(main.parent.parent / "nowhere")


DAMAGE = [
    garbage,
    emptied,
    torn,
    cut,
    foreign,
    altered,
    anothers,
    negative,
    directory,
    link,
    dead_link,
    hard_link,
    log_link,
]


@pytest.mark.parametrize("damage", DAMAGE)
def test_what_is_damaged_or_not_ours_is_set_aside(
    folder: Path, main: Path, damage: Callable[[Path], None]
) -> None:
    filled(folder)
    damage(main)
    outside = {path: path.read_bytes() for path in folder.parent.iterdir() if path.is_file()}
    store = Store(folder, Clock())
    games = store.games(Filter(1))
    (notice,) = store.take_notices()
    assert notice.reason is Reason.RESTORED
    assert games[0] == won(1, player=1)
    store.put(won(4, player=1))
    store.close()
    aside = folder / "players.damaged-000001.sqlite3"
    assert os.path.lexists(aside)
    assert main.is_file()
    assert not main.is_symlink()
    assert main.stat().st_nlink == 1
    now = {path: path.read_bytes() for path in folder.parent.iterdir() if path.is_file()}
    assert now == outside
    again = Store(folder)
    assert again.games(Filter(1))[-1] == won(4, player=1)
    assert again.take_notices() == []
    again.close()


@pytest.mark.parametrize("damage", [altered, anothers, negative, link, hard_link, log_link])
def test_newer_players_and_games_are_saved_from_what_can_be_read(
    folder: Path, main: Path, damage: Callable[[Path], None]
) -> None:
    filled(folder)
    damage(main)
    store = Store(folder)
    assert [account.name for account in store.accounts()] == ["Ada", "Bob"]
    assert store.games(Filter(1)) == [won(1, player=1), won(2, player=1)]
    assert store.games(Filter(2)) == [record(3, player=2)]
    assert store.take_notices()[0].details["games"] == 2
    store.close()


def test_without_a_backup_a_new_database_takes_what_can_be_saved(folder: Path, main: Path) -> None:
    filled(folder)
    for backup in Files(folder).backups():
        backup.unlink()
    altered(main)
    store = Store(folder)
    assert len(store.games(Filter(1))) == 2
    (notice,) = store.take_notices()
    assert (notice.reason, notice.details) == (Reason.BEGUN_ANEW, {"games": 3})
    store.close()


def test_a_missing_database_comes_back_from_its_backup(folder: Path, main: Path) -> None:
    filled(folder)
    main.unlink()
    main.with_name("players.sqlite3-wal").write_bytes(b"left behind")
    store = Store(folder)
    assert store.games(Filter(1)) == [won(1, player=1)]
    assert reasons(store.take_notices()) == [Reason.FOUND_AGAIN]
    store.close()


def test_a_database_that_vanishes_in_use_comes_back_too(folder: Path, main: Path) -> None:
    filled(folder)
    store = Store(folder)
    assert len(store.games(Filter(1))) == 2
    main.unlink()
    assert store.games(Filter(1)) == [won(1, player=1)]
    assert reasons(store.take_notices()) == [Reason.FOUND_AGAIN]
    assert len(list(folder.glob("players.damaged-000001.sqlite3-*"))) == 2  # log and its index
    store.close()
    assert is_own(main.with_name("gone meanwhile"))


def test_an_account_that_cannot_be_saved_does_not_stop_the_rest(folder: Path, main: Path) -> None:
    filled(folder)
    with opened(main) as other:
        other.executescript(
            "PRAGMA writable_schema = ON;"
            "UPDATE sqlite_schema SET sql = replace(sql, 'STRICT', '') WHERE name = 'account';"
        )
    with opened(main) as other:
        other.execute("UPDATE account SET created = 'x' WHERE name = 'Bob'")
    store = Store(folder)
    assert [account.name for account in store.accounts()] == ["Ada"]
    assert len(store.games(Filter(1))) == 2
    store.close()


def test_a_damaged_backup_is_passed_over(folder: Path, main: Path) -> None:
    filled(folder)
    (backup,) = Files(folder).backups()
    for number, content in ((5, b"garbage"), (6, backup.read_bytes()[:6000]), (7, b"")):
        (folder / f"players.backup-{number:06}.sqlite3").write_bytes(content)
    (folder / "players.backup-000008.sqlite3").symlink_to(backup)
    main.unlink()
    store = Store(folder)
    assert store.games(Filter(1)) == [won(1, player=1)]
    store.close()


def test_damage_found_in_the_middle_is_mended_and_the_call_done(folder: Path, main: Path) -> None:
    filled(folder)
    store = Store(folder)
    store.open()
    with opened(main) as other:
        other.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        pages = other.execute("SELECT rootpage FROM sqlite_schema WHERE name = 'game'").fetchone()
    with main.open("rb+") as file:
        file.seek((pages[0] - 1) * 4096)
        file.write(b"\xff" * 4096)
    store.put(won(9, player=1))
    assert reasons(store.take_notices()) == [Reason.RESTORED]
    assert store.games(Filter(1)) == [won(1, player=1), won(9, player=1)]
    store.close()


def test_a_file_replaced_by_another_copy_of_the_program_is_opened_anew(
    folder: Path, main: Path
) -> None:
    filled(folder)
    store = Store(folder)
    assert len(store.games(Filter(1))) == 2
    other = Store(folder)
    other.open()
    altered(main)
    other._database._open(suspicious=True)  # finds the damage and sets the file aside
    other.close()
    store.put(won(7, player=1))
    assert store.games(Filter(1)) == [won(at, player=1) for at in (1, 2, 7)]
    store.close()


def test_a_query_that_goes_in_circles_is_interrupted(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection, "_SPARE", 1_000_000)
    monkeypatch.setattr(connection, "_EACH_BYTE", 0)
    database = Database(folder)
    endless = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i FROM n) SELECT max(i) FROM n"
    assert failing(lambda: database.read(lambda c: c.execute(endless).fetchone())) is Reason.DAMAGED
    database.close()


# --- what cannot be written ------------------------------------------------------------------


def test_a_locked_database_can_still_be_read(store: Store, main: Path) -> None:
    store.put(record())
    with opened(main) as other:
        other.execute("BEGIN IMMEDIATE")
        assert failing(lambda: store.put(won(2))) is Reason.LOCKED
        assert store.games(GUESTS) == [record()]
        other.execute("ROLLBACK")
    store.put(won(2))
    assert store.games(GUESTS) == [record(), won(2)]


def test_a_full_disk_loses_nothing_that_was_kept(store: Store) -> None:
    store.put(record())
    database = store._database
    (pages,) = database._open().execute("PRAGMA page_count").fetchone()
    database._open().execute(f"PRAGMA max_page_count = {pages}")
    kept = 1
    while kept < 200:
        try:
            store.put(won(kept + 1))
        except StorageError as error:
            reason = error.reason
            break
        kept += 1
    assert reason is Reason.DISK_FULL
    assert len(store.games(GUESTS)) == kept
    database._open().execute("PRAGMA max_page_count = 100000")
    store.put(won(kept + 1))
    assert len(store.games(GUESTS)) == kept + 1


def test_a_write_protected_database_can_be_read(store: Store) -> None:
    store.put(record())
    store._database._open().execute("PRAGMA query_only = ON")
    assert failing(lambda: store.put(won(2))) is Reason.NOT_WRITABLE
    assert store.games(GUESTS) == [record()]


@pytest.mark.parametrize("way", ["file", "below a file"])
def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path, way: str) -> None:
    (tmp_path / "data").write_text("a file")
    folder = tmp_path / "data" if way == "file" else tmp_path / "data" / "chameleon"
    store = Store(folder)
    assert failing(store.open) is Reason.NOT_WRITABLE
    (tmp_path / "data").unlink()
    store.put(record())
    assert store.games(GUESTS) == [record()]
    store.close()


def test_another_program_that_moves_files_is_waited_for(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(files, "LOCK_WAIT", 0.05)
    folder.mkdir(parents=True)
    store = Store(folder)
    with Files(folder).alone():
        assert failing(store.open) is Reason.LOCKED
    store.open()
    store.close()


@pytest.mark.parametrize("kind", ["garbage", "link"])
def test_a_lock_that_is_none_is_made_anew(folder: Path, tmp_path: Path, kind: str) -> None:
    folder.mkdir(parents=True)
    other = tmp_path / "other"
    other.write_bytes(b"something else")
    if kind == "link":
        (folder / "players.lock").symlink_to(other)
    else:
        shutil.copy(other, folder / "players.lock")
    store = Store(folder)
    store.open()
    store.close()
    assert other.read_bytes() == b"something else"


def test_what_lies_in_the_way_of_a_new_file_is_removed(store: Store, folder: Path) -> None:
    store.put(record())
    (folder / "players.new" / "deep").mkdir(parents=True)
    (folder / "players.new-wal").symlink_to("nowhere")
    assert store.back_up_daily()


# --- two programs ----------------------------------------------------------------------------

WRITER = """
import sys
from pathlib import Path
from chameleon_qt.players.store import Store
from tests.players.making import won
store = Store(Path(sys.argv[1]))
first = int(sys.argv[2])
for at in range(first, first + 40):
    store.put(won(at))
    store.put(won(7))
store.close()
"""


def test_two_programs_write_at_the_same_time(folder: Path) -> None:
    """Also the file itself is made by whichever comes first."""
    command = [sys.executable, "-c", WRITER, str(folder)]
    running = [subprocess.Popen([*command, str(first)]) for first in (100, 200, 300)]
    assert [program.wait(60) for program in running] == [0, 0, 0]
    store = Store(folder)
    expected = [won(7), *(won(first + at) for first in (100, 200, 300) for at in range(40))]
    assert store.games(GUESTS) == expected
    assert store.take_notices() == []
    assert store.summary(GUESTS).won == 121
    store.close()


def test_a_stopped_database_does_nothing_more(folder: Path) -> None:
    database = Database(folder)
    database.read(lambda _: None)
    database.stop()
    endless = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i FROM n) SELECT max(i) FROM n"
    assert failing(lambda: database.read(lambda c: c.execute(endless).fetchone())) is Reason.STOPPED
    assert database.is_stopped
    database.close()


def test_a_record_is_put_by_its_present_state(store: Store) -> None:
    store.put(record(moves=5))
    store.put(replace(record(), moves=3, undos=2))
    assert store.games(GUESTS) == [replace(record(), moves=3, undos=2)]
