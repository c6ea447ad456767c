"""What can be wrong with a database, said as a message code with its variables: the edge tells it in the reader's language."""

from __future__ import annotations

from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from hofmarshal.journal.model import Unusable

__all__ = ["Unusable", "is_lost", "unusable"]


_SIGNS = (
    ("database or disk is full", "journal-full"),
    ("no space left on device", "journal-full"),
    ("database is locked", "journal-locked"),
    ("database table is locked", "journal-locked"),
    ("lock timeout", "journal-locked"),
    ("readonly database", "journal-read-only"),
    ("read-only transaction", "journal-read-only"),
    ("unable to open database file", "journal-not-opened"),
    ("file is not a database", "journal-no-database"),
    ("database disk image is malformed", "journal-damaged"),
    ("disk i/o error", "journal-disk"),
    ("password authentication failed", "journal-password"),
)


def unusable(error: SQLAlchemyError, where: str) -> Unusable:
    """`error` of the database `where`, as what a person can do something about."""
    detail = str(error.orig if isinstance(error, DBAPIError) else error).strip()
    for sign, code in _SIGNS:
        if sign in detail.lower():
            return Unusable(code, where=where)
    if is_lost(error):
        return Unusable("journal-unreachable", where=where, detail=_line(detail))
    return Unusable("journal-failed", where=where, detail=_line(detail))


def is_lost(error: Exception) -> bool:
    """Whether `error` says that the connection is gone, or cannot be made."""
    if not isinstance(error, DBAPIError):
        return False
    words = str(error.orig).lower()
    return error.connection_invalidated or "connection" in words or "could not translate host" in words


def _line(text: str) -> str:
    return " ".join(text.split())[:300]
