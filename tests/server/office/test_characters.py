"""A game made ready at the server: opened with an override, characters out of a sheet and by hand, their names erased."""

from __future__ import annotations

import uuid
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from hofmarshal.server.dossiers import part_of
from hofmarshal.server.office.casting import PLAYED, Played
from tests.server.game_rig import Game, said
from tests.server.office.entry_rig import ask, nomination
from tests.server.rig import running, seated

SHEET = "Номер;Персонаж;Игрок;Группа;Регион;ОР;Хиты;Монстр;Способы смерти\n"
DEATH = {
    "path": "death.after",
    "value": "1200000",
    "replaces": "larp.death-clock",
    "reason": "A short game",
    "by": "Masters",
}


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Game]:
    with running(tmp_path_factory.mktemp("game")) as server:
        yield Game(server)


def read(game: Game, data: bytes, file: str = "list.csv") -> Any:
    return ask(game.server, game.master, f"/api/files/characters?file={file}", data)


def form(sheet: dict[str, Any], **cells: dict[int, str]) -> dict[str, Any]:
    """What the page sends of a sheet, with the cells it has mended: `c5={2: "text"}` in row 5."""
    rows = []
    for at, row in enumerate(sheet["rows"]):
        if at > sheet["header"] and any(row):
            mended = cells.get(f"c{at + 1}", {})
            rows.append({"row": at + 1, "cells": [mended.get(n, cell) for n, cell in enumerate(row)]})
    return {"id": uuid.uuid4().hex, "columns": sheet["columns"], "rows": rows}


def numbers(game: Game) -> set[str]:
    return {row["number"] for row in ask(game.server, game.master, "/api/office/game/characters").json()}


def test_nothing_is_written_until_a_list_without_errors_is_accepted_and_then_once(game: Game) -> None:
    rows = "21;Ада Выдуманная;А. Пример;Совет;Север;9;;;\n22;Тень;;Чудища;;;;да;серебро\n21;Вторая;;Совет;;5;;;\n"
    answer = read(game, (SHEET + rows).encode("cp1251"))
    assert answer.status_code == 200, answer.text
    (sheet,) = answer.json()["sheets"]
    asked = form(sheet)
    look = ask(game.server, game.master, "/api/files/characters/preview", asked).json()
    told = {row["row"]: [(one["column"], one["said"]["code"]) for one in row["faults"]] for row in look["rows"]}
    assert told == {2: [(5, "larp-reason-range")], 3: [], 4: [(0, "player-import-number-twice")]}
    assert look["rows"][0]["faults"][0]["said"]["cites"] == ["larp.reason.range"]
    assert all(look["rows"][0]["faults"][0]["said"][lang] for lang in ("en", "ru", "uk"))
    refused = ask(game.server, game.master, "/api/files/characters/accept", asked)
    assert (refused.status_code, refused.json()["said"]["code"]) == (409, "player-import-open")
    assert numbers(game) == {"7", "9"}
    assert game.server.venue.festival.people.get("21") is None
    mended = form(sheet, c2={5: "6"}, c4={0: ""})
    for _ in range(2):  # the answer was lost, and it is sent again
        done = ask(game.server, game.master, "/api/files/characters/accept", mended)
        assert done.status_code == 200, done.text
    assert numbers(game) == {"7", "9", "21", "22", "23"}
    look_at = game.server.venue.look
    assert (look_at("character/21").now.reason, look_at("character/22").now.ways) == (6, ("серебро",))
    assert look_at("character/21").now.region == "Север"
    people = game.server.venue.festival.people
    ada = people.all()["21"]
    assert (ada.name, ada.club) == ("Ада Выдуманная", "Совет")
    assert "Выдуманная" not in game.whole()
    assert "Пример" not in game.whole()
    row = next(
        one for one in ask(game.server, game.master, "/api/office/game/characters").json() if one["number"] == "21"
    )
    assert (row["player"], row["group"], row["region"]) == ("А. Пример", "Совет", "Север")
    assert len(look_at("character/21").facts) == 1
    more = form(sheet, c2={5: "6"}, c4={0: "", 1: "Third"})
    assert ask(game.server, game.master, "/api/files/characters/accept", more).json() == {"numbers": ["24"]}


@pytest.mark.parametrize("data", [b"PK\x03\x04torn", b'number;name\n1;"open', b"\x00\x01\x02"])
def test_a_torn_file_is_refused_in_three_languages(game: Game, data: bytes) -> None:
    answer = read(game, data, "list.xlsx")
    assert answer.status_code == 422
    reasons = answer.json()["reasons"]
    assert reasons
    assert all(one["said"][lang] for one in reasons for lang in ("en", "ru", "uk"))


def test_one_by_hand(game: Game) -> None:
    path = "/api/office/game/characters"
    body = {"id": uuid.uuid4().hex, "name": "Newcomer", "group": "Guild", "player": "Somebody", "reason": "4"}
    wrong = ask(game.server, game.master, path, {**body, "reason": "12", "number": "7"})
    assert wrong.status_code == 422
    assert {one["said"]["code"] for one in wrong.json()["reasons"]} == {"larp-reason-range", "player-import-taken"}
    (number,) = ask(game.server, game.organiser, path, body).json()["numbers"]
    assert game.server.venue.look(f"character/{number}").now.reason == 4
    again = ask(game.server, game.organiser, path, {**body, "id": uuid.uuid4().hex, "number": number})
    assert again.status_code == 422, "he is in the game already"


def test_a_name_is_changed_but_nobody_elses_change_is_lost(game: Game) -> None:
    path = "/api/office/game/characters/9"
    body = {"name": "Lev the Renamed", "group": "Guild", "player": "P", "seen": ["Lev the Sample", "", ""]}
    assert ask(game.server, game.master, path, body).status_code == 200
    late = ask(game.server, game.organiser, path, {**body, "name": "Other"})
    assert (late.status_code, late.json()["said"]["code"]) == (409, "player-changed-meanwhile")
    assert ask(game.server, game.master, path, body).status_code == 200, "sent twice"
    assert ask(game.server, game.master, "/api/office/game/characters/404", body).status_code == 404


def test_who_a_character_is_and_who_plays_it_are_erased_together(game: Game) -> None:
    body = {"id": uuid.uuid4().hex, "number": "31", "name": "To be forgotten", "player": "Somebody"}
    assert ask(game.server, game.master, "/api/office/game/characters", body).status_code == 201
    venue = game.server.venue
    assert part_of(venue.festival.dossiers, "31", PLAYED, Played) == Played(player="Somebody")
    erased = ask(game.server, game.organiser, "/api/event/erase", {"entry": "31"})
    assert erased.status_code in (200, 201), erased.text
    assert venue.festival.people.get("31") is None
    assert part_of(venue.festival.dossiers, "31", PLAYED, Played) is None
    (row,) = (
        one for one in ask(game.server, game.master, "/api/office/game/characters").json() if one["number"] == "31"
    )
    assert (row["name"], row["player"]) == ("", "")


def test_nobody_else_reads_or_writes_characters(game: Game) -> None:
    player = seated(game.server.venue, "Player", "player", "player:7")
    body = {"id": uuid.uuid4().hex, "name": "X"}
    for device in (player, game.secretary, None):
        assert ask(game.server, device, "/api/office/game/characters").status_code in (401, 403)
        assert ask(game.server, device, "/api/office/game/characters", body).status_code in (401, 403)
        assert ask(game.server, device, "/api/files/characters", b"name\nX\n").status_code in (401, 403)
    far = ask(game.server, game.master, "/api/office/game/characters", host="192.0.2.7")
    assert far.status_code in (403, 421), "over a network that others can read"


def test_a_game_is_opened_with_single_values_of_its_own(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        master = seated(server.venue, "Master", "master", "master-1")
        assert ask(server, master, "/api/files/characters", b"name\nX\n").status_code == 409, "no game yet"
        books = ask(server, master, "/api/office/game/books").json()
        assert {(one["id"], one["game"], one["ledger"]) for one in books} == {
            ("larp-reason", True, False), ("larp-obligations", False, True),
        }  # fmt: skip
        values = ask(server, master, "/api/office/game/values?rulebook=larp-reason").json()
        (row,) = (one for one in values["values"] if one["path"] == "death.after")
        assert (row["value"], row["cites"]) == ("1800000", ["larp.death-clock"])
        assert "larp.death-clock" in values["clauses"]
        body = {
            "name": "Night in the wood",
            "rulebook": "larp-reason",
            "ledger": "larp-obligations",
            "overrides": [DEATH],
        }
        wrong = {**DEATH, "replaces": "larp.bleeding"}
        for bad in (wrong, {**DEATH, "path": "death.aftr"}, {**DEATH, "value": "{"}, {**DEATH, "by": " "}):
            answer = ask(server, master, "/api/office/game/open", {**body, "overrides": [bad]})
            assert answer.status_code == 422, bad
        other = ask(server, master, "/api/office/game/open", {**body, "rulebook": "isb-duel"})
        assert other.status_code == 404
        assert ask(server, master, "/api/office/game/open", body).status_code == 200
        played = server.venue.game.played
        assert played is not None
        assert played.game.death is not None
        assert played.game.death.after == 1_200_000
        (told,) = server.venue.look("game").opened.overrides
        assert (told.path, told.old, told.value) == ("death.after", "1800000", "1200000")
        again = ask(server, master, "/api/office/game/open", body)
        assert (again.status_code, again.json()["said"]["code"]) == (409, "game-open-already")
        game = Game.__new__(Game)
        game.server = server
        (shown,) = server.venue.scene("game").overrides
        assert (shown.path, shown.old, shown.new, shown.clause) == (
            "death.after",
            "1800000",
            "1200000",
            "larp.death-clock",
        )
        assert shown.statement.en
        unfit = {"type": "open-game", "name": "Other", "overrides": [wrong]}
        assert said(game.give(master, "game", unfit)) == "game-open-already"


@pytest.mark.parametrize("kind", ["badge", "card"])
def test_papers_are_pages_in_one_or_two_languages(game: Game, kind: str) -> None:
    for query in ("", "&langs=uk,en", "&numbers=7,9&langs=ru"):
        answer = ask(game.server, game.master, f"/api/office/game/papers.pdf?kind={kind}{query}")
        assert (answer.status_code, answer.content[:5]) == (200, b"%PDF-"), answer.text[:300]
    assert ask(game.server, game.master, f"/api/office/game/papers.pdf?kind={kind}&group=Nobody").status_code == 409
    assert ask(game.server, game.master, f"/api/office/game/papers.pdf?kind={kind}&langs=xx").status_code == 400
    assert ask(game.server, game.secretary, f"/api/office/game/papers.pdf?kind={kind}").status_code == 403
    far = ask(game.server, game.master, f"/api/office/game/papers.pdf?kind={kind}", host="192.0.2.7")
    assert far.status_code in (403, 421), "codes over a network that others can read"


def test_masters_see_who_has_a_phone(game: Game) -> None:
    assert "9" not in game.server.venue.scene("game/phones").phones
    phone = game.phone("9", "Lev's phone")
    row = game.server.venue.scene("game/phones").phones["9"]
    assert (row.device, row.name) == (phone.id, phone.name)


def test_the_desk_of_a_tournament_does_not_take_characters_for_fighters(game: Game) -> None:
    """An event may have both: a fighter called as a character is is somebody else, and groups are no clubs."""
    body = {"id": uuid.uuid4().hex, "number": "41", "name": "Ivan the Double", "group": "Wolves of the Test"}
    assert ask(game.server, game.master, "/api/office/game/characters", body).status_code == 201
    nomination(game.server, "sword", "isb-duel", "longsword")
    sheet = {"columns": ["name", "club"], "rows": [{"row": 2, "cells": ["Ivan the Double", "Wolfs of the Test"]}]}
    asked = {"id": uuid.uuid4().hex, "into": ["sword"], **sheet}
    (row,) = ask(game.server, game.secretary, "/api/files/import/preview", asked).json()["rows"]
    assert (row["fate"], row["twins"]) == ("new", [])
    (number,) = ask(game.server, game.secretary, "/api/files/import/accept", asked).json()["entries"]
    assert number == "42", "after every number there is"
    found = ask(game.server, game.secretary, "/api/office/clubs").json()
    assert [one["name"] for one in found["clubs"]] == ["Wolfs of the Test"]
    taken = {"id": uuid.uuid4().hex, "number": number, "name": "Somebody else"}
    refused = ask(game.server, game.master, "/api/office/game/characters", taken)
    assert [one["said"]["code"] for one in refused.json()["reasons"]] == ["player-import-taken"]
