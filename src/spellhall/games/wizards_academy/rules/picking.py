"""Picking one of some things, for the next frame to use."""

from spellhall.engine.choices import Verb
from spellhall.engine.machine.stack import Rules
from spellhall.games.wizards_academy.box.kinds import glyph_type, is_shared, shared_glyph
from spellhall.games.wizards_academy.choices import (
    NOTHING,
    PICK_BEAST,
    PICK_DISASTER,
    PICK_GLYPH,
    PICK_KIND,
    PICK_ROOM,
    PICK_ROOM_CARD,
    PICK_SEAT,
    PICK_SHARED,
    PICK_SOURCE,
    PICK_SPACE,
    like,
)
from spellhall.games.wizards_academy.frames.picks import (
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
from spellhall.games.wizards_academy.state.state import NONE, Academy


def chosen(s: Academy) -> int:
    """What was picked just now; NONE where there was nothing to pick, or nothing was wanted.

    Only the frame right beneath a pick may ask: nothing is kept any longer.
    """
    return s._picked


def or_nothing(f: Pick, options: list[int]) -> list[int]:
    """To pick nothing is possible where it is optional, or where there is nothing else."""
    if f.optional or not options:
        options.insert(0, NOTHING[type(f)].bare)
    return options


def pick_of(rules: Rules, kind: type[Pick], verb: Verb) -> None:
    """A pick whose things are simply what its verb names."""

    def options(s: Academy, f: Pick) -> list[int]:
        return or_nothing(f, [verb.code(thing) for thing in f.things])

    def answer(s: Academy, f: Pick, code: int) -> None:
        s._picked = verb.first[code] if verb.has(code) else NONE

    rules.question(kind, options, answer)


def coded(s: Academy, f: Pick) -> list[int]:
    """Things that have several parts are kept as their verbs code them."""
    return or_nothing(f, list(f.things))


def pick_coded(s: Academy, f: Pick, code: int) -> None:
    """The code itself: whoever uses it asks the verb for its parts."""
    s._picked = NONE if code == NOTHING[type(f)].bare else code


def beasts(s: Academy, f: PickBeast) -> list[int]:
    """Creatures are named by what everybody sees of them."""
    hurt = s.this_turn.hurt
    return or_nothing(
        f,
        [PICK_BEAST.code(s.beast_kind[x], s.beast_room[x], hurt[x]) for x in f.things],
    )


def pick_beast(s: Academy, f: PickBeast, code: int) -> None:
    """The first of these creatures that looks like that."""
    if not PICK_BEAST.has(code):
        s._picked = NONE
        return
    room = PICK_BEAST.second[code]
    s._picked = like(s, f.things, PICK_BEAST.first[code], room, PICK_BEAST.third[code])


def glyphs(s: Academy, f: PickGlyph) -> list[int]:
    """Out of the collection, or the one in the shared box."""
    return or_nothing(
        f,
        [
            (PICK_SHARED if is_shared(glyph) else PICK_GLYPH).codes[glyph_type(glyph)]
            for glyph in f.things
        ],
    )


def pick_glyph(s: Academy, f: PickGlyph, code: int) -> None:
    """The glyph."""
    if PICK_GLYPH.has(code):
        s._picked = PICK_GLYPH.first[code]
    elif PICK_SHARED.has(code):
        s._picked = shared_glyph(PICK_SHARED.first[code])
    else:
        s._picked = NONE


def cards(s: Academy, f: PickCard) -> list[int]:
    """Room cards or disasters."""
    verb = PICK_ROOM_CARD if f.why == "next_room_card" else PICK_DISASTER
    return or_nothing(f, [verb.codes[card] for card in f.things])


def pick_card(s: Academy, f: PickCard, code: int) -> None:
    """The card."""
    if PICK_ROOM_CARD.has(code):
        s._picked = PICK_ROOM_CARD.first[code]
    elif PICK_DISASTER.has(code):
        s._picked = PICK_DISASTER.first[code]
    else:
        s._picked = NONE


def register(rules: Rules) -> None:
    """Which function serves which frame."""
    pick_of(rules, PickRoom, PICK_ROOM)
    pick_of(rules, PickSeat, PICK_SEAT)
    pick_of(rules, PickKind, PICK_KIND)
    pick_of(rules, PickSpace, PICK_SPACE)
    pick_of(rules, PickSource, PICK_SOURCE)
    rules.question(PickBeast, beasts, pick_beast)
    rules.question(PickGlyph, glyphs, pick_glyph)
    rules.question(PickCard, cards, pick_card)
    for kind in (PickThing, PickTurn, PickShift, PickOne):
        rules.question(kind, coded, pick_coded)
