"""The gear inspection of one fighter for one nomination, as a decider: what was recorded and ruled, and how it ended."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from hofmarshal.admission.acts import (
    Annul,
    Annulled,
    Attach,
    Attached,
    Break,
    Broken,
    Close,
    Closed,
    Command,
    Event,
    Open,
    Opened,
    Record,
    Recorded,
    Reopen,
    Reopened,
    Rule,
    Ruled,
    Wear,
    Withdraw,
    Withdrawn,
    Worn,
)
from hofmarshal.admission.armour import ArmourClass, armour_class
from hofmarshal.admission.check import ArmourWorn, Piece, PieceReport, Report, check_piece, missing_kinds
from hofmarshal.admission.findings import read_facts
from hofmarshal.admission.verdict import ORDER, Finding, worst
from hofmarshal.rules.gear_model import Gear, in_force
from hofmarshal.rules.notes import Note, Refusal

NO_GEAR = Gear(facts={}, items={})
"""What an inspection uses where a rulebook has no `gear.yaml`: every piece is ruled by the expert."""


class Inspection(msgspec.Struct, frozen=True):
    """What the fold of an inspection's events gives.

    `pieces`: recorded pieces by id. `rulings`: the expert's own verdicts by piece id. `armour`: what is worn on the body,
    None while nobody said. `broken`: what broke since it was looked at last, by piece id ("": nobody said which).
    `seen`: how many times it was closed. `past`: ids of events, so that they can be annulled. `ignored`: ids of events that
    no longer fit.
    """

    fighter: str = ""
    nomination: str = ""
    pieces: dict[str, Piece] = {}
    photos: dict[str, tuple[str, ...]] = {}
    rulings: dict[str, Ruled] = {}
    armour: ArmourWorn | None = None
    broken: dict[str, Broken] = {}
    closed: Closed | None = None
    seen: int = 0
    past: tuple[str, ...] = ()
    ignored: tuple[str, ...] = ()

    @property
    def open(self) -> bool:
        """Whether pieces can be recorded now."""
        return bool(self.nomination) and self.closed is None


def fold(events: Iterable[Event]) -> Inspection:
    """The state after these events, without those that were annulled (an annulled annulment is none).

    A closing passed what was there then: if an undo has changed that since, the closing is void and listed.
    """
    told = list(events)
    gone = annulled(told)
    state = Inspection()
    for number, event in enumerate(told):
        if event.id in gone:
            state = _remember(state, event)
        elif isinstance(event, Closed) and _counting(told[:number], gone) != _counting(told[:number]):
            state = _ignored(_remember(state, event), event)
        else:
            state = evolve(state, event)
    return state


def annulled(events: Sequence[Event]) -> frozenset[str]:
    """The ids of the events that no longer count."""
    gone: set[str] = set()
    for event in reversed(events):
        if isinstance(event, Annulled) and event.id not in gone:
            gone.add(event.event)
    return frozenset(gone)


def _counting(events: Sequence[Event], gone: frozenset[str] | None = None) -> list[str]:
    """The ids of the events that count, annulments aside: at the end of these, or without those that are gone now."""
    void = annulled(events) if gone is None else gone
    return [event.id for event in events if not isinstance(event, Annulled) and event.id not in void]


def _remember(state: Inspection, event: Event) -> Inspection:
    return msgspec.structs.replace(state, past=(*state.past, event.id))


def evolve(state: Inspection, event: Event) -> Inspection:
    """The state after one more event; one that does not fit changes nothing and is listed in `ignored`."""
    told = _remember(state, event)
    changed = _change(told, event)
    return changed or _ignored(told, event)


def _ignored(state: Inspection, event: Event) -> Inspection:
    return msgspec.structs.replace(state, ignored=(*state.ignored, event.id))


def _change(state: Inspection, event: Event) -> Inspection | None:
    replace = msgspec.structs.replace
    match event:
        case Annulled():
            return state
        case Opened() if not state.nomination:
            return replace(state, fighter=event.fighter, nomination=event.nomination)
        case Recorded() if state.open:
            return _recorded(state, event)
        case Ruled() if state.open and event.piece in state.pieces:
            return _looked_at(replace(state, rulings={**state.rulings, event.piece: event}), event.piece)
        case Withdrawn() if state.open and event.piece in state.pieces:
            return _looked_at(_without(state, event.piece), event.piece)
        case Worn() if state.open:
            return replace(state, armour=ArmourWorn(event.layers, event.facts))
        case Attached() if state.open and event.piece in state.pieces:
            photos = dict.fromkeys((*state.photos.get(event.piece, ()), *event.photos))
            return replace(state, photos={**state.photos, event.piece: tuple(photos)})
        case Broken():
            return replace(state, broken={**state.broken, event.piece: event}, closed=None)
        case Closed() if state.open:
            return replace(state, closed=event, seen=state.seen + 1)
        case Reopened() if state.closed is not None:
            return replace(state, closed=None)
    return None


def _recorded(state: Inspection, event: Recorded) -> Inspection:
    """A piece recorded again starts anew: what was ruled of it before is gone."""
    bare = _looked_at(_without(state, event.piece), event.piece)
    return msgspec.structs.replace(
        bare,
        pieces={**bare.pieces, event.piece: Piece(event.kind, event.facts, event.piece)},
        photos={**bare.photos, event.piece: event.photos},
    )


def _looked_at(state: Inspection, piece: str) -> Inspection:
    """A piece was looked at after something broke; what broke unnamed is taken to have been that one."""
    left = {name: one for name, one in state.broken.items() if name not in (piece, "")}
    return state if left == state.broken else msgspec.structs.replace(state, broken=left)


def _without(state: Inspection, piece: str) -> Inspection:
    return msgspec.structs.replace(
        state,
        pieces={name: one for name, one in state.pieces.items() if name != piece},
        photos={name: one for name, one in state.photos.items() if name != piece},
        rulings={name: one for name, one in state.rulings.items() if name != piece},
    )


def assess(state: Inspection, gear: Gear | None) -> Report:
    """What the rulebook and the expert's rulings say of everything recorded so far."""
    book = gear or NO_GEAR
    pieces = tuple(_assess_piece(state, book, piece) for piece in state.pieces.values())
    missing = missing_kinds(book, state.nomination, {piece.kind for piece in state.pieces.values()})
    missing += tuple(_broken(one, one.piece) for one in state.broken.values() if one.piece not in state.pieces)
    verdicts = [piece.verdict for piece in pieces] + [found.verdict for found in missing]
    return Report(worst(verdicts), pieces, missing)


def _assess_piece(state: Inspection, gear: Gear, piece: Piece) -> PieceReport:
    report = PieceReport(piece.kind, piece.id, "unmeasured", ())
    if gear.items:
        report = check_piece(gear, state.nomination, piece)
    broken = state.broken.get(piece.id)
    if broken is not None:
        findings = (*report.findings, _broken(broken, piece.kind))
        return PieceReport(piece.kind, piece.id, worst([report.verdict, "unmeasured"]), findings)
    ruled = state.rulings.get(piece.id)
    if ruled is None:
        return report
    note = Note("admission-ruled", {"item": piece.kind, "verdict": ruled.verdict, "reason": ruled.reason}, ruled.cites)
    findings = (*report.findings, Finding(piece.kind, ruled.verdict, note))
    return PieceReport(piece.kind, piece.id, ruled.verdict, findings, report.carries if ruled.verdict == "pass" else {})


def _broken(event: Broken, kind: str) -> Finding:
    code = "admission-broken" if kind else "admission-broken-something"
    return Finding(kind, "unmeasured", Note(code, {"item": kind, "reason": event.reason}))


def class_of(state: Inspection, gear: Gear | None) -> ArmourClass | None:
    """The armour class of what was recorded; None where nothing was, or where classes do not count in the nomination."""
    if state.armour is None or not class_counts(state, gear):
        return None
    return armour_class(gear or NO_GEAR, state.nomination, state.armour)


def class_counts(state: Inspection, gear: Gear | None) -> bool:
    """Whether the armour class counts in the inspection's nomination."""
    table = gear.armour if gear is not None else None
    return table is not None and any(in_force(one.in_, state.nomination) for one in table.applies)


def decide(state: Inspection, command: Command, gear: Gear | None) -> tuple[Event, ...] | Refusal:
    """The events a command leads to, or why it cannot be carried out. `gear`: the pinned rulebook's, None: it has none."""
    match command:
        case Open():
            return _open(state, command)
        case Annul():
            return _annul(state, command)
        case Reopen():
            if state.closed is None:
                return Refusal("admission-not-closed")
            return (Reopened(command.id, command.reason),)
        case Break():
            return _break(state, command)
    if not state.open:
        return Refusal("admission-not-open", {"fighter": state.fighter})
    return _decide_open(state, command, gear)


def _decide_open(state: Inspection, command: Command, gear: Gear | None) -> tuple[Event, ...] | Refusal:
    """What can be done while pieces are looked at."""
    match command:
        case Record():
            return _record(command, gear or NO_GEAR)
        case Rule():
            return _rule(state, command, gear)
        case Withdraw():
            return _on_piece(state, command.piece) or (Withdrawn(command.id, command.piece, command.reason),)
        case Wear():
            return _wear(state, command, gear)
        case Attach():
            return _on_piece(state, command.piece) or (Attached(command.id, command.piece, command.photos),)
        case Close():
            return _close(state, command, gear)
    raise TypeError(type(command).__name__)


def _open(state: Inspection, command: Open) -> tuple[Event, ...] | Refusal:
    if state.nomination:
        return Refusal("admission-already-open", {"nomination": state.nomination})
    return (Opened(command.id, command.fighter, command.nomination),)


def _annul(state: Inspection, command: Annul) -> tuple[Event, ...] | Refusal:
    if command.event not in state.past:
        return Refusal("admission-no-such-event", {"event": command.event})
    return (Annulled(command.id, command.event, command.reason),)


def _record(command: Record, gear: Gear) -> tuple[Event, ...] | Refusal:
    if gear.items and command.kind not in gear.items:
        return Refusal("admission-unknown-item", {"item": command.kind, "allowed": ", ".join(gear.items)})
    facts, wrong = read_facts(gear, command.kind, command.facts) if gear.items else (command.facts, ())
    if wrong:
        return Refusal("admission-bad-facts", {"item": command.kind}, (), tuple(found.note for found in wrong))
    return (Recorded(command.id, command.piece, command.kind, facts, command.photos),)


def _wear(state: Inspection, command: Wear, gear: Gear | None) -> tuple[Event, ...] | Refusal:
    if gear is None or not class_counts(state, gear):
        rows = gear.armour.applies if gear is not None and gear.armour is not None else ()
        elsewhere = tuple(dict.fromkeys(clause for one in rows for clause in one.cites))
        return Refusal("admission-no-class", {"nomination": state.nomination}, elsewhere)
    told, wrong = [], list[Note]()
    for facts in (*command.layers, command.facts):
        read, faults = read_facts(gear, "armour", facts)
        told.append(read)
        wrong += [found.note for found in faults]
    if wrong:
        return Refusal("admission-bad-armour", {}, (), tuple(wrong))
    return (Worn(command.id, tuple(told[:-1]), told[-1]),)


def _break(state: Inspection, command: Break) -> tuple[Event, ...] | Refusal:
    """Anybody who saw it may say so, whatever the state: an inspection nobody opened then begins with it."""
    if not command.reason.strip():
        return Refusal("admission-breakage-unexplained")
    if command.piece:
        absent = _on_piece(state, command.piece)
        if absent is not None:
            return absent
    return (Broken(command.id, command.piece, command.reason.strip()),)


def _on_piece(state: Inspection, piece: str) -> Refusal | None:
    return None if piece in state.pieces else Refusal("admission-no-such-piece", {"item": piece})


def _rule(state: Inspection, command: Rule, gear: Gear | None) -> tuple[Event, ...] | Refusal:
    """An expert may be stricter than the recorded facts, never milder: that is for an organiser's override."""
    absent = _on_piece(state, command.piece)
    if absent is not None:
        return absent
    if not command.reason.strip() and command.verdict != "pass":
        return Refusal("admission-ruling-unexplained", {"item": state.pieces[command.piece].kind})
    if gear is not None and gear.items:
        computed = check_piece(gear, state.nomination, state.pieces[command.piece])
        if ORDER.index(command.verdict) < ORDER.index(computed.verdict):
            failed = tuple(found.note for found in computed.findings if found.verdict != "pass")
            cites = tuple(dict.fromkeys(clause for note in failed for clause in note.cites))
            args: dict[str, str | int] = {"item": computed.kind, "verdict": computed.verdict}
            return Refusal("admission-ruling-milder", args, cites, failed)
    return (Ruled(command.id, command.piece, command.verdict, command.reason, command.cites),)


def _close(state: Inspection, command: Close, gear: Gear | None) -> tuple[Event, ...] | Refusal:
    report = assess(state, gear)
    unknown = tuple(found.note for found in report.findings if found.verdict == "unmeasured")
    unruled = tuple(
        Note("admission-unruled", {"item": piece.kind})
        for piece in report.pieces
        if piece.verdict == "unmeasured" and not piece.findings
    )
    if not state.pieces:
        return Refusal("admission-nothing-seen")
    if report.verdict == "unmeasured":
        return Refusal("admission-unfinished", {}, report.cites, unknown + unruled)
    if report.verdict == "pass" and (open_class := _class_unknown(state, gear)) is not None:
        return open_class
    return (Closed(command.id, report.verdict, report.cites),)


def _class_unknown(state: Inspection, gear: Gear | None) -> Refusal | None:
    """Why what passed cannot go to the lists yet: its armour class counts there and cannot be told."""
    if gear is None or gear.armour is None or not class_counts(state, gear):
        return None
    found = class_of(state, gear)
    if found is None:
        use = next(one for one in gear.armour.applies if in_force(one.in_, state.nomination))
        return Refusal("admission-armour-unrecorded", {}, use.cites)
    if found.value is None:
        asks = tuple(step for step in found.steps if step.code == "admission-class-unmeasured")
        return Refusal("admission-unfinished", {}, found.cites, asks)
    return None
