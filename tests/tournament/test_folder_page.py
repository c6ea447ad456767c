"""Every decision shown on docs/nomination-folder.md can be read, and none of the vocabulary is missing there."""

import re
from pathlib import Path

import yaml

from hofmarshal.tournament.decisions import NAMES
from hofmarshal.tournament.folder import read_decisions
from tests.tournament.nomination_rules import rules

PAGE = (Path(__file__).parents[2] / "docs" / "nomination-folder.md").read_text(encoding="utf-8")
SHOWN = yaml.safe_load(re.findall(r"```yaml\n(.*?)```", PAGE, re.DOTALL)[1])


def test_the_page_can_be_read():
    assert len(read_decisions(SHOWN, lambda body: rules())) == len(SHOWN)


def test_it_shows_the_vocabulary():
    shown = {key for one in SHOWN for key in one} - {"at", "after"}
    assert set(NAMES) - shown == {"enter", "record", "call", "suspend", "resume"}
