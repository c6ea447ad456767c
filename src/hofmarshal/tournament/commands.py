"""What a secretary or hofmarshal asks of a nomination: the project's decision vocabulary (DESIGN §5, end)."""

from __future__ import annotations

from typing import Literal

import msgspec

from hofmarshal.rules.model import Nomination
from hofmarshal.rules.notes import Note
from hofmarshal.tournament.entries import Entry
from hofmarshal.tournament.settings import Settings


def kebab(name: str) -> str:
    """`ScheduleExtra` → `schedule-extra`: the tag of a command or event."""
    return "".join(f"-{c.lower()}" if c.isupper() and i else c.lower() for i, c in enumerate(name))


class Command(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True, tag_field="do", tag=kebab
):
    """A decision asked for; the answer is events or a `Refusal`. `by` is who asks."""

    by: str = ""


class Enter(Command, frozen=True, kw_only=True):
    """Add an entry, or mend its data before the draw."""

    entry: Entry


class EnterAll(Command, frozen=True, kw_only=True):
    """Add or mend several entries at once; what is known already stays as it is. Only the book of entries issues it."""

    entries: tuple[Entry, ...]


class CheckIn(Command, frozen=True, kw_only=True):
    """Confirm (or, with `present: false`, take back) that these entries are here: only they are drawn."""

    entries: tuple[str, ...]
    present: bool = True


class Draw(Command, frozen=True, kw_only=True):
    """Draw the first stage. `commitment` alone publishes the seed's hash; `seed` then draws.

    `method`: `lot` or `rating` (the snake). `groups`: the hofmarshal's number of groups (0: as few as the rulebook
    allows). `final`: the few entries under the minimum go straight to one group all the same (an option offered).
    A second `commitment` (the seed was lost) replaces the first, with a `reason`. `barred`: who is not admitted, with
    what is missing, which the server fills in; while any of them is here, nobody is drawn.
    """

    seed: str = ""
    commitment: str = ""
    method: Literal["lot", "rating"] = "lot"
    groups: int = 0
    final: bool = False
    reason: str = ""
    barred: dict[str, tuple[Note, ...]] = {}


class Compose(Command, frozen=True, kw_only=True):
    """Compose the first stage by hand: the groups in order, each its entries. `barred` as in a draw."""

    groups: tuple[tuple[str, ...], ...]
    track: str = ""
    barred: dict[str, tuple[Note, ...]] = {}


class Move(Command, frozen=True, kw_only=True):
    """Move an entry to another group (`to`), or swap it with another entry (`swap`).

    `was` and `swap_was`, where given, are the groups in which whoever asks saw the two ("-" in none): it is refused if
    somebody has moved one of them meanwhile. `busy`: who of them is in a bout just now and at which ring, which the desk
    fills in. Who is `barred` comes into no group.
    """

    entry: str
    to: str = ""
    swap: str = ""
    stage: str = ""
    reason: str = ""
    was: str = ""
    swap_was: str = ""
    busy: dict[str, str] = {}
    barred: dict[str, tuple[Note, ...]] = {}


class Withdraw(Command, frozen=True, kw_only=True):
    """An entry leaves the nomination."""

    entry: str
    reason: str = ""


class Reinstate(Command, frozen=True, kw_only=True):
    """An entry that was withdrawn is in the nomination again: a slip of the desk, or he came after all. Before the draw."""

    entry: str
    reason: str = ""


class Disqualify(Command, frozen=True, kw_only=True):
    """A disqualification: counted by the ladder (two take the entry off the grid); `remove` takes it off at once."""

    entry: str
    reason: str = ""
    clause: str = ""
    bout: str = ""
    remove: bool = False


class CallBout(Command, frozen=True, kw_only=True, tag="call"):
    """A bout is called: from here the stage's scoring and ranking stay."""

    bout: str


class Score(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """A bout's result as recorded.

    `winner`: `red`, `blue`, an entry, or `none` (both lost, a draw); empty: whoever has more points. `extra_round`: won in
    the extra round, so recorded as the rulebook says. Round points of group battles come ready (`*_round_points`) or as
    the fighters still standing after the rounds won (`*_standing`). `sanctions` feed `fewest-sanctions`; `disqualified`
    names those the bout disqualified, `removed` those of them whom its ladder removed (u.1.4).
    """

    bout: str
    red: str = ""
    blue: str = ""
    red_score: int = 0
    blue_score: int = 0
    winner: str = ""
    status: Literal["fought", "walkover", "void"] = "fought"
    stage: str = ""
    group: str = ""
    extra: bool = False
    extra_round: bool = False
    red_round_points: int = 0
    blue_round_points: int = 0
    red_standing: int = 0
    blue_standing: int = 0
    sanctions: dict[str, int] = {}
    disqualified: tuple[str, ...] = ()
    removed: tuple[str, ...] = ()
    note: str = ""
    source: str = ""


class Record(Command, frozen=True, kw_only=True):
    """Record a bout's result; for a bout already recorded, append a revision with its reason."""

    result: Score
    reason: str = ""


class Void(Command, frozen=True, kw_only=True):
    """Void a bout (it is to be fought again) or a whole stage (its results go, new rules may reach it)."""

    bout: str = ""
    stage: str = ""
    reason: str = ""


class Settle(Command, frozen=True, kw_only=True):
    """The hofmarshal's own order of entries still tied, where the rulebook offers nothing more; with a reason."""

    stage: str
    order: tuple[str, ...]
    reason: str
    group: str = ""


class ScheduleExtra(Command, frozen=True, kw_only=True):
    """Schedule extra bouts between exactly those still tied (no `entries`: every tie that decides a place)."""

    stage: str = ""
    group: str = ""
    entries: tuple[str, ...] = ()


class Promote(Command, frozen=True, kw_only=True):
    """Compose the next stage from the places reached. `groups`: their number, or the groups themselves by hand."""

    track: str = ""
    groups: int = 0
    hand: tuple[tuple[str, ...], ...] = ()


class RePromote(Command, frozen=True, kw_only=True):
    """Compose a stage again from the corrected places of the one before it."""

    stage: str
    reason: str
    groups: int = 0


class LetStand(Command, frozen=True, kw_only=True):
    """Keep a stage as it was promoted though places before it were corrected."""

    stage: str
    reason: str


class Announce(Command, frozen=True, kw_only=True):
    """The result of a bout was announced at the desk at `t` ms: one recorded by hand, or corrected. The window opens."""

    bout: str
    t: int = 0


class Protest(Command, frozen=True, kw_only=True):
    """File a protest, `t` ms on the event's clock. `announced`: when the bout's result was announced.

    At a running event `announced` is None: it is looked up where it was said, and `contest`, the stream, with it.
    """

    protest: str
    bout: str
    entry: str
    t: int = 0
    announced: int | None = 0
    contest: str = ""
    filer: Literal["fighter", "representative"] = "fighter"
    form: Literal["written", "oral"] = "oral"
    clause: str = ""
    video: str = ""
    text: str = ""


class Ballot(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """One vote of the commission: `seat` is `judge`, `hofmarshal` or `committee`."""

    seat: Literal["judge", "hofmarshal", "committee"]
    uphold: bool
    name: str = ""


class Vote(Command, frozen=True, kw_only=True):
    """The commission votes on a protest. `then`: what follows if it is upheld; `result` the corrected result."""

    protest: str
    t: int = 0
    votes: tuple[Ballot, ...] = ()
    then: Literal["corrected", "refought"] = "corrected"
    result: Score | None = None
    dismiss: str = ""


class Retract(Command, frozen=True, kw_only=True):
    """A protest is taken back: by who made it, or as `mistaken` (entered for the wrong bout or person), as if never made."""

    protest: str
    t: int = 0
    reason: str = ""
    mistaken: bool = False


class Suspend(Command, frozen=True, kw_only=True):
    """The event is suspended at `t` ms: the clocks of its protests stand still."""

    t: int


class Resume(Command, frozen=True, kw_only=True):
    """The event goes on at `t` ms."""

    t: int


class ChangeRules(Command, frozen=True, kw_only=True):
    """New effective rules (a new edition, an override) for contests not yet called; `settings` where they change too."""

    rules: Nomination
    reason: str
    settings: Settings | None = None


class Sign(Command, frozen=True, kw_only=True):
    """Sign the final places."""

    note: str = ""


AnyCommand = (
    Enter
    | CheckIn
    | Draw
    | Compose
    | Move
    | Withdraw
    | Reinstate
    | Disqualify
    | CallBout
    | Record
    | Void
    | Settle
    | ScheduleExtra
    | Promote
    | RePromote
    | LetStand
    | Announce
    | Protest
    | Vote
    | Retract
    | Suspend
    | Resume
    | ChangeRules
    | Sign
)
