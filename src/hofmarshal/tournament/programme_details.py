"""What an event says of itself besides its name: days, place, languages, what the public may do, when private data goes."""

from __future__ import annotations

from datetime import date, timedelta

import msgspec

from hofmarshal.admission.majority import majority
from hofmarshal.rules.notes import Note, Refusal

LANGUAGES = ("en", "ru", "uk")
"""The languages an event can speak."""

KEEP_DAYS = 30
"""Days private data stays after the event unless the organiser says otherwise: protests and ratings are settled by then."""

MOST_KEEP_DAYS = 3650
"""More is taken for a slip."""

MOST_DAYS = 366
"""Days from the first to the last: a league may last a season, more is a mistyped year."""

MOST_PLACE = 160


class Details(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """What is said of the event; days are written YYYY-MM-DD, empty where nobody said.

    `country`: ISO 3166-1, or 3166-2 for a part of one; `ages`: ages of majority (years) the organiser found out himself,
    by country. `languages`: what pages and papers for the public speak, the first one first. `public`: whether anyone may see
    the schedule and the results. `self_entry`: whether fighters may enter themselves, to the end of the day
    `self_entry_until` (empty: to the end of the event). `keep_private_days`: how long after the last day private data stays.
    """

    country: str = ""
    first_day: str = ""
    last_day: str = ""
    place: str = ""
    languages: tuple[str, ...] = LANGUAGES
    public: bool = True
    self_entry: bool = False
    self_entry_until: str = ""
    keep_private_days: int = KEEP_DAYS
    ages: dict[str, int] = {}


def first_day(details: Details) -> date | None:
    """The first day of the event; None where nobody said."""
    return _day(details.first_day)


def last_day(details: Details) -> date | None:
    """The last day of the event: its first where no other is said."""
    return _day(details.last_day) or _day(details.first_day)


def private_until(details: Details) -> date | None:
    """The last day on which private data may still be there; None where the event has no days."""
    last = last_day(details)
    return last + timedelta(days=details.keep_private_days) if last is not None else None


def self_entry_open(details: Details, today: date) -> bool:
    """Whether a fighter may enter himself today."""
    until = _day(details.self_entry_until) or last_day(details)
    return details.self_entry and (until is None or today <= until)


def merged(now: Details, wanted: Details, before: Details | None) -> Details | Refusal:
    """What stands after somebody who saw `before` asks for `wanted`: only what he changed is changed.

    Where somebody else changed the same meanwhile, and to something else, it is refused with the names of those fields.
    """
    if before is None:
        return wanted
    names = [name for name in Details.__struct_fields__ if getattr(wanted, name) != getattr(before, name)]
    clash = [name for name in names if getattr(now, name) not in (getattr(before, name), getattr(wanted, name))]
    if clash:
        return Refusal("programme-details-meanwhile", {"fields": ", ".join(clash)})
    return msgspec.structs.replace(now, **{name: getattr(wanted, name) for name in names})


def tidy(details: Details) -> Details:
    """The same with one way of writing: a country in capitals, no blanks around, a last day wherever there is a first."""
    return msgspec.structs.replace(
        details,
        country=details.country.strip().upper(),
        place=" ".join(details.place.split()),
        first_day=details.first_day.strip(),
        last_day=details.last_day.strip() or details.first_day.strip(),
        self_entry_until=details.self_entry_until.strip(),
        languages=tuple(dict.fromkeys(details.languages)),
        ages={code.strip().upper(): age for code, age in details.ages.items()},
    )


def fault(details: Details) -> Refusal | None:
    """Why this cannot be said of an event; None where it can."""
    return _days_fault(details) or _country_fault(details) or _rest_fault(details)


def _day(text: str) -> date | None:
    """A day as it is written in a form; None where it is no day of the calendar."""
    try:
        return date.fromisoformat(text) if len(text) == 10 else None
    except ValueError:
        return None


def _days_fault(details: Details) -> Refusal | None:
    for text in (details.first_day, details.last_day, details.self_entry_until):
        if text and _day(text) is None:
            return Refusal("programme-no-such-day", {"day": text[:20]})
    first, last, until = _day(details.first_day), _day(details.last_day), _day(details.self_entry_until)
    if first is None or last is None:
        return Refusal("programme-first-day-missing") if last is not None else None
    if last < first:
        return Refusal("programme-last-before-first", {"first": details.first_day, "last": details.last_day})
    if (last - first).days >= MOST_DAYS:
        return Refusal("programme-too-many-days", {"days": (last - first).days + 1, "most": MOST_DAYS})
    if until is not None and until > last:
        return Refusal("programme-self-entry-late", {"until": details.self_entry_until, "last": details.last_day})
    return None


def _country_fault(details: Details) -> Refusal | None:
    day = last_day(details) or date.max
    for country in (*details.ages, *([details.country] if details.country else ())):
        found = majority(country, day, details.ages)
        if isinstance(found, Note):
            return Refusal("programme-country", {"country": country[:20] or "–"}, found.cites, (found,))
    return None


def _rest_fault(details: Details) -> Refusal | None:
    if not details.languages or not set(details.languages) <= set(LANGUAGES):
        return Refusal("programme-languages", {"known": ", ".join(LANGUAGES)})
    if not 0 <= details.keep_private_days <= MOST_KEEP_DAYS:
        return Refusal("programme-keep-days", {"most": MOST_KEEP_DAYS})
    if len(details.place) > MOST_PLACE:
        return Refusal("programme-place-long", {"most": MOST_PLACE})
    return None
