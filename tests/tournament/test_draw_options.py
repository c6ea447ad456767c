"""What a draw would come to, and moves that two secretaries make at once: the values of Щит-Меч's section 12."""

import pytest

from hofmarshal.rules.notes import Refusal
from hofmarshal.tournament import commands as cmd
from hofmarshal.tournament.draw_options import TrackOptions, conflicts, fought_inside, methods, odd_sizes, options
from hofmarshal.tournament.entries import Entry
from hofmarshal.tournament.lot import commit
from tests.tournament.nomination_play import do, drawn, entered, fight, members, refusal
from tests.tournament.nomination_rules import plain, rules

HAND = (("E01", "E02", "E03", "E04"), ("E05", "E06", "E07", "E08"))


def tracks(state, **more) -> tuple[TrackOptions, ...]:
    """What can be drawn."""
    found = options(state, **more)
    assert not isinstance(found, Refusal)
    return found


def test_the_numbers_of_groups_the_rulebook_allows_and_why_not_the_next():
    (track,) = tracks(entered(23))
    assert (track.total, track.kind, track.cites) == (23, "qualifying", ("sm.12.3",))
    assert {one.groups: one.sizes for one in track.splits if one.sizes} == {
        4: (6, 6, 6, 5), 5: (5, 5, 5, 4, 4),
    }  # fmt: skip
    assert [(one.groups, one.refusal.code, one.refusal.cites) for one in track.splits if one.refusal] == [
        (3, "tournament-split-number", ("sm.12.3",)),
        (6, "tournament-split-number", ("sm.12.3",)),
    ]
    assert [one.groups for one in track.splits if one.usual] == [4]


def test_few_go_straight_to_one_final_and_too_few_get_their_choices():
    (track,) = tracks(entered(6))
    assert (track.kind, [one.sizes for one in track.splits]) == ("final", [(6,)])
    (track,) = tracks(entered(3))
    assert track.kind is None
    assert track.refusal is not None
    assert track.refusal.code == "nomination-too-few"
    (track,) = tracks(entered(3), final=True)
    assert track.kind == "final"


def test_who_is_not_here_is_not_counted():
    state = do(entered(9), cmd.CheckIn(entries=("E09",), present=False), cmd.Withdraw(entry="E08"))
    assert tracks(state)[0].total == 7


def test_pairs_have_no_groups_and_unknown_weights_are_named():
    (track,) = tracks(entered(5, under=plain(stages={"scheme": ["pairs-by-lot"], "cites": ["u.2.3"]})))
    assert (track.kind, track.splits) == ("pairs-by-lot", ())
    said = options(entered(8, under=rules(weight={"categories": True, "cites": ["x.weight"]})))
    assert isinstance(said, Refusal)
    assert (said.code, said.cites) == ("nomination-weight-missing", ("x.weight",))


def test_the_rulebook_says_which_ways_of_drawing_there_are():
    assert methods(entered(4, under=rules(draw={"methods": ["lot"], "cites": ["u.2.3"]}))) == ("lot",)
    assert methods(entered(4, under=plain())) == ("lot", "rating", "hand")


def test_conflicts_follow_the_groups_as_they_are_now():
    clubs = {"E01": "X", "E05": "X"}
    state = do(entered(8, clubs=clubs), cmd.Compose(groups=HAND))
    stage = state.stages["qualifying"]
    assert conflicts(state, stage) == ()
    state = do(state, cmd.Move(entry="E05", swap="E02"))
    (note,) = conflicts(state, state.stages["qualifying"])
    assert (note.code, note.args["group"], note.args["value"]) == ("tournament-together-hand", "A", "X")
    state = do(state, cmd.Move(entry="E02", swap="E05"))
    assert conflicts(state, state.stages["qualifying"]) == ()


def test_what_the_draw_could_not_avoid_keeps_its_reason():
    state = drawn(8, clubs={f"E{n:02}": "X" for n in range(1, 4)})
    notes = conflicts(state, state.stages["qualifying"])
    assert [note.code for note in notes] == ["tournament-together-unavoidable"]
    assert notes[0].args["count"] == 3
    assert notes[0].args["group"] in ("A", "B")


def test_what_could_be_otherwise_is_told_before_what_could_not():
    """At home nearly everybody is of one country: that hides nobody of one club."""
    codes = [f"E{n:02}" for n in range(1, 9)]
    clubs = {"E07": "X", "E08": "X", "E01": "Y", "E05": "Y", "E06": "Y"}
    people = [Entry(code, club=clubs.get(code, ""), country="" if code == "E04" else "UA") for code in codes]
    state = do(entered(), *(cmd.Enter(entry=one) for one in people), cmd.Compose(groups=HAND))
    notes = conflicts(state, state.stages["qualifying"])
    told = [(note.code.rpartition("-")[2], note.args["kind"], note.args["group"]) for note in notes]
    assert told[0] == ("hand", "club", "B")  # the two of X could be apart
    assert told[1] == ("unavoidable", "club", "B")  # three of Y in two groups could not
    assert {kind for _, kind, _ in told[2:]} == {"country"}
    assert len(told) == 9


def test_a_size_the_rulebook_does_not_know_is_told_with_its_clause():
    state = do(entered(8), cmd.Compose(groups=HAND), cmd.Move(entry="E01", to="B"))
    notes = odd_sizes(state, state.stages["qualifying"])
    assert [(n.code, n.args["group"], n.args["size"], n.cites) for n in notes] == [
        ("draw-odd-size", "A", 3, ("sm.12.3",))
    ]


def test_a_move_that_rests_on_groups_somebody_changed_is_refused():
    state = do(entered(8), cmd.Compose(groups=HAND), cmd.Move(entry="E01", to="B", was="A"))
    late = refusal(state, cmd.Move(entry="E01", to="B", was="A"))
    assert (late.code, late.args) == ("draw-moved-meanwhile", {"entry": "E01", "was": "A", "now": "B"})
    late = refusal(state, cmd.Move(entry="E02", was="A", swap="E01", swap_was="A"))
    assert late.args["entry"] == "E01"
    do(state, cmd.Move(entry="E01", to="A", was="B"))


def test_who_came_late_is_put_into_a_group_once_he_is_here():
    state = do(entered(9), cmd.CheckIn(entries=("E09",), present=False), cmd.Compose(groups=HAND))
    assert refusal(state, cmd.Move(entry="E09", to="A", was="-")).code == "draw-not-here"
    state = do(state, cmd.CheckIn(entries=("E09",)), cmd.Move(entry="E09", to="A", was="-"))
    assert "E09" in members(state, "qualifying")[0]


def test_what_a_move_costs_is_known_before():
    state = fight(drawn(8), "qualifying")
    stage = state.stages["qualifying"]
    assert set(fought_inside(state, stage).values()) == {3}


def test_a_lost_seed_is_replaced_with_a_reason_and_a_draw_taken_back_is_remembered():
    state = do(entered(8), cmd.Draw(commitment=commit("winter")))
    assert refusal(state, cmd.Draw(commitment=commit("summer"))).code == "nomination-lot-committed"
    state = do(state, cmd.Draw(commitment=commit("summer"), reason="the envelope was lost"))
    assert [(one.commitment, one.seed, one.reason) for one in state.lots] == [
        (commit("winter"), "", "the envelope was lost")
    ]
    state = do(state, cmd.Draw(seed="summer"))
    assert refusal(state, cmd.Draw(commitment=commit("autumn"), reason="again")).code == "nomination-already-drawn"
    state = do(state, cmd.Void(stage="qualifying", reason="a club was forgotten"))
    assert (state.lots[-1].seed, state.lots[-1].reason) == ("summer", "a club was forgotten")
    assert state.commitment == ""


@pytest.mark.parametrize("total", [8, 30, 61])
def test_every_number_that_is_offered_can_be_drawn(total):
    state = entered(total)
    for one in tracks(state)[0].splits:
        if one.refusal is None:
            assert tuple(map(len, members(do(state, cmd.Draw(seed="w", groups=one.groups)), "qualifying"))) == one.sizes
        else:
            assert refusal(state, cmd.Draw(seed="w", groups=one.groups)).cites == ("sm.12.3",)
