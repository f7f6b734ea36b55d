"""Running press in this process, as a user would."""

import io

import pytest

from generator.cli import main


@pytest.fixture
def run(capsys, monkeypatch, tmp_path):
    """Run press in an empty folder, perhaps with something typed; give its exit status and all it said."""

    def press(*arguments: object, typed: str = ""):
        monkeypatch.chdir(tmp_path)
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        with pytest.raises(SystemExit) as left:
            main([str(argument) for argument in arguments])
        said = capsys.readouterr()
        assert "Traceback" not in said.out + said.err
        return left.value.code or 0, said.out + said.err

    return press
