"""Whatever a player would reach for is offered or explained, and never both."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

from spellhall.engine import Match
from spellhall.games.five_seals import GAME, frames
from spellhall.games.five_seals.box.board import BOARDS
from spellhall.games.five_seals.box.elements import COLOURS
from spellhall.games.five_seals.box.scrolls import STORES
from spellhall.games.five_seals.box.seals import EMPTY, ON_BOARD
from spellhall.games.five_seals.box.words import ELEMENT_WORDS
from spellhall.games.five_seals.state.setup import CIRCLE_IDS
from spellhall.games.five_seals.state.state import Seals
from spellhall.ledger import ledger
from spellhall.testing import Table, rule
from tests.games.five_seals.generated import in_a_round
from tests.games.five_seals.tables import VAULTS, Seat, dungeon

Ids = Iterator[str]


def seals(s: Seals, least: int = 0, most: int = 10**6) -> Ids:
    names = BOARDS[len(s.players)].names
    return (f"node:{names[n]}" for n, seal in enumerate(s.seals) if least <= seal < most)


def tokens(s: Seals, f: Any) -> Ids:
    return (id for id in seals(s, most=ON_BOARD) if id != _first(s, f))


def board_scrolls(s: Seals, f: Any) -> Ids:
    return (id for id in seals(s, least=ON_BOARD) if id != _first(s, f))


def _first(s: Seals, f: Any) -> str:
    """The space that was chosen before."""
    node = getattr(f, "node", EMPTY)
    return f"node:{BOARDS[len(s.players)].names[node]}" if node >= 0 else ""


def supply(s: Seals, f: Any) -> Ids:
    return (f"supply:{ELEMENT_WORDS[colour]}" for colour in range(COLOURS))


def own_dice(s: Seals, f: Any) -> Ids:
    return dice(s, f.seat)


def victims_dice(s: Seals, f: Any) -> Ids:
    return dice(s, f.victim)


def dice(s: Seals, seat: int) -> Ids:
    """Of equal dice the first stands for all."""
    held = s.players[seat].dice
    return (f"die:{seat}:{held.index(die)}" for die in held)


def their_dice(s: Seals, f: Any) -> Ids:
    return (id for seat in range(len(s.players)) if seat != f.seat for id in dice(s, seat))


def scrolls(s: Seals, f: Any) -> Ids:
    return (f"scroll:{scroll}" for scroll in s.players[f.seat].scrolls)


def stores(s: Seals, f: Any) -> Ids:
    return (f"scroll:{scroll}" for scroll in s.players[f.seat].scrolls if STORES[scroll])


def their_scrolls(s: Seals, f: Any) -> Ids:
    others = [player for seat, player in enumerate(s.players) if seat != f.seat]
    return (f"scroll:{scroll}" for player in others for scroll in player.scrolls)


def opponents(s: Seals, f: Any) -> Ids:
    return (f"seat:{seat}" for seat in range(len(s.players)) if seat != f.seat)


def mages(s: Seals, f: Any) -> Ids:
    return (f"character:{mage}" for mage in range(5))


def turn(s: Seals, f: Any) -> Ids:
    yield from seals(s)
    yield from scrolls(s, f)


def all_seals(s: Seals, f: Any) -> Ids:
    return seals(s)


# What a player may reach for in answer to each question.
IN_SIGHT: dict[str, Callable[[Seals, Any], Ids]] = {
    "PickMage": mages,
    "TakeDie": supply,
    "TakeTurn": turn,
    "PayDice": own_dice,
    "KeepToken": stores,
    "PickColour": supply,
    "PickOpponent": opponents,
    "BindTarget": all_seals,
    "BindRaise": own_dice,
    "ChangeInto": supply,
    "ChangeDice": own_dice,
    "RenewDice": own_dice,
    "RaiseDice": own_dice,
    "SwapFirst": tokens,
    "SwapSecond": tokens,
    "AbsorbInto": own_dice,
    "Disintegrate": tokens,
    "RearrangeFirst": board_scrolls,
    "RearrangeSecond": board_scrolls,
    "DeceiveTheirs": their_dice,
    "DeceiveOwn": own_dice,
    "AlterOwn": own_dice,
    "AlterTheirs": victims_dice,
    "TransferTheirs": their_scrolls,
    "TransferOwn": scrolls,
    "GiveDie": own_dice,
    "Exploit": their_scrolls,
    "SendTo": tokens,
    "PostAt": board_scrolls,
    "SpeedFirst": all_seals,
    "SpeedSecond": all_seals,
}
KNOWN = {entry.id for entry in ledger(GAME.id).entries()}


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
            check(match, seat)
            options = match.options(seat)
            uses = [option for option in options if option.text.startswith("use ")]
            match.answer(seat, rng.choice(uses or options))


def check(match: Match, seat: int) -> None:
    s, options, refused = match.state, match.options(seat), match.refusals(seat)
    assert isinstance(s, Seals)
    f = s.stack[-1]
    offered = {id for option in options for id in option.touches}
    for one in refused:
        assert one.rule in KNOWN
        same = [option for option in options if option.text.startswith(one.verb)]
        assert not any(one.touch in option.touches[:1] for option in same), one
    explained = {one.touch for one in refused}
    assert len(explained) == len(refused)
    in_sight = IN_SIGHT.get(type(f).__name__)
    if in_sight is not None:
        assert set(in_sight(s, f)) <= offered | explained, type(f).__name__


def test_every_question_but_three_has_things_in_sight() -> None:
    asked = {kind.__name__ for kind in GAME.rules.options}
    assert asked - set(IN_SIGHT) == {"BindHow", "PassWhat", "PassTarget"}
    assert set(IN_SIGHT) <= {name for name in vars(frames) if name in asked}


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
