"""Refusals of the desk that rest on a rule: draw, stages, results, protests, floor, rosters; each with its clause."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from hofmarshal.contest.rosters import check_roster
from hofmarshal.rules.model import Nomination
from hofmarshal.rules.notes import Note, Refusal
from hofmarshal.tournament import commands as cmd
from hofmarshal.tournament import entry_book, floor, programme
from hofmarshal.tournament import nomination as nom
from hofmarshal.tournament import programme_words as w
from hofmarshal.tournament.commands import Ballot, Score
from hofmarshal.tournament.entries import Entry
from tests.contest.support import rules
from tests.server.refusals.cases import Case
from tests.tournament.nomination_play import do, fight, refusal

MINUTE = 60_000
replace = msgspec.structs.replace
LOT = cmd.Draw(seed="winter")


def named(book: str, kind: str, blocks: dict[str, Any] | None = None) -> Nomination:
    """A nomination that ships, with blocks an organiser has overridden."""
    shipped = rules(book, kind)
    return replace(
        shipped, **{name: replace(getattr(shipped, name), **values) for name, values in (blocks or {}).items()}
    )


def people(count: int, **more: Any) -> list[cmd.Command]:
    """So many entries, checked in."""
    codes = tuple(f"E{n:02}" for n in range(1, count + 1))
    return [*(cmd.Enter(entry=Entry(code, **more)) for code in codes), cmd.CheckIn(entries=codes)]


def asked(
    code: str, clause: str, book: str, kind: str, *commands: Any,
    blocks: dict[str, Any] | None = None, settings: dict[str, Any] | None = None,
) -> Case:  # fmt: skip
    """A nomination in which all commands are carried out but the last,
    which is refused. A function takes the state on."""

    def given() -> Sequence[Refusal | Note]:
        state: Any = nom.fresh(named(book, kind, blocks), nom.Settings(**(settings or {})))
        *before, last = commands
        for one in before:
            state = one(state) if callable(one) else do(state, one)
        return [refusal(state, last(state) if callable(last) else last)]

    return Case(code, clause, given)


def shield(code: str, clause: str, *commands: Any, **more: Any) -> Case:
    """Щит-Меч."""
    return asked(code, clause, "shchyt-mech", "shchyt-mech", *commands, **more)


def free(code: str, clause: str, *commands: Any, **more: Any) -> Case:
    """The free duel of the Tournament Code."""
    return asked(code, clause, "ulozhenie", "free-duel", *commands, **more)


def group(code: str, clause: str, *commands: Any, **more: Any) -> Case:
    """The group battle."""
    return asked(code, clause, "isb-buhurt", "group-battle", *commands, settings={"scheme": ("round-robin",)}, **more)


def fought(stage: str) -> Any:
    """Every open bout of a stage is fought."""
    return lambda state: fight(state, stage)


def level(state: Any) -> Any:
    """All of the first group beat each other in a circle by the same points: a tie of three, and the fourth last."""
    stage = next(iter(state.stages))
    a, b, c, d = state.stages[stage].groups[0].entries
    won = {frozenset(pair): pair[0] for pair in ((a, b), (b, c), (c, a), (a, d), (b, d), (c, d))}
    for one in (bout for bout in nom.view(state, state.stages[stage]).open if {bout.red, bout.blue} <= {a, b, c, d}):
        red = won[frozenset((one.red, one.blue))] == one.red
        score = Score(bout=one.bout, red_score=10 if red else 4, blue_score=4 if red else 10)
        state = do(state, cmd.Record(result=score))
    return state


def other_group(state: Any) -> Any:
    """The bouts of the second group are fought."""
    return fight(state, next(iter(state.stages)))


def first(state: Any) -> Any:
    """The first open bout."""
    stage = next(iter(state.stages.values()))
    return nom.view(state, stage).open[0]


def result(**said: Any) -> Any:
    """A result of the first open bout."""
    return lambda state: cmd.Record(result=Score(bout=first(state).bout, **said))


def again(state: Any) -> cmd.Record:
    """The two of the first bout recorded have met once more."""
    one = next(iter(state.bouts.values())).now
    return cmd.Record(result=Score(bout="another", red=one.red, blue=one.blue, red_score=10))


def tied(state: Any) -> tuple[str, ...]:
    """The first two of the first group."""
    return tuple(next(iter(state.stages.values())).groups[0].entries[:2])


def over_there(state: Any) -> cmd.Move:
    """Into a pair that is full already."""
    pairs = next(iter(state.stages.values())).groups
    return cmd.Move(entry=pairs[0].entries[0], to=pairs[1].name)


EIGHT, FOUR = people(8), people(4)
SPLIT = cmd.Compose(groups=(("E01", "E02", "E03", "E04"), ("E05", "E06", "E07", "E08")))
DRAW = (
    shield("nomination-draw-method", "sm.12.1", *EIGHT, cmd.Draw(seed="winter", method="rating")),
    free("nomination-draw-method", "u.2.3", *FOUR, cmd.Compose(groups=(("E01", "E02"), ("E03", "E04")))),
    asked("nomination-weight-missing", "isb-duel.weight", "isb-duel", "longsword", *FOUR, LOT,
          blocks={"weight": {"categories": True}}),
    free("nomination-lot-no-seed", "u.2.3", *FOUR, cmd.Draw()),
    free("nomination-lot-commitment-form", "u.2.3", *FOUR, cmd.Draw(commitment="guess")),
    free("nomination-lot-committed", "u.2.3", *FOUR, cmd.Draw(commitment="a" * 64), cmd.Draw(commitment="b" * 64)),
    free("nomination-lot-wrong-seed", "u.2.3", *FOUR, cmd.Draw(commitment="a" * 64), LOT),
    free("nomination-pair-size", "u.2.3", *FOUR, LOT, over_there),
    shield("draw-not-here", "sm.12.3", *EIGHT, LOT, cmd.Enter(entry=Entry("E09", checked_in=False)),
           cmd.Move(entry="E09", to="A")),
    shield("tournament-split-number", "sm.12.3", *EIGHT, cmd.Draw(seed="winter", groups=5)),
    shield("tournament-split-impossible", "sm.12.3", *people(11), LOT, blocks={"groups": {"sizes": (4, 5)}}),
    shield("nomination-too-few", "sm.12.3", *people(3), LOT),
    *(shield(code, "sm.12.3", *people(5), cmd.Draw(seed="winter", groups=1),
           blocks={"groups": {"sizes": (6, 7), "direct_final": 4}})
      for code in ("tournament-too-few",
           *(f"tournament-option-{one}" for one in ("final-group", "wait", "merge", "cancel")))),
    *(shield(f"nomination-option-{one}", "sm.12.3", *people(3), LOT) for one in ("final", "wait", "merge", "cancel")),
    shield("nomination-group-size", "sm.12.3", *people(9), cmd.Compose(groups=(
        tuple(f"E{n:02}" for n in range(1, 7)), ("E07", "E08", "E09")))),
    *(
        shield(code, "sm.12.1", *FOUR, cmd.Compose(groups=(("E01", "E02", "E02", "E99"),)))
        for code in ("tournament-hand-refused", "tournament-hand-missing", "tournament-hand-twice",
           "tournament-hand-unknown")
    ),
)  # fmt: skip

DRAWN = (*EIGHT, SPLIT)
FEW = (*FOUR, LOT, level)
STAGES = (
    shield("nomination-stage-open", "sm.12.2", *DRAWN, cmd.Promote()),
    shield("nomination-tie-extra", "sm.12.8.3", *EIGHT, SPLIT, level, other_group, cmd.Promote()),
    asked("nomination-stage-open", "isb-buhurt.tiebreak", "isb-buhurt", "group-battle",
           *EIGHT, SPLIT, level, other_group,
          cmd.Promote(), settings={"scheme": ("qualifying", "final"), "sizes": (4,)}),
    shield("nomination-nobody-advances", "sm.12.2", *DRAWN, fought("qualifying"), cmd.Promote(),
           blocks={"advance_qualifying": {"places": 0}}),
    shield("nomination-no-next", "sm.12.2", *FOUR, LOT, fought("final"), cmd.Promote()),
    shield("tournament-hand-refused", "sm.12.4", *DRAWN, fought("qualifying"), cmd.Promote(hand=(("E01", "E02"),))),
    shield("nomination-other-stage", "sm.12.2", *DRAWN, fought("qualifying"), cmd.Promote(),
           cmd.RePromote(stage="final", reason="Two groups first.", groups=2)),
    shield("nomination-extra-none", "sm.12.8.3", *FOUR, LOT, fought("final"), cmd.ScheduleExtra()),
    shield("nomination-extra-not-tied", "sm.12.8.3",
           *FOUR, LOT, fought("final"), lambda s: cmd.ScheduleExtra(entries=tied(s))),
    shield("nomination-open-tie", "sm.12.8.3", *FEW, lambda s: cmd.ScheduleExtra(
        entries=next(iter(s.stages.values())).groups[0].entries[2:])),
    shield("nomination-stage-open", "sm.12.8.3", *FOUR, LOT, lambda s: cmd.ScheduleExtra(entries=tied(s))),
    shield("nomination-settle-extra", "sm.12.8.3", *FEW, lambda s: cmd.Settle(
        stage="final", group="A", order=tied(s), reason="So it was agreed.")),
    shield("nomination-extra-not-scheduled", "sm.12.8.3", *FOUR, LOT, lambda s: cmd.Record(
        result=Score(bout="x", red=tied(s)[0], blue=tied(s)[1], red_score=3, extra=True)), ),
    group("nomination-extra-unknown-rule", "isb-buhurt.tiebreak",
           *FOUR, LOT, lambda s: cmd.ScheduleExtra(entries=tied(s))),
    shield("nomination-bout-of-left", "sm.two-dq", *FOUR, LOT, cmd.Withdraw(entry="E01"),
           cmd.Record(result=Score(bout="x", red="E01", blue="E02", red_score=10))),
    shield("nomination-winner-needed", "sm.extra", *FOUR, LOT, result(red_score=4, blue_score=4)),
    shield("nomination-bout-fought", "sm.12.6", *FOUR, LOT, lambda s: do(s, result(red_score=10)(s)), again),
    free("nomination-walkover-winner", "u.2.4", *FOUR, LOT, result(status="walkover")),
    asked("nomination-walkover-winner", "isb-duel.late", "isb-duel", "longsword", *FOUR, LOT, result(status="walkover"),
          settings={"scheme": ("round-robin",)}),
    shield("nomination-not-final", "sm.12.2", *FOUR, LOT, cmd.Sign()),
    shield("nomination-track-running", "sm.12.2", *FOUR, LOT, cmd.Sign()),
)  # fmt: skip


def announced(state: Any) -> Any:
    """The first bout recorded, its result announced."""
    bout = first(state).bout
    return do(state, cmd.Record(result=Score(bout=bout, red_score=10, blue_score=4)), cmd.Announce(bout=bout, t=0))


def filing(key: str = "1", **said: Any) -> Any:
    """A protest of the loser about the bout recorded first."""

    def made(state: Any) -> cmd.Protest:
        one = next(iter(state.bouts.values())).now
        fields = {"entry": one.blue, "t": MINUTE, "clause": "sm.to-ten", "video": "phone", **said}
        return cmd.Protest(protest=key, bout=one.bout, **fields)

    return made


def filed(state: Any) -> Any:
    """A protest was accepted."""
    return do(state, filing()(state))


def dismissed(state: Any) -> Any:
    """A protest was dismissed."""
    return do(filed(state), cmd.Vote(protest="1", t=2 * MINUTE, dismiss="Insults."))


UPHELD = tuple(
    Ballot(seat=seat, uphold=True, name=name)  # type: ignore[arg-type]
    for seat, name in (("judge", "j1"), ("judge", "j2"), ("hofmarshal", "h"), ("committee", "c"))
)
TOLD = (*FOUR, LOT, announced)
SMALL = ("protest-commission-small", "protest-commission-lacks-judge", "protest-commission-lacks-hofmarshal",
         "protest-commission-lacks-committee")  # fmt: skip
PROTESTS = (
    asked("protest-not-accepted", "u.1.1", "ulozhenie", "free-duel", *FOUR, LOT, announced, filing()),
    shield("protest-not-announced", "sm.13.1", *TOLD, filing(announced=None)),
    shield("protest-before-result", "sm.13.1", *TOLD, filing(t=MINUTE, announced=2 * MINUTE)),
    shield("protest-too-late", "sm.13.1", *TOLD, filing(t=5 * MINUTE + 1)),
    shield("protest-not-of-bout", "sm.13.1", *TOLD, lambda s: filing(
        entry=next(e for e in s.entries if e not in tied_of(s)))(s)),
    shield("protest-wrong-filer", "sm.13.1", *TOLD, filing(filer="spectator")),
    shield("protest-wrong-form", "sm.13.2", *TOLD, filing(form="gesture")),
    shield("protest-no-clause", "sm.13.2", *TOLD, filing(clause="")),
    shield("protest-no-video", "sm.13.2", *TOLD, filing(video="")),
    shield("protest-no-video", "sm.13.video", *TOLD, filing(video="")),
    shield("protest-over-limit", "sm.13.6", *TOLD, dismissed, filing("2")),
    *(shield(code, "sm.13.4", *TOLD, filed, cmd.Vote(protest="1", t=2 * MINUTE, votes=())) for code in SMALL),
    shield("protest-result-needed", "sm.13.4", *TOLD, filed, cmd.Vote(protest="1", t=2 * MINUTE, votes=UPHELD)),
    shield("protest-must-be-heard", "sm.13.conduct", *TOLD, filed,
           cmd.Vote(protest="1", t=2 * MINUTE, dismiss="Insults."),
           blocks={"dismiss": {"conduct": False}}),
    shield("protest-dismissal-needs-reason", "sm.13.conduct", *TOLD, filed,
           cmd.Vote(protest="1", t=2 * MINUTE, dismiss=" ")),
    shield("nomination-protest-open", "sm.13.3", *TOLD, filed, cmd.Sign()),
)  # fmt: skip


def tied_of(state: Any) -> tuple[str, str]:
    """The two of the bout recorded first."""
    one = next(iter(state.bouts.values())).now
    return one.red, one.blue


def on_the_floor(code: str, clause: str, *commands: floor.Command) -> Case:
    """The floor under the ladder of the Tournament Code; the last command is refused."""

    def given() -> Sequence[Refusal | Note]:
        state = floor.fresh(rules("ulozhenie", "free-duel").ladder)
        *before, last = commands
        for one in before:
            answer = floor.decide(state, one)
            assert not isinstance(answer, Refusal), answer
            for event in answer:
                state = floor.evolve(state, event)
        answer = floor.decide(state, last)
        assert isinstance(answer, Refusal), answer
        return [answer]

    return Case(code, clause, given)


def _called(*fighters: str) -> floor.Reserve:
    return floor.Reserve(t=9, bout="b", fighters=fighters, ring="1")


def _removed() -> Sequence[Refusal | Note]:
    """A bout is opened for somebody whom the third warning removed."""
    why = Note("floor-removed-warnings", {"fighter": "11", "count": 3}, ("u.1.4",))
    state = programme.State(removed={"11": why}, rings={"1": w.RingSet(t=0, ring="1", title="")})
    wanted = w.Quick(
        bout="1", ring="1", rulebook="ulozhenie", nomination="free-duel", red="11", blue="12", rules=_RULES
    )
    first_no = programme.decide(state, wanted, 1)
    second = programme.decide(state, w.Remove(entry="11", why=why), 1)
    return [one for one in (first_no, second) if isinstance(one, Refusal)]


_RULES = w.Rules(
    rulebook="ulozhenie", nomination="free-duel", title=rules("ulozhenie", "free-duel").name, pin="p", content="c"
)
WARNED = tuple(floor.Warn(t=n, warning=f"w{n}", fighter="11", bout=f"b{n}", clause="u.1.5.a") for n in range(3))
FLOOR = (
    on_the_floor("floor-cannot-call", "u.1.4", *WARNED, _called("11", "12")),
    on_the_floor("floor-removed-warnings", "u.1.4", *WARNED, _called("11", "12")),
    on_the_floor(
        "floor-removed-ruling",
        "u.1.4",
        floor.Remove(t=1, fighter="11", reason="Ruled.", clause="u.1.4"),
        _called("11", "12"),
    ),
    Case("programme-removed", "u.1.4", _removed),
)


def rostered(code: str, main: int, reserves: int) -> Case:
    """A roster of the mass battle, 21 fighters and 29 reserves at most."""

    def given() -> Sequence[Refusal | Note]:
        members = tuple(
            entry_book.Member(entry=str(n), number=n, reserve=n > main) for n in range(1, main + reserves + 1)
        )
        faults = check_roster(rules("isb-buhurt", "mass-battle"), main, reserves)
        wanted = entry_book.SetRoster(nomination="mass", team="T", members=members, faults=faults)
        answer = entry_book.decide(entry_book.State(), wanted, 0)
        assert isinstance(answer, Refusal), answer
        return [answer]

    return Case(code, "isb-buhurt.roster", given)


ROSTERS = (rostered("contest-roster-many", 22, 0), rostered("contest-roster-reserves", 21, 30))

CASES: tuple[Case, ...] = (*DRAW, *STAGES, *PROTESTS, *FLOOR, *ROSTERS)
