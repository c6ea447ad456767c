"""Lines of a protocol: seconds to milliseconds, seats, ids, and one clear problem for each line that is wrong."""

from __future__ import annotations

from typing import Any

import pytest

from hofmarshal.contest import commands as cmd
from hofmarshal.contest.commands import Hit
from hofmarshal.contest.lines import MAX_SECONDS, read_lines


def codes(*do: Any) -> list[str]:
    return [p.code for _, p in read_lines(do)[1]]


def issued(line: dict[str, Any]) -> cmd.Issued:
    lines, problems = read_lines([line])
    assert not problems, problems
    assert lines[0].issued is not None
    return lines[0].issued


@pytest.mark.parametrize(
    ("seconds", "t"), [(0, 0), (71.2, 71_200), (0.0004, 0), (0.0006, 1), (-60, -60_000), (MAX_SECONDS, 1_000_000_000)]
)
def test_seconds_become_whole_milliseconds(seconds: float, t: int) -> None:
    found = issued({"t": seconds, "start": {}})
    assert (found.t, type(found.t)) == (t, int)


@pytest.mark.parametrize(
    "t", [None, "12", True, [], float("nan"), float("inf"), MAX_SECONDS + 1, -MAX_SECONDS - 1, 10**400]
)
def test_a_time_that_is_none_is_one_clear_problem(t: Any) -> None:
    assert codes({"t": t, "start": {}}) == ["contest-line-time"]


def test_exact_times_of_blows_are_seconds_too() -> None:
    found = issued({"t": 10, "hit": {"exchange": [{"by": "red", "at": 10.2}, {"by": "blue"}]}}).command
    assert isinstance(found, Hit)
    assert [b.at for b in found.exchange] == [10_200, None]


@pytest.mark.parametrize(
    ("line", "seat"),
    [
        ({"hit": {"by": "red"}}, "hofmarshal"),
        ({"observe": {"side": "red"}}, "line-marshal-1"),
        ({"hold": {"fighter": "red"}}, "medic"),
        ({"line-up": {"side": "blue", "fighters": []}}, "captain-blue"),
        ({"as": "judge", "out": {"fighter": "red-1", "cause": "x"}}, "judge"),
    ],
)
def test_who_says_it_unless_the_line_does(line: dict[str, Any], seat: str) -> None:
    assert issued({"t": 0, **line}).seat == seat


def test_ids_are_the_lines_own_or_count_from_one_with_the_prelude() -> None:
    lines, _ = read_lines([{"t": 1, "halt": {}}, {"t": 2, "id": "mine", "start": {}}], from_start=True)
    assert [x.issued.id for x in lines if x.issued][-2:] == ["line-5", "mine"]


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("start", "contest-line-not-mapping"),
        ({"t": 0}, "contest-line-one-command"),
        ({"t": 0, "start": {}, "halt": {}}, "contest-line-one-command"),
        ({"t": 0, "strat": {}}, "contest-line-unknown-command"),
        ({"t": 0, "lapse": {"what": "time"}}, "contest-line-unknown-command"),
        ({"t": 0, "start": 5}, "contest-line-body"),
        ({"t": 0, "as": 7, "start": {}}, "contest-line-seat"),
        ({"t": 0, "expect": 7}, "contest-line-expect"),
        ({"t": 0, "start": {}, "refused": 7}, "contest-line-refused"),
    ],
)
def test_a_line_that_is_wrong_is_one_clear_problem(line: Any, code: str) -> None:
    assert codes(line) == [code]


def test_a_misspelt_command_is_told_its_nearest() -> None:
    (_, problem), *_ = read_lines([{"t": 0, "strat": {}}])[1]
    assert problem.args["near"] == "start"


@pytest.mark.parametrize("body", [{"by": 5}, {"by": "red", "zoen": "head"}, {"by": "red", "facts": {"x": 0.5}}])
def test_a_command_of_another_form_is_refused(body: dict[str, Any]) -> None:
    """A fact is yes or no, a whole number or a word: no fraction reaches an event."""
    assert len(codes({"t": 0, "hit": body})) == 1


def test_every_wrong_line_is_told_with_its_place_and_ids_are_not_given_twice() -> None:
    do = [{"t": 0, "id": "a", "start": {}}, {"t": "x", "halt": {}}, {"t": 1, "id": "a", "halt": {}}, {"t": 2}]
    _, problems = read_lines(do)
    assert [(i, p.code) for i, p in problems] == [
        (1, "contest-line-time"), (3, "contest-line-one-command"), (2, "contest-line-id-twice"),
    ]  # fmt: skip


def test_a_check_needs_no_command() -> None:
    lines, _ = read_lines([{"t": 5, "expect": {"phase": "running"}}])
    assert (lines[0].issued, lines[0].expect) == (None, {"phase": "running"})
