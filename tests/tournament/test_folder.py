"""A nomination folder's content in, a report out: order, corrections, two sources, refusals, everything for --json."""

import msgspec
import pytest

from hofmarshal.rules.notes import BadInput
from hofmarshal.tournament.commands import Score
from hofmarshal.tournament.decisions import entries, score
from hofmarshal.tournament.folder import NominationFile, Report, run_folder
from hofmarshal.tournament.merging import merged, natural
from tests.tournament.nomination_rules import plain, rules

ALL = ("A 10:7 B", "C 10:6 D", "A 10:5 C", "B 10:4 D", "A 10:3 D", "B 10:2 C")


def rows(*texts, source="bouts.csv"):
    return [msgspec.structs.replace(score(text, str(n)), source=source) for n, text in enumerate(texts, 1)]


def run(*texts, decisions=(), codes="ABCD", under=None, bouts=None, **head):
    file = NominationFile(rulebook="shchyt-mech", nomination="shchyt-mech", **{"seed": "winter", **head})
    listed = entries(codes if isinstance(codes, int) else list(codes))
    return run_folder(under or rules(), file, listed, decisions, rows(*texts) if bouts is None else bouts)


def placed(report: Report, track=""):
    return {p.entry: p.place for one in report.places if one.track == track for p in one.places}


def test_entries_and_bouts_come_to_places_with_reasons():
    report = run(*ALL)
    assert placed(report) == {"A": 1, "B": 2, "C": 3, "D": 4}
    assert report.final
    assert (report.open, report.refused, report.ignored) == ((), (), ())
    assert all(place.reasons for place in report.places[0].places)
    assert len(report.lot.commitment) == 64


def test_open_bouts_are_listed():
    report = run(*ALL[:4])
    assert not report.final
    assert {frozenset((b.red, b.blue)) for b in report.open} == {frozenset("AD"), frozenset("BC")}


def test_decisions_come_in_their_place():
    report = run(*ALL, decisions=[{"after": 4, "withdraw": {"entry": "D", "reason": "knee"}}])
    assert [(one.what, one.refusal.code) for one in report.refused] == [("record", "nomination-bout-of-left")]
    assert placed(report)["D"] is None
    assert [(one.entry, one.standing.state) for one in report.left] == [("D", "withdrawn")]


def test_at_start_is_before_the_draw():
    report = run(codes="ABCDE", decisions=[{"at": "start", "check-in": {"entries": ["E"], "present": False}}])
    assert report.absent == ("E",)
    assert sorted(report.lot.order) == ["A", "B", "C", "D"]


def test_a_decision_after_a_bout_that_never_came_is_reported():
    report = run(*ALL, decisions=[{"after": 99, "withdraw": "D"}])
    assert [one.after for one in report.unreached] == ["99"]


def test_refused_decisions_are_reported_with_number_and_clause():
    report = run(*ALL, decisions=[{"after": 6, "schedule-extra": ["A", "B"]}])
    assert [(r.what, r.number, r.refusal.code, r.refusal.cites) for r in report.refused] == [
        ("schedule-extra", 1, "nomination-extra-not-tied", ("sm.12.8.3",))
    ]


def test_every_unreadable_decision_is_named():
    with pytest.raises(BadInput) as caught:
        run(decisions=[{"dance": "A"}, {"withdraw": {"nobody": 1}}, "x", {"draw": {}, "promote": {}}])
    assert [problem.args["number"] for problem in caught.value.problems] == [1, 2, 3, 4]


def test_a_row_named_again_is_a_correction():
    report = run(bouts=[*rows(*ALL), *rows("A 7:10 B")])
    assert placed(report)["B"] == 1
    assert [(one.bout, len(one.results)) for one in report.revisions] == [("1", 2)]


def test_two_sources_that_agree_are_one():
    protocol = Score(
        bout="1", red="B", blue="A", red_score=7, blue_score=10, winner="blue", sanctions={"B": 1}, source="1.yaml"
    )
    (one,) = merged([*rows("A 10:7 B"), protocol])
    assert one == protocol
    assert placed(run(bouts=[*rows(*ALL), protocol])) == placed(run(*ALL))


@pytest.mark.parametrize("other", ["A 10:8 B", "A 10:7 C", "A 10:7 B walkover", "A 10:7 B blue"])
def test_two_that_disagree_are_both_named(other):
    with pytest.raises(BadInput) as caught:
        merged([*rows("A 10:7 B"), *rows(other, source="protocols/1.yaml")])
    (problem,) = caught.value.problems
    assert problem.code == "nomination-sources-disagree"
    assert (problem.args["first"], problem.args["second"]) == ("bouts.csv", "protocols/1.yaml")
    assert problem.args["first_says"] == "A 10:7 B"


def test_protocols_fall_into_the_order_of_the_numbers():
    table = [one for one in rows(*ALL) if one.bout != "3"]
    protocol = Score(bout="3", red="A", blue="C", red_score=10, blue_score=5, source="3.yaml")
    assert [one.bout for one in merged([*table, protocol])] == list("123456")
    assert sorted(["10", "9", "a2", "a10"], key=natural) == ["9", "10", "a2", "a10"]


def test_a_table_out_of_order_keeps_its_own():
    assert [one.bout for one in merged(list(reversed(rows(*ALL))))] == list("654321")


def test_one_entry_twice_is_an_error():
    with pytest.raises(BadInput) as caught:
        run(codes="ABCDA")
    assert caught.value.problems[0].code == "nomination-entry-twice"


def test_stages_follow_by_themselves_unless_a_decision_promotes():
    def every(report):
        return [f"{b.red} 10:{'3' if b.red < b.blue else '20'} {b.blue}" for b in report.open]

    first = every(run(codes=8))
    assert [s.id for s in run(*first, codes=8).stages] == ["qualifying", "final"]
    by_hand = run(*first, codes=8, decisions=[{"after": 99, "promote": {}}])
    assert [s.id for s in by_hand.stages] == ["qualifying"]
    assert by_hand.stages[0].complete


def test_the_organiser_chooses_where_the_rulebook_is_silent():
    chosen = {"scheme": ["qualifying", "final"], "ranking": ["wins", "points-difference"], "sizes": [3, 4]}
    report = run(codes=8, under=plain(), settings=chosen)
    assert [len(group.entries) for group in report.stages[0].groups] == [4, 4]


@pytest.mark.parametrize(
    ("settings", "code"),
    [
        ({"scheme": ["final"]}, "nomination-settings-replace"),
        ({"ranking": ["wins"]}, "nomination-settings-replace"),
        ({"dance": 1}, "nomination-settings-form"),
        ({"groups": "two"}, "nomination-settings-form"),
    ],
)
def test_settings_never_replace_what_the_rulebook_says(settings, code):
    with pytest.raises(BadInput) as caught:
        run(settings=settings)
    assert caught.value.problems[0].code == code


def test_an_unknown_criterion_is_named():
    with pytest.raises(BadInput) as caught:
        run(under=plain(), settings={"ranking": ["luck"]})
    assert caught.value.problems[0].code == "tournament-unknown-criterion"


def test_a_protest_and_its_vote():
    votes = [{"seat": s, "uphold": True} for s in ("judge", "judge", "hofmarshal", "committee")]
    filed = {
        "protest": "P1",
        "bout": 6,
        "entry": "C",
        "by": "representative",
        "t": 300,
        "clause": "sm.to-ten",
        "video": "v",
    }
    vote = {"protest": "P1", "t": 420, "votes": votes, "then": "corrected", "result": "C 10:2 B"}
    report = run(*ALL, decisions=[{"after": 6, "protest": filed}, {"after": 6, "vote": vote}])
    (told,) = report.protests
    assert (told.phase, told.consequence, told.overdue) == ("upheld", "corrected", False)
    assert placed(report)["C"] == 2


def test_a_late_vote_finds_the_protest_overdue():
    votes = [{"seat": s, "uphold": False} for s in ("judge", "judge", "hofmarshal", "committee")]
    filed = {"protest": "P1", "bout": 6, "entry": "C", "t": 60, "clause": "sm.to-ten", "video": "v"}
    late = {"protest": "P1", "t": 661, "votes": votes}
    (told,) = run(*ALL, decisions=[{"after": 6, "protest": filed}, {"after": 6, "vote": late}]).protests
    assert (told.phase, told.consequence, told.overdue) == ("rejected", "stands", True)


def test_what_people_decided_is_logged_with_reasons():
    report = run(
        *ALL,
        decisions=[
            {"after": 2, "withdraw": {"entry": "D", "reason": "knee"}},
            {"after": 3, "void": {"bout": 3, "reason": "wrong weapon"}},
        ],
    )
    assert [(note.code, note.args["reason"]) for note in report.log] == [
        ("nomination-withdrawn", "knee"),
        ("nomination-log-voided", "wrong weapon"),
    ]


def test_the_whole_report_is_plain_data():
    report = run(*ALL, decisions=[{"after": 99, "withdraw": "D"}, {"after": 6, "schedule-extra": ["A", "B"]}])
    plain_data = msgspec.json.decode(msgspec.json.encode(report))
    assert {"stages", "places", "refused", "unreached", "lot", "disturbances"} <= plain_data.keys()
    assert plain_data["unreached"][0]["command"] == {"do": "withdraw", "entry": "D"}


# --- a protocol beside a table that corrects its bout (docs/decisions/0360)


def test_a_table_may_correct_what_a_protocol_tells():
    protocol = Score(
        bout="1", red="A", blue="B", red_score=10, blue_score=7, winner="red", sanctions={"B": 1}, source="1.yaml"
    )
    told, corrected = rows("A 10:7 B")[0], msgspec.structs.replace(rows("A 7:10 B")[0], note="the horn")
    assert merged([told, corrected, protocol]) == (protocol, corrected)


def test_what_it_corrects_must_be_what_the_protocol_tells():
    protocol = Score(bout="1", red="A", blue="B", red_score=9, blue_score=7, winner="red", source="1.yaml")
    with pytest.raises(BadInput) as caught:
        merged([*rows("A 10:7 B"), *rows("A 7:10 B"), protocol])
    assert caught.value.problems[0].args["second_says"] == "A 9:7 B, red"


def test_a_bout_fought_again_may_have_two_protocols():
    first = Score(bout="1", red="A", blue="B", red_score=10, blue_score=7, winner="red", source="1.yaml")
    again = Score(bout="1", red="A", blue="B", red_score=4, blue_score=10, winner="blue", source="2.yaml")
    table = [*rows("A 10:7 B"), *rows("A 4:10 B")]
    assert [one.red_score for one in merged([*table, first, again])] == [10, 4]
