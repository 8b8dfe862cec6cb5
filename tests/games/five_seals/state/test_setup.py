"""Components and set-up (ledger sections 1 and 2), and the choices made then (14)."""

from collections import Counter

import pytest

from spellhall.engine import BadOptions, Match, begin
from spellhall.games.five_seals import GAME
from spellhall.games.five_seals.box.board import BOARDS, NICHES, RICH
from spellhall.games.five_seals.box.elements import AIR, EARTH, FIRE, MIND, WATER
from spellhall.games.five_seals.box.scrolls import (
    CIRCLES,
    ELEMENT_OF,
    FIRST_BINDING,
    GUARDS,
    SPELL_OF,
    STRENGTH_OF,
    circle_scrolls,
)
from spellhall.games.five_seals.box.seals import (
    EMPTY,
    ON_BOARD,
    SEAL_STRENGTH,
    TOKEN_KINDS,
    copies_of,
)
from spellhall.games.five_seals.box.words import ELEMENT_WORDS, SCROLL_WORDS
from spellhall.games.five_seals.show.names import FAMILIARS, MAGE_NAMES
from spellhall.games.five_seals.state.setup import CIRCLE_IDS
from spellhall.games.five_seals.state.state import AT_HAND, OUT, Seals
from spellhall.testing import Table, rule
from tests.games.five_seals.tables import binding_is_up, owned, player, seen, state, supply

PLAYERS = [2, 3, 4, 5]


def fresh(players: int, circle: str = "I", seed: int = 1) -> Seals:
    found = begin(GAME, players, seed, {"circle": circle}).state
    assert isinstance(found, Seals)
    return found


def drafted(players: int = 2, first: int = 1, **options: str) -> Table:
    """A table at the first choice of dice."""
    table = Table.new("five_seals", players, 1, {"first": str(first)} | options)
    for seat in range(players):
        name = table.match.names[seat]
        table.play(f"{name}: {table.options(name)[0]}")
    return table


@rule("FS-COMP-1", "FS-COL-2")
def test_dice_are_six_of_each_natural_colour_at_most() -> None:
    assert [fresh(players).supply for players in PLAYERS] == [[n + 1] * 4 for n in PLAYERS]
    assert max(sum(fresh(players).supply) for players in PLAYERS) == 24


@rule("FS-COMP-2", "FS-COL-2")
def test_there_are_120_tokens() -> None:
    assert {token // 10 for token in TOKEN_KINDS} == {0, 1, 2, 3}
    by_strength: Counter[int] = Counter()
    for token in TOKEN_KINDS:
        by_strength[token % 10] += copies_of(token)
    assert by_strength == {2: 40, 3: 20, 4: 20, 5: 20, 6: 20}


@rule("FS-COMP-3", "FS-COL-1")
def test_a_circle_has_each_of_its_five_spells_in_five_elements() -> None:
    for circle in range(CIRCLES):
        scrolls = circle_scrolls(circle)
        faces = [(SPELL_OF[scroll].id, ELEMENT_OF[scroll]) for scroll in scrolls]
        assert len(faces) == len(set(faces)) == 25
        assert len({spell for spell, _ in faces}) == 5
        assert Counter(STRENGTH_OF[s] for s in scrolls) == dict.fromkeys(range(2, 7), 5)
    assert ELEMENT_WORDS == ["fire", "water", "air", "earth", "mind"]
    assert list(range(len(ELEMENT_WORDS))) == [FIRE, WATER, AIR, EARTH, MIND]


@rule("FS-COMP-4", "FS-COMP-5", "FS-COMP-6", "FS-SETUP-9", "FS-DEC-2")
def test_five_mages_each_with_a_familiar_and_its_binding() -> None:
    table = Table.new("five_seals", players=5)
    for taken, name in enumerate(table.match.names[:4]):
        assert len(table.options(name)) == 5 - taken
        table.play(f"{name}: {table.options(name)[-1]}")
    assert table.question("eve") != "pick_mage"  # the last mage is hers
    for seat in state(table).players:
        assert seat.scrolls == [FIRST_BINDING + seat.mage]
        assert seat.down == []
        assert seat.familiar == AT_HAND
        assert STRENGTH_OF[seat.scrolls[0]] == 1
        assert ELEMENT_OF[seat.scrolls[0]] == 4
    assert len({seat.mage for seat in state(table).players}) == 5


@pytest.mark.parametrize(
    ("mage", "familiar"),
    [
        pytest.param("Shaman of the North", "Raven", marks=rule("FS-MAGE-1")),
        pytest.param("Witch of the East", "Cat", marks=rule("FS-MAGE-2")),
        pytest.param("Seer of the West", "Owl", marks=rule("FS-MAGE-3")),
        pytest.param("Sorcerer of the South", "Snake", marks=rule("FS-MAGE-4")),
        pytest.param("Warlock of the Beyond", "Toad", marks=rule("FS-MAGE-5", "FS-AMB-7")),
    ],
)
def test_each_mage_comes_with_its_familiar(mage: str, familiar: str) -> None:
    table = Table.new("five_seals", players=2)
    chosen = next(o for o in table.match.options(0) if o.label.startswith(mage))
    table.play(f"alice: {chosen.text}")
    assert table.log() == [f"alice is the {mage} with the {familiar}."]
    assert FAMILIARS[MAGE_NAMES.index(mage)] == familiar
    assert SCROLL_WORDS[player(table, "alice").scrolls[0]] == f"binding-{familiar.lower()}"


@rule("FS-SETUP-2", "FS-EX-1")
def test_players_plus_one_dice_of_each_colour() -> None:
    assert fresh(3).supply == [4, 4, 4, 4]
    assert sum(fresh(3).supply) == 16


@pytest.mark.parametrize(
    ("players", "faces"),
    [
        pytest.param(2, "LLLLLL", marks=rule("FS-BOARD-2P")),
        pytest.param(3, "RLLRLL", marks=rule("FS-BOARD-3P")),
        pytest.param(4, "RRLRRL", marks=rule("FS-BOARD-4P")),
        pytest.param(5, "RRRRRR", marks=rule("FS-BOARD-5P")),
    ],
)
@rule("FS-SETUP-1", "FS-COMP-9")
def test_the_faces_of_the_segments_follow_the_number_of_players(players: int, faces: str) -> None:
    shown = "".join("R" if segment in RICH[players] else "L" for segment in range(1, 7))
    assert shown == faces
    gates = {name for name in BOARDS[players].names if name.endswith(".G3")}
    assert gates == {f"{segment}.G3" for segment, face in enumerate(faces, 1) if face == "R"}


@rule("FS-SETUP-3", "FS-SETUP-6")
@pytest.mark.parametrize("players", PLAYERS)
def test_every_place_holds_a_seal_of_its_strength(players: int) -> None:
    s = fresh(players, "II")
    board = BOARDS[players]
    for node, seal in enumerate(s.seals):
        if node in board.circles:
            assert 0 <= seal < ON_BOARD
        elif node in board.scroll_boxes:
            assert seal >= ON_BOARD
        else:
            assert seal < 0
        if seal >= 0:
            assert SEAL_STRENGTH[seal] == board.strengths[node]
    other = fresh(players, "II", seed=2)
    assert other.seals != s.seals


@rule("FS-SETUP-4", "FS-DEC-1")
@pytest.mark.parametrize("circle", CIRCLE_IDS)
def test_two_circles_are_in_play(circle: str) -> None:
    s = fresh(5, circle)
    scrolls = [seal - ON_BOARD for seal in s.seals if seal >= ON_BOARD] + s.unplaced
    number = 1 + CIRCLE_IDS.index(circle)
    assert sorted(scrolls) == circle_scrolls(0) + circle_scrolls(number)
    assert s.circle == number


@rule("FS-SETUP-4", "FS-RAND-1")
def test_the_additional_circle_may_be_drawn() -> None:
    assert {fresh(2, "random", seed).circle for seed in range(30)} == {1, 2, 3, 4}


@rule("FS-SETUP-5")
def test_circle_one_repeats_the_basic_circle() -> None:
    assert [SPELL_OF[x].id for x in circle_scrolls(0)] == [
        SPELL_OF[x].id for x in circle_scrolls(1)
    ]
    assert GAME.settings[0].id == "circle"
    assert begin(GAME, 2).settings["circle"] == "I"


@rule("FS-SETUP-7", "FS-SETUP-14")
def test_what_found_no_place_is_out_of_the_game() -> None:
    s = fresh(2)
    assert len(s.unplaced) == 20
    assert sum(s.box) == 120 - 58
    assert sum(s.supply) == 12


@rule("FS-SETUP-8", "FS-COMP-7")
def test_guardians_come_with_their_scrolls() -> None:
    for seed in range(5):
        s = fresh(2, "IV", seed)
        placed = {seal - ON_BOARD for seal in s.seals if seal >= ON_BOARD}
        for scroll in circle_scrolls(4):
            if GUARDS[scroll]:
                expected = AT_HAND if scroll in placed else OUT
                assert s.guardians[ELEMENT_OF[scroll]] == expected
    assert fresh(2, "I").guardians == [OUT] * 5


@rule("FS-SETUP-10", "FS-AMB-6", "FS-DEC-3")
@pytest.mark.parametrize("players", PLAYERS)
def test_each_mage_has_a_start_niche_of_its_own(players: int) -> None:
    s = fresh(players)
    nodes = [seat.node for seat in s.players]
    assert len(set(nodes)) == players
    assert set(nodes) <= set(BOARDS[players].starts)
    assert len(NICHES[players]) == players


@rule("FS-SETUP-11", "FS-COMP-8", "FS-AMB-27")
def test_the_first_player_is_drawn_or_named() -> None:
    assert {fresh(3, seed=seed).first for seed in range(20)} == {0, 1, 2}
    assert begin(GAME, 3, 1, {"first": "2"}).state.first == 1  # type: ignore[attr-defined]
    with pytest.raises(BadOptions, match="names seat 5"):
        begin(GAME, 3, 1, {"first": "5"})


@rule("FS-SETUP-12", "FS-SETUP-13", "FS-DEC-4", "FS-DRAFT-1", "FS-AMB-25")
def test_three_dice_of_any_colours_are_chosen_clockwise_from_the_first_player() -> None:
    table = drafted(3, first=2)
    assert table.awaits() == "bob: take_die"
    table.play("bob: take air", "bob: take air", "bob: take air")
    assert player(table, "bob").coming == [0, 0, 3, 0]
    assert player(table, "bob").dice == []
    table.play("cara: take air", "cara: take fire", "cara: take earth")
    assert "take air" not in table.options("alice")
    assert table.refused("alice") == {"supply:air": "FS-DRAFT-1"}
    assert supply(table) == [3, 4, 0, 3]


@rule("FS-SETUP-13")
def test_the_whole_dungeon_lies_open_before_dice_are_chosen() -> None:
    table = drafted()
    assert sum(seal != EMPTY for seal in seen(table).seals) == 88
    assert [seat.mage for seat in seen(table).players] == [0, 1]


@rule("FS-INFO-1", "FS-SCROLL-8")
@pytest.mark.parametrize("circle", CIRCLE_IDS)
def test_everybody_sees_the_same_table(circle: str) -> None:
    match: Match = begin(GAME, 3, 4, {"circle": circle})
    assert GAME.hidden(match.state, 0) == []
    seen = [match.sight(seat) for seat in (0, 1, None)]
    assert seen[0].players == seen[1].players == seen[2].players
    assert seen[0].seals == seen[1].seals == seen[2].seals


@rule("FS-INFO-2")
def test_a_redeal_changes_only_the_dice_to_come() -> None:
    from random import Random

    table = drafted()
    again = table.match.redeal(0, Random(1))
    assert again.state.chance.key != table.state.chance.key
    again.state.chance = table.state.chance
    assert GAME.codec.encode(again.state) == GAME.codec.encode(table.state)


@rule("FS-B-DEAL")
def test_the_same_seed_deals_the_same_dungeon_by_strength() -> None:
    assert fresh(4, "III", 9).seals == fresh(4, "III", 9).seals
    s = fresh(4, "III", 9)
    by_strength = {
        strength: [n for n in BOARDS[4].circles if BOARDS[4].strengths[n] == strength]
        for strength in range(2, 7)
    }
    left = Counter({token: copies_of(token) for token in TOKEN_KINDS})
    for strength, nodes in by_strength.items():
        left.subtract(s.seals[node] for node in nodes)
        assert all(s.seals[node] % 10 == strength for node in nodes)
    assert [left[token] for token in TOKEN_KINDS] == s.box


def test_binding_lies_face_up_beside_no_other_scroll() -> None:
    table = drafted()
    assert binding_is_up(table, "alice")
    assert owned(table, "alice") == []
