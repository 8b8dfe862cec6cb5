"""What the table shows: costs, perils, forecasts, the spellbook and the decks."""

import pytest

from spellhall.games.wizards_academy.show.view.shapes import RoomView, View
from spellhall.testing import Table
from tests.games.wizards_academy.tables import advanced, basic, casting


def view(table: Table, seat: int | None = 0) -> View:
    found = table.match.sight(seat)
    assert isinstance(found, View)
    return found


def room(table: Table, id: str, seat: int | None = 0) -> RoomView:
    return next(room for room in view(table, seat).rooms if room.id == id)


def test_the_cost_of_walking_in_is_shown_for_neighbours_only() -> None:
    table = advanced({"room": "well", "who": "nobody"}, things={"rift": "water"})
    assert room(table, "rift").cost == 2
    assert room(table, "cursed").cost == 1
    assert room(table, "zen").cost is None


def test_what_ending_the_turn_in_a_room_costs() -> None:
    board = {"well": "water water demon imp"}
    table = advanced({"room": "well", "glyphs": "1 2 3"}, things=board)
    stay = room(table, "well").stay
    assert (stay.mana, stay.glyphs) == (2, 3)
    assert stay.lines[0] == "Water: lose 1 mana; you may flee to the crystal."
    assert view(table).mana_at_risk == 2


FORECASTS = [
    ("imp", {"room": "zen", "glyphs": "1", "who": "ivo"}, "Ivo Threshold loses a glyph."),
    ("imp", {}, "Goes by a room card to the Workshop, the Mana Crystal or the Hoard."),
    ("troll", {}, "Goes by a room card to the Workshop, the Mana Crystal or the Hoard."),
    ("demon", {}, "Takes a step to the nearest wizard, 1 room away."),
    (
        "demon",
        {"room": "lost"},
        "Goes by a room card to the Workshop, the Mana Crystal or the Hoard.",
    ),
    ("fire-portal", {}, "Lets fire in here."),
    ("haunt", {}, "Drifts to a random neighbour, through walls."),
    ("water", {}, "Rises by one: deep water."),
    ("guardian", {}, "Guards glyphs; never activates."),
]


@pytest.mark.parametrize(("kind", "alice", "sentence"), FORECASTS)
def test_what_a_threat_will_do_if_it_activates(
    kind: str, alice: dict[str, str], sentence: str
) -> None:
    table = advanced(alice, things={"zen": kind})
    assert room(table, "zen").threats[0].if_activated == sentence


def test_fire_shows_where_it_may_spread() -> None:
    table = basic({}, things={"holy": "fire", "warded": "fire"})
    threat = room(table, "holy").threats[0]
    assert threat.if_activated == (
        "Spreads one way by a room card, as one of 2 burning rooms: the Warded Room."
    )
    assert threat.threatening
    assert threat.attack == 1


def test_the_spellbook_marks_what_is_known_and_what_can_be_cast() -> None:
    table = basic({"glyphs": "1 2"}, {"glyphs": "4"}, bound=["11"], seen=["12"])
    spaces = {space.space: space for space in view(table).spaces}
    assert (spaces["11"].state, spaces["12"].state, spaces["13"].state) == (
        "bound",
        "seen",
        "unknown",
    )
    assert (spaces["12"].castable, spaces["14"].castable, spaces["13"].castable) == (
        "own",
        "lent",
        "",
    )
    assert spaces["16"].state == "unused"
    assert len(view(table).names) == 15


def test_the_card_in_hand_tells_what_it_would_wake() -> None:
    table = basic({"card": "activate-hoard-zen"}, {}, things={"zen": "imp-portal"})
    assert view(table).wizards[0].ahead == ["Imp portal in the Zen Room: Lets an imp in here."]
    assert view(table, 1).wizards[0].ahead == []


def test_decks_and_goal() -> None:
    table = basic({}, {}, things={"zen": "fire"})
    shown = view(table)
    assert shown.goal.parts == ["burning rooms: 1"]
    assert shown.goal.done == [False]
    assert shown.deck_left == len(shown.unseen) - 1
    assert shown.unmet == 0


def test_lasting_effects_and_the_spell_in_the_air_are_shown() -> None:
    table = casting("ward", boost=True)
    assert view(table).in_air is not None
    assert view(table).air_boosted
    table.play("alice: rift", "alice: well")
    effects = [(effect.kind, effect.room, effect.ends) for effect in view(table).effects]
    assert effects == [("ward", 5, 0), ("ward", 15, 0)]
    assert room(table, "rift").warded


def bells(table: Table, seat: int = 0) -> list[str]:
    """The rooms in which the card of the first wizard rings, as a seat sees it."""
    rung = view(table, seat).wizards[0].bells
    return sorted(room.id for room in view(table, seat).rooms if room.room in rung)


def test_bells_ring_where_the_card_in_hand_will_strike() -> None:
    named = basic({"card": "activate-hoard-zen"}, {}, things={"well": "fire"})
    assert bells(named) == ["hoard", "zen"]
    assert bells(named, 1) == []
    burning = advanced({"card": "fire"}, {}, things={"zen": "fire", "well": "water"})
    assert bells(burning) == ["zen"]
    assert bells(basic({"card": "wild-magic"}, {})) == []
