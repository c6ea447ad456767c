"""The further facts that a nomination's tables ask for, with the answers that make a difference: what screens offer."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from hofmarshal.rules.block import Text
from hofmarshal.rules.match import Compare, Test, Value, fits
from hofmarshal.rules.model import Nomination
from hofmarshal.server.scenes.model_book import AnswerScene, AskScene, FactScene, RowScene

GIVEN = ("started",)
"""Facts that are always there, which nobody is asked for."""

BLOW = ("zone", "grip", "weapon", "action", "limb", "part")
"""What a blow says by itself."""

Row = tuple[Mapping[str, Test], str]
"""A row's condition and what it brings."""


def breach_asks(rules: Nomination) -> dict[str, AskScene]:
    """By clause, what a breach hangs on beyond the clause itself."""
    rows: dict[str, list[Row]] = {}
    for one in (*rules.breaches_first, *rules.breaches):
        mine = rows.setdefault(one.clause, [])
        if one.unlisted and rules.permitted:
            permitted = tuple(choice.id for choice in rules.permitted)
            mine.append(({**one.when, "action": permitted}, "no-breach"))
        mine.append((one.when, one.brings))
    return _asks(rules, rows)


def out_asks(rules: Nomination) -> dict[str, AskScene]:
    """By cause, what going out hangs on."""
    rows: dict[str, list[Row]] = {}
    for one in rules.outs:
        rows.setdefault(one.cause, []).append((one.when, "out" if one.out else "stays"))
    return _asks(rules, rows)


def hit_asks(rules: Nomination) -> tuple[FactScene, ...]:
    """What a blow's worth hangs on beyond the words that tell it."""
    conditions = (*(row.when for row in rules.targets), *(row.when for row in rules.scoring))
    return _facts(rules, conditions, BLOW)


def _asks(rules: Nomination, rows: Mapping[str, list[Row]]) -> dict[str, AskScene]:
    """The clauses whose rows differ by a fact."""
    found = {}
    for clause, mine in rows.items():
        if not any(when for when, _ in mine):
            continue
        facts = _facts(rules, (when for when, _ in mine), GIVEN)
        told = {one.name: one.answers for one in facts}
        told |= {name: (AnswerScene(id="true", value=True), AnswerScene(id="false", value=False)) for name in GIVEN}
        scenes = tuple(RowScene(when=_accepted(when, told), brings=brings) for when, brings in mine)
        found[clause] = AskScene(facts=facts, rows=scenes)
    return found


def _accepted(when: Mapping[str, Test], told: Mapping[str, tuple[AnswerScene, ...]]) -> dict[str, tuple[str, ...]]:
    """For each fact of a condition, the answers that pass; "" where it may stay unsaid."""
    found = {}
    for name, test in when.items():
        unsaid = ("",) if isinstance(test, Compare) and test.absent else ()
        found[name] = (*unsaid, *(one.id for one in told.get(name, ()) if fits(test, one.value)))
    return found


def _facts(
    rules: Nomination, conditions: Iterable[Mapping[str, Test] | None], known: tuple[str, ...]
) -> tuple[FactScene, ...]:
    """The facts that conditions test, but for those known anyway; each with the values they tell apart."""
    values: dict[str, dict[str, Value]] = {}
    for when in conditions:
        for name, test in (when or {}).items():
            if name not in known:
                values.setdefault(name, {}).update((_id(value), value) for value in _values(test))
    return tuple(
        FactScene(
            name=name,
            answers=tuple(AnswerScene(id=key, value=value, name=_name(rules, name, key)) for key, value in of.items()),
        )
        for name, of in values.items()
    )


def _values(test: Test) -> Iterator[Value]:
    """Values that pass a test, one for each bound."""
    if isinstance(test, tuple):
        yield from test
    elif not isinstance(test, Compare):
        yield test
    else:
        bounds = (
            (test.at_most, 0), (test.under, -1), (test.at_least, 0), (test.over, 1),
        )  # fmt: skip
        yield from (bound + step for bound, step in bounds if bound is not None and fits(test, bound + step))


def _id(value: Value) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _name(rules: Nomination, fact: str, answer: str) -> Text | None:
    """The rulebook's own word for an answer: of its list of this name, of the body's parts, of permitted actions."""
    lists = {"weapon": rules.weapons, "grip": rules.grips, "action": rules.actions}
    words = lists.get(fact, rules.zones)
    if fact == "action":
        found = next((one.text for one in rules.permitted if one.id == answer), None)
        if found is not None:
            return found
    return next((one.name for one in words if one.id == answer), None)
