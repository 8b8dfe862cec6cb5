"""Three wizards and more, the active one not the first: who is asked, and in which order."""

from typing import Any

import pytest

from spellhall.testing import Table, rule
from tests.games.wizards_academy.sights import disasters, seen
from tests.games.wizards_academy.tables import (
    TO_ACT,
    advanced,
    everything,
    glyphs,
    mana,
    room_of,
    state,
    table_of,
    things,
    wizard,
)


def bob_casts(word: str, space: str, *wizards: dict[str, Any], **rest: Any) -> Table:
    """Bob, the second of three or more, has just cast this spell."""
    low, high = space[0], space[1]
    first, bob, *others = wizards
    bob = {"room": "well", "who": "ivo"} | bob | {"glyphs": f"{low} {high} {bob.get('glyphs', '')}"}
    players = [first, bob, *others]
    table = table_of(
        players, rest.pop("scenario", "golem-construction"), active=1, grid={space: word}, **rest
    )
    table.play(f"bob: cast {space}")
    if table.question("bob") == "pay":
        table.play(f"bob: pay {low} {high}")
    return table


def bob_faces(card: str, *wizards: dict[str, Any], **rest: Any) -> Table:
    """Bob's turn begins with this disaster."""
    first, bob, *others = wizards
    players = [first, bob | {"card": card}, *others]
    return table_of(players, "golem-construction", active=1, begin=True, **rest)


@rule("WA-SP-318", "WA-RNG-1")
def test_scatter_goes_round_from_the_caster() -> None:
    table = bob_casts("scatter", "16", {}, {}, {}, room_cards=["zen", "hoard", "ball"])
    assert [room_of(table, name) for name in ("bob", "cara", "alice")] == ["zen", "hoard", "ball"]


@rule("WA-DC-13", "WA-DC-54")
def test_wizards_are_lured_in_turn_order_and_the_active_one_chooses_the_way() -> None:
    table = bob_faces("lure-of-power", {"room": "hoard"}, {"room": "study"}, {"room": "hoard"})
    table.play("bob: go")
    assert table.options("bob") == ["flux", "workshop"]
    table.play("bob: flux", "bob: library", "bob: zen")
    assert [room_of(table, name) for name in ("alice", "bob", "cara")] == ["zen", "flux", "library"]


@rule("WA-SP-410", "WA-DEC-8")
def test_wellspring_asks_the_caster_first_and_then_the_others_in_turn() -> None:
    table = bob_casts("wellspring", "17", {}, {}, {}, sources={"1": "zen", "2": "hoard"})
    for name, kind in zip(("bob", "bob", "cara", "cara", "alice", "alice"), "121222", strict=True):
        assert table.awaits() == f"{name}: pick_glyph"
        table.play(f"{name}: {kind}")
    assert [glyphs(table, name) for name in ("alice", "bob", "cara")] == ["2 2", "1 2", "1 2"]


@rule("WA-DC-34", "WA-DEC-8")
def test_glyphs_decay_in_turn_order() -> None:
    table = bob_faces("glyph-decay", {"glyphs": "1 2"}, {"glyphs": "1 2"}, {"glyphs": "1 2"})
    for name in ("bob", "cara", "alice"):
        assert table.awaits() == f"{name}: pick_glyph"
        table.play(f"{name}: 1")
    assert [glyphs(table, name) for name in ("alice", "bob", "cara")] == ["2", "2", "2"]


@rule("WA-SP-113", "WA-SP-10")
def test_steal_glyphs_offers_the_others_in_turn_order_and_they_choose() -> None:
    table = bob_casts("steal-glyphs", "11", {"glyphs": "3 4"}, {}, {"glyphs": "5 6"}, {})
    assert table.options("bob") == ["none", "wizard 3", "wizard 1"]
    table.play("bob: wizard 1", "alice: 4", "bob: wizard 3", "cara: 5")
    assert [glyphs(table, name) for name in ("alice", "bob", "cara")] == ["3", "4 5", "6"]
    assert things(table, "well") == "imp"


@rule("WA-SP-109")
def test_philanthropy_gives_to_all_but_the_caster() -> None:
    table = bob_casts("philanthropy", "12", {}, {}, {}, {})
    table.play("bob: 2")
    got = [glyphs(table, name) for name in ("alice", "bob", "cara", "dan")]
    assert got == ["2", "", "2", "2"]


@rule("WA-DEC-4", "WA-GEN-6", "WA-IMP-2")
def test_the_active_player_decides_for_all_and_the_victim_its_own_loss() -> None:
    table = bob_faces(
        "activate-hoard-zen",
        *({"room": "hoard", "glyphs": "1 2"}, {}, {"room": "hoard", "glyphs": "3 4"}),
        things={"hoard": "imp"},
    )
    assert table.awaits() == "bob: pick_seat"
    table.play("bob: wizard 3", "cara: 4")
    assert [glyphs(table, name) for name in ("alice", "bob", "cara")] == ["1 2", "", "3"]


@rule("WA-CHAR-6", "WA-AT-1")
def test_wenna_pays_for_another_in_her_room_only() -> None:
    for room, asked in (("zen", "cara: spare"), ("hoard", "bob: flee")):
        table = advanced(
            *({}, {"room": "zen"}, {"room": room, "who": "wenna", "glyphs": "1 2 3"}),
            things={"zen": "troll"},
            active=1,
        )
        table.play("bob: end")
        assert table.awaits() == asked
    table = advanced(
        *({}, {"room": "zen"}, {"room": "zen", "who": "wenna", "glyphs": "1"}),
        things={"zen": "troll"},
        active=1,
    )
    table.play("bob: end")
    assert table.awaits() == "bob: flee"


@rule("WA-CHAR-6", "WA-AT-1", "WA-DEC-10")
def test_whoever_is_in_peril_may_flee_if_wenna_does_not_pay() -> None:
    table = advanced(
        *({}, {"room": "zen"}, {"room": "zen", "who": "wenna", "glyphs": "1 2 3"}),
        things={"zen": "troll"},
        active=1,
    )
    table.play("bob: end", "cara: no", "bob: flee")
    assert [room_of(table, name) for name in ("bob", "cara")] == ["crystal", "zen"]
    assert (mana(table), glyphs(table, "cara")) == (4, "1 2 3")


@rule("WA-CHAR-6", "WA-AT-DEMON-4")
def test_wenna_may_pay_with_what_a_demon_is_about_to_take() -> None:
    wenna = {"room": "zen", "who": "wenna", "glyphs": "1 2 3"}
    table = advanced({}, wenna, {}, things={"zen": "demon"}, active=1)
    table.play("bob: end", "bob: spare", "bob: 1", "bob: 2", "bob: stay")
    assert (mana(table), glyphs(table, "bob")) == (5, "")


@rule("WA-AT-FIRE-1")
def test_a_flare_takes_a_glyph_of_everybody_there_but_the_fire_robed() -> None:
    table = advanced(
        *({"room": "zen", "glyphs": "1 2"}, {"room": "zen", "glyphs": "1", "robe": "fire"}),
        *({"room": "zen", "glyphs": "1 2"}, {"glyphs": "1"}),
        things={"zen": "fire fire fire"},
        stack=[{"": "Interact"}, *TO_ACT],
    )
    assert table.awaits() == "alice: pick_glyph"
    table.play("alice: 1", "cara: 2")
    assert [glyphs(table, n) for n in ("alice", "bob", "cara", "dan")] == ["2", "1", "1", "1"]
    assert things(table, "zen") == "fire"


# -- Several of a kind ---------------------------------------------------------------------------

ATTACKS = [
    ("imp-portal fire-portal demon-portal", 5),
    ("troll troll", 6),
    ("demon demon", 4),
    ("demon troll", 5),
    ("haunt", 7),
    ("imp imp imp imp imp", 5),
    ("imp", 8),
    ("ice ice", 8),
    ("darkness", 7),
    ("guardian", 8),
]


@rule("WA-PORT-4", "WA-AT-TROLL-5", "WA-AT-DEMON-5", "WA-AT-HAUNT-5", "WA-IMP-6", "WA-GUARD-5")
@pytest.mark.parametrize(("what", "left"), ATTACKS)
def test_each_of_several_in_the_crystal_takes_its_mana(what: str, left: int) -> None:
    check = [{"": "Interact"}, *TO_ACT]
    table = advanced({"room": "ball"}, things={"crystal": what}, mana=8, stack=check)
    assert mana(table) == left
    stays = {"imp": "imp", "guardian": "guardian"}.get(what)
    assert everything(table) == ({"crystal": stays} if stays else {})


CHAINS = [
    ("fire", 1, 1, 7),
    ("fire", 3, 1, 7),
    ("fire", 4, 1, 6),
    ("water", 3, 2, 7),
    ("water", 4, 2, 6),
    ("darkness", 4, 1, 7),
    ("darkness", 5, 1, 6),
]


@rule("WA-FIRE-11", "WA-WATER-5", "WA-AT-DARK-5", "WA-EX-11", "WA-EX-12")
@pytest.mark.parametrize(("kind", "rooms", "n", "left"), CHAINS)
def test_what_is_connected_to_the_crystal_is_counted_in_full(
    kind: str, rooms: int, n: int, left: int
) -> None:
    chain = ("crystal", "library", "hoard", "zen", "workshop")[:rooms]
    board = {room: " ".join([kind] * n) for room in chain} | {"rift": kind}
    check = [{"": "Interact"}, *TO_ACT]
    table = advanced({"room": "ball"}, things=board, mana=8, stack=check)
    assert mana(table) == left
    assert everything(table) == {"rift": kind}


@rule("WA-GEN-25", "WA-AMB-15", "WA-LOSE-1")
def test_at_no_mana_nothing_more_happens() -> None:
    table = bob_faces("mana-drain", {}, {"glyphs": "1"}, {}, mana=1, things={"cursed": "imp"})
    assert table.awaits() == "the game is over"
    assert everything(table) == {"cursed": "imp"}
    result = table.match.result
    assert result is not None
    assert (result.ending, result.winners, result.text) == (
        "out_of_mana",
        (),
        "The Mana Crystal went out in turn 2.",
    )


@rule("WA-DRAW-1", "WA-HID-2")
def test_what_was_shown_of_a_deck_is_hidden_again_by_a_shuffle() -> None:
    table = advanced({"room": "ball"}, {}, deck=["fire", "frost", "flood"], acts=[0, 1, 0])
    table.play("alice: use", "alice: fire", "alice: frost")
    assert disasters(seen(table, 1).deck_next)[:2] == ["frost", "flood"]
    s = state(table)
    s.discard += s.deck
    s.deck = []
    table.play("alice: end", "alice: keep")
    assert s.reshuffles == 1
    assert seen(table, 1).deck_next == []
    assert not any(s.deck_known[card] for card in s.deck)
    assert wizard(table, "bob").drawn == 2


@rule("WA-AMB-43", "WA-GEN-11")
def test_room_cards_that_were_seen_are_unknown_after_a_shuffle() -> None:
    bob = {"card": "leaky-pipe"}
    table = advanced({"room": "zen", "glyphs": "1 1"}, bob, grid={"11": "foresight"})
    table.play("alice: cast 11")
    for _ in range(3):
        table.play(f"alice: {table.options('alice')[0]}")
    assert len(seen(table, 1).room_deck_next) == 4
    s = state(table)
    s.room_discard += s.room_deck
    s.room_deck = []
    table.play("alice: end", "alice: keep")
    assert s.room_shuffles == 1
    assert seen(table, 1).room_deck_next == []


@rule("WA-HID-3", "WA-HID-5", "WA-AMB-43", "WA-AMB-50")
def test_a_disaster_from_the_progression_deck_is_known_once_anybody_has_seen_it() -> None:
    table = advanced({"room": "ball", "glyphs": "1 7"}, {}, grid={"17": "borrowed-time"})
    s = state(table)
    s.deck_met = [False] * 56
    top = s.deck[-3:]
    table.play("alice: use")
    assert [card for card in range(56) if s.deck_met[card]] == sorted(top)
    assert [card for card in range(56) if s.deck_known[card]] == sorted(top)
    table = advanced({}, {})
    s = state(table)
    s.deck_met = [False] * 56
    table.play("alice: show")
    assert [card for card in range(56) if s.deck_met[card]] == [s.wizards[0].card]
    bobs = s.wizards[1].card
    table.play("alice: end")
    assert s.deck_met[bobs]
    assert not s.deck_known[bobs]


@rule("WA-SP-402", "WA-HID-3")
def test_a_disaster_discarded_by_borrowed_time_is_seen_by_all() -> None:
    nobody = {"room": "well", "who": "nobody", "glyphs": "1 7"}
    table = advanced(nobody, {}, grid={"17": "borrowed-time"}, bound=["17"])
    s = state(table)
    s.deck_met = [False] * 56
    card = s.wizards[0].card
    table.play("alice: cast 17")
    assert s.discard == [card]
    assert s.deck_met[card]
    assert not s.deck_known[card]
