"""Answers while effects are carried out and figures are moved."""

from typing import Final

from spellhall.engine.choices import Verb
from spellhall.games.wiz_war.choices.kinds import CARD, MET, SQUARE, TREASURE, WAY

TAKE_NOTHING: Final = Verb("nothing", touch="nothing")
PICK_ITEM: Final = Verb("pick", CARD)
PICK_TREASURE: Final = Verb("pick", TREASURE)
FELL: Final = Verb("fell", CARD)  # it falls instead of changing hands
PLACE_ITEM: Final = Verb("pick", CARD)
PLACE_TREASURE: Final = Verb("pick", TREASURE)
ENOUGH_CARDS: Final = Verb("enough", touch="enough")
TAKE_CARD: Final = Verb("take", CARD)
LET_BURN: Final = Verb("enough", touch="enough")
SHED_CARD: Final = Verb("discard", CARD)
SHED_SPELL: Final = Verb("finish", CARD)
BE_WALKED: Final = Verb("walk", touch="walk")
GIVE_CARD: Final = Verb("give", touch="give")
DROP_IT: Final = Verb("drop", touch="drop")
SUFFER_MORE: Final = Verb("suffer", touch="suffer")
KEEP_CARD: Final = Verb("pick", CARD)  # of those looked at
PUT_BACK: Final = Verb("pick", CARD)
NOWHERE: Final = Verb("nowhere", touch="nowhere")
TO_SQUARE: Final = Verb("to", SQUARE)
NO_DRAW: Final = Verb("leave", touch="leave")
DRAW_FOR_RAVEN: Final = Verb("draw", touch="draw")

FIRST_MET: Final = Verb("first", MET)
GO: Final = Verb("go", WAY)
STEER_NO_MORE: Final = Verb("stop", touch="stop")
STEER: Final = Verb("go", WAY)
GLIDE_NO_MORE: Final = Verb("stop", touch="stop")
GLIDE: Final = Verb("go", WAY)
DRIFT: Final = Verb("go", WAY)
ASIDE: Final = Verb("go", WAY)
