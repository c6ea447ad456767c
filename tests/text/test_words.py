"""What marshals and secretaries read of a contest names things as they do: no ids of zones, weapons or fighters, no fillers."""

from __future__ import annotations

import re

import pytest

from hofmarshal.contest.commands import Blow, Issued, Out, Start
from hofmarshal.contest.decide import decide
from hofmarshal.contest.events import Called, Halted, Observed, Ruled, Struck, Substituted
from hofmarshal.contest.evolve import evolve, fold
from hofmarshal.contest.header import FighterHead, Header, RosterSize, SideHead, setup_of
from hofmarshal.contest.hits import written
from hofmarshal.contest.in_force import of_refusal
from hofmarshal.contest.setup import Fighter, Setup
from hofmarshal.contest.state import fresh
from hofmarshal.contest.view import view
from hofmarshal.contest.why import why
from hofmarshal.contest.words import in_words, name_of
from hofmarshal.exchange.books import packaged
from hofmarshal.rules.flow import assigned, flow
from hofmarshal.rules.notes import Note, Problem, Refusal
from hofmarshal.rules.play_blocks import Side
from hofmarshal.rules.yamldoc import parse
from hofmarshal.text import LANGUAGES, message, say

DUEL = packaged()["isb-duel"].nominations["longsword"]
BATTLE = packaged()["isb-buhurt"].nominations["group-battle"]
FIGHTERS = {
    "red-1": Fighter(id="red-1", side="red", number=1, name="Orest"),
    "red-3": Fighter(id="red-3", side="red", number=3),
    "blue-4": Fighter(id="blue-4", side="blue"),
    "guest": Fighter(id="guest", side="blue"),
}


def duel() -> Setup:
    return setup_of(DUEL, Header(rulebook="isb-duel", nomination="longsword", sides={"red": SideHead(name="A")}))


@pytest.mark.parametrize(
    ("fighter", "name"),
    [("red-1", "Orest"), ("red-3", "Красный 3"), ("blue-4", "Синий 4"), ("guest", "guest"), ("red", "red"), ("x", "x")],
)
def test_a_fighter_is_told_by_name_or_number(fighter, name):
    assert name_of(fighter, FIGHTERS, "ru") == name


@pytest.mark.parametrize(
    ("lang", "words"),
    [("en", "RED: head, both hands – 2 points"), ("ru", "КРАСНЫЙ: голова, двумя руками – 2 очка"),
     ("uk", "ЧЕРВОНИЙ: голова, двома руками – 2 очки")],
)  # fmt: skip
def test_a_blow_is_told_in_the_words_of_the_rulebook(lang, words):
    state = fresh(duel())
    event = Struck(id="h", t=0, by="hofmarshal", blows=(Blow(by="red", zone="head", grip="two-handed"),))
    told = why(evolve(state, event), "h")
    assert told is not None
    assert words in [say(in_words(note, DUEL, state.setup.fighters, lang), lang) for note in told.notes]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_words_to_choose_from_come_with_the_id_a_file_needs(lang):
    known = ", ".join(zone.id for zone in DUEL.zones)
    refusal = in_words(Refusal("contest-unknown-zone", {"zone": "hed", "known": known}), DUEL, {}, lang)
    assert refusal.args["zone"] == "hed"
    for zone in DUEL.zones:
        assert zone.name.in_(lang) in str(refusal.args["known"])
        assert zone.id in str(refusal.args["known"])


def test_reasons_seats_and_problems_are_told_in_words_too():
    held = Note("contest-held", {"fighter": "red-3"})
    refusal = in_words(Refusal("contest-cannot-start", {"count": 1}, (), (held,)), BATTLE, FIGHTERS, "uk")
    assert refusal.reasons[0].args == {"fighter": "Червоний 3"}
    seat = in_words(Note("contest-annul-not-yours", {"by": "judge-7", "event": "e"}), BATTLE, FIGHTERS, "ru")
    assert seat.args["by"] == "Полевой судья 7"
    assert (
        in_words(Problem("contest-own-side", {"fighter": "blue-4"}), BATTLE, FIGHTERS, "en").args["fighter"] == "Blue 4"
    )
    claim = Note("contest-why-claimed", {"fighter": "red-1", "against": "blue-4"})
    assert in_words(claim, BATTLE, FIGHTERS, "ru").args == {"fighter": "Orest", "against": "синий 4"}
    assert in_words(Note("rules-x", {"fighter": "red-1"}), BATTLE, FIGHTERS, "ru").args == {"fighter": "red-1"}


EVENTS = (
    Called(id="e", t=0, by="hofmarshal"),
    Halted(id="e", t=0, by="hofmarshal", reason="Шлем"),
    Halted(id="e", t=0, by="hofmarshal"),
    Struck(id="e", t=0, by="hofmarshal", blows=(Blow(by="red"),), replaces="h1", not_counted="x", reason="y"),
    Observed(id="e", t=0, by="line-marshal-7", side="red", zone="head", limb="left"),
    Observed(id="e", t=0, by="line-marshal-1", breach="isb-duel.start", fighter="red"),
    Ruled(id="e", t=0, by="hofmarshal"),
    Substituted(id="e", t=0, by="captain-red", side="red", out="red", into="blue"),
)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("event", EVENTS, ids=lambda event: type(event).__name__)
def test_no_sentence_has_fillers(lang, event):
    told = why(evolve(fresh(duel()), event), "e")
    assert told is not None
    said = [say(in_words(note, DUEL, {}, lang), lang) for note in told.notes]
    assert [s for s in said if re.search(r"(^|\s)-(\W|$)|none|: *$", s)] == []
    reason = getattr(event, "reason", "")
    assert (message("contest-why-reason", lang, reason=reason) in said) == bool(reason)


@pytest.mark.parametrize(("halves", "text"), [(0, "0"), (1, "½"), (4, "2"), (5, "2½")])
def test_a_score_of_half_hits_is_written_in_hits(halves, text):
    assert written(halves, halves=True) == text
    assert written(halves, halves=False) == str(halves)


@pytest.mark.parametrize(("nomination", "red"), [("free-duel", 2.5), ("mass-battle", 2)])
def test_the_score_of_a_duel_of_hits_is_asked_in_hits(nomination, red):
    rules = packaged()["ulozhenie"].nominations[nomination]
    side = SideHead(hits=2.5, roster=(FighterHead(number=1, hits=2.5), FighterHead(number=2, hits=2.5)))
    setup = setup_of(rules, Header(rulebook="u", nomination=nomination, sides={"red": side, "blue": side}))
    assert view(fresh(setup), 0)["score"] == {"red": red, "blue": red}


def test_a_refused_command_shows_the_row_it_came_up_against():
    sides: dict[Side, SideHead] = {
        "red": SideHead(roster=RosterSize(main=5)),
        "blue": SideHead(roster=RosterSize(main=5)),
    }
    setup = setup_of(BATTLE, Header(rulebook="isb-buhurt", nomination="group-battle", sides=sides))
    state = fold(setup, ())
    out = Out(fighter="red-1", cause="isb-buhurt.out.gear", facts={"item": "shield", "how": "lost"})
    found = of_refusal(state, out, Refusal("contest-not-out", {}, ("isb-buhurt.out.gear",)))
    assert [(v.value["out"], v.value["when"]) for v in found] == [(False, {"item": "shield", "how": "lost"})]
    command = Issued(id="s", t=0, seat="field-judge-1", command=Start())
    refusal = decide(state, command)
    assert isinstance(refusal, Refusal)
    shown = of_refusal(state, command.command, refusal)
    assert [v.value["commands"] for v in shown if v.path.startswith("rights")] == [("start", "rule")]


@pytest.mark.parametrize(
    ("value", "line"),
    [
        ({"t": 71.2, "hit": {"by": "red", "zone": "head"}}, "{t: 71.2, hit: {by: red, zone: head}}"),
        ({"when": {"part": ("head", "torso")}, "flag": True}, "{when: {part: [head, torso]}, flag: true}"),
        (["no", "1", "a: b", "", "It's", None, "isb-duel.end"], '["no", "1", "a: b", "", "It\'s", null, isb-duel.end]'),
        ({"причина": "Шлем упал."}, "{причина: Шлем упал.}"),
    ],
)
def test_values_stand_on_one_line_as_yaml_reads_them(value, line):
    assert flow(value) == line
    plain = {"v": value}
    assert parse(f"v: {line}".encode(), "x.yaml").data == {"v": _lists(plain["v"])}


def test_a_value_alone_stands_by_its_path():
    assert assigned("clock", {"limit": 90000}) == "clock.limit = 90000"
    assert assigned("call", {"arrive": 1, "ready": 2}) == "call = {arrive: 1, ready: 2}"


def _lists(value):
    if isinstance(value, dict):
        return {key: _lists(one) for key, one in value.items()}
    return [_lists(one) for one in value] if isinstance(value, list | tuple) else value
