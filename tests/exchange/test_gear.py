"""An inspection file: what cannot be read in it is a fault of the file, at its line, not a finding about the gear."""

from __future__ import annotations

import pytest

from hofmarshal.exchange.gear import check_gear
from hofmarshal.rules.notes import BadInput
from hofmarshal.text import LANGUAGES, say

FILE = "rulebook: shchyt-mech\nnomination: shchyt-mech\nitems:\n  - kind: sword\n    facts:\n      mass: 1450 g\n"


@pytest.mark.parametrize(
    ("right", "wrong", "code", "line"),
    [
        ("1450 g", "3 stone", "admission-not-measured", 6),
        ("1450 g", "true", "admission-not-measured", 6),
        ("1450 g", "1450.5 g", "admission-too-fine", 6),
        ("mass:", "weight:", "admission-unknown-fact", 6),
        ("mass: 1450 g", "blade: bent", "admission-unknown-value", 6),
        ("mass: 1450 g", "edge-rounded: 7", "admission-not-yes-no", 6),
        ("kind: sword", "kind: sward", "admission-unknown-item", 4),
    ],
)
def test_what_cannot_be_read_is_a_fault_at_its_line(tmp_path, right, wrong, code, line):
    path = tmp_path / "g.yaml"
    path.write_text(FILE.replace(right, wrong))
    with pytest.raises(BadInput) as caught:
        check_gear(path)
    assert [(p.code, p.line) for p in caught.value.problems] == [(code, line)]
    for lang in LANGUAGES:
        assert say(caught.value.problems[0], lang).startswith(str(path))


def test_a_kit_that_can_be_read_is_judged(tmp_path):
    path = tmp_path / "g.yaml"
    path.write_text(FILE)
    assert check_gear(path).rejected  # the rest of the kit is not there


ARMOUR = """\
rulebook: ulozhenie
nomination: elite-duel
items: []
armour:
  layers:
    - {material: mail, weave: standard, rings: 8 mm, closing: butted, reinforced: false, padding: true}
    - material: quilted
  facts:
    helmet: true
"""


@pytest.mark.parametrize(
    ("right", "wrong", "code", "line"),
    [
        ("material: mail", "matreial: mail", "admission-unknown-fact", 6),
        ("material: quilted", "material: quitled", "admission-unknown-value", 7),
        ("rings: 8 mm", "rings: 8", "", 0),
        ("rings: 8 mm", "rings: big", "admission-not-measured", 6),
        ("helmet: true", "helmet: 7", "admission-not-yes-no", 9),
        ("helmet:", "helm:", "admission-unknown-fact", 9),
    ],
)
def test_armour_that_cannot_be_read_is_a_fault_too(tmp_path, right, wrong, code, line):
    path = tmp_path / "g.yaml"
    path.write_text(ARMOUR.replace(right, wrong))
    if not code:
        assert check_gear(path).armour is not None
        return
    with pytest.raises(BadInput) as caught:
        check_gear(path)
    assert [(p.code, p.line) for p in caught.value.problems] == [(code, line)]
