"""Every worked case gives what it says; every value of the data is noticed by a case of one of its clauses."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from hofmarshal.admission.examples import run_example
from hofmarshal.rules.gear_model import Admission, Gear
from hofmarshal.rules.notes import BadInput
from tests.admission.books import PARTS, cases, clauses, failing, raw

TYPES: dict[str, Any] = {"gear": Gear, "admission": Admission}
PROSE = {"name", "cites", "words", "id"}
ENUMS = {
    "is": ("required", "optional", "forbidden"),
    "otherwise": ("fix", "reject"),
    "unit": ("mm", "um", "g", "palm"),
    "expiry": ("optional", "required"),
    "valid_on": ("first-day", "last-day"),
    "day": ("first-day", "last-day"),
    "laws": ("fighter", "host"),
    "from": ("draw", "call"),
}
NOMINATIONS = {
    "shchyt-mech": ("shchyt-mech", "baklier-mech"),
    "ulozhenie": ("free-duel", "dagger-duel", "mass-battle", "bridge-battle", "elite-duel", "wrestling"),
}


@pytest.mark.parametrize(("book", "part"), PARTS)
def test_every_case_gives_what_it_says(book: str, part: str) -> None:
    struct = msgspec.convert(raw(book, part), TYPES[part])
    args = (struct, None) if part == "gear" else (None, struct)
    wrong = [(case, missed) for case in cases(book, part) if (missed := failing(case, *args))]
    assert not wrong


def walk(
    node: Any, path: tuple[Any, ...], cites: tuple[str, ...]
) -> Iterator[tuple[tuple[Any, ...], Any, tuple[str, ...]]]:
    """Every value and every list of values, with its path and its clauses."""
    if isinstance(node, dict):
        cites = tuple(node.get("cites", cites))
        for key, value in node.items():
            if key == "values":
                yield (*path, key), value, cites
            elif key not in PROSE:
                yield from walk(value, (*path, key), cites)
    elif isinstance(node, list) and not any(isinstance(one, dict) for one in node):
        yield path, node, cites
    elif isinstance(node, list):
        for index, one in enumerate(node):
            yield from walk(one, (*path, index), cites)
    else:
        yield path, node, cites


def fact_of(root: Any, path: tuple[Any, ...]) -> str | None:
    """The fact a word stands for: the requirement's, or the key in a `when`."""
    if "when" in path:
        return str(path[path.index("when") + 1])
    if path[0] == "requirements" and path[-1] == "must":
        return str(root["requirements"][path[1]]["fact"])
    return None


def reachable(root: Any, path: tuple[Any, ...], nomination: str) -> bool:
    """Whether a row would ever be looked at in one more nomination: no earlier row of its table holds there already,
    and for a requirement, one of its kinds may be worn there."""
    if path[0] == "requirements":
        kinds = [root["items"][kind] for kind in root["requirements"][path[1]]["of"]]
        rows = [
            next((row for row in kind["presence"] if holds(row, nomination)), {"is": "forbidden"}) for kind in kinds
        ]
        return any(row["is"] != "forbidden" for row in rows)
    table: Any = root
    for step in path[:-2]:
        table = table[step]
    return not any(holds(row, nomination) for row in table[: path[-2]])


def silent(root: Any, nomination: str) -> bool:
    """An admission that asks for nothing cites nothing, so no case can show it (`test_papers` does)."""
    return "gear" in root and "facts" not in root and nomination == "bridge-battle"


def holds(row: Any, nomination: str) -> bool:
    return "in" not in row or nomination in row["in"]


def others(book: str, root: Any, path: tuple[Any, ...]) -> list[Any]:
    """The other words that could stand at a path."""
    key = next((one for one in reversed(path) if isinstance(one, str)), "")
    if key in ENUMS:
        return list(ENUMS[key])
    if key == "in":
        return [one for one in NOMINATIONS[book] if reachable(root, path, one) and not silent(root, one)]
    fact = fact_of(root, path)
    return list(root["facts"][fact].get("values") or []) if fact in root.get("facts", {}) else []


# Words that would change nothing in a row of the armour table, for an earlier row always takes them.
SHADOWED = {
    ("soft-thick", "plate"),
    ("soft", "plate"),
    *(
        (row, "scale")
        for row in ("soft-thick", "soft-steel-close", "soft-copper-close", "soft", "soft-steel", "soft-copper")
    ),
}


def shadowed(root: Any, path: tuple[Any, ...], word: Any) -> bool:
    return path[:2] == ("armour", "rows") and (root["armour"]["rows"][path[2]]["id"], word) in SHADOWED


def mutants(book: str, root: Any, path: tuple[Any, ...], value: Any) -> Iterator[Any]:
    if isinstance(value, bool):
        yield not value
    elif isinstance(value, int):
        yield value + 1
        yield value - 1
    elif isinstance(value, list):
        yield from (value[:i] + value[i + 1 :] for i in range(len(value)))
        yield from (
            [*value, one] for one in others(book, root, path) if one not in value and not shadowed(root, path, one)
        )
    elif isinstance(value, dict):
        yield from ({key: name for key, name in value.items() if key != dropped} for dropped in value)
    else:
        yield from (one for one in others(book, root, path) if one != value)


def changed(root: Any, path: tuple[Any, ...], value: Any) -> Any:
    copied = copy.deepcopy(root)
    node = copied
    for step in path[:-1]:
        node = node[step]
    node[path[-1]] = value
    return copied


def noticed(book: str, part: str, mutant: Any, cites: tuple[str, ...] | None) -> bool:
    """Whether a case of one of the clauses (None: any case) comes out otherwise."""
    struct = msgspec.convert(mutant, TYPES[part])
    args = (struct, None) if part == "gear" else (None, struct)
    return any(failing(case, *args) for case in cases(book, part) if cites is None or clauses(case) & set(cites))


@pytest.mark.parametrize(("book", "part"), PARTS)
def test_every_value_is_noticed_by_a_case_of_its_clause(book: str, part: str) -> None:
    root = raw(book, part)
    survivors = []
    tried = 0
    for path, value, cites in walk(root, (), ()):
        for other in mutants(book, root, path, value):
            tried += 1
            # A word or a nomination more: what then holds there wrongly is seen by a case of what should hold there.
            more = isinstance(value, list) and len(other) > len(value)
            if not noticed(book, part, changed(root, path, other), None if more else cites):
                survivors.append((path, value, other, cites))
    assert not survivors, "\n".join(map(str, survivors))
    assert tried


@pytest.mark.parametrize(("book", "part"), PARTS)
def test_every_value_has_a_clause(book: str, part: str) -> None:
    assert [path for path, _, cites in walk(raw(book, part), (), ()) if not cites] == []


def test_a_case_of_another_kind_is_refused() -> None:
    with pytest.raises(BadInput):
        run_example("weather", {}, None, None)
