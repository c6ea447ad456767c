"""The examples of docs/rulebook-examples-tournament.md do what they say."""

import re
from pathlib import Path

import pytest
import yaml

from hofmarshal.desk.expect import mismatches
from hofmarshal.rules.notes import BadInput
from hofmarshal.tournament.examples import KINDS, run_example
from tests.tournament.nomination_rules import rules

PAGE = Path(__file__).parents[2] / "docs" / "rulebook-examples-tournament.md"
CASES = [case for block in re.findall(r"```yaml\n(.*?)```", PAGE.read_text(), re.S) for case in yaml.safe_load(block)]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["clause"])
def test_the_page_tells_the_truth(case):
    kind = next(key for key in case if key in KINDS)
    got = run_example(kind, rules(), case[kind])
    assert case["clause"] in got["cites"]
    assert mismatches(case["expect"], got) == ()


def test_every_kind_is_shown():
    assert {key for case in CASES for key in case if key in KINDS} == set(KINDS)


@pytest.mark.parametrize(
    ("kind", "body"),
    [
        ("bracket", {}),
        ("tournament", {"entries": -1}),
        ("tournament", {"entries": "A"}),
        ("tournament", {"entries": ["A"], "decisions": [{"dance": "A"}]}),
        ("tournament", {"entries": ["A"], "decisions": [{"at": "start", "after": 1, "withdraw": "A"}]}),
        ("tournament", {"entries": ["A"], "bouts": ["A beats B"]}),
        ("table", {"bouts": ["A 10:7 B nonsense"]}),
        ("protest", {"do": [{"t": 0, "dance": {}}]}),
    ],
)
def test_a_case_that_cannot_be_read_is_bad_input(kind, body):
    with pytest.raises(BadInput):
        run_example(kind, rules(), body)
