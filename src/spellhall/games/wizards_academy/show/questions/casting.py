"""How the questions about casting and binding are said."""

from spellhall.engine.wording import Prompt, Said
from spellhall.games.wizards_academy.box.scenarios import BASIC
from spellhall.games.wizards_academy.choices import lent_parts
from spellhall.games.wizards_academy.frames.casting import NameSpace, NameSpell, Pay, Permit
from spellhall.games.wizards_academy.show.losses import wrong_name_takes
from spellhall.games.wizards_academy.show.names import space_name, spell_name
from spellhall.games.wizards_academy.state.state import Academy


def pay_prompt(s: Academy, f: Pay) -> Prompt:
    return Prompt(
        f"Cast {space_name(s, f.space)}: with which glyphs?", f"@{f.seat} casts a spell", "", ()
    )


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
        f"@{f.caster} wants to cast {space_name(s, f.space)}.",
        ("WA-CAST-2",),
    )


def allow(s: Academy, f: Permit) -> Said:
    return Said(f"Lend the {f.lent}", ("WA-DEC-7",))


def refuse(s: Academy, f: Permit) -> Said:
    return Said("Refuse", ("WA-AMB-37",))


def name_space_prompt(s: Academy, f: NameSpace) -> Prompt:
    why = "Name it right and it is bound; name it wrong and its level is shuffled, for 1 mana."
    return Prompt("Which spell do you name?", f"@{f.seat} binds spells", why, ("WA-ACT-9",))


def stop_binding(s: Academy, f: NameSpace) -> Said:
    return Said("Stop binding", ("WA-ACT-10",))


def point_at(s: Academy, f: NameSpace, space: int) -> Said:
    return Said(f"Name {space_name(s, space)}", ("WA-ACT-9",))


def name_spell_prompt(s: Academy, f: NameSpell) -> Prompt:
    return Prompt(
        f"What is {space_name(s, f.space)}?",
        f"@{f.seat} names a spell",
        "A wrong name costs 1 mana.",
        ("WA-ACT-9", "WA-ACT-11"),
    )


def name(s: Academy, f: NameSpell, spell: int) -> Said:
    return Said(f"It is {spell_name(spell)}", ("WA-AMB-16",), wrong_name_takes(s, f.space, spell))
