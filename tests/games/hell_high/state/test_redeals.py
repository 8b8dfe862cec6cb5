"""Dealing anew what a seat cannot see, and leaving as it is what must be kept (section 7.2)."""

from collections.abc import Callable, Iterable
from random import Random
from typing import Any

import pytest

from spellhall.games.hell_high.box.cards import CARD_COUNT, KIND_OF, WHEN_OF
from spellhall.games.hell_high.box.design import FUTURE, NEXT_GAME, NOW
from spellhall.games.hell_high.box.verbs import WILD
from spellhall.games.hell_high.rules.piles import base_initiative
from spellhall.games.hell_high.state.hidden import (
    ANSWER,
    COUNT,
    NOT_NOW,
    SHUFFLED,
    SPEED,
    TIME,
    _deal_hands,
    _deal_spells,
    _new_spell,
    hidden,
    moment,
    redeal,
)
from spellhall.games.hell_high.state.state import Brawl
from spellhall.testing import Table, rule
from tests.games.hell_high.tables import (
    DEAD,
    GAME,
    Seat,
    blow,
    cards_of,
    frame,
    player,
    school,
    state,
)


def dealt(
    table: Table, viewer: int | None, seen: Callable[[Brawl], Any], keep: Iterable[int] = ()
) -> set[Any]:
    """What something is in forty redeals."""
    rng = Random(17)
    found = set()
    for _ in range(40):
        s = state(table).copy()
        redeal(s, viewer, rng, frozenset(keep))
        GAME.invariants(s)
        found.add(seen(s))
    return found


def in_building() -> Table:
    hand = ["mossy-oakess", "pep-rallied", "fire-drill", "trust-funded", "pain-locker"]
    table = school({"hand": hand}, {"hand": ["roll-ritual", "gloomy-guss"]}, start="build")
    return table.play("alice: place mossy-oakess", "alice: place fire-drill")


@rule("HH-HID-2", "HH-BUILD-6")
def test_during_the_building_the_number_of_components_is_any_that_is_possible_or_kept() -> None:
    table = in_building()
    s = state(table)

    def size(one: Brawl) -> int:
        return len(one.players[0].spell)

    assert dealt(table, 1, size) == {0, 1, 2, 3}
    assert dealt(table, 1, size, [COUNT + moment(s, 0)]) == {2}
    assert dealt(table, 1, size, [COUNT + moment(s, 1)]) == {0, 1, 2, 3}
    assert dealt(table, 0, size) == {2}
    table.play("alice: ready")
    assert dealt(table, 1, size) == {1, 2, 3}  # whoever is ready has placed a card
    assert dealt(table, 1, size, cards_of("mossy-oakess")[:1]) == {1, 2, 3}
    both = [*cards_of("mossy-oakess")[:1], *cards_of("fire-drill")[:1]]
    assert dealt(table, 1, size, both) == {2, 3}
    assert dealt(table, None, lambda one: len(one.players[0].hand) + size(one)) == {5}


@rule("HH-HID-1", "HH-HID-2")
def test_a_card_that_is_kept_stays_where_it_is() -> None:
    table = in_building()
    s = state(table)
    hand, spell = s.players[0].hand[0], s.players[0].spell[1]
    deck, treasure, dead = s.main[40], s.treasure[9], s.dead_deck[7]
    places: list[Callable[[Brawl], bool]] = [
        lambda one: hand in one.players[0].hand,
        lambda one: (spell, 2) in zip(one.players[0].spell, one.players[0].slots, strict=True),
        lambda one: one.main[40] == deck,
        lambda one: one.treasure[9] == treasure,
        lambda one: one.dead_deck[7] == dead,
    ]
    for card, stays in zip((hand, spell, deck, treasure, dead), places, strict=True):
        assert dealt(table, 1, stays, [card]) == {True}
        assert False in dealt(table, 1, stays)
    for stays in places[:2]:
        assert dealt(table, 0, stays) == {True}  # one's own


@rule("HH-HID-3", "HH-ORDER-8")
def test_initiative_that_was_announced_or_is_kept_stays_and_any_other_varies() -> None:
    seats: list[Seat] = [
        {"spell": ["mossy-oakess", "fire-drill"]},
        {"spell": ["coach-gronks", "pain-locker"]},
        {"hand": ["gloomy-guss"], "spell": ["trudy-trinkets", "wild-magic delivery"]},
    ]
    table = school(*seats, stack=[frame("PickGlyph", seat=2)])
    s = state(table)

    def speed(seat: int) -> Callable[[Brawl], int]:
        return lambda one: base_initiative(one.players[seat])

    assert len(dealt(table, 1, speed(0))) > 5
    assert dealt(table, 1, speed(0), [SPEED + moment(s, 0)]) == {20}
    assert len(dealt(table, 1, speed(0), [SPEED + moment(s, 2)])) > 5
    assert dealt(table, 1, speed(1)) == {13}
    s.round.shown = (0, 2)
    assert dealt(table, 1, speed(0)) == {20}
    assert dealt(table, 1, speed(2)) == {0}
    assert {len(x) for x in dealt(table, 1, lambda one: tuple(one.players[0].spell))} == {2}
    s.round.shown = (2,)
    s.turn.seat = 0
    assert dealt(table, 1, speed(0)) == {20}  # the active Spell lies open
    assert len(dealt(table, 1, lambda one: tuple(one.players[0].spell))) == 1


def test_every_spell_that_is_dealt_is_legal() -> None:
    hand = ["mossy-oakess", "pep-rallied", "fire-drill"]
    table = school(
        {"spell": hand},
        {"hand": hand},
        {"spell": ["gloomy-guss"]},
        stack=[frame("PickGlyph", seat=1)],
    )

    def legal(one: Brawl) -> bool:
        wizard = one.players[0]
        fits = [
            KIND_OF[card] in (slot, WILD)
            for card, slot in zip(wizard.spell, wizard.slots, strict=True)
        ]
        return wizard.slots == [0, 1, 2] and all(fits)

    assert dealt(table, 1, legal) == {True}
    assert dealt(table, 1, lambda one: tuple(one.players[2].slots)) == {(0,), (1,), (2,)}


@rule("HH-HID-5", "HH-DEAD-3")
def test_held_cards_are_dealt_by_when_they_work() -> None:
    bob = DEAD | {"held": ["second-wind", "rich-aunt"], "fresh": 1}
    table = school({}, bob, {}, dead=[1], stack=[frame("PickGlyph", seat=0)])
    s = state(table)
    old, fresh = s.players[1].held

    def when(i: int) -> Callable[[Brawl], int]:
        return lambda one: WHEN_OF[one.players[1].held[i]]

    assert dealt(table, 0, when(0)) == {FUTURE}
    assert dealt(table, 0, when(1)) == {NEXT_GAME, FUTURE}
    assert dealt(table, 0, when(1), [TIME + fresh]) == {NEXT_GAME}
    assert dealt(table, 0, lambda one: one.players[1].held[1], [fresh]) == {fresh}
    assert dealt(table, 0, lambda one: one.players[1].held[0], [old]) == {old}
    assert len(dealt(table, 0, lambda one: tuple(one.players[1].held))) > 15
    assert dealt(table, 1, lambda one: tuple(one.players[1].held)) == {(old, fresh)}


@rule("HH-HID-4")
def test_a_dead_wizard_card_in_the_deck_may_be_for_any_time_unless_something_is_known() -> None:
    table = school({}, {}, dead_deck=["time-out"], stack=[frame("PickGlyph", seat=0)])
    top = state(table).dead_deck[-1]

    def when(one: Brawl) -> int:
        return WHEN_OF[one.dead_deck[-1]]

    assert dealt(table, 0, when) == {NOW, NEXT_GAME, FUTURE}
    assert dealt(table, 0, when, [NOT_NOW + top]) == {NEXT_GAME, FUTURE}
    assert dealt(table, 0, when, [TIME + top]) == {FUTURE}
    assert dealt(table, 0, lambda one: one.dead_deck[-1], [top]) == {top}


@rule("HH-DEC-22", "HH-DEC-23")
def test_an_answer_face_down_is_hidden_from_the_others_until_it_is_kept() -> None:
    foes: list[Seat] = [{"creatures": ["library-gargoyle"]}, {"creatures": ["runaway-mascot"]}, {}]
    table = school({}, *foes, stack=[blow(0, (1, 2), 2)]).play("bob: use library-gargoyle")
    given = player(table, "bob").answer
    assert given > 0

    def answer(one: Brawl) -> int:
        return one.players[1].answer

    assert dealt(table, 2, answer) == {0}
    assert dealt(table, 2, answer, [ANSWER + 1]) == {given}
    assert dealt(table, 1, answer) == {given}
    assert dealt(table, 2, lambda one: one.players[2].answer) == {-1}
    hands: list[Seat] = [
        {"hand": ["mossy-oakess", "fire-drill"]},
        {"hand": ["pep-rallied", "gloomy-guss"]},
    ]
    prank: dict[str, Any] = {"dead_deck": ["poltergeist-prank"], "dead": [0]}
    table = school(DEAD, *hands, {}, stack=[frame("DrawDeadCard", seat=0)], **prank)
    table.play("bob: discard fire-drill")

    def in_hand(one: Brawl) -> bool:
        return one.players[1].answer in one.players[1].hand

    assert dealt(table, 2, in_hand) == {True}
    assert len(dealt(table, 2, answer)) > 10


@rule("HH-HID-6")
def test_a_card_handed_over_is_dealt_to_its_receiver_for_the_giver_only() -> None:
    hand = ["mossy-oakess", "fire-drill", "pep-rallied"]
    table = school(
        {"rank": 7, "hand": ["gloomy-guss"]},
        {"rank": 6, "hand": hand},
        {"rank": 1, "hand": ["trust-funded"]},
        stack=[frame("UseRank", rank=7), frame("BuildSpells")],
    ).play("alice: demand source 2", "bob: give mossy-oakess")
    card = cards_of("mossy-oakess")[0]

    def with_alice(one: Brawl) -> bool:
        return card in one.players[0].hand + one.players[0].spell

    assert dealt(table, 1, with_alice) == {True}
    assert dealt(table, 0, with_alice) == {True}
    assert dealt(table, 2, with_alice) == {True, False}
    known = dealt(table, 2, lambda one: tuple(one.known))
    assert known == {((1, 0, card),), ()}  # where it went elsewhere, nothing is known of it
    assert dealt(table, 1, lambda one: tuple(one.known)) == {((1, 0, card),)}


def test_what_is_hidden_changes_its_number_with_every_shuffle() -> None:
    table = in_building()
    s = state(table)
    before = hidden(s, 1)
    s.shuffles = 2
    assert hidden(s, 1) == [number + 2 * SHUFFLED for number in before]
    kept = s.main[40]
    assert dealt(table, 1, lambda one: one.main[40], [kept + 2 * SHUFFLED]) == {kept}
    assert len(dealt(table, 1, lambda one: one.main[40], [kept])) > 5


@rule("HH-HID-1", "HH-HID-2", "HH-HID-4", "HH-HID-5")
def test_hidden_is_exactly_what_a_seat_cannot_see() -> None:
    table = school(
        {"hand": ["mossy-oakess"], "spell": ["fire-drill"], "held": ["time-out"]},
        {"hand": ["pep-rallied"], "spell": ["pain-locker"]},
        DEAD | {"held": ["second-wind", "rich-aunt"], "fresh": 1},
        dead=[2],
        stack=[frame("PickGlyph", seat=0)],
    )
    s = state(table)
    alice, bob, cara = s.players
    decks = s.main + s.treasure + s.dead_deck
    times = [NOT_NOW + card for card in s.dead_deck] + [TIME + card for card in s.dead_deck]
    of_alice = [*alice.hand, *alice.spell, *alice.held, SPEED + moment(s, 0)]
    of_bob = [*bob.hand, *bob.spell, SPEED + moment(s, 1)]
    of_cara = [*cara.held, TIME + cara.held[1]]
    for viewer, others in (
        (0, of_bob + of_cara),
        (1, of_alice + of_cara),
        (2, of_alice + of_bob),
        (None, of_alice + of_bob + of_cara),
    ):
        assert sorted(hidden(s, viewer)) == sorted(decks + times + others)
    s.turn.seat = 0
    open_now = [*alice.hand, *alice.held]
    assert sorted(hidden(s, 1)) == sorted(decks + times + open_now + of_cara)
    s.turn.seat, s.round.shown = -1, (1,)
    assert sorted(hidden(s, 0)) == sorted(decks + times + bob.hand + bob.spell + of_cara)
    s.round.step, bob.answer = 4, 5
    assert set(hidden(s, 0)) >= {COUNT + moment(s, 1), COUNT + moment(s, 2), ANSWER + 1}
    assert COUNT + moment(s, 0) not in hidden(s, 0)


@rule("HH-HID-2", "HH-ORDER-4")
def test_the_lowest_initiative_that_was_announced_is_kept_at_once() -> None:
    seats: list[Seat] = [{"spell": ["mossy-oakess"]}, {"spell": ["nurses-office"]}]
    s = state(school(*seats, stack=[frame("PickGlyph", seat=0)]))
    s.round.shown = (1,)
    for seed in range(20):
        other = s.copy()
        assert _deal_spells(other, 0, [1], Random(seed), frozenset())
        assert base_initiative(other.players[1]) == 1


@rule("HH-HID-2", "HH-ORDER-4", "HH-ORDER-6")
def test_a_spell_is_dealt_whole_and_with_what_was_announced_or_not_at_all() -> None:
    seats: list[Seat] = [{"spell": ["mossy-oakess"]}, {"spell": ["nurses-office"]}]
    s = state(school(*seats, stack=[frame("PickGlyph", seat=0)]))
    s.round.shown = (1,)
    source, other, delivery = (
        cards_of(word)[0] for word in ("mossy-oakess", "fire-drill", "nurses-office")
    )

    def new(*pool: int) -> tuple[list[int], list[int]] | None:
        return _new_spell(s, 1, list(pool), [], Random(1), frozenset())

    assert new(source, delivery) == ([delivery], [2])
    assert new(source, other) is None  # no Delivery with the 1 that was announced
    s.players[1].spell, s.players[1].slots = [source], [0]  # 0 was announced: no Delivery
    found = [_new_spell(s, 1, [source, delivery], [], Random(n), frozenset()) for n in range(20)]
    assert ([source], [0]) in found
    wild = cards_of("wild-magic")[0]  # in the Delivery slot it acts with 0 as well
    found = [_new_spell(s, 1, [source, wild], [], Random(n), frozenset()) for n in range(20)]
    assert ([source], [0]) in found
    assert ([wild], [2]) in found
    assert new() is None
    s.round.shown = ()
    assert new() is None  # too few cards for as many components


@rule("HH-HID-1", "HH-HID-2")
def test_a_spell_that_leaves_no_room_for_the_cards_known_in_hand_is_not_dealt() -> None:
    table = school({}, {"hand": ["mossy-oakess", "fire-drill"]}, start="build")
    table.play("bob: place fire-drill")
    s = state(table)
    (kept,) = s.players[1].hand
    tried: dict[int, set[bool]] = {}
    for seed in range(30):
        other = s.copy()
        done = _deal_spells(other, 0, [1], Random(seed), frozenset([kept]))
        tried.setdefault(len(other.players[1].spell), set()).add(done)
        assert kept in other.players[1].hand
        assert len(other.players[1].hand + other.players[1].spell) == 2
    assert tried == {0: {True}, 1: {True, False}}


def test_numbers_of_hidden_facts_never_meet() -> None:
    table = school(*[{"hand": [word]} for word in ("mossy-oakess", "fire-drill", "pep-rallied")])
    s = state(table)
    s.round.step = 4
    for seat in s.players:
        seat.spell, seat.hand, seat.slots = seat.hand, [], [0]
    facts = hidden(s, None)
    assert len(set(facts)) == len(facts)
    assert CARD_COUNT <= ANSWER < NOT_NOW < TIME < COUNT < SHUFFLED
    assert NOT_NOW + CARD_COUNT <= TIME
    assert TIME + CARD_COUNT <= COUNT


@pytest.mark.parametrize("viewer", [1, None])
def test_hands_and_deck_alone_can_be_dealt_where_spells_cannot(viewer: int | None) -> None:
    table = in_building()
    rng = Random(4)
    kept = {*state(table).players[0].spell, state(table).main[40]}
    hands = set()
    for _ in range(20):
        s = state(table).copy()
        _deal_hands(s, viewer, [0], rng, frozenset(kept))
        GAME.invariants(s)
        assert s.players[0].spell == state(table).players[0].spell
        assert s.main[40] == state(table).main[40]
        hands.add(tuple(s.players[0].hand))
    assert len(hands) > 15
    s = state(table).copy()
    card = s.players[0].hand[0]
    s.known = [(1, 0, card)]
    for _ in range(10):
        _deal_hands(s, 1, [0], rng, frozenset(kept))
        assert s.players[0].hand[0] == card
