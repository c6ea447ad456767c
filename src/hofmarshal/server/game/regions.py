"""A game without coverage between its regions: characters handed over by file, files taken in, forks settled by a master."""

from __future__ import annotations

import secrets
import threading
from collections.abc import Callable, Collection, Iterable, Iterator
from typing import Any

import msgspec

from hofmarshal.desk.answers import Answer
from hofmarshal.desk.decider import Issued, kind_of
from hofmarshal.exchange import hand_over as files
from hofmarshal.journal.contract import Journal
from hofmarshal.journal.model import Damaged, Fork
from hofmarshal.journal.transfer import Imported, examine, export_lines, import_lines
from hofmarshal.larp import clock, homes, obligation, prop
from hofmarshal.larp import region as r
from hofmarshal.larp.character import Character
from hofmarshal.rules.notes import BadInput, Note, Refusal, bad
from hofmarshal.server import keys
from hofmarshal.server.game.branches import Branches
from hofmarshal.server.game.house import GameHouse
from hofmarshal.server.game.proofs import CARDS
from hofmarshal.server.identity import Vault
from hofmarshal.server.people import People, Person
from hofmarshal.tournament import programme
from hofmarshal.tournament import programme_words as w

KINDS = ("character", "obligation", "prop")
"""What a file may hand over."""

SHARED = (CARDS,)
"""The secrets that the regions of a game share, by their names in the vault."""

BEHIND = 60_000
"""By how much (ms) a region's clock may lag behind another's before a master is told."""

Submit = Callable[[Issued], Answer]


class By(msgspec.Struct, frozen=True):
    """In whose name something is done: seat and device as the journal is to tell."""

    seat: str
    device: str


class Refused(Exception):
    """Something a decider or a check refused; nothing was changed."""

    def __init__(self, refusal: Refusal) -> None:
        self.refusal = refusal
        super().__init__(f"{refusal.code} {refusal.args}")


class File(msgspec.Struct, frozen=True, kw_only=True):
    """A file to carry: its bytes, its name, the streams that change their home, and those that go as copies to read."""

    name: str
    data: bytes
    handed: tuple[str, ...] = ()
    copies: tuple[str, ...] = ()


class TakenIn(msgspec.Struct, frozen=True, kw_only=True):
    """What was taken in: entries new and known, names new, streams that live here now, forks that wait, forks settled by
    what the file says. `behind`: by how many ms the game's clock here lags behind the sender's.
    """

    kind: str
    sender: str
    added: int
    known: int
    people: int
    here: tuple[str, ...]
    forks: tuple[str, ...]
    settled: tuple[str, ...]
    behind: int


class Regions:
    """The regions of a game as this server takes part in them. Its calls block and raise `Refused` or `BadInput`.

    `submit` and `look` are the event's own desk, `game` the game's.
    """

    def __init__(
        self,
        journal: Journal,
        game: GameHouse,
        submit: Submit,
        look: Callable[[str], Any],
        vault: Vault,
        people: People,
        now: Callable[[], int],
    ) -> None:
        self.journal = journal
        self.game = game
        self.look = look
        self._submit = submit
        self._vault = vault
        self._people = people
        self._now = now
        self._one = threading.Lock()
        self.branches = Branches(journal, game)

    @property
    def region(self) -> r.State:
        """This server's region."""
        found: r.State = self.look(r.STREAM)
        return found

    # Going out

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

    # Coming in

    def take_in(self, by: By, data: bytes, name: str = "") -> TakenIn:
        """Take in a file, all of it or nothing. The same file again changes nothing."""
        file = files.read_file(data, name)
        with self._one:
            if file.head.kind == "starter":
                return self._begin(by, file, name)
            self._checked(file, name)
            done = self._import(file, name)
            people = self._introduce(by, file)
            self.game.advance()
            settled = tuple(fork.stream for fork in self.branches.open() if self._settle_by_itself(by, fork))
            waits = tuple(fork.stream for fork in self.branches.open())
            forks = tuple(fork.stream for fork in done.forks if fork.stream in waits)
            if done.added or done.forks or people:
                streams = tuple(dict.fromkeys((*file.head.handed, *forks)))
                self._note(by, r.NoteTaken(file=file.head.file, sender=file.head.sender, streams=streams, forks=forks))
            here = tuple(one for one in file.head.handed if self.region.lives_here(self.game.desk.state(one).home))
            behind = file.head.at - self.game.now()
            return TakenIn(
                kind="streams", sender=file.head.sender, added=len(done.added), known=done.known, people=people,
                here=here, forks=forks, settled=settled, behind=behind if behind > BEHIND else 0,
            )  # fmt: skip

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

    # Inside: going out

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

    def _called(self, stream: str) -> str:
        """What people call a stream."""
        kind, _, name = stream.partition("/")
        person = self._people.get(name) if kind == "character" else None
        return f"{name} {person.name}" if person is not None and person.name else stream.removeprefix("character/")

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

    # Inside: coming in

    def _begin(self, by: By, file: files.RegionFile, name: str) -> TakenIn:
        """Become a region of a game that was opened elsewhere."""
        head = file.head
        secret = {one.name: bytes.fromhex(one.secret) for one in file.secrets if one.name in SHARED}
        if set(secret) != set(SHARED):
            raise bad("region-file-altered", file=name)
        files.check_seal(file, lambda data: keys.mac(secret[CARDS], data).hex(), name)
        ours = self._game_hash(there=False)
        if ours and (ours != head.game or self.region.name != head.to):
            raise bad("region-file-own" if ours == head.game else "region-file-foreign", file=name, title=head.title)
        kept = {one: self._vault.secret(one) for one in SHARED}
        if any(kept[one] is not None and kept[one] != secret[one] for one in SHARED):
            raise bad("region-file-cards", file=name)
        if ours:
            return _joined_already(file)
        done, streams = self._examined(file, name)
        if streams != (clock.STREAM,) or not done.added or done.added[0].hash != head.game:
            raise bad("region-file-altered", file=name)
        for one in SHARED:
            self._vault.keep(one, secret[one])
        done = import_lines(self.journal, file.journal)
        self._note(by, r.JoinRegion(name=head.to, first=head.first))
        for other in head.names:
            if other not in (head.to, head.first):
                self._note(by, r.NoteStarter(name=other))
        self.game.advance()
        return TakenIn(
            kind="starter", sender=head.sender, added=len(done.added), known=done.known, people=0, here=(), forks=(),
            settled=(), behind=0,
        )  # fmt: skip

    def _checked(self, file: files.RegionFile, name: str) -> None:
        head = file.head
        ours = self._game_hash(there=False)
        if not ours:
            raise bad("region-no-game", file=name, title=head.title)
        if ours != head.game:
            raise bad("region-file-foreign", file=name, title=head.title)
        files.check_seal(file, self._mac(CARDS), name)
        if head.sender == self.region.name:
            raise bad("region-file-own", file=name, title=head.title)
        if head.to != self.region.name:
            raise bad("region-file-other", file=name, region=head.to, here=self.region.name or "–")
        done, streams = self._examined(file, name)
        if any(kind_of(stream) not in KINDS for stream in streams):
            raise bad("region-file-altered", file=name)
        clash = next((fork for fork in done.forks if not fork.after), None)
        if clash is not None:
            raise bad("region-number-taken", file=name, stream=self._called(clash.stream))

    def _examined(self, file: files.RegionFile, name: str) -> tuple[Imported, tuple[str, ...]]:
        try:
            return examine(self.journal, file.journal)
        except Damaged as error:
            raise bad("region-file-altered", file=name) from error

    def _import(self, file: files.RegionFile, name: str) -> Imported:
        try:
            return import_lines(self.journal, file.journal)
        except Damaged as error:
            raise BadInput(bad("region-file-altered", file=name).problems) from error

    def _introduce(self, by: By, file: files.RegionFile) -> int:
        """Take in the names that are new here; whom the sender, or we, erased stays erased."""
        state = self._programme()
        gone = {*state.erased, *file.head.erased}
        for entry in file.head.erased:
            if self._people.erase([entry]) or (entry in state.people and entry not in state.erased):
                self._event(by, programme.STREAM, w.Erase(entry=entry))
        known = self._people.all()
        fresh = [
            Person(entry=one.entry, name=one.name, club=one.club, country=one.country)
            for one in file.people
            if one.entry not in gone and (one.entry not in known or not known[one.entry].name)
        ]
        commitments = self._people.keep(fresh)
        if commitments:
            self._event(by, programme.STREAM, w.Introduce(people=dict(commitments)))
        return len(commitments)

    def _settle_by_itself(self, by: By, fork: Fork) -> bool:
        """Whether the other branch holds by a choice that a master has made there, knowing all that is here."""
        command = self.branches.chosen_there(fork)
        if command is None:
            return False
        self._of_game(by, fork.stream, command)
        self._note(by, r.NoteSettled(fork=fork.stream, kept="theirs"))
        return True

    # Inside: what everything rests on

    def _opened(self) -> clock.GameOpened:
        opened = self.game.clock.opened
        if opened is None:
            raise Refused(Refusal("game-not-open"))
        return opened

    def _game_hash(self, *, there: bool = True) -> str:
        """By what the regions of one game know each other: the hash of its opening; empty where there is none."""
        first = next(iter(self.journal.read(clock.STREAM, 0, 1)), None)
        if first is None and there:
            raise Refused(Refusal("game-not-open"))
        return first.hash if first is not None else ""

    def _programme(self) -> programme.State:
        found: programme.State = self.look(programme.STREAM)
        return found

    def _secret(self, name: str) -> bytes:
        return self._vault.keep(name, keys.new_secret())

    def _mac(self, name: str) -> files.Mac:
        secret = self._secret(name)
        return lambda data: keys.mac(secret, data).hex()

    def _note(self, by: By, command: r.AnyAct) -> None:
        self._event(by, r.STREAM, command)

    def _event(self, by: By, stream: str, command: Any) -> None:
        """A command for the event's own desk, which must be carried out."""
        self._done(self._submit(self._issued(by, stream, command, self._now())))

    def _of_game(self, by: By, stream: str, command: Any, expected: int | None = None) -> None:
        """A command for the game's desk, which must be carried out."""
        self._done(self.game.submit(self._issued(by, stream, command, self.game.now(), expected)))

    def _issued(self, by: By, stream: str, command: Any, at: int, expected: int | None = None) -> Issued:
        return Issued(
            id=f"region~{secrets.token_hex(12)}", stream=stream, at=at, command=command, seat="master", device=by.device,
            actor=by.seat, expected=expected,
        )  # fmt: skip

    def _done(self, answer: Answer) -> None:
        if answer.refusal is not None:
            raise Refused(answer.refusal)


def _joined_already(file: files.RegionFile) -> TakenIn:
    return TakenIn(
        kind="starter", sender=file.head.sender, added=0, known=len(file.journal), people=0, here=(), forks=(), settled=(),
        behind=0,
    )  # fmt: skip


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
