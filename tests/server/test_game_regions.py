"""Two regions of a game, never connected: what is handed over by file, what is refused, forks and the choice between branches."""

from __future__ import annotations

from typing import Any

import pytest

from hofmarshal.rules.notes import BadInput
from hofmarshal.server.game.region_ground import By, Refused
from hofmarshal.server.game.regions import Regions
from hofmarshal.server.people import Person
from tests.server.rig import seated
from tests.server.test_reception import House

MINUTE = 60_000
BY = By(seat="master-1", device="desk-1")
WOUND = {"type": "wound", "zone": "left-arm"}


class Region(House):
    """A server of a game: a master and the players of characters 7 and 9."""

    def __init__(self, at: int = 0) -> None:
        super().__init__()
        self.at += at
        for seat, role in (("master-1", "master"), ("player:7", "player"), ("player:9", "player")):
            self.devices[seat] = seated(self.venue, f"Phone {seat}", role, seat)
        self.link()

    def link(self) -> None:
        venue = self.venue
        self.regions = Regions(
            venue.journal,
            venue.game,
            venue.desk.submit,
            venue.look,
            venue.identities.vault,
            venue.festival.people,
            venue.now,
        )

    def done(self, seat: str, command: dict[str, Any], *, stream: str = "character/7", **more: Any) -> Any:
        answer = self.say(seat, command, stream=stream, **more)
        assert answer.status == "done", answer
        return answer

    def no(self, seat: str, command: dict[str, Any], *, stream: str = "character/7", **more: Any) -> Any:
        answer = self.say(seat, command, stream=stream, **more)
        assert answer.status == "refused", answer
        return answer.said

    def later(self, ms: int) -> Region:
        self.at += ms
        self.venue._advance()
        return self

    def one(self, number: str = "7") -> Any:
        return self.venue.look(f"character/{number}")


class Pair:
    """North, where the game was opened, and South; both clocks go alike."""

    def __init__(self) -> None:
        self.north, self.south = Region(), Region()
        self.north.venue.festival.people.keep(
            [Person(entry="7", name="Ada of the Test"), Person(entry="9", name="Lev the Sample")]
        )
        self.north.done("master-1", {"type": "open-game", "name": "Test game"}, stream="game")
        self.north.done("master-1", {"type": "run"}, stream="game")
        for number in ("7", "9"):
            self.north.done("master-1", {"type": "register", "reason": 7}, stream=f"character/{number}")
        self.south.regions.take_in(BY, self.north.regions.starter(BY, "South", own="North").data)

    def later(self, ms: int) -> None:
        self.north.later(ms)
        self.south.later(ms)


@pytest.fixture
def pair() -> Pair:
    return Pair()


def why(error: pytest.ExceptionInfo[BadInput]) -> str:
    (problem,) = error.value.problems
    return problem.code


def test_a_second_server_plays_the_same_game_by_the_same_clock_and_cards(pair: Pair) -> None:
    from hofmarshal.server.game.proofs import card_of

    pair.later(20 * MINUTE)
    assert pair.north.venue.game.now() == pair.south.venue.game.now() == 20 * MINUTE
    assert pair.south.venue.played == pair.north.venue.played
    cards = [card_of(one.venue.identities.vault, "prop/p1") for one in (pair.north, pair.south)]
    assert cards[0] == cards[1]
    assert (pair.south.regions.region.name, pair.south.regions.region.first) == ("South", "North")


def test_a_character_handed_over_lives_there_with_its_name_and_is_refused_here(pair: Pair) -> None:
    pair.north.done("player:7", WOUND)
    pair.later(10 * MINUTE)
    file = pair.north.regions.hand_over(BY, ["character/7"], "South")
    said = pair.north.no("player:7", WOUND)
    assert (said.code, said.en.startswith("It lives in region “South” since 0:10")) == ("region-elsewhere", True)
    assert pair.north.venue.scene("game/character/7").lives == "South", "its player is told why"
    taken = pair.south.regions.take_in(BY, file.data)
    assert (taken.here, taken.people, taken.forks) == (("character/7",), 1, ())
    named = pair.south.venue.festival.people.get("7")
    assert named is not None
    assert named.name == "Ada of the Test"
    pair.south.done("player:7", WOUND)
    assert pair.south.one().now.hits == 1
    assert pair.south.venue.scene("game/character/7").lives == ""


def test_time_passes_only_where_a_character_lives(pair: Pair) -> None:
    """Left arm at 0: bleeds at 30 and 60, dead at 90. North must not write of it, or two histories would part by themselves."""
    pair.north.done("player:7", WOUND)
    file = pair.north.regions.hand_over(BY, ["character/7"], "South")
    number = pair.north.venue.game.desk.number("character/7")
    pair.later(70 * MINUTE)
    assert pair.north.venue.game.desk.number("character/7") == number
    assert pair.north.venue.game.next_due() is None
    pair.south.regions.take_in(BY, file.data)
    assert pair.south.one().now.heavy_at == 60 * MINUTE
    pair.south.later(20 * MINUTE)
    assert pair.south.one().now.dead_at == 90 * MINUTE


def test_a_file_comes_home_and_the_same_file_again_changes_nothing(pair: Pair) -> None:
    file = pair.north.regions.hand_over(BY, ["character/7", "character/9"], "South")
    pair.south.regions.take_in(BY, file.data)
    again = pair.south.regions.take_in(BY, file.data)
    assert (again.added, again.forks, again.people) == (0, (), 0)
    pair.south.done("player:7", WOUND)
    back = pair.south.regions.hand_over(BY, ["character/7"], "North")
    assert pair.north.regions.take_in(BY, back.data).here == ("character/7",)
    assert pair.north.one().now.hits == 2
    pair.north.done("player:7", {"type": "aid", "kind": "bandage"})
    assert pair.north.no("player:9", WOUND, stream="character/9").code == "region-elsewhere"
    late = pair.south.regions.take_in(BY, file.data)
    assert (late.added, late.forks) == (0, ())
    assert pair.south.no("player:7", WOUND).code == "region-elsewhere"


def forked(pair: Pair) -> None:
    """7 goes South and is wounded in the arm; North calls him home and he is wounded in the chest; South sends him back."""
    file = pair.north.regions.hand_over(BY, ["character/7"], "South")
    pair.south.regions.take_in(BY, file.data)
    pair.later(5 * MINUTE)
    pair.south.done("player:7", WOUND)
    pair.north.regions.call_home(BY, "character/7", "The courier came back with a wet stick.")
    pair.north.done("player:7", {"type": "wound", "zone": "chest"})
    back = pair.south.regions.hand_over(BY, ["character/7"], "North")
    taken = pair.north.regions.take_in(BY, back.data)
    assert (taken.forks, taken.added) == (("character/7",), 0)


def test_both_branches_of_a_fork_are_kept_side_by_side_until_a_master_chooses(pair: Pair) -> None:
    forked(pair)
    (fork,) = pair.north.regions.branches.shown()
    assert (fork.ours.state.now.hits, fork.theirs.state.now.hits) == (1, 2)
    assert [[one.zone for one in side.since] for side in (fork.ours, fork.theirs)] == [["chest"], ["left-arm"]]
    assert pair.north.one().now.hits == 1
    assert pair.north.venue.scene("game/regions").forks == 1
    with pytest.raises(Refused, match="region-fork-first"):
        pair.north.regions.hand_over(BY, ["character/7"], "South")
    with pytest.raises(Refused, match="desk-moved-on"):
        pair.north.regions.choose(BY, fork.stream, fork.branch, "theirs", fork.number - 1)
    pair.north.regions.choose(BY, fork.stream, fork.branch, "theirs", fork.number)
    assert (pair.north.one().now.hits, pair.north.one().now.limbs) == (2, ("left-arm",))
    assert pair.north.regions.branches.open() == ()
    assert pair.north.venue.scene("game/regions").forks == 0
    assert pair.north.venue.scene("game/masters").people["7"].changed >= 1
    with pytest.raises(Refused, match="region-no-fork"):
        pair.north.regions.choose(BY, fork.stream, fork.branch, "ours")


@pytest.mark.parametrize(("kept", "hits"), [("ours", 1), ("theirs", 2)])
def test_a_choice_made_in_one_region_holds_in_the_other_by_itself(pair: Pair, kept: str, hits: int) -> None:
    forked(pair)
    (fork,) = pair.north.regions.branches.shown()
    pair.north.regions.choose(BY, fork.stream, fork.branch, kept)
    assert pair.north.one().now.hits == hits
    again = pair.north.regions.hand_over(BY, ["character/7"], "South")
    taken = pair.south.regions.take_in(BY, again.data)
    assert (taken.forks, taken.settled, taken.here) == ((), ("character/7",), ("character/7",))
    assert pair.south.one().now == pair.north.one().now
    pair.south.done("player:7", {"type": "wound", "zone": "right-arm"})
    home = pair.south.regions.hand_over(BY, ["character/7"], "North")
    taken = pair.north.regions.take_in(BY, home.data)
    assert (taken.forks, taken.here) == ((), ("character/7",))
    assert pair.north.one().now.hits == hits - 1
    assert pair.north.venue.journal.verify() == []
    assert pair.south.venue.journal.verify() == []


def test_a_choice_that_is_undone_waits_again_for_a_master(pair: Pair) -> None:
    forked(pair)
    (fork,) = pair.north.regions.branches.shown()
    pair.north.regions.choose(BY, fork.stream, fork.branch, "theirs")
    chosen = pair.north.one().facts[-1].id
    pair.north.done("master-1", {"type": "undo", "event": chosen, "reason": "It was the other one."})
    assert pair.north.one().now.hits == 1
    (fork,) = pair.north.regions.branches.shown()
    pair.north.regions.choose(BY, fork.stream, fork.branch, "theirs")
    assert pair.north.one().now.hits == 2


def test_both_branches_are_shown_as_time_has_left_them_by_now(pair: Pair) -> None:
    """The chest bleeds one hit away at 30 and death comes at 60; the arm, wounded at 5, bleeds at 35 and 65: dead at 95."""
    forked(pair)
    pair.later(70 * MINUTE)
    (fork,) = pair.north.regions.branches.shown()
    assert (fork.ours.state.now.dead_at, fork.theirs.state.now.dead_at) == (65 * MINUTE, None)
    assert (fork.theirs.state.now.hits, fork.theirs.state.now.heavy_at) == (0, 65 * MINUTE)


def test_obligations_go_with_their_holder_and_as_copies_with_the_obliged(pair: Pair) -> None:
    north, south = pair.north, pair.south
    for name, holder in (("held", "7"), ("owed", "9")):
        stream = f"obligation/{name}"
        obliged = "9" if holder == "7" else "7"
        issue = {"type": "issue", "obliged": obliged, "holder": holder, "terms": "A cask of wine."}
        north.done("master-1", issue, stream=stream)
    file = north.regions.hand_over(BY, ["character/7"], "South")
    assert (file.handed, file.copies) == (("character/7", "obligation/held"), ("obligation/owed",))
    taken = south.regions.take_in(BY, file.data)
    assert (taken.here, taken.people) == (("character/7", "obligation/held"), 2)
    assert south.no("player:7", {"type": "sign", "who": "7"}, stream="obligation/owed").code == "region-elsewhere"
    assert north.no("player:9", {"type": "sign", "who": "9"}, stream="obligation/owed").cites == ("obl.forgery",)
    assert north.no("player:9", {"type": "sign", "who": "9"}, stream="obligation/held").code == "region-elsewhere"


def test_what_begins_in_a_region_lives_there(pair: Pair) -> None:
    pair.south.done("master-1", {"type": "register", "reason": 5}, stream="character/501")
    assert pair.south.one("501").home == "South"
    file = pair.south.regions.hand_over(BY, ["character/501"], "North")
    assert pair.north.regions.take_in(BY, file.data).here == ("character/501",)
    pair.north.done("master-1", WOUND, stream="character/501")


def test_files_that_are_refused_leave_nothing_behind(pair: Pair) -> None:
    pair.north.done("player:7", WOUND)
    file = pair.north.regions.hand_over(BY, ["character/7"], "South").data
    before = dict(pair.south.venue.journal.heads())
    lines = file.splitlines(keepends=True)
    other = Region()
    other.done("master-1", {"type": "open-game", "name": "Another game"}, stream="game")
    cases = {
        "region-file-none": [b"", b"\x00\xff", b'{"line":"journal","format":1}\n', b"[]\n" * 3],
        "region-file-torn": [
            file[:-1],
            file[: len(file) // 2],
            b"".join(lines[:-1]),
            b"".join((*lines[:2], *lines[3:])),
        ],
        "region-file-altered": [file.replace(b'"left-arm"', b'"left-leg"'), file.replace(b"Ada", b"Eva")],
        "region-file-newer": [file.replace(b'"format":1,', b'"format":2,', 1)],
    }
    for code, broken in cases.items():
        for data in broken:
            with pytest.raises(BadInput) as error:
                pair.south.regions.take_in(BY, data)
            assert why(error) == code, data[:80]
    for where, code in ((other, "region-file-foreign"), (pair.north, "region-file-own"), (Region(), "region-no-game")):
        with pytest.raises(BadInput) as error:
            where.regions.take_in(BY, file)
        assert why(error) == code
    assert pair.south.venue.journal.heads() == before
    third = Region()
    third.regions.take_in(BY, pair.north.regions.starter(BY, "East").data)
    with pytest.raises(BadInput) as error:
        third.regions.take_in(BY, file)
    assert why(error) == "region-file-other"


def test_the_same_number_for_two_characters_is_told_and_nothing_is_taken(pair: Pair) -> None:
    pair.south.done("master-1", {"type": "register", "reason": 5}, stream="character/9")
    file = pair.north.regions.hand_over(BY, ["character/7", "character/9"], "South")
    with pytest.raises(BadInput) as error:
        pair.south.regions.take_in(BY, file.data)
    assert why(error) == "region-number-taken"
    assert not pair.south.one("7").facts


def test_a_lost_file_is_made_again_until_the_characters_have_come_home(pair: Pair) -> None:
    file = pair.north.regions.hand_over(BY, ["character/7"], "South")
    sent = pair.north.regions.region.files[-1]
    again = pair.north.regions.again(sent.file)
    assert pair.south.regions.take_in(BY, again.data).here == ("character/7",)
    assert pair.south.regions.take_in(BY, file.data).added == 0
    pair.north.regions.take_in(BY, pair.south.regions.hand_over(BY, ["character/7"], "North").data)
    with pytest.raises(Refused, match="region-moved-on"):
        pair.north.regions.again(sent.file)


def test_a_clock_that_lags_behind_is_told(pair: Pair) -> None:
    pair.south.done("master-1", {"type": "pause"}, stream="game")
    pair.later(5 * MINUTE)
    file = pair.north.regions.hand_over(BY, ["character/7"], "South")
    assert pair.south.regions.take_in(BY, file.data).behind == 5 * MINUTE


def test_a_region_survives_the_death_of_its_server(pair: Pair) -> None:
    file = pair.north.regions.hand_over(BY, ["character/7"], "South")
    pair.north.restart(*pair.north.parts)
    pair.north.venue._catch_up()
    pair.north.link()
    assert pair.north.no("player:7", WOUND).code == "region-elsewhere"
    assert pair.south.regions.take_in(BY, file.data).here == ("character/7",)


def test_whom_a_region_erased_has_no_name_in_the_other(pair: Pair) -> None:
    from hofmarshal.tournament.programme_words import Erase
    from tests.server.rig import submit

    file = pair.north.regions.hand_over(BY, ["character/7"], "South")
    pair.south.regions.take_in(BY, file.data)
    back = pair.south.regions.hand_over(BY, ["character/7"], "North")
    submit(pair.north.venue, "programme", Erase(entry="7"))
    pair.north.venue.festival.people.erase(["7"])
    assert pair.north.regions.take_in(BY, back.data).people == 0
    assert pair.north.venue.festival.people.get("7") is None
    again = pair.north.regions.hand_over(BY, ["character/7"], "South")
    assert b"Ada" not in again.data
    pair.south.regions.take_in(BY, again.data)
    assert pair.south.venue.festival.people.get("7") is None


def test_a_players_phone_is_told_of_a_choice_without_what_masters_wrote(pair: Pair) -> None:
    from hofmarshal.server.scenes.game_words import plain

    forked(pair)
    (fork,) = pair.north.regions.branches.shown()
    pair.north.regions.choose(BY, fork.stream, fork.branch, "theirs")
    chosen = pair.north.one().facts[-1]
    told = plain(chosen)
    assert told["brought"] == [one.id for one in chosen.brought]
    assert set(told) == {"type", "keep", "dropped", "brought"}


def test_a_scroll_is_not_used_up_on_somebody_who_lives_in_another_region(pair: Pair) -> None:
    from hofmarshal.server.game.proofs import card_of

    north = pair.north
    effects = [{"on": "target", "act": {"type": "wound", "zone": "left-arm"}}]
    make = {"type": "make-prop", "kind": "spell", "name": "Fireball", "uses": 1, "effects": effects}
    north.done("master-1", make, stream="prop/p1")
    north.regions.hand_over(BY, ["character/9"], "South")
    scan = {"type": "scan", "by": "7", "target": "9", "shown": card_of(north.venue.identities.vault, "prop/p1")}
    assert north.no("player:7", scan, stream="prop/p1").code == "prop-no-effect"
    assert north.venue.look("prop/p1").left == 1


def test_masters_see_who_lives_elsewhere_and_are_not_pressed_by_deadlines_that_pass_there(pair: Pair) -> None:
    pair.north.done("player:7", WOUND)
    file = pair.north.regions.hand_over(BY, ["character/7"], "South")
    pair.south.regions.take_in(BY, file.data)
    pair.later(70 * MINUTE)
    row = pair.north.venue.scene("game/masters").people["7"]
    assert (row.away, row.urgent, row.what) == ("South", None, "")
    row = pair.south.venue.scene("game/masters").people["7"]
    assert (row.away, row.urgent, row.what) == ("", 90 * MINUTE, "death")
