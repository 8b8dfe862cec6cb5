"""Directions and seats: left is not right, and whoever acts need not sit first."""

from typing import Any

import pytest

from spellhall.testing import Table, rule
from tests.games.five_seals.tables import (
    VAULTS,
    Seat,
    breaks,
    dice,
    dungeon,
    familiar,
    owned,
    pass_round,
    player,
    state,
    supply,
    uses,
)

ONES = [0] * 60  # every die shows a 1, which breaks nothing
GATES = {f"{segment}.G1": "fire2" for segment in range(1, 7)}
GOLD = VAULTS | {"5.K1": "fire6", "5.V1": "synergy-mind"}  # enough for five players


def circle_of(players: int, **rest: Any) -> Table:
    """Everybody can break two gates, and then gives up."""
    colours = ("fire", "water", "air", "earth")
    seats = [{"dice": [f"{colour}2", f"{colour}2", f"{colour}1"]} for colour in colours[:players]]
    gates = {f"{s}.{g}": f"{c}2" for s, c in enumerate(colours, 1) for g in ("G1", "G2")}
    return dungeon(*seats, seals=gates | VAULTS, **rest)


def break_first(table: Table) -> str:
    """Whoever is to move breaks the first seal there is; returns who it was."""
    name = table.match.names[table.match.awaited()[0]]
    table.play(f"{name}: break {breaks(table, name)[0]}")
    return name


# -- Turns and rounds ----------------------------------------------------------------------------


@rule("FS-ROUND-2", "FS-ROUND-3")
@pytest.mark.parametrize("players", [3, 4])
def test_turns_go_to_the_left_round_after_round(players: int) -> None:
    table = circle_of(players, active=1)
    names = table.match.names
    order = [break_first(table) for _ in range(2 * players)]
    assert order == [*names[1:], names[0], *names[1:], names[0]]


@rule("FS-ROUND-2", "FS-TURN-7")
def test_after_a_finished_player_the_next_to_the_left_plays() -> None:
    table = dungeon({}, {}, {}, {}, seals=GOLD, active=2)
    order = []
    while state(table).round.number == 1:
        name = table.match.names[table.match.awaited()[0]]
        order.append(name)
        giving_up = table.question(name) == "take_turn"
        table.play(f"{name}: {'give up' if giving_up else table.options(name)[0]}")
    assert list(dict.fromkeys(order)) == ["cara", "dan", "alice", "bob"]
    assert order == sorted(order, key=["cara", "dan", "alice", "bob"].index)


@rule("FS-ROUND-9")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_marker_goes_to_the_left_and_past_the_last_seat_to_the_first(players: int) -> None:
    seats: list[Seat] = [{"dice": []} for _ in range(players)]
    table = dungeon(*seats, seals=GOLD, chance=ONES, first=1, active=1, stalemate=False)
    holders = []
    for _ in range(players):
        pass_round(table)
        holders.append(state(table).first)
        assert table.match.awaited() == [state(table).first]
    assert holders == [*range(2, players), 0, 1]


@rule("FS-SETUP-12", "FS-ROUND-1")
def test_the_first_dice_are_chosen_to_the_left_from_the_first_player() -> None:
    table = Table.new("five_seals", 4, 1, {"first": "3"})
    for name in table.match.names:
        table.play(f"{name}: {table.options(name)[0]}")
    order = []
    while table.awaits().endswith("take_die"):
        name = table.match.names[table.match.awaited()[0]]
        table.play(f"{name}: {table.options(name)[0]}")
        order.append(name)
    assert order == ["cara"] * 3 + ["dan"] * 3 + ["alice"] * 3 + ["bob"] * 3
    assert table.awaits() == "cara: take_turn"
    assert state(table).active == state(table).first == 2


@rule("FS-ROUND-1", "FS-RAND-1")
def test_everybody_rolls_from_the_first_seat_on_and_by_colours() -> None:
    coming = [["fire", "earth"], ["water"], ["air", "air"]]
    done = {"familiar": "binding", "dice": [], "owed": 0}
    seats = [done | {"coming": told} for told in coming]
    table = dungeon(
        *seats, seals=VAULTS, stack=[{"": "StartRound"}], chance=[0, 1, 2, 3, 4], first=2
    )
    assert [dice(table, name) for name in table.match.names] == [
        "fire1 earth2",
        "water3",
        "air4 air5",
    ]
    assert [player(table, name).coming for name in table.match.names] == [[0] * 4] * 3


@rule("FS-ROUND-9", "FS-ROUND-1", "FS-SCROLL-4")
def test_a_second_round_is_like_the_first() -> None:
    scrolls = {"dice": ["fire1"], "scrolls": ["growth-earth"], "at": "3.G1"}
    table = dungeon(scrolls, {"dice": ["water1"]}, seals=VAULTS, chance=ONES, stalemate=False)
    for number in (2, 3, 4):
        while table.awaits() != "alice: take_turn":
            name = table.match.names[table.match.awaited()[0]]
            table.play(f"{name}: {table.options(name)[0]}")
        table.play("alice: use binding-raven", "alice: use growth-earth")
        assert owned(table, "alice") == ["growth-earth down"]
        assert familiar(table, "alice") == "3.G1"
        pass_round(table)
        assert state(table).round.number == number
        assert owned(table, "alice") == ["growth-earth"]
        assert familiar(table, "alice") == familiar(table, "bob") == "hand"
        assert [len(seat.dice) for seat in state(table).players] == [3, 3]
        assert (state(table).round.finished, state(table).round.broken) == ([], 0)
        assert [seat.owed for seat in state(table).players] == [0, 0]


@rule("FS-DRAFT-4", "FS-AMB-1")
def test_a_shortfall_is_made_up_once_only() -> None:
    hoard = ["fire1"] * 3 + ["water1"] * 2 + ["air1"] * 3 + ["earth1"] * 3
    table = dungeon({"dice": ["water1"]}, {"dice": hoard}, seals=VAULTS, chance=ONES)
    table.play("alice: give up")
    assert player(table, "alice").owed == 2
    pass_round(table)
    assert player(table, "alice").owed == 0
    assert len(player(table, "alice").dice) == 3
    pass_round(table)
    assert [len(seat.dice) for seat in state(table).players] == [3, 3]
    assert sum(supply(table)) == 6


# -- Spells --------------------------------------------------------------------------------------


def conflict(cara: Seat, *others: Seat) -> Table:
    """Cara, the third of four, uses circle III; alice, bob and dan are the others."""
    alice, bob, dan = others
    return dungeon(alice, bob, cara, dan, seals=GATES | VAULTS, circle="III", active=2)


@rule("FS-DECEP-2", "FS-CONF-1")
def test_deception_reaches_every_other_seat() -> None:
    held = {"dice": ["water3"], "scrolls": ["deception-fire"]}
    table = conflict(held, {"dice": ["fire1"]}, {"dice": ["air1"]}, {"dice": ["fire5"]})
    table.play("cara: use deception-fire")
    assert table.options("cara") == ["get fire1 of 1", "get fire5 of 4"]
    table.play("cara: get fire5 of 4")
    held_now = [dice(table, name) for name in table.match.names]
    assert held_now == ["fire1", "air1", "fire3", "water5"]


@rule("FS-ALTER-1", "FS-CONF-1")
def test_alteration_lowers_the_dice_of_the_chosen_seat_only() -> None:
    held = {"dice": ["fire2"], "scrolls": ["alteration-fire"]}
    table = conflict(held, {"dice": ["fire3"]}, {"dice": ["fire4"]}, {"dice": ["fire5"]})
    table.play("cara: use alteration-fire")
    assert table.options("cara") == ["at 1", "at 2", "at 4"]
    table.play("cara: at 2", "cara: raise fire 2", "cara: lower fire 4")
    assert [dice(table, name) for name in table.match.names] == ["fire3", "fire3", "fire3", "fire5"]


@rule("FS-TRANS-1", "FS-CONF-1")
def test_transfer_trades_with_the_owner_of_the_scroll() -> None:
    held = {"dice": ["air1"], "scrolls": ["growth-air", "transfer-fire", "change-air"]}
    table = conflict(
        held,
        {"scrolls": ["renewal-fire"]},
        {"scrolls": ["theft-fire"]},
        {"scrolls": ["strengthening-air", "growth-fire", "change-water"]},
    )
    table.play("cara: use transfer-fire")
    assert table.options("cara") == ["get theft-fire of 2", "get growth-fire of 4"]
    table.play("cara: get growth-fire of 4")
    # Each scroll takes the place of the one it was traded for.
    assert owned(table, "cara") == ["growth-fire", "transfer-fire down", "change-air"]
    assert owned(table, "dan") == ["strengthening-air", "growth-air", "change-water"]
    assert owned(table, "bob") == ["theft-fire"]


@rule("FS-THEFT-1", "FS-THEFT-5", "FS-DEC-10")
def test_the_stolen_die_goes_to_the_thief_and_the_thiefs_turn_goes_on() -> None:
    held = {"dice": ["water1"], "scrolls": ["theft-fire"]}
    table = conflict(held, {"dice": ["fire3"]}, {"dice": ["air1"]}, {"dice": ["fire1"]})
    table.play("cara: use theft-fire", "cara: at 1")
    assert state(table).round.finished == [0]
    assert table.awaits() == "alice: take_die"
    table.play(*["alice: take earth"] * 3)
    assert table.awaits() == "cara: take_turn"
    assert dice(table, "cara") == "fire3 water1"
    assert state(table).active == 2
    table.play("cara: break 1.G1")
    assert table.awaits() == "dan: take_turn"
    table.play("dan: give up", *["dan: take earth"] * 2, "dan: take air")
    assert table.awaits() == "bob: take_turn"  # alice is finished


@rule("FS-EXPLOIT-1", "FS-EXPLOIT-6")
def test_the_owner_of_an_exploited_scroll_turns_it_down_and_keeps_it() -> None:
    held = {"dice": ["fire1"], "scrolls": ["exploitation-fire", "growth-fire down"]}
    table = conflict(
        held,
        {"scrolls": ["renewal-fire"]},
        {"scrolls": ["growth-air"]},
        {"scrolls": ["strengthening-fire"]},
    )
    table.play("cara: use exploitation-fire")
    options = ["exploit renewal-fire of 1", "exploit strengthening-fire of 4"]
    assert table.options("cara") == options
    table.play("cara: exploit strengthening-fire of 4")
    assert dice(table, "cara") == "fire3"
    assert owned(table, "dan") == ["strengthening-fire down"]
    assert owned(table, "alice") == ["renewal-fire"]
    assert owned(table, "cara") == ["exploitation-fire down", "growth-fire down"]


@rule("FS-BIND-3", "FS-BIND-5")
def test_binding_moves_the_familiar_of_its_user() -> None:
    table = dungeon({}, {}, {"dice": ["fire2", "air1"]}, {}, seals=GATES, active=2)
    table.play("cara: use binding-owl", "cara: break", "cara: break 2.G1")
    assert [familiar(table, name) for name in table.match.names] == ["hand", "hand", "2.G1", "hand"]
    assert table.awaits() == "dan: take_turn"


@rule("FS-TELE-1", "FS-TELE-4")
def test_teleportation_offers_the_figures_of_every_other_seat() -> None:
    held = {"dice": ["fire6"], "scrolls": ["teleportation-fire"], "familiar": "5.K1"}
    vaults = {f"{s}.V1": f"{word}-fire" for s, word in zip((1, 2, 4), SIXES, strict=True)}
    table = dungeon(
        {"at": "1.K1"},
        {"at": "2.K1"},
        held,
        {"familiar": "4.K1"},
        seals=vaults,
        circle="IV",
        active=2,
    )
    table.play("cara: use teleportation-fire")
    assert table.options("cara") == ["pass mage 1", "pass mage 2", "pass familiar 4"]


SIXES = ("synergy", "speed", "growth")


@rule("FS-DISP-1", "FS-REACH-8")
def test_a_sent_familiar_bars_every_other_seat() -> None:
    seats: list[Seat] = [{"dice": ["fire2", "air1"]} for _ in range(3)]
    seats[1]["scrolls"] = ["dispatch-fire"]
    table = dungeon(*seats, seals=GATES | VAULTS, circle="IV", active=1)
    table.play("bob: use dispatch-fire", "bob: send 2.G1")
    assert "2.G1" in breaks(table, "bob")
    table.play("bob: break 3.G1")
    assert "2.G1" not in breaks(table, "cara")
    table.play("cara: break 4.G1")
    assert "2.G1" not in breaks(table, "alice")
    assert uses(table, "alice") == []
