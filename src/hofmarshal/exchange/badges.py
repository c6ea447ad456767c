"""Badges to print: number and name large, club, nominations, and a code that says who this is."""

from __future__ import annotations

import io
from collections.abc import Sequence
from importlib.resources import files

import msgspec


class Badge(msgspec.Struct, frozen=True, kw_only=True):
    """One badge; `link` is what its code says."""

    entry: str
    name: str
    club: str = ""
    nominations: tuple[str, ...] = ()
    link: str


def badge_pages(badges: Sequence[Badge], lang: str, *, event: str = "") -> bytes:
    """A PDF with eight badges a page."""
    import typst  # a large library: only for who prints

    tree = {
        "lang": lang,
        "event": event,
        "badges": [
            {
                "entry": one.entry, "name": one.name, "club": one.club, "nominations": one.nominations,
                "code": code_picture(one.link),
            }
            for one in badges
        ],
    }  # fmt: skip
    source = (files("hofmarshal.exchange") / "badges.typ").read_bytes()
    compiler = typst.Compiler(source, ignore_system_fonts=True)
    found = compiler.compile(format="pdf", sys_inputs={"badges": msgspec.json.encode(tree).decode()})
    if not isinstance(found, bytes):
        raise RuntimeError("typst gave nothing")
    return found


def code_picture(text: str) -> str:
    """A QR code as SVG; a quarter of it may be worn off and it can still be read."""
    import segno

    out = io.BytesIO()
    segno.make(text, error="m", micro=False).save(out, kind="svg", border=2, scale=1, xmldecl=False, svgns=True)
    return out.getvalue().decode()
