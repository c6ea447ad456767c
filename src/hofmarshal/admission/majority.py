"""Ages of majority by country, each with its source, and the day a person comes of age."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date

import msgspec

from hofmarshal.rules.notes import Note


class Majority(msgspec.Struct, frozen=True):
    """One law: who lives under `code` (ISO 3166-1, or 3166-2 for a part) is of age at `age` years, from `since` on."""

    code: str
    age: int
    source: str
    since: date | None = None


def _table(text: str) -> tuple[Majority, ...]:
    rows = []
    for line in text.strip().splitlines():
        code, age, since, source = (cell.strip() for cell in line.split("|"))
        rows.append(Majority(code, int(age), source, date.fromisoformat(since) if since else None))
    return tuple(rows)


# Lunar years (AE before the reform) are counted as calendar years: later than the law, never earlier.
# A country whose parts differ and that has no age of its own (CA) has rows for its parts only.
MAJORITY: tuple[Majority, ...] = _table(
    """
    AE|21||Federal Law 5/1985 (Civil Transactions), art. 85: 21 lunar years
    AE|18|2026-06-01|Federal Decree-Law 25/2025 (Civil Transactions): 18 calendar years
    AM|18||Civil Code, art. 24
    AR|18||Ley 26.579; Código Civil y Comercial, art. 25
    AT|18|2001-07-01|ABGB § 21
    AU|18||Age of majority acts of the states and territories
    AZ|18||Civil Code, art. 28
    BE|18||Code civil, art. 488 (law of 19 January 1990)
    BG|18||Persons and Family Act, art. 2
    BR|18|2003-01-11|Código Civil (Lei 10.406/2002), art. 5
    BY|18||Civil Code, art. 20
    CA-AB|18||Age of Majority Act, RSA 2000, c A-6
    CA-BC|19||Age of Majority Act, RSBC 1996, c 7
    CA-MB|18||The Age of Majority Act, CCSM c A7
    CA-NB|19||Age of Majority Act, RSNB 2011, c 103
    CA-NL|19||Age of Majority Act, SNL 1995, c A-4.2
    CA-NS|19||Age of Majority Act, RSNS 1989, c 4
    CA-NT|19||Age of Majority Act, RSNWT 1988, c A-2
    CA-NU|19||Age of Majority Act (Nunavut), RSNWT 1988, c A-2
    CA-ON|18||Age of Majority and Accountability Act, RSO 1990, c A.7
    CA-PE|18||Age of Majority Act, RSPEI 1988, c A-8
    CA-QC|18||Code civil du Québec, art. 153
    CA-SK|18||The Age of Majority Act, RSS 1978, c A-6
    CA-YT|19||Age of Majority Act, RSY 2002, c 2
    CH|18|1996-01-01|ZGB art. 14
    CL|18||Código Civil, art. 26 (Ley 19.221)
    CN|18||Civil Code, art. 17
    CZ|18||Civil Code (89/2012), § 30
    DE|18||BGB § 2
    DK|18||Værgemålsloven § 1
    EE|18||General Part of the Civil Code Act, § 8
    ES|18||Constitución, art. 12
    FI|18||Guardianship Services Act 442/1999, § 2
    FR|18||Code civil, art. 414
    GB|18||Family Law Reform Act 1969, s. 1; Age of Majority Act (Northern Ireland) 1969
    GB-SCT|16||Age of Legal Capacity (Scotland) Act 1991, s. 1: full capacity at 16
    GE|18||Civil Code, art. 12
    GR|18||Civil Code, art. 127
    HR|18||Family Act, art. 117
    HU|18||Civil Code (Act V of 2013), § 2:10
    IE|18||Age of Majority Act 1985, s. 2
    IL|18||Capacity and Guardianship Law 5722-1962, s. 3
    IS|18||Lögræðislög 71/1997, art. 1
    IT|18||Codice civile, art. 2
    JP|20||Civil Code, art. 4, before Act 59/2018
    JP|18|2022-04-01|Civil Code, art. 4, as amended by Act 59/2018
    KR|20||Civil Act, art. 4, before Act 10429
    KR|19|2013-07-01|Civil Act, art. 4, as amended by Act 10429
    KZ|18||Civil Code, art. 17
    LT|18||Civil Code, art. 2.5
    LU|18||Code civil, art. 488
    LV|18||Civil Law, s. 219
    MD|18||Civil Code, chapter on natural persons (capacity of exercise)
    MX|18||Código Civil Federal, art. 646
    NL|18||Burgerlijk Wetboek 1:233
    NO|18||Vergemålsloven 2010
    NZ|20||Age of Majority Act 1970, s. 4
    PL|18||Kodeks cywilny, art. 10
    PT|18||Código Civil, art. 130
    RO|18||Codul civil, art. 38
    RS|18||Family Act, art. 11
    RU|18||Constitution, art. 60; Civil Code, art. 21
    SE|18||Föräldrabalken 9:1
    SG|21||Common law
    SK|18||Civil Code (40/1964), § 8
    TH|20||Civil and Commercial Code, s. 19
    TR|18||Civil Code (4721), art. 11
    TW|20||Civil Code, art. 12, before the amendment of 2021
    TW|18|2023-01-01|Civil Code, art. 12, as amended in 2021
    UA|18||Civil Code, art. 34
    US|18||State law; Alabama, Nebraska and Mississippi differ
    US-AL|19||Code of Alabama § 26-1-1
    US-MS|21||Mississippi Code § 1-3-27
    US-NE|19||Nebraska Revised Statutes § 43-2101
    UZ|18||Civil Code, art. 22
    ZA|18|2007-07-01|Children's Act 38 of 2005, s. 17
    """
)

_BY_CODE: dict[str, tuple[Majority, ...]] = {
    code: tuple(row for row in MAJORITY if row.code == code) for code in {row.code for row in MAJORITY}
}

OLDEST_AGE = 30
"""An organiser's override above this is taken for a slip."""


def majority(country: str, day: date, overrides: Mapping[str, int] | None = None) -> Majority | Note:
    """The law in force on a day for a country or a part of one; a Note that asks for an override where none is known.

    An override for the code given comes first, then its row, then those of the country it is a part of.
    """
    code = country.strip().upper()
    for place in dict.fromkeys((code, code.partition("-")[0])):
        age = {name.strip().upper(): years for name, years in (overrides or {}).items()}.get(place)
        if age is not None:
            return _overridden(place, age)
        rows = [row for row in _BY_CODE.get(place, ()) if row.since is None or row.since <= day]
        if rows:
            return max(rows, key=lambda row: row.since or date.min)
    return _unknown(code, day)


def _overridden(code: str, age: int) -> Majority | Note:
    if not 1 <= age <= OLDEST_AGE:
        return Note("admission-bad-override", {"country": code, "age": age, "most": OLDEST_AGE})
    return Majority(code, age, "organiser")


def _unknown(code: str, day: date) -> Note:
    parts = sorted(name for name in _BY_CODE if name.startswith(f"{code}-"))
    if parts and code:
        return Note("admission-country-in-parts", {"country": code, "parts": ", ".join(parts)})
    if code in _BY_CODE:
        return Note("admission-country-then", {"country": code, "day": day.isoformat()})
    return Note("admission-country-unknown", {"country": code})


def comes_of_age(born: date, age: int) -> date | None:
    """The first day of being `age` years old: the birthday itself; born on 29 February, 1 March of a common year.

    None where the calendar ends before it (a birth date that is a slip).
    """
    if born.year + age > date.max.year:
        return None
    try:
        return born.replace(year=born.year + age)
    except ValueError:
        return date(born.year + age, 3, 1)
