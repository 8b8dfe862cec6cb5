"""How the questions about casting and binding are said."""

from spellhall.engine.wording import Cause, Prompt, Said
from spellhall.games.wizards_academy.box.grid import SPACE_WORDS
from spellhall.games.wizards_academy.box.scenarios import BASIC
from spellhall.games.wizards_academy.choices import lent_parts
from spellhall.games.wizards_academy.frames.casting import NameSpace, NameSpell, Pay, Permit
from spellhall.games.wizards_academy.show.losses import wrong_name_takes
from spellhall.games.wizards_academy.show.names import space_name, spell_name, the_room
from spellhall.games.wizards_academy.show.questions.causes import asked_by, cause
from spellhall.games.wizards_academy.state.state import Academy


def pay_prompt(s: Academy, f: Pay) -> Prompt:
    why = f"You stand in {the_room(s.wizards[f.seat].room)}."
    text = f"Cast {space_name(s, f.space)}: with which glyphs?"
    return Prompt(text, f"@{f.seat} casts a spell", why, (), _of_space(s, f.space, f.seat))


def _of_space(s: Academy, space: int, caster: int) -> Cause:
    """The spell of a space, and the room in which it is cast."""
    room = s.wizards[caster].room
    return Cause(space_name(s, space), (f"space:{SPACE_WORDS[space]}", f"room:{room}"))


def pay_own(s: Academy, f: Pay, one: int, other: int) -> Said:
    return Said(f"Your {one} and {other}", ("WA-CAST-1",))


def pay_lent(s: Academy, f: Pay, own: int, lent: int) -> Said:
    lender, kind = lent_parts(lent)
    whose = "your shared" if lender == f.seat else f"@{lender}'s"
    rules = ("WA-CAST-1", "WA-CAST-2") if s.scenario == BASIC else ("WA-ATURN-12",)
    return Said(f"Your {own} and {whose} {kind}", rules)


def permit_prompt(s: Academy, f: Permit) -> Prompt:
    return Prompt(
        f"May @{f.caster} use your glyph {f.lent}?",
        f"@{f.seat} may lend a glyph",
        f"@{f.caster} wants to cast {space_name(s, f.space)}"
        f" in {the_room(s.wizards[f.caster].room)}.",
        ("WA-CAST-2",),
        _of_space(s, f.space, f.caster),
    )


def allow(s: Academy, f: Permit) -> Said:
    return Said(f"Lend the {f.lent}", ("WA-DEC-7",))


def refuse(s: Academy, f: Permit) -> Said:
    return Said("Refuse", ("WA-AMB-37",))


def name_space_prompt(s: Academy, f: NameSpace) -> Prompt:
    more = "Name it right and it is bound; name it wrong and its level is shuffled, for 1 mana."
    text, waiting = "Which spell do you name?", f"@{f.seat} binds spells"
    return asked_by(cause(s, f.seat), text, waiting, ("WA-ACT-9",), more)


def stop_binding(s: Academy, f: NameSpace) -> Said:
    return Said("Stop binding", ("WA-ACT-10",))


def point_at(s: Academy, f: NameSpace, space: int) -> Said:
    return Said(f"Name {space_name(s, space)}", ("WA-ACT-9",))


def name_spell_prompt(s: Academy, f: NameSpell) -> Prompt:
    text, waiting = f"What is {space_name(s, f.space)}?", f"@{f.seat} names a spell"
    rules = ("WA-ACT-9", "WA-ACT-11")
    return asked_by(cause(s, f.seat), text, waiting, rules, "A wrong name costs 1 mana.")


def name(s: Academy, f: NameSpell, spell: int) -> Said:
    return Said(f"It is {spell_name(spell)}", ("WA-AMB-16",), wrong_name_takes(s, f.space, spell))
