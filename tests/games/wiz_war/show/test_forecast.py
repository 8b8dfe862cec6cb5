"""What is foretold of a spell in the air is what is still to come, and who wins by it."""

from spellhall.games.wiz_war.show.sight.shapes import LandingSight
from spellhall.testing import rule
from tests.games.wiz_war.tables import Arena, arena, duel

VICTIM = {"at": "e1", "life": 4, "hand": ["shield"]}


def foretold(table: Arena) -> LandingSight | None:
    """The consequences of the uppermost spell in the air, as alice is told."""
    found = table.match.sight(0).air[-1].lands
    assert found is None or isinstance(found, LandingSight)
    return found


def declared(table: Arena, *choices: str) -> Arena:
    """Alice's choices up to the window, which stays open."""
    for choice in choices:
        if choice in table.asked_options("alice"):
            table.play(f"alice: {choice}")
    assert table.is_window()
    return table


def test_a_blow_that_has_landed_is_not_foretold_again() -> None:
    bob = {"carries": "red-1", "hand": ["shield"]}
    table = duel(beasts=[{"kind": "boggart", "at": "d1"}], enemy=bob)
    declared(table, "activate boggart", "pinch", "at @1")
    assert foretold(table) == LandingSight([(1, 15, 14)])
    while table.is_window():
        table.pass_window()
    assert table.life("bob") == 14
    assert foretold(table) is None


@rule("WW-WIN-2")
def test_whoever_kills_the_last_enemy_wins_at_once() -> None:
    table = declared(duel("fireball", enemy=VICTIM), "cast fireball", "unfuelled", "at @1")
    assert foretold(table) == LandingSight([(1, 4, 0)], scored=(0, 1), wins=0)


def test_a_kill_among_several_enemies_is_a_point_only() -> None:
    table = arena([{"at": "c1", "hand": ["fireball"]}, VICTIM, {}])
    declared(table, "cast fireball", "unfuelled", "at @1")
    assert foretold(table) == LandingSight([(1, 4, 0)], scored=(0, 1))


@rule("WW-WIN-1")
def test_a_kill_that_reaches_the_goal_wins_at_once() -> None:
    table = arena([{"at": "c1", "hand": ["fireball"], "kills": 1}, VICTIM, {}])
    declared(table, "cast fireball", "unfuelled", "at @1")
    assert foretold(table) == LandingSight([(1, 4, 0)], scored=(1, 2), wins=0)


def test_of_several_darts_only_those_to_come_are_foretold() -> None:
    table = duel("fire-darts energy-4", "shield")
    declared(table, "cast fire-darts", "fuel energy-4", *["at @1"] * 4)
    assert foretold(table) == LandingSight([(1, 15, 11)])
    seen = set()
    while table.is_window():
        assert foretold(table) == LandingSight([(1, table.life("bob"), 11)])
        seen.add(table.life("bob"))
        table.pass_window()
    assert table.life("bob") == 11
    assert len(seen) > 1
