"""After a rehearsal: is everything that was acknowledged in the journal, once, and does the journal give every result again?"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

from hofmarshal.contest import events as ev
from hofmarshal.contest.setup import Home
from hofmarshal.contest.state import Contest
from hofmarshal.desk.play import play
from hofmarshal.desk.protocol import bind
from hofmarshal.exchange.books import playable
from hofmarshal.exchange.export import Heading, protocol_yaml
from hofmarshal.journal.model import Entry
from hofmarshal.robots import audit_battles
from hofmarshal.robots.clock import Shown, untrue
from hofmarshal.robots.troupe import Acknowledged
from hofmarshal.rules.convert import Place
from hofmarshal.rules.notes import BadInput, Refusal
from hofmarshal.rules.yamldoc import parse
from hofmarshal.server.aside import Aside
from hofmarshal.tournament import nomination
from hofmarshal.tournament.commands import Record
from hofmarshal.tournament.outcome import score_of

OVER = ("signed", "announced", "final")
LEFT = "nomination-bout-of-left"
"""Why a nomination refuses the result of a bout: somebody has left it."""


class Audit(msgspec.Struct, frozen=True, kw_only=True):
    """What was looked for and what was missed; each miss says where.

    `cut`: commands that stood in the journal when the server died, and of which their devices only heard afterwards.
    `battles` are contests of teams, `marks` what their judges and captains were acknowledged, `late` those of them that
    came after their round.
    """

    acknowledged: int
    entries: int
    contests: int
    decided: int
    taps: int
    recorded: int
    streams: int
    cut: int = 0
    battles: int = 0
    marks: int = 0
    late: int = 0
    misses: tuple[str, ...] = ()


def audit(where: str | Path, ledger: Sequence[Acknowledged], looks: Sequence[Shown] = ()) -> Audit:
    """Look for everything in the database of an event whose server does not run any more; `looks` at its clocks too."""
    with Aside(where, lambda: 0) as event:
        entries = tuple(everything(event))
        contests = {name: event.look(name) for name in event.streams("contest")}
        misses = [
            f"journal: {fault.code} {fault.stream} {fault.number} {fault.detail}" for fault in event.journal.verify()
        ]
        misses += missing(event, entries, ledger)
        misses += doubled(entries)
        taps = list(_taps(ledger))
        misses += _misplaced(entries, taps)
        marks = audit_battles.marks(ledger, contests)
        misses += audit_battles.misplaced(entries, contests, marks)
        misses += audit_battles.differing(entries, contests)
        for name, contest in contests.items():
            misses += _recomputed(event, name, contest)
            misses += untrue(contest, [one for one in looks if one.stream == name])
        kept, lost = _recorded(event, contests)
        return Audit(
            acknowledged=len(ledger), entries=len(entries), contests=len(contests), taps=len(taps), recorded=kept,
            decided=sum(one.outcome is not None for one in contests.values()),
            streams=len({entry.stream for entry in entries}), cut=_cut(entries, ledger), misses=(*misses, *lost),
            battles=sum(one.setup.rules.team for one in contests.values()), marks=len(marks), late=sum(m.late for m in marks),
        )  # fmt: skip


def everything(event: Aside) -> Iterator[Entry]:
    """Every entry of an event's journal."""
    position = 0
    while entries := event.journal.tail(position):
        yield from entries
        position = entries[-1].position


def missing(event: Aside, entries: Iterable[Entry], ledger: Iterable[Acknowledged]) -> Iterator[str]:
    """Commands that were answered, but of which the journal knows nothing."""
    known: dict[tuple[str, str], Entry] = {}
    for entry in entries:
        known.setdefault((entry.device, entry.command), entry)
    ids = {entry.id: entry for entry in entries}
    for one in ledger:
        where = f"{one.kind} {one.command} of {one.device} for {one.stream}"
        if one.status == "proposed" and f"{one.command}.proposed" not in ids:
            yield f"proposed, but not kept: {where}"
        if one.status != "done":
            continue
        stands = known.get((one.device, one.command))
        if stands is None and event.journal.answer((one.device, one.command)) is None:
            yield f"acknowledged, but not in the journal: {where}"
        elif stands is not None and (stands.stream != one.stream or stands.number > one.number):
            yield f"acknowledged as {one.number}, stands as {stands.stream} {stands.number}: {where}"
        if one.event and one.event not in ids:
            yield f"acknowledged event {one.event} is not in the journal: {where}"


def _cut(entries: Iterable[Entry], ledger: Iterable[Acknowledged]) -> int:
    known = {(entry.device, entry.command): entry.recorded for entry in reversed(tuple(entries))}
    return sum(known.get((one.device, one.command), one.again) < one.again for one in ledger)


def doubled(entries: Iterable[Entry]) -> Iterator[str]:
    """Commands whose entries are not one after the other: they were carried out twice."""
    numbers: dict[tuple[str, str, str], list[int]] = {}
    for entry in entries:
        if entry.command:
            numbers.setdefault((entry.stream, entry.device, entry.command), []).append(entry.number)
    for (stream, device, command), found in numbers.items():
        if found != list(range(found[0], found[0] + len(found))):
            yield f"carried out twice: {command} of {device} in {stream}, numbers {found}"


def _taps(ledger: Iterable[Acknowledged]) -> Iterator[Acknowledged]:
    return (one for one in ledger if one.kind == "observe" and one.status == "done")


def _misplaced(entries: Iterable[Entry], taps: Iterable[Acknowledged]) -> Iterator[str]:
    """Taps that stand for another exchange than the one they were made in."""
    by_id = {entry.id: entry for entry in entries if entry.type == "observed"}
    for one in taps:
        entry = by_id.get(one.event)
        if entry is None:
            continue  # a missing one is told of already
        stands: dict[str, Any] = msgspec.json.decode(entry.data)
        said: dict[str, Any] = msgspec.json.decode(one.text)
        wanted = (said.get("round", 0), said.get("exchange", 0))
        if (stands.get("round", 0), stands.get("exchange", 0)) != wanted:
            yield f"a tap of round and exchange {wanted} stands for another: {one.command} in {one.stream}"


def _recomputed(event: Aside, name: str, contest: Contest) -> Iterator[str]:
    """Whether the exported protocol of a contest plays to what the journal says of it."""
    opened = event.facts.opened(name)
    if opened is None or not contest.history:
        return
    pinned = event.library.pinned(opened.rules.content)
    text = protocol_yaml(contest, Heading(rulebook=pinned.rulebook, overrides=pinned.overrides, field=opened.field))
    try:
        doc = parse(text.encode(), f"{name}.yaml")
        protocol = bind(doc.data, lambda _: Place(name), playable())
        played = play(protocol.setup, protocol.lines, protocol.bout, protocol.file.expect)
    except BadInput as fault:
        yield f"{name}: its protocol cannot be read: {[(p.code, p.args) for p in fault.problems][:3]}"
        return
    yield from (f"{name}: {one.path} is {one.got}, must be {one.wanted}" for one in played.mismatches)
    yield from (f"{name}: refused when played again: {one.refusal.code}" for one in played.refusals if one.refusal)
    if played.state.outcome != contest.outcome or (played.state.sanctions and not contest.sanctions):
        yield f"{name}: another outcome when played again"
    if [r.effective for r in played.state.rounds] != [r.effective for r in contest.rounds]:
        yield f"{name}: other effective times when played again"
    if contest.mismatch:
        yield f"{name}: the outcome stored is not the one its events give"
    told = len(contest.history) - len(_untold(contest))
    if len(played.state.history) != told:
        yield f"{name}: {told} events, {len(played.state.history)} when played again"


def _untold(contest: Contest) -> set[str]:
    """Marks of a round that was over, and what took them back: they count for nothing, and no protocol tells of them."""
    untold: set[str] = set()
    for event in contest.history:
        if isinstance(event, ev.MarkedLate) or (isinstance(event, ev.Annulled) and event.target in untold):
            untold.add(event.id)
    return untold


def _recorded(event: Aside, contests: dict[str, Contest]) -> tuple[int, list[str]]:
    """How many signed contests their nominations know with the same result, and those they do not.

    A bout one of whose two had left by its signature has none: it is what his leaving makes of it.
    """
    kept, lost = 0, []
    for name, contest in contests.items():
        home, outcome = contest.setup.home, contest.outcome
        signed = any(isinstance(e, ev.Signed) and e.side is None for e in contest.history)
        if home is None or not home.stream or outcome is None or contest.phase not in OVER or not signed:
            continue
        known = event.look(home.stream).bouts.get(home.bout)
        score = known.now if known is not None else None
        if score is None:
            why = _not_taken(event.look(home.stream), contest, home)
            if why != LEFT:
                lost.append(f"{name}: its nomination knows no result ({why or 'and would take it'})")
        elif (score.red_score, score.blue_score) != (outcome.red_score, outcome.blue_score):
            lost.append(f"{name}: {outcome.red_score}:{outcome.blue_score} here, {score} in its nomination")
        else:
            kept += 1
    return kept, lost


def _not_taken(state: nomination.State, contest: Contest, home: Home) -> str:
    """Why a nomination does not take a contest's result: the code of its refusal, empty if it would."""
    score = score_of(contest, bout=home.bout, red=home.red, blue=home.blue, stage=home.stage, group=home.group)
    answer = nomination.decide(state, Record(result=score)) if score is not None else ()
    return answer.code if isinstance(answer, Refusal) else ""
