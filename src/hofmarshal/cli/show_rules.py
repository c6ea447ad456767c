"""What `hofmarshal rules` prints: lists, clauses, faults, examples, coverage, schemas."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby
from pathlib import Path
from typing import Any

import msgspec

from hofmarshal.cli.console import progress, show_json, show_table, tell
from hofmarshal.cli.errors import as_data
from hofmarshal.desk.book_checks import unknown_commands
from hofmarshal.desk.examples import Verdict, run
from hofmarshal.desk.mutation import Survivor, survivors
from hofmarshal.exchange.books import named, packaged
from hofmarshal.exchange.files import read_file
from hofmarshal.exchange.folders import is_taken, write_tree
from hofmarshal.exchange.kinds import all_schemas
from hofmarshal.rules.book_model import Clause, Rulebook
from hofmarshal.rules.coverage import coverage, read_list
from hofmarshal.rules.flow import assigned
from hofmarshal.rules.lint import lint
from hofmarshal.rules.mutate import mutants
from hofmarshal.rules.notes import bad
from hofmarshal.rules.pin import book_hash
from hofmarshal.rules.scaffold import new
from hofmarshal.rules.yamldoc import parse
from hofmarshal.text import message, say


def show_list(lang: str, as_json: bool) -> int:
    """The packaged rulebooks, a row each."""
    rows: list[dict[str, Any]] = [
        {
            "id": b.id, "name": b.name.in_(lang), "edition": b.edition, "nominations": list(b.offered),
            "clauses": len(b.clauses), "examples": len(b.examples), "hash": book_hash(b),
        }
        for b in packaged().values()
    ]  # fmt: skip
    if as_json:
        show_json(rows)
        return 0
    columns = ("id", "name", "edition", "nominations", "clauses", "examples")
    names = [message("cli-rules-column", lang, column=c) for c in columns]
    cells = [[r["id"], r["name"], r["edition"], ", ".join(r["nominations"]), r["clauses"], r["examples"]] for r in rows]
    show_table("", names, cells)
    return 0


def show_book(rulebook: str, clause: str | None, lang: str, as_json: bool) -> int:
    """A rulebook's clauses, or one of them with its resolution, the values that rest on it and its examples."""
    books, mine = named(Path(rulebook))
    book = books[mine[0]]
    chosen = list(book.clauses.values())
    if clause is not None:
        chosen = [c for c in chosen if c.id == clause]
        if not chosen:
            raise bad("cli-no-clause", clause=clause, rulebook=book.id)
    data = [_clause(book, c, lang, full=clause is not None) for c in chosen]
    if as_json:
        show_json(data)
        return 0
    print(f"{book.name.in_(lang)} ({book.id}, {book.edition})\n")
    for one in data:
        _print_clause(one, lang)
    return 0


def _clause(book: Rulebook, clause: Clause, lang: str, *, full: bool) -> dict[str, Any]:
    data: dict[str, Any] = {
        "id": clause.id,
        "source": clause.source,
        "kind": clause.kind,
        "status": clause.status,
        "statement": clause.statement.in_(lang),
        "resolution": clause.resolution.in_(lang) if clause.resolution else None,
    }
    if full:
        data["values"] = list(values_of(book, clause.id, lang))
        data["examples"] = [
            {"file": e.file, "line": e.line, "example": e.raw} for e in book.examples if clause.id in e.clauses
        ]
    return data


def values_of(book: Rulebook, clause: str, lang: str) -> Iterable[dict[str, Any]]:
    """Every block of values of a rulebook that cites a clause: where it stands, its path, what it says."""
    seen: set[tuple[str, int | None]] = set()
    for key, tree in book.trees.items():
        for path, block in _blocks(tree.data, ()):
            place = tree.place(path)
            if clause in block["cites"] and (place.file, place.line) not in seen:
                seen.add((place.file, place.line))
                home = () if key.startswith("nomination:") else (key,)
                said = {k: _plain(v, lang) for k, v in block.items() if k not in ("cites", "name") and not _own(v)}
                where = {"file": place.file, "line": place.line}
                yield {**where, "part": key, "path": _written((*home, *path)), "values": said}


def _own(value: Any) -> bool:
    """Whether a part of a block has clauses of its own: it is shown by itself."""
    return isinstance(value, dict) and isinstance(value.get("cites"), list)


def _plain(value: Any, lang: str) -> Any:
    """A value without what is shown by itself; a text in the reader's language."""
    if isinstance(value, dict):
        if set(value) == {"en", "ru", "uk"}:
            return value.get(lang, value["en"])
        return {k: _plain(v, lang) for k, v in value.items() if not _own(v)}
    return [_plain(one, lang) for one in value if not _own(one)] if isinstance(value, list) else value


def _written(path: tuple[str | int, ...]) -> str:
    """A path as `scoring[0].when`."""
    return "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in path).removeprefix(".")


def _blocks(data: Any, path: tuple[str | int, ...]) -> Iterable[tuple[tuple[str | int, ...], dict[str, Any]]]:
    if isinstance(data, dict):
        if isinstance(data.get("cites"), list):
            yield path, data
        for key, value in data.items():
            yield from _blocks(value, (*path, key))
    elif isinstance(data, list):
        for number, value in enumerate(data):
            yield from _blocks(value, (*path, number))


def _print_clause(one: dict[str, Any], lang: str) -> None:
    source = one["source"].replace(";", ", ")
    about = message("cli-clause-about", lang, kind=one["kind"], status=one["status"], source=source)
    tell(f"{one['id']} – {about}")
    tell(one["statement"], 2)
    if one["resolution"]:
        tell(message("cli-rules-resolution", lang, text=one["resolution"]), 2)
    values = one.get("values", ())
    if values:
        print(f"  {message('cli-rules-values', lang)}")
    for file, found in groupby(values, lambda value: value["file"]):
        print(f"    {file}")
        for value in found:
            print(f"      {value['line']}: {assigned(value['path'], value['values'])}")
    examples = one.get("examples", ())
    if examples:
        print(f"  {message('cli-rules-examples', lang)}")
    for file, shown in groupby(examples, lambda example: example["file"]):
        print(f"    {file}: {', '.join(str(example['line']) for example in shown)}")
    print()


def check_books(path: Path | None, lang: str, as_json: bool) -> int:
    """Every fault of the rulebooks; 2 if there is one. Examples are played too: one that fails is a fault."""
    books, mine = named(path)
    problems = [p for i in mine for p in (*lint(books[i], books), *unknown_commands(books[i]))]
    told = {(p.file, p.line) for p in problems}  # what is wrong with an example itself need not be told twice
    verdicts = [v for i in mine for v in _verdicts(books[i], lang)]
    failed = [v for v in verdicts if not v.ok and (v.example.file, v.example.line) not in told]
    if as_json:
        show_json(
            {"problems": [as_data(p, p, lang) for p in problems], "examples": [_verdict(v, lang) for v in failed]}
        )
        return 2 if problems or failed else 0
    for problem in problems:
        print(say(problem, lang))
    for verdict in failed:
        _print_verdict(verdict, lang)
    print(message("cli-rules-checked", lang, books=len(mine), problems=len(problems) + len(failed)))
    return 2 if problems or failed else 0


def _verdicts(book: Rulebook, lang: str) -> list[Verdict]:
    label = message("cli-rules-playing", lang, book=book.id)
    return [run(book, e) for e in progress(book.examples, label)]


def test_books(path: Path | None, mutate: bool, lang: str, as_json: bool) -> int:
    """Play the examples; with `mutate`, change every value in turn. 1 if one fails or a change goes unnoticed."""
    books, mine = named(path)
    verdicts = [v for i in mine for v in _verdicts(books[i], lang)]
    failed = [v for v in verdicts if not v.ok]
    tried, survived = _mutated([books[i] for i in mine], lang) if mutate and not failed else (0, [])
    if as_json:
        show_json(
            {
                "examples": len(verdicts), "failed": [_verdict(v, lang) for v in failed], "mutants": tried,
                "unnoticed": [_survivor(s) for s in survived],
            }
        )  # fmt: skip
        return 1 if failed or survived else 0
    for verdict in failed:
        _print_verdict(verdict, lang)
    for one in survived:
        mutant = one.mutant
        args = {"path": mutant.path, "change": mutant.change, "clauses": ", ".join(mutant.clauses)}
        print(f"{mutant.file}:{mutant.line}: {message('cli-rules-unnoticed', lang, **args)}")
    print(message("cli-rules-tested", lang, examples=len(verdicts), failed=len(failed)))
    if mutate and failed:
        print(message("cli-rules-not-mutated", lang))
    elif mutate:
        print(message("cli-rules-mutated", lang, tried=tried, unnoticed=len(survived)))
    return 1 if failed or survived else 0


def _mutated(books: list[Rulebook], lang: str) -> tuple[int, list[Survivor]]:
    tried, survived = 0, []
    for book in books:
        every = list(mutants(book))
        tried += len(every)
        label = message("cli-rules-mutating", lang, book=book.id)
        survived += list(survivors(book, progress(every, label)))
    return tried, survived


def _survivor(one: Survivor) -> dict[str, Any]:
    m = one.mutant
    return {
        "file": m.file,
        "line": m.line,
        "path": m.path,
        "change": m.change,
        "clauses": m.clauses,
        "asked": one.tried,
    }


def _verdict(verdict: Verdict, lang: str) -> dict[str, Any]:
    return {
        "file": verdict.example.file,
        "line": verdict.example.line,
        "clauses": verdict.example.clauses,
        "mismatches": [msgspec.to_builtins(m) for m in verdict.mismatches],
        "problems": [as_data(p, p, lang) for p in verdict.fault.problems] if verdict.fault else [],
    }


def _print_verdict(verdict: Verdict, lang: str) -> None:
    example = verdict.example
    print(f"{example.file}:{example.line}: {message('cli-rules-failed', lang, clauses=', '.join(example.clauses))}")
    if verdict.fault is not None:
        for problem in verdict.fault.problems:
            print(f"  {say(problem, lang)}")
    for m in verdict.mismatches:
        print(f"  {message('cli-mismatch', lang, path=m.path, wanted=m.wanted, got=m.got)}")


def show_coverage(clauses: Path, only: tuple[str, ...], path: Path | None, lang: str, as_json: bool) -> int:
    """Each listed clause as covered, citable or missing; an example counts only if it passes."""
    listed = read_list(parse(read_file(clauses), str(clauses)))
    unknown = [g for g in only if g not in listed]
    if unknown:
        raise bad("cli-no-group", file=str(clauses), group=unknown[0], known=", ".join(listed))
    books, mine = named(path)
    passing = [v.example for i in mine for v in _verdicts(books[i], lang) if v.ok]
    found = coverage(listed, [books[i] for i in mine], only, passing)
    if as_json:
        show_json({"rows": found.rows, "total": len(found.rows), "present": found.present, "ok": found.ok})
        return 0 if found.ok else 1
    for row in found.rows:
        fault = "" if row.right or row.state == "missing" else f"  {message('cli-coverage-needs-example', lang)}"
        print(f"{row.clause:44} {message('cli-coverage-state', lang, state=row.state)}{fault}")
    missing = len(found.rows) - found.present
    print(message("cli-coverage-count", lang, present=found.present, total=len(found.rows), missing=missing))
    return 0 if found.ok else 1


def show_schemas(kind: str | None, folder: Path | None, as_json: bool) -> int:
    """The JSON Schemas of the file kinds, printed or written to a folder."""
    every = all_schemas()
    if kind is not None and kind not in every:
        raise bad("cli-no-kind", kind=kind, known=", ".join(every))
    chosen = every if kind is None else {kind: every[kind]}
    if folder is None:
        show_json(chosen if kind is None else every[kind])
        return 0
    written = {
        f"{name}.schema.json": msgspec.json.format(msgspec.json.encode(schema), indent=2) + b"\n"
        for name, schema in chosen.items()
    }
    write_tree(folder, written)
    if as_json:
        show_json({"folder": str(folder), "files": list(written)})
    return 0


def new_book(folder: Path, name: str, lang: str, as_json: bool) -> int:
    """Lay a new rulebook out in a folder that does not exist yet."""
    if is_taken(folder):
        raise bad("cli-folder-taken", file=str(folder))
    written = new(name)
    write_tree(folder, written)
    if as_json:
        show_json({"folder": str(folder), "files": list(written)})
        return 0
    print(message("cli-rules-new", lang, folder=str(folder)))
    return 0
