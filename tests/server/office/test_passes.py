"""A fighter's pass names him and nobody else, only at its own event."""

from __future__ import annotations

from hofmarshal.server.identity import MemoryVault
from hofmarshal.server.office.passes import entry_of, own_page, pass_of


def test_a_pass_tells_its_entry_and_is_the_same_each_time() -> None:
    vault = MemoryVault()
    shown = pass_of(vault, "E-17")
    assert shown == pass_of(vault, "E-17")
    assert entry_of(vault, shown) == "E-17"
    assert entry_of(vault, f" {shown.upper()} \n") == "E-17"


def test_nobody_makes_a_pass_himself_and_another_events_is_none() -> None:
    vault = MemoryVault()
    proof = pass_of(vault, "E-17").rpartition(".")[2]
    for wrong in (
        f"E-18.{proof}",
        "E-17",
        "E-17.",
        "",
        ".",
        f"E-17.{proof[:-1]}",
        f"E-17.{proof}0",
        "E-17.ї" + proof[1:],
    ):
        assert entry_of(vault, wrong) is None, wrong
    assert entry_of(MemoryVault(), pass_of(vault, "E-17")) is None


def test_an_entry_with_a_point_in_it_keeps_it() -> None:
    vault = MemoryVault()
    assert entry_of(vault, pass_of(vault, "club.7")) == "club.7"


def test_the_pass_stands_in_the_fragment_of_the_address() -> None:
    assert own_page("https://cup.example/", "E-17.ab") == "https://cup.example/info/me#E-17.ab"
