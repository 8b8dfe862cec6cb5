"""How a bot answers the wizard who asks for its glyph: yes, unless the team is worse off by it."""

from typing import Final

from spellhall.engine.machine.stack import open_question
from spellhall.games.wizards_academy.bot.known import known_spells
from spellhall.games.wizards_academy.box.grid import PAIRS
from spellhall.games.wizards_academy.box.kinds import FIRE, TOKENS
from spellhall.games.wizards_academy.box.spells import IS_BOTCH, spell_named
from spellhall.games.wizards_academy.choices import ALLOW, REFUSE
from spellhall.games.wizards_academy.frames.casting import Permit
from spellhall.games.wizards_academy.rules.goals import KEYS
from spellhall.games.wizards_academy.state.state import NONE, Academy

# Botches that can serve a purpose: the others are cast only as long as nobody knows them.
HANDY: Final = tuple(
    spell_named(word) for word in ("call-flood", "steal-glyphs", "restless-spirit", "mana-leak")
)
QUENCHING: Final = (spell_named("snuff"), spell_named("call-flood"))


def gives_way(s: Academy, seat: int) -> int | None:
    """Yes or no to the caster who wants this seat's glyph (WA-DEC-7); None if nobody asks."""
    question = open_question(s, seat)
    if not isinstance(question, Permit):
        return None
    return ALLOW.bare if serves_the_team(s, question) else REFUSE.bare


def serves_the_team(s: Academy, f: Permit) -> bool:
    """Whether the spell is worth the glyph: the last one that the winning spell needs is kept."""
    spell = s.grid[f.space]
    is_known = s.seen[spell]
    if is_known and does_harm(spell):
        return False
    key, _ = KEYS[s.scenario]
    space = known_spells(s)[key]
    if space in (NONE, f.space) or f.lent not in PAIRS[space] or _left(s, f) > 0:
        return True
    return is_known and spell in QUENCHING and sum(s.tokens[FIRE::TOKENS]) > 0


def does_harm(spell: int) -> bool:
    """Whether nobody casts this spell who knows it."""
    return IS_BOTCH[spell] and spell not in HANDY


def _left(s: Academy, f: Permit) -> int:
    """Glyphs of the type that the team would still have, when both are spent."""
    held = 0
    for wizard in s.wizards:
        held += wizard.glyphs[f.lent - 1]
    return held - (2 if f.own == f.lent else 1)
