"""Score sheets: one printable page a bout in every language, with the columns the nomination's rules ask for."""

from __future__ import annotations

import io
import re

import pytest
from pypdf import PdfReader

from hofmarshal.exchange.books import packaged
from hofmarshal.exchange.sheet_form import clauses_in_short, form_of
from hofmarshal.exchange.sheets import SheetBout, SheetGroup, SheetSide, score_sheets, sheet_pictures
from hofmarshal.text import LANGUAGES
from tests.contest.support import rules

ALL = [(book.id, name) for book in packaged().values() for name in book.offered]


def pages(pdf: bytes) -> list[str]:
    return [page.extract_text() for page in PdfReader(io.BytesIO(pdf)).pages]


def zones(book: str, nomination: str) -> list[str]:
    return [zone.id for zone in form_of(rules(book, nomination)).zones]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("book", "name"), ALL)
def test_a_blank_sheet_is_one_page_with_its_words_and_a_clause(book: str, name: str, lang: str) -> None:
    made = rules(book, name)
    (page,) = pages(score_sheets(packaged()[book], made, lang))
    text = " ".join(page.split())
    assert made.name.in_(lang) in text
    for word in {"en": ("RED", "BLUE", "Hofmarshal"), "ru": ("КРАСНЫЙ", "СИНИЙ", "Гофмаршал"),
                 "uk": ("ЧЕРВОНИЙ", "СИНІЙ", "Гофмаршал")}[lang]:  # fmt: skip
        assert word in text
    first = clauses_in_short(packaged()[book], packaged(), made, lang)[0][0]
    assert first in text


def test_a4_in_black_on_white() -> None:
    pdf = score_sheets(packaged()["isb-duel"], rules("isb-duel", "longsword"), "ru")
    box = PdfReader(io.BytesIO(pdf)).pages[0].mediabox
    assert (round(float(box.width)), round(float(box.height))) == (595, 842)
    content = PdfReader(io.BytesIO(pdf)).pages[0].get_contents()
    assert content is not None
    colours = {line.split()[-1] for line in content.get_data().split(b"\n") if line.split()}
    assert not {b"rg", b"RG", b"k", b"K"} & colours


def test_columns_are_what_can_count_and_what_the_table_asks() -> None:
    """isb-duel.longsword.two-hand asks for the grip; blows to face, groin, foot … never count; nor does a thrust."""
    form = form_of(rules("isb-duel", "longsword"))
    assert [z.id for z in form.zones] == ["head", "neck", "torso", "arm", "hand", "leg"]
    assert [g.id for g in form.grips] == ["two-handed", "one-handed"]
    assert form.actions == ()
    assert (form.limit, form.unit, form.extra) == (90_000, "points", False)


def test_a_duel_of_hits_has_hits_weapons_and_who_was_first() -> None:
    """u.2.5, u.2.8: weapon and action decide what counts, each has three hits, double blows are told apart."""
    form = form_of(rules("ulozhenie", "free-duel"))
    assert (form.unit, form.hits, form.doubles, len(form.weapons)) == ("hits", 6, True, 17)
    assert [a.id for a in form.actions] == ["thrust", "cut", "blow"]
    assert {"head", "groin", "fingers", "foot"} & {z.id for z in form.zones} == set()
    assert {"torso", "elbow", "inner-thigh"} <= {z.id for z in form.zones}


def test_a_sheet_of_shield_and_sword_has_its_ladder_and_its_extra_round() -> None:
    (text,) = pages(
        score_sheets(packaged()["shchyt-mech"], rules("shchyt-mech", "shchyt-mech"), "uk", [SheetBout(bout="17")])
    )
    flat = " ".join(text.split())
    assert "3 зауваження: попередження" in flat
    assert "2 попередження: −2 порушнику" in flat
    assert "дод. раунд" in flat
    assert zones("shchyt-mech", "shchyt-mech") == ["head", "torso", "arms", "legs"]


def test_headings_are_filled_in_with_any_letters() -> None:
    bout = SheetBout(
        bout="q-7", stage="отборочный", group="2", ring="1",
        red=SheetSide(name="Ґалаґан Їжакевич", club="Клуб «Ёж»"), blue=SheetSide(name="#Anna_$x$ [Vydumana] *", club="\\"),
    )  # fmt: skip
    two = pages(
        score_sheets(packaged()["isb-duel"], rules("isb-duel", "longsword"), "ru", [bout, bout], event="Турнир")
    )
    assert len(two) == 2
    for text in two:
        for words in ("q-7", "отборочный", "Ґалаґан Їжакевич", "Клуб «Ёж»", "#Anna_$x$ [Vydumana] *", "Турнир"):
            assert words in text


@pytest.mark.parametrize("size", [5, 21, 30])
def test_a_team_of_any_size_stands_on_one_page(size: int) -> None:
    side = SheetSide(name="Вымышленные", roster=tuple((n, f"Боец Ёжиков {n}", 2) for n in range(1, size + 1)))
    text = pages(
        score_sheets(packaged()["ulozhenie"], rules("ulozhenie", "mass-battle"), "ru", [SheetBout(red=side, blue=side)])
    )
    assert len(text) == 1
    assert text[0].count(f"Боец Ёжиков {size}") >= 2


def test_a_whole_regiment_goes_on_to_the_next_page() -> None:
    side = SheetSide(name="Regiment", roster=tuple((n, f"Fighter {n}", 2) for n in range(1, 71)))
    text = pages(
        score_sheets(packaged()["ulozhenie"], rules("ulozhenie", "mass-battle"), "en", [SheetBout(red=side, blue=side)])
    )
    assert len(text) == 2
    assert [n for n in range(1, 71) if not re.search(rf"Fighter {n}\b", " ".join(text))] == []


def test_a_group_sheet_names_everyone_and_lists_the_bouts_in_order() -> None:
    entries = tuple((code, f"Fighter {code}", "Club") for code in "ABCD")
    bouts = (("1", "A", "D"), ("2", "B", "C"), ("3", "D", "C"), ("4", "A", "B"), ("5", "B", "D"), ("6", "C", "A"))
    group = SheetGroup(name="3", stage="qualifying", entries=entries, bouts=bouts)
    made = score_sheets(packaged()["isb-duel"], rules("isb-duel", "longsword"), "en", groups=[group])
    (text,) = pages(made)
    for code in "ABCD":
        assert text.count(f"Fighter {code}") == 4  # once in the table, three bouts
    assert text.index("2. Fighter B") < text.index("4. Fighter D", text.index("3. Fighter C"))


def test_a_picture_for_a_preview() -> None:
    (picture,) = sheet_pictures(packaged()["isb-duel"], rules("isb-duel", "longsword"), "en")
    assert picture.startswith(b"\x89PNG")
