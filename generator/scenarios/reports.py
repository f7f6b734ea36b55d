"""Verdicts in the forms that other programs read: JSON, JUnit XML, annotations of GitHub Actions."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

from generator.faults import Place
from generator.scenarios.verdicts import Failure, GameVerdicts, ScenarioVerdict


def as_json(games: Iterable[GameVerdicts], root: Path) -> dict[str, Any]:
    """Return all verdicts as plain data; files are given from `root` on."""
    verdicts = list(games)
    return {
        "sound": all(game.sound for game in verdicts),
        "statements": [
            {
                "id": statement.id,
                "game": game.game,
                "kind": statement.kind,
                "status": statement.status,
                "scenarios": list(statement.scenarios),
                "why": statement.why,
            }
            for game in verdicts
            for statement in game.statements.values()
        ],
        "scenarios": [_scenario(scenario, root) for game in verdicts for scenario in game.scenarios.values()],
        "faults": [{"game": game.game, "message": fault} for game in verdicts for fault in game.faults],
        "unnoticed": {game.game: list(game.unnoticed) for game in verdicts},
    }


def _scenario(scenario: ScenarioVerdict, root: Path) -> dict[str, Any]:
    return {
        "id": scenario.id,
        "game": scenario.game,
        "title": scenario.title,
        "file": _from(root, scenario.place),
        "line": scenario.place.line,
        "checks": list(scenario.checks),
        "covers": list(scenario.covers),
        "status": "passed" if scenario.passed else "failed",
        "proved": scenario.proved,
        "noticed": list(scenario.noticed),
        "failure": _failure(scenario.failure, root) if scenario.failure else None,
    }


def _failure(failure: Failure, root: Path) -> dict[str, Any]:
    return {
        "file": _from(root, failure.place),
        "line": failure.place.line,
        "text": failure.line,
        "message": failure.message,
        "rules_say": failure.rules_say,
        "book_prints": failure.book_prints,
        "engine_says": failure.engine_says,
    }


def _from(root: Path, place: Place) -> str:
    file = place.file
    return (file.relative_to(root) if file.is_relative_to(root) else file).as_posix()


def as_junit(games: Iterable[GameVerdicts], root: Path) -> str:
    """Return all scenarios, and all that is wrong beside them, as JUnit XML: one suite a game."""
    suites = ElementTree.Element("testsuites")
    for game in games:
        others = list(_other_problems(game))
        failed = sum(not scenario.passed for scenario in game.scenarios.values()) + len(others)
        number = len(game.scenarios) + len(others)
        counts = {"tests": str(number), "failures": str(failed), "errors": "0", "skipped": "0"}
        suite = ElementTree.SubElement(suites, "testsuite", {"name": game.game, **counts})
        for scenario in game.scenarios.values():
            case = ElementTree.SubElement(
                suite,
                "testcase",
                {
                    "classname": game.game,
                    "name": scenario.title,
                    "file": _from(root, scenario.place),
                    "line": str(scenario.place.line),
                },
            )
            if scenario.failure:
                wrong = ElementTree.SubElement(case, "failure", {"message": scenario.failure.message})
                wrong.text = "\n".join(describe(scenario.failure))
        for name, message in others:
            case = ElementTree.SubElement(
                suite, "testcase", {"classname": f"{game.game}.register", "name": name}
            )
            ElementTree.SubElement(case, "failure", {"message": message})
    ElementTree.indent(suites)
    return ElementTree.tostring(suites, encoding="unicode", xml_declaration=True) + "\n"


def _other_problems(game: GameVerdicts) -> Iterator[tuple[str, str]]:
    for statement in game.statements.values():
        if statement.status in ("failed", "unchecked"):
            yield statement.id, f"{statement.status}: {statement.why}"
    for fault in game.faults:
        yield "fault", fault


def describe(failure: Failure) -> list[str]:
    """Return a failure in lines: where, the line, what is wrong, and what rules, book and engine say."""
    lines = [f"{failure.place}: {failure.message}"]
    if failure.line.strip():
        lines.append(f"    {failure.line.strip()}")
    for who, said in (
        ("the rules say", failure.rules_say),
        ("the book prints", failure.book_prints),
        ("the engine says", failure.engine_says),
    ):
        if said:
            first, *rest = said.splitlines()
            lines += [f"  {who:<15} {first}", *(f"{'':<18}{line}" for line in rest)]
    return lines


def github_annotations(games: Iterable[GameVerdicts], root: Path) -> list[str]:
    """Return one line for each failure in the form that GitHub Actions shows beside the file."""
    lines: list[str] = []
    for game in games:
        for scenario in game.scenarios.values():
            if failure := scenario.failure:
                title = f"{scenario.title} failed"
                where = {"file": _from(root, failure.place), "line": str(failure.place.line), "title": title}
                lines.append(_annotation(where, describe(failure)))
        lines += [
            _annotation({"title": game.game}, [f"{name}: {message}"])
            for name, message in _other_problems(game)
        ]
    return lines


def _annotation(where: dict[str, str], lines: Sequence[str]) -> str:
    properties = ",".join(f"{name}={_escaped(value, ',:')}" for name, value in where.items())
    return f"::error {properties}::{_escaped(chr(10).join(lines))}"


def _escaped(text: str, also: str = "") -> str:
    for sign in "%\r\n" + also:
        text = text.replace(sign, f"%{ord(sign):02X}")
    return text
