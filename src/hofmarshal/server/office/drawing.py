"""The routes of the draw: publish the hash of a seed that nobody sees until the draw, draw with it, who is not admitted."""

from __future__ import annotations

import secrets
from typing import Annotated, Literal

import msgspec
from litestar import get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, JSONBody

from hofmarshal.desk.event_programme import nomination_stream
from hofmarshal.server.dossiers import part_of
from hofmarshal.server.errors import HttpRefusal, no, told
from hofmarshal.server.office.context import Asked, Office
from hofmarshal.server.said import named
from hofmarshal.server.scenes.model import Said
from hofmarshal.server.wire import Identity
from hofmarshal.tournament import commands as cmd
from hofmarshal.tournament import nomination
from hofmarshal.tournament.drawing import here
from hofmarshal.tournament.lot import commit

LEAST = 12
"""Characters of a typed seed: a shorter one is found by trying, which gives its hash away before the draw."""

Seed = Annotated[str, msgspec.Meta(max_length=500)]
Reason = Annotated[str, msgspec.Meta(max_length=300)]


class HashAsked(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Publish the hash of `seed`, or (empty) of one the server makes. `reason`: a published one was lost."""

    seed: Seed = ""
    reason: Reason = ""


class HashGiven(msgspec.Struct, frozen=True, kw_only=True):
    """The hash that everybody sees from now on."""

    commitment: str


class DrawAsked(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Draw now. `groups` 0: as few as the rulebook allows; `seed` only where the server does not have it."""

    method: Literal["lot", "rating"] = "lot"
    groups: Annotated[int, msgspec.Meta(ge=0, le=1000)] = 0
    final: bool = False
    seed: Seed = ""


class DrawnNow(msgspec.Struct, frozen=True, kw_only=True):
    """The stages that came of it."""

    stages: tuple[str, ...]


class Barred(msgspec.Struct, frozen=True, kw_only=True):
    """Who is here and not admitted, and each thing that is missing, with its clause."""

    entries: dict[str, tuple[Said, ...]]


class KeptSeed(msgspec.Struct, frozen=True, kw_only=True):
    """A seed between its hash's publication and the draw."""

    seed: str


def drawing_routes(office: Office) -> list[HTTPRouteHandler]:
    """The handlers."""
    lots = Lots(office)

    @post(
        "/api/office/draw/{name:str}/hash",
        status_code=200,
        sync_to_thread=True,
        tags=["draw"],
        operation_id="publish-lot",
    )
    def publish(request: Asked, name: FromPath[str], data: JSONBody[HashAsked]) -> HashGiven:
        """Publish the hash of the lot's seed; the seed itself stays here until the draw."""
        you = office.allow(request)
        return HashGiven(commitment=lots.publish(you, name, data))

    @post("/api/office/draw/{name:str}", status_code=200, sync_to_thread=True, tags=["draw"], operation_id="draw")
    def draw(request: Asked, name: FromPath[str], data: JSONBody[DrawAsked]) -> DrawnNow:
        """Draw the first stage with the seed whose hash is published."""
        you = office.allow(request)
        return DrawnNow(stages=lots.draw(you, name, data))

    @get("/api/office/draw/{name:str}/barred", sync_to_thread=True, tags=["draw"], operation_id="draw-barred")
    def barred(request: Asked, name: FromPath[str]) -> Barred:
        """Who cannot be drawn since something is missing for his admission."""
        office.allow(request)
        return Barred(entries=lots.barred(name))

    return [publish, draw, barred]


class Lots:
    """Seeds of an event's draws. A seed lies with what is private, under its own hash, until it is drawn with."""

    def __init__(self, office: Office) -> None:
        self._office = office

    def state(self, name: str) -> nomination.State:
        """The nomination; raises `HttpRefusal` (404)."""
        if name not in self._office.programme.nominations:
            raise no(404, "draw-unknown", name=name[:64])
        found: nomination.State = self._office.venue.look(nomination_stream(name))
        return found

    def publish(self, you: Identity, name: str, asked: HashAsked) -> str:
        """Keep a seed and publish its hash. Each is kept under its hash: two who publish at once lose neither's seed."""
        self.state(name)
        if asked.seed and len(asked.seed) < LEAST:
            raise no(422, "draw-seed-short", length=len(asked.seed), least=LEAST)
        seed = asked.seed or secrets.token_hex(16)
        commitment = commit(seed)
        self._office.dossiers.keep(_place(name), commitment, KeptSeed(seed=seed))
        try:
            self._office.give(you, nomination_stream(name), cmd.Draw(commitment=commitment, reason=asked.reason))
        except HttpRefusal:
            if self.state(name).commitment != commitment:
                self._office.dossiers.drop(_place(name), commitment)
            raise
        return commitment

    def draw(self, you: Identity, name: str, asked: DrawAsked) -> tuple[str, ...]:
        """Draw with the seed that was kept (or is given); afterwards the journal has it and it is kept no longer."""
        now = self.state(name)
        if not now.stages and not now.commitment:
            raise no(409, "draw-hash-first")
        kept = part_of(self._office.dossiers, _place(name), now.commitment, KeptSeed)
        seed = asked.seed or (kept.seed if kept is not None else "")
        if not seed and not now.stages:
            raise no(409, "draw-seed-lost")
        self._office.give(
            you,
            nomination_stream(name),
            cmd.Draw(seed=seed, method=asked.method, groups=asked.groups, final=asked.final),
        )
        self._office.dossiers.erase([_place(name)])
        return tuple(self.state(name).stages)

    def barred(self, name: str) -> dict[str, tuple[Said, ...]]:
        """Who of those here is barred from the draw, and what is missing."""
        festival = self._office.venue.festival
        missing = {entry: festival.standing(name, entry).obstacles("draw") for entry in here(self.state(name))}
        names = {entry: one.shown for entry, one in self._office.people.all().items()}
        return {entry: tuple(told(named(note, names)) for note in notes) for entry, notes in missing.items() if notes}


def _place(name: str) -> str:
    """Where the seeds of a nomination's draw lie among what is private: no entry is called so."""
    return f"lot/{name}"
