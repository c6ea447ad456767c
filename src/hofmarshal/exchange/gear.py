"""An inspection file of gear, judged by the rulebook it names."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

import msgspec

from hofmarshal.admission.armour import ArmourClass, armour_class
from hofmarshal.admission.check import ArmourWorn, GearFile, Report, check
from hofmarshal.admission.findings import read_facts
from hofmarshal.exchange.books import packaged
from hofmarshal.exchange.files import read_file
from hofmarshal.rules import shape
from hofmarshal.rules.convert import nearest
from hofmarshal.rules.gear_model import Gear
from hofmarshal.rules.notes import Args, BadInput, Problem, bad
from hofmarshal.rules.yamldoc import Doc, convert, parse


class GearReport(msgspec.Struct, frozen=True, kw_only=True):
    """What the rulebook says of a kit, the rules for gear whose words it is told in, the class of recorded armour."""

    rulebook: str
    nomination: str
    gear: Gear
    kit: Report
    armour: ArmourClass | None = None

    @property
    def rejected(self) -> bool:
        """Whether anything may not be used."""
        return self.kit.rejected


def check_gear(path: Path) -> GearReport:
    """Judge the kit in an inspection file. Raises `BadInput`."""
    doc = parse(read_file(path), str(path))
    file = convert(doc, GearFile)
    books = packaged()
    book = books.get(file.rulebook)
    if book is None or book.gear is None:
        place = doc.place(("rulebook",))
        known = tuple(i for i, b in books.items() if b.gear is not None)
        raise bad("cli-no-gear-rules", file=place.file, line=place.line, name=file.rulebook, known=", ".join(known))
    if file.nomination not in book.offered:
        place = doc.place(("nomination",))
        args = {"name": file.nomination, "known": ", ".join(book.offered), **nearest(file.nomination, book.offered)}
        raise bad("contest-unknown-nomination", file=place.file, line=place.line, **args)
    if wrong := [*_unreadable(doc, file, book.gear)]:
        raise BadInput(wrong)
    armour = armour_class(book.gear, file.nomination, file.armour) if file.armour is not None else None
    kit = check(book.gear, file.nomination, file.items)
    return GearReport(rulebook=file.rulebook, nomination=file.nomination, gear=book.gear, kit=kit, armour=armour)


def _unreadable(doc: Doc, file: GearFile, gear: Gear) -> Iterator[Problem]:
    """Pieces and facts that the rulebook does not know, and values that are none: faults of the file, not of the gear."""
    for number, piece in enumerate(file.items):
        if piece.kind not in gear.items:
            place = doc.place(("items", number, "kind"))
            args: Args = {"item": piece.kind[:60], "allowed": ", ".join(gear.items)}
            yield Problem("admission-unknown-item", args, place.file, place.line)
            continue
        for found in read_facts(gear, piece.kind, piece.facts)[1]:
            place = doc.place(("items", number, "facts", found.fact))
            yield Problem(found.note.code, found.note.args, place.file, place.line)
    worn = file.armour if gear.armour is not None else None
    for path, facts in _worn(worn) if worn is not None else ():
        for found in read_facts(gear, "armour", facts)[1]:
            place = doc.place((*path, found.fact))
            yield Problem(found.note.code, found.note.args, place.file, place.line)


def _worn(armour: ArmourWorn) -> Iterator[tuple[shape.Path, Mapping[str, bool | int | str]]]:
    """The facts of each layer of armour and of the whole, with where they stand."""
    for number, layer in enumerate(armour.layers):
        yield ("armour", "layers", number), layer
    yield ("armour", "facts"), armour.facts
