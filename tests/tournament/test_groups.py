"""Groups: sizes (sm.12.3), composition by lot, rating and hand (sm.12.1), and who is kept apart (sm.12.4)."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hofmarshal.rules.notes import BadInput, Refusal
from hofmarshal.text import LANGUAGES, say
from hofmarshal.tournament.groups import Candidate, by_hand, compose, split
from hofmarshal.tournament.lot import order


@pytest.mark.parametrize(
    ("total", "sizes"),
    [
        (4, (4,)),
        (7, (7,)),  # up to 7 entries: straight to a final group
        (8, (4, 4)),
        (9, (5, 4)),
        (14, (7, 7)),
        (15, (5, 5, 5)),
        (22, (6, 6, 5, 5)),
        (29, (6, 6, 6, 6, 5)),
    ],
)
def test_the_fewest_groups_as_equal_as_can_be(total, sizes):
    assert split(total) == sizes


def test_the_hofmarshal_may_choose_the_number_of_groups():
    assert split(24, groups=6) == (4, 4, 4, 4, 4, 4)
    assert split(24, groups=5) == (5, 5, 5, 5, 4)
    refused = split(24, groups=7, cites=("sm.12.3",))
    assert isinstance(refused, Refusal)
    assert (refused.code, refused.cites) == ("tournament-split-number", ("sm.12.3",))
    assert isinstance(split(24, groups=0), Refusal)


def test_under_four_the_options_are_offered():
    refused = split(3, cites=("sm.12.3",))
    assert isinstance(refused, Refusal)
    assert (refused.code, refused.args) == ("tournament-too-few", {"total": 3, "least": 4})
    assert [note.code.removeprefix("tournament-option-") for note in refused.reasons] == [
        "final-group",
        "wait",
        "merge",
        "cancel",
    ]


def test_sizes_with_gaps():
    assert split(10, (4, 6)) == (6, 4)
    assert split(11, (4, 6)) == Refusal("tournament-split-impossible", {"total": 11, "sizes": "4, 6"})
    assert split(5, (3, 8)) == Refusal("tournament-split-impossible", {"total": 5, "sizes": "3, 8"})


@pytest.mark.parametrize("lang", LANGUAGES)
def test_refusals_can_be_said(lang):
    for refusal in (split(0), split(1), split(3), split(24, groups=7), split(11, (4, 6))):
        assert isinstance(refusal, Refusal)
        assert say(refusal, lang)


@given(st.integers(4, 400))
def test_every_number_from_four_on_can_be_split(total):
    sizes = split(total)
    assert not isinstance(sizes, Refusal)
    assert sum(sizes) == total
    assert {4, 5, 6, 7}.issuperset(sizes)
    assert max(sizes) - min(sizes) <= 1
    assert len(sizes) == -(-total // 7)


def people(text: str) -> list[Candidate]:
    """Candidates written `A:club/country`."""
    found = []
    for word in text.split():
        entry, _, rest = word.partition(":")
        club, _, country = rest.partition("/")
        found.append(Candidate(entry, club, country))
    return found


def test_by_lot_without_clubs_the_entries_are_dealt_in_the_order_drawn():
    made = compose(people("A B C D E"), (3, 2), "lot", lot="EDCBA")
    assert made.groups == (("E", "C", "A"), ("D", "B"))
    assert made.notes == ()


def test_by_rating_the_snake():
    seeds = [Candidate(entry, rating=100 - n) for n, entry in enumerate("ABCDEFGH")]
    made = compose(reversed(seeds), (4, 4), "snake", lot="HGFEDCBA")
    assert made.groups == (("A", "D", "E", "H"), ("B", "C", "F", "G"))


def test_equal_ratings_by_lot():
    made = compose(people("A B C D"), (2, 2), "snake", lot="DCBA")
    assert made.groups == (("D", "A"), ("C", "B"))


def test_in_the_snake_club_mates_part_within_their_tier():
    seeds = [
        Candidate(e, club, rating=r) for e, club, r in (("A", "x", 9), ("B", "y", 8), ("C", "y", 7), ("D", "z", 6))
    ]
    # The plain snake would put B and C of club y together.
    assert {frozenset(group) for group in compose(seeds, (2, 2), "snake", lot="ABCD").groups} == {
        frozenset("AC"),
        frozenset("BD"),
    }


def test_in_the_snake_as_few_of_one_country_meet_as_can_be():
    lands = dict(zip("ABCDEF", "XXYZXX", strict=True))
    seeds = [Candidate(entry, country=land, rating=-n) for n, (entry, land) in enumerate(lands.items())]
    # The plain snake puts A with F and B with E; one meeting of X is enough.
    made = compose(seeds, (2, 2, 2), "snake", lot="ABCDEF")
    assert [note.args["value"] for note in made.notes] == ["X"]
    assert [note.code for note in made.notes] == ["tournament-together-unavoidable"]


def test_semi_finals_part_group_mates_and_spread_winners():
    # sm.12.4: 1st and 2nd of four qualifying groups; "group winners spread, group-mates apart".
    four = [Candidate(f"{g}{place}", rating=-place, came_from=g) for g in "abcd" for place in (1, 2)]
    made = compose(four, (4, 4), "snake", lot=order([c.entry for c in four], "s"), separate=("came_from",))
    for group in made.groups:
        assert sum(entry.endswith("1") for entry in group) == 2
        assert sorted(entry[0] for entry in group) == list("abcd")


def test_why_two_could_not_be_kept_apart():
    made = compose(people("A:x B:x C:x D:y"), (2, 2), "lot", lot="ABCD", cites=("sm.12.1",))
    (note,) = made.notes
    assert note.code == "tournament-together-unavoidable"
    assert note.cites == ("sm.12.1",)
    assert {note.args["first"], note.args["second"]} < set("ABC")
    assert (note.args["kind"], note.args["value"], note.args["count"], note.args["groups"]) == ("club", "x", 3, 2)


def test_what_all_share_is_said_once():
    made = compose(people("A:/UA B:/UA C:/UA D:/UA"), (2, 2), "lot", lot="ABCD")
    assert [note.code for note in made.notes] == ["tournament-all-share"]


def test_by_hand():
    entries = people("A:x B:x C:y D:y")
    made = by_hand(entries, ["AB", "CD"])
    assert not isinstance(made, Refusal)
    assert made.groups == (("A", "B"), ("C", "D"))
    assert [note.code for note in made.notes] == ["tournament-together-hand"] * 2
    refused = by_hand(entries, ["AB", "CAZ"])
    assert isinstance(refused, Refusal)
    assert [(note.code, note.args["entry"]) for note in refused.reasons] == [
        ("tournament-hand-missing", "D"),
        ("tournament-hand-unknown", "Z"),
        ("tournament-hand-twice", "A"),
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_notes_can_be_said(lang):
    refused = by_hand(people("A B"), ["A", "AZ"])
    assert isinstance(refused, Refusal)
    assert say(refused, lang)
    for text in ("A:x B:x C:x D:y", "A:/x B:/x C:/x D:/y", "A:x B:x C:x D:x"):
        for note in compose(people(text), (2, 2), "lot", lot="ABCD").notes:
            assert say(note, lang)
        made = by_hand(people(text), ["AB", "CD"])
        assert not isinstance(made, Refusal)
        assert all(say(note, lang) for note in made.notes)


def test_wrong_sizes_and_a_lot_without_someone_are_errors():
    with pytest.raises(BadInput, match="tournament-sizes-total"):
        compose(people("A B C"), (2, 2), "lot", lot="ABC")
    with pytest.raises(BadInput, match="tournament-not-in-lot"):
        compose(people("A B C D"), (2, 2), "lot", lot="ABC")


@st.composite
def fields(draw, *, nested=False):
    total = draw(st.integers(4, 40))
    clubs = draw(st.lists(st.sampled_from(["", *"abcdefg"]), min_size=total, max_size=total))
    lands = draw(st.lists(st.sampled_from(["", *"XYZ"]), min_size=total, max_size=total))
    land_of = dict(zip("abcdefg", "XXXYYZZ", strict=True))
    candidates = [
        Candidate(f"e{n:02}", club, land_of.get(club, land) if nested else land, rating=draw(st.integers(0, 5)))
        for n, (club, land) in enumerate(zip(clubs, lands, strict=True))
    ]
    groups = draw(st.integers(-(-total // 7), total // 4))
    sizes = split(total, groups=groups)
    assert not isinstance(sizes, Refusal)
    return candidates, list(draw(st.permutations(sizes)))


def most(candidates, made, key):
    """Of each value: most in one group, and the least that this can be."""
    value = {c.entry: getattr(c, key) for c in candidates}
    total = Counter(value.values())
    inside = [Counter(value[entry] for entry in group) for group in made.groups]
    return [(max(group[v] for group in inside), -(-total[v] // len(inside))) for v in total if v]


@given(fields(), st.sampled_from(["lot", "snake"]), st.sampled_from([("club", "country"), ("country", "club")]))
@settings(max_examples=200)
def test_sizes_are_kept_and_the_first_key_is_spread_as_far_as_can_be(field, method, separate):
    candidates, sizes = field
    lot = order([c.entry for c in candidates], "seed")
    made = compose(candidates, sizes, method, lot=lot, separate=separate)
    assert [len(group) for group in made.groups] == sizes
    assert sorted(entry for group in made.groups for entry in group) == sorted(lot)
    assert all(found <= least for found, least in most(candidates, made, separate[0]))
    assert compose(reversed(candidates), sizes, method, lot=lot, separate=separate) == made


@given(fields(nested=True))
def test_by_lot_clubs_and_their_countries_are_both_spread_as_far_as_can_be(field):
    candidates, sizes = field
    made = compose(candidates, sizes, "lot", lot=order([c.entry for c in candidates], "seed"))
    assert all(found <= least for key in ("club", "country") for found, least in most(candidates, made, key))


@given(fields())
def test_in_the_snake_every_group_has_one_of_each_tier(field):
    candidates, sizes = field
    lot = order([c.entry for c in candidates], "seed")
    made = compose(candidates, sizes, "snake", lot=lot)
    best = sorted(lot, key=lambda entry: -{c.entry: c.rating for c in candidates}[entry])
    for tier in (set(best[i : i + len(sizes)]) for i in range(0, len(best), len(sizes))):
        assert all(len(tier.intersection(group)) <= 1 for group in made.groups)


@given(fields(), st.sampled_from(["lot", "snake"]))
def test_each_two_left_together_are_noted(field, method):
    candidates, sizes = field
    made = compose(candidates, sizes, method, lot=[c.entry for c in candidates])
    of = {c.entry: c for c in candidates}
    shared_by_all = {note.args["kind"] for note in made.notes if note.code == "tournament-all-share"}
    noted = [
        frozenset({note.args["first"], note.args["second"]})
        for note in made.notes
        if note.code != "tournament-all-share"
    ]
    together = [
        frozenset(two)
        for group in made.groups
        for two in combinations(group, 2)
        if len(made.groups) > 1
        and any(
            getattr(of[two[0]], key) and getattr(of[two[0]], key) == getattr(of[two[1]], key)
            for key in ("club", "country")
            if key not in shared_by_all
        )
    ]
    assert Counter(noted) == Counter(together)


def test_uneven_sizes_by_hand_chosen_are_filled_too():
    entries = [Candidate(f"e{n}", "x" if n < 3 else "", rating=n) for n in range(12)]
    for method in ("lot", "snake"):
        made = compose(entries, (3, 7, 2), method, lot=[c.entry for c in entries])
        assert [len(group) for group in made.groups] == [3, 7, 2]
        # By rating the three of club x are the weakest: only the group of seven has places in their tiers.
        assert {note.code for note in made.notes} == ({"tournament-together-conflict"} if method == "snake" else set())
