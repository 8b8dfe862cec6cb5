"""Answers while effects are carried out and figures are moved."""

from typing import Final

from spellhall.engine.choices import Verb
from spellhall.games.wiz_war.choices.kinds import CARD, MET, SQUARE, TREASURE, WAY

TAKE_NOTHING: Final[Verb] = Verb("nothing", touch="nothing")
PICK_ITEM: Final[Verb] = Verb("pick", CARD)
PICK_TREASURE: Final[Verb] = Verb("pick", TREASURE)
FELL: Final[Verb] = Verb("fell", CARD)  # it falls instead of changing hands
PLACE_ITEM: Final[Verb] = Verb("pick", CARD)
PLACE_TREASURE: Final[Verb] = Verb("pick", TREASURE)
ENOUGH_CARDS: Final[Verb] = Verb("enough", touch="enough")
TAKE_CARD: Final[Verb] = Verb("take", CARD)
LET_BURN: Final[Verb] = Verb("enough", touch="enough")
SHED_CARD: Final[Verb] = Verb("discard", CARD)
SHED_SPELL: Final[Verb] = Verb("finish", CARD)
BE_WALKED: Final[Verb] = Verb("walk", touch="walk")
GIVE_CARD: Final[Verb] = Verb("give", touch="give")
DROP_IT: Final[Verb] = Verb("drop", touch="drop")
SUFFER_MORE: Final[Verb] = Verb("suffer", touch="suffer")
KEEP_CARD: Final[Verb] = Verb("pick", CARD)  # of those looked at
PUT_BACK: Final[Verb] = Verb("pick", CARD)
NOWHERE: Final[Verb] = Verb("nowhere", touch="nowhere")
TO_SQUARE: Final[Verb] = Verb("to", SQUARE)
NO_DRAW: Final[Verb] = Verb("leave", touch="leave")
DRAW_FOR_RAVEN: Final[Verb] = Verb("draw", touch="draw")

FIRST_MET: Final[Verb] = Verb("first", MET)
GO: Final[Verb] = Verb("go", WAY)
STEER_NO_MORE: Final[Verb] = Verb("stop", touch="stop")
STEER: Final[Verb] = Verb("go", WAY)
GLIDE_NO_MORE: Final[Verb] = Verb("stop", touch="stop")
GLIDE: Final[Verb] = Verb("go", WAY)
DRIFT: Final[Verb] = Verb("go", WAY)
ASIDE: Final[Verb] = Verb("go", WAY)
