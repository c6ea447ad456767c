"""The stream of devices as given, when, then: codes, seats with grants, who may give them out, proposals."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from hofmarshal.desk.decider import Issued
from hofmarshal.desk.desk import Desk
from hofmarshal.journal.memory import MemoryJournal
from hofmarshal.rules.notes import Refusal
from hofmarshal.server import device_acts as act
from hofmarshal.server.devices import DEVICES, SERVER, decide, evolve, free_seat, holder
from hofmarshal.server.seats import OF_EVENT, OF_RING, is_seat, seats_of

ORGANISER, PHONE, TABLET, OTHER = (letter * 32 for letter in "abcd")


class Table:
    """The stream with a clock that can be put on."""

    def __init__(self) -> None:
        self.state = act.State()
        self.at = 1_000_000
        self.given = 0

    def ask(self, command: act.Command, device: str = SERVER) -> Refusal | tuple[act.AnyEvent, ...]:
        self.given += 1
        issued = Issued(id=f"command-{self.given}", stream="devices", at=self.at, command=command, device=device)
        answer = decide(self.state, issued)
        if not isinstance(answer, Refusal):
            for event in answer:
                self.state = evolve(self.state, event)
        return answer

    def seat(self, device: str, role: str, ring: str = "", seat: str = "", *, approved: bool = True) -> act.Device:
        """Pair a device by an offer of the server's."""
        code = f"code{self.given:08}"
        offer = act.Offer(role=role, ring=ring, seat=seat, code=code, approved=approved)
        assert not isinstance(self.ask(offer), Refusal)
        assert not isinstance(self.ask(act.Join(code=code, device=device, name=f"phone {device[:1]}")), Refusal)
        return self.state.devices[device]


@pytest.fixture
def table() -> Table:
    table = Table()
    table.seat(ORGANISER, "organiser")
    return table


def code_of(answer: object) -> str:
    return answer.code if isinstance(answer, Refusal) else "done"


def test_a_device_waits_until_the_desk_approves_it(table):
    table.seat(PHONE, "line-marshal", "1", "line-marshal-2", approved=False)
    assert table.state.devices[PHONE].state == "waiting"
    assert holder(table.state, "1", "line-marshal-2") is None
    table.ask(act.Approve(device=PHONE), ORGANISER)
    row = table.state.devices[PHONE]
    assert (row.state, row.grant) == ("paired", 1)
    assert holder(table.state, "1", "line-marshal-2") == row


def test_a_new_device_raises_the_grant_and_replaces_the_old_one(table):
    table.seat(PHONE, "hofmarshal", "1", "hofmarshal")
    table.seat(TABLET, "hofmarshal", "1", "hofmarshal")
    assert (table.state.devices[PHONE].state, table.state.devices[PHONE].grant) == ("replaced", 1)
    assert (table.state.devices[TABLET].state, table.state.devices[TABLET].grant) == ("paired", 2)
    assert holder(table.state, "1", "hofmarshal") == table.state.devices[TABLET]
    assert holder(table.state, "2", "hofmarshal") is None


def test_a_replaced_device_can_have_its_seat_back(table):
    table.seat(PHONE, "hofmarshal", "1", "hofmarshal")
    table.seat(TABLET, "hofmarshal", "1", "hofmarshal")
    table.ask(act.Approve(device=PHONE), ORGANISER)
    assert (table.state.devices[PHONE].state, table.state.devices[PHONE].grant) == ("paired", 3)
    assert table.state.devices[TABLET].state == "replaced"


def test_a_code_lives_two_minutes(table):
    table.ask(act.Offer(role="medic", code="medicine1"), ORGANISER)
    table.at += 120_000
    late = act.Join(code="medicine1", device=PHONE, name="late")
    table.at += 1
    assert code_of(table.ask(late)) == "device-code-gone"
    table.at -= 1
    assert code_of(table.ask(late)) == "done"


def test_a_code_works_once(table):
    table.ask(act.Offer(role="medic", code="medicine1"), ORGANISER)
    table.ask(act.Join(code="medicine1", device=PHONE, name="first"))
    assert code_of(table.ask(act.Join(code="medicine1", device=TABLET, name="second"))) == "device-code-gone"
    assert code_of(table.ask(act.Offer(role="medic", code="medicine1"), ORGANISER)) == "device-code-taken"


def test_only_the_server_decides_how_long_a_code_lives(table):
    events = table.ask(act.Offer(role="medic", code="medicine1", life=10**12), ORGANISER)
    assert events[0].until == table.at + 120_000
    events = table.ask(act.Offer(role="medic", code="medicine2", life=900_000))
    assert events[0].until == table.at + 900_000


def test_a_code_that_is_not_named_comes_from_the_commands_id(table):
    issued = Issued(
        id="0E984725-c51c-4bf4-9960-e1c80e27aba0", stream="devices", at=table.at, command=act.Offer(role="medic"),
        device=ORGANISER,
    )  # fmt: skip
    events = decide(table.state, issued)
    assert not isinstance(events, Refusal)
    assert isinstance(events[0], act.Offered)
    assert events[0].code == "0e984725c51c4bf4"


def test_what_a_revoked_device_offered_is_gone(table):
    table.seat(PHONE, "hofmarshal", "1", "hofmarshal")
    table.ask(act.Offer(role="line-marshal", ring="1", code="padpadpad"), PHONE)
    table.ask(act.Revoke(device=PHONE), ORGANISER)
    assert code_of(table.ask(act.Join(code="padpadpad", device=TABLET, name="thief"))) == "device-code-gone"


def test_a_known_device_cannot_be_joined_again(table):
    """Ids can be read on the devices' page: whoever knows one must not get its seat by it."""
    table.ask(act.Offer(role="screen", ring="1", approved=True, code="screen111"), ORGANISER)
    assert code_of(table.ask(act.Join(code="screen111", device=ORGANISER, name="me"))) == "device-known"
    assert table.state.devices[ORGANISER].role == "organiser"


def test_a_revoked_device_comes_back_by_no_command(table):
    table.seat(PHONE, "medic")
    table.ask(act.Revoke(device=PHONE), ORGANISER)
    for command in (
        act.Approve(device=PHONE),
        act.Move(device=PHONE, role="medic"),
        act.Rename(device=PHONE, name="x"),
    ):
        assert code_of(table.ask(command, ORGANISER)) == "device-revoked"
    assert table.state.devices[PHONE].state == "revoked"
    assert free_seat(table.state, "medic", "", table.at) == "medic-1"


def test_a_moved_device_leaves_its_seat_free_and_replaces_at_the_new_one(table):
    table.seat(PHONE, "line-marshal", "1", "line-marshal-1")
    table.seat(TABLET, "line-marshal", "2", "line-marshal-3")
    table.ask(act.Move(device=PHONE, role="line-marshal", ring="2", seat="line-marshal-3"), ORGANISER)
    assert holder(table.state, "1", "line-marshal-1") is None
    assert holder(table.state, "2", "line-marshal-3") == table.state.devices[PHONE]
    assert table.state.devices[PHONE].grant == 2
    assert table.state.devices[TABLET].state == "replaced"
    assert [(h.ring, h.seat, h.grant) for h in table.state.devices[PHONE].held] == [
        ("1", "line-marshal-1", 1),
        ("2", "line-marshal-3", 2),
    ]


def test_a_waiting_device_that_is_moved_goes_on_waiting(table):
    table.seat(PHONE, "line-marshal", "1", approved=False)
    table.ask(act.Move(device=PHONE, role="line-marshal", ring="2", seat="line-marshal-4"), ORGANISER)
    row = table.state.devices[PHONE]
    assert (row.ring, row.seat, row.state, row.grant) == ("2", "line-marshal-4", "waiting", 0)


def test_an_empty_seat_is_the_first_free_one(table):
    for number in range(1, 5):
        assert table.seat(f"{number}" * 32, "line-marshal", "1").seat == f"line-marshal-{number}"
    refused = table.ask(act.Offer(role="line-marshal", ring="1"), ORGANISER)
    assert code_of(refused) == "device-no-seat-free"
    assert code_of(table.ask(act.Offer(role="line-marshal", ring="2"), ORGANISER)) == "done"


def test_the_only_seat_of_a_role_is_meant_whoever_holds_it(table):
    """So a hofmarshal's tablet is swapped in the middle of a bout."""
    table.seat(PHONE, "hofmarshal", "1")
    table.seat(TABLET, "hofmarshal", "1")
    assert holder(table.state, "1", "hofmarshal") == table.state.devices[TABLET]
    assert table.state.devices[TABLET].grant == 2


@pytest.mark.parametrize(
    ("role", "ring", "seat"),
    [
        ("line-marshal", "", "line-marshal-1"),
        ("line-marshal", "1", "line-marshal-5"),
        ("line-marshal", "1", "hofmarshal"),
        ("medic", "1", "medic-1"),
        ("chief", "", "chief-2"),
        ("captain", "1", "captain-green"),
        ("king", "", "king"),
        ("screen", "a/b", "screen"),
        ("screen", "x" * 33, "screen"),
    ],
)
def test_there_is_no_such_seat(table, role, ring, seat):
    assert code_of(table.ask(act.Offer(role=role, ring=ring, seat=seat), ORGANISER)) == "device-no-such-seat"


GIVEN_OUT = {
    "organiser": set(OF_RING) | set(OF_EVENT),
    "chief": set(OF_RING) | set(OF_EVENT),
    "secretary": set(OF_RING) | set(OF_EVENT),
    "hofmarshal": {"line-marshal", "field-judge", "captain", "screen"},
    "master": {"player", "regional"},
}
"""docs/wire.md: organiser, chief, secretary any seat; a hofmarshal the pads of his ring, a master players' and regional
masters'; others none."""

NAMED = {"player": ("player:8", "player:7"), "regional": ("regional-1:North", "regional-2:North")}
"""Seats that are named by who sits there, or by what he looks after: one for who gives out, one to be given out."""


@pytest.mark.parametrize("target", [*OF_RING, *OF_EVENT])
@pytest.mark.parametrize("giver", [*OF_RING, *OF_EVENT])
def test_who_may_give_out_which_seat(giver, target):
    table = Table()
    table.seat(TABLET, giver, "1" if giver in OF_RING else "", NAMED[giver][0] if giver in NAMED else "")
    ring = "1" if target in OF_RING else ""
    seats = seats_of(target) or NAMED[target][1:]
    allowed = target in GIVEN_OUT.get(giver, set())
    offered = code_of(table.ask(act.Offer(role=target, ring=ring, seat=seats[-1], code="whowhowho"), TABLET))
    assert offered == ("done" if allowed else "device-seat-not-yours")
    table.seat(PHONE, target, ring, seats[-1], approved=False)
    assert code_of(table.ask(act.Approve(device=PHONE), TABLET)) == offered
    if giver == target == "chief":  # he has handed over his only seat
        return
    move = act.Move(device=PHONE, role=target, ring=ring, seat=seats[0])
    if len(seats) > 1 and seats[0] != table.state.devices[TABLET].seat:
        assert code_of(table.ask(move, TABLET)) == offered
    assert code_of(table.ask(act.Rename(device=PHONE, name="new"), TABLET)) == offered
    assert code_of(table.ask(act.Revoke(device=PHONE), TABLET)) == offered


def test_a_hofmarshal_gives_out_nothing_at_another_ring(table):
    table.seat(PHONE, "hofmarshal", "1")
    assert code_of(table.ask(act.Offer(role="line-marshal", ring="2"), PHONE)) == "device-seat-not-yours"
    table.seat(TABLET, "line-marshal", "1")
    move = act.Move(device=TABLET, role="line-marshal", ring="2", seat="line-marshal-1")
    assert code_of(table.ask(move, PHONE)) == "device-seat-not-yours"
    table.seat(OTHER, "line-marshal", "2")
    assert code_of(table.ask(act.Revoke(device=OTHER), PHONE)) == "device-seat-not-yours"


@pytest.mark.parametrize("state", ["unknown", "waiting", "replaced", "revoked"])
def test_whoever_holds_no_seat_gives_out_nothing(table, state):
    if state != "unknown":
        table.seat(PHONE, "chief", approved=state != "waiting")
    if state == "replaced":
        table.seat(TABLET, "chief")
    if state == "revoked":
        table.ask(act.Revoke(device=PHONE), ORGANISER)
    assert code_of(table.ask(act.Offer(role="screen", ring="1"), PHONE)) == "device-not-paired"
    assert code_of(table.ask(act.Revoke(device=ORGANISER), PHONE)) == "device-not-paired"


def test_everyone_may_rename_and_revoke_his_own(table):
    table.seat(PHONE, "screen", "1")
    assert code_of(table.ask(act.Rename(device=PHONE, name="hall"), PHONE)) == "done"
    assert table.state.devices[PHONE].name == "hall"
    assert code_of(table.ask(act.Revoke(device=PHONE), PHONE)) == "done"


def test_a_name_is_one_line_and_hides_nothing(table):
    table.seat(PHONE, "screen", "1")
    table.ask(act.Rename(device=PHONE, name=" big\n\u202eneercs\u200b  Їжак "), PHONE)
    assert table.state.devices[PHONE].name == "big neercs Їжак"
    assert code_of(table.ask(act.Rename(device=PHONE, name="\u200b \n"), PHONE)) == "device-name-empty"


@pytest.mark.parametrize(
    "command",
    [
        act.Join(code="c" * 8, device=PHONE, name="x"),
        act.Admit(device=PHONE, name="x", role="organiser", account="a"),
        act.Propose(proposal="p", device=PHONE, seat="screen", stream="s", body="{}", why="w"),
    ],
)
def test_some_things_only_the_server_does(table, command):
    assert code_of(table.ask(command, ORGANISER)) == "device-server-only"


def proposal(name: str = "p-1") -> act.Propose:
    return act.Propose(
        proposal=name, device=PHONE, ring="1", seat="hofmarshal", stream="contest/x", body="{}", why="wire-proposed"
    )


def test_a_proposal_is_settled_once_by_the_seats_holder(table):
    table.seat(PHONE, "hofmarshal", "1")
    table.seat(TABLET, "hofmarshal", "1", "hofmarshal")
    table.seat(OTHER, "hofmarshal", "2")
    table.ask(proposal())
    assert set(table.state.proposals) == {"p-1"}
    assert code_of(table.ask(act.Settle(proposal="p-1", accept=True), PHONE)) == "device-not-paired"
    assert code_of(table.ask(act.Settle(proposal="p-1", accept=True), OTHER)) == "device-proposal-not-yours"
    assert code_of(table.ask(act.Settle(proposal="p-1", accept=True), TABLET)) == "done"
    assert code_of(table.ask(act.Settle(proposal="p-1", accept=False), TABLET)) == "device-proposal-settled"
    assert not table.state.proposals
    assert table.state.accepted["p-1"].body == "{}"


def test_a_dismissed_proposal_is_not_among_the_accepted(table):
    table.ask(proposal())
    table.ask(act.Settle(proposal="p-1", accept=False), ORGANISER)
    assert (table.state.proposals, table.state.accepted) == ({}, {})


def test_open_codes_are_bounded_and_run_out(table):
    others = ["1" * 31 + digit for digit in "0123"]
    for number, device in enumerate(others, 1):
        table.seat(device, "secretary", "", f"secretary-{number}")
    for number in range(60):
        assert code_of(table.ask(act.Offer(role="screen", ring=f"{number}"), others[0])) == "done"
    assert code_of(table.ask(act.Offer(role="screen", ring="x"), others[0])) == "device-too-many-codes"
    for number in range(140):
        assert code_of(table.ask(act.Offer(role="screen", ring=f"y{number}"), others[1 + number // 60])) == "done"
    assert code_of(table.ask(act.Offer(role="screen", ring="x"), ORGANISER)) == "device-too-many-codes"
    table.at += 120_001
    assert code_of(table.ask(act.Offer(role="screen", ring="x"), ORGANISER)) == "done"
    assert len(table.state.offers) == 1


def test_a_device_that_runs_wild_does_not_fill_the_desk_with_proposals(table):
    for number in range(200):
        assert code_of(table.ask(proposal(f"p-{number}"))) == "done"
    assert code_of(table.ask(proposal("p-x"))) == "device-too-many-proposals"
    assert code_of(table.ask(msgspec.structs.replace(proposal("p-y"), device=OTHER))) == "done"


def test_nothing_secret_is_in_an_event():
    secrets = {"key", "secret", "proof", "password", "token", "hash"}
    for event in act.AnyEvent.__args__:
        assert not secrets & {field.name for field in msgspec.structs.fields(event)}


def test_the_desk_keeps_and_folds_them_again():
    journal = MemoryJournal()
    desk = Desk(journal, (DEVICES,), lambda: 5)
    for number, command in enumerate(
        (act.Offer(role="medic", approved=True, code="medicine1"), act.Join(code="medicine1", device=PHONE, name="P"))
    ):
        desk.submit(Issued(id=f"c{number}", stream="devices", at=5, command=command, device=SERVER))
    again = Desk(journal, (DEVICES,), lambda: 6).state("devices")
    assert again == desk.state("devices")
    assert again.devices[PHONE].state == "paired"
    assert not again.ignored


_devices = st.sampled_from([ORGANISER, PHONE, TABLET, OTHER])
_roles = st.sampled_from([*OF_RING, *OF_EVENT])
_rings = st.sampled_from(["", "1", "2"])
_codes = st.sampled_from(["codecode1", "codecode2", ""])
_commands = st.one_of(
    st.builds(act.Offer, role=_roles, ring=_rings, approved=st.booleans(), code=_codes),
    st.builds(act.Join, code=st.sampled_from(["codecode1", "codecode2"]), device=_devices, name=st.just("n")),
    st.builds(act.Admit, device=_devices, name=st.just("n"), role=_roles, account=st.just("a")),
    st.builds(act.Approve, device=_devices),
    st.builds(act.Move, device=_devices, role=_roles, ring=_rings),
    st.builds(act.Revoke, device=_devices),
)


@given(st.lists(st.tuples(_commands, st.sampled_from([SERVER, ORGANISER, PHONE])), max_size=25))
def test_whatever_is_asked_a_seat_has_one_holder_and_grants_only_rise(asked):
    table = Table()
    grants: dict[str, int] = {}
    for command, device in asked:
        table.ask(command, device)
        assert not table.state.ignored
        paired = [(d.ring, d.seat) for d in table.state.devices.values() if d.state == "paired"]
        assert len(paired) == len(set(paired)) == len(table.state.holders)
        assert all(is_seat(d.role, d.ring, d.seat) for d in table.state.devices.values())
        assert all(table.state.grants[key] >= before for key, before in grants.items())
        grants = table.state.grants
