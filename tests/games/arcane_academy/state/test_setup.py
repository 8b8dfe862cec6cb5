"""Components, set-up and general rules (ledger sections 1 to 3)."""

import pytest

import spellhall
from spellhall.engine import BadOptions
from spellhall.engine.settings import Number, One
from spellhall.games.arcane_academy import GAME
from spellhall.games.arcane_academy.box.cards import CARD_COUNT, CARD_OF, IS_SPELL
from spellhall.games.arcane_academy.box.tiles import CORNER_SPACES, EMPTY, FACE_OF, TILES
from spellhall.games.arcane_academy.state.state import Academy
from spellhall.testing import Table, rule
from tests.games.arcane_academy.tables import academy, completing, player, state, using


def fresh(players: int, seed: int = 0, **options: str) -> Academy:
    found = spellhall.new("arcane_academy", players, seed, dict(options)).state
    assert isinstance(found, Academy)
    return found


@rule("AA-COMP-1", "AA-GEN-4", "AA-GEN-5", "AA-AMB-2")
def test_shards_never_run_out_and_have_no_limit() -> None:
    table = academy({"shards": 40}, {"shards": 40}).play("alice: cast 11", "alice: shard")
    assert player(table, "alice").shards == 41


@rule("AA-COMP-2", "AA-GEN-6")
def test_an_exhaustion_token_marks_a_tile_until_its_owner_rests() -> None:
    table = academy().play("alice: cast 3", "bob: rest")
    assert player(table, "alice").tired[3] == 1
    assert "cast 3" not in table.options("alice")
    table.play("alice: rest")
    assert player(table, "alice").tired[3] == 0


@rule("AA-COMP-3", "AA-PRES-3", "AA-PRES-4", "AA-GAP-5")
def test_prestige_tokens_are_one_number_without_limit() -> None:
    table = using("moonlit-orrery +40")
    assert player(table, "alice").tokens == [41]


@rule("AA-COMP-4", "AA-SETUP-3", "AA-RND-3")
def test_four_of_35_tiles_lie_in_the_centre_drawn_at_random() -> None:
    s = fresh(2)
    assert len(s.centre) == 4
    assert len(s.bag) == 31
    assert sorted(s.bag + s.centre) == list(range(35))
    assert s.centre != fresh(2, seed=1).centre


@rule("AA-COMP-5", "AA-GEN-2")
def test_will_stops_at_nine() -> None:
    table = using("wellspring-wand", {"will": 8})
    assert player(table, "alice").will == 9


@rule("AA-GEN-3", "AA-AMB-22")
def test_will_stops_at_zero() -> None:
    table = completing("static-fog", bob={"will": 1})
    assert player(table, "bob").will == 0


@rule("AA-COMP-6", "AA-COMP-8", "AA-AMB-1", "AA-SETUP-4", "AA-RND-1")
def test_52_assignments_are_shuffled_and_pencils_down_is_none_of_them() -> None:
    s = fresh(2)
    cards = s.deck + s.public + s.players[0].hand + s.players[1].hand
    assert sorted(cards) == list(range(52))
    assert CARD_COUNT == 52
    assert s.pencils == -1
    assert s.deck != fresh(2, seed=1).deck


@rule("AA-COMP-7", "AA-SETUP-9", "AA-GAP-1", "AA-GAP-2")
def test_every_slate_starts_with_four_corners_and_eight_empty_spaces() -> None:
    s = fresh(4)
    for seat in s.players:
        shown = {i: FACE_OF[laid >> 2].id for i, laid in enumerate(seat.top) if laid != EMPTY}
        assert shown == {0: "K1", 3: "K2", 8: "K3", 11: "K4"}
        assert len(seat.top) == 12
        assert seat.tired == [0] * 12
    assert CORNER_SPACES == (0, 3, 8, 11)


@rule("AA-COMP-9")
def test_the_bag_gives_tiles_one_by_one_at_random() -> None:
    table = academy(centre=["T01"], chance=[0, 0, 0])
    table.play("alice: cast 3", "alice: add", "alice: take T01", "alice: place T01 1 r0")
    assert len(state(table).centre) == 4
    assert len(state(table).bag) == TILES - 5


@rule("AA-GEN-1")
def test_a_card_overrules_the_book_an_extra_turn_breaks_the_order() -> None:
    table = completing("time-dilation")
    assert table.awaits() == "alice: cast_or_rest"


@rule("AA-GEN-7")
def test_a_covered_tile_has_no_actions_and_no_connectors() -> None:
    # T28 shows Complete only and one connector; T01 beneath has Will and four connectors.
    east = academy({"slate": {"4": ["T01", "T28 r1"], "5": "T02"}}).play("alice: cast 4")
    assert east.options("alice") == ["stop", "link 5"]
    north = academy({"slate": {"4": ["T01", "T28 r0"], "5": "T02"}}).play("alice: cast 4")
    assert north.options("alice") == ["stop", "link 0"]


@rule("AA-SETUP-1", "AA-SETUP-2", "AA-EX-5")
def test_four_players_start_with_will_3_and_3_shards() -> None:
    s = fresh(4)
    assert [(seat.will, seat.shards, len(seat.hand)) for seat in s.players] == [(3, 3, 3)] * 4
    assert (len(s.centre), len(s.public), len(s.bag), len(s.deck)) == (4, 4, 31, 36)


@rule("AA-SETUP-5", "AA-SETUP-6")
@pytest.mark.parametrize(("players", "left"), [(2, 42), (3, 39), (4, 36)])
def test_four_public_and_three_private_assignments_are_dealt(players: int, left: int) -> None:
    s = fresh(players)
    assert len(s.public) == 4
    assert [len(seat.hand) for seat in s.players] == [3] * players
    assert len(s.deck) == left


@rule("AA-SETUP-7", "AA-HID-1")
def test_only_the_owner_sees_private_assignments_and_all_see_their_number() -> None:
    match = spellhall.new("arcane_academy", 3, seed=4)
    for viewer in (0, 1, 2, None):
        for seat, shown in enumerate(match.sight(viewer).players):
            assert len(shown.hand) == (3 if seat == viewer else 0)
            assert shown.hand_size == 3


@rule("AA-SETUP-8", "AA-RND-2")
def test_the_first_player_is_random_or_named_by_the_host() -> None:
    assert {fresh(3, seed).active for seed in range(20)} == {0, 1, 2}
    assert {fresh(3, seed, first="2").active for seed in range(5)} == {1}
    with pytest.raises(BadOptions, match="names seat 4, but there are 3 players"):
        fresh(3, first="4")


@rule("AA-GAP-3", "AA-GAP-4", "AA-GAP-6")
def test_the_deck_holds_26_spells_time_dilation_among_them_and_26_items() -> None:
    assert sum(IS_SPELL) == 26
    assert len(IS_SPELL) - sum(IS_SPELL) == 26
    dilation = next(card for card in CARD_OF if card.id == "S01")
    assert (dilation.cost, dilation.prestige) == (6, 2)
    table = Table.new("arcane_academy", 2)
    assert table.match.game.players == range(2, 5)


@rule("AA-AMB-20", "AA-SETUP-8")
def test_the_options_and_what_holds_when_nothing_is_said() -> None:
    first, limit = GAME.settings
    assert isinstance(first, One)
    assert (first.id, first.default) == ("first", "random")
    assert [value.id for value in first.values] == ["random", "1", "2", "3", "4"]
    assert isinstance(limit, Number)
    assert (limit.id, limit.least, limit.default, limit.most) == ("turn_limit", 0, 400, 400)
    assert "Ours" in limit.line
    assert "0: never" in limit.line
    assert fresh(2).limit == 400


@rule("AA-SETUP-8", "AA-TURN-1")
@pytest.mark.parametrize("seat", [1, 2, 3, 4])
def test_the_named_seat_has_the_first_turn(seat: int) -> None:
    s = fresh(4, first=str(seat))
    assert (s.active, s.turn, s.extra, s.owed, s.last_turns) == (seat - 1, 1, 0, 0, 0)


@rule("AA-SETUP-4", "AA-SETUP-5", "AA-SETUP-6")
def test_public_cards_are_dealt_before_private_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    assert fresh(2).deck != sorted(fresh(2).deck)
    monkeypatch.setattr("spellhall.games.arcane_academy.state.setup.shuffle", lambda s, deck: None)
    s = fresh(2)
    assert s.public == [51, 50, 49, 48]
    assert [seat.hand for seat in s.players] == [[47, 46, 45], [44, 43, 42]]
    assert s.deck == list(range(42))
    assert (s.discard, s.aside, s.pending, s.gone) == ([], [], [], [])
