"""The bodies of commands read from JSON: typed by the kind of their stream; what does not fit is told with its field."""

from __future__ import annotations

import re
from typing import Any, Union, get_args

import msgspec

from hofmarshal.admission import acts, letting
from hofmarshal.contest import commands as contest
from hofmarshal.desk.decider import kind_of
from hofmarshal.larp import acts as game_acts
from hofmarshal.larp import clock, obligation_acts, prop
from hofmarshal.rules.convert import Place, convert_tree
from hofmarshal.rules.notes import BadInput, Note, Refusal
from hofmarshal.server import device_acts
from hofmarshal.server.wire import Body
from hofmarshal.tournament import commands as nomination
from hofmarshal.tournament import floor
from hofmarshal.tournament import programme_words as programme


def _as_on_the_wire(union: Any) -> Any:
    """A union of commands that their own vocabulary tags `do`, tagged `type` as every command on the wire."""
    kinds = [
        msgspec.defstruct(
            one.__name__, [], bases=(one,), tag_field="type", tag=one.__struct_config__.tag, frozen=True, kw_only=True,
            forbid_unknown_fields=True,
        )
        for one in get_args(union)
    ]  # fmt: skip
    return Union[tuple(kinds)]  # noqa: UP007 - a union made at run time


_OWN: dict[type, tuple[type, dict[str, Any]]] = {}
"""Struct on the wire → the command it stands for, with what the server fills in later."""


def _default(field: msgspec.structs.FieldInfo) -> tuple[Any, ...]:
    """What a field is where it is left out; nothing where it must not be."""
    if field.default_factory is not msgspec.NODEFAULT:
        return (msgspec.field(default_factory=field.default_factory),)
    return () if field.required else (field.default,)


def _without(union: Any, **hidden: Any) -> Any:
    """A union of commands without what the server fills in: it cannot be sent."""
    kinds = []
    for one in get_args(union):
        fields: list[Any] = [
            (field.name, field.type, *_default(field))
            for field in msgspec.structs.fields(one)
            if field.name not in hidden
        ]
        made = msgspec.defstruct(
            one.__name__, fields, tag_field="type", tag=one.__struct_config__.tag, frozen=True, kw_only=True,
            forbid_unknown_fields=True,
        )  # fmt: skip
        _OWN[made] = (one, {name: value for name, value in hidden.items() if name in one.__struct_fields__})
        kinds.append(made)
    return Union[tuple(kinds)]  # noqa: UP007 - a union made at run time


def _but(union: Any, *out: type) -> Any:
    """A union of commands without some of them."""
    return Union[tuple(one for one in get_args(union) if one not in out)]  # noqa: UP007 - a union made at run time


COMMANDS: dict[str, Any] = {
    "contest": contest.Any,
    "nomination": _as_on_the_wire(nomination.AnyCommand),
    "floor": _as_on_the_wire(floor.Hold | floor.Clear | floor.Remove),
    "programme": programme.AnyCommand,
    "devices": device_acts.AnyCommand,
    "inspection": _without(acts.Command, id="", fighter="", nomination=""),
    "admission": _without(letting.Command, lacking=(), cites=()),
    "game": _without(_but(clock.AnyAct, clock.Broadcast), content="", text="") | clock.Broadcast,
    "character": _without(_but(game_acts.Any, game_acts.Lapse), cycle=0),
    "obligation": _but(obligation_acts.AnyAct, obligation_acts.Attempt),
    "prop": _without(_but(prop.AnyAct, prop.ShowFalse), cycle=0, cites=()),
}
"""Kind of stream → the union of its commands as they come; of the floor, those that are not for the desk alone."""

_TAGGED_DO = ("nomination", "floor")
_READERS: dict[str, msgspec.json.Decoder[Any]] = {kind: msgspec.json.Decoder(union) for kind, union in COMMANDS.items()}
_BODY = msgspec.json.Decoder(Body)
_ID = re.compile(r'"id"\s*:\s*"([A-Za-z0-9._:-]{1,64})"')


class Unreadable(Exception):
    """A body that cannot be understood: why, and the command's id where it can be made out."""

    def __init__(self, refusal: Refusal, name: str = "") -> None:
        self.refusal = refusal
        self.id = name
        super().__init__(refusal.code)


def body_of(command: Any) -> type[msgspec.Struct]:
    """`Body` with `command` as the type of its command."""
    fields: list[Any] = []
    for field in msgspec.structs.fields(Body):
        type_ = command if field.name == "command" else field.type
        fields.append((field.name, type_) if field.required else (field.name, type_, field.default))
    return msgspec.defstruct("Body", fields, kw_only=True, forbid_unknown_fields=True)


def read_body(text: str | bytes) -> Body:
    """The body of a command. Raises `Unreadable`."""
    try:
        return _BODY.decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Unreadable(_why(text, body_of(Any), error), _id(text)) from error


def read_command(body: Body) -> Any:
    """The command of a body as its stream's struct. Raises `Unreadable`."""
    return command_of(body.stream, bytes(body.command), body.id)


def command_of(stream: str, data: bytes, name: str = "") -> Any:
    """A command for a stream, as the stream's struct; `name` is the id it came under. Raises `Unreadable`."""
    kind = kind_of(stream)
    reader = _READERS.get(kind)
    if reader is None:
        raise Unreadable(Refusal("desk-unknown-stream", {"stream": stream}), name)
    try:
        command = reader.decode(data)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Unreadable(_why(data, COMMANDS[kind], error), name) from error
    return _own(command) if kind in _TAGGED_DO or type(command) in _OWN else command


def _own(command: Any) -> Any:
    """The command as a struct of its own vocabulary."""
    if type(command) in _OWN:
        kind, filled = _OWN[type(command)]
        return kind(**filled, **{name: getattr(command, name) for name in command.__struct_fields__})
    kind = type(command).__bases__[0]
    return kind(**{name: getattr(command, name) for name in command.__struct_fields__})


def _why(data: str | bytes, kind: Any, error: Exception) -> Refusal:
    """What is wrong with `data`, field by field where it is JSON at all."""
    try:
        convert_tree(msgspec.json.decode(data), kind, lambda path: Place(""))
    except BadInput as bad:
        reasons = tuple(Note(problem.code, problem.args) for problem in bad.problems[:5])
        return Refusal("wire-bad-field", {"count": len(reasons)}, (), reasons)
    except Exception:
        return Refusal("wire-not-json", {"detail": _plain(error)})
    return Refusal("wire-not-json", {"detail": _plain(error)})


def _plain(error: Exception) -> str:
    return str(error).replace("`", "")[:200]


def _id(text: str | bytes) -> str:
    found = _ID.search(text if isinstance(text, str) else text.decode("utf-8", "replace"))
    return found.group(1) if found else ""
