"""What is foretold of a spell in the air is what is still to come, and who wins by it."""

from spellhall.testing import rule
from tests.games.wiz_war.tables import Arena, arena, duel

VICTIM = {"at": "e1", "life": 4, "hand": ["shield"]}


def foretold(table: Arena) -> list[str]:
    """The consequences of the uppermost spell in the air, as alice is told."""
    return list(table.match.sight(0).air[-1].if_it_lands)


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
    assert foretold(table) == ["@1: 15 life, 14 left"]
    while table.is_window():
        table.pass_window()
    assert table.life("bob") == 14
    assert foretold(table) == []


@rule("WW-WIN-2")
def test_whoever_kills_the_last_enemy_wins_at_once() -> None:
    table = declared(duel("fireball", enemy=VICTIM), "cast fireball", "unfuelled", "at @1")
    assert foretold(table) == ["@1: 4 life, dies", "@0: 0 to 1 points", "@0 wins at once"]


def test_a_kill_among_several_enemies_is_a_point_only() -> None:
    table = arena([{"at": "c1", "hand": ["fireball"]}, VICTIM, {}])
    declared(table, "cast fireball", "unfuelled", "at @1")
    assert foretold(table) == ["@1: 4 life, dies", "@0: 0 to 1 points"]


@rule("WW-WIN-1")
def test_a_kill_that_reaches_the_goal_wins_at_once() -> None:
    table = arena([{"at": "c1", "hand": ["fireball"], "kills": 1}, VICTIM, {}])
    declared(table, "cast fireball", "unfuelled", "at @1")
    assert foretold(table)[1:] == ["@0: 1 to 2 points", "@0 wins at once"]


def test_of_several_darts_only_those_to_come_are_foretold() -> None:
    table = duel("fire-darts energy-4", "shield")
    declared(table, "cast fire-darts", "fuel energy-4", *["at @1"] * 4)
    assert foretold(table) == ["@1: 15 life, 11 left"]
    seen = set()
    while table.is_window():
        assert foretold(table) == [f"@1: {table.life('bob')} life, 11 left"]
        seen.add(table.life("bob"))
        table.pass_window()
    assert table.life("bob") == 11
    assert len(seen) > 1
