"""Reads a nomination folder (entries, decisions, tables of bouts, protocols) and runs it from its draw to its places."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from difflib import get_close_matches
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from hofmarshal.desk.expect import Mismatch, mismatches
from hofmarshal.desk.nominations import DeskTable
from hofmarshal.desk.protocol import find_rules
from hofmarshal.exchange.alike import skeleton
from hofmarshal.exchange.books import at_hand
from hofmarshal.exchange.carried import Carried
from hofmarshal.exchange.faults import first_of, unknown_entry
from hofmarshal.exchange.files import read_inside
from hofmarshal.exchange.folder_protocols import Fought, play_protocol, protocol_names
from hofmarshal.exchange.results import is_open
from hofmarshal.exchange.spelling import near_clubs, one_spelling
from hofmarshal.exchange.tables import BoutRow, EntryRow, parse_bouts, parse_entries
from hofmarshal.rules.block import Text
from hofmarshal.rules.book_model import Rulebook
from hofmarshal.rules.convert import Place, convert_tree, nearest
from hofmarshal.rules.model import Nomination
from hofmarshal.rules.notes import Args, BadInput, Note, Problem, bad
from hofmarshal.rules.overrides import Override, apply, describe
from hofmarshal.rules.yamldoc import Doc, convert, parse
from hofmarshal.tournament.commands import Enter, Score
from hofmarshal.tournament.decisions import Change, Decision, change_by_blocks
from hofmarshal.tournament.entries import Entry
from hofmarshal.tournament.examples import told
from hofmarshal.tournament.folder import NominationFile, Report, play_folder, read_decisions, report
from hofmarshal.tournament.merging import merged, natural
from hofmarshal.tournament.playing import Played
from hofmarshal.tournament.state import Settings
from hofmarshal.tournament.words import called, with_names

HEAD = "nomination.yaml"
ENTRIES = ("entries.csv", "entries.xlsx")
BOUTS = re.compile(r"bouts(-.+)?\.(csv|xlsx)")
"""Tables of bouts: any number of them, `bouts.csv` first, then `bouts-1.xlsx`, `bouts-2.csv` …"""
DECISIONS = "decisions.yaml"
KNOWN = (HEAD, *ENTRIES, "bouts.csv", "bouts.xlsx", DECISIONS)
NAMING = ("entry", "swap", "entries", "groups", "hand", "order")
"""The fields of decisions that name entries."""

T = TypeVar("T")


class Folder(msgspec.Struct, frozen=True, kw_only=True):
    """What a nomination folder holds, read and checked; `rules` are in force (overrides laid on).

    `decisions` are as written; `rows` tells the row of each bout of a table, by file and bout; `lines` those of the
    head's settings and seed, and of each decision by its number.
    """

    path: str
    head: NominationFile
    rules: Nomination
    entries: tuple[Entry, ...]
    decisions: tuple[Mapping[str, Any], ...] = ()
    bouts: tuple[Score, ...] = ()
    books: Mapping[str, Rulebook]
    unmet: tuple[Mismatch, ...] = ()
    rows: dict[tuple[str, str], int] = {}
    lines: dict[str, int | None] = {}


class FolderReport(msgspec.Struct, frozen=True, kw_only=True):
    """A nomination folder as it was run, with every `expect` (its own, those of its protocols) that did not come true."""

    path: str
    name: Text
    report: Report
    notes: tuple[Note, ...] = ()
    mismatches: tuple[Mismatch, ...] = ()

    @property
    def failed(self) -> bool:
        """Whether an expectation failed."""
        return bool(self.mismatches)


class _Problems:
    """The problems found so far, in all files of the folder."""

    def __init__(self) -> None:
        self.found: list[Problem] = []

    def attempt(self, read: Callable[[], T]) -> T | None:
        """What `read` gives; where it cannot, its problems are kept and there is nothing."""
        try:
            return read()
        except BadInput as fault:
            self.found += fault.problems
            return None

    def check(self) -> None:
        """Raises what was found, if anything was."""
        if self.found:
            raise BadInput(first_of(self.found))


def run_nomination(path: Path) -> FolderReport:
    """Run a nomination folder. Raises `BadInput` with every problem of every file in it.

    What is refused or never reached is a problem too, unless the folder's `expect` foretells refusals: a table or
    decision that does not count must not be passed over.
    """
    folder = read_nomination(path)
    change = change_of(folder)
    try:
        played = play_folder(
            folder.rules, folder.head, folder.entries, folder.decisions, folder.bouts, change, DeskTable
        )
    except BadInput as fault:
        raise BadInput(_placed(folder, one) for one in fault.problems) from None
    expect = folder.head.expect or {}
    names = {code: entry.name for code, entry in played.state.entries.items() if entry.name}
    refused = () if expect.get("refused") else [with_names(one, names) for one in _refused(folder, played)]
    wrong = [*_unreached(folder, played), *refused]
    if wrong:
        raise BadInput(first_of(wrong))
    unmet = mismatches(expect, told(played), "expect")
    return FolderReport(
        path=folder.path,
        name=folder.rules.name,
        report=report(folder.head, played),
        notes=(*_overridden(folder), *near_clubs(entry.club for entry in folder.entries)),
        mismatches=(*folder.unmet, *unmet),
    )


def _overridden(folder: Folder) -> tuple[Note, ...]:
    """What the folder's overrides changed in the rulebook."""
    head = folder.head
    return describe(folder.books[head.rulebook], head.nomination, head.overrides)


def _placed(folder: Folder, problem: Problem) -> Problem:
    """The problem with the row of the bout it speaks of, or the head's settings where it names no file."""
    if not problem.file:
        return msgspec.structs.replace(problem, file=str(Path(folder.path, HEAD)), line=folder.lines.get("settings"))
    row = folder.rows.get((problem.file, str(problem.args.get("bout", ""))))
    return problem if row is None or problem.line else msgspec.structs.replace(problem, line=row)


def _unreached(folder: Folder, played: Played) -> Iterator[Problem]:
    """Decisions that come after a bout that never came."""
    file = str(Path(folder.path, DECISIONS))
    for one in played.unreached:
        yield Problem("exchange-decision-unreached", {"after": one.after}, file, folder.lines.get(str(one.number)))


def _refused(folder: Folder, played: Played) -> Iterator[Problem]:
    """Results and decisions that were refused, each where it is written, and what can be done instead."""
    recorded = merged(folder.bouts)
    for one in played.refused:
        file, line = str(Path(folder.path, DECISIONS)), folder.lines.get(str(one.number))
        if one.what == "record":
            score = recorded[one.number - 1]
            file, line = score.source, folder.rows.get((score.source, score.bout))
        elif not one.number:
            file, line = str(Path(folder.path, HEAD)), folder.lines.get("seed")
        yield Problem(one.refusal.code, one.refusal.args, file, line)
        for note in one.refusal.reasons:
            if note.code.startswith("nomination-option-"):
                yield Problem(note.code, note.args, file, line)


def read_nomination(path: Path) -> Folder:
    """Everything a nomination folder holds. Raises `BadInput` with every problem of every file in it."""
    if not path.is_dir():
        raise bad("exchange-no-folder", file=str(path))
    head_doc = parse(read_inside(path, HEAD), str(path / HEAD))
    head = convert(head_doc, NominationFile)
    books = at_hand(head.rulebook, path, path.parent)
    rules = find_rules(head.rulebook, head.nomination, head.overrides, head_doc.place, books)
    problems = _Problems()
    problems.attempt(lambda: convert_tree(head.settings, Settings, lambda path: head_doc.place(("settings", *path))))
    strays = tuple(_strays(path))
    problems.found += strays
    rows = problems.attempt(lambda: _entries(path)) or ()
    doc = problems.attempt(lambda: _decisions_doc(path))
    known = {row.entry: row.name for row in rows}
    decisions = problems.attempt(lambda: _decisions(doc, head, rules, books)) or ()
    known |= {e.command.entry.entry: e.command.entry.name for e in decisions if isinstance(e.command, Enter)}
    if doc is not None and known:
        problems.found += _unknown_in_decisions(doc, decisions, known)
        problems.found += _unknown_clauses(doc, decisions, head, books)
    table = _tables(path, known, problems)
    names = problems.attempt(lambda: protocol_names(path, (*KNOWN, *(Path(one.file).name for one in strays)))) or ()
    play = partial(play_protocol, path, head=head, rules=rules, known=known, books=books, carried=Carried())
    fought = [problems.attempt(partial(play, name)) for name in names]
    protocols = [one for one in fought if one is not None]
    problems.found += _undecided(protocols, [score for _, score in table])
    problems.check()
    return Folder(
        path=str(path),
        head=head,
        rules=rules,
        books=books,
        entries=tuple(_entry(row) for row in rows),
        decisions=tuple(doc.data) if doc is not None else (),
        bouts=(*(score for _, score in table), *(one.score for one in protocols if one.score is not None)),
        unmet=tuple(m for one in protocols for m in one.unmet),
        rows={(score.source, score.bout): row for row, score in table},
        lines={
            **{name: head_doc.line((name,)) for name in ("settings", "seed")},
            **({str(n + 1): doc.line((n,)) for n in range(len(doc.data))} if doc is not None else {}),
        },
    )


def _undecided(protocols: Sequence[Fought], results: Sequence[Score]) -> Iterator[Problem]:
    """Protocols that are not over though a table has the result of their bout."""
    source = {score.bout: score.source for score in results}
    for one in protocols:
        if one.score is None and one.bout in source:
            args: Args = {"bout": one.bout, "other": source[one.bout]}
            yield Problem("exchange-protocol-undecided", args, one.file)


def _strays(folder: Path) -> Iterator[Problem]:
    """Files whose names look like a slip of the pen: they would be passed over in silence."""
    names = sorted(one.name for one in folder.iterdir() if one.is_file())
    for name in names:
        near = get_close_matches(name.casefold(), KNOWN, n=1, cutoff=0.85)
        if name not in KNOWN and not BOUTS.fullmatch(name) and near and near[0] not in names:
            yield Problem("exchange-stray-file", {"near": near[0]}, str(folder / name))


def _one_of(folder: Path, names: tuple[str, ...]) -> str:
    """The one file of these that is there."""
    there = [name for name in names if _is_there(folder, name)]
    if not there:
        raise bad("exchange-no-table", file=str(folder), names=", ".join(names))
    if len(there) > 1:
        raise bad("exchange-two-tables", file=str(folder / there[1]), first=there[0], second=there[1])
    return there[0]


def _is_there(folder: Path, name: str) -> bool:
    """Whether the folder has something of this name, if only a link that leads nowhere."""
    return (folder / name).exists() or (folder / name).is_symlink()


def _entries(folder: Path) -> tuple[EntryRow, ...]:
    name = _one_of(folder, ENTRIES)
    return one_spelling(parse_entries(read_inside(folder, name), str(folder / name)))


def _entry(row: EntryRow) -> Entry:
    """An entry as the nomination takes it; who is not said to be absent counts as here."""
    return Entry(
        entry=row.entry,
        name=row.name,
        club=row.club,
        country=row.country,
        rating=row.rating or 0,
        team=row.team,
        born=row.born.isoformat() if row.born is not None else "",
        checked_in=row.checked_in is not False,
        weight_category=row.weight_category,
    )


def change_of(folder: Folder) -> Change:
    """What makes the rules of a `change-rules` decision of this folder."""
    return _change(folder.head, folder.rules, folder.books)


def _change(head: NominationFile, rules: Nomination, books: Mapping[str, Rulebook]) -> Change:
    """`change-rules: {overrides: […]}` lays further overrides on those of the folder; `{set: {BLOCK: …}}` replaces blocks."""
    by_blocks = change_by_blocks(rules)

    def change(body: Mapping[str, Any]) -> Nomination:
        if "overrides" not in body:
            return by_blocks(body)
        more = convert_tree(body["overrides"], tuple[Override, ...], lambda _: Place(""))
        return apply(books[head.rulebook], head.nomination, (*head.overrides, *more))

    return change


def _decisions_doc(folder: Path) -> Doc | None:
    if not _is_there(folder, DECISIONS):
        return None
    doc = parse(read_inside(folder, DECISIONS), str(folder / DECISIONS))
    if doc.data is None:
        return None
    if not isinstance(doc.data, list):
        raise bad("exchange-not-a-list", file=doc.file, line=doc.line(()))
    return doc


def _decisions(
    doc: Doc | None, head: NominationFile, rules: Nomination, books: Mapping[str, Rulebook]
) -> tuple[Decision, ...]:
    """The decisions, each problem at the line of its decision."""
    if doc is None:
        return ()
    try:
        return read_decisions(doc.data, _change(head, rules, books))
    except BadInput as fault:
        raise BadInput(_at_decision(doc, problem) for problem in fault.problems) from None


def _at_decision(doc: Doc, problem: Problem) -> Problem:
    number = problem.args.get("number")
    line = doc.line((number - 1,)) if isinstance(number, int) else problem.line
    return msgspec.structs.replace(problem, file=doc.file, line=line)


def _unknown_in_decisions(doc: Doc, decisions: tuple[Decision, ...], known: Mapping[str, str]) -> Iterator[Problem]:
    for one in decisions:
        if isinstance(one.command, Enter):
            continue
        fields = [getattr(one.command, name, "") for name in NAMING]
        for code in dict.fromkeys(_codes(fields)):
            if code and code not in known:
                yield unknown_entry(code, known, doc.file, doc.line((one.number - 1,)))


def _unknown_clauses(
    doc: Doc, decisions: tuple[Decision, ...], head: NominationFile, books: Mapping[str, Rulebook]
) -> Iterator[Problem]:
    """Decisions that name a clause neither the rulebook nor one it requires has."""
    known = {c for name in (head.rulebook, *books[head.rulebook].requires) for c in books[name].clauses}
    for one in decisions:
        clause = str(getattr(one.command, "clause", ""))
        if clause and clause not in known:
            args = {"clause": clause[:60], **nearest(clause, known)}
            yield Problem("exchange-unknown-clause", args, doc.file, doc.line((one.number - 1,)))


def _codes(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, tuple | list):
        for one in value:
            yield from _codes(one)


def _tables(folder: Path, known: Mapping[str, str], problems: _Problems) -> list[tuple[int, Score]]:
    """The results of all tables of bouts, each with its row."""
    found: list[tuple[int, Score]] = []
    names = [one.name for one in folder.iterdir() if BOUTS.fullmatch(one.name)]
    for name in sorted(names, key=lambda name: natural(Path(name).stem)):
        found += problems.attempt(partial(_table, folder, name, known)) or ()
    return found


def _table(folder: Path, name: str, known: Mapping[str, str]) -> tuple[tuple[int, Score], ...]:
    """The results of a table of bouts, each with its row; bouts without a result yet are left out."""
    file = str(folder / name)
    rows = parse_bouts(read_inside(folder, name), file, corrections=True)
    codes = _by_any_name(known)
    odd = [
        unknown_entry(typed, known, file, row.row, side)
        for row in rows
        for side, typed in (("red", row.red), ("blue", row.blue))
        if known and skeleton(typed) not in codes
    ]
    if odd:
        raise BadInput(odd)
    return tuple((row.row, _score(row, codes, file)) for row in rows if not is_open(row))


def _by_any_name(known: Mapping[str, str]) -> dict[str, str]:
    """Entries by what people call them, whatever the capitals and look-alike letters: number, name if theirs alone, or both."""
    names = Counter(skeleton(name) for name in known.values())
    codes = {skeleton(name): code for code, name in known.items() if name and names[skeleton(name)] == 1}
    codes |= {skeleton(called(code, known)): code for code in known}
    return codes | {skeleton(code): code for code in known}


def _score(row: BoutRow, codes: Mapping[str, str], file: str) -> Score:
    return Score(
        bout=row.bout,
        red=codes.get(skeleton(row.red), row.red),
        blue=codes.get(skeleton(row.blue), row.blue),
        red_score=row.red_score or 0,
        blue_score=row.blue_score or 0,
        winner="none" if row.winner == "draw" else row.winner,
        status=row.status,  # type: ignore[arg-type]
        stage=row.stage,
        group=row.group,
        extra=row.extra,
        note=row.note,
        source=file,
    )
