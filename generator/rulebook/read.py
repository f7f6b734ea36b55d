"""Reads all documents of a game into a `Rulebook`, with every fault of them in one run."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

from generator.faults import Fault, Faults, Place, nearest
from generator.project import Project
from generator.rulebook.document import Block, Document, Heading, read_document
from generator.rulebook.model import Chapter, Line, Rule, Rulebook, Scenario, Section
from generator.rulebook.slug import slug

RULE_OPTIONS = ("states", "kept-by", "moved-from")
SCENARIO_OPTIONS = ("checks", "covers", "id")
_WANTED = {"rule": RULE_OPTIONS, "scenario": SCENARIO_OPTIONS}
_TOCTREE = {
    "toctree": (
        "maxdepth",
        "caption",
        "hidden",
        "numbered",
        "titlesonly",
        "name",
        "includehidden",
        "reversed",
    )
}
_ID = re.compile(r"[a-z0-9]+(?:[.-][a-z0-9]+)*")
_REFERENCE = re.compile(r"(?:figure:(?:[a-z]+:)?|[a-z]+:)?[a-z0-9]+(?:[.@-][a-z0-9]+)*")


def read_rulebook(project: Project, game: str) -> Rulebook:
    """Read a game's documents: the chapters that index.md lists, in that order, and index.md if it has rules.

    Raises `Faults` with all that is wrong in them: an unknown option, a missing or malformed id, an id or
    anchor used twice, a toctree entry without a file, a document that no toctree lists, an unclosed fence.
    """
    folder = project.docs(game)
    faults: list[Fault] = []
    reader = _Reader(game, faults)
    for file in _chapter_files(folder, faults):
        document = read_document(file, _WANTED)
        faults.extend(document.faults)
        reader.read(document)
    if faults:
        raise Faults(faults)
    return Rulebook(game, tuple(reader.chapters), reader.rules, reader.scenarios)


def _chapter_files(folder: Path, faults: list[Fault]) -> list[Path]:
    index = folder / "index.md"
    if not index.is_file():
        faults.append(
            Fault(Place(index), "", "expected the first page of the game's rules, found no such file")
        )
        return []
    listed = _listed(index, faults)
    for file in sorted(folder.glob("*.md")):
        if file != index and file not in listed and not read_document(file, {}).orphan:
            faults.append(
                Fault(Place(file), "toctree", "expected index.md to list this document; it does not")
            )
    own = read_document(index, _WANTED)
    return [index, *listed] if any(isinstance(part, Block) for part in own.parts) or own.faults else listed


def _listed(index: Path, faults: list[Fault]) -> list[Path]:
    document = read_document(index, _TOCTREE)
    faults.extend(document.faults)
    names = [file.stem for file in index.parent.glob("*.md")]
    listed: list[Path] = []
    for block in document.parts:
        if not isinstance(block, Block):
            continue
        for line, text in block.body:
            entry = text.strip()
            name = entry[entry.rindex("<") + 1 : -1] if entry.endswith(">") and "<" in entry else entry
            if not name or name == "self" or "://" in name:
                continue
            file = index.parent / (name.removesuffix(".md") + ".md")
            if not file.is_file():
                message = f'expected a document of this folder, found "{name}"'
                faults.append(Fault(Place(index, line), "toctree", message, nearest(name, names)))
            elif file in listed:
                faults.append(Fault(Place(index, line), "toctree", f'"{name}" is listed twice'))
            else:
                listed.append(file)
    return listed


class _Reader:
    """Turns documents into records and sees that no name is given twice in the game."""

    def __init__(self, game: str, faults: list[Fault]) -> None:
        self.game = game
        self.faults = faults
        self.chapters: list[Chapter] = []
        self.rules: dict[str, Rule] = {}
        self.scenarios: dict[str, Scenario] = {}
        self._anchors: dict[str, Place] = {}
        self._moved: dict[str, Place] = {}

    def read(self, document: Document) -> None:
        title = ""
        sections: list[Section] = []
        for part in document.parts:
            place = Place(document.file, part.line)
            section = sections[-1].anchor if sections else ""
            if isinstance(part, Heading) and not title and part.level == 1:
                title = part.title
            elif isinstance(part, Heading):
                sections.append(self._section(part, place))
            elif part.name == "rule":
                self._rule(part, document.file.stem, section, place)
            else:
                self._scenario(part, document.file.stem, section, place)
        if not title:
            self._fault(Place(document.file, 1), "title", "expected a heading of level 1, found none")
        self.chapters.append(Chapter(document.file.stem, title, Place(document.file, 1), tuple(sections)))

    def _section(self, heading: Heading, place: Place) -> Section:
        anchor = slug(heading.title)
        if not anchor:
            self._fault(place, "heading", "expected letters or digits in the heading, found none")
        self._once(self._anchors, anchor, place, "heading", "anchor")
        return Section(heading.title, anchor, heading.level, place)

    def _rule(self, block: Block, chapter: str, section: str, place: Place) -> None:
        options = block.options
        self._well_formed(block.argument, place, "rule")
        kept_by = options.get("kept-by", "")
        if "kept-by" in options and kept_by != "players":
            self._fault(place, f"{block.argument}.kept-by", f'expected "players", found "{kept_by}"')
        if not block.text:
            self._fault(place, block.argument, "expected the rule's wording, found nothing")
        earlier = self._list(block, "moved-from", place)
        for id_ in (block.argument, *earlier):
            self._once(self._moved, id_, place, block.argument, "rule id")
        self.rules[block.argument] = Rule(
            id=block.argument,
            text=block.text,
            states=self._list(block, "states", place),
            kept_by=kept_by,
            moved_from=earlier,
            chapter=chapter,
            section=section,
            place=place,
        )

    def _scenario(self, block: Block, chapter: str, section: str, place: Place) -> None:
        id_ = block.options.get("id", "") or slug(block.argument)
        self._well_formed(id_, place, "scenario")
        if id_ in self.scenarios:
            first = self.scenarios[id_].place
            self._fault(
                place, "scenario", f'the scenario id "{id_}" is already used at {first}; give it an :id:'
            )
        self.scenarios[id_] = Scenario(
            id=id_,
            title=block.argument,
            checks=self._list(block, "checks", place),
            covers=self._list(block, "covers", place),
            lines=tuple(Line(text, number) for number, text in block.body),
            chapter=chapter,
            section=section,
            place=place,
        )

    def _list(self, block: Block, option: str, place: Place) -> tuple[str, ...]:
        names = [name for name in re.split(r"[\s,]+", block.options.get(option, "")) if name]
        for name in names:
            if not _REFERENCE.fullmatch(name):
                self._malformed(name, place, f"{block.name}.{option}")
        for name in (name for name, times in Counter(names).items() if times > 1):
            self._fault(place, f"{block.name}.{option}", f'"{name}" stands there twice')
        return tuple(names)

    def _well_formed(self, id_: str, place: Place, field: str) -> None:
        if not _ID.fullmatch(id_):
            self._malformed(id_, place, field)

    def _malformed(self, id_: str, place: Place, field: str) -> None:
        expected = "expected an id in lower case, its words joined by hyphens or dots"
        self._fault(place, field, f'{expected}, found "{id_}"')

    def _once(self, seen: dict[str, Place], name: str, place: Place, field: str, what: str) -> None:
        if name in seen:
            self._fault(place, field, f'the {what} "{name}" is already used at {seen[name]}')
        else:
            seen[name] = place

    def _fault(self, place: Place, field: str, message: str) -> None:
        self.faults.append(Fault(place, field, message))
