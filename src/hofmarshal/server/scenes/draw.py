"""The scenes of a draw: the desk's, with what can be drawn and what was, and the public one by which anyone checks the lot."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import msgspec

from hofmarshal.exchange.countries import country_name
from hofmarshal.rules.notes import Note, Refusal
from hofmarshal.server.said import in_each, said
from hofmarshal.server.scenes.model_base import Said, Scene
from hofmarshal.server.scenes.model_draw import (
    DrawBout,
    DrawEntry,
    DrawGroup,
    DrawScene,
    DrawStage,
    DrawTrack,
    LotEntry,
    LotGroup,
    LotScene,
    LotStage,
    PastLotScene,
    SplitScene,
)
from hofmarshal.server.scenes.world import World, club_of, name_of
from hofmarshal.tournament import draw_options, nomination, programme
from hofmarshal.tournament import state as states
from hofmarshal.tournament.drawing import draw_cites, here
from hofmarshal.tournament.queue import Planned, ring_of
from hofmarshal.tournament.withdrawal import PlannedBout

DRAW = "draw"
LOT = "lot"
TOPICS = (DRAW, LOT)
"""What topics there are of a nomination's draw: the desk's and the public one."""


def scene_of(world: World, listed: programme.State, name: str, now: nomination.State, what: str) -> Scene:
    """The scene of one of `TOPICS`."""
    return draw_scene(world, listed, name, now) if what == DRAW else lot_scene(world, listed, name, now)


# What the desk sees


def draw_scene(world: World, listed: programme.State, name: str, now: nomination.State) -> DrawScene:
    """Topic `nomination/NAME/draw`."""
    one = listed.nominations[name]
    drawn = {stage.layout.track for stage in now.stages.values()}
    found = draw_options.options(now)
    tracks = () if isinstance(found, Refusal) or any(one.layout.before for one in now.stages.values()) else found
    tracks = tuple(one for one in tracks if one.track not in drawn)  # by hand they are composed one after another
    words = Words(world, listed)
    return DrawScene(
        nomination=name, title=one.rules.title, rulebook=one.rules.rulebook, book=one.rules.content, team=one.rules.team,
        methods=draw_options.methods(now), cites=draw_cites(now), groups=now.settings.groups, apart=now.settings.apart,
        commitment=now.commitment, seed=now.seed, lots=_past(now),
        entries={code: _entry(world, now, code) for code in now.entries},
        unsaid=words.say(found) if isinstance(found, Refusal) and not drawn else None,
        tracks=tuple(_track(words, track) for track in tracks),
        stages=tuple(_stage(words, listed, name, now, stage) for stage in now.stages.values()),
    )  # fmt: skip


def _entry(world: World, now: nomination.State, code: str) -> DrawEntry:
    entry, standing = now.entries[code], states.standing(now, code)
    person = world.person(code)
    why = standing.why
    return DrawEntry(
        name=name_of(world, code), club=club_of(world, code), country=person.country if person is not None else entry.country,
        rating=entry.rating, weight=entry.weight_category, here=entry.checked_in and standing.state == "active",
        state=standing.state, why=said(_named(why, world)) if why is not None else None,
    )  # fmt: skip


def _named(note: Note, world: World) -> Note:
    words = {key: name_of(world, value) for key in ("entry",) if isinstance(value := note.args.get(key), str)}
    return msgspec.structs.replace(note, args={**note.args, **words})


def _track(words: Words, one: draw_options.TrackOptions) -> DrawTrack:
    reasons = one.refusal.reasons if one.refusal is not None else ()
    return DrawTrack(
        track=one.track, total=one.total, kind=one.kind or "", cites=one.cites,
        why=words.say(one.refusal) if one.refusal is not None else None,
        choices=tuple(map(said, reasons)), final=any(note.code == "nomination-option-final" for note in reasons),
        splits=tuple(_split(words, split) for split in one.splits),
    )  # fmt: skip


def _split(words: Words, one: draw_options.Split) -> SplitScene:
    why = words.say(one.refusal) if one.refusal is not None else None
    return SplitScene(groups=one.groups, sizes=one.sizes, why=why, usual=one.usual)


def _stage(words: Words, listed: programme.State, name: str, now: nomination.State, stage: states.Stage) -> DrawStage:
    layout = stage.layout
    inside = {entry for group in stage.groups for entry in group.entries}
    first = not layout.before
    grouped = {entry for other in now.stages.values() for group in other.groups for entry in group.entries}
    return DrawStage(
        id=layout.id, kind=layout.kind, track=layout.track, number=layout.number, method=layout.method, first=first,
        called=stage.called, groups=tuple(_groups(listed, name, stage)),
        notes=tuple(words.say(note) for note in draw_options.conflicts(now, stage)),
        odd=tuple(words.say(note) for note in draw_options.odd_sizes(now, stage)),
        fought={entry: count for entry, count in draw_options.fought_inside(now, stage).items() if entry in inside},
        alone=tuple(entry for entry in here(now) if entry not in grouped) if first else (),
    )  # fmt: skip


def _groups(listed: programme.State, name: str, stage: states.Stage) -> Iterator[DrawGroup]:
    for index, group in enumerate(stage.groups):
        names = draw_options.bout_names(stage, group)
        planned = Planned(PlannedBout("", "", "", stage.layout.id, group.name), index)
        yield DrawGroup(
            name=group.name, entries=group.entries, ring=ring_of(listed, name, "", planned),
            bouts=tuple(DrawBout(bout=bout, red=red, blue=blue) for bout, (red, blue) in zip(names, group.order, strict=True)),
        )  # fmt: skip


class Words:
    """Says notes of a draw with names for entries, clubs and countries for their codes."""

    def __init__(self, world: World, listed: programme.State) -> None:
        self._world = world
        self._clubs: dict[str, str] | None = None
        self._listed = listed

    def say(self, note: Note | Refusal) -> Said:
        """The sentence in three languages."""
        words = Note(note.code, self._words(note.args), note.cites)
        return in_each(words, _countries) if note.args.get("kind") == "country" else said(words)

    def _words(self, args: Mapping[str, str | int]) -> dict[str, str | int]:
        named = {
            key: self._names(value) for key in ("entry", "first", "second") if isinstance(value := args.get(key), str)
        }
        club = args.get("value") if args.get("kind") == "club" else None
        return {**args, **named, **({"value": self._club(club)} if isinstance(club, str) else {})}

    def _names(self, entries: str) -> str:
        return ", ".join(name_of(self._world, one) for one in entries.split(", "))

    def _club(self, code: str) -> str:
        """A club by the code the journal has for it."""
        if self._clubs is None:
            people = (self._world.person(entry) for entry in self._listed.people)
            self._clubs = {one.club_code: one.club for one in people if one is not None and one.club_code}
        return self._clubs.get(code, code)


def _countries(note: Note, lang: str) -> Note:
    """The note with a country by its name."""
    return Note(note.code, {**note.args, "value": country_name(str(note.args.get("value", "")), lang)}, note.cites)


# What anyone sees


def lot_scene(world: World, listed: programme.State, name: str, now: nomination.State) -> LotScene:
    """Topic `nomination/NAME/lot`."""
    drawn = bool(now.stages)
    first = [stage for stage in now.stages.values() if not stage.layout.before]
    entries = (
        now.lot if drawn and now.seed else tuple(entry for stage in first for g in stage.groups for entry in g.entries)
    )
    return LotScene(
        event=listed.name, nomination=name, title=listed.nominations[name].rules.title, commitment=now.commitment,
        seed=now.seed, drawn=drawn, order=now.lot if now.seed else (), lots=_past(now),
        entries=tuple(
            LotEntry(entry=code, name=name_of(world, code), club=club_of(world, code))
            for code in sorted(entries if drawn else here(now))
        ),
        stages=tuple(_lot_stage(stage) for stage in now.stages.values() if stage in first or _by_lot(stage)),
    )  # fmt: skip


def _by_lot(stage: states.Stage) -> bool:
    """Whether a later stage has a lot of its own: each round of pairs by lot is drawn anew (u.2.3)."""
    return bool(stage.layout.before) and stage.layout.kind == "pairs-by-lot"


def _lot_stage(stage: states.Stage) -> LotStage:
    layout = stage.layout
    return LotStage(
        id=layout.id, kind=layout.kind, track=layout.track, number=layout.number, method=layout.method,
        salt=str(layout.number) if _by_lot(stage) else "",
        groups=tuple(LotGroup(name=group.name, entries=group.entries) for group in stage.groups),
    )  # fmt: skip


def _past(now: nomination.State) -> tuple[PastLotScene, ...]:
    return tuple(PastLotScene(commitment=one.commitment, seed=one.seed, reason=one.reason) for one in now.lots)
