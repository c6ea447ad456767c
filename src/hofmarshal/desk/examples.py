"""Runs the worked cases of a rulebook: each is played for real and compared with what it says must follow."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from hofmarshal.admission import examples as admission
from hofmarshal.contest.field import Measured, check_field
from hofmarshal.contest.rosters import check_roster, reserves_allowed
from hofmarshal.desk.expect import Mismatch, mismatches
from hofmarshal.desk.play import play
from hofmarshal.desk.protocol import bind
from hofmarshal.larp import examples as larp
from hofmarshal.larp import ledger_examples as ledger
from hofmarshal.rules.book_model import Example, Rulebook
from hofmarshal.rules.convert import Place, convert_tree, nearest
from hofmarshal.rules.game_model import Game
from hofmarshal.rules.model import Nomination
from hofmarshal.rules.notes import BadInput, bad
from hofmarshal.rules.overrides import Override, apply, apply_part
from hofmarshal.tournament import examples as tournament

FIELDS = ("clause", "nomination", "expect", "note", "overrides", "id")
"""What an example may say beside its one kind."""


class Verdict(msgspec.Struct, frozen=True, kw_only=True):
    """An example's outcome: what it cites, and everything that came out otherwise (empty: it holds)."""

    example: Example
    cites: tuple[str, ...] = ()
    mismatches: tuple[Mismatch, ...] = ()
    fault: BadInput | None = None

    @property
    def ok(self) -> bool:
        """Whether the example holds."""
        return not self.mismatches and self.fault is None


class RosterCase(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A roster by numbers."""

    main: int
    reserves: int


def kind_of(example: Example) -> str:
    """The one key that says what the example works through. Raises `BadInput` where there is none, or several."""
    kinds = [k for k in example.raw if k not in FIELDS]
    if len(kinds) != 1 or kinds[0] not in KINDS:
        raise bad(
            "rules-example-kind", file=example.file, line=example.line, found=", ".join(kinds) or "-",
            known=", ".join(KINDS),
        )  # fmt: skip
    return str(kinds[0])


def run(book: Rulebook, example: Example) -> Verdict:
    """Work an example through and compare; a case that cannot be run at all is a fault, not an exception."""
    try:
        kind = kind_of(example)
        expect = example.raw.get("expect")
        if not isinstance(expect, Mapping) or not expect:
            raise bad("rules-example-expects-nothing", file=example.file, line=example.line)
        result = KINDS[kind](book, example, example.raw[kind])
    except BadInput as fault:
        return Verdict(example=example, fault=fault)
    extra: tuple[Mismatch, ...] = result.pop("mismatches", ())
    wanted = {**expect, "cites": [*dict.fromkeys((*expect.get("cites", ()), *example.clauses))]}
    cites = tuple(result.get("cites", ()))
    return Verdict(example=example, cites=cites, mismatches=(*extra, *mismatches(wanted, result)))


def rules_for(book: Rulebook, example: Example) -> Nomination:
    """The nomination an example is about, with the example's own overrides. Raises `BadInput`."""
    name = example.nomination or ""
    rules = book.nomination(name)
    if rules is None:
        raise bad(
            "contest-unknown-nomination", file=example.file, line=example.line, name=name or "-",
            **nearest(name, book.offered), known=", ".join(book.offered),
        )  # fmt: skip
    raw = example.raw.get("overrides")
    if not raw:
        return rules
    overrides = convert_tree(raw, tuple[Override, ...], lambda path: Place(example.file, example.line))
    return apply(book, name, overrides)


def _contest(book: Rulebook, example: Example, body: Any) -> dict[str, Any]:
    rules = rules_for(book, example)
    head = {"rulebook": book.id, "nomination": rules.id, "sides": {"red": {}, "blue": {}}}
    protocol = bind({**head, **body}, lambda path: Place(example.file, example.line), {book.id: book}, rules)
    played = play(protocol.setup, protocol.lines)
    unexpected = tuple(
        Mismatch(f"do[{p.line.index}]", "-", p.refusal.code) for p in played.refusals if p.refusal is not None
    )
    return {**played.result(), "mismatches": (*unexpected, *played.mismatches)}


def _field(book: Rulebook, example: Example, body: Any) -> dict[str, Any]:
    measured = convert_tree(body, Measured, lambda path: Place(example.file, example.line))
    wrong, unmeasured, cites = check_field(rules_for(book, example), measured)
    return {
        "ok": not wrong,
        "wrong": [str(n.args.get("what", n.code)) for n in wrong],
        "unmeasured": [str(n.args["what"]) for n in unmeasured],
        "codes": [n.code for n in (*wrong, *unmeasured)],
        "cites": list(cites),
    }


def _roster(book: Rulebook, example: Example, body: Any) -> dict[str, Any]:
    case = convert_tree(body, RosterCase, lambda path: Place(example.file, example.line))
    rules = rules_for(book, example)
    wrong = check_roster(rules, case.main, case.reserves)
    most, cites = reserves_allowed(rules, case.main)
    told = [c for n in wrong for c in n.cites] + list(cites) + list(rules.roster.cites if rules.roster else ())
    return {"ok": not wrong, "most": most, "codes": [n.code for n in wrong], "cites": list(dict.fromkeys(told))}


def _admission(kind: str) -> Callable[[Rulebook, Example, Any], dict[str, Any]]:
    def work(book: Rulebook, example: Example, body: Any) -> dict[str, Any]:
        try:
            return admission.run_example(kind, body, book.gear, book.admission, example.nomination)
        except msgspec.ValidationError as error:
            raise bad("rules-example-form", file=example.file, line=example.line, detail=str(error)[:200]) from None

    return work


def _tournament(kind: str) -> Callable[[Rulebook, Example, Any], dict[str, Any]]:
    def work(book: Rulebook, example: Example, body: Any) -> dict[str, Any]:
        try:
            return tournament.run_example(kind, rules_for(book, example), body)
        except msgspec.ValidationError as error:
            raise bad("rules-example-form", file=example.file, line=example.line, detail=str(error)[:200]) from None

    return work


def _game(book: Rulebook, example: Example, body: Any) -> dict[str, Any]:
    """A character's story by the book's game, with the example's own overrides of it."""
    if book.game is None:
        raise bad("rules-example-no-part", file=example.file, line=example.line, part="game.yaml")
    found = _formed(example, lambda: larp.run_example(game_for(book, example), body))
    wrong = tuple(Mismatch(*one) for one in found.pop("wrong"))
    return {**found, "mismatches": wrong}


def _ledger(book: Rulebook, example: Example, body: Any) -> dict[str, Any]:
    """An obligation's story by the book's ledger."""
    if book.ledger is None:
        raise bad("rules-example-no-part", file=example.file, line=example.line, part="ledger.yaml")
    rules = book.ledger
    found = _formed(example, lambda: ledger.run_example(rules, body))
    wrong = tuple(Mismatch(*one) for one in found.pop("wrong"))
    return {**found, "mismatches": wrong}


def _formed(example: Example, work: Callable[[], dict[str, Any]]) -> dict[str, Any]:
    try:
        return work()
    except msgspec.ValidationError as error:
        raise bad("rules-example-form", file=example.file, line=example.line, detail=str(error)[:200]) from None


def game_for(book: Rulebook, example: Example) -> Game:
    """The game an example is about, with the example's own overrides. Raises `BadInput`."""
    raw = example.raw.get("overrides")
    if not raw and book.game is not None:
        return book.game
    overrides = convert_tree(raw, tuple[Override, ...], lambda path: Place(example.file, example.line))
    game: Game = apply_part(book, "game", overrides)
    return game


def _nominations(book: Rulebook, example: Example, body: Any) -> dict[str, Any]:
    """Which nominations the rulebook offers, in its own order."""
    cites = book.offers.cites if book.offers else ()
    return {"offered": list(book.offered), "count": len(book.offered), "cites": list(cites)}


KINDS: dict[str, Callable[[Rulebook, Example, Any], dict[str, Any]]] = {
    "contest": _contest,
    "field": _field,
    "roster": _roster,
    "nominations": _nominations,
    "game": _game,
    "ledger": _ledger,
    **{kind: _admission(kind) for kind in admission.KINDS},
    **{kind: _tournament(kind) for kind in tournament.KINDS},
}
"""Kind → function that works a body through and gives plain values under the names `expect` uses."""
