"""Coverage of a list of clauses, the schemas of file kinds, and the scaffold."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

from hofmarshal.rules.book import load
from hofmarshal.rules.coverage import Listed, coverage, read_list
from hofmarshal.rules.lint import lint
from hofmarshal.rules.mutate import mutants
from hofmarshal.rules.notes import BadInput
from hofmarshal.rules.scaffold import new
from hofmarshal.rules.schema import schema, schemas
from hofmarshal.rules.yamldoc import parse
from tests.rules.tiny import rendered, tiny

LIST = Path(__file__).parents[1] / "data/clauses.yaml"


def listed(name, kind="score", must="it computes"):
    return Listed(id=name, kind=kind, must=must)


def test_each_clause_is_covered_citable_or_missing():
    wanted = {
        "a": [listed("t.hit"), listed("t.push", kind="conduct"), listed("t.none")],
        "b": [listed("t.time", must="Citable: recorded"), listed("t.head")],
    }
    result = coverage(wanted, [tiny(examples="- {clause: t.hit}")])
    assert [(row.clause, row.state, row.right) for row in result.rows] == [
        ("t.hit", "covered", True),
        ("t.push", "citable", True),
        ("t.none", "missing", False),
        ("t.time", "citable", True),
        ("t.head", "citable", False),
    ]
    assert (result.ok, result.present) == (False, 4)
    assert not coverage(wanted, [tiny()], only=["c"]).ok


def test_only_examples_that_count_count():
    wanted = {"a": [listed("t.hit")]}
    assert coverage(wanted, [tiny()]).ok
    assert not coverage(wanted, [tiny()], examples=[]).ok


def test_the_list_of_all_clauses_is_read():
    groups = read_list(parse(LIST.read_bytes(), "clauses.yaml"))
    sport = ["isb-duel", "isb-buhurt", "ulozhenie", "shchyt-mech"]
    assert sum(map(len, groups.values())) == 218
    assert sum(len(groups[name]) for name in sport) == 188
    assert all(
        clause.kind == "conduct" or "itable" in clause.must
        for group in groups.values()
        for clause in group
        if clause.may_be_citable
    )


def test_there_is_a_schema_for_every_file_kind():
    made = schemas()
    assert set(made) == {"rulebook", "clauses", "nomination", "gear", "admission", "game", "ledger"}
    for one in made.values():
        json.dumps(one)
        assert one["$schema"].startswith("https://json-schema.org/")
    nomination = made["nomination"]["$defs"]["Nomination"]
    assert nomination["required"] == ["id", "name"]
    assert {"extends", "clock", "scoring"} <= set(nomination["properties"])
    assert made["nomination"]["$defs"]["LateRule"]["required"] == []
    assert "points" not in made["nomination"]["$defs"]["ScoreRow"].get("required", [])
    assert made["nomination"]["$defs"]["TargetRow"]["required"] == ["counts"]
    assert made["rulebook"]["$defs"]["Head"]["properties"]["common"] == {"$ref": "#/$defs/Common"}


def test_every_reference_of_a_schema_leads_somewhere():
    for made in schemas().values():
        text = json.dumps(made)
        for name in {part.split('"')[0] for part in text.split("#/$defs/")[1:]}:
            assert name in made["$defs"]


def test_other_file_kinds_have_schemas_too():
    class Kind(msgspec.Struct):
        """A kind."""

        a: int

    assert schema("kind", Kind)["$defs"]["Kind"]["required"] == ["a"]


def test_a_new_rulebook_passes_every_check():
    book = load(new("my-rules"), {})
    assert lint(book) == ()
    assert book.id == "my-rules"
    assert {clause for example in book.examples for clause in example.clauses} == set(book.clauses)
    assert list(mutants(book))


@pytest.mark.parametrize("name", ["", "My", "a b", "-a", "a--b", "../x", "я", "a" * 41])
def test_an_id_that_cannot_be_one(name):
    with pytest.raises(BadInput) as caught:
        new(name)
    assert [problem.code for problem in rendered(caught.value.problems)] == ["rules-new-id"]
