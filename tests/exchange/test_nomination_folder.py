"""Nomination folders: what they hold is run to places, and every fault is named at its file and line."""

from __future__ import annotations

import csv
import shutil
from pathlib import Path
from typing import Any

import pytest

from hofmarshal.exchange.nomination_folder import read_nomination, run_nomination
from hofmarshal.rules.notes import BadInput
from hofmarshal.text import LANGUAGES, say

EXAMPLE = Path(__file__).parents[2] / "examples" / "shchyt-mech-23"
HEAD = 'rulebook: shchyt-mech\nnomination: shchyt-mech\nseed: "winter"\n'
ENTRIES = "entry,name,club\n" + "".join(f"{code},Fighter {code},Club {code}\n" for code in "ABCDE")
BOUTS = "bout,red,blue,red_score,blue_score\n1,A,B,10,3\n2,C,D,4,10\n"
PROTOCOL = """\
rulebook: shchyt-mech
nomination: shchyt-mech
bout: 3
sides: {red: {entry: A}, blue: {entry: C}}
from: start
do:
  - {t: 1, hit: {by: red, zone: head}}
  - {t: 2, hit: {by: red, zone: head}}
  - {t: 3, hit: {by: red, zone: head}}
  - {t: 4, hit: {by: red, zone: head}}
  - {t: 5, hit: {by: red, zone: head}}
"""
GOOD = {"nomination.yaml": HEAD, "entries.csv": ENTRIES, "bouts.csv": BOUTS, "bouts/3.yaml": PROTOCOL}


def put(root, files):
    """A folder of these files; None leaves one out, a path makes a link."""
    home = root / "n"
    for name, text in files.items():
        path = home / name
        path.parent.mkdir(parents=True, exist_ok=True)
        if isinstance(text, Path):
            path.symlink_to(text)
        elif text is not None:
            path.write_text(text, encoding="utf-8")
    return home


def faults(home):
    """What is wrong, as (code, file in the folder, line)."""
    with pytest.raises(BadInput) as caught:
        run_nomination(home)
    for problem in caught.value.problems:
        assert all(say(problem, lang) for lang in LANGUAGES)
    return [(p.code, Path(p.file).relative_to(home).as_posix(), p.line) for p in caught.value.problems]


def test_tables_and_protocols_make_one_nomination(tmp_path):
    report = run_nomination(put(tmp_path, GOOD)).report
    final = report.stages[0]
    assert {r.bout: (r.red_score, r.blue_score, r.winner) for r in final.groups[0].results} == {
        "1": (10, 3, "red"), "2": (4, 10, "blue"), "3": (10, 0, "red"),
    }  # fmt: skip
    assert {p.entry: p.figures.wins for p in final.groups[0].table}["A"] == 2
    assert not report.final


def test_a_protocol_may_lie_beside_the_other_files(tmp_path):
    home = put(tmp_path, {**GOOD, "bouts/3.yaml": None, "bout-3.yaml": PROTOCOL})
    assert "3" in {r.bout for r in run_nomination(home).report.stages[0].groups[0].results}


def test_a_bout_not_decided_yet_is_open(tmp_path):
    half = PROTOCOL.rpartition("  - {t: 5")[0]
    home = put(tmp_path, {**GOOD, "bouts/3.yaml": half, "bouts.csv": BOUTS + "4,A,D,,\n"})
    assert {r.bout for r in run_nomination(home).report.stages[0].groups[0].results} == {"1", "2"}


def test_two_sources_that_agree_are_one(tmp_path):
    home = put(tmp_path, {**GOOD, "bouts.csv": BOUTS + "3,C,A,0,10\n"})
    assert len(run_nomination(home).report.stages[0].groups[0].results) == 3


def test_overrides_of_the_folder_rule_its_protocols(tmp_path):
    override = "overrides:\n  - {path: 'ends[0].at', value: 20, replaces: sm.to-ten, reason: long, by: organiser}\n"
    home = put(tmp_path, {**GOOD, "nomination.yaml": HEAD + override})
    assert {r.bout for r in run_nomination(home).report.stages[0].groups[0].results} == {"1", "2"}


def test_a_score_below_nothing_comes_in_from_a_protocol(tmp_path):
    breach = "  - {t: 0.5, breach: {fighter: blue, clause: sm.6.2}}\n"
    home = put(tmp_path, {**GOOD, "bouts/3.yaml": PROTOCOL.replace("do:\n", "do:\n" + breach)})
    results = {r.bout: r for r in run_nomination(home).report.stages[0].groups[0].results}
    assert (results["3"].red_score, results["3"].blue_score) == (10, -1)


def test_the_disqualifications_of_protocols_count(tmp_path):
    strike = '{fighter: red, clause: sm.immediate, note: "Struck a fallen man."}'
    one = PROTOCOL.partition("  - {t: 1,")[0] + f"  - {{t: 1, breach: {strike}}}\n"
    two = one.replace("bout: 3", "bout: 4").replace("entry: C", "entry: D")
    report = run_nomination(put(tmp_path, {**GOOD, "bouts/3.yaml": one, "bouts/4.yaml": two})).report
    assert [(left.entry, left.standing.state) for left in report.left] == [("A", "removed")]


def test_expectations_that_fail_are_told(tmp_path):
    home = put(tmp_path, {
        **GOOD, "nomination.yaml": HEAD + "expect: {sizes: [4]}\n", "bouts/3.yaml": PROTOCOL + "expect: {winner: blue}\n",
    })  # fmt: skip
    done = run_nomination(home)
    assert done.failed
    assert [(m.path, m.wanted, m.got) for m in done.mismatches] == [
        ("bouts/3.yaml: winner", "blue", "red"), ("expect.sizes[0]", "4", "5"),
    ]  # fmt: skip


def test_a_change_of_rules_takes_overrides(tmp_path):
    change = "- {after: 3, change-rules: {reason: late, overrides: [{path: clock.limit, value: 90000, "
    change += "replaces: sm.to-ten, reason: late, by: organiser}]}}\n"
    report = run_nomination(put(tmp_path, {**GOOD, "decisions.yaml": change})).report
    assert not report.refused


BAD: dict[str, tuple[dict[str, Any], list[tuple[str, str, int | None]]]] = {
    "no folder's head": ({"nomination.yaml": None}, [("exchange-not-found", "nomination.yaml", None)]),
    "no entries": ({"entries.csv": None}, [("exchange-no-table", ".", None)]),
    "two tables of entries": ({"entries.xlsx": ENTRIES}, [("exchange-two-tables", "entries.xlsx", None)]),
    "an unknown rulebook": (
        {"nomination.yaml": HEAD.replace("book: s", "book: x")},
        [("contest-unknown-rulebook", "nomination.yaml", 1)],
    ),
    "an unknown nomination": (
        {"nomination.yaml": HEAD.replace("nomination: s", "nomination: x")},
        [("contest-unknown-nomination", "nomination.yaml", 2)],
    ),
    "an unknown setting": (
        {"nomination.yaml": HEAD + "settings: {gruops: 2}\n"},
        [("rules-value-unknown-field", "nomination.yaml", 4)],
    ),
    "a slip in a file's name": ({"decision.yaml": "[]"}, [("exchange-stray-file", "decision.yaml", None)]),
    "sources that disagree": (
        {"bouts.csv": BOUTS + "3,A,C,9,10\n"},
        [("nomination-sources-disagree", "bouts/3.yaml", None)],
    ),
    "two protocols that disagree": (
        {"bouts/4.yaml": PROTOCOL.replace("by: red", "by: blue")},
        [("nomination-sources-disagree", "bouts/4.yaml", None)],
    ),
    "a protocol not over of a bout in the table": (
        {"bouts/3.yaml": PROTOCOL.rpartition("  - {t: 5")[0], "bouts.csv": BOUTS + "3,A,C,10,0\n"},
        [("exchange-protocol-undecided", "bouts/3.yaml", None)],
    ),
    "unknown entries in a table": (
        {"bouts.csv": BOUTS + "4,A,F,9,10\n5,X,B,9,10\n"},
        [("exchange-unknown-entry", "bouts.csv", 4), ("exchange-unknown-entry", "bouts.csv", 5)],
    ),
    "an unknown entry in a protocol": (
        {"bouts/3.yaml": PROTOCOL.replace("entry: C", "entry: Z")},
        [("exchange-unknown-entry", "bouts/3.yaml", 4)],
    ),
    "no entry in a protocol": (
        {"bouts/3.yaml": PROTOCOL.replace("entry: C", "name: C")},
        [("exchange-protocol-entry", "bouts/3.yaml", 4)],
    ),
    "a protocol of another nomination": (
        {"bouts/3.yaml": PROTOCOL.replace("nomination: shchyt", "nomination: baklier")},
        [("exchange-protocol-other", "bouts/3.yaml", 2)],
    ),
    "a command refused in a protocol": (
        {"bouts/3.yaml": PROTOCOL + "  - {t: 6, hit: {by: red, zone: head}}\n"},
        [("contest-wrong-phase", "bouts/3.yaml", 12)],
    ),
    "a protocol that is torn": ({"bouts/3.yaml": PROTOCOL + "  - {t: 6"}, [("rules-yaml-bracket", "bouts/3.yaml", 13)]),
    "an unknown decision": (
        {"decisions.yaml": "- {at: start, check-in: [A]}\n- {after: 1, forgive: A}\n"},
        [("nomination-decision-name", "decisions.yaml", 2)],
    ),
    "a decision of an unknown field": (
        {"decisions.yaml": "- {after: 1, withdraw: {entri: A}}\n"},
        [("rules-value-unknown-field", "decisions.yaml", 1)],
    ),
    "decisions about unknown entries": (
        {"decisions.yaml": "- {after: 1, withdraw: Z}\n- {compose: {groups: [[A, B, C, D, Y]]}}\n"},
        [("exchange-unknown-entry", "decisions.yaml", 1), ("exchange-unknown-entry", "decisions.yaml", 2)],
    ),
    "a decision by an unknown clause": (
        {"decisions.yaml": "- {after: 1, disqualify: {entry: A, bout: 1, clause: sm.nonsense}}\n"},
        [("exchange-unknown-clause", "decisions.yaml", 1)],
    ),
    "no list of decisions": ({"decisions.yaml": "withdraw: A\n"}, [("exchange-not-a-list", "decisions.yaml", 1)]),
    "a decision after no bout": (
        {"decisions.yaml": "\n- {after: 77, withdraw: A}\n"},
        [("exchange-decision-unreached", "decisions.yaml", 2)],
    ),
    "a decision that is refused": (
        {"decisions.yaml": "- {after: 1, schedule-extra: [A, B]}\n"},
        [("nomination-stage-open", "decisions.yaml", 1)],
    ),
    "a result that is refused": (
        {"decisions.yaml": "- {after: 1, withdraw: D}\n"},
        [("nomination-bout-of-left", "bouts.csv", 3)],
    ),
    "too few entries": ({"entries.csv": "entry,name\nA,A\nB,B\nC,C\n", "bouts.csv": None}, [
        ("nomination-too-few", "nomination.yaml", 3),
        *((f"nomination-option-{what}", "nomination.yaml", 3) for what in ("final", "wait", "merge", "cancel")),
        ("nomination-not-drawn", "bouts/3.yaml", None),
    ]),
    "a table that leads out": ({"bouts.csv": Path("../secret.csv")}, [("exchange-outside", "bouts.csv", None)]),
    "a protocol that leads out": ({"bouts/9.yaml": Path("../../9.yaml")}, [("exchange-outside", "bouts/9.yaml", None)]),
    "a link to nothing": ({"decisions.yaml": Path("gone.yaml")}, [("exchange-not-found", "decisions.yaml", None)]),
    "faults in every file at once": (
        {"entries.csv": ENTRIES + "A,Another,X\n", "bouts.csv": BOUTS + "1,A,B,1,10\n", "decisions.yaml": "- {dance: A}\n"},
        [
            ("exchange-entry-twice", "entries.csv", 7),
            ("nomination-decision-name", "decisions.yaml", 1),
            ("exchange-bout-again", "bouts.csv", 4),
        ],
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", BAD)
def test_a_fault_is_named_where_it_is(tmp_path, name):
    changed, expected = BAD[name]
    (tmp_path / "secret.csv").write_text(BOUTS)
    (tmp_path / "9.yaml").write_text(PROTOCOL)
    assert faults(put(tmp_path, {**GOOD, **changed})) == expected


def test_a_folder_of_protocols_that_leads_out_is_refused(tmp_path):
    (tmp_path / "elsewhere").mkdir()
    home = put(tmp_path, {**GOOD, "bouts/3.yaml": None})
    (home / "bouts").rmdir()
    (home / "bouts").symlink_to(tmp_path / "elsewhere")
    with pytest.raises(BadInput) as caught:
        run_nomination(home)
    assert [p.code for p in caught.value.problems] == ["exchange-outside"]


def test_no_folder(tmp_path):
    with pytest.raises(BadInput) as caught:
        run_nomination(tmp_path / "nothing")
    assert [p.code for p in caught.value.problems] == ["exchange-no-folder"]


def test_refusals_that_are_foretold_are_none(tmp_path):
    expect = "expect: {refused: [nomination-bout-of-left]}\n"
    home = put(tmp_path, {
        **GOOD, "nomination.yaml": HEAD + expect, "decisions.yaml": "- {after: 1, withdraw: D}\n",
    })  # fmt: skip
    done = run_nomination(home)
    assert not done.failed
    assert [one.refusal.code for one in done.report.refused] == ["nomination-bout-of-left"]


def counted_by_hand(results, group):
    """A group ranked by sm.12.8 alone: wins, then the bouts among those tied, points, those bouts again, extra bouts."""

    def wins(code, among, extra=False):
        return sum(r["won"] == code for r in results if {r["red"], r["blue"]} <= among and r["extra"] == extra)

    def points(code):
        return sum(
            r[side + "_score"] for r in results for side in ("red", "blue") if r[side] == code and not r["extra"]
        )

    def split(tied, by):
        values = {code: by(code, set(tied)) for code in tied}
        return [[c for c in tied if values[c] == v] for v in sorted(set(values.values()), reverse=True)]

    parts = split(sorted(group), lambda code, _: wins(code, set(group)))
    for by in (wins, lambda code, _: points(code), wins, lambda code, among: wins(code, among, True)):
        parts = [smaller for part in parts for smaller in (split(part, by) if len(part) > 1 else [part])]
    return parts


def test_the_example_comes_out_as_the_clauses_have_it_and_as_counted_by_hand():
    done = run_nomination(EXAMPLE)
    assert done.mismatches == ()
    stages = {(stage.id, group.name): group for stage in done.report.stages for group in stage.groups}
    with (EXAMPLE / "bouts.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    of_protocols = {  # stage, group, red, blue, points, winner: as the protocols' own `expect` has them
        ("qualifying", "A", "E19", "E13"), ("qualifying", "A", "E14", "E19"), ("qualifying", "A", "E14", "E06"),
        ("final", "A", "E19", "E22"),
    }  # fmt: skip
    read = read_nomination(EXAMPLE)
    said = {(s.stage, s.group, s.red, s.blue): s for s in read.bouts if s.source.endswith(".yaml")}
    assert of_protocols <= said.keys()
    for key, group in stages.items():
        results = [
            {**r, "red_score": int(r["red_score"]), "blue_score": int(r["blue_score"]), "won": r["winner"],
             "extra": r["extra"] == "yes"}
            for r in rows if (r["stage"], r["group"]) == key and r["bout"] != "46"
        ]  # fmt: skip
        results += [
            {"red": s.red, "blue": s.blue, "red_score": s.red_score, "blue_score": s.blue_score, "extra": False,
             "won": s.red if s.winner == "red" else s.blue}
            for (stage, name, red, blue), s in said.items() if (stage, name, red, blue) in of_protocols and (stage, name) == key
        ]  # fmt: skip
        gone = {"E14", "E17"} & set(group.entries)
        for one in gone:  # lost by default to everybody he did not meet
            met = {code for r in results if one in (r["red"], r["blue"]) for code in (r["red"], r["blue"])}
            results += [
                {"red": one, "blue": code, "red_score": 0, "blue_score": 0, "extra": False, "won": code}
                for code in set(group.entries) - met - {one}
            ]
        parts = [[c for c in part if c not in gone] for part in counted_by_hand(results, group.entries)]
        assert all(len(part) <= 1 for part in parts), key
        assert [c for part in parts for c in part] == [p.entry for p in group.table if p.place is not None], key


def test_the_example_notices_a_changed_result(tmp_path):
    shutil.copytree(EXAMPLE, tmp_path / "n")
    table = tmp_path / "n" / "bouts.csv"
    text = table.read_text(encoding="utf-8")
    assert text.count("E10,E01,10,6,E10") + text.count("E01,E10,6,10,E10") == 1
    table.write_text(
        text.replace("E01,E10,6,10,E10", "E01,E10,10,6,E01").replace("E10,E01,10,6,E10", "E10,E01,6,10,E01")
    )
    assert run_nomination(tmp_path / "n").failed
