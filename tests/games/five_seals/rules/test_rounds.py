"""The round, the choice of dice (ledger section 3), the end and the score (9)."""

import pytest

from spellhall.engine import Result
from spellhall.games.five_seals.state.state import Seals
from spellhall.testing import Table, rule
from tests.games.five_seals.tables import (
    VAULTS,
    at,
    binding_is_up,
    breaks,
    dungeon,
    familiar,
    owned,
    player,
    seen,
    state,
    supply,
    uses,
)

LAST_DIE = {"dice": ["fire2"]}
DONE = {"familiar": "binding", "dice": [], "coming": ["air", "air", "air"]}


def result(table: Table) -> Result:
    found = table.match.result
    assert found is not None
    return found


def take(name: str, *colours: str) -> list[str]:
    return [f"{name}: take {colour}" for colour in colours]


@rule("FS-ROUND-1", "FS-ROUND-2", "FS-RAND-1")
def test_a_round_begins_with_everybodys_roll() -> None:
    table = Table.new("five_seals", 3, 1, {"first": "2"})
    for name in ("alice", "bob", "cara"):
        table.play(f"{name}: {table.options(name)[0]}")
    table.play(*take("bob", "air", "air", "fire"), *take("cara", "water", "water", "water"))
    table.play(*take("alice", "earth", "earth", "fire"))
    assert [len(seat.dice) for seat in state(table).players] == [3, 3, 3]
    assert {die // 10 for die in player(table, "cara").dice} == {1}
    assert table.log()[-1] == "Round 1. Everybody rolls; bob begins."
    assert table.awaits() == "bob: take_turn"


@rule("FS-ROUND-2", "FS-ROUND-3", "FS-TURN-7")
def test_turns_go_left_and_skip_the_finished() -> None:
    gates = {"1.G1": "fire2", "1.G2": "fire2", "2.G1": "earth2", "2.G2": "earth2"}
    table = dungeon(
        {"dice": ["fire2", "fire2", "water1"]},
        DONE,
        {"dice": ["earth2", "earth2", "water1"]},
        seals=gates | VAULTS,
    )
    table.play("alice: break 1.G1")
    assert table.awaits() == "cara: take_turn"
    table.play("cara: break 2.G1")
    assert table.awaits() == "alice: take_turn"


@rule("FS-ROUND-3", "FS-ROUND-4")
def test_a_lone_active_player_takes_turn_after_turn() -> None:
    gates = {"1.G1": "fire2", "1.G2": "fire2"} | VAULTS
    table = dungeon({"dice": ["fire2", "fire2"]}, DONE, seals=gates)
    table.play("alice: break 1.G1")
    assert table.awaits() == "alice: take_turn"
    table.play("alice: break 1.G2")
    assert table.awaits() == "alice: take_die"


@rule("FS-ROUND-5", "FS-ROUND-6", "FS-SCROLL-4", "FS-AMB-23", "FS-VERB-17", "FS-BIND-9")
def test_finishing_turns_scrolls_up_and_brings_the_familiar_home() -> None:
    table = dungeon(
        LAST_DIE | {"scrolls": ["change-air down", "binding down"], "familiar": "2.G1"},
        seals={"1.G1": "fire2"} | VAULTS,
    )
    table.play("alice: break 1.G1")
    assert owned(table, "alice") == ["change-air"]
    assert binding_is_up(table, "alice")
    assert familiar(table, "alice") == "binding"
    assert state(table).round.finished == [0]
    assert table.awaits() == "alice: take_die"  # all this is done before anyone acts further
    table.play(*take("alice", "fire", "fire", "earth"))
    assert table.awaits() == "bob: take_turn"


@rule("FS-ROUND-7", "FS-CONF-1")
def test_the_next_dice_of_a_finished_player_cannot_be_touched() -> None:
    stolen = {"scrolls": ["theft-mind", "deception-mind"], "dice": ["fire1"]}
    table = dungeon(stolen, DONE, seals=VAULTS, circle="III")
    assert uses(table) == []
    assert player(table, "bob").coming == [0, 0, 3, 0]


@rule("FS-ROUND-9", "FS-BIND-9", "FS-DISP-7", "FS-ROUND-8")
def test_a_new_round_passes_the_marker_and_frees_the_familiars() -> None:
    table = dungeon(LAST_DIE, DONE | {"at": "3.G1"}, seals={"1.G1": "fire2"} | VAULTS)
    table.play("alice: break 1.G1", *take("alice", "fire", "water", "water"))
    assert state(table).round.number == 2
    assert state(table).first == 1
    assert table.awaits() == "bob: take_turn"
    assert familiar(table, "alice") == familiar(table, "bob") == "hand"
    assert (at(table, "alice"), at(table, "bob")) == ("1.G1", "3.G1")
    assert state(table).round.finished == []
    assert len(player(table, "bob").dice) == 3


@rule("FS-DRAFT-2")
def test_who_finishes_earlier_chooses_earlier() -> None:
    grow = {"scrolls": ["growth-earth"], "dice": ["water1"]}
    table = dungeon(LAST_DIE, grow, seals={"1.G1": "fire2"} | VAULTS)
    table.play("alice: break 1.G1", *take("alice", "earth", "earth", "earth"))
    assert supply(table)[3] == 0
    assert uses(table, "bob") == []


@rule("FS-DRAFT-3", "FS-TURN-4", "FS-BREAK-5")
def test_used_and_given_up_dice_may_be_chosen_again() -> None:
    held = {"dice": ["fire1", "fire1", "fire1"]}
    table = dungeon(held, seals={"1.G1": "air2"} | VAULTS)
    assert supply(table)[0] == 0
    table.play("alice: give up", *take("alice", "fire", "fire", "fire"))
    assert player(table, "alice").coming == [3, 0, 0, 0]
    table = dungeon(LAST_DIE | {"dice": ["fire2"]}, seals={"1.G1": "fire2"} | VAULTS)
    table.play("alice: break 1.G1", "alice: take fire", "alice: take fire", "alice: take fire")
    assert supply(table)[0] == 0


@rule("FS-DRAFT-4", "FS-AMB-1", "FS-DEC-4")
def test_a_shortfall_is_chosen_at_the_end_of_the_round() -> None:
    table = dungeon(
        {"dice": ["water1"]},
        {"dice": ["fire1"] * 3 + ["water2", "water1"] + ["air1"] * 3 + ["earth1"] * 3},
        seals={"2.G1": "water2"} | VAULTS,
    )
    assert supply(table) == [0, 0, 0, 0]
    table.play("alice: give up")
    assert player(table, "alice").owed == 2  # the one die that came back is taken at once
    assert table.awaits() == "bob: take_turn"
    table.play("bob: break 2.G1", "bob: give up")
    table.play(*take("bob", "air", "air", "air"))
    assert table.awaits() == "alice: take_die"
    table.play(*take("alice", "fire", "fire"))
    assert state(table).round.number == 2
    assert [len(seat.dice) for seat in state(table).players] == [3, 3]


@rule("FS-DRAFT-4", "FS-AMB-1")
def test_who_finishes_while_the_supply_is_empty_is_asked_only_later() -> None:
    all_dice = [f"{colour}1" for colour in ("fire", "water", "air", "earth") for _ in range(3)]
    table = dungeon({"dice": []}, {"dice": all_dice}, seals=VAULTS)
    assert supply(table) == [0, 0, 0, 0]
    table.play("alice: give up")
    assert (player(table, "alice").owed, table.awaits()) == (3, "bob: take_turn")


@rule("FS-DRAFT-4", "FS-AMB-1")
def test_shortfalls_are_chosen_in_the_order_of_finishing() -> None:
    short = {"familiar": "binding", "dice": [], "owed": 1}
    table = dungeon(
        short | {"coming": ["fire", "fire"]},
        short | {"coming": ["water", "water"]},
        {"dice": ["air1"]},
        seals=VAULTS,
        finished=[1, 0],
        active=2,
    )
    table.play("cara: give up", *take("cara", "air", "air", "air"))
    assert table.awaits() == "bob: take_die"
    table.play(*take("bob", "earth"))
    assert table.awaits() == "alice: take_die"


@rule("FS-DRAFT-5", "FS-GROW-4")
def test_there_is_no_limit_on_dice() -> None:
    growths = ["growth-fire", "growth-water", "growth-air", "growth-earth", "growth-mind"]
    table = dungeon({"scrolls": growths, "dice": ["fire1"] * 2}, seals=VAULTS)
    for scroll in growths[:4]:
        table.play(f"alice: use {scroll}")
    table.play("alice: use growth-mind", "alice: colour earth")
    assert len(player(table, "alice").dice) == 7


@rule("FS-DRAFT-6")
def test_dice_are_neither_lost_nor_made() -> None:
    table = dungeon(LAST_DIE, seals={"1.G1": "fire2"} | VAULTS)

    def total(s: Seals) -> int:
        held = sum(len(seat.dice) + sum(seat.coming) for seat in s.players)
        return sum(s.supply) + held

    assert total(state(table)) == 12
    table.play("alice: break 1.G1")
    assert total(state(table)) == 12
    table.play(*take("alice", "fire", "fire", "air"), "bob: give up")
    assert total(state(table)) == 12


# -- The end -------------------------------------------------------------------------------------


@rule("FS-END-1", "FS-END-2")
@pytest.mark.parametrize(
    ("players", "left", "over"), [(2, 3, True), (2, 4, False), (3, 3, True), (3, 4, False)]
)
def test_the_game_ends_after_a_round_with_few_strength_six_scrolls(
    players: int, left: int, over: bool
) -> None:
    vaults = [name for name in VAULTS if name.endswith("V1")][:left]
    seals = {name: VAULTS[name] for name in VAULTS if name in vaults or name.endswith("K1")}
    others = [DONE, DONE | {"coming": ["earth"] * 3}][: players - 1]
    table = dungeon({"dice": ["fire1"]}, *others, seals=seals)
    assert table.awaits() == "alice: take_turn"
    table.play("alice: give up")
    if over:
        assert table.match.is_over
        assert result(table).ending == "few_scrolls"
    else:
        assert table.awaits() == "alice: take_die"


@rule("FS-END-1")
def test_four_and_five_players_end_below_five() -> None:
    seals = {key: word for key, word in VAULTS.items() if key[2:] in ("V1", "K1")}
    five = seals | {"5.K1": "fire6", "5.V1": "synergy-mind"}
    done = [DONE | {"coming": [colour] * 3} for colour in ("air", "water", "earth", "fire")]
    for others in (done[:3], done):
        assert dungeon(LAST_DIE, *others, seals=seals).play("alice: give up").match.is_over
        table = dungeon(LAST_DIE, *others, seals=five).play("alice: give up")
        assert table.awaits() == "alice: take_die"


@rule("FS-END-1", "FS-REARR-4", "FS-REACH-7")
def test_guarded_scrolls_count_as_left() -> None:
    table = dungeon(
        {"dice": ["fire1"], "scrolls": ["guardian-fire"]},
        DONE,
        seals=VAULTS,
        guardians={"fire": "1.V1"},
        circle="IV",
    )
    assert seen(table).sixes_left == 4
    table.play("alice: give up")
    assert table.awaits() == "alice: take_die"


@rule("FS-END-2", "FS-END-3")
def test_the_end_is_tested_only_after_the_round_and_the_last_choice_is_skipped() -> None:
    seals = {"1.V1": "synergy-fire", "1.G1": "water2", "1.G2": "water2"}
    table = dungeon({"dice": ["fire6", "air1"]}, {"dice": ["water2"]}, seals=seals)
    assert seen(table).last_round
    table.play("alice: break 1.V1")
    assert table.awaits() == "bob: take_turn"
    table.play("bob: break 1.G1")
    assert table.awaits() == "bob: take_die"  # alice is still active
    table.play(*take("bob", "air", "air", "fire"), "alice: give up")
    assert table.match.is_over


@rule("FS-END-4", "FS-AMB-18")
def test_three_rounds_without_a_break_end_the_game() -> None:
    table = dungeon({"dice": ["fire1"]}, DONE, seals=VAULTS, quiet=2)
    table.play("alice: give up")
    assert table.match.is_over
    assert result(table).ending == "stalemate"
    assert any(line.startswith("Stalemate") for line in table.log())
    table = dungeon({"dice": ["fire1"]}, DONE, seals=VAULTS, quiet=1).play("alice: give up")
    assert table.awaits() == "alice: take_die"  # two are not enough
    table = dungeon({"dice": ["fire1"]}, DONE, seals=VAULTS, quiet=2, broken=1)
    table.play("alice: give up", *take("alice", "fire", "fire", "fire"))
    assert not table.match.is_over
    assert state(table).quiet == 0
    table = dungeon(LAST_DIE, DONE, seals={"1.G1": "fire2"} | VAULTS, quiet=2)
    table.play("alice: break 1.G1")
    assert table.awaits() == "alice: take_die"  # one break is enough to go on


@rule("FS-SCORE-1", "FS-SYN-1", "FS-EX-7", "FS-BIND-1", "FS-VERB-15", "FS-D-SYN")
def test_strengths_and_synergy_make_the_score() -> None:
    scrolls = ["change-air", "renewal-fire", "renewal-mind", "strengthening-fire down"]
    scrolls += ["growth-air", "synergy-air"]
    table = dungeon({"dice": ["fire1"], "scrolls": scrolls}, DONE).play("alice: give up")
    first = result(table).places[0]
    assert first.score == 27
    assert [part.points for part in first.parts] == [24, 3]
    assert result(table).winners == (0,)
    assert result(table).places[1].score == 1


@rule("FS-SYN-2")
def test_two_synergies_of_one_colour_each_give_the_full_bonus() -> None:
    scrolls = ["synergy-air", "synergy-air", "change-air"]
    table = dungeon({"dice": ["fire1"], "scrolls": scrolls}, DONE).play("alice: give up")
    assert result(table).places[0].score == 1 + 6 + 6 + 2 + 3 + 3


@rule("FS-SYN-3", "FS-BIND-1")
def test_synergy_of_mind_counts_binding() -> None:
    scrolls = ["synergy-mind", "change-mind", "change-air"]
    table = dungeon({"dice": ["fire1"], "scrolls": scrolls}, DONE).play("alice: give up")
    assert result(table).places[0].parts[1].points == 3


@rule("FS-SCORE-2")
def test_stored_tokens_and_dice_score_nothing() -> None:
    scrolls = ["absorption-fire <fire6"]
    table = dungeon({"dice": ["fire1"], "scrolls": scrolls}, DONE, circle="II")
    table.play("alice: give up")
    assert result(table).places[0].score == 5


@rule("FS-SCORE-3")
def test_tied_leaders_win_together() -> None:
    done = DONE | {"scrolls": ["change-fire", "change-water", "change-air"]}
    table = dungeon({"dice": ["fire1"], "scrolls": ["synergy-fire"]}, done)
    table.play("alice: give up")
    assert [place.score for place in result(table).places] == [8, 7]
    done = DONE | {"scrolls": ["change-fire", "growth-water"]}
    table = dungeon({"dice": ["fire1"], "scrolls": ["synergy-fire"]}, done)
    table.play("alice: give up")
    assert result(table).winners == (0, 1)
    assert "share the victory with 8 points" in result(table).text
    told = "alice and bob were level at 8 points, and no rule breaks a tie: they share the victory."
    assert result(table).tie == told


@rule("FS-VAR-1")
def test_the_variant_breaks_ties_by_strength_six_scrolls_then_by_number() -> None:
    six = {"dice": ["fire1"], "scrolls": ["synergy-fire"]}
    two = DONE | {"scrolls": ["change-fire", "growth-water"]}
    found = result(dungeon(six, two, tie_break=True).play("alice: give up"))
    assert found.winners == (0,)
    assert found.text == "alice wins with 8 points and more scrolls of strength 6."
    assert found.rules == ("FS-END-1", "FS-VAR-1")
    ahead = result(dungeon(six, DONE, tie_break=True).play("alice: give up"))
    assert ahead.rules == ("FS-END-1", "FS-SCORE-3")  # nobody was level
    one = {"dice": ["fire1"], "scrolls": ["strengthening-fire"]}
    more = DONE | {"scrolls": ["change-fire", "change-water"]}
    many = result(dungeon(one, more, tie_break=True).play("alice: give up"))
    assert many.winners == (1,)
    assert many.text == "bob wins with 5 points and more scrolls."
    assert many.tie == (
        "bob and alice were level at 5 points, in scrolls of strength 6 too; bob had more scrolls,"
        " 3 to 2."
    )
    same = DONE | {"scrolls": ["strengthening-water"]}
    level = result(dungeon(one, same, tie_break=True).play("alice: give up"))
    assert level.winners == (0, 1)
    assert level.text == "alice and bob share the victory with 5 points, level in scrolls too."


def test_breaks_are_offered_in_the_order_of_the_board() -> None:
    table = dungeon({"dice": ["fire2"]}, seals={"3.G1": "fire2", "1.G2": "fire2"})
    assert breaks(table) == ["1.G2", "3.G1"]
