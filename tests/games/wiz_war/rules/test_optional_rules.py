"""The optional rules, alone and together, and options that do not fit."""

from typing import Any

import pytest

from spellhall.engine import BadOptions, begin
from spellhall.games import find
from spellhall.games.wiz_war.box.cards import CARD_OF, ROWS, SCHOOL_OF, SCHOOLS
from spellhall.games.wiz_war.box.terms import ENERGY, FLASH, RANDOM
from spellhall.games.wiz_war.box.words import CARD_WORDS
from spellhall.games.wiz_war.show.components import components
from spellhall.games.wiz_war.state.state import Duel
from spellhall.testing import rule
from tests.games.wiz_war.tables import Arena, arena, duel

GAME = find("wiz_war")


def fresh(players: int = 2, seed: int = 1, **options: object) -> Duel:
    state = begin(GAME, players, seed, options).state  # type: ignore[arg-type]
    assert isinstance(state, Duel)
    return state


@rule("WW-OPT-1")
def test_uncluttered_minds_do_not_count_spells() -> None:
    for options, load in (([], 2), (["uncluttered_minds"], 1)):
        table = duel("dagger", spells=[{"card": "shatter"}], options=options)
        assert table.match.sight(0).players[0].load == load


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
    assert table.match.sight(0).players[0].load == 0
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


@rule("WW-OPT-9", "WW-OPT-10", "WW-SETUP-7")
@pytest.mark.parametrize(
    ("options", "left_out"),
    [
        ({}, set()),
        ({"flash_malefic": True}, {"hexcraft", "necromancy"}),
        ({"flash_bestial": True}, {"draconic"}),
    ],
)
def test_a_school_whose_flash_cards_are_in_the_deck_is_not_chosen(
    options: dict[str, Any], left_out: set[str]
) -> None:
    match = begin(find("wiz_war"), 2, 1, {"choosing": "turns", **options})
    offered = {one.text.removeprefix("school ") for one in match.options(match.awaited()[0])}
    assert set(SCHOOLS[2:]) - offered == left_out


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
        ({"more_summons": ["totem"], "expansions": []}, "Bestial Forces"),
        ({"first": "4"}, "seat 4"),
    ):
        with pytest.raises(BadOptions, match=words):
            fresh(2, 1, **options)


@rule("WW-OPT-12", "WW-AMB-47")
def test_specializations_need_two_schools_to_look_at_for_everybody() -> None:
    assert len(fresh(2, 1, specializations=True, expansions=[]).draft) == 1
    with pytest.raises(BadOptions, match="add to Expansions"):
        fresh(3, 1, specializations=True, expansions=[])


def test_every_component_has_a_name_a_text_and_a_picture() -> None:
    found = components()
    assert len(found) == len({one.id for one in found})
    assert all(one.name and one.text and one.icon for one in found)
