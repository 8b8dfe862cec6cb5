"""What nobody may learn (ledger sections 7.1 and 7.2), and the redeals behind it."""

from random import Random
from typing import Any

import pytest

from spellhall.bots.playout import play_randomly
from spellhall.engine import Options, begin, redealt
from spellhall.games.hell_high.box.cards import KIND_OF, WHEN_OF
from spellhall.games.hell_high.box.design import FUTURE, NOW
from spellhall.games.hell_high.box.verbs import WILD
from spellhall.games.hell_high.rules.piles import base_initiative
from spellhall.games.hell_high.show.sight.shapes import SECRET
from spellhall.games.hell_high.state.hidden import hidden
from spellhall.testing import check_laws, rule
from tests.games.hell_high.tables import GAME, casting, frame, player, school, state, words


@rule("HH-DEC-23", "HH-DEC-17")
@pytest.mark.parametrize("card", ["time-out", "second-wind", "cancelled", "ghost-writer"])
def test_whoever_holds_a_face_down_card_is_asked_whatever_it_is(card: str) -> None:
    foes = ({"rank": 5, "held": [card]}, {"rank": 1})
    table = casting("pain-locker", *foes, dice=[5]).play("alice: at 2")
    assert table.awaits() == "bob: shield"
    table.play("bob: take")
    assert table.awaits() == "bob: shift_loss"
    own = casting("fire-drill", {}, me={"held": [card]}, dice=[1])
    assert own.awaits() == "alice: before_roll"
    own.play("alice: pass")
    assert own.awaits() == "alice: turn_die"


@rule("HH-HID-2", "HH-ORDER-1")
def test_after_the_counts_only_the_number_is_public() -> None:
    table = school(
        {"spell": ["volt-zapperlys"]},
        {"spell": ["mossy-oakess", "fire-drill"], "treasures": ["hall-pass"]},
        {"spell": ["coach-gronks", "pep-rallied", "pain-locker"]},
    )
    seen = table.match.sight(2).players[1]
    assert (seen.spell_size, seen.spell, seen.initiative) == (2, [], SECRET)
    mine = table.match.sight(1).players[1]
    assert words(mine.spell) == ["mossy-oakess", "fire-drill"]
    active = table.match.sight(2).players[0]
    assert words(active.spell) == ["volt-zapperlys"]


@rule("HH-HID-3", "HH-ORDER-8")
def test_initiative_is_public_only_once_announced() -> None:
    table = school(
        {"spell": ["fire-drill"], "rank": 8},
        {"spell": ["pain-locker"], "rank": 7, "treasures": ["hall-pass"]},
        {"spell": ["mossy-oakess", "nurses-office"], "rank": 6},
        dice=[1],
    )
    seen = table.match.sight(None)
    assert [one.initiative for one in seen.players] == [20, 13, SECRET]
    assert [one.spell_size for one in seen.players] == [1, 1, 2]
    assert (seen.order, seen.active, seen.next) == ([0, 1, 2], 0, 1)


@rule("HH-HID-4", "HH-DECK-3", "HH-HID-7")
def test_deck_orders_are_hidden_and_sizes_discards_and_the_table_are_public() -> None:
    table = casting(
        "volt-zapperlys", {"creatures": ["library-gargoyle"], "treasures": ["yearbook"]}
    )
    s = state(table)
    for viewer in (0, 1, None):
        assert set(s.main + s.treasure + s.dead_deck) <= set(hidden(s, viewer))
        view = table.match.sight(viewer)
        assert (view.main.left, view.treasure.left, view.dead_deck.left) == (
            len(s.main),
            len(s.treasure),
            len(s.dead_deck),
        )
        seen = view.players[1]
        assert words(seen.creatures) == ["library-gargoyle"]
        assert words(seen.treasures) == ["yearbook"]
        assert (seen.hp, seen.rank, seen.points) == (20, 7, 0)
    table.play("bob: use library-gargoyle")
    assert words(table.match.sight(None).main.discard) == ["library-gargoyle", "volt-zapperlys"]


@rule("HH-HID-1")
def test_hands_are_seen_by_their_owner_only_and_their_size_by_all() -> None:
    table = school(
        {"hand": ["mossy-oakess", "fire-drill"]}, {"hand": ["pep-rallied"]}, start="build"
    )
    assert [len(one.hand) for one in table.match.sight(0).players] == [2, 0]
    assert [len(one.hand) for one in table.match.sight(None).players] == [0, 0]
    assert [one.hand_size for one in table.match.sight(None).players] == [2, 1]


@rule("HH-HID-6")
def test_a_card_handed_over_stays_with_its_receiver_in_the_givers_redeals() -> None:
    hand = ["mossy-oakess", "fire-drill", "pep-rallied"]
    table = school(
        {"rank": 7},
        {"rank": 6, "hand": hand},
        {"rank": 1, "hand": ["trust-funded"]},
        stack=[{"": "UseRank", "rank": 7}, {"": "BuildSpells"}],
    )
    table.play("alice: demand source 2", "bob: give mossy-oakess")
    card = player(table, "alice").hand[0]
    rng = Random(3)
    places: dict[str, set[bool]] = {"giver": set(), "third": set()}
    for _ in range(40):
        for name, viewer in (("giver", 1), ("third", 2)):
            s: Any = redealt(GAME, state(table), viewer, rng)
            places[name].add(card in s.players[0].hand + s.players[0].spell)
    assert places["giver"] == {True}
    assert False in places["third"]


@rule("HH-HID-6", "HH-REACT-4")
def test_a_card_handed_over_lies_open_when_its_receiver_dies_reacting() -> None:
    table = school(
        {"rank": 8, "spell": ["hazel-hexwells"], "creatures": ["library-gargoyle"]},
        {"rank": 7, "hp": 1, "hand": ["pep-rallied"]},
        {"rank": 1, "hand": ["mossy-oakess", "trust-funded"]},
        stack=[frame("UseRank", rank=7), frame("BuildSpells"), frame("TakeTurn", seat=0)],
    )
    table.play("bob: demand source 3", "cara: give mossy-oakess")
    table.play("bob: place mossy-oakess", "bob: ready", "cara: place trust-funded", "cara: ready")
    assert table.awaits() == "alice: shield"  # the Reaction strikes back
    assert words(state(table).exposed) == ["mossy-oakess"]
    GAME.invariants(redealt(GAME, state(table), 2, Random(4)))


def test_redeals_keep_what_was_announced_and_vary_the_rest() -> None:
    rng = Random(11)
    match = begin(GAME, 4, 21)
    s: Any = match.state
    seen: set[tuple[int, ...]] = set()
    for _ in range(800):
        play_randomly(GAME.rules, s, rng, 1)
        if match.is_over or s.round.step != 5:
            continue
        other: Any = redealt(GAME, s, 0, rng)
        for seat in range(1, 4):
            mine, theirs = s.players[seat], other.players[seat]
            assert len(theirs.spell) == len(mine.spell)
            if seat in s.round.shown:
                assert base_initiative(theirs) == base_initiative(mine)
            if seat != s.turn.seat:
                assert len(set(theirs.slots)) == len(theirs.slots)
                for card, slot in zip(theirs.spell, theirs.slots, strict=True):
                    assert KIND_OF[card] in (slot, WILD)
            seen.add(tuple(theirs.spell))
    assert len(seen) > 50


def test_nobody_is_dealt_a_now_card_and_old_cards_are_for_the_future() -> None:
    table = school(
        {"held": ["time-out"], "hand": ["fire-drill"]},
        {"hp": 0, "rank": 0, "held": ["second-wind", "rich-aunt"], "fresh": 1},
        {"hand": ["fire-drill"]},
        dead=[1],
        start="build",
    )
    rng = Random(5)
    held: set[tuple[int, ...]] = set()
    for _ in range(60):
        s: Any = redealt(GAME, state(table), 2, rng)
        assert WHEN_OF[s.players[0].held[0]] == FUTURE
        assert WHEN_OF[s.players[1].held[0]] == FUTURE
        assert WHEN_OF[s.players[1].held[1]] != NOW
        held.add(tuple(s.players[1].held))
    assert len(held) > 20


@rule("HH-DEC-22", "HH-DEC-23", "HH-HID-2")
@pytest.mark.parametrize("players", [3, 6])
def test_all_laws_hold_with_the_other_options(players: int) -> None:
    options: Options = {"slacker_vp": "game", "round_limit": 4}
    checked = check_laws(GAME, players, 31, options, every=2)
    assert checked.redeals_that_differ > 0


def test_the_dead_have_their_corner_in_sight() -> None:
    table = casting("volt-zapperlys", {"hp": 1}, {}, dead_deck=["rich-aunt"])
    bob = table.match.sight(None).players[1]
    assert (bob.hp, bob.rank, bob.died, bob.next_rank, bob.held_size) == (0, 0, 1, 6, 1)
    assert table.match.sight(None).dead == [1]
    assert words(player(table, "bob").held) == ["rich-aunt"]
