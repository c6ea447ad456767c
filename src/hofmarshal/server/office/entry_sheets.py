"""What the entries page gives out as files: the list of entries, and badges with signed codes."""

from __future__ import annotations

from collections.abc import Sequence

from litestar import Response

from hofmarshal.exchange.badges import Badge, badge_pages
from hofmarshal.exchange.write import Column, Sheet, Value, csv_bytes, xlsx_bytes
from hofmarshal.server.errors import no
from hofmarshal.server.office.context import Asked
from hofmarshal.server.office.entering import EntryDesk
from hofmarshal.server.office.passes import pass_of
from hofmarshal.server.office.reach import phone_origin
from hofmarshal.server.people import Person
from hofmarshal.server.titles import titles_of
from hofmarshal.text import message
from hofmarshal.tournament import nomination as nom

MOST_BADGES = 2000
TYPES = {"csv": "text/csv; charset=utf-8", "xlsx": "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"}
HEADS = {
    "entry": "entries-column-entry", "name": "entries-column-name", "club": "entries-column-club",
    "country": "entries-column-country", "rating": "entries-column-rating", "weight_category": "entries-column-weight",
    "nominations": "entries-column-nominations", "checked_in": "entries-column-here", "born": "entries-column-born",
    "contact": "entries-column-contact",
}  # fmt: skip
"""Our columns and the messages of their headings."""

PRIVATE = ("born", "contact")


def entry_table(desk: EntryDesk, kind: str, nomination: str, lang: str, *, private: bool) -> Response[bytes]:
    """The entries of a nomination, or of all, a row a person; the headings are those that are taken in again."""
    names = (nomination,) if nomination else tuple(desk.office.programme.nominations)
    rows = [_row(desk, one, names, private=private) for one in _entered(desk, names)]
    columns = tuple(
        Column(key, message(code, lang), "number" if key == "rating" else "text")
        for key, code in HEADS.items()
        if private or key not in PRIVATE
    )
    sheet = Sheet(message("entries-sheet", lang), columns, tuple(rows))
    data = csv_bytes(sheet) if kind == "csv" else xlsx_bytes([sheet])
    return _file(data, f"{nomination or 'entries'}.{kind}", TYPES[kind])


def _row(desk: EntryDesk, person: Person, names: Sequence[str], *, private: bool) -> tuple[Value, ...]:
    takes = {
        name: one
        for name, one in desk.takes_part(person.entry).items()
        if name in names and nom.is_active(desk.nomination(name), person.entry)
    }
    first = next(iter(takes.values()), None)
    born = desk.born(person.entry)
    here = "+" if takes and all(one.checked_in for one in takes.values()) else ""
    more: tuple[Value, ...] = (born.isoformat() if born else "", desk.contact(person.entry)) if private else ()
    return (
        person.entry, person.name, person.club, person.country, (first.rating or None) if first else None,
        first.weight_category if first else "", ", ".join(takes), here, *more,
    )  # fmt: skip


def badge_sheet(desk: EntryDesk, request: Asked, entries: Sequence[str], nomination: str, lang: str) -> Response[bytes]:
    """The badges of these entries, of a nomination, or of all."""
    names = (nomination,) if nomination else tuple(desk.office.programme.nominations)
    people = [desk.office.person(one) for one in entries] if entries else _entered(desk, names)
    if not people:
        raise no(409, "entries-nobody")
    if len(people) > MOST_BADGES:
        raise no(409, "entries-badges-many", count=len(people), most=MOST_BADGES)
    vault = desk.office.venue.identities.vault
    base = phone_origin(request, desk.office.venue.settings.origin)
    state = desk.office.programme
    titles = {name: title.in_(lang) for name, title in titles_of(state).items()}
    badges = [
        Badge(
            entry=one.entry, name=one.name, club=one.club,
            nominations=tuple(titles[name] for name in desk.takes_part(one.entry)),
            link=f"{base}/checkin#{pass_of(vault, one.entry)}",
        )
        for one in people
    ]  # fmt: skip
    return _file(badge_pages(badges, lang, event=state.name), "badges.pdf", "application/pdf")


def _entered(desk: EntryDesk, names: Sequence[str]) -> list[Person]:
    """Everyone who is in one of these nominations, in the order of the numbers."""
    people = desk.office.people.all()
    codes = dict.fromkeys(
        code for name in names for code in desk.nomination(name).entries if nom.is_active(desk.nomination(name), code)
    )
    return sorted((people[code] for code in codes if code in people), key=lambda one: number_order(one.entry))


def number_order(entry: str) -> tuple[int, str]:
    """Numbers as numbers: 9 before 10; others after them."""
    return (int(entry), "") if entry.isascii() and entry.isdecimal() else (1 << 60, entry)


def _file(data: bytes, name: str, kind: str) -> Response[bytes]:
    return Response(data, media_type=kind, headers={"content-disposition": f'attachment; filename="{name}"'})
