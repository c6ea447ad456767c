"""Nomination folders with faults, for `bad_input.py`."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from bad_files import Case, Content, bomb

HEAD = 'rulebook: shchyt-mech\nnomination: shchyt-mech\nseed: "s"\n'
ENTRIES = "entry,name,club\n" + "".join(f"E{n},Fighter {n},Club {n}\n" for n in range(1, 6))
BOUTS = "bout,stage,group,red,blue,red_score,blue_score\n1,,,E1,E2,10,3\n2,,,E3,E4,10,4\n"
GOOD: dict[str, Content] = {"n/nomination.yaml": HEAD, "n/entries.csv": ENTRIES, "n/bouts.csv": BOUTS}
RUN = ("run", "n")
PROTOCOL = """\
rulebook: shchyt-mech
nomination: shchyt-mech
bout: 1
sides: {red: {entry: E1}, blue: {entry: E2}}
from: start
do:
  - {t: 5, hit: {by: blue, zone: head}}
"""


def folder(name: str, file: str, text: Content, *at: str) -> Case:
    """A sound nomination with one file altered or added, met by `run`."""
    return Case(name, RUN, {**GOOD, f"n/{file}": text}, tuple(f"n/{place}" for place in at))


def without(name: str, file: str, *at: str) -> Case:
    """A sound nomination without one of its files."""
    return Case(name, RUN, {k: v for k, v in GOOD.items() if k != f"n/{file}"}, at)


def cases() -> Iterator[Case]:
    """Every case of nomination folders."""
    yield Case("no such folder", RUN, {}, ("n: ",))
    yield without("a folder without nomination.yaml", "nomination.yaml", "n")
    yield without("a nomination without entries", "entries.csv", "n")
    yield folder(
        "a nomination of no rulebook",
        "nomination.yaml",
        HEAD.replace("rulebook: s", "rulebook: x"),
        "nomination.yaml:1: ",
    )
    unknown = HEAD.replace("nomination: shchyt", "nomination: shit")
    yield folder("a nomination the rulebook has not", "nomination.yaml", unknown, "nomination.yaml:2: ")
    yield folder("an unknown setting", "nomination.yaml", HEAD + "settings: {gruops: 4}\n", "nomination.yaml:4: ")
    yield folder(
        "a setting of the wrong kind", "nomination.yaml", HEAD + "settings: {groups: many}\n", "nomination.yaml:4: "
    )
    yield folder(
        "a ranking by nothing known", "nomination.yaml", HEAD + "settings: {ranking: [beauty]}\n", "nomination.yaml:4: "
    )
    body = "{path: clock.limt, value: 1, replaces: sm.to-ten, reason: r, by: b}"
    yield folder(
        "a nomination's override of no path",
        "nomination.yaml",
        f"{HEAD}overrides:\n  - {body}\n",
        "nomination.yaml:5: ",
    )
    yield folder("a nomination in nested lists", "nomination.yaml", "seed: " + "[" * 1000, "nomination.yaml:1:")
    dates = "entry,name,born\n" + "".join(f"E{n},Fighter {n},{'31.02.2000' if n == 1 else ''}\n" for n in range(1, 6))
    yield folder("entries with a date 31.02", "entries.csv", dates, "entries.csv:2:born: ")
    yield folder(
        "an entry twice in a nomination", "entries.csv", ENTRIES + "E1,Another,Club\n", "entries.csv:7:entry: "
    )
    yield folder("entries twice over", "entries.xlsx", ENTRIES, "")
    yield folder("entries that are a bomb", "entries.csv", bomb(), "entries.csv: ")
    yield folder("entries outside the folder", "entries.csv", Path("../../secret.csv"), "")
    yield folder("a bout of an unknown entry", "bouts.csv", BOUTS + "3,,,E1,E9,10,4\n", "bouts.csv:4")
    yield folder("a bout with a negative score", "bouts.csv", BOUTS + "3,,,E1,E5,-1,10\n", "bouts.csv:4:red_score: ")
    yield folder("bouts without a column", "bouts.csv", "bout,red\n1,E1\n", "bouts.csv:1:blue: ")
    yield folder("a bout of an unknown stage", "bouts.csv", BOUTS + "3,finale,,E1,E5,4,10\n", "bouts.csv:4")
    yield folder("two sources that disagree", "bout-1.yaml", PROTOCOL, "")
    yield folder(
        "a protocol of unknown entries",
        "bout-3.yaml",
        PROTOCOL.replace("E2", "E9").replace("bout: 1", "bout: 3"),
        "bout-3.yaml:4: ",
    )
    yield folder("a protocol that is torn", "bout-3.yaml", PROTOCOL + "  - {t: 6", "bout-3.yaml:9:")
    yield folder("an unknown decision", "decisions.yaml", "- {after: 1, forgive: E1}\n", "decisions.yaml:1: ")
    yield folder(
        "a decision after no bout",
        "decisions.yaml",
        "- {after: 99, withdraw: {entry: E1, reason: r}}\n",
        "decisions.yaml:1: ",
    )
    yield folder(
        "a decision on an unknown entry",
        "decisions.yaml",
        "- {after: 1, withdraw: {entry: E9, reason: r}}\n",
        "decisions.yaml:1: ",
    )
    yield folder(
        "a decision with an unknown field",
        "decisions.yaml",
        "- {after: 1, withdraw: {entri: E1}}\n",
        "decisions.yaml:1: ",
    )
    yield folder(
        "a disqualification by no clause",
        "decisions.yaml",
        "- {after: 1, disqualify: {entry: E1, bout: 1, clause: sm.nonsense}}\n",
        "decisions.yaml:1: ",
    )
    yield folder("decisions that are no list", "decisions.yaml", "withdraw: E1\n", "decisions.yaml:1: ")
    yield folder(
        "a decision at no time",
        "decisions.yaml",
        "- {at: end, withdraw: {entry: E1, reason: r}}\n",
        "decisions.yaml:1: ",
    )
