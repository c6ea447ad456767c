"""The cards of the festival's game: obligations between its characters, a scroll of which one is used up, a forgery."""

from __future__ import annotations

from collections.abc import Mapping

from tests.browser.festival import Festival

SCROLL = {
    "id": "fire", "count": 3, "kind": "spell", "name": "Сувій вигаданого вогню", "uses": 1,
    "text": "Прочитай уголос і назви, у кого влучить.",
    "effects": [
        {"on": "self", "act": {"type": "lose-reason", "cause": "magic", "costs": 2}},
        {"on": "target", "act": {"type": "wound", "zone": "left-arm"}},
    ],
}  # fmt: skip
BOOK = {
    "id": "book", "count": 1, "kind": "book", "name": "Серая книга", "uses": 0, "text": "",
    "effects": [{"on": "self", "act": {"type": "lose-reason", "cause": "book", "costs": 1}}],
}  # fmt: skip


def dealt(made: Festival, numbers: Mapping[str, str]) -> None:
    """Cards are dealt; `numbers` are the characters by their states."""
    one, other, third = numbers["wounded"], numbers["heavy"], numbers["broken"]
    done = made.desk.done
    for name, obliged, holder, terms in (
        ("draft", one, other, "Бочка вина до світанку"), ("held", third, one, "Пісня про сірого пса, двічі"),
        ("owed", one, third, "Три дня стражи у ворот"),
    ):  # fmt: skip
        done(f"obligation/{name}", "issue", obliged=obliged, holder=holder, terms=terms)
        if name != "draft":
            done(f"obligation/{name}", "sign", who=obliged)
    done("obligation/owed", "deposit", who=one)
    made.desk.give("obligation/held", "sign", who=one)  # a forgery, which masters are to see
    for cards in (SCROLL, BOOK):
        made.asked("", "/api/office/game/props", cards)
    done("prop/fire-1", "scan", by=one, target=other)
