"""What the table shows, in numbers: costs, perils, forecasts, the spellbook and the decks."""

import msgspec
import pytest

from spellhall.games import find
from spellhall.games.wizards_academy.box.disasters import DESIGN_OF, DISASTER_COUNT, DISASTERS
from spellhall.games.wizards_academy.box.grid import PAIRS
from spellhall.games.wizards_academy.box.kinds import DEMON, GUARD, IMP, KIND_WORDS, PORTAL, WATER
from spellhall.games.wizards_academy.box.rooms import DOORS, ROOM_WORDS
from spellhall.games.wizards_academy.box.spells import SPELL_WORDS
from spellhall.games.wizards_academy.show.catalogue import catalogue
from spellhall.games.wizards_academy.show.names import disaster_name, room_text
from spellhall.games.wizards_academy.show.scene import scene
from spellhall.games.wizards_academy.show.sight.shapes import ThreatSight
from spellhall.testing import Table, rule
from tests.games.wizards_academy.sights import book, in_book, room_seen, rooms_in, seen
from tests.games.wizards_academy.tables import advanced, basic, casting, state

GAME = find("wizards_academy")


def test_the_cost_of_walking_in_is_shown_for_neighbours_only() -> None:
    table = advanced({"room": "well", "who": "nobody"}, things={"rift": "water"})
    assert room_seen(table, "rift").cost == 2
    assert room_seen(table, "cursed").cost == 1
    assert room_seen(table, "zen").cost is None


def test_what_ending_the_turn_in_a_room_costs() -> None:
    board = {"well": "water water demon imp"}
    table = advanced({"room": "well", "glyphs": "1 2 3"}, things=board)
    stay = room_seen(table, "well").stay
    assert stay is not None
    assert (stay.mana, stay.glyphs) == (2, 3)
    assert sorted(stay.kinds) == [WATER, IMP, DEMON]
    assert seen(table).mana_at_risk == 2
    assert room_seen(table, "zen").stay is None


def foretold(threat: ThreatSight) -> tuple[str, list[str], list[int], int]:
    """What a threat will do, where, to whom, and how many."""
    rooms = [ROOM_WORDS[room] for room in threat.rooms]
    return catalogue().fates[threat.fate], rooms, threat.seats, threat.n


NEXT_TO_ZEN = ["workshop", "crystal", "hoard"]
FORECASTS = [
    ("imp", {"room": "zen", "glyphs": "1"}, ("steals", [], [0], 0)),
    ("imp", {}, ("wanders", NEXT_TO_ZEN, [], 0)),
    ("troll", {"room": "zen"}, ("throws", [], [0], 0)),
    ("troll", {}, ("wanders", NEXT_TO_ZEN, [], 0)),
    ("demon", {}, ("hunts", [], [], 1)),
    ("demon", {"room": "zen"}, ("drains", [], [0], 0)),
    ("demon", {"room": "lost"}, ("wanders", NEXT_TO_ZEN, [], 0)),
    ("fire-portal", {}, ("lets-in", [], [], 0)),
    ("haunt", {}, ("drifts", [], [], 0)),
    ("water", {}, ("rises", [], [], 0)),
    ("water water", {}, ("overflows", NEXT_TO_ZEN, [], 0)),
    ("guardian", {}, ("guards", [], [], 0)),
]


@pytest.mark.parametrize(("kind", "alice", "fate"), FORECASTS)
def test_what_a_threat_will_do_if_it_activates(
    kind: str, alice: dict[str, str], fate: tuple[str, list[str], list[int], int]
) -> None:
    table = advanced(alice, things={"zen": kind})
    assert foretold(room_seen(table, "zen").threats[0]) == fate


def test_an_imp_at_a_source_spoils_its_glyphs() -> None:
    table = advanced({}, things={"zen": "imp"}, sources={"2": "zen"})
    assert foretold(room_seen(table, "zen").threats[0]) == ("spoils", [], [], 0)


def test_water_lies_still_in_the_basic_game() -> None:
    table = basic({}, things={"zen": "water"})
    assert foretold(room_seen(table, "zen").threats[0])[0] == "still"


def test_fire_shows_where_it_may_spread() -> None:
    table = basic({}, things={"holy": "fire", "warded": "fire"})
    threat = room_seen(table, "holy").threats[0]
    assert foretold(threat) == ("spreads", ["warded"], [], 2)
    assert room_seen(table, "holy").away is not None
    assert threat.attack == 1


def test_creatures_are_counted_by_kind_and_shown_one_by_one() -> None:
    table = advanced({}, things={"zen": "imp imp troll ice"})
    zen = room_seen(table, "zen")
    assert [(KIND_WORDS[threat.kind], threat.count) for threat in zen.threats] == [
        ("ice", 1),
        ("imp", 2),
        ("troll", 1),
    ]
    assert [KIND_WORDS[beast.kind] for beast in zen.beasts] == ["imp", "imp", "troll"]
    assert len({beast.beast for beast in zen.beasts}) == 3


def test_the_spellbook_marks_what_is_known_and_what_can_be_cast() -> None:
    table = basic({"glyphs": "1 2"}, {"glyphs": "4"}, bound=["11"], seen=["12"])
    spaces = book(table)
    assert [spaces[space] for space in ("11", "12", "13", "16")] == [
        "bound",
        "seen",
        "unknown",
        "unused",
    ]
    assert in_book(seen(table).own) == ["12"]
    assert "14" in in_book(seen(table).lent)
    assert "13" not in in_book(seen(table).own | seen(table).lent)


def test_all_spells_lie_open_when_the_game_is_looked_back_on() -> None:
    table = basic({}, {})
    whole = GAME.see_all(table.match.state)
    assert [spell is not None for spell in whole.spells] == [
        whole.used >> space & 1 == 1 for space in range(len(PAIRS))
    ]
    assert seen(table).spells == [None] * len(PAIRS)


def test_the_card_in_hand_tells_what_it_would_wake() -> None:
    table = basic({"card": "activate-hoard-zen"}, {}, things={"zen": "imp-portal"})
    assert seen(table).wizards[0].wakes == [(PORTAL + IMP, ROOM_WORDS.index("zen"))]
    assert seen(table, 1).wizards[0].wakes == []
    assert seen(table, 1).wizards[0].has_card


def test_decks_and_goal() -> None:
    table = basic({}, {}, things={"zen": "fire"})
    shown = seen(table)
    assert [(part.done, part.values) for part in shown.goal] == [(False, [1])]
    assert shown.deck_left == len(shown.unseen) - 1
    assert shown.unmet == 0


@pytest.mark.parametrize(
    ("scenario", "things", "parts"),
    [
        ("pest-control", "imp imp-portal", [(False, [1, 1]), (False, [])]),
        ("high-water", "water-portal", [(False, [1])]),
        ("night-school", "darkness haunt", [(True, [1, 2])]),
        ("demon-binding", "demon", [(False, [])]),
        ("graduation-day", "fire", [(True, [0, 1, 1])]),
    ],
)
def test_every_scenario_tells_how_far_its_goal_is(
    scenario: str, things: str, parts: list[tuple[bool, list[int]]]
) -> None:
    table = advanced({"wand": 3}, things={"zen": things}, scenario=scenario)
    assert [(part.done, part.values) for part in seen(table).goal] == parts


@pytest.mark.parametrize(("rooms", "linked"), [({}, True), ({"B3": "warded r1"}, False)])
def test_the_crystal_of_the_unstable_academy_needs_its_place_and_four_links(
    rooms: dict[str, str], linked: bool
) -> None:
    table = advanced({}, scenario="unstable-academy", rooms=rooms)
    assert [part.done for part in seen(table).goal] == [True, linked]


def test_the_golems_are_awaited_in_the_rooms_at_the_corners() -> None:
    table = advanced({}, scenario="golem-construction")
    s = state(table)
    corners = [s.room_at[square] for square in (0, 3, 12, 15)]
    assert [part.values for part in seen(table).goal] == [[room] for room in corners]


def test_lasting_effects_and_the_spell_in_the_air_are_shown() -> None:
    table = casting("ward", boost=True)
    assert seen(table).in_air == SPELL_WORDS.index("ward")
    assert seen(table).air_boosted
    table.play("alice: rift", "alice: well")
    shown = [(catalogue().effects[one.kind], one.room, one.ends) for one in seen(table).effects]
    assert shown == [("ward", 5, 0), ("ward", 15, 0)]
    assert rooms_in(seen(table).warded) == ["rift", "well"]


def bells(table: Table, seat: int = 0) -> list[str]:
    """The rooms in which the card of the first wizard rings, as a seat sees it."""
    return sorted(ROOM_WORDS[room] for room in seen(table, seat).wizards[0].bells)


def test_bells_ring_where_the_card_in_hand_will_strike() -> None:
    named = basic({"card": "activate-hoard-zen"}, {}, things={"well": "fire"})
    assert bells(named) == ["hoard", "zen"]
    assert bells(named, 1) == []
    burning = advanced({"card": "fire"}, {}, things={"zen": "fire", "well": "water"})
    assert bells(burning) == ["zen"]
    assert bells(basic({"card": "wild-magic"}, {})) == []


def test_a_sight_holds_no_words() -> None:
    table = casting("ward", {"card": "fire", "robe": "ice"}, boost=True, things={"zen": "fire imp"})
    for seat in (0, None):
        assert '"' not in _values(msgspec.to_builtins(seen(table, seat)))


def _values(tree: object) -> str:
    """A tree as JSON without the names of its fields."""
    if isinstance(tree, dict):
        return "".join(_values(part) for part in tree.values())
    if isinstance(tree, list | tuple):
        return "".join(_values(part) for part in tree)
    return msgspec.json.encode(tree).decode()


@rule("WA-SET-17")
def test_the_scene_names_the_rooms_with_an_action() -> None:
    assert [ROOM_WORDS[room] for room in scene(state(basic())).actions] == ["library"]
    actions = [ROOM_WORDS[room] for room in scene(state(advanced())).actions]
    assert "zen" in actions
    assert "flux" not in actions


def test_the_catalogue_has_everything_by_its_number() -> None:
    shown = catalogue()
    assert [spell.spell for spell in shown.spells] == list(range(len(SPELL_WORDS)))
    assert [spell.word for spell in shown.spells] == list(SPELL_WORDS)
    assert [card.card for card in shown.disasters] == list(range(DISASTER_COUNT))
    for card in shown.disasters:
        assert card.id == f"WA-DC-{DISASTERS[DESIGN_OF[card.card]].id:02}"
        assert card.name == disaster_name(card.card)
    for number, room in enumerate(shown.rooms):
        assert (room.text, room.basic_text) == (room_text(number, 1), room_text(number, 0))
        turned = [DOORS[4 * number + turn] for turn in range(4)]
        assert [sum(1 << "NESW".index(door) for door in doors) for doors in room.doors] == turned


def test_the_catalogue_tells_creatures_and_what_portals_let_in() -> None:
    shown = catalogue().threats
    assert [kind.kind for kind in shown] == list(KIND_WORDS)
    assert [kind.kind for kind in shown if kind.creature] == ["imp", "troll", "demon", "guardian"]
    assert shown[PORTAL + IMP].lets_in == "an imp"
    assert [shown[kind].lets_in for kind in (IMP, GUARD)] == ["", ""]
