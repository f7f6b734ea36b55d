"""However a data file is damaged, reading it gives data or faults with a place, never a crash."""

from collections.abc import Sequence
from pathlib import Path

import pytest
import yaml
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from small_game import CARDS, GAME, STATEMENTS, TERMS

from generator.catalogue import load_catalogue
from generator.catalogue.yaml_file import read_yaml
from generator.faults import Fault, Faults
from generator.project import Project

FILES = {"game.yaml": GAME, "cards.yaml": CARDS, "terms.yaml": TERMS, "statements.yaml": STATEMENTS}
RELAXED = settings(
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture],
    deadline=None,
    max_examples=80,
)

scalars = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8)
anything = st.recursive(
    scalars,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)


@pytest.fixture(scope="module")
def folder(tmp_path_factory) -> Path:
    made = tmp_path_factory.mktemp("damaged") / "data" / "orchard"
    made.mkdir(parents=True)
    return made


def read(folder: Path, files: dict[str, bytes]) -> None:
    """Read the game made of these files; a fault must name one of them."""
    for name, content in files.items():
        (folder / name).write_bytes(content)
    faults: Sequence[Fault] = ()
    try:
        load_catalogue(Project(folder.parents[1], folder), "orchard")
    except Faults as found:
        faults = found.faults
    assert {fault.place.file.name for fault in faults} <= set(files)


@given(
    st.sampled_from(sorted(FILES)),
    st.integers(0, 1200),
    st.integers(0, 20),
    st.binary(max_size=6)
    | st.sampled_from([b"\t", b"- ", b": ", b"[", b"}", b"&a ", b"*a", b"!!x ", b"'", b"|"]),
)
@RELAXED
def test_bytes_cut_out_and_put_in_anywhere(folder, name, start, cut, put):
    raw = FILES[name].encode()
    files = {name: text.encode() for name, text in FILES.items()}
    files[name] = raw[: start % len(raw)] + put + raw[start % len(raw) + cut :]
    read(folder, files)


@given(st.sampled_from(sorted(FILES)), st.data())
@RELAXED
def test_any_value_in_the_place_of_any_other(folder, name, data):
    content = yaml.safe_load(FILES[name])
    record = content if isinstance(content, dict) else content[0]
    while True:
        key = data.draw(st.sampled_from(sorted(record)))
        inner = record[key][0] if isinstance(record[key], list) and record[key] else record[key]
        if not isinstance(inner, dict) or data.draw(st.booleans()):
            break
        record = inner
    record[key] = data.draw(anything)
    files = {name: text.encode() for name, text in FILES.items()}
    files[name] = yaml.safe_dump(content, allow_unicode=True).encode("utf-8", "surrogatepass")
    read(folder, files)


@given(st.text())
@RELAXED
def test_a_text_that_another_writer_wrote_is_read_as_it_was(folder, value):
    file = folder.parent / "value.yaml"
    file.write_text(yaml.safe_dump([value]), encoding="utf-8")
    document, faults = read_yaml(file)
    assert faults == []
    assert document.value == (value,)
