"""The start page of the demo's game: the masters' console, each character's phone, the organiser's page; who plays now."""

from __future__ import annotations

import html
from collections.abc import Collection, Iterator, Mapping

import segno

from hofmarshal.robots.game_troupe import MASTERS, MEDIC, GameTroupe
from hofmarshal.robots.invented_game import CHARACTERS, Character
from hofmarshal.robots.lobby import HERE, Lobby, Reply
from hofmarshal.robots.lobby_page import OWN_NAMES, SCRIPT, STYLE, Place
from hofmarshal.robots.stage import ORGANISER
from hofmarshal.server.printed_codes import link_of
from hofmarshal.server.seats import PLAYER
from hofmarshal.text import LANGUAGES, message

PAGES = {"master": "/masters", "player": "/player", "medic": "/medic"}
ON_PHONES = ("1", "2")
"""Characters whose phones stand as codes to point a camera at."""


class GameLobby(Lobby):
    """As the lobby of an event, with a game's seats."""

    def __init__(self, troupe: GameTroupe, *, port: int, password: str, address: str) -> None:
        super().__init__(troupe, port=port, password=password, address=address)
        self._players = troupe

    def _may_take(self, ring: str, role: str, seat: str) -> bool:
        return ring == "" and (role, seat) in seats()

    async def _take(self, ring: str, role: str, seat: str, host: str) -> Reply:
        if role != "player":
            return await super()._take(ring, role, seat, host)
        return Reply("303 See Other", place=await self.player_link(seat.removeprefix(PLAYER), host))

    async def player_link(self, number: str, host: str) -> str:
        """What the QR on a character's card leads to."""
        code = await self._players.player_code(number)
        return link_of(self.origin(host, self._port), "player", number, code)

    def _page(self, lang: str, host: str) -> str:
        place = Place(
            lang=lang, host=host, port=self._port, own=self.own_port, address="" if self._address in HERE else self._address,
            password=self._password,
        )  # fmt: skip
        taken = {seat for _, seat in seats() if self._players.gone("", seat)}
        return page(place, taken, self._standings(lang))

    def _standings(self, lang: str) -> dict[str, str]:
        rows = (self._players.desk.client.view("game/masters") or {}).get("people") or {}
        return {one.number: standing(rows.get(one.number) or {}, lang) for one in CHARACTERS}


def seats() -> tuple[tuple[str, str], ...]:
    """The roles and seats that may be taken."""
    players = (("player", PLAYER + one.number) for one in CHARACTERS)
    return (*(("master", seat) for seat in MASTERS), ("medic", MEDIC), *players)


def standing(row: Mapping[str, object], lang: str) -> str:
    """How a character is, in one line."""
    if not row:
        return message("demo-soon", lang)
    reason = row.get("reason")
    return message(
        "demo-game-now", lang, state=str(row.get("state")), hits=int(str(row.get("hits", 0))),
        reason=int(str(reason)) if reason is not None else -1, bleeds=int(row.get("what") == "bleeding"),
    )  # fmt: skip


def page(place: Place, taken: Collection[str], now: Mapping[str, str]) -> str:
    """The whole page."""
    say = place.say
    languages = "".join(f'<a href="/?lang={one}" lang="{one}">{OWN_NAMES[one]}</a>' for one in LANGUAGES)
    masters = "".join(_seat(place, "master", seat, say("demo-game-master"), taken) for seat in MASTERS[:1])
    characters = "".join(_character(place, one, taken, now) for one in CHARACTERS)
    medic = _seat(place, "medic", MEDIC, say("demo-game-medic"), taken)
    parts = [
        f"<nav>{languages}</nav><h1>{say('demo-game-title')}</h1><p>{say('demo-game-intro')}</p>",
        f"<section><h2>{say('demo-game-first')}</h2><p>{say('demo-game-first-help')}</p><ul>{masters}</ul></section>",
        f"<section><h2>{say('demo-game-then')}</h2><p>{say('demo-game-then-help')}</p><p>{say('demo-back-help')}</p>",
        f'<div class="rings">{characters}</div></section>',
        f"<section><h2>{say('demo-event')}</h2><ul>{medic}</ul>{''.join(_organiser(place))}</section>",
        _phones(place),
    ]
    return (
        f'<!doctype html><html lang="{place.lang}"><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width,initial-scale=1"><title>{say("demo-game-title")}</title>'
        f"<style>{STYLE}</style>{''.join(parts)}<script>{SCRIPT}</script></html>"
    )


def _character(place: Place, one: Character, taken: Collection[str], now: Mapping[str, str]) -> str:
    seat = _seat(place, "player", PLAYER + one.number, place.say("demo-game-take"), taken, html.escape(one.name))
    return (
        f'<section><h2>{html.escape(one.name)}</h2><p class="soft">{html.escape(one.group)}</p>'
        f'<p class="now" data-now="{one.number}">{html.escape(now[one.number])}</p><ul>{seat}</ul></section>'
    )


def _seat(place: Place, role: str, seat: str, words: str, taken: Collection[str], whose: str = "") -> str:
    # One browser is one device for each name of this machine: console and phone can so stand side by side in it.
    host = "127.0.0.1" if place.host == "localhost" and role != "master" else place.host
    if seat not in taken:
        label = f' aria-label="{whose}: {words}"' if whose else ""
        return f'<li><a class="button main" href="{_link(role, seat, host)}" target="_blank"{label}>{words}</a></li>'
    where = f"http://{host}:{place.port}{PAGES[role]}"
    return (
        f'<li class="taken">{words}: {place.say("demo-yours")}<ul>'
        f'<li><a class="button" href="{where}" target="_blank">{place.say("demo-open-again")}</a></li>'
        f'<li><form method="post" action="/back?ring=&amp;seat={seat}&amp;lang={place.lang}">'
        f"<button>{place.say('demo-give-back')}</button></form></li></ul></li>"
    )


def _link(role: str, seat: str, host: str) -> str:
    return f"/take?ring=&amp;role={role}&amp;seat={seat}&amp;host={host}"


def _organiser(place: Place) -> Iterator[str]:
    if place.host == "localhost":  # a password may be used on this machine only
        there = f'<a href="{place.server}/sign-in" target="_blank">{place.say("demo-organiser")}</a>'
        words = f'<code>{ORGANISER}</code> <code id="password">{html.escape(place.password)}</code>'
        yield f"<p>{there} {words}</p><p class=soft>{place.say('demo-game-one-seat')}</p>"


def _phones(place: Place) -> str:
    if not place.address or place.host == place.address:
        return ""
    there = f"http://{place.address}:{place.own}"
    links = [(f"{there}/?lang={place.lang}", place.say("demo-this-page"))]
    links += [
        (there + html.unescape(_link("player", PLAYER + one.number, place.address)), html.escape(one.name))
        for one in CHARACTERS
        if one.number in ON_PHONES
    ]
    links.append((there + html.unescape(_link("master", MASTERS[1], place.address)), place.say("demo-game-master")))
    figures = "".join(
        f"<figure>{segno.make(link, error='l', micro=False).svg_inline(scale=4)}<figcaption>{words}</figcaption></figure>"
        for link, words in links
    )
    return f"<section><h2>{place.say('demo-phones')}</h2><p>{place.say('demo-phones-help')}</p>{figures}</section>"
