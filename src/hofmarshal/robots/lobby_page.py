"""The words and looks of the demo's start page: what this is, where to look first, which seats to take and to give back."""

from __future__ import annotations

import html
from collections.abc import Collection, Mapping, Sequence
from typing import Any

import msgspec
import segno

from hofmarshal.robots.muster import TEAMS
from hofmarshal.server.seats import captain_seat, team_of
from hofmarshal.text import LANGUAGES, message

SEATS = (("hofmarshal", "hofmarshal"), ("line-marshal", "line-marshal-1"), ("line-marshal", "line-marshal-2"))
FIELD_SEATS = (
    ("hofmarshal", "hofmarshal"), ("field-judge", "field-judge-1"), ("field-judge", "field-judge-2"),
    *(("captain", captain_seat(team.entry)) for team in TEAMS),
)  # fmt: skip
"""What may be taken at a ring of duels, and on the field of battles."""

HEADS = (("chief", "chief"), ("medic", "medic-1"))
PHONES = ("line-marshal", "field-judge", "captain")
PAGES = {"line-marshal": "/pad", "field-judge": "/field", "captain": "/captain"}
SCREENS = ("screen", "watch", "overlay", "announcer")
OWN_NAMES = {"en": "English", "ru": "Русский", "uk": "Українська"}
STYLE = """
:root { color-scheme: light dark; font: 17px/1.5 system-ui, sans-serif; --line: #8886; --main: #14532d }
* { box-sizing: border-box }
body { max-width: 64rem; margin: 0 auto; padding: 1rem }
nav { text-align: right } nav a { margin-left: .75rem; padding: .4rem 0; display: inline-block }
h1 { margin: .25rem 0 .5rem; line-height: 1.2 } h2 { margin: 0 0 .5rem; font-size: 1.25rem }
h3 { margin: .75rem 0 .25rem; font-size: 1rem }
.rings { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr)); gap: 1rem }
section { border: 1px solid var(--line); border-radius: 12px; padding: 1rem; margin: 1rem 0 }
.rings section { margin: 0 }
ul { list-style: none; padding: 0; margin: .25rem 0; display: flex; flex-wrap: wrap; gap: .5rem }
.button, button { font: inherit; color: inherit; background: none; display: inline-block; min-height: 48px; padding: .6rem 1rem;
  border: 1px solid var(--line); border-radius: 10px; text-decoration: none; cursor: pointer }
.main { background: var(--main); border-color: var(--main); color: #fff; font-weight: 600 }
.now { font-size: 1.15rem; font-weight: 600; min-height: 1.6em; margin: .25rem 0 .5rem }
.taken { border-left: 6px solid var(--main); padding-left: .75rem; width: 100% }
.soft { opacity: .8; margin: .5rem 0 0 } form { display: inline } svg { background: #fff; border-radius: 6px; max-width: 100% }
figure { display: inline-block; margin: .5rem 1rem .5rem 0; text-align: center } code { user-select: all }
"""
SCRIPT = """
setInterval(async () => {
  try {
    const now = await (await fetch('/now' + location.search)).json()
    for (const one of document.querySelectorAll('[data-now]')) one.textContent = now[one.dataset.now]
  } catch { /* the demo has been stopped */ }
}, 1000)
document.addEventListener('visibilitychange', () => { if (!document.hidden) location.reload() })
"""
"""The bouts as they go on; and who comes back from another tab sees which seats he holds."""


class Place(msgspec.Struct, frozen=True, kw_only=True):
    """Where the page is read, and where its links lead: `host` by which name, `address` where phones find this machine.

    `port` is the server's, `own` the start page's. `field` is the ring of battles, empty where there is none.
    """

    lang: str
    host: str
    port: int
    own: int
    address: str
    password: str
    field: str = ""

    def seats(self, ring: str) -> tuple[tuple[str, str], ...]:
        """The roles and seats at a ring that may be taken."""
        return FIELD_SEATS if ring == self.field else SEATS

    def say(self, code: str, **args: str | int) -> str:
        """A message, ready for HTML."""
        return html.escape(message(code, self.lang, **args))

    @property
    def server(self) -> str:
        """The origin of the event's server for this reader."""
        return f"http://{self.host}:{self.port}"


def page(place: Place, rings: Sequence[str], taken: Collection[tuple[str, str]], now: Mapping[str, str]) -> str:
    """The whole page."""
    say = place.say
    languages = "".join(f'<a href="/?lang={one}" lang="{one}">{OWN_NAMES[one]}</a>' for one in LANGUAGES)
    first = "</li><li>".join(
        f'<a class="button main" href="{place.server}/screen/{ring}" target="_blank">{say(words, ring=ring)}</a>'
        for ring, words in ((rings[0], "demo-first-screen"), (place.field, "demo-first-battle"))
        if ring and not (ring == place.field and words == "demo-first-screen")
    )
    every = f'<a class="button" href="{place.server}/rings" target="_blank">{say("demo-rings")}</a>'
    parts = [
        f"<nav>{languages}</nav><h1>{say('demo-title')}</h1><p>{say('demo-intro')}</p>",
        f"<section><h2>{say('demo-first')}</h2><p>{say('demo-first-help')}</p><ul><li>{first}</li><li>{every}</li></ul></section>",
        f"<section><h2>{say('demo-take')}</h2><p>{say('demo-take-help')}</p><p>{say('demo-back-help')}</p></section>",
        f'<div class="rings">{"".join(_ring(place, ring, taken, now) for ring in rings)}</div>',
        _event(place),
        _phones(place, rings[0]),
    ]
    return (
        f'<!doctype html><html lang="{place.lang}"><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width,initial-scale=1"><title>{say("demo-title")}</title>'
        f"<style>{STYLE}</style>{''.join(parts)}<script>{SCRIPT}</script></html>"
    )


def standing(scene: Mapping[str, Any], lang: str) -> str:
    """A ring's bout in one line: names and score, or that the next one is called."""
    contest = scene.get("contest") or {}
    sides = [contest.get(side) or {} for side in ("red", "blue")]
    if not all(side.get("name") for side in sides):
        return message("demo-soon", lang)
    red, blue = (_figure(side, str(contest.get("unit"))) for side in sides)
    return f"{sides[0]['name']}  {red} : {blue}  {sides[1]['name']}"


def _figure(side: Mapping[str, Any], unit: str) -> str:
    if unit != "halves":
        return str(side.get("score", 0))
    left = sum(int(one.get("halves") or 0) for one in (side.get("fighters") or {}).values())
    return f"{left // 2}½" if left % 2 else str(left // 2)


def _ring(place: Place, ring: str, taken: Collection[tuple[str, str]], now: Mapping[str, str]) -> str:
    screens = "".join(
        f'<li><a class="button" href="{place.server}/{one}/{ring}" target="_blank">{place.say("demo-screen", page=one)}</a></li>'
        for one in SCREENS
    )
    seats = "".join(_seat(place, ring, role, seat, taken=(ring, seat) in taken) for role, seat in place.seats(ring))
    title = place.say("demo-field" if ring == place.field else "demo-ring", ring=ring)
    return (
        f'<section><h2>{title}</h2><p class="now" data-now="{ring}">{html.escape(now[ring])}</p>'
        f"<h3>{place.say('demo-look')}</h3><ul>{screens}</ul><h3>{place.say('demo-seats')}</h3><ul>{seats}</ul></section>"
    )


def _seat(place: Place, ring: str, role: str, seat: str, *, taken: bool = False) -> str:
    # One browser is one device for each name of this machine: tablet and phone can so stand side by side in it.
    host = "127.0.0.1" if place.host == "localhost" and role in PHONES else place.host
    words = _words(place, role, seat)
    if not taken:
        return f'<li><a class="button main" href="{_link(ring, role, seat, host)}" target="_blank">{words}</a></li>'
    where = f"http://{host}:{place.port}" + PAGES.get(role, f"/console/{ring}")
    return (
        f'<li class="taken">{words}: {place.say("demo-yours")}<ul>'
        f'<li><a class="button" href="{where}" target="_blank">{place.say("demo-open-again")}</a></li>'
        f'<li><form method="post" action="/back?ring={ring}&amp;seat={seat}&amp;lang={place.lang}">'
        f"<button>{place.say('demo-give-back')}</button></form></li></ul></li>"
    )


def _words(place: Place, role: str, seat: str) -> str:
    team = next((one.name for one in TEAMS if one.entry == team_of(seat)), "")
    return place.say("demo-seat", role=role, number=team or seat.rpartition("-")[2])


def _link(ring: str, role: str, seat: str, host: str) -> str:
    return f"/take?ring={ring}&amp;role={role}&amp;seat={seat}&amp;host={host}"


def _event(place: Place) -> str:
    heads = "".join(_seat(place, "", role, seat) for role, seat in HEADS)
    parts = [f"<section><h2>{place.say('demo-event')}</h2><ul>{heads}</ul>"]
    if place.host == "localhost":  # a password may be used on this machine only
        there = f'<a href="{place.server}/sign-in" target="_blank">{place.say("demo-organiser")}</a>'
        parts.append(
            f'<p>{there} <code>Robot Organiser</code> <code id="password">{html.escape(place.password)}</code></p>'
        )
        parts.append(f'<p class="soft">{place.say("demo-one-seat")}</p>')
    return f"{''.join(parts)}</section>"


def _phones(place: Place, ring: str) -> str:
    if not place.address or place.host == place.address:
        return ""
    figures = []
    there = f"http://{place.address}:{place.own}"
    pages = [(f"{there}/?lang={place.lang}", place.say("demo-this-page"))]
    seats = [(ring, *one) for one in SEATS[:2]] if ring != place.field else []
    seats += [(place.field, *one) for one in FIELD_SEATS[1:2] if place.field]
    pages += [
        (there + html.unescape(_link(at, role, seat, place.address)), _words(place, role, seat))
        for at, role, seat in seats
    ]
    for link, words in pages:
        picture = segno.make(link, error="l", micro=False).svg_inline(scale=4)
        figures.append(f"<figure>{picture}<figcaption>{words}</figcaption></figure>")
    return f"<section><h2>{place.say('demo-phones')}</h2><p>{place.say('demo-phones-help')}</p>{''.join(figures)}</section>"
