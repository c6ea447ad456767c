"""Random streams of commands: valid, stale, hostile and absurd ones, for any nomination."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

from hofmarshal.contest import commands as cmd
from hofmarshal.contest.order import seal
from hofmarshal.contest.rights import TABLE, may, name_of
from hofmarshal.contest.setup import Setup
from hofmarshal.contest.state import Contest

SEATS = (
    "hofmarshal", "hofmarshal", "hofmarshal", "line-marshal-1", "line-marshal-2", "line-marshal-3", "field-judge",
    "captain-red", "captain-blue", "fighter-red", "medic", "secretary", "chief", "stranger",
)  # fmt: skip


def one_of(values: Any) -> st.SearchStrategy[Any]:
    """One of the values, or an empty text where there are none."""
    values = tuple(values)
    return st.sampled_from(values) if values else st.just("")


def commands(given: Setup) -> st.SearchStrategy[cmd.Command]:
    """Any command with words of this nomination, now and then with a word it does not know."""
    rules = given.rules
    side = st.sampled_from(("red", "blue"))
    who = one_of((*given.fighters, *given.fighters, "red", "blue", "nobody"))
    zone = one_of((*(w.id for w in rules.zones), ""))
    weapon, grip, action = (
        one_of((*(w.id for w in words), "")) for words in (rules.weapons, rules.grips, rules.actions)
    )
    order = st.sampled_from(("", "first", "together", "second"))
    words = {"zone": zone, "weapon": weapon, "grip": grip, "action": action, "limb": one_of(("", "left", "right"))}
    blow = st.builds(
        cmd.Blow, by=who, target=one_of(("", *given.fighters)), order=order,
        at=st.none() | st.integers(0, 1000), **words,
    )  # fmt: skip
    clause = one_of((*(b.clause for b in rules.breaches), "no.such.clause"))
    cause = one_of((*(o.cause for o in rules.outs), "no.such.cause"))
    ids = st.integers(0, 60).map(lambda n: f"c{n}")
    text = one_of(("", "because"))
    lines = {s: tuple(f.id for f in given.side(s) if f.main) for s in ("red", "blue")}
    sealed = [cmd.SubmitOrder(side=s, commitment=seal(lines[s], "salt")) for s in ("red", "blue")]
    opened = [cmd.Reveal(side=s, order=lines[s], nonce="salt") for s in ("red", "blue")]
    built: list[st.SearchStrategy[Any]] = [
        st.builds(cmd.Call, override=text), st.builds(cmd.Arrive, side=side), st.builds(cmd.Ready, side=side),
        st.builds(cmd.NoShow, side=side), st.builds(cmd.Start, override=text), st.builds(cmd.Start, override=st.just("go")),
        st.builds(cmd.Halt), st.builds(cmd.Stop), st.builds(cmd.Suspend), st.builds(cmd.Resume),
        st.builds(cmd.Observe, side=side, **words), st.builds(cmd.Observe, breach=clause, fighter=who),
        st.builds(cmd.Hit, by=who, target=one_of(("", *given.fighters)), replaces=one_of(("", "")) | ids, **words),
        st.builds(cmd.Hit, by=side, **words),
        st.builds(cmd.Hit, exchange=st.lists(blow, min_size=1, max_size=3).map(tuple), replaces=one_of(("", "c9"))),
        st.builds(cmd.Acknowledge, fighter=who, zone=zone, weapon=weapon, action=action),
        st.builds(cmd.Claim, fighter=who, against=who), st.builds(cmd.Deny, claim=ids),
        st.builds(cmd.Out, fighter=who, cause=cause), st.builds(cmd.Yield, fighter=who),
        st.builds(cmd.Return, fighter=who, reason=text),
        st.builds(cmd.Breach, fighter=who, clause=clause, note=text),
        st.builds(
            cmd.MutualBreach, clause=clause, choice=st.sampled_from(("penalty", "continue", "word", "other")), note=text
        ),
        st.builds(cmd.LineUp, side=side, fighters=st.lists(who, max_size=6).map(tuple)),
        st.builds(cmd.Substitute, side=side, out=who, into=who), st.sampled_from(sealed), st.sampled_from(opened),
        st.builds(cmd.Enter, fighter=who), st.builds(cmd.Breakthrough, fighter=who), st.builds(cmd.Clinch),
        st.builds(cmd.Part), st.builds(cmd.Touch, side=side, part=one_of(("knee", "sole", "palm", "foot"))),
        st.builds(cmd.Rule, winner=st.none() | side, nobody=st.booleans(), reason=text),
        st.builds(cmd.Rule, claim=ids, divided=st.booleans(), reason=text),
        st.builds(cmd.Withdraw, fighter=who), st.builds(cmd.Disqualify, fighter=who, reason=text),
        st.builds(cmd.Hold, fighter=who), st.builds(cmd.Clear, fighter=who),
        st.builds(cmd.Annul, event=ids, confirm=st.lists(ids, max_size=3).map(tuple)),
        st.builds(cmd.SwapSides), st.builds(cmd.Sign, side=st.none() | side, refused=st.booleans()),
        st.builds(cmd.Sign), st.builds(cmd.Announce),
        st.builds(cmd.Lapse, what=st.sampled_from(("arrive", "ready", "late", "time", "clinch", "final"))),
    ]  # fmt: skip
    often: list[st.SearchStrategy[Any]] = [
        st.builds(cmd.Start, override=st.just("go")), st.builds(cmd.Hit, by=side, **words),
        st.builds(cmd.Hit, by=who, target=one_of(tuple(given.fighters)), **words),
        st.builds(cmd.Out, fighter=who, cause=one_of(tuple(o.cause for o in rules.outs))),
        st.builds(cmd.Breach, fighter=who, clause=clause, note=st.just("seen")),
        st.builds(cmd.Rule, winner=side, reason=st.just("seen")), st.builds(cmd.Stop), st.builds(cmd.Sign),
        st.builds(cmd.Enter, fighter=who),
    ]  # fmt: skip
    undone = [st.builds(cmd.Annul, event=ids), st.builds(cmd.Hit, by=side, replaces=ids, **words)]
    return st.one_of([*built, *often, *often, *often, *undone, *undone])


def steps(given: Setup, most: int = 40) -> st.SearchStrategy[list[tuple[int, str, cmd.Command]]]:
    """A stream: milliseconds since the last command (now and then into the past), the seat (empty: a proper one), the command."""
    wait = st.sampled_from((0, 1, 200, 3001, 30_000, 61_000, 95_000, 700_000, -500))
    seat = st.sampled_from((*("",) * 120, *SEATS))
    return st.lists(st.tuples(wait, seat, commands(given)), min_size=most // 2, max_size=most)


def proper_seat(state: Contest, command: cmd.Command) -> str:
    """A seat that may issue the command."""
    name = name_of(command)
    role = next((r for r in (*TABLE.get(name, ()), "hofmarshal") if may(state, name, r)[0]), "hofmarshal")
    side = getattr(command, "side", None)
    return f"{role}-{side}" if role in ("captain", "fighter") and side else role
