"""The manual's page on the command line, against the commands themselves."""

import re
from pathlib import Path

import click
import pytest

from generator.cli import COMMANDS, press

PAGE = Path(__file__).parents[2] / "docs" / "manual" / "command-line.md"


def command(name: str) -> click.Command:
    found = press.get_command(click.Context(press), name)
    assert found is not None
    return found


def section(name: str) -> str:
    return re.split(rf"^## press {name}$", PAGE.read_text(encoding="utf-8"), flags=re.MULTILINE)[1].split(
        "\n## "
    )[0]


def spoken(option: click.Option) -> list[str]:
    """The words of an option, as a reader types them."""
    return [*option.opts, *option.secondary_opts]


@pytest.mark.parametrize("name", COMMANDS)
def test_every_option_of_a_command_is_on_the_page(name):
    text = section(name)
    shared = PAGE.read_text(encoding="utf-8").split("\n## ")[1]
    for option in command(name).params:
        if isinstance(option, click.Option):
            for word in spoken(option):
                assert f"`{word}" in text or f"`{word}" in shared, f"press {name} {word}"


@pytest.mark.parametrize("name", COMMANDS)
def test_the_page_names_no_option_that_a_command_has_not(name):
    known = {
        word for option in command(name).params if isinstance(option, click.Option) for word in spoken(option)
    }

    named = set(re.findall(r"`(--?[a-z][a-z-]*)", section(name)))

    assert named <= known


@pytest.mark.parametrize("name", COMMANDS)
def test_every_example_on_the_page_and_in_the_help_is_a_call_the_command_takes(name):
    told = command(name).help or ""
    examples = re.findall(rf"^ *press {name}(?: (.*?))?(?:  .*)?$", told + "\n" + section(name), re.MULTILINE)
    takes = {
        word: option
        for option in command(name).params
        if isinstance(option, click.Option)
        for word in option.opts + option.secondary_opts
    }

    assert examples
    for example in examples:
        for word in re.findall(r"(?:^|\s)(--?[a-z][a-z-]*)", example):
            assert word in takes, f"press {name} {example}"
