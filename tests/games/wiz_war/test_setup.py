"""Set-up, components and table options."""

import pytest

from spellhall.engine import BadOptions, begin
from spellhall.games import find
from spellhall.games.wiz_war.cards import (
    CARD_COUNT,
    CARD_OF,
    IS_ITEM,
    ROWS,
    SCHOOL_OF,
    SCHOOLS,
    TRAITS_OF,
)
from spellhall.games.wiz_war.components import components
from spellhall.games.wiz_war.creatures import CREATURES
from spellhall.games.wiz_war.names import CARD_WORDS, CREATURE_WORDS
from spellhall.games.wiz_war.rules.figures import home_of
from spellhall.games.wiz_war.rules.treasures import start_squares
from spellhall.games.wiz_war.state import START_LIFE, Duel
from spellhall.games.wiz_war.terms import ENERGY, FLASH, RANDOM, T_FORM, T_HEX, T_RELIC
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
        shown[word] = duel(spells=[{"card": word}]).match.view(1).players[0].form
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
    assert table.match.view(0).players[0].speed == 3


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
    shown = table.match.view(None).players
    assert [[spell.target for spell in player.spells] for player in shown] == [
        ["seat:2"],
        ["seat:0"],
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
    assert {thing.kind for thing in table.match.view(1).things if thing.mobile} == {"item"}
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
    assert [(thing.kind, thing.owner) for thing in table.match.view(1).things] == [
        ("rosebush", 1),
        ("rosebush", 0),
    ]
    table.do("alice: finish rosebush")
    assert [thing.owner for thing in table.match.view(1).things] == [1]


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


# -- Optional rules ----------------------------------------------------------------------------


@rule("WW-OPT-1")
def test_uncluttered_minds_do_not_count_spells() -> None:
    for options, load in (([], 2), (["uncluttered_minds"], 1)):
        table = duel("dagger", spells=[{"card": "shatter"}], options=options)
        assert table.match.view(0).players[0].load == load


@rule("WW-OPT-2")
def test_custom_spellbooks_are_drafted_by_two_teams() -> None:
    table = Arena(
        begin(GAME, 3, 1, {"custom_spellbook": True, "first": "1"}, ["alice", "bob", "cara"])
    )
    table.play(
        "alice: school chaos",
        "bob: school totem",
        "alice: school alchemy",
        "bob: school draconic",
        "alice: school mutation",
        "bob: school elemental",
    )
    s = table.state
    assert [player.pile for player in s.players] == [0, 1, 0]
    assert [len(heap.deck) for heap in s.piles] == [84 - 10, 84 - 5]
    assert {SCHOOLS[SCHOOL_OF[card]] for card in s.players[1].hand} <= {
        "black",
        "totem",
        "draconic",
        "elemental",
    }


@rule("WW-OPT-3")
def test_deadly_treasures_kill_whoever_lost_both() -> None:
    for options, over in ((["deadly_treasures"], True), ([], False)):
        table = duel(
            at="c3",
            bob="j1",
            options=options,
            goal=3,
            treasures={"blue-1": "c3"},
            alice={"carries": "blue-2"},
        )
        table.do("alice: drop-treasure")
        assert table.match.is_over == over
    assert table.state.players[0].kills == 0


@rule("WW-AMB-19", "WW-OPT-3", "WW-OPT-8")
def test_a_deadly_treasure_kills_before_a_treasure_hunter_wins() -> None:
    table = arena(
        [{"at": "c3", "carries": "blue-2"}, {}, {}],
        options=["deadly_treasures", "treasure_hunters"],
        treasures={"blue-1": "h8", "green-1": "c3"},
    )
    table.do("alice: drop-treasure")
    assert table.state.players[1].cell == -1
    assert table.state.winner == 0


@rule("WW-OPT-4", "WW-WIN-2")
def test_extended_play_needs_more_points_unless_one_is_alone() -> None:
    assert fresh(2, 1, goal=4).goal == 4
    for goal, over in ((2, True), (3, False)):
        table = arena([{"kills": 1, "at": "c1"}, {"at": "d1", "life": 1}, {}], goal=goal)
        table.do("alice: punch", "at @1")
        assert table.match.is_over == over
    table = duel(bob="d1", enemy={"life": 1}, goal=4)
    table.do("alice: punch", "at @1")
    assert table.state.winner == 0


@rule("WW-OPT-5")
def test_the_giant_book_holds_all_but_the_black_cantrips() -> None:
    s = fresh(2, 1, giant_book=True)
    assert sorted({SCHOOL_OF[card] for card in s.box}) == [1]
    assert len(s.box) == 12


@rule("WW-OPT-6")
def test_heavy_items_end_the_phase() -> None:
    rock = {"kind": "item", "card": "large-rock", "at": "c1"}
    for options, asked in ((["heavy_items"], False), ([], True)):
        table = duel(things=[rock], options=options)
        table.do("alice: lift item#1")
        assert (table.question("alice") == "act") == asked


@rule("WW-OPT-7", "WW-AMB-17", "WW-AMB-25")
def test_permanent_creations_are_uncounted_and_cannot_be_ended_at_will() -> None:
    bush = {"kind": "rosebush", "card": "rosebush", "at": "a5", "owner": 0}
    curse = {"kind": "hex", "card": "hex-of-pain", "at": "b5", "owner": 0}
    options = ["permanent_creations"]
    table = duel("", "dispel", at="a4", bob="a5", things=[bush, curse], options=options)
    assert table.match.view(0).players[0].load == 0
    assert table.refuses("alice: finish rosebush")
    table.end_turn("alice").do("bob: cast dispel", "at spell:rosebush")
    assert table.things() == ["hex-of-pain b5"]


@rule("WW-OPT-7")
def test_permanent_creations_outlast_their_energy_and_their_maker() -> None:
    mist = {"kind": "mist", "card": "prismatic-mist", "at": "a5", "owner": 0}
    options = ["permanent_creations"]
    table = duel(things=[mist], options=options)
    for _ in range(5):
        table.end_turn("alice").end_turn("bob")
    assert table.things() == ["prismatic-mist a5"]
    table = arena(
        [{"at": "c1", "hand": ["fireball"]}, {"at": "e1", "life": 1}, {}],
        things=[{**mist, "owner": 1}],
        options=options,
    )
    table.do("alice: cast fireball", "at @1")
    assert table.things() == ["prismatic-mist a5"]


@rule("WW-OPT-8")
def test_treasure_hunters_win_by_treasures_not_by_kills() -> None:
    hunters = ["treasure_hunters"]
    table = arena([{"at": "c1", "kills": 1}, {"at": "d1", "life": 1}, {}], options=hunters)
    table.do("alice: punch", "at @1")
    assert (table.points("alice"), table.match.is_over) == (0, False)
    table = arena([{"carries": "blue-1"}, {}, {}], treasures={"green-1": "c3"}, options=hunters)
    table.do("alice: drop-treasure")
    assert table.state.winner == 0


@rule("WW-OPT-9", "WW-OPT-10", "WW-GAP-4b")
def test_extended_flash_swaps_four_energy_cards() -> None:
    for key, schools in (
        ("flash_malefic", {"hexcraft", "necromancy"}),
        ("flash_bestial", {"draconic"}),
    ):
        names = ["alchemy", "elemental", "conjuring"]
        plain = fresh(2, 3, choosing="named", schools=names)
        s = fresh(2, 3, choosing="named", schools=names, **{key: True})

        def count(state: Duel, kinds: tuple[int, ...]) -> int:
            return sum(
                1
                for card in range(312)
                if card not in state.box and CARD_OF[card].types[0] in kinds
            )

        assert count(plain, (ENERGY, RANDOM)) - count(s, (ENERGY, RANDOM)) == 4
        assert count(s, (FLASH,)) == 4
        assert {SCHOOLS[SCHOOL_OF[c]] for c in s.extra} <= schools
        with pytest.raises(BadOptions, match="cannot be used"):
            fresh(2, 1, choosing="named", schools=["alchemy", "totem", min(schools)], **{key: True})


@rule("WW-GAP-4b", "WW-OPT-10")
def test_extended_flash_takes_all_energy_cards_where_there_are_fewer_than_four() -> None:
    s = fresh(
        2, 3, choosing="named", schools=["totem", "mentalism", "hexcraft"], flash_bestial=True
    )
    used = [CARD_OF[card] for card in range(312) if card not in s.box]
    assert [row.id for row in used if row.types[0] in (ENERGY, RANDOM)] == []
    assert sorted(row.id for row in used if row.types[0] == FLASH and row.id.startswith("DR")) == [
        "DR-5",
        "DR-6",
        "DR-6",
        "DR-7",
    ]
    counts = [
        sum(row.copies for row in school if row.types[0] in (ENERGY, RANDOM)) for school in ROWS
    ]
    told = dict(zip(SCHOOLS, counts, strict=True))
    assert (told["white"], told["totem"], told["mentalism"]) == (1, 0, 1)
    base = ("alchemy", "conjuring", "elemental", "mutation", "thaumaturgy")
    assert all(2 <= told[school] <= 3 for school in base)


@rule("WW-OPT-11")
def test_more_summons_add_creatures_and_planar_calls() -> None:
    s = fresh(
        2,
        2,
        choosing="named",
        schools=["alchemy", "elemental", "chaos"],
        more_summons=["mythology", "draconic"],
    )
    words = [CARD_WORDS[card].split("#")[0] for card in s.extra]
    summons = ["boggart", "drake", "genie", "grendel", "minotaur"]
    assert sorted(words) == ["planar-call"] * 3 + [f"summon-{kind}" for kind in summons]
    assert not set(s.extra) & set(s.box)


@rule("WW-OPT-12", "WW-OPT-13")
def test_specializations_give_a_deck_of_ones_own() -> None:
    table = Arena(begin(GAME, 2, 4, {"specializations": True, "first": "1"}, ["alice", "bob"]))
    first = table.options("alice")
    assert len(first) == 2
    table.play(f"alice: {first[0]}")
    table.play(f"bob: {table.options('bob')[0]}")
    s = table.state
    own = s.players[0].own_pile
    hand = s.players[0].hand
    assert sum(1 for card in hand if s.school_pile[SCHOOL_OF[card]] == own) == 2
    mine = next(card for card in hand if s.school_pile[SCHOOL_OF[card]] == own)
    table.do("alice: end", f"discard {CARD_WORDS[mine]}", "keep", "draw own")
    assert s.piles[own].discard == [mine]
    assert "draw own" not in table.options("alice")
    assert "draw" in table.options("alice")


def test_conflicting_options_are_refused_with_a_reason() -> None:
    for options, words in (
        ({"giant_book": True, "specializations": True}, "different ways"),
        ({"choosing": "named", "schools": ["chaos"]}, "three schools"),
        ({"schools": ["chaos", "totem", "alchemy"]}, "named"),
        ({"more_summons": ["totem"], "expansions": []}, "bestial"),
        ({"first": "4"}, "seat 4"),
    ):
        with pytest.raises(BadOptions, match=words):
            fresh(2, 1, **options)


@rule("WW-OPT-12", "WW-AMB-47")
def test_specializations_need_two_schools_to_look_at_for_everybody() -> None:
    assert len(fresh(2, 1, specializations=True, expansions=[]).draft) == 1
    with pytest.raises(BadOptions, match="add to 'expansions'"):
        fresh(3, 1, specializations=True, expansions=[])


def test_every_component_has_a_name_a_text_and_a_picture() -> None:
    found = components()
    assert len(found) == len({one.id for one in found})
    assert all(one.name and one.text and one.icon for one in found)
    assert arena().match.view(None).rows == 5
