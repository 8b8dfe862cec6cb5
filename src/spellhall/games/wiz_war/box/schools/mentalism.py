"""Mentalism (WW-ME), one row a card."""

from typing import Final

from spellhall.games.wiz_war.box.card_form import Card
from spellhall.games.wiz_war.box.counter_verbs import Cancel, Slip
from spellhall.games.wiz_war.box.modifier_keys import CRACK_PER_DAMAGE, REFLECT
from spellhall.games.wiz_war.box.schools.alchemy import ALCHEMY
from spellhall.games.wiz_war.box.schools.cantrip import CANTRIP
from spellhall.games.wiz_war.box.schools.conjuring import CONJURING
from spellhall.games.wiz_war.box.schools.shared import E, energy, same
from spellhall.games.wiz_war.box.terms import (
    ANY_SPELL,
    ASTRAL,
    ATTACK,
    ATTACK_AT_ME,
    COUNTER,
    CROSS,
    FIGURE,
    NEAR_SQUARE,
    NEUTRAL,
    OWC,
    SIGHT,
    SQUARE,
    TEMPORARY,
    WIZARD,
)
from spellhall.games.wiz_war.box.verbs import (
    Aid,
    Blink,
    BrainBurn,
    Deal,
    DrawThenTrim,
    Idle,
    N,
    ShareLife,
    Steer,
    TakeCards,
)

MENTALISM: Final = (
    Card(
        "ME-1",
        1,
        (COUNTER,),
        "vortex",
        reach=SIGHT,
        answers=ANY_SPELL,
        counters=(Cancel(mine=True),),
    ),
    same("ME-2", 1, CONJURING[1]),
    Card("ME-3", 2, (ATTACK,), "burning-skull", reach=SIGHT, aims=WIZARD, does=(BrainBurn(),)),
    Card(
        "ME-4", 2, (ATTACK,), "puppet", reach=SIGHT, aims=FIGURE, does=(Steer(N(3, energy=True)),)
    ),
    Card(
        "ME-5",
        2,
        (ATTACK,),
        "beam-wake",
        ev=2,
        reach=SIGHT,
        aims=OWC,
        does=(Deal(N(2, energy=True)),),
    ),
    Card(
        "ME-6",
        1,
        (ATTACK,),
        "psychic-waves",
        reach=SIGHT,
        aims=SQUARE,
        area=CROSS,
        does=(Deal(E, noevade=True),),
    ),
    Card("ME-7", 1, (ATTACK,), "life-support", reach=SIGHT, aims=WIZARD, does=(ShareLife(),)),
    Card("ME-8", 2, (ATTACK,), "brain-leak", ev=2, reach=SIGHT, aims=WIZARD, does=(TakeCards(2),)),
    Card(
        "ME-9",
        2,
        (NEUTRAL, COUNTER),
        "linked-rings",
        lasts=TEMPORARY,
        mods=((REFLECT, 1),),
        answers=ATTACK_AT_ME,
        counter_stays=True,
    ),
    Card(
        "ME-10",
        1,
        (NEUTRAL, COUNTER),
        "teleport",
        does=(Blink(4), Idle()),
        answers=ATTACK_AT_ME,
        counters=(Blink(4), Slip()),
    ),
    same("ME-11", 2, ALCHEMY[3]),
    Card("ME-12", 2, (NEUTRAL,), "floating-ghost", aims=NEAR_SQUARE, does=(Aid(ASTRAL),)),
    Card("ME-13", 2, (NEUTRAL,), "meditation", ev=3, does=(DrawThenTrim(3),)),
    same("ME-14", 1, CANTRIP[8]),
    Card(
        "ME-15",
        1,
        (NEUTRAL,),
        "cracked-glass",
        ev=3,
        lasts=TEMPORARY,
        mods=((CRACK_PER_DAMAGE, 1),),
    ),
    energy("ME-16", 1, 4),
)
