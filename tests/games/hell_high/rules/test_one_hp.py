"""A wizard with 1 HP is as alive as any other (HH-AMB-18)."""

from spellhall.testing import rule
from tests.games.hell_high.tables import (
    Seat,
    blow,
    casting,
    frame,
    hp,
    kills,
    player,
    ranks,
    school,
    state,
    status,
    treasures,
    words,
)

ONE: Seat = {"hp": 1}


@rule("HH-AMB-18", "HH-ROUND-5", "HH-ROUND-6")
def test_wizards_with_one_hp_build_hurry_and_take_their_turns() -> None:
    table = school(
        ONE | {"hand": ["mossy-oakess"], "rank": 4, "treasures": ["skate-or-fate"]},
        ONE | {"hand": ["coach-gronks"], "rank": 1},
        start="build",
    )
    assert table.awaits() == "alice: build, bob: build"
    table.play("alice: place mossy-oakess", "alice: ready", "bob: place coach-gronks", "bob: ready")
    assert table.awaits() == "alice: hurry"
    table.play("alice: hurry 2")
    turns = [line.split()[0] for line in table.log() if " reveals " in line]
    assert turns == ["bob", "alice"]
    assert hp(table) == [4, 1]
    assert state(table).round.number == 2


@rule("HH-AMB-18", "HH-CREAT-2", "HH-TURN-8")
def test_a_caster_with_one_hp_goes_on_gains_and_keeps() -> None:
    table = casting("library-gargoyle", {}, me=ONE, dice=[5, 5], bonus="arcane")
    assert words(player(table, "alice").creatures) == ["library-gargoyle"]
    assert len(treasures(table, "alice")) == 1
    spell = ["volt-zapperlys", "pep-rallied", "nurses-office"]
    assert hp(casting(spell, {}, me=ONE, dice=[1, 1]))[0] == 1 + 4 + 1


@rule("HH-AMB-18", "HH-T-13", "HH-T-23", "HH-BULLY-5")
def test_foes_with_one_hp_left_hit_back_are_bullied_and_whistled_at() -> None:
    pack = {"hp": 2, "treasures": ["spiked-backpack"]}
    assert hp(casting("volt-zapperlys", pack, me={"hp": 2})) == [1, 1]
    dying = casting("volt-zapperlys", pack, {}, me=ONE, dead_deck=["time-out"])
    assert hp(dying) == [0, 1, 19]
    bob = {"hp": 3, "spell": ["mossy-oakess"]}
    bullied = casting("locker-slamming", bob, {}, me=ONE)
    assert player(bullied, "bob").spell == []
    assert hp(bullied) == [1, 1, 20]
    whistle = ONE | {"treasures": ["gym-whistle"]}
    killed = casting("locker-slamming", bob, {}, me=whistle, dead_deck=["time-out"])
    assert (hp(killed), kills(killed)) == ([1, 0, 20], [1, 0, 0])


@rule("HH-AMB-18", "HH-T-19", "HH-T-20", "HH-REACT-1")
def test_a_killer_with_one_hp_is_healed_and_struck() -> None:
    ring = ONE | {"treasures": ["class-ring"]}
    assert hp(casting("volt-zapperlys", ONE, {}, me=ring, dead_deck=["time-out"])) == [4, 0, 19]
    chain = ONE | {"treasures": ["spite-keychain"]}
    cards = ["time-out", "second-wind"]
    struck = casting("volt-zapperlys", chain, {}, me=ONE, dead_deck=cards)
    assert kills(struck) == [1, 1, 0]
    react = casting(
        "volt-zapperlys", ONE | {"spell": ["mossy-oakess"]}, {}, me=ONE, dead_deck=cards
    )
    assert kills(react) == [1, 1, 0]


@rule("HH-AMB-18", "HH-DW-21", "HH-VERB-5", "HH-VERB-6")
def test_one_hp_is_enough_to_turn_a_loss_and_to_lose_a_treasure() -> None:
    bob = ONE | {"rank": 5, "held": ["cancelled"]}
    table = school(ONE | {"rank": 8}, bob, {"rank": 1}, waiting=[], stack=[status(1, -2)])
    table.play("bob: shift")
    assert ranks(table) == [6, 5, 1]
    rich = {"hp": 6, "treasures": ["yearbook"]}
    broken = casting("bottomless-detention", rich, me=ONE, dice=[5, 5], bonus="dark")
    assert (hp(broken), treasures(broken, "bob")) == ([1, 1], [])
    me = ONE | {"treasures": ["ink-stained-quill"]}
    stolen = casting("extra-credited", {"hp": 3, "treasures": ["yearbook"]}, me=me, dice=[5, 5])
    assert (hp(stolen)[1], treasures(stolen, "alice")) == (1, ["ink-stained-quill", "yearbook"])
    guarded = {"hp": 6, "treasures": ["combination-lock", "yearbook"]}
    safe = casting("bottomless-detention", guarded, me=ONE, dice=[5, 5], bonus="dark")
    assert treasures(safe, "bob") == ["combination-lock", "yearbook"]


@rule("HH-AMB-18", "HH-TARGET-2", "HH-SETUP-4")
def test_one_hp_is_a_target_is_healed_and_stands_for_the_last() -> None:
    table = casting("food-fighting", ONE, ONE, me=ONE, dice=[1], dead_deck=["time-out"])
    assert table.options("alice") == ["at 2", "at 3"]
    table.play("alice: at 3")
    assert hp(table) == [2, 1, 0]
    last = school(ONE, ONE, stack=[blow(0, (1,), 1), frame("NextTurn")], dead_deck=["time-out"])
    assert state(last).game.number == 2
    assert player(last, "alice").lws == 1
    both = school(ONE, {"hp": 2}, ONE, stack=[blow(0, (1, 2), 1)], dead_deck=["time-out"])
    assert (state(both).game.last_standing, hp(both)) == (-1, [1, 1, 0])
