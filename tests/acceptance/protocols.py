"""Promise: battles with blunt weapons, bows and sealed orders, a wrestling bout and a dagger duel come out by their clauses."""

from __future__ import annotations

import hashlib
import json
import tempfile
from pathlib import Path
from typing import Any

import yaml
from product import ROOT, Promise, Ran, hofmarshal

SIDES = ("red", "blue")
Data = dict[str, Any]


def source(name: str) -> str:
    """The text of an example."""
    return (ROOT / "examples" / f"{name}.yaml").read_text(encoding="utf-8")


def played(promise: Promise, name: str, *cites: str) -> Data:
    """Run an example as it is: what it expects comes true, and it rests on these clauses."""
    data = promise.runs("run", f"examples/{name}.yaml", "--json").data or {}
    promise.check(
        "  it says what to expect, and that comes true", "\nexpect:" in source(name) and data.get("mismatches") == []
    )
    result: Data = data.get("result") or {}
    missing = [clause for clause in cites if clause not in result.get("cites", ())]
    promise.equal(f"  of {', '.join(cites)} it does not cite", missing, [])
    return result


def altered(promise: Promise, name: str, right: str, wrong: str, keep: str = "") -> Ran:
    """Run an example with one thing changed. `keep`: only the lines up to the one that holds this are left, no expectation."""
    text = source(name)
    if text.count(right) != 1:
        promise.check(f"  `{right.strip()}` stands once in {name}", False, text.count(right))
    text = text.replace(right, wrong)
    if keep:
        text = text[: text.index("\n", text.index(keep)) + 1]
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, f"{name}.yaml")
        path.write_text(text, encoding="utf-8")
        return hofmarshal("run", path, "--json")


def group_battle(promise: Promise, name: str, main: int, equal_rounds: int) -> None:
    """A round goes to the side with more standing; equal ones count for nobody; two wins take the battle."""
    result = played(promise, name, "isb-buhurt.round.time", "isb-buhurt.to-two", "isb-buhurt.points")
    rounds = result["rounds"]
    lineups = [{side: len(set(r["lineup"][side])) for side in SIDES} for r in rounds]
    promise.equal("  every round begins at full strength", lineups, [dict.fromkeys(SIDES, main)] * len(rounds))
    won, points, uncounted = dict.fromkeys(SIDES, 0), dict.fromkeys(SIDES, 0), 0
    wrong = []
    for number, one in enumerate(rounds):
        red, blue = (one["standing"][side] for side in SIDES)
        winner = None if red == blue else "red" if red > blue else "blue"
        if winner is None:
            uncounted += 1
        else:
            won[winner] += 1
            points[winner] += one["standing"][winner]
        over = min(red, blue) == 0
        if one["winner"] != winner or one["counted"] != (winner is not None) or (one["termination"] == "out") != over:
            wrong.append(one)
        if one["effective"] > 600 or (one["termination"] == "time" and one["effective"] < 600):
            wrong.append(f"round {number + 1} lasted {one['effective']} s of 600")
    promise.equal("  rounds that came out otherwise than by who stands", wrong, [])
    promise.equal("  equal rounds, refought and counted for nobody", uncounted, equal_rounds)
    promise.equal("  rounds won", result["rounds_won"], won)
    promise.equal("  the first with two takes it", (max(won.values()), won[result["winner"]]), (2, 2))
    promise.equal("  rating points", result["rating"], {side: int(side == result["winner"]) for side in SIDES})
    promise.equal("  a round point for each who stands of a round's winner", result["round_points"], points)


def five(promise: Promise) -> None:
    """5v5."""
    group_battle(promise, "group-battle-5v5", 5, 1)
    ran = altered(promise, "group-battle-5v5", ", refused: [isb-buhurt.substitution]", "")
    promise.equal("  a substitution during a round is refused", ran.code, 2)
    shield = "facts: {item: shield, how: lost}}"
    ran = altered(promise, "group-battle-5v5", f"{shield}, refused: [isb-buhurt.out.gear]", shield)
    promise.equal("  nobody is out for a lost shield", ran.code, 2)


def twenty_one(promise: Promise) -> None:
    """21v21 with 29 reserves, 50 in all."""
    group_battle(promise, "mass-battle-21v21", 21, 0)
    red = "red: {team: The Thimble Guard, roster: {main: 21, reserves: 29}}"
    ran = altered(promise, "mass-battle-21v21", red, red.replace("29", "30"))
    promise.equal("  51 in all are refused", ran.code, 2)
    ran = altered(promise, "mass-battle-21v21", red, red.replace("21", "22"))
    promise.equal("  22 main fighters are refused", ran.code, 2)


def bows(promise: Promise) -> None:
    """Hits by armour class, one at least; an arrow takes two, a bolt three, a ballista all; heads are no target."""
    result = played(promise, "mass-battle-bows", "u.4.effect", "u.4.6", "u.4.8.g", "u.4.8.d")
    classes = {"red-1": 3, "red-2": 2, "red-3": 0, "red-4": 4, "blue-1": 4, "blue-2": 3, "blue-3": 1, "blue-4": 2}
    taken: dict[str, list[float]] = {
        "blue-1": [2, 0, 1, 1],  # an arrow to the thigh, one to the head, a mace, a rapier's thrust to the torso
        "red-1": [3],  # a crossbow bolt
        "blue-2": [99],  # a ballista
        "red-4": [1],  # a javelin
        "blue-4": [],  # the sword's blow was annulled
        "blue-3": [1],  # a sword
        "red-2": [0.5, 0],  # a dagger to the forearm; a sword's thrust, for which it is no weapon
        "red-3": [],
    }
    wanted = {who: max(0, max(1, classes[who]) - sum(blows)) for who, blows in taken.items()}
    promise.equal("  hits left", {who: result["hits"][who] for who in wanted}, wanted)
    promise.equal("  claimant and accused of a divided claim are out", result["out"], ["blue-4", "red-2"])
    promise.equal("  the side with anyone left wins", (result["winner"], result["termination"]), ("red", "out"))
    bow = "hit: {by: red-3, target: blue-1, weapon: bow, action: shot, zone: thigh}, expect: {hits: {blue-1: 2}}}"
    for weapon, left in (("sling", 3), ("bow", 2), ("crossbow", 1), ("ballista", 0)):
        changed = bow.replace("weapon: bow", f"weapon: {weapon}").replace(", expect: {hits: {blue-1: 2}}", "")
        ran = altered(promise, "mass-battle-bows", bow, changed, keep=f"weapon: {weapon}, action: shot, zone: thigh")
        promise.equal(f"  class 4, shot with a {weapon}, has left", (ran.data or {})["result"]["hits"]["blue-1"], left)


def bridge(promise: Promise) -> None:
    """Orders of entry are sealed until both are in, and what is opened must be what was sealed."""
    result = played(promise, "bridge-battle", "u.5.7.a", "u.5.7.v", "u.5.7.d", "u.5.7.zh", "u.5.5")
    promise.equal("  the breakthrough wins", (result["winner"], result["termination"]), ("red", "breakthrough"))
    promise.check("  though fewer of the side stand", result["score"]["red"] < result["score"]["blue"], result["score"])
    lines = yaml.safe_load(source("bridge-battle"))["do"]
    sealed = {
        line["submit-order"]["side"]: line["submit-order"]["commitment"] for line in lines if "submit-order" in line
    }
    opened = {line["reveal"]["side"]: line["reveal"] for line in lines if "reveal" in line and "refused" not in line}
    hashes = {
        side: hashlib.sha256((json.dumps(one["order"], separators=(",", ":")) + one["nonce"]).encode()).hexdigest()
        for side, one in opened.items()
    }
    promise.equal("  the seals are SHA-256 of the orders and their phrases", hashes, sealed)
    red = "reveal: {side: red, order: [red-3, red-1, red-2], nonce: seven pike in the mill pond}}"
    for what, wrong in (
        ("order", red.replace("red-3, red-1", "red-1, red-3")),
        ("phrase", red.replace("seven", "six")),
    ):
        ran = altered(promise, "bridge-battle", red, wrong, keep="{t: 65,")
        promise.equal(f"  another {what} than was sealed is refused", ran.code, 2)
        promise.check("    at its line, alone", _refused_at(ran, "bridge-battle", "{t: 65,"), ran.err)
    early = "nonce: seven pike in the mill pond}, refused: [u.5.7.a]}"
    ran = altered(promise, "bridge-battle", early, early.replace(", refused: [u.5.7.a]", ""), keep="{t: 52,")
    promise.equal("  an order opened before the other's is in is refused", ran.code, 2)
    second = ", refused: [u.5.7.v]"
    ran = altered(promise, "bridge-battle", second, "", keep="{t: 90,")
    promise.equal("  a second of one side on the bridge is refused", ran.code, 2)


def _refused_at(ran: Ran, name: str, line: str) -> bool:
    """Whether the only problem is at the line of the example that begins so."""
    number = next(n for n, text in enumerate(source(name).splitlines(), 1) if line in text)
    return [problem["line"] for problem in (ran.data or {}).get("problems", ())] == [number]


def wrestling(promise: Promise) -> None:
    """Anything but soles and palms on the ground loses."""
    result = played(promise, "wrestling", "u.7.3", "u.7.4", "u.7.general")
    promise.equal("  who put down a knee loses", (result["winner"], result["termination"]), ("red", "fall"))
    touch = "touch: {exchange: [{side: red, part: palm}, {side: blue, part: knee}]}"
    for part, winner in (("foot", None), ("palm", None), ("elbow", "red"), ("back", "red"), ("head", "red")):
        ran = altered(
            promise, "wrestling", touch, touch.replace("knee", part), keep=f"part: palm}}, {{side: blue, part: {part}"
        )
        promise.equal(f"  blue's {part} on the ground: winner", (ran.data or {})["result"]["winner"], winner)
    throw = ", refused: [u.7.general]"
    promise.equal("  a throw is no breach here", altered(promise, "wrestling", throw, "", keep="{t: 137,").code, 2)


def dagger(promise: Promise) -> None:
    """Blows under a quarter of a second apart both count; at a quarter, the first alone."""
    result = played(promise, "dagger-duel", "u.3.5", "u.3.6", "u.3.7", "u.3.8", "u.hits.end")
    # Red: 0 for the cloaked arm, half for the forearm 0.2 s later, half for the thigh. Blue: torso, nothing, torso, torso.
    wanted = {"red": 3 - 0.5 - 0.5, "blue": 3 - 1 - 1 - 1}
    promise.equal("  hits left", result["hits"], wanted)
    promise.equal("  who has none loses", (result["winner"], result["termination"]), ("red", "no-hits"))
    later = "{by: blue, action: cut, zone: forearm, limb: right, at: 45.2}"
    for at, left in ((45, 2.5), (45.2, 2.5), (45.249, 2.5), (45.25, 3), (45.4, 3)):
        ran = altered(promise, "dagger-duel", later, later.replace("45.2}", f"{at}}}"), keep=f"limb: right, at: {at}}}")
        apart = round((at - 45) * 1000)
        promise.equal(f"  {apart} ms apart: red has left", (ran.data or {})["result"]["hits"], {"red": left, "blue": 2})
    cloak = "zone: forearm, limb: left}"
    ran = altered(promise, "dagger-duel", cloak, "zone: forearm, limb: right}", keep="{t: 36,")
    promise.equal("  the arm without the cloak is a target", (ran.data or {})["result"]["hits"]["red"], 2.5)


def main() -> None:
    """Every protocol in turn."""
    promise = Promise("Each of these protocols of examples/ is right by its clauses")
    for check in (five, twenty_one, bows, bridge, wrestling, dagger):
        try:
            check(promise)
        except (KeyError, TypeError, IndexError) as error:  # the product's answer lacks what was looked for
            promise.check(f"  {check.__name__}: the answer is whole", False, repr(error))
    promise.done()


if __name__ == "__main__":
    main()
