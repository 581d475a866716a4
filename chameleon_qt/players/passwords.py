"""Passwords as argon2 hashes, and how long to wait after wrong ones."""

from __future__ import annotations

import unicodedata
from functools import lru_cache
from typing import TYPE_CHECKING

from chameleon_qt.players.errors import Reason, RefusedError

if TYPE_CHECKING:
    from argon2 import PasswordHasher

MOST_LETTERS = 200
FREE_TRIES = 3
"""So many wrong passwords in a row before there is a wait."""
FIRST_WAIT = 2
LONGEST_WAIT = 60

# The second choice of OWASP's advice for argon2id, with one pass more.
_PASSES = 3
_KIBIBYTES = 19 * 1024
_MOST_PASSES = 20
_MOST_KIBIBYTES = 256 * 1024
_MOST_LANES = 16


def hashed(password: str | None) -> str | None:
    """The hash to keep; None for no password, which an empty one is too.

    Raises `RefusedError` for one that is too long.
    """
    if not password:
        return None
    if len(password) > MOST_LETTERS:
        raise RefusedError(Reason.PASSWORD_TOO_LONG, most=MOST_LETTERS)
    return _hasher().hash(_bytes(password))


def is_right(password: str, kept: str) -> bool:
    """Whether `password` made the hash `kept`; raises `RefusedError` for a damaged hash."""
    from argon2 import extract_parameters
    from argon2.exceptions import InvalidHashError, VerificationError, VerifyMismatchError

    try:
        wants = extract_parameters(kept)
        if (
            wants.time_cost > _MOST_PASSES
            or wants.memory_cost > _MOST_KIBIBYTES
            or wants.parallelism > _MOST_LANES
        ):
            raise InvalidHashError
        return _hasher().verify(kept, _bytes(password[: MOST_LETTERS + 1]))
    except VerifyMismatchError:
        return False
    except (InvalidHashError, VerificationError, ValueError):
        raise RefusedError(Reason.PASSWORD_DAMAGED) from None


def is_outdated(kept: str) -> bool:
    """Whether `kept` was made with other costs than today's."""
    return _hasher().check_needs_rehash(kept)


def wait_after(wrong: int) -> int:
    """Seconds to wait after so many wrong passwords in a row.

    >>> [wait_after(wrong) for wrong in (2, 3, 4, 5, 20)]
    [0, 2, 4, 8, 60]
    """
    if wrong < FREE_TRIES:
        return 0
    return min(LONGEST_WAIT, FIRST_WAIT << min(wrong - FREE_TRIES, 10))


@lru_cache(maxsize=1)
def _hasher() -> PasswordHasher:
    from argon2 import PasswordHasher

    return PasswordHasher(time_cost=_PASSES, memory_cost=_KIBIBYTES, parallelism=1)


def _bytes(password: str) -> bytes:
    """The same bytes however the keyboard composes letters."""
    return unicodedata.normalize("NFC", password).encode("utf-8", "surrogatepass")
