"""What begins anew with every turn, shuffle or placement, played twice."""

from spellhall.games.wizards_academy.box.spells import SPELLS
from spellhall.games.wizards_academy.show.catalogue import catalogue
from spellhall.games.wizards_academy.show.names import spell_name
from spellhall.games.wizards_academy.state.state import NONE
from spellhall.testing import Table, rule
from tests.games.wizards_academy.sights import seen
from tests.games.wizards_academy.tables import (
    advanced,
    basic,
    casting,
    everything,
    facing,
    glyphs,
    is_bound,
    mana,
    room_of,
    spell_at,
    state,
    things,
)

SPELL_NAMES = {spell.word: spell_name(number) for number, spell in enumerate(SPELLS)}
# A turn that does nothing, and the disaster of the next one, which finds nothing to activate.
NEXT = ("alice: end", "alice: keep", "alice: go")


def effects(table: Table) -> list[str]:
    """What lasts, as everybody sees it."""
    return [catalogue().effects[effect.kind] for effect in seen(table).effects]


# -- A wizard's turn -----------------------------------------------------------------------------


@rule("WA-ROOM-15", "WA-ATURN-1")
def test_the_zen_room_boosts_a_spell_of_this_turn_only() -> None:
    imps = {"things": {"hoard": "imp", "workshop": "imp", "crystal": "imp"}, "grid": {"11": "zap"}}
    table = advanced({"room": "zen", "who": "ivo", "glyphs": "1 1"}, **imps)
    table.play("alice: use", "alice: cast 11", "alice: imp hoard", "alice: imp workshop")
    assert everything(table) == {"crystal": "imp"}
    table = advanced({"room": "zen", "who": "ivo", "glyphs": "1 1"}, **imps)
    table.play("alice: use", "alice: end", "alice: keep")
    state(table).wizards[0].card = NONE
    table.play("alice: go", "alice: cast 11", "alice: imp hoard")
    assert table.question("alice") == "act"
    assert everything(table) == {"workshop": "imp", "crystal": "imp"}


@rule("WA-CHAR-1", "WA-ATURN-6")
def test_orla_ignores_one_extra_cost_in_every_turn() -> None:
    table = advanced({"room": "hoard", "who": "orla"}, things={"zen": "water", "workshop": "water"})
    table.play("alice: move zen")
    assert state(table).this_turn.acts == [0, 1, 1]
    table.play("alice: move workshop")
    assert state(table).this_turn.acts == [0, 0, 0]
    table.play(*NEXT, "alice: move zen")
    assert (room_of(table, "alice"), state(table).this_turn.acts) == ("zen", [0, 1, 1])


@rule("WA-CHAR-6")
def test_wenna_pays_for_one_peril_in_every_turn() -> None:
    table = advanced(
        {"room": "zen", "who": "wenna", "glyphs": "1 1 1 1 1 1"}, things={"zen": "troll troll"}
    )
    table.play("alice: end", "alice: spare", "alice: stay")
    assert (mana(table), table.question("alice")) == (4, "flee")
    table.play("alice: stay", "alice: keep", "alice: go", "alice: end")
    assert table.question("alice") == "spare"
    table.play("alice: spare", "alice: stay", "alice: stay")
    assert (mana(table), glyphs(table, "alice")) == (3, "1 1")


@rule("WA-ITEM-12", "WA-ITEM-10")
def test_the_limit_of_a_staff_counts_one_turn() -> None:
    table = advanced({"room": "zen", "staff": "11"}, grid={"11": "chill"})
    state(table).this_turn.staff_uses = 100
    table.play("alice: staff", "alice: hoard")
    assert "staff" not in table.options("alice")
    assert table.refused("alice")["staff:0"] == "WA-ITEM-12"
    table.play(*NEXT, "alice: staff", "alice: hoard")
    assert things(table, "hoard") == "ice ice"
    assert state(table).this_turn.staff_uses == 1


@rule("WA-CAST-11", "WA-AT-3", "WA-AT-TROLL-1")
def test_damage_of_the_last_turn_is_forgotten() -> None:
    table = advanced(
        {"room": "zen", "glyphs": "1 1 1 1 1 1", "robe": "troll"},
        things={"zen": "troll"},
        grid={"11": "zap"},
        acts=[0, 0, 1],
    )
    table.play("alice: cast 11")
    assert state(table).this_turn.hurt == [1]
    table.play(*NEXT)
    assert state(table).this_turn.hurt == [0]
    table.play("alice: cast 11")
    assert things(table, "zen") == "troll"
    state(table).this_turn.acts = [0, 0, 1]
    table.play("alice: cast 11")
    assert things(table, "zen") == ""


@rule("WA-AMB-5")
def test_the_number_of_a_dead_creature_is_free_again_in_the_next_turn() -> None:
    grid = {"11": "zap", "24": "summon-imp"}
    table = advanced({"room": "zen", "glyphs": "1 1 2 2 4 4"}, things={"zen": "imp"}, grid=grid)
    state(table).this_turn.acts = [0, 0, 2]
    table.play("alice: cast 11", "alice: cast 24")
    assert state(table).beast_room == [-1, 14]
    table.play("alice: end", "alice: 2", "alice: keep", "alice: go")
    assert state(table).beast_room == [-1, 14]
    state(table).wizards[0].glyphs = [0, 1, 0, 1, 0, 0, 0]
    table.play("alice: cast 24")
    assert state(table).beast_room == [14, 14]


@rule("WA-ATURN-1", "WA-SP-2", "WA-ACT-1")
def test_every_turn_has_its_own_actions() -> None:
    table = casting("haste", {"room": "zen"}, acts=[0, 0, 1])
    assert state(table).this_turn.acts == [1, 0, 1]
    table.play(*NEXT)
    assert state(table).this_turn.acts == [1, 1, 1]
    table = basic({"room": "zen"})
    table.play("alice: move hoard", "alice: end")
    assert state(table).this_turn.acts == [0, 0, 3]


def test_turns_are_counted_and_go_round_the_table() -> None:
    table = basic({}, {}, {}, active=1)
    assert (state(table).turn, state(table).active) == (1, 1)
    for turn, name in ((2, "cara"), (3, "alice"), (4, "bob")):
        table.play(f"{table.match.names[state(table).active]}: end")
        assert (state(table).turn, table.awaits()) == (turn, f"{name}: act")
    assert seen(table).turn == 4


# -- Lasting effects -----------------------------------------------------------------------------


@rule("WA-AMB-36", "WA-SP-112", "WA-SP-401", "WA-V-18")
def test_effects_end_with_the_turn_of_whoever_cast_them() -> None:
    table = advanced(
        *({}, {"room": "well", "who": "ivo", "glyphs": "1 1 1 7"}, {}),
        grid={"11": "aegis", "17": "apotheosis"},
        active=1,
        acts=[0, 0, 2],
    )
    table.play("bob: cast 11", "bob: cast 17")
    for line in ("bob: end", "bob: keep", "cara: end"):
        assert effects(table) == ["safe", "safe", "boosted"]
        table.play(line)
    assert effects(table) == ["safe", "safe", "boosted"]
    table.play("alice: end")
    assert (table.awaits(), effects(table)) == ("bob: prelude", ["safe", "boosted"])
    table.play("bob: go", "bob: end")
    assert (table.awaits(), effects(table)) == ("bob: share_glyph", ["safe", "boosted"])
    table.play("bob: keep")
    assert (table.awaits(), effects(table)) == ("cara: act", [])


@rule("WA-DC-26", "WA-AMB-36")
def test_portals_end_before_the_next_disaster_of_who_drew_them() -> None:
    table = facing("portals", {}, {}, {})
    for name in ("alice", "bob", "cara"):
        assert (table.awaits(), effects(table)) == (f"{name}: act", ["portals"])
        table.play(f"{name}: end")
    assert (table.awaits(), effects(table)) == ("alice: act", [])


# -- Shuffles ------------------------------------------------------------------------------------


@rule("WA-GEN-11", "WA-GEN-12")
def test_the_room_deck_is_shuffled_as_often_as_it_runs_out() -> None:
    table = casting("scatter", {}, {}, {}, {}, {}, {}, room_cards=["zen"])
    s = state(table)
    assert (len(s.room_deck), len(s.room_discard), s.room_shuffles) == (8, 6, 0)
    for shuffles, left in ((0, 2), (1, 10), (1, 4), (2, 12)):
        s.wizards[0].glyphs = [1, 0, 0, 0, 0, 1, 0]
        s.this_turn.acts = [0, 0, 1]
        table.play("alice: cast 16")
        assert (s.room_shuffles, len(s.room_deck)) == (shuffles, left)
        assert sorted(s.room_deck + s.room_discard) == list(range(14))


@rule("WA-DRAW-2", "WA-ATURN-4", "WA-AMB-14")
def test_two_progression_cards_come_with_every_reshuffle_until_none_is_left() -> None:
    cards = ["twist", "gathering", "fire", "frost", "flood"]
    table = facing("wild-magic", deck=[], deck_only=True, progression=cards)
    s = state(table)
    pile = len(s.deck) + 1
    seen = [(s.reshuffles, len(s.progression), pile)]
    for _ in range(2):
        s.discard += [*s.deck, s.wizards[0].card]
        s.deck = []
        s.wizards[0].card = NONE
        table.play("alice: end")
        seen.append((s.reshuffles, len(s.progression), len(s.deck) + 1))
    assert seen == [(1, 3, pile), (2, 1, pile + 2), (3, 0, pile + 3)]


@rule("WA-DRAW-2", "WA-DRAW-4")
def test_a_disaster_in_hand_belongs_to_the_reshuffle_that_it_was_drawn_from() -> None:
    cards = ["twist", "gathering", "fire", "frost"]
    table = facing("wild-magic", {}, {}, {}, deck=[], deck_only=True, progression=cards)
    s = state(table)
    s.discard += s.deck
    s.deck = []
    table.play("alice: end")
    assert s.reshuffles == 2
    assert [s.deck_pack[wizard.card] for wizard in s.wizards] == [1, 2, 0]
    assert {s.deck_pack[card] for card in s.deck} == {2}


@rule("WA-DIS-8", "WA-AMB-3", "WA-GEN-23")
def test_wild_magic_climbs_to_the_next_level_when_one_is_bound() -> None:
    low = ["11", "12", "13", "22", "23", "33"]
    for bound, level in (([], 0), (low[:4], 0), (low, 1)):
        table = facing("wild-magic", scenario="basic", bound=bound)
        assert [n > 0 for n in state(table).level_shuffles] == [i == level for i in range(4)]


# -- Magic items and botches ---------------------------------------------------------------------


@rule("WA-ITEM-13", "WA-DIS-8", "WA-ITEM-10")
def test_a_staff_casts_what_wild_magic_laid_into_its_space() -> None:
    words = set()
    for drawn in range(6):
        staff = {"staff": "12", "room": "zen"}
        table = facing("wild-magic", staff, grid={"12": "lantern", "11": "blackout"}, seen=["12"])
        state(table).chance.drawn = drawn
        table.play("alice: go", "alice: staff")
        name = SPELL_NAMES[spell_at(table, "12")]
        assert f"alice casts 1·2 in the Zen Room: {name}." in table.log("alice")
        words.add(name)
    assert len(words) > 2


@rule("WA-GEN-24")
def test_a_botch_counts_as_a_spell_of_its_level() -> None:
    rest = {"deck": [], "deck_only": True, "hopeless": True, "progression": ["twist", "fire"]}
    table = facing("wild-magic", bound=["11"], grid={"11": "stumble"}, **rest)
    assert table.question("alice") == "act"
    low = ["11", "12", "13", "22", "23", "33"]
    table = facing("wild-magic", grid={"33": "misfile"}, bound=low[:4])
    assert state(table).level_shuffles[:2] == [1, 0]
    table = facing("wild-magic", grid={"33": "misfile"}, bound=low)
    assert state(table).level_shuffles[:2] == [0, 1]


@rule("WA-GEN-24", "WA-ACT-9", "WA-SC-6")
def test_a_botch_can_be_named_and_bound_and_counts_for_a_goal() -> None:
    table = advanced({"room": "library"}, grid={"12": "danger"}, scenario="midwinter-finals")
    before = seen(table).goal[0].values
    table.play("alice: use", "alice: at 12", "alice: name danger", "alice: stop")
    assert is_bound(table, "12")
    assert (before, seen(table).goal[0].values) == ([1, 0, 6], [1, 1, 6])


# -- Overflows -----------------------------------------------------------------------------------


@rule("WA-AT-WATER-3", "WA-AT-WATER-2")
def test_rooms_may_overflow_again_when_water_is_placed_anew() -> None:
    board = {"unstable": "water water", "rift": "water"}
    table = casting("deluge", {"room": "unstable", "glyphs": "1 6"}, things=board, acts=[0, 0, 2])
    assert everything(table) == {"unstable": "water water", "rift": "water water"}
    table.play("alice: cast 16")
    assert things(table, "rift") == "water water"
    assert things(table, "well") == "water"
