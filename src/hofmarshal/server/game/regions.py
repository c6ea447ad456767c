"""A game without coverage between its regions: characters handed over by file, files taken in, forks settled by a master."""

from __future__ import annotations

import secrets
from collections.abc import Collection, Iterable, Iterator
from typing import Any

import msgspec

from hofmarshal.desk.decider import kind_of
from hofmarshal.exchange import hand_over as files
from hofmarshal.journal.transfer import export_lines
from hofmarshal.larp import clock, homes, obligation, prop
from hofmarshal.larp import region as r
from hofmarshal.larp.character import Character
from hofmarshal.rules.notes import Note, Refusal
from hofmarshal.server.game.proofs import CARDS
from hofmarshal.server.game.region_arrivals import Arrivals
from hofmarshal.server.game.region_ground import KINDS, SHARED, By, File, Refused


class Regions(Arrivals):
    """The regions of a game as this server takes part in them. Its calls block and raise `Refused` or `BadInput`."""

    def starter(self, by: By, name: str, own: str = "") -> File:
        """The file with which another server becomes region `name`; `own` names this one, where it has no name yet."""
        with self._one:
            self._opened()
            if not self.region.name:
                self._note(by, r.NameRegion(name=own))
            self._note(by, r.NoteStarter(name=name))
            shared = [files.Secret(name=one, secret=self._secret(one).hex()) for one in SHARED]
            head = self._head("starter", name.strip())
            lines = export_lines(self.journal, (clock.STREAM,))
            return File(name=_file_name(head), data=files.write_file(head, (), shared, lines, self._mac(CARDS)))

    def hand_over(self, by: By, streams: Collection[str], to: str) -> File:
        """Hand characters and props over to another region: from now on they live there. With characters go the
        obligations they hold; those in which they are the obliged go as copies.
        """
        with self._one:
            target = self._target(to)
            handed, copies = self._goes(streams)
            for stream in handed:
                self._movable(stream)
            file = secrets.token_hex(4)
            for stream in handed:
                self._of_game(by, stream, homes.HandOver(to=target, file=file))
            self._note(by, r.NoteSent(file=file, to=to, streams=handed))
            return self._file(file, to, handed, copies)

    def again(self, file: str) -> File:
        """The file of an earlier hand-over once more: it was lost, and nothing else has changed."""
        sent = next((one for one in self.region.files if isinstance(one, r.FileSent) and one.file == file), None)
        if sent is None:
            raise Refused(Refusal("region-no-such-file", {"file": file}))
        target = self._target(sent.to)
        gone = [one for one in sent.streams if self.game.desk.state(one).home != target]
        if gone:
            raise Refused(Refusal("region-moved-on", {"stream": self._called(gone[0])}))
        return self._file(file, sent.to, sent.streams, self._goes(sent.streams)[1])

    def call_home(self, by: By, stream: str, reason: str) -> None:
        """What was handed over, but never taken in, lives here again."""
        with self._one:
            self._of_game(by, stream, homes.CallHome(to=self.region.here, reason=reason))

    def choose(self, by: By, stream: str, branch: str, kept: str, number: int | None = None) -> None:
        """Of a stream's two branches one holds from now on; `number`: our stream's as the master saw it."""
        with self._one:
            fork = next(
                (one for one in self.branches.open() if (one.stream, one.entries[-1].hash) == (stream, branch)), None
            )
            if fork is None:
                raise Refused(Refusal("region-no-fork"))
            state = self.game.desk.state(stream)
            if not self.region.lives_here(state.home):
                raise Refused(homes.elsewhere(state, self.region.called(state.home)))
            command = self.branches.choice(fork, kept, self.region.here)
            self._of_game(by, stream, command, expected=number)
            self._note(by, r.NoteSettled(fork=stream, kept=kept))

    # Inside

    def _goes(self, streams: Iterable[str]) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """All that goes with what was chosen: what changes its home, what is copied."""
        chosen = dict.fromkeys(streams)
        people = {one.partition("/")[2] for one in chosen if kind_of(one) == "character"}
        copies: dict[str, None] = {}
        for stream in self.game.desk.streams():
            state = self.game.desk.state(stream)
            if isinstance(state, obligation.Obligation) and state.held and stream not in chosen:
                if state.holder in people and not state.deposited and self.region.lives_here(state.home):
                    chosen[stream] = None
                elif people & {state.holder, state.obliged}:
                    copies[stream] = None
        return tuple(chosen), tuple(copies)

    def _movable(self, stream: str) -> None:
        """Raise `Refused` where a stream cannot be handed over."""
        if kind_of(stream) not in KINDS:
            raise Refused(Refusal("region-not-movable", {"stream": stream}))
        state = self.game.desk.state(stream)
        if not _begun(state):
            raise Refused(Refusal("region-unknown", {"stream": self._called(stream)}))
        if not self.region.lives_here(state.home):
            raise Refused(self._elsewhere(stream, state))
        if any(fork.stream == stream for fork in self.branches.open()):
            raise Refused(Refusal("region-fork-first", {"stream": self._called(stream)}))

    def _elsewhere(self, stream: str, state: Any) -> Refusal:
        no = homes.elsewhere(state, self.region.called(state.home))
        return Refusal("region-gone", {"stream": self._called(stream)}, (), (Note(no.code, no.args),))

    def _file(self, file: str, to: str, handed: tuple[str, ...], copies: tuple[str, ...]) -> File:
        numbers = tuple(dict.fromkeys(self._numbers((*handed, *copies))))
        known = self._people.all()
        people = [
            files.Named(entry=one.entry, name=one.name, club=one.club, country=one.country)
            for number in numbers
            if (one := known.get(number)) is not None
        ]
        erased = tuple(one for one in numbers if one in self._programme().erased)
        head = msgspec.structs.replace(self._head("streams", to, file), handed=handed, erased=erased)
        lines = export_lines(self.journal, frozenset((*handed, *copies)))
        data = files.write_file(head, people, (), lines, self._mac(CARDS))
        return File(name=_file_name(head), data=data, handed=handed, copies=copies)

    def _numbers(self, streams: Iterable[str]) -> Iterator[str]:
        """Whose names these streams need."""
        for stream in streams:
            state = self.game.desk.state(stream)
            if isinstance(state, Character):
                yield stream.partition("/")[2]
            elif isinstance(state, obligation.Obligation):
                yield state.obliged
                yield from (one.holder for one in state.held)
            elif isinstance(state, prop.Prop):
                yield from (who for use in state.used for who in (use.who, use.target) if who)

    def _head(self, kind: Any, to: str, file: str = "") -> files.Head:
        where = self.region
        return files.Head(
            format=files.FORMAT, kind=kind, file=file or secrets.token_hex(4), game=self._game_hash(),
            title=self._opened().name, sender=where.name, to=to, first=where.first, at=self.game.now(), made=self._now(),
            names=tuple(dict.fromkeys((where.first, where.name, *where.others))),
        )  # fmt: skip

    def _target(self, to: str) -> str:
        self._opened()
        target = self.region.id_of(to)
        if target is None:
            raise Refused(Refusal("region-not-known", {"region": to, "known": ", ".join(self.region.others) or "–"}))
        if target == self.region.here:
            raise Refused(Refusal("region-is-here", {"region": to}))
        return target


def _begun(state: Any) -> bool:
    match state:
        case Character():
            return bool(state.facts)
        case obligation.Obligation():
            return bool(state.held)
        case prop.Prop():
            return state.made is not None
    return False


def _file_name(head: files.Head) -> str:
    """A file name that every system takes."""
    kind = "region" if head.kind == "starter" else "hand-over"
    to = "".join(one if one.isascii() and one.isalnum() else "-" for one in head.to).strip("-").lower()
    return f"hofmarshal-{kind}{'-' + to if to else ''}-{head.file}.jsonl"
