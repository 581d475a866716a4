"""Players come and go; each finds the own game again, and every game is counted once."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import pytest

from chameleon_qt.app.main_window import MainWindow
from chameleon_qt.app.players.scorer import record_of
from chameleon_qt.engine.daily import daily_deal
from chameleon_qt.engine.deal import Deal
from chameleon_qt.engine.game import Game
from chameleon_qt.engine.moves import TURN
from chameleon_qt.engine.origin import Origin
from chameleon_qt.engine.rules import Rules
from chameleon_qt.players.errors import PlayersError, Reason
from chameleon_qt.players.records import Outcome
from chameleon_qt.players.selection import Filter
from chameleon_qt.players.store import Store
from tests.app.players.conftest import Start, desk_of, session_of, settle


def create(window: MainWindow, name: str, password: str = "", stay: bool = False) -> None:
    heard: list[PlayersError | None] = []
    session = session_of(window)
    session.create(name, password, stay, heard.append)
    settle(session)
    settle(session)  # signing in is asked for by the first answer
    assert heard == [None]


def sign_in(window: MainWindow, store: Store, name: str, password: str = "") -> object:
    heard: list[PlayersError | None] = []
    account = store.find(name)
    assert account is not None
    session_of(window).sign_in(account, password, False, heard.append)
    settle(session_of(window))
    return heard[0]


def test_a_guest_plays_and_is_counted(start: Start, store: Store) -> None:
    window = start()
    session = session_of(window)
    assert (session.player, session.name, session.slot) == (None, "", "guest")
    assert not window.actions_.sign_out.isEnabled()
    settle(session)
    assert store.games(Filter(None)) == []  # a deal that nobody touched
    window.model.play(TURN)
    window.model.play(TURN)
    window.model.undo()
    settle(session)
    (record,) = store.games(Filter(None))
    assert record.id == window.model.game.origin.id
    assert (record.moves, record.undos, record.outcome) == (1, 1, Outcome.UNFINISHED)


def test_each_player_goes_on_with_the_own_game(start: Start, store: Store) -> None:
    window = start()
    window.play_deal(Deal.numbered(11))
    window.model.play(TURN)
    create(window, "Ann")
    assert window.model.deal.number != 11
    window.play_deal(Deal.numbered(12))
    window.model.play(TURN)
    window.model.play(TURN)
    ann = session_of(window).player
    create(window, "Bob")
    window.play_deal(Deal.numbered(13))
    window.model.play(TURN)
    assert sign_in(window, store, "ann") is None
    assert window.model.deal.number == 12
    assert len(window.model.history) == 2
    session_of(window).sign_out()
    assert window.model.deal.number == 11
    settle(session_of(window))
    assert [game.number for game in store.games(Filter(None))] == [11]
    assert [game.number for game in store.games(Filter(ann))] == [12]


def test_leaving_a_game_for_another_player_is_no_game_before(start: Start) -> None:
    window = start()
    window.model.play(TURN)
    create(window, "Ann")
    window.actions_.previous.trigger()
    assert "No other game" in window.statusBar().currentMessage()


def test_who_has_no_password_is_still_there_at_the_next_start(start: Start) -> None:
    window = start()
    create(window, "Ann")
    window.model.play(TURN)
    number = window.model.deal.number
    window.close()
    again = start()
    assert session_of(again).name == "Ann"
    assert again.model.deal.number == number
    assert again.actions_.sign_in.text() == "S&witch player…"


@pytest.mark.parametrize("stay", [False, True])
def test_who_has_one_is_asked_for_it_unless_staying(start: Start, stay: bool) -> None:
    window = start()
    create(window, "Ann", "secret", stay)
    window.close()
    assert session_of(start()).name == ("Ann" if stay else "")


def test_a_wrong_password_changes_nothing(start: Start, store: Store) -> None:
    store.create("Ann", "secret")
    window = start()
    game = window.model.game
    error = sign_in(window, store, "Ann", "guess")
    assert isinstance(error, PlayersError)
    assert error.reason is Reason.PASSWORD_WRONG
    assert session_of(window).player is None
    assert window.model.game is game
    assert sign_in(window, store, "Ann", "secret") is None


def test_a_player_who_is_no_more_is_a_guest(start: Start, store: Store, data: Path) -> None:
    window = start()
    create(window, "Ann")
    ann = session_of(window).player
    assert ann is not None
    window.model.play(TURN)
    window.close()
    store.remove(ann)
    again = start()
    assert session_of(again).player is None
    assert store.games(Filter(None)) == []


def test_without_a_database_the_player_of_the_settings_is_believed(
    start: Start, data: Path
) -> None:
    window = start()
    create(window, "Ann")
    window.model.play(TURN)
    number = window.model.deal.number
    window.close()
    (data / "players" / "players.sqlite3").unlink()
    for rest in (data / "players").iterdir():
        rest.unlink()
    again = start()
    assert session_of(again).player is None  # nobody of that number; the game is kept
    assert (data / "games" / "player-1-1.chameleon").exists()
    assert again.model.deal.number != number


def test_a_win_is_counted_once(
    start: Start, store: Store, winning_lines: dict[str, list[str]], reference_deals: dict[str, str]
) -> None:
    window = start()
    window.model.auto_complete = False
    name, line = next(iter(winning_lines.items()))
    window.play_deal(Deal.parse(reference_deals[name]))
    for text in line:
        window.model.play(window.model.position.parse_move(text))
    settle(session_of(window))
    (won,) = store.games(Filter(None))
    assert (won.outcome, won.winnable, won.moves) == (Outcome.WON, True, len(line))
    window.model.undo()
    window.model.redo()
    window.model.restart()
    window.model.note_hint()
    window.close()
    again = start()
    window.actions_.previous.trigger()
    settle(session_of(again))
    (still,) = store.games(Filter(None))
    assert (still.outcome, still.moves, still.ended) == (won.outcome, won.moves, won.ended)


def test_a_game_placed_by_hand_is_not_counted(start: Start, store: Store) -> None:
    window = start()
    window.play_deal(Deal.placing(Deal.numbered(3).start()))
    window.model.play(TURN)
    settle(session_of(window))
    assert store.games(Filter(None)) == []


def test_a_game_with_rules_of_its_own_is_not_counted(start: Start, store: Store) -> None:
    window = start()
    window.play_deal(Deal.numbered(3, Rules.parse("chameleon piles=2")))
    window.model.play(TURN)
    settle(session_of(window))
    assert store.games(Filter(None)) == []


def test_what_a_killed_program_could_not_count_is_counted_at_the_start(
    start: Start, store: Store
) -> None:
    window = start()
    window.model.play(TURN)
    identity = window.model.game.origin.id
    window.close()
    store.reset(None)
    again = start()
    assert again.model.game.origin.id == identity
    settle(session_of(again))
    assert [game.id for game in store.games(Filter(None))] == [identity]


def test_a_prepared_deal_is_known_to_be_winnable(start: Start, store: Store) -> None:
    window = start()
    deal = Deal.numbered(617)
    window._settings.keep_prepared(deal.rules, deal)
    assert window._settings.take_prepared(deal.rules) == deal
    window.play_deal(deal)
    window.model.play(TURN)
    settle(session_of(window))
    (game,) = store.games(Filter(None))
    assert game.winnable is True


def test_the_daily_board_of_a_guest_is_an_ordinary_game() -> None:
    day = date(2026, 12, 1)
    game = Game(daily_deal(day), Origin.now(day, late=True))
    game.play(TURN)
    record = record_of(game, 12.7, None, None)
    assert (record.daily, record.late, record.seconds) == (None, False, 12)
    record = record_of(game, 12.7, 3, None)
    assert (record.daily, record.late) == (day, True)


def test_trouble_with_the_database_is_told(start: Start) -> None:
    window = start()
    archive = session_of(window).archive
    archive.trouble.emit(PlayersError(Reason.DISK_FULL))
    assert "disk is full" in window.notices.panel.accessibleDescription()
    archive.recovered.emit()
    assert "again" in window.statusBar().currentMessage()
    assert desk_of(window).session is session_of(window)
