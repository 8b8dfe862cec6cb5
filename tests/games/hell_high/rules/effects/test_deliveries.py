"""Every Delivery is played in its three bands (ledger section 6.4)."""

from typing import Any

from spellhall.testing import Table, rule
from tests.games.hell_high.tables import Seat, casting, hp, player, ranks, treasures, words

LOW, MID, HIGH = [4], [5], [5, 5]
GLYPHS = {
    "pain-locker": "arcane",
    "surprise-quiz": "arcane",
    "library-gargoyle": "arcane",
    "final-cramming": "dark",
    "bottomless-detention": "dark",
    "mystery-meat-thing": "dark",
    "chem-lab-blowout": "elemental",
    "fire-drill": "elemental",
    "boiler-room-salamander": "elemental",
    "hallway-shoulder-check": "illusion",
    "jump-scare-assembly": "illusion",
    "shape-shifting-substitute": "illusion",
    "runaway-mascot": "primal",
    "dodgeball-stampede": "primal",
    "nurses-office": "primal",
}


def deliver(card: str, dice: list[int], *foes: dict[str, Any], **rest: Any) -> Table:
    """Alice delivers with one die, or with two thanks to the Power Bonus."""
    before = rest.pop("before", [])  # dice that pick a foe
    bonus = GLYPHS[card] if len(dice) == 2 else ""
    return casting(card, *foes, dice=[*before, *dice], bonus=bonus, **rest)


def kept(table: Table) -> list[str]:
    return words(player(table, "alice").creatures)


@rule("HH-D-1", "HH-TARGET-8")
def test_pain_locker() -> None:
    foes = ({"rank": 8}, {"rank": 5})
    me = {"rank": 7}
    table = deliver("pain-locker", LOW, *foes, me=me)
    assert (hp(table), ranks(table)) == ([20, 20, 19], [7, 8, 5])
    table = deliver("pain-locker", MID, *foes, me=me)
    assert (hp(table), ranks(table)) == ([20, 20, 18], [7, 8, 3])
    table = deliver("pain-locker", HIGH, *foes, me=me, treasure=["lunch-box"])
    assert (hp(table), treasures(table, "alice")) == ([20, 20, 17], ["lunch-box"])


@rule("HH-D-2")
def test_surprise_quiz() -> None:
    foes = ({"rank": 8}, {"rank": 5})
    for dice, left, gained in ((LOW, 19, 0), (MID, 18, 1), (HIGH, 16, 1)):
        table = deliver("surprise-quiz", dice, *foes, me={"rank": 7})
        assert hp(table) == [20, left, 20]
        assert len(treasures(table, "alice")) == gained


@rule("HH-D-3", "HH-CREAT-2", "HH-VERB-12")
def test_library_gargoyle() -> None:
    foes: tuple[Seat, ...] = ({}, {"treasures": ["lunch-box"]})
    for dice, left, gained, stays in ((LOW, 19, 0, 0), (MID, 18, 0, 1), (HIGH, 17, 1, 1)):
        table = deliver("library-gargoyle", dice, *foes)
        assert hp(table) == [20, 20, left]
        assert len(treasures(table, "alice")) == gained
        assert kept(table) == ["library-gargoyle"] * stays


@rule("HH-D-4", "HH-NOTE-1", "HH-POWER-9")
def test_final_cramming() -> None:
    foes = ({"hp": 20}, {"hp": 15, "rank": 5})
    table = deliver("final-cramming", LOW, *foes)
    assert (hp(table), ranks(table)) == ([20, 20, 13], [8, 7, 5])
    table = deliver("final-cramming", MID, *foes)
    assert (hp(table), ranks(table)) == ([20, 20, 13], [8, 7, 3])
    spell = ["trudy-trinkets", "pep-rallied", "final-cramming"]
    me = {"hp": 16}
    table = casting(spell, *foes, me=me, dice=HIGH, bonus="dark")
    assert hp(table) == [20, 20, 9]


@rule("HH-D-5", "HH-VERB-6")
def test_bottomless_detention() -> None:
    foes = ({"hp": 19, "treasures": ["lunch-box", "hall-pass"]}, {"hp": 15})
    table = deliver("bottomless-detention", LOW, *foes)
    table.play("bob: take")
    assert hp(table) == [19, 17, 15]
    table = deliver("bottomless-detention", MID, *foes).play("bob: take")
    assert hp(table) == [20, 15, 15]
    table = deliver("bottomless-detention", HIGH, *foes)
    table.play("bob: take", "alice: take hall-pass")
    assert hp(table) == [20, 14, 15]
    assert treasures(table, "bob") == ["lunch-box"]
    assert words(table.state.treasure_discard) == ["hall-pass"]
    table = deliver("bottomless-detention", HIGH, {"hp": 19}, {"hp": 15})  # nothing to destroy
    assert (hp(table), table.state.treasure_discard) == ([20, 14, 15], [])


@rule("HH-D-6", "HH-D-NOTE-1")
def test_mystery_meat_thing() -> None:
    for dice, mine, left, stays in ((LOW, 19, 18, 0), (MID, 20, 17, 0), (HIGH, 20, 16, 1)):
        table = deliver("mystery-meat-thing", dice, {}, {}, before=[2])
        assert hp(table) == [mine, 20, left]
        assert len(kept(table)) == stays


@rule("HH-D-7")
def test_chem_lab_blowout() -> None:
    for dice, left, gained in ((LOW, 19, 1), (MID, 17, 0), (HIGH, 18, 0)):
        table = deliver("chem-lab-blowout", dice, {}, {})
        assert hp(table) == [20, left, 20]
        assert len(treasures(table, "alice")) == gained


@rule("HH-D-8", "HH-POWER-10")
def test_fire_drill_rolls_once_for_all_foes() -> None:
    for dice, left in ((LOW, 19), (MID, 18), (HIGH, 17)):
        assert hp(deliver("fire-drill", dice, {}, {}, {})) == [20, left, left, left]


@rule("HH-D-9", "HH-TARGET-14", "HH-AMB-5")
def test_boiler_room_salamander() -> None:
    for dice, left, stays in ((LOW, 19, 0), (MID, 18, 0), (HIGH, 17, 1)):
        table = deliver("boiler-room-salamander", dice, {}, {}, {})
        assert hp(table) == [20, left, 20, left]
        assert len(kept(table)) == stays
    assert hp(deliver("boiler-room-salamander", MID, {})) == [20, 18]


@rule("HH-D-10")
def test_hallway_shoulder_check() -> None:
    for dice, left, after in (
        (LOW, 19, [8, 7, 5]),
        (MID, 18, [7, 8, 4]),
        (HIGH, 18, [7, 8, 3]),
    ):
        table = deliver("hallway-shoulder-check", dice, {"rank": 8}, {"rank": 5}, me={"rank": 7})
        assert (hp(table), ranks(table)) == ([20, 20, left], after)


@rule("HH-D-11")
def test_jump_scare_assembly() -> None:
    foes = ({"acted": True, "rank": 8}, {"rank": 4})
    for dice, left, rank in ((LOW, 19, 5), (MID, 19, 7), (HIGH, 18, 5)):
        table = deliver("jump-scare-assembly", dice, *foes, me={"rank": 5})
        assert (hp(table), ranks(table)) == ([20, 20, left], [rank, 8, 4])
    spell = ["trudy-trinkets", "pep-rallied", "jump-scare-assembly"]
    assert hp(casting(spell, *foes, me={"rank": 5}, dice=HIGH, bonus="illusion"))[2] == 20 - 6


@rule("HH-D-12", "HH-D-NOTE-2")
def test_shape_shifting_substitute() -> None:
    table = deliver("shape-shifting-substitute", LOW, {}, {}, before=[2])
    assert hp(table) == [20, 20, 19]
    table = deliver("shape-shifting-substitute", MID, {}, {"rank": 4}, before=[2])
    assert (hp(table), ranks(table)) == ([20, 20, 18], [8, 7, 3])
    foes = ({"rank": 8}, {"rank": 2})
    table = deliver("shape-shifting-substitute", HIGH, *foes, before=[2], me={"rank": 5})
    assert hp(table) == [20, 18, 18]
    assert kept(table) == ["shape-shifting-substitute"]


@rule("HH-D-13", "HH-TARGET-10")
def test_runaway_mascot() -> None:
    foes: tuple[Seat, ...] = ({}, {"acted": True, "rank": 5})
    for dice, left, rank, stays in ((LOW, 18, 5, 0), (MID, 18, 3, 0), (HIGH, 17, 5, 1)):
        table = deliver("runaway-mascot", dice, *foes)
        assert (hp(table), ranks(table)) == ([20, 20, left], [8, 7, rank])
        assert len(kept(table)) == stays


@rule("HH-D-14")
def test_dodgeball_stampede() -> None:
    for dice, mine, left in ((LOW, 10, 18), (MID, 11, 17), (HIGH, 12, 15)):
        table = deliver("dodgeball-stampede", dice, {}, {}, me={"hp": 10})
        assert hp(table) == [mine, left, 20]


@rule("HH-D-15", "HH-D-NOTE-2")
def test_nurses_office() -> None:
    foes = ({"hp": 16}, {"hp": 15})
    for dice, after in ((LOW, [11, 16, 15]), (MID, [13, 16, 15]), (HIGH, [15, 14, 15])):
        assert hp(deliver("nurses-office", dice, *foes, me={"hp": 10})) == after
