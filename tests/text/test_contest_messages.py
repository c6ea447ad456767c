"""Every sentence about a contest, in three languages: as the rulebooks' examples bring it about, and value by value."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache

import pytest

from hofmarshal.contest import events as ev
from hofmarshal.contest.commands import Blow, Hit, Issued
from hofmarshal.contest.decide import decide
from hofmarshal.contest.evolve import evolve
from hofmarshal.contest.field import Measured, check_field
from hofmarshal.contest.reasons import cannot_start
from hofmarshal.contest.rosters import check_roster
from hofmarshal.contest.state import Contest
from hofmarshal.contest.why import why
from hofmarshal.desk.examples import rules_for
from hofmarshal.desk.play import play
from hofmarshal.desk.protocol import bind
from hofmarshal.exchange.books import packaged
from hofmarshal.rules.book_model import Example, Rulebook
from hofmarshal.rules.convert import Place, convert_tree
from hofmarshal.rules.notes import Args, Note, Refusal
from hofmarshal.text import LANGUAGES, message, say
from tests.text.ftl import all_variables, messages

FILE_WORDS = {"SHA", "id"}
LATIN = re.compile(r"[A-Za-z]+")


def examples(kind: str) -> Iterator[tuple[Rulebook, Example]]:
    return ((book, e) for book in packaged().values() for e in book.examples if kind in e.raw)


def played(book: Rulebook, example: Example) -> tuple[Contest, list[Refusal]]:
    """The state an example's contest ends in, and what was refused on the way."""
    rules = rules_for(book, example)
    head = {"rulebook": book.id, "nomination": rules.id, "sides": {"red": {}, "blue": {}}}
    tree = {**head, **example.raw["contest"]}
    protocol = bind(tree, lambda path: Place(example.file, example.line), {book.id: book}, rules)
    found = play(protocol.setup, protocol.lines)
    return found.state, [one.refusal for one in found.lines if one.refusal is not None]


def said_in(book: Rulebook, example: Example) -> Iterator[Note | Refusal]:
    """All that one example's contest has to say."""
    state, refusals = played(book, example)
    yield from refusals
    for event in state.history:
        told = why(state, event.id)
        assert told is not None
        yield from told.notes
    yield from (reason.note for reason in cannot_start(state))
    yield from (*state.setup.obstacles, *state.setup.warnings)


@cache
def from_examples() -> tuple[Note | Refusal, ...]:
    """Every note and refusal that the rulebooks' examples bring about, each once."""
    found: dict[str, Note | Refusal] = {}
    for book, example in examples("contest"):
        found |= {repr(note): note for note in said_in(book, example)}
    for book, example in examples("field"):
        field = convert_tree(example.raw["field"], Measured, lambda path: Place("", 0))
        wrong, unmeasured, _ = check_field(rules_for(book, example), field)
        found |= {repr(note): note for note in (*wrong, *unmeasured)}
    for book, example in examples("roster"):
        case = example.raw["roster"]
        found |= {repr(n): n for n in check_roster(rules_for(book, example), case["main"], case["reserves"])}
    return tuple(found.values())


def faults(sentence: str, lang: str, args: Mapping[str, str | int]) -> list[str]:
    """What is wrong with a rendered sentence: braces, spaces, in Russian and Ukrainian Latin words.

    Variables may be Latin, and so may words of files in quotes.
    """
    for value in sorted((v for v in args.values() if isinstance(v, str)), key=len, reverse=True):
        sentence = sentence.replace(value, "#")
    found = [mark for mark in ("{", "}", "  ", " .", " ,", "..", "$") if mark in sentence]
    if lang == "en":
        return found
    words = LATIN.findall(re.sub(r"«[^»]*»", "", sentence))
    return [*found, *(word for word in words if word not in FILE_WORDS)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_the_examples_bring_about_can_be_said(lang):
    wrong = []
    for it in from_examples():
        notes: tuple[Note | Refusal, ...] = (it, *it.reasons) if isinstance(it, Refusal) else (it,)
        for note in notes:
            sentence = message(note.code, lang, **note.args)
            wrong += [f"{note.code}: {fault}: {sentence}" for fault in faults(sentence, lang, note.args)]
        assert say(it, lang).count("\n") == (len(it.reasons) if isinstance(it, Refusal) else 0)
    assert wrong == []


def test_the_examples_bring_most_events_about():
    codes = {note.code for note in from_examples()}
    tags = {event.__struct_config__.tag for event in ev.Any.__args__}
    assert len([tag for tag in tags if f"contest-why-{tag}" in codes]) > len(tags) / 2
    assert len([code for code in codes if "-why-" not in code]) > 20


def cases(lang: str, code: str) -> Iterator[Args]:
    """Variables for a message: each value that it or a message it uses tells apart, once."""
    base: Args = dict.fromkeys(all_variables(lang, code), "-")
    numbers = {name for name, values in keys(lang, code).items() if any(isinstance(v, int) for v in values)}
    plural = {name for name, values in keys(lang, code).items() if {"one", "many", "other"} & set(values)} - TEXTS
    base |= dict.fromkeys(numbers | plural, 0)
    yield base
    for name, values in keys(lang, code).items():
        for value in (0, 1, 2, 5, 7, 11, 21) if name in numbers | plural else values:
            yield {**base, name: value}
            if code == "contest-why-blow" and name != "counts":
                yield {**base, "counts": 1, name: value}


TEXTS = frozenset("side by fighter against role command termination what kind scope".split())
"""Variables that are always words: their default key happens to be called as a plural's."""


def keys(lang: str, code: str) -> dict[str, tuple[str | int, ...]]:
    seen = messages(lang)[code]
    found = dict(seen.keys)
    for name in seen.uses:
        found |= keys(lang, name)
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("code", [code for code in messages("en") if code.startswith("contest-")])
def test_every_value_a_message_knows_is_said(lang, code):
    wrong = []
    for args in cases(lang, code):
        sentence = message(code, lang, **args)
        words: Args = {name: value for name, value in args.items() if value == "other"}
        wrong += [f"{args}: {fault}: {sentence}" for fault in faults(sentence, lang, words)]
        assert sentence.strip()
    assert wrong == []


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "RED: head, two-handed – 2 points"),
        ("ru", "КРАСНЫЙ: head, two-handed – 2 очка"),
        ("uk", "ЧЕРВОНИЙ: head, two-handed – 2 очки"),
    ],
)
def test_a_blow_explains_itself(lang, sentence):
    args: Args = {"side": "red", "what": "head, two-handed", "counts": 1, "points": 2, "halves": 0, "all": 0, "flag": 0}
    assert message("contest-why-blow", lang, **args) == sentence


@pytest.mark.parametrize(
    ("lang", "halves", "words"),
    [
        ("en", 1, "half a hit"),
        ("en", 3, "one and a half hits"),
        ("en", 7, "7 half-hits"),
        ("ru", 1, "половину хита"),
        ("ru", 3, "полтора хита"),
        ("ru", 6, "три хита"),
        ("ru", 22, "22 половины хита"),
        ("uk", 1, "пів хіта"),
        ("uk", 2, "один хіт"),
        ("uk", 7, "7 половин хіта"),
    ],
)
def test_hits_are_said_in_halves(lang, halves, words):
    assert words in message("contest-why-lost", lang, fighter="blue", halves=halves, all=0)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_refusal_names_phase_and_moment(lang):
    book = packaged()["isb-duel"]
    example = next(e for b, e in examples("contest") if b.id == book.id)
    state, _ = played(book, example)
    before = Contest(setup=state.setup, lineups=state.lineups)
    hit = Hit(exchange=(Blow(by="red", zone="head"),))
    refusal = decide(before, Issued(id="x", t=0, seat="hofmarshal", command=hit))
    assert isinstance(refusal, Refusal)
    first, second = message("contest-now", lang, phase="scheduled"), message("contest-when", lang, command="hit")
    assert say(refusal, lang) == f"{first} {second}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_event_that_does_not_fit_says_so(lang):
    book, example = next(iter(examples("contest")))
    state, _ = played(book, example)
    after = evolve(state, ev.Resumed(id="stray", t=0))
    told = why(after, "stray")
    assert told is not None
    assert message("contest-why-ignored", lang) in [say(note, lang) for note in told.notes]
