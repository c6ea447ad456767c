"""The files that go between a game's regions: one that makes a server a region, and those that hand characters over.

A file is lines of JSON: a head, the names it carries, a starter's secret, the journal's own export, and a seal (an HMAC of all
lines before it). The names stand beside the journal's part, never in it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Literal

import msgspec

from hofmarshal.rules.notes import BadInput, Problem

FORMAT = 1

MOST_LINES = 500_000

Mac = Callable[[bytes], str]
"""The HMAC (hex) of bytes under the key that the regions of a game share."""


class Head(msgspec.Struct, frozen=True, kw_only=True, tag="region-file", tag_field="line", forbid_unknown_fields=True):
    """What a file is: a `starter`, or `streams` handed over; of which game (the hash of its opening), from whom to whom.

    `at` is the sender's game time (ms), `made` the wall's. `first` is the region in which the game was opened, `names` every
    region the sender knows. `handed` are the streams that change their home; all others in the file are copies to read.
    """

    format: int
    kind: Literal["starter", "streams"]
    file: str
    game: str
    title: str
    sender: str
    to: str
    first: str
    at: int
    made: int
    names: tuple[str, ...] = ()
    handed: tuple[str, ...] = ()
    erased: tuple[str, ...] = ()


class Named(msgspec.Struct, frozen=True, kw_only=True, tag="person", tag_field="line", forbid_unknown_fields=True):
    """Who a number is."""

    entry: str
    name: str = ""
    club: str = ""
    country: str = ""


class Secret(msgspec.Struct, frozen=True, kw_only=True, tag="secret", tag_field="line", forbid_unknown_fields=True):
    """A secret (hex) that the regions of a game share: by it their cards hold in each other."""

    name: str
    secret: str


class Seal(msgspec.Struct, frozen=True, kw_only=True, tag="seal", tag_field="line", forbid_unknown_fields=True):
    """The last line: how many lines there were before it, and their HMAC."""

    lines: int
    mac: str


class RegionFile(msgspec.Struct, frozen=True, kw_only=True):
    """A file as it was read; `journal` are the lines of the journal's part, `covered` the bytes before the seal."""

    head: Head
    people: tuple[Named, ...]
    secrets: tuple[Secret, ...]
    journal: tuple[bytes, ...]
    covered: bytes
    seal: Seal


_encoder = msgspec.json.Encoder(order="sorted")
_top = msgspec.json.Decoder(Head | Named | Secret | Seal)


def write_file(
    head: Head, people: Iterable[Named], secrets: Iterable[Secret], journal: Iterable[bytes], mac: Mac
) -> bytes:
    """The file of these."""
    lines = [*(_encoder.encode(one) + b"\n" for one in (head, *people, *secrets)), *journal]
    covered = b"".join(lines)
    return covered + _encoder.encode(Seal(lines=len(lines), mac=mac(covered))) + b"\n"


def read_file(data: bytes, name: str = "") -> RegionFile:
    """The parts of a file whose seal is still to be checked against the key. Raises `BadInput`."""
    lines = data.splitlines(keepends=True)
    if len(lines) > MOST_LINES:
        raise _bad("region-file-large", name)
    head = _first(lines, name)
    if len(lines) < 2 or not lines[-1].endswith(b"\n"):
        raise _bad("region-file-torn", name)
    seal = _read(lines[-1])
    if not isinstance(seal, Seal) or seal.lines != len(lines) - 1:
        raise _bad("region-file-torn", name)
    people, secrets = list[Named](), list[Secret]()
    for line in lines[1:-1]:
        one = _read(line)
        if isinstance(one, Named):
            people.append(one)
        elif isinstance(one, Secret):
            secrets.append(one)
        else:
            break
    place = 1 + len(people) + len(secrets)
    return RegionFile(
        head=head, people=tuple(people), secrets=tuple(secrets), journal=tuple(lines[place:-1]),
        covered=b"".join(lines[:-1]), seal=seal,
    )  # fmt: skip


def check_seal(file: RegionFile, mac: Mac, name: str = "") -> None:
    """Raise `BadInput` unless the file is as a region of this game wrote it."""
    if mac(file.covered) != file.seal.mac:
        raise _bad("region-file-altered", name)


def looks_like(data: bytes) -> bool:
    """Whether these bytes begin as such a file does."""
    return b'"line":"region-file"' in data[:4096].split(b"\n", 1)[0]


def _first(lines: Sequence[bytes], name: str) -> Head:
    if not lines or not looks_like(lines[0]):
        raise _bad("region-file-none", name)
    head = _read(lines[0])
    if not isinstance(head, Head):
        plain = _any(lines[0])
        newer = isinstance(plain, dict) and isinstance(plain.get("format"), int) and plain["format"] > FORMAT
        raise _bad("region-file-newer" if newer else "region-file-torn", name)
    if head.format != FORMAT:
        raise _bad("region-file-newer", name)
    return head


def _read(line: bytes) -> Head | Named | Secret | Seal | None:
    """A line of ours; None for one of the journal's part, and for what is none."""
    try:
        found: Head | Named | Secret | Seal = _top.decode(line)
    except (msgspec.MsgspecError, ValueError, RecursionError):
        return None
    return found


def _any(line: bytes) -> object:
    try:
        return msgspec.json.decode(line)
    except (msgspec.MsgspecError, ValueError, RecursionError):
        return None


def _bad(code: str, name: str) -> BadInput:
    return BadInput((Problem(code, {}, name),))
