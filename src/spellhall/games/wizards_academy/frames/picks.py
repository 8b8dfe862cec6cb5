"""Choices whose answer the next frame uses (rules/picking.py)."""

from typing import Final

from spellhall.engine.machine.declare import frame
from spellhall.engine.machine.frames import Question


@frame
class Pick(Question):
    """One of some things, for the frame right beneath."""

    why: str  # key of the texts of this choice
    things: tuple[int, ...]  # what its verbs name; their codes where a thing has several parts
    optional: bool


@frame
class PickRoom(Pick):
    """Which room?"""


@frame
class PickBeast(Pick):
    """Which creature?"""


@frame
class PickThing(Pick):
    """Which threat in which room?"""


@frame
class PickGlyph(Pick):
    """Which glyph?"""


@frame
class PickSeat(Pick):
    """Which wizard?"""


@frame
class PickKind(Pick):
    """Which kind?"""


@frame
class PickSpace(Pick):
    """Which space of the spell grid?"""


@frame
class PickTurn(Pick):
    """How far is it turned?"""


@frame
class PickCard(Pick):
    """Which card?"""


@frame
class PickSource(Pick):
    """Which glyph source?"""


@frame
class PickShift(Pick):
    """Which shift?"""


@frame
class PickOne(Pick):
    """Which of these?"""


# All of them, by the name of the question.
PICKS: Final[dict[str, type[Pick]]] = {
    "pick_room": PickRoom,
    "pick_beast": PickBeast,
    "pick_thing": PickThing,
    "pick_glyph": PickGlyph,
    "pick_seat": PickSeat,
    "pick_kind": PickKind,
    "pick_space": PickSpace,
    "pick_turn": PickTurn,
    "pick_card": PickCard,
    "pick_source": PickSource,
    "pick_shift": PickShift,
    "pick_one": PickOne,
}

# What each is asked for; the texts and the bots' reasons go by these words.
WHYS: Final[dict[type[Pick], tuple[str, ...]]] = {
    PickRoom: (
        *("beast_step", "cave_in", "clear_room", "grip", "haunt_step", "haunted_step", "lured"),
        *("place", "shoved", "sidestep", "spread", "swap", "swap_outside", "teleport", "turn"),
        *("unsettle", "ward"),
    ),
    PickBeast: ("damage", "damage_farther", "gather", "grip"),
    PickThing: ("convert_from", "remove"),
    PickGlyph: (
        *("exchange", "flare", "gain", "give", "imp_endured", "imp_raided", "imp_robs", "lose"),
        *("pay", "spare", "stolen", "troll_hits", "wand"),
    ),
    PickSeat: (
        *("companion", "demon_hits", "fold_here", "fold_to", "imp_robs", "shelter", "steal"),
        *("summon", "troll_hits"),
    ),
    PickKind: (
        *("abjure", "annihilate", "convert_to", "dominion", "imp_puts_out", "place_kind", "robe"),
        *("stoneskin", "transmute_from", "transmute_to"),
    ),
    PickSpace: ("bind", "echo", "haunt_unbinds", "peek", "staff", "unbind"),
    PickTurn: ("turn",),
    PickCard: ("bottom_disaster", "next_disaster", "next_room_card"),
    PickSource: ("deface", "imp_raids"),
    PickShift: ("rebuild",),
    PickOne: ("come_along", "fold", "keep_item", "masterwork"),
}
