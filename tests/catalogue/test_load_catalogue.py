"""Reading a game's data: what a person who made a slip is told."""

import pytest


def test_sound_data_are_read_with_the_line_of_every_value(orchard):
    catalogue = orchard.read()

    assert catalogue.cards["young-plum"].marks == ("1", "2", "4")
    place = catalogue.place("card", "young-plum", "copies")
    assert str(place).endswith("cards.yaml:12")
    assert str(catalogue.place("figure", "hand", "value")).endswith("game.yaml:20")


def test_a_wrong_type_is_named_with_what_was_expected_and_found(orchard):
    orchard.change("cards.yaml", "copies: 3", "copies: two")
    assert orchard.faults() == [
        "cards.yaml:5: old-pear.copies: "
        'expected a whole number from 1 to 999, or a list of marks, found "two"'
    ]


@pytest.mark.parametrize(("written", "found"), [("0", "0"), ("-3", "-3"), ("2.5", "2.5"), ("true", "true")])
def test_a_count_below_one_or_not_whole_is_refused(orchard, written, found):
    orchard.change("game.yaml", "count: 2", f"count: {written}")
    assert orchard.faults() == [
        f"game.yaml:18: orchard.components.basket.count: expected a whole number of 1 or more, found {found}"
    ]


def test_a_card_with_no_copies_is_refused(orchard):
    orchard.change("cards.yaml", "copies: 3", "copies: 0")
    assert "found 0" in orchard.faults()[0]


def test_a_misspelt_key_names_the_nearest_known_one(orchard):
    orchard.change("cards.yaml", "traits:", "trait:")
    (unknown,) = orchard.faults()
    assert unknown.startswith("cards.yaml:4: old-pear.trait: expected one of the keys id, name,")
    assert unknown.endswith('found "trait"; did you mean "traits"?')


def test_a_missing_key_is_named(orchard):
    orchard.change("cards.yaml", "  name: Old Pear\n", "")
    assert orchard.faults() == ["cards.yaml:1: old-pear.name: expected text that is not empty, found none"]


def test_an_empty_name_is_refused(orchard):
    orchard.change("cards.yaml", "name: Old Pear", 'name: " "')
    assert orchard.faults() == ['cards.yaml:2: old-pear.name: expected text that is not empty, found " "']


def test_a_colour_in_a_wrong_form_is_explained(orchard):
    orchard.change("game.yaml", '"#804020"', "brown")
    (fault,) = orchard.faults()
    assert fault.startswith("game.yaml:6: orchard.palette.accent: ")
    assert fault.endswith('expected a colour such as "#1f4e79", in small letters, found "brown"')


def test_an_id_with_capitals_is_explained(orchard):
    orchard.change("terms.yaml", "id: basket", "id: Basket")
    (fault,) = orchard.faults()
    assert fault.startswith("terms.yaml:1: Basket.id: expected an id: small letters and digits")


def test_a_source_is_printed_public_or_house_but_one_only(orchard):
    orchard.change("cards.yaml", "{house: made up}", "{house: made up, public: a list}")
    assert orchard.faults() == [
        "cards.yaml:6: old-pear.source: expected exactly one of printed, public and house"
    ]


def test_all_faults_of_all_files_come_in_one_run(orchard):
    orchard.change("game.yaml", "most: 4", "most: four")
    orchard.change("cards.yaml", "copies: 3", "copies: 0")
    orchard.change("cards.yaml", "name: Young Plum", "nome: Young Plum")
    orchard.change("terms.yaml", "also: [crate, Fruit Box]", "also: crate")
    faults = orchard.faults()

    assert [fault.split(": ")[:2] for fault in faults] == [
        ["cards.yaml:5", "old-pear.copies"],
        ["cards.yaml:8", "young-plum.name"],
        ["cards.yaml:9", "young-plum.nome"],
        ["game.yaml:5", "orchard.players.most"],
        ["terms.yaml:4", "basket.also"],
    ]


def test_a_missing_game_file_is_a_fault_and_the_other_files_are_still_read(orchard):
    (orchard.folder / "game.yaml").unlink()
    orchard.change("cards.yaml", "copies: 3", "copies: 0")
    faults = orchard.faults()

    assert "game.yaml: expected this file, found none" in faults
    assert any(fault.startswith("cards.yaml:5") for fault in faults)


def test_a_folder_that_is_not_there_is_a_fault(tmp_path):
    from generator.catalogue import load_catalogue
    from generator.faults import Faults
    from generator.project import Project

    with pytest.raises(Faults, match=r"game\.yaml: expected this file, found none"):
        load_catalogue(Project(tmp_path, tmp_path), "nowhere")


def test_a_file_with_a_misspelt_name_is_not_passed_over(orchard):
    orchard.write("card.yaml", "- id: x\n")
    (fault,) = orchard.faults()
    assert fault.startswith("card.yaml: expected a file named game.yaml, cards.yaml")
    assert fault.endswith('did you mean "cards.yaml"?')


def test_cards_may_be_spread_over_several_files(orchard):
    (orchard.folder / "cards.yaml").rename(orchard.folder / "cards-trees.yaml")
    assert len(orchard.read().cards) == 2


def test_a_repeated_id_is_found_within_a_file_and_across_files(orchard):
    orchard.add(
        "heroes.yaml",
        "- {id: old-pear, name: Again, kind: tree, traits: {fruit: pear}, source: {house: made up}}\n",
    )
    orchard.add("terms.yaml", "- {id: basket, name: Other, text: Other., source: {house: made up}}\n")
    faults = orchard.faults()

    assert faults[0].startswith(
        'heroes.yaml:1: old-pear.id: expected each id once, found "old-pear" again (first in'
    )
    assert faults[1].startswith('terms.yaml:6: basket.id: expected each id once, found "basket" again')


def test_a_repeated_key_is_found(orchard):
    orchard.change("cards.yaml", "  copies: 3\n", "  copies: 3\n  copies: 4\n")
    assert orchard.faults() == [
        'cards.yaml:6: record 1.copies: expected each key once, found "copies" again (first in line 5)'
    ]


def test_an_emoji_and_an_accent_in_a_name_are_read(orchard):
    orchard.change("cards.yaml", "name: Old Pear", "name: Élan 🍐 “Öl” 梨")
    assert orchard.read().cards["old-pear"].name == "Élan 🍐 “Öl” 梨"


def test_a_name_that_other_readers_take_for_yes_or_no_stays_a_name(orchard):
    orchard.change("cards.yaml", "name: Old Pear", "name: No")
    assert orchard.read().cards["old-pear"].name == "No"


def test_a_byte_order_mark_and_windows_line_ends_are_read(orchard):
    raw = (orchard.folder / "cards.yaml").read_bytes().replace(b"\n", b"\r\n")
    orchard.write("cards.yaml", b"\xef\xbb\xbf" + raw)
    assert len(orchard.read().cards) == 2


def test_text_that_is_not_utf_8_is_named_with_its_line(orchard):
    orchard.write("terms.yaml", "- id: basket\n  name: Körbchen\n".encode("latin-1"))
    assert orchard.faults() == ["terms.yaml:2: expected text in UTF-8, found the byte 0xf6"]


@pytest.mark.parametrize(
    ("text", "line", "said"),
    [
        ("- id: basket\n\tname: Basket\n", 2, "spaces, not a tab"),
        ("- id: [basket\n  name: Basket\n", 2, "expected YAML"),
        ('- id: "basket\n', 2, "expected YAML"),
        ("- id: basket\n  name: *other\n", 2, "alias"),
        ("- id: basket\n  name: \x07\n", 2, "expected YAML"),
        ("- {id: a}\n---\n- {id: b}\n", 2, "expected YAML"),
    ],
)
def test_what_is_not_plain_yaml_is_named_with_its_line(orchard, text, line, said):
    orchard.write("terms.yaml", text)
    (fault,) = orchard.faults()
    assert fault.startswith(f"terms.yaml:{line}: ")
    assert said in fault


def test_a_value_used_twice_through_an_anchor_is_refused(orchard):
    orchard.change("terms.yaml", "text: What", "text: &w What")
    orchard.add("terms.yaml", "- {id: b, name: B, text: *w , source: {house: made up}}\n")
    assert any(
        "expected the value written out, found a YAML alias (*)" in fault for fault in orchard.faults()
    )


def test_a_bomb_of_nested_lists_does_not_hang(orchard):
    orchard.write("terms.yaml", "[" * 5000 + "]" * 5000)
    assert any("nest" in fault for fault in orchard.faults())


def test_a_tag_runs_nothing(orchard):
    orchard.change("terms.yaml", "text: What you pick into.", "text: !!python/object/apply:os.getcwd []")
    assert orchard.faults() == ["terms.yaml:3: basket.text: expected text, found an empty list"]


def test_a_mapping_where_a_list_belongs_is_explained(orchard):
    orchard.write("terms.yaml", "id: basket\n")
    assert orchard.faults() == ["terms.yaml:1: expected a list of records, found keys and values (id)"]


def test_an_empty_file_is_no_fault(orchard):
    orchard.write("terms.yaml", "# nothing yet\n")
    assert orchard.read().terms == {}


def test_a_folder_named_otherwise_than_the_game_is_a_fault(orchard):
    orchard.change("game.yaml", "id: orchard", "id: garden")
    assert orchard.faults() == ['game.yaml:1: id: expected the folder\'s name "orchard", found "garden"']
