"""The creatures that can be summoned, in the order of the ledger (WW-CRE)."""

from typing import Final

from spellhall.games.wiz_war.box.card_form import Creature, Weapon
from spellhall.games.wiz_war.box.terms import (
    ADJACENT,
    FIGURE,
    FIRE,
    PHYSICAL,
    SIGHT,
    WALL_OR_DOOR,
    WITHIN_3,
)
from spellhall.games.wiz_war.box.verbs import Deal, Fang, Gore, N, Push, Smash, TakeTreasure

CREATURES: Final = [
    Creature(
        "CRE-1",
        2,
        4,
        (Weapon("pinch", ADJACENT, FIGURE, (Deal(N(1), PHYSICAL), TakeTreasure())),),
        "goblin-head",
    ),
    Creature(
        "CRE-2",
        3,
        3,
        (
            Weapon("gust", SIGHT, FIGURE, (Push(N(3)),)),
            Weapon("bolt", SIGHT, FIGURE, (Deal(N(2)),)),
        ),
        "djinn",
        ignores_doors=True,
    ),
    Creature(
        "CRE-3",
        5,
        2,
        (
            Weapon("rend", ADJACENT, FIGURE, (Deal(N(3), PHYSICAL),)),
            Weapon("smash", ADJACENT, WALL_OR_DOOR, (Smash(6),)),
        ),
        "troll",
    ),
    Creature("CRE-4", 4, 3, (Weapon("gore", ADJACENT, FIGURE, (Gore(),)),), "minotaur"),
    Creature("CRE-5", 3, 3, (Weapon("fang", ADJACENT, FIGURE, (Fang(),)),), "tribal-mask"),
    Creature(
        "CRE-6",
        4,
        4,
        (
            Weapon("claw", ADJACENT, FIGURE, (Deal(N(2), PHYSICAL),)),
            Weapon("breath", WITHIN_3, FIGURE, (Deal(N(3), element=FIRE),)),
        ),
        "dragon-head",
        flies=True,
    ),
]
