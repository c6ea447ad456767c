"""What is printed of an event: start lists, groups with results, brackets, protocols, final protocols, certificates; as PDF."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Literal

import msgspec

from hofmarshal.exchange import outcome as out
from hofmarshal.exchange.bout_papers import protocol_page
from hofmarshal.exchange.group_papers import blank_page, bracket_page, group_page
from hofmarshal.exchange.results_tables import club_of, medal_name, ranked, stage_name, status_of, track_name
from hofmarshal.exchange.typesetting import set_pdf, set_pictures
from hofmarshal.exchange.when import moment
from hofmarshal.exchange.wording import message

Page = dict[str, Any]
Kind = Literal["start", "groups", "brackets", "final", "certificates", "protocols", "blank-groups"]
KINDS: tuple[Kind, ...] = ("start", "groups", "brackets", "final", "certificates", "protocols", "blank-groups")

LABELS = ("name", "round", "time", "event", "third")
MEDAL_PLACES = 3


class Wanted(msgspec.Struct, frozen=True, kw_only=True):
    """What to print: which kind, in which language, certificates down to which place, how large a blank group.

    `seal`: the last entry of the journal, which the paper shows; `protocols` where those are wanted.
    """

    kind: Kind
    lang: str
    to: int = MEDAL_PLACES
    size: int = 6
    seal: str = ""
    protocols: tuple[out.ProtocolOut, ...] = ()


def document(event: out.EventOut, wanted: Wanted, nomination: str = "") -> bytes:
    """The PDF of one nomination, or of all. Where there is nothing to print yet, one page that says so."""
    chosen = [one for one in event.nominations if nomination in ("", one.nomination)]
    pages = [page for one in chosen for page in _pages(event, one, wanted)]
    if not pages:
        pages = [
            _list(message("results-nothing", wanted.lang), "", lead=(message("results-nothing-yet", wanted.lang),))
        ]
    return set_pdf("documents", _tree(event, wanted, pages))


def pictures(event: out.EventOut, wanted: Wanted, nomination: str = "") -> list[bytes]:
    """The same as PNG pictures, to look at."""
    chosen = [one for one in event.nominations if nomination in ("", one.nomination)]
    tree = _tree(event, wanted, [page for one in chosen for page in _pages(event, one, wanted)])
    return set_pictures("documents", tree, ppi=80)


def _tree(event: out.EventOut, wanted: Wanted, pages: Sequence[Page]) -> dict[str, Any]:
    lang = wanted.lang
    return {
        "lang": lang,
        "event": event.name,
        "days": " · ".join(part for part in (days(event), event.place) if part),
        "foot": message("results-printed", lang, at=moment(event.at), seal=wanted.seal or "–"),
        "label": {name: message(f"results-label-{name}", lang) for name in LABELS},
        "pages": list(pages),
    }


def days(event: out.EventOut) -> str:
    """The days of the event."""
    if not event.last_day or event.last_day == event.first_day:
        return event.first_day
    return f"{event.first_day} – {event.last_day}"


def _pages(event: out.EventOut, one: out.NominationOut, wanted: Wanted) -> Iterator[Page]:
    match wanted.kind:
        case "start":
            yield _start(one, wanted.lang)
        case "groups":
            yield from _groups(one, wanted.lang)
        case "brackets":
            yield from (bracket_page(one, bracket, wanted.lang) for bracket in one.brackets)
        case "final":
            yield from (_final(one, track, wanted) for track in one.tracks)
        case "certificates":
            yield from _certificates(one, wanted)
        case "protocols":
            mine = (paper for paper in wanted.protocols if paper.nomination == one.nomination)
            yield from (protocol_page(one, paper, wanted.lang) for paper in mine)
        case _:
            yield blank_page(one, wanted.size, wanted.lang)


def _column(title: str, *, number: bool = False, wide: bool = False) -> dict[str, Any]:
    return {"title": title, "number": number, "wide": wide}


def _list(
    title: str,
    subtitle: str,
    columns: Sequence[dict[str, Any]] = (_column("", wide=True),),
    rows: Sequence[Sequence[str]] = (),
    *,
    lead: Sequence[str] = (),
    notes: Sequence[str] = (),
    sign: Sequence[str] = (),
    strong: Sequence[int] = (),
    flipped: bool = False,
) -> Page:
    return {
        "kind-of": "list", "title": title, "subtitle": subtitle, "columns": list(columns), "rows": list(rows),
        "lead": list(lead), "notes": list(notes), "sign": list(sign), "strong": list(strong), "flipped": flipped,
    }  # fmt: skip


def _head(column: str, lang: str, *, number: bool = False, wide: bool = False) -> dict[str, Any]:
    return _column(message(f"results-column-{column}", lang), number=number, wide=wide)


def _start(one: out.NominationOut, lang: str) -> Page:
    """Who takes part, by number; the group each was drawn into."""
    first = one.stages[one.order[0]] if one.order else None
    group = {e: g.name for g in first.groups.values() for e in g.entries} if first is not None else {}
    columns = [
        _head("entry", lang), _head("name", lang, wide=True), _head("club", lang, wide=True), _head("country", lang),
        _head("group", lang), _head("status", lang),
    ]  # fmt: skip
    rows = [
        (entry, who.name, who.club, who.country, group.get(entry, ""), _present(who, lang))
        for entry, who in one.people.items()
    ]
    lead = (message("results-start-lead", lang, count=len(one.people)),)
    return _list(one.title.in_(lang), message("results-paper-start", lang), columns, rows, lead=lead)


def _present(who: out.Who, lang: str) -> str:
    left = status_of(who, lang)
    return left or ("" if who.here else message("results-not-here", lang))


def _groups(one: out.NominationOut, lang: str) -> Iterator[Page]:
    for key in one.order:
        stage = one.stages[key]
        if not stage.pairs:
            yield from (group_page(one, stage, stage.groups[name], lang) for name in stage.order)


def _final(one: out.NominationOut, track: out.Track, wanted: Wanted) -> Page:
    """The final places, to be signed."""
    lang = wanted.lang
    columns = [
        _head("place", lang, number=True), _head("medal", lang), _head("entry", lang), _head("name", lang, wide=True),
        _head("club", lang, wide=True), _head("country", lang), _head("reached", lang),
    ]  # fmt: skip
    rows, strong = [], []
    for number, (entry, place) in enumerate(ranked(track)):
        who, stage = one.people.get(entry), one.stages.get(place.stage)
        reached = status_of(who, lang) or (stage_name(stage, lang) if stage is not None else "")
        rows.append(
            (
                "" if place.place is None else str(place.place), medal_name(place.medal, lang), entry, one.called(entry),
                club_of(one, entry), who.country if who is not None else "", reached,
            )
        )  # fmt: skip
        if place.medal:
            strong.append(number)
    fought = sum(bout.state == "fought" for bout in one.bouts.values())
    lead = [
        message("results-final-lead", lang, entries=len(one.people), bouts=fought),
        message("results-rules-lead", lang, rulebook=one.rulebook, edition=one.edition or "–"),
    ]
    if one.seed:
        lead.append(message("results-lot-lead", lang, seed=one.seed))
    state = "signed" if track.signed else "final" if track.final else "open"
    notes = (message("results-final-state", lang, state=state),)
    sign = tuple(message(f"results-sign-{who}", lang) for who in ("chief", "secretary"))
    subtitle = message("results-paper-final", lang, track=track_name(track.track, lang) or "none")
    return _list(one.title.in_(lang), subtitle, columns, rows, lead=lead, notes=notes, sign=sign, strong=strong)


def _certificates(one: out.NominationOut, wanted: Wanted) -> Iterator[Page]:
    """A certificate for each place down to `to`, of tracks that are over."""
    lang = wanted.lang
    for track in one.tracks if wanted.to else ():
        for entry, place in ranked(track) if track.final else ():
            if place.place is None or place.place > wanted.to:
                continue
            named = track_name(track.track, lang)
            yield {
                "kind-of": "certificate",
                "kind": message("results-certificate", lang),
                "awarded": message("results-awarded", lang, team=int(one.team)),
                "name": one.called(entry),
                "club": club_of(one, entry),
                "place": message("results-certificate-place", lang, place=place.place),
                "nomination": one.title.in_(lang) + (f" · {named}" if named else ""),
                "sign": [message(f"results-sign-{who}", lang) for who in ("organiser", "chief")],
            }
