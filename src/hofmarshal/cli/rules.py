"""`hofmarshal rules`: lists, shows, checks, tests and scaffolds rulebooks."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from hofmarshal.cli import show_rules
from hofmarshal.cli.options import DEFAULT, Output

RulebookFolder = Annotated[
    Path | None, Parameter(help="A rulebook's folder or the id of one in the package; otherwise all of those.")
]


def list_rulebooks(*, output: Output = DEFAULT) -> int:
    """The rulebooks that ship with Hofmarshal: id, name, edition, nominations, number of clauses."""
    return show_rules.show_list(output.language, output.json)


def show(rulebook: str, clause: str | None = None, /, *, output: Output = DEFAULT) -> int:
    """A rulebook's clauses with their status and resolution, or one CLAUSE with the values that rest on it."""
    return show_rules.show_book(rulebook, clause, output.language, output.json)


def check(path: RulebookFolder = None, /, *, output: Output = DEFAULT) -> int:
    """Check a rulebook: every fault by file and line, what is wrong and how to mend it. Exits with 2 if there is one."""
    return show_rules.check_books(path, output.language, output.json)


def run_examples(
    path: RulebookFolder = None,
    /,
    *,
    mutate: Annotated[
        bool,
        Parameter(help="Change each cited value in turn; an example must notice.", negative="", show_default=False),
    ] = False,
    output: Output = DEFAULT,
) -> int:
    """Run a rulebook's examples. Exits with 1 if one fails or, with --mutate, if a changed value goes unnoticed."""
    return show_rules.test_books(path, mutate, output.language, output.json)


def coverage(
    *,
    clauses: Annotated[Path, Parameter(help="The list of clauses, a YAML file.")],
    only: Annotated[str, Parameter(help="Only these groups of the list, comma-separated.", show_default=False)] = "",
    path: RulebookFolder = None,
    output: Output = DEFAULT,
) -> int:
    """Each clause of a list: covered by an example, citable, or missing. The last line counts.

    Exits with 1 if a clause is missing, or is only citable where it needs an example.
    """
    groups = tuple(word.strip() for word in only.split(",") if word.strip())
    return show_rules.show_coverage(clauses, groups, path, output.language, output.json)


def schema(
    kind: Annotated[str | None, Parameter(help="One kind of file; otherwise all.")] = None,
    /,
    *,
    out: Annotated[Path | None, Parameter(help="Write KIND.schema.json files to this folder.")] = None,
    output: Output = DEFAULT,
) -> int:
    """The JSON Schema of each kind of rulebook file, for editors and for checking."""
    return show_rules.show_schemas(kind, out, output.json)


def new(
    folder: Path,
    /,
    *,
    id: Annotated[str | None, Parameter(help="The rulebook's id; otherwise the folder's name.")] = None,  # noqa: A002
    output: Output = DEFAULT,
) -> int:
    """Make a new rulebook in FOLDER that passes `rules check`, to be filled in."""
    return show_rules.new_book(folder, id or folder.resolve().name, output.language, output.json)
