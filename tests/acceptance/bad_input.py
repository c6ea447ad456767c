"""Promise: torn, wrong and hostile files each get one clear error, in the reader's language, and exit 2; nothing is written."""

from __future__ import annotations

import re
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import bad_books
import bad_files
import bad_folders
from bad_files import Case
from product import LANGUAGES, Promise, Ran, hofmarshal

LEAST = 30
SECONDS = 60.0
CODE = re.compile(r"^[a-z]+(-[a-z0-9]+)+( \(.*\))?$")
ENGLISH = re.compile(r"(?<![\w/.-])[A-Za-z]{2,} [A-Za-z]{2,} [A-Za-z]{2,}(?![\w/-])")
QUOTED = re.compile(r"[“«][^”»]*[”»]")
CYRILLIC = re.compile(r"[а-яёіїєґ]", re.IGNORECASE)
SUMMARY = re.compile(r"^\d+ \w+\.$")


def write(case: Case, folder: Path) -> None:
    """Put the case's files in its folder."""
    for name, content in case.files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        if content is None:
            path.mkdir(exist_ok=True)
        elif isinstance(content, Path):
            path.symlink_to(content)
        else:
            path.write_bytes(content.encode("utf-8") if isinstance(content, str) else content)


def contents(folder: Path) -> dict[str, bytes | None]:
    """Everything in the folder."""
    return {str(path.relative_to(folder)): path.read_bytes() if path.is_file() else None for path in folder.rglob("*")}


def said(ran: Ran) -> list[str]:
    """The faults that were said, each with the lines that belong to it; a line that counts them is none."""
    out = ran.out.splitlines()
    if ran.words[1:3] == ("rules", "check"):  # it ends with what was checked
        out = out[:-1]
    found: list[str] = []
    for line in [*ran.err.splitlines(), *out]:
        if line.startswith("  ") and found:
            found[-1] += "\n" + line
        elif line.strip() and not SUMMARY.match(line):
            found.append(line)
    return found


def faults(case: Case, lang: str, ran: Ran) -> list[str]:
    """What is wrong with how the product met this case in this language."""
    everything = ran.out + ran.err
    if "Traceback" in everything or ran.code not in (0, 1, 2):
        return [f"it crashed ({ran.code}): {everything[-300:]}"]
    found = [] if ran.code == 2 else [f"exit {ran.code}"]
    if ran.seconds > SECONDS:
        found.append(f"it took {ran.seconds:.0f} s")
    told = said(ran)
    if len(set(told)) != len(case.at):
        found.append(f"{len(set(told))} errors where {len(case.at)} are")
    if len(set(told)) < len(told):
        found.append("the same error twice")
    places = list(case.at)
    for line in told:
        here = next((at for at in places if line.startswith(at)), None)
        if here is None:
            found.append(f"the place is not {' or '.join(places)}")
            continue
        places.remove(here)
        found += wording(line[len(here) :], lang)
    return [*found, *(f"said: {line[:300]}" for line in told[:4])] if found else []


def wording(text: str, lang: str) -> list[str]:
    """What is wrong with the words of an error."""
    found = []
    if CODE.match(text.strip()) or len(text.split()) < 4:
        found.append("a code in place of a sentence")
    if bool(CYRILLIC.search(QUOTED.sub("", text))) != (lang != "en"):
        found.append(f"not in {lang}")
    if lang != "en" and (english := ENGLISH.search(QUOTED.sub("", text))):
        found.append(f"English words in {lang}: {english[0]}")
    return found


def meet(case: Case, languages: tuple[str, ...] = LANGUAGES) -> list[str]:
    """Run the case in each of the languages; everything that was wrong, a line each."""
    wrong = []
    answers = {}
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name, "here")
        folder.mkdir()
        write(case, folder)
        before = contents(Path(name))
        for lang in languages:
            ran = hofmarshal(*case.words, "--lang", lang, cwd=folder, patience=SECONDS + 10)
            answers[lang] = said(ran)
            wrong += [f"{lang}: {fault}" for fault in faults(case, lang, ran)]
        if contents(Path(name)) != before:
            wrong.append("something was written")
    if len(languages) == len(LANGUAGES) and answers["ru"] == answers["uk"]:
        wrong.append("Russian and Ukrainian are the same")
    return wrong


def main() -> None:
    """Meets every case. With `--quick` each in one language in turn; with words, only the cases whose names hold one."""
    words = [word for word in sys.argv[1:] if word != "--quick"]
    promise = Promise("Torn, wrong and hostile files each get one clear error and exit 2")
    every = [*bad_files.cases(), *bad_books.cases(), *bad_folders.cases()]
    chosen = [case for case in every if not words or any(word in case.name for word in words)]
    promise.check(f"at least {LEAST} bad inputs: {len(every)}", len(every) >= LEAST)
    quick = "--quick" in sys.argv
    tongues = [(LANGUAGES[n % 3],) if quick else LANGUAGES for n in range(len(chosen))]
    promise.say(f"each in {'one language' if quick else ', '.join(LANGUAGES)}")
    with ThreadPoolExecutor(4) as pool:
        for case, wrong in zip(chosen, pool.map(meet, chosen, tongues), strict=True):
            promise.check(f"{case.name} ({case.words[0]})", not wrong)
            promise.say(*wrong)
    promise.done()


if __name__ == "__main__":
    main()
