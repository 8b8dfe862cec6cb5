"""What a viewpoint sees now, in numbers, and what scene and catalogue say that they stand for."""

import msgspec
import pytest

from spellhall.games import find
from spellhall.games.wiz_war.box.cards import CARD_COUNT, CARD_OF, SCHOOL_OF, SCHOOLS
from spellhall.games.wiz_war.box.maze.bits import places
from spellhall.games.wiz_war.box.words import square_name
from spellhall.games.wiz_war.rules.table.walls import crack_limit
from spellhall.games.wiz_war.show.catalogue import catalogue
from spellhall.games.wiz_war.show.names import card_name, target_touch, thing_name
from spellhall.games.wiz_war.show.scene import scene
from spellhall.games.wiz_war.show.sight.shapes import Sight
from spellhall.games.wiz_war.state.numbers import (
    AT_CARD,
    AT_LINE,
    AT_SECTOR,
    AT_SPELL,
    AT_SQUARE,
    AT_THING,
    AT_TREASURE,
    AT_WAY,
    BEAST,
)
from spellhall.games.wiz_war.state.position import line
from spellhall.testing import rule
from tests.games.wiz_war.tables import Arena, arena, duel, words

GAME = find("wiz_war")


def seen(table: Arena, seat: int | None = 0) -> Sight:
    found = table.match.sight(seat)
    assert isinstance(found, Sight)
    return found


def named(squares: list[int]) -> list[str]:
    return sorted(square_name(2, square) for square in squares)


def test_the_figure_that_acts_shows_what_it_sees_and_how_far_it_walks() -> None:
    table = duel(at="c1", bob="j5")
    one = seen(table, 1)
    assert one.acting == 0
    assert len(one.reach) == table.mp() == 3
    assert named(one.reach[0]) == ["b1", "c2", "d1", "h5"]
    squares = [25 * slot + square for slot, bits in enumerate(one.seen) for square in places(bits)]
    assert {square_name(2, square) for square in squares} == {
        f"{letter}{number}"
        for letter in "abcdefghij"
        for number in range(1, 6)
        if table.sees("c1", f"{letter}{number}")
    }
    table.do("alice: step e")
    assert len(seen(table).reach) == 2


def test_nobody_acts_while_a_hand_is_sorted() -> None:
    table = duel("dagger")
    table.do("alice: end")
    one = seen(table)
    assert (one.acting, one.seen, one.reach, one.now.over) == (None, [], [], True)


@rule("WW-DOOR-1")
def test_doors_open_for_their_owner_and_for_all_while_they_are_held() -> None:
    table = duel(at="d2", bob="j5")
    alice, bob, nobody = seen(table, 0), seen(table, 1), seen(table, None)
    assert alice.opens
    assert bob.opens
    assert not set(alice.opens) & set(bob.opens)
    assert nobody.opens == []
    door = next(option for option in table.options("alice") if option.startswith("hold "))
    table.do(f"alice: {door}")
    held = line(table.state, door.removeprefix("hold "))
    assert seen(table, None).held == [(held, 0)]
    assert seen(table, None).opens == [held]
    assert held in seen(table, 1).opens


def test_a_sealed_door_is_shown_and_opens_for_nobody() -> None:
    table = duel(at="d2", bob="j5")
    door = seen(table).opens[0]
    table.state.spells = duel(spells=[{"card": "seal-door", "owner": 1}]).state.spells
    table.state.spells[0].target = AT_LINE + door
    assert seen(table).sealed == [door]
    assert door not in seen(table).opens


@rule("WW-HID-1", "WW-HID-2")
def test_a_hand_is_its_owners_alone_until_the_game_is_looked_back_on() -> None:
    table = duel("fireball", "dagger swap")
    assert [words(player.hand) for player in seen(table, 1).players] == [[], ["dagger", "swap"]]
    assert [words(player.hand) for player in seen(table, None).players] == [[], []]
    whole = GAME.see_all(table.state)
    assert [words(player.hand) for player in whole.players] == [["fireball"], ["dagger", "swap"]]


def test_who_is_out_stands_nowhere() -> None:
    table = arena([{"at": "c1", "hand": ["fireball"]}, {"at": "e1", "life": 4}, {}])
    table.do("alice: cast fireball", "unfuelled", "at @1")
    assert seen(table).players[1].square is None
    assert seen(table).players[1].speed == 0


@pytest.mark.parametrize(
    ("choice", "kind"), [("play brainstone", "play_item"), ("lift item#1", "lift")]
)
def test_an_item_is_carried_at_the_event_that_tells_of_it(choice: str, kind: str) -> None:
    lying = [{"kind": "item", "card": "brainstone", "at": "c1"}]
    table = duel("brainstone") if kind == "play_item" else duel(things=lying)
    table.match.filmed = True
    table.play(f"alice: {choice}")
    told = [event for event in table.state.events if event.kind in (kind, "draw")]
    assert [event.kind for event in told] == [kind, "draw", "draw"]
    assert words(GAME.sight(told[0].left, 1).players[0].items) == ["brainstone"]
    assert GAME.sight(told[0].left, 1).players[0].hand_size == 0


def test_a_sight_holds_no_words() -> None:
    table = duel(
        "powerthrust energy-5", "full-shield", beasts=[{"kind": "drake", "at": "d1"}],
        things=[{"kind": "rosebush", "card": "rosebush", "at": "b5"}],
        spells=[{"card": "shatter", "tokens": 4}],
    )  # fmt: skip
    table.play("alice: cast powerthrust", "alice: fuel energy-5", "alice: at @1")
    for seat in (0, 1, None):
        assert _texts(msgspec.to_builtins(seen(table, seat))) == []


def _texts(tree: object) -> list[str]:
    if isinstance(tree, dict):
        return [text for part in tree.values() for text in _texts(part)]
    if isinstance(tree, list | tuple):
        return [text for part in tree for text in _texts(part)]
    return [tree] if isinstance(tree, str) else []


@pytest.mark.parametrize("players", range(2, 6))
def test_the_scene_gives_every_square_and_line_its_place(players: int) -> None:
    table = arena([{} for _ in range(players)])
    shown = scene(table.state)
    assert len(shown.squares) == 25 * players
    assert len(shown.lines) == len(table.state.lines)
    for each in shown.lines:
        here, there = shown.squares[each.square], shown.squares[each.to]
        beside = abs(here.row - there.row) + abs(here.column - there.column) == 1
        assert beside == (each.seam == "")
        assert len(each.posts) == (2 if beside else 4)
    assert [shown.squares[home].sector for home in shown.homes] == [
        shown.sectors.index(colour) for colour in shown.colours
    ]


def test_the_catalogue_has_every_card_by_its_number() -> None:
    kinds = catalogue().cards
    numbers = [kind.card + copy for kind in kinds for copy in range(kind.copies)]
    assert sorted(numbers) == list(range(CARD_COUNT))
    for kind in kinds:
        assert kind.id == f"WW-{CARD_OF[kind.card].id}"
        assert kind.name == card_name(kind.card)
        assert kind.school == SCHOOLS[SCHOOL_OF[kind.card]]


def test_the_catalogue_tells_what_a_target_is() -> None:
    table = duel(bob="j1", things=[{"kind": "rosebush", "card": "rosebush", "at": "b5"}])
    shown, where = catalogue(), scene(table.state)
    targets = [1, BEAST, BEAST + 5, AT_SQUARE, AT_SQUARE + 49, AT_LINE, AT_LINE + 9, AT_THING + 1,
               AT_SPELL, AT_SPELL + 7, AT_TREASURE + 3, AT_SECTOR + 1, AT_WAY, AT_WAY + 3,
               AT_CARD + 9]  # fmt: skip
    for target in targets:
        aim = [one for one in shown.aims if one.first <= target][-1]
        number = target - aim.first
        parts = [aim.kind, str(number)]
        if aim.kind == "square":
            square = where.squares[number]
            parts = [aim.kind, str(square.row), str(square.column)]
        elif aim.kind == "way":
            parts = [aim.kind, shown.ways[number]]
        assert ":".join(parts) == target_touch(table.state, target)


def test_the_catalogue_names_things_and_tells_what_breaks_lines() -> None:
    shown = catalogue()
    for kind, thing in enumerate(shown.things):
        assert (thing.name or card_name(0)) == thing_name(kind, 0)
    table = duel()
    limits = [shown.lines[kind].limit for kind in table.state.lines if shown.lines[kind].limit]
    assert limits == [
        crack_limit(table.state, n)
        for n, kind in enumerate(table.state.lines)
        if shown.lines[kind].limit
    ]
