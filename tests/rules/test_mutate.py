"""Mutants: each cited value altered once, where it holds, and never into something that does not convert."""

from __future__ import annotations

import pickle

from hofmarshal.rules.book import load
from hofmarshal.rules.mutate import Tally, mutants
from tests.rules.tiny import DUEL, HEAD, SHORT, tiny

GEAR = """\
facts:
  length: {name: {en: length, ru: длина, uk: довжина}, unit: mm, cites: [t.hit]}
items:
  sword: {name: {en: sword, ru: меч, uk: меч}, presence: [{is: required, cites: [t.hit]}]}
requirements:
  - of: [sword]
    fact: length
    cases: [{must: {at_most: 1000}, otherwise: fix}]
    cites: [t.hit]
"""


def changes(book):
    return {(mutant.file, mutant.path, mutant.change) for mutant in mutants(book)}


def test_every_kind_of_value_is_altered():
    found = {
        (path, change) for _, path, change in changes(tiny(duel=DUEL + "touch: {allowed: [foot], cites: [t.hit]}\n"))
    }
    assert found >= {
        ("common.clock.limit", "60000 → 60001"),
        ("common.clock.limit", "60000 → 59999"),
        ("common.clock.time_end", "on-stop → automatic"),
        ("scoring[0].points", "2 → 3"),
        ("scoring[0].points", "2 → 1"),
        ("scoring[0].when.zone", "head → torso"),
        ("scoring[0].when.zone", "head → –"),
        ("scoring[0].when", "–"),
        ("scoring[0]", "–"),
        ("scoring[1]", "–"),
        ("touch.allowed[0]", "foot → –"),
        ("touch", "–"),
    }


def test_names_citations_and_what_cites_nothing_stay():
    for _, path, _ in changes(tiny(duel=DUEL + "team: false\n")):
        assert not {"id", "name", "cites", "clause", "zones", "team", "mechanism"} & set(
            path.replace("[", ".").split(".")
        )


def test_words_in_lists_and_numbers_in_comparisons():
    duel = DUEL.replace("{zone: head}", "{zone: [head], force: {over: 5}, clean: true}")
    found = {(path, change) for _, path, change in changes(tiny(duel=duel))}
    assert found >= {
        ("scoring[0].when.zone[0]", "head → –"),
        ("scoring[0].when.zone[0]", "head → torso"),
        ("scoring[0].when.zone", "+ torso"),
        ("scoring[0].when.force.over", "5 → 6"),
        ("scoring[0].when.force.over", "5 → 4"),
        ("scoring[0].when.clean", "true → false"),
    }


def test_a_shared_value_is_altered_once_wherever_it_holds():
    mutant = next(m for m in mutants(tiny()) if m.path == "scoring[0].points")
    assert mutant.trees == ("nomination:duel", "nomination:short")
    assert (mutant.file, mutant.line, mutant.clauses) == ("nominations/duel.yaml", 8, ("t.head",))
    limit = next(m for m in mutants(tiny()) if m.path == "common.clock.limit")
    assert limit.trees == ("nomination:duel",)


def test_apply_changes_only_what_it_must():
    book = tiny()
    mutant = next(m for m in mutants(book) if m.path == "common.clock.limit")
    changed = mutant.apply(book)
    assert changed.nominations["duel"].clock.limit == 60001
    assert changed.trees["nomination:duel"].data["clock"]["limit"] == 60001
    assert changed.nominations["short"] is book.nominations["short"]
    assert book.nominations["duel"].clock.limit == 60000


def test_every_mutant_applies_differs_and_can_be_sent_to_another_process():
    book = tiny()
    seen = set()
    for mutant in mutants(book):
        again = pickle.loads(pickle.dumps(mutant))
        changed = again.apply(book)
        assert changed.nominations != book.nominations
        assert (mutant.path, mutant.change) not in seen
        seen.add((mutant.path, mutant.change))
        assert mutant.clauses


def test_values_that_say_the_default_make_no_mutant_by_going():
    tally = Tally()
    book = tiny(duel=DUEL + "rounds: {win: 1, cites: [t.hit]}\n")
    paths = [(m.path, m.change) for m in mutants(book, tally)]
    assert ("rounds", "–") not in paths
    assert ("rounds.win", "1 → 2") in paths
    assert tally.equal == 1
    assert tally.made == len(paths)


def test_conduct_without_an_example_is_left_to_people():
    tally = Tally()
    assert not [m for m in mutants(tiny(), tally) if m.path.startswith("breaches")]
    assert tally.judged > 0
    shown = tiny(examples="- {clause: t.push, nomination: duel}\n")
    assert [m for m in mutants(shown) if m.path == "breaches[0].brings"]


def test_what_another_rulebook_wrote_is_not_ours_to_alter():
    head = HEAD.replace("id: tiny", "id: other").replace("language: en", "language: en\nrequires: [tiny]")
    other = tiny({"tiny": tiny()}, head=head, short=SHORT.replace("duel", "tiny:duel"), duel=DUEL)
    inherited = [m for m in mutants(other) if "nomination:short" in m.trees and m.path.startswith("scoring")]
    assert inherited == []


def test_gear_and_offers_are_altered():
    from tests.rules.tiny import tiny_files

    files = tiny_files(head=HEAD + "offers: {nominations: [duel, short], cites: [t.time]}\n") | {
        "gear.yaml": GEAR.encode()
    }
    book = load(files, {})
    found = {(file, path, change) for file, path, change in changes(book)}
    assert found >= {
        ("rulebook.yaml", "offers.nominations[1]", "short → –"),
        ("gear.yaml", "requirements[0].cases[0].must.at_most", "1000 → 1001"),
        ("gear.yaml", "requirements[0].cases[0].otherwise", "fix → reject"),
        ("gear.yaml", "items.sword", "–"),
        ("gear.yaml", "items.sword.presence[0].is", "required → optional"),
    }
    dropped = next(m for m in mutants(book) if m.path == "offers.nominations[1]").apply(book)
    assert dropped.offered == ("duel",)
