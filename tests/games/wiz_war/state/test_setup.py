"""Set-up, components and table options."""

import pytest

from spellhall.engine import BadOptions, begin
from spellhall.games import find
from spellhall.games.wiz_war.box.cards import CARD_COUNT, IS_ITEM, SCHOOL_OF, SCHOOLS, TRAITS_OF
from spellhall.games.wiz_war.box.creatures import CREATURES
from spellhall.games.wiz_war.box.terms import ROSEBUSH, T_FORM, T_HEX, T_RELIC
from spellhall.games.wiz_war.box.words import CARD_WORDS, CREATURE_WORDS
from spellhall.games.wiz_war.rules.table.figures import home_of
from spellhall.games.wiz_war.rules.table.treasures import start_squares
from spellhall.games.wiz_war.show.catalogue import catalogue
from spellhall.games.wiz_war.state.numbers import START_LIFE
from spellhall.games.wiz_war.state.state import Duel
from spellhall.testing import rule
from tests.games.wiz_war.tables import Arena, arena, duel

GAME = find("wiz_war")


def fresh(players: int = 2, seed: int = 1, **options: object) -> Duel:
    state = begin(GAME, players, seed, options).state  # type: ignore[arg-type]
    assert isinstance(state, Duel)
    return state


@rule("WW-SETUP-1", "WW-SETUP-3", "WW-RND-1")
def test_colours_boards_and_turns_are_random() -> None:
    states = [fresh(3, seed) for seed in range(12)]
    assert len({tuple(p.colour for p in s.players) for s in states}) > 3
    assert len({tuple(s.faces) for s in states}) > 3
    assert len({tuple(s.turns) for s in states}) > 3
    for s in states:
        colours = {p.colour for p in s.players}
        assert len(colours) == 3
        assert sorted(face // 2 for face in s.faces) == sorted(colours)


@rule("WW-SETUP-2")
def test_one_side_is_used_for_all_boards() -> None:
    assert {face % 2 for face in fresh(4, 1, side="b").faces} == {1}
    assert {face % 2 for face in fresh(4, 1, side="a").faces} == {0}


@rule("WW-SETUP-4", "WW-SETUP-5", "WW-SETUP-9", "WW-COMP-5")
def test_wizards_start_at_home_with_two_treasures_and_fifteen_life() -> None:
    s = fresh(4, 3)
    for seat, player in enumerate(s.players):
        assert player.cell == home_of(s, seat)
        assert player.life == START_LIFE == 15
        assert s.treasures[2 * seat : 2 * seat + 2] == start_squares(s, seat)


@rule("WW-SETUP-6", "WW-SETUP-7", "WW-SETUP-8")
def test_the_deck_is_white_cantrips_and_three_schools() -> None:
    s = fresh(3, 5)
    dealt = [card for card in range(CARD_COUNT) if card not in s.box]
    assert len(dealt) == 84
    schools = {SCHOOL_OF[card] for card in dealt}
    assert 0 in schools
    assert 1 not in schools
    assert len(schools) == 4
    assert [len(player.hand) for player in s.players] == [5, 5, 5]
    s = fresh(2, 5, choosing="named", schools=["chaos", "totem", "alchemy"])
    assert {SCHOOLS[i] for i in range(14) if s.school_pile[i] == 0} == {
        "white",
        "chaos",
        "totem",
        "alchemy",
    }


@rule("WW-SETUP-10", "WW-SETUP-11", "WW-RND-1", "WW-RND-2")
def test_everything_that_is_drawn_comes_from_the_seed() -> None:
    states = [fresh(3, seed) for seed in range(20)]
    assert {s.active for s in states} == {0, 1, 2}
    assert len({tuple(s.school_pile) for s in states}) > 10
    assert len({tuple(s.players[0].hand) for s in states}) == 20
    assert len({tuple(s.piles[0].deck) for s in states}) == 20
    assert fresh(3, 1, first="2").active == 1
    assert GAME.codec.encode(fresh(3, 7)) == GAME.codec.encode(fresh(3, 7))
    for s in states:
        assert (s.beasts, s.things, s.spells) == ([], [], [])
        assert [player.items for player in s.players] == [[], [], []]


@rule("WW-RND-1", "WW-MOVE-10", "WW-HC-7")
@pytest.mark.parametrize(
    ("choice", "rolls"),
    [
        ("cast dematerialize neutral", 2),  # a die and a direction
        ("cast chaos-shards", 2),  # a die and a target
        ("step e", 2),  # two cards for a Hex of Amnesia
    ],
)
def test_dice_directions_targets_and_discards_are_drawn_by_chance(choice: str, rolls: int) -> None:
    curse = {"kind": "hex", "card": "hex-of-amnesia", "at": "d1", "owner": 1}
    table = duel(
        "dematerialize chaos-shards dagger",
        "swap yoink dispel",
        die=(1,) * 8,
        things=[curse],
    )
    table.do(f"alice: {choice}")
    assert len(table.state.chance.script) == 8 - rolls


@rule("WW-DEC-1")
def test_schools_may_be_chosen_by_turns() -> None:
    table = Arena(begin(GAME, 2, 1, {"choosing": "turns", "first": "1"}, ["alice", "bob"]))
    table.play("alice: school chaos", "bob: school totem", "alice: school alchemy")
    assert table.question("alice") == "act"


@rule("WW-COMP-3", "WW-FORM-1")
def test_there_are_five_forms_with_a_figure_and_each_is_shown() -> None:
    shown = {}
    forms = [word for card, word in enumerate(CARD_WORDS) if TRAITS_OF[card] & T_FORM]
    for word in dict.fromkeys(word.split("#")[0] for word in forms):
        form = duel(spells=[{"card": word}]).match.sight(1).players[0].form
        shown[word] = catalogue().forms[form]
    assert shown == {
        "big-man-form": "big man",
        "golem-form": "golem",
        "werewolf-form": "werewolf",
        "gnome-form": "gnome",
        "slime-form": "slime",
        "mist-body": "mist",
        "extra-arms": "",
    }


@rule("WW-FRM-1")
def test_a_wizard_without_a_form_walks_three_and_strikes_for_one() -> None:
    table = duel(bob="d1")
    table.do("alice: punch", "at @1")
    assert table.life("bob") == 14
    assert table.match.sight(0).players[0].speed == 3


@rule("WW-COMP-13", "WW-COMP-14")
def test_there_are_six_creatures_and_four_relics() -> None:
    assert CREATURE_WORDS == ["boggart", "genie", "grendel", "minotaur", "totem-spirit", "drake"]
    assert [c.life for c in CREATURES] == [2, 3, 5, 4, 3, 4]
    assert [c.speed for c in CREATURES] == [4, 3, 2, 3, 3, 4]
    relics = [CARD_WORDS[card] for card in range(CARD_COUNT) if TRAITS_OF[card] & T_RELIC]
    assert relics == ["eye-of-horus", "hermes-sandals", "ilmarinens-astrolabe", "thors-hammer"]
    assert all(IS_ITEM[CARD_WORDS.index(word)] for word in relics)


@rule("WW-COMP-12", "WW-HEX-6")
def test_malefic_curses_has_cards_for_all_its_markers() -> None:
    words = [word.split("#")[0] for word in CARD_WORDS]
    hexes = [word for word, traits in zip(words, TRAITS_OF, strict=True) if traits & T_HEX]
    assert sorted(hexes) == sorted(
        2 * [f"hex-of-{kind}" for kind in ("amnesia", "lethargy", "pain", "teleportation")]
    )
    markers = {
        "prismatic-mist": 2,  # five squares each
        "boneyard": 2,
        "cloak-of-shadows": 1,
        "skull-servant": 1,
        "fire-cloak": 1,
        "bloodshard": 1,
    }
    assert {word: words.count(word) for word in markers} == markers


@rule("WW-COMP-10", "WW-AMB-1")
def test_tokens_never_run_out() -> None:
    walls = ("c3|d3", "b3|c3", "a4|b4", "d4|e4", "c4|c5", "c2|d2")
    table = duel(
        "stunning-gaze shatter energy-6",
        alice={"stun": 40},
        enemy={"stun": 40},
        spells=[{"card": "strength", "tokens": 60}],
        cracks=dict.fromkeys(walls, 4),  # more than the twenty in the box
    )
    table.do("alice: cast shatter", "fuel energy-6", "cast stunning-gaze", "at @1")
    assert [spell.tokens for spell in table.state.spells] == [60, 6]
    assert (table.stun("alice"), table.stun("bob")) == (40, 41)
    assert [table.cracks(wall) for wall in walls] == [4] * 6
    table = duel("ka-bong", at="b1", cracks=dict.fromkeys(walls, 4))
    table.do("alice: cast ka-bong", "at b1|b2")
    assert table.cracks("b1|b2") == 1


@rule("WW-HAT-1", "WW-MNT-1")
def test_a_spell_in_play_names_the_wizard_it_affects() -> None:
    table = arena(
        [{}, {}, {}],
        spells=[
            {"card": "acid-bath", "owner": 0, "on": "@2"},
            {"card": "acid-bath#2", "owner": 1, "on": "@0"},
        ],
    )
    shown = table.match.sight(None).players
    assert [[spell.target for spell in player.spells] for player in shown] == [
        [2],
        [0],
        [],
    ]
    assert [player.load for player in shown] == [1, 1, 0]


@rule("WW-COMP-11", "WW-OBJ-4")
def test_only_dropped_items_are_round_and_mobile() -> None:
    kinds = {
        "rosebush": "rosebush", "thornbush": "thornbush", "cloud": "dust-cloud",
        "block": "stone-block", "boneyard": "boneyard", "mist": "prismatic-mist",
        "hex": "hex-of-pain", "trap": "booby-trap", "totem": "spirit-of-the-owl",
        "tacks": "handful-of-tacks", "item": "large-rock",
    }  # fmt: skip
    things = [{"kind": kind, "card": card, "at": "c1"} for kind, card in kinds.items()]
    table = duel(at="c1", bob="j1", things=things)
    assert [thing.kind for thing in catalogue().things if thing.mobile] == ["item"]
    lifted = [option for option in table.options("alice") if option.startswith("lift")]
    assert lifted == ["lift item#11"]


@rule("WW-HAT-2", "WW-MAKE-1")
def test_things_of_one_kind_are_told_apart_by_their_makers() -> None:
    table = duel(
        "rosebush",
        bob="j1",
        things=[{"kind": "rosebush", "card": "rosebush#2", "at": "b5", "owner": 1}],
    )
    table.do("alice: cast rosebush", "at d1")
    assert [(thing.kind, thing.owner) for thing in table.match.sight(1).things] == [
        (ROSEBUSH, 1),
        (ROSEBUSH, 0),
    ]
    table.do("alice: finish rosebush")
    assert [thing.owner for thing in table.match.sight(1).things] == [1]


@rule("WW-COMP-15", "WW-GAP-4a")
@pytest.mark.parametrize(("die", "there"), [(1, "h5"), (2, "d1"), (3, "c2"), (4, "b1")])
def test_the_die_names_a_direction(die: int, there: str) -> None:
    table = duel("dematerialize", bob="j1", die=(1, die))
    table.do("alice: cast dematerialize neutral")
    assert table.where("alice") == there


@rule("WW-AMB-33", "WW-COMP-2", "WW-MAL-1")
def test_purple_is_one_more_colour_with_malefic_curses() -> None:
    with_it = {p.colour for seed in range(30) for p in fresh(2, seed).players}
    without = {p.colour for seed in range(30) for p in fresh(2, seed, expansions=[]).players}
    assert with_it == {0, 1, 2, 3, 4}
    assert without == {0, 1, 2, 3}
    with pytest.raises(BadOptions, match="purple"):
        fresh(5, 1, expansions=["bestial"])
    assert len(fresh(5, 1, expansions=["malefic"]).players) == 5


@rule("WW-MAL-1", "WW-BES-1", "WW-SETUP-7")
def test_each_expansion_adds_its_three_schools() -> None:
    malefic, bestial = {"hexcraft", "chaos", "necromancy"}, {"mythology", "totem", "draconic"}

    def met(*expansions: str) -> set[str]:
        states = [fresh(2, seed, expansions=list(expansions)) for seed in range(60)]
        return {SCHOOLS[i] for s in states for i in range(14) if s.school_pile[i] == 0}

    base = met()
    assert len(base) == 7
    assert met("malefic") == base | malefic
    assert met("bestial") == base | bestial
