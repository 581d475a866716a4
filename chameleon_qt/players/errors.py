"""What can be wrong with players and their data, said once for every language.

As in the engine, each `Reason` carries its English sentence with named places. No sentence and no
detail holds a player's name, a password or a path.
"""

from __future__ import annotations

from enum import Enum

from chameleon_qt.engine.errors import QT_TRANSLATE_NOOP


class Reason(Enum):
    """Why something was refused or could not be done; the value is the English sentence."""

    NAME_EMPTY = QT_TRANSLATE_NOOP("Players", "a name needs at least one letter")
    NAME_TOO_LONG = QT_TRANSLATE_NOOP("Players", "a name has at most {most} letters")
    NAME_SIGNS = QT_TRANSLATE_NOOP("Players", "a name holds no invisible signs")
    NAME_TAKEN = QT_TRANSLATE_NOOP("Players", "another player has this name already")
    NO_PLAYER = QT_TRANSLATE_NOOP("Players", "there is no such player any more")
    PASSWORD_TOO_LONG = QT_TRANSLATE_NOOP("Players", "a password has at most {most} letters")
    PASSWORD_WRONG = QT_TRANSLATE_NOOP("Players", "this is not the player’s password")
    PASSWORD_WAIT = QT_TRANSLATE_NOOP(
        "Players", "too many wrong passwords: wait {seconds} s, then try again"
    )
    PASSWORD_DAMAGED = QT_TRANSLATE_NOOP("Players", "what is kept of the password is damaged")
    DAY_TO_COME = QT_TRANSLATE_NOOP("Players", "the daily board of {day} is yet to come")
    RECORD = QT_TRANSLATE_NOOP("Players", "“{field}” of a game is missing or wrong")
    NOT_WRITABLE = QT_TRANSLATE_NOOP(
        "Players",
        "players and games cannot be kept: the data folder is write-protected or not there",
    )
    DISK_FULL = QT_TRANSLATE_NOOP("Players", "players and games cannot be kept: the disk is full")
    LOCKED = QT_TRANSLATE_NOOP(
        "Players", "players and games cannot be kept: another program has locked the database"
    )
    STORAGE = QT_TRANSLATE_NOOP(
        "Players", "players and games cannot be kept: the disk reports an error"
    )
    NEWER = QT_TRANSLATE_NOOP(
        "Players",
        "the players’ database was made by a newer version of the program, in format {version}; "
        "this version reads formats up to {newest}",
    )
    RESTORED = QT_TRANSLATE_NOOP(
        "Players",
        "the players’ database was damaged: it has been set aside, and the backup of {day} is "
        "used; newer games saved from the damaged file: {games}",
    )
    FOUND_AGAIN = QT_TRANSLATE_NOOP(
        "Players", "the players’ database was missing, and the backup of {day} is used"
    )
    BEGUN_ANEW = QT_TRANSLATE_NOOP(
        "Players",
        "the players’ database was damaged: it has been set aside, and a new one has been begun; "
        "games saved from the damaged file: {games}",
    )
    DAMAGED = QT_TRANSLATE_NOOP("Players", "the players’ database is damaged")
    STOPPED = QT_TRANSLATE_NOOP("Players", "this was stopped before it was done")
    IMPORT_TOO_LARGE = QT_TRANSLATE_NOOP(
        "Players", "the file is too large: more than {most} bytes or {games} games"
    )
    IMPORT_UNKNOWN = QT_TRANSLATE_NOOP("Players", "this is no list of games of Chameleon")
    IMPORT_NEWER = QT_TRANSLATE_NOOP(
        "Players",
        "this list was written by a newer version of the program, in format {version}; "
        "this version reads formats up to {newest}",
    )
    IMPORT_LINE = QT_TRANSLATE_NOOP("Players", "line {line}: this is no line of a list of games")
    IMPORT_FIELD = QT_TRANSLATE_NOOP(
        "Players", "game {entry} of the list: “{field}” is missing or wrong"
    )


class PlayersError(Exception):
    """Base of all errors of this package: a `reason`, and `details` that fill its sentence."""

    def __init__(self, reason: Reason, **details: object) -> None:
        self.reason = reason
        self.details = details
        super().__init__(reason.value.format(**details))


class RefusedError(PlayersError):
    """What was asked for is not possible as it was asked: a name taken, a password wrong."""


class StorageError(PlayersError):
    """The database cannot be used now; later it may be."""
