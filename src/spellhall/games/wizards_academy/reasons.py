"""Why a bot does what it does: one short sentence for the table, from what everybody knows."""

from spellhall.engine.frames import Question
from spellhall.engine.stack import open_question
from spellhall.games.wizards_academy.evaluate import KEYS, NOVA, guarded
from spellhall.games.wizards_academy.foretell import if_ended
from spellhall.games.wizards_academy.frames import (
    Act,
    Flee,
    NameSpace,
    NameSpell,
    Permit,
    ShareGlyph,
)
from spellhall.games.wizards_academy.names import is_noted, pair_name, spell_name, the_room
from spellhall.games.wizards_academy.paths import distances
from spellhall.games.wizards_academy.rooms import CRYSTAL, LIBRARY
from spellhall.games.wizards_academy.rules import casting, enduring, turn
from spellhall.games.wizards_academy.spells import SPACES
from spellhall.games.wizards_academy.state import NONE, School


def why(s: School, seat: int, code: int) -> str:
    """A reason for this choice, or nothing where there is little to say."""
    question = open_question(s, seat)
    if isinstance(question, Act):
        return _action(s, seat, code)
    if isinstance(question, Permit):
        name = spell_name(s.grid[question.space]) if is_noted(s, question.space) else ""
        if code == casting.ALLOW:
            return f"We need {name}." if name else "Let us see what that spell is."
        return "I keep it for a better spell."
    if isinstance(question, (NameSpace, NameSpell)):
        return _binding(s, question, code)
    if isinstance(question, Flee):
        return "It is safer there." if code == enduring.GO else "I am of more use here."
    if isinstance(question, ShareGlyph) and turn.PUT_OUT < code < turn.RECALL_NOW:
        return f"Somebody may need a {code - turn.PUT_OUT}."
    return ""


def _binding(s: School, question: Question, code: int) -> str:
    if code == 0:
        return "The rest would be a guess."
    if isinstance(question, NameSpell):
        seen = s.seen[s.grid[question.space]]
        return "We saw it there." if seen else "A guess, I admit."
    return "Before Wild Magic moves it."


def _action(s: School, seat: int, code: int) -> str:
    wizard = s.wizards[seat]
    if code >= turn.CAST:
        return _cast(s, seat, code - turn.CAST)
    if code == turn.END:
        mana, glyphs, _ = if_ended(s, seat, wizard.room)
        if mana or glyphs:
            return "I cannot get away from here in time."
        return "I am safe here." if sum(s.acts) else ""
    if code == turn.SHOW:
        return "So that we can prepare for it."
    if code == turn.RECALL:
        return f"Better a mana than to stay in {the_room(wizard.room)}."
    if turn.LAST_RESORT <= code < turn.RECALL:
        return "It costs mana, but waiting costs more."
    if code == turn.USE_ROOM:
        return "We bind what we have seen." if wizard.room == LIBRARY else ""
    if turn.TAKE < code < turn.USE_ROOM:
        kind = (code - turn.TAKE) if code <= turn.TAKE_TWO else code - turn.TAKE_TWO
        return _glyph(s, kind)
    if turn.MOVE_TO <= code < turn.WANDER:
        return _walk(s, seat, code - turn.MOVE_TO)
    return ""


def _key_space(s: School) -> int:
    key, _ = KEYS.get(s.scenario, (NONE, NONE))
    for space in range(SPACES):
        if s.grid[space] == key and key != NONE and is_noted(s, space):
            return space
    return NONE


def _cast(s: School, seat: int, space: int) -> str:
    if not is_noted(s, space):
        return f"Nobody knows {pair_name(space)} yet."
    spell = s.grid[space]
    key, place = KEYS.get(s.scenario, (NONE, NONE))
    if spell == key and place in (NONE, s.wizards[seat].room):
        return f"{spell_name(spell)} is what we need here."
    if spell == NOVA and guarded(s, s.wizards[seat].room):
        return "It rids us of the guardian."
    return f"{spell_name(spell)} helps now."


def _glyph(s: School, kind: int) -> str:
    space = _key_space(s)
    if space != NONE and str(kind) in pair_name(space):
        return f"For {spell_name(s.grid[space])}."
    unknown = [
        other
        for other in range(SPACES)
        if s.grid[other] != NONE and not is_noted(s, other) and str(kind) in pair_name(other)
    ]
    return f"{len(unknown)} unknown spells use a {kind}." if unknown else ""


def _walk(s: School, seat: int, room: int) -> str:
    here = s.wizards[seat].room
    if if_ended(s, seat, here)[0] > if_ended(s, seat, room)[0]:
        return f"Away from {the_room(here)}."
    sources = [kind + 1 for kind in range(7) if s.source[kind] == room]
    if sources:
        return f"To the source of glyph {sources[0]}."
    if room == CRYSTAL and _key_space(s) != NONE:
        return f"{spell_name(s.grid[_key_space(s)])} must be cast here."
    if room == LIBRARY:
        return "To bind what we have seen."
    for kind in range(7):
        goal = s.source[kind]
        if goal != NONE and not s.wizards[seat].glyphs[kind] and not guarded(s, goal):
            away = distances(s, goal)
            if away[room] < away[here]:
                return f"Towards the source of glyph {kind + 1}."
    return ""
