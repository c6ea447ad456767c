"""Paper at a running event: protocols out of its journal, score sheets with its bouts, sheets typed back into it."""

from __future__ import annotations

import datetime as dt
import hashlib
from collections.abc import Iterator
from typing import Any, Literal

import msgspec

from hofmarshal.contest.setup import Setup
from hofmarshal.contest.state import Contest
from hofmarshal.contest.view import view
from hofmarshal.desk.answers import Answer, pack
from hofmarshal.desk.decider import CLOCK, kind_of
from hofmarshal.desk.event_deciders import CONTEST, EventFacts
from hofmarshal.desk.event_programme import nomination_stream
from hofmarshal.exchange.books import packaged
from hofmarshal.exchange.export import Heading, Person, protocol_yaml
from hofmarshal.exchange.paper import Before, PaperSheet, Typed, typed
from hofmarshal.exchange.sheets import SheetBout, SheetGroup, SheetSide, score_sheets
from hofmarshal.journal.contract import Answered, Appended, KeyReused
from hofmarshal.journal.model import Draft, Entry
from hofmarshal.rules.notes import Refusal
from hofmarshal.server.errors import HttpRefusal, no
from hofmarshal.server.event import open_command, setup_of
from hofmarshal.server.said import refusal_said
from hofmarshal.server.scenes.model import Reason, Said
from hofmarshal.server.venue import Venue
from hofmarshal.server.wire import Identity
from hofmarshal.tournament import nomination, programme
from hofmarshal.tournament import programme_words as w
from hofmarshal.tournament.queue import open_bouts, ring_of
from hofmarshal.tournament.tables import view as tables

MAY_TYPE = ("hofmarshal", "chief", "secretary", "organiser")
OVER = ("decided", "signed", "announced", "final")
MOST_BLANK = 40


class PaperWrong(msgspec.Struct, frozen=True, kw_only=True):
    """What is wrong with a row (from 0; -1: with the sheet)."""

    row: int
    said: Said
    reasons: tuple[Reason, ...] = ()


class PaperAnswer(msgspec.Struct, frozen=True, kw_only=True):
    """What comes of a sheet. `recorded`: it is in the journal. `scores`: red and blue after each row, in the sheet's unit."""

    status: Literal["fits", "wrong", "recorded"]
    number: int = 0
    wrong: tuple[PaperWrong, ...] = ()
    phase: str = ""
    winner: str | None = None
    termination: str | None = None
    red: float = 0
    blue: float = 0
    scores: tuple[tuple[float, float], ...] = ()


class Paper:
    """What paper asks of a venue. Its calls block; each raises `HttpRefusal`."""

    def __init__(self, venue: Venue) -> None:
        self._venue = venue

    # Out

    def protocol(self, stream: str, you: Identity) -> str:
        """A contest's protocol as `hofmarshal run` reads it; while it is fought only for its hofmarshal and the desk."""
        contest = self._contest(stream)
        opened = self._venue.festival.facts.opened(stream)
        if opened is None:
            raise no(404, "paper-no-contest", stream=stream[:80])
        if contest.phase not in OVER and not _at_desk(you, opened.ring):
            raise no(403, "paper-not-over-yet")
        pinned = self._venue.festival.facts.library.pinned(opened.rules.content)
        last = next(iter(self._venue.journal.read(stream, len(contest.history) - 1)), None)
        heading = Heading(
            rulebook=pinned.rulebook,
            overrides=pinned.overrides,
            people={
                one.id: self._person(one.entry or _side(opened, one.side)) for one in contest.setup.fighters.values()
            },
            teams={"red": self._person(opened.red).name, "blue": self._person(opened.blue).name},
            field=opened.field,
            date=_day(contest.history[0].t) if contest.history else "",
            note=f"{stream} {last.number} {last.hash}" if last is not None else stream,
        )
        return protocol_yaml(contest, heading)

    def sheets(self, name: str, lang: str, *, blank: int = 0) -> bytes:
        """The sheets of a nomination of the event (groups, then its open bouts), or `blank` ones; PDF.

        `name` may also be `RULEBOOK:NOMINATION` of a packaged rulebook.
        """
        state: programme.State = self._venue.look(programme.STREAM)
        listed = state.nominations.get(name)
        if listed is None:
            return self._packaged(name, lang, blank)
        pinned = self._venue.festival.facts.library.pinned(listed.rules.content)
        book = packaged().get(pinned.rulebook)
        if book is None:
            raise no(404, "paper-no-nomination", name=name[:80])
        if blank:
            return score_sheets(book, pinned.rules, lang, [SheetBout()] * min(blank, MOST_BLANK), event=state.name)
        bouts, groups = list(self._bouts(state, name)), list(self._groups(name))
        return score_sheets(book, pinned.rules, lang, bouts, event=state.name, groups=groups)

    def _packaged(self, name: str, lang: str, blank: int) -> bytes:
        rulebook, _, nomination = name.partition(":")
        book = packaged().get(rulebook)
        rules = book.nomination(nomination) if book is not None else None
        if book is None or rules is None:
            raise no(404, "paper-no-nomination", name=name[:80])
        event: programme.State = self._venue.look(programme.STREAM)
        return score_sheets(book, rules, lang, [SheetBout()] * max(1, min(blank, MOST_BLANK)), event=event.name)

    def _bouts(self, state: programme.State, name: str) -> Iterator[SheetBout]:
        for planned in open_bouts(self._venue.look(nomination_stream(name))):
            bout = planned.bout
            stream = programme.contest_stream(name, bout.bout)
            yield SheetBout(
                bout=bout.bout, stage=bout.stage, group=bout.group, ring=ring_of(state, name, stream, planned),
                red=self._sheet_side(bout.red), blue=self._sheet_side(bout.blue),
            )  # fmt: skip

    def _groups(self, name: str) -> Iterator[SheetGroup]:
        state: nomination.State = self._venue.look(nomination_stream(name))
        for stage in state.stages.values():
            for group in tables(state, stage).groups:
                if not group.open:
                    continue
                people = tuple((e, self._person(e).name, self._person(e).club) for e in group.group.entries)
                bouts = tuple((bout.bout, bout.red, bout.blue) for bout in group.open)
                yield SheetGroup(name=group.group.name, stage=stage.layout.id, entries=people, bouts=bouts)

    def _sheet_side(self, entry: str) -> SheetSide:
        person = self._person(entry)
        return SheetSide(name=person.name, club=person.club)

    def _person(self, entry: str) -> Person:
        found = self._venue.festival.person(entry)
        return Person(entry) if found is None else Person(found.shown, found.club)

    # In

    def type_back(self, stream: str, sheet: PaperSheet, you: Identity) -> PaperAnswer:
        """Play a sheet beside the journal; record it if all of it fits and it was not a dry run."""
        venue = self._venue
        if you.state != "paired" or you.role not in MAY_TYPE:
            raise no(403, "paper-not-yours")
        setup, ring = self._setup(stream)
        if not _at_desk(you, ring):
            raise no(403, "paper-not-yours")
        content = hashlib.sha256(msgspec.json.encode(sheet)).hexdigest()
        known = venue.journal.answer((you.device, sheet.id))
        if known is not None and known.fingerprint == content:
            return self._told(self._contest(stream), venue.desk.number(stream), "recorded")
        done = self._played(stream, sheet, setup, you)
        if done.wrong or sheet.dry:
            return _preview(done)
        return self._record(stream, sheet, content, done, you)

    def _played(self, stream: str, sheet: PaperSheet, setup: Setup, you: Identity) -> Typed:
        venue = self._venue
        before = Before(
            stream=stream, decider=CONTEST, facts=EventFacts(contests={stream: setup}), look=venue.look,
            entries=venue.journal.read(stream), now=venue.now(), actor=you.seat,
        )  # fmt: skip
        return typed(sheet, before)

    def _record(self, stream: str, sheet: PaperSheet, content: str, done: Typed, you: Identity) -> PaperAnswer:
        venue = self._venue
        refused = venue.festival.open_contest(venue.desk, stream, venue.now())
        if refused is not None:
            raise HttpRefusal(409, refused)
        first = done.entries[0].number - 1 if done.entries else venue.desk.number(stream)
        drafts = [_draft(entry, you) for entry in done.entries]
        number = first + len(drafts)
        outcome = venue.journal.append(
            stream, first, drafts, key=(you.device, sheet.id), fingerprint=content, answer=pack(Answer(number))
        )
        if isinstance(outcome, KeyReused):
            raise no(409, "desk-key-reused", id=sheet.id)
        if not isinstance(outcome, Appended | Answered):
            raise no(409, "paper-moved-on")
        venue.desk.advance(0)  # follow up what was appended beside the desk
        venue.woken()
        return self._told(self._contest(stream), number, "recorded")

    def _told(self, contest: Contest, number: int, status: Literal["fits", "recorded"]) -> PaperAnswer:
        at = contest.history[-1].t if contest.history else 0
        return msgspec.structs.replace(_seen(contest, at), status=status, number=number)

    # The contest

    def _contest(self, stream: str) -> Contest:
        if kind_of(stream) != "contest":
            raise no(404, "paper-no-contest", stream=stream[:80])
        try:
            found: Contest = self._venue.look(stream)
        except KeyError as error:
            raise no(404, "paper-no-contest", stream=stream[:80]) from error
        return found

    def _setup(self, stream: str) -> tuple[Setup, str]:
        """The setup a contest has, or would have if it were called now; its ring. Nothing is written."""
        facts = self._venue.festival.facts
        if kind_of(stream) != "contest":
            raise no(404, "paper-no-contest", stream=stream[:80])
        made = open_command(stream, facts, self._venue.look)
        if isinstance(made, Refusal):
            raise HttpRefusal(409 if made.code != "programme-unknown-bout" else 404, made)
        opened = facts.opened(stream)
        if made is not None:
            fields = {
                name: getattr(made, name) for name in made.__struct_fields__ if name in w.Opened.__struct_fields__
            }
            opened = w.Opened(**{"t": self._venue.now(), **fields})
        if opened is None:
            raise no(404, "paper-no-contest", stream=stream[:80])
        return setup_of(opened, facts.library.pinned(opened.rules.content).rules), opened.ring


def _at_desk(you: Identity, ring: str) -> bool:
    if you.state != "paired" or you.role not in MAY_TYPE:
        return False
    return you.role != "hofmarshal" or you.ring == ring


def _side(opened: w.Opened, side: str) -> str:
    return opened.red if side == "red" else opened.blue


def _day(t: int) -> str:
    return dt.datetime.fromtimestamp(t / 1000, dt.UTC).date().isoformat()


def _draft(entry: Entry, you: Identity) -> Draft:
    """An entry of the play in memory as it is recorded: from the typist's device, but for what time did."""
    device = CLOCK if entry.device == CLOCK else you.device
    fields: dict[str, Any] = {name: getattr(entry, name) for name in Draft.__struct_fields__}
    return Draft(**{**fields, "device": device})


def _preview(done: Typed) -> PaperAnswer:
    wrong = []
    for one in done.wrong:
        sentence, reasons = refusal_said(one.refusal)
        wrong.append(PaperWrong(row=one.row, said=sentence, reasons=reasons))
    seen = _seen(done.contest, done.at)
    return msgspec.structs.replace(seen, status="wrong" if wrong else "fits", wrong=tuple(wrong), scores=done.scores)


def _seen(contest: Contest, at: int) -> PaperAnswer:
    told = view(contest, at)
    return PaperAnswer(
        status="fits", phase=told["phase"], winner=told["winner"], termination=told["termination"],
        red=told["score"]["red"], blue=told["score"]["blue"],
    )  # fmt: skip
