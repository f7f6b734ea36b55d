"""What a build does with changes, faults and failures."""

import pytest
from pond import change, page

from generator.cli import main
from generator.faults import Faults
from generator.site import make
from generator.site.build import build_site


def faults_of(project) -> list[str]:
    with pytest.raises(Faults) as raised:
        build_site(project)
    return [str(fault) for fault in raised.value.faults]


def test_a_build_with_nothing_changed_does_not_load_sphinx_again(pond, monkeypatch):
    monkeypatch.setattr(make, "make_site", None)

    assert build_site(pond).unchanged


def test_a_dangling_reference_fails_at_its_line_and_leaves_the_site_as_it_was(copy):
    before = page(copy, "pond/turns.html")
    change(copy, "docs/pond/turns.md", "{term}`leap`, see", "{term}`laep`, see")

    (fault,) = faults_of(copy)

    assert fault.endswith(
        'docs/pond/turns.md:19: expected the id of a term, found {term}`laep`; did you mean "leap"?'
    )
    assert page(copy, "pond/turns.html") == before
    assert faults_of(copy) == [fault], "it is still found when nothing has changed since"


def test_an_unknown_figure_fails_at_its_line(copy):
    change(copy, "docs/pond/turns.md", "{figure}`hand`", "{figure}`hands`")

    (fault,) = faults_of(copy)

    assert 'turns.md:6: expected the id of a figure, found {figure}`hands`; did you mean "hand"?' in fault


def test_a_rule_that_sphinx_sees_and_the_reader_does_not_fails(copy):
    (copy.root / "docs/pond/more.txt").write_text(":::{rule} hidden.rule\nNobody reads this.\n:::\n", "utf-8")
    change(copy, "docs/pond/turns.md", "# Turns", "# Turns\n\n```{include} more.txt\n```")

    assert any('"hidden.rule" is only on the site' in fault for fault in faults_of(copy))


def test_a_scenario_that_fails_turns_red_and_the_site_is_still_written(copy, capsys):
    assert "badge-failed" not in page(copy, "pond/turns.html")
    change(copy, "data/pond/game.yaml", "value: 3", "value: 4")

    with pytest.raises(SystemExit) as left:
        main(["site", "--project", str(copy.root)])

    assert left.value.code == 1
    assert "turns.md:9: pond: Three cards in a hand" in capsys.readouterr().err
    html = page(copy, "pond/turns.html")
    assert "badge-failed" in html
    assert "Hold 4 cards" in html.replace('<span class="figure-of-rules">4</span>', "4")
    assert "badge-failed" in page(copy, "pond/reference/coverage.html")


def test_what_the_engine_says_of_a_failure_is_told_line_by_line(copy, capsys):
    change(copy, "docs/pond/pieces.md", "> count of frog?\n2", "> values of colour?\nGreen")
    change(copy, "data/pond/game.yaml", "value: 3", "value: 4")

    with pytest.raises(SystemExit):
        main(["site", "--project", str(copy.root)])

    assert "The engine says</span> <span>Green</span> · <span>Brown</span>" in page(copy, "pond/pieces.html")
    assert "2 scenarios failed and show red" in capsys.readouterr().out


def test_a_failure_is_told_again_when_nothing_has_changed(copy):
    change(copy, "data/pond/game.yaml", "value: 3", "value: 4")
    build_site(copy)

    again = build_site(copy)

    assert again.unchanged
    assert [wrong.title for wrong in again.failed] == ["Three cards in a hand"]


def test_a_new_title_reaches_the_pages_that_refer_to_it(copy):
    change(copy, "data/pond/heroes.yaml", "name: Old Croaker", "name: Older Croaker")
    build_site(copy)

    assert "Older Croaker" in page(copy, "pond/pieces.html")


def test_a_card_that_is_gone_leaves_no_page(copy):
    (copy.root / "data/pond/heroes.yaml").write_text("", encoding="utf-8")
    change(copy, "docs/pond/pieces.md", ", {hero}`old-croaker` among them,", "")
    change(copy, "docs/pond/pieces.md", "> count of frog?\n2\n\n", "")
    change(
        copy,
        "data/pond/game.yaml",
        "  - {id: frog, name: Frog, plural: Frogs, deck: pond, traits: [colour], source: {house: ours}}\n",
        "",
    )
    build_site(copy)

    assert not (copy.output / "site/pond/heroes").exists()
    assert not (copy.output / "site/_static/pictures/pond/old-croaker.webp").exists()


def test_what_is_named_wrongly_on_the_command_line_is_told(copy, capsys):
    with pytest.raises(SystemExit) as left:
        main(["site", "pound", "--project", str(copy.root)])

    assert left.value.code == 2
    assert 'did you mean "pond"?' in capsys.readouterr().err
