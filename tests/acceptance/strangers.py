"""Promise: whoever may not is refused with a reason, nothing changes, the server lives; `--long` makes up more requests."""

from __future__ import annotations

import contextlib
import json
import os
import random
import resource
import secrets
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import strangers_doors
import strangers_pages
from product import ROOT, Promise, run
from strangers_kit import LANGUAGES, STREAMS, House, Seat, address, commands, fuzzed

from hofmarshal.server.rights import TABLE
from tests.browser.ground import Server

PAD = {"arrive", "ready", "observe", "acknowledge", "claim", "deny", "clinch", "part", "revoke", "rename", "settle"}
"""What a line marshal may do at all (DESIGN §5): tap what was seen; and look after his own device."""

NOT_HIS = {
    "device-not-yours",
    "contest-not-yours",
    "contest-not-your-side",
    "contest-no-such-event",
    "device-other-ring",
}
"""Who may annul follows from the event that is named; the example names none there is. The event's seats have no ring."""

EVERY = list(commands())


@contextlib.contextmanager
def unchanged(promise: Promise, house: House, what: str, *, but: tuple[str, ...] = ()) -> Iterator[None]:
    """Nothing is added to the journal meanwhile, but to the streams that are named."""
    before = house.heads()
    yield
    after = house.heads()
    promise.check(
        f"{what}: the journal is as it was" + (f" but for {', '.join(but)}" if but else ""),
        {k: v for k, v in after.items() if k not in but} == {k: v for k, v in before.items() if k not in but},
        {k: (before.get(k), v) for k, v in after.items() if before.get(k) != v},
    )


def reasoned(frame: Any) -> bool:
    """Whether a refusal has a code and a sentence in three languages."""
    said = (frame or {}).get("said") or {}
    texts = {said.get(lang) for lang in LANGUAGES}
    return bool(said.get("code")) and all(texts) and len(texts) == 3


def refusals(promise: Promise, what: str, frames: list[Any], codes: set[str] | None = None) -> None:
    """All of them are refusals with a reason (one of these codes)."""
    wrong = [f for f in frames if f.get("status", "refused") not in ("refused",) or not reasoned(f)]
    promise.check(
        f"{what}: {len(frames)} refused, each with a reason in three languages", frames and not wrong, wrong[:3]
    )
    if codes is not None:
        seen = {f["said"]["code"] for f in frames if reasoned(f)}
        promise.check(f"{what}: the reason is that it is not his", seen <= codes, sorted(seen - codes))


# Who may not


def roles(promise: Promise, house: House) -> None:
    """Each role's commands by each other role, over the socket and over HTTP."""
    promise.check("every command there is has an example", len(EVERY) > 70, len(EVERY))
    pad = {name for table in TABLE.values() for name, allowed in table.items() if "line-marshal" in allowed}
    promise.equal("what a line marshal may do at all", sorted(pad), sorted(PAD))
    for seat in house.seats.values():
        theirs = [(k, n, c) for k, n, c in EVERY if seat.role not in TABLE[k].get(n, ())]
        texts = [seat.body(STREAMS[kind], command) for kind, _, command in theirs]
        with unchanged(promise, house, f"what {seat.role} may not"):
            wire = house.wire(seat)
            frames = wire.give(texts, [seat.sign(text) for text in texts])
            wire.close()
            refusals(promise, f"{seat.role}, socket", frames, NOT_HIS)
            answers = [house.post(k, t, seat.sign(t)) for (k, _, _), t in zip(theirs, texts, strict=True)]
            statuses = {status for status, _ in answers}
            promise.check(f"{seat.role}, HTTP: answered 200, no fault", statuses == {200}, statuses)
            refusals(promise, f"{seat.role}, HTTP", [body for _, body in answers], NOT_HIS)


def nobody(promise: Promise, house: House) -> None:
    """Every command without a signature, with a forged one, with another's device, by who is revoked or waits."""
    own, other = house.seats["hofmarshal"], house.seats["line-marshal-1"]
    forgers: dict[str, tuple[Seat, Callable[[str], str]]] = {
        "without a signature": (own, lambda text: ""),
        "with a forged signature": (own, other.sign),
        "as a device nobody knows": (Seat(type(own.device)(secrets.token_hex(16), b"x" * 32), ""), own.sign),
        "as the server itself": (Seat(type(own.device)("server", b"x" * 32), ""), own.sign),
    }
    for what, (seat, sign) in forgers.items():
        with unchanged(promise, house, what):
            texts = [seat.body(STREAMS[kind], command) for kind, _, command in EVERY]
            frames: list[Any] = []
            for start in range(0, len(texts), 20):  # more than 20 guesses and one is not heard any more
                part = texts[start : start + 20]
                wire = house.wire(None)
                frames += wire.give(part, [sign(text) for text in part])
                wire.close()
            refusals(promise, what, frames, {"device-unsigned"})
            here = address()
            seen = [
                house.post(kind, text, sign(text) or None, here)
                for (kind, _, _), text in zip(EVERY[:40], texts, strict=False)
            ]
            promise.check(f"{what}, HTTP: 401", {status for status, _ in seen} == {401}, {s for s, _ in seen})
    revoked, waiting = house.seated("line-marshal-2", "1"), house.seated("line-marshal-3", "1", approved=False)
    house.desk.done("devices", "revoke", device=revoked.device.id)
    for what, seat, code in (("revoked", revoked, "device-revoked"), ("waiting", waiting, "device-waiting")):
        with unchanged(promise, house, f"a device that is {what}"):
            texts = [seat.body(STREAMS[kind], command) for kind, _, command in EVERY]
            wire = house.wire(seat)
            promise.equal(f"it is told that it is {what}", wire.you["you"]["state"], what)
            refusals(promise, what, wire.give(texts, [seat.sign(text) for text in texts]), {code})
            wire.close()


def other_rings(promise: Promise, house: House) -> None:
    """Every command of a contest at ring 2 by those of ring 1, and the ring's own of the programme."""
    for name in ("hofmarshal", "line-marshal-1", "field-judge-1", "captain-red"):
        seat = house.seats[name]
        texts = [seat.body("contest/quick/b2", c) for k, n, c in EVERY if k == "contest" and n != "lapse"]
        if name == "hofmarshal":
            for command in (
                {"type": "suspend-ring", "ring": "2", "reason": "storm"},
                {"type": "resume-ring", "ring": "2"},
            ):
                texts.append(seat.body("programme", command))
        with unchanged(promise, house, f"{name} of ring 1 at ring 2"):
            wire = house.wire(seat)
            frames = wire.give(texts, [seat.sign(text) for text in texts])
            wire.close()
            refusals(promise, f"{name} at ring 2", frames, {"device-other-ring", "device-not-yours"})


def repeated(promise: Promise, house: House) -> None:
    """What was done is not done twice, whoever sends it how often; its id serves for nothing else."""
    seat, pad = house.seats["hofmarshal"], house.seats["line-marshal-1"]
    wire = house.wire(seat)
    text = seat.body(STREAMS["contest"], {"type": "ready", "side": "red"})
    (first,) = wire.give([text], [seat.sign(text)])
    promise.equal("the hofmarshal's command is", first["status"], "done")
    with unchanged(promise, house, "a command replayed by who overheard it"):
        stranger = house.wire(None)
        again = [stranger.give([text], [seat.sign(text)])[0] for _ in range(20)]
        again += [house.post("contest", text, seat.sign(text), address())[1] for _ in range(20)]
        promise.check("40 times the same answer", all(frame == first for frame in again), again[:2])
        changed = json.dumps({**json.loads(text), "command": {"type": "halt"}})
        frames = wire.give([changed], [seat.sign(changed)])
        refusals(promise, "its id with other content", frames, {"desk-key-reused"})
        theirs = pad.body(STREAMS["contest"], {"type": "observe", "side": "red"}, id=json.loads(text)["id"])
        (frame,) = house.wire(pad).give([theirs], [pad.sign(theirs)])
        promise.check("another device with the same id is refused", frame["status"] == "refused", frame)
        aimed = json.dumps({**json.loads(text), "stream": "contest/quick/b2"})
        refusals(promise, "aimed at another bout", stranger.give([aimed], [seat.sign(text)]), {"device-unsigned"})
    stranger.close()
    wire.close()


def seats_of_others(promise: Promise, house: House) -> None:
    """A seat that is only claimed gives nothing; one that was lost gives proposals, and never more than it gave."""
    pad, old = house.seats["line-marshal-1"], house.seats["hofmarshal"]
    with unchanged(promise, house, "a stolen seat"):
        texts = [
            pad.body(STREAMS["contest"], {"type": w}, seat="hofmarshal", grant=1) for w in ("halt", "start", "stop")
        ]
        refusals(
            promise, "a pad that calls itself hofmarshal", house.wire(pad).give(texts, [*map(pad.sign, texts)]), NOT_HIS
        )
    new = house.seated("hofmarshal", "1")
    with unchanged(promise, house, "an older grant", but=("devices",)):
        texts = [
            old.body(STREAMS["contest"], {"type": "ready", "side": side}, seat="hofmarshal", grant=1)
            for side in ("red", "blue")
        ]
        frames = house.wire(old).give(texts, [*map(old.sign, texts)])
        promise.equal("what the old tablet sends is", [frame["status"] for frame in frames], ["proposed"] * 2)
        promise.check("and says so in three languages", all(map(reasoned, frames)))
    with unchanged(promise, house, "the old tablet about devices"):
        wanted: list[dict[str, Any]] = [
            {"type": "move", "device": old.device.id, "role": "organiser", "seat": "organiser-1"},
            {"type": "offer", "role": "chief", "approved": True},
            {"type": "approve", "device": old.device.id},
        ]
        texts = [old.body("devices", one, seat="hofmarshal", grant=1) for one in wanted]
        refusals(promise, "it can propose no seat to itself", house.wire(old).give(texts, [*map(old.sign, texts)]))
        texts = [new.body("devices", {**one, "device": new.device.id} if "device" in one else one) for one in wanted]
        refusals(promise, "nor can the new one take one", house.wire(new).give(texts, [*map(new.sign, texts)]))
    house.seats["hofmarshal"] = new


# What nobody should send


def nonsense(promise: Promise, house: House) -> None:
    """Frames and bodies that make no sense, too large, too deep, not text."""
    seat = house.seats["line-marshal-1"]
    with unchanged(promise, house, "nonsense"):
        for what, text in fuzzed(random.Random(11)):
            wire = house.wire(seat, address())
            wire.socket.send(str(text))
            frame = wire.next()
            promise.check(f"{what}: refused with a reason", frame["k"] == "wrong" and reasoned(frame), frame)
            wire.close()
        for what, data in (
            ("a binary frame", b"\x00\x01"), ("a frame of 1 MB", "x" * 1_000_000),
            ("half a character", None),
        ):  # fmt: skip
            wire = house.wire(seat, address())
            with contextlib.suppress(Exception):
                if data is None:
                    wire.socket.send(b"\xd0", text=True)
                else:
                    wire.socket.send(data)
            ended = False
            with contextlib.suppress(TimeoutError, ValueError):
                while not ended:
                    try:
                        wire.next(10)
                    except Exception as error:
                        ended = not isinstance(error, TimeoutError)
            promise.check(f"{what} ends the connection", ended)
        here = address()
        bodies: list[tuple[str, bytes]] = [
            (what, str(text).encode("utf-8", "surrogatepass")) for what, text in fuzzed(random.Random(12))
        ]
        bodies += [("invalid UTF-8", b'{"id": "\xff\xfe"}'), ("1 MB", b"[" + b"1," * 500_000 + b"1]")]
        bodies += [("a huge instant", seat.body("floor", {}, at=10**400).encode())]
        seen = [(what, *house.post("contest", body, "0" * 64, here)) for what, body in bodies]
        odd = [(what, status) for what, status, said in seen if status not in (400, 401, 413) or not reasoned(said)]
        promise.check(f"{len(seen)} bodies over HTTP: 400, 401 or 413 with a reason", not odd, odd)
    promise.check("the server lives", house.alive())


def flood(promise: Promise, house: House) -> None:
    """A thousand a second from one connection, from many, and over HTTP; the hofmarshal is served meanwhile."""
    seat, own = house.seats["line-marshal-1"], house.seats["hofmarshal"]
    honest = house.wire(own, address())

    def served(what: str) -> None:
        begun = time.monotonic()
        text = own.body(STREAMS["contest"], {"type": "halt"})
        (frame,) = honest.give([text], [own.sign(text)])
        promise.check(f"{what}: the hofmarshal is answered meanwhile", frame["k"] == "answer", frame)
        promise.say(f"answered within {time.monotonic() - begun:.2f} s")

    def pour(many: int, here: str) -> None:
        with contextlib.suppress(Exception):
            wire = house.wire(seat, here)
            for _ in range(many):
                wire.say(k="command", body=seat.body(STREAMS["contest"], {"type": "halt"}), sig="0" * 64)

    def post(here: str, answers: list[int]) -> None:
        for _ in range(250):
            answers.append(house.post("contest", b"{}", None, here)[0])

    here = address()
    answers: list[int] = []
    with unchanged(promise, house, "a flood"):
        for what, threads in (
            ("2,000 frames from one connection", [threading.Thread(target=pour, args=(2000, address()))]),
            ("2,000 frames from 40 connections", [threading.Thread(target=pour, args=(50, here)) for _ in range(40)]),
            ("1,000 requests over HTTP", [threading.Thread(target=post, args=(here, answers)) for _ in range(4)]),
        ):
            for thread in threads:
                thread.start()
            served(what)
            for thread in threads:
                thread.join()
    promise.check("HTTP: 400, then 429", set(answers) == {400, 429}, set(answers))
    promise.check("the server lives", house.alive())
    honest.close()


def made_up(promise: Promise, many: int) -> None:
    """Requests made up from the description of the HTTP side."""
    os.environ["HOFMARSHAL_FUZZ"] = str(many)
    words = [sys.executable, "-m", "pytest", "-n0", "-q", "-p", "no:cacheprovider", "tests/server/test_schema_fuzz.py"]
    ran = run(words, ROOT, 3600)
    promise.check(
        f"{many} made-up requests of each kind, by a stranger and signed: no 500", ran.code == 0, ran.out[-800:]
    )


def main() -> None:
    """Run every check against one server."""
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    promise = Promise("Strangers are refused with a reason, nothing changes, the server lives.")
    with tempfile.TemporaryDirectory() as name:
        server = Server(Path(name) / "data")
        server.start()
        try:
            house = House(server)
            slow = strangers_doors.Slow(house)
            for check in (roles, nobody, other_rings, repeated, seats_of_others, nonsense, flood):
                print(f" {check.__doc__}")
                check(promise, house)
            strangers_doors.checks(promise, house, slow)
            strangers_pages.checks(promise, house)
            house.desk.close()
        finally:
            server.stop()
        strangers_pages.secrets_at_rest(promise, house)
    if "--long" in sys.argv:
        made_up(promise, 300)
    promise.done()


if __name__ == "__main__":
    main()
