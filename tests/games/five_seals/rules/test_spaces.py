"""The Circle of Spaces (ledger section 8.2)."""

import pytest

from spellhall.games.five_seals.box.dice import COLOURED
from spellhall.games.five_seals.box.elements import FIRE
from spellhall.games.five_seals.box.scrolls import circle_scrolls
from spellhall.games.five_seals.box.words import SCROLL_WORDS
from spellhall.testing import Table, rule
from tests.games.five_seals.tables import (
    VAULTS,
    at,
    dice,
    dungeon,
    on,
    owned,
    player,
    seen,
    starts_with,
    state,
    targets,
    uses,
)

ELEMENTS = ("fire", "water", "air", "earth")


def spaces(scroll: str, seals: dict[str, str], dice: tuple[str, ...] = ("fire1",)) -> Table:
    """Alice holds one scroll of the circle."""
    alice = {"dice": list(dice), "scrolls": [scroll]}
    return dungeon(alice, {"dice": []}, seals=seals, circle="II")


def using(scroll: str, seals: dict[str, str]) -> Table:
    """Alice has just begun to use her scroll."""
    return spaces(scroll, seals).play(f"alice: use {scroll}")


# -- Swap ----------------------------------------------------------------------------------------


@rule("FS-SWAP-1", "FS-D-SWAP", "FS-VERB-6")
@pytest.mark.parametrize("colour", ELEMENTS)
def test_swap_exchanges_equal_strengths_of_different_colours(colour: str) -> None:
    others = [c for c in ELEMENTS if c != colour]
    seals = {"1.D1": f"{colour}3", "2.D1": f"{others[0]}3", "3.D1": f"{others[1]}3"}
    seals |= {"1.X1": f"{others[0]}2", "2.X2": f"{colour}3", "1.F1": f"{colour}4"}
    table = using(f"swap-{colour}", seals)
    assert starts_with(table, "alice", "swap") == ["1.D1", "2.X2"]
    table.play("alice: swap 1.D1")
    assert starts_with(table, "alice", "with") == ["2.D1", "3.D1"]
    table.play("alice: with 3.D1")
    assert (on(table, "1.D1"), on(table, "3.D1")) == (f"{others[1]}3", f"{colour}3")
    assert owned(table, "alice") == [f"swap-{colour} down"]
    assert table.awaits() == "alice: take_turn"


@rule("FS-SWAP-1")
def test_swap_needs_a_token_of_its_colour_with_a_partner() -> None:
    assert uses(spaces("swap-fire", {"1.D1": "air3", "2.D1": "water3"})) == []
    assert uses(spaces("swap-fire", {"1.D1": "fire3", "2.D1": "fire3"})) == []
    assert uses(spaces("swap-fire", {"1.D1": "fire3", "1.F1": "air4"})) == []


@rule("FS-SWAP-2", "FS-EXCH-2")
def test_tokens_need_not_be_reachable_and_stored_ones_are_not_on_the_board() -> None:
    behind = {f"{s}.G1": "earth2" for s in range(1, 7)}
    behind |= {f"{s}.G2": "water2" for s in range(1, 7)}
    far = {"1.D1": "fire3", "1.D2": "air3"}
    table = spaces("swap-fire", behind | far)
    assert table.refused("alice")["node:1.D1"] == "FS-REACH-1"
    assert uses(table) == ["swap-fire"]
    alice = {"dice": ["fire1"], "scrolls": ["swap-fire", "absorption-air down <air3"]}
    assert uses(dungeon(alice, seals={"1.D1": "fire3"}, circle="II")) == []
    assert uses(spaces("swap-fire", {"1.D1": "fire3", "1.B": "renewal-air"})) == []


@rule("FS-SWAP-3")
def test_swap_of_mind_takes_any_two_different_colours() -> None:
    table = using("swap-mind", {"1.D1": "air3", "2.D1": "water3", "3.D1": "air3", "1.F1": "air4"})
    assert starts_with(table, "alice", "swap") == ["1.D1", "2.D1", "3.D1"]
    table.play("alice: swap 2.D1")
    assert starts_with(table, "alice", "with") == ["1.D1", "3.D1"]


# -- Exchange ------------------------------------------------------------------------------------


@rule("FS-EXCH-1", "FS-EXCH-3", "FS-D-EXCH", "FS-VERB-6")
@pytest.mark.parametrize("colour", ELEMENTS)
def test_exchange_moves_two_tokens_of_its_colour(colour: str) -> None:
    stranger = ELEMENTS[ELEMENTS.index(colour) - 1]
    seals = {"1.D1": f"{colour}3", "2.D1": f"{colour}3", "1.F1": f"{colour}4"}
    table = using(f"exchange-{colour}", seals | {"2.F1": f"{stranger}4"})
    table.play("alice: swap 1.D1")
    assert (on(table, "1.D1"), on(table, "1.F1")) == (f"{colour}4", f"{colour}3")
    assert owned(table, "alice") == [f"exchange-{colour} down"]
    same = spaces(f"exchange-{colour}", {"1.D1": f"{colour}3", "2.D1": f"{colour}3"})
    assert uses(same) == []


@rule("FS-EXCH-2")
def test_scrolls_cannot_be_exchanged() -> None:
    assert uses(spaces("exchange-fire", {"1.D1": "fire3", "1.E": "strengthening-fire"})) == []


@rule("FS-EXCH-4")
def test_exchange_of_mind_takes_two_of_one_colour() -> None:
    seals = {"1.D1": "air3", "1.F1": "air4", "2.D1": "fire3", "2.F1": "fire5", "3.D1": "earth3"}
    table = using("exchange-mind", seals)
    assert starts_with(table, "alice", "swap") == ["1.D1", "1.F1", "2.D1", "2.F1"]
    table.play("alice: swap 2.D1")
    assert on(table, "2.D1") == "fire5"


@rule("FS-EXCH-5")
def test_only_the_tokens_own_strength_counts() -> None:
    table = spaces("exchange-fire", {"1.G1": "fire2", "1.K1": "fire6"}, ("fire5",))
    table.play("alice: use exchange-fire", "alice: swap 1.G1")
    assert on(table, "1.G1") == "fire6"
    assert starts_with(table, "alice", "break") == ["1.K1"]


# -- Absorption ----------------------------------------------------------------------------------

GATES = {"1.G1": "fire2", "1.G2": "air2"}


def absorbing(*scrolls: str, dice: tuple[str, ...] = ("fire2", "air2", "earth1")) -> Table:
    alice = {"dice": list(dice), "scrolls": list(scrolls)}
    return dungeon(alice, {"dice": ["water1"]}, seals=GATES | VAULTS, circle="II")


@rule("FS-ABSORB-1", "FS-ABSORB-8", "FS-DEC-8", "FS-VERB-8", "FS-D-ABSORB")
def test_a_broken_token_of_the_colour_may_be_kept() -> None:
    table = absorbing("absorption-fire").play("alice: break 1.G1")
    assert table.options("alice") == ["box", "keep absorption-fire"]
    table.play("alice: keep absorption-fire")
    assert seen(table).players[0].stored == [
        (SCROLL_WORDS.index("absorption-fire"), COLOURED[FIRE][2])
    ]
    assert owned(table, "alice") == ["absorption-fire"]  # it stays face up
    table = absorbing("absorption-fire").play("alice: break 1.G1", "alice: box")
    assert player(table, "alice").stored == []
    assert absorbing("absorption-fire").play("alice: break 1.G2").awaits() == "bob: take_turn"


@rule("FS-ABSORB-1")
def test_a_token_broken_by_the_familiar_may_be_kept_too() -> None:
    table = absorbing("absorption-fire").play("alice: use binding-raven", "alice: break")
    table.play("alice: break 1.G1", "alice: keep absorption-fire")
    assert len(player(table, "alice").stored) == 1
    assert table.awaits() == "bob: take_turn"


@rule("FS-ABSORB-2")
def test_a_second_token_sends_the_first_to_the_box() -> None:
    table = absorbing("absorption-fire <fire6").play("alice: break 1.G1")
    before = sum(state(table).box)
    table.play("alice: keep absorption-fire")
    assert [token for _, token in player(table, "alice").stored] == [2]
    assert sum(state(table).box) == before + 1


@rule("FS-ABSORB-3")
def test_the_token_stays_across_rounds() -> None:
    table = absorbing("absorption-air <air4", dice=("fire1",))
    table.play("alice: give up", *["alice: take fire"] * 3, "bob: give up")
    table.play(*["bob: take water"] * 3)
    assert state(table).round.number == 2
    assert [token for _, token in player(table, "alice").stored] == [24]


@rule("FS-ABSORB-4")
def test_its_strength_is_added_to_one_die_of_any_colour() -> None:
    table = absorbing("absorption-fire <fire3").play("alice: use absorption-fire")
    assert table.options("alice") == ["add fire2", "add air2", "add earth1"]
    table.play("alice: add earth1")
    assert dice(table, "alice") == "fire2 air2 earth4"
    assert owned(table, "alice") == ["absorption-fire down"]
    assert player(table, "alice").stored == []
    table = absorbing("absorption-fire <fire6").play("alice: use absorption-fire")
    assert dice(table.play("alice: add fire2"), "alice") == "fire6 air2 earth1"


@rule("FS-ABSORB-5")
def test_absorption_needs_a_token_and_a_die_below_six() -> None:
    assert uses(absorbing("absorption-fire")) == []
    assert uses(absorbing("absorption-fire <fire3", dice=("fire6", "air6"))) == []


@rule("FS-ABSORB-6", "FS-AMB-24")
def test_face_down_it_keeps_nothing() -> None:
    table = absorbing("absorption-fire down").play("alice: break 1.G1")
    assert table.awaits() == "bob: take_turn"
    table = absorbing("absorption-fire <fire3").play("alice: use absorption-fire")
    table.play("alice: add earth1", "alice: break 1.G1")
    assert table.awaits() == "bob: take_turn"


@rule("FS-ABSORB-7", "FS-ABSORB-8")
def test_absorption_of_mind_keeps_any_colour_and_the_player_picks_among_several() -> None:
    table = absorbing("absorption-mind", "absorption-fire").play("alice: break 1.G1")
    assert table.options("alice") == ["box", "keep absorption-mind", "keep absorption-fire"]
    table = absorbing("absorption-mind", "absorption-fire").play("alice: break 1.G2")
    assert table.options("alice") == ["box", "keep absorption-mind"]


@rule("FS-ABSORB-9", "FS-DISINT-3")
def test_a_disintegrated_token_is_not_kept() -> None:
    table = absorbing("absorption-fire", "disintegration-fire")
    table.play("alice: use disintegration-fire", "alice: remove 1.G1")
    assert table.awaits() == "alice: take_turn"
    assert player(table, "alice").stored == []


@pytest.mark.parametrize("colour", ELEMENTS)
def test_every_absorption_keeps_its_colour(colour: str) -> None:
    alice = {"dice": [f"{colour}2"], "scrolls": [f"absorption-{colour}"]}
    table = dungeon(alice, {"dice": []}, seals={"1.G1": f"{colour}2"} | VAULTS, circle="II")
    table.play("alice: break 1.G1", f"alice: keep absorption-{colour}")
    assert len(player(table, "alice").stored) == 1


# -- Disintegration ------------------------------------------------------------------------------


@rule("FS-DISINT-1", "FS-DISINT-2", "FS-DISINT-3", "FS-D-DISINT", "FS-VERB-7")
@pytest.mark.parametrize("colour", ELEMENTS)
def test_disintegration_removes_a_token_anywhere(colour: str) -> None:
    stranger = ELEMENTS[ELEMENTS.index(colour) - 1]
    seals = {"1.V1": f"synergy-{colour}", "1.K1": f"{colour}6", "1.G1": f"{stranger}2"}
    seals |= {"2.K1": f"{colour}6"}
    table = using(f"disintegration-{colour}", seals)
    assert starts_with(table, "alice", "remove") == ["1.K1", "2.K1"]
    table.play("alice: remove 1.K1")
    assert on(table, "1.K1") == ""
    assert at(table, "alice") == "1.P"
    assert state(table).round.broken == 0
    assert table.awaits() == "alice: take_turn"  # the duty to break remains
    assert uses(spaces(f"disintegration-{colour}", {"1.G1": f"{stranger}2"})) == []


@rule("FS-DISINT-4")
def test_disintegration_of_mind_takes_any_token() -> None:
    table = using("disintegration-mind", {"1.G1": "fire2", "2.G1": "air2", "1.A": "change-mind"})
    assert starts_with(table, "alice", "remove") == ["1.G1", "2.G1"]


# -- Rearrangement -------------------------------------------------------------------------------


@rule("FS-REARR-1", "FS-REARR-2", "FS-D-REARR", "FS-VERB-9")
@pytest.mark.parametrize("element", [*ELEMENTS, "mind"])
def test_rearrangement_exchanges_two_board_scrolls(element: str) -> None:
    stranger = "fire" if element != "fire" else "air"
    seals = {"1.A": f"change-{element}", "1.V1": f"synergy-{stranger}", "1.K1": "earth6"}
    seals |= {"2.A": f"swap-{element}"}
    table = using(f"rearrangement-{element}", seals)
    assert starts_with(table, "alice", "move") == ["1.A", "2.A"]
    table.play("alice: move 1.A")
    assert starts_with(table, "alice", "with") == ["1.V1", "2.A"]
    table.play("alice: with 1.V1")
    assert (on(table, "1.A"), on(table, "1.V1")) == (f"synergy-{stranger}", f"change-{element}")
    assert owned(table, "alice") == [f"rearrangement-{element} down"]


@rule("FS-REARR-3")
def test_rearrangement_of_mind_needs_a_mind_scroll() -> None:
    assert uses(spaces("rearrangement-mind", {"1.A": "change-fire", "2.A": "change-air"})) == []
    assert uses(spaces("rearrangement-fire", {"1.A": "change-fire"})) == []


@rule("FS-REARR-4")
def test_a_moved_scroll_keeps_its_strength_for_break_and_count() -> None:
    table = spaces("rearrangement-fire", {"1.A": "change-fire", "1.V1": "synergy-air"}, ("air6",))
    table.play("alice: use rearrangement-fire")
    assert on(table, "1.A") == "synergy-air"
    assert seen(table).sixes_left == 1
    assert targets(table, 0) == ["1.A"]


@rule("FS-AMB-28")
def test_no_two_scrolls_are_alike_with_circle_two() -> None:
    words = [SCROLL_WORDS[scroll] for scroll in circle_scrolls(0) + circle_scrolls(2)]
    assert len(set(words)) == 50
