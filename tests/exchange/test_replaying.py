"""Whatever happened in a nomination, the decisions and rows written of it bring the same about again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from hofmarshal.exchange.nomination_export import decisions_and_bouts
from hofmarshal.exchange.nomination_folder import _by_any_name, _score
from hofmarshal.exchange.replaying import steps_of
from hofmarshal.exchange.tables import parse_bouts
from hofmarshal.rules.model import Nomination
from hofmarshal.rules.notes import Refusal
from hofmarshal.rules.pin import rules_hash
from hofmarshal.rules.yamldoc import parse
from hofmarshal.tournament import commands as cmd
from hofmarshal.tournament import nomination as nom
from hofmarshal.tournament.decisions import change_by_blocks
from hofmarshal.tournament.entries import Entry
from hofmarshal.tournament.events import Event
from hofmarshal.tournament.examples import told
from hofmarshal.tournament.folder import NominationFile, play_folder
from hofmarshal.tournament.playing import Played
from hofmarshal.tournament.state import filled
from tests.tournament.test_nomination_properties import ANY, CODES, UNDER

TOLD = ("tracks", "medals", "tables", "final", "removed", "open", "scores", "protests", "open_ties")
QUICK = settings(max_examples=40, deadline=None, suppress_health_check=list(HealthCheck))


class Hall:
    """A nomination under some rules, and all that happened in it."""

    def __init__(self, rules: Nomination, *, leagues: bool, auto: bool) -> None:
        self.rules = rules
        self.settings = nom.Settings(leagues=leagues, promote="auto" if auto else "hand")
        self.state = nom.fresh(rules, self.settings)
        self.events: list[Event] = []
        for code in CODES:
            self.give(cmd.Enter(entry=Entry(code)))

    def give(self, command: cmd.Command) -> bool:
        """A command; whether it was carried out."""
        answer = nom.decide(self.state, command)
        if isinstance(answer, Refusal):
            return False
        events = (*answer, *nom.onward_events(nom.fold(self.state, answer)))
        self.state = nom.fold(self.state, events)
        self.events.extend(events)
        return True


def comes_back(hall: Hall) -> None:
    """Written as a folder's tables and played again, it is the same."""
    found = steps_of(hall.events, hall.rules, hall.settings, lambda entry: entry, rules_hash(hall.rules))
    assert found.notes == ()
    files = decisions_and_bouts(found, frozenset(), filled(hall.rules, hall.settings), "en")
    decisions: Sequence[Any] = parse(files["decisions.yaml"], "d").data if "decisions.yaml" in files else ()
    late = [one.command.entry.entry for one in found.steps if isinstance(one.command, cmd.Enter)]
    codes = _by_any_name(dict.fromkeys([*(one.entry for one in found.entries), *late], ""))
    rows = parse_bouts(files["bouts.csv"], "b.csv", corrections=True) if "bouts.csv" in files else []
    head = NominationFile(
        rulebook="r",
        nomination="n",
        settings={"promote": hall.settings.promote, **msgspec.to_builtins(hall.settings)},
    )
    scores = [_score(row, codes, "b.csv") for row in rows]
    played = play_folder(hall.rules, head, found.entries, decisions, scores, change_by_blocks(hall.rules))
    assert played.refused == ()
    before, after = told(Played(state=hall.state)), told(played)
    assert {key: after[key] for key in TOLD} == {key: before[key] for key in TOLD}


@QUICK
@given(UNDER, st.booleans(), st.booleans(), st.lists(ANY, max_size=30))
def test_any_stream_of_commands_comes_back(under: Nomination, leagues: bool, auto: bool, stream: list[Any]) -> None:
    hall = Hall(under, leagues=leagues, auto=auto)
    for command in (cmd.Draw(seed="w"), *stream):
        hall.give(command)
    comes_back(hall)


@QUICK
@given(UNDER, st.booleans(), st.booleans(), st.data())
def test_a_nomination_fought_with_all_that_goes_wrong_comes_back(
    under: Nomination, leagues: bool, auto: bool, data: st.DataObject
) -> None:
    """Bouts by the names of the software and by others, disqualifications, and now and then anything at all."""
    hall = Hall(under, leagues=leagues, auto=auto)
    hall.give(cmd.Draw(seed="w"))
    for number in range(60):
        todo = [bout for stage in hall.state.stages.values() for bout in nom.view(hall.state, stage).open]
        if data.draw(st.integers(0, 9)) == 0:
            hall.give(data.draw(ANY))
        if not todo:
            if not any(map(hall.give, (cmd.ScheduleExtra(), cmd.Promote(), cmd.Promote(track="premier")))):
                break
            continue
        bout, points = todo[0], data.draw(st.integers(0, 10))
        result = cmd.Score(
            bout=bout.bout if number % 3 else f"x{number}", red=bout.red, blue=bout.blue, red_score=points,
            blue_score=data.draw(st.integers(0, 10)), winner=data.draw(st.sampled_from(["red", "blue"])), stage=bout.stage,
            extra=bout.extra, disqualified=() if points else (bout.red,),
        )  # fmt: skip
        hall.give(cmd.Record(result=result))
    comes_back(hall)
