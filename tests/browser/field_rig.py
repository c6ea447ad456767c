"""The field judge's pad over a wire the test plays, with battles as the server's own scenes show them."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec.structs import replace
from playwright.sync_api import Page

from hofmarshal.contest import commands as cmd
from hofmarshal.contest.order import seal
from hofmarshal.server.scenes import model
from tests.browser import pad_rig
from tests.server.event_world import MemoryWorld

NAMES = (
    "Azar Vymyshlenko", "Богдана Вигадана", "Cyril Madeupson", "Данило Небувалий", "Ева Придуманова", "Faustus Invented",
    "Гнат Нетутешній", "Хома Уявний", "Ивар Небылицын", "Jolan Fable", "Ксенія Казкова", "Лев Сочинёнов", "Marek Fictovich",
    "Назар Байка", "Олекса Вигаденко", "Peregrin Tale", "Ростислав Мнимый", "Стефанія Міф", "Tomas Nobody", "Устин Легенда",
    "Федір Химера",
)  # fmt: skip
TEAMS = {"red": "Вигадані Вовки", "blue": "Made-up Owls of Nowhere"}
SEAT = "field-judge-1"
RULES = {
    "five": ("isb-buhurt", "group-battle", 5),
    "many": ("isb-buhurt", "mass-battle", 21),
    "mass": ("ulozhenie", "mass-battle", 21),
    "few": ("ulozhenie", "mass-battle", 6),
    "bridge": ("ulozhenie", "bridge-battle", 7),
    "wrestling": ("ulozhenie", "wrestling", 0),
    "dagger": ("ulozhenie", "dagger-duel", 0),
}
NONCE = "K7F3M2Q9XYABCDEF00"


class Field(MemoryWorld):
    """An event in memory with one contest at ring 1, as the server would run it; time goes on with the wall clock."""

    def __init__(self, kind: str) -> None:
        super().__init__()
        self.at = pad_rig.now() - 60_000
        self.ring("1")
        rulebook, nomination, size = RULES[kind]
        self.book = pad_rig.book(rulebook, nomination)
        more: dict[str, Any] = {"size": size} if size else {}
        self.stream = self.quick(rulebook, nomination, **more)
        self.sealing = self.book.order

    def fight(self) -> None:
        """Called, ready, orders of entry sealed and opened, started."""
        answer = self.call(self.stream)
        assert answer.refusal is None, answer.refusal
        self.done(self.stream, cmd.Ready(side="red"))
        self.done(self.stream, cmd.Ready(side="blue"))
        if self.sealing:
            self._seal()
        self.done(self.stream, cmd.Start())

    def _seal(self) -> None:
        orders = {side: tuple(reversed(self.contest(self.stream).lineups[side])) for side in ("red", "blue")}
        for side, order in orders.items():
            given = cmd.SubmitOrder(side=side, commitment=seal(order, NONCE))  # type: ignore[arg-type]
            self.done(self.stream, given, f"captain-{side}")
        for side, order in orders.items():
            self.done(self.stream, cmd.Reveal(side=side, order=order, nonce=NONCE), f"captain-{side}")  # type: ignore[arg-type]

    def say(self, command: Any, seat: str = "hofmarshal", after: int = 500) -> str:
        """Something happens `after` ms; the id of its event."""
        self.at = min(self.at + after, pad_rig.now())
        return self.done(self.stream, command, seat)

    def shown(self) -> model.RingScene:
        """What everyone sees, with invented names."""
        ring: model.RingScene = self.scene("ring/1")
        bout = ring.contest
        assert bout is not None
        sides = {side: _named(getattr(bout, side), side, bout.team) for side in ("red", "blue")}
        return replace(ring, title="1", contest=replace(bout, book=self.book.hash, **sides))

    def judged(self) -> model.JudgesScene:
        """What the ring's judges see."""
        scene: model.JudgesScene = self.scene("ring/1/judges")
        return scene


def _named(side: model.SideScene, which: str, team: bool) -> model.SideScene:
    turn = 0 if which == "red" else 10
    fighters = {
        key: replace(one, name=NAMES[(at + turn) % len(NAMES)], armour_class=at % 4 if one.halves_full else 0)
        for at, (key, one) in enumerate(side.fighters.items())
    }
    return replace(side, name=TEAMS[which] if team else NAMES[turn], fighters=fighters)


class Wire(pad_rig.Wire):
    """The server's side of one field judge's pad; commands are answered and journalled, the field changes when told."""

    def __init__(self, field: Field) -> None:
        super().__init__(field.book, None)
        self.field = field
        self.you |= {"role": "field-judge", "seat": SEAT, "name": "Judge 1"}
        self.ring = field.shown()

    def snap(self, topic: str) -> dict[str, Any]:
        view = self.field.judged() if topic.endswith("/judges") else self.ring
        return {"k": "snap", "topic": topic, "epoch": "e", "number": self.number, "view": msgspec.to_builtins(view)}

    def renew(self) -> None:
        """The field as it is now is shown to the pad."""
        self.ring, self.number = self.field.shown(), self.number + 1
        for socket in self.sockets:
            for topic in ("ring/1", "ring/1/judges"):
                self.say(socket, self.snap(topic))


def open_field(page: Page, wire: Wire, lang: str = "en", theme: str = "light") -> None:
    """The page of a judge's phone that has been paired."""
    pad_rig.serve(page, wire)
    page.route(f"{pad_rig.ORIGIN}/blank", lambda route: route.fulfill(body="<p>", content_type="text/html"))
    page.goto(f"{pad_rig.ORIGIN}/blank")
    page.evaluate(pad_rig.PAIR.replace("line-marshal", "field-judge"), [pad_rig.DEVICE, pad_rig.SECRET])
    page.goto(f"{pad_rig.ORIGIN}/field?lang={lang}&theme={theme}")
    page.wait_for_selector("[data-status=connected]", state="attached")
