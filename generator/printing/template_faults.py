"""Says what is wrong with a template, and where, in the form in which all faults are shown."""

from __future__ import annotations

import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from jinja2 import TemplateError, TemplateNotFound, TemplateSyntaxError

from generator.faults import Fault, Faults, Place
from generator.project import Project


@contextmanager
def template_faults(project: Project) -> Iterator[None]:
    """Turn whatever goes wrong in a template into `Faults` with its file and line.

    That is what Jinja refuses, a template that never ends, one that is not UTF-8, and what fails while an
    expression written in a template is worked out; any other error is ours and passes through.
    """
    try:
        yield
    except Faults:
        raise
    except TemplateNotFound as error:
        raise _faults(_place(error, project), f'there is no template "{error.name}"') from error
    except TemplateError as error:
        raise _faults(_place(error, project), error.message or str(error)) from error
    except RecursionError as error:
        raise _faults(_place(error, project), "it includes itself without end") from error
    except UnicodeDecodeError as error:
        wrong = f"expected text in UTF-8, found the byte 0x{error.object[error.start]:02x}"
        raise Faults([Fault(_holding(error.object, project), "", wrong)]) from error
    except (ArithmeticError, LookupError, TypeError, ValueError) as error:
        if not _in_template(Path(traceback.extract_tb(error.__traceback__)[-1].filename), project):
            raise
        raise _faults(_place(error, project), str(error)) from error


def _faults(place: Place, wrong: str) -> Faults:
    return Faults([Fault(place, "template", f"expected a template that can be filled in; {wrong}")])


def _holding(content: bytes, project: Project) -> Place:
    """Return the template of the project that has this content, which could not be read as text."""
    for file in sorted(project.templates[0].rglob("*.html")):
        if content in file.read_bytes():
            return Place(file)
    return Place(project.templates[0])


def _in_template(file: Path, project: Project) -> bool:
    return any(file.is_relative_to(folder) for folder in project.templates)


def _place(error: Exception, project: Project) -> Place:
    if isinstance(error, TemplateSyntaxError) and error.filename:
        return Place(Path(error.filename), error.lineno)
    for frame in reversed(traceback.extract_tb(error.__traceback__)):
        file = Path(frame.filename)
        if _in_template(file, project):
            return Place(file, frame.lineno or 0)
    return Place(project.templates[0])
