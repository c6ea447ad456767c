"""The table of every group: bouts planned, fought and lost by default, places with reasons, ties that decide something."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Protocol

import msgspec

from hofmarshal.rules.model import Nomination
from hofmarshal.rules.notes import Note
from hofmarshal.tournament.commands import Score
from hofmarshal.tournament.events import Group
from hofmarshal.tournament.ranking import Criterion, OpenTie, Place, Table, needed_bouts, rank
from hofmarshal.tournament.results import BoutResult, Side
from hofmarshal.tournament.scheme import advancing
from hofmarshal.tournament.state import Bout, Stage, State, active, stage_rules, standing
from hofmarshal.tournament.withdrawal import PlannedBout, Withdrawal, settle

MEDALS = 3
"""Places that a last stage must tell apart: sm.12.8 speaks of the first, second and third."""


class GroupView(msgspec.Struct, frozen=True, kw_only=True):
    """A group now: its table, the bouts still open, the ties that decide a place, and the extra bouts those need."""

    group: Group
    table: Table
    results: tuple[BoutResult, ...]
    open: tuple[PlannedBout, ...]
    deciding: tuple[tuple[str, ...], ...] = ()
    needed: tuple[tuple[str, str], ...] = ()

    @property
    def complete(self) -> bool:
        """All bouts are in and nothing that decides a place is tied."""
        return not self.open and not self.deciding


class StageView(msgspec.Struct, frozen=True, kw_only=True):
    """A stage now, group by group."""

    stage: Stage
    groups: tuple[GroupView, ...]

    @property
    def complete(self) -> bool:
        """Every group is."""
        return all(group.complete for group in self.groups)

    @property
    def open(self) -> tuple[PlannedBout, ...]:
        """The bouts still to be fought."""
        return tuple(bout for group in self.groups for bout in group.open)


def view(state: State, stage: Stage) -> StageView:
    """A stage with tables, open bouts and deciding ties."""
    found = _by_group(state, stage)
    return StageView(
        stage=stage, groups=tuple(_group(state, stage, group, found[group.name]) for group in stage.groups)
    )


def _group(state: State, stage: Stage, group: Group, recorded: list[BoutResult]) -> GroupView:
    planned = tuple(_unfought(stage, group, recorded, state.bouts))
    settled = settle(recorded, _leavers(state, stage, group), planned)
    by_default = {result.bout for result in settled.results[len(recorded) :]}
    rules = stage_rules(state, stage)
    table = rank(
        group.entries,
        settled.results,
        criteria(rules, stage),
        lot=state.lot,
        ratings={e: state.entries[e].rating for e in group.entries if e in state.entries},
        unranked=settled.unranked,
        names={e: state.entries[e].name for e in group.entries if e in state.entries and state.entries[e].name},
    )
    table = _ordered_by_hand(table, stage, group)
    left_open = tuple(b for b in planned if b.bout not in by_default and (not b.extra or _asked_for(table, b)))
    deciding = () if left_open else tuple(_deciding(state, stage, table))
    return GroupView(
        group=group,
        table=table,
        results=settled.results,
        open=left_open,
        deciding=deciding,
        needed=tuple(_needed(table, deciding, settled.results)),
    )


def _asked_for(table: Table, extra: PlannedBout) -> bool:
    """Whether two are still tied: an extra bout scheduled for a tie that a correction broke need not be fought."""
    return any({extra.red, extra.blue} <= set(tie.entries) for tie in table.open_ties)


def criteria(rules: Nomination, stage: Stage) -> tuple[Criterion, ...]:
    """The stage's ranking criteria; a pair asks only who won, then for an extra bout where the rulebook knows them."""
    listed = tuple(Criterion(c.by, c.cites) for c in rules.ranking) or (Criterion("wins"),)
    if stage.layout.kind not in ("elimination", "pairs-by-lot"):
        return listed
    wins = next((c for c in listed if c.by == "wins"), Criterion("wins"))
    return (wins, *(c for c in listed if c.by == "extra-bout"))


def planned_bouts(stage: Stage, group: Group) -> Iterator[PlannedBout]:
    """Every bout of a group, its extra bouts last, as `STAGE-GROUP-NUMBER`."""
    prefix = f"{stage.layout.id}-{group.name}"
    for number, (red, blue) in enumerate(group.order, 1):
        yield PlannedBout(f"{prefix}-{number}", red, blue, stage.layout.id, group.name)
    pairs = [(red, blue) for name, red, blue in stage.extras if name == group.name]
    for number, (red, blue) in enumerate(pairs, 1):
        yield PlannedBout(f"{prefix}-x{number}", red, blue, stage.layout.id, group.name, extra=True)


class _Meeting(Protocol):
    """Two who met, in a bout that counts or an extra one."""

    @property
    def bout(self) -> str: ...
    @property
    def red(self) -> str: ...
    @property
    def blue(self) -> str: ...
    @property
    def extra(self) -> bool: ...


def _key(red: str, blue: str, extra: bool) -> tuple[str, str, bool]:
    return (red, blue, extra) if red < blue else (blue, red, extra)


def _unfought(
    stage: Stage, group: Group, recorded: Iterable[_Meeting], known: Mapping[str, Bout]
) -> Iterator[PlannedBout]:
    """The planned bouts that no recorded one has filled, by name or else by its pair; a pair that meets twice needs two."""
    keys = {r.bout: _key(r.red, r.blue, r.extra) for r in recorded}
    planned = [(bout, _key(bout.red, bout.blue, bout.extra)) for bout in planned_bouts(stage, group)]
    named = {bout.bout for bout, key in planned if keys.get(bout.bout) == key}
    others = Counter(key for name, key in keys.items() if name not in named)
    for bout, key in planned:
        if bout.bout in named:
            continue
        if others[key]:
            others[key] -= 1
        else:
            yield _freely_named(bout, known)


def _freely_named(bout: PlannedBout, known: Mapping[str, Bout]) -> PlannedBout:
    """The bout under a name no other recorded bout has (groups that changed plan others by the same numbers)."""
    name, number = bout.bout, 1
    while name in known and not (
        known[name].again and {known[name].now.red, known[name].now.blue} == {bout.red, bout.blue}
    ):
        number += 1
        name = f"{bout.bout}-{number}"
    return bout if name == bout.bout else msgspec.structs.replace(bout, bout=name)


def unfought(state: State, stage: Stage, group: Group) -> Iterator[PlannedBout]:
    """The planned bouts of a group without a recorded result, those lost by default included."""
    key, inside = stage.layout.id, set(group.entries)
    bouts = (bout.now for bout in state.bouts.values() if bout.stage == key and not bout.again)
    recorded = [score for score in bouts if score.red in inside and score.blue in inside]
    return _unfought(stage, group, recorded, state.bouts)


def waiting(state: State, stage: Stage) -> bool:
    """Whether a bout of the stage, extra ones aside, is still to be fought: the quick half of `view(…).complete`."""
    key = stage.layout.id
    bouts = (bout.now for bout in state.bouts.values() if bout.stage == key and not bout.again)
    fought = Counter(_key(score.red, score.blue, score.extra) for score in bouts)
    for red, blue in (pair for group in stage.groups for pair in group.order):
        pair = _key(red, blue, extra=False)
        if fought[pair]:
            fought[pair] -= 1
        elif active(state, red) and active(state, blue):
            return True
    return False


def _by_group(state: State, stage: Stage) -> dict[str, list[BoutResult]]:
    """The stage's recorded results by group: both fighters must be in it now."""
    home = {entry: group.name for group in stage.groups for entry in group.entries}
    found: dict[str, list[BoutResult]] = {group.name: [] for group in stage.groups}
    rules = stage_rules(state, stage)
    for bout in state.bouts.values():
        score = bout.now
        group = home.get(score.red)
        if bout.stage == stage.layout.id and not bout.again and group is not None and group == home.get(score.blue):
            found[group].append(result(rules, score, stage.layout.id, group))
    return found


def result(rules: Nomination, score: Score, stage: str, group: str) -> BoutResult:
    """A recorded score as ranking takes it; a battle won brings the rating points of `awards` (isb-buhurt.points)."""
    winner: Side | None = "red" if score.winner == "red" else "blue" if score.winner == "blue" else None
    battle = rules.awards.battle if rules.awards is not None and score.status != "void" and not score.extra else 0
    standing_worth = rules.awards.per_standing if rules.awards is not None else 0
    return BoutResult(
        bout=score.bout,
        red=score.red,
        blue=score.blue,
        red_score=score.red_score,
        blue_score=score.blue_score,
        winner=winner,
        status=score.status,
        stage=stage,
        group=group,
        extra=score.extra,
        red_rating=battle if winner == "red" else 0,
        blue_rating=battle if winner == "blue" else 0,
        red_rounds=score.red_round_points + standing_worth * score.red_standing,
        blue_rounds=score.blue_round_points + standing_worth * score.blue_standing,
        red_sanctions=score.sanctions.get(score.red, 0),
        blue_sanctions=score.sanctions.get(score.blue, 0),
        both_out={score.red, score.blue} <= set(score.disqualified),
    )


def _leavers(state: State, stage: Stage, group: Group) -> tuple[Withdrawal, ...]:
    """Who left, as the policy of the rules has it; a stage complete before is not annulled afterwards."""
    rule = stage_rules(state, stage).withdrawal
    found = []
    for entry in group.entries:
        now = standing(state, entry)
        if now.state == "active":
            continue
        over = stage.layout.id in (state.left[entry].stages if entry in state.left else ())
        cites = now.why.cites if now.why is not None else ()
        found.append(
            Withdrawal(
                entry,
                "keep" if over else rule.fought,
                "walkover" if rule.remaining == "lost" else "void",
                "disqualified" if now.state == "removed" else "withdrawn",
                tuple(dict.fromkeys((*rule.cites, *cites))),
            )
        )
    return tuple(found)


def _ordered_by_hand(table: Table, stage: Stage, group: Group) -> Table:
    """The table with the hofmarshal's settlements applied to ties of exactly those entries."""
    for settlement in stage.settlements:
        if settlement.group == group.name:
            table = _settled(table, settlement.order, settlement.reason)
    return table


def _settled(table: Table, order: tuple[str, ...], reason: str) -> Table:
    tied = [p for p in table.places if p.tied and p.entry in order]
    same = {p.place for p in tied}
    part = [p.entry for p in table.places if p.tied and p.place in same]
    if len(same) != 1 or set(part) != set(order):
        return table
    by_entry = {p.entry: p for p in tied}
    first = tied[0].place or 1
    note = Note("nomination-place-by-ruling", {"reason": reason})
    now: list[Place] = []
    for number, entry in enumerate(order):
        old = by_entry[entry]
        reasons = (*(r for r in old.reasons if not r.code.startswith("tournament-rank-extra-needed")), note)
        now.append(msgspec.structs.replace(old, place=first + number, tied=False, reasons=reasons))
    rest = iter(now)
    places = tuple(next(rest) if p.entry in by_entry else p for p in table.places)
    return Table(places, tuple(t for t in table.open_ties if set(t.entries) != set(order)))


def _deciding(state: State, stage: Stage, table: Table) -> Iterator[tuple[str, ...]]:
    """Ties that decide something.

    Where the rulebook knows extra bouts: those that touch a place which goes on (their order spreads the next groups)
    or, at the end, one of the first three. Elsewhere only those through which the line between on and out would go.
    """
    places = advancing(state, stage)
    knockout = stage.layout.kind in ("elimination", "pairs-by-lot")
    extra = any(c.by == "extra-bout" for c in criteria(stage_rules(state, stage), stage))
    limit = (1 if knockout else MEDALS) if places == 0 else places
    if limit is None:
        return
    for first, tied, still_in in _ties(state, table, counting_all=places == 0):
        crosses = first <= limit < first + len(still_in)
        if len(still_in) >= (1 if places == 0 else 2) and (
            (first <= limit and extra) or (crosses and (places != 0 or knockout))
        ):
            yield tied


def _ties(state: State, table: Table, *, counting_all: bool) -> Iterator[tuple[int, tuple[str, ...], tuple[str, ...]]]:
    """Each tie: its place, everyone in it, and those of them still in the nomination.

    Where places go on, whoever has left is passed over, so that his place is not counted (`counting_all` counts it).
    """
    sets: dict[int, list[str]] = {}
    for place in table.places:
        if place.place is not None:
            sets.setdefault(place.place, []).append(place.entry)
    ahead = 0
    for first, entries in sets.items():
        still_in = tuple(entry for entry in entries if active(state, entry))
        if len(entries) > 1:
            yield (first if counting_all else ahead + 1), tuple(entries), still_in
        ahead += len(still_in)


def _needed(
    table: Table, deciding: tuple[tuple[str, ...], ...], results: tuple[BoutResult, ...]
) -> Iterator[tuple[str, str]]:
    for tie in table.open_ties:
        if set(tie.entries) in [set(d) for d in deciding]:
            yield from needed_bouts(tie, results)


def open_tie(table: Table, entries: Iterable[str]) -> OpenTie | None:
    """The open tie of exactly these entries."""
    wanted = set(entries)
    return next((tie for tie in table.open_ties if set(tie.entries) == wanted), None)
