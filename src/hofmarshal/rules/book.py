"""Loads a rulebook from the bytes of its files, collecting every problem found on the way."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from typing import Any, TypeVar

from hofmarshal.rules.book_model import (
    Clause,
    Example,
    Head,
    Lang,
    Offers,
    Rulebook,
    part_type,
)
from hofmarshal.rules.convert import Place, convert_tree, nearest
from hofmarshal.rules.game_model import Game, Ledger
from hofmarshal.rules.gear_model import Admission, Gear
from hofmarshal.rules.merge import Tree, layer, merge, without
from hofmarshal.rules.model import Nomination
from hofmarshal.rules.notes import BadInput, Problem, bad
from hofmarshal.rules.nulls import stray_nulls
from hofmarshal.rules.yamldoc import Doc, convert, parse

__all__ = [
    "Clause", "Example", "Head", "Lang", "Offers", "Rulebook", "load", "load_all", "part_type", "required",
]  # fmt: skip

T = TypeVar("T")

_WHOLE = ("rulebook.yaml", "clauses.yaml", "gear.yaml", "admission.yaml", "game.yaml", "ledger.yaml")
_FOLDERS = ("nominations/", "examples/")


def load(files: Mapping[str, bytes], others: Mapping[str, Rulebook], root: str = "") -> Rulebook:
    """The rulebook in these files, by their paths within its folder (`rulebook.yaml`, `nominations/duel.yaml`, …).

    `others` are the rulebooks it may require, by id; `root` is put before file names in messages.
    Raises `BadInput` with every problem found. What a rulebook says is checked by `lint.lint`.
    """
    return _Loading(files, others, root).run()


def load_all(folders: Mapping[str, Mapping[str, bytes]], root: str = "") -> dict[str, Rulebook]:
    """The rulebooks of these folders by id, each after those it requires; raises `BadInput` with all their problems."""
    needs: dict[str, tuple[str, ...]] = {}
    problems: list[Problem] = []
    for name, files in folders.items():
        try:
            needs[name] = required(files, _join(root, name))
        except BadInput as error:
            problems += error.problems
    books: dict[str, Rulebook] = {}
    for name in _in_order(needs):
        try:
            book = load(folders[name], books, _join(root, name))
            books[book.id] = book
        except BadInput as error:
            problems += error.problems
    if problems:
        raise BadInput(problems)
    return books


def required(files: Mapping[str, bytes], root: str = "") -> tuple[str, ...]:
    """The ids of the rulebooks that these files' rulebook requires; raises `BadInput` if its head cannot be read."""
    return convert(_head_doc(files, root), Head).requires


def _head_doc(files: Mapping[str, bytes], root: str) -> Doc:
    if "rulebook.yaml" not in files:
        raise bad("rules-book-no-head", file=_join(root, "rulebook.yaml"))
    return parse(files["rulebook.yaml"], _join(root, "rulebook.yaml"))


def _join(root: str, path: str) -> str:
    return f"{root}/{path}" if root else path


def _in_order(needs: Mapping[str, tuple[str, ...]]) -> list[str]:
    """Folders so that each comes after those it needs; a circle is broken anywhere, and `load` then names it."""
    done: list[str] = []
    waiting = list(needs)
    while waiting:
        free = [name for name in waiting if all(n in done or n not in needs for n in needs[name])]
        for name in free or waiting[:1]:
            done.append(name)
            waiting.remove(name)
    return done


class _Loading:
    """One rulebook on its way into memory."""

    def __init__(self, files: Mapping[str, bytes], others: Mapping[str, Rulebook], root: str) -> None:
        self.files = files
        self.others = others
        self.root = root
        self.problems: list[Problem] = []
        self.trees: dict[str, Tree] = {}

    def run(self) -> Rulebook:
        head_doc = _head_doc(self.files, self.root)
        head = convert(head_doc, Head)
        self.head(head, head_doc)
        self.names()
        clauses, places = self.clauses()
        nominations = self.nominations(head, head_doc)
        if head.offers is not None:
            self.trees["offers"] = layer(head_doc, ("offers",), head.id)
        gear = self.part("gear", Gear, head.id)
        admission = self.part("admission", Admission, head.id)
        game = self.part("game", Game, head.id)
        ledger = self.part("ledger", Ledger, head.id)
        examples = self.examples()
        if self.problems:
            raise BadInput(self.problems)
        return Rulebook(
            id=head.id,
            name=head.name,
            edition=head.edition,
            language=head.language,
            source=head.source,
            requires=head.requires,
            clauses=clauses,
            nominations=nominations,
            offers=head.offers,
            gear=gear,
            admission=admission,
            game=game,
            ledger=ledger,
            trees=self.trees,
            places=places,
            examples=examples,
            file=head_doc.file,
        )

    def tell(self, code: str, place: Place, **args: str | int) -> None:
        self.problems.append(Problem(code, args, place.file, place.line))

    def doc(self, path: str) -> Doc | None:
        """A file's values, or None with its problem noted."""
        try:
            return parse(self.files[path], _join(self.root, path))
        except BadInput as error:
            self.problems += error.problems
            return None

    def head(self, head: Head, doc: Doc) -> None:
        try:
            if date.fromisoformat(head.edition).isoformat() != head.edition:
                raise ValueError
        except ValueError:
            self.tell("rules-book-edition", doc.place(("edition",)), edition=head.edition)
        for index, other in enumerate(head.requires):
            if other not in self.others:
                known = ", ".join(sorted(self.others)) or "–"
                self.tell("rules-book-requires", doc.place(("requires", index)), book=other, known=known)

    def names(self) -> None:
        """Files whose names say nothing to the loader would be silently ignored: each is a problem."""
        for path in self.files:
            known = path in _WHOLE or (path.startswith(_FOLDERS) and path.endswith(".yaml"))
            if not known and path.endswith((".yaml", ".yml", ".json")):
                self.tell("rules-book-file", Place(_join(self.root, path)), path=path)

    def clauses(self) -> tuple[dict[str, Clause], dict[str, Place]]:
        found: dict[str, Clause] = {}
        places: dict[str, Place] = {}
        if "clauses.yaml" not in self.files:
            self.tell("rules-book-no-clauses", Place(_join(self.root, "clauses.yaml")))
            return found, places
        if (doc := self.doc("clauses.yaml")) is None:
            return found, places
        for index, clause in enumerate(self.typed(doc, tuple[Clause, ...]) or ()):
            place = doc.place((index,))
            if clause.id in found:
                self.tell("rules-book-clause-twice", place, clause=clause.id, first=str(places[clause.id].line))
            found.setdefault(clause.id, clause)
            places.setdefault(clause.id, place)
        return found, places

    def typed(self, doc: Doc, type_: type[T]) -> T | None:
        try:
            return convert(doc, type_)
        except BadInput as error:
            self.problems += error.problems
            return None

    def part(self, key: str, type_: type[T], book: str) -> T | None:
        """A file that is one mapping (`gear.yaml`, `game.yaml`…), if it is there."""
        if f"{key}.yaml" not in self.files or (doc := self.doc(f"{key}.yaml")) is None:
            return None
        self.trees[key] = layer(doc, (), book)
        return self.typed(doc, type_)

    def nominations(self, head: Head, head_doc: Doc) -> dict[str, Nomination]:
        own = _own_nominations(self, head.id)
        common = layer(head_doc, ("common",), head.id)
        self.problems += [problem for tree in (common, *own.values()) for problem in stray_nulls(tree)]
        resolver = _Extends(self, head, common, own)
        found: dict[str, Nomination] = {}
        for name in own:
            tree = resolver.effective(name)
            if tree is None:
                continue
            self.trees[f"nomination:{name}"] = tree
            try:
                found[name] = convert_tree(tree.data, Nomination, tree.place)
            except BadInput as error:
                self.problems += [problem for problem in error.problems if problem not in self.problems]
        return found

    def examples(self) -> tuple[Example, ...]:
        found: list[Example] = []
        for path in sorted(self.files):
            if not path.startswith("examples/") or not path.endswith(".yaml"):
                continue
            if (doc := self.doc(path)) is not None:
                if isinstance(doc.data, list):
                    found += [self.example(doc, index, raw, path) for index, raw in enumerate(doc.data)]
                else:
                    self.tell("rules-book-examples", doc.place(()))
        return tuple(found)

    def example(self, doc: Doc, index: int, raw: Any, path: str) -> Example:
        place = doc.place((index,))
        fields = raw if isinstance(raw, dict) else {}
        if not isinstance(raw, dict) or not _texts(fields.get("clause")):
            self.tell("rules-book-example", place)
        nomination = fields.get("nomination")
        return Example(
            id=str(fields.get("id") or f"{path.removeprefix('examples/').removesuffix('.yaml')}:{place.line}"),
            raw=raw,
            clauses=_texts(fields.get("clause")),
            nomination=nomination if isinstance(nomination, str) else None,
            file=place.file,
            line=place.line,
        )


def _texts(value: Any) -> tuple[str, ...]:
    """The texts of a list, or of a single text; anything else is none."""
    if isinstance(value, str):
        return (value,)
    return tuple(one for one in value if isinstance(one, str)) if isinstance(value, list) else ()


def _own_nominations(loading: _Loading, book: str) -> dict[str, Tree]:
    """The nominations as written, by id."""
    own: dict[str, Tree] = {}
    for path in sorted(loading.files):
        if not path.startswith("nominations/") or not path.endswith(".yaml"):
            continue
        if (doc := loading.doc(path)) is None:
            continue
        name = doc.data.get("id") if isinstance(doc.data, dict) else None
        if not isinstance(name, str) or not name:
            loading.tell("rules-book-nomination-id", doc.place(()))
        elif name in own:
            loading.tell("rules-book-nomination-twice", doc.place(("id",)), nomination=name)
        else:
            own[name] = layer(doc, (), book)
    return own


class _Extends:
    """Finds the effective tree of each nomination: common, then what it extends, then its own."""

    def __init__(self, loading: _Loading, head: Head, common: Tree, own: Mapping[str, Tree]) -> None:
        self.loading = loading
        self.head = head
        self.common = common
        self.own = own
        self.done: dict[str, Tree | None] = {}
        self.open: list[str] = []

    def effective(self, name: str) -> Tree | None:
        """The tree in force; None where what it extends cannot be had (the problem is noted)."""
        if name in self.done:
            return self.done[name]
        tree = self.own[name]
        if name in self.open:
            circle = " → ".join([*self.open[self.open.index(name) :], name])
            self.loading.tell("rules-book-extends-circle", tree.place(("extends",)), circle=circle)
            return None
        self.open.append(name)
        base = self.base(tree)
        self.open.pop()
        self.done[name] = None if base is None else merge(base, without(tree, "extends"))
        return self.done[name]

    def base(self, tree: Tree) -> Tree | None:
        target = tree.data.get("extends")
        if target is None:
            return self.common
        if isinstance(target, str) and target in self.own:
            found = self.effective(target)
            return found and without(found, "id", "name")
        book, _, name = str(target).partition(":")
        other = self.loading.others.get(book)
        if other is None or book not in self.head.requires or f"nomination:{name}" not in other.trees:
            self.unknown(tree, str(target))
            return None
        return merge(self.common, without(other.trees[f"nomination:{name}"], "id", "name"))

    def unknown(self, tree: Tree, target: str) -> None:
        options = [name for name in self.own if name != tree.data.get("id")]
        for book in self.head.requires:
            if book in self.loading.others:
                options += [f"{book}:{name}" for name in self.loading.others[book].nominations]
        known = ", ".join(options) or "–"
        place = tree.place(("extends",))
        self.loading.tell("rules-book-extends", place, target=target, known=known, **nearest(target, options))
