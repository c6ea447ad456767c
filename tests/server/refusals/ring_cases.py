"""Refusals at the ring that rest on a rule, each with the clause of the source that says so."""

from __future__ import annotations

from typing import Any

from hofmarshal.contest.order import seal
from tests.server.refusals.cases import Case, bout


def duel(code: str, clause: str, *do: dict[str, Any], **more: Any) -> Case:
    """A longsword duel."""
    return bout(code, clause, "isb-duel", "longsword", *do, **more)


def shield(code: str, clause: str, *do: dict[str, Any], **more: Any) -> Case:
    """A bout of Щит-Меч."""
    return bout(code, clause, "shchyt-mech", "shchyt-mech", *do, **more)


def free(code: str, clause: str, *do: dict[str, Any], **more: Any) -> Case:
    """A free duel of the Tournament Code."""
    return bout(code, clause, "ulozhenie", "free-duel", *do, **more)


def battle(code: str, clause: str, *do: dict[str, Any], main: int = 3, reserves: int = 1, **more: Any) -> Case:
    """A group battle of three and a reserve."""
    side = {"roster": {"main": main, "reserves": reserves}}
    return bout(code, clause, "isb-buhurt", "group-battle", *do, sides={"red": side, "blue": side}, **more)


def mass(code: str, clause: str, *do: dict[str, Any], **more: Any) -> Case:
    """A mass battle of the Tournament Code, three a side."""
    side = {"roster": {"main": 3}}
    return bout(code, clause, "ulozhenie", "mass-battle", *do, sides={"red": side, "blue": side}, **more)


RED, BLUE = ["red-1", "red-2", "red-3"], ["blue-1", "blue-2", "blue-3"]


def sealed(side: str, order: list[str], t: float = -90) -> dict[str, Any]:
    """A captain's sealed order."""
    return {"t": t, "submit-order": {"side": side, "commitment": seal(order, "salt")}}


def opened(side: str, order: list[str], t: float = -80) -> dict[str, Any]:
    """The order opened."""
    return {"t": t, "reveal": {"side": side, "order": order, "nonce": "salt"}}


READY = ({"t": -60, "call": {}}, {"t": -50, "ready": {"side": "red"}}, {"t": -50, "ready": {"side": "blue"}})
ORDERS = (sealed("red", RED), sealed("blue", BLUE), opened("red", RED), opened("blue", BLUE))


def bridge(code: str, clause: str, *do: dict[str, Any], **more: Any) -> Case:
    """The bridge, three a side, from before the call."""
    side = {"roster": {"main": 3}}
    return bout(
        code, clause, "ulozhenie", "bridge-battle", *do, begun=False, sides={"red": side, "blue": side}, **more
    )  # fmt: skip


def field(**measured: Any) -> dict[str, Any]:
    """A header's field, in millimetres."""
    return {"begun": False, "field": measured}


CUT = {"zone": "torso", "weapon": "sword", "action": "cut"}
CALL = {"t": -60, "call": {}}
START = {"t": 0, "start": {}}
BOARDS = {"shape": "rectangle", "length": 20_000, "width": 10_000, "boards": 900}

BLOWS = (
    duel("contest-grip-needed", "isb-duel.longsword.two-hand", {"t": 5, "hit": {"by": "red", "zone": "head"}}),
    duel("contest-zone-needed", "isb-duel.forbidden", {"t": 5, "hit": {"by": "red", "grip": "two-handed"}}),
    duel("contest-unknown-zone", "isb-duel.forbidden",
           {"t": 5, "hit": {"by": "red", "zone": "tail", "grip": "two-handed"}}),
    duel("contest-unknown-grip", "isb-duel.forbidden", {"t": 5, "hit": {"by": "red", "zone": "head", "grip": "toes"}}),
    duel("contest-unknown-action", "isb-duel.forbidden", {"t": 5, "observe": {"side": "red", "action": "song"}}),
    free("contest-unknown-weapon", "u.2.5", {"t": 5, "hit": {"by": "red", **CUT, "weapon": "spoon"}}),
    free("contest-weapon-needed", "u.2.5", {"t": 5, "hit": {"by": "red", "zone": "torso", "action": "cut"}}),
    bout("contest-limb-needed", "u.3.7", "ulozhenie", "dagger-duel",
         {"t": 5, "hit": {"by": "red", "zone": "forearm", "weapon": "dagger", "action": "cut"}},
         sides={"red": {}, "blue": {"cloak": "left"}}),
    free("contest-order-needed", "u.2.8.b", {"t": 5, "hit": {"exchange": [{"by": "red", **CUT}, {"by": "blue",
           **CUT}]}}),
    free("contest-already-ruled", "u.2.8.b", {"t": 5, "hit": {"by": "red", **CUT}}, {"t": 6, "hit": {"by": "blue",
           **CUT}}),
    duel("contest-majority", "isb-duel.marshal.casting",
         {"t": 5, "as": "line-marshal-1", "observe": {"side": "red", "zone": "head", "grip": "one-handed"}},
         {"t": 5.1, "as": "line-marshal-2", "observe": {"side": "red", "zone": "head", "grip": "one-handed"}},
         {"t": 7, "hit": {"by": "blue", "zone": "head", "grip": "one-handed"}},
         rules={"disagreement": {"decides": "majority"}}),
    duel("contest-tap-empty", "isb-duel.line-marshals", {"t": 5, "observe": {}}),
    duel("contest-flag-not-yours", "isb-duel.line-marshals",
           {"t": 5, "observe": {"side": "red", "seat": "line-marshal-2"}}),
    shield("contest-unknown-reason", "sm.not-counted",
           {"t": 5, "hit": {"by": "red", "zone": "head", "not_counted": "mood"}}),
    shield("contest-reason-needed", "sm.not-counted",
           {"t": 5, "hit": {"by": "red", "zone": "head", "not_counted": "described"}}),
    mass("contest-striker-out", "u.4.8.v", {"t": 5, "hit": {"by": "red-1", "target": "blue-1", **CUT}},
         {"t": 6, "hit": {"by": "blue-1", "target": "red-1", **CUT}}),
    mass("contest-already-out", "u.4.8.v", {"t": 5, "hit": {"by": "red-1", "target": "blue-1", **CUT}},
         {"t": 6, "hit": {"by": "red-1", "target": "blue-1", **CUT}}),
    bout("contest-touch-part", "u.7.3", "ulozhenie", "wrestling", {"t": 5, "touch": {"side": "red"}}),
    bout("contest-unknown-zone", "u.7.3", "ulozhenie", "wrestling", {"t": 5, "touch": {"side": "red", "part": "tail"}}),
)  # fmt: skip

CONDUCT = (
    shield("contest-no-breach", "sm.ricochet",
           {"t": 5, "breach": {"fighter": "red", "clause": "sm.3.1", "facts": {"after": "ricochet"}}}),
    shield("contest-note-needed", "sm.3.1", {"t": 5, "breach": {"fighter": "red", "clause": "sm.3.1"}}),
    shield("contest-note-needed", "sm.mutual", {"t": 5, "mutual-breach": {"clause": "sm.3.1", "choice": "other"}}),
    shield("contest-no-such-choice", "sm.mutual", {"t": 5, "mutual-breach": {"clause": "sm.3.1", "choice": "word"}},
           rules={"mutual": {"choices": ("penalty",)}}),
    shield("contest-reason-needed", "sm.immediate", {"t": 5, "disqualify": {"fighter": "red", "reason": ""}}),
    mass("contest-claim-not-denied", "u.4.8.g", {"t": 5, "id": "c", "claim": {"fighter": "red-1", "against": "blue-1"}},
         {"t": 6, "rule": {"claim": "c", "divided": True}}),
    battle("contest-not-out", "isb-buhurt.out.gear",
           {"t": 5, "out": {"fighter": "red-1", "cause": "isb-buhurt.out.gear", "facts": {"item": "shield",
           "how": "lost"}}}),
    battle("contest-already-out", "isb-buhurt.out.yield", {"t": 5, "yield": {"fighter": "red-1"}},
           {"t": 6, "yield": {"fighter": "red-1"}}),
    battle("contest-reason-needed", "isb-buhurt.return", {"t": 5, "yield": {"fighter": "red-1"}},
           {"t": 6, "return": {"fighter": "red-1", "reason": ""}}),
    battle("contest-returned-since", "isb-buhurt.return", {"t": 5, "yield": {"fighter": "red-1"}},
           {"t": 9, "return": {"fighter": "red-1", "reason": "He had not meant it."}},
           {"t": 7, "out": {"fighter": "red-1", "cause": "isb-buhurt.out.yield"}}),
    battle("contest-no-return", "isb-buhurt.return", {"t": 5, "yield": {"fighter": "red-1"}},
           {"t": 6, "return": {"fighter": "red-1", "reason": "He had not meant it."}},
           rules={"returns": {"allowed": False}}),
    duel("contest-not-yours", "isb-duel.no-intervention", {"t": 5, "as": "line-marshal-1", "halt": {}}),
    duel("contest-not-yours", "isb-duel.line-marshals", {"t": 5, "as": "field-judge-1", "observe": {"side": "red"}}),
    battle("contest-not-yours", "isb-buhurt.judges",
           {"t": 5, "as": "captain-red", "out": {"fighter": "blue-1", "cause": "isb-buhurt.out.yield"}}),
    shield("contest-not-yours", "sm.6.3.3",
           {"t": 5, "as": "secretary", "breach": {"fighter": "red", "clause": "sm.6.2"}}),
)  # fmt: skip

LEVEL = ({"t": 95, "stop": {}},)
FLOW = (
    duel("contest-cannot-call", "isb-duel.field.size", CALL, **field(**{**BOARDS, "length": 6_000})),
    duel("contest-field-small", "isb-duel.field.size", CALL, **field(**{**BOARDS, "length": 6_000})),
    duel("contest-field-large", "isb-duel.field.size", CALL, **field(**{**BOARDS, "width": 21_000})),
    duel("contest-field-shape", "isb-duel.field.size", CALL, **field(**{**BOARDS, "shape": "circle"})),
    battle("contest-field-small", "isb-buhurt.field", CALL, **field(shape="rectangle", length=14_000, width=10_000)),
    free("contest-field-small", "u.2.1", CALL, **field(shape="circle", diameter=7_000)),
    duel("contest-cannot-call-warn", "isb-duel.field.size", CALL,
           **field(shape="rectangle", length=20_000, width=10_000)),
    duel("contest-field-unmeasured", "isb-duel.field.size", CALL,
           **field(shape="rectangle", length=20_000, width=10_000)),
    mass("contest-field-borders", "u.4.1", CALL, **field(shape="open")),
    mass("contest-field-fortifications", "u.4.7", CALL, **field(shape="open", borders=True, fortifications=True),
         rules={"fortifications": {"allowed": False}}),
    free("contest-hits-unequal", "u.2.8.a", CALL, begun=False, sides={"red": {"hits": 3}, "blue": {"hits": 2}}),
    bout("contest-hits-by-class", "u.4.6", "ulozhenie", "mass-battle", CALL, begun=False,
         sides={"red": {"roster": [{"number": 1, "hits": 3, "armour_class": 1}]}, "blue": {"roster": {"main": 1}}}),
    duel("contest-not-admitted", "isb-buhurt.admission.medical", CALL, begun=False,
         sides={"red": {"admitted": False, "missing": ["isb-buhurt.admission.medical"]}, "blue": {}}),
    battle("contest-roster-few", "isb-buhurt.roster", CALL, begun=False, main=2),
    battle("contest-roster-reserves", "isb-buhurt.roster", CALL, begun=False, main=5, reserves=4),
    bout("contest-roster-many", "isb-buhurt.roster", "isb-buhurt", "mass-battle", CALL, begun=False,
         sides={"red": {"roster": {"main": 22}}, "blue": {"roster": {"main": 21}}}),
    free("contest-call-again", "u.2.4", CALL, {"t": -30, "no-show": {"side": "red"}}, begun=False),
    free("contest-called-enough", "u.2.4", *({"t": t, "call": {}} for t in (-60, -50, -40, -30)), begun=False),
    duel("contest-not-late-yet", "isb-duel.late", CALL, {"t": -30, "no-show": {"side": "red"}}, begun=False),
    duel("contest-cannot-start", "isb-duel.call", START, begun=False),
    duel("contest-not-called", "isb-duel.call", START, begun=False),
    duel("contest-not-ready", "isb-duel.call", CALL, START, begun=False),
    duel("contest-cannot-start-warn", "isb-duel.line-marshals", *READY, START, begun=False, panel=3),
    duel("contest-panel-short", "isb-duel.line-marshals", *READY, START, begun=False, panel=3),
    free("contest-panel-large", "u.1.3", *READY, START, begun=False, panel=6),
    duel("contest-awaits-ruling", "isb-duel.tie", *LEVEL, {"t": 96, "start": {}}),
    duel("contest-nothing-to-rule", "isb-duel.tie", {"t": 5, "rule": {"winner": "red"}}),
    duel("contest-rule-whom", "isb-duel.tie", *LEVEL, {"t": 96, "rule": {}}),
    duel("contest-reason-needed", "isb-duel.tie", *LEVEL, {"t": 96, "rule": {"winner": "red"}}),
    battle("contest-awaits-confirm", "isb-buhurt.start", *({"t": 5, "yield": {"fighter": one}} for one in RED),
           {"t": 9, "start": {}}),
    duel("contest-awaits-late", "isb-duel.late", CALL, {"t": 200, "ready": {"side": "red"}},
           {"t": 201, "ready": {"side": "blue"}},
         {"t": 202, "start": {}}, begun=False),
    free("contest-awaits-absent", "u.2.4", *({"t": t, "call": {}} for t in (-60, -50, -40)),
           {"t": -30, "no-show": {"side": "red"}},
         *({"t": -20, "ready": {"side": side}} for side in ("red", "blue")), START, begun=False,
           rules={"absent": {"result": "ruling"}}),
    battle("contest-no-signal-end", "isb-buhurt.round.limit", {"t": 5, "stop": {}}),
    mass("contest-no-signal-end", "u.4.8.d", {"t": 5, "stop": {}}),
)  # fmt: skip

TEAMS = (
    battle("contest-lineup-wrong", "isb-buhurt.substitution",
           {"t": -90, "line-up": {"side": "red", "fighters": ["blue-1"]}}, begun=False),
    battle("contest-not-in-roster", "isb-buhurt.substitution",
           {"t": -90, "line-up": {"side": "red", "fighters": ["blue-1"]}}, begun=False),
    battle("contest-lineup-empty", "isb-buhurt.substitution",
           {"t": -90, "line-up": {"side": "red", "fighters": []}}, begun=False),
    battle("contest-lined-up-twice", "isb-buhurt.substitution",
           {"t": -90, "line-up": {"side": "red", "fighters": ["red-1", "red-1"]}}, begun=False),
    battle("contest-lineup-many", "isb-buhurt.substitution",
           {"t": -90, "line-up": {"side": "red", "fighters": [*RED, "red-4"]}}, begun=False),
    battle("contest-was-disqualified", "isb-buhurt.substitution", CALL,
           {"t": -50, "disqualify": {"fighter": "red-1", "reason": "Blows after the horn."}},
           {"t": -40, "line-up": {"side": "red", "fighters": RED}}, begun=False),
    battle("contest-has-withdrawn", "isb-buhurt.substitution", CALL, {"t": -50, "withdraw": {"fighter": "red-1"}},
           {"t": -40, "line-up": {"side": "red", "fighters": RED}}, begun=False),
    battle("contest-substitution-between-rounds", "isb-buhurt.substitution",
           {"t": 5, "substitute": {"side": "red", "out": "red-1", "into": "red-4"}}),
    battle("contest-no-substitution", "isb-buhurt.substitution",
           {"t": 5, "substitute": {"side": "red", "out": "red-1", "into": "red-4"}},
           rules={"substitution": {"when": "never"}}),
    battle("contest-substitutions-spent", "isb-buhurt.substitution", CALL,
           {"t": -50, "substitute": {"side": "red", "out": "red-1", "into": "red-4"}},
           {"t": -40, "substitute": {"side": "red", "out": "red-4", "into": "red-1"}}, begun=False,
           rules={"substitution": {"limit": 1}}),
    battle("contest-over", "isb-buhurt.substitution", {"t": 5, "withdraw": {"fighter": "red"}},
           {"t": 6, "substitute": {"side": "red", "out": "red-1", "into": "red-4"}},
           rules={"substitution": {"when": "any-time"}}),
    bridge("contest-order-not-submitted", "u.5.7.a", *READY, START),
    bridge("contest-order-not-revealed", "u.5.7.a", *ORDERS[:2], *READY, START),
    bridge("contest-order-paper-early", "u.5.7.a", {"t": -90, "rule": {"orders": {"red": RED}, "reason": "On paper."}}),
    bridge("contest-order-sealed", "u.5.7.a", ORDERS[0], ORDERS[0]),
    bridge("contest-commitment-form", "u.5.7.a", {"t": -90, "submit-order": {"side": "red", "commitment": "guess"}}),
    bridge("contest-order-too-early", "u.5.7.a", ORDERS[0], opened("red", RED)),
    bridge("contest-order-differs", "u.5.7.a", *ORDERS[:2], opened("red", RED[::-1])),
    bridge("contest-order-incomplete", "u.5.7.a", sealed("red", RED[:2]), ORDERS[1], opened("red", RED[:2])),
    bridge("contest-bridge-full", "u.5.7.v", *ORDERS, *READY, START, {"t": 1, "enter": {"fighter": "red-1"}},
           {"t": 2, "enter": {"fighter": "red-2"}}),
    bridge("contest-not-your-turn", "u.5.7.v", *ORDERS, *READY, START, {"t": 1, "enter": {"fighter": "red-2"}}),
    bridge("contest-not-on-bridge", "u.5.7.zh", *ORDERS, *READY, START, {"t": 1, "breakthrough": {"fighter": "red-2"}}),
)  # fmt: skip

CASES: tuple[Case, ...] = (*BLOWS, *CONDUCT, *FLOW, *TEAMS)
