"""Files are replaced whole or not at all; what is no ordinary file is never replaced."""

import os

import pytest

from generator.writing import replacing, write_text


def test_a_file_stays_as_it_was_and_nothing_lies_beside_it_if_writing_fails(tmp_path):
    file = tmp_path / "cards.pdf"
    write_text(file, "old")

    def fail():
        with replacing(file) as beside:
            beside.write_text("half")
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        fail()
    assert file.read_text() == "old"
    assert list(tmp_path.iterdir()) == [file]


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes with a name on this system")
def test_a_pipe_is_written_to_and_not_replaced(tmp_path):
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    try:
        write_text(pipe, "all is well")
        assert os.read(reader, 100) == b"all is well"
    finally:
        os.close(reader)
    assert pipe.is_fifo()
