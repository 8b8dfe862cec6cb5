"""What a seat sees is told in numbers; what they stand for is told once, for every match."""

import pytest

from spellhall.games.five_seals.box.board import BOARDS
from spellhall.games.five_seals.box.dice import COLOURED
from spellhall.games.five_seals.box.elements import AIR, FIRE, MIND, WEAKEST
from spellhall.games.five_seals.box.scrolls import SCROLL_COUNT
from spellhall.games.five_seals.box.seals import ON_BOARD, TOKEN_KINDS
from spellhall.games.five_seals.box.words import SCROLL_WORDS
from spellhall.games.five_seals.show.catalogue import catalogue
from spellhall.games.five_seals.show.scene import Scene, scene
from spellhall.games.five_seals.show.sight.table import see_all, sight
from spellhall.testing import Table, rule
from tests.games.five_seals.tables import dungeon, nodes, seen, state


def sets(table: Table, element: int, strength: int, seat: int | None = 0) -> list[list[int]]:
    """The dice that break a seal, as places among those of the seat."""
    found = seen(table, seat).sets[element][strength - WEAKEST]
    return [[place for place in range(12) if dice >> place & 1] for dice in found]


@rule("FS-BREAK-2", "FS-BREAK-3", "FS-AMB-22")
def test_a_sight_tells_which_dice_break_what() -> None:
    table = dungeon({"dice": ["water1", "air5", "air5", "air6"]})
    assert sets(table, AIR, 6) == [[3], [1, 2]]
    assert sets(table, AIR, 3) == [[3], [1]]
    assert sets(table, FIRE, 2) == []


@rule("FS-COL-3")
def test_a_seal_of_mind_is_broken_by_any_one_colour() -> None:
    table = dungeon({"dice": ["water1", "water2", "air3"]})
    assert sets(table, MIND, 3) == [[0, 1], [2]]


def test_a_sight_tells_what_is_walked_reached_and_broken() -> None:
    seals = {"1.V1": "synergy-air", "1.G1": "fire2", "2.K1": "air6", "2.V1": "synergy-fire"}
    table = dungeon({"dice": ["air6"]}, {"at": "1.G2"}, seals=seals)
    shown = seen(table)
    assert nodes(table, shown.reached) == ["1.G1", "1.V1", "2.K1"]
    assert nodes(table, shown.breakable) == ["1.V1", "2.K1"]
    walked = nodes(table, shown.lit)
    assert {"C", "1.P", "1.O", "2.G1"} <= set(walked)
    assert not {"1.G1", "1.G2", "2.V1", "4.P"} & set(walked)


def test_the_public_looks_with_the_active_seat() -> None:
    table = dungeon({"dice": ["air6"]}, {"dice": ["fire2"]}, active=1)
    assert [seen(table, seat).viewpoint for seat in (0, 1, None)] == [0, 1, 1]
    assert sets(table, FIRE, 2, None) == [[0]]
    assert seen(table, None) == seen(table, 1) == see_all(state(table))


@rule("FS-SCORE-1", "FS-SYN-1")
def test_a_sight_shows_scrolls_supply_and_scores() -> None:
    held = {"dice": ["fire1"], "scrolls": ["change-fire", "synergy-fire", "growth-fire down"]}
    table = dungeon(held, {"familiar": "1.G1"}, seals={"1.G2": "air2"})
    shown = seen(table)
    alice, bob = shown.players
    synergy, growth = (SCROLL_WORDS.index(word) for word in ("synergy-fire", "growth-fire"))
    assert (alice.score, alice.bonus) == (1 + 2 + 6 + 5 + 3, 3)
    assert alice.synergy == [(synergy, 3)]
    assert alice.down == [growth]
    assert alice.dice == [COLOURED[FIRE][1]]
    assert bob.familiar == BOARDS[2].node("1.G1")
    assert shown.supply == [2, 2, 3, 3]
    assert (shown.step, shown.next, shown.viewpoint) == ("turn", 1, 0)


def test_who_pays_is_seen_with_the_way_by_everybody() -> None:
    table = dungeon({"dice": ["air2", "air5", "air6"]}, seals={"2.V1": "synergy-air"})
    assert seen(table, 1).paying is None
    table.play("alice: break 2.V1")
    paying = seen(table, 1).paying
    assert paying is not None
    assert (paying.path[0], paying.path[-1]) == (BOARDS[2].node("1.P"), paying.node)
    assert paying.node == BOARDS[2].node("2.V1")
    assert paying.sets == [0b100, 0b011]


def test_a_sight_stays_as_it_was_when_the_game_goes_on() -> None:
    table = dungeon({"dice": ["air5", "fire2"]}, seals={"1.G1": "fire2"})
    before, again = seen(table), sight(state(table).copy(), 0)
    table.play("alice: break 1.G1")
    assert before == again != seen(table)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_catalogue_explains_every_number(players: int) -> None:
    found = catalogue()
    table = Table.new("five_seals", players)
    board = next(board for board in found.boards if board.id == scene(state(table)).board)
    assert [node.node for node in board.nodes] == BOARDS[players].names
    for node, seal in enumerate(seen(table).seals):
        kind = found.seals[seal] if seal >= 0 else None
        assert (kind is not None) == (board.nodes[node].kind in ("seal", "box"))
        if kind is not None:
            assert kind.strength == board.nodes[node].strength
            assert (kind.scroll is not None) == (board.nodes[node].kind == "box")
    assert [scroll.scroll for scroll in found.scrolls] == list(range(SCROLL_COUNT))
    known = [number for number, kind in enumerate(found.seals) if kind is not None]
    assert known == sorted(TOKEN_KINDS) + list(range(ON_BOARD, ON_BOARD + SCROLL_COUNT))
    die = found.dice[COLOURED[AIR][5]]
    assert (die.element, die.value) == ("air", 5)


def test_the_scene_tells_the_board_the_circle_and_the_end() -> None:
    table = dungeon({}, {}, {}, circle="IV")
    shown = scene(state(table))
    assert shown == Scene("FS-BOARD-3P", 4, 4, BOARDS[3].sixes, 4, state(table).unplaced)
