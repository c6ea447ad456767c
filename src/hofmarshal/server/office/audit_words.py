"""Every entry of the journal as one sentence in three languages: who was meant by name, what was done, and why."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

import msgspec

from hofmarshal.contest import events as cev
from hofmarshal.desk.decider import AnyDecider, UnknownEvent, kind_of
from hofmarshal.journal.checkpoint import Checkpoint, is_checkpoint
from hofmarshal.journal.model import Entry
from hofmarshal.rules.flow import flow
from hofmarshal.rules.notes import Args, Note
from hofmarshal.server import device_acts as dev
from hofmarshal.server.said import said
from hofmarshal.server.scenes.contest import Told
from hofmarshal.server.scenes.model_base import Said
from hofmarshal.server.seats import team_of
from hofmarshal.tournament import events as nev
from hofmarshal.tournament import programme_words as w

SHOWN = 12
"""How many names or codes a sentence lists; of more it says how many there are."""

NAMES = ("entry", "fighter", "red", "blue", "first", "second", "team")
"""Fields that hold an entry, or a list of them."""

LISTS = ("entries", "fighters", "order", "members", "taken")

OF_ONE = ("inspection", "admission", "dossier")
"""Kinds of streams whose names end in the entry they are about."""


class Words:
    """Says entries. `told` gives a contest with its log, `name` what to call an entry."""

    def __init__(
        self, deciders: Iterable[AnyDecider], told: Callable[[str], Told | None], name: Callable[[str], str],
        devices: dev.State,
    ) -> None:  # fmt: skip
        self._codecs = {one.kind: one.codec for one in deciders}
        self._told = told
        self._name = name
        self._devices = devices

    def event(self, entry: Entry) -> Any:
        """What an entry holds; None where this program cannot read it."""
        codec = self._codecs.get(kind_of(entry.stream))
        if codec is None:
            return None
        try:
            event = codec.decode(entry.type, entry.version, entry.data)
        except UnknownEvent:
            return None
        return getattr(event, "what", event)

    def say(self, entry: Entry, event: Any) -> Said:
        """The sentence."""
        kind = kind_of(entry.stream)
        if kind == "contest":
            told = self._told(entry.stream)
            if told is not None:
                row = told.rows.get(entry.id)
                return row.text if row is not None else _tidy(told.sayer.say(hidden(event)))
        if is_checkpoint(entry):
            heads = msgspec.json.decode(entry.data, type=Checkpoint).heads
            return said(Note("audit-checkpoint-checkpoint", {"streams": len(heads)}))
        code = f"audit-{kind}-{entry.type}"
        if event is None or code not in CODES:
            return said(Note("audit-other", {"kind": kind, "type": entry.type}))
        args = {**self.args(event), **self._of_stream(entry.stream)}
        return _tidy(said(Note(code, args, tuple(getattr(event, "cites", ())))))

    def _of_stream(self, stream: str) -> Args:
        """Whom a stream of one person is about."""
        kind, _, rest = stream.partition("/")
        return {"fighter": self._name(rest.rpartition("/")[2])} if kind in OF_ONE else {}

    def args(self, event: Any) -> Args:
        """The fields of an event as words."""
        made: Args = {}
        for field in type(event).__struct_fields__:
            made |= self._arg(field, getattr(event, field))
        special = SPECIAL.get(type(event))
        return {**made, **(special(event, self._name) if special is not None else {})}

    def _arg(self, field: str, value: Any) -> Args:
        if isinstance(value, bool | int):
            return {field: int(value)}
        if field == "device" and isinstance(value, str):
            known = self._devices.devices.get(value)
            return {field: known.name if known is not None else value[:8]}
        if field == "part" and isinstance(value, str):
            return {field: value.partition("/")[0]}
        if field == "bout" and isinstance(value, str):
            return {field: value or "none"}
        if isinstance(value, str):
            shown = self._name(value) if field in NAMES and value else value
            return {field: shown or ("none" if field in ("ring", "stage") else "")}
        if isinstance(value, tuple | list):
            return {field: listed(self._one(field, one) for one in value)}
        if isinstance(value, Mapping):
            return {field: listed(self._one(field, str(key)) for key in value)}
        return {}

    def _one(self, field: str, value: Any) -> str:
        named = getattr(value, "entry", value)
        if isinstance(named, str):
            return self._name(named) if field in (*LISTS, "people") else named.removeprefix("contest/")
        code = getattr(value, "code", None)
        return str(code) if code is not None else ""


def listed(words: Iterable[str]) -> str:
    """Words beside each other, and how many there are more."""
    them = [word for word in words if word]
    more = f" … (+{len(them) - SHOWN})" if len(them) > SHOWN else ""
    return ", ".join(them[:SHOWN]) + more or "–"


def _tidy(one: Said) -> Said:
    """Without the blanks that an empty reason leaves."""
    return msgspec.structs.replace(one, **{lang: " ".join(getattr(one, lang).split()) for lang in ("en", "ru", "uk")})


def about(event: Any) -> tuple[str, ...]:
    """The entries an event names."""
    found: list[str] = []
    for field in getattr(type(event), "__struct_fields__", ()):
        value = getattr(event, field)
        if field in NAMES and isinstance(value, str):
            found.append(value)
        elif field == "entry" and isinstance(value, msgspec.Struct):
            found.append(str(getattr(value, "entry", "")))
        elif field in LISTS and isinstance(value, tuple | list):
            found += [str(getattr(one, "entry", one)) for one in value]
        elif field == "people" and isinstance(value, Mapping):
            found += [str(one) for one in value]
        elif field == "result" and value is not None:
            found += [value.red, value.blue]
    return tuple(dict.fromkeys(one for one in found if one))


Name = Callable[[str], str]


def _entered(event: nev.Entered, name: Name) -> Args:
    return {"entry": name(event.entry.entry)}


def _drawn(event: nev.Drawn, name: Name) -> Args:
    return {"groups": sum(len(one.groups) for one in event.stages), "seed": event.seed or "–"}


def _recorded(event: nev.Recorded, name: Name) -> Args:
    one = event.result
    return {
        "bout": one.bout, "red": name(one.red), "blue": name(one.blue), "red_score": one.red_score,
        "blue_score": one.blue_score,
    }  # fmt: skip


def _promoted(event: nev.Promoted, name: Name) -> Args:
    return {"stage": event.stages[0].kind if event.stages else "none"}


def _re_promoted(event: nev.RePromoted, name: Name) -> Args:
    return {"stage": event.layout.kind}


def _protested(event: nev.Protested, name: Name) -> Args:
    return {"what": str(type(event.fact).__struct_config__.tag)}


def _rules_changed(event: nev.RulesChanged, name: Name) -> Args:
    changes = (f"{one.path}: {one.old[:40]} → {one.new[:40]}" for one in event.changed)
    return {"changed": listed(changes), "count": len(event.changed)}


def _described(event: w.Described, name: Name) -> Args:
    told = event.details
    return {
        "country": told.country or "–", "days": " – ".join(dict.fromkeys((told.first_day, told.last_day))) or "–",
        "place": told.place or "–", "public": int(told.public), "self_entry": int(told.self_entry),
        "keep_private_days": told.keep_private_days,
    }  # fmt: skip


def _overrides(event: w.OverridesLaid, name: Name) -> Args:
    return {"values": listed(f"{one.path} = {flow(one.value)[:40]}" for one in event.overrides)}


def _revised(event: w.NominationRevised, name: Name) -> Args:
    return {"pin": event.rules.pin[:8]}


def _proposed(event: dev.Proposed, name: Name) -> Args:
    team = team_of(event.seat)
    return {"role": "captain" if team else event.seat.rstrip("-0123456789"), "team": name(team) if team else "none"}


def _seated(event: dev.Joined | dev.Seated, name: Name) -> Args:
    team = team_of(event.seat)
    return {"team": name(team) if team else "none"}


def _recoded(event: dev.Recoded, name: Name) -> Args:
    return {"team": name(event.whose), "role": event.role}


def _ring_set(event: w.RingSet, name: Name) -> Args:
    return {"title": event.title if event.title != event.ring else "none"}


def _placed(event: w.Placed | w.Unplaced, name: Name) -> Args:
    return {"bouts": listed(one.removeprefix("contest/") for one in (*event.bouts, *event.groups))}


def _cancelled(event: w.Cancelled, name: Name) -> Args:
    return {"bout": event.stream.removeprefix("contest/")}


def hidden(event: Any) -> Note:
    """What a contest's public log does not tell, for those who look after the event."""
    args: Args = {"fighter": getattr(event, "fighter", "") or "none", "reason": getattr(event, "reason", "")}
    cites: tuple[str, ...] = tuple(getattr(event, "cites", ()))
    match event:
        case cev.Observed():
            words = (getattr(event, one) for one in ("zone", "limb", "grip", "weapon", "action", "breach"))
            args |= {"side": event.side or "none", "what": ", ".join(word for word in words if word) or "–"}
            return Note("contest-audit-observed", args, cites)
        case cev.Held():
            return Note("contest-audit-held", args, cites)
        case cev.Cleared():
            return Note("contest-audit-cleared", args, cites)
        case cev.Claimed():
            return Note("contest-audit-claimed", args, cites)
    return Note("contest-audit-annulled", args, cites)


SPECIAL: dict[type, Callable[[Any, Name], Args]] = {
    nev.Entered: _entered, nev.Drawn: _drawn, nev.Recorded: _recorded, nev.Promoted: _promoted,
    nev.RePromoted: _re_promoted, nev.Protested: _protested, nev.RulesChanged: _rules_changed,
    w.Described: _described, w.NominationRevised: _revised, w.OverridesLaid: _overrides, w.Placed: _placed,
    w.Unplaced: _placed, w.Cancelled: _cancelled, w.RingSet: _ring_set, dev.Proposed: _proposed,
    dev.Joined: _seated, dev.Seated: _seated, dev.Recoded: _recoded,
}  # fmt: skip
"""Events whose sentences need more than their own plain fields."""


def _codes(text: str) -> frozenset[str]:
    """The codes of sentences: KIND TYPE TYPE …, a line a kind."""
    rows = (line.split() for line in text.strip().splitlines())
    return frozenset(f"audit-{kind}-{one}" for kind, *types in rows for one in types)


CODES = _codes(
    """
    nomination entered checked-in lot-committed drawn undrawn moved withdrawn reinstated disqualified called recorded voided
    nomination settled extra-scheduled promoted re-promoted let-stood announced protested suspended resumed rules-changed signed
    programme named described ring-set ring-dropped nomination-added nomination-revised nomination-dropped rings-set placed
    programme overrides-laid
    programme unplaced quick-added opened ring-suspended ring-resumed removed cancelled introduced erased
    floor reserved released held cleared warned unwarned removed rules-set
    inspection opened recorded ruled withdrawn worn attached broken closed reopened annulled
    admission let taken-back
    game game-opened ran paused put-on cycle-begun told
    region region-named region-joined starter-made file-sent file-taken fork-settled
    entries taken-in roster-set applied accepted declined recalled kept-apart
    devices offered joined seated redirected revoked renamed recoded proposed settled
    dossier kept dropped
    """
)
"""Every kind of entry that has a sentence of its own; the rest is named by its kind and type."""
