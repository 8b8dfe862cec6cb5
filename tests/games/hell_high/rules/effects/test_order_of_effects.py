"""Two effects in a row by their order, not by their sum; and everything a second time."""

from typing import Any

import pytest

from spellhall.games.hell_high.frames.round import Build, ChangeMind
from spellhall.games.hell_high.show.sight.shapes import SECRET
from spellhall.games.hell_high.state.state import Brawl
from spellhall.testing import Table, rule
from tests.games.hell_high.tables import (
    DEAD,
    Seat,
    blow,
    cards_of,
    casting,
    frame,
    hp,
    kills,
    player,
    ranks,
    school,
    state,
    treasures,
    words,
)


def said(table: Table, *starts: str) -> list[str]:
    """The lines of the log that begin so, in their order."""
    return [line for line in table.log() if line.startswith(starts)]


# -- Order ----------------------------------------------------------------------------------------


@rule("HH-T-23")
def test_the_gym_whistle_blows_after_the_bully_has_happened() -> None:
    me = {"treasures": ["gym-whistle"]}
    bob = {"spell": ["mossy-oakess", "trust-funded"]}
    table = casting("locker-slamming", bob, me=me)
    assert hp(table) == [20, 18]  # the component first
    table.play("bob: drop trust-funded")
    assert said(table, "bob, bullied", "bob takes") == [
        "bob, bullied by alice, discards Trust-Funded (Locker-Slamming); 1 card left in the Spell.",
        "bob takes 1 from alice (Gym Whistle). 18 → 17.",
    ]
    source = casting("hazel-hexwells", {}, me=me, main=["pep-rallied"])
    assert said(source, "Pep-Rallied", "bob takes", "Bully") == [
        "bob takes 2 from alice (Hazel Hexwell's). 20 → 18.",
        "Bully! alice looks down on bob (Hazel Hexwell's).",
        "Pep-Rallied joins alice's Spell (Hazel Hexwell's).",
        "bob takes 1 from alice (Gym Whistle). 18 → 17.",
        "Pep-Rallied resolves.",
    ]


@rule("HH-T-23", "HH-REACT-10")
def test_a_foe_whom_the_whistle_kills_has_given_up_the_component_before() -> None:
    me = {"treasures": ["gym-whistle"], "rank": 5}
    bob = {"hp": 3, "rank": 4, "spell": ["volt-zapperlys"]}
    table = casting("locker-slamming", bob, {"rank": 8}, me=me, dead_deck=["makeover"])
    assert hp(table) == [20, 0, 20]  # no Reaction: the card was gone
    assert kills(table) == [1, 0, 0]
    assert ranks(table) == [6, 0, 8]  # a kill by a Treasure of the living: token and status
    dead = casting("hazel-hexwells", {"hp": 2}, {}, me=me, main=["pep-rallied"])
    assert "Gym Whistle" not in " ".join(dead.log())  # no whistle for the dead


@rule("HH-CREAT-2", "HH-CREAT-6")
def test_a_creature_is_kept_after_the_other_parts_of_its_band() -> None:
    # The Backpack answers the damage of the band, when the Gargoyle is not kept yet.
    table = casting("library-gargoyle", {"treasures": ["spiked-backpack"]}, dice=[5])
    assert said(table, "bob takes", "alice takes", "alice keeps") == [
        "bob takes 2 from alice (Library Gargoyle). 20 → 18.",
        "alice takes 1 from bob (Spiked Backpack). 20 → 19.",
        "alice keeps Library Gargoyle.",
    ]
    gain = casting("library-gargoyle", {}, dice=[5, 5], bonus="arcane", treasure=["lunch-box"])
    assert said(gain, "alice gains", "alice keeps") == [
        "alice gains Lunch Box (Library Gargoyle).",
        "alice keeps Library Gargoyle.",
    ]


@rule("HH-CREAT-2", "HH-TURN-11")
def test_a_creature_of_one_who_dies_in_its_band_is_not_kept() -> None:
    foes: tuple[Seat, ...] = ({"treasures": ["spiked-backpack"]}, {})
    table = casting("library-gargoyle", *foes, me={"hp": 1}, dice=[5], dead_deck=["makeover"])
    assert hp(table)[0] == 0
    assert "alice keeps Library Gargoyle." not in table.log()
    assert player(table, "alice").creatures == []
    assert words(state(table).main_discard) == ["library-gargoyle"]


@rule("HH-CREAT-13", "HH-CREAT-8", "HH-AMB-22")
def test_a_creature_that_failed_goes_with_its_owner_who_dies_in_the_same_turn() -> None:
    me = {"hp": 1, "creatures": ["library-gargoyle", "runaway-mascot"]}
    foes: tuple[Seat, ...] = ({"treasures": ["spiked-backpack"]}, {})
    table = casting("nurses-office", *foes, me=me, dice=[1], dead_deck=["makeover"])
    table.play("alice: resolve library-gargoyle", "alice: take")
    assert hp(table) == [0, 19, 20]
    s = state(table)
    assert (s.turn.waiting, s.turn.kept, s.turn.tired) == ([], [], [])
    gone = ["library-gargoyle", "nurses-office", "runaway-mascot"]
    assert sorted(words(s.main_discard)) == gone


@rule("HH-T-24", "HH-ROUND-4")
def test_the_slacker_acts_before_the_participation_trophy_looks_who_is_lowest() -> None:
    me = {"rank": 3, "hp": 10, "treasures": ["participation-trophy"]}
    foes = ({"rank": 8, "hp": 1, "kills": 1}, {"rank": 4}, {"rank": 5})
    table = school(me, *foes, start="round", dead_deck=["makeover"])
    table.play("bob: glyph dark", "alice: at 2")
    assert ranks(table) == [4, 0, 3, 5]  # alice rose over cara, who is the lowest now
    assert hp(table)[0] == 10


@rule("HH-ROUND-4", "HH-RANK-0")
def test_the_ranks_act_from_eight_downward_and_the_trophy_comes_last() -> None:
    seats: tuple[Seat, ...] = (
        {"rank": 3, "hp": 9, "treasures": ["participation-trophy"]},
        {"rank": 5},
        {"rank": 6, "hp": 9},
        {"rank": 7},
        {"rank": 8, "hp": 9},
    )
    table = school(*seats, start="round", treasure=["lunch-box"])
    assert table.awaits() == "eve: pick_glyph"
    table.play("eve: glyph dark")
    assert table.awaits() == "dan: demand"
    table.play("dan: demand source 2", "bob: refuse")
    assert said(table, "bob takes", "cara heals") == [
        "bob takes 3 from dan, the Jock. 20 → 17.",
        "cara heals 2 (Cheerleader). 9 → 11.",
    ]
    assert table.awaits() == "cara: pick_healed"
    table.play("cara: at 5")
    assert said(table, "eve heals", "bob gains") == [
        "eve heals 2 (Cheerleader of cara). 9 → 11.",
        "bob gains Lunch Box (Trendsetter).",
    ]
    assert table.awaits() == "alice: pick_envied"
    table.play("alice: at 5")
    assert said(table, "alice") == [
        "alice, the Slacker, envies eve's 0 Victory Points.",
        "alice heals 1 (Participation Trophy). 9 → 10.",
    ]
    assert table.awaits().startswith("alice: build")


@rule("HH-RANK-8a", "HH-RANK-8b")
def test_the_president_draws_before_choosing_the_glyph() -> None:
    table = school({}, {"rank": 1}, stack=[frame("UseRank", rank=8)], main=["mossy-oakess"])
    assert table.question("alice") == "pick_glyph"
    assert words(player(table, "alice").hand) == ["mossy-oakess"]


@rule("HH-TURN-2", "HH-T-8", "HH-RANK-2f")
def test_the_loner_looks_at_the_rank_before_the_letter_jacket_lifts_it() -> None:
    me = {"rank": 2, "treasures": ["letter-jacket"]}
    table = casting("mossy-oakess", {"rank": 8}, me=me, main=["pep-rallied", "volt-zapperlys"])
    assert said(table, "alice, the Loner", "alice casts", "alice rises") == [
        "alice, the Loner, turns up Pep-Rallied, Volt Zapperly's.",
        "alice casts: Mossy Oakes's Pep-Rallied!",
        "alice rises to 3, Slacker (Letter Jacket).",
    ]
    low = {"rank": 1, "treasures": ["letter-jacket"]}
    table = casting("mossy-oakess", {"rank": 8}, me=low)
    assert ranks(table)[0] == 2
    assert "Loner, turns up" not in " ".join(table.log())


@rule("HH-T-8", "HH-T-11", "HH-TURN-2")
@pytest.mark.parametrize("first", ["letter-jacket", "lunch-box"])
def test_all_treasures_of_the_start_of_a_turn_work_in_the_order_they_lie_in(first: str) -> None:
    lines = {
        "letter-jacket": "alice rises to 5, Trendsetter (Letter Jacket).",
        "lunch-box": "alice heals 1 (Lunch Box). 9 → 10.",
    }
    mine = sorted(lines, key=lambda treasure: treasure != first)
    me = {"rank": 4, "hp": 9, "treasures": mine}
    table = casting("mossy-oakess", {"rank": 8}, me=me)
    assert said(table, "alice rises", "alice heals 1") == [lines[treasure] for treasure in mine]


@rule("HH-S-1", "HH-S-4", "HH-S-7", "HH-S-10", "HH-S-13", "HH-TURN-8")
def test_status_changes_before_the_blow_that_follows_it() -> None:
    foes = ({"rank": 7}, {"rank": 2})
    me = {"rank": 5}
    for spell, first in (
        ("richie-prickle-jrs", "alice rises to 6, Cheerleader (Richie Prickle Jr.'s)."),
        ("gloomy-guss", "alice falls to 3, Slacker (Gloomy Gus's)."),
        ("blaze-burnsides", "alice rises to 6, Cheerleader (Blaze Burnside's)."),
        ("mona-mirages", "alice rises to 6, Cheerleader (Mona Mirage's)."),
    ):
        table = casting(spell, *foes, me=me, dice=[3, 1])
        lines = said(table, "alice rises", "alice falls", "bob takes", "cara takes")
        assert lines[0] == first
        assert len(lines) == 2


@rule("HH-D-5", "HH-D-7", "HH-D-14", "HH-D-15", "HH-POWER-7", "HH-TURN-8")
def test_the_parts_of_a_band_come_in_the_printed_order() -> None:
    foes = ({"rank": 7, "hp": 19, "treasures": ["hall-pass"]}, {"rank": 2, "hp": 5})
    rest: dict[str, Any] = {"treasure": ["lunch-box"]}
    cases = [
        ("bottomless-detention", "dark", [1, 1], ["bob takes 2", "alice takes 1"]),
        ("bottomless-detention", "dark", [5, 5], ["bob takes 5", "alice destroys bob's Hall Pass"]),
        ("chem-lab-blowout", "", [1], ["bob takes 1", "alice gains Lunch Box"]),
        (
            "dodgeball-stampede",
            "primal",
            [5, 5],
            ["bob takes 3", "bob takes 2", "alice heals 2"],
        ),
    ]
    for spell, bonus, dice, order in cases:
        table = casting(spell, *foes, me={"hp": 20}, dice=dice, bonus=bonus, **rest)
        lines: list[str] = []
        while not table.match.is_over:
            lines += said(table, "bob takes", "alice")
            table.play("bob: take")
        lines += said(table, "bob takes", "alice")
        found = [next(line for line in lines if line.startswith(one)) for one in order]
        assert [line for line in lines if line in found] == found
    nurse = casting(
        "nurses-office", {"hp": 22}, {"hp": 25}, me={"hp": 18}, dice=[5, 5], bonus="primal"
    )
    assert hp(nurse) == [23, 22, 23]  # healed first: at 23 only cara is stronger


@rule("HH-Q-11", "HH-Q-NOTE-1")
def test_the_second_clause_of_trophy_smashing_looks_at_the_rank_after_the_first() -> None:
    # The first 2 kill dan on the right, and alice rises to 6: the second clause holds now.
    foes = ({"rank": 8, "lws": 1}, {"rank": 2}, {"rank": 1, "hp": 2})
    table = casting("trophy-smashing", *foes, me={"rank": 5}, dead_deck=["makeover"])
    assert ranks(table)[0] == 6
    assert hp(table) == [20, 17, 20, 0]


@rule("HH-D-12", "HH-DMG-4")
def test_all_are_hit_at_once_and_die_clockwise_from_the_left_of_the_source() -> None:
    seats: tuple[Seat, ...] = ({"hp": 2}, {"hp": 2}, {}, {"hp": 2}, {})
    cards = ["makeover", "rich-aunt", "grudge"]
    table = school(*seats, stack=[blow(2, (0, 1, 3), 2)], dead_deck=cards)
    assert state(table).game.dead == [3, 0, 1]
    hits = said(table, "alice takes", "bob takes", "dan takes", "alice is", "bob is", "dan is")
    assert hits[:3] == [
        "dan takes 2 from cara. 2 → 0.",
        "alice takes 2 from cara. 2 → 0.",
        "bob takes 2 from cara. 2 → 0.",
    ]
    assert hits[3:] == [f"{name} is dead, killed by cara." for name in ("dan", "alice", "bob")]
    held = [words(player(table, name).held) for name in ("dan", "alice", "bob")]
    assert held == [["makeover"], ["rich-aunt"], ["grudge"]]


# -- The second time ------------------------------------------------------------------------------


@rule("HH-T-18", "HH-DW-23", "HH-POWER-6")
def test_dice_that_were_added_to_one_roll_are_not_there_for_the_next() -> None:
    spell = ["bunsen-burning", "fire-drill"]
    me = {"treasures": ["energy-potion"], "held": ["ghost-writer"]}
    table = casting(spell, {}, me=me, dice=[1] * 8)
    table.play("alice: use energy-potion", "alice: pass")
    assert said(table, "Bunsen-Burning rolls") == ["Bunsen-Burning rolls 1 1 1 1."]
    table.play("alice: pass")  # no die is turned
    table.play("alice: pass")  # nothing is added to the Delivery
    assert said(table, "Fire Drill rolls") == ["Fire Drill rolls 1 1."]
    assert state(table).turn.roll.boosts == ()


def changeable(s: Brawl, seat: int) -> list[Build | ChangeMind]:
    return [frame for frame in s.lanes[seat] if isinstance(frame, Build | ChangeMind)]


@rule("HH-ORDER-9", "HH-ROUND-6", "HH-ROUND-7", "HH-HID-3", "HH-AMB-31")
def test_a_new_round_forgets_who_acted_what_was_announced_and_who_changed_the_mind() -> None:
    hand = ["mossy-oakess", "coach-gronks"]
    other = ["coach-gronks#2", "mossy-oakess#2"]
    table = school(
        {"hand": hand, "rank": 4}, {"hand": other, "rank": 1}, start="build", dice=[6, 1]
    )
    table.play("alice: place mossy-oakess", "alice: back mossy-oakess")
    table.play("alice: place mossy-oakess", "alice: ready")
    assert [frame.changes for frame in changeable(state(table), 0)] == [1]
    table.play("bob: place coach-gronks#2", "bob: ready")
    assert "A die decides: alice 6, bob 1." in table.log()
    assert state(table).round.number == 2
    s = state(table)
    assert (s.round.acted, s.round.shown, s.round.counted) == ((), (), False)
    assert [frame.changes for seat in (0, 1) for frame in changeable(s, seat)] == [0, 0]
    assert table.match.sight(None).players[0].initiative == SECRET
    assert table.awaits() == "alice: build, bob: build"


@rule("HH-T-9", "HH-TURN-1")
def test_each_turn_has_its_own_dice_and_its_own_end() -> None:
    table = school(
        {"spell": ["fire-drill"], "creatures": []},
        {"spell": ["pain-locker"], "treasures": ["cheat-sheet"]},
        {"rank": 1},
        stack=[frame("TakeTurn", seat=0), frame("TakeTurn", seat=1)],
        dice=[5, 4],
    )
    assert table.question("bob") == "reroll_die"
    assert (state(table).turn.seat, state(table).turn.roll.dice) == (1, (4,))
    assert state(table).round.acted == (0,)
    table.play("bob: pass")
    assert state(table).turn.seat == -1


@rule("HH-RANK-8b", "HH-RANK-8c")
def test_the_president_of_the_next_round_moves_the_token() -> None:
    step = [frame("UseRank", rank=8)] * 2
    table = school({}, {"rank": 1}, stack=step, bonus="dark")
    table.play("alice: glyph arcane", "alice: glyph primal")
    assert state(table).game.bonus == 4
    gone = school({"rank": 7}, {"rank": 1}, bonus="dark", stack=[frame("UseRank", rank=8)])
    assert len(gone.log()) == 1
    assert state(gone).game.bonus == -1
    never = school({"rank": 7}, {"rank": 1}, stack=[frame("UseRank", rank=8)])
    assert never.log() == []  # nothing was there to be taken off


@rule("HH-DW-16", "HH-ROUND-1")
def test_the_bigger_hand_is_for_one_round_only() -> None:
    table = school({"rank": 2}, {"rank": 1}, stack=[frame("DrawHands"), frame("DrawHands")])
    s = state(table)
    assert [len(one.hand) for one in s.players] == [8, 8]
    held = {"held": ["study-group"], "fresh": 1}
    table = school(held, DEAD, dead=[1], lws=0, stack=[frame("EndGame")])
    assert len(player(table, "alice").hand) == 11
    assert player(table, "alice").extra_cards == 0


@rule("HH-NEXT-4", "HH-END-6", "HH-MATCH-6")
def test_the_next_game_begins_as_the_first_in_everything_that_is_counted() -> None:
    alice = {"hp": 3, "kills": 2, "kills_game": 2, "acted": True, "hand": ["mossy-oakess"]}
    alice |= {"lasting": ["spirit-guide", "grudge"], "glyph": "dark", "grudge": 1}
    table = school(alice, DEAD, DEAD, dead=[2, 1], lws=0, round=7, stack=[frame("EndGame")])
    s = state(table)
    assert (s.game.number, s.game.dead, s.game.last_standing, s.game.closed) == (2, [], -1, False)
    assert (s.round.number, s.round.next_up, s.round.counted, s.round.acted) == (1, -1, False, ())
    assert s.turn.seat == -1
    for one in s.players:
        assert (one.hp, one.kills_game, one.died) == (20, 0, 0)
        assert (one.glyph, one.grudge) == (-1, -1)
    assert ranks(table) == [8, 7, 6]
    assert treasures(table, "alice") == []


@rule("HH-DMG-2", "HH-CREAT-4")
@pytest.mark.parametrize("answers", [("use library-gargoyle", "take"), ("take", "take")])
def test_each_instance_asks_anew_and_no_answer_stays_for_the_next(answers: tuple[str, ...]) -> None:
    bob: Seat = {"creatures": ["library-gargoyle", "runaway-mascot"]}
    table = school({}, bob, {}, stack=[blow(0, (1,), 2), blow(0, (1,), 3)])
    for one in answers:
        table.play(f"bob: {one}")
    stopped = sum(one != "take" for one in answers)
    assert hp(table)[1] == (17 if stopped else 15)
    assert len(player(table, "bob").creatures) == 2 - stopped
    assert player(table, "bob").answer == -1
    assert cards_of("library-gargoyle")[0] in state(table).main_discard or not stopped
