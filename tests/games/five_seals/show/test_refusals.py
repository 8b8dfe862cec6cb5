"""Whatever a player would reach for is offered or explained, and never both."""

from random import Random

import pytest

from spellhall.engine import Match
from spellhall.games.five_seals import GAME
from spellhall.games.five_seals.state.setup import CIRCLE_IDS
from spellhall.testing import Table, check_questions, rule
from tests.games.five_seals.generated import in_a_round
from tests.games.five_seals.tables import VAULTS, Seat, dungeon


@pytest.mark.parametrize("players", [2, 3, 5])
@pytest.mark.parametrize("circle", CIRCLE_IDS)
def test_what_is_in_sight_is_offered_or_explained(circle: str, players: int) -> None:
    rng = Random(f"{circle} {players}")
    for _ in range(6):
        s = in_a_round(players, CIRCLE_IDS.index(circle) + 1, rng)
        match = Match(GAME, s, [f"P{seat}" for seat in range(players)], {}, "")
        for _ in range(25):
            if match.is_over:
                break
            seat = match.awaited()[0]
            check_questions(match, f"{circle}, {players} players")
            options = match.options(seat)
            uses = [option for option in options if option.text.startswith("use ")]
            match.answer(seat, rng.choice(uses or options))


# -- The reasons, one by one ---------------------------------------------------------------------


def refused(table: Table, *moves: str, name: str = "alice") -> dict[str, str]:
    """What is refused to somebody after some moves, and by which rule."""
    return table.play(*moves).refused(name)


@rule("FS-BREAK-1", "FS-BREAK-2", "FS-BREAK-3")
def test_every_die_that_cannot_break_a_seal_says_why() -> None:
    held = {"dice": ["fire1", "fire5", "fire6", "water6"]}
    table = dungeon(held, seals={"1.G1": "fire4"} | VAULTS)
    found = refused(table, "alice: break 1.G1")
    assert (found["die:0:0"], found["die:0:3"]) == ("FS-BREAK-3", "FS-BREAK-1")
    assert "die:0:1" not in found
    mind = dungeon({"dice": ["fire6", "water6", "air1"]}, seals={"1.A": "change-mind"} | VAULTS)
    assert refused(mind, "alice: break 1.A")["die:0:2"] == "FS-BREAK-2"


@rule("FS-BIND-6", "FS-REACH-1", "FS-BREAK-2")
def test_the_familiar_is_told_what_it_cannot_break() -> None:
    around = {"1.G1": "fire2", "1.G2": "air2", "2.G1": "fire2"} | {
        f"{s}.G{g}": "water2" for s in (2, 3, 4, 5, 6) for g in (1, 2) if (s, g) != (2, 1)
    }
    table = dungeon({"dice": ["fire2"]}, seals=around | {"1.A": "change-fire"} | VAULTS)
    found = refused(table, "alice: use binding-raven", "alice: break")
    assert found["node:1.A"] == "FS-BIND-6"
    assert found["node:1.G2"] == "FS-BREAK-2"
    assert found["node:1.K1"] == "FS-REACH-1"
    assert "node:1.G1" not in found


@rule("FS-ABSORB-1", "FS-ABSORB-6")
def test_an_absorption_says_why_it_cannot_keep_a_token() -> None:
    own = ["absorption-fire", "absorption-air", "absorption-mind down"]
    table = dungeon(
        {"dice": ["fire2", "fire1"], "scrolls": own},
        seals={"1.G1": "fire2"} | VAULTS,
        circle="II",
    )
    found = refused(table, "alice: break 1.G1")
    assert sorted(found.values()) == ["FS-ABSORB-1", "FS-ABSORB-6"]


@rule("FS-CHANGE-1", "FS-CHANGE-2")
def test_a_colour_says_why_dice_cannot_change_into_it() -> None:
    alice: Seat = {"dice": ["fire3", "fire5"], "scrolls": ["change-fire"]}
    table = dungeon(alice, {"dice": ["water1", "water2", "water3"]}, seals=VAULTS)
    found = refused(table, "alice: use change-fire")
    assert found == {"supply:fire": "FS-CHANGE-1", "supply:water": "FS-CHANGE-2"}
    assert table.options("alice") == ["into air", "into earth"]


SWAPPED = [  # the scroll, the tokens, and why those that are no first one are not
    (
        "swap-fire",
        {"1.D1": "fire3", "4.D1": "fire3", "2.D1": "air3", "3.D1": "water3", "1.F1": "fire4"},
        {"1.F1": "FS-SWAP-1", "2.D1": "FS-SCROLL-6", "3.D1": "FS-SCROLL-6"},
    ),
    (
        "exchange-fire",
        {"1.D1": "fire3", "1.F1": "fire4", "2.D1": "air3"},
        {"2.D1": "FS-SCROLL-6"},
    ),
    ("exchange-mind", {"1.D1": "fire3", "1.F1": "fire4", "2.D1": "air3"}, {"2.D1": "FS-EXCH-3"}),
    ("swap-mind", {"1.D1": "fire3", "2.D1": "air3", "1.F1": "fire4"}, {"1.F1": "FS-SWAP-1"}),
]


@rule("FS-SWAP-1", "FS-EXCH-3", "FS-SCROLL-6")
@pytest.mark.parametrize(("scroll", "seals", "reasons"), SWAPPED)
def test_a_token_says_why_it_is_not_the_first_to_move(
    scroll: str, seals: dict[str, str], reasons: dict[str, str]
) -> None:
    alice: Seat = {"dice": ["fire1"], "scrolls": [scroll, "change-air down"]}
    table = dungeon(alice, {"dice": ["air1"]}, seals=seals, circle="II")
    found = refused(table, f"alice: use {scroll}")
    said = {touch[5:]: rule for touch, rule in found.items() if touch[5:] in seals}
    assert said == reasons


@rule("FS-CONF-1", "FS-SCROLL-2")
def test_an_opponent_says_why_he_cannot_be_aimed_at() -> None:
    alice: Seat = {"dice": ["fire6"], "scrolls": ["theft-fire"]}
    done: Seat = {"familiar": "binding", "dice": [], "coming": ["air", "air", "air"]}
    rest: list[Seat] = [{"dice": ["air1"]}, {"dice": ["fire1"]}, {"dice": ["fire2"]}]
    table = dungeon(alice, done, *rest, seals=VAULTS, circle="III")
    found = refused(table, "alice: use theft-fire")
    assert found == {"seat:1": "FS-CONF-1", "seat:2": "FS-SCROLL-2"}


@rule("FS-TRANS-3", "FS-TRANS-1", "FS-AMB-11", "FS-SCROLL-6")
def test_a_scroll_says_why_it_cannot_be_transferred() -> None:
    own = ["transfer-fire", "change-air", "change-earth", "growth-air", "deception-air down"]
    theirs = [
        "deception-fire",
        "change-fire",
        "renewal-fire",
        "change-water",
        "alteration-fire down",
    ]
    table = dungeon({"scrolls": own}, {"scrolls": theirs}, seals=VAULTS, circle="III")
    found = refused(table, "alice: use transfer-fire")
    assert sorted(found.values()) == ["FS-SCROLL-6", "FS-SCROLL-6", "FS-TRANS-1", "FS-TRANS-3"]
    found = refused(table, "alice: get deception-fire of 2")
    assert sorted(found.values()) == ["FS-AMB-11", "FS-TRANS-1", "FS-TRANS-3", "FS-TRANS-3"]


@rule("FS-LEAP-1", "FS-LEAP-4", "FS-LEAP-7", "FS-SCROLL-6")
def test_a_token_says_why_it_cannot_be_leapt() -> None:
    gates = {f"{s}.G{g}": "water2" for s in (2, 3, 5, 6) for g in (1, 2)}
    gates |= {f"{s}.G1": "fire2" for s in (1, 2, 3, 4)} | {"1.G2": "air2", "4.G2": "air2"}
    rings = {f"{s}.X1": "earth2" for s in range(1, 7)}
    doors = {f"{s}.D1": "air3" for s in range(1, 6)} | {"6.D1": "water3", "6.D2": "water4"}
    doors |= {"1.D2": "fire4", "2.T": "air4", "3.D2": "air4", "4.D2": "air4", "5.T": "air4"}
    scrolls = {"1.A": "change-fire", "4.A": "change-mind"}
    table = dungeon(
        {"dice": ["fire2"], "scrolls": ["leap-fire"], "familiar": "2.G1"},
        seals=gates | rings | doors | scrolls | VAULTS,
        circle="IV",
    )
    found = refused(table, "alice: use leap-fire")
    assert table.options("alice") == ["leap 1.G1", "leap 4.G1"]
    assert found["node:1.G2"] == "FS-SCROLL-6"
    assert found["node:2.G1"] == "FS-LEAP-7"
    assert found["node:1.D2"] == "FS-LEAP-1"
    assert found["node:3.G1"] == "FS-LEAP-4"


@rule("FS-LEAP-2", "FS-LEAP-3", "FS-BREAK-2")
def test_a_seal_says_why_a_leap_does_not_break_it() -> None:
    gates = {f"{s}.G{g}": "water2" for s in (2, 3, 4, 5, 6) for g in (1, 2)}
    gates |= {"1.G1": "fire2", "1.G2": "air2"} | {f"{s}.X1": "earth2" for s in (1, 2, 6)}
    doors = {"1.D1": "air3", "1.D2": "fire4", "2.D1": "air3", "6.D1": "water3"}
    table = dungeon(
        {"dice": ["fire2", "earth2"], "scrolls": ["leap-fire"]},
        seals=gates | doors | {"1.A": "change-fire"} | VAULTS,
        circle="IV",
    )
    found = refused(table, "alice: use leap-fire")
    assert table.options("alice") == ["break 1.A", "break 1.X1", "break 6.X1"]
    assert found["node:1.G1"] == "FS-LEAP-3"
    assert found["node:1.D1"] == "FS-BREAK-2"
    assert found["node:1.K1"] == "FS-LEAP-2"


@rule("FS-SWAP-1", "FS-EXCH-1")
def test_a_token_says_why_it_is_not_the_second_to_move() -> None:
    tokens = {"1.D1": "fire3", "2.D1": "air3", "3.D1": "water3", "1.F1": "fire4"}
    seals = tokens | {"1.B": "renewal-air"}
    alice: Seat = {"dice": ["fire1"], "scrolls": ["swap-fire"]}
    table = dungeon(alice, {"dice": ["air1"]}, seals=seals, circle="II")
    assert refused(table, "alice: use swap-fire") == {"node:1.F1": "FS-SWAP-1"}
    assert table.options("alice") == ["with 2.D1", "with 3.D1"]
    alice = {"dice": ["fire1"], "scrolls": ["exchange-fire"]}
    table = dungeon(alice, {"dice": ["air1"]}, seals=seals | {"2.F1": "fire5"}, circle="II")
    found = refused(table, "alice: use exchange-fire", "alice: swap 1.D1")
    assert found == {"node:2.D1": "FS-EXCH-1", "node:3.D1": "FS-EXCH-1"}


@rule("FS-DISP-1", "FS-DISP-2", "FS-SCROLL-6")
def test_a_token_says_why_no_familiar_is_sent_to_it_and_scrolls_say_nothing() -> None:
    seals = {"1.G1": "fire2", "2.G1": "fire2", "4.G1": "fire2", "3.G2": "air2"}
    table = dungeon(
        {"dice": ["fire1"], "scrolls": ["dispatch-fire"]},
        {"dice": ["air1"], "familiar": "4.G1"},
        seals=seals | {"1.A": "change-fire"},
        circle="IV",
    )
    found = refused(table, "alice: use dispatch-fire")
    assert table.options("alice") == ["send 1.G1", "send 2.G1"]
    assert found == {"node:3.G2": "FS-SCROLL-6", "node:4.G1": "FS-MOVE-1"}


@rule("FS-TELE-1", "FS-TELE-3")
def test_a_figure_of_another_says_why_it_is_not_passed_and_the_own_familiar_nothing() -> None:
    alice: Seat = {"dice": ["fire6"], "scrolls": ["teleportation-mind"], "familiar": "2.P"}
    others: list[Seat] = [{"at": "1.K1"}, {"at": "2.K1"}, {"at": "3.P"}]
    vaults = {"1.V1": "synergy-fire", "2.V1": "synergy-mind"}
    gates = {"1.G1": "fire2"} | {f"{segment}.K1": "fire6" for segment in (3, 4, 5, 6)}
    table = dungeon(alice, *others, seals=gates | vaults, circle="IV")
    found = refused(table, "alice: use teleportation-mind")
    assert table.options("alice") == ["pass mage 2", "pass mage 3"]
    assert found == {"mage:3": "FS-TELE-3"}
