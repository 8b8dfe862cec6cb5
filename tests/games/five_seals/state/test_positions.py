"""Positions that cannot occur are refused, and the refusal says what would be right."""

from collections.abc import Callable
from typing import Any

import pytest

from spellhall.engine import BadPosition, from_json
from spellhall.games.five_seals import GAME
from spellhall.games.five_seals.box.board import BOARDS
from spellhall.games.five_seals.box.words import SCROLL_WORDS
from spellhall.games.five_seals.frames import StartRound
from spellhall.games.five_seals.state.state import Seals
from spellhall.testing import check_edits, rule
from tests.games.five_seals.editing import put, refused
from tests.games.five_seals.tables import VAULTS, Seat, dungeon, state

GATES = {"1.G1": "fire2", "2.G1": "air2"}
DONE: Seat = {"familiar": "binding", "dice": [], "coming": ["air", "air", "air"]}

# -- Set-ups that are written by hand ------------------------------------------------------------

REFUSED: list[tuple[dict[str, Any], str]] = [
    ({"alice": {"mage": 2}, "bob": {"mage": 2}}, "each player has a different mage"),
    ({"alice": {"mage": 1}, "bob": {"mage": 1}}, "each player has a different mage"),
    ({"alice": {"mage": 0}}, "mages are 1 to 5, not 0"),
    ({"alice": {"mage": 6}}, "mages are 1 to 5, not 6"),
    ({"alice": {"at": "2.P"}, "bob": {"at": "2.P"}}, "one mage on a space"),
    ({"alice": {"at": "1.A"}, "seals": {"1.A": "change-fire"}}, "a mage stands on an open space"),
    ({"alice": {"at": "C"}}, "no figure on open floor"),
    ({"alice": {"at": "3.M"}}, "no figure on open floor"),
    ({"alice": {"familiar": "3.O"}}, "no figure on open floor"),
    ({"alice": {"familiar": "1.G1"}}, "only Dispatch of circle IV sends a familiar to a token"),
    (
        {"alice": {"familiar": "1.A"}, "seals": {"1.A": "change-fire"}},
        "no familiar on a scroll",
    ),
    (
        {"alice": {"familiar": "1.G1"}, "bob": {"familiar": "1.G1"}, "circle": "IV"},
        "one familiar on a token",
    ),
    ({"alice": {"scrolls": ["synergy-fire down"]}}, "a Synergy is never used"),
    ({"alice": {"scrolls": ["change-fire down down"]}}, "a scroll lies face down once"),
    ({"bob": DONE | {"scrolls": ["change-fire down"]}}, "its scrolls lie face up"),
    ({"bob": DONE | {"dice": ["fire1"]}}, "seat 1 is finished, so it has no dice"),
    ({"bob": {"coming": ["air"]}}, "seat 1 is not finished, so it has chosen no dice"),
    ({"bob": {"owed": 1}}, "seat 1 is not finished, so no dice are owed to it"),
    ({"bob": DONE | {"owed": 1}}, "seat 1 chooses 3 dice in all, not 4"),
    ({"bob": DONE | {"coming": ["air"], "owed": 1}}, "seat 1 chooses 3 dice in all, not 2"),
    ({"bob": DONE | {"coming": ["air"] * 3, "owed": 4}}, "seat 1 chooses 3 dice in all, not 7"),
    ({"bob": DONE, "finished": []}, "finished means that the familiar is on Binding"),
    ({"bob": DONE, "finished": [1, 1]}, "a seat finishes once in a round"),
    ({"bob": DONE, "finished": [1, 0]}, "seat 0: finished means"),
    ({"bob": DONE, "finished": [2]}, "each of the finished seats is 0 to 1, not 2"),
    ({"bob": DONE, "active": 1}, "the active seat is not finished"),
    ({"active": -1}, "seats are 0 to 1"),
    ({"first": 2}, "seats are 0 to 1"),
    ({"round": 0}, "rounds count from 1"),
    ({"round": -1}, "the round is 0 to"),
    ({"broken": -1}, "the number of seals broken in this round is 0 to"),
    ({"quiet": -1}, "the number of quiet rounds is 0 to"),
    ({"quiet": 3}, "3 quiet rounds end the game"),
    (
        {"alice": {"scrolls": ["absorption-fire <air3"]}, "circle": "II"},
        "an Absorption keeps tokens of its own colour",
    ),
    (
        {"alice": {"scrolls": ["absorption-fire <fire3 <fire4"]}, "circle": "II"},
        "one token on a scroll",
    ),
    ({"alice": {"scrolls": ["absorption-fire <fire1"]}, "circle": "II"}, "a token is 10 * colour"),
    ({"alice": {"scrolls": ["change-fire <fire3"]}}, "neither 'down' nor a stored token"),
    (
        {"seals": {"1.A": "change-fire"}, "guardians": {"fire": "1.A"}, "circle": "IV"},
        "guardian of fire is out of the game",
    ),
    ({"guardians": {"pink": "1.A"}}, "there is no guardian of 'pink'"),
    (
        {
            "alice": {"scrolls": ["guardian-fire"]},
            "seals": {"1.A": "change-air"},
            "guardians": {"fire": "1.A"},
            "circle": "IV",
        },
        "a guardian stands on its own colour",
    ),
    (
        {"alice": {"scrolls": ["guardian-fire"]}, "guardians": {"fire": "1.A"}, "circle": "IV"},
        "a guardian stands on a scroll",
    ),
    ({"seals": {"1.G1": "fire7"}}, "'fire7' is no die or token"),
    ({"seals": {"1.G1": "mind2"}}, "'mind2' is no die or token"),
    ({"seals": {"1.A": "fire2"}}, "there is no scroll 'fire2' left in the two circles"),
    ({"seals": {f"{s}.K1": "fire6" for s in range(1, 7)}}, "not so many tokens of one kind"),
    ({"alice": {"dice": [""]}}, "'' is no die or token"),
    ({"alice": {"dice": ["air"]}}, "'air' is no die or token"),
    ({"alice": {"dice": ["air0"]}}, "'air0' is no die or token"),
    ({"alice": {"dice": ["air12"]}}, "'air12' is no die or token"),
    ({"alice": {"coming": ["pink"]}}, "'pink' is no colour of dice"),
    ({"alice": {"scrolls": [""]}}, "an entry of scrolls is empty"),
    ({"alice": {"scrolls": ["change-fire", "change-fire", "change-fire"]}}, "no scroll"),
]


@pytest.mark.parametrize(("told", "reason"), REFUSED, ids=[reason for _, reason in REFUSED])
def test_an_impossible_set_up_is_refused_with_the_reason(told: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadPosition) as error:
        dungeon(**({"seals": GATES} | told))
    assert reason in str(error.value)


@rule("FS-AMB-1", "FS-END-4")
def test_possible_set_ups_are_taken_as_they_are() -> None:
    assert state(dungeon(seals=GATES, quiet=2)).quiet == 2
    assert state(dungeon(seals=GATES, quiet=9, stalemate=False)).quiet == 9
    owed = dungeon({}, DONE | {"coming": ["air"]}, seals=GATES)
    assert state(owed).players[1].owed == 2
    shared = dungeon({"familiar": "3.G1"}, {"at": "3.G1"}, seals=GATES)
    assert state(shared).players[0].familiar == state(shared).players[1].node
    fields = dungeon({"dice": ["fire1"] * 3}, {"dice": ["water6"] * 3}, seals=GATES)
    assert state(fields).supply == [0, 0, 3, 3]
    box = dungeon(seals={f"{s}.K1": "fire6" for s in range(1, 6)})
    assert state(box).box[4] == 0


@rule("FS-SETUP-10", "FS-SETUP-9")
def test_what_a_set_up_leaves_out_is_as_at_the_start() -> None:
    s = state(dungeon({}, {}, {}, {}, {}))
    names = BOARDS[5].names
    assert [names[player.node] for player in s.players] == [f"{i}.P" for i in range(1, 6)]
    assert [player.mage for player in s.players] == [0, 1, 2, 3, 4]
    assert (s.round.number, s.round.broken, s.quiet) == (1, 0, 0)
    assert (s.active, s.first, s.circle) == (0, 0, 1)
    assert s.supply == [4, 5, 5, 5]
    assert sum(s.box) == 120
    assert len(s.unplaced) == 50
    chosen = state(dungeon({"mage": 5, "at": "6.P"}))
    assert (chosen.players[0].mage, BOARDS[2].names[chosen.players[0].node]) == (4, "6.P")
    assert SCROLL_WORDS[chosen.players[0].scrolls[0]] == "binding-toad"


def test_a_round_that_is_about_to_begin_is_looked_at_before_anybody_rolls() -> None:
    table = dungeon({}, DONE, seals=VAULTS)

    def about_to_begin(s: Seals) -> None:
        s.stack = [StartRound()]
        s.players[1].coming = [0, 0, 10**8, 0]

    assert "players + 1 dice of each colour, not 100000000" in refused(table, about_to_begin)


# -- Whole states --------------------------------------------------------------------------------


WRONG: list[tuple[dict[str, Any], str]] = [
    ({"active": 2}, "the active seat is 0 to 1, not 2"),
    ({"active": True}, "the active seat is a whole number, not True"),
    ({"first": -1}, "the seat with the first-player marker is 0 to 1, not -1"),
    ({"circle": 0}, "the additional circle is 1 to 4, not 0"),
    ({"circle": 5}, "the additional circle is 1 to 4, not 5"),
    ({"circle": 2}, "the 50 scrolls of the two circles"),
    ({"tie_break": 1}, "a variant is on or off, not 1"),
    ({"raising": None}, "a variant is on or off, not None"),
    ({"stalemate": 0}, "a variant is on or off, not 0"),
    ({"round__finished": 5}, "finished seats: a list of numbers, not 5"),
    ({"supply": [3, 3, 3]}, "there are 4 fields of the supply, not 3"),
    ({"supply__0": -1}, "each of the fields of the supply is 0 to 999999999, not -1"),
    ({"supply__0": 4}, "players + 1 dice of each colour, not 5"),
    ({"supply__0": 1}, "players + 1 dice of each colour, not 2"),
    ({"box__19": 4}, "of each colour 10 tokens of strength 2"),
    ({"box": [0] * 19}, "there are 20 kinds of tokens in the box, not 19"),
    ({"guardians": [-3] * 4}, "there are 5 guardians, not 4"),
    ({"guardians__4": -1}, "a guardian comes with its scroll"),
    ({"guardians__4": -4}, "each of the guardians is -3 to 112, not -4"),
    ({"unplaced__0": 125}, "each of the scrolls that found no place is 0 to 124, not 125"),
    ({"using": [130]}, "each of the scrolls in use is 0 to 129, not 130"),
    ({"using": [3]}, "a scroll in use is turned down at the end of its use"),
    ({"aside": [100]}, "each of the tokens just broken is 0 to 99, not 100"),
    ({"aside": [47]}, "a token is 10 * colour + strength"),
    ({"aside": [2], "box__0": 8}, "a token just broken is kept or not"),
    ({"seals": [-1] * 112}, "there are 113 spaces, not 112"),
    ({"seals__2": 225}, "each of the spaces is -1 to 224, not 225"),
    ({"seals__2": 7}, "a token is 10 * colour + strength"),
    ({"seals__0": 2, "box__0": 8}, "tokens lie on circles"),
    ({"seals__2": 100}, "scrolls lie in boxes"),
    ({"players__0__mage": 5}, "the mage of seat 0 is -1 to 4, not 5"),
    ({"players__0__mage": 3}, "everybody has the Binding of the own familiar"),
    ({"players__1__node": 113}, "the space of mage 1 is 0 to 112, not 113"),
    ({"players__1__familiar": -3}, "the place of familiar 1 is -2 to 112, not -3"),
    ({"players__0__coming": [0] * 3}, "there are 4 colours of coming dice of seat 0, not 3"),
    ({"players__0__coming": [-1, 0, 0, 0]}, "coming dice of seat 0 is 0 to 999999999, not -1"),
    ({"players__0__dice": [0]}, "dice show 1 to 6"),
    ({"players__0__dice": [37]}, "dice show 1 to 6"),
    ({"players__0__dice": [7]}, "dice show 1 to 6"),
    ({"players__0__dice": [10]}, "dice show 1 to 6"),
    ({"players__0__dice": [21, 1], "supply__2": 2}, "dice lie sorted"),
    ({"players__0__scrolls": [125, 126]}, "everybody has the Binding of the own familiar"),
    ({"players__0__scrolls": [125, 130]}, "each of the scrolls of seat 0 is 0 to 129, not 130"),
    ({"players__0__scrolls": [125, 60]}, "the 50 scrolls of the two circles"),
    ({"players__0__down": [130]}, "that lie face down is 0 to 129, not 130"),
    ({"players__0__down": [4]}, "face down is owned"),
    ({"players__0__stored": [(50, -1)]}, "each of the tokens kept by seat 0 is 0 to 99, not -1"),
    ({"players__0__stored": [(-1, 2)]}, "seat 0's scrolls with a token is 0 to 129, not -1"),
    ({"players__0__stored": [5002]}, "a scroll and the token on it are a pair, not 5002"),
    ({"players__0__stored": 5}, "tokens kept by seat 0: a list, not 5"),
    ({"round": 1}, "a round is a Round, not 1"),
    ({"players__0__stored": [(125, 3)]}, "tokens lie on Absorption scrolls only"),
    ({"players__0__stored": [(60, 3)]}, "a token lies on a scroll of its owner"),
    ({"round__number": 0}, "rounds count from 1"),
    ({"players__0__dice": [40]}, "each of the dice of seat 0 is 0 to 39, not 40"),
    ({"players__0__stored": [(130, 3)]}, "with a token is 0 to 129, not 130"),
    ({"players__0__owed": -1}, "the number of dice owed to seat 0 is 0 to"),
    ({"players__0__mage": -2}, "the mage of seat 0 is -1 to 4, not -2"),
    ({"players__0__mage": -1}, "everybody has the Binding of the own familiar"),
    ({"players__1__familiar": 113}, "the place of familiar 1 is -2 to 112, not 113"),
    ({"players__1__familiar": 0}, "no figure on open floor"),
    ({"guardians__0": 113}, "each of the guardians is -3 to 112, not 113"),
    ({"guardians__0": -2}, "a guardian comes with its scroll"),
    ({"round__number": 10**9}, "the round is 0 to 999999999, not 1000000000"),
    ({"stack": [None]}, "the stack holds frames only"),
    ({"lanes": [[], []]}, "nobody chooses at the same time as another"),
]


@pytest.mark.parametrize(("fields", "reason"), WRONG, ids=[reason for _, reason in WRONG])
def test_an_impossible_state_is_refused_with_the_reason(
    fields: dict[str, Any], reason: str
) -> None:
    assert reason in refused(dungeon(seals=GATES), put(**fields))


def test_a_finished_game_is_a_position_too() -> None:
    table = dungeon({"dice": ["fire1"]}, DONE).play("alice: give up")
    assert table.match.is_over
    again = from_json(GAME, table.match.to_json())
    assert again.result == table.match.result
    stalemate = dungeon({"dice": ["fire1"]}, DONE, seals=VAULTS, quiet=2).play("alice: give up")
    assert from_json(GAME, stalemate.match.to_json()).result == stalemate.match.result
    going_on = dungeon({"dice": ["fire1"]}, DONE, seals=VAULTS)
    ended = put(stack=[], round__finished=[1, 0], players__0__familiar=-2)
    assert "neither FS-END-1 nor FS-END-4 ends the game" in refused(going_on, ended_dice(ended))


def ended_dice(change: Callable[[Seals], None]) -> Callable[[Seals], None]:
    """All have finished, so their dice are in the supply or chosen."""

    def both(s: Seals) -> None:
        change(s)
        s.supply = [3, 3, 0, 3]
        s.players[0].dice = []

    return both


@pytest.mark.parametrize("circle", ["I", "II", "III", "IV"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_an_edited_position_is_refused_or_played_to_the_end(players: int, circle: str) -> None:
    setups = [{"players": [{"dice": ["fire2"]}, DONE], "seals": GATES | VAULTS, "circle": "I"}]
    edited = check_edits(GAME, players, 31, {"circle": circle}, positions=8, setups=setups)
    assert edited.refused + edited.played == 8
