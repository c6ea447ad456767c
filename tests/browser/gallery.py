"""The pictures of the screens: whose, of what, at which stage of the invented festival, on which device."""

from __future__ import annotations

import re

from playwright.sync_api import Page

from tests.browser.festival import Festival
from tests.browser.gallery_battle_console import BATTLE_CONSOLE
from tests.browser.gallery_battles import battle_shots
from tests.browser.gallery_captain import CAPTAIN
from tests.browser.gallery_cards import CARDS
from tests.browser.gallery_field import FIELD
from tests.browser.gallery_game import GAME
from tests.browser.gallery_masters import MASTERS
from tests.browser.gallery_office import OFFICE
from tests.browser.gallery_player import PLAYER
from tests.browser.gallery_regions import REGIONS
from tests.browser.shot import EVERYWHERE, Prepare, Shot

CHECKERED = "repeating-conic-gradient(#777 0 25%, #bbb 0 50%) 0 0 / 64px 64px"


def where(shot: Shot, made: Festival) -> str:
    """The path of a picture's page."""
    return shot.path if isinstance(shot.path, str) else shot.path(made)


def _tap(page: Page, place: str) -> None:
    page.locator(place).first.wait_for()
    page.locator(place).first.click()


def _sees(side: str, zone: str, *answers: str) -> Prepare:
    """A marshal touches an area, and answers what he is asked."""

    def touch(page: Page, made: Festival) -> None:
        _tap(page, f".half[data-side={side}] [data-area={zone}]")
        for answer in answers:
            page.locator(f".half[data-side={side}] [data-answer={answer}]").wait_for()
            page.wait_for_timeout(220)
            _tap(page, f".half[data-side={side}] [data-answer={answer}]")

    return touch


def _breaks(page: Page, made: Festival) -> None:
    _tap(page, "[data-do=breach]")
    _tap(page, "[data-offender=blue]")


def _opens(place: str) -> Prepare:
    return lambda page, made: _tap(page, place)


def _offline(page: Page, made: Festival) -> None:
    """The network goes, and the marshal taps on."""
    page.locator("[data-status=connected]").wait_for(state="attached")
    page.context.set_offline(True)
    page.locator("[data-status=lost]").wait_for(state="attached")
    _sees("red", "head", "two-handed")(page, made)
    _sees("blue", "arm")(page, made)


def _checkered(page: Page, made: Festival) -> None:
    """A ground on which one sees what is transparent."""
    page.evaluate("(ground) => document.getElementById('app').style.setProperty('background', ground)", CHECKERED)
    page.evaluate("() => document.getElementById('app').style.setProperty('min-height', '100vh')")


def _joins(page: Page, made: Festival) -> None:
    page.locator("form button.main").click()
    page.locator(".compare").wait_for()


def _types(page: Page, made: Festival) -> None:
    """The first rows of a sheet, one of which does not fit."""
    rows = (("0:11", "1", "1", "1"), ("0:36", "2", "2", "2"), ("0:20", "1", "3", "1"))
    page.locator("[data-first]").first.focus()
    for number, row in enumerate(rows):
        if number:
            page.keyboard.press("Enter")
        for word in row:
            page.keyboard.press("Tab")
            page.keyboard.type(word)
    page.locator("tbody tr [role=alert]").first.wait_for()


def _unapproved(made: Festival) -> str:
    return f"/pair#{made.desk.code('line-marshal', '2', 'line-marshal-3', approved=False)}"


def _setup(made: Festival) -> str:
    found = re.search(r"https?://\S+(/setup#[0-9a-f]+)", "\n".join(made.server.said))
    assert found, made.server.said
    return found[1]


def _sheet(made: Festival) -> str:
    return f"/sheet/{made.desk.view('ring/1')['queue'][2]['stream']}"


def _panel(name: str) -> Prepare:
    return _opens(f"button[data-panel={name}]")


SHOTS = (
    Shot("morning", "setup", "First start", "", _setup, "desktop", "uk",
         "The first start: event, rings, the organiser's account."),
    Shot("morning", "sign-in", "Sign-in", "", "/sign-in", "desktop", "en",
         "An organiser signs in."),
    Shot("morning", "home-stranger", "First page, for anyone", "", "/", "phone", "uk",
         "The first page for anyone who came by."),
    Shot("morning", "home-organiser", "First page, for the organiser", "desk", "/", "desktop", "ru",
         "The organiser's first page: rings, bouts, nominations."),
    Shot("morning", "devices", "Devices", "desk", "/devices", "tablet", "uk",
         "Devices of both rings; a phone waits to be let in."),
    Shot("morning", "devices-code", "A code for a device", "desk", "/devices", "tablet", "en",
         "The code a marshal's phone opens with its camera.",
         _opens(".seat.empty")),
    Shot("morning", "pair", "Pairing", "", _unapproved, "phone", "ru",
         "The phone that opened it: which seat, and what is it called?"),
    Shot("morning", "pair-waiting", "Pairing: waiting", "", _unapproved, "phone", "uk",
         "It waits; the desk compares the digits.", _joins),
    Shot("morning", "trust", "Trust", "", "/trust", "phone", "ru",
         "No certificate, nothing to trust.", shown=False),
    Shot("morning", "console-idle", "console-idle", "hofmarshal-1", "/console/1", "tablet", "en",
         "The console before the first bout.", shown=False),
    Shot("morning", "pad-idle", "pad-idle", "pad-1", "/pad", "phone", "uk",
         "A pad before the first bout.", still=True, shown=False),
    Shot("called", "console-called", "Console: called", "hofmarshal-1", "/console/1", "tablet", "uk",
         "Called: how long the sides have to come."),
    Shot("called", "screen-called", "Big screen: called", "", "/screen/1", "screen", "ru",
         "The big screen calls a pair."),
    Shot("called", "announcer", "Announcer", "announcer", "/announcer/1", "tablet", "uk",
         "The announcer's page: what to say, and how."),
    Shot("called", "medic", "medic", "medic", "/medic", "phone", "uk",
         "The medic's page.", shown=False),
    Shot("called", "rings", "List of rings", "", "/rings", "desktop", "uk",
         "The list of rings, for the entrance."),
    Shot("ready", "console-ready", "console-ready", "hofmarshal-1", "/console/1", "tablet", "ru",
         "Ready to start.", shown=False),
    Shot("running", "console-running", "Console: the marshals' taps", "hofmarshal-1", "/console/1", "tablet", "ru",
         "Running: the marshals' taps, what they suggest and why."),
    Shot("running", "console-sun", "console-sun", "hofmarshal-1", "/console/1", "tablet", "uk",
         "The same, in the colours for bright sun.",
         theme="sun", shown=False),
    Shot("running", "console-phone", "Console on a phone", "hofmarshal-1", "/console/1", "phone", "en",
         "The console on a phone, where there is no tablet."),
    Shot("running", "console-sanctions", "console-sanctions", "hofmarshal-1", "/console/1", "tablet", "en",
         "Sanctions, with the ladder's next step.",
         _panel("sanctions"), shown=False),
    Shot("running", "console-panel", "console-panel", "hofmarshal-1", "/console/1", "tablet", "en",
         "The panel.", _panel("panel"), shown=False),
    Shot("running", "console-more", "console-more", "hofmarshal-1", "/console/1", "tablet", "ru",
         "Everything rare.", _panel("more"), shown=False),
    Shot("running", "pad-running", "A marshal's pad", "pad-1", "/pad", "phone", "uk",
         "A marshal's pad: whoever strikes there, scores.",
         _sees("red", "head", "two-handed"), still=True, sizes=(*EVERYWHERE, "phone-lying")),
    Shot("running", "pad-step", "Pad: what the table asks", "pad-1", "/pad", "phone", "ru",
         "The table asks for the grip; “not seen” is an answer.",
         _sees("red", "torso"), theme="sun", still=True, sizes=(*EVERYWHERE, "phone-lying")),
    Shot("running", "pad-lying", "Pad, sideways", "pad-1", "/pad", "phone-lying", "en",
         "The pad held sideways.", theme="dark", still=True),
    Shot("running", "pad-breach", "Pad: a breach", "pad-1", "/pad", "phone", "en",
         "A breach: who, then which clause.",
         _breaks, still=True),
    Shot("running", "screen-running", "Big screen: a bout", "", "/screen/1", "screen", "uk",
         "The big screen in a bout."),
    Shot("running", "watch", "Spectator", "", "/watch/1", "phone", "ru",
         "A spectator's phone: the score, every exchange, its clause."),
    Shot("running", "watch-all", "watch-all", "", "/watch", "phone", "uk",
         "All rings for a spectator.", shown=False),
    Shot("running", "overlay", "Overlay of a stream", "", "/overlay/1", "screen", "en",
         "The bar over a video stream; the checks show through.",
         _checkered, sizes=("desktop",)),
    Shot("ruled", "console-log", "Console: the log", "hofmarshal-1", "/console/1", "tablet", "uk",
         "Halted: the log, in which every exchange can be mended.", _panel("log")),
    Shot("ruled", "pad-late", "pad-late", "pad-1", "/pad", "phone", "uk",
         "A tap after the halt.", _sees("blue", "leg"), still=True, shown=False),
    Shot("ruled", "screen-halted", "screen-halted", "", "/screen/1", "screen", "en",
         "The big screen when halted.", shown=False),
    Shot("ruled", "pad-offline", "Pad without a network", "pad-2", "/pad", "phone", "ru",
         "No network: the taps are kept and sent later.", _offline,
         still=True, again=False),
    Shot("horn", "screen-horn", "Big screen: time", "", "/screen/2", "screen", "ru",
         "Time."),
    Shot("horn", "console-horn", "console-horn", "hofmarshal-2", "/console/2", "tablet", "ru",
         "Time is over; the hofmarshal ends the round.",
         shown=False),
    Shot("announced", "screen-won", "Big screen: the winner", "", "/screen/2", "screen", "en",
         "The winner."),
    Shot("extra", "screen-extra", "screen-extra", "", "/screen/2", "screen", "uk",
         "An extra round to three points.", shown=False),
    Shot("extra", "console-extra", "console-extra", "hofmarshal-2", "/console/2", "tablet", "uk",
         "An extra round.", shown=False),
    Shot("suspended", "screen-suspended", "Big screen: suspended", "", "/screen/2", "screen", "uk",
         "A storm: every clock stands."),
    Shot("suspended", "console-suspended", "console-suspended", "hofmarshal-2", "/console/2", "tablet", "en",
         "Suspended.", shown=False),
    Shot("decided", "console-decided", "Console: decided", "hofmarshal-1", "/console/1", "tablet", "en",
         "Decided: sign and announce."),
    Shot("evening", "board", "Chief's board", "chief", "/board", "tablet", "uk",
         "The chief's board: rings, panels, a protest, a held fighter."),
    Shot("evening", "medic-held", "Medic", "medic", "/medic", "phone", "en",
         "The medic's page: a held fighter cannot be called."),
    Shot("evening", "sheet", "A sheet typed back", "desk", _sheet, "desktop", "ru",
         "A paper sheet typed back; it tells which row does not fit.", _types),
    Shot("evening", "watch-over", "watch-over", "", "/watch/1", "phone", "en",
         "A spectator after the bout.", shown=False),
    Shot("evening", "screen-next", "screen-next", "", "/screen/1", "screen", "ru",
         "Between bouts.", shown=False),
    Shot("revoked", "pad-revoked", "pad-revoked", "pad-1", "/pad", "phone", "en",
         "A revoked phone.", shown=False),
    *OFFICE,
    *CAPTAIN,
    *FIELD,
    *battle_shots(_checkered),
    *BATTLE_CONSOLE,
    *PLAYER,
    *CARDS,
    *GAME,
    *MASTERS,
    *REGIONS,
)  # fmt: skip
"""Every picture, in the order of the story. `shown` False: it is checked, and written only on demand."""
