"""Everything between a command as it arrives and the desk: who gave it, may he, when was it meant, for which exchange."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from typing import Any, Protocol

import msgspec

from hofmarshal.contest import commands as cmd
from hofmarshal.contest import events as ev
from hofmarshal.contest.state import Contest
from hofmarshal.contest.unseen import rulings
from hofmarshal.desk.answers import Answer as Decision
from hofmarshal.desk.decider import Issued, kind_of
from hofmarshal.desk.desk import Desk
from hofmarshal.desk.prompt import Decided, PromptDesk
from hofmarshal.journal.canonical import NotCanonical
from hofmarshal.rules.notes import Note, Refusal
from hofmarshal.server import device_acts as act
from hofmarshal.server.bodies import read_body, read_command
from hofmarshal.server.devices import SERVER
from hofmarshal.server.devices import STREAM as DEVICES
from hofmarshal.server.game.take import GameDoor, forgery
from hofmarshal.server.identity import SPECTATOR, Identities, Standing, as_identity
from hofmarshal.server.rights import refused
from hofmarshal.server.scenes.model import Reason, Said
from hofmarshal.server.seats import acting, team_of
from hofmarshal.server.wire import Answer, Body, Identity

replace = msgspec.structs.replace

ASK_AFTER = 2_000
"""A start, halt or stop that arrives this long (ms) after its tap is asked about."""

RECENT = 3_600_000
"""How far back (ms) from the last word about devices an acceptance is looked at, whether it was carried out."""

AHEAD = 3_600_000
BEHIND = 7 * 86_400_000
"""How far (ms) from the present a tap may be dated at all; what is ahead of the present is taken for now."""

Tell = Callable[[str, Note | Refusal], tuple[Said, tuple[Reason, ...]]]
"""Says what a command for a stream is answered: the sentence, and the single reasons."""

Gave = Callable[[str, str], bool]
"""Whether a device gave the command of that id."""


class Ground(Protocol):
    """What the reception asks of the event."""

    def ring_of(self, stream: str, command: Any) -> str:
        """The ring a command for this stream is meant for; empty where there is none."""
        ...

    def meet(self, stream: str) -> tuple[str, str] | None:
        """Who meets in a contest, red and blue; None for one that nobody opened."""
        ...

    def prepared(self, command: Any, stream: str) -> Any:
        """A command for a stream with what the server adds to it."""
        ...

    def obstacles(self, stream: str) -> tuple[Note, ...]:
        """Why an open contest may not be called, as far as only the server knows."""
        ...

    def open_contest(self, desk: Desk, stream: str, at: int) -> Refusal | None:
        """Let a contest of the programme be called, if it is not yet open; why it cannot be."""
        ...


class Reception:
    """Takes commands as devices send them and answers each, the same one always the same. Blocks; for threads."""

    def __init__(
        self, desk: PromptDesk, identities: Identities, now: Callable[[], int], ground: Ground, tell: Tell, gave: Gave,
        game: GameDoor | None = None,
    ) -> None:  # fmt: skip
        self._desk = desk
        self._game = game
        self._gave = gave
        self._identities = identities
        self._now = now
        self._ground = ground
        self._tell = tell

    def take(self, body: Body, text: str | bytes, sig: str, *, proven: str = "") -> Answer:
        """Carry out the command `body`, which was read from `text` and signed as that by its device.

        `proven` is a device whose session stands in for a signature. Raises `Unreadable` if its command is not one of
        its stream's.
        """
        unsigned = None if proven and proven == body.device else self._identities.signed(body.device, text, sig)
        if unsigned is not None:
            return self._no(body, unsigned)
        self._identities.counted(body.device, body.n)
        self._desk.settled(body.stream)
        raw = text.encode() if isinstance(text, str) else text
        return self._answered(body, hashlib.sha256(raw).hexdigest(), raw.decode())

    def take_at_once(self, body: Body, text: str, sig: str, told: Callable[[], None]) -> Decided | None:
        """Decide a contest's command without waiting for anything; None for what must go by `take`.

        See `PromptDesk.at_once`. Raises `Unreadable`.
        """
        raw = text.encode()
        if kind_of(body.stream) != "contest" or not self._identities.surely_signed(body.device, raw, sig):
            return None
        command = read_command(body)
        if isinstance(command, cmd.Call):
            return None
        ring = self._ground.ring_of(body.stream, command)
        standing = self._standing(body, ring)
        you = self._acting(standing.identity, body.stream, ring)
        if isinstance(you, Refusal) or not standing.present or refused(you, body.stream, command, ring):
            return None
        if self._absurd(body):
            return None

        def prepare(state: Contest) -> Issued | None:
            if not state.setup.rules.team and _asks_who_ruled(body, command, state):
                return None
            ready = self._fit_contest(body, command, self._bounded(body.at, command, state), state)
            if isinstance(ready, (Refusal, Note)):
                return None
            return Issued(
                id=body.id, stream=body.stream, at=ready[1], command=ready[0], seat=you.seat, device=body.device,
                actor=standing.identity.seat, content=hashlib.sha256(raw).hexdigest(),
            )  # fmt: skip

        decided = self._desk.at_once(body.stream, prepare, told)
        if decided is not None:
            self._identities.counted(body.device, body.n)
        return decided

    def carry_out(self, proposal: act.Proposed, holder: Identity, cause: str = "") -> Answer:
        """Carry out an accepted proposal under its holder's seat, at the instant of its tap; once, however often asked."""
        body = read_body(proposal.body)
        command = read_command(body)
        name = _accepted_id(proposal)
        body = replace(body, id=name, late="then")
        you = self._acting(holder, body.stream, holder.ring)
        if isinstance(you, Refusal):
            return self._no(body, you)
        if self._of_the_game(body.stream):
            return self._to_the_game(replace(body, at=min(body.at, proposal.t)), command, holder, proposal.proposal)
        at = self._bounded(min(body.at, proposal.t), command, self._contest(body.stream))
        ready = self._fit(body, command, at)
        if isinstance(ready, Answer):
            return ready
        issued = Issued(
            id=name, stream=body.stream, at=ready[1], command=ready[0], seat=you.seat, device=SERVER,
            actor=holder.seat, cause=cause, content=proposal.proposal,
        )  # fmt: skip
        return self._submitted(body, issued)

    def catch_up(self) -> None:
        """Carry out what was accepted right before the server died."""
        state: act.State = self._desk.state(DEVICES)
        for proposal, settled in self._desk_accepted():
            if self._desk.answered(SERVER, _accepted_id(proposal), proposal.proposal) is None:
                holder = state.devices.get(settled.by)
                self.carry_out(proposal, as_identity(holder) if holder is not None else SPECTATOR, settled.id)

    def _desk_accepted(self) -> Iterator[tuple[act.Proposed, act.Settled]]:
        """The proposals accepted within the last seconds that the stream of devices tells of."""
        events = self._desk.history(DEVICES)
        proposed = {event.proposal: event for event in events if isinstance(event, act.Proposed)}
        last = events[-1].t if events else 0
        for event in events:
            if isinstance(event, act.Settled) and event.accepted and event.t >= last - RECENT:
                yield proposed[event.proposal], event

    # One command

    def _answered(self, body: Body, content: str, text: str) -> Answer:
        command = read_command(body)
        ring = self._ground.ring_of(body.stream, command)
        standing = self._standing(body, ring)
        who = standing.identity
        you = self._acting(who, body.stream, ring)
        if isinstance(you, Refusal):
            return self._known(body, content) or self._no(body, you)
        no = refused(you, body.stream, command, ring) or self._absurd(body) or self._not_his_to_accept(command, who)
        if no is not None:
            return self._known(body, content) or self._no(body, no)
        if not standing.present:
            return self._known(body, content) or self._propose(body, command, content, text, who, ring)
        if self._of_the_game(body.stream):
            return self._known(body, content) or self._to_the_game(body, command, who, content)
        at = self._bounded(body.at, command, self._contest(body.stream))
        ready = self._fit(body, command, at)
        if isinstance(ready, Answer):
            return self._known(body, content) or ready
        issued = Issued(
            id=body.id, stream=body.stream, at=ready[1], command=ready[0], seat=you.seat, device=body.device,
            actor=who.seat, content=content,
        )  # fmt: skip
        accepted = self._accepted(command)
        answer = self._submitted(body, issued)
        return self._settled(answer, accepted, who) if accepted is not None and answer.status == "done" else answer

    def _standing(self, body: Body, ring: str) -> Standing:
        """As whom a command was given. About devices nobody proposes: what the server would carry out there for somebody
        would not be asked whether it is his to give out, so their decider judges a device as what it is now.
        """
        if kind_of(body.stream) == DEVICES:
            return Standing(self._identities.identity(body.device), present=True)
        return self._identities.standing(body.device, body.seat, body.grant, ring)

    def _acting(self, who: Identity, stream: str, ring: str) -> Identity | Refusal:
        """As whom somebody acts in a stream: a team's captain as that of the side his team has in this contest, at its ring."""
        if not team_of(who.seat) or kind_of(stream) != "contest" or who.state not in ("paired", "replaced"):
            return who
        met = self._ground.meet(stream)
        if met is None:
            return Refusal("captain-bout-not-called")
        seat = acting(who.seat, *met)
        return replace(who, seat=seat, ring=ring) if seat else Refusal("captain-not-of-bout")

    def _known(self, body: Body, content: str) -> Answer | None:
        """The answer that this very command got before things changed."""
        desk = self._game.desk if self._game is not None and self._of_the_game(body.stream) else self._desk
        decision = desk.answered(body.device, body.id, content)
        return None if decision is None else self.told(body, decision)

    def _of_the_game(self, stream: str) -> bool:
        return self._game is not None and self._game.handles(stream)

    def _to_the_game(self, body: Body, command: Any, you: Identity, content: str) -> Answer:
        """What the game's desk answers, which dates by the game's clock."""
        if self._game is None:
            return self._no(body, Refusal("desk-unknown-stream", {"stream": body.stream}))
        try:
            decision = self._game.take(body, command, you, content)
        except NotCanonical:
            return self._no(body, Refusal("desk-bad-value"))
        return self._no(body, decision) if isinstance(decision, Refusal) else self.told(body, decision)

    def _submitted(self, body: Body, issued: Issued) -> Answer:
        if not self._exists(issued.stream):
            return self._no(body, Refusal("desk-unknown-stream", {"stream": body.stream}))
        try:
            decision = self._desk.submit(issued)
        except NotCanonical:
            return self._no(body, Refusal("desk-bad-value"))
        return self.told(body, decision)

    def _exists(self, stream: str) -> bool:
        try:
            self._desk.state(stream)
        except KeyError:
            return False
        return True

    def told(self, body: Body, decision: Decision) -> Answer:
        """What a device is answered for the desk's answer to its command."""
        if decision.refusal is not None:
            return self._no(body, decision.refusal, decision.number)
        if (forged := forgery(decision)) is not None:
            return self._no(body, forged, decision.number)
        first = decision.events[0] if decision.events else None
        late = isinstance(first, ev.MarkedLate) or (isinstance(first, ev.Observed) and first.late)
        return Answer(
            id=body.id, status="done", number=decision.number, event="" if first is None else first.id, late=late
        )

    def _no(self, body: Body, refusal: Refusal, number: int = 0) -> Answer:
        return self.refusal(body.id, refusal, number, stream=body.stream)

    def refusal(self, name: str, refusal: Refusal, number: int = 0, *, stream: str = "") -> Answer:
        """The answer that refuses the command `name`."""
        said, reasons = self._tell(stream, refusal)
        return Answer(id=name, status="refused", number=number, said=said, reasons=reasons)

    # Proposals

    def _propose(self, body: Body, command: Any, content: str, text: str, then: Identity, ring: str) -> Answer:
        """Keep the command of a device that no longer holds its seat for whoever does.

        An opened order of entry is not kept: a proposal can be read by the desk, and the order it holds may be in no force.
        """
        if isinstance(command, cmd.Reveal):
            return self._no(body, Refusal("captain-of-the-present-phone"))
        ring = "" if team_of(then.seat) else then.ring or ring
        propose = act.Propose(
            proposal=body.id, device=body.device, ring=ring, seat=then.seat, stream=body.stream,
            body=text, why="wire-proposed",
        )  # fmt: skip
        issued = Issued(
            id=f"{body.id}.proposed", stream=DEVICES, at=self._now(), command=propose, seat=then.seat, device=SERVER,
            actor=then.seat, content=content,
        )  # fmt: skip
        answer = self._submitted(body, issued)
        if answer.status != "done":
            return answer
        said, _ = self._tell("", Note("wire-proposed", {"seat": then.seat}))
        return replace(answer, status="proposed", said=said)

    def _accepted(self, command: Any) -> act.Proposed | None:
        """The proposal that a command accepts."""
        if not isinstance(command, act.Settle) or not command.accept:
            return None
        state: act.State = self._desk.state(DEVICES)
        return state.proposals.get(command.proposal)

    def _not_his_to_accept(self, command: Any, you: Identity) -> Refusal | None:
        """Why the proposal that a command accepts is not for this holder: what he may not do, he may not accept."""
        proposal = self._accepted(command)
        if proposal is None:
            return None
        body = read_body(proposal.body)
        proposed = read_command(body)
        ring = self._ground.ring_of(body.stream, proposed)
        acts = self._acting(you, body.stream, ring)
        return acts if isinstance(acts, Refusal) else refused(acts, body.stream, proposed, ring)

    def _settled(self, answer: Answer, proposal: act.Proposed, you: Identity) -> Answer:
        """What became of the proposal that was accepted; a refusal of its command is told to who accepted it."""
        done = self.carry_out(proposal, you, answer.event)
        return answer if done.status == "done" else replace(done, id=answer.id)

    # Time and exchange

    def _absurd(self, body: Body) -> Refusal | None:
        now = self._now()
        if body.at > now + AHEAD:
            return Refusal("wire-from-the-future", {"minutes": (body.at - now) // 60_000})
        if body.at < now - BEHIND:
            return Refusal("wire-too-old", {"days": (now - body.at) // 86_400_000})
        return None

    def _bounded(self, at: int, command: Any, state: Contest | None) -> int:
        """The instant a command counts at: not after the present, nor before its contest was called."""
        at = min(at, self._now())
        if state is None:
            return at
        floor = _stopped_at(state) if isinstance(command, cmd.Start) else state.called_at or 0
        return max(at, floor)

    def _contest(self, stream: str) -> Contest | None:
        """The contest of a stream; None for another kind of stream, or one that was never opened."""
        if kind_of(stream) != "contest":
            return None
        try:
            found: Contest = self._desk.state(stream)
        except KeyError:
            return None
        return found

    def _fit(self, body: Body, command: Any, at: int) -> tuple[Any, int] | Answer:
        """The command as the desk is to have it and the instant it counts at, or why it must not go there as it is."""
        if kind_of(body.stream) != "contest":
            command = self._ground.prepared(command, body.stream)
            return (replace(command, t=at) if "t" in command.__struct_fields__ else command), at
        if isinstance(command, cmd.Call):
            no = self._ground.open_contest(self._desk, body.stream, at)
            if no is not None:
                return self._no(body, no)
            return replace(command, facts={}, obstacles=self._ground.obstacles(body.stream)), at
        state = self._contest(body.stream)
        if state is None:
            return self._no(body, Refusal("desk-unknown-stream", {"stream": body.stream}))
        ready = self._fit_contest(body, command, at, state)
        if isinstance(ready, Refusal):
            return self._no(body, ready)
        if isinstance(ready, Note):
            said, _ = self._tell("", ready)
            return Answer(id=body.id, status="ask", said=said)
        return ready

    def _fit_contest(self, body: Body, command: Any, at: int, state: Contest) -> tuple[Any, int] | Refusal | Note:
        """The same for a contest in this state; a `Note` is a question to be answered first."""
        if isinstance(command, (cmd.Start, cmd.Halt, cmd.Stop)):
            return self._timely(body, command, at)
        if isinstance(command, cmd.Observe):
            return _of_exchange(command, body), at
        over = body.exchange and (body.round, body.exchange) != (state.round, state.exchange)
        if isinstance(command, cmd.Hit) and over and not command.replaces and not state.setup.rules.team:
            return Refusal("wire-exchange-over", {"exchange": body.exchange, "present": state.exchange})
        return self._with_known(command, body, state), at

    def _with_known(self, command: Any, body: Body, state: Contest) -> Any:
        """A ruling with what its giver knew of the exchange's rulings: those he had seen, and those he gave himself."""
        if not isinstance(command, cmd.Hit) or not body.seen or state.setup.rules.team:
            return command  # in a battle each blow is a ruling of its own, and several judges rule at once
        devices: act.State = self._desk.state(DEVICES)
        his = {_accepted_id(one) for one in devices.accepted.values() if one.device == body.device}
        known = (
            name for name, number in rulings(state)
            if number <= body.seen or name in his or self._gave(body.device, name)
        )  # fmt: skip
        return replace(command, knows=tuple(known))

    def _timely(self, body: Body, command: Any, at: int) -> tuple[Any, int] | Note:
        """A start, halt or stop at once, or at the time its holder has chosen, or the question which it shall be."""
        if body.late == "now":
            return command, self._now()
        age = self._now() - at
        if body.late == "then" or age <= ASK_AFTER:
            return command, at
        name = str(type(command).__struct_config__.tag)
        return Note("wire-ask", {"command": name, "seconds": age // 1000})


def _accepted_id(proposal: act.Proposed) -> str:
    return f"{proposal.proposal}.accepted"


def _asks_who_ruled(body: Body, command: Any, state: Contest) -> bool:
    """Whether it must be looked up in the journal who gave rulings that a ruling's giver has not seen."""
    return isinstance(command, cmd.Hit) and bool(body.seen) and any(number > body.seen for _, number in rulings(state))


def _of_exchange(command: cmd.Observe, body: Body) -> cmd.Observe:
    """A tap with the round and exchange it was meant for."""
    return replace(command, round=body.round, exchange=body.exchange)


def _stopped_at(state: Contest) -> int:
    """The instant since which the fight stands still: no start can have been before it."""
    for event in reversed(state.history):
        if isinstance(event, (ev.Halted, ev.Stopped, ev.Called, ev.Resumed, ev.TimeReached, ev.Readied)):
            return event.t
    return 0
