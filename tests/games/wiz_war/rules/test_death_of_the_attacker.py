"""Whoever dies of what his own attack brings upon him decides nothing more, and nobody asks him."""

from collections.abc import Sequence
from typing import Any

import pytest

from spellhall.games import find
from spellhall.games.wiz_war.box.cards import CARD_OF
from spellhall.games.wiz_war.box.terms import ATTACK
from spellhall.games.wiz_war.box.words import CARD_WORDS
from spellhall.testing import rule
from tests.games.wiz_war.tables import Arena, arena

GAME = find("wiz_war")
CARDS = sorted({
    CARD_WORDS[card].partition("#")[0] for card, row in enumerate(CARD_OF) if ATTACK in row.types
})  # fmt: skip
BEASTLY = sorted({CARD_WORDS[n].partition("#")[0] for n, row in enumerate(CARD_OF) if row.beast})


def against_bob(alice: dict[str, Any], seed: int, beasts: Sequence[dict[str, Any]] = ()) -> Arena:
    """Alice, with a single life, beside bob, who burns and answers and has all one can take."""
    bob = {"at": "d1", "hand": ["zot", "glue"], "items": ["fire-cloak", "dagger"],
           "carries": "blue-1"}  # fmt: skip
    seats = [{"at": "c1", "life": 1, **alice}, bob, {"at": "h8"}]
    spells = [{"card": "pain-link", "owner": 1}, {"card": "treasure-lust", "owner": 0},
              {"card": "adrenaline", "owner": 0}]  # fmt: skip
    table = arena(seats, spells=spells, beasts=list(beasts),
                  options=["uncluttered_minds"])  # fmt: skip
    table.state.chance.key = str(seed)
    return table


def play_on(table: Arena, *first: str) -> None:
    """Aim at bob and let everything happen, as long as it is about the attack."""
    table.play(*[f"alice: {one}" for one in first])
    wanted = ("at @1", "mode 1", "fuel energy-4", "damage 2", "at e", "suffer")
    for _ in range(60):
        GAME.invariants(table.state)
        if table.match.is_over:
            break
        (seat,) = table.match.awaited()
        name = table.match.names[seat]
        assert table.state.players[seat].cell != -1, f"{name} is dead and asked"
        if table.question(name) in ("act", "beast", "discard", "draw"):
            break
        options = table.options(name)
        some = [one for one in options if one.split()[0] in ("pick", "take", "go", "to")]
        chosen = next((one for one in (*wanted, *some, "pass") if one in options), options[0])
        table.play(f"{name}: {chosen}")


@rule("WW-AMB-42", "WW-AMB-67", "WW-AMB-26", "WW-LIFE-2", "WW-KILL-4")
@pytest.mark.parametrize("seed", range(3))
def test_the_dead_are_asked_nothing_in_the_middle_of_their_attack(seed: int) -> None:
    died = []
    for card in CARDS:
        table = against_bob({"hand": [card, "energy-4"]}, seed)
        casts = [one for one in (f"cast {card}", f"cast {card} attack") if not table.refuses(
            f"alice: {one}")]  # fmt: skip
        for cast in casts:
            play_on(table, cast)
        if table.state.players[0].cell == -1:
            died.append(card)
            assert table.state.players[1].cell != -1
    assert {"tail-slap", "waterbolt", "spectral-grasp", "drain-life"} <= set(died)


@rule("WW-AMB-42", "WW-AMB-67", "WW-CATK-1")
@pytest.mark.parametrize("seed", range(2))
def test_a_creature_that_dies_of_its_attack_does_nothing_more(seed: int) -> None:
    died = []
    for attack in [f"cast {card}" for card in BEASTLY] + ["claw", "breath"]:
        table = against_bob(
            {"hand": [attack.split()[-1], "energy-4"] if attack.startswith("cast") else [],
             "life": 9}, seed, [{"kind": "drake", "at": "c1", "life": 1}],
        )  # fmt: skip
        play_on(table, "activate drake", attack)
        assert table.state.players[0].cell != -1
        if not table.state.beasts:
            died.append(attack)
    assert {"cast tail-slap", "claw"} <= set(died)
