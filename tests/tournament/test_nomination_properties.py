"""Whatever is asked of a nomination, in whatever order: no exception, no impossible state; corrections come out right."""

from typing import Any

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from hofmarshal.rules.notes import Refusal
from hofmarshal.text import say
from hofmarshal.tournament import commands as cmd
from hofmarshal.tournament import nomination as nom
from hofmarshal.tournament.entries import Entry
from hofmarshal.tournament.rulings_log import logged
from tests.tournament.nomination_play import do, drawn, record
from tests.tournament.nomination_rules import plain, rules

CODES = [f"E{n:02}" for n in range(1, 10)]
codes = st.sampled_from([*CODES, "?"])
stages = st.sampled_from(["", "qualifying", "semi-final", "final", "elimination-1", "premier/final", "?"])
groups = st.sampled_from(["", "A", "B", "?"])
reasons = st.sampled_from(["", "because"])
bouts = st.sampled_from([*map(str, range(1, 30)), "final-A-1", "qualifying-A-2", ""])
points = st.integers(-1, 11)

scores = st.builds(
    cmd.Score,
    bout=bouts,
    red=codes,
    blue=codes,
    red_score=points,
    blue_score=points,
    winner=st.sampled_from(["", "red", "blue", "none", "E01", "?"]),
    status=st.sampled_from(["fought", "walkover", "void"]),
    extra=st.booleans(),
    disqualified=st.lists(codes, max_size=1).map(tuple),
)
times = st.integers(0, 2_000_000)
ballots = st.lists(
    st.builds(cmd.Ballot, seat=st.sampled_from(["judge", "hofmarshal", "committee"]), uphold=st.booleans()), max_size=4
).map(tuple)
ANY = st.one_of(
    st.builds(cmd.Record, result=scores, reason=reasons),
    st.builds(cmd.Record, result=scores, reason=reasons),
    st.builds(cmd.Enter, entry=st.builds(Entry, codes, club=st.sampled_from(["", "X"]))),
    st.builds(cmd.CheckIn, entries=st.lists(codes, max_size=2).map(tuple), present=st.booleans()),
    st.builds(cmd.Draw, seed=st.sampled_from(["", "w"]), method=st.sampled_from(["lot", "rating"]), groups=st.integers(-1, 4)),
    st.builds(cmd.Compose, groups=st.lists(st.lists(codes, max_size=5).map(tuple), max_size=3).map(tuple)),
    st.builds(cmd.Move, entry=codes, to=groups, swap=st.sampled_from(["", "E02"]), stage=stages, reason=reasons),
    st.builds(cmd.Withdraw, entry=codes),
    st.builds(cmd.Disqualify, entry=codes, bout=bouts, remove=st.booleans()),
    st.builds(cmd.CallBout, bout=bouts),
    st.builds(cmd.Void, bout=bouts, stage=stages, reason=reasons),
    st.builds(cmd.Settle, stage=stages, group=groups, order=st.lists(codes, max_size=3).map(tuple), reason=reasons),
    st.builds(cmd.ScheduleExtra, stage=stages, group=groups, entries=st.lists(codes, max_size=3).map(tuple)),
    st.builds(cmd.Promote, track=st.sampled_from(["", "premier", "?"]), groups=st.integers(-1, 3)),
    st.builds(cmd.RePromote, stage=stages, reason=reasons, groups=st.integers(-1, 3)),
    st.builds(cmd.LetStand, stage=stages, reason=reasons),
    st.builds(cmd.Protest, protest=st.sampled_from("PQ"), bout=bouts, entry=codes, t=times, clause=reasons, video=reasons),
    st.builds(cmd.Vote, protest=st.sampled_from(["P", "Q"]), t=times, votes=ballots, result=st.none() | scores),
    st.builds(cmd.ChangeRules, rules=st.sampled_from([rules(), rules(ranking=[{"by": "wins"}])]), reason=reasons),
    st.builds(cmd.Sign),
    st.builds(cmd.Suspend, t=times),
    st.builds(cmd.Resume, t=times),
)  # fmt: skip

UNDER = st.sampled_from(
    [
        rules(),
        rules(withdrawal={"fought": "annul", "remaining": "void"}),
        plain(stages={"scheme": ["elimination", "third-place"]}, ranking=[{"by": "wins"}, {"by": "extra-bout"}]),
        plain(stages={"scheme": ["pairs-by-lot"]}),
        plain(
            stages={"scheme": ["qualifying", "elimination"]}, groups={"sizes": [4, 5], "direct_final": 0, "minimum": 2}
        ),
        plain(),
    ]
)


def start(under, leagues, auto):
    state = nom.fresh(under, nom.Settings(leagues=leagues, promote="auto" if auto else "hand"))
    return do(state, *(cmd.Enter(entry=Entry(code)) for code in CODES))


def spoken(refusal):
    """A refusal and its reasons can be said: a missing text or variable would raise."""
    for lang in ("en", "ru", "uk"):
        assert say(refusal, lang)


def sound(state):
    """What must hold at every moment."""
    for stage in state.stages.values():
        inside = [entry for group in stage.groups for entry in group.entries]
        assert len(inside) == len(set(inside))
        for group in nom.view(state, stage).groups:
            assert sorted(p.entry for p in group.table.places) == sorted(group.group.entries)
            assert all({b.red, b.blue} <= set(group.group.entries) for b in group.open)
    assert all(say(note, "ru") for note in nom.disturbances(state))
    for track in nom.final_places(state):
        everyone = [place.entry for place in track.places]
        assert len(everyone) == len(set(everyone))
        numbers = [place.place for place in track.places if place.place is not None]
        assert numbers == sorted(numbers)
        assert not numbers or numbers[0] == 1


@settings(max_examples=150)
@given(UNDER, st.booleans(), st.booleans(), st.lists(ANY, max_size=30))
def test_any_stream_of_commands_is_answered(under, leagues, auto, stream):
    state = start(under, leagues, auto)
    for command in stream:
        answer = nom.decide(state, command)
        if isinstance(answer, Refusal):
            spoken(answer)
        else:
            state = nom.onward(nom.fold(state, answer))
            assert state.ignored == ()
            assert all(logged(event) == () or say(logged(event)[0], "uk") for event in answer)
    sound(state)


class Robots:
    """Fights whatever is open, results drawn by hypothesis; promotes and schedules extra bouts as needed."""

    def __init__(self, data, state):
        self.data, self.state, self.count = data, state, 0

    def fight(self):
        for _ in range(80):
            todo = [bout for stage in self.state.stages.values() for bout in nom.view(self.state, stage).open]
            if not todo:
                answer = nom.decide(self.state, cmd.ScheduleExtra())
                if isinstance(answer, Refusal):
                    return
                self.state = nom.fold(self.state, answer)
                continue
            bout = todo[0]
            self.count += 1
            red = self.data.draw(st.integers(0, 2))
            self.state = do(self.state, record(f"{bout.red} {red}:1 {bout.blue}", str(self.count)))


@settings(max_examples=40)
@given(st.data(), st.lists(ANY, max_size=12))
def test_any_disturbance_amid_a_running_nomination_leaves_it_sound(data, stream):
    robots = Robots(data, drawn(9))
    for command in stream:
        robots.fight()
        answer = nom.decide(robots.state, command)
        if not isinstance(answer, Refusal):
            robots.state = nom.onward(nom.fold(robots.state, answer))
        sound(robots.state)


@settings(max_examples=60)
@given(UNDER, st.lists(ANY, max_size=25), st.randoms(use_true_random=False))
def test_evolve_takes_any_event_at_any_time(under, stream, random):
    state = start(under, leagues=True, auto=True)
    events: list[Any] = []
    for command in stream:
        answer = nom.decide(state, command)
        if not isinstance(answer, Refusal):
            state = nom.fold(state, answer)
            events.extend(answer)
    random.shuffle(events)
    sound(nom.fold(nom.fresh(under), events))


@settings(max_examples=60)
@given(st.data())
def test_a_correction_and_re_promotion_equal_the_right_results_from_the_start(data):
    robots = Robots(data, drawn(15, clubs={"E01": "X", "E02": "X", "E03": "X"}))
    robots.fight()
    first = robots.state
    if not nom.view(first, first.stages["qualifying"]).complete:
        return
    bout = data.draw(st.sampled_from(sorted(first.bouts)))
    now = first.bouts[bout].now
    red, blue = data.draw(st.integers(0, 12)), data.draw(st.integers(0, 12))
    mend = record(f"{now.red} {red}:{blue} {now.blue}", bout, "misread")
    told = nom.decide(first, mend)
    if isinstance(told, Refusal):
        return
    right = nom.fold(first, told)
    if not nom.view(right, right.stages["qualifying"]).complete:
        return
    mended = do(do(first, cmd.Promote()), mend)
    if nom.disturbances(mended):
        mended = do(mended, cmd.RePromote(stage="semi-final", reason="corrected"))
    right = do(right, cmd.Promote())
    assert mended.stages["semi-final"].layout == right.stages["semi-final"].layout
    assert nom.final_places(mended) == nom.final_places(right)
    assert nom.disturbances(mended) == ()


@given(st.data())
def test_the_fold_is_deterministic_and_events_survive_json(data):
    robots = Robots(data, drawn(8))
    robots.fight()
    answer = nom.decide(robots.state, cmd.Promote())
    events = () if isinstance(answer, Refusal) else answer
    decoder = msgspec.json.Decoder(nom.AnyEvent)
    again = [decoder.decode(msgspec.json.encode(event)) for event in events]
    assert nom.fold(robots.state, again) == nom.fold(robots.state, events)
