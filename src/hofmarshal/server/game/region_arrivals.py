"""Files of a game's other regions taken in: a starter, characters that come, choices that were made there."""

from __future__ import annotations

from hofmarshal.desk.decider import kind_of
from hofmarshal.exchange import hand_over as files
from hofmarshal.journal.model import Damaged, Fork
from hofmarshal.journal.transfer import Imported, examine, import_lines
from hofmarshal.larp import clock
from hofmarshal.larp import region as r
from hofmarshal.rules.notes import BadInput, bad
from hofmarshal.server import keys
from hofmarshal.server.game.proofs import CARDS
from hofmarshal.server.game.region_ground import BEHIND, KINDS, SHARED, By, Ground, TakenIn
from hofmarshal.server.people import Person
from hofmarshal.tournament import programme
from hofmarshal.tournament import programme_words as w


class Arrivals(Ground):
    """What comes into a region."""

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


def _joined_already(file: files.RegionFile) -> TakenIn:
    return TakenIn(
        kind="starter", sender=file.head.sender, added=0, known=len(file.journal), people=0, here=(), forks=(), settled=(),
        behind=0,
    )  # fmt: skip
