"""The schemas that editors read agree with what loading accepts."""

import fastjsonschema
import pytest
import yaml

from generator.catalogue.load import RECORDS
from generator.catalogue.schemas import schemas, write_schemas
from generator.project import shipped

FILES = [
    file
    for file in sorted((shipped() / "data").glob("*/*.yaml"))
    if file.stem.split("-")[0] in RECORDS and yaml.safe_load(file.read_text(encoding="utf-8"))
]


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_the_data_we_ship_fit_their_schema(file):
    schema = schemas()[file.stem.split("-")[0]]
    fastjsonschema.compile(schema)(yaml.safe_load(file.read_text(encoding="utf-8")))


def test_a_wrong_card_does_not_fit():
    cards = [{"id": "x", "name": "X", "kind": "tree", "copies": 0, "source": {"house": "made up"}}]
    with pytest.raises(fastjsonschema.JsonSchemaException):
        fastjsonschema.compile(schemas()["cards"])(cards)


def test_a_file_is_written_for_each_kind_of_data(tmp_path):
    names = {file.name for file in write_schemas(tmp_path / "schemas")}
    assert names == {f"{name}.schema.json" for name in RECORDS}
    assert names == {file.name for file in (tmp_path / "schemas").iterdir()}
