"""What is done about protests: made at the desk or from a fighter's phone, decided, taken back, seen with its papers."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from typing import Annotated, Literal

import msgspec

from hofmarshal.contest import commands as ccmd
from hofmarshal.contest.state import Contest
from hofmarshal.desk.answers import Answer
from hofmarshal.desk.decider import Issued
from hofmarshal.desk.event_programme import nomination_stream
from hofmarshal.desk.event_protests import announcement
from hofmarshal.rules.notes import Refusal
from hofmarshal.server.dossiers import part_of
from hofmarshal.server.errors import HttpRefusal, no
from hofmarshal.server.office.context import Office
from hofmarshal.server.office.own_bouts import Own, own
from hofmarshal.server.office.previews import Preview, preview
from hofmarshal.server.office.videos import VideoRow, Videos
from hofmarshal.server.scenes.model import Said
from hofmarshal.server.scenes.nomination import with_people
from hofmarshal.server.scenes.protests import verdict
from hofmarshal.server.scenes.world import name_of
from hofmarshal.server.wire import Identity
from hofmarshal.tournament import commands as cmd
from hofmarshal.tournament import events as ev
from hofmarshal.tournament import nomination
from hofmarshal.tournament import programme_words as w
from hofmarshal.tournament.commands import Ballot
from hofmarshal.tournament.fold import fold
from hofmarshal.tournament.state import Case

TRIES = 8
"""How often a protest looks for a number of its own, or a decision looks anew, because something changed in that moment."""

SAID_BEFORE = 15 * 60_000
"""How long (ms) before it is typed a protest may have been spoken: whoever stands at the desk in time is in time."""

MOST_VIDEO = 64 << 20
"""Bytes of a video; `guard.Limits.video`."""

Name = Annotated[str, msgspec.Meta(max_length=32)]
Code = Annotated[str, msgspec.Meta(max_length=80)]
Points = Annotated[int, msgspec.Meta(ge=0, le=100_000)]
VideoWord = Literal["", "file", "reference", "shown"]
"""What was said of the video: a file is sent after; where it can be seen is written; it is shown to the commission."""


class Form(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a browser sends."""


class Filing(Form, frozen=True, kw_only=True):
    """A protest from a fighter's phone. `id` is made by the phone: sent again, the protest is made once.

    `reference` and `text` are private; they are kept apart from the journal.
    """

    id: Annotated[str, msgspec.Meta(pattern=r"^[A-Za-z0-9-]{8,64}$")]
    nomination: Name
    bout: Code
    by: Literal["fighter", "representative"] = "fighter"
    clause: Code = ""
    video: VideoWord = ""
    reference: Annotated[str, msgspec.Meta(max_length=500)] = ""
    text: Annotated[str, msgspec.Meta(max_length=4000)] = ""


class DeskFiling(Filing, frozen=True, kw_only=True):
    """A protest at the desk: whose, how it was made, and at which instant (ms; 0: now) he came with it."""

    entry: Name
    form: Literal["written", "oral"] = "oral"
    at: int = 0


class Made(msgspec.Struct, frozen=True, kw_only=True):
    """The protest was accepted under this number."""

    protest: str


class Corrected(Form, frozen=True, kw_only=True):
    """A corrected result; what is not said here (sanctions, round points) stays as it was."""

    red_score: Points
    blue_score: Points
    winner: Literal["red", "blue", "none", ""] = ""
    status: Literal["fought", "walkover"] = "fought"


class Decision(Form, frozen=True, kw_only=True):
    """The commission's votes and what follows where it upholds, or why the protest stays unheard (`dismiss`).

    `mark` is that of the preview on which it is given.
    """

    votes: Annotated[tuple[Ballot, ...], msgspec.Meta(max_length=20)] = ()
    then: Literal["corrected", "refought"] = "corrected"
    result: Corrected | None = None
    dismiss: Annotated[str, msgspec.Meta(max_length=500)] = ""
    mark: Annotated[str, msgspec.Meta(max_length=64)] = ""


class DecisionPreview(msgspec.Struct, frozen=True, kw_only=True):
    """What a decision would come to: `said` in a sentence (None where it is refused), and what it would bring about."""

    said: Said | None
    phase: str
    consequence: str
    preview: Preview


class Papers(msgspec.Struct, frozen=True, kw_only=True):
    """What is private of a protest: its text, where its video can be seen."""

    text: str = ""
    reference: str = ""


class Shown(msgspec.Struct, frozen=True, kw_only=True):
    """The same with the videos that came."""

    text: str
    reference: str
    videos: tuple[VideoRow, ...]


class Protests:
    """What the routes do. Its calls block; each raises `HttpRefusal`."""

    def __init__(self, office: Office) -> None:
        self._office = office
        self.videos = Videos(office)

    # Made

    def own(self, entry: str, *, private: bool) -> Own:
        """A fighter's bouts and protests."""
        state = self._office.programme
        known = any(entry in self._nomination(name).entries for name in state.nominations)
        if not known or entry in state.erased:
            raise no(404, "programme-unknown-person", entry=entry[:64])
        videos = {
            (name, key): len(self.videos.of(entry, name, key))
            for name in state.nominations
            for key, case in self._nomination(name).protests.items()
            if case.entry == entry
        }
        return own(self._office.venue, entry, private=private, most=MOST_VIDEO, videos=videos)

    def file(self, you: Identity, entry: str, filing: Filing) -> Made:
        """Make a protest; made again under its id it is the same one."""
        listed = self._listed(filing.nomination)
        self._clause(listed, filing.clause)
        at = self._office.venue.now()
        if isinstance(filing, DeskFiling) and filing.at:
            at = max(min(filing.at, at), at - SAID_BEFORE)
        form = filing.form if isinstance(filing, DeskFiling) else "written"
        asked = cmd.Protest(
            protest="", bout=filing.bout, entry=entry, t=at, announced=None, filer=filing.by, form=form,
            clause=filing.clause, video=filing.video, by=you.seat,
        )  # fmt: skip
        content = hashlib.sha256(msgspec.json.encode((entry, filing))).hexdigest()
        made = self._numbered(you, nomination_stream(filing.nomination), asked, f"protest~{filing.id}", content)
        if filing.text.strip() or filing.reference.strip():
            papers = Papers(text=filing.text.strip(), reference=filing.reference.strip())
            self._office.keep(you, entry, papers_part(filing.nomination, made.protest), papers)
        return made

    def _numbered(self, you: Identity, stream: str, asked: cmd.Protest, name: str, content: str) -> Made:
        """Give the protest the next free number; one that was made under this name already is found again."""
        desk = self._office.venue.desk
        for one in range(TRIES):
            known = desk.answered(you.device, f"{name}~{one}", content)
            answer = known if known is not None else self._tried(you, stream, asked, f"{name}~{one}", content)
            if answer.refusal is None:
                fact = answer.events[0].what
                assert isinstance(fact, ev.Protested)  # noqa: S101 - nothing else comes of a protest
                return Made(protest=fact.protest)
            if answer.refusal.code != "protest-id-taken":
                raise self._no(asked.bout, stream, answer.refusal)
        raise no(409, "protests-too-many-tries")

    def _tried(self, you: Identity, stream: str, asked: cmd.Protest, name: str, content: str) -> Answer:
        state: nomination.State = self._office.venue.look(stream)
        number = next(n for n in range(len(state.protests) + 1, 100_000) if str(n) not in state.protests)
        command = msgspec.structs.replace(asked, protest=str(number))
        return self._office.venue.desk.submit(
            Issued(
                id=name, stream=stream, at=self._office.venue.now(), command=command, seat=you.seat, device=you.device,
                actor=you.seat, content=content,
            )
        )  # fmt: skip

    def announce(self, you: Identity, name: str, bout: str) -> None:
        """Announce a result at the desk: in its contest where that was signed, else in the nomination."""
        self._listed(name)
        state = self._nomination(name)
        if bout not in state.bouts:
            raise no(404, "protests-unknown-bout", bout=bout[:64])
        stream, _ = announcement(state, bout, self._office.venue.look)
        contest: Contest | None = self._office.venue.look(stream) if stream else None
        if contest is not None and contest.phase == "signed":
            self._office.give(you, stream, ccmd.Announce())
            return
        said = cmd.Announce(bout=bout, t=self._office.venue.now(), by=you.seat)
        self._office.give(you, nomination_stream(name), said)

    # Decided

    def preview(self, name: str, key: str, decision: Decision) -> DecisionPreview:
        """What a decision would come to; nothing is changed."""
        listed, case = self._listed(name), self._case(name, key)
        return self._look(listed, case, self._command(name, key, case, decision))

    def decide(self, you: Identity, name: str, key: str, decision: Decision) -> DecisionPreview:
        """Give a decision that comes to just what its preview showed; 409 where that would be something else now."""
        listed, stream, desk = self._listed(name), nomination_stream(name), self._office.venue.desk
        for _ in range(TRIES):
            number = desk.number(stream)
            case = self._case(name, key)
            command = self._command(name, key, case, decision)
            shown = self._look(listed, case, command)
            if shown.preview.mark and shown.preview.mark != decision.mark:
                raise no(409, "protests-changed-meanwhile")
            now = msgspec.structs.replace(command, t=self._office.venue.now(), by=you.seat)
            answer = self._office.submit(you, stream, now, expected=number if shown.preview.mark else None)
            if answer.refusal is None:
                return shown
            if answer.refusal.code != "desk-moved-on":
                raise self._no(case.bout, stream, answer.refusal)
        raise no(409, "protests-too-many-tries")

    def retract(self, you: Identity, name: str, key: str, reason: str, *, mistaken: bool) -> None:
        """Take a protest back."""
        case, stream = self._case(name, key), nomination_stream(name)
        asked = cmd.Retract(protest=key, t=self._office.venue.now(), reason=reason, mistaken=mistaken, by=you.seat)
        answer = self._office.submit(you, stream, asked)
        if answer.refusal is not None:
            raise self._no(case.bout, stream, answer.refusal)

    def _command(self, name: str, key: str, case: Case, decision: Decision) -> cmd.Vote:
        """The vote at the instant of the filing, so that its preview is the same whenever it is looked at."""
        result = None
        if decision.result is not None and decision.then == "corrected":
            was = self._nomination(name).bouts[case.bout].now
            said = {field: getattr(decision.result, field) for field in Corrected.__struct_fields__}
            result = msgspec.structs.replace(was, **said)
        return cmd.Vote(
            protest=key, t=case.state.filed_at, votes=decision.votes, then=decision.then, result=result,
            dismiss=decision.dismiss.strip(),
        )  # fmt: skip

    def _look(self, listed: w.NominationAdded, case: Case, command: cmd.Vote) -> DecisionPreview:
        now = self._nomination(listed.name)
        shown = preview(self._office.venue, self._office.programme, listed, now, command)
        answer = nomination.decide(now, command)
        if isinstance(answer, Refusal):
            return DecisionPreview(said=None, phase=case.state.phase, consequence="", preview=shown)
        after = fold(now, answer).protests[command.protest]
        return DecisionPreview(
            said=verdict(after), phase=after.state.phase, consequence=after.state.consequence, preview=shown
        )

    # Seen

    def papers(self, name: str, key: str) -> Shown:
        """What is private of a protest."""
        entry = self._case(name, key).entry
        found = part_of(self._office.dossiers, entry, papers_part(name, key), Papers) or Papers()
        return Shown(text=found.text, reference=found.reference, videos=self.videos.of(entry, name, key))

    def video(self, name: str, key: str, id_: str) -> tuple[str, bytes]:
        """A video's type and bytes."""
        return self.videos.read(self._case(name, key).entry, name, key, id_)

    def add_video(self, you: Identity, name: str, key: str, data: bytes, entry: str = "") -> VideoRow:
        """Keep a video with a protest that is not decided; `entry`: whose it must be, where a fighter sends it."""
        case = self._case(name, key)
        if entry and case.entry != entry:
            raise no(403, "protests-not-yours")
        if case.state.phase != "filed":
            raise no(409, "protests-video-closed")
        return self.videos.keep(you, case.entry, name, key, data)

    def entry_of(self, name: str, key: str) -> str:
        """Whose protest it is."""
        return self._case(name, key).entry

    # What there is

    def _listed(self, name: str) -> w.NominationAdded:
        found = self._office.programme.nominations.get(name)
        if found is None:
            raise no(404, "stages-unknown-nomination", name=name[:32])
        return found

    def _nomination(self, name: str) -> nomination.State:
        found: nomination.State = self._office.venue.look(nomination_stream(name))
        return found

    def _case(self, name: str, key: str) -> Case:
        self._listed(name)
        found = self._nomination(name).protests.get(key)
        if found is None:
            raise no(404, "protests-unknown", protest=key[:32])
        return found

    def _clause(self, listed: w.NominationAdded, clause: str) -> None:
        """A clause that is named is one of the rulebook's."""
        pinned = self._office.venue.festival.facts.library.pinned(listed.rules.content)
        if clause and pinned.clause(clause) is None:
            grounds = pinned.rules.protest_grounds
            cites = grounds.cites if grounds is not None else ()
            raise HttpRefusal(422, Refusal("protests-unknown-clause", {"clause": clause}, cites))

    def _no(self, bout: str, stream: str, refusal: Refusal) -> HttpRefusal:
        """The refusal with names instead of entries."""
        names = dict(self._names(bout, stream))
        return HttpRefusal(409, with_people(refusal, names))

    def _names(self, bout: str, stream: str) -> Iterator[tuple[str, str]]:
        state: nomination.State = self._office.venue.look(stream)
        found = state.bouts.get(bout)
        for entry in (found.now.red, found.now.blue) if found is not None else ():
            yield entry, name_of(self._office.venue, entry)


def papers_part(name: str, key: str) -> str:
    """The part of a fighter's private data that holds what he wrote with a protest."""
    return f"protest/{name}/{key}"


def bearer_identity(entry: str) -> Identity:
    """As whom a fighter acts who shows his pass: the journal tells it by his entry."""
    return Identity(device=f"pass~{entry}", name="", role="fighter", ring="", seat="fighter", grant=0, state="paired")
