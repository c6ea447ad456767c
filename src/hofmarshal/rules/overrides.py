"""Lays an organiser's overrides on a nomination, each naming the clause it replaces, and tells what changed."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import inspect

from hofmarshal.rules import pin, shape
from hofmarshal.rules.book_model import Rulebook, part_type
from hofmarshal.rules.convert import Place, convert_tree, dotted, nearest, value_at
from hofmarshal.rules.lint import override_faults
from hofmarshal.rules.merge import Tree, cited
from hofmarshal.rules.model import Nomination
from hofmarshal.rules.notes import Args, BadInput, Note, Problem
from hofmarshal.rules.shape import Path

_STEP = re.compile(r"(?:^|\.)([A-Za-z_][A-Za-z0-9_-]*)|\[([0-9]{1,4})\]")
FIXED = ("id", "mechanism", "team")  # what a nomination is at all


class Override(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One value another holds instead of, as the event or nomination decided.

    `path`: `clock.limit`, `scoring[0].points`, `ends`; `value` replaces what is there whole; `replaces`: the clause
    that value rests on; `reason` and `by`: why, and who decided.
    """

    path: str
    value: Any
    replaces: str
    reason: str
    by: str


class _Laid(msgspec.Struct, frozen=True):
    """The outcome of one override: the value it found and the one it left."""

    override: Override
    old: Any
    new: Any


def apply(
    book: Rulebook, nomination_id: str, overrides: Sequence[Override], places: Sequence[Place] = ()
) -> Nomination:
    """The nomination with the overrides laid on it in order; lists are replaced whole, null takes a value away.

    `places` tells where each override is written, for messages. Raises `BadInput` with every override that names an
    unknown path, a clause its value does not rest on, or a value that does not fit.
    """
    return _lay(book, nomination_id, overrides, places)[0]


def describe(book: Rulebook, nomination_id: str, overrides: Sequence[Override]) -> tuple[Note, ...]:
    """What is overridden beside what it replaces, a note an override; raises `BadInput` as `apply` does."""
    return tuple(_note(laid) for laid in _lay(book, nomination_id, overrides, ())[1])


def difference(old: Nomination, new: Nomination) -> tuple[Note, ...]:
    """The values that differ between two forms of a nomination, each with the clauses the new one rests on."""
    before, after = pin.values(old, defaults=True), pin.values(new, defaults=True)
    notes: list[Note] = []
    _compare(before, after, (), notes, Tree(before, {}), Tree(after, {}))
    return tuple(notes)


def parse_path(text: str) -> Path | None:
    """`scoring[0].points` as a tuple; None if it is no path."""
    path: list[str | int] = []
    end = 0
    while end < len(text):
        if (found := _STEP.match(text, end)) is None:
            return None
        path.append(found.group(1) if found.group(1) is not None else int(found.group(2)))
        end = found.end()
    return tuple(path) or None


def shown(value: Any) -> str:
    """A value as one short line of text."""
    text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False, separators=(", ", ": "))
    return text if len(text) <= 200 else text[:199] + "…"


def _lay(
    book: Rulebook, nomination_id: str, overrides: Sequence[Override], places: Sequence[Place]
) -> tuple[Nomination, list[_Laid]]:
    if (tree := book.trees.get(f"nomination:{nomination_id}")) is None:
        known = ", ".join(book.nominations)
        args: Args = {"nomination": nomination_id, "known": known, **nearest(nomination_id, book.nominations)}
        raise BadInput([Problem("rules-nomination-unknown", args)])
    data, nomination = tree.data, book.nominations[nomination_id]
    problems: list[Problem] = []
    laid: list[_Laid] = []
    for index, override in enumerate(overrides):
        place = places[index] if index < len(places) else Place("")
        try:
            changed, path = _one(book, Tree(data, {}), override, place)
            after = convert_tree(changed, Nomination, lambda _path, place=place: place)  # type: ignore[misc]
            _check(book, Tree(data, {}), Tree(changed, {}), (nomination, after), place)
        except BadInput as error:
            problems += error.problems
        else:
            laid.append(_Laid(override, value_at(pin.values(nomination, defaults=True), path), override.value))
            data, nomination = changed, after
    if problems:
        raise BadInput(problems)
    return nomination, laid


def apply_part(book: Rulebook, key: str, overrides: Sequence[Override]) -> Any:
    """The game or the ledger of a rulebook (`game`, `ledger`) with the overrides laid on it in order.

    Raises `BadInput` as `apply` does.
    """
    data, kind = book.trees[key].data, part_type(key)
    problems: list[Problem] = []
    for override in overrides:
        try:
            changed, _ = _one(book, Tree(data, {}), override, Place(""), kind)
            convert_tree(changed, kind, lambda _path: Place(""))
        except BadInput as error:
            problems += error.problems
        else:
            data = changed
    if problems:
        raise BadInput(problems)
    return convert_tree(data, kind, lambda _path: Place(""))


def _one(
    book: Rulebook, tree: Tree, override: Override, place: Place, kind: Any = Nomination
) -> tuple[dict[str, Any], Path]:
    """The data with one override in it, and the path it changed."""
    path = parse_path(override.path)
    shapes = shape.at(shape.shape_of(kind), path) if path else ()
    if path is None or not shapes or path[0] in FIXED or not _reachable(tree.data, path):
        listed = re.sub(r"\.(\d+)(?=[.\[]|$)", r"[\1]", override.path)  # ends.0.at is ends[0].at
        near: Args = {"near": listed, "found": 1} if listed != override.path else _near(path)
        args: Args = {"path": override.path, **near}
        raise BadInput([Problem("rules-override-path", args, place.file, place.line)])
    cites = tree.cites(path) or _inner_cites(value_at(tree.data, path))
    if override.replaces not in cites:
        if cites or override.replaces not in book.clauses:
            args = {"path": override.path, "clause": override.replaces, "cites": ", ".join(cites) or "–"}
            raise BadInput([Problem("rules-override-clause", args, place.file, place.line)])
        cites = (override.replaces,)
    value = _citing(override.value, shapes, cites, override.replaces)
    return _put(tree.data, path, value, cites), path


def _check(book: Rulebook, before: Tree, after: Tree, forms: tuple[Nomination, Nomination], place: Place) -> None:
    """Raises what an override makes wrong: clauses and words that are not there, a table without its last row."""
    if wrong := override_faults(book, after, forms[1]):
        known = {(one.code, repr(one.args)) for one in override_faults(book, before, forms[0])}
        new = [one for one in wrong if (one.code, repr(one.args)) not in known]
        if new:
            raise BadInput(Problem(one.code, one.args, place.file, place.line) for one in new)


def _citing(value: Any, shapes: tuple[inspect.Type, ...], cites: Sequence[str], replaces: str) -> Any:
    """The new value with clauses where it names none: a block keeps those of the old one, a row cites the one replaced."""
    if isinstance(value, dict) and "cites" not in value and "cites" in shape.fields(shapes):
        return {**value, "cites": list(cites)}
    if isinstance(value, list):
        rows = tuple(row for one in shapes for row in shape.steps(one, 0))
        return [_citing(one, rows, (replaces,), replaces) for one in value]
    return value


def _reachable(data: Any, path: Path) -> bool:
    """Whether the path leads into what is there: an index must exist, a missing mapping may be made."""
    for step in path:
        if isinstance(step, int):
            if not isinstance(data, list) or step >= len(data):
                return False
            data = data[step]
        elif data is not None and not isinstance(data, dict):
            return False
        else:
            data = (data or {}).get(step)
    return True


def _put(data: Any, path: Path, value: Any, cites: Sequence[str]) -> Any:
    """A copy of `data` with `value` at `path`; a block made on the way cites what the override replaces."""
    if not path:
        return value
    if data is None:
        data = {} if len(path) > 1 or isinstance(path[0], int) else {"cites": list(cites)}
    made = data.copy()
    inner = made[path[0]] if isinstance(path[0], int) else made.get(path[0])
    if value is None and len(path) == 1 and isinstance(made, dict):
        made.pop(path[0], None)
    else:
        made[path[0]] = _put(inner, path[1:], value, cites)
    return made


def _inner_cites(value: Any) -> tuple[str, ...]:
    """The clauses the rows of a table rest on, all together."""
    rows = value if isinstance(value, list) else []
    return tuple(dict.fromkeys(clause for row in rows for clause in cited(row)))


def _near(path: Path | None) -> Args:
    """The longest beginning of a path that exists, with the word nearest to the step where it goes wrong."""
    steps = path or ()
    shapes: tuple[inspect.Type, ...] = (shape.shape_of(Nomination),)
    for index, step in enumerate(steps):
        inner = shape.at(shape.shape_of(Nomination), steps[: index + 1])
        if not inner:
            near = nearest(str(step), shape.fields(shapes))
            return {**near, "near": dotted((*steps[:index], str(near["near"])))}
        shapes = inner
    return {"near": "", "found": 0}


def _note(laid: _Laid) -> Note:
    one = laid.override
    args: Args = {"path": one.path, "old": _or_dash(laid.old), "new": _or_dash(laid.new)}
    args |= {"clause": one.replaces, "reason": one.reason, "by": one.by}
    return Note("rules-overridden", args, (one.replaces,))


def _or_dash(value: Any) -> str:
    return "–" if value is None else shown(value)


def _compare(old: Any, new: Any, path: Path, notes: list[Note], before: Tree, after: Tree) -> None:
    if old == new:
        return
    if isinstance(old, dict) and isinstance(new, dict):
        for key in dict.fromkeys([*old, *new]):
            if key != "cites":
                _compare(old.get(key), new.get(key), (*path, key), notes, before, after)
        if old.get("cites") != new.get("cites"):
            _changed(old.get("cites"), new.get("cites"), (*path, "cites"), notes, before, after)
    elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        for index, (one, two) in enumerate(zip(old, new, strict=True)):
            _compare(one, two, (*path, index), notes, before, after)
    else:
        _changed(old, new, path, notes, before, after)


def _changed(old: Any, new: Any, path: Path, notes: list[Note], before: Tree, after: Tree) -> None:
    cites = after.cites(path) if new is not None else before.cites(path)
    notes.append(Note("rules-changed", {"path": dotted(path), "old": _or_dash(old), "new": _or_dash(new)}, cites))
