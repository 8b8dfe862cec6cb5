"""Casting (ledger section 6, and 12 for shared glyphs)."""

from typing import Final

from spellhall.engine.machine.events import tell
from spellhall.engine.machine.stack import Rules, never, then
from spellhall.games.wizards_academy.box import texts
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
from spellhall.games.wizards_academy.choices import (
    ALLOW,
    PAY_LENT,
    PAY_OWN,
    REFUSE,
    lent,
    lent_parts,
)
from spellhall.games.wizards_academy.frames.casting import Cast, Hide, Pay, Permit, Resolve
from spellhall.games.wizards_academy.frames.effects import Perform
from spellhall.games.wizards_academy.frames.threats import Interact, Triumph
from spellhall.games.wizards_academy.rules.goals import won_after_casting, won_by_casting
from spellhall.games.wizards_academy.rules.grid import see
from spellhall.games.wizards_academy.rules.moving import spend
from spellhall.games.wizards_academy.rules.table.lasting import uplifted
from spellhall.games.wizards_academy.state.state import MAGIC, NO_AIM, NONE, Academy, Air, Wizard

# Spaces in use in each scenario, as bits; the basic game has no botches and two levels.
IN_USE: Final = [SPACES_UP_TO[len(scenario.botches) or 2] for scenario in SCENARIOS]


def lent_glyphs(s: Academy, seat: int) -> list[tuple[int, int]]:
    """(lender, type): others' glyphs in the basic game, shared boxes in the advanced one."""
    found: list[tuple[int, int]] = []
    for other in range(len(s.wizards)):
        wizard = s.wizards[other]
        if s.scenario != BASIC:
            if wizard.shared:
                found.append((other, wizard.shared))
        elif other != seat:
            for kind in range(7):
                if wizard.glyphs[kind]:
                    found.append((other, kind + 1))
    return found


def pairs(s: Academy, seat: int) -> list[tuple[int, int, int]]:
    """Every way to find two glyphs: own type, other type, and its lender or NONE (WA-CAST-1)."""
    glyphs = s.wizards[seat].glyphs
    found: list[tuple[int, int, int]] = []
    if not any(glyphs):
        return found
    lent = lent_glyphs(s, seat)
    for one in range(1, 8):
        held = glyphs[one - 1]
        if not held:
            continue
        for other in range(one, 8):
            if glyphs[other - 1] > (1 if one == other else 0):
                found.append((one, other, NONE))
        for lender, kind in lent:
            found.append((one, kind, lender))
    return found


def spaces_for(one: int, other: int, wand: int) -> list[int]:
    """The spaces that two types can mean; a wand turns any glyph into its type (WA-ITEM-8)."""
    found = [space_of(one, other)]
    if wand:
        for space in (space_of(wand, other), space_of(one, wand), space_of(wand, wand)):
            if space not in found:
                found.append(space)
    return found


def castable(s: Academy, seat: int) -> int:
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
    for kind, n in enumerate(wizard.glyphs):
        if n:
            one = kind + 1
            others = (own if n > 1 else own ^ 1 << one) | lent
            mask |= SPACES_WITH[one][others >> 1]
            if wizard.wand and others >> 1:
                mask |= SPACES_WITH[wizard.wand][(others | 1 << one | 1 << wizard.wand) >> 1]
    return mask & IN_USE[s.scenario]


def _castable_in_spite(s: Academy, seat: int) -> int:
    """The same where glyphs were refused; that is rare, so one payment after another is tried."""
    mask = 0
    for space in range(SPACES):
        if IN_USE[s.scenario] >> space & 1 and payments(s, Pay(seat, space)):
            mask |= 1 << space
    return mask


def types_held(wizard: Wizard) -> int:
    """Bit mask of the types in a wizard's collection."""
    mask = 0
    for kind, held in enumerate(wizard.glyphs):
        if held:
            mask |= 2 << kind
    return mask


def payments(s: Academy, f: Pay) -> list[int]:
    """The payments for one space, but for glyphs just refused for it (WA-AMB-37)."""
    wand = s.wizards[f.seat].wand
    found: list[int] = []
    for one, other, lender in pairs(s, f.seat):
        if f.space in spaces_for(one, other, wand):
            if lender == NONE:
                found.append(PAY_OWN.code(one, other))
            elif (lender, other, f.space) not in s.this_turn.refused:
                found.append(PAY_LENT.code(one, lent(lender, other)))
    return found


def pay(s: Academy, f: Pay, code: int) -> None:
    """One's own glyphs at once; another's with permission in the basic game (WA-CAST-2)."""
    glyphs = s.wizards[f.seat].glyphs
    if PAY_OWN.has(code):
        spend(s, MAGIC)
        glyphs[PAY_OWN.first[code] - 1] -= 1
        glyphs[PAY_OWN.second[code] - 1] -= 1
        then(s, Cast(f.seat, f.space))
        return
    own = PAY_LENT.first[code]
    lender, kind = lent_parts(PAY_LENT.second[code])
    if s.scenario == BASIC:
        then(s, Permit(lender, f.seat, f.space, own, kind))
        return
    spend(s, MAGIC)
    glyphs[own - 1] -= 1
    s.wizards[lender].shared = 0
    tell(s, "lends", lender, f.seat, kind)
    then(s, Cast(f.seat, f.space))


def answers(s: Academy, f: Permit) -> list[int]:
    """Yes or no (WA-AMB-19)."""
    return [ALLOW.bare, REFUSE.bare]


def permit(s: Academy, f: Permit, choice: int) -> None:
    """A refusal costs nothing; another glyph or spell may be asked for at once (WA-AMB-37)."""
    if choice == REFUSE.bare:
        s.this_turn.refused.append((f.seat, f.lent, f.space))
        tell(s, "refuses", f.seat, f.caster)
        return
    spend(s, MAGIC)
    s.wizards[f.caster].glyphs[f.own - 1] -= 1
    s.wizards[f.seat].glyphs[f.lent - 1] -= 1
    tell(s, "lends", f.seat, f.caster, f.lent)
    then(s, Cast(f.caster, f.space))


def boosted(s: Academy, seat: int, space: int) -> bool:
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


def cast(s: Academy, f: Cast) -> None:
    """Reveal, boost, resolve, hide (WA-CAST-4 to 7)."""
    see(s, f.space)
    spell = s.grid[f.space]
    boost = boosted(s, f.seat, f.space)
    s.this_turn.zen = False
    s.air = Air(f.space, boost, s.wizards[f.seat].room)
    tell(s, "cast", f.seat, f.space, spell, boost, s.air.room)
    if won_by_casting(s, f.seat, spell):
        then(s, Triumph())
    else:
        then(s, Resolve(f.seat), Hide(f.seat, spell))


def resolve(s: Academy, f: Resolve) -> None:
    """The main text fully, then the boost text (WA-AMB-30)."""
    assert s.air is not None, "the spell is in the air"
    spell = s.grid[s.air.space]
    if s.air.boosted and texts.TEXTS[texts.BOOST][spell]:
        then(s, Perform(f.seat, texts.BOOST, spell, 0))
    then(s, Perform(f.seat, texts.MAIN, spell, 0))


def hide(s: Academy, f: Hide) -> None:
    """The spell is done; what looks at casts comes now (WA-CHAR-4, WA-ROOM-14)."""
    assert s.air is not None, "the spell is in the air"
    room = s.air.room
    s.air = None
    s.aim = NO_AIM
    if won_after_casting(s, f.seat, f.spell):
        then(s, Triumph())
        return
    then(s, Interact())
    if s.scenario == BASIC:
        return
    school = SCHOOL_OF[f.spell]
    if school == DIMENSION and room == UNSTABLE:
        then(s, Perform(f.seat, texts.AFTER_SPELL, UNSTABLE, 0))
    if school == ELEMENTALISM and s.wizards[f.seat].person == MAELIS:
        then(s, Perform(f.seat, texts.ABILITY, MAELIS, 0))


def register(rules: Rules) -> None:
    """Which function serves which frame."""
    rules.question(Pay, payments, pay)
    rules.question(Permit, answers, permit, automatic=never)
    rules.work(Cast, cast)
    rules.work(Resolve, resolve)
    rules.work(Hide, hide)
