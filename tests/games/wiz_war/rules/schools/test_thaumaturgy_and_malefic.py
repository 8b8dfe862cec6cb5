"""Every card of Thaumaturgy, Hexcraft, Chaos and Necromancy is played."""

from spellhall.testing import rule
from tests.games.wiz_war.tables import arena, duel


@rule("WW-TH-1", "WW-CNT-4", "WW-AMB-32")
def test_anti_anti_cancels_a_counter_and_cannot_be_cancelled() -> None:
    table = duel("fireball anti-anti", "full-shield absorb-spell")
    table.play("alice: cast fireball", "alice: at @1", "bob: answer full-shield")
    table.do("alice: answer anti-anti")
    assert table.life("bob") == 10
    table = duel("fireball anti-anti", "full-shield absorb-spell")
    table.play("alice: cast fireball", "alice: at @1", "bob: answer full-shield")
    table.play("bob: pass", "alice: answer anti-anti")
    assert len(table.state.air) == 1  # nobody could answer it: only the fireball is left


def test_what_comes_to_nothing_names_the_card_that_did_it() -> None:
    table = duel("fireball anti-anti", "full-shield full-shield#2")
    table.play("alice: cast fireball", "alice: at @1", "bob: answer full-shield")
    table.play("alice: answer anti-anti")
    assert "Full Shield comes to nothing (Anti-Anti)." in table.log()
    table.play("bob: answer full-shield#2")
    assert "Fireball comes to nothing (Full Shield)." in table.log()
    table = duel("fireball absorb-spell", "full-shield zot")
    table.play("alice: cast fireball", "alice: at @1", "bob: answer full-shield")
    table.play("bob: pass", "alice: answer absorb-spell", "bob: pass")
    assert "bob's counter comes to nothing (Absorb Spell)." in table.log()


@rule("WW-TH-2", "WW-KILL-2")
def test_backlash_cancels_and_hurts_by_the_energy_without_a_point() -> None:
    table = duel("powerthrust energy-5", "backlash", alice={"life": 4})
    table.do("alice: cast powerthrust", "fuel energy-5", "at @1", "bob: answer backlash")
    assert table.life("bob") == 15
    assert table.state.winner == 1
    assert table.state.players[1].kills == 0


@rule("WW-TH-7", "WW-RNG-4")
def test_globe_of_pain_finds_its_way_within_six_steps() -> None:
    table = duel("globe-of-pain energy-4", at="c3", bob="d3")
    table.do("alice: cast globe-of-pain", "fuel energy-4", "at @1")
    assert table.life("bob") == 11
    table = duel("globe-of-pain", at="a1", bob="f1")
    assert table.refuses("alice: cast globe-of-pain")


@rule("WW-TH-9")
def test_slow_death_hurts_for_each_card_drawn() -> None:
    table = duel(spells=[{"card": "slow-death", "owner": 1, "on": "@0"}])
    table.do("alice: end", "keep", "draw", "draw")
    assert table.life("alice") == 13


@rule("WW-TH-10")
def test_yoink_takes_an_item_but_no_treasure() -> None:
    table = duel("yoink", enemy={"items": ["dagger", "master-key"], "carries": "red-1"})
    table.do("alice: cast yoink", "at @1")
    assert table.options("alice") == ["pick dagger", "pick master-key"]
    table.do("alice: pick master-key")
    assert table.items("alice") == ["master-key"]


@rule("WW-TH-11")
def test_invisible_evades_on_two_to_four() -> None:
    for die, life in ((1, 10), (2, 15), (4, 15)):
        table = duel("fireball", "invisible", die=(die,))
        table.do("alice: cast fireball", "at @1", "bob: answer invisible", "unfuelled")
        assert table.life("bob") == life


@rule("WW-TH-14")
def test_gravity_makes_all_drop_and_nothing_can_be_lifted() -> None:
    table = duel("gravity", alice={"items": ["dagger"]}, enemy={"carries": "red-1"})
    table.do("alice: cast gravity", "unfuelled")
    assert table.things() == ["dagger c1"]
    assert table.treasure(0) == "e1"
    assert not any(option.startswith("lift") for option in table.options("alice"))


@rule("WW-TH-15")
def test_pass_through_wall_goes_once_for_an_ordinary_step() -> None:
    table = duel("pass-through-wall", at="c3", bob="j1")
    table.do("alice: cast pass-through-wall", "at c3|d3", "step e")
    assert (table.where("alice"), table.mp()) == ("d3", 2)
    assert table.refuses("alice: step w")


@rule("WW-TH-18")
def test_seal_door_stops_even_the_owner_of_the_sector() -> None:
    table = duel("seal-door", at="d2", bob="j1")
    assert "step s" in table.options("alice")
    table.do("alice: cast seal-door", "at d2|d3")
    assert table.refuses("alice: step s")


@rule("WW-TH-19")
def test_master_key_opens_every_door_beside_you() -> None:
    table = duel("master-key", at="g2", bob="j1")
    assert table.refuses("alice: step e")
    table.do("alice: play master-key", "step e")
    assert table.where("alice") == "h2"


@rule("WW-TH-20", "WW-ATK-9")
def test_dagger_stabs_and_stays_or_is_thrown_and_lies_there() -> None:
    table = duel(bob="d1", alice={"items": ["dagger"]})
    table.do("alice: use dagger stab", "at @1")
    assert table.life("bob") == 13
    assert table.items("alice") == ["dagger"]
    table = duel(alice={"items": ["dagger"]})
    table.do("alice: use dagger throw", "at @1")
    assert table.life("bob") == 13
    assert table.things() == ["dagger e1"]


@rule("WW-TH-21", "WW-TH-22")
def test_wizardblade_is_fed_with_energy_and_cracks_with_every_point() -> None:
    table = duel("energy-5 dispel", bob="d1", alice={"items": ["wizardblade"]})
    table.do("alice: use wizardblade strike", "fuel energy-5", "at @1")
    assert table.life("bob") == 10
    table = duel("energy-4", at="b1", bob="j1", alice={"items": ["wizardblade"]})
    table.do("alice: use wizardblade strike", "fuel energy-4", "at b1|b2")
    assert table.cracks("b1|b2") == 4


@rule("WW-HC-1")
def test_beguile_lets_the_victim_choose_a_walk_or_a_lost_card() -> None:
    table = duel("beguile", "dagger", bob="d1")
    table.do("alice: cast beguile", "at @1", "bob: give")
    assert table.hand("alice") == ["dagger"]
    table = duel("beguile", "dagger", bob="d1")
    table.do("alice: cast beguile", "at @1", "bob: walk", "alice: go e", "go s", "stop")
    assert table.where("bob") == "e2"


@rule("WW-HC-2")
def test_counter_curse_cancels_and_stuns_the_caster() -> None:
    table = duel("fireball", "counter-curse")
    table.do("alice: cast fireball", "at @1", "bob: answer counter-curse")
    assert (table.life("bob"), table.stun("alice")) == (15, 1)


@rule("WW-HC-3")
def test_curse_of_fire_burns_for_each_card_played_from_hand() -> None:
    table = duel("dagger meditate", spells=[{"card": "curse-of-fire", "owner": 1, "on": "@0"}])
    table.do("alice: play dagger", "cast meditate")
    assert table.life("alice") == 13


@rule("WW-HC-4")
def test_curse_of_ice_slows_and_weakens_boosts() -> None:
    table = duel("energy-4", spells=[{"card": "curse-of-ice", "owner": 1, "on": "@0"}])
    assert table.mp() == 2
    table.do("alice: boost energy-4")
    assert table.mp() == 5


@rule("WW-HC-5", "WW-NE-7", "WW-NE-8", "WW-DR-5", "WW-DR-6", "WW-DR-7", "WW-FLASH-1", "WW-FLASH-2")
def test_flash_energy_fuels_spells_but_never_speed() -> None:
    for word, value in (("flash-energy-4", 4), ("flash-energy-5", 5), ("flash-energy-6", 6)):
        table = duel(f"powerthrust {word}")
        assert table.refuses(f"alice: boost {word}")
        table.do("alice: cast powerthrust", f"fuel {word}", "at @1")
        assert table.life("bob") == 13 - value


@rule("WW-HC-6", "WW-RAND-3")
def test_flux_shield_cuts_energy_and_a_die() -> None:
    table = duel("fireball", "flux-shield", die=(2,))
    table.do("alice: cast fireball", "at @1", "bob: answer flux-shield", "unfuelled")
    assert table.life("bob") == 13


def hex_on(card: str, **more: object) -> dict[str, object]:
    return {"kind": "hex", "card": card, "at": "d1", "owner": 0}


@rule("WW-HC-7", "WW-HEX-5", "WW-HEX-6")
def test_hex_of_amnesia_takes_two_random_cards() -> None:
    table = duel("dagger dispel fireball", things=[hex_on("hex-of-amnesia")])
    table.do("alice: step e")
    assert len(table.hand("alice")) == 1
    assert len(table.discards()) == 2


@rule("WW-HC-8")
def test_hex_of_lethargy_ends_movement_and_stuns() -> None:
    table = duel(things=[hex_on("hex-of-lethargy")])
    table.do("alice: step e")
    assert (table.mp(), table.stun("alice")) == (0, 1)


@rule("WW-HC-9", "WW-HEX-1", "WW-HEX-4", "WW-RNG-5")
def test_hex_of_pain_goes_on_an_empty_square_of_the_own_sector() -> None:
    table = duel("hex-of-pain", bob="f1")
    table.play("alice: cast hex-of-pain")
    squares = [text.split()[1] for text in table.options("alice")]
    assert "d1" in squares
    assert "f2" not in squares
    assert not {"c3", "c1", "d2", "e5"} & set(squares)
    table.do("alice: at d1", "step e")
    assert table.life("alice") == 12
    assert table.spells("alice") == ["hex-of-pain"]


@rule("WW-HC-10", "WW-TEL-4")
def test_hex_of_teleportation_throws_and_leaves_the_treasure() -> None:
    table = duel(die=(2, 3), alice={"carries": "blue-1"}, things=[hex_on("hex-of-teleportation")])
    table.do("alice: step e")
    assert table.where("alice") == "d3"
    assert table.treasure(2) == "d1"


@rule("WW-HC-11")
def test_scourge_counts_curses_and_hexes_up_to_three() -> None:
    table = duel(
        "scourge",
        things=[{"kind": "hex", "card": "hex-of-pain", "at": "a5"}],
        spells=[{"card": "slow-death", "on": "@1"}],
    )
    table.do("alice: cast scourge", "unfuelled", "at @1")
    assert table.life("bob") == 12


@rule("WW-HC-12")
def test_stunning_gaze_stuns_for_its_energy_at_most_three() -> None:
    for fuel, stun in (("unfuelled", 1), ("fuel energy-5", 3)):
        table = duel("stunning-gaze energy-5")
        table.do("alice: cast stunning-gaze", fuel, "at @1")
        assert table.stun("bob") == stun


@rule("WW-HC-13", "WW-GAP-2e")
def test_terrify_drives_away_and_makes_drop() -> None:
    table = duel("terrify", at="b1", bob="c1", enemy={"carries": "red-1"})
    table.do("alice: cast terrify", "unfuelled", "at @1", "go e", "go e")
    assert table.treasure(0) == "c1"
    assert table.where("bob") == "e2"


@rule("WW-CH-1")
def test_chaos_claws_punch_with_a_magical_die_and_a_four_stuns() -> None:
    table = duel(bob="d1", die=(4,), spells=[{"card": "chaos-claws"}], enemy={"items": []})
    table.do("alice: punch", "at @1")
    assert (table.life("bob"), table.stun("bob")) == (11, 1)


@rule("WW-CH-2")
def test_chaos_shards_fly_at_random_targets() -> None:
    table = duel("chaos-shards", die=(3, 1, 1, 1))
    table.do("alice: cast chaos-shards")
    assert table.life("bob") == 9


@rule("WW-CH-3")
def test_dematerialize_throws_the_caster_and_may_evade() -> None:
    table = duel("dematerialize", bob="j1", die=(2, 2))
    table.do("alice: cast dematerialize neutral")
    assert table.where("alice") == "e1"
    table = duel("fireball", "dematerialize", die=(3, 3))
    table.do("alice: cast fireball", "at @1", "bob: answer dematerialize")
    assert (table.where("bob"), table.life("bob")) == ("e4", 15)


@rule("WW-CH-4")
def test_dispelport_ends_a_spell_and_throws_its_caster() -> None:
    table = duel("dispelport", die=(3,), spells=[{"card": "shatter", "owner": 1}])
    table.do("alice: cast dispelport", "at spell:shatter")
    assert table.spells() == []
    assert table.where("bob") == "e3"


@rule("WW-CH-6")
def test_mind_meld_shuffles_both_hands_and_keeps_their_sizes() -> None:
    table = duel("mind-meld dagger", "dispel swap yoink")
    table.do("alice: cast mind-meld", "at @1")
    assert (len(table.hand("alice")), len(table.hand("bob"))) == (1, 3)
    both = table.hand("alice") + table.hand("bob")
    assert sorted(both) == ["dagger", "dispel", "swap", "yoink"]


@rule("WW-CH-6")
def test_after_a_mind_meld_each_knows_where_the_former_cards_went() -> None:
    table = duel("mind-meld dagger shield", "dispel swap yoink")
    before = [set(player.hand) for player in table.state.players]
    table.do("alice: cast mind-meld", "at @1")
    for seat, player in enumerate(table.state.players):
        other = table.state.players[1 - seat]
        gone = before[seat] & set(other.hand)
        assert gone
        assert gone <= set(player.seen)
        assert not set(player.seen) & (set(other.hand) - before[seat])


@rule("WW-CH-7", "WW-V-11")
def test_nevermind_may_fail_cancel_or_send_back() -> None:
    for die, life, hand in ((1, 10, []), (2, 15, []), (4, 15, ["fireball"])):
        table = duel("fireball", "nevermind", die=(die,), at="c1", bob="e1")
        table.do("alice: cast fireball", "at @1", "bob: answer nevermind")
        assert (table.life("bob"), table.hand("alice")) == (life, hand)


@rule("WW-CH-8")
def test_prismatic_bolt_does_what_the_die_says() -> None:
    expected = {1: (14, 0, "d1"), 2: (14, 1, "d1"), 3: (12, 0, "d1"), 4: (14, 0, "e1")}
    for die, result in expected.items():
        table = duel("prismatic-bolt", bob="d1", die=(die,), enemy={"items": ["lifestone"]})
        table.do("alice: cast prismatic-bolt", "unfuelled", "at @1")
        assert (table.life("bob"), table.stun("bob"), table.where("bob")) == result
        assert (table.items("bob") == []) == (die == 1)


@rule("WW-CH-9")
def test_prismatic_mist_covers_connected_squares_and_acts_by_a_die() -> None:
    table = duel("prismatic-mist dagger", bob="j1", die=(2,))
    table.play("alice: cast prismatic-mist", "alice: unfuelled", "alice: at d1")
    assert {"at e1", "enough"} <= set(table.options("alice"))
    assert table.refuses("alice: at a1")
    table.do("alice: at e1", "enough", "step e")
    assert table.life("alice") == 13
    assert len(table.things()) == 2
    for die, stun, cards, life in ((1, 1, 1, 15), (3, 0, 0, 15), (4, 0, 1, 16)):
        mist = {"kind": "mist", "card": "prismatic-mist", "at": "d1"}
        script = (die, 1) if die == 3 else (die,)
        table = duel("dagger", bob="j1", die=script, things=[mist])
        table.do("alice: step e")
        assert (table.stun("alice"), len(table.hand("alice")), table.life("alice")) == (
            stun,
            cards,
            life,
        )


@rule("WW-CH-10")
def test_prismatic_storm_rolls_for_everybody_in_the_sector() -> None:
    table = duel("prismatic-storm", die=(2, 4))
    table.do("alice: cast prismatic-storm")
    assert (table.life("alice"), table.life("bob")) == (13, 11)


@rule("WW-CH-11", "WW-CH-12", "WW-RAND-1", "WW-RAND-2")
def test_random_energy_is_a_die_and_its_bonus() -> None:
    for word, bonus in (("random-energy-2", 2), ("random-energy-3", 3), ("second-sight", 0)):
        table = duel(f"powerthrust {word}", die=(3,))
        table.do("alice: cast powerthrust", f"fuel {word}", "at @1")
        assert table.life("bob") == 15 - 2 - 3 - bonus
        table = duel(word, die=(4,))
        table.do(f"alice: boost {word}")
        assert table.mp() == 3 + 4 + bonus


@rule("WW-CH-13")
def test_second_sight_takes_one_of_four_and_orders_the_rest() -> None:
    table = duel("second-sight", deck=["dagger", "swap", "yoink", "dispel"])
    table.do("alice: cast second-sight", "pick yoink", "pick dispel", "pick dagger", "pick swap")
    assert table.hand("alice") == ["yoink"]
    table.do("alice: end", "keep", "draw", "draw")
    assert table.hand("alice") == ["yoink", "swap", "dagger"]


@rule("WW-CH-14", "WW-NE-14")
def test_yank_pulls_and_hurts_what_comes_close() -> None:
    table = duel("yank", at="a1", bob="d1")
    table.do("alice: cast yank", "unfuelled", "at @1")
    assert (table.where("bob"), table.life("bob")) == ("b1", 14)
    table = duel("yank", at="a1", bob="e1")
    table.do("alice: cast yank", "unfuelled", "at @1")
    assert (table.where("bob"), table.life("bob")) == ("c1", 15)


@rule("WW-NE-1")
def test_bone_armor_lowers_physical_damage() -> None:
    table = duel("ka-bong", "bone-armor")
    table.do("alice: cast ka-bong", "at @1", "bob: answer bone-armor", "unfuelled")
    assert table.life("bob") == 13


@rule("WW-NE-2")
def test_boneyard_costs_two_to_leave_and_hurts_who_stays() -> None:
    yard = {"kind": "boneyard", "card": "boneyard", "at": "c1"}
    table = duel(things=[yard])
    table.do("alice: step e")
    assert table.mp() == 1
    table = duel("boneyard", bob="j1")
    table.do("alice: cast boneyard", "at d1", "step e")
    table.end_turn("alice")
    assert table.life("alice") == 13


@rule("WW-NE-3")
def test_cloak_of_shadows_hides_from_the_distant() -> None:
    for start, aimed in (("a1", True), ("j1", False)):
        table = duel(
            "fireball",
            at=start,
            bob="e1",
            enemy={"items": ["cloak-of-shadows"]},
            broken=["e1|f1"],
        )
        assert table.sees(start, "e1")
        table.play("alice: cast fireball")
        assert ("at @1" in table.options("alice")) == aimed


@rule("WW-NE-4")
def test_delay_death_keeps_one_life_and_hurts_when_it_ends() -> None:
    table = duel("fireball", "delay-death", enemy={"life": 5})
    table.do("alice: cast fireball", "at @1", "bob: answer delay-death", "unfuelled")
    assert table.life("bob") == 1
    assert table.question("alice") == "act"
    table.end_turn("alice")
    assert table.match.is_over
    assert table.state.players[0].kills == 0


@rule("WW-NE-5")
def test_drain_life_heals_half_of_the_damage_rounded_up() -> None:
    table = duel("drain-life energy-5", alice={"life": 10})
    table.do("alice: cast drain-life", "fuel energy-5", "at @1")
    assert (table.life("bob"), table.life("alice")) == (10, 13)


@rule("WW-NE-6")
def test_enervate_shrinks_the_hand_and_the_fist() -> None:
    table = duel(bob="d1", spells=[{"card": "enervate", "owner": 1, "on": "@0"}])
    assert table.match.sight(0).players[0].hand_limit == 6
    assert table.refuses("alice: punch")


@rule("WW-NE-9")
def test_ghost_shield_lets_physical_attacks_pass_through() -> None:
    for spell, die, life in (("ka-bong", 2, 15), ("ka-bong", 1, 13), ("fireball", 3, 12)):
        table = duel(spell, "ghost-shield", die=(die,))
        table.do(f"alice: cast {spell}", "at @1", "bob: answer ghost-shield", "unfuelled")
        assert table.life("bob") == life


@rule("WW-NE-10")
def test_screaming_skull_stuns_those_beside_a_hurt_target() -> None:
    table = arena([{"at": "a1", "hand": ["screaming-skull"]}, {"at": "d1"}, {"at": "e1"}])
    table.do("alice: cast screaming-skull", "at @1")
    assert (table.life("bob"), table.stun("cara"), table.stun("bob")) == (12, 1, 0)


@rule("WW-NE-11")
def test_skull_servant_fetches_an_object_once_a_turn() -> None:
    rock = {"kind": "item", "card": "large-rock", "at": "a1"}
    key = {"kind": "item", "card": "master-key", "at": "d1"}
    table = duel(bob="j1", alice={"items": ["skull-servant"]}, things=[rock, key])
    table.do("alice: use skull-servant fetch", "at item#1")
    assert table.items("alice") == ["skull-servant", "large-rock"]
    assert table.mp() == 3
    assert table.refuses("alice: use skull-servant fetch")


@rule("WW-NE-12")
def test_spectral_grasp_takes_or_drops_an_item_of_who_is_hurt() -> None:
    table = duel(
        "spectral-grasp", enemy={"items": ["dagger"]}, spells=[{"card": "invisible", "owner": 1}]
    )
    table.do("alice: cast spectral-grasp", "at @1")
    assert table.life("bob") == 13
    assert table.options("alice") == ["pick dagger", "fell dagger"]
    table.do("alice: fell dagger")
    assert table.things() == ["dagger e1"]


@rule("WW-NE-13")
def test_wraith_strike_reaches_through_walls() -> None:
    table = duel("wraith-strike", at="c3", bob="d3")
    table.do("alice: cast wraith-strike", "unfuelled", "at @1")
    assert table.life("bob") == 11
