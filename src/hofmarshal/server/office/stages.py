"""The routes of the stages page: what a decision would bring about, the decision itself, the results a bout has had."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any

import msgspec
from litestar import get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, JSONBody

from hofmarshal.desk.event_deciders import NOMINATION
from hofmarshal.desk.event_programme import nomination_stream
from hofmarshal.rules.notes import Refusal
from hofmarshal.server.bodies import Unreadable, command_of
from hofmarshal.server.device_acts import State as Devices
from hofmarshal.server.errors import HttpRefusal, no
from hofmarshal.server.office.context import Asked, Office
from hofmarshal.server.office.previews import Preview, preview
from hofmarshal.server.rights import refused
from hofmarshal.server.scenes.nomination import with_people
from hofmarshal.server.scenes.world import name_of
from hofmarshal.server.seats import DESK_ROLES
from hofmarshal.server.wire import Identity
from hofmarshal.tournament import events as ev
from hofmarshal.tournament import nomination
from hofmarshal.tournament import programme_words as w
from hofmarshal.tournament.commands import Score

TRIES = 5
"""How often a decision is looked at anew because the nomination changed in that very moment."""

MARK = Annotated[str, msgspec.Meta(max_length=64)]


class Wanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A command of a nomination, as it goes over the wire; `mark` is that of the preview on which it is accepted."""

    command: dict[str, Any]
    mark: MARK = ""


class Given(msgspec.Struct, frozen=True, kw_only=True):
    """It was carried out: the nomination's number now."""

    number: int


class Revision(msgspec.Struct, frozen=True, kw_only=True):
    """A result as it was recorded at `at`, by which seat and device; `reason` is why it replaced the one before it.

    `voided`: what was recorded is void from here on, and the bout is to be fought again.
    """

    at: int
    seat: str
    device: str
    result: Score | None
    reason: str = ""
    voided: bool = False


class BoutRecord(msgspec.Struct, frozen=True, kw_only=True):
    """All a bout has had recorded, oldest first."""

    bout: str
    revisions: tuple[Revision, ...]


def stages_routes(office: Office) -> list[HTTPRouteHandler]:
    """The handlers over an office."""
    stages = Stages(office)
    base = "/api/office/nominations/{name:str}"

    @post(f"{base}/preview", status_code=200, operation_id="nomination-preview", tags=["office"], sync_to_thread=True)
    def look(request: Asked, name: FromPath[str], data: JSONBody[Wanted]) -> Preview:
        """What a command would bring about; nothing is changed."""
        return stages.preview(office.allow(request), name, data)

    @post(f"{base}/decide", status_code=200, operation_id="nomination-decide", tags=["office"], sync_to_thread=True)
    def decide(request: Asked, name: FromPath[str], data: JSONBody[Wanted]) -> Given:
        """Give a command that brings about just what its preview showed; 409 where that would be something else now."""
        return stages.decide(office.allow(request), name, data)

    @get(base + "/bouts/{bout:path}", operation_id="nomination-bout-record", tags=["office"], sync_to_thread=True)
    def record(request: Asked, name: FromPath[str], bout: FromPath[str]) -> BoutRecord:
        """Every result a bout has had, who recorded it, when and why."""
        office.allow(request, DESK_ROLES)
        return stages.record(name, bout.strip("/"))

    return [look, decide, record]


class Stages:
    """What the routes do."""

    def __init__(self, office: Office) -> None:
        self._office = office

    def preview(self, you: Identity, name: str, wanted: Wanted) -> Preview:
        """What the command would bring about now. Raises `HttpRefusal`."""
        listed, command = self._known(you, name, wanted)
        return self._look(listed, command)

    def decide(self, you: Identity, name: str, wanted: Wanted) -> Given:
        """Carry the command out if it brings about what was shown. Raises `HttpRefusal`."""
        listed, command = self._known(you, name, wanted)
        stream, desk = nomination_stream(name), self._office.venue.desk
        for _ in range(TRIES):
            number = desk.number(stream)
            seen = self._look(listed, command)
            if seen.mark and seen.mark != wanted.mark:
                raise no(409, "stages-changed-meanwhile")
            answer = self._office.submit(you, stream, command, expected=number if seen.mark else None)
            if answer.refusal is None:
                return Given(number=answer.number)
            if answer.refusal.code != "desk-moved-on":
                raise HttpRefusal(409, self._named(name, answer.refusal))
        raise no(409, "stages-changed-meanwhile")

    def record(self, name: str, bout: str) -> BoutRecord:
        """The results a bout has had. Raises `HttpRefusal` (404)."""
        self._listed(name)
        rows = tuple(self._revisions(nomination_stream(name), bout))
        if not rows:
            raise no(404, "stages-unknown-bout", bout=bout[:64])
        return BoutRecord(bout=bout, revisions=rows)

    def _known(self, you: Identity, name: str, wanted: Wanted) -> tuple[w.NominationAdded, Any]:
        """The nomination and the command, which may be given by who asks."""
        listed, stream = self._listed(name), nomination_stream(name)
        try:
            command = command_of(stream, msgspec.json.encode(wanted.command))
        except Unreadable as error:
            raise HttpRefusal(400, error.refusal) from error
        stranger = refused(you, stream, command)
        if stranger is not None:
            raise HttpRefusal(403, stranger)
        return listed, command

    def _listed(self, name: str) -> w.NominationAdded:
        found = self._office.programme.nominations.get(name)
        if found is None:
            raise no(404, "stages-unknown-nomination", name=name[:32])
        return found

    def _look(self, listed: w.NominationAdded, command: Any) -> Preview:
        state: nomination.State = self._office.venue.look(nomination_stream(listed.name))
        return preview(self._office.venue, self._office.programme, listed, state, command)

    def _named(self, name: str, refusal: Refusal) -> Refusal:
        """A refusal with names instead of entries."""
        state: nomination.State = self._office.venue.look(nomination_stream(name))
        names = {code: name_of(self._office.venue, code) for code in state.entries}
        reasons = tuple(with_people(note, names) for note in refusal.reasons)
        return msgspec.structs.replace(with_people(refusal, names), reasons=reasons)

    def _revisions(self, stream: str, bout: str) -> Iterator[Revision]:
        devices: Devices = self._office.venue.look("devices")
        stage = ""
        for entry in self._office.venue.journal.read(stream):
            if entry.type not in ("recorded", "voided"):
                continue
            event = NOMINATION.codec.decode(entry.type, entry.version, entry.data).what
            known = devices.devices.get(entry.device)
            device = known.name if known is not None else ""
            if isinstance(event, ev.Recorded) and event.result.bout == bout:
                stage = event.result.stage
                yield Revision(at=entry.at, seat=entry.actor, device=device, result=event.result, reason=event.reason)
            elif isinstance(event, ev.Voided) and (event.bout == bout or (stage and event.stage == stage)):
                yield Revision(
                    at=entry.at, seat=entry.actor, device=device, result=None, reason=event.reason, voided=True
                )
