"""What every route of the office stands on: who asks and whether he may, commands in his name, private data with its trace."""

from __future__ import annotations

import secrets
from collections.abc import Collection
from typing import Any

import msgspec
from litestar import Request

from hofmarshal.desk.answers import Answer
from hofmarshal.desk.decider import Issued
from hofmarshal.rules.notes import BadInput, Note, Refusal
from hofmarshal.server.dossier_acts import Drop, Keep, dossier_stream
from hofmarshal.server.dossiers import Dossiers
from hofmarshal.server.errors import HttpRefusal, no
from hofmarshal.server.gate import Gate
from hofmarshal.server.identity_routes import private, who
from hofmarshal.server.media import Media
from hofmarshal.server.office.alone import Alone
from hofmarshal.server.people import People, Person
from hofmarshal.server.said import named_refusal
from hofmarshal.server.seats import DESK_ROLES
from hofmarshal.server.venue import Venue
from hofmarshal.server.wire import Identity
from hofmarshal.tournament import programme
from hofmarshal.tournament import programme_words as w

Asked = Request[Any, Any, Any]


class Office:
    """The office of a venue. Its calls block: routes that use them are made with `sync_to_thread=True`."""

    def __init__(self, venue: Venue, gate: Gate, media: Media, origin: str = "") -> None:
        self.venue = venue
        self.media = media
        self.alone = Alone(venue.across)
        """Held while something private is compared with what somebody saw of it, and changed."""
        self._gate = gate
        self._origin = origin

    @property
    def people(self) -> People:
        """Names and clubs."""
        return self.venue.festival.people

    @property
    def dossiers(self) -> Dossiers:
        """What is private."""
        return self.venue.festival.dossiers

    @property
    def programme(self) -> programme.State:
        """The programme now."""
        state: programme.State = self.venue.look(programme.STREAM)
        return state

    def person(self, entry: str) -> Person:
        """Who an entry is; raises `HttpRefusal` (404)."""
        found = self.people.get(entry)
        if found is None:
            raise no(404, "programme-unknown-person", entry=entry[:64])
        return found

    # Who asks

    def asks(self, request: Asked) -> Identity:
        """Who asks, whoever he is."""
        return who(self._gate, request)

    def allow(self, request: Asked, roles: Collection[str] = DESK_ROLES, *, secret: bool = True) -> Identity:
        """Let only these roles pass and, where names or private data are carried (`secret`), only over TLS or on this
        machine; who it is. Raises `HttpRefusal`.
        """
        if secret:
            private(request, self._origin)
        you = who(self._gate, request)
        if you.state != "paired":
            raise no(401, "account-sign-in-first")
        if you.role not in roles:
            raise no(403, "account-not-organiser")
        return you

    # What is done

    def submit(self, you: Identity, stream: str, command: Any, *, expected: int | None = None) -> Answer:
        """One command in the name of who asks, as the journal is to tell of it; the answer may be a refusal."""
        command = self.venue.festival.prepared(command, stream)
        issued = Issued(
            id=f"http~{secrets.token_hex(12)}", stream=stream, at=self.venue.now(), command=command, seat=you.seat,
            device=you.device, actor=you.seat, expected=expected,
        )  # fmt: skip
        return self.venue.desk.submit(issued)

    def give(self, you: Identity, stream: str, command: Any, *, expected: int | None = None) -> Answer:
        """One command that must be carried out; raises `HttpRefusal` (409) with what the decider says."""
        answer = self.submit(you, stream, command, expected=expected)
        if answer.refusal is not None:
            raise HttpRefusal(409, named_refusal(answer.refusal, self.people))
        return answer

    def keep(self, you: Identity, entry: str, part: str, value: msgspec.Struct) -> None:
        """Keep a part of a person's private data, and leave the trace of it in the journal."""
        commitment = self.dossiers.keep(entry, part, value)
        if commitment:
            self.give(you, dossier_stream(entry), Keep(part=part, commitment=commitment))

    def drop(self, you: Identity, entry: str, part: str) -> None:
        """Delete a part of a person's private data; raises `HttpRefusal` (409) where there is none."""
        self.dossiers.drop(entry, part)
        self.give(you, dossier_stream(entry), Drop(part=part))

    def introduce(self, you: Identity, people: Collection[Person]) -> None:
        """Add or change people, and leave their commitments in the journal."""
        commitments = self.people.keep(people)
        if commitments:
            self.give(you, programme.STREAM, w.Introduce(people=dict(commitments)))


def faults(error: BadInput, code: str = "exchange-faults") -> HttpRefusal:
    """The faults of something that was sent as one refusal (422): the first twenty as its reasons."""
    reasons = tuple(Note(one.code, one.args) for one in error.problems[:20])
    return HttpRefusal(422, Refusal(code, {"count": len(error.problems)}, (), reasons))
