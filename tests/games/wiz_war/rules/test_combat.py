"""Attacks, stun, card types, windows of answers, energy and duration."""

from typing import Any

from spellhall.testing import rule
from tests.games.wiz_war.tables import arena, duel, words


@rule("WW-ATK-1", "WW-CARD-1", "WW-ATK-7", "WW-EX-6")
def test_a_cancelled_attack_still_uses_the_attack() -> None:
    table = duel("fireball ka-bong", "full-shield", bob="d1")
    table.do("alice: cast fireball", "at @1", "bob: answer full-shield")
    assert table.refuses("alice: punch")
    assert table.refuses("alice: cast ka-bong")


@rule("WW-ATK-2", "WW-AMB-2")
def test_no_attack_in_the_own_first_turn() -> None:
    table = duel("fireball", bob="d1", alice={"turns": 1})
    assert table.refuses("alice: cast fireball")
    assert table.refuses("alice: punch")
    assert "WW-ATK-2" in table.refused("alice").values()


@rule("WW-ATK-3", "WW-TGT-12", "WW-TGT-2")
def test_one_may_attack_wizards_creatures_and_objects_but_not_oneself() -> None:
    table = duel(
        "fireball",
        beasts=[{"kind": "drake", "at": "d1", "owner": 1}],
        things=[{"kind": "rosebush", "card": "rosebush", "at": "b1"}],
    )
    table.play("alice: cast fireball")
    options = table.options("alice")
    assert {"at @1", "at drake", "at rosebush#1"} <= set(options)
    assert "at @0" not in options


@rule("WW-ATK-4", "WW-CNT-1", "WW-NRG-3", "WW-ATK-5")
def test_everything_is_announced_before_the_window_opens() -> None:
    table = duel("powerthrust energy-5", "full-shield")
    table.play("alice: cast powerthrust", "alice: fuel energy-5", "alice: at @1")
    air = table.match.sight(1).air[0]
    assert words([air.card]) == ["powerthrust"]
    assert (air.energy, air.damage.total, air.damage.base, air.damage.fed) == (5, 7, 2, True)
    assert air.targets == [1]
    assert words(air.fuel) == ["energy-5"]
    assert table.discards() == ["energy-5"]
    table.do("bob: pass")
    assert table.life("bob") == 8


@rule("WW-ATK-6", "WW-CRT-6")
def test_a_punch_needs_no_card_and_reaches_the_next_square() -> None:
    table = duel(bob="c1")
    table.do("alice: punch", "at @1")
    assert table.life("bob") == 14
    table = duel(bob="j1", beasts=[{"kind": "drake", "at": "d1", "owner": 1}])
    table.do("alice: punch", "at drake")
    assert table.beast_life(5) == 3
    table = duel(at="b1", bob="j1")
    table.do("alice: punch", "at b1|b2")
    assert table.cracks("b1|b2") == 0


@rule("WW-ATK-8", "WW-MULT-2", "WW-EX-19", "WW-CAN-4")
def test_one_cancel_saves_all_but_an_evasion_only_oneself() -> None:
    seats: list[dict[str, Any]] = [
        {"at": "b1", "hand": ["lightning-bolt", "energy-4"]},
        {"at": "c1", "hand": ["full-shield"]},
        {"at": "d1"},
    ]
    table = arena(seats)
    table.do("alice: cast lightning-bolt", "fuel energy-4", "at e", "bob: answer full-shield")
    assert [table.life(name) for name in ("bob", "cara")] == [15, 15]
    table = arena(
        [seats[0], {"at": "c1"}, {"at": "d1"}],
        chance=[3],
        spells=[{"card": "invisible", "owner": 1}],
    )
    table.do("alice: cast lightning-bolt", "fuel energy-4", "at e")
    assert [table.life(name) for name in ("bob", "cara")] == [15, 12]


@rule("WW-STUN-1", "WW-STUN-2", "WW-EX-11")
def test_a_stunned_wizard_who_attacked_stays_where_he_is() -> None:
    table = duel("teleport meditate", bob="d1", stunned=True)
    table.do("alice: punch", "at @1")
    assert table.refuses("alice: step w")
    assert table.refuses("alice: cast teleport neutral")
    assert "cast meditate" in table.options("alice")
    assert duel("swap", stunned=True).refuses("alice: cast swap")


@rule("WW-STUN-3", "WW-STUN-4")
def test_a_stunned_wizard_who_moved_may_not_attack_but_do_the_rest() -> None:
    rock = {"kind": "item", "card": "large-rock", "at": "b1"}
    table = duel(
        "fireball energy-4 dagger meditate",
        stunned=True,
        alice={"items": ["bloodshard"]},
        things=[rock],
        treasures={"blue-1": "b1"},
        beasts=[{"kind": "drake", "at": "a5"}],
    )
    table.do("alice: step w")
    options = set(table.options("alice"))
    assert not {"cast fireball", "punch"} & options
    assert {"boost energy-4", "play dagger", "lift item#1", "take treasure-blue-1"} <= options
    assert {"drop bloodshard", "cast meditate", "activate drake"} <= options
    assert "WW-STUN-3" in table.refused("alice").values()


@rule("WW-STUN-5")
def test_being_moved_is_not_the_choice_of_the_stunned() -> None:
    table = duel("fireball", "mental-force", active=1, bob="d1", alice={"stun": 1})
    table.do("bob: cast mental-force", "at @0", "go w", "stop").end_turn("bob")
    assert (table.where("alice"), table.state.turn.stunned) == ("b1", True)
    assert {"cast fireball", "step e"} <= set(table.options("alice"))


@rule("WW-CARD-2", "WW-CNT-13")
def test_counters_need_their_trigger() -> None:
    table = duel("full-shield teleport")
    assert table.refuses("alice: cast full-shield")
    assert "cast teleport neutral" in table.options("alice")
    table = duel("meditate anti-anti fireball", "negate-neutral")
    table.play("alice: cast meditate", "bob: answer negate-neutral")
    table.do("alice: answer anti-anti")
    assert len(table.hand("alice")) == 4
    assert "cast fireball" in table.options("alice")  # a counter is no attack


@rule("WW-CARD-3", "WW-CARD-4")
def test_any_card_with_a_value_may_be_spent_for_energy() -> None:
    table = duel("powerthrust meditate energy-4")
    table.do("alice: boost energy-4", "cast powerthrust", "fuel meditate", "at @1")
    assert table.life("bob") == 10
    assert table.mp() == 7


@rule("WW-CARD-5", "WW-OBJ-9", "WW-AMB-20")
def test_any_number_of_items_may_be_laid_down_and_then_only_dropped() -> None:
    table = duel("dagger large-rock", at="c3", bob="j1")
    table.do("alice: play dagger", "play large-rock")
    assert table.items("alice") == ["dagger", "large-rock"]
    assert table.refuses("alice: boost large-rock")
    table.do("alice: end", "keep")
    assert table.question("alice") == "draw"


@rule("WW-CARD-6")
def test_any_number_of_neutral_spells() -> None:
    table = duel("meditate meditate#2", alice={"hand": ["meditate", "meditate"]})
    table.do("alice: cast meditate", "cast meditate#2")
    assert len(table.hand("alice")) == 6


@rule("WW-CARD-7")
def test_a_card_has_only_the_type_it_is_cast_as() -> None:
    table = duel("fireball negate-neutral", "teleport")
    table.play("alice: cast fireball", "alice: at @1", "bob: answer teleport")
    assert table.refuses("alice: answer negate-neutral")


@rule("WW-CARD-8")
def test_a_spell_needs_a_target_in_range() -> None:
    table = duel("swap", at="c3", bob="d3")
    assert table.refuses("alice: cast swap")
    assert "WW-CARD-8" in table.refused("alice").values()


# -- Windows -----------------------------------------------------------------------------------


@rule("WW-CNT-2")
def test_a_punch_opens_a_window_too() -> None:
    table = duel("", "teleport full-shield", bob="d1")
    table.play("alice: punch")
    assert "answer teleport" in table.options("bob")
    assert table.refuses("bob: answer full-shield")
    table = duel("", "teleport full-shield", alice={"items": ["dagger"]})
    table.play("alice: use dagger throw", "alice: at @1")
    assert table.options("bob") == ["pass", "answer teleport"]
    table = duel("", "teleport full-shield", at="a5", beasts=[{"kind": "drake", "at": "d1"}])
    table.play("alice: activate drake", "alice: claw")
    assert table.options("bob") == ["pass", "answer teleport"]
    table = duel("fireball", "teleport full-shield")
    table.play("alice: cast fireball", "alice: at @1")
    assert set(table.options("bob")) == {"pass", "answer teleport", "answer full-shield"}


@rule("WW-CNT-3", "WW-HID-3", "WW-DEC-5")
def test_targets_answer_first_then_the_others_the_active_player_last() -> None:
    table = arena(
        [
            {"at": "c1", "hand": ["fireball", "dagger"]},
            {"at": "a5", "hand": ["swap"]},
            {"at": "e1", "hand": ["yoink"]},
        ],
        schools=["chaos", "mentalism", "totem"],
    )
    table.play("alice: cast fireball", "alice: at @2")
    assert table.match.sight(0).air[0].order == [2, 1, 0]
    assert table.question("cara") == "respond"
    table.play("cara: pass")
    assert table.question("bob") == "respond"
    assert table.options("bob") == ["pass"]
    table.play("bob: pass")
    assert table.question("alice") == "respond"


@rule("WW-CNT-5", "WW-CNT-6")
def test_a_resolved_counter_reopens_the_window() -> None:
    table = duel("fireball", "nevermind full-shield", die=(1,))
    table.play("alice: cast fireball", "alice: at @1", "bob: answer nevermind")
    while "answer full-shield" not in table.asked_options("bob"):
        table.pass_window()
    table.do("bob: answer full-shield")
    assert table.life("bob") == 15


@rule("WW-CNT-7", "WW-AMB-11")
def test_only_the_target_may_use_what_says_targeting_you() -> None:
    table = arena(
        [
            {"at": "c1", "hand": ["fireball"]},
            {"at": "e1", "hand": ["dagger"]},
            {"at": "a1", "hand": ["full-shield", "absorb-spell"]},
        ]
    )
    table.play("alice: cast fireball", "alice: at @1", "bob: pass")
    assert table.options("cara") == ["pass", "answer absorb-spell"]
    assert "WW-CNT-7" in table.refused("cara").values()


@rule("WW-CNT-8")
def test_a_counter_with_sight_needs_sight_of_the_caster() -> None:
    table = duel("meditate", "negate-neutral nevermind", at="c1", bob="j5")
    table.play("alice: cast meditate")
    assert table.options("bob") == ["pass", "answer nevermind"]


@rule("WW-CNT-11", "WW-CNT-12")
def test_a_counter_may_be_fuelled_and_stays_with_its_caster() -> None:
    table = duel("ka-bong", "bone-armor energy-4")
    table.do("alice: cast ka-bong", "at @1", "bob: answer bone-armor", "fuel energy-4")
    assert [spell.tokens for spell in table.state.spells] == [4]
    table.end_turn("alice")
    assert [spell.tokens for spell in table.state.spells] == [3]


@rule("WW-CAN-1", "WW-V-15")
def test_a_cancelled_spell_and_its_fuel_are_discarded() -> None:
    table = duel("powerthrust energy-5", "full-shield")
    table.do("alice: cast powerthrust", "fuel energy-5", "at @1", "bob: answer full-shield")
    assert sorted(table.discards()) == ["energy-5", "full-shield", "powerthrust"]


# -- Duration and energy -----------------------------------------------------------------------


@rule("WW-DUR-1", "WW-DUR-2", "WW-EX-1", "WW-NRG-2", "WW-DUR-4")
def test_a_temporary_spell_has_as_many_tokens_as_energy() -> None:
    table = duel("shatter energy-4 fireball")
    table.do("alice: cast shatter", "fuel energy-4")
    assert table.state.spells[0].tokens == 4
    assert table.discards() == ["energy-4"]
    table.do("alice: cast fireball", "at @1")
    assert table.discards() == ["energy-4", "fireball"]


@rule("WW-NRG-1", "WW-NRG-4")
def test_energy_is_one_unless_fuelled_and_useless_fuel_is_not_asked_for() -> None:
    table = duel("zot energy-4")
    table.do("alice: cast zot", "mode 1", "unfuelled", "at @1")
    assert table.life("bob") == 14
    table = duel("fireball energy-4")
    table.play("alice: cast fireball")
    assert table.question("alice") != "fuel"


@rule("WW-DUR-3", "WW-MNT-2", "WW-MNT-3", "WW-MAKE-2")
def test_a_permanent_spell_lasts_until_its_owner_ends_it() -> None:
    bush = {"kind": "rosebush", "card": "rosebush", "at": "a5"}
    table = duel(things=[bush])
    table.end_turn("alice").end_turn("bob")
    assert table.things() == ["rosebush a5"]
    table.do("alice: finish rosebush")
    assert table.things() == []
    assert table.discards() == ["rosebush"]


@rule("WW-FORM-2", "WW-AMB-8")
def test_a_new_form_ends_the_old_one() -> None:
    table = duel("gnome-form", spells=[{"card": "mist-body"}, {"card": "extra-arms"}])
    table.do("alice: cast gnome-form neutral", "unfuelled", "at @0")
    assert sorted(table.spells("alice")) == ["extra-arms", "gnome-form"]


@rule("WW-RNG-1", "WW-TGT-7", "WW-DEC-4")
def test_an_announcement_can_be_taken_back_until_it_is_made() -> None:
    table = duel(
        "shatter energy-4 fireball", things=[{"kind": "rosebush", "card": "rosebush", "at": "b1"}]
    )
    table.play("alice: cast fireball")
    assert table.match.may_undo(0)
    table.match.undo(0)
    assert table.question("alice") == "act"
    assert "fireball" in table.hand("alice")
    table.do("alice: cast shatter", "unfuelled")
    assert table.state.spells[-1].target == 0


@rule("WW-V-1", "WW-V-27")
def test_the_damage_pipeline_adds_doubles_cuts_and_reduces_in_order() -> None:
    table = duel(
        "ka-bong",
        "shield",
        bob="d1",
        enemy={"items": ["bloodshard"]},
        spells=[{"card": "strength"}],
        things=[{"kind": "totem", "card": "spirit-of-the-wolf", "at": "a5"}],
    )
    table.do("alice: cast ka-bong", "at @1", "bob: answer shield", "unfuelled")
    assert table.life("bob") == 15 - ((4 + 1) * 2 - 3 - 1)


@rule("WW-V-14")
def test_modifiers_last_as_long_as_their_source() -> None:
    table = duel(spells=[{"card": "werewolf-form"}])
    assert table.match.sight(0).players[0].speed == 4
    table.do("alice: finish werewolf-form")
    assert table.match.sight(0).players[0].speed == 3
