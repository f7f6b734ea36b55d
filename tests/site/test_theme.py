"""Colours of the site, reckoned rather than looked at."""

import re

import pytest

from generator.catalogue import load_catalogue
from generator.printing.colours import contrast
from generator.project import Project, shipped
from generator.site.theme import accent_css, dark_variables, light_variables

PROJECT = Project(shipped(), shipped() / "output")


def custom_properties(css: str) -> dict[str, str]:
    return dict(re.findall(r"--([a-z-]+): (#[0-9a-f]{6})", css))


@pytest.mark.parametrize("game", ["heroes", "tricks", "legends", "legends-2023"])
def test_everything_on_the_ground_of_what_is_linked_to_can_be_read(game):
    day, night, _ = accent_css(load_catalogue(PROJECT, game).game.palette.accent)

    for css, variables in ((day, light_variables()), (night, dark_variables())):
        shown = custom_properties(css) | variables
        for text in ("press-accent", "press-ink", "press-quiet", "press-wrong"):
            assert contrast(shown[text], shown["press-target"]) >= 4.5, (game, text)
            ground = shown["color-background-primary"]
            assert contrast(shown[text], ground) >= 4.5, (game, text, ground)
