"""Players: names, passwords, who is signed in, and what goes with an account."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from argon2 import PasswordHasher

from chameleon_qt.players import accounts, passwords
from chameleon_qt.players.accounts import Goes
from chameleon_qt.players.errors import Reason, RefusedError
from chameleon_qt.players.selection import Filter
from chameleon_qt.players.store import Store, local_now
from tests.players.making import BEGUN, Clock, board_game, opened, record, won


def refused(store: Store, identity: int, password: str | None) -> RefusedError:
    with pytest.raises(RefusedError) as caught:
        store.sign_in(identity, password)
    return caught.value


def test_players_are_listed_by_name(store: Store) -> None:
    made = [store.create(name) for name in ("Zoë", "ada", "Émile", "Bob")]
    assert [account.name for account in store.accounts()] == ["ada", "Bob", "Zoë", "Émile"]
    assert store.account(made[0].id) == made[0]
    assert made[0].created == BEGUN
    assert not made[0].has_password


@pytest.mark.parametrize("name", ["  ADA ", "ada", "Ａｄａ", "A\u200dda"])
def test_a_name_is_taken_whatever_its_case_and_width(store: Store, ada: int, name: str) -> None:
    bob = store.create("Bob").id
    with pytest.raises(RefusedError) as created:
        store.create(name)
    with pytest.raises(RefusedError) as renamed:
        store.rename(bob, name)
    assert created.value.reason is renamed.value.reason is Reason.NAME_TAKEN
    found = store.find(name)
    assert found is not None
    assert found.id == ada


def test_a_player_may_change_the_case_of_the_own_name(store: Store, ada: int) -> None:
    assert store.rename(ada, "ADA").name == "ADA"
    assert store.rename(ada, "Lovelace").name == "Lovelace"
    assert store.find("Ada") is None


def test_who_has_been_removed_is_not_there(store: Store, ada: int) -> None:
    store.remove(ada)
    today = BEGUN.date()
    for call in (
        lambda: store.account(ada),
        lambda: store.rename(ada, "Bob"),
        lambda: store.sign_in(ada),
        lambda: store.change_password(ada, None, None),
        lambda: store.begin_day(ada, today),
        lambda: store.remove(ada),
        lambda: store.import_games(store.export_json(Filter(None)), ada),
    ):
        with pytest.raises(RefusedError) as caught:
            call()
        assert caught.value.reason is Reason.NO_PLAYER


def test_removing_says_what_goes_and_takes_it(store: Store, folder: Path, ada: int) -> None:
    bob = store.create("Bob", "secret")
    today = BEGUN.date()
    store.put(record(1, player=bob.id, moves=0))  # dealt, never played
    store.put(won(2, player=bob.id))
    for at in (3, 4):
        store.put(board_game(at, bob.id, today))
    store.put(record(5, player=ada))
    store.back_up_daily()
    assert store.what_goes(bob.id) == Goes(games=3, won=1, days=1)
    with pytest.raises(RefusedError) as caught:
        store.remove(bob.id, "wrong")
    assert caught.value.reason is Reason.PASSWORD_WRONG
    store.remove(bob.id, "secret")
    assert store.games(Filter(bob.id)) == []
    assert len(store.games(Filter(ada))) == 1
    for backup in folder.glob("players.backup-*"):
        assert b"Bob" not in backup.read_bytes()


def test_only_who_needs_no_password_or_asked_for_it_stays_signed_in(
    store: Store, folder: Path, clock: Clock, ada: int
) -> None:
    bob = store.create("Bob", "secret")
    assert store.current() is None
    store.sign_in(ada)
    assert store.current() == store.account(ada)
    store.sign_in(bob.id, "secret")
    assert store.current() is None
    store.sign_in(bob.id, "secret", stay=True)
    again = Store(folder, clock)
    assert again.current() == bob
    again.close()
    store.sign_out()
    assert store.current() is None
    store.sign_in(ada)
    store.remove(ada)
    assert store.current() is None


def test_a_new_password_is_asked_for_unless_one_stays(store: Store, ada: int) -> None:
    store.sign_in(ada)
    assert store.change_password(ada, None, "first").has_password
    assert store.current() is None
    store.sign_in(ada, "first", stay=True)
    store.change_password(ada, "first", "second")
    assert store.current() is not None
    assert refused(store, ada, "first").reason is Reason.PASSWORD_WRONG
    with pytest.raises(RefusedError):
        store.change_password(ada, "first", None)
    assert not store.change_password(ada, "second", "").has_password
    store.sign_in(ada)


def test_a_remembered_player_with_a_password_did_ask_to_stay(
    store: Store, folder: Path, ada: int
) -> None:
    """Whatever a damaged file says."""
    bob = store.create("Bob", "secret")
    store.sign_in(bob.id, "secret", stay=True)
    with opened(folder / "players.sqlite3") as other:
        other.execute("UPDATE current SET stay = 0")
    assert store.current() is None


def test_wrong_passwords_make_wait(store: Store, folder: Path, clock: Clock) -> None:
    bob = store.create("Bob", "secret").id
    for _ in range(passwords.FREE_TRIES):
        assert refused(store, bob, "wrong").reason is Reason.PASSWORD_WRONG
    error = refused(store, bob, "secret")  # even the right one
    assert (error.reason, error.details) == (Reason.PASSWORD_WAIT, {"seconds": 2})
    clock.wait(seconds=1)
    again = Store(folder, clock)  # kept over a restart
    assert refused(again, bob, "secret").details == {"seconds": 1}
    again.close()
    waits = []
    for _ in range(7):
        clock.wait(seconds=60)
        assert refused(store, bob, None).reason is Reason.PASSWORD_WRONG
        waits.append(refused(store, bob, "secret").details["seconds"])
    assert waits == [4, 8, 16, 32, 60, 60, 60]
    clock.wait(seconds=60)
    store.sign_in(bob, "secret")
    assert refused(store, bob, "wrong").reason is Reason.PASSWORD_WRONG
    store.sign_in(bob, "secret")  # the count began anew


@pytest.mark.parametrize("back", [timedelta(seconds=1), timedelta(days=20_000)])
def test_a_clock_set_back_neither_ends_a_wait_nor_makes_it_endless(
    store: Store, clock: Clock, back: timedelta
) -> None:
    bob = store.create("Bob", "secret").id
    for _ in range(3):
        refused(store, bob, "wrong")
    clock.now -= back
    assert refused(store, bob, "secret").details == {"seconds": 2}
    clock.wait(seconds=1)
    assert refused(store, bob, "secret").details == {"seconds": 1}
    clock.wait(seconds=1)
    store.sign_in(bob, "secret")


def test_a_try_counts_although_the_program_is_killed_before_its_end(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    bob = store.create("Bob", "secret").id

    def killed(password: str, kept: str) -> bool:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(passwords, "is_right", killed)
        for _ in range(3):
            with pytest.raises(KeyboardInterrupt):
                store.sign_in(bob, "secret")
    assert refused(store, bob, "secret").reason is Reason.PASSWORD_WAIT


def test_the_same_password_typed_otherwise_is_right(store: Store) -> None:
    bob = store.create("Bob", "caf\u00e9 \ud800").id
    store.sign_in(bob, "cafe\u0301 \ud800")


def test_a_password_is_kept_as_a_hash_with_a_salt(store: Store, folder: Path) -> None:
    for name in ("Ann", "Bob"):
        store.create(name, "correct horse")
    with opened(folder / "players.sqlite3") as other:
        hashes = [kept for (kept,) in other.execute("SELECT password FROM account")]
    assert len(set(hashes)) == 2
    assert all(kept.startswith("$argon2id$") for kept in hashes)


def test_a_hash_of_older_costs_is_renewed_with_the_next_right_password(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    bob = store.create("Bob", "secret").id
    cheap = PasswordHasher(time_cost=1, memory_cost=1024, parallelism=1)
    store._database.write(lambda c: accounts.set_password(c, bob, cheap.hash("secret")))
    store.sign_in(bob, "secret")
    kept = store._database.write(lambda c: accounts.claim_try(c, bob, BEGUN)).kept
    assert kept is not None
    assert not passwords.is_outdated(kept)
    store.sign_in(bob, "secret")


def test_a_password_has_a_length() -> None:
    with pytest.raises(RefusedError) as caught:
        passwords.hashed("x" * (passwords.MOST_LETTERS + 1))
    assert caught.value.reason is Reason.PASSWORD_TOO_LONG
    kept = passwords.hashed("x" * passwords.MOST_LETTERS)
    assert kept is not None
    assert passwords.is_right("x" * passwords.MOST_LETTERS, kept)
    assert not passwords.is_right("x" * 10**6, kept)


@pytest.mark.parametrize(
    "kept",
    [
        "",
        "plain",
        "$argon2id$v=19$m=4294967295,t=3,p=1$c2FsdHNhbHQ$aGFzaGhhc2hoYXNo",
        "$argon2id$v=19$m=19456,t=4294967295,p=1$c2FsdHNhbHQ$aGFzaGhhc2hoYXNo",
        "$argon2id$v=19$m=19456,t=3,p=9999$c2FsdHNhbHQ$aGFzaGhhc2hoYXNo",
        "$argon2id$v=19$m=19456,t=x,p=1$c2FsdHNhbHQ$aGFzaGhhc2hoYXNo",
        "$argon2id$v=19$m=19456,t=3,p=1$ä$ö",
        "$argon2id$v=19$m=19456,t=3,p=1$$",
    ],
)
def test_a_damaged_hash_is_refused_and_costs_nothing(kept: str) -> None:
    with pytest.raises(RefusedError) as caught:
        passwords.is_right("secret", kept)
    assert caught.value.reason is Reason.PASSWORD_DAMAGED


def test_damaged_letters_of_a_name_are_shown_as_such(store: Store, folder: Path) -> None:
    identity = store.create("Adam").id
    with opened(folder / "players.sqlite3") as other:
        other.execute("UPDATE account SET name = 'A' || CAST(x'ff07' AS TEXT), created = 1 << 62")
    (account,) = store.accounts()
    assert (account.id, account.name) == (identity, "A��")
    assert account.created == datetime(1970, 1, 1, tzinfo=UTC)


def test_the_name_is_in_no_log(store: Store) -> None:
    assert "Geheimnis" not in repr(store.create("Geheimnis"))


def test_the_time_is_told_with_its_zone() -> None:
    assert local_now().utcoffset() is not None
