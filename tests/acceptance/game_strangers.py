"""Promise: in a game nobody changes another's card, sees what is hidden, forges a QR, replays a scan, or sets the clock."""

from __future__ import annotations

import hashlib
import json
import secrets
import tempfile
import time
from pathlib import Path
from typing import Any

from game_strangers_kit import (
    DRAFT,
    KEPT,
    NUMBERS,
    OURS,
    SCROLL,
    SECRETS,
    THEIRS,
    TOPICS,
    WAND,
    Table,
    as_it_was,
    code_of,
    gets,
    refused,
    seen_over_socket,
)
from product import Promise
from strangers_kit import address, commands

from hofmarshal.robots.posting import mac
from tests.browser.ground import Server, wait_for

NOT_HIS = {"device-not-yours", "game-not-yours"}
MINUTE = 60_000


def others_cards(promise: Promise, table: Table) -> None:
    """Nobody changes another's card: every command of a character, by another's player, over the socket and over HTTP."""
    seat = table.seats["7"]
    wanted = [command for kind, _, command in commands() if kind == "character"]
    promise.check("every command of a character has an example", len(wanted) > 15, len(wanted))
    with as_it_was(promise, table, "another's card"):
        texts = [seat.body("character/9", command) for command in wanted]
        wire = table.wire(seat)
        seen = [code_of(one) for one in wire.give(texts, [seat.sign(text) for text in texts])]
        wire.close()
        promise.check(
            f"{len(seen)} commands over the socket: not his", set(seen) <= NOT_HIS, sorted(set(seen) - NOT_HIS)
        )
        over = [table.post("character", text, seat.sign(text), address())[1] for text in texts]
        codes = {code_of(one) for one in over}
        promise.check("over HTTP: not his", codes <= NOT_HIS, sorted(codes - NOT_HIS))
        unsigned = {table.post("character", text, "0" * 64, address())[0] for text in texts[:5]}
        promise.equal("with another's signature", unsigned, {401})


def hidden(promise: Promise, table: Table) -> None:
    """Nobody sees what is hidden: every topic, every route and every stream of events, by a player and by nobody."""
    proofs = {stream: card.rpartition(".")[2] for stream, card in table.cards.items()}
    wanted = (*SECRETS, *proofs.values())
    own = {"game", "game/character/7", "game/cards/7"}
    for who, seat, mine in (("player 7", table.seats["7"], own), ("nobody", None, set())):
        topics, text = seen_over_socket(table, seat)
        games = {one for one in topics if one.startswith("game")}
        promise.equal(f"of {len(TOPICS)} topics of everything {who} gets of the game", sorted(games), sorted(mine))
        promise.check(f"{who}: no word of others', no card's proof", not _found(text, wanted), _found(text, wanted))
        told = [one for frame in text.splitlines() for one in _holders(json.loads(frame))]
        promise.check(f"{who}: not who holds what 7 owes", not told, told)
        odd, many, faults = [], 0, []
        for path in gets(table):
            status, said, _ = table.signed(seat, "GET", path, here=address() if seat is None else "127.0.0.1")
            many += 1
            body = said if isinstance(said, str) else json.dumps(said, ensure_ascii=False)
            odd += [(path, one) for one in _found(body, wanted)]
            faults += [path] if status >= 500 else []
        promise.check(f"{who}: {many} routes tell none of it", not odd, odd[:5])
        promise.check(f"{who}: no fault among them", not faults, faults)
    for topic in ("game", "game/ledger", "game/cards/7", "game/props"):
        status, _, _ = table.ask("GET", f"/api/live?topic={topic}", here=address())
        promise.equal(f"events of {topic} for anyone", status, 404)


def _holders(tree: Any) -> list[str]:
    """Who is said, anywhere in what was told, to hold an obligation that is signed."""
    if isinstance(tree, dict):
        own = [tree["holder"]] if tree.get("signed") and tree.get("holder") else []
        return own + [one for value in tree.values() for one in _holders(value)]
    return [one for value in tree for one in _holders(value)] if isinstance(tree, list) else []


def _found(text: str, wanted: tuple[str, ...]) -> list[str]:
    return [one for one in wanted if one in text]


def forged(promise: Promise, table: Table) -> None:
    """Nobody forges a QR: another stream, another proof, another event's key; each is on record for the masters."""
    other = hashlib.sha256(secrets.token_bytes(32)).digest()
    names = {
        "a proof that was altered": table.cards[SCROLL][:-1] + ("0" if table.cards[SCROLL][-1] != "0" else "1"),
        "a stream that was altered": f"{SCROLL}.{table.cards[WAND].rpartition('.')[2]}",
        "the key of another event": f"{SCROLL}.{mac(other, f'card{chr(10)}{SCROLL}')[:24]}",
        "no key at all": f"{SCROLL}.{hashlib.sha256(SCROLL.encode()).hexdigest()[:24]}",
    }
    for what, shown in names.items():
        with as_it_was(promise, table, what, tried=(SCROLL,)):
            refused(
                promise,
                f"scanned with {what}",
                table.say("7", SCROLL, type="scan", by="7", shown=shown),
                "game-card-wrong",
            )
            status, said, _ = table.signed(table.seats["7"], "POST", "/api/game/card", {"shown": shown})
            promise.equal(f"looked at with {what}", (status, said["said"]["code"]), (403, "game-card-wrong"))
    for what, shown in (
        ("a made-up proof", f"{OURS}.{'0' * 24}"),
        ("another's card", f"{OURS}.{table.cards[THEIRS][-24:]}"),
    ):
        with as_it_was(promise, table, what, tried=(OURS,)):
            answer = table.say("7", OURS, type="transfer", to="7", means="theft", shown=shown)
            refused(promise, f"taken with {what}", answer, "obl-forgery", clause="obl.forgery")
    with as_it_was(promise, table, "no card"):
        answer = table.say("7", OURS, type="transfer", to="7", means="theft")
        refused(promise, "taken without a card", answer, "game-card-wrong", clause="obl.transfer")
        for text in ("K7F3M2Q9XY", "0000000000", "prop/scroll-1", "x" * 199):
            status, _, _ = table.signed(table.seats["7"], "POST", "/api/game/card", {"shown": text})
            promise.check(f"the code {text[:20]} is guessed by nobody", status in (403, 404, 429), status)
        for stream in (OURS, SCROLL):
            status, said, _ = table.signed(table.seats["7"], "GET", f"/api/game/cards/{stream}")
            promise.equal(
                f"7 asks for the card of {stream}", (status, said["said"]["code"]), (403, "game-card-not-yours")
            )
    tried = [(one["stream"], one["who"]) for one in table.view("game/props")["attempts"]]
    promise.equal(
        "the masters see who tried what", {one for one in tried if one[0] != THEIRS}, {(SCROLL, "7"), (OURS, "7")}
    )


def replayed(promise: Promise, table: Table) -> None:
    """Nobody replays a scan: the same again, the same id with other content, a card that is used up, an old counter."""
    seat = table.seats["7"]
    scan = {"type": "scan", "by": "7", "shown": table.cards[SCROLL]}
    text = seat.body(SCROLL, scan, n=41)
    first = table.send(seat, text)
    promise.equal("a scroll that is used once", first.get("status"), "done")
    wait_for("the reader has paid", lambda: table.view("game/character/7")["reason"] == 6)
    promise.equal("costs its reader a point", table.view("game/character/7")["reason"], 6)
    with as_it_was(promise, table, "the same scan again"):
        again = [table.send(seat, text) for _ in range(3)]
        again += [table.post("prop", text, seat.sign(text), address())[1] for _ in range(3)]
        promise.check("is the same answer, however often", all(one["status"] == "done" for one in again), again)
        changed = json.dumps({**json.loads(text), "command": {**scan, "by": "7", "target": "9"}})
        refused(promise, "the same id with other content", table.send(seat, changed), "desk-key-reused")
        refused(
            promise, "the same card again", table.say("7", SCROLL, **scan), "prop-used-up", clause="larp.reason.magic"
        )
        late = table.say("9", SCROLL, **{**scan, "by": "9"})
        refused(promise, "the same card by another", late, "prop-used-up", clause="larp.reason.magic")
        aimed = json.dumps({**json.loads(text), "stream": WAND})
        wire = table.wire(None, address())
        (frame,) = wire.give([aimed], [seat.sign(text)])
        wire.close()
        refused(promise, "a recorded signature on another card", frame, "device-unsigned")
        old = seat.body(SCROLL, scan, n=1)
        refused(promise, "an older counter", table.send(seat, old), "prop-used-up")
    card = table.card(OURS)
    steal = {"type": "transfer", "to": "7", "means": "theft", "shown": card}
    taken = seat.body(OURS, steal)
    promise.equal("an obligation, taken with its card", table.send(seat, taken)["status"], "done")
    table.done("7", OURS, type="transfer", to="9", means="gift")
    wait_for("it is given back", lambda: table.view("game/ledger")["obligations"]["ours"]["holder"] == "9")
    with as_it_was(promise, table, "the recorded theft again"):
        promise.equal("sent again it is the old answer", table.send(seat, taken)["status"], "done")
        refused(promise, "the photographed card", table.say("7", OURS, **steal), "game-card-old", clause="obl.transfer")


def clock(promise: Promise, table: Table) -> None:
    """Nobody sets the clock: its commands, a deadline that is sent, taps of the future, of before the last contact, far off."""
    seat = table.seats["7"]
    with as_it_was(promise, table, "the clock"):
        for kind, name, command in commands():
            if kind == "game":
                answer = table.say("7", "game", **{**command, "type": name})
                refused(promise, f"{name} by a player", answer, "device-not-yours")
        text = seat.body("character/7", {"type": "lapse", "what": "death"})
        promise.check("a deadline that is sent is no command", code_of(table.send(seat, text)).startswith("wire-bad"))
        now = int(time.time() * 1000)
        wound: dict[str, Any] = {"type": "wound", "zone": "left-arm"}
        for what, at, code in (
            ("two hours ahead", now + 120 * MINUTE, "wire-from-the-future"),
            ("eight days ago", now - 8 * 1440 * MINUTE, "wire-too-old"),
        ):  # fmt: skip
            refused(promise, f"a tap {what}", table.send(seat, seat.body("character/7", wound, at=at)), code)
    table.desk.done("game", "put-forward", by=60 * MINUTE)
    for what, at in (("half an hour ahead", now + 30 * MINUTE), ("an hour ago", now - 60 * MINUTE)):
        shown = _game_time(table)
        said = seat.body("character/7", wound, at=at)
        counts = _counted(table, table.send(seat, said))
        fits = shown - 2 * MINUTE <= counts <= _game_time(table)
        promise.check(f"a tap {what} counts within what the phone can have known", fits, (shown, counts))
        said = seat.body("character/7", wound, at=at)
        counts = _counted(table, table.post("character", said, seat.sign(said), address())[1])
        fits = shown - 2 * MINUTE <= counts <= _game_time(table)
        promise.check(f"so it does over HTTP: {what}", fits, (shown, counts))


def _counted(table: Table, answer: dict[str, Any]) -> int:
    """The game's instant at which a report counts, as the masters see it."""
    name = answer.get("event", "")
    wait_for("the report is told", lambda: name in table.view("game/character/7")["log"])
    return int(table.view("game/character/7")["log"][name]["at"])


def _game_time(table: Table) -> int:
    """What the game's clock shows."""
    game = table.view("game")
    passed = int(time.time() * 1000) - game["since"] if game.get("since") is not None else 0
    return int(game["base"]) + max(0, passed) + 1000


def obligations(promise: Promise, table: Table) -> None:
    """Nobody issues, signs, moves, takes or ends what is another's; what is unsigned does not move."""
    say = table.say
    with as_it_was(promise, table, "obligations of others", tried=(THEIRS, OURS, DRAFT)):
        issue = {"type": "issue", "obliged": "9", "holder": "5", "terms": "All they have."}
        refused(promise, "issued in another's name", say("7", "obligation/made-up", **issue), "game-not-yours")
        nobody = {"type": "issue", "obliged": "7", "holder": "404", "terms": "To nobody."}
        refused(promise, "issued to nobody", say("7", "obligation/made-up", **nobody), "game-no-character")
        again = {"type": "issue", "obliged": "7", "holder": "9", "terms": "Nothing."}
        refused(promise, "written over one there is", say("7", OURS, **again), "obl-issued-already")
        for what, stream, command in (
            ("signed as another", DRAFT, {"type": "sign", "who": "7"}),
            ("signed for another", DRAFT, {"type": "sign", "who": "9"}),
            ("altered", OURS, {"type": "alter", "who": "9", "terms": "Two casks."}),
            ("signed twice", THEIRS, {"type": "sign", "who": "9"}),
        ):  # fmt: skip
            refused(promise, what, say("9", stream, **command), "obl-forgery", clause="obl.forgery")
        gift = {"type": "transfer", "to": "5", "means": "gift"}
        refused(promise, "an unsigned one given away", say("9", DRAFT, **gift), "obl-unsigned", clause="obl.signed")
        refused(promise, "another's given away", say("7", OURS, **gift), "obl-not-his-to-give", clause="obl.transfer")
        shown = {"type": "transfer", "to": "7", "means": "theft", "shown": table.cards[KEPT]}
        refused(promise, "stolen from the masters", say("7", KEPT, **shown), "obl-deposited", clause="obl.deposit")
        for other in ("9", "5"):
            moved = {"type": "transfer", "to": other, "means": "theft", "shown": table.card(OURS)}
            code = "obl-holds-it-already" if other == "9" else "obl-not-his-to-give"
            refused(promise, f"stolen for {other}", say("7", OURS, **moved), code, clause="obl.transfer")
        refused(promise, "answered for another", say("7", OURS, type="agree", who="9"), "game-not-yours")
        refused(promise, "ended for another", say("7", OURS, type="claim", end="fulfilled", who="9"), "game-not-yours")
        ended = say("7", THEIRS, type="claim", end="broken", who="7")
        refused(promise, "ended by who is not in it", ended, "obl-not-his-to-say", clause="obl.duty")
        for name in ("confirm", "take-back"):
            refused(promise, f"{name} by a player", say("7", KEPT, type=name), "device-not-yours")
        for name, stream in (("attempt", OURS), ("show-false", SCROLL)):
            answer = say("7", stream, type=name, who="9", **({"what": "alter"} if name == "attempt" else {}))
            promise.check(
                f"a forgery reported of another ({name}) is no command", code_of(answer).startswith("wire-bad"), answer
            )
        refused(
            promise,
            "a prop made by a player",
            say("7", "prop/mine", type="make-prop", kind="spell", name="Mine"),
            "device-not-yours",
        )
        status, _, _ = table.signed(
            table.seats["7"], "POST", "/api/office/game/props", {"id": "mine", "kind": "spell", "name": "Mine"}
        )
        promise.equal("and over HTTP", status, 403)


def moved_phone(promise: Promise, table: Table) -> None:
    """Nobody acts with a phone that lost its character: what it sends is only proposed; after another code it is shut out."""
    first = table.printed("5")
    wound: dict[str, Any] = {"type": "wound", "zone": "chest"}
    held = {"seat": "player:5", "grant": table.wire(first).you["you"]["grant"]}
    second = table.printed("5")
    with as_it_was(promise, table, "an old grant", tried=("devices",)):
        answer = table.send(first, first.body("character/5", wound, **held))
        promise.equal("what the phone before sends is", answer.get("status"), "proposed")
        gift = first.body(THEIRS, {"type": "transfer", "to": "7", "means": "gift"}, **held)
        promise.equal("also of what 5 holds", table.send(first, gift).get("status"), "proposed")
        bare = table.send(first, first.body("character/5", wound))
        promise.equal("and of what it sends without naming its old seat", bare.get("status"), "proposed")
        topics, _ = seen_over_socket(table, first)
        promise.equal(
            "and it is shown nothing of the game", sorted(one for one in topics if one.startswith("game")), []
        )
    table.signed(table.master, "POST", "/api/office/game/codes/5/recode")
    with as_it_was(promise, table, "after another code"):
        for what, seat in (("the first phone", first), ("the second", second)):
            refused(promise, what, table.send(seat, seat.body("character/5", wound)), "device-revoked")


def main() -> None:
    """Every check against one game."""
    promise = Promise(
        "In a game nobody changes another's card, sees what is hidden, forges, replays, or sets the clock."
    )
    with tempfile.TemporaryDirectory() as name:
        server = Server(Path(name) / "data")
        server.start()
        try:
            table = Table(server)
            promise.equal("characters with a phone each", sorted(table.seats), sorted(NUMBERS))
            for check in (others_cards, hidden, forged, obligations, replayed, clock, moved_phone):
                print(f" {check.__doc__}")
                check(promise, table)
            table.desk.close()
        finally:
            server.stop()
    promise.done()


if __name__ == "__main__":
    main()
