"""The scene of one inspection: what was recorded, what the rulebook says of it in words, what can be undone."""

from __future__ import annotations

from collections.abc import Iterator

from hofmarshal.admission import acts, inspection
from hofmarshal.admission.verdict import Finding
from hofmarshal.desk.event_admission import Inspected, inspection_stream
from hofmarshal.rules.block import Text
from hofmarshal.rules.gear_model import Gear
from hofmarshal.rules.notes import Note, Refusal
from hofmarshal.server.said import GearSayer
from hofmarshal.server.scenes.model_admission import (
    ArmourScene,
    FindingScene,
    GearState,
    InspectionScene,
    PastScene,
    PieceScene,
)
from hofmarshal.server.scenes.model_base import Said
from hofmarshal.server.scenes.world import World, club_of, name_of
from hofmarshal.tournament.programme_words import NominationAdded

PAST = 12
"""How many of the latest acts are offered for undoing."""


def gear_state(inspected: Inspected) -> GearState:
    """How an inspection stands."""
    state = inspected.state
    if state.closed is not None:
        return state.closed.verdict
    if state.seen or state.broken:
        return "again"
    return "open" if state.open else "none"


def inspection_scene(world: World, listed: NominationAdded, entry: str) -> InspectionScene:
    """Topic `gear/NOMINATION/ENTRY`."""
    inspected: Inspected = world.look(inspection_stream(listed.name, entry))
    state, gear = inspected.state, inspected.gear
    sayer = GearSayer(gear, None, {})
    report = inspection.assess(state, gear)
    pieces = tuple(
        PieceScene(
            id=one.id, kind=one.kind, name=item_name(gear, one.kind), facts=dict(state.pieces[one.id].facts),
            verdict=one.verdict, findings=_findings(one.findings, sayer), photos=state.photos.get(one.id, ()),
            ruled=state.rulings[one.id].verdict if one.id in state.rulings else "",
            reason=state.rulings[one.id].reason if one.id in state.rulings else "",
            broken=state.broken[one.id].reason if one.id in state.broken else "", carries=dict(one.carries),
        )
        for one in report.pieces
    )  # fmt: skip
    return InspectionScene(
        entry=entry, name=name_of(world, entry), club=club_of(world, entry), nomination=listed.name,
        title=listed.rules.title, state=gear_state(inspected), opened=bool(state.nomination),
        verdict=report.verdict, pieces=pieces,
        missing=_findings(tuple(one for one in report.missing if one.fact), sayer), armour=_armour(inspected, sayer),
        counts=inspection.class_counts(state, gear) if state.nomination else _class_counts(inspected),
        broken=tuple(one.reason for piece, one in state.broken.items() if piece not in state.pieces),
        past=tuple(_past(inspected))[-PAST:], number=len(inspected.events), cannot_close=_cannot_close(inspected, sayer),
    )  # fmt: skip


def item_name(gear: Gear | None, kind: str) -> Text:
    """What a kind of gear is called; where the rulebook has none, as the expert wrote it."""
    if gear is not None and kind in gear.items:
        return gear.items[kind].name
    return Text(en=kind, ru=kind, uk=kind)


def _class_counts(inspected: Inspected) -> bool:
    """The same before the inspection was opened."""
    if inspected.judged is None:
        return False
    opened = inspection.Inspection(nomination=inspected.judged.nomination)
    return inspection.class_counts(opened, inspected.gear)


def _findings(found: tuple[Finding, ...], sayer: GearSayer) -> tuple[FindingScene, ...]:
    return tuple(FindingScene(fact=one.fact, verdict=one.verdict, said=sayer.say(one.note)) for one in found)


def _armour(inspected: Inspected, sayer: GearSayer) -> ArmourScene | None:
    worn = inspected.state.armour
    if worn is None:
        return None
    found = inspection.class_of(inspected.state, inspected.gear)
    return ArmourScene(
        layers=tuple(dict(one) for one in worn.layers), facts=dict(worn.facts),
        value=found.value if found is not None else None,
        steps=tuple(sayer.say(one) for one in found.steps) if found is not None else (),
        rows=found.rows if found is not None else (),
    )  # fmt: skip


def _cannot_close(inspected: Inspected, sayer: GearSayer) -> tuple[Said, ...]:
    """Why an open inspection cannot be closed yet."""
    if not inspected.state.open:
        return ()
    answer = inspection.decide(inspected.state, acts.Close(""), inspected.gear)
    if not isinstance(answer, Refusal):
        return ()
    notes: tuple[Note | Refusal, ...] = answer.reasons or (answer,)
    return tuple(sayer.say(one) for one in notes)


def _past(inspected: Inspected) -> Iterator[PastScene]:
    """What was done, oldest first: undoings mark what they undid."""
    gone = inspection.annulled(inspected.events)
    kinds = {one.piece: one.kind for one in inspected.events if isinstance(one, acts.Recorded)}
    for event in inspected.events:
        if isinstance(event, acts.Annulled | acts.Opened):
            continue
        piece = str(getattr(event, "piece", ""))
        yield PastScene(
            event=event.id, did=str(type(event).__struct_config__.tag),
            what=item_name(inspected.gear, kinds.get(piece, piece)),
            detail=str(getattr(event, "verdict", "") or getattr(event, "reason", "")), gone=event.id in gone,
        )  # fmt: skip
