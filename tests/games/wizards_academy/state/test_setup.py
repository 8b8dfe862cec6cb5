"""Set-up of the basic game and of scenarios (ledger sections 1, 4, 11, 19.6)."""

from collections import Counter

import pytest

from spellhall.engine import BadOptions
from spellhall.games.wizards_academy.box.disasters import DESIGN_OF, DISASTER_LEVEL, DISASTERS
from spellhall.games.wizards_academy.box.grid import SPACES_OF
from spellhall.games.wizards_academy.box.kinds import GUARD
from spellhall.games.wizards_academy.box.people import SCHOOL_OF_PERSON
from spellhall.games.wizards_academy.box.rooms import (
    CARD_ROOM,
    DOORS,
    OUTSIDE,
    ROOM_ROWS,
    ROOM_WORDS,
)
from spellhall.games.wizards_academy.box.scenarios import SCENARIO_WORDS
from spellhall.games.wizards_academy.box.spells import IS_BOTCH, SPELL_WORDS, SPELLS
from spellhall.games.wizards_academy.rules.openings import all_reachable
from spellhall.games.wizards_academy.show.catalogue import catalogue
from spellhall.games.wizards_academy.state.state import NONE
from spellhall.testing import Table, rule
from tests.games.wizards_academy.sights import in_hand, room_seen, seen
from tests.games.wizards_academy.tables import TO_ACT, advanced, basic, state, table_of

GAME = "wizards_academy"


def fresh(players: int = 2, seed: int = 0, **options: object) -> Table:
    return Table.new(GAME, players, seed, options)  # type: ignore[arg-type]


def words(cards: list[int]) -> list[str]:
    return sorted(DISASTERS[DESIGN_OF[card]].word for card in cards)


# -- Basic ---------------------------------------------------------------------------------------


@rule("WA-SET-1", "WA-CHAR-8", "WA-RNG-1")
def test_basic_characters_are_random_and_have_a_school() -> None:
    dealt = set()
    for seed in range(8):
        people = [wizard.person for wizard in state(fresh(6, seed, layout="reference")).wizards]
        assert sorted(people) == [0, 1, 2, 3, 4, 5]
        assert all(SCHOOL_OF_PERSON[person] >= 0 for person in people)
        dealt.add(tuple(people))
    assert len(dealt) > 4


@rule("WA-SET-3", "WA-SET-4", "WA-COMP-1")
def test_sixteen_rooms_without_the_lost_room_lie_turned_at_random() -> None:
    boards = set()
    turns: set[int] = set()
    for seed in range(6):
        s = state(fresh(2, seed))
        assert "lost" not in [ROOM_WORDS[room] for room in s.room_at if room != NONE]
        assert len([room for room in s.room_at if room != NONE]) == 16
        boards.add(tuple(s.room_at))
        turns |= set(s.facing)
    assert len(boards) == 6
    assert turns == {0, 1, 2, 3}


@rule("WA-SET-5", "WA-AMB-12", "WA-DEC-2", "WA-ROOM-18")
def test_tiles_are_turned_only_if_a_room_is_cut_off() -> None:
    asked = 0
    for seed in range(30):
        table = fresh(2, seed)
        name = table.match.names[table.match.awaited()[0]]
        if table.question(name) != "refine":
            assert all_reachable(state(table))
            continue
        asked += 1
        squares = list(state(table).room_at)
        assert not all_reachable(state(table))
        choice = "done" if asked % 3 == 0 else "fix"
        table.play(f"{name}: {choice}")
        assert all_reachable(state(table)) == (choice == "fix")
        assert state(table).room_at == squares
    assert 10 <= asked <= 25


@rule("WA-AMB-12")
def test_turning_by_hand_ends_when_all_is_reachable() -> None:
    table = basic(
        {},
        rooms={"D1": "study r0"},
        stack=[{"": "Refine", "seat": 0, "left": 32}, *TO_ACT],
    )
    table.play("alice: turn hoard right")
    assert table.question("alice") == "refine"
    table.play("alice: turn hoard left", "alice: turn study right")
    assert table.question("alice") == "act"


@rule("WA-SET-6", "WA-SET-7", "WA-SET-8", "WA-AMB-40", "WA-GEN-10")
def test_five_sources_lie_in_draw_order_and_two_are_guarded() -> None:
    for seed in range(12):
        s = state(fresh(2, seed, layout="reference"))
        drawn = [CARD_ROOM[card] for card in s.room_discard]
        rooms = [room for room in drawn[:6] if ROOM_WORDS[room] != "cursed"][:5]
        assert s.source == [*rooms, NONE, NONE]
        guarded = sorted(room for room in s.beast_room if room >= 0)
        assert guarded == sorted([s.source[3], s.source[4]])
        assert len(s.room_deck) + len(s.room_discard) == 14


@rule("WA-SET-9", "WA-SET-10", "WA-HID-1")
def test_fifteen_spells_lie_face_down() -> None:
    s = state(fresh(2, 1, layout="reference"))
    first = sorted(SPELL_WORDS[s.grid[space]] for space in SPACES_OF[1])
    assert first == sorted(
        ["steal-glyphs", "philanthropy", "danger", "nova", "dash", "dimension-twist"]
    )
    second = sorted(SPELL_WORDS[s.grid[space]] for space in SPACES_OF[2])
    assert second == sorted(
        [
            *("deface", "enrage", "burn", "call-flood", "summon-imp"),
            *("teleport-self", "snuff", "bend-dimension", "abjure"),
        ]
    )
    assert not any(s.bound)


@rule("WA-SET-12", "WA-SET-13", "WA-SET-15", "WA-COMP-12")
def test_the_basic_decks() -> None:
    table = fresh(1, 1, layout="reference")
    s = state(table)
    cards = s.deck + s.discard + [s.wizards[0].card]
    alarms = [design.word for design in DISASTERS[:8]]
    assert words(cards) == sorted([*alarms, "wild-magic", "imp-invasion"])
    assert words(s.progression) == sorted(
        ["twist", "gathering", "lure-of-power", "imp-invasion", "fire", "fire"]
    )
    orders = {tuple(state(fresh(1, seed)).progression) for seed in range(5)}
    assert len(orders) > 2
    assert sum(spell.basic for spell in SPELLS) == 15


@rule("WA-SET-14", "WA-SET-16", "WA-OTH-1")
def test_wizards_and_five_mana_start_on_the_crystal() -> None:
    table = fresh(6, 2, layout="reference")
    s = state(table)
    assert s.mana == 5
    assert all(wizard.room == 0 for wizard in s.wizards)
    name = table.match.names[table.match.awaited()[0]]
    assert table.options(name)[-1] == "show"
    assert not any("resort" in option for option in table.options(name))


@rule("WA-SET-18", "WA-AMB-2")
def test_the_first_player_is_named_or_random_and_play_is_clockwise() -> None:
    table = fresh(3, 1, first="2", layout="reference")
    assert state(table).active == 1
    table.play("bob: end")
    assert state(table).active == 2
    assert len({state(fresh(6, seed)).active for seed in range(12)}) > 2


@rule("WA-SET-15", "WA-HID-2", "WA-ASET-14", "WA-AMB-50")
@pytest.mark.parametrize("scenario", ["basic", "golem-construction"])
def test_a_disaster_in_hand_is_seen_by_its_owner_until_it_is_told(scenario: str) -> None:
    table = table_of([{"card": "fire"}, {}], scenario)
    assert in_hand(table, 0) == "fire"
    assert in_hand(table, 1) is None
    assert in_hand(table, None) is None
    label = next(option.label for option in table.match.options(0) if option.text == "show")
    assert label == "Tell all what your disaster says"
    table.play("alice: show")
    for seat in (1, None):
        assert in_hand(table, seat) == "fire"
    assert in_hand(table, 0, owner=1) is None
    assert "alice tells of Fire." in table.log("bob")
    assert "show" not in table.options("alice")
    assert state(table).this_turn.acts == ([0, 0, 3] if scenario == "basic" else [1, 1, 1])


@rule("WA-AMB-50", "WA-HID-2")
def test_a_disaster_drawn_later_is_not_told_with_the_first() -> None:
    table = basic({"card": "fire"}, {}, deck=["activate-hoard-zen", "activate-flux-lost", "twist"])
    table.play("alice: show", "alice: end", "bob: end")
    assert in_hand(table, 1) is None
    assert "show" in table.options("alice")


# -- Advanced ------------------------------------------------------------------------------------


@rule("WA-ASET-1", "WA-DEC-1", "WA-ADV-1")
def test_the_basic_game_refuses_what_belongs_to_scenarios() -> None:
    for options in ({"difficulty": "hard"}, {"characters": "choose"}, {"hopeless": True}):
        with pytest.raises(BadOptions, match="scenarios"):
            fresh(2, 0, **options)
    with pytest.raises(BadOptions, match="seat 4"):
        fresh(2, 0, first="4")


@rule("WA-ASET-2", "WA-DEC-1")
def test_characters_may_be_chosen_in_turn() -> None:
    table = fresh(2, 0, scenario="pest-control", characters="choose", first="2")
    assert len(table.options("bob")) == 7
    table.play("bob: nobody")
    assert "nobody" not in table.options("alice")
    table.play("alice: wenna")
    assert [wizard.person for wizard in state(table).wizards] == [5, 6]


@rule("WA-ASET-3", "WA-ASET-4", "WA-COMP-14", "WA-GEN-5", "WA-ROOM-08")
def test_the_outer_dimension_lies_outside_and_the_study_is_guarded() -> None:
    table = fresh(2, 3, scenario="pest-control")
    outer = room_seen(table, "outer")
    assert (outer.square, outer.open, outer.ice) == (OUTSIDE, 0, 0)
    assert GUARD in [beast.kind for beast in room_seen(table, "study").beasts]


SCENARIOS = [
    pytest.param("pest-control", (2, 4, 2), 6, marks=rule("WA-SC-1")),
    pytest.param("golem-construction", (3, 5, 3, 4), 6, marks=rule("WA-SC-2")),
    pytest.param("high-water", (3, 4, 3, 3), 7, marks=rule("WA-SC-3")),
    pytest.param("night-school", (3, 5, 3, 4), 7, marks=rule("WA-SC-4")),
    pytest.param("demon-binding", (3, 5, 3, 4), 7, marks=rule("WA-SC-5")),
    pytest.param("midwinter-finals", (2, 4, 2), 6, marks=rule("WA-SC-6")),
    pytest.param("unstable-academy", (3, 5, 3, 4), 7, marks=rule("WA-SC-7")),
    pytest.param("graduation-day", (4, 6, 4, 5), 5, marks=rule("WA-SC-8")),
]
NAMED = {
    "pest-control": "zap seal-rift teleport-self obliterate",
    "golem-construction": "zap teleport-self rend-dimension create-guardian",
    "high-water": "chill snuff bend-dimension teleport-self transmute dominion",
    "night-school": "lantern teleport-self consecrate",
    "demon-binding": "force-lance ward teleport-self giants-grip banish",
    "midwinter-finals": "shatter annotate teleport-self grand-inscription",
    "unstable-academy": "chill bend-dimension rend-dimension rebuild",
    "graduation-day": "teleport-self rend-dimension renewal",
}


@pytest.mark.parametrize(("scenario", "botches", "mana"), SCENARIOS)
@rule("WA-ASET-5", "WA-ASET-6", "WA-SC-9", "WA-ASET-13")
def test_spells_and_mana_of_a_scenario(scenario: str, botches: tuple[int, ...], mana: int) -> None:
    s = state(fresh(3, 5, scenario=scenario))
    for level, n in enumerate(botches, 1):
        spells = [s.grid[space] for space in SPACES_OF[level]]
        assert sum(IS_BOTCH[spell] for spell in spells) == n
        assert all(SPELLS[spell].level == level for spell in spells)
    if len(botches) == 3:
        assert all(s.grid[space] == NONE for space in SPACES_OF[4])
    dealt = [SPELL_WORDS[spell] for spell in s.grid if spell != NONE]
    assert set(NAMED[scenario].split()) <= set(dealt)
    assert sorted(dealt + [SPELL_WORDS[spell] for spell in s.box]) == sorted(SPELL_WORDS)
    assert s.mana == mana
    assert all(wizard.room == 0 for wizard in s.wizards)


@rule("WA-ASET-7", "WA-ASET-8", "WA-ASET-9", "WA-HID-4")
@pytest.mark.parametrize("scenario", SCENARIO_WORDS[1:])
def test_decks_of_a_scenario(scenario: str) -> None:
    adds = {
        "pest-control": ["imp-invasion", "imp-invasion"],
        "high-water": ["flood", "flood", "leaky-pipe"],
        "night-school": ["nightfall", "poltergeist"],
        "demon-binding": ["wandering-troll", "fire"],
        "midwinter-finals": ["frost", "frost", "frosted-glass"],
        "unstable-academy": ["twist", "frost", "fire", "echoing-mistake"],
    }
    s = state(fresh(2, 4, scenario=scenario))
    cards = s.deck + [wizard.card for wizard in s.wizards]
    names = words(cards)
    base = [*(design.word for design in DISASTERS[:8]), "wild-magic", "wild-magic"]
    if scenario in adds:
        assert names == sorted(base + adds[scenario])
    else:
        extra = list((Counter(names) - Counter(base)).elements())
        assert len(extra) == {"golem-construction": 2, "graduation-day": 3}[scenario]
        assert len(set(extra)) == len(extra)
        assert all(DISASTER_LEVEL[card] in (-1, 1) for card in cards)
    levels = [DISASTER_LEVEL[card] for card in reversed(s.progression)]
    top = 3 if scenario == "pest-control" else 4
    assert levels == [level for level in range(top + 1) for _ in range(2)]
    must = {
        "high-water": {"burst-main", "great-flood"},
        "demon-binding": {"demons-knock"},
        "midwinter-finals": {"ice-age", "unbinding"},
    }
    assert must.get(scenario, set()) <= set(words(s.progression))


@rule("WA-SC-10")
def test_a_named_progression_card_is_one_of_its_levels_two() -> None:
    for seed in range(4):
        s = state(fresh(2, seed, scenario="demon-binding"))
        third = [card for card in s.progression if DISASTER_LEVEL[card] == 3]
        assert len(third) == 2
        assert "demons-knock" in words(third)


@rule("WA-ASET-10", "WA-ASET-11", "WA-SC-14", "WA-SC-17")
def test_sources_and_starting_threats_of_scenarios() -> None:
    s = state(fresh(2, 6, scenario="pest-control"))
    assert ROOM_WORDS[s.source[5]] == "cursed"
    assert s.source[6] == NONE
    assert len(set(s.source[:5])) == 5
    assert not {ROOM_WORDS[room] for room in s.source[:5]} & {"cursed", "study"}
    assert sum(mask >> 5 & 1 for mask in s.portals) == 3
    assert len(s.room_discard) >= 8
    s = state(fresh(2, 6, scenario="night-school"))
    assert sum(s.tokens[3::5]) == 3
    assert s.tokens[5 * 1 + 4] == 1
    s = state(fresh(2, 6, scenario="high-water"))
    assert sum(s.tokens[1::5]) in (3, 4)
    assert sum(mask >> 1 & 1 for mask in s.portals) == 1
    s = state(fresh(2, 6, scenario="graduation-day"))
    assert [ROOM_WORDS[room] for room in s.source[4:]] == ["study", "lost", "outer"]
    s = state(fresh(2, 6, scenario="demon-binding"))
    demons = [room for kind, room in zip(s.beast_kind, s.beast_room, strict=True) if kind == 7]
    assert [ROOM_WORDS[room] for room in demons] == ["cursed"]


@rule("WA-SC-16")
def test_difficulties_change_botches_mana_and_fire() -> None:
    for difficulty, more, mana, fires in (("easy", -1, 8, 0), ("hard", 1, 6, 1)):
        s = state(fresh(2, 2, scenario="golem-construction", difficulty=difficulty))
        spells = [s.grid[space] for space in SPACES_OF[1]]
        assert sum(IS_BOTCH[spell] for spell in spells) == 3 + more
        assert s.mana == mana
        assert sum(s.tokens[0::5]) == fires
    s = state(fresh(2, 2, scenario="graduation-day", difficulty="hard"))
    spells = [s.grid[space] for space in SPACES_OF[2]]
    assert sum(IS_BOTCH[spell] for spell in spells) == 6


@rule("WA-ASET-12", "WA-DEC-3")
def test_refine_makes_up_to_three_shifts() -> None:
    table = fresh(2, 2, scenario="high-water", first="1")
    before = list(state(table).room_at)
    table.play("alice: swap A1 B1")
    assert state(table).room_at[:2] == before[1::-1]
    room = ROOM_WORDS[before[5]]
    turn = state(table).facing[before[5]]
    table.play(f"alice: turn {room} left", "alice: swap C1 C2")
    assert state(table).facing[before[5]] == (turn + 3) % 4
    assert table.question("alice") == "act"
    table = fresh(2, 2, scenario="high-water", first="1").play("alice: done")
    assert table.question("alice") == "act"


# -- Components ----------------------------------------------------------------------------------


@rule("WA-COMP-4", "WA-COMP-2")
def test_seventeen_rooms_and_24_neighbouring_pairs() -> None:
    assert len(ROOM_ROWS) == 17
    assert len(seen(advanced()).rooms) == 17
    beside = [square for each in catalogue().squares for square in each.beside]
    assert len([square for square in beside if square is not None]) == 2 * 24


DOORS_OF = [
    pytest.param("crystal", "NESW", marks=rule("WA-ROOM-01")),
    pytest.param("library", "NESW", marks=rule("WA-ROOM-02")),
    pytest.param("cursed", "NESW", marks=rule("WA-ROOM-03")),
    pytest.param("warded", "NS", marks=rule("WA-ROOM-04")),
    pytest.param("flux", "NESW", marks=rule("WA-ROOM-05")),
    pytest.param("rift", "NES", marks=rule("WA-ROOM-06")),
    pytest.param("holy", "NES", marks=rule("WA-ROOM-07")),
    pytest.param("study", "NE", marks=rule("WA-ROOM-08")),
    pytest.param("outer", "NESW", marks=rule("WA-ROOM-09")),
    pytest.param("lost", "", marks=rule("WA-ROOM-10")),
    pytest.param("awakened", "NESW", marks=rule("WA-ROOM-11")),
    pytest.param("workshop", "NESW", marks=rule("WA-ROOM-12")),
    pytest.param("hoard", "NE", marks=rule("WA-ROOM-13")),
    pytest.param("unstable", "NES", marks=rule("WA-ROOM-14")),
    pytest.param("zen", "NESW", marks=rule("WA-ROOM-15")),
    pytest.param("well", "NESW", marks=rule("WA-ROOM-16")),
    pytest.param("ball", "NES", marks=rule("WA-ROOM-17")),
]


@pytest.mark.parametrize(("room", "doors"), DOORS_OF)
def test_doors_of_the_rooms(room: str, doors: str) -> None:
    mask = DOORS[4 * ROOM_WORDS.index(room)]
    assert "".join(name for i, name in enumerate("NESW") if mask >> i & 1) == doors


@rule("WA-ROOM-19", "WA-ROOM-20")
def test_the_reference_layouts() -> None:
    links = (
        "A1-B1 B1-C1 C1-D1 A2-B2 B2-C2 C2-D2 C3-D3 A1-A2 A2-A3 A3-A4 B1-B2 B2-B3 B3-B4"
        " C1-C2 C2-C3 C3-C4 D1-D2 D2-D3 D3-D4"
    )
    assert _links(basic()) == set(links.split())
    assert all_reachable(state(basic()))
    assert _links(advanced()) == set(links.split()) - {"C3-D3", "D2-D3", "D3-D4"} | {"C4-D4"}
    laid_out, reference = seen(fresh(2, 0, layout="reference")), seen(basic())
    places = [(room.room, room.square, room.turn) for room in laid_out.rooms]
    assert places == [(room.room, room.square, room.turn) for room in reference.rooms]


def _links(table: Table) -> set[str]:
    squares = catalogue().squares
    found = set()
    for room in seen(table).rooms:
        for side, other in enumerate(squares[room.square].beside):
            if other is not None and room.open >> side & 1:
                found.add("-".join(sorted([squares[room.square].name, squares[other].name])))
    return found


ROOM_CARD_ROWS = [
    pytest.param("library", "nesw", marks=rule("WA-RC-01")),
    pytest.param("cursed", "", marks=rule("WA-RC-02")),
    pytest.param("warded", "eswn", marks=rule("WA-RC-03")),
    pytest.param("flux", "swne", marks=rule("WA-RC-04")),
    pytest.param("rift", "wnes", marks=rule("WA-RC-05")),
    pytest.param("holy", "nwse", marks=rule("WA-RC-06")),
    pytest.param("study", "", marks=rule("WA-RC-07")),
    pytest.param("awakened", "enws", marks=rule("WA-RC-08")),
    pytest.param("workshop", "senw", marks=rule("WA-RC-09")),
    pytest.param("hoard", "wsen", marks=rule("WA-RC-10")),
    pytest.param("unstable", "nsew", marks=rule("WA-RC-11")),
    pytest.param("zen", "ewns", marks=rule("WA-RC-12")),
    pytest.param("well", "snwe", marks=rule("WA-RC-13")),
    pytest.param("ball", "wesn", marks=rule("WA-RC-14")),
]


@pytest.mark.parametrize(("room", "arrows"), ROOM_CARD_ROWS)
@rule("WA-COMP-7", "WA-GAP-2")
def test_room_cards(room: str, arrows: str) -> None:
    assert len(seen(basic()).room_cards_left) == 14
    card = next(card for card in catalogue().room_cards if ROOM_WORDS[card.room] == room)
    assert "".join(card.arrows) == arrows
