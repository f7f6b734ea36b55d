"""The manual's page on the data format, against the records themselves."""

import re
from pathlib import Path

import pytest

from generator.catalogue import model, pieces, statements
from generator.catalogue.references import ROLES
from generator.printing.quickref_model import BLOCKS, Block

PAGE = Path(__file__).parents[2] / "docs" / "manual" / "data-format.md"
WITHIN = {
    "TraitValue": "Trait",
    "Back": "Deck",
    "Row": "Table",
    "Tray": "Component",
    "TraySection": "Component",
    "Garrison": "Board",
    "Feature": "Board",
    "Track": "PlayerBoard",
}
"""Records that the page describes in the section of another."""

TITLES = {"PlayerBoard": "Player board"}
"""Titles of sections, where they are not the names of their records."""

RECORDS = [
    record
    for record in {**vars(pieces), **vars(model), **vars(statements)}.values()
    if isinstance(record, type) and issubclass(record, model.Record) and record is not model.Record
]


def section(name: str) -> str:
    title = TITLES.get(name, name)
    text = PAGE.read_text(encoding="utf-8")
    return re.split(rf"^##+ {title}$", text, maxsplit=1, flags=re.MULTILINE)[1].split("\n#")[0]


@pytest.mark.parametrize("record", RECORDS, ids=lambda record: record.__name__)
def test_every_field_of_a_record_is_described_and_bold_if_it_must_be_given(record):
    text = section(WITHIN.get(record.__name__, record.__name__))
    for name, field in record.model_fields.items():
        shown = f"**`{name}`**" if field.is_required() else f"`{name}`"
        assert shown in text, f"{record.__name__}.{name}"


@pytest.mark.parametrize("record", RECORDS, ids=lambda record: record.__name__)
def test_nothing_is_described_that_no_record_has(record):
    if record.__name__ in WITHIN:
        return
    family = [record, *(other for other in RECORDS if WITHIN.get(other.__name__) == record.__name__)]
    known = {name for member in family for name in member.model_fields}
    rows = re.findall(r"^\| ([^|]+) \|", section(record.__name__), re.MULTILINE)

    described = {name for row in rows for name in re.findall(r"`([a-z]+)`", row)}

    assert described <= known


@pytest.mark.parametrize(("show", "block"), BLOCKS.items())
def test_every_block_of_a_quick_reference_is_described_with_its_fields(show, block):
    (row,) = re.findall(rf"^\| `{show}` \|.*$", section("Quick reference"), re.MULTILINE)
    for name, field in block.model_fields.items():
        if name not in Block.model_fields:
            assert (f"**`{name}`**" if field.is_required() else f"`{name}`") in row, f"{show}.{name}"


@pytest.mark.parametrize("role", ROLES)
def test_every_reference_that_a_text_may_make_is_shown(role):
    assert f"{{{role}}}`" in section("Texts")


def test_the_message_it_shows_is_the_one_that_a_misspelt_key_gets(tmp_path):
    from orchard import plant

    from generator.catalogue import load_catalogue
    from generator.faults import Faults
    from generator.project import find_project

    cards = plant(tmp_path) / "data/orchard/cards.yaml"
    cards.write_text(cards.read_text(encoding="utf-8").replace("season", "saeson", 1), encoding="utf-8")
    with pytest.raises(Faults) as found:
        load_catalogue(find_project(tmp_path), "orchard")

    shown = re.search(r"```text\n(.*?)\n```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    messages = str(found.value).replace(f"{tmp_path.as_posix()}/", "").splitlines()
    assert shown is not None
    assert shown[1] in messages
