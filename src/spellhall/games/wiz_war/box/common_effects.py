"""Lists of verbs that no row has, numbered here so that every process numbers them alike."""

from typing import Final

from spellhall.games.wiz_war.box.card_form import Weapon
from spellhall.games.wiz_war.box.cards import effects_number
from spellhall.games.wiz_war.box.terms import ADJACENT, FIRE, OWC
from spellhall.games.wiz_war.box.verbs import Deal, N, PulledClose, Punch, Push, Stun

WITHER: Final = effects_number((Deal(N(1), indirect=True),))  # for each card drawn
FIST: Final = Weapon("punch", ADJACENT, OWC, (Punch(),))
effects_number(FIST.does)
SCORCH: Final = effects_number((Deal(N(1), element=FIRE, indirect=True),))  # for each card played
BURST: Final = effects_number((Deal(N(2), element=FIRE, indirect=True),))  # round a phoenix
STONE_BLAST: Final = effects_number((Deal(N(4), element=FIRE, indirect=True),))
CLAW_STUN: Final = effects_number((Stun(),))
SHARD: Final = effects_number((Deal(N(2)),))
PUSH_ON: Final = effects_number((Push(N(energy=True)),))  # as many squares as its energy
PULL_HIT: Final = effects_number((PulledClose(),))
