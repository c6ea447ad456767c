"""The torn, wrong and hostile files of `bad_input.py`: what is written, which command meets it, where it must point."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from xlsxwriter import Workbook

Content = str | bytes | Path | None


class Case(NamedTuple):
    """One bad input. `at`: the beginning of each fault said (file, line, column). A Path is a link, None a folder."""

    name: str
    words: tuple[str, ...]
    files: dict[str, Content]
    at: tuple[str, ...]


def cases() -> Iterator[Case]:
    """Every case, in an order a person can follow."""
    yield from tables()
    yield from yaml_files()
    yield from protocols()
    yield from gear()


def workbook(rows: list[list[object]]) -> bytes:
    """A sound workbook of one sheet."""
    out = io.BytesIO()
    with Workbook(out, {"in_memory": True}) as book:
        page = book.add_worksheet("S")
        for number, row in enumerate(rows):
            page.write_row(number, 0, row)
    return out.getvalue()


def bomb() -> bytes:
    """A small archive that unpacks to 160 MB."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("xl/workbook.xml", b"")
        for number in range(4):
            archive.writestr(f"xl/worksheets/sheet{number}.xml", bytes(40 * 1024 * 1024))
    return out.getvalue()


ENTRIES = "entry,name,club,born\n"
BOUTS = "bout,red,blue,red_score,blue_score\n"
GOOD_ENTRIES = ENTRIES + "E1,Anna,Lev,\nE2,Bohdan,Tur,\n"
GOOD_BOUTS = BOUTS + "1,E1,E2,5,3\n"
DRAW = ("draw", "entries.csv", "--seed", "s")
RANK = ("rank", "bouts.csv", "--by", "wins")


def drawn(name: str, data: Content, at: str) -> Case:
    """A bad file of entries, met by a draw."""
    return Case(name, DRAW, {"entries.csv": data}, (at,))


def ranked(name: str, rows: Content, *at: str) -> Case:
    """A bad file of bouts, met by a ranking."""
    return Case(name, RANK, {"bouts.csv": BOUTS + rows if isinstance(rows, str) else rows}, at)


def tables() -> Iterator[Case]:
    """Entries, bouts and draws as CSV and XLSX."""
    yield drawn("entries in KOI8-R", "entry,name\n1,Иванов Пётр\n".encode("koi8-r"), "entries.csv: ")
    yield drawn("entries cut within a letter", "\ufeffentry,name\n1,Ія".encode()[:-1], "entries.csv: ")
    yield drawn("a column is missing", "entry,club\nE1,Lev\n", "entries.csv:1:name: ")
    yield drawn("the same fighter twice", ENTRIES + "E1,A B,Lev,\nE2,a  b,Lev,\n", "entries.csv:3:name: ")
    yield drawn("the same entry twice", ENTRIES + "E1,A,,\nE1,B,,\n", "entries.csv:3:entry: ")
    yield drawn("date 31.02", ENTRIES + "E1,A,,31.02.2001\n", "entries.csv:2:born: ")
    yield drawn("binary rubbish", bytes(range(256)) * 8, "entries.csv: ")
    yield drawn("control characters", "entry,name\n1,A\x07B\n", "entries.csv: ")
    yield drawn("an empty file", b"", "entries.csv: ")
    yield drawn("headings alone", ENTRIES, "entries.csv:1: ")
    yield drawn("a quote that does not close", ENTRIES + 'E1,"A,,\nE2,B,,\n', "entries.csv:2: ")
    yield drawn("a torn workbook", workbook([["entry", "name"], [1, "A"]])[:3000], "entries.csv: ")
    yield drawn("a zip bomb", bomb(), "entries.csv: ")
    yield drawn("a folder in place of a file", None, "entries.csv: ")
    yield drawn("nobody is present", "entry,name,checked_in\n1,A,no\n", "entries.csv: ")
    yield Case("no such file", DRAW, {}, ("entries.csv: ",))
    yield Case("a link into nowhere", DRAW, {"entries.csv": Path("nowhere.csv")}, ("entries.csv: ",))
    yield ranked("a negative score", "1,E1,E2,-3,5\n", "bouts.csv:2:red_score: ")
    yield ranked("a number of 10,000 digits", f"1,E1,E2,{'9' * 10_000},5\n", "bouts.csv:2:red_score: ")
    yield ranked("NaN for a score", "1,E1,E2,NaN,5\n", "bouts.csv:2:red_score: ")
    yield ranked("a fighter against himself", "1,E1,e1,5,3\n", "bouts.csv:2:blue: ")
    yield ranked("the same bout twice", "1,E1,E2,5,3\n1,E2,E3,5,3\n", "bouts.csv:3:bout: ")
    yield ranked("an unknown winner and half a score", "1,E1,E2,1/2,\n2,E1,E3,5,-1\n3,E2,E3,5,3,E9\n",
                 "bouts.csv:2:red_score: ", "bouts.csv:3:blue_score: ", "bouts.csv:4:6: ")  # fmt: skip
    good: dict[str, Content] = {"bouts.csv": GOOD_BOUTS, "entries.csv": GOOD_ENTRIES}
    yield Case("rank by an unknown criterion", ("rank", "bouts.csv", "--by", "wins,beauty"), good, ("",))
    yield Case("rank by nothing", ("rank", "bouts.csv", "--by", ","), good, ("",))
    yield Case("a sheet that is not there", (*RANK, "--sheet", "Second"), good, ("bouts.csv: ",))
    yield Case("a draw to an unknown format", (*DRAW, "--out", "drawn.pdf"), good, ("drawn.pdf: ",))
    yield Case("a draw into no folder", (*DRAW, "--out", "no/drawn.csv"), good, ("no/drawn.csv: ",))
    verify = ("draw", "verify", "entries.csv", "drawn.csv", "--seed", "s", "--commitment", "0" * 64)
    yield Case("verify a list without numbers", verify, {**good, "drawn.csv": GOOD_ENTRIES}, ("drawn.csv:1:number: ",))
    gap = "number,entry\n1,E1\n3,E2\n"
    yield Case("verify a list with a gap", verify, {**good, "drawn.csv": gap}, ("drawn.csv:3:number: ",))


HEAD = "rulebook: isb-duel\nnomination: longsword\nsides: {red: {}, blue: {}}\n"
START = "from: start\ndo:\n"


def protocol(name: str, text: Content, *at: str) -> Case:
    """A bad protocol, met by `run`."""
    return Case(name, ("run", "p.yaml"), {"p.yaml": text}, at)


def lines(name: str, line: str, *at: str) -> Case:
    """A protocol of a sound start, and a bad line (its sixth of the file)."""
    return protocol(name, f"{HEAD}{START}  - {line}\n", *(at or ("p.yaml:6: ",)))


def yaml_files() -> Iterator[Case]:
    """What is no YAML, or YAML no one should read."""
    levels = "".join(f"l{n}: &l{n} [{', '.join([f'*l{n - 1}'] * 9)}]\n" for n in range(1, 10))
    yield protocol("an anchors bomb", f"l0: &l0 [lol, lol]\n{levels}", "p.yaml:1:5: ")
    yield protocol(
        "a tag that would run code", HEAD + 'do: !!python/object/apply:os.system ["touch x"]\n', "p.yaml:4:5: "
    )
    yield protocol("100,000 nested lists", "do: " + "[" * 100_000 + "]" * 100_000, "p.yaml:1:")
    yield protocol("a key twice", HEAD + "do: []\ndo: []\n", "p.yaml:5:1: ")
    yield protocol(
        "a YAML number of 10,000 digits", f"{HEAD}{START}  - {{t: {'9' * 10_000}, stop: {{}}}}\n", "p.yaml:6:"
    )
    yield lines("NaN for a time", "{t: .nan, stop: {}}", "p.yaml:6:9: ")
    yield protocol("a bracket that does not close", HEAD + "do: [{t: 1\n", "p.yaml:5:1: ")
    yield protocol("a protocol in Windows-1251", (HEAD + "note: Бой\ndo: []\n").encode("cp1251"), "p.yaml:4:7: ")
    yield protocol("a control character", HEAD + "note: a\x07\ndo: []\n", "p.yaml:4:8: ")
    yield protocol("an empty protocol", b"", "p.yaml:1: ")
    yield protocol("a list for a protocol", "- 1\n", "p.yaml:1: ")
    yield protocol("two documents", HEAD + "do: []\n---\na: 1\n", "p.yaml:5:1: ")
    yield protocol("a zip archive for a protocol", workbook([["entry"]]), "p.yaml:1:")


def protocols() -> Iterator[Case]:
    """Protocols that name what is not there, or tell what cannot be."""
    head = HEAD + "do: []\n"
    yield Case("no such protocol", ("run", "p.yaml"), {}, ("p.yaml: ",))
    yield protocol("an unknown rulebook", head.replace("isb-duel", "isb-dual"), "p.yaml:1: ")
    yield protocol("an unknown nomination", head.replace("longsword", "longbow"), "p.yaml:2: ")
    yield protocol("no lines", HEAD, "p.yaml:1: ")
    yield protocol("an unknown side", head.replace("blue:", "green:"), "p.yaml:3: ")
    yield protocol("an unknown key", head + "refere: X\n", "p.yaml:5: ")
    yield protocol("a date 31.02 of a bout", head + "date: 2026-02-31\n", "p.yaml:5: ")
    yield protocol("a roster of a milliard", "rulebook: isb-buhurt\nnomination: mass-battle\nsides:\n"
                   "  red: {roster: {main: 1000000000}}\n  blue: {roster: {main: 21}}\ndo: []\n", "p.yaml:4: ")  # fmt: skip
    yield protocol("negative warnings", head.replace("red: {}", "red: {warnings: -1}"), "p.yaml:3: ")
    yield protocol("an unknown way to start", head + "from: middle\n", "p.yaml:5: ")
    yield lines("an unknown command", "{t: 5, hitt: {by: red}}")
    yield lines("two commands in a line", "{t: 5, hit: {by: red, zone: head}, stop: {}}")
    yield lines("a line that is no mapping", "five")
    yield lines("no time", "{hit: {by: red, zone: head}}")
    yield lines("a time in words", "{t: soon, stop: {}}")
    yield lines("a time beyond a fortnight", "{t: 99999999, stop: {}}")
    yield lines("an unknown zone", "{t: 5, hit: {by: red, zone: haed, grip: two-handed}}")
    yield lines("an unknown field of a command", "{t: 5, hit: {by: red, zome: head}}")
    yield lines("a field of the wrong kind", "{t: 5, hit: {by: red, zone: 7}}")
    yield lines("an unknown side of a hit", "{t: 5, hit: {by: green, zone: head}}")
    yield lines("a breach of an unknown clause", "{t: 5, breach: {fighter: red, clause: isb-duel.nonsense}}")
    yield lines("a breach by nobody", "{t: 5, breach: {fighter: black, clause: isb-buhurt.forbidden.thrust}}")
    yield lines("an annulment of nothing", "{t: 5, annul: {event: line-99, reason: a slip}}")
    yield lines("an unknown seat", "{t: 5, as: spectator, halt: {}}")
    yield lines("a seat without the right", "{t: 5, as: line-marshal-1, halt: {}}")
    yield protocol(
        "a command out of phase", f"{HEAD}do:\n  - {{t: 0, call: {{}}}}\n  - {{t: 5, stop: {{}}}}\n", "p.yaml:6: "
    )
    twice = f"{HEAD}{START}  - {{t: 5, id: a, halt: {{}}}}\n  - {{t: 6, id: a, start: {{}}}}\n"
    yield protocol("one id for two lines", twice, "p.yaml:7: ")
    yield protocol("an unknown key to expect", head + "expect: {winer: red}\n", "p.yaml:5: ")
    yield lines("an unknown key to expect of a line", "{t: 5, expect: {scores: {red: 1}}}")
    three = "  - {t: soon, stop: {}}\n  - {t: 7, hitt: {}}\n  - {t: 8, hit: {by: red, zome: head}}\n"
    yield protocol("three faults, each once", HEAD + START + three, "p.yaml:6: ", "p.yaml:7: ", "p.yaml:8: ")
    yield protocol(
        "an override of an unknown path", _override("clock.limt", "60000", "isb-duel.end.longsword"), "p.yaml:5: "
    )
    yield protocol(
        "an override that names the wrong clause", _override("clock.limit", "60000", "isb-duel.tie"), "p.yaml:5: "
    )
    yield protocol(
        "an override of the wrong kind", _override("clock.limit", "long", "isb-duel.end.longsword"), "p.yaml:5: "
    )
    no_reason = _override("clock.limit", "60000", "isb-duel.end.longsword").replace("reason: agreed, ", "")
    yield protocol("an override without a reason", no_reason, "p.yaml:5: ")
    yield Case("why of a line that is not there", ("why", "p.yaml", "9"), {"p.yaml": head}, ("p.yaml: ",))


def _override(path: str, value: str, clause: str) -> str:
    body = f"{{path: {path}, value: {value}, replaces: {clause}, reason: agreed, by: organiser}}"
    return f"{HEAD}overrides:\n  - {body}\ndo: []\n"


GEAR = "rulebook: shchyt-mech\nnomination: shchyt-mech\nitems:\n  - kind: sword\n    facts: {mass: 1450 g}\n"


def gear() -> Iterator[Case]:
    """Inspections of gear."""
    changes = (
        ("gear in an unknown unit", "1450 g", "3 stone", "g.yaml:5: "),
        ("gear of no measure", "1450 g", "heavy", "g.yaml:5: "),
        ("gear with a number of 18 digits", "1450 g", "999999999999999999", "g.yaml:5: "),
        ("an unknown fact of gear", "mass: 1450 g", "weight: 1450 g", "g.yaml:5: "),
        ("an unknown kind of gear", "kind: sword", "kind: sward", "g.yaml:4: "),
        ("gear of an unknown rulebook", "rulebook: shchyt-mech", "rulebook: shchit-mech", "g.yaml:1: "),
        ("gear of an unknown nomination", "nomination: shchyt-mech", "nomination: tournament", "g.yaml:2: "),
        ("gear with an unknown key", "items:", "itmes:", "g.yaml:3: "),
    )
    for name, right, wrong, at in changes:
        text = GEAR.replace(right, wrong)
        faults = (at, "g.yaml:1: ") if name == "gear with an unknown key" else (at,)
        yield Case(name, ("gear", "check", "g.yaml"), {"g.yaml": text}, faults)
