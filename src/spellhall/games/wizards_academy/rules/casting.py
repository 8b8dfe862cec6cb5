"""Casting (ledger section 6, and 12 for shared glyphs)."""

from typing import Final

from spellhall.engine.events import tell
from spellhall.engine.stack import Rules, never, then
from spellhall.games.wizards_academy.box.cardlists import BOOST, CONVERT, EFFECTS, MAIN, UNSETTLE
from spellhall.games.wizards_academy.box.grid import (
    SPACES,
    SPACES_UP_TO,
    SPACES_WITH,
    space_of,
)
from spellhall.games.wizards_academy.box.kinds import DIMENSION, ELEMENTALISM, NO_SCHOOL
from spellhall.games.wizards_academy.box.people import MAELIS, NOBODY, SCHOOL_OF_PERSON
from spellhall.games.wizards_academy.box.rooms import CURSED, SCHOOLS_OF, UNSTABLE
from spellhall.games.wizards_academy.box.scenarios import BASIC, SCENARIOS
from spellhall.games.wizards_academy.box.spells import SCHOOL_OF
from spellhall.games.wizards_academy.frames.casting import Cast, Hide, Pay, Permit, Resolve
from spellhall.games.wizards_academy.frames.effects import Perform
from spellhall.games.wizards_academy.frames.threats import Interact, Triumph
from spellhall.games.wizards_academy.rules.goals import won_after_casting, won_by_casting
from spellhall.games.wizards_academy.rules.grid import see
from spellhall.games.wizards_academy.rules.moving import spend
from spellhall.games.wizards_academy.rules.table.lasting import uplifted
from spellhall.games.wizards_academy.state.state import MAGIC, Air, School, Wizard

REFUSE: Final = 0
ALLOW: Final = 1
OWN: Final = 128  # payment = 128 * own type + 8 * lender + lent type; lender 0: both one's own
LENDER: Final = 8

# Spaces in use in each scenario, as bits; the basic game has no botches and two levels.
IN_USE: Final = [SPACES_UP_TO[len(scenario.botches) or 2] for scenario in SCENARIOS]


def lent_glyphs(s: School, seat: int) -> list[tuple[int, int]]:
    """(lender + 1, type): others' glyphs in the basic game, shared boxes in the advanced one."""
    found: list[tuple[int, int]] = []
    for other in range(len(s.wizards)):
        wizard = s.wizards[other]
        if s.scenario != BASIC:
            if wizard.shared:
                found.append((other + 1, wizard.shared))
        elif other != seat:
            for kind in range(7):
                if wizard.glyphs[kind]:
                    found.append((other + 1, kind + 1))
    return found


def pairs(s: School, seat: int) -> list[int]:
    """Every way to find two glyphs, as payments; one at least is one's own (WA-CAST-1)."""
    glyphs = s.wizards[seat].glyphs
    found: list[int] = []
    if not any(glyphs):
        return found
    lent = lent_glyphs(s, seat)
    for one in range(1, 8):
        held = glyphs[one - 1]
        if not held:
            continue
        for other in range(one, 8):
            if glyphs[other - 1] > (1 if one == other else 0):
                found.append(OWN * one + other)
        for lender, kind in lent:
            found.append(OWN * one + LENDER * lender + kind)
    return found


def spaces_for(payment: int, wand: int) -> list[int]:
    """The spaces that a payment can mean; a wand turns any glyph into its type (WA-ITEM-8)."""
    one = payment // OWN
    other = payment % LENDER
    found = [space_of(one, other)]
    if wand:
        for space in (space_of(wand, other), space_of(one, wand), space_of(wand, wand)):
            if space not in found:
                found.append(space)
    return found


def castable(s: School, seat: int) -> int:
    """Bit mask of the spaces that a wizard has the glyphs for: `payments` in bits, for speed."""
    if s.this_turn.refused:
        return _castable_in_spite(s, seat)
    wizard = s.wizards[seat]
    own = types_held(wizard)
    if not own:
        return 0
    lent = 0
    for other in range(len(s.wizards)):
        if s.scenario != BASIC:
            lent |= 1 << s.wizards[other].shared
        elif other != seat:
            lent |= types_held(s.wizards[other])
    mask = 0
    for one in range(1, 8):
        n = wizard.glyphs[one - 1]
        if n:
            others = (own if n > 1 else own ^ 1 << one) | lent
            mask |= SPACES_WITH[one][others >> 1]
            if wizard.wand and others >> 1:
                mask |= SPACES_WITH[wizard.wand][(others | 1 << one | 1 << wizard.wand) >> 1]
    return mask & IN_USE[s.scenario]


def _castable_in_spite(s: School, seat: int) -> int:
    """The same where glyphs were refused; that is rare, so one payment after another is tried."""
    mask = 0
    for space in range(SPACES):
        if IN_USE[s.scenario] >> space & 1 and payments(s, Pay(seat, space)):
            mask |= 1 << space
    return mask


def types_held(wizard: Wizard) -> int:
    """Bit mask of the types in a wizard's collection."""
    mask = 0
    for kind in range(7):
        if wizard.glyphs[kind]:
            mask |= 2 << kind
    return mask


def payments(s: School, f: Pay) -> list[int]:
    """The payments for one space, but for glyphs just refused for it (WA-AMB-37)."""
    wand = s.wizards[f.seat].wand
    return [
        payment
        for payment in pairs(s, f.seat)
        if f.space in spaces_for(payment, wand) and not was_refused(s, payment, f.space)
    ]


def was_refused(s: School, payment: int, space: int) -> bool:
    """Whether the lender has just refused this glyph for this spell."""
    return (payment // LENDER % 16 - 1, payment % LENDER, space) in s.this_turn.refused


def pay(s: School, f: Pay, payment: int) -> None:
    """One's own glyphs at once; another's with permission in the basic game (WA-CAST-2)."""
    own = payment // OWN
    lender = payment // LENDER % 16 - 1
    lent = payment % LENDER
    if lender >= 0 and s.scenario == BASIC:
        then(s, Permit(lender, f.seat, f.space, own, lent))
        return
    spend(s, MAGIC)
    glyphs = s.wizards[f.seat].glyphs
    glyphs[own - 1] -= 1
    if lender >= 0:
        s.wizards[lender].shared = 0
        tell(s, "lends", lender, f.seat, lent)
    else:
        glyphs[lent - 1] -= 1
    then(s, Cast(f.seat, f.space))


def answers(s: School, f: Permit) -> list[int]:
    """Yes or no (WA-AMB-19)."""
    return [ALLOW, REFUSE]


def permit(s: School, f: Permit, choice: int) -> None:
    """A refusal costs nothing; another glyph or spell may be asked for at once (WA-AMB-37)."""
    if choice == REFUSE:
        s.this_turn.refused.append((f.seat, f.lent, f.space))
        tell(s, "refuses", f.seat, f.caster)
        return
    spend(s, MAGIC)
    s.wizards[f.caster].glyphs[f.own - 1] -= 1
    s.wizards[f.seat].glyphs[f.lent - 1] -= 1
    tell(s, "lends", f.seat, f.caster, f.lent)
    then(s, Cast(f.caster, f.space))


def boosted(s: School, seat: int, space: int) -> bool:
    """Step 3 (WA-CAST-5); the Cursed Room allows it only to an ability or Apotheosis."""
    spell = s.grid[space]
    school = SCHOOL_OF[spell]
    if school == NO_SCHOOL:
        return False
    wizard = s.wizards[seat]
    advanced = s.scenario != BASIC
    if advanced and (uplifted(s, seat) or (wizard.person == NOBODY and s.bound[space])):
        return True
    if advanced and wizard.room == CURSED:
        return False
    return (
        s.this_turn.zen
        or SCHOOL_OF_PERSON[wizard.person] == school
        or school in SCHOOLS_OF[wizard.room]
    )


def cast(s: School, f: Cast) -> None:
    """Reveal, boost, resolve, hide (WA-CAST-4 to 7)."""
    see(s, f.space)
    spell = s.grid[f.space]
    boost = boosted(s, f.seat, f.space)
    s.this_turn.zen = False
    s.air = Air(f.space, boost, s.wizards[f.seat].room)
    s.marks = []
    tell(s, "cast", f.seat, f.space, spell, boost)
    if won_by_casting(s, f.seat, spell):
        then(s, Triumph())
    else:
        then(s, Resolve(f.seat), Hide(f.seat, spell))


def resolve(s: School, f: Resolve) -> None:
    """The main text fully, then the boost text (WA-AMB-30)."""
    assert s.air is not None, "the spell is in the air"
    spell = s.grid[s.air.space]
    if s.air.boosted and EFFECTS[BOOST + spell]:
        then(s, Perform(f.seat, BOOST + spell, 0, 0))
    then(s, Perform(f.seat, MAIN + spell, 0, 0))


def hide(s: School, f: Hide) -> None:
    """The spell is done; what looks at casts comes now (WA-CHAR-4, WA-ROOM-14)."""
    assert s.air is not None, "the spell is in the air"
    room = s.air.room
    s.air = None
    s.marks = []
    s.picked = []
    if won_after_casting(s, f.seat, f.spell):
        then(s, Triumph())
        return
    then(s, Interact())
    if s.scenario == BASIC:
        return
    school = SCHOOL_OF[f.spell]
    if school == DIMENSION and room == UNSTABLE:
        then(s, Perform(f.seat, UNSETTLE, 0, 0))
    if school == ELEMENTALISM and s.wizards[f.seat].person == MAELIS:
        then(s, Perform(f.seat, CONVERT, 0, 0))


def register(rules: Rules) -> None:
    """Which function serves which frame."""
    rules.question(Pay, payments, pay)
    rules.question(Permit, answers, permit, automatic=never)
    rules.work(Cast, cast)
    rules.work(Resolve, resolve)
    rules.work(Hide, hide)
