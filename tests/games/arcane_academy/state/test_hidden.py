"""What is hidden, what is random and what never changes (ledger section 24)."""

from random import Random

import pytest

import spellhall
from spellhall.engine import Match
from spellhall.games.arcane_academy import GAME
from spellhall.games.arcane_academy.state.state import Academy
from spellhall.testing import rule
from tests.games.arcane_academy.tables import EIGHT, academy, completing, faces, names


def halfway(players: int, seed: int) -> Match:
    match = spellhall.new("arcane_academy", players, seed)
    rng = Random(seed)
    for _ in range(120):
        if not match.is_over:
            match.play(rng.choice(match.options()))
    return match


@rule("AA-HID-2")
def test_the_order_of_the_deck_is_known_to_nobody_and_its_number_to_all() -> None:
    match = halfway(3, 1)
    s = match.state
    assert isinstance(s, Academy)
    for viewer in (0, 1, 2, None):
        shown = match.sight(viewer)
        assert shown.deck_left == len(s.deck)
        cards = {card.card for seat in shown.players for card in seat.hand}
        cards |= {card.card for card in shown.public if card}
        assert len(cards) >= len([card for card in shown.public if card])
        assert not cards & set(s.deck)
        assert set(shown.discard + shown.aside).isdisjoint(s.deck)


@rule("AA-HID-3")
def test_the_bag_is_known_by_deduction_but_not_its_order() -> None:
    match = halfway(2, 2)
    s = match.state
    assert isinstance(s, Academy)
    first = match.sight(None)
    Random(3).shuffle(s.bag)
    assert match.sight(None) == first
    assert sum(first.bag) == len(s.bag)


@rule("AA-HID-4")
def test_all_the_rest_is_public() -> None:
    table = academy(
        {
            "slate": {"5": ["T01", "T02"], "6": "T16"},
            "tired": [5],
            "items": ["moonlit-orrery +2"],
            "hand": ["time-dilation"],
            "will": 9,
            "shards": 9,
        },
        EIGHT,
        centre=["T03", "T04"],
        pencils=1,
    )
    table.play("alice: cast 6", "alice: complete", "alice: complete time-dilation")
    table.play("alice: add", "alice: take T04")
    shown = table.match.sight(1)
    alice = shown.players[0]
    assert (alice.will, alice.shards) == (3, 9)
    assert (faces(tile for _, tile in alice.under), alice.tired[5]) == (["T01"], 1)
    assert names(card.card for card in alice.spells) == ["Time Dilation"]
    assert [card.tokens for card in alice.items] == [2]
    assert faces(shown.pending) == ["T04"]
    assert (shown.pencils, shown.owed, len(shown.discard)) == (1, 1, 0)
    assert faces(tile for tile in shown.centre if tile >= 0) == ["T03"]


@rule("AA-HID-5")
def test_a_discarded_private_card_is_told_and_the_drawn_one_is_not() -> None:
    table = academy({"hand": ["kindle-crystal"]}, deck=["corollary", "grand-proof"])
    table.play("alice: rest", "alice: exchange kindle-crystal")
    assert "alice exchanges Kindle Crystal and draws Corollary." in table.log("alice")
    assert "alice exchanges Kindle Crystal for a new card." in table.log("bob")
    assert not any("Corollary" in line for line in table.log("bob"))
    study = completing("cram-session", deck=["grand-proof", "corollary", "shardstorm"])
    assert any("studies Grand Proof, Corollary, Shardstorm" in line for line in study.log("alice"))
    assert "alice studies 3 cards by Cram Session." in study.log()


@rule("AA-INV-1", "AA-INV-2", "AA-INV-3", "AA-INV-4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_tiles_cards_and_bounds_hold_at_every_decision(players: int) -> None:
    match = spellhall.new("arcane_academy", players, seed=players)
    rng = Random(players)
    while not match.is_over:
        match.play(rng.choice(match.options()))
        match.game.invariants(match.state)


@pytest.mark.parametrize(
    ("damage", "message"),
    [
        (lambda s: s.bag.pop(), "35 tiles"),
        (lambda s: s.deck.pop(), "52 Assignments"),
        (lambda s: setattr(s.players[0], "will", 10), "Will is 0 to 9"),
        (lambda s: s.players[0].tired.__setitem__(5, 1), "empty space"),
    ],
)
@rule("AA-INV-1", "AA-INV-2", "AA-INV-3", "AA-INV-4")
def test_the_invariants_can_fail(damage: object, message: str) -> None:
    s = spellhall.new("arcane_academy", 2).state
    damage(s)  # type: ignore[operator]
    with pytest.raises(AssertionError, match=message):
        spellhall.find("arcane_academy").invariants(s)


@rule("AA-INV-5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_between_turns_everything_is_full_while_bag_and_deck_last(players: int) -> None:
    match = spellhall.new("arcane_academy", players, seed=5)
    rng = Random(5)
    looked = 0
    while not match.is_over:
        s = match.state
        assert isinstance(s, Academy)
        asked = match.asked(match.awaited()[0])
        if asked is not None and asked.kind == "cast_or_rest":
            looked += 1
            assert not s.pending
            assert -1 not in s.centre or not s.bag
            assert -1 not in s.public or not s.deck
            assert all(len(seat.hand) == 3 for seat in s.players) or not s.deck
        match.play(rng.choice(match.options()))
    assert looked > 20


# -- Dealing anew ----------------------------------------------------------------------------------


def dealt_anew(
    s: Academy, seat: int | None, seed: int, keep: frozenset[int] = frozenset()
) -> Academy:
    other = s.copy()
    GAME.redeal(other, seat, Random(seed), keep)
    return other


@rule("AA-HID-1", "AA-HID-2")
@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_the_deck_and_the_other_hands_are_hidden_and_dealt_anew(seat: int | None) -> None:
    s = halfway(3, 1).state
    assert isinstance(s, Academy)
    hands = [player.hand for other, player in enumerate(s.players) if other != seat]
    assert sorted(GAME.hidden(s, seat)) == sorted(
        s.deck + [card for hand in hands for card in hand]
    )
    deals = [dealt_anew(s, seat, seed) for seed in range(8)]
    for other, player in enumerate(s.players):
        dealt = [tuple(deal.players[other].hand) for deal in deals]
        assert all(len(hand) == len(player.hand) for hand in dealt)
        assert (len(set(dealt)) == 1) is (other == seat)
        if other == seat:
            assert dealt[0] == tuple(player.hand)
    assert len({tuple(deal.deck) for deal in deals}) == len(deals)
    for deal in deals:
        GAME.invariants(deal)


def test_a_new_deal_depends_on_the_generator_and_not_on_the_true_cards() -> None:
    s = halfway(3, 1).state
    assert isinstance(s, Academy)
    other = dealt_anew(s, 0, 9)
    assert other.deck != s.deck
    first, second = dealt_anew(s, 0, 4), dealt_anew(other, 0, 4)
    assert GAME.codec.encode(first) == GAME.codec.encode(second)


def test_cards_that_are_kept_stay_where_they_are() -> None:
    s = halfway(3, 1).state
    assert isinstance(s, Academy)
    keep = frozenset([*s.deck[::2], s.players[1].hand[0]])
    for seed in range(5):
        deal = dealt_anew(s, 0, seed, keep)
        assert deal.deck[::2] == s.deck[::2]
        assert deal.players[1].hand[0] == s.players[1].hand[0]
        GAME.invariants(deal)


# -- Taking back -----------------------------------------------------------------------------------


@rule("AA-HID-5")
@pytest.mark.parametrize(("card", "undone"), [("crystal-loom", False), ("medal-rack", True)])
def test_a_private_card_that_was_shown_cannot_be_taken_back(card: str, undone: bool) -> None:
    table = academy(
        {"slate": {"5": "T28"}, "hand": ["crystal-loom", "grand-proof"], "shards": 9},
        public=["medal-rack"],
    )
    table.play("alice: cast 5", "alice: complete", f"alice: complete {card}")
    assert table.question("alice") == "resolve_tile"
    assert table.match.may_undo(0) is undone


@rule("AA-HID-5")
def test_a_discarded_card_cannot_be_taken_back() -> None:
    table = completing("cram-session", deck=["grand-proof", "corollary", "shardstorm"])
    table.play("alice: discard corollary")
    assert table.question("alice") == "study_discard"
    assert not table.match.may_undo(0)


def test_what_shows_nothing_can_be_taken_back() -> None:
    table = academy({"slate": {"5": "T12"}}).play("alice: cast 5", "alice: will")
    assert table.match.undo(0) == 1
    assert table.options("alice") == ["stop", "will"]
    assert table.match.undo(0) == 1
    assert table.question("alice") == "cast_or_rest"
