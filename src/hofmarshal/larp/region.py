"""The stream `region`: what this server's region is called, which files it gave out and took in, which forks were settled.

It is each server's own and leaves no server. Its events are dated by the wall.
"""

from __future__ import annotations

from typing import Annotated

import msgspec

from hofmarshal.larp import form
from hofmarshal.larp.acts import Word
from hofmarshal.larp.homes import Region
from hofmarshal.rules.notes import Refusal

replace = msgspec.structs.replace

STREAM = "region"

KEPT = 200
"""How many files are remembered for the masters' list."""

Streams = Annotated[tuple[Word, ...], msgspec.Meta(max_length=5000)]


class Act(form.Act, frozen=True, kw_only=True):
    """What is asked of the region; the server asks it in the name of a master."""


class NameRegion(Act, frozen=True, kw_only=True):
    """The server in which the game was opened gets a name among others."""

    name: Region


class JoinRegion(Act, frozen=True, kw_only=True):
    """This server is region `name` of a game that was opened in region `first`."""

    name: Region
    first: Region


class NoteStarter(Act, frozen=True, kw_only=True):
    """A file was given out with which another server becomes region `name`."""

    name: Region


class NoteSent(Act, frozen=True, kw_only=True):
    """A file with these streams was given out to region `to`."""

    file: Word
    to: Region
    streams: Streams


class NoteTaken(Act, frozen=True, kw_only=True):
    """A file with these streams was taken in, from region `sender`; `forks` of them part from what is here."""

    file: Word
    sender: Region
    streams: Streams
    forks: Streams = ()


class NoteSettled(Act, frozen=True, kw_only=True):
    """Of a forked stream a branch was chosen."""

    fork: Word
    kept: Word


AnyAct = NameRegion | JoinRegion | NoteStarter | NoteSent | NoteTaken | NoteSettled


class Event(form.Event, frozen=True, kw_only=True):
    """A fact of the region at the wall's instant `t`."""


class RegionNamed(Event, frozen=True, kw_only=True):
    """This server's region has a name."""

    name: str


class RegionJoined(Event, frozen=True, kw_only=True):
    """This server joined a game that was opened elsewhere."""

    name: str
    first: str


class StarterMade(Event, frozen=True, kw_only=True):
    """Another server may become this region."""

    name: str


class FileSent(Event, frozen=True, kw_only=True):
    """A file was given out."""

    file: str
    to: str
    streams: tuple[str, ...]


class FileTaken(Event, frozen=True, kw_only=True):
    """A file was taken in."""

    file: str
    sender: str
    streams: tuple[str, ...]
    forks: tuple[str, ...] = ()


class ForkSettled(Event, frozen=True, kw_only=True):
    """A branch was chosen."""

    fork: str
    kept: str


AnyEvent = RegionNamed | RegionJoined | StarterMade | FileSent | FileTaken | ForkSettled


class State(msgspec.Struct, frozen=True, kw_only=True):
    """The region: its `name`, that of the region the game was opened in (`first`), whether that is elsewhere (`joined`).

    `others` are the names of regions it knows; `files` what went and came, oldest first; `forks` are the
    streams that were met with two histories and wait for a master; `turn` counts what happened.
    """

    name: str = ""
    first: str = ""
    joined: bool = False
    others: tuple[str, ...] = ()
    files: tuple[FileSent | FileTaken, ...] = ()
    forks: tuple[str, ...] = ()
    turn: int = 0

    @property
    def here(self) -> str:
        """How streams call this region: nothing, where the game was opened."""
        return self.name if self.joined else ""

    def called(self, home: str) -> str:
        """What people call a region that streams call `home`."""
        return home or self.first or "1"

    def lives_here(self, home: str) -> bool:
        """Whether a stream whose home is that lives here."""
        return home == self.here

    def id_of(self, name: str) -> str | None:
        """How streams call the region of this name; None for one that is not known."""
        if name == self.first:
            return ""
        return name if name == self.name or name in self.others else None


def decide(state: State, act: AnyAct, t: int) -> tuple[AnyEvent, ...] | Refusal:
    """The events an act makes at the wall's instant `t`."""
    match act:
        case NameRegion() | JoinRegion():
            return _named(state, act, t)
        case NoteStarter():
            name = act.name.strip()
            if name in (state.name, state.first):
                return Refusal("region-name-taken" if name else "region-name-needed", {"region": name})
            return (StarterMade(t=t, name=name),) if name else Refusal("region-name-needed")
        case NoteSent():
            return (FileSent(t=t, file=act.file, to=act.to, streams=act.streams),)
        case NoteTaken():
            return (FileTaken(t=t, file=act.file, sender=act.sender, streams=act.streams, forks=act.forks),)
        case NoteSettled():
            return (ForkSettled(t=t, fork=act.fork, kept=act.kept),)


def _named(state: State, act: NameRegion | JoinRegion, t: int) -> tuple[AnyEvent, ...] | Refusal:
    name = act.name.strip()
    if not name:
        return Refusal("region-name-needed")
    if state.name:
        return () if state.name == name else Refusal("region-named", {"region": state.name})
    return (
        RegionNamed(t=t, name=name) if isinstance(act, NameRegion) else RegionJoined(t=t, name=name, first=act.first),
    )


def evolve(state: State, event: AnyEvent) -> State:
    """The region after one more event. Total."""
    state = replace(state, turn=state.turn + 1)
    match event:
        case RegionNamed() if not state.name:
            return replace(state, name=event.name, first=event.name)
        case RegionJoined() if not state.name:
            return replace(state, name=event.name, first=event.first, joined=True)
        case StarterMade():
            return _known(state, event.name)
        case FileSent():
            return _filed(_known(state, event.to), event)
        case FileTaken():
            waits = tuple(dict.fromkeys((*state.forks, *event.forks)))
            return replace(_filed(_known(state, event.sender), event), forks=waits)
        case ForkSettled():
            return replace(state, forks=tuple(one for one in state.forks if one != event.fork))
    return state


def _known(state: State, name: str) -> State:
    known = (state.name, state.first, *state.others)
    return state if not name or name in known else replace(state, others=(*state.others, name))


def _filed(state: State, event: FileSent | FileTaken) -> State:
    return replace(state, files=(*state.files, event)[-KEPT:])
