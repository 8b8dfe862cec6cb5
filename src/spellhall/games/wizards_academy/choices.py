"""Every answer to every question of Wizard's Academy: its code, notation and touched ids."""

from collections.abc import Sequence
from typing import Final

from spellhall.engine.choices import Choices, Kind, Verb
from spellhall.engine.machine.frames import Question
from spellhall.games.wizards_academy.box.disasters import DISASTER_COUNT, DISASTER_WORDS
from spellhall.games.wizards_academy.box.grid import SPACE_WORDS, SPACES
from spellhall.games.wizards_academy.box.kinds import GLYPHS, GUARD, KIND_WORDS, KINDS
from spellhall.games.wizards_academy.box.meetings import MEETING_WORDS
from spellhall.games.wizards_academy.box.people import PERSON_WORDS
from spellhall.games.wizards_academy.box.rooms import (
    CARD_ROOM,
    CRYSTAL,
    OUTSIDE,
    ROOM_WORDS,
    ROOMS,
    SQUARE_WORDS,
)
from spellhall.games.wizards_academy.box.scenarios import BASIC
from spellhall.games.wizards_academy.box.spells import SPELL_COUNT, SPELL_WORDS
from spellhall.games.wizards_academy.frames.casting import NameSpace, NameSpell, Pay, Permit
from spellhall.games.wizards_academy.frames.picks import (
    PICKS,
    Pick,
    PickBeast,
    PickCard,
    PickGlyph,
    PickKind,
    PickOne,
    PickRoom,
    PickSeat,
    PickShift,
    PickSource,
    PickSpace,
    PickThing,
    PickTurn,
)
from spellhall.games.wizards_academy.frames.threats import (
    Flee,
    OrderActivation,
    OrderEndure,
    OrderInteraction,
    Spare,
)
from spellhall.games.wizards_academy.frames.turn import (
    Act,
    DashOn,
    PickPerson,
    Postlude,
    Prelude,
    Refine,
    ShareGlyph,
)
from spellhall.games.wizards_academy.state.state import NONE, Academy

MOST_SEATS: Final = 6
TYPES: Final = GLYPHS + 1  # of glyphs: 1 to 7

# -- What choices name ---------------------------------------------------------------------------

RIGHT: Final = 0
LEFT: Final = 1
WAY_WORDS: Final = ("right", "left")
RESORT_WORDS: Final = ("clear", "summon", "glyphs", "bind")


def room_id(s: Academy, f: Question, room: int) -> str:
    """A room on the screen."""
    return f"room:{room}"


def space_id(s: Academy, f: Question, space: int) -> str:
    """A space of the spell grid on the screen."""
    return f"space:{SPACE_WORDS[space]}"


def source_id(s: Academy, f: Question, kind: int) -> str:
    """A glyph source on the screen."""
    return f"source:{kind}"


def own_glyph_id(s: Academy, f: Question, kind: int) -> str:
    """A glyph of the seat that is asked."""
    return f"glyph:{f.seat}:{kind}"


def shared_id(s: Academy, f: Question, *kind: int) -> str:
    """The shared box of the seat that is asked."""
    return f"shared:{f.seat}"


def kind_id(s: Academy, f: Question, kind: int) -> str:
    """A kind of threat among others."""
    return f"kind:{KIND_WORDS[kind]}"


def lent(lender: int, kind: int) -> int:
    """A glyph of another wizard, or of a shared box, as a thing that a choice names."""
    return TYPES * lender + kind


def lent_parts(thing: int) -> tuple[int, int]:
    """The lender and the type of a lent glyph."""
    return thing // TYPES, thing % TYPES


def _lent_word(thing: int) -> str:
    lender, kind = lent_parts(thing)
    return f"{kind}@{lender + 1}"


def _lent_id(s: Academy, f: Question, thing: int) -> str:
    lender, kind = lent_parts(thing)
    return f"glyph:{lender}:{kind}" if s.scenario == BASIC else f"shared:{lender}"


ROOM: Final = Kind(ROOMS, lambda room: ROOM_WORDS[room], room_id)
TURNED_ROOM: Final = Kind(ROOMS, lambda room: ROOM_WORDS[room])
SQUARE: Final = Kind(OUTSIDE, lambda square: SQUARE_WORDS[square])
SPACE: Final = Kind(SPACES, lambda space: SPACE_WORDS[space], space_id)
SPELL: Final = Kind(
    SPELL_COUNT, lambda spell: SPELL_WORDS[spell], lambda s, f, spell: f"spell:{SPELL_WORDS[spell]}"
)
PERSON: Final = Kind(
    len(PERSON_WORDS), lambda person: PERSON_WORDS[person], lambda s, f, person: f"person:{person}"
)
SEAT: Final = Kind(MOST_SEATS, lambda seat: str(seat + 1), lambda s, f, seat: f"wizard:{seat}")
SOURCE: Final = Kind(TYPES, str, source_id)
SOURCE_TWICE: Final = Kind(TYPES, lambda kind: f"{kind} {kind}", source_id)
OWN_GLYPH: Final = Kind(TYPES, str, own_glyph_id)
SHARED_GLYPH: Final = Kind(TYPES, str, shared_id)
LENT_GLYPH: Final = Kind(TYPES * MOST_SEATS, _lent_word, _lent_id)
KIND: Final = Kind(GUARD + 1, lambda kind: KIND_WORDS[kind], kind_id)
STANDING: Final = Kind(GUARD + 1, lambda kind: KIND_WORDS[kind])  # somewhere
ENDURED: Final = Kind(KINDS, lambda kind: KIND_WORDS[kind])
HURT: Final = Kind(3, lambda hurt: f"hurt {hurt}" if hurt else "")  # damage of a living creature
WAY: Final = Kind(2, lambda way: WAY_WORDS[way])
QUARTERS: Final = Kind(4, lambda quarters: f"r{quarters}")
RESORT: Final = Kind(4, lambda which: RESORT_WORDS[which], lambda s, f, which: f"resort:{which}")
MEETING: Final = Kind(len(MEETING_WORDS), lambda meeting: MEETING_WORDS[meeting])
DISASTER: Final = Kind(
    DISASTER_COUNT, lambda card: DISASTER_WORDS[card], lambda s, f, card: f"disaster:{card}"
)
ROOM_CARD: Final = Kind(
    len(CARD_ROOM),
    lambda card: ROOM_WORDS[CARD_ROOM[card]],
    lambda s, f, card: f"room_card:{card}",
)


# -- What choices touch beside the things they name ----------------------------------------------


def _recalled(s: Academy, f: Question) -> tuple[str, ...]:
    return ("recall", f"room:{CRYSTAL}")


def _swapped(s: Academy, f: Question, one: int, other: int) -> tuple[str, ...]:
    return (f"room:{s.room_at[one]}", f"room:{s.room_at[other]}")


def _shifted(s: Academy, f: Question, room: int, way: int) -> tuple[str, ...]:
    return (f"room:{room}", f"turn:{room}:{WAY_WORDS[way]}")


def _turned(s: Academy, f: Question, room: int, quarters: int) -> tuple[str, ...]:
    return (f"room:{room}", f"turn:{room}:{quarters}")


def _room_action(s: Academy, f: Question) -> tuple[str, ...]:
    return (f"action:{s.wizards[f.seat].room}",)


def _staff(s: Academy, f: Question) -> tuple[str, ...]:
    return (f"staff:{f.seat}", space_id(s, f, s.wizards[f.seat].staff))


def _lent_glyph(s: Academy, f: Permit) -> tuple[str, ...]:
    return (f"glyph:{f.seat}:{f.lent}",)


def _own_box(s: Academy, f: Question) -> tuple[str, ...]:
    return (shared_id(s, f),)


def _own_wizard(s: Academy, f: Question) -> tuple[str, ...]:
    return (f"wizard:{f.seat}",)


def _token(s: Academy, f: Question, kind: int, room: int) -> tuple[str, ...]:
    return (f"token:{room}:{kind}",)


def _picked_beast(s: Academy, f: PickBeast, kind: int, room: int, hurt: int) -> tuple[str, ...]:
    return (f"beast:{like(s, f.things, kind, room, hurt)}",)


def _active_beast(
    s: Academy, f: OrderActivation, kind: int, room: int, hurt: int
) -> tuple[str, ...]:
    beasts = [beast for _, _, beast in f.items if beast != NONE]
    return (f"beast:{like(s, beasts, kind, room, hurt)}",)


def _endured(s: Academy, f: OrderEndure, kind: int) -> tuple[str, ...]:
    beast = next(beast for threat, beast in f.items if threat == kind)
    return (f"token:{f.room}:{kind}" if beast == NONE else f"beast:{beast}",)


def like(s: Academy, beasts: Sequence[int], kind: int, room: int, hurt: int) -> int:
    """The first of some creatures that a choice names by kind, room and damage."""
    for beast in beasts:
        if (s.beast_kind[beast], s.beast_room[beast], s.this_turn.hurt[beast]) == (
            kind,
            room,
            hurt,
        ):
            return beast
    raise AssertionError("there is such a creature")


# -- Set-up and turn -----------------------------------------------------------------------------

TAKE_PERSON: Final = Verb("", PERSON)

LEAVE: Final = Verb("done", touch="stop")
FIX: Final = Verb("fix", touch="fix")
REFINE_SWAP: Final = Verb("swap", SQUARE, SQUARE, touch=_swapped)
REFINE_TURN: Final = Verb("turn", TURNED_ROOM, WAY, touch=_shifted)

GO_ON: Final = Verb("go", touch="stop")
RECALL_FIRST: Final = Verb("recall", touch=_recalled)

STAY_AWAY: Final = Verb("stay", touch="stop")
RECALL_LAST: Final = Verb("recall", touch=_recalled)

END: Final = Verb("end", touch="stop")
MOVE_TO: Final = Verb("move", ROOM)
WANDER: Final = Verb("wander", touch="wander")
TAKE: Final = Verb("take", SOURCE)
TAKE_TWO: Final = Verb("take", SOURCE_TWICE)  # WA-CHAR-5
USE_ROOM: Final = Verb("use", touch=_room_action)
LAST_RESORT: Final = Verb("resort", RESORT, touch=f"action:{CRYSTAL}")
RECALL: Final = Verb("recall", touch=_recalled)
STAFF_CAST: Final = Verb("staff", touch=_staff)
SHOW: Final = Verb("show", touch="show")
CAST: Final = Verb("cast", SPACE)

KEEP: Final = Verb("keep", touch="stop")
TAKE_BACK: Final = Verb("back", touch=_own_box)
PUT_OUT: Final = Verb("put", OWN_GLYPH)
RECALL_NOW: Final = Verb("recall", touch=_recalled)

STOP_DASH: Final = Verb("stop", touch="stop")
DASH_TO: Final = Verb("move", ROOM)
DASH_ANYWHERE: Final = Verb("wander", touch="wander")

# -- Casting and binding -------------------------------------------------------------------------

PAY_OWN: Final = Verb("pay", OWN_GLYPH, OWN_GLYPH)
PAY_LENT: Final = Verb("pay", OWN_GLYPH, LENT_GLYPH)

ALLOW: Final = Verb("allow", touch=_lent_glyph)
REFUSE: Final = Verb("refuse", touch="stop")

STOP_BINDING: Final = Verb("stop", touch="stop")
POINT_AT: Final = Verb("at", SPACE)
NAME: Final = Verb("name", SPELL)

# -- Threats -------------------------------------------------------------------------------------

ALL_OF: Final = Verb("", KIND)  # fire, ice or darkness
STANDS: Final = Verb("", STANDING, ROOM, touch=_token)
CREATURE: Final = Verb("", STANDING, ROOM, HURT, touch=_active_beast)

MEET: Final = Verb("", MEETING, ROOM)

ENDURE: Final = Verb("", ENDURED, touch=_endured)

SPARE: Final = Verb("spare", touch=_own_wizard)
LET_GO: Final = Verb("no", touch="stop")

FLEE: Final = Verb("flee", touch=f"room:{CRYSTAL}")
STAY: Final = Verb("stay", touch="stop")

# -- Picks ---------------------------------------------------------------------------------------

PICK_ROOM: Final = Verb("", ROOM)
PICK_BEAST: Final = Verb("", STANDING, ROOM, HURT, touch=_picked_beast)
PICK_THING: Final = Verb("", STANDING, ROOM, touch=_token)
PICK_GLYPH: Final = Verb("", OWN_GLYPH)
PICK_SHARED: Final = Verb("shared", SHARED_GLYPH)
PICK_SEAT: Final = Verb("wizard", SEAT)
PICK_KIND: Final = Verb("", KIND)
PICK_SPACE: Final = Verb("", SPACE)
PICK_TURN: Final = Verb("", TURNED_ROOM, QUARTERS, touch=_turned)
PICK_DISASTER: Final = Verb("", DISASTER)
PICK_ROOM_CARD: Final = Verb("", ROOM_CARD)
PICK_SOURCE: Final = Verb("source", SOURCE)
SHIFT_SWAP: Final = Verb("swap", SQUARE, SQUARE, touch=_swapped)
SHIFT_TURN: Final = Verb("turn", TURNED_ROOM, WAY, touch=_shifted)
FOLD_TO: Final = Verb("go", touch="one:0")
FOLD_HERE: Final = Verb("bring", touch="one:1")
OLD_ITEM: Final = Verb("old", touch="one:0")
NEW_ITEM: Final = Verb("new", touch="one:1")
A_ROBE: Final = Verb("robe", touch="one:0")
A_STAFF: Final = Verb("staff", touch="one:2")
COME: Final = Verb("yes", touch="one:1")
DO_NOT_COME: Final = Verb("no", touch="one:0")

# Every pick can also be answered with nothing, where it is optional or there is nothing else.
NOTHING: Final[dict[type[Pick], Verb]] = {
    kind: Verb("none", touch="stop") for kind in PICKS.values()
}
PICK_VERBS: Final[dict[type[Pick], tuple[Verb, ...]]] = {
    PickRoom: (PICK_ROOM,),
    PickBeast: (PICK_BEAST,),
    PickThing: (PICK_THING,),
    PickGlyph: (PICK_GLYPH, PICK_SHARED),
    PickSeat: (PICK_SEAT,),
    PickKind: (PICK_KIND,),
    PickSpace: (PICK_SPACE,),
    PickTurn: (PICK_TURN,),
    PickCard: (PICK_DISASTER, PICK_ROOM_CARD),
    PickSource: (PICK_SOURCE,),
    PickShift: (SHIFT_SWAP, SHIFT_TURN),
    PickOne: (
        *(FOLD_TO, FOLD_HERE, OLD_ITEM, NEW_ITEM, A_ROBE, A_STAFF),
        *(COME, DO_NOT_COME),
    ),
}

CHOICES: Final = Choices(
    {
        PickPerson: (TAKE_PERSON,),
        Refine: (LEAVE, FIX, REFINE_SWAP, REFINE_TURN),
        Prelude: (GO_ON, RECALL_FIRST),
        Postlude: (STAY_AWAY, RECALL_LAST),
        Act: (
            *(END, MOVE_TO, WANDER, TAKE, TAKE_TWO, USE_ROOM, LAST_RESORT, RECALL, STAFF_CAST),
            *(SHOW, CAST),
        ),
        ShareGlyph: (KEEP, TAKE_BACK, PUT_OUT, RECALL_NOW),
        DashOn: (STOP_DASH, DASH_TO, DASH_ANYWHERE),
        Pay: (PAY_OWN, PAY_LENT),
        Permit: (ALLOW, REFUSE),
        NameSpace: (STOP_BINDING, POINT_AT),
        NameSpell: (NAME,),
        OrderActivation: (ALL_OF, STANDS, CREATURE),
        OrderInteraction: (MEET,),
        OrderEndure: (ENDURE,),
        Spare: (SPARE, LET_GO),
        Flee: (FLEE, STAY),
        **{kind: (NOTHING[kind], *verbs) for kind, verbs in PICK_VERBS.items()},
    }
)
