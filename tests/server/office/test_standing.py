"""What an entry is missing for a nomination: every condition by its clause, nothing private in what others read."""

from __future__ import annotations

from datetime import date

import pytest

from hofmarshal.admission import acts
from hofmarshal.desk.event_admission import inspection_stream
from hofmarshal.server.content import MemoryContents
from hofmarshal.server.festival import Festival
from hofmarshal.server.office.standing import BIRTH, Birth, KeptPaper, Stand, standing, standings
from hofmarshal.server.people import Person
from hofmarshal.tournament import programme_words as w
from hofmarshal.tournament.programme_details import Details
from hofmarshal.tournament.state import Settings
from tests.server.event_world import MemoryWorld

PAPERS = {
    "waiver": KeptPaper(signed=True, confirms=("voluntary", "risks", "rules")),
    "medical": KeptPaper(confirms=("medical-institution", "no-contraindications"), expires=date(2030, 5, 3)),
    "accreditation": KeptPaper(),
}


class Desk:
    """An event in Ukraine on the first three days of May 2030, with a longsword nomination by the ISB."""

    def __init__(self, *, described: bool = True, rulebook: str = "isb-duel", kind: str = "longsword") -> None:
        self.world = MemoryWorld()
        self.festival = Festival(self.world.journal, MemoryContents(), self.world.people)
        self.festival.facts = self.world.facts
        self.festival.look = self.world.look
        if described:
            details = Details(country="UA", first_day="2030-05-01", last_day="2030-05-03")
            self.world.done("programme", w.DescribeEvent(details=details), "organiser")
        self.world.nomination("duel", rulebook, kind, ("11", "12", "13", "14"))
        self.world.people.keep([Person(entry="11", name="Halina Voron", country="PL")])

    def stand(self, entry: str = "11") -> Stand:
        return standing(self.festival, "duel", entry)

    def complete(self, entry: str = "11") -> None:
        self.festival.dossiers.keep(entry, BIRTH, Birth(born=date(2012, 5, 1)))
        for name, paper in PAPERS.items():
            self.festival.dossiers.keep(entry, f"paper/{name}", paper)
        stream = inspection_stream("duel", entry)
        for command in (
            acts.Open("o", entry, "longsword"), acts.Record("r", "sword", "longsword"),
            acts.Rule("v", "sword", "pass"), acts.Close("c"),
        ):  # fmt: skip
            self.world.done(stream, command, "expert")


def lacks(stand: Stand) -> list[str]:
    return [one.condition for one in stand.missing]


def test_all_that_is_missing_is_named_by_clause() -> None:
    stand = Desk().stand()
    assert lacks(stand) == ["age", "waiver", "medical", "accreditation", "gear"]
    assert not stand.admitted
    assert stand.barred == ("draw", "call")
    assert "isb-buhurt.admission.medical" in stand.missing[2].note.cites
    assert stand.barred_by == ("isb-duel.admission", "isb-buhurt.admission.all")


def test_who_has_everything_is_admitted() -> None:
    desk = Desk()
    desk.complete()
    stand = desk.stand()
    assert stand.admitted, stand.missing
    assert stand.obstacles("call") == () == stand.obstacles("draw")
    assert lacks(desk.stand("12")) == ["age", "waiver", "medical", "accreditation", "gear"]


def test_the_last_day_counts_for_a_certificate() -> None:
    """isb-buhurt.admission.medical: valid to the end of the event."""
    desk = Desk()
    desk.complete()
    good = PAPERS["medical"]
    desk.festival.dossiers.keep("11", "paper/medical", KeptPaper(confirms=good.confirms, expires=date(2030, 5, 2)))
    assert lacks(desk.stand()) == ["medical"]


def test_both_laws_are_asked() -> None:
    """isb-buhurt.admission.age: of age at home and where the event is held."""
    desk = Desk()
    desk.complete()
    desk.world.people.keep([Person(entry="11", name="Halina Voron", country="CA-BC")])  # 19 years there
    assert lacks(desk.stand()) == ["age"]


def test_nothing_private_is_in_what_others_read() -> None:
    desk = Desk()
    desk.festival.dossiers.keep("11", BIRTH, Birth(born=date(2013, 7, 9)))
    obstacles = desk.stand().obstacles("call")
    assert [one.code for one in obstacles] == [
        "admission-barred-age", *["admission-barred-paper"] * 3, "admission-barred-gear",
    ]  # fmt: skip
    assert obstacles[0].args == {"entry": "11"}
    assert "isb-duel.admission" in obstacles[0].cites
    told = repr(obstacles)
    assert "2013" not in told
    assert "2031" not in told


def test_an_event_without_country_and_days_cannot_judge() -> None:
    stand = Desk(described=False).stand()
    assert lacks(stand)[0] == "event"
    assert "age" not in lacks(stand)


def test_a_rulebook_that_asks_for_nothing_bars_nobody() -> None:
    stand = Desk(rulebook="ulozhenie", kind="bridge-battle").stand()
    assert stand.admitted
    assert stand.barred == ()


def test_gear_alone_is_asked_where_the_rulebook_asks_for_it_alone() -> None:
    stand = Desk(rulebook="ulozhenie", kind="dagger-duel").stand()
    assert lacks(stand) == ["gear"]
    assert stand.barred == ("call",)
    assert stand.barred_by == ("u.3.7",)


@pytest.mark.parametrize("name", ["duel", "nobody"])
def test_admission_looked_after_elsewhere_bars_nobody(name: str) -> None:
    desk = Desk()
    desk.world.nomination(
        "other", "isb-duel", "longsword", ("11", "12", "13"), settings=Settings(admission="elsewhere")
    )
    assert not standing(desk.festival, "other", "11").asked
    assert not standing(desk.festival, "nowhere", "11").asked
    assert standings(desk.festival, "11").keys() == {"duel", "other"}
    assert standings(desk.festival, "11", [name]).keys() == {name}
