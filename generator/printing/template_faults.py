"""Says what is wrong with a template, and where, in the form in which all faults are shown."""

from __future__ import annotations

import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from jinja2 import TemplateError, TemplateSyntaxError

from generator.faults import Fault, Faults, Place
from generator.project import Project


@contextmanager
def template_faults(project: Project) -> Iterator[None]:
    """Turn whatever goes wrong in a template into `Faults` with its file and line."""
    try:
        yield
    except TemplateError as error:
        message = f"expected a template that can be filled in; {error.message or error}"
        raise Faults([Fault(_place(error, project), "template", message)]) from error


def _place(error: TemplateError, project: Project) -> Place:
    if isinstance(error, TemplateSyntaxError) and error.filename:
        return Place(Path(error.filename), error.lineno)
    for frame in reversed(traceback.extract_tb(error.__traceback__)):
        file = Path(frame.filename)
        if any(file.is_relative_to(folder) for folder in project.templates):
            return Place(file, frame.lineno or 0)
    return Place(project.templates[0])
