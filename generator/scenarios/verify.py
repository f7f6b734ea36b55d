"""Verifies a game: runs its scenarios, proves their claims and judges its statements. Prints nothing."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, MutableMapping
from dataclasses import replace

from generator.catalogue import Catalogue, load_catalogue
from generator.catalogue.plain_text import document_words
from generator.faults import Fault, Faults, Place, nearest
from generator.project import Project
from generator.rulebook import Line, Rulebook, Scenario, read_rulebook
from generator.rules.installed import engine_of
from generator.scenarios.album import Album
from generator.scenarios.consistency import broken_names, rules_in_code
from generator.scenarios.proof import doubts, noticed
from generator.scenarios.register import Register
from generator.scenarios.runner import Game, run
from generator.scenarios.script import REFUSED, Script
from generator.scenarios.verdicts import Failure, GameVerdicts, ScenarioVerdict
from generator.scenarios.wrong import Wrong

Progress = Callable[[str, int, int], None]
"""Called with what is being done, how much of it is done, and how much there is."""


def load_game(project: Project, game: str) -> Game:
    """Load a game's data, documents and engine.

    Raises `Faults` with all that is wrong in data and documents, names that lead nowhere among it.
    """
    faults: list[Fault] = []
    catalogue: Catalogue | None = None
    rulebook: Rulebook | None = None
    try:
        catalogue = load_catalogue(project, game)
    except Faults as wrong:
        faults.extend(wrong.faults)
    try:
        rulebook = read_rulebook(project, game)
    except Faults as wrong:
        faults.extend(wrong.faults)
    if catalogue is None or rulebook is None:
        raise Faults(faults)
    if broken := broken_names(catalogue, rulebook, sorted(project.docs(game).glob("*.md"))):
        raise Faults(broken)
    return Game(catalogue, rulebook, engine_of(game))


def verify(
    project: Project,
    game: str,
    prove: bool = False,
    progress: Progress | None = None,
    only: Collection[str] = (),
) -> GameVerdicts:
    """Verify a game, with `prove` each claim of its scenarios too; `only` keeps to these scenarios.

    Raises `Faults` for data or documents that cannot be read, and for a scenario in `only` that is not there.
    """
    return verify_game(load_game(project, game), prove, progress, only)


def verify_game(
    game: Game,
    prove: bool = False,
    progress: Progress | None = None,
    only: Collection[str] = (),
    albums: MutableMapping[str, Album] | None = None,
) -> GameVerdicts:
    """Verify a game that is already loaded; `albums` is filled with an album of each scenario."""
    chosen = _chosen(game.rulebook, only)
    verdicts: dict[str, ScenarioVerdict] = {}
    pinning: set[str] = set()
    for number, scenario in enumerate(chosen, 1):
        script = game.scripts[scenario.id]
        if isinstance(script, Script) and script.pins_erratum:
            pinning.add(scenario.id)
        album = None if albums is None else albums.setdefault(scenario.id, Album())
        verdict = scenario_verdict(game, scenario, album)
        if prove:
            verdict = _with_proof(game, scenario, verdict)
        verdicts[scenario.id] = verdict
        if progress:
            progress(game.catalogue.game.id, number, len(chosen))
    register = Register(game.catalogue, game.rulebook, verdicts, frozenset(pinning))
    if prove:
        verdicts = {name: _judged(register, verdict) for name, verdict in verdicts.items()}
        register = replace(register, scenarios=verdicts)
    statements = register.verdicts()
    if only:
        checked = {name for verdict in verdicts.values() for name in verdict.checks}
        statements = {name: verdict for name, verdict in statements.items() if name in checked}
        return GameVerdicts(game.catalogue.game.id, statements, verdicts, tuple(register.claims()))
    in_code = map(str, rules_in_code(game.rulebook, game.engine))
    return GameVerdicts(
        game.catalogue.game.id,
        statements,
        verdicts,
        (*register.faults(), *in_code),
        tuple(_unnoticed(game, verdicts.values())) if prove else (),
    )


def _chosen(rulebook: Rulebook, only: Collection[str]) -> list[Scenario]:
    unknown = [name for name in only if name not in rulebook.scenarios]
    if unknown:
        raise Faults(
            Fault(
                Place(rulebook.chapters[0].place.file.parent),
                "scenario",
                f'expected the id of a scenario, found "{name}"',
                nearest(name, rulebook.scenarios),
            )
            for name in unknown
        )
    return [scenario for scenario in rulebook.scenarios.values() if not only or scenario.id in only]


def scenario_verdict(game: Game, scenario: Scenario, album: Album | None = None) -> ScenarioVerdict:
    """Run a scenario, without proof, and say how it came out; `album` takes down its tables."""
    wrong = run(game, scenario, album=album)
    return ScenarioVerdict(
        id=scenario.id,
        game=game.catalogue.game.id,
        title=scenario.title,
        place=scenario.place,
        checks=scenario.checks,
        covers=scenario.covers,
        passed=wrong is None,
        failure=_failure(game, scenario, wrong) if wrong else None,
    )


def _failure(game: Game, scenario: Scenario, wrong: Wrong) -> Failure:
    line = wrong.line or Line("", scenario.place.line)
    refused = wrong.expected.removeprefix(REFUSED).strip() if wrong.expected.startswith(REFUSED) else ""
    return Failure(
        place=Place(scenario.place.file, line.number),
        line=line.text,
        message=wrong.message,
        rules_say=_wording(game, scenario, refused),
        book_prints=wrong.expected,
        engine_says=wrong.says,
    )


def _wording(game: Game, scenario: Scenario, refused: str) -> str:
    """Return the rule a scenario is about: the one that refuses, else the first it checks or covers."""
    rules = game.rulebook.rules
    stating = [rule for rule in rules.values() if set(rule.states) & set(scenario.checks)]
    named = [rules[name] for name in (refused, *scenario.covers) if name in rules]
    for rule in (*named[: 1 if refused else 0], *stating, *named):
        return f"{rule.id}: {document_words(game.catalogue, rule.text)}"
    for name in scenario.checks:
        if name in game.catalogue.statements and game.catalogue.statements[name].says:
            return f"{name}: {document_words(game.catalogue, game.catalogue.statements[name].says)}"
    return ""


def _with_proof(game: Game, scenario: Scenario, verdict: ScenarioVerdict) -> ScenarioVerdict:
    if not verdict.passed:
        return replace(verdict, proved=False)
    found = noticed(game, scenario)
    return replace(verdict, noticed=found, doubts=tuple(doubts(game, scenario, found)), proved=True)


def _judged(register: Register, verdict: ScenarioVerdict) -> ScenarioVerdict:
    """Call a scenario proved only if it notices all it covers and proves each statement it checks."""
    statements = [register.catalogue.statements.get(name) for name in verdict.checks]
    checked = all(s is not None and register.proves(s, verdict) for s in statements)
    return replace(verdict, proved=verdict.passed and checked and not verdict.doubts)


def _unnoticed(game: Game, verdicts: Iterable[ScenarioVerdict]) -> list[str]:
    found = {name for verdict in verdicts for name in verdict.noticed}
    declared = dict.fromkeys(rule.id for rule in game.engine.rules) if game.engine else {}
    return [name for name in declared if name not in found]
