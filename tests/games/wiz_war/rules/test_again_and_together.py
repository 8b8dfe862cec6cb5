"""The second time, several sources at once, seats other than the first, and the end."""

from typing import Any

import pytest

from spellhall.games import find
from spellhall.games.wiz_war.rules.scoring import result
from spellhall.testing import rule
from tests.games.wiz_war.tables import arena, duel

GAME = find("wiz_war")


# -- Several sources of the same thing ---------------------------------------------------------


@rule("WW-NE-9", "WW-CJ-5", "WW-AMB-15")
def test_a_ghost_shield_lowers_one_source_of_an_attack_and_two_lower_two() -> None:
    darts = ("cast fire-darts", "fuel energy-4", "at @1", "at @1", "at @1", "at @1")
    table = duel("fire-darts energy-4", "ghost-shield", die=(2,))
    table.do(f"alice: {darts[0]}", *darts[1:], "bob: answer ghost-shield", "unfuelled")
    assert table.life("bob") == 12
    table = duel("fire-darts energy-4", "ghost-shield ghost-shield", die=(2, 3))
    table.do(f"alice: {darts[0]}", *darts[1:], "bob: answer ghost-shield", "unfuelled",
             "answer ghost-shield#2")  # fmt: skip
    assert table.life("bob") == 13


@rule("WW-TH-11", "WW-MU-4", "WW-CAN-4")
def test_each_effect_that_evades_rolls_until_one_succeeds() -> None:
    veils = [{"card": "invisible", "owner": 1}, {"card": "gnome-form", "owner": 1}]
    table = duel("fireball", spells=veils, die=(1, 2, 4))
    table.do("alice: cast fireball", "at @1")
    assert (table.life("bob"), table.state.chance.script) == (15, [3])  # the gnome evaded
    table = duel("fireball", spells=veils, die=(2, 4))
    table.do("alice: cast fireball", "at @1")
    assert (table.life("bob"), table.state.chance.script) == (15, [3])  # nobody saw him
    table = duel("fireball", spells=veils, die=(1, 3))
    table.do("alice: cast fireball", "at @1")
    assert (table.life("bob"), table.state.chance.script) == (10, [])


@rule("WW-NE-1", "WW-DR-2", "WW-AL-6")
def test_reductions_of_several_cards_add_up_on_each_source() -> None:
    table = duel(
        "raking-talons",
        bob="d1",
        enemy={"items": ["bloodshard"]},
        spells=[{"card": "bone-armor", "owner": 1}],
    )
    table.do("alice: cast raking-talons", "unfuelled", "at @1")
    assert table.life("bob") == 15
    table = duel("fireball", enemy={"items": ["bloodshard"]},
                 spells=[{"card": "dragon-scales", "owner": 1}])  # fmt: skip
    table.do("alice: cast fireball", "at @1")
    assert table.life("bob") == 13


@rule("WW-CJ-2", "WW-CNT-9", "WW-DR-10")
def test_each_source_has_its_own_window_of_damage() -> None:
    table = duel("raking-talons", "shield shield", bob="d1")
    table.do("alice: cast raking-talons", "unfuelled", "at @1", "bob: answer shield", "unfuelled")
    assert table.life("bob") == 13
    table = duel("raking-talons", "shield shield", bob="d1")
    table.do("alice: cast raking-talons", "unfuelled", "at @1")
    assert table.life("bob") == 11


@rule("WW-AL-12", "WW-AL-13", "WW-AL-14")
def test_two_stones_of_a_kind_both_count() -> None:
    table = duel("energy-4", alice={"items": ["powerstone", "powerstone", "speedstone"]})
    table.do("alice: boost energy-4")
    assert table.mp() == 4 + 4 + 2
    table = duel(begin=True, alice={"items": ["speedstone", "speedstone"]})
    assert table.mp() == 5


# -- The second time ---------------------------------------------------------------------------


@rule("WW-CRT-7", "WW-TIME-4")
def test_a_creature_and_its_master_lose_one_stun_token_each_turn() -> None:
    table = duel(
        begin=True, at="a5", bob="j1", alice={"stun": 2},
        beasts=[{"kind": "drake", "at": "d1", "stun": 2}],
    )  # fmt: skip
    for left in (1, 0):
        assert (table.state.beasts[0].stun, table.stun("alice")) == (left, left)
        assert (table.state.turn.stunned, table.state.turn.dazed) == (True, [13])
        table.end_turn("alice").end_turn("bob")
    assert (table.state.turn.stunned, table.state.turn.dazed) == (False, [])


@rule("WW-MOVE-4", "WW-ATK-1", "WW-ACT-1", "WW-TURN-2")
def test_what_was_done_in_a_turn_may_be_done_again_in_the_next() -> None:
    table = duel(
        "energy-4 energy-5 mad-dash",
        at="d1",
        alice={"items": ["skull-servant"]},
        beasts=[{"kind": "boggart", "at": "c1"}],
        treasures={"blue-1": "d1"},
        things=[{"kind": "item", "card": "large-rock", "at": "c1"}],
    )
    table.do("alice: cast mad-dash", "at @0", "boost energy-4", "punch", "at @1")
    table.do("alice: activate boggart", "end", "use skull-servant fetch")
    assert table.items("alice") == ["skull-servant", "large-rock"]
    for line in ("boost energy-5", "punch", "activate boggart", "take treasure-blue-1"):
        assert table.refuses(f"alice: {line}"), line
    table.do("alice: drop large-rock").end_turn("alice").end_turn("bob")
    assert (table.mp(), table.life("bob")) == (3, 14)
    for line in ("boost energy-5", "punch", "activate boggart", "take treasure-blue-1"):
        assert not table.refuses(f"alice: {line}"), line
    assert not table.refuses("alice: use skull-servant fetch")


@rule("WW-STUN-1", "WW-STUN-3", "WW-TIME-4")
def test_a_stun_is_over_after_its_turn() -> None:
    table = duel(begin=True, bob="d1", alice={"stun": 1})
    table.do("alice: step w")
    assert table.refuses("alice: punch")
    table.do("alice: step e").end_turn("alice").end_turn("bob")
    table.do("alice: step w", "step e", "punch", "at @1")
    assert table.life("bob") == 14


@rule("WW-ME-10", "WW-CJ-7", "WW-AMB-31")
def test_after_a_teleport_one_walks_again_in_the_next_turn() -> None:
    table = duel("teleport energy-4", bob="j1")
    table.do("alice: cast teleport neutral", "to b1").end_turn("alice").end_turn("bob")
    table.do("alice: boost energy-4", "step w")
    assert (table.where("alice"), table.mp()) == ("a1", 6)


@rule("WW-MU-2")
def test_a_sick_wizard_hurts_each_figure_once_a_turn() -> None:
    table = duel(bob="d1", spells=[{"card": "disease", "tokens": 5}])
    table.do("alice: step e", "step w", "step e")
    assert table.life("bob") == 12
    table.end_turn("alice").end_turn("bob")
    table.do("alice: step w", "step e")
    assert table.life("bob") == 9


@rule("WW-TO-9")
def test_a_raven_draws_once_a_turn() -> None:
    raven = {"kind": "totem", "card": "spirit-of-the-raven", "at": "a5", "owner": 1}
    table = duel("meditate meditate pick-lock", "zot", at="d2", bob="j1", things=[raven])
    table.do("alice: cast meditate", "bob: draw", "alice: cast meditate#2")
    assert (len(table.hand("bob")), table.question("alice")) == (2, "act")
    table.end_turn("alice").end_turn("bob")
    table.do("alice: cast pick-lock", "at d2|d3")
    assert (table.question("alice"), table.question("bob")) == ("act", "")  # mundane: no spell
    other = {"kind": "totem", "card": "spirit-of-the-raven#2", "at": "b5"}
    table = duel("meditate", "zot meditate", at="d2", bob="d1",
                 things=[raven, other])  # fmt: skip
    table.do("alice: cast meditate", "bob: draw").end_turn("alice")
    table.do("bob: cast meditate#2", "alice: draw")
    assert table.question("bob") == "act"


@rule("WW-TO-9", "WW-OPT-7", "WW-AMB-65")
def test_the_raven_of_a_dead_wizard_stays_and_draws_nothing() -> None:
    raven = {"kind": "totem", "card": "spirit-of-the-raven", "at": "a5", "owner": 1}
    alice: dict[str, Any] = {"at": "d2", "hand": ["meditate"]}
    table = arena([alice, {"out": True}, {}], things=[raven], options=["permanent_creations"])
    table.do("alice: cast meditate")
    assert (table.question("alice"), table.hand("bob")) == ("act", [])
    assert table.things() == ["spirit-of-the-raven a5"]


@rule("WW-DOOR-5", "WW-DOOR-9")
def test_a_door_let_go_may_be_held_again_in_the_next_turn() -> None:
    table = duel(at="d2", bob="j1")
    table.do("alice: hold d2|d3", "release d2|d3")
    assert table.refuses("alice: hold d2|d3")
    table.end_turn("alice").end_turn("bob")
    assert not table.refuses("alice: hold d2|d3")


@rule("WW-CT-5", "WW-ME-12", "WW-AL-4")
def test_help_for_the_next_spell_is_gone_with_the_turn() -> None:
    table = duel("add energy-4 energy-5 powerthrust", bob="d1")
    table.do("alice: cast add", "at energy-4", "at energy-5").end_turn("alice").end_turn("bob")
    table.do("alice: cast powerthrust", "unfuelled", "at @1")
    assert table.life("bob") == 12
    table = duel("around-the-corner drop-object", at="d1", bob="c3", enemy={"items": ["dagger"]})
    table.do("alice: cast around-the-corner")
    assert not table.refuses("alice: cast drop-object")
    table.end_turn("alice").end_turn("bob")
    assert table.refuses("alice: cast drop-object")


@rule("WW-TH-15")
def test_a_wall_is_passed_once() -> None:
    table = duel("pass-through-wall", at="c3", bob="j1")
    table.do("alice: cast pass-through-wall", "at c3|d3", "step e")
    assert table.where("alice") == "d3"
    assert table.refuses("alice: step w")
    table = duel("pass-through-wall", at="c3", bob="j1")
    table.do("alice: cast pass-through-wall", "at c3|d3").end_turn("alice").end_turn("bob")
    assert table.refuses("alice: step e")


# -- Seats other than the first ----------------------------------------------------------------


BASES = {"red": "c3", "blue": "c8", "green": "h8"}


@rule("WW-WIN-7")
@pytest.mark.parametrize(
    ("active", "winner", "told"),
    [
        (0, 0, "alice and cara reached the goal at one instant; it was alice's turn."),
        (1, 2, (
         "cara and alice reached the goal at one instant; cara comes next after bob, whose turn it"
         " was.")),
        (2, 2, "cara and alice reached the goal at one instant; it was cara's turn."),
    ],
)  # fmt: skip
def test_of_two_winners_the_active_one_or_the_next_clockwise_wins(
    active: int, winner: int, told: str
) -> None:
    names = ["alice", "bob", "cara"]
    seats: list[dict[str, Any]] = [{}, {}, {}]
    seats[active] = {"at": "a5", "items": ["dagger"], "carries": "blue-1"}
    table = arena(
        seats,
        active=active,
        treasures={"green-1": BASES["red"], "green-2": BASES["red"],
                   "red-1": BASES["green"], "red-2": BASES["green"]},
    )  # fmt: skip
    table.do(f"{names[active]}: drop-treasure")
    assert table.match.result is not None
    assert list(table.match.result.winners) == [winner]
    assert table.match.result.rules == ("WW-WIN-1", "WW-WIN-7")
    assert table.match.result.tie == told


@rule("WW-TURN-1", "WW-LIFE-2")
def test_turns_go_round_past_the_dead_from_any_seat() -> None:
    table = arena([{}, {}, {}, {"out": True}, {}], active=2)
    for name, after in (("cara", 4), ("eve", 0), ("alice", 1), ("bob", 2)):
        table.end_turn(name)
        assert table.state.active == after


@rule("WW-CNT-3")
@pytest.mark.parametrize(("active", "order"), [(0, [1, 2, 3, 0]), (2, [3, 0, 1, 2])])
def test_everybody_is_asked_clockwise_from_the_active_player(active: int, order: list[int]) -> None:
    names = ["alice", "bob", "cara", "dan"]
    hands = [["zot"], ["swap"], ["yoink"], ["add"]]
    hands[active].append("meditate")
    table = arena([{"at": "c1", "hand": hand} for hand in hands], active=active)
    table.play(f"{names[active]}: cast meditate")
    asked = []
    while table.is_window():
        asked.append(table.match.awaited()[0])
        table.pass_window()
    assert asked == order


@rule("WW-CNT-3", "WW-MULT-1")
def test_targets_are_asked_first_in_clockwise_order() -> None:
    table = arena(
        [
            {"at": "a1", "hand": ["zot"]},
            {"at": "c1", "hand": ["lightning-bolt", "energy-4"]},
            {"at": "a5", "hand": ["swap"]},
            {"at": "d1", "hand": ["yoink"]},
        ],
        active=1,
    )
    table.play("bob: cast lightning-bolt", "bob: fuel energy-4", "bob: at e")
    asked = []
    while table.is_window():
        (seat,) = table.match.awaited()
        if table.question(table.match.names[seat]) == "respond":
            asked.append(seat)
        table.pass_window()
    assert asked[0] == 3  # the target, before cara and alice who sit nearer


@rule("WW-KILL-1", "WW-CATK-3")
def test_a_kill_scores_for_the_seat_that_made_it() -> None:
    table = arena(
        [{"at": "a5"}, {"at": "c1", "hand": ["zot"], "life": 1}, {"at": "d1"}, {}], active=2
    )
    table.do("cara: punch", "at @1")
    assert [table.points(name) for name in ("alice", "bob", "cara", "dan")] == [0, 0, 1, 0]
    assert (table.hand("cara"), table.hand("alice")) == (["zot"], [])


# -- The end -----------------------------------------------------------------------------------


@rule("WW-WIN-2", "WW-WIN-7")
def test_the_dead_are_ranked_after_the_living_by_points_and_life() -> None:
    table = arena(
        [{"life": 9}, {"out": True, "kills": 1}, {"life": 12}, {"kills": 1, "life": 3}],
        limit=3, turn=3, active=0,
    )  # fmt: skip
    table.end_turn("alice")
    places = {place.seat: place.place for place in result(table.state).places}
    assert (places[3], places[2], places[0], places[1]) == (1, 2, 3, 4)


@rule("WW-AMB-35")
def test_at_the_limit_only_the_living_lead_and_ties_are_drawn() -> None:
    table = arena([{"life": 5}, {"out": True, "kills": 2}, {"life": 5}], limit=3, turn=3)
    table.end_turn("alice")
    assert table.match.result is not None
    assert list(table.match.result.winners) == []
    assert [place.place for place in table.match.result.places] == [1, 1, 1]
    table = arena([{"life": 5}, {"life": 5, "kills": 1}, {"life": 9}], limit=3, turn=3)
    table.end_turn("alice")
    assert table.match.result is not None
    assert list(table.match.result.winners) == [1]


@rule("WW-WIN-8", "WW-AMB-48")
def test_when_all_die_at_once_nobody_wins() -> None:
    table = duel("prismatic-storm", at="c1", bob="d1", die=(4, 4),
                 alice={"life": 4}, enemy={"life": 4})  # fmt: skip
    table.do("alice: cast prismatic-storm")
    assert table.match.result is not None
    assert list(table.match.result.winners) == []
    assert table.match.result.ending == "all_dead"


@rule("WW-DD-5", "WW-DD-2")
def test_the_last_card_of_deck_and_discards_is_drawn_and_no_more() -> None:
    table = duel(deck_only=True, deck=["zot"])
    table.do("alice: end", "draw")
    assert (table.hand("alice"), table.question("alice"), table.state.active) == (["zot"], "", 1)
    table = duel(deck_only=True, deck=["zot"], discard=["swap"])
    table.do("alice: end", "draw", "draw")
    assert sorted(table.hand("alice")) == ["swap", "zot"]
