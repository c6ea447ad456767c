"""The regions of a game in the browser: files given out and taken in, what is away, forks and the choice between branches."""

from __future__ import annotations

import urllib.parse
from typing import Annotated, Any, Literal

import msgspec
from litestar import Request, Response, get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, JSONBody, QueryParameter

from hofmarshal.larp import facts as f
from hofmarshal.larp import homes, obligation, prop, region
from hofmarshal.larp.character import Character
from hofmarshal.larp.condition import deadlines
from hofmarshal.larp.examples import state_of
from hofmarshal.rules.block import Text
from hofmarshal.rules.notes import BadInput, Note
from hofmarshal.server.errors import HttpRefusal
from hofmarshal.server.game.branches import Branch, Forked
from hofmarshal.server.game.region_ground import By, File, Refused, TakenIn
from hofmarshal.server.game.regions import Regions
from hofmarshal.server.game.rights import MASTERS
from hofmarshal.server.office.context import Office, faults
from hofmarshal.server.origins import raw_body
from hofmarshal.server.said import named_refusal, said
from hofmarshal.server.scenes.game_words import fact_note, say
from hofmarshal.server.scenes.model import Said
from hofmarshal.server.wire import Identity

Asked = Request[Any, Any, Any]
Name = Annotated[str, msgspec.Meta(max_length=40)]
Stream = Annotated[str, msgspec.Meta(max_length=80)]


class Starter(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Which region another server is to become; `own`: what this one is called, where it has no name yet."""

    name: Name
    own: Name = ""


class HandOver(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What goes to which region."""

    streams: Annotated[tuple[Stream, ...], msgspec.Meta(min_length=1, max_length=3000)]
    to: Name


class CallHome(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What lives here again, and why."""

    stream: Stream
    reason: Annotated[str, msgspec.Meta(min_length=1, max_length=500)]


class Choose(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Which branch of a stream holds; `branch` and `number` as they were seen."""

    stream: Stream
    branch: Annotated[str, msgspec.Meta(max_length=64)]
    kept: Literal["ours", "theirs"]
    number: Annotated[int, msgspec.Meta(ge=0)]


class Away(msgspec.Struct, frozen=True, kw_only=True):
    """A stream that lives elsewhere: where, since which instant of the game. `sent`: by which file from here, if that was so."""

    stream: str
    name: str
    region: str
    since: int
    sent: str = ""


class BranchRow(msgspec.Struct, frozen=True, kw_only=True):
    """Something that happened on a branch, at an instant of the game."""

    at: int
    by: str
    said: Said


class BranchBody(msgspec.Struct, frozen=True, kw_only=True):
    """A stream as it stands by one branch. Of a character `state` is its word; of an obligation and a prop `words` say it."""

    state: str = ""
    hits: int = 0
    most_hits: int = 0
    reason: int | None = None
    limbs: tuple[Said, ...] = ()
    words: tuple[Said, ...] = ()
    due_at: int | None = None
    due: str = ""
    rows: tuple[BranchRow, ...] = ()


class ForkBody(msgspec.Struct, frozen=True, kw_only=True):
    """Two histories of one stream: the one told here (`ours`) and the one that came by file (`theirs`)."""

    stream: str
    branch: str
    number: int
    name: str
    here: bool
    ours: BranchBody
    theirs: BranchBody


class FileRow(msgspec.Struct, frozen=True, kw_only=True):
    """A file that went or came, at the wall's instant `t`."""

    t: int
    file: str
    out: bool
    region: str
    names: tuple[str, ...]
    forks: int = 0


class PropRow(msgspec.Struct, frozen=True, kw_only=True):
    """A prop that lives here."""

    stream: str
    name: str


class RegionsBody(msgspec.Struct, frozen=True, kw_only=True):
    """All there is to know of regions here."""

    open: bool
    title: str
    name: str
    first: str
    joined: bool
    others: tuple[str, ...]
    away: tuple[Away, ...]
    props: tuple[PropRow, ...]
    forks: tuple[ForkBody, ...]
    files: tuple[FileRow, ...]


class TakenBody(msgspec.Struct, frozen=True, kw_only=True):
    """What was taken in; see `server.game.regions.TakenIn`. `here`, `forks` and `settled` are names."""

    kind: str
    sender: str
    added: int
    people: int
    here: tuple[str, ...]
    forks: tuple[str, ...]
    settled: tuple[str, ...]
    behind: int


def region_routes(office: Office) -> list[HTTPRouteHandler]:
    """The handlers, for masters and the organiser, where nobody can read along."""
    desk = RegionDesk(office)

    @get("/api/office/game/regions", sync_to_thread=True, tags=["game"], operation_id="game-regions")
    def look(request: Asked) -> RegionsBody:
        """This server's region, what lives elsewhere, forks that wait with both branches, files that went and came."""
        office.allow(request, MASTERS)
        return desk.body()

    @post(
        "/api/office/game/regions/starter", status_code=200, sync_to_thread=True, tags=["game"],
        operation_id="game-region-starter",
    )  # fmt: skip
    def starter(request: Asked, data: JSONBody[Starter]) -> Response[bytes]:
        """The file with which another server becomes a region of this game. It holds the key of the game's cards."""
        you = office.allow(request, MASTERS)
        return _sent(desk.starter(you, data))

    @post(
        "/api/office/game/regions/hand-over", status_code=200, sync_to_thread=True, tags=["game"],
        operation_id="game-hand-over",
    )  # fmt: skip
    def hand_over(request: Asked, data: JSONBody[HandOver]) -> Response[bytes]:
        """Hand characters and props over: from now on they live there. The answer is the file to carry."""
        you = office.allow(request, MASTERS)
        return _sent(desk.hand_over(you, data))

    @get(
        "/api/office/game/regions/files/{file:str}", sync_to_thread=True, tags=["game"], operation_id="game-file-again"
    )
    def again(request: Asked, file: FromPath[str]) -> Response[bytes]:
        """A file that was given out once more."""
        office.allow(request, MASTERS)
        return _sent(desk.again(file))

    @post("/api/files/regions", status_code=200, sync_to_thread=True, tags=["game"], operation_id="game-take-in")
    def take_in(request: Asked, file: Annotated[str, QueryParameter(max_length=200)] = "") -> TakenBody:
        """Take a region's file in, sent as it is: all of it or nothing; the same file again changes nothing."""
        you = office.allow(request, MASTERS)
        return desk.take_in(you, raw_body(request.scope), file)

    @post(
        "/api/office/game/regions/call-home", status_code=200, sync_to_thread=True, tags=["game"],
        operation_id="game-call-home",
    )  # fmt: skip
    def call_home(request: Asked, data: JSONBody[CallHome]) -> Response[None]:
        """What was handed over lives here again, for its file was lost."""
        you = office.allow(request, MASTERS)
        desk.call_home(you, data)
        return Response(None)

    @post(
        "/api/office/game/regions/choose", status_code=200, sync_to_thread=True, tags=["game"],
        operation_id="game-choose-branch",
    )  # fmt: skip
    def choose(request: Asked, data: JSONBody[Choose]) -> Response[None]:
        """Of two histories one holds from now on."""
        you = office.allow(request, MASTERS)
        desk.choose(you, data)
        return Response(None)

    return [look, starter, hand_over, again, take_in, call_home, choose]


def _sent(file: File) -> Response[bytes]:
    headers = {
        "content-disposition": f"attachment; filename*=UTF-8''{urllib.parse.quote(file.name)}",
        "cache-control": "no-store",
    }
    return Response(file.data, media_type="application/x-ndjson", headers=headers)


class RegionDesk:
    """What the routes do. Its calls block and raise `HttpRefusal`."""

    def __init__(self, office: Office) -> None:
        self._office = office
        venue = office.venue
        self._regions = Regions(
            venue.journal, venue.game, venue.desk.submit, venue.look, venue.identities.vault, office.people, venue.now
        )

    def starter(self, you: Identity, asked: Starter) -> File:
        """See the route."""
        try:
            return self._regions.starter(_by(you), asked.name, asked.own)
        except Refused as error:
            raise self._no(error) from error

    def hand_over(self, you: Identity, asked: HandOver) -> File:
        """See the route."""
        try:
            return self._regions.hand_over(_by(you), asked.streams, asked.to)
        except Refused as error:
            raise self._no(error) from error

    def again(self, file: str) -> File:
        """See the route."""
        try:
            return self._regions.again(file)
        except Refused as error:
            raise self._no(error) from error

    def take_in(self, you: Identity, data: bytes, name: str) -> TakenBody:
        """See the route."""
        try:
            done = self._regions.take_in(_by(you), data, name)
        except Refused as error:
            raise self._no(error) from error
        except BadInput as error:
            raise faults(error, "region-file-refused") from error
        return self._taken(done)

    def call_home(self, you: Identity, asked: CallHome) -> None:
        """See the route."""
        try:
            self._regions.call_home(_by(you), asked.stream, asked.reason)
        except Refused as error:
            raise self._no(error) from error

    def choose(self, you: Identity, asked: Choose) -> None:
        """See the route."""
        try:
            self._regions.choose(_by(you), asked.stream, asked.branch, asked.kept, asked.number)
        except Refused as error:
            raise self._no(error) from error

    def _no(self, error: Refused) -> HttpRefusal:
        return HttpRefusal(409, named_refusal(error.refusal, self._office.people))

    def _taken(self, done: TakenIn) -> TakenBody:
        return TakenBody(
            kind=done.kind, sender=done.sender, added=done.added, people=done.people, behind=done.behind,
            here=tuple(self._called(one) for one in done.here), forks=tuple(self._called(one) for one in done.forks),
            settled=tuple(self._called(one) for one in done.settled),
        )  # fmt: skip

    def body(self) -> RegionsBody:
        """Everything, with names."""
        where, game = self._regions.region, self._regions.game
        opened = game.clock.opened
        away, props = list[Away](), list[PropRow]()
        for stream in game.desk.streams() if opened is not None else ():
            state = game.desk.state(stream)
            home = getattr(state, "home", None)
            if home is None:
                continue
            if not where.lives_here(home):
                away.append(self._away(stream, state, where))
            elif isinstance(state, prop.Prop) and state.made is not None and not state.withdrawn:
                props.append(PropRow(stream=stream, name=state.made.name))
        return RegionsBody(
            open=opened is not None, title=opened.name if opened is not None else "", name=where.name, first=where.first,
            joined=where.joined, others=tuple(one for one in (where.first, *where.others) if one not in ("", where.name)),
            away=tuple(away), props=tuple(sorted(props, key=lambda one: one.name)),
            forks=tuple(self._fork(one, where) for one in self._regions.branches.shown()) if opened is not None else (),
            files=tuple(self._file(one) for one in reversed(where.files)),
        )  # fmt: skip

    def _away(self, stream: str, state: homes.Homed, where: region.State) -> Away:
        last = state.moves[-1] if state.moves else None
        sent = last.file if isinstance(last, homes.HandedOver) else ""
        ours = any(isinstance(one, region.FileSent) and one.file == sent for one in where.files)
        return Away(
            stream=stream, name=self._called(stream), region=where.called(state.home),
            since=last.at if last is not None else 0, sent=sent if ours else "",
        )  # fmt: skip

    def _file(self, one: region.FileSent | region.FileTaken) -> FileRow:
        names = tuple(self._called(stream) for stream in one.streams)
        if isinstance(one, region.FileSent):
            return FileRow(t=one.t, file=one.file, out=True, region=one.to, names=names)
        return FileRow(t=one.t, file=one.file, out=False, region=one.sender, names=names, forks=len(one.forks))

    def _called(self, stream: str) -> str:
        """What people call a stream: a character's number and name, an obligation's parties, a prop's name."""
        kind, _, name = stream.partition("/")
        if kind == "character":
            person = self._office.people.get(name)
            return f"{name} · {person.name}" if person is not None and person.name else name
        state = self._regions.game.desk.state(stream)
        if isinstance(state, obligation.Obligation):
            return f"{self._shown(state.obliged)} → {self._shown(state.holder)}"
        return state.made.name if isinstance(state, prop.Prop) and state.made is not None else name

    def _shown(self, number: str) -> str:
        person = self._office.people.get(number)
        return person.shown if person is not None else number

    # Forks

    def _fork(self, one: Forked, where: region.State) -> ForkBody:
        return ForkBody(
            stream=one.stream, branch=one.branch, number=one.number, name=self._called(one.stream),
            here=where.lives_here(self._regions.game.desk.state(one.stream).home),
            ours=self._branch(one.ours), theirs=self._branch(one.theirs),
        )  # fmt: skip

    def _branch(self, branch: Branch) -> BranchBody:
        state = branch.state
        rows = tuple(self._row(one) for one in branch.since)
        if isinstance(state, Character):
            now, zones = state.now, {zone.id: zone.name for zone in state.game.zones}
            first = next(iter(deadlines(state.game, now)), (None, ""))
            return BranchBody(
                state=state_of(now), hits=now.hits, most_hits=now.most_hits, reason=now.reason, rows=rows,
                limbs=tuple(_word(zones[one]) for one in now.limbs if one in zones),
                due_at=first[0], due=first[1],
            )  # fmt: skip
        if isinstance(state, obligation.Obligation):
            how = state.end or (
                "deposited" if state.deposited else "signed" if state.signed_at is not None else "unsigned"
            )
            args: dict[str, str | int] = {"holder": self._shown(state.holder), "how": how}
            return BranchBody(rows=rows, words=(said(Note("region-branch-obligation", args)),))
        used = len(state.used) if isinstance(state, prop.Prop) else 0
        return BranchBody(rows=rows, words=(said(Note("region-branch-prop", {"used": used})),))

    def _row(self, fact: Any) -> BranchRow:
        played = self._regions.game.played
        if isinstance(fact, f.Fact) and played is not None:
            names = {
                number: self._shown(number)
                for number in (getattr(fact, "who", ""), getattr(fact, "character", ""))
                if number
            }
            return BranchRow(at=fact.at, by=fact.by, said=say(played.game, names, fact_note(fact)))
        kind = str(type(fact).__struct_config__.tag)
        who = self._shown(getattr(fact, "who", "") or getattr(fact, "to", ""))
        return BranchRow(
            at=fact.at, by=fact.by, said=said(Note("region-branch-fact", {"kind": kind, "who": who or "–"}))
        )


def _word(name: Text) -> Said:
    return Said(code="", en=name.in_("en"), ru=name.in_("ru"), uk=name.in_("uk"))


def _by(you: Identity) -> By:
    return By(seat=you.seat, device=you.device)
