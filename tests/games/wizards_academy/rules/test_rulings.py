"""General rules, worked examples and rulings that no other file plays."""

from collections import Counter
from typing import Any

import pytest

from spellhall.engine import BadPosition
from spellhall.games import find
from spellhall.games.wizards_academy.box.kinds import KIND_WORDS
from spellhall.games.wizards_academy.box.rooms import SQUARE_WORDS
from spellhall.games.wizards_academy.box.spells import SPELLS
from spellhall.games.wizards_academy.show.catalogue import catalogue
from spellhall.testing import Table, rule
from tests.games.wizards_academy.sights import book, room_cards, room_seen, seen, sources
from tests.games.wizards_academy.tables import (
    advanced,
    basic,
    casting,
    everything,
    facing,
    glyphs,
    mana,
    square_of,
    state,
    things,
)

# -- Components ----------------------------------------------------------------------------------


@rule("WA-COMP-8", "WA-AMB-1", "WA-GAP-4")
def test_72_spells_18_per_level_with_two_per_school_and_six_botches() -> None:
    spells = [part for part in find("wizards_academy").components() if part.kind == "spell"]
    assert len(spells) == 72
    counts = Counter((spell.level, spell.school) for spell in SPELLS)
    for level in (1, 2, 3, 4):
        assert [counts[level, school] for school in range(-1, 6)] == [6, 2, 2, 2, 2, 2, 2]
    assert all(part.text and part.icon for part in spells)
    boosts = [part for part in spells if dict(part.facts)["School"] != "Botch"]
    assert all(dict(part.facts).get("Boost") for part in boosts)


SCHOOLS = [
    pytest.param("Augmentation", "Dash", marks=rule("WA-SCH-1")),
    pytest.param("Destruction", "Nova", marks=rule("WA-SCH-2")),
    pytest.param("Dimension", "Bend Dimension", marks=rule("WA-SCH-3")),
    pytest.param("Elementalism", "Snuff", marks=rule("WA-SCH-4")),
    pytest.param("Enchantment", "Enchant Wand", marks=rule("WA-SCH-5")),
    pytest.param("Sanctuary", "Abjure", marks=rule("WA-SCH-6")),
]


@pytest.mark.parametrize(("school", "spell"), SCHOOLS)
def test_each_school_has_eight_spells_and_a_specialist(school: str, spell: str) -> None:
    parts = find("wizards_academy").components()
    own = [part for part in parts if ("School", school) in part.facts]
    assert len([part for part in own if part.kind == "spell"]) == 8
    assert len([part for part in own if part.kind == "character"]) == 1
    assert spell in [part.name for part in own]


@rule("WA-COMP-3", "WA-COMP-9", "WA-COMP-10", "WA-GEN-22", "WA-GAP-9")
def test_component_counts_never_limit_play() -> None:
    rooms = ("hoard", "zen", "workshop", "flux", "holy", "well")
    board = {room: " ".join(["imp"] * 6) for room in rooms} | {"lost": " ".join(["demon"] * 7)}
    table = advanced(
        {"room": "ball", "glyphs": " ".join(["1"] * 30)}, sources={"1": "ball"}, things=board
    )
    table.play("alice: take 1")
    assert glyphs(table, "alice").count("1") == 31
    assert sum(what.count("imp") for what in everything(table).values()) == 36
    assert len(KIND_WORDS) == 17


@rule("WA-COMP-11")
def test_mana_is_at_most_eight() -> None:
    with pytest.raises(BadPosition, match="mana is 1 to 8"):
        basic({}, mana=9)


@rule("WA-GAP-1", "WA-GAP-3", "WA-GAP-5", "WA-GAP-8")
def test_all_content_has_a_name_and_a_text() -> None:
    parts = find("wizards_academy").components()
    kinds = Counter(part.kind for part in parts)
    assert kinds == {"spell": 72, "disaster": 49, "room": 17, "room card": 14, "character": 7}
    assert all(part.name and part.text for part in parts)
    names = {part.name for part in parts if part.kind == "room"}
    assert {"Unstable Room", "Zen Room", "Enchanted Well", "Crystal Ball"} <= names
    assert all(len(scenario.goal) > 10 for scenario in catalogue().scenarios)


# -- General -------------------------------------------------------------------------------------


@rule("WA-GEN-4")
def test_what_a_room_contains_goes_with_it() -> None:
    table = casting(
        *("bend-dimension", {}, {"room": "warded"}),
        things={"warded": "ice guardian imp-portal"},
        sources={"3": "warded"},
    )
    table.play("alice: warded")
    assert square_of(table, "warded") == SQUARE_WORDS[room_seen(table, "warded").square] == "C3"
    assert sources(table) == {3: "warded"}
    assert seen(table).wizards[1].room == room_seen(table, "warded").room
    assert things(table, "warded") == "ice imp-portal guardian"


@rule("WA-GEN-7")
def test_where_a_method_is_stated_nobody_chooses() -> None:
    table = facing("guttering-candles", room_cards=["holy"])
    assert table.question("alice") == "act"


@rule("WA-GEN-8", "WA-EX-7", "WA-AMB-5")
def test_the_order_of_activation_is_free() -> None:
    board = {"flux": "imp fire imp-portal"}
    table = facing("activate-flux-lost", things=board, room_cards=["library", "rift"])
    assert table.options("alice") == ["imp-portal flux", "imp flux", "fire"]
    table.play("alice: fire", "alice: imp flux")
    assert things(table, "study") == "fire"
    assert things(table, "flux") == "fire imp imp-portal"
    assert things(table, "cursed") == "imp"


@rule("WA-AMB-5")
def test_threats_removed_before_their_turn_are_skipped_and_new_ones_not_added() -> None:
    table = facing(
        *("activate-hoard-zen", {}, {"room": "hoard", "glyphs": "1"}),
        things={"hoard": "imp fire", "zen": "imp-portal"},
        room_cards=["zen"],
    )
    table.play("alice: imp hoard")
    assert everything(table) == {"hoard": "imp", "zen": "imp imp-portal"}


@rule("WA-GEN-9", "WA-GEN-11")
def test_room_cards_are_discarded_face_up_and_shuffled_when_the_deck_is_empty() -> None:
    table = casting("scatter", {}, {}, {"card": "cloudburst"}, room_cards=["zen", "hoard", "ball"])
    assert room_cards(seen(table, 1).room_discard) == ["zen", "hoard", "ball"]
    s = state(table)
    s.room_discard += s.room_deck[2:]
    s.room_deck = s.room_deck[:2]
    table.play("alice: end", "alice: keep", "bob: go", "bob: end", "bob: keep", "cara: go")
    assert s.room_shuffles == 1
    assert (len(s.room_deck), len(s.room_discard)) == (13, 1)


@rule("WA-RC-16")
def test_a_towards_card_for_a_random_room_gives_its_room() -> None:
    assert everything(facing("leaky-pipe", room_cards=["study"])) == {"study": "water"}
    assert everything(facing("leaky-pipe", room_cards=["cursed"])) == {"cursed": "water"}


@rule("WA-DIS-6", "WA-V-19")
def test_special_paragraphs_follow_their_text_and_conditions() -> None:
    table = facing("wandering-troll", things={"hoard": "troll"}, room_cards=["zen"])
    assert everything(table) == {"zen": "troll"}
    table = facing("practical-joke", {"glyphs": "1 2"})
    assert table.question("alice") == "pick_glyph"


@rule("WA-ADV-4")
def test_basic_rules_hold_in_the_advanced_game_where_nothing_contradicts() -> None:
    table = advanced({"room": "zen", "glyphs": "1"}, things={"zen": "imp fire"})
    table.play("alice: end", "alice: imp")
    assert mana(table) == 5
    assert things(table, "zen") == "imp"


@rule("WA-SP-3", "WA-AMB-30")
def test_texts_are_done_in_order_with_a_check_after_each_part() -> None:
    table = casting("chill", boost=True, things={"cursed": "fire"})
    table.play("alice: cursed", "alice: well")
    assert everything(table) == {"cursed": "fire", "well": "ice"}
    table = casting("zap", boost=True, things={"rift": "troll", "cursed": "imp"})
    table.play("alice: imp cursed")
    assert everything(table) == {"rift": "troll"}


@rule("WA-AMB-18", "WA-HID-5")
def test_the_table_keeps_notes_unless_switched_off() -> None:
    for notes, shown in ((True, "seen"), (False, "unknown")):
        table = basic({}, {}, {}, seen=["11"], bound=["12"], notes=notes)
        for seat in (0, 1, None):
            spaces = book(table, seat)
            assert (spaces["11"], spaces["12"]) == (shown, "bound")


@rule("WA-AMB-25")
def test_a_room_that_is_not_in_play_is_ignored() -> None:
    table = facing("activate-flux-lost", scenario="basic", things={"flux": "imp-portal"})
    assert everything(table) == {"flux": "imp imp-portal"}


@rule("WA-AMB-38")
def test_any_number_of_wizards_and_threats_share_a_room() -> None:
    wizards: list[dict[str, Any]] = [{"room": "zen"}] * 6
    table = advanced(*wizards, things={"zen": "imp imp imp imp troll demon water water"})
    room = room_seen(table, "zen")
    assert [wizard.room for wizard in seen(table).wizards] == [room.room] * 6
    assert (len(room.threats), len(room.beasts)) == (4, 6)


# -- Worked examples -----------------------------------------------------------------------------


@rule("WA-EX-1", "WA-DIS-7")
def test_an_imp_that_moved_is_not_activated_again_by_the_same_paragraph() -> None:
    rooms = {"C3": "warded", "B3": "well"}
    table = facing(
        "activate-cursed-warded", rooms=rooms, things={"cursed": "imp"}, room_cards=["flux"]
    )
    assert everything(table) == {"warded": "imp"}


@rule("WA-EX-2", "WA-DIS-7")
def test_a_connected_fire_in_both_rooms_activates_once() -> None:
    rooms = {"C3": "warded", "B3": "well"}
    board = {"cursed": "fire", "warded": "fire"}
    table = facing("activate-cursed-warded", rooms=rooms, things=board, room_cards=["zen", "flux"])
    assert everything(table) == {"cursed": "fire", "warded": "fire", "flux": "fire"}


@rule("WA-EX-18", "WA-HINT-5")
def test_nova_opens_a_guarded_source() -> None:
    table = basic(
        {"room": "zen", "glyphs": "1 2"},
        sources={"4": "zen"},
        things={"zen": "guardian"},
        grid={"12": "nova"},
        seen=["12"],
    )
    table.play("alice: cast 12", "alice: take 4")
    assert glyphs(table, "alice") == "4"


@rule("WA-EX-19")
def test_an_imp_in_b3_takes_the_first_linked_arrow() -> None:
    table = facing(
        *("activate-cursed-warded",),
        scenario="basic",
        things={"warded": "imp"},
        room_cards=["warded"],
    )
    assert everything(table) == {"holy": "imp"}


@rule("WA-EX-20")
def test_a_fire_in_b3_never_tries_the_second_arrow() -> None:
    table = facing(
        *("activate-cursed-warded",),
        scenario="basic",
        things={"warded": "fire"},
        room_cards=["warded"],
    )
    assert everything(table) == {"warded": "fire"}


# -- Bad input -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("setup", "reason"),
    [
        ({"players": []}, "1 to 6 players"),
        ({"players": [{"room": "attic"}]}, "no room 'attic'"),
        ({"players": [{"who": "merlin"}]}, "no character 'merlin'"),
        ({"players": [{"glyphs": "9"}]}, "type 1 to 7"),
        ({"players": [{}], "scenario": "tea"}, "no scenario 'tea'"),
        ({"players": [{}], "things": {"zen": "dragon"}}, "no thing 'dragon'"),
        ({"players": [{}], "grid": {"11": "abjure"}}, "not of the level"),
        ({"players": [{}], "bound": ["77"]}, "empty in this game"),
        ({"players": [{}], "deck": ["snow"]}, "no disaster 'snow'"),
        ({"players": [{}], "room_cards": ["lost"]}, "no room card"),
        ({"players": [{}], "rooms": {"Z9": "zen"}}, "no square 'Z9'"),
        ({"players": [{}], "rooms": {"A1": "lost"}}, "not in this game"),
        ({"players": [{}], "active": 3}, "no seat 3"),
        ({"players": [{}], "colour": "red"}, "the set-up is wrong"),
    ],
)
def test_a_bad_position_is_told_what_is_wrong(setup: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadPosition, match=reason):
        Table.at("wizards_academy", setup)


@rule("WA-AMB-48")
def test_the_name_that_the_notes_tell_comes_first() -> None:
    for notes, first in ((True, "name steal-glyphs"), (False, "name dash")):
        grid = {"12": "steal-glyphs"}
        table = basic({"room": "library"}, {}, grid=grid, seen=["12"], notes=notes)
        table.play("alice: use", "alice: at 12")
        assert table.options("alice")[0] == first
        assert len(table.options("alice")) == 6
