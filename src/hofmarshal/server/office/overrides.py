"""The routes of a nomination's rules: its values with their clauses, what overrides would change, and the change itself."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Annotated, Any, Literal

import msgspec
from litestar import get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, JSONBody, QueryParameter

from hofmarshal.desk.event_programme import nomination_stream
from hofmarshal.exchange.books import playable
from hofmarshal.rules import pin, shape
from hofmarshal.rules.block import Text
from hofmarshal.rules.book_model import Rulebook
from hofmarshal.rules.convert import dotted
from hofmarshal.rules.merge import Tree
from hofmarshal.rules.model import Nomination
from hofmarshal.rules.notes import BadInput, Note, Refusal
from hofmarshal.rules.overrides import FIXED, Override, difference
from hofmarshal.server.content import Pinned, pinned_of
from hofmarshal.server.errors import HttpRefusal, no
from hofmarshal.server.event import panel_of
from hofmarshal.server.office.context import Asked, Office
from hofmarshal.server.said import said
from hofmarshal.server.scenes.model_base import Said
from hofmarshal.server.scenes.model_book import ClauseScene
from hofmarshal.server.scenes.setting_up import json_of
from hofmarshal.server.seats import DESK_ROLES
from hofmarshal.server.wire import Identity
from hofmarshal.tournament import commands as ncmd
from hofmarshal.tournament import nomination, programme
from hofmarshal.tournament import programme_words as w
from hofmarshal.tournament.ruling import held_back
from hofmarshal.tournament.settings import Settings
from hofmarshal.tournament.state import filled, replacing

MAY_CHANGE = ("organiser", "chief")
"""Who may override what a rulebook says; see `rights.NOMINATION["change-rules"]`."""

Name = Annotated[str, msgspec.Meta(max_length=64)]
Line = Annotated[str, msgspec.Meta(max_length=300)]
MOST_VALUE = 20_000
"""The characters of a value as JSON: the longest table of a rulebook has a fifth of that."""


class ValueRow(msgspec.Struct, frozen=True, kw_only=True):
    """A value in force: its path, itself as JSON, the clauses it rests on; `words` are all it may be, where that is so."""

    path: str
    value: str
    kind: Literal["number", "flag", "word", "text", "list"]
    cites: tuple[str, ...]
    words: tuple[str, ...] = ()


class Values(msgspec.Struct, frozen=True, kw_only=True):
    """A nomination of a rulebook value by value, and its clauses."""

    rulebook: str
    nomination: str
    title: Text
    team: bool
    leagues: bool
    silent: tuple[str, ...]
    panel: int
    values: tuple[ValueRow, ...]
    clauses: dict[str, ClauseScene]


class Laid(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An override as the form sends it; `value` is JSON."""

    path: Line
    value: Annotated[str, msgspec.Meta(max_length=MOST_VALUE)]
    replaces: Name
    reason: Line
    by: Line


class Wished(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The rules wished for: overrides, the panel's size (0: as the rulebook asks), a title of its own.

    `seen` is the hash of the rules that stood when they were chosen, `reason` why rules that stand are changed.
    """

    overrides: Annotated[tuple[Laid, ...], msgspec.Meta(max_length=200)] = ()
    panel: Annotated[int, msgspec.Meta(ge=0, le=9)] = 0
    title: Text | None = None
    seen: Name = ""
    reason: Line = ""


class Look(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a preview is asked for: a nomination of the event, or one of a rulebook that is not in it yet."""

    wished: Wished
    name: Name = ""
    rulebook: Name = ""
    nomination: Name = ""


class Differs(msgspec.Struct, frozen=True, kw_only=True):
    """A value that would differ, before and after; a list is shown as a whole."""

    path: str
    old: str
    new: str
    cites: tuple[str, ...]


class Preview(msgspec.Struct, frozen=True, kw_only=True):
    """What would change, with the clauses it concerns, and what stages that have begun would keep all the same."""

    changes: tuple[Differs, ...]
    clauses: dict[str, ClauseScene]
    kept: tuple[Said, ...]


def overrides_routes(office: Office) -> list[HTTPRouteHandler]:
    """The handlers over an office."""
    rules = RulesDesk(office)

    @get("/api/office/setup/values", operation_id="rule-values", tags=["office"], sync_to_thread=True)
    def values(
        request: Asked,
        name: Annotated[str, QueryParameter(max_length=64)] = "",
        rulebook: Annotated[str, QueryParameter(max_length=64)] = "",
        nomination: Annotated[str, QueryParameter(max_length=64)] = "",
    ) -> Values:
        """The values in force of a nomination of the event (`name`), or of one of a rulebook."""
        office.allow(request, DESK_ROLES, secret=False)
        return values_of(rules.pinned(name) if name else base(rulebook, nomination))

    @post(
        "/api/office/setup/preview", status_code=200, operation_id="rules-preview", tags=["office"], sync_to_thread=True
    )
    def look(request: Asked, data: JSONBody[Look]) -> Preview:
        """What rules wished for would change; nothing is changed. 422 tells what is wrong with them."""
        office.allow(request, DESK_ROLES, secret=False)
        return rules.preview(data)

    @post("/api/office/setup/nominations/{name:str}/rules", status_code=200, operation_id="change-rules", tags=["office"],
          sync_to_thread=True)  # fmt: skip
    def change(request: Asked, name: FromPath[str], data: JSONBody[Wished]) -> Preview:
        """Give a nomination these rules: at once before anything is entered, else for the contests not yet called."""
        return rules.change(office.allow(request, MAY_CHANGE, secret=False), name, data)

    return [values, look, change]


# What rules are


def base(rulebook: str, kind: str, wished: Wished | None = None, event: Sequence[Override] = ()) -> Pinned:
    """A packaged nomination with what was wished for, and the overrides of the event. Raises `HttpRefusal` (404, 422)."""
    book = playable().get(rulebook)
    if book is None or book.nomination(kind) is None:
        raise no(404, "programme-rules-missing", rulebook=rulebook, nomination=kind)
    wished = wished or Wished()
    return titled(laid_on(book, kind, overrides_of(wished.overrides), event), wished.title)


def laid_on(book: Rulebook, kind: str, overrides: Sequence[Override], event: Sequence[Override] = ()) -> Pinned:
    """A nomination with overrides laid on. Raises `HttpRefusal` (422) with everything that is wrong with them."""
    try:
        return pinned_of(book, kind, playable(), overrides, event)
    except BadInput as error:
        raise wrong(error) from error


def wrong(error: BadInput) -> HttpRefusal:
    """What is wrong with overrides (422)."""
    reasons = tuple(Note(one.code, one.args) for one in error.problems[:20])
    return HttpRefusal(422, Refusal("setup-override-faults", {"count": len(error.problems)}, (), reasons))


def titled(pinned: Pinned, title: Text | None) -> Pinned:
    """The same under a title of the event's own; a language that was left empty speaks as the first that was not."""
    given = [one.strip() for one in (title.en, title.ru, title.uk)] if title is not None else []
    if not any(given):
        return pinned
    first = next(one for one in given if one)
    en, ru, uk = (one[:120] or first[:120] for one in given)
    rules = msgspec.structs.replace(pinned.rules, name=Text(en=en, ru=ru, uk=uk))
    return msgspec.structs.replace(pinned, rules=rules)


def overrides_of(laid: Sequence[Laid]) -> tuple[Override, ...]:
    """The overrides a form sent. Raises `HttpRefusal` (422) for values that are no JSON, and for what names no reason."""
    return tuple(_override(one) for one in laid)


def _override(one: Laid) -> Override:
    try:
        value = msgspec.json.decode(one.value)
    except msgspec.DecodeError:
        raise no(422, "setup-value-unread", path=one.path, value=one.value[:80]) from None
    if not one.reason.strip() or not one.by.strip():
        raise no(422, "setup-override-why", path=one.path)
    return Override(
        path=one.path.strip(), value=value, replaces=one.replaces.strip(), reason=one.reason.strip(), by=one.by.strip()
    )


def silent_of(rules: Nomination) -> tuple[str, ...]:
    """What a rulebook leaves to the organiser's settings."""
    silent = {"scheme": rules.stages is None, "ranking": not rules.ranking, "sizes": rules.groups is None}
    return tuple(name for name, one in silent.items() if one)


def values_of(pinned: Pinned) -> Values:
    """Every value in force, with its clauses."""
    rules = pinned.rules
    return Values(
        rulebook=pinned.rulebook,
        nomination=pinned.nomination,
        title=rules.name,
        team=rules.team,
        leagues=rules.leagues is not None,
        silent=silent_of(rules),
        panel=panel_of(rules),
        values=tuple(value_rows(rules)),
        clauses={key: ClauseScene(number=one.number, statement=one.statement) for key, one in pinned.clauses.items()},
    )


def value_rows(rules: msgspec.Struct) -> Iterator[ValueRow]:
    """The values in force one by one, of a nomination, a game or a ledger."""
    plain = pin.values(rules, defaults=True)
    kind = type(rules)
    tree = Tree(plain, {})
    for path, value in _leaves(plain, ()):
        if path[0] in FIXED or path[-1] in ("cites", "id") or value is None:
            continue  # what a thing is called is no rule
        shapes = shape.at(shape.shape_of(kind), path)
        words = tuple(str(one) for one in shape.words(shapes))
        yield ValueRow(
            path=dotted(path), value=json_of(value), kind=_kind(value, words), cites=tree.cites(path), words=words
        )


def _kind(value: Any, words: tuple[str, ...]) -> Literal["number", "flag", "word", "text", "list"]:
    if isinstance(value, bool):
        return "flag"
    if isinstance(value, int):
        return "number"
    if isinstance(value, list | dict):
        return "list"
    return "word" if words else "text"


def _leaves(value: Any, path: shape.Path) -> Iterator[tuple[shape.Path, Any]]:
    """Values one by one; a list of plain values, an empty one and the conditions of a row are one value each."""
    if isinstance(value, dict) and value and (not path or path[-1] != "when"):
        for key, one in value.items():
            yield from _leaves(one, (*path, key))
    elif isinstance(value, list) and any(isinstance(one, dict) for one in value):
        for index, one in enumerate(value):
            yield from _leaves(one, (*path, index))
    else:
        yield path, value


# What is done


class RulesDesk:
    """What the routes do."""

    def __init__(self, office: Office) -> None:
        self._office = office

    def listed(self, name: str) -> w.NominationAdded:
        """A nomination of the event; raises `HttpRefusal` (404)."""
        found = self._office.programme.nominations.get(name)
        if found is None:
            raise no(404, "programme-unknown-nomination", nomination=name[:64], known="–")
        return found

    def pinned(self, name: str) -> Pinned:
        """The rules a nomination of the event is listed with; raises `HttpRefusal` (404)."""
        return self._office.venue.library.pinned(self.listed(name).rules.content)

    def preview(self, asked: Look) -> Preview:
        """What would differ."""
        if not asked.name:
            plain = base(asked.rulebook, asked.nomination)
            return _preview(plain, base(asked.rulebook, asked.nomination, asked.wished, self.wide(asked.rulebook)))
        before = self.pinned(asked.name)
        after = base(before.rulebook, before.nomination, asked.wished, self.wide(before.rulebook))
        return self.difference(asked.name, before, after)

    def wide(self, rulebook: str) -> tuple[Override, ...]:
        """The overrides of the whole event in a rulebook."""
        return self._office.programme.laid.get(rulebook, ())

    def difference(self, name: str, before: Pinned, after: Pinned) -> Preview:
        """What other rules would change in a nomination of the event, and what its stages would keep."""
        state = self._state(name)
        there = msgspec.structs.replace(state, rules=filled(after.rules, state.settings))
        return _preview(before, after, held_back(there))

    def _state(self, name: str) -> nomination.State:
        state: nomination.State = self._office.venue.look(nomination_stream(name))
        return state

    def change(self, you: Identity, name: str, wished: Wished) -> Preview:
        """Give a nomination other rules; what changed. Raises `HttpRefusal`."""
        before = self.pinned(name)
        after = base(before.rulebook, before.nomination, wished, self.wide(before.rulebook))
        seen = self.difference(name, before, after)
        reason = wished.reason.strip() or "; ".join(dict.fromkeys(one.reason for one in after.overrides))
        kept = self._office.venue.library.keep(after)
        self.check(name, after.rules, reason, self.listed(name).settings)
        command = w.ReviseNomination(
            name=name, rules=kept, ladder=after.rules.ladder, panel=wished.panel or panel_of(after.rules),
            text=self._office.venue.library.text(kept.content), seen=wished.seen,
        )  # fmt: skip
        self._office.give(you, programme.STREAM, command)
        self.settle(you, name, after.rules, reason)
        return seen

    def settle(self, you: Identity, name: str, rules: Nomination, reason: str) -> None:
        """Bring the nomination itself up to what the programme lists of it, where anything has happened in it already."""
        state, settings = self._state(name), self.listed(name).settings
        if (state.rules, state.settings) == (filled(rules, settings), settings):
            return
        self._office.give(you, nomination_stream(name), ncmd.ChangeRules(rules=rules, settings=settings, reason=reason))

    def check(self, name: str, rules: Nomination, reason: str, settings: Settings) -> None:
        """Raise what the nomination would refuse, before anything is given."""
        state = self._state(name)
        if not self._office.venue.desk.number(nomination_stream(name)):
            return
        answer = nomination.decide(state, ncmd.ChangeRules(rules=rules, settings=settings, reason=reason))
        if isinstance(answer, Refusal) and answer.code != "nomination-rules-same":
            raise HttpRefusal(409, answer)

    def set(self, you: Identity, name: str, settings: Settings, seen: Settings, reason: str) -> None:
        """Give a nomination other settings. Raises `HttpRefusal`."""
        rules = self.pinned(name).rules
        fitting(rules, settings)
        self.check(name, rules, reason, settings)
        command = w.ReviseNomination(name=name, settings=settings, seen_settings=seen)
        self._office.give(you, programme.STREAM, command)
        self.settle(you, name, rules, reason)


def fitting(rules: Nomination, settings: Settings) -> None:
    """Raise `HttpRefusal` (422) for settings that would replace what the rulebook says: that takes an override."""
    names = replacing(rules, settings)
    if names:
        reasons = tuple(Note("nomination-settings-replace", {"name": name}) for name in names)
        raise HttpRefusal(422, Refusal("setup-settings-replace", {"count": len(names)}, (), reasons))


def _preview(before: Pinned, after: Pinned, kept: Sequence[Note] = ()) -> Preview:
    notes = difference(before.rules, after.rules)
    cites = {clause for note in notes for clause in note.cites}
    known = {**before.clauses, **after.clauses}
    changes = [
        Differs(path=str(one.args["path"]), old=str(one.args["old"]), new=str(one.args["new"]), cites=one.cites)
        for one in notes
        if not str(one.args["path"]).endswith(".cites")
    ]
    if before.rules.name != after.rules.name:
        changes.insert(0, Differs(path="name", old=before.rules.name.en, new=after.rules.name.en, cites=()))
    return Preview(
        changes=tuple(changes),
        clauses={
            key: ClauseScene(number=one.number, statement=one.statement) for key, one in known.items() if key in cites
        },
        kept=tuple(said(note) for note in kept),
    )
