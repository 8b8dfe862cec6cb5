"""How the questions about casting and binding are said."""

from spellhall.engine.wording import Prompt, Words
from spellhall.games.wizards_academy.box.grid import SPACE_WORDS
from spellhall.games.wizards_academy.box.scenarios import BASIC
from spellhall.games.wizards_academy.box.spells import SPELL_WORDS
from spellhall.games.wizards_academy.frames.casting import NameSpace, NameSpell, Pay, Permit
from spellhall.games.wizards_academy.rules import casting
from spellhall.games.wizards_academy.show.losses import wrong_name_takes
from spellhall.games.wizards_academy.show.names import space_name, spell_name
from spellhall.games.wizards_academy.show.questions.turn import _space
from spellhall.games.wizards_academy.state.state import School


def pay_prompt(s: School, f: Pay) -> Prompt:
    return Prompt(
        f"Cast {space_name(s, f.space)}: with which glyphs?", f"@{f.seat} casts a spell", "", ()
    )


def pay_option(s: School, f: Pay, code: int) -> Words:
    own = code // casting.OWN
    lender = code // casting.LENDER % 16 - 1
    lent = code % casting.LENDER
    mine = f"glyph:{f.seat}:{own}"
    if lender < 0:
        touches = (mine, f"glyph:{f.seat}:{lent}")
        return Words(f"pay {own} {lent}", f"Your {own} and {lent}", touches, ("WA-CAST-1",))
    if lender == f.seat:
        label = f"Your {own} and your shared {lent}"
    else:
        label = f"Your {own} and @{lender}'s {lent}"
    touch = f"glyph:{lender}:{lent}" if s.scenario == BASIC else f"shared:{lender}"
    rules = ("WA-CAST-1", "WA-CAST-2") if s.scenario == BASIC else ("WA-ATURN-12",)
    return Words(f"pay {own} {lent}@{lender + 1}", label, (mine, touch), rules)


def permit_prompt(s: School, f: Permit) -> Prompt:
    return Prompt(
        f"May @{f.caster} use your glyph {f.lent}?",
        f"@{f.seat} may lend a glyph",
        f"@{f.caster} wants to cast {space_name(s, f.space)}.",
        ("WA-CAST-2",),
    )


def permit_option(s: School, f: Permit, code: int) -> Words:
    touches = (f"glyph:{f.seat}:{f.lent}",)
    if code == casting.ALLOW:
        return Words("allow", f"Lend the {f.lent}", touches, ("WA-DEC-7",))
    return Words("refuse", "Refuse", ("stop",), ("WA-AMB-37",))


def name_space_prompt(s: School, f: NameSpace) -> Prompt:
    why = "Name it right and it is bound; name it wrong and its level is shuffled, for 1 mana."
    return Prompt("Which spell do you name?", f"@{f.seat} binds spells", why, ("WA-ACT-9",))


def name_space_option(s: School, f: NameSpace, code: int) -> Words:
    if code == 0:
        return Words("stop", "Stop binding", ("stop",), ("WA-ACT-10",))
    space = code - 1
    text = f"at {SPACE_WORDS[space]}"
    return Words(text, f"Name {space_name(s, space)}", (_space(space),), ("WA-ACT-9",))


def name_spell_prompt(s: School, f: NameSpell) -> Prompt:
    return Prompt(
        f"What is {space_name(s, f.space)}?",
        f"@{f.seat} names a spell",
        "A wrong name costs 1 mana.",
        ("WA-ACT-9", "WA-ACT-11"),
    )


def name_spell_option(s: School, f: NameSpell, code: int) -> Words:
    spell = code - 1
    word = SPELL_WORDS[spell]
    label = f"It is {spell_name(spell)}"
    loses = wrong_name_takes(s, f.space, spell)
    return Words(f"name {word}", label, (f"spell:{word}",), ("WA-AMB-16",), loses)
