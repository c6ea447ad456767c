"""Measurements, armour reasoning, notes in words, and the example files of `hofmarshal gear check`."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from hofmarshal.admission.armour import armour_class
from hofmarshal.admission.check import ArmourWorn, GearFile, Piece, check, check_piece
from hofmarshal.admission.examples import differs
from hofmarshal.admission.measure import read_fact, write_measure
from hofmarshal.admission.papers import Asking, admit
from hofmarshal.admission.words import in_words
from hofmarshal.rules.block import Text
from hofmarshal.rules.gear_model import Admission, Fact, Scale
from hofmarshal.rules.notes import Note
from hofmarshal.rules.yamldoc import parse
from hofmarshal.text import say
from tests.admission.books import BOOKS, PARTS, cases, gear, raw

FILES = Path(__file__).parents[2] / "examples" / "gear"
NAME = Text(en="x", ru="x", uk="x")
CYRILLIC = set("абвгдеёжзийклмнопрстуфхцчшщъыьэюяєіїґ")


@pytest.mark.parametrize(
    ("unit", "written", "read"),
    [
        ("mm", 700, 700), ("mm", "700 mm", 700), ("mm", "90 cm", 900), ("mm", "90,5 см", 905), ("mm", "0.7 m", 700),
        ("um", "1.5 mm", 1500), ("um", "1,499 мм", 1499), ("um", "10 um", 10), ("um", "1 cm", 10000),
        ("g", "1.4 kg", 1400), ("g", "1300г", 1300), ("palm", "2 palms", 2), ("palm", "1 ладонь", 1), ("mm", 0, 0),
    ],
)  # fmt: skip
def test_measurements_are_read_exactly(unit, written, read):
    assert read_fact("f", Fact(name=NAME, unit=unit), written) == read


@pytest.mark.parametrize(
    ("unit", "written", "code"),
    [
        ("mm", "90.05 cm", "admission-too-fine"), ("palm", "1.5 palms", "admission-too-fine"),
        ("mm", "1.4 kg", "admission-not-measured"), ("g", "90 cm", "admission-not-measured"),
        ("mm", "long", "admission-not-measured"), ("mm", True, "admission-not-measured"), ("mm", -1, "admission-not-measured"),
        ("mm", "700", "admission-not-measured"), ("mm", "9" * 5000 + " mm", "admission-not-measured"),
        ("mm", 10**9 + 1, "admission-not-measured"),
    ],
)  # fmt: skip
def test_what_is_no_measurement_is_said(unit, written, code):
    found = read_fact("f", Fact(name=NAME, unit=unit), written)
    assert isinstance(found, Note)
    assert found.code == code


@given(st.integers(0, 10**7))
def test_a_thickness_written_is_read_back(value):
    fact = Fact(name=NAME, unit="um")
    assert read_fact("f", fact, write_measure(value, "um", "en")) == value
    assert read_fact("f", fact, write_measure(value, "um", "uk")) == value


def test_the_example_files():
    verdicts = {}
    for path in sorted(FILES.glob("*.yaml")):
        file = msgspec.convert(parse(path.read_bytes(), str(path)).data, GearFile)
        report = check(gear(file.rulebook), file.nomination, file.items)
        failed = [clause for found in report.findings if found.verdict != "pass" for clause in found.note.cites]
        verdicts[path.stem] = (report.verdict, failed)
        if file.armour:
            assert armour_class(gear(file.rulebook), file.nomination, file.armour).value == 3
    assert verdicts == {
        "shchyt-mech-pass": ("pass", []),
        "elite-duel-pass": ("pass", []),
        "baklier-mech-reject": ("reject", ["sm.blade.mass", "sm.buckler.size", "sm.shield.rim", "sm.groin"]),
    }


def test_armour_explains_every_step():
    leather = {"material": "leather", "thickness": "6 mm", "plates": "none"}
    worn = ArmourWorn(({"material": "mail", "padding": False}, leather), {"helmet": True})
    found = armour_class(gear("ulozhenie"), "mass-battle", worn)
    assert found.value == 2
    assert [(step.code, step.cites) for step in found.steps] == [
        ("admission-class-matters", ("u.4.5",)),
        ("admission-layer-class", ("u.2.7.modifiers",)),
        ("admission-row-fails", ("u.2.7.2",)),
        ("admission-row-fails", ("u.2.7.2",)),
        ("admission-row-fails", ("u.2.7.2",)),
        ("admission-layer-class", ("u.2.7.1",)),
        ("admission-best-layer", ()),
        ("admission-class-changed", ("u.2.7.modifiers",)),
    ]


def test_a_class_is_brought_within_the_scale():
    book = gear("ulozhenie")
    assert book.armour
    narrow = msgspec.structs.replace(book, armour=msgspec.structs.replace(book.armour, scale=Scale(1, 3, ("x",))))
    scale_armour: tuple[dict[str, bool | int | str]] = ({"material": "scale", "openings": False},)
    high = armour_class(narrow, "free-duel", ArmourWorn(scale_armour, {"helmet": True}))
    low = armour_class(narrow, "free-duel", ArmourWorn((), {"helmet": False}))
    assert (high.value, low.value) == (3, 1)
    assert high.steps[-1].code == low.steps[-1].code == "admission-class-capped"
    assert high.steps[-1].cites == ("x",)


def test_armour_asks_for_what_it_must_know():
    found = armour_class(gear("ulozhenie"), "free-duel", ArmourWorn(({"material": "mail"},), {"helmet": False}))
    assert found.value is None
    assert found.unmeasured == ("padding",)
    wrong = armour_class(gear("ulozhenie"), "free-duel", ArmourWorn(({"material": "cheese"},)))
    assert wrong.value is None
    assert wrong.steps[0].code == "admission-unknown-value"
    assert armour_class(gear("shchyt-mech"), "shchyt-mech", ArmourWorn()).value is None


def test_leaving_a_fact_out_never_makes_a_rule_fall_away():
    report = check_piece(
        gear("shchyt-mech"), "baklier-mech", Piece("buckler", {"material": "steel", "thickness": "2 mm"})
    )
    assert report.verdict == "unmeasured"
    assert {"grip", "steel-rim"} <= {found.fact for found in report.findings if found.verdict == "unmeasured"}


@pytest.mark.parametrize("lang", ["en", "ru", "uk"])
def test_a_fault_reads_in_every_language(lang):
    book = gear("shchyt-mech")
    report = check_piece(book, "shchyt-mech", Piece("sword", {"edge-thickness": 1499}), ("sm.blade.edge",))
    said = [say(in_words(found.note, lang, book), lang) for found in report.findings if found.verdict == "reject"]
    thin = {
        "en": "sword or sabre: thickness of the edge is 1.499 mm, at least 1.5 mm is needed. It may not be used: bring another",
        "ru": "меч или сабля: толщина лезвия — 1,499 мм, нужно не меньше 1,5 мм. Использовать нельзя: нужна замена",
        "uk": "меч або шабля: товщина леза — 1,499 мм, треба не менше 1,5 мм. Використовувати не можна: потрібна заміна",
    }
    assert said == [thin[lang] + "."]


@pytest.mark.parametrize("lang", ["en", "ru", "uk"])
@pytest.mark.parametrize(("book", "part"), PARTS)
def test_every_note_of_every_case_reads_in_its_language(book, part, lang):
    """No id of an item, fact, value or paper is left in a text, and every variable is there (a missing one raises)."""
    struct = gear(book) if part == "gear" else None
    rules = msgspec.convert(raw(book, "admission"), Admission)
    for case in cases(book, part):
        notes: list[Note] = []
        if "admission" in case:
            standing = admit(rules, case.get("nomination"), msgspec.convert(case["admission"], Asking))
            notes = [*(one.note for one in standing.missing), *standing.met]
        elif "armour" in case and struct:
            notes = [*armour_class(struct, case["nomination"], msgspec.convert(case["armour"], ArmourWorn)).steps]
        elif struct:
            pieces = [case["gear"]["item"]] if "item" in case["gear"] else case["gear"]["items"]
            report = check(struct, case["nomination"], msgspec.convert(pieces, tuple[Piece, ...]))
            notes = [found.note for found in report.findings]
        for note in notes:
            text = say(in_words(note, lang, struct, rules), lang)
            assert text
            named = {
                str(v) for k, v in note.args.items() if k in ("item", "fact", "row", "paper", "lacks") and "-" in str(v)
            }
            assert not any(word in text for word in named - {"non-standard"}), text
            if lang == "en":
                assert not set(text.lower()) & CYRILLIC, text


def test_differs_names_the_keys():
    result = {"verdict": "pass", "cites": ["a", "b"], "n": 1}
    assert differs({"verdict": "pass", "cites": ["b"]}, result) == ()
    assert differs({"verdict": "fix", "cites": ["c"], "n": True, "other": 1}, result) == (
        "verdict",
        "cites",
        "n",
        "other",
    )


def test_all_files_of_these_rulebooks_are_read():
    assert {
        (path.parent.name, path.stem) for name in ("gear", "admission") for path in BOOKS.glob(f"*/{name}.yaml")
    } == set(PARTS)
