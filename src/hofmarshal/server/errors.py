"""What HTTP answers when something is refused: a status and the sentence in three languages."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from hofmarshal.rules.notes import Note, Refusal
from hofmarshal.server.said import refusal_said, said
from hofmarshal.server.scenes.model import Reason, Said


class ErrorBody(msgspec.Struct, frozen=True, kw_only=True):
    """The body of every error."""

    said: Said
    reasons: tuple[Reason, ...] = ()


class HttpRefusal(Exception):
    """A request that is refused, with its status and what to say."""

    def __init__(self, status: int, refusal: Refusal, headers: Mapping[str, str] | None = None) -> None:
        self.status = status
        self.refusal = refusal
        self.headers = dict(headers or {})
        super().__init__(f"{status} {refusal.code}")

    def body(self) -> ErrorBody:
        """What is sent."""
        return error_body(self.refusal)


def no(status: int, code: str, /, **args: str | int) -> HttpRefusal:
    """A refusal by its message code and variables."""
    return HttpRefusal(status, Refusal(code, args))


def told(note: Note | Refusal) -> Said:
    """A note in the three languages."""
    return said(note)


def error_body(refusal: Refusal) -> ErrorBody:
    """A refusal as HTTP tells it."""
    sentence, reasons = refusal_said(refusal)
    return ErrorBody(said=sentence, reasons=reasons)
