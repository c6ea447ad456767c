"""Writes a nomination as a folder that `hofmarshal run` plays to the same places: entries, decisions, results, protocols."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec

from hofmarshal.exchange.export import clean
from hofmarshal.exchange.export_protocols import FoughtContest, write_protocols
from hofmarshal.exchange.folders import write_tree
from hofmarshal.exchange.nomination_folder import DECISIONS, HEAD, run_nomination
from hofmarshal.exchange.pinned_book import RulesInForce, at_hand_as_is, book_files, book_id
from hofmarshal.exchange.replaying import Step, Steps, steps_of
from hofmarshal.exchange.write import Column, Sheet, Value, csv_bytes
from hofmarshal.rules.flow import flow
from hofmarshal.rules.model import Nomination
from hofmarshal.rules.notes import BadInput, Note
from hofmarshal.rules.pin import rules_hash
from hofmarshal.text import message, say
from hofmarshal.tournament import commands as cmd
from hofmarshal.tournament.commands import Score
from hofmarshal.tournament.entries import Entry
from hofmarshal.tournament.events import Event
from hofmarshal.tournament.examples import told
from hofmarshal.tournament.folder import NominationFile
from hofmarshal.tournament.playing import Played
from hofmarshal.tournament.state import Settings, State, filled

replace = msgspec.structs.replace
Tree = dict[str, Any]

ENTRY_COLUMNS = ("entry", "name", "club", "country", "rating", "team", "checked_in", "weight_category")
BOUT_COLUMNS = (
    "bout", "stage", "group", "red", "blue", "red_score", "blue_score", "winner", "status", "extra", "note",
)  # fmt: skip

FORETOLD = ("tracks", "medals", "tables", "final", "removed")
"""What the folder's `expect` says, of all that `examples.told` tells: whoever runs it sees that it comes to the same."""

TIMED = ("announce", "protest", "vote", "retract", "suspend", "resume")
"""Decisions with instants, which a folder tells in seconds of its own clock."""

INSTANTS = ("t", "announced")


class Named(msgspec.Struct, frozen=True):
    """Who an entry is, to readers of the folder."""

    name: str = ""
    club: str = ""
    country: str = ""


class Source(msgspec.Struct, frozen=True, kw_only=True):
    """A nomination of an event: its name, its rules, settings and events, its people by entry, its contests in the order
    in which they were called, and what it is now.
    """

    name: str
    rules: RulesInForce
    settings: Settings
    events: tuple[Event, ...]
    people: Mapping[str, Named] = {}
    contests: tuple[FoughtContest, ...] = ()
    state: State


class Exported(msgspec.Struct, frozen=True):
    """The files of a folder by their paths. `same`: it was played and came to the same; `notes` say what was not told, or
    what came out otherwise.
    """

    files: dict[str, bytes]
    same: bool
    notes: tuple[Note, ...] = ()


def export_nomination(source: Source, into: Path, lang: str) -> Exported:
    """The folder, written into `into` (which is to be empty) and played; what it says to people is in `lang`.

    Clubs go by their names; where that gives other groups than were drawn (clubs were merged or renamed since, or people
    erased), they go by what they were at the time.
    """
    made = [_tried(source, lang, then=False)]
    if not made[0].same:
        made.append(_tried(source, lang, then=True))
    best = next((one for one in made if one.same), made[0])
    write_tree(into, best.files)
    return best


def _tried(source: Source, lang: str, *, then: bool) -> Exported:
    with TemporaryDirectory() as place:
        return _exported(source, Path(place), lang, _namer(source.people, then=then))


def _exported(source: Source, into: Path, lang: str, named: Callable[[Entry], Entry]) -> Exported:
    """The folder with entries named so."""
    rules = source.rules
    found = steps_of(source.events, rules.rules, source.settings, named, rules_hash(rules.rules))
    as_is = at_hand_as_is(rules)
    head = NominationFile(
        rulebook=book_id(rules),
        nomination=rules.nomination,
        settings={"promote": source.settings.promote, **msgspec.to_builtins(source.settings)},
        overrides=rules.overrides if as_is else (),
    )
    if not as_is:
        write_tree(into / head.rulebook, book_files(rules))
    write_tree(into, {"entries.csv": _entries(found.entries)})
    results = {at: one.recorded for at, one in enumerate(found.steps) if one.recorded is not None}
    late = [one.command.entry.entry for one in found.steps if isinstance(one.command, cmd.Enter)]
    codes = [*(one.entry for one in found.entries), *late]
    kept = write_protocols(source.contests, results, into, head, rules.rules, codes)
    write_tree(into, decisions_and_bouts(found, kept.told, filled(rules.rules, source.settings), lang))
    expect = {key: value for key, value in told(Played(state=source.state)).items() if key in FORETOLD}
    write_tree(into, {HEAD: _head(source, head, expect, lang)})
    wrong = _run(into)
    notes = (*found.notes, *kept.notes, *wrong)
    write_tree(into, {"README.txt": _readme(source, notes, not wrong, lang)})
    files = {one.relative_to(into).as_posix(): one.read_bytes() for one in into.rglob("*") if one.is_file()}
    return Exported(dict(sorted(files.items())), not wrong, notes)


def _namer(people: Mapping[str, Named], *, then: bool) -> Callable[[Entry], Entry]:
    """Entries with names and clubs; who has no name any more goes by his number, namesakes of one club carry theirs.

    `then`: clubs by the codes under which the journal knew them.
    """
    same = Counter(map(_person, people.values()))

    def named(entry: Entry) -> Entry:
        one = people.get(entry.entry, Named())
        name = f"{one.name} ({entry.entry})" if one.name and same[_person(one)] > 1 else one.name
        club, country = (entry.club, entry.country) if then else (one.club or entry.club, one.country)
        return replace(entry, name=clean(name or entry.entry), club=clean(club), country=clean(country))

    return named


def _person(one: Named) -> tuple[str, ...]:
    return one.name.casefold(), one.club.casefold(), one.country.casefold()


def _run(folder: Path) -> tuple[Note, ...]:
    """What comes out otherwise when the folder is run; nothing, if all is as it was."""
    try:
        report = run_nomination(folder)
    except BadInput as fault:
        return tuple(Note(one.code, one.args) for one in fault.problems[:20])
    return tuple(
        Note("results-replay-differs", {"path": one.path, "wanted": one.wanted[:200], "got": one.got[:200]})
        for one in report.mismatches[:20]
    )


# Files


def _head(source: Source, head: NominationFile, expect: Tree, lang: str) -> bytes:
    lines = [f"# {clean(message('results-folder-head', lang, name=source.name))}"]
    fields: Tree = {"rulebook": head.rulebook, "nomination": head.nomination, "settings": head.settings}
    if head.overrides:
        fields["overrides"] = msgspec.to_builtins(head.overrides)
    lines += [f"{key}: {flow(clean(value))}" for key, value in fields.items()]
    lines += ["expect:", *(f"  {key}: {flow(value)}" for key, value in expect.items())]
    return ("\n".join(lines) + "\n").encode()


def _entries(entries: Sequence[Entry]) -> bytes:
    rows: list[tuple[Value, ...]] = [
        (
            one.entry, one.name, one.club, one.country, one.rating or None, one.team, "yes" if one.checked_in else "no",
            one.weight_category,
        )
        for one in entries
    ]  # fmt: skip
    return _csv(ENTRY_COLUMNS, rows)


def _csv(columns: Sequence[str], rows: Sequence[tuple[Value, ...]]) -> bytes:
    kinds = {"rating", "red_score", "blue_score"}
    heads = tuple(Column(name, name, "number" if name in kinds else "text") for name in columns)
    return csv_bytes(Sheet("", heads, tuple(rows)))


def _readme(source: Source, notes: Sequence[Note], same: bool, lang: str) -> bytes:
    lines: list[str] = [
        message("results-readme", lang, name=source.name),
        "",
        message("results-readme-same" if same else "results-readme-differs", lang),
        *(f"- {say(one, lang)}" for one in notes),
    ]
    return f"{clean(chr(10).join(lines))}\n".encode()


# Decisions and results


def decisions_and_bouts(found: Steps, protocols: frozenset[int], rules: Nomination, lang: str) -> dict[str, bytes]:
    """`decisions.yaml` and `bouts.csv`."""
    written = _Written(_zero(found.steps), rules, message("results-fought-again", lang))
    for at, step in enumerate(found.steps):
        written.step(step, told=at in protocols)
    files = {DECISIONS: "".join(written.decisions).encode()} if written.decisions else {}
    return {**files, "bouts.csv": _csv(BOUT_COLUMNS, written.rows)} if written.rows else files


def _zero(steps: Sequence[Step]) -> int:
    """The instant (ms) at which the folder's clock begins: the earliest that a decision names."""
    found = (getattr(one.command, name, None) for one in steps for name in INSTANTS)
    return min((at for at in found if at is not None), default=0)


class _Written:
    """Rows of the table of bouts and decisions, each decision after the row it followed."""

    def __init__(self, zero: int, rules: Nomination, again: str) -> None:
        self.rows: list[tuple[Value, ...]] = []
        self.decisions: list[str] = []
        self._zero = zero
        self._rules = rules
        self._again = again
        self._words: Counter[str] = Counter()
        self._after = ""

    def step(self, step: Step, *, told: bool) -> None:
        """The next step; `told`: a protocol tells of this result too."""
        result = step.recorded.result if step.recorded is not None else None
        if step.recorded is not None and result is not None and (told or _as_row(result)):
            self._row(result, step.recorded.reason)
        else:
            self._decision(step.command)

    def _row(self, score: Score, reason: str) -> None:
        self._words[score.bout] += 1
        word = self._words[score.bout]
        note = score.note if word == 1 else reason or score.note or self._again
        self.rows.append(
            (
                score.bout, score.stage, score.group, score.red, score.blue, score.red_score, score.blue_score,
                score.winner, score.status, "yes" if score.extra else "", clean(note),
            )
        )  # fmt: skip
        self._after = score.bout if word == 1 else f"{score.bout}#{word}"

    def _decision(self, command: cmd.Command) -> None:
        fields: Tree = msgspec.to_builtins(command)
        name, by = str(fields.pop("do")), fields.pop("by", "")
        if isinstance(command, cmd.ChangeRules):
            fields["set"] = _changed(self._rules, command.rules)
            fields.pop("rules")
        if isinstance(command, cmd.Record | cmd.Vote) and command.result is not None:
            fields["result"].pop("source", None)
        if name in TIMED:
            fields |= {
                key: _seconds(at - self._zero) for key in INSTANTS if (at := getattr(command, key, None)) is not None
            }
        if name == "protest":
            fields["by"] = fields.pop("filer", "fighter")
        when = {"after": self._after} if self._after else {"at": "start"}
        line = {**when, name: fields, **({"by": by} if by else {})}
        self.decisions.append(f"- {flow(clean(line))}\n")


def _as_row(score: Score) -> bool:
    """Whether a table of bouts can say all of a result."""
    said = (
        "bout", "stage", "group", "red", "blue", "red_score", "blue_score", "winner", "status", "extra",
    )  # fmt: skip
    return replace(score, source="", note="") == Score(**{name: getattr(score, name) for name in said})


def _changed(before: Nomination, after: Nomination) -> Tree:
    """The blocks of rules that differ, whole."""
    old, new = msgspec.to_builtins(before), msgspec.to_builtins(after)
    return {key: new.get(key) for key in dict.fromkeys((*old, *new)) if old.get(key) != new.get(key)}


def _seconds(ms: int) -> int | float:
    return ms // 1000 if ms % 1000 == 0 else ms / 1000
