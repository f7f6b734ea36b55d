"""A built site of a small made-up game, and headless Chromium to read it with."""

import os
import re
import shutil

import pytest
from islands import flood
from pond import dig

from generator.project import Project
from generator.site.build import build_site

CHROMIUM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


@pytest.fixture(scope="session")
def pond(tmp_path_factory):
    """The made-up project with its site; not to be changed."""
    project = dig(tmp_path_factory.mktemp("pond"))
    build_site(project)
    return project


@pytest.fixture(scope="session")
def islands(tmp_path_factory):
    """The made-up project with a map and dice, and its site; not to be changed."""
    project = flood(tmp_path_factory.mktemp("islands"))
    build_site(project)
    return project


@pytest.fixture
def copy(pond, tmp_path):
    """A copy of the built project, to be changed."""
    folder = tmp_path / "pond"
    shutil.copytree(pond.root, folder)
    return Project(folder, folder / "output")


@pytest.fixture(scope="session")
def chromium():
    if CHROMIUM is None:
        how = "Chromium is missing: install it (Debian: apt install chromium) to run the browser tests"
        if os.environ.get("CI") == "true":
            pytest.fail(how)
        pytest.skip(how)
    playwright = pytest.importorskip("playwright.sync_api")
    with playwright.sync_playwright() as started:
        browser = started.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def read(chromium, pond):
    """Open a page of the site, or of another one; nothing but files of this machine may be asked for."""
    contexts = []

    def open_page(page: str, project: Project = pond, **context):
        opened = chromium.new_context(**context)
        contexts.append(opened)
        asked: list[str] = []
        wrong: list[str] = []
        opened.on("request", lambda request: asked.append(request.url))
        tab = opened.new_page()
        tab.on("pageerror", lambda error: wrong.append(str(error)))
        file, mark, rest = re.fullmatch(r"([^#?]*)([#?]?)(.*)", page).groups()
        tab.goto(f"{(project.output / 'site' / file).as_uri()}{mark}{rest}")
        tab.asked, tab.wrong = asked, wrong
        return tab

    yield open_page
    for opened in contexts:
        opened.close()
