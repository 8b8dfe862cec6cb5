"""What was revealed cannot be taken back, and what was handed over is known until it is seen."""

from spellhall.games.hell_high.rules.piles import discard
from spellhall.games.hell_high.state.state import Brawl
from spellhall.testing import Table, rule
from tests.games.hell_high.tables import (
    Seat,
    cards_of,
    casting,
    frame,
    player,
    school,
    state,
    status,
    words,
)


def may_undo(table: Table, name: str) -> bool:
    assert table.match.awaited() == [table.seat(name)]  # so that only a revelation forbids it
    return table.match.may_undo(table.seat(name))


def test_what_revealed_nothing_can_be_taken_back() -> None:
    me = {"treasures": ["detention-slip"], "hp": 9}
    table = casting(["mossy-oakess", "pep-rallied"], {}, {}, me=me)
    table.play("alice: resolve mossy-oakess")
    assert may_undo(table, "alice")
    table.match.undo(0)
    assert player(table, "alice").hp == 9


@rule("HH-DECK-3")
def test_a_discarded_card_lies_open_and_stays_there() -> None:
    me = {"treasures": ["detention-slip", "energy-potion"]}
    table = casting(["mossy-oakess", "fire-drill"], {}, {}, me=me, dice=[1, 1, 1])
    table.play("alice: use detention-slip 2")  # the Source resolves by itself, the potion is asked
    assert table.question("alice") == "before_roll"
    assert not may_undo(table, "alice")
    assert words(state(table).treasure_discard) == ["detention-slip"]


@rule("HH-HID-6")
def test_a_card_that_was_given_cannot_be_taken_back() -> None:
    cara: Seat = {"rank": 6, "hand": ["mossy-oakess"]}
    pending = [frame("UseRank", rank=7), frame("UseRank", rank=6)]
    table = school({"rank": 8}, {"rank": 7}, cara, stack=pending)
    table.play("bob: demand source 3", "cara: give mossy-oakess")
    assert table.question("cara") == "pick_healed"
    assert not may_undo(table, "cara")


@rule("HH-ORDER-1")
def test_counts_that_were_called_cannot_be_taken_back() -> None:
    hands: list[Seat] = [{"spell": ["mossy-oakess"]}, {"hand": ["fire-drill"]}]
    hands[1]["treasures"] = ["skate-or-fate"]
    table = school(*hands, start="build")
    table.play("bob: place fire-drill", "bob: ready")
    assert table.question("bob") == "hurry"
    assert not may_undo(table, "bob")


@rule("HH-TURN-1")
def test_a_spell_that_was_revealed_cannot_be_taken_back() -> None:
    bob: Seat = {"spell": ["mossy-oakess"], "treasures": ["skate-or-fate", "detention-slip"]}
    table = school({"spell": ["coach-gronks", "pep-rallied"]}, bob)
    table.play("bob: pass")
    assert table.question("bob") == "cast"
    assert not may_undo(table, "bob")


@rule("HH-REACT-4")
def test_a_reaction_shows_the_spell_for_good() -> None:
    me: Seat = {"creatures": ["runaway-mascot"], "treasures": ["detention-slip"]}
    bob: Seat = {"hp": 2, "spell": ["volt-zapperlys"]}
    table = casting("locker-slamming", bob, {}, me=me)
    table.play("alice: resolve locker-slamming")
    assert table.question("alice") == "shield"
    assert not may_undo(table, "alice")


# -- What was handed over -------------------------------------------------------------------------


def handed(*rest: dict[str, object]) -> Table:
    """Cara gave bob her Source; alice knows nothing of it."""
    table = school(
        {"rank": 8, "hand": ["pep-rallied"]},
        {"rank": 7, "hand": ["gloomy-guss"]},
        {"rank": 6, "hand": ["mossy-oakess", "trust-funded", "fire-drill"]},
        stack=[frame("UseRank", rank=7), *rest],
    )
    return table.play("bob: demand source 3", "cara: give mossy-oakess")


@rule("HH-HID-6")
def test_the_giver_knows_the_card_until_it_is_seen_in_a_turn() -> None:
    table = handed(frame("BuildSpells"), frame("TakeTurn", seat=1))
    assert [(giver, owner) for giver, owner, _ in state(table).known] == [(2, 1)]
    assert len(table.match.sight(2).players[1].known) == 1
    assert table.match.sight(0).players[1].known == []
    table.play("alice: place pep-rallied", "alice: ready", "cara: place fire-drill", "cara: ready")
    table.play("bob: place mossy-oakess")
    assert len(table.match.sight(2).players[1].known) == 1  # in the Spell, or still in hand
    table.play("bob: ready")
    assert state(table).known == []


@rule("HH-HID-6")
def test_a_card_that_goes_on_is_known_to_its_last_giver_only() -> None:
    # Bob falls below cara, who is the Jock now and takes the card back.
    table = handed(status(1, -1), frame("UseRank", rank=7))
    card = cards_of("mossy-oakess")[0]
    table.play("cara: demand source 2")
    assert state(table).known == [(2, 1, card)]
    table.play("bob: give mossy-oakess")
    assert state(table).known == [(1, 2, card)]


@rule("HH-HID-6", "HH-DEATH-7")
def test_a_card_that_is_discarded_is_forgotten_and_the_others_are_not() -> None:
    quiet = handed(frame("UseRank", rank=7))
    quiet.play("bob: demand quality 3", "cara: give trust-funded")
    assert len(state(quiet).known) == 2
    s = state(quiet)
    discard(s, cards_of("mossy-oakess")[0])
    assert s.known == [(2, 1, cards_of("trust-funded")[0])]


@rule("HH-TURN-1")
def test_a_card_that_was_handed_over_is_no_secret_from_the_reveal_on() -> None:
    card = cards_of("bunsen-burning")[0]

    def handed_over(s: Brawl) -> None:
        s.known = [(1, 0, card)]

    table = casting("bunsen-burning", {}, {}, prepare=handed_over)
    assert table.question("alice") == "pick_target"  # the turn has only begun
    assert state(table).known == []
