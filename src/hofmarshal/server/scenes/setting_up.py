"""The scene of an event's set-up: details, rings held against the field clauses, nominations with what is overridden."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import TypeVar

import msgspec

from hofmarshal.contest.field import Measured, check_field
from hofmarshal.exchange.books import playable
from hofmarshal.rules import pin
from hofmarshal.rules.convert import value_at
from hofmarshal.rules.event_wide import concerns
from hofmarshal.rules.model import Nomination
from hofmarshal.rules.overrides import Override, parse_path
from hofmarshal.server.content import Pinned
from hofmarshal.server.said import said
from hofmarshal.server.scenes.model_book import ClauseScene
from hofmarshal.server.scenes.model_event import (
    DetailsScene,
    EventScene,
    FieldScene,
    LaidScene,
    MeasureScene,
    NeedScene,
    OverrideScene,
    SetNominationScene,
    SetRingScene,
    SettingsScene,
)
from hofmarshal.server.scenes.world import World
from hofmarshal.tournament import nomination, programme
from hofmarshal.tournament import programme_words as w
from hofmarshal.tournament.programme_details import private_until
from hofmarshal.tournament.ruling import held_back
from hofmarshal.tournament.settings import AT_THE_DRAW, AT_THE_PROMOTION

Shown = TypeVar("Shown", bound=msgspec.Struct)


def event_scene(world: World, state: programme.State, nominations: Mapping[str, nomination.State]) -> EventScene:
    """Topic `event`."""
    rules = {name: world.library.pinned(one.rules.content) for name, one in state.nominations.items()}
    until = private_until(state.details)
    return EventScene(
        name=state.name,
        details=like(state.details, DetailsScene),
        private_until=until.isoformat() if until is not None else "",
        rings=tuple(_ring(state, one, rules) for one in state.rings.values()),
        needs=tuple(need for name, one in rules.items() if (need := _need(name, state.nominations[name], one))),
        nominations=tuple(_nomination(one, rules[name], nominations[name]) for name, one in state.nominations.items()),
        laid=tuple(
            _laid(state, book) for book in dict.fromkeys((*(one.rulebook for one in rules.values()), *state.laid))
        ),
    )


def _laid(state: programme.State, rulebook: str) -> LaidScene:
    """What is overridden in a whole rulebook, each beside the value of the first nomination it concerns."""
    book, found = playable().get(rulebook), []
    for one in state.laid.get(rulebook, ()):
        kinds = (kind for kind in book.offered if concerns(book, kind, one)) if book is not None else iter(())
        clause = book.clauses.get(one.replaces) if book is not None else None
        base = plain_values(rulebook, next(kinds, ""))
        found.append(
            OverrideScene(
                path=one.path, old=json_of(value_at(base, parse_path(one.path) or ())) if base is not None else "",
                new=json_of(one.value), clause=one.replaces, number=clause.source if clause is not None else "",
                statement=clause.statement if clause is not None else None, reason=one.reason, by=one.by, event=True,
            )
        )  # fmt: skip
    return LaidScene(rulebook=rulebook, overrides=tuple(found))


def like(value: msgspec.Struct, kind: type[Shown]) -> Shown:
    """The fields of a struct that its scene shows too."""
    return kind(**{name: getattr(value, name) for name in kind.__struct_fields__})


# Rings


def _ring(state: programme.State, ring: w.RingSet, rules: Mapping[str, Pinned]) -> SetRingScene:
    here = tuple(name for name in state.nominations if ring.ring in programme.rings_of(state, name))
    checked = [check_field(rules[name].rules, ring.field or Measured()) for name in here]
    wrong = dict.fromkeys(said(note) for one in checked for note in one[0]) if ring.field is not None else {}
    unmeasured = dict.fromkeys(said(note) for one in checked for note in one[1])
    return SetRingScene(
        ring=ring.ring, title=ring.title, field=like(ring.field, FieldScene) if ring.field is not None else None,
        nominations=here, wrong=tuple(wrong), unmeasured=tuple(unmeasured),
    )  # fmt: skip


def _need(name: str, listed: w.NominationAdded, pinned: Pinned) -> NeedScene | None:
    """What a nomination asks of its field; None where its rulebook says nothing of one."""
    rule, forts = pinned.rules.field, pinned.rules.fortifications
    if rule is None:
        return None
    bounds = [("length", rule.length_min, rule.length_max), ("width", rule.width_min, rule.width_max)]
    bounds += [(one, getattr(rule, one), getattr(rule, one)) for one in ("diameter", "boards", "bases")]
    return NeedScene(
        nomination=name,
        title=listed.rules.title,
        shape=rule.shape,
        measures=tuple(
            MeasureScene(what=what, least=least, most=most)  # type: ignore[arg-type]
            for what, least, most in bounds
            if least or most
        ),
        borders=rule.borders,
        fortifications=forts.allowed if forts is not None else None,
        clauses=clauses_of(pinned, (*rule.cites, *(forts.cites if forts is not None else ()))),
    )


def clauses_of(pinned: Pinned, names: tuple[str, ...]) -> dict[str, ClauseScene]:
    """These clauses as they are cited, those that are known."""
    found = {name: pinned.clauses.get(name) for name in names}
    return {
        name: ClauseScene(number=one.number, statement=one.statement) for name, one in found.items() if one is not None
    }


# Nominations


def _nomination(listed: w.NominationAdded, pinned: Pinned, state: nomination.State) -> SetNominationScene:
    silent = {
        "scheme": pinned.rules.stages is None,
        "ranking": not pinned.rules.ranking,
        "sizes": pinned.rules.groups is None,
    }
    fixed = (*AT_THE_DRAW, *(AT_THE_PROMOTION if len(state.stages) > 1 else ())) if state.stages else ()
    return SetNominationScene(
        name=listed.name,
        title=listed.rules.title,
        rulebook=pinned.rulebook,
        nomination=pinned.nomination,
        edition=pinned.edition,
        content=listed.rules.content,
        team=listed.rules.team,
        rings=listed.rings,
        settings=like(listed.settings, SettingsScene),
        panel=listed.panel,
        entries=len(state.entries),
        stages=len(state.stages),
        called=len(state.calls),
        silent=tuple(name for name, one in silent.items() if one),
        leagues=pinned.rules.leagues is not None,
        fixed=fixed,
        overrides=overrides_of(pinned),
        kept=tuple(said(note) for note in held_back(state)),
    )


def overrides_of(pinned: Pinned) -> tuple[OverrideScene, ...]:
    """What is overridden, beside what it replaces."""
    return tuple(_override(pinned, one) for one in pinned.overrides)


def _override(pinned: Pinned, one: Override) -> OverrideScene:
    book = playable().get(pinned.rulebook)
    clause = pinned.clauses.get(one.replaces)
    base = plain_values(pinned.rulebook, pinned.nomination) if book is not None else None
    known = book.clauses.get(one.replaces) if book is not None else None
    number = clause.number if clause is not None else known.source if known is not None else ""
    statement = clause.statement if clause is not None else known.statement if known is not None else None
    path = parse_path(one.path) or ()
    return OverrideScene(
        path=one.path,
        old=json_of(value_at(base, path)) if base is not None else "",
        new=json_of(one.value),
        clause=one.replaces,
        number=number,
        statement=statement,
        reason=one.reason,
        by=one.by,
        event=one.path in pinned.event_wide,
    )


@lru_cache(maxsize=64)
def plain_values(rulebook: str, kind: str) -> object:
    """The plain values of a packaged nomination, defaults too; None where there is none."""
    book = playable().get(rulebook)
    rules: Nomination | None = book.nominations.get(kind) if book is not None else None
    return pin.values(rules, defaults=True) if rules is not None else None


def json_of(value: object) -> str:
    """A value as JSON, as a person may edit it."""
    return msgspec.json.encode(value).decode()
