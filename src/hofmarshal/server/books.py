"""What screens need to know of a nomination, by the hash of its pinned content: a `BookScene` never changes under its hash."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import product
from typing import Any

from hofmarshal.contest.blows import ALL, facts_of, land, one_ruling
from hofmarshal.contest.commands import Blow
from hofmarshal.contest.ending import end_named
from hofmarshal.contest.rights import TABLE, may
from hofmarshal.contest.sanctions import breach_row
from hofmarshal.contest.setup import SIDES, Fighter, Setup
from hofmarshal.contest.state import Contest, fresh
from hofmarshal.rules.block import Word
from hofmarshal.rules.match import Facts, first_known
from hofmarshal.rules.model import Nomination
from hofmarshal.server.book_facts import breach_asks, hit_asks, out_asks
from hofmarshal.server.content import Library, MissingContent, Pinned
from hofmarshal.server.scenes.model import BookScene, ClauseScene, FactScene, QuickScene, WordScene

WORDS = ("zone", "grip", "weapon", "action")
"""What a blow may say, in the order in which keys of `values` name it."""

Said = tuple[str, ...]

KEPT = 64
"""How many scenes a process remembers."""

_KNOWN: dict[str, BookScene] = {}


def book(library: Library, name: str) -> BookScene | None:
    """The scene of the content of this hash; None where there is none."""
    found = _KNOWN.get(name)
    if found is None:
        try:
            found = book_scene(library.pinned(name), name)
        except MissingContent:
            return None
        if len(_KNOWN) >= KEPT:
            _KNOWN.clear()
        _KNOWN[name] = found
    return found


def book_scene(pinned: Pinned, name: str) -> BookScene:
    """The scene of pinned rules whose content has the hash `name`."""
    rules = pinned.rules
    table = _Table(rules)
    breaches = _breaches(table.state)
    asked = hit_asks(rules) if rules.mechanism in ("points", "hits") else ()
    return BookScene(
        hash=name,
        rulebook=pinned.rulebook,
        nomination=pinned.nomination,
        title=rules.name,
        mechanism=rules.mechanism,
        team=rules.team,
        zones=_words(rules.zones),
        grips=_words(rules.grips),
        weapons=_words(rules.weapons),
        actions=_words(rules.actions),
        asks=table.asks,
        values=table.values(),
        forbidden=table.forbidden(),
        not_counted=tuple(WordScene(id=one.id, name=one.text, note=one.note) for one in rules.not_counted),
        breaches=tuple(breaches),
        clauses={key: ClauseScene(number=one.number, statement=one.statement) for key, one in pinned.clauses.items()},
        limit=rules.clock.limit,
        time_end=rules.clock.time_end,
        arrive=rules.call.arrive,
        ready=rules.call.ready,
        panel_count=rules.panel.count_min if rules.panel is not None else 0,
        panel_quorum=_quorum(rules),
        rounds=rules.rounds.win,
        language=pinned.language,
        brings=breaches,
        noted=tuple(dict.fromkeys(row.clause for row in (*rules.breaches_first, *rules.breaches) if row.note)),
        mutual=rules.mutual.choices if rules.mutual is not None else (),
        causes=tuple(dict.fromkeys(row.cause for row in rules.outs if row.out)),
        ordered=one_ruling(rules),
        signal=end_named(table.state, "signal") is not None,
        acknowledged=rules.acknowledge.counts,
        clinch=rules.clinch.limit if rules.clinch is not None else 0,
        absent_after=_absent_after(rules),
        breach_asks=breach_asks(rules),
        out_asks=out_asks(rules),
        hit_asks=asked,
        hit_values=table.by_fact(asked),
        claims=rules.claims.divided if rules.claims is not None else "",
        breakthrough=end_named(table.state, "breakthrough") is not None,
        quick=table.quick() if rules.team and rules.mechanism == "hits" else {},
        judges=tuple(command for command in TABLE if may(table.state, command, "field-judge")[0]),
        may_touch=rules.touch.allowed if rules.touch is not None else (),
        halts=tuple(dict.fromkeys(row.clause for row in (*rules.breaches_first, *rules.breaches) if row.halts)),
        **_of_battles(rules),
    )


def _of_battles(rules: Nomination) -> dict[str, Any]:
    """What screens of battles ask for."""
    substitution = rules.substitution
    return {
        "returns": rules.returns is not None and rules.returns.allowed,
        "order": rules.order is not None and rules.order.sealed,
        "on_bridge": rules.entering.on_field if rules.entering is not None else 0,
        "substitution": substitution.when if substitution is not None else "",
        "substitutions": substitution.limit if substitution is not None else 0,
        "fallen": rules.fallen.then if rules.fallen is not None else "",
        "hits": rules.hits.source if rules.hits is not None else "",
    }


def _words(words: Iterable[Word]) -> tuple[WordScene, ...]:
    return tuple(WordScene(id=one.id, name=one.name, part=one.part) for one in words)


def _quorum(rules: Nomination) -> int:
    panel = rules.panel
    return 0 if panel is None else panel.quorum or panel.count_min // 2 + 1


def _absent_after(rules: Nomination) -> int:
    if rules.absent is not None:
        return rules.absent.calls
    return 1 if rules.late is None else 0


def _breaches(state: Contest) -> dict[str, str]:
    """The clauses a breach may name, with what each brings while the contest is on and no further fact is told."""
    rules = state.setup.rules
    found: dict[str, str] = {}
    for row in (*rules.breaches_first, *rules.breaches):
        if row.brings == "no-breach" or row.clause in found:
            continue
        now = breach_row(state, row.clause, {"started": True})
        found[row.clause] = row.brings if now is None or now.brings == "no-breach" else now.brings
    return found


class _Table:
    """The tables of targets and scores, asked about every blow there can be."""

    def __init__(self, rules: Nomination) -> None:
        self.rules = rules
        halves = rules.hits.halves if rules.hits is not None else 0
        sides: dict[str, Fighter] = {side: Fighter(id=side, side=side, halves=halves) for side in SIDES}
        self.state = fresh(Setup(rules=rules, fighters=sides))
        self.choices: dict[str, Sequence[str]] = {
            "zone": [one.id for one in rules.zones],
            "grip": [one.id for one in rules.grips],
            "weapon": [one.id for one in rules.weapons],
            "action": [one.id for one in rules.actions],
        }
        self.known: dict[Said, int | None] = {}
        self.asks = tuple(self._asks()) if rules.mechanism in ("points", "hits") else ()

    def value(self, said: Said) -> int | None:
        """What a blow brings: points, or half-hits; None where that hangs on a fact no pad tells."""
        if said not in self.known:
            self.known[said] = self._value(said, {})
        return self.known[said]

    def _value(self, said: Said, told: Facts) -> int | None:
        zone, grip, weapon, action = said
        blow = Blow(by="red", zone=zone, grip=grip, weapon=weapon, action=action, facts=told)
        landed = land(self.state, blow)
        if landed.counts:
            return landed.points if self.rules.mechanism == "points" else self._halves(landed.halves)
        target = self.state.setup.fighters["blue"]
        row, unknown = first_known(self.rules.targets, facts_of(self.rules, blow, target))
        missing = [fact for fact in unknown if fact not in (*WORDS, "part")]
        return None if row is not None and row.counts and missing else 0

    def _halves(self, halves: int) -> int | None:
        """Half-hits; all that a fighter has are as many as everybody has, or hang on who he is."""
        if halves < ALL or self.rules.hits is None:
            return halves
        return self.rules.hits.halves if self.rules.hits.source == "equal" else None

    def quick(self) -> dict[str, tuple[QuickScene, ...]]:
        """The blows of each weapon that a judge can tell without the exact zone."""
        return {weapon: tuple(self._quick(weapon)) for weapon in self.choices["weapon"]}

    def _quick(self, weapon: str) -> Iterator[QuickScene]:
        """As little said as can be: no action and no part where that is enough, else by part, with an action that counts."""
        for action in ("", *self.choices["action"]):
            whole = self._told(weapon, action, "")
            if whole:
                yield QuickScene(action=action, halves=whole)
                return
            parts = [(part, self._told(weapon, action, part)) for part in ("limb", "torso")]
            if any(halves for _, halves in parts):
                yield from (QuickScene(action=action, part=part, halves=halves) for part, halves in parts if halves)
                return

    def _told(self, weapon: str, action: str, part: str) -> int:
        """The half-hits of a blow of which no zone is told, -1 for all, 0 where it does not count so."""
        blow = Blow(by="red", weapon=weapon, action=action, facts={"part": part} if part else {})
        landed = land(self.state, blow)
        return 0 if not landed.counts else -1 if landed.halves >= ALL else landed.halves

    def _asks(self) -> Iterator[str]:
        """The words without which the tables cannot tell a blow's value, or would give it none."""
        conditions = [*(row.when for row in self.rules.targets), *(row.when for row in self.rules.scoring)]
        if self.choices["zone"] and any("zone" in when or "part" in when for when in conditions):
            yield "zone"
        for index, word in enumerate(WORDS[1:], 1):
            if any(word in when for when in conditions) and self._matters(index, strict=word != "action"):
                yield word
        if any("limb" in when for when in conditions):
            yield "limb"

    def _matters(self, index: int, *, strict: bool) -> bool:
        """Whether leaving a word out loses a hit, or (`strict`) whether it changes a hit's worth at all."""
        options = [choices if n != index else [""] for n, choices in enumerate(self._options())]
        for said in product(*options):
            unsaid = self.value(said)
            with_word = {self.value((*said[:index], one, *said[index + 1 :])) for one in self.choices[WORDS[index]]}
            if (strict and len(with_word) > 1) or (not unsaid and any(with_word)):
                return True
        return False

    def _options(self) -> list[Sequence[str]]:
        return [self.choices[word] or [""] for word in WORDS]

    def values(self) -> dict[str, int | None]:
        """The worth of every blow a pad can tell, by `zone|grip|weapon|action`, words that are not asked left empty."""
        if self.rules.mechanism not in ("points", "hits"):
            return {}
        return {"|".join(said): self.value(said) for said in self._tellable()}

    def _tellable(self) -> Iterator[Said]:
        """Every blow a pad can tell."""
        options = [choices if word in self.asks else [""] for word, choices in zip(WORDS, self._options(), strict=True)]
        yield from product(*options)

    def by_fact(self, facts: tuple[FactScene, ...]) -> dict[str, dict[str, int | None]]:
        """For each answer to a further fact, the worth of the blows for which it makes a difference."""
        found = {}
        for fact in facts:
            for one in fact.answers:
                worth = {said: self._value(said, {fact.name: one.value}) for said in self._tellable()}
                changed = {"|".join(said): now for said, now in worth.items() if now != self.value(said)}
                found[f"{fact.name}={one.id}"] = changed
        return found

    def forbidden(self) -> tuple[str, ...]:
        """Zones in which no blow counts, whatever else is said."""
        if "zone" not in self.asks:
            return ()
        rest = [choices if word in self.asks else [""] for word, choices in zip(WORDS, self._options(), strict=True)][
            1:
        ]
        return tuple(
            zone for zone in self.choices["zone"] if all(self.value((zone, *said)) == 0 for said in product(*rest))
        )
