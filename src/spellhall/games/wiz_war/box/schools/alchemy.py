"""Alchemy (WW-AL), one row a card."""

from typing import Final

from spellhall.games.wiz_war.box.card_form import Card, Weapon
from spellhall.games.wiz_war.box.counter_verbs import Cancel, SendHome
from spellhall.games.wiz_war.box.modifier_keys import (
    DRAW_ADD,
    EV_ADD,
    GUARD,
    HAND_ADD,
    ITEMS_FREE,
    PUNCH_DIE,
    RELIEF,
    SEE_THROUGH,
    SPEED_ADD,
    TAKEN,
    WASHES,
)
from spellhall.games.wiz_war.box.schools.shared import energy
from spellhall.games.wiz_war.box.terms import (
    ANYWHERE,
    ATTACK,
    COUNTER,
    FIGURE,
    FIRE,
    FUEL,
    ITEM,
    NEUTRAL,
    OBJECT,
    OWC,
    PERMANENT,
    SIGHT,
    SPELL,
    SPELL_AT_ME,
    SPENT,
    STONES,
    T_CURSE,
    T_STONE,
    TEMPORARY,
    TREASURE,
    TWO_CARDS,
    WIZARD,
)
from spellhall.games.wiz_war.box.verbs import Aid, BreakThing, Deal, End, Heal, N

ALCHEMY: Final = (
    Card(
        "AL-1", 1, (COUNTER,), "gold-bar", reach=ANYWHERE, answers=TREASURE, counters=(SendHome(),)
    ),
    Card(
        "AL-2",
        2,
        (ATTACK,),
        "acid-blob",
        reach=SIGHT,
        aims=FIGURE,
        lasts=TEMPORARY,
        mods=((WASHES, 1),),
        traits=T_CURSE,
        each_turn=(Deal(N(2), indirect=True),),
    ),
    Card(
        "AL-3",
        1,
        (ATTACK,),
        "stone-bust",
        ev=3,
        reach=SIGHT,
        aims=WIZARD,
        does=(Deal(N(energy=True, count=STONES)),),
    ),
    Card("AL-4", 1, (NEUTRAL,), "divided-spiral", aims=TWO_CARDS, does=(Aid(FUEL),)),
    Card("AL-5", 1, (NEUTRAL,), "imp", lasts=PERMANENT, mods=((ITEMS_FREE, 2), (GUARD, 3))),
    Card("AL-6", 1, (ITEM,), "blood", lasts=PERMANENT, mods=((TAKEN, 1),)),
    Card(
        "AL-7",
        3,
        (ITEM,),
        "unlit-bomb",
        lasts=PERMANENT,
        traits=T_STONE,
        weapons=(Weapon("throw", SIGHT, OWC, (Deal(N(4), element=FIRE),), after=SPENT),),
    ),
    Card(
        "AL-8",
        1,
        (ITEM,),
        "brain",
        lasts=PERMANENT,
        traits=T_STONE,
        mods=((HAND_ADD, 2), (RELIEF, 2)),
    ),
    Card(
        "AL-9", 1, (ITEM,), "heart-bottle", lasts=PERMANENT, traits=T_STONE, each_turn=(Heal(N(1)),)
    ),
    Card(
        "AL-10",
        1,
        (ITEM,),
        "stone-sphere",
        ev=2,
        lasts=PERMANENT,
        traits=T_STONE,
        mods=((PUNCH_DIE, 1),),
    ),
    Card(
        "AL-11",
        1,
        (ITEM,),
        "powder",
        lasts=PERMANENT,
        answers=SPELL_AT_ME,
        counters=(Cancel(),),
        weapons=(Weapon("strew", SIGHT, SPELL, (End(),), after=SPENT, attack=False),),
    ),
    Card("AL-12", 2, (ITEM,), "crystal-ball", lasts=PERMANENT, traits=T_STONE, mods=((EV_ADD, 1),)),
    Card(
        "AL-13", 2, (ITEM,), "gem-pendant", lasts=PERMANENT, traits=T_STONE, mods=((SPEED_ADD, 1),)
    ),
    Card("AL-14", 1, (ITEM,), "rune-stone", lasts=PERMANENT, traits=T_STONE, mods=((DRAW_ADD, 1),)),
    Card(
        "AL-15",
        2,
        (ITEM,),
        "acid",
        lasts=PERMANENT,
        weapons=(Weapon("throw", SIGHT, OBJECT, (BreakThing(),), after=SPENT, attack=False),),
    ),
    Card(
        "AL-16", 1, (ITEM,), "third-eye", lasts=PERMANENT, traits=T_STONE, mods=((SEE_THROUGH, 1),)
    ),
    energy("AL-17", 1, 4),
    energy("AL-18", 1, 5),
)
