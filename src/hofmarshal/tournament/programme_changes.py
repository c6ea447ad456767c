"""Decides what is changed in a programme that stands: a nomination's rules or settings, a nomination or a ring taken out."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from hofmarshal.rules.notes import Refusal
from hofmarshal.tournament import programme_words as w
from hofmarshal.tournament.settings import Settings

if TYPE_CHECKING:
    from hofmarshal.tournament.programme import State

replace = msgspec.structs.replace

Answer = tuple[w.Event, ...] | Refusal


def unknown_nomination(state: State, name: str) -> Refusal:
    """There is no nomination of this name."""
    return Refusal("programme-unknown-nomination", {"nomination": name, "known": ", ".join(state.nominations) or "–"})


def unknown_ring(state: State, ring: str) -> Refusal | None:
    """There is no ring of this name; None where there is."""
    if ring in state.rings:
        return None
    return Refusal("programme-unknown-ring", {"ring": ring, "known": ", ".join(state.rings) or "–"})


def revise(state: State, command: w.ReviseNomination, t: int) -> Answer:
    """Other rules or settings; refused where somebody else has just changed the same to something else."""
    listed = state.nominations.get(command.name)
    if listed is None:
        return unknown_nomination(state, command.name)
    wanted = command.rules or listed.rules
    if command.seen and command.rules is not None and listed.rules.content not in (command.seen, wanted.content):
        return Refusal("programme-rules-meanwhile", {"nomination": command.name})
    settings = _merged(listed.settings, command.settings or listed.settings, command.seen_settings)
    if isinstance(settings, Refusal):
        return settings
    panel = listed.panel if command.panel is None else command.panel
    if (wanted, settings, panel) == (listed.rules, listed.settings, listed.panel):
        return ()
    ladder = listed.ladder if command.rules is None else tuple(row for row in command.ladder if row.scope == "event")
    text = "" if command.rules is None else command.text
    return (
        w.NominationRevised(
            t=t, name=command.name, rules=wanted, settings=settings, ladder=ladder, panel=panel, text=text
        ),
    )


def _merged(now: Settings, wanted: Settings, seen: Settings | None) -> Settings | Refusal:
    """The settings with what was changed since `seen`; refused where somebody else has changed the same otherwise."""
    if seen is None:
        return wanted
    names = [name for name in Settings.__struct_fields__ if getattr(wanted, name) != getattr(seen, name)]
    clash = [name for name in names if getattr(now, name) not in (getattr(seen, name), getattr(wanted, name))]
    if clash:
        return Refusal("programme-details-meanwhile", {"fields": ", ".join(clash)})
    return replace(now, **{name: getattr(wanted, name) for name in names})


def revised(state: State, event: w.NominationRevised) -> State | None:
    """The programme with the nomination as it is now."""
    listed = state.nominations.get(event.name)
    if listed is None:
        return None
    text = event.text or (listed.text if event.rules.content == listed.rules.content else "")
    now = replace(listed, rules=event.rules, settings=event.settings, ladder=event.ladder, panel=event.panel, text=text)
    older = state.texts
    if listed.text and listed.rules.content != event.rules.content:
        older = (*older, listed.rules.content)
    return replace(state, nominations={**state.nominations, event.name: now}, texts=older)


def drop_nomination(state: State, command: w.DropNomination, t: int) -> Answer:
    """A nomination is taken out as long as nothing of it was drawn; its name is not given again."""
    if command.name not in state.nominations:
        return unknown_nomination(state, command.name)
    if command.drawn:
        return Refusal("programme-nomination-drawn", {"nomination": command.name})
    if not command.reason.strip():
        return Refusal("programme-drop-reason", {"nomination": command.name})
    return (w.NominationDropped(t=t, name=command.name, reason=command.reason.strip()),)


def nomination_dropped(state: State, event: w.NominationDropped) -> State | None:
    """The programme without the nomination and what was placed of it."""
    if event.name not in state.nominations:
        return None
    left = {name: one for name, one in state.nominations.items() if name != event.name}
    mine = f"contest/{event.name}/"
    placed = {ring: tuple(one for one in bouts if not one.startswith(mine)) for ring, bouts in state.placed.items()}
    return replace(
        state,
        nominations=left,
        dropped={**state.dropped, event.name: state.nominations[event.name]},
        placed={ring: bouts for ring, bouts in placed.items() if bouts},
        groups={group: ring for group, ring in state.groups.items() if group.partition("/")[0] != event.name},
    )


def drop_ring(state: State, command: w.DropRing, t: int) -> Answer:
    """A ring is taken out as long as nothing happens there and nobody has a seat there."""
    no = unknown_ring(state, command.ring)
    if no is not None:
        return no
    used = tuple(dict.fromkeys(_uses(state, command)))
    if used:
        return Refusal("programme-ring-used", {"ring": command.ring, "by": ", ".join(used[:6])})
    return (w.RingDropped(t=t, ring=command.ring),)


def _uses(state: State, command: w.DropRing) -> list[str]:
    """What a ring is needed for."""
    ring = command.ring
    found = [name for name, one in state.nominations.items() if ring in one.rings]
    found += [one.removeprefix("contest/") for one in state.placed.get(ring, ())]
    found += [group for group, where in state.groups.items() if where == ring]
    found += [one.bout for one in state.quick.values() if one.ring == ring]
    found += [openings[-1].bout for openings in state.opened.values() if any(one.ring == ring for one in openings)]
    return [*found, *command.seats]


def ring_dropped(state: State, event: w.RingDropped) -> State | None:
    """The programme without the ring."""
    if event.ring not in state.rings:
        return None
    return replace(state, rings={ring: one for ring, one in state.rings.items() if ring != event.ring})
