"""What those who would cheat in a game stand on: a served game with secrets in it, its players' phones, what is to be seen."""

from __future__ import annotations

import contextlib
import json
import re
import secrets
from collections.abc import Iterator
from typing import Any

from product import Promise
from strangers_kit import House, Seat, Wire, address

from hofmarshal.robots.posting import Device, mac
from hofmarshal.server.letters import plain
from hofmarshal.server.printed_codes import key_of
from tests.browser.ground import Desk, Server, wait_for

NUMBERS = ("7", "9", "5")
TERMS = "A debt that is nobody's but theirs."
"""What 9 owes 5: 7 is not in it."""

NOTE = "What nine told the masters alone."
SPELL = "What the scroll says to its finder alone."
SECRETS = (TERMS, NOTE, SPELL)

OURS, THEIRS, DRAFT, KEPT = "obligation/ours", "obligation/theirs", "obligation/draft", "obligation/kept"
"""7 owes 9, signed; 9 owes 5, signed; 7 owes 9, unsigned; 7 owes 9, with the masters."""

SCROLL, WAND = "prop/scroll-1", "prop/wand-1"
"""A spell that is used once, a weapon as often as one likes."""

TOPICS = (
    "game", "game/masters", "game/ledger", "game/props", "board", "devices", "entries", "medic", "admission", "event",
    "schedule", "protests", "rings", "nominations", "public", "ring/1/console", "ring/1/devices", "captain/9",
    *(f"game/{what}/{number}" for what in ("character", "cards", "patient") for number in NUMBERS),
    "game/region/north", "game/region/north/masters", "public/person/9", "gear/9/9",
)  # fmt: skip
"""Every topic there may be; the server's own list is in none."""


class Table(House):
    """A served game: three characters with players' phones, two masters' cards, four obligations."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.desk = Desk(server)
        self.seats: dict[str, Seat] = {}
        own = self.desk.client.device
        assert own is not None
        self.master = Seat(own, "organiser")
        done = self.desk.done
        done("programme", "set-ring", ring="1")
        done("game", "open-game", name="An invented game")
        done("game", "run")
        for number in NUMBERS:
            done(f"character/{number}", "register", reason=7)
            self.seats[number] = self.player(number)
        for stream, obliged, holder, terms in (
            (OURS, "7", "9", "A cask."), (THEIRS, "9", "5", TERMS), (DRAFT, "7", "9", "A song."), (KEPT, "7", "9", "A horse."),
        ):  # fmt: skip
            done(stream, "issue", obliged=obliged, holder=holder, terms=terms)
            if stream != DRAFT:
                done(stream, "sign", who=obliged)
        done(KEPT, "deposit", who="7")
        spell = {"on": "self", "act": {"type": "lose-reason", "cause": "magic", "costs": 1}}
        strike = {"on": "target", "act": {"type": "wound", "zone": "left-arm"}}
        for stream, kind, uses, effect in ((SCROLL, "spell", 1, spell), (WAND, "weapon", 0, strike)):
            make = {
                "type": "make-prop",
                "kind": kind,
                "name": "Made up",
                "text": SPELL,
                "uses": uses,
                "effects": [effect],
            }
            assert self.send(self.master, self.master.body(stream, make))["status"] == "done"
        self.done("9", "character/9", type="dispute", note=NOTE)
        self.cards = {one: self.card(one) for one in (OURS, THEIRS, KEPT, SCROLL, WAND)}

    def player(self, number: str) -> Seat:
        """A phone of a character's player, paired with a link of the masters'."""
        code, _, key = self.desk.code("player", "", f"player:{number}").partition(".")
        return Seat(self.paired("/api/pair", f"pair\n{code}", key, code=code), "player")

    def printed(self, number: str) -> Seat:
        """A phone paired with the character's printed code."""
        _, told, _ = self.signed(self.master, "GET", f"/api/office/game/codes/{number}")
        key = key_of("player", plain(told["code"])).hex()
        return Seat(self.paired("/api/player", f"player\n{number}", key, character=number), "player")

    def paired(self, path: str, claim: str, key: str, **body: str) -> Device:
        """A device that has proved a code."""
        device, name = secrets.token_hex(16), f"Phone {secrets.token_hex(2)}"
        proof = mac(bytes.fromhex(key), f"{claim}\n{device}\n{name}")
        text = json.dumps({**body, "device": device, "name": name, "proof": proof})
        status, said, _ = self.ask("POST", path, text, {"content-type": "application/json"})
        assert status in (200, 201), said
        return Device(device, bytes.fromhex(mac(bytes.fromhex(key), f"device\n{device}")), name)

    def signed(self, seat: Seat | None, method: str, path: str, body: Any = None, here: str = "127.0.0.1") -> Any:
        """A request as a device's, over HTTP: status, what came back, headers."""
        text = "" if body is None else json.dumps(body)
        headers = {"content-type": "application/json", "Host": f"localhost:{self.server.port}"}
        if seat is not None:
            bare = path.partition("?")[0]
            sig = mac(seat.device.secret, f"{method} {bare}\n{text}")
            headers |= {"x-hofmarshal-device": seat.device.id, "x-hofmarshal-signature": sig}
        return self.ask(method, path, text, headers, here)

    def card(self, stream: str) -> str:
        """What a card's QR says, as masters may see it."""
        status, own, _ = self.signed(self.master, "GET", f"/api/game/cards/{stream}")
        assert status == 200, own
        return str(own["shown"])

    def say(self, number: str, stream: str, /, **command: Any) -> dict[str, Any]:
        """What a player's phone is answered to a command over the socket."""
        seat = self.seats[number]
        return self.send(seat, seat.body(stream, command))

    def send(self, seat: Seat, text: str) -> dict[str, Any]:
        """What a command is answered that is sent as it stands."""
        wire = self.wire(seat)
        (answer,) = wire.give([text], [seat.sign(text)])
        wire.close()
        return answer

    def done(self, number: str, stream: str, **command: Any) -> dict[str, Any]:
        """A player's command that must be carried out."""
        answer = self.say(number, stream, **command)
        assert answer.get("status") == "done", answer
        return answer

    def view(self, topic: str) -> Any:
        """What a topic shows the masters."""
        return self.desk.view(topic)

    def stands(self) -> dict[str, Any]:
        """The whole game as masters see it, but for what was only tried."""
        found = {topic: dict(self.view(topic)) for topic in ("game/ledger", "game/props", *_characters())}
        found["game/props"].pop("attempts", None)
        for row in found["game/ledger"].get("obligations", {}).values():
            row.pop("forgeries", None)
        return json.loads(json.dumps(found))  # type: ignore[no-any-return]


def _characters() -> Iterator[str]:
    yield from (f"game/character/{number}" for number in NUMBERS)


def code_of(answer: dict[str, Any]) -> str:
    """Why something was refused; its status where it was not."""
    said = answer.get("said") or {}
    return str(said.get("code", "")) if answer.get("status", "refused") == "refused" else str(answer.get("status"))


@contextlib.contextmanager
def as_it_was(promise: Promise, table: Table, what: str, *, tried: tuple[str, ...] = ()) -> Iterator[None]:
    """Nothing is added to the journal meanwhile, but in the streams where a forgery is put on record; the game stands."""
    heads, stands = table.heads(), table.stands()
    yield
    after = table.heads()
    added = {name: number for name, number in after.items() if heads.get(name) != number and name not in tried}
    promise.check(f"{what}: the journal is as it was" + (", but for the attempt" if tried else ""), not added, added)
    with contextlib.suppress(AssertionError):
        wait_for("the game stands as it did", lambda: table.stands() == stands)
    promise.check(f"{what}: the game stands as it did", table.stands() == stands)


def refused(promise: Promise, what: str, answer: dict[str, Any], code: str, *, clause: str = "") -> None:
    """A refusal with this code, words in three languages and this clause."""
    said = answer.get("said") or {}
    words = len({said.get(lang) for lang in ("en", "ru", "uk")} - {None, ""}) == 3
    cites = tuple(said.get("cites") or ())
    good = code_of(answer) == code and words and (not clause or clause in cites)
    promise.check(f"{what}: {code}" + (f" by {clause}" if clause else ""), good, answer)


# What is to be seen


def seen_over_socket(table: Table, seat: Seat | None) -> tuple[set[str], str]:
    """The topics somebody gets of all there may be, and everything he is told."""
    wire: Wire = table.wire(seat, address())
    wire.say(k="watch", topics=dict.fromkeys(TOPICS, 0))
    wire.say(k="ping", t=1, unsent=0, error=0)
    texts, topics, answers = [], set(), 0
    while answers < len(TOPICS):
        frame = wire.next()
        texts.append(json.dumps(frame, ensure_ascii=False))
        if frame["k"] in ("snap", "patch"):
            topics.add(frame["topic"])
        answers += frame["k"] in ("snap", "wrong")
    wire.close()
    return topics, "\n".join(texts)


def gets(table: Table) -> tuple[str, ...]:
    """Every route that can be got, with what there is in the places of its parameters."""
    _, api, _ = table.ask("GET", "/api/openapi.json", headers={"Host": f"localhost:{table.server.port}"})
    paths = [path for path, methods in api["paths"].items() if "get" in methods and not path.endswith("/live")]
    found = [re.sub(r"\{[^}]*\}", lambda one: _filled(one[0]), path) for path in paths]
    streams = [OURS, THEIRS, DRAFT, KEPT, SCROLL, WAND, *(f"character/{number}" for number in NUMBERS), "game"]
    more = [f"/api/game/cards/{one}" for one in streams]
    more += [f"/api/game/cards.pdf?streams={one}" for one in streams]
    more += [f"/api/why/{one}/x" for one in streams] + [f"/api/contests/{one}/protocol.yaml" for one in streams]
    more += [f"/api/live?topic={topic}" for topic in TOPICS if topic.startswith("game")]
    more += [f"/api/scenes/{topic}" for topic in TOPICS]
    return tuple(dict.fromkeys((*found, *more)))


def _filled(parameter: str) -> str:
    name = parameter.strip("{}").partition(":")[0]
    known = {
        "kind": "obligation",
        "name": "theirs",
        "stream": THEIRS,
        "topic": "game/ledger",
        "number": "9",
        "entry": "9",
    }
    return known.get(name, "9")
