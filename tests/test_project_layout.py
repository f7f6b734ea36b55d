"""The code as a whole: who may import whom, how long a module may be, what help may load."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest

from generator.catalogue import load_catalogue
from generator.cli import COMMANDS
from generator.project import Project

ROOT = Path(__file__).parent.parent
MODULES = sorted(ROOT.glob("generator/**/*.py"))

FOUNDATION = {"", "faults", "writing"}
MAY_IMPORT = {
    "": set(),
    "faults": set(),
    "writing": set(),
    "project": FOUNDATION,
    "catalogue": FOUNDATION | {"project"},
    "rulebook": FOUNDATION | {"project"},
    "rules": FOUNDATION | {"project", "catalogue"},
    "scenarios": FOUNDATION | {"project", "catalogue", "rulebook", "rules"},
    "simulation": FOUNDATION | {"project", "catalogue", "rules"},
    "play": FOUNDATION | {"project", "catalogue", "rulebook", "rules", "simulation"},
    "printing": FOUNDATION | {"project", "catalogue", "rulebook"},
    "site": FOUNDATION | {"project", "catalogue", "rulebook", "rules", "scenarios", "printing"},
    "bench": FOUNDATION
    | {"project", "catalogue", "rulebook", "rules", "scenarios", "simulation", "printing", "site"},
}
"""Which parts each part may know. The command line knows all and is known by none."""


@cache
def tree(module: Path) -> ast.Module:
    return ast.parse(module.read_text(encoding="utf-8"))


def part(module: Path) -> str:
    first = module.relative_to(ROOT / "generator").parts[0]
    return first.removesuffix(".py").removesuffix("__init__")


def imports(module: Path) -> Iterator[str]:
    for node in ast.walk(tree(module)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield node.module or ""
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def ours(module: Path) -> set[str]:
    """The parts of the generator that a module imports, with those it names one by one."""
    named = {name.split(".")[1] for name in imports(module) if name.startswith("generator.")}
    return {name for name in named if (ROOT / "generator" / name).is_dir()} | {
        name for name in named if (ROOT / "generator" / f"{name}.py").is_file()
    }


@pytest.mark.parametrize("module", MODULES, ids=lambda module: str(module.relative_to(ROOT)))
def test_a_module_imports_only_what_its_part_may_know(module):
    own = part(module)
    if own == "cli":
        return
    assert ours(module) <= MAY_IMPORT[own] | {own}


def test_the_kernel_knows_no_game_and_no_game_knows_another():
    shared = {"kernel", "sanguo"}
    games = {folder.name for folder in (ROOT / "generator/rules").iterdir() if folder.is_dir()} - shared
    for module in ROOT.glob("generator/rules/**/*.py"):
        own = module.relative_to(ROOT / "generator/rules").parts[0]
        known = {name.split(".")[2] for name in imports(module) if name.startswith("generator.rules.")}
        assert not (known & games) - {own}, module


def test_no_module_is_longer_than_400_lines():
    lengths = {module: len(module.read_text(encoding="utf-8").splitlines()) for module in MODULES}

    assert {str(module): length for module, length in lengths.items() if length > 400} == {}


def test_every_module_says_what_lives_in_it():
    silent = [
        module
        for module in MODULES
        if module.read_text(encoding="utf-8") and not ast.get_docstring(tree(module))
    ]

    assert silent == []


def test_every_name_that_a_package_offers_can_be_imported_from_it():
    for file in ROOT.glob("generator/**/__init__.py"):
        package = import_module(".".join(file.parent.relative_to(ROOT).parts))
        missing = [name for name in getattr(package, "__all__", ()) if not hasattr(package, name)]
        assert missing == [], package.__name__


def test_nothing_outside_a_games_own_rules_knows_a_card_of_any_game():
    project = Project(ROOT, ROOT / "output")
    catalogues = [load_catalogue(project, game) for game in project.games]
    names = {card.id for catalogue in catalogues for card in catalogue.cards.values()}
    names |= {card.name for catalogue in catalogues for card in catalogue.cards.values()}
    names = {name for name in names if "-" in name or " " in name}
    kernel = ROOT / "generator/rules/kernel"
    for module in MODULES:
        if part(module) == "rules" and kernel not in module.parents:
            continue
        words = {node.value for node in ast.walk(tree(module)) if isinstance(node, ast.Constant)}
        assert not words & names, module


def test_help_and_the_list_of_games_load_no_heavy_library():
    heavy = ["weasyprint", "sphinx", "pikepdf", "reportlab", "pypdfium2", "PIL", "fontTools", "myst_parser"]
    asked = f"""
import sys
from generator.cli import COMMANDS, main
for words in (["--help"], ["games"], *([name, "--help"] for name in COMMANDS)):
    try:
        main(words)
    except SystemExit as left:
        assert not left.code
print("loaded:", [name for name in {heavy!r} if name in sys.modules])
"""
    told = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True, cwd=ROOT)

    assert told.stdout.endswith("loaded: []\n")
    assert all(f"press {name}" in told.stdout for name in COMMANDS)


def test_every_file_is_utf_8_with_unix_line_ends():
    listed = subprocess.run(["git", "ls-files"], capture_output=True, text=True, cwd=ROOT, check=False).stdout
    texts = [ROOT / name for name in listed.splitlines() if not name.endswith((".png", ".webp", ".pdf"))]
    for file in texts:
        if file.is_file():
            assert b"\r" not in file.read_bytes(), file
            file.read_text(encoding="utf-8")
