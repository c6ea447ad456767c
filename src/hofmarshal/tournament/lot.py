"""The draw by lot that anyone can check afterwards (u.2.3): a seed whose hash is published before, and an order."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from hashlib import sha256

from hofmarshal.rules.notes import Note, bad

CLAUSES = ("u.2.3",)


def commit(seed: str) -> str:
    """The commitment to a seed, published before the draw: SHA-256 of its UTF-8 bytes, 64 lower-case hex digits."""
    return sha256(seed.encode()).hexdigest()


def order(entries: Iterable[str], seed: str) -> tuple[str, ...]:
    """The entries in the order drawn: sorted by SHA-256 of `SEED:ENTRY` in hex; the order given does not matter.

    `docs/draw.md` has the ten-line script that reproduces it. Raises `BadInput` if an entry occurs twice.
    """
    entries = list(entries)
    if twice := _repeated(entries):
        raise bad("tournament-lot-entry-twice", entry=", ".join(twice))
    return tuple(sorted(entries, key=lambda entry: (sha256(f"{seed}:{entry}".encode()).hexdigest(), entry)))


def verify(
    entries: Iterable[str], seed: str, commitment: str, claimed: Sequence[str], cites: tuple[str, ...] = CLAUSES
) -> tuple[Note, ...]:
    """What is wrong with a draw, nothing if it is right.

    Checks that the seed is the one committed to, that exactly the entries were drawn, each once, and their order.
    Only the first wrong number is named.
    """
    entries = list(entries)
    found = []
    if commit(seed) != commitment.strip().lower():
        found.append(Note("tournament-lot-wrong-seed", {"commitment": commitment, "actual": commit(seed)}, cites))
    drawn, entered = set(claimed), set(entries)
    odd = (
        ("tournament-lot-entry-missing", sorted(entered - drawn)),
        ("tournament-lot-entry-unknown", sorted(drawn - entered)),
        ("tournament-lot-entry-twice", sorted({*_repeated(claimed), *_repeated(entries)})),
    )
    found += [Note(code, {"entry": entry}, cites) for code, wrong in odd for entry in wrong]
    if not any(wrong for _, wrong in odd):
        found += _wrong_order(order(entries, seed), claimed, cites)
    return tuple(found)


def _wrong_order(right: Sequence[str], claimed: Sequence[str], cites: tuple[str, ...]) -> list[Note]:
    for number, (is_right, is_claimed) in enumerate(zip(right, claimed, strict=True), 1):
        if is_right != is_claimed:
            args: dict[str, str | int] = {"number": number, "claimed": is_claimed, "right": is_right}
            return [Note("tournament-lot-wrong-order", args, cites)]
    return []


def _repeated(entries: Iterable[str]) -> list[str]:
    return sorted(entry for entry, count in Counter(entries).items() if count > 1)
