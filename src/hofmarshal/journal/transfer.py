"""A journal as lines of bytes: out to a file, and in again with ids, numbers and hashes as they were."""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Iterable, Iterator

import msgspec

from hofmarshal.journal.check import chain_faults
from hofmarshal.journal.contract import Appended, Conflict, IdTaken, Journal
from hofmarshal.journal.model import START, Damaged, Entry, Fault, Fork, Head, StoredAnswer

FORMAT = 1


class _EntryLine(msgspec.Struct, tag="entry", tag_field="line", forbid_unknown_fields=True):
    """An entry without its position, which means nothing elsewhere."""

    actor: str
    at: int
    cause: str
    command: str
    data: msgspec.Raw
    device: str
    hash: str
    id: str
    number: int
    recorded: int
    stream: str
    type: str
    version: int


class _AnswerLine(msgspec.Struct, tag="answer", tag_field="line", forbid_unknown_fields=True):
    answer: bytes
    command: str
    device: str
    fingerprint: str
    stream: str


class _StartLine(msgspec.Struct, tag="journal", tag_field="line", forbid_unknown_fields=True):
    format: int


class _EndLine(msgspec.Struct, tag="end", tag_field="line", forbid_unknown_fields=True):
    """The last line: how many lines there were, and the SHA-256 of their bytes, so that a torn file shows."""

    lines: int
    sha256: str


_Line = _EntryLine | _AnswerLine | _StartLine | _EndLine
_encoder = msgspec.json.Encoder(order="sorted")
_decoder = msgspec.json.Decoder(_Line)


class Imported(msgspec.Struct, frozen=True):
    """What an import did: entries new here, entries that were here already, and branches set aside unmerged."""

    added: tuple[Entry, ...]
    known: int
    forks: tuple[Fork, ...]


class _Content(msgspec.Struct):
    entries: list[Entry] = []
    answers: list[StoredAnswer] = []


def export_lines(journal: Journal, streams: Collection[str] | None = None, *, page: int = 1000) -> Iterator[bytes]:
    """The whole journal, or some streams of it, with the answers of their commands; each line ends with a newline."""
    digest = hashlib.sha256()
    lines = 0
    for line in _export_body(journal, streams, page):
        raw = _encoder.encode(line) + b"\n"
        digest.update(raw)
        lines += 1
        yield raw
    yield _encoder.encode(_EndLine(lines, digest.hexdigest())) + b"\n"


def _export_body(journal: Journal, streams: Collection[str] | None, page: int) -> Iterator[_Line]:
    yield _StartLine(FORMAT)
    position = 0
    while entries := journal.tail(position, page):
        for entry in entries:
            if streams is None or entry.stream in streams:
                yield _to_line(entry)
        position = entries[-1].position
    for a in journal.answers():
        if streams is None or a.stream in streams:
            yield _AnswerLine(a.answer, a.command, a.device, a.fingerprint, a.stream)


def examine(journal: Journal, lines: Iterable[bytes]) -> tuple[Imported, tuple[str, ...]]:
    """What an import would do, and the streams of the file in its order. Writes nothing. Raises `Damaged`."""
    content = _parse(lines)
    fresh, forks = _compare(journal, content)
    aside = sum(len(fork.entries) for fork in forks)
    done = Imported(tuple(fresh), len(content.entries) - len(fresh) - aside, tuple(forks))
    return done, tuple(dict.fromkeys(entry.stream for entry in content.entries))


def import_lines(journal: Journal, lines: Iterable[bytes]) -> Imported:
    """Take in an export, all or nothing: each stream's new entries are appended, a stream that parts from ours is set aside.

    Importing the same file again changes nothing. Raises `Damaged` with every fault of the file.
    """
    content = _parse(lines)
    while True:
        fresh, forks = _compare(journal, content)
        forked = {fork.stream for fork in forks}
        answers = [answer for answer in content.answers if answer.stream not in forked]
        outcome = journal.adopt(fresh, answers)
        if isinstance(outcome, IdTaken):
            raise Damaged((Fault("id", f"the id {outcome.id} is another entry's here"),))
        if isinstance(outcome, Conflict):
            continue
        assert isinstance(outcome, Appended)  # noqa: S101 - adopt knows no other outcome
        for fork in forks:
            journal.set_aside(fork)
        aside = sum(len(fork.entries) for fork in forks)
        return Imported(outcome.entries, len(content.entries) - len(fresh) - aside, tuple(forks))


def _compare(journal: Journal, content: _Content) -> tuple[list[Entry], list[Fork]]:
    """The entries that continue ours, in the file's order, and the branches that part from ours."""
    theirs: dict[str, list[Entry]] = {}
    for entry in content.entries:
        theirs.setdefault(entry.stream, []).append(entry)
    forks: list[Fork] = []
    shared: dict[str, int] = {}
    for stream, branch in theirs.items():
        ours = journal.read(stream)
        common = sum(1 for mine, other in zip(ours, branch, strict=False) if mine.hash == other.hash)
        shared[stream] = common
        if common < min(len(ours), len(branch)):
            answers = tuple(answer for answer in content.answers if answer.stream == stream)
            forks.append(Fork(stream=stream, after=common, entries=tuple(branch[common:]), answers=answers))
            shared[stream] = len(branch)
    return [entry for entry in content.entries if entry.number > shared[entry.stream]], forks


def _parse(lines: Iterable[bytes]) -> _Content:
    content, faults, heads = _Content(), list[Fault](), dict[str, Head]()
    digest = hashlib.sha256()
    count, ended = 0, False
    for count, raw in enumerate(lines, 1):
        if ended:
            faults.append(Fault("end", "there are lines after the end", line=count))
            break
        line = _decode(raw, count, faults)
        if isinstance(line, _StartLine) != (count == 1) or (isinstance(line, _StartLine) and line.format != FORMAT):
            faults.append(
                Fault("header", f"the first line must be this journal's format {FORMAT}, and no other", line=count)
            )
        if isinstance(line, _EndLine):
            ended = True
            if (line.lines, line.sha256) != (count - 1, digest.hexdigest()):
                faults.append(Fault("end", "the file is not what was exported: lines are lost or changed", line=count))
        digest.update(raw)
        _collect(line, count, content, heads, faults)
    if not ended:
        faults.append(Fault("end", "the last line is missing: the file is cut off", line=count))
    if faults:
        raise Damaged(tuple(faults))
    return content


def _decode(raw: bytes, count: int, faults: list[Fault]) -> _Line | None:
    try:
        return _decoder.decode(raw)
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        faults.append(Fault("line", f"unreadable: {error}", line=count))
        return None


def _collect(line: _Line | None, count: int, content: _Content, heads: dict[str, Head], faults: list[Fault]) -> None:
    if isinstance(line, _EntryLine):
        entry = _from_line(line)
        faults += chain_faults(entry, heads.get(entry.stream, Head(0, START)), count)
        heads[entry.stream] = Head(entry.number, entry.hash)
        content.entries.append(entry)
    elif isinstance(line, _AnswerLine):
        content.answers.append(
            StoredAnswer(
                device=line.device,
                command=line.command,
                stream=line.stream,
                fingerprint=line.fingerprint,
                answer=line.answer,
            )
        )


def _to_line(entry: Entry) -> _EntryLine:
    fields = {name: getattr(entry, name) for name in _EntryLine.__struct_fields__ if name != "data"}
    return _EntryLine(data=msgspec.Raw(entry.data), **fields)


def _from_line(line: _EntryLine) -> Entry:
    fields = {name: getattr(line, name) for name in _EntryLine.__struct_fields__ if name != "data"}
    return Entry(position=0, data=bytes(line.data), **fields)
