"""Schemes of stages that cannot be are refused where they stand."""

from __future__ import annotations

import pytest

from hofmarshal.rules.notes import BadInput
from hofmarshal.rules.stage_blocks import StagesRule
from hofmarshal.rules.yamldoc import convert, parse


@pytest.mark.parametrize(
    "scheme", ["[elimination, final]", "[pairs-by-lot, elimination]", "[final, elimination, final]"]
)
def test_nothing_but_the_third_place_follows_a_knock_out(scheme: str) -> None:
    with pytest.raises(BadInput) as fault:
        convert(parse(f"cites: [a]\nscheme: {scheme}\n".encode(), "n.yaml"), StagesRule)
    assert [p.code for p in fault.value.problems] == ["rules-value-after-knock-out"]


@pytest.mark.parametrize("scheme", ["[elimination, third-place]", "[qualifying, elimination]", "[pairs-by-lot]", "[]"])
def test_schemes_that_can_be(scheme: str) -> None:
    assert convert(parse(f"scheme: {scheme}\n".encode(), "n.yaml"), StagesRule) is not None
