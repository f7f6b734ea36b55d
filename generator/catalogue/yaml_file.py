"""Reads one YAML file into plain values and remembers the line of each; says nothing about what they mean."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

import yaml

from generator.faults import Fault, Place

_Loader: type[yaml.SafeLoader] = getattr(yaml, "CSafeLoader", yaml.SafeLoader)

Step = str | int
"""A key of a mapping or a place in a list, counted from 0."""

_WHOLE = re.compile(r"[-+]?[0-9]+")
_DECIMAL = re.compile(r"[-+]?(?:[0-9]+\.[0-9]*|\.[0-9]+)(?:[eE][-+]?[0-9]+)?")
_WORDS = {"true": True, "false": False, "null": None, "~": None, "": None}
_DEEPEST = 40


@dataclass(frozen=True)
class YamlFile:
    """What a file holds, and the line (from 1) of every value by the steps that lead to it."""

    file: Path
    value: object
    lines: Mapping[tuple[Step, ...], int]

    def place(self, path: tuple[Step, ...]) -> Place:
        """Return where the value at `path` stands, or the nearest value around it that the file has."""
        for length in range(len(path), -1, -1):
            if path[:length] in self.lines:
                return Place(self.file, self.lines[path[:length]])
        return Place(self.file)


def read_yaml(file: Path) -> tuple[YamlFile | None, list[Fault]]:
    """Return what `file` holds and every fault in its form; None if nothing of it could be read.

    Only plain YAML is read: no tags, no anchors. Words are text, but for true, false and null, so that a name
    such as No stays a name.
    """
    try:
        text = file.read_bytes().decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = error.object.count(b"\n", 0, error.start) + 1
        found = f"found the byte 0x{error.object[error.start]:02x}"
        return None, [Fault(Place(file, line), "", f"expected text in UTF-8, {found}")]
    except OSError as error:
        return None, [Fault(Place(file), "", f"expected a file that can be read: {error.strerror}")]
    try:
        loader = _Loader(text)
        try:
            node = loader.get_single_node()
        finally:
            loader.dispose()
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        problem = error.problem or error.context or "unreadable"
        return None, [
            Fault(Place(file, mark.line + 1 if mark else 0), "", f"expected YAML: {_plain(problem)}")
        ]
    except yaml.reader.ReaderError as error:
        before = text[: error.position] if isinstance(error.position, int) else ""
        return None, [
            Fault(Place(file, before.count("\n") + 1), "", f"expected YAML: {_plain(error.reason)}")
        ]
    except RecursionError:
        return None, [Fault(Place(file), "", "expected lists and mappings nested less deeply")]
    reading = _Reading(file)
    value = reading.value(node, ()) if node else None
    return YamlFile(file, value, reading.lines), reading.faults


def _plain(problem: str) -> str:
    """Say the parser's most frequent complaint, a tab, in words that help."""
    tab = r"'\t'" in problem or "tab character" in problem
    return "spaces, not a tab, at the start of a line" if tab else problem


class _Reading:
    """Turns nodes into values, noting lines and faults on the way."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.lines: dict[tuple[Step, ...], int] = {}
        self.faults: list[Fault] = []
        self._seen: set[int] = set()

    def value(self, node: yaml.Node, path: tuple[Step, ...]) -> object:
        line = node.start_mark.line + 1
        self.lines.setdefault(path, line)
        if id(node) in self._seen:
            return self._wrong(line, path, "expected the value written out, found a YAML alias (*)")
        if len(path) > _DEEPEST:
            return self._wrong(line, path, "expected lists and mappings nested less deeply")
        self._seen.add(id(node))
        if isinstance(node, yaml.MappingNode):
            return self._mapping(node, path)
        if isinstance(node, yaml.SequenceNode):
            return tuple(self.value(item, (*path, number)) for number, item in enumerate(node.value))
        return self._scalar(node, path) if isinstance(node, yaml.ScalarNode) else None

    def _mapping(self, node: yaml.MappingNode, path: tuple[Step, ...]) -> dict[str, object]:
        found: dict[str, object] = {}
        for key_node, value_node in node.value:
            line = key_node.start_mark.line + 1
            if not isinstance(key_node, yaml.ScalarNode):
                self._wrong(line, path, "expected a word as key, found a list or mapping")
                continue
            key = str(key_node.value)
            if key in found:
                first = self.lines[(*path, key)]
                self._wrong(
                    line, (*path, key), f'expected each key once, found "{key}" again (first in line {first})'
                )
                continue
            self.lines[(*path, key)] = line
            found[key] = self.value(value_node, (*path, key))
        return found

    def _scalar(self, node: yaml.ScalarNode, path: tuple[Step, ...]) -> object:
        text = str(node.value)
        if node.tag and not node.tag.startswith("tag:yaml.org,2002:"):
            return self._wrong(
                node.start_mark.line + 1, path, f'expected a plain value, found the tag "{node.tag}"'
            )
        if node.style:
            return text
        if text in _WORDS:
            return _WORDS[text]
        if _WHOLE.fullmatch(text):
            return int(text) if len(text) < 19 else text
        return float(text) if _DECIMAL.fullmatch(text) else text

    def _wrong(self, line: int, path: tuple[Step, ...], message: str) -> object:
        """Note a fault and return nothing as the value found."""
        words = [f"record {step + 1}" if isinstance(step, int) else step for step in path]
        self.faults.append(Fault(Place(self.file, line), ".".join(words), message))
        return None
