"""Finds procedures called without `yield from`: such a call silently does nothing."""

import ast
from collections.abc import Iterator, Mapping
from pathlib import Path

import generator.rules

RULES = Path(generator.rules.__file__).parent


def unjoined(sources: Mapping[str, str]) -> list[str]:
    """Return each call of a procedure that is not joined, given the source of each module.

    A procedure is a function that is annotated as a `Procedure`. One that asks nothing itself may hand
    another on by returning it.
    """
    trees = {module: ast.parse(source) for module, source in sources.items()}
    procedures = {
        module: {node.name for node in functions(tree) if is_procedure(node)}
        for module, tree in trees.items()
    }
    found = []
    for module, tree in trees.items():
        known = procedures[module] | imported(tree, procedures)
        for function in functions(tree):
            may_return = not asks(function)
            joined = {id(call) for node in own_nodes(function) for call in joined_by(node, may_return)}
            found += [
                f"{module}:{node.lineno}: {ast.unparse(node)}"
                for node in own_nodes(function)
                if isinstance(node, ast.Call) and called(node) in known and id(node) not in joined
            ]
    return found


def joined_by(node: ast.AST, may_return: bool) -> Iterator[ast.AST]:
    """Give the calls whose procedures a `yield from`, or where that may be a `return`, takes over."""
    if isinstance(node, ast.YieldFrom) or (may_return and isinstance(node, ast.Return)):
        value = node.value
        yield from (value.body, value.orelse) if isinstance(value, ast.IfExp) else (value,)


def functions(tree: ast.Module) -> list[ast.FunctionDef]:
    return [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]


def is_procedure(function: ast.FunctionDef) -> bool:
    """Tell whether a function says that it is a procedure."""
    return function.returns is not None and ast.unparse(function.returns).startswith("Procedure")


def asks(function: ast.FunctionDef) -> bool:
    """Tell whether a function is a generator that says it is a procedure."""
    yields = any(isinstance(node, ast.Yield | ast.YieldFrom) for node in own_nodes(function))
    return is_procedure(function) and yields


def own_nodes(function: ast.AST) -> Iterator[ast.AST]:
    """Walk a function without the functions inside it."""
    for child in ast.iter_child_nodes(function):
        yield child
        if not isinstance(child, ast.FunctionDef | ast.Lambda):
            yield from own_nodes(child)


def imported(tree: ast.Module, procedures: Mapping[str, set[str]]) -> set[str]:
    """Return the local names of procedures that a module imports from others."""
    return {
        name.asname or name.name
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and node.module
        for name in node.names
        if name.name in procedures.get(node.module, ())
    }


def called(call: ast.Call) -> str:
    return call.func.id if isinstance(call.func, ast.Name) else ""


def unannotated(source: str) -> list[str]:
    """Return the functions that ask something and do not say so in their annotation."""
    return [
        node.name
        for node in functions(ast.parse(source))
        if not asks(node)
        and any(
            isinstance(inner, ast.Yield)
            and isinstance(inner.value, ast.Call)
            and called(inner.value) == "Ask"
            for inner in own_nodes(node)
        )
    ]


def sources() -> dict[str, str]:
    files = sorted(RULES.rglob("*.py"))
    assert len(files) > 20
    modules = [
        ".".join(("generator.rules", *file.relative_to(RULES).with_suffix("").parts)) for file in files
    ]
    return {module: file.read_text(encoding="utf-8") for module, file in zip(modules, files, strict=True)}


def test_every_procedure_of_every_game_is_joined():
    assert unjoined(sources()) == []


def test_every_function_that_asks_is_annotated_as_a_procedure():
    assert {module: unannotated(source) for module, source in sources().items() if unannotated(source)} == {}


def test_a_forgotten_yield_from_is_found():
    dying = "def near_death(table) -> Procedure[None]:\n    yield Ask(table)\n"
    damage = """
from dying import near_death

def damage(table) -> Procedure[None]:
    yield from near_death(table)
    near_death(table)
    saved = near_death(table)
    return near_death(table)

def entry(table, phrase) -> Procedure[None]:
    return near_death(table)

def begin(table) -> Procedure[None]:
    yield from entry(table, "")
    entry(table, "")
"""
    assert unjoined({"dying": dying, "damage": damage}) == [
        "damage:6: near_death(table)",
        "damage:7: near_death(table)",
        "damage:8: near_death(table)",
        "damage:15: entry(table, '')",
    ]
    assert unannotated("def ask(table):\n    yield Ask(table)\n") == ["ask"]
