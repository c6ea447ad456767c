"""The frames of the WebSocket and the body of a command: docs/wire.md tells their story."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from hofmarshal.server.scenes.model import Reason, Said

Id = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9._:-]+$")]
Seat = Annotated[str, msgspec.Meta(max_length=64)]
Instant = Annotated[int, msgspec.Meta(ge=0, le=4_102_444_800_000)]


class Frame(msgspec.Struct, frozen=True, kw_only=True, tag_field="k", forbid_unknown_fields=True):
    """A message over the socket; `k` names its kind."""


# From a device


class Hello(Frame, frozen=True, tag="hello"):
    """Who is there: a paired device proves itself on the server's challenge; without `device` it only watches."""

    device: Annotated[str, msgspec.Meta(max_length=64)] = ""
    sig: Annotated[str, msgspec.Meta(max_length=64)] = ""


class Watch(Frame, frozen=True, tag="watch"):
    """Watch these topics from now on and no others; each with the number the client holds in this epoch, 0 for none."""

    topics: Annotated[dict[Annotated[str, msgspec.Meta(max_length=128)], int], msgspec.Meta(max_length=32)]
    epoch: Annotated[str, msgspec.Meta(max_length=64)] = ""


class Ping(Frame, frozen=True, tag="ping"):
    """Are you there: `t` is the device's own clock, `unsent` what its outbox holds, `error` its clock error in ms."""

    t: int
    unsent: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)] = 0
    error: Annotated[int, msgspec.Meta(ge=0, le=1_000_000_000)] = 0


class Send(Frame, frozen=True, tag="command"):
    """A command: `body` is the JSON text of a `Body`, `sig` HMAC-SHA256 (hex) of it under the device's secret."""

    body: Annotated[str, msgspec.Meta(max_length=16_384)]
    sig: Annotated[str, msgspec.Meta(max_length=64)] = ""


FromDevice = Hello | Watch | Ping | Send


class Body(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A command as a device gives it.

    `id` a UUID, `n` the device's own running count, `stream` whom it is for, `at` the tap on the server's clock (give or
    take `error` ms). `round` and `exchange` are what the device saw, `seen` the stream's number it last saw; `seat` and
    `grant` what it holds. `late` answers an `ask`: a start, halt or stop counts at its tap (`then`) or `now`.
    `command` is one of the stream's commands, tagged `type`.
    """

    id: Id
    n: Annotated[int, msgspec.Meta(ge=0)] = 0
    device: Annotated[str, msgspec.Meta(max_length=64)] = ""
    stream: Annotated[str, msgspec.Meta(min_length=1, max_length=128)]
    at: Instant
    error: Annotated[int, msgspec.Meta(ge=0, le=60_000)] = 0
    round: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)] = 0
    exchange: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)] = 0
    seen: Annotated[int, msgspec.Meta(ge=0)] = 0
    seat: Seat = ""
    grant: Annotated[int, msgspec.Meta(ge=0)] = 0
    late: Literal["", "then", "now"] = ""
    command: msgspec.Raw


# From the server


class Challenge(Frame, frozen=True, tag="challenge"):
    """The first word of the server: a nonce for `Hello`, its time, the epoch of its numbers."""

    nonce: str
    time: int
    epoch: str


class Identity(msgspec.Struct, frozen=True, kw_only=True):
    """Who a device is to the server. `state` as in `DeviceRow`; a watcher has role `spectator`."""

    device: str = ""
    name: str = ""
    role: str = "spectator"
    ring: str = ""
    seat: str = ""
    grant: int = 0
    state: str = ""


class Welcome(Frame, frozen=True, tag="welcome"):
    """Who the server takes you for; sent again whenever that changes (approved, moved, replaced, revoked)."""

    you: Identity
    time: int


class Snap(Frame, frozen=True, tag="snap"):
    """The whole of a topic."""

    topic: str
    epoch: str
    number: int
    view: Any


class Patch(Frame, frozen=True, tag="patch"):
    """What changed in a topic between two numbers: a JSON merge patch (RFC 7386)."""

    topic: str
    first: int
    number: int
    patch: Any


class Pong(Frame, frozen=True, tag="pong"):
    """The answer to a ping: its `t` and the server's time."""

    t: int
    time: int


class Answer(Frame, frozen=True, tag="answer"):
    """What became of a command.

    `done`: it is in the journal as event `event`, the stream is at `number`; `late`: recorded, but not for the present
    exchange. `refused`: `said` and `reasons` tell why, nothing changed. `proposed`: it waits for the seat's holder.
    `ask`: a start, halt or stop came too late to be sure what was meant; give it again (new id) with `late`, or not.
    """

    id: str
    status: Literal["done", "refused", "proposed", "ask"]
    number: int = 0
    event: str = ""
    late: bool = False
    said: Said | None = None
    reasons: tuple[Reason, ...] = ()


class Wrong(Frame, frozen=True, tag="wrong"):
    """A frame that could not be understood or is not allowed, and why.

    With an `id`, that command was not taken (the server is too busy, or cannot write): it stays where it is and is sent
    again.
    """

    said: Said
    id: str = ""


FromServer = Challenge | Welcome | Snap | Patch | Pong | Answer | Wrong
