"""Blows: to whom they fall, in which order, what they set off; several at once, or on oneself."""

from typing import Any

import pytest

from spellhall.testing import rule
from tests.games.wiz_war.tables import arena, duel

STONES = ["boomstone", "boomstone", "powerstone"]


# -- What answers to an attack takes off -----------------------------------------------------------


@rule("WW-DR-8", "WW-NE-9", "WW-CNT-5")
@pytest.mark.parametrize("answers", [("magic-resistance", "ghost-shield"),
                                     ("ghost-shield", "magic-resistance")])  # fmt: skip
def test_an_attack_is_halved_before_a_shield_takes_off_its_points(answers: tuple[str, str]) -> None:
    table = duel("fireball", "ghost-shield magic-resistance", die=(2, 2))
    table.do("alice: cast fireball", "at @1", f"bob: answer {answers[0]}", "unfuelled",
             f"answer {answers[1]}")  # fmt: skip
    assert table.life("bob") == 15  # half of 5 is 2, less 2


@rule("WW-DR-8", "WW-NE-9", "WW-MULT-2")
@pytest.mark.parametrize(
    ("card", "bob", "cara"), [("ghost-shield", 14, 12), ("magic-resistance", 14, 12)]
)
def test_what_one_target_takes_off_is_not_taken_off_another(card: str, bob: int, cara: int) -> None:
    table = arena(
        [{"at": "a1", "hand": ["lightning-bolt", "pick-lock"]}, {"at": "b1", "hand": [card]},
         {"at": "c1"}],
        chance=[1, 1],
    )  # fmt: skip
    table.do("alice: cast lightning-bolt", "fuel pick-lock", "at e", f"bob: answer {card}")
    assert (table.life("bob"), table.life("cara")) == (bob, cara)


@rule("WW-EL-4", "WW-AL-2", "WW-CAN-2")
def test_water_that_does_no_damage_is_water_all_the_same() -> None:
    acid = {"card": "acid-bath", "on": "@1"}
    table = duel("waterbolt", "shield", spells=[acid], enemy={"items": ["fire-cloak"]})
    table.do("alice: cast waterbolt attack", "damage 1", "at @1", "bob: answer shield")
    assert (table.life("bob"), table.spells(), table.items("bob")) == (15, [], [])


# -- Blows that one deals to oneself ---------------------------------------------------------------


@rule("WW-ME-9", "WW-EL-14", "WW-ME-6")
def test_who_strikes_himself_is_neither_burnt_nor_answered_by_his_own_spells() -> None:
    table = duel(
        "psychic-storm energy-4", at="c1", bob="j5",
        alice={"items": ["fire-cloak"]}, spells=[{"card": "pain-link"}],
    )  # fmt: skip
    table.do("alice: cast psychic-storm", "fuel energy-4", "at c1")
    assert table.life("alice") == 11


@rule("WW-KILL-1", "WW-KILL-4", "WW-AMB-26")
def test_who_dies_of_the_reflection_scores_nothing_for_the_blow() -> None:
    table = arena(
        [{"at": "c1", "hand": ["fireball", "zot"], "life": 5},
         {"at": "e1", "hand": ["swap"], "life": 5}, {"at": "i8"}, {}],
        spells=[{"card": "pain-link", "owner": 1}],
    )  # fmt: skip
    table.do("alice: cast fireball", "at @1")
    assert [player.cell == -1 for player in table.state.players] == [True, True, False, False]
    assert [player.kills for player in table.state.players] == [0, 0, 0, 0]
    assert {"zot", "swap", "fireball", "pain-link"} <= set(table.discards())


@rule("WW-HC-3", "WW-CNT-9", "WW-LIFE-2")
def test_who_dies_of_his_answer_is_not_struck_any_more() -> None:
    table = arena(
        [{"at": "c1", "hand": ["fireball"]}, {"at": "e1", "hand": ["shield"], "life": 1},
         {"at": "i8"}],
        spells=[{"card": "curse-of-fire", "owner": 2, "on": "@1"}],
    )  # fmt: skip
    table.do("alice: cast fireball", "at @1", "bob: answer shield")
    assert (table.life("bob"), table.state.players[1].cell) == (0, -1)
    assert [player.kills for player in table.state.players] == [0, 0, 0]


# -- Several at once -------------------------------------------------------------------------------


@rule("WW-AL-7", "WW-AL-19")
def test_each_boomstone_that_burns_bursts() -> None:
    table = duel("fireball", enemy={"items": STONES})
    table.do("alice: cast fireball", "at @1")
    assert (table.life("bob"), table.items("bob")) == (15 - 5 - 4 - 4, [])


SEATS: list[dict[str, Any]] = [{"at": "a1"}, {"at": "c1"}, {"at": "c1"}, {"at": "c1"}]


@rule("WW-CT-7", "WW-TO-10", "WW-MY-19", "WW-CNT-9")
@pytest.mark.parametrize("cause", ["destroy-wall", "spirit-of-the-serpent", "zeus-fury"])
def test_several_who_are_hurt_at_once_suffer_in_the_order_of_their_seats(cause: str) -> None:
    alice: dict[str, Any] = {"at": "a1", "hand": [cause]}
    if cause == "destroy-wall":
        table = arena([{**alice, "at": "a2"}, *[{"at": "b2"}] * 3])
        table.do("alice: cast destroy-wall", "at b1|b2")
    elif cause == "zeus-fury":
        table = arena([alice, *SEATS[1:]])
        table.do("alice: cast zeus-fury", "unfuelled", "at @3")
    else:
        totem = {"kind": "totem", "card": cause, "at": "a5"}
        table = arena(SEATS, things=[totem], active=3).end_turn("dan")
    names = ["dan", "bob", "cara"] if cause == "zeus-fury" else ["bob", "cara", "dan"]
    lives = {"destroy-wall": [13] * 3, "spirit-of-the-serpent": [14] * 3, "zeus-fury": [13, 14, 14]}
    assert [table.life(name) for name in names] == lives[cause]
    hurt = [text.split()[0] for text in table.log() if "damage" in text or "loses" in text]
    assert [name for name in hurt if name in names] == names


@rule("WW-FORM-2", "WW-MU-4", "WW-MU-10")
def test_a_form_ends_the_forms_of_nobody_else() -> None:
    golem = {"card": "golem-form", "owner": 1}
    table = duel("big-man-form", spells=[golem, {"card": "gnome-form"}, {"card": "shatter"}])
    table.do("alice: cast big-man-form")
    assert table.spells() == ["golem-form", "shatter", "big-man-form"]


@rule("WW-AL-8", "WW-DD-4")
def test_what_a_brainstone_takes_is_taken_before_the_hand_is_measured() -> None:
    hand = "zot swap yoink add dispel glue ward teleport"
    table = duel(hand, alice={"items": ["brainstone"]})
    table.do("alice: drop brainstone", "discard zot", "discard swap")
    assert (len(table.hand("alice")), table.question("alice")) == (6, "act")


@rule("WW-CJ-10", "WW-CRK-6", "WW-CRK-5")
def test_a_door_made_in_a_cracked_wall_is_whole_and_leaves_rubble_or_the_wall() -> None:
    for how, left in (("fireball", 3), ("finish", 1)):
        table = duel("create-door fireball", at="b1", bob="j1", cracks={"b1|b2": 4}, spells=[
            {"card": "shatter"}])  # fmt: skip
        table.do("alice: cast create-door", "at b1|b2")
        assert (table.line_kind("b1|b2"), table.cracks("b1|b2")) == (5, 0)
        if how == "finish":
            table.do("alice: finish create-door")
        else:
            table.do("alice: cast fireball", "at b1|b2")
        assert (table.line_kind("b1|b2"), table.cracks("b1|b2")) == (left, 0)


@rule("WW-CJ-9")
@pytest.mark.parametrize("live", range(4))
def test_the_first_square_named_is_the_live_one_wherever_it_lies(live: int) -> None:
    order = ["a1", "c2", "g1", "i3"]
    named = [order[live], *[one for n, one in enumerate(order) if n != live][::-1]]
    table = duel("booby-trap", at="b2", bob="b3")
    table.do("alice: cast booby-trap", *[f"at {one}" for one in named])
    lying = dict(zip(table.things(), table.state.things, strict=True))
    assert [name.split()[1] for name in lying] == order
    assert [thing.live for thing in lying.values()] == [int(n == live) for n in range(4)]


@rule("WW-DOOR-5", "WW-DOOR-9")
def test_a_door_let_go_is_held_again_once_one_has_walked() -> None:
    table = duel(at="d2", bob="j1")
    table.do("alice: hold d2|d3", "release d2|d3")
    assert table.refuses("alice: hold d2|d3")
    table.do("alice: step n", "step s")
    assert not table.refuses("alice: hold d2|d3")


# -- What ends with what it lay on -----------------------------------------------------------------


@rule("WW-CJ-10", "WW-DOOR-5", "WW-CT-9", "WW-MNT-3")
def test_nobody_holds_or_unlocks_a_door_that_is_no_more() -> None:
    for how in ("finish create-door", "cast destroy-wall"):
        table = duel("create-door destroy-wall", at="c1", bob="j1")
        table.do("alice: cast create-door", "at c1|c2", "hold c1|c2")
        assert len(table.state.held) == 1
        table.do(f"alice: {how}", "at c1|c2")
        assert (table.state.held, table.line_kind("c1|c2")) == ([], 0)
    door = {"kind": "door", "card": "create-door", "at": "c1|c2", "owner": 1}
    table = duel(
        "pick-lock", at="c1", bob="j1", things=[door], alice={"items": ["universal-solvent"]}
    )
    table.do("alice: cast pick-lock", "at c1|c2")
    assert len(table.state.unlocked) == 1
    table.do("alice: use universal-solvent throw", "at c1|c2")
    assert table.state.unlocked == []


@rule("WW-EL-5", "WW-AL-19", "WW-EL-14")
def test_a_flood_breaks_what_burns_and_leaves_all_else() -> None:
    items = [{"kind": "item", "card": card, "at": "a1"} for card in ("fire-cloak", "large-rock")]
    table = duel("flood", things=items, enemy={"items": ["dagger", "powerstone"]},
                 spells=[{"card": "curse-of-fire"}, {"card": "shatter"}])  # fmt: skip
    table.do("alice: cast flood neutral", "unfuelled")
    assert (table.items("bob"), table.things()) == (["dagger", "powerstone"], ["large-rock a1"])
    assert table.spells() == ["shatter", "flood"]
    table.do("alice: end", "keep", "done")
    assert not table.refuses("bob: use dagger throw")  # steel needs no fire


@rule("WW-CJ-17", "WW-MAKE-3")
def test_tacks_are_not_strewn_on_a_base_nor_under_a_treasure() -> None:
    for square, treasures, may in (("c3", {}, False), ("c4", {}, True),
                                   ("c4", {"red-1": "c4"}, False)):  # fmt: skip
        table = duel(at=square, bob="j1", alice={"items": ["handful-of-tacks"]},
                     treasures=treasures)  # fmt: skip
        table.play("alice: use handful-of-tacks strew")
        assert (f"at {square}" in table.options("alice")) == may


@rule("WW-NE-12", "WW-TRS-2")
def test_a_grasp_takes_items_and_no_treasure() -> None:
    enemy = {"items": ["dagger"], "carries": "red-1"}
    table = duel("spectral-grasp", enemy=enemy)
    table.do("alice: cast spectral-grasp", "at @1")
    assert sorted(table.options("alice")) == ["fell dagger", "pick dagger"]
