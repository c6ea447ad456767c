"""Numbers and schemes no sane file has: one clear error or a refusal, never an exception, never a run without end."""

import pytest

from hofmarshal.desk.nominations import DeskTable
from hofmarshal.rules.notes import BadInput
from hofmarshal.tournament.decisions import entries
from hofmarshal.tournament.folder import NominationFile, run_folder
from hofmarshal.tournament.lot import commit
from tests.tournament.nomination_rules import plain, rules
from tests.tournament.test_folder import ALL, rows

FILED = {"protest": "P1", "bout": 6, "entry": "C", "clause": "sm.to-ten", "video": "v"}


def run(*decisions, under=None, **head):
    file = NominationFile(rulebook="r", nomination="n", seed="winter", **head)
    return run_folder(under or rules(), file, entries(list("ABCD")), decisions, rows(*ALL), None, DeskTable)


@pytest.mark.parametrize("time", [float("inf"), float("-inf"), float("nan")])
@pytest.mark.parametrize(
    "body", [{"suspend": ...}, {"protest": {**FILED, "t": ...}}, {"protest": {**FILED, "announced": ...}}]
)
def test_a_time_that_is_none_is_named(time, body):
    ((name, value),) = body.items()
    filled = time if value is ... else {key: time if one is ... else one for key, one in value.items()}
    with pytest.raises(BadInput) as caught:
        run({"after": 6, name: filled})
    assert [p.code for p in caught.value.problems] == ["nomination-decision-form"]


@pytest.mark.parametrize("settings", [{"groups": 10**30}, {"semi_groups": -1}, {"advance": 0}, {"sizes": [0, 4]}])
def test_settings_are_numbers_that_can_be(settings):
    with pytest.raises(BadInput) as caught:
        run(under=plain(), settings=settings)
    assert caught.value.problems[0].code == "nomination-settings-form"


def test_a_scheme_that_names_a_stage_twice_has_it_once():
    chosen = {"scheme": ["qualifying", "qualifying", "final"], "sizes": [2, 4], "advance": 2}
    assert [stage.id for stage in run(under=plain(), settings=chosen).stages] == ["final"]
    two = run(under=plain(), settings={**chosen, "groups": 2, "sizes": [2]})
    assert [stage.id for stage in two.stages] == ["qualifying", "final"]


def test_groups_of_nobody_are_no_groups():
    nobody = {"sizes": [0], "direct_final": 0, "minimum": 0}
    report = run({"change-rules": {"set": {"groups": nobody}, "reason": "x"}})
    assert report.stages


def test_the_draw_that_only_publishes_its_hash_is_drawn_with_the_seed_of_the_folder():
    report = run({"draw": {"commitment": commit("winter")}})
    assert (report.lot.seed, report.final) == ("winter", True)
