"""The server's half of `office_pages.py`: every route that only reads, every topic, as somebody at the desk asks for them.

What is measured is the work of the processor, in this process, which is server and client at once: on an idle machine that
is what one waits for, and on a busy one the figures stay the same.
"""

from __future__ import annotations

import re
import time
from collections.abc import Iterator

import httpx
import websockets

from hofmarshal.desk.event_programme import nomination_stream
from hofmarshal.server.office.passes import HEADER, pass_of
from hofmarshal.tournament import commands as ncmd
from hofmarshal.tournament.queue import open_bouts
from tests.server.rig import Client, Device, Server, submit

BAR = "<= 300 ms"
TIMES = 5

ENTRY, NOMINATION, RING = "E0007", "nomination-1", "1"

FILES = (
    "/api/sheets/", "/api/office/badges.pdf", "/api/office/results/file/", "/api/office/results/folder/",
    "/api/office/results/paper/", "/api/office/entry-list", "/api/office/audit/export", "/api/public/poster.pdf",
)  # fmt: skip
"""What is printed or saved, not looked at: people wait for it, and no page does. Asked for once."""

ELSEWHERE = {
    "/api/live": "an event stream, which never ends",
    "/api/contests/{path}": "no contest was called here",
    "/api/why/{event}": "no contest was called here",
    "/api/pair/{code}": "no code is open",
    "/api/scenes/{topic}": "the topics are measured beside",
    "/api/office/photos/{name}": "there is no photo",
    "/api/office/protests/{name}/{protest}/papers": "nobody has protested",
    "/api/office/protests/{name}/{protest}/video/{video}": "nobody has protested",
    "/api/public/sticker": "nobody has a sticker",
    "/api/office/stickers.pdf": "nobody has a sticker",
    "/api/office/captains/cards.pdf": "there are no teams",
    "/api/office/captains/{team}": "there are no teams",
}
"""Routes this event has nothing for, and why."""

FILE = {
    "/api/office/results/file/{file}": "places.csv",
    "/api/office/results/folder/{file}": f"{NOMINATION}.zip",
    "/api/office/results/paper/{file}": "start.pdf",
}

QUERIES = {
    "/api/sheets/{file}": "?blank=1",
    "/api/office/results/file/{file}": f"?nomination={NOMINATION}",
    "/api/office/results/paper/{file}": f"?nomination={NOMINATION}",
    "/api/public/people": "?q=виг",
    "/api/office/audit": "?text=E0007",
    "/api/office/setup/values": f"?name={NOMINATION}",
    "/api/office/setup/rulebook": "?rulebook=shchyt-mech",
    "/api/clauses": "?of=sm.to-ten&of=u.2.8.b&of=isb-duel.call",
    "/api/office/badges.pdf": f"?nomination={NOMINATION}",
    "/api/office/results/table/{key}": f"?nomination={NOMINATION}",
}


def routes(server: Server, desk: Device) -> Iterator[tuple[str, str, str]]:
    """A row for each route: its address, the slowest answer, the bar."""
    shown = pass_of(server.venue.identities.vault, ENTRY)
    with httpx.Client(base_url=server.url, timeout=60) as web:
        described = web.get("/api/openapi.json").json()["paths"]
        for path in sorted(path for path, ways in described.items() if "get" in ways):
            if path in ELSEWHERE or path.startswith("/api/openapi"):
                continue
            address = _filled(server, path)
            plain = address.partition("?")[0]
            headers = {
                "X-Hofmarshal-Device": desk.id,
                "X-Hofmarshal-Signature": desk.sign(f"GET {plain}\n"),
                HEADER: shown,
            }
            times = [_asked(web, address, headers) for _ in range(1 if path.startswith(FILES) else TIMES)]
            yield address[-44:], f"{max(times):.0f} ms", "" if path.startswith(FILES) else BAR


def _asked(web: httpx.Client, address: str, headers: dict[str, str]) -> float:
    """Milliseconds of work for one answer."""
    begun = time.process_time()
    answer = web.get(address, headers=headers)
    taken = (time.process_time() - begun) * 1000
    if answer.status_code != 200:
        print(f"{address}: {answer.status_code} {answer.text[:200]}; say in {__name__} what to ask for", flush=True)
        return float("inf")
    return taken


def _filled(server: Server, path: str) -> str:
    """The address of a route with something of this event in its places; an unknown one ends the bench."""
    state = server.venue.look("programme")
    stream = nomination_stream(NOMINATION)
    bout = next(iter(server.venue.look(stream).bouts))
    places = {
        "entry": ENTRY, "nomination": NOMINATION, "bout": bout, "key": "places", "file": FILE.get(path, f"{NOMINATION}.pdf"),
        "path": f"contest/{NOMINATION}/{open_bouts(server.venue.look(stream))[0].bout.bout}",
        "name": state.nominations[NOMINATION].rules.content if path.startswith("/api/books/") else NOMINATION,
    }  # fmt: skip
    unknown = [place for place in re.findall(r"{(\w+)}", path) if place not in places]
    if unknown:
        return path  # it is refused, and the answer names it
    return path.format(**places) + QUERIES.get(path, "")


def names() -> list[str]:
    """Every topic there is, one of each kind."""
    of_nomination = ("", "/office", "/draw", "/lot", f"/why/{ENTRY}")
    return [
        "rings", "nominations", "board", "medic", "devices", "event", "schedule", "entries", "protests", "admission",
        "public", f"public/ring/{RING}", f"public/nomination/{NOMINATION}", f"public/person/{ENTRY}", "public/protests",
        *(f"ring/{RING}{what}" for what in ("", "/console", "/devices")),
        *(f"nomination/{NOMINATION}{what}" for what in of_nomination), f"gear/{NOMINATION}/{ENTRY}",
    ]  # fmt: skip


async def topics(server: Server, desk: Device) -> list[tuple[str, str, str]]:
    """A row for the first view of each topic, and one for what a result changes in it."""
    rows: list[tuple[str, str, str]] = []
    address = f"ws://127.0.0.1:{server.port}/api/socket"
    async with websockets.connect(address, compression=None, max_size=None) as socket:
        client = Client(socket, desk)
        challenge = await client.get("challenge")
        client.epoch = challenge["epoch"]
        await client.say("hello", device=desk.id, sig=desk.sign(f"hello\n{challenge['nonce']}"))
        await client.get("welcome")
        for topic in names():
            begun = time.process_time()
            await client.say("watch", topics={topic: 0}, epoch=client.epoch)
            try:
                frame = await client.get("snap", topic=topic, seconds=10)
            except TimeoutError:
                frame = {"view": None}
            rows.append((f"{topic}, first", f"{(time.process_time() - begun) * 1000:.0f} ms", BAR))
            if frame["view"] is None:
                print(f"there is no topic {topic}: say in {__name__} what this event has of it", flush=True)
                rows.append((topic, "inf ms", BAR))
                continue
            took = await _changed(server, client, topic)
            if took is not None:
                rows.append((f"{topic}, after a result", f"{took:.0f} ms", BAR))
    return rows


async def _changed(server: Server, client: Client, topic: str) -> float | None:
    """Milliseconds of work from a result to the update of a watched topic, recording included; None where it shows none."""
    stream = nomination_stream(NOMINATION)
    one = open_bouts(server.venue.look(stream))[0].bout
    score = ncmd.Score(
        bout=one.bout, red=one.red, blue=one.blue, stage=one.stage, group=one.group, red_score=2, blue_score=1
    )
    after = len(client.frames)
    begun = time.process_time()
    submit(server.venue, stream, ncmd.Record(result=score))
    try:
        await client.get("patch", after=after, topic=topic, seconds=2)
    except TimeoutError:
        return None
    return (time.process_time() - begun) * 1000
