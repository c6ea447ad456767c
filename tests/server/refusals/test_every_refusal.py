"""Every refusal names its clause: all codes there are, sorted into those that rest on a rule and those that cannot."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import httpx
import pytest

from hofmarshal.exchange.books import playable
from hofmarshal.server.game.proofs import card_of
from hofmarshal.tournament.programme_details import Details
from hofmarshal.tournament.programme_words import DescribeEvent
from tests.server.office.entry_rig import ask, enter, nomination
from tests.server.office.protest_rig import fight, shields
from tests.server.refusals import desk_cases, game_cases, gear_cases, ring_cases
from tests.server.refusals.cases import Case, told
from tests.server.refusals.codes import FAMILIES, ORDER, TOLD
from tests.server.rig import Device, Server, running, set_up, submit
from tests.server.test_game import Field
from tests.text.ftl import messages

SRC = Path(__file__).parents[3] / "src/hofmarshal"
WHERE = ("tournament", "admission", "contest", "desk", "larp", "server/game", "server/office")
CASES = (*ring_cases.CASES, *desk_cases.CASES, *gear_cases.CASES, *game_cases.CASES)
SERVED = frozenset(
    """
    admission-not-drawn admission-barred-age admission-barred-paper admission-barred-gear admission-barred-event
    admission-barred-roster protests-unknown-clause game-card-old game-card-wrong prop-no-effect
    """.split()
)
"""What rests on a rule and is said by the server alone: the tests at the end provoke each."""
RULES = frozenset(case.code for case in CASES) | SERVED


@cache
def trees() -> tuple[ast.Module, ...]:
    """The modules in which refusals are made."""
    return tuple(ast.parse(path.read_text("utf-8")) for area in WHERE for path in sorted((SRC / area).glob("*.py")))


MAKERS = {"Refusal", "Note", "no", "_block"}


def called(node: ast.Call) -> str:
    """The name of what is called."""
    return node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")


def spoken(node: ast.AST, known: frozenset[str]) -> Iterator[str]:
    """The messages that an expression names, written out."""
    for one in ast.walk(node):
        if isinstance(one, ast.Constant) and isinstance(one.value, str) and one.value in known:
            yield one.value


def put_together(node: ast.AST, known: frozenset[str]) -> Iterator[str]:
    """The messages whose names are put together where a refusal or a note is made."""
    for one in ast.walk(node):
        if not isinstance(one, ast.Call) or called(one) not in MAKERS or not one.args:
            continue
        words = next((arg for arg in one.args[:2] if isinstance(arg, ast.JoinedStr)), None)
        if words is not None:
            parts = words.values
            pattern = "".join(re.escape(str(p.value)) if isinstance(p, ast.Constant) else "[a-z0-9-]+" for p in parts)
            if re.search(r"[a-z]{3,}\\-|\\-[a-z]{3,}", pattern):
                yield from (code for code in known if re.fullmatch(pattern, code))


@cache
def codes() -> frozenset[str]:
    """Every message that these modules name."""
    known = frozenset(messages("en"))
    found = (code for tree in trees() for code in (*spoken(tree, known), *put_together(tree, known)))
    return frozenset(found)


def refused() -> Iterator[str]:
    """The messages written as those of a refusal."""
    known = frozenset(messages("en"))
    for tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and node.args and called(node) in ("Refusal", "no"):
                yield from spoken(node.args[1 if called(node) == "no" and len(node.args) > 1 else 0], known)


def test_every_code_is_sorted_once() -> None:
    sorted_already = RULES | ORDER | TOLD
    new = {code for code in codes() - sorted_already if not code.startswith(FAMILIES)}
    assert not new, f"say in tests/server/refusals whether these rest on a rule (a case), or why not: {sorted(new)}"
    gone = {code for code in sorted_already if code not in codes() and f"{code.removesuffix('-warn')}" not in codes()}
    assert not gone, f"no longer in the code: {sorted(gone)}"
    assert not RULES & (ORDER | TOLD)
    assert not ORDER & TOLD


def test_what_only_tells_is_never_a_refusal() -> None:
    silent = {code for code in refused() if code in TOLD or code.startswith(FAMILIES)}
    assert not silent


def test_a_code_that_is_chosen_first_has_its_words() -> None:
    known = frozenset(messages("en"))
    chosen = {
        one.value
        for tree in trees()
        for node in ast.walk(tree)
        if isinstance(node, ast.Assign) and [getattr(target, "id", "") for target in node.targets] == ["code"]
        for one in ast.walk(node.value)
        if isinstance(one, ast.Constant) and isinstance(one.value, str) and re.fullmatch("[a-z]+(-[a-z]+)+", one.value)
    }
    assert chosen - known == set()
    assert {"nomination-not-withdrawn", "nomination-reinstate-reason"} <= chosen


def clauses() -> dict[str, Any]:
    """Every clause of the rulebooks that ship."""
    return {name: clause for book in playable().values() for name, clause in book.clauses.items()}


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.code}:{case.clause}")
def test_what_rests_on_a_rule_names_its_clause(case: Case) -> None:
    assert case.clause in clauses(), "the clause list does not know it"
    answers = case.given()
    said = [one for one in told(answers) if one.code == case.code]
    assert said, [one.code for one in told(answers)]
    assert any(case.clause in one.cites for one in said), [one.cites for one in said]
    strangers = {clause for one in told(answers) for clause in one.cites} - set(clauses())
    assert not strangers, "only clauses there are are cited"


# Through the served event


def give(server: Server, device: Device, stream: str, **command: Any) -> dict[str, Any]:
    """A command of a device over HTTP: the answer."""
    body = device.body(stream, command, server.venue.now())
    headers = {"Origin": server.url, "Content-Type": "application/json", "X-Hofmarshal-Signature": device.sign(body)}
    kind = stream.partition("/")[0]
    answer: dict[str, Any] = httpx.post(f"{server.url}/api/commands/{kind}", content=body, headers=headers).json()
    return answer


def heard(body: dict[str, Any]) -> dict[str, set[str]]:
    """What a person is told with a refusal: each code with the clauses named beside it."""
    found: dict[str, set[str]] = {}
    for one in (body["said"], *(reason["said"] for reason in body["reasons"])):
        found.setdefault(one["code"], set()).update(one["cites"])
    return found


def test_who_is_not_admitted_is_told_by_which_clauses(tmp_path: Path) -> None:
    """isb-buhurt.admission.*: nobody who lacks one of the five is drawn, and each is named."""
    with running(tmp_path) as server:
        desk = set_up(server.venue)["secretary-1"]
        nomination(server, "duel", "isb-duel", "longsword")
        nomination(server, "mass", "isb-buhurt", "mass-battle")
        ask(server, desk, "/api/office/check-in", {"shown": enter(server, desk, "Invented Ina", takes=["duel"])})
        before = heard(give(server, desk, "nomination/duel", type="draw", seed="winter"))
        assert "isb-duel.admission" in before["admission-barred-event"]
        details = Details(country="UA", first_day="2026-12-05", last_day="2026-12-06")
        submit(server.venue, "programme", DescribeEvent(details=details))
        told_now = heard(give(server, desk, "nomination/duel", type="draw", seed="winter"))
        assert "isb-duel.admission" in told_now["admission-not-drawn"]
        for code, name in (("age", "age"), ("paper", "waiver"), ("paper", "medical"), ("gear", "gear")):
            assert f"isb-buhurt.admission.{name}" in told_now[f"admission-barred-{code}"]
        ask(server, desk, "/api/office/check-in", {"shown": enter(server, desk, "Invented Boars", takes=["mass"])})
        team = heard(give(server, desk, "nomination/mass", type="draw", seed="winter"))
        assert team["admission-barred-roster"] == {"isb-buhurt.admission.all"}


def test_grounds_that_are_no_clause_are_refused_by_the_clause_that_asks_for_them(tmp_path: Path) -> None:
    """sm.13.2: a protest needs grounds in these rules."""
    with running(tmp_path) as server:
        devices = set_up(server.venue)
        shields(server)
        lost = fight(server)
        form = {
            "nomination": "shields",
            "bout": lost.bout,
            "entry": lost.blue,
            "clause": "sm.invented",
            "id": "phone-0001",
        }
        answer = ask(server, devices["secretary-1"], "/api/office/protests", form)
        assert heard(answer.json())["protests-unknown-clause"] == {"sm.13.2"}, answer.text


def test_what_is_cited_can_be_read(tmp_path: Path) -> None:
    """A page asks for the numbers and statements of clauses by their ids alone, in whatever rulebook they stand."""
    with running(tmp_path) as server:
        answer = ask(server, None, "/api/clauses?of=sm.12.3&of=u.2.10&of=nothing.such")
        assert answer.status_code == 200
        assert set(answer.json()) == {"sm.12.3", "u.2.10"}
        assert answer.json()["u.2.10"]["number"]
        assert {"en", "ru", "uk"} <= set(answer.json()["sm.12.3"]["statement"])


def test_cards_of_a_game_that_do_nothing_name_the_clause_they_rest_on() -> None:
    """obl.transfer: one holder at any time, and his is the card; larp.reason.magic: a spell does what its card says."""
    field = Field()
    vault = field.venue.identities.vault

    def cites(command: dict[str, Any], stream: str) -> dict[str, set[str]]:
        answer = field.say("player:7", command, stream=stream)
        assert answer.status == "refused", answer
        return {answer.said.code: set(answer.said.cites)}

    paper, spell = "obligation/o1", "prop/p1"
    issue = {"type": "issue", "obliged": "7", "holder": "9", "terms": "A cask of wine."}
    field.done("player:9", issue, stream=paper)
    field.done("player:7", {"type": "sign", "who": "7"}, stream=paper)
    old = card_of(vault, paper, 1)
    steal = {"type": "transfer", "to": "7", "means": "theft"}
    assert cites({**steal, "shown": ""}, paper) == {"game-card-wrong": {"obl.transfer"}}
    for means in ("gift", "use"):
        field.done(
            "master-1", {"type": "transfer", "to": "7" if means == "gift" else "9", "means": means}, stream=paper
        )
    assert cites({**steal, "shown": old}, paper) == {"game-card-old": {"obl.transfer"}}

    effect = {"on": "target", "act": {"type": "lose-reason", "cause": "magic", "costs": 1}}
    field.done("master-1", {"type": "make-prop", "kind": "spell", "name": "Spark", "effects": [effect]}, stream=spell)
    field.done("master-1", {"type": "finish", "way": "execution"}, stream="character/9")
    scan = {"type": "scan", "by": "7", "target": "9", "shown": card_of(vault, spell)}
    assert cites(scan, spell) == {"prop-no-effect": {"larp.reason.magic"}}
