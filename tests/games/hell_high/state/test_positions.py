"""An impossible position is refused with its reason; whatever is accepted can be played."""

from random import Random
from typing import Any

import pytest

from spellhall.bots.playout import play_randomly
from spellhall.engine import BadPosition, Options, begin, from_json
from spellhall.testing import Table, check_edits, rule
from tests.games.hell_high.tables import DEAD, GAME, Seat, cards_of, school, state

HANDS: list[Seat] = [{"hand": ["mossy-oakess", "fire-drill"]}, {"hand": ["pep-rallied"]}]
SETUPS: list[dict[str, Any]] = [
    {
        "players": [
            {"spell": ["volt-zapperlys"], "hand": ["mossy-oakess"], "treasures": ["hall-pass"]},
            {"rank": 3, "hp": 4, "creatures": ["library-gargoyle"], "spell": ["fire-drill"]},
            {"rank": 2, "kills": 1, "held": ["time-out"]},
        ]
    },
    {
        "players": [*HANDS, DEAD | {"held": ["rich-aunt"], "fresh": 1, "killer": 0}],
        "dead": [2],
        "start": "build",
        "bonus": "dark",
        "main": ["wild-magic"],
        "limit": 9,
        "round": 3,
    },
    {
        "players": [{"kills": 1, "lws": 1, "lasting": ["grudge"], "grudge": 1}, DEAD],
        "dead": [1],
        "lws": 0,
        "start": "end",
        "game": 2,
    },
    {"players": [{}, {"lasting": ["spirit-guide"], "glyph": "primal"}, {}, {}], "start": "round"},
]


@pytest.mark.parametrize("setup", SETUPS)
def test_a_set_up_that_can_occur_is_played_to_the_end(setup: dict[str, Any]) -> None:
    match = from_json(GAME, GAME.codec.encode({"game": "hell_high", "setup": setup}))
    play_randomly(GAME.rules, match.state, Random(3), 20_000)
    assert match.is_over


@rule("HH-AMB-27", "HH-AMB-13")
def test_a_position_keeps_the_options_of_its_file() -> None:
    seats: list[Seat] = [{"rank": 4}, {"rank": 1}]
    told: dict[str, Any] = {"players": seats, "limit": 9, "round": 9, "start": "round"}
    closed = Table.at(GAME, told)
    assert (state(closed).game.number, state(closed).limit) == (2, 9)
    options: Options = {"round_limit": 0, "slacker_vp": "game"}
    endless = Table.at(GAME, told, options)
    assert (state(endless).game.number, state(endless).round.number) == (1, 10)
    assert (state(endless).limit, state(endless).slacker_game) == (0, True)
    assert endless.match.settings["round_limit"] == 0
    one = Table.at(GAME, told, {"slacker_vp": "game"})
    assert (state(one).limit, state(one).slacker_game) == (9, True)
    assert state(Table.at(GAME, {**told, "slacker_game": True})).slacker_game
    whole = from_json(GAME, endless.match.to_json())
    assert Table(whole).state.limit == 0


def two(**one: Any) -> dict[str, Any]:
    """A table for two at which one seat is like this."""
    return {"players": [one, {}]}


def out(**one: Any) -> dict[str, Any]:
    """A table for three at which the last seat is dead and like this."""
    return {"players": [{}, {}, DEAD | one], "dead": [2]}


IN_FRONT = "the dead have neither hand nor Spell, Creatures or cards face up"
LOST = [
    ("hand", "fire-drill", IN_FRONT),
    ("spell", "fire-drill", IN_FRONT),
    ("creatures", "library-gargoyle", IN_FRONT),
    ("lasting", "spirit-guide", IN_FRONT),
    ("treasures", "lunch-box", "the dead keep Everlasting Treasures, not T-11"),
]


@pytest.mark.parametrize(
    ("setup", "reason"),
    [
        ({"players": [{}]}, "2 to 6 players"),
        ({"players": [{}] * 7}, "2 to 6 players, not 7"),
        (two(hand=["no-such-card"]), "there is no card 'no-such-card'"),
        (two(hand=[""]), "there is no card ''"),
        (two(hand=["yearbook"]), "two places, or in a wrong one"),
        (two(hand=["fire-drill"] * 3), "two places, or in a wrong one"),
        (two(hand=["fire-drill#3"]), "there is no card 'fire-drill#3'"),
        (two(spell=["wild-magic"]), "with its slot"),
        (two(spell=["fire-drill delivery"]), "with its slot"),
        (two(spell=["wild-magic treasure"]), "with its slot"),
        (two(spell=["fire-drill", "mossy-oakess"]), "Source, Quality"),
        (two(spell=["fire-drill", "pain-locker"]), "seat 0: a face-down Spell has one card"),
        ({"players": [{}, {}], "start": "never"}, "'start' is one of turns, build, round, end"),
        ({"players": [{}, {}], "bonus": "mauve"}, "there is no glyph 'mauve'; glyphs: arcane"),
        (two(hp="many"), "set-up is wrong"),
        (two(hq=3), "set-up is wrong"),
        (two(hp=26), "seat 0: the number of HP is 0 to 25, not 26"),
        (two(hp=-1), "seat 0: the number of HP is 0 to 25, not -1"),
        (two(rank=9), "seat 0: the rank is 0 to 8, not 9"),
        (two(rank=7), "the board names each once"),
        (two(rank=0), "the living are on the board"),
        (two(hp=0), "whoever has no HP is dead"),
        ({"players": [{}, {}, DEAD]}, "whoever has no HP is dead"),
        ({"players": [{}, {}, {}], "dead": [2]}, "the dead have no HP"),
        ({"players": [{}, {}, DEAD | {"rank": 3}], "dead": [2]}, "the dead are off the board"),
        ({"players": [{}, {}, DEAD], "dead": [2, 2]}, "the order of death names each once"),
        ({"players": [{}, {}, DEAD], "dead": [2, 3]}, "a dead seat is 0 to 2, not 3"),
        *((out(**{zone: [card]}), reason) for zone, card, reason in LOST),
        ({"players": [{}, DEAD], "dead": [1]}, "two living wizards at least"),
        ({"players": [{}, DEAD], "dead": [1], "start": "end"}, "ends with a Last Wizard Standing"),
        ({"players": [{}, {}], "start": "end"}, "ends with a Last Wizard Standing"),
        (two(acted=True) | {"start": "round"}, "nobody has acted before the Spells are counted"),
        (two(acted=True) | {"start": "build"}, "nobody has acted before the Spells are counted"),
        (two(spell=["fire-drill"]) | {"start": "round"}, "a round begins without Spells"),
        ({"players": [{}, {}], "round": 0}, "rounds count from 1; at 0 the first one begins"),
        (out() | {"start": "end", "round": 0}, "rounds count from 1; at 0 the first one begins"),
        ({"players": [{}, DEAD], "dead": [1], "lws": 0}, "'start' is end"),
        ({"players": [{}, {}], "lws": 0, "start": "end"}, "the last wizard stands alone"),
        ({"players": [{}, DEAD], "dead": [1], "lws": 2, "start": "end"}, "standing is -1 to 1"),
        (two(creatures=["fire-drill"]), "seat 0: only Creatures are kept, not D-8"),
        (two(held=["cold-spot"]), "a card that resolves now is never held"),
        (two(held=["rich-aunt"]), "held still is a fresh one"),
        (two(held=["time-out"], fresh=2), "seat 0: the number of fresh cards is 0 to 1, not 2"),
        (two(lasting=["rich-aunt"]), "only lasting Dead Wizard cards lie face up"),
        (two(lasting=["time-out"]), "only cards for one game lie face up"),
        (two(lasting=["spirit-guide"]), "a glyph is chosen for a face-up Spirit Guide"),
        (two(glyph="dark"), "a glyph is chosen for a face-up Spirit Guide"),
        (two(lasting=["grudge"]), "a grudge goes with a face-up Grudge"),
        (two(grudge=1), "a grudge goes with a face-up Grudge"),
        (two(lasting=["grudge"], grudge=2), "whom a grudge is against is -1 to 1, not 2"),
        (two(lasting=["grudge"], grudge=0), "neither the own killer"),
        (two(killer=0), "neither the own killer"),
        (two(killer=2), "the last killer is -1 to 1, not 2"),
        (two(kills=-1), "the number of Kill Tokens is 0 to 15, not -1"),
        (two(kills=1, kills_game=2), "of these, the number of this game is 0 to 1, not 2"),
        (two(kills=10), "10 Kill Tokens are out and 6 wizards may still die; there are 15"),
        (two(lws=5), "5 LWS Tokens are out and 3 games have no survivor yet; there are 7"),
        (two(acted=True, spell=["fire-drill"]), "seat 0 has acted, so the Spell is discarded"),
        ({"players": [{}, {}], "game": 4}, "the number of the game is 1 to 3, not 4"),
        ({"players": [{}] * 5, "game": 3}, "the number of the game is 1 to 2, not 3"),
        ({"players": [{}, {}], "game": 0}, "the number of the game is 1 to 3, not 0"),
        ({"players": [{}, {}], "round": -1}, "the number of the round is 0 to 100000, not -1"),
        ({"players": [{}, {}], "limit": 201}, "the limit of rounds is 0 to 200, not 201"),
        ({"players": [{}, {}], "limit": 4, "round": 5}, "round 5 is beyond the limit of 4"),
    ],
)
def test_an_impossible_set_up_is_refused_with_its_reason(
    setup: dict[str, Any], reason: str
) -> None:
    with pytest.raises(BadPosition, match=reason):
        GAME.position(setup)


@pytest.mark.parametrize(
    "setup",
    [
        two(hp=25, rank=1, kills=9, lws=4),
        two(held=["time-out"], fresh=1, killer=1, kills=2, kills_game=2),
        two(hand=["fire-drill", "fire-drill"]),
        two(hand=["fire-drill#2", "fire-drill"], acted=True),
        two(spell=["wild-magic source", "wild-magic quality", "wild-magic delivery"]),
        two(spell=["fire-drill"], hand=["pain-locker", "mossy-oakess"]) | {"start": "build"},
        out(treasures=["yearbook"], held=["rich-aunt"], acted=True),
        {"players": [{}, {}], "round": 0, "start": "round"},
        {"players": [DEAD, DEAD], "dead": [1, 0], "lws": 0, "start": "end"},
        {"players": [{}] * 5, "game": 2, "limit": 200, "round": 200},
        {"players": [{}, {}], "game": 3, "limit": 0, "round": 5000},
    ],
)
def test_what_is_just_possible_is_accepted(setup: dict[str, Any]) -> None:
    GAME.invariants(GAME.position(setup))


@rule("HH-ORDER-12")
def test_a_set_up_puts_everything_where_it_belongs() -> None:
    seat: Seat = {
        "hp": 7,
        "rank": 5,
        "hand": ["mossy-oakess"],
        "spell": ["wild-magic quality", "fire-drill"],
        "creatures": ["runaway-mascot"],
        "treasures": ["yearbook"],
        "held": ["time-out", "rich-aunt"],
        "fresh": 1,
        "lasting": ["spirit-guide", "grudge"],
        "glyph": "illusion",
        "grudge": 0,
        "kills": 3,
        "kills_game": 1,
        "lws": 1,
        "killer": 0,
    }
    rest: dict[str, Any] = {
        "main": ["pain-locker", "trust-funded"],
        "treasure": ["megaphone"],
        "treasure_only": True,
        "dead_deck": ["cold-spot", "makeover"],
        "game": 2,
        "round": 6,
        "bonus": "primal",
        "limit": 50,
        "slacker_game": True,
    }
    s: Any = GAME.position({"players": [{"acted": True}, seat, {}], **rest})
    bob = s.players[1]
    found = [bob.hp, bob.rank, bob.fresh, bob.glyph, bob.grudge, bob.kills, bob.kills_game]
    assert found == [7, 5, 1, 3, 0, 3, 1]
    assert (bob.lws, bob.killer, s.round.acted) == (1, 0, (0,))
    assert [one.rank for one in s.players] == [8, 5, 6]
    assert [one.wizard for one in s.players] == [0, 1, 2]
    assert (bob.spell, bob.slots) == ([90, cards_of("fire-drill")[0]], [1, 2])
    assert bob.hand == cards_of("mossy-oakess")[:1]
    assert bob.creatures == cards_of("runaway-mascot")[:1]
    assert bob.treasures == cards_of("yearbook")
    assert bob.held == cards_of("time-out") + cards_of("rich-aunt")
    assert bob.lasting == cards_of("spirit-guide") + cards_of("grudge")
    assert s.main[-2:] == [cards_of("trust-funded")[0], cards_of("pain-locker")[0]]
    assert len(s.main) == 98 - 4
    assert s.main_discard == s.dead_discard == []
    assert s.treasure == cards_of("megaphone")
    assert len(s.treasure_discard) == 23
    assert s.dead_deck[-2:] == cards_of("makeover") + cards_of("cold-spot")
    assert (s.game.number, s.games, s.round.number, s.game.bonus, s.limit, s.slacker_game) == (
        2,
        3,
        6,
        4,
        50,
        True,
    )
    assert (s.round.step, s.game.last_standing, s.game.dead) == (5, -1, [])


@pytest.mark.parametrize(
    ("start", "asked"), [("turns", ""), ("build", "build"), ("round", "pick_glyph")]
)
def test_a_set_up_starts_where_it_says(start: str, asked: str) -> None:
    seats: list[Seat] = [{"spell": ["fire-drill"]}, {"spell": ["pain-locker"], "rank": 1}]
    if start != "turns":
        seats = [{"hand": ["fire-drill"]}, {"hand": ["pain-locker"], "rank": 1}]
    table = school(*seats, start=start, dice=[1, 1])
    if start == "turns":
        assert "Spells are counted: alice 1, bob 1." in table.log()
    else:
        assert table.question("alice") == asked
    assert state(school({}, DEAD, dead=[1], lws=0, start="end")).game.number == 2


@pytest.mark.parametrize("seed", range(12))
def test_an_edited_position_is_refused_with_a_reason_or_can_be_played(seed: int) -> None:
    done = check_edits(GAME, 2 + seed % 5, seed, positions=12, setups=SETUPS)
    assert done.refused > 2
    assert done.refused + done.played == 12


def test_a_position_in_the_middle_of_a_match_goes_on_as_it_was() -> None:
    match = begin(GAME, 3, 5)
    play_randomly(GAME.rules, match.state, Random(5), 40)
    again = from_json(GAME, match.to_json())
    for one in (match, again):
        play_randomly(GAME.rules, one.state, Random(6), 20_000)
    assert Table(match).state.players[0].kills == Table(again).state.players[0].kills
    assert match.to_json() == again.to_json()
