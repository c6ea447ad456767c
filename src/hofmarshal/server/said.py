"""Notes and refusals as sentences in all three languages, with names in words, so that one encoding serves every reader."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from typing import Literal, Protocol

import msgspec

from hofmarshal.admission.words import in_words as gear_words
from hofmarshal.contest.reasons import Reason as Obstacle
from hofmarshal.contest.setup import Fighter
from hofmarshal.contest.words import in_words
from hofmarshal.rules.gear_model import Admission, Gear
from hofmarshal.rules.model import Nomination
from hofmarshal.rules.notes import Note, Refusal
from hofmarshal.server.paper_names import papers_named
from hofmarshal.server.people import People
from hofmarshal.server.scenes.model import Reason, Said
from hofmarshal.server.stage_words import in_words_of
from hofmarshal.text import LANGUAGES, message

MOST = 2000
"""How many sentences one contest's sayer remembers before it begins anew."""


@lru_cache(maxsize=4096)
def _rendered(code: str, args: tuple[tuple[str, str | int], ...]) -> tuple[str, str, str]:
    """The message in English, Russian and Ukrainian."""
    en, ru, uk = (message(code, lang, **in_words_of(args, lang)) for lang in ("en", "ru", "uk"))
    return en, ru, uk


PEOPLE = ("fighter", "entry", "entries", "red", "blue")
"""Variables of notes that hold entries."""


def said(note: Note | Refusal) -> Said:
    """A sentence whose variables are words already (or plain numbers); papers are called by their names."""
    if "paper" in note.args or "lacks" in note.args:
        return in_each(note, papers_named)
    en, ru, uk = _rendered(note.code, tuple(note.args.items()))
    return Said(code=note.code, en=en, ru=ru, uk=uk, cites=note.cites)


def in_each(note: Note | Refusal, words: Callable[[Note, str], Note]) -> Said:
    """A sentence whose variables become words in each language."""
    plain = Note(note.code, note.args, note.cites)
    en, ru, uk = (message(note.code, lang, **words(plain, lang).args) for lang in LANGUAGES)
    return Said(code=note.code, en=en, ru=ru, uk=uk, cites=note.cites)


def named_refusal(refusal: Refusal, people: People) -> Refusal:
    """A refusal with names instead of entries, in its reasons too."""
    names = {entry: one.shown for entry, one in people.all().items()}
    reasons = tuple(Note(one.code, named(one, names).args, one.cites) for one in refusal.reasons)
    return msgspec.structs.replace(refusal, args=named(refusal, names).args, reasons=reasons)


def named(note: Note | Refusal, names: Mapping[str, str]) -> Note | Refusal:
    """With names instead of entries (or lists of them), as the floor and the nomination speak of people."""
    words = {
        key: ", ".join(names.get(one, one) for one in value.split(", ")) if key in PEOPLE else value
        for key, value in note.args.items()
        if isinstance(value, str)
    }
    return msgspec.structs.replace(note, args={**note.args, **words})


def reason_of(obstacle: Obstacle, names: Mapping[str, str]) -> Reason:
    """A reason of the floor, with names instead of entries."""
    return Reason(severity="block" if obstacle.severity == "block" else "warn", said=said(named(obstacle.note, names)))


def together(sentences: Iterable[Said]) -> Said:
    """Sentences one after another as one; the code is the first one's, the clauses those of all."""
    them = tuple(sentences)
    return Said(
        code=them[0].code if them else "",
        en=" ".join(one.en for one in them),
        ru=" ".join(_capital(one.ru) for one in them),
        uk=" ".join(_capital(one.uk) for one in them),
        cites=tuple(dict.fromkeys(clause for one in them for clause in one.cites)),
    )


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


class Sayer:
    """Says notes of one contest: zones, weapons and fighters by their names, each sentence rendered once.

    `names` are people's by entry. The two of a duel stay Red and Blue.
    """

    def __init__(self, rules: Nomination, fighters: Mapping[str, Fighter], names: Mapping[str, str]) -> None:
        self.rules = rules
        self.fighters = dict(fighters)
        self.names = dict(names)
        self._known: dict[tuple[str, tuple[tuple[str, str | int], ...], tuple[str, ...]], Said] = {}

    def say(self, note: Note | Refusal) -> Said:
        """The sentence."""
        key = (note.code, tuple(note.args.items()), note.cites)
        found = self._known.get(key)
        if found is None:
            if len(self._known) >= MOST:
                self._known.clear()
            found = self._known[key] = self._said(note)
        return found

    def _said(self, note: Note | Refusal) -> Said:
        if not note.code.startswith("contest-"):
            return said(named(note, self.names))
        plain = Note(note.code, note.args, note.cites)
        texts = {lang: in_words(plain, self.rules, self.fighters, lang) for lang in LANGUAGES}
        en, ru, uk = (message(one.code, lang, **one.args) for lang, one in texts.items())
        return Said(code=note.code, en=en, ru=ru, uk=uk, cites=note.cites)

    def reason(self, obstacle: Obstacle) -> Reason:
        """A reason that blocks or warns."""
        return Reason(severity="block" if obstacle.severity == "block" else "warn", said=self.say(obstacle.note))


class GearSayer:
    """Says notes of an inspection: pieces, facts and papers by the names its rulebook gives them."""

    def __init__(self, gear: Gear | None, admission: Admission | None, names: Mapping[str, str]) -> None:
        self._gear = gear
        self._admission = admission
        self._names = names

    def say(self, note: Note | Refusal) -> Said:
        """The sentence."""
        return in_each(named(note, self._names), lambda one, lang: gear_words(one, lang, self._gear, self._admission))


class Says(Protocol):
    """Who can say a note."""

    def say(self, note: Note | Refusal) -> Said:
        """The sentence."""
        ...


def refusal_said(
    refusal: Refusal, sayer: Says | None = None, names: Mapping[str, str] | None = None
) -> tuple[Said, tuple[Reason, ...]]:
    """A refused command's sentence and its single reasons, for an answer over the wire.

    `names` are people's by entry, for what is refused outside of a contest, whose own sayer knows them.
    """

    def plain(note: Note | Refusal) -> Said:
        return said(named(note, names) if names is not None else note)

    say = sayer.say if sayer is not None else plain
    reasons = tuple(Reason(severity=_severity(refusal), said=say(one), event=_dropped(one)) for one in refusal.reasons)
    return say(msgspec.structs.replace(refusal, reasons=())), reasons


def _severity(refusal: Refusal) -> Literal["block", "warn"]:
    """Whether the reasons of a refusal may be overridden."""
    return "warn" if refusal.code.endswith("-warn") or refusal.code == "floor-rest-first" else "block"


def _dropped(reason: Note) -> str:
    """The event that a reason asks to confirm: one that no longer fits a correction."""
    return str(reason.args.get("event", "")) if reason.code == "contest-no-longer-fits" else ""
