"""Every word a rulebook's values can be written with has its own in three languages, for the page that shows them."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
BLOCKS = sorted((ROOT / "src/hofmarshal/rules").glob("*_blocks.py"))
PAGE = ROOT / "ui/src/text"


def written() -> set[str]:
    """The words of every `Literal` of a rulebook's blocks."""
    trees = [ast.parse(path.read_text("utf-8")) for path in BLOCKS]
    literals = (
        node.slice
        for tree in trees
        for node in ast.walk(tree)
        if isinstance(node, ast.Subscript) and getattr(node.value, "id", "") == "Literal"
    )
    return {str(one.value) for each in literals for one in ast.walk(each) if isinstance(one, ast.Constant)}


@pytest.mark.parametrize("lang", ["en", "ru", "uk"])
def test_every_word_of_a_rule_is_told_in_words(lang: str) -> None:
    assert {"on-stop", "keep-unranked", "fewest-sanctions"} <= written()
    told = dict(re.findall(r"^rule-word-([a-z-]+) = (.+)$", (PAGE / lang / "rulewords.ftl").read_text("utf-8"), re.M))
    assert set(told) == written()
    if lang != "en":
        assert not {word for word, text in told.items() if re.search("[a-z]", text)}, "no English among them"


@pytest.mark.parametrize(("lang", "ours", "other"), [("ru", "квалифик", "отбор"), ("uk", "кваліфік", "відбі")])
def test_the_first_stage_has_one_name_everywhere(lang: str, ours: str, other: str) -> None:
    """The source speaks of qualifying groups (12.2: «кваліфікаційні»); server and pages say the same."""
    texts = {
        p: p.read_text("utf-8") for area in (PAGE, ROOT / "src/hofmarshal/text") for p in (area / lang).glob("*.ftl")
    }
    assert [path.name for path, text in texts.items() if re.search(rf"\b{other}", text, re.I)] == []
    named = [
        line for text in texts.values() for line in re.findall(r"(?:\[qualifying\]|stage-qualifying =) *(.+)", text)
    ]
    assert len(named) >= 6
    assert all(ours in one.lower() for one in named), named
