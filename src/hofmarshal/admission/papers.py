"""May this fighter enter: age, papers and passed gear against a rulebook's conditions; what is missing, by clause."""

from __future__ import annotations

from datetime import date
from typing import Literal

import msgspec

from hofmarshal.admission.majority import comes_of_age, majority
from hofmarshal.rules.gear_model import Admission, AgeCondition, Cites, GearCondition, PaperCondition, in_force
from hofmarshal.rules.notes import Args, Note

Verdict = Literal["pass", "fix", "reject", "again"]
"""What a gear inspection ended in; `again`: it was closed, and is open once more (after a breakage, say)."""


class Fighter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who asks to enter: date of birth, and the country whose law is his (ISO code, with a part where parts differ)."""

    born: date | None = None
    country: str = ""


class Event(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where and when: the host country's ISO code, the first and the last day."""

    country: str
    first_day: date
    last_day: date


class Paper(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A paper handed in: what it confirms, whether it is signed, its last day of validity where it states one."""

    id: str
    signed: bool = False
    confirms: tuple[str, ...] = ()
    expires: date | None = None


class Asking(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that decides an admission. `gear`: what the inspection ended in. `ages`: the organiser's, by country code."""

    fighter: Fighter
    event: Event
    papers: tuple[Paper, ...] = ()
    gear: Verdict | None = None
    ages: dict[str, int] = {}


class Missing(msgspec.Struct, frozen=True):
    """One condition not met: `age`, the id of a paper, or `gear`; and why, with its clauses."""

    condition: str
    note: Note


class Standing(msgspec.Struct, frozen=True):
    """The answer. `barred`: what a fighter who is not admitted may not be part of (`draw`, `call`), and by which clauses.

    `met`: notes of the conditions met, with their clauses.
    """

    admitted: bool
    missing: tuple[Missing, ...]
    barred: tuple[str, ...]
    barred_by: Cites
    met: tuple[Note, ...]
    cites: Cites


def admit(rules: Admission, nomination: str | None, asking: Asking) -> Standing:
    """Whether a fighter may enter a nomination; every condition is looked at, so that all that is missing is named."""
    answers: list[tuple[str, Note, bool]] = []
    if rules.age is not None:
        answers += [("age", note, met) for note, met in _ages(rules.age, asking)]
    for paper in rules.papers:
        note, met = _paper(paper, asking)
        answers.append((paper.id, note, met))
    gear = next((one for one in rules.gear if in_force(one.in_, nomination)), None)
    if gear is not None:
        note, met = _gear(gear, asking)
        answers.append(("gear", note, met))
    missing = tuple(Missing(condition, note) for condition, note, met in answers if not met)
    bar = next((one for one in rules.bars if in_force(one.in_, nomination)), None)
    cites = [clause for _, note, met in answers if met != bool(missing) for clause in note.cites]
    return Standing(
        admitted=not missing,
        missing=missing,
        barred=bar.from_ if missing and bar is not None else (),
        barred_by=bar.cites if missing and bar is not None else (),
        met=tuple(note for _, note, met in answers if met),
        cites=tuple(dict.fromkeys((*cites, *(bar.cites if bar else ())))),
    )


def _ages(rule: AgeCondition, asking: Asking) -> list[tuple[Note, bool]]:
    """One answer a law; both may be the same country's, then one."""
    codes = {law: asking.fighter.country if law == "fighter" else asking.event.country for law in rule.laws}
    if asking.fighter.born is None:
        return [(Note("admission-no-birth-date", {}, rule.cites), False)]
    day = asking.event.first_day if rule.day == "first-day" else asking.event.last_day
    return [_age(rule.cites, code, asking.fighter.born, day, asking.ages) for code in dict.fromkeys(codes.values())]


def _age(cites: Cites, code: str, born: date, day: date, ages: dict[str, int]) -> tuple[Note, bool]:
    if not code.strip():
        return Note("admission-no-country", {}, cites), False
    if born > day:
        return Note("admission-born-later", {"born": born.isoformat(), "day": day.isoformat()}, cites), False
    law = majority(code, day, ages)
    if isinstance(law, Note):
        return Note(law.code, law.args, cites), False
    args: Args = {"country": law.code, "age": law.age, "day": day.isoformat(), "source": law.source}
    since = comes_of_age(born, law.age)
    if since is not None and since <= day:
        return Note("admission-of-age", args, cites), True
    return Note("admission-under-age", {**args, "since": since.isoformat() if since else "—"}, cites), False


def _paper(rule: PaperCondition, asking: Asking) -> tuple[Note, bool]:
    """A paper may be handed in more than once (a renewed certificate): the first that will do counts."""
    answers = [_one_paper(rule, paper, asking.event) for paper in asking.papers if paper.id == rule.id]
    if not answers:
        return Note("admission-no-paper", {"paper": rule.id}, rule.cites), False
    return next((answer for answer in answers if answer[1]), answers[-1])


def _one_paper(rule: PaperCondition, paper: Paper, event: Event) -> tuple[Note, bool]:
    lacks = ", ".join(word for word in rule.confirms if word not in paper.confirms)
    day = event.first_day if rule.valid_on == "first-day" else event.last_day
    if rule.signed and not paper.signed:
        return Note("admission-unsigned", {"paper": rule.id}, rule.cites), False
    if lacks:
        return Note("admission-paper-lacks", {"paper": rule.id, "lacks": lacks}, rule.cites), False
    if paper.expires is None and rule.expiry == "required":
        return Note("admission-no-expiry", {"paper": rule.id}, rule.cites), False
    if paper.expires is not None and paper.expires < day:
        args: Args = {"paper": rule.id, "expires": paper.expires.isoformat(), "day": day.isoformat()}
        return Note("admission-expired", args, rule.cites), False
    return Note("admission-paper-good", {"paper": rule.id}, rule.cites), True


def _gear(rule: GearCondition, asking: Asking) -> tuple[Note, bool]:
    if asking.gear == "pass":
        return Note("admission-gear-passed", {}, rule.cites), True
    if asking.gear == "again":
        return Note("admission-gear-again", {}, rule.cites), False
    code = "admission-gear-not-seen" if asking.gear is None else "admission-gear-not-passed"
    return Note(code, {"verdict": asking.gear or ""}, rule.cites), False
