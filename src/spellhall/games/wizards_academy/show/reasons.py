"""Why a bot does what it does: one short sentence for the table, from what everybody knows."""

from collections.abc import Callable
from typing import Final

from spellhall.engine.choices import Verb
from spellhall.engine.machine.frames import Question
from spellhall.engine.machine.stack import open_question
from spellhall.games.wizards_academy import choices as c
from spellhall.games.wizards_academy.box.grid import PAIRS, SPACES
from spellhall.games.wizards_academy.box.kinds import GUARD
from spellhall.games.wizards_academy.box.rooms import CRYSTAL, LIBRARY
from spellhall.games.wizards_academy.box.spells import IS_BOTCH, spell_named
from spellhall.games.wizards_academy.choices import CHOICES, NOTHING
from spellhall.games.wizards_academy.frames.casting import NameSpell, Pay, Permit
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
from spellhall.games.wizards_academy.frames.threats import (
    OrderActivation,
    OrderEndure,
    OrderInteraction,
)
from spellhall.games.wizards_academy.frames.turn import (
    Act,
    DashOn,
    PickPerson,
    ShareGlyph,
)
from spellhall.games.wizards_academy.rules.goals import KEYS
from spellhall.games.wizards_academy.rules.table.contents import beasts_in
from spellhall.games.wizards_academy.show.foretell import if_ended
from spellhall.games.wizards_academy.show.names import (
    is_noted,
    pair_name,
    room_name,
    spell_name,
    the_room,
)
from spellhall.games.wizards_academy.state.paths import distances
from spellhall.games.wizards_academy.state.state import NONE, Academy

NOVA: Final = spell_named("nova")
# Choices whose answer the next frame uses, by why they are asked; the rest by what is chosen.
_PICKS: Final[dict[str, str]] = {
    "gain": "We can use that one most.",
    "give": "Everybody can use one.",
    "wand": "That is the type we lack.",
    "exchange": "I can spare that one.",
    "pay": "I can spare that one.",
    "gather": "It does the least harm in that order.",
    "peek": "Nobody knows it yet.",
    "bind": "That one must not get lost.",
    "haunt_unbinds": "We need that one least.",
    "unbind": "We need that one least.",
    "come_along": "We are stronger together.",
    "keep_item": "That one serves us better.",
}
BY_KIND: Final[dict[type[Question], str]] = {
    PickRoom: "That room serves us best.",
    PickBeast: "That one is the most dangerous.",
    PickThing: "That one is in our way most.",
    PickGlyph: "That is the one I miss least.",
    PickSeat: "It hurts us least that way.",
    PickKind: "That kind matters most now.",
    PickSpace: "That spell is the one.",
    PickTurn: "The doors fit better like that.",
    PickCard: "The rest is easier to bear.",
    PickSource: "It hurts us least that way.",
    PickShift: "It makes our ways shorter.",
    PickOne: "It helps us more.",
    PickPerson: "We can use that school.",
    OrderActivation: "It does the least harm in that order.",
    OrderInteraction: "It does the least harm in that order.",
    OrderEndure: "It does the least harm in that order.",
    Pay: "Those glyphs we can spare.",
    DashOn: "It saves us time.",
}


def why(s: Academy, seat: int, code: int) -> str:
    """A reason for this choice, in one sentence."""
    question = open_question(s, seat)
    assert question is not None, "a reason for a choice that is open"
    verb = CHOICES.of(question).verb(code)
    if verb in PLAIN:
        return PLAIN[verb]
    if verb in SPOKEN:
        return SPOKEN[verb](s, question, *verb.things(code))
    if isinstance(question, Pick):
        if question.optional and verb is NOTHING[type(question)]:
            return "That is enough."
        if question.why in _PICKS:
            return _PICKS[question.why]
    return BY_KIND[type(question)]


def _allow(s: Academy, f: Permit) -> str:
    if is_noted(s, f.space):
        return f"We need {spell_name(s.grid[f.space])}."
    return "Let us see what that spell is."


def _refuse(s: Academy, f: Permit) -> str:
    """No, because: what the spell is known to do, or what the glyph is kept for."""
    spell = s.grid[f.space]
    if is_noted(s, f.space) and IS_BOTCH[spell]:
        return f"No, because {spell_name(spell)} would do us harm."
    space = _key_space(s)
    if space not in (NONE, f.space) and f.lent in PAIRS[space]:
        return f"No, because we need my {f.lent} for {spell_name(s.grid[space])}."
    return "No, because I keep it for a better spell."


def _recall(s: Academy, f: Question) -> str:
    return f"Better a mana than to stay in {the_room(s.wizards[f.seat].room)}."


def _put_out(s: Academy, f: ShareGlyph, kind: int) -> str:
    return f"Somebody may need a {kind}."


def _name(s: Academy, f: NameSpell, spell: int) -> str:
    return "We saw it there." if s.seen[s.grid[f.space]] else "A guess, I admit."


# -- Actions -------------------------------------------------------------------------------------


def _end(s: Academy, f: Act) -> str:
    mana, glyphs, _ = if_ended(s, f.seat, s.wizards[f.seat].room)
    if mana or glyphs:
        return "I cannot get away from here in time."
    return "I am safe here." if sum(s.this_turn.acts) else "That is all I can do."


def _use_room(s: Academy, f: Act) -> str:
    room = s.wizards[f.seat].room
    return (
        "We bind what we have seen." if room == LIBRARY else f"The {room_name(room)} can help us."
    )


def _key_space(s: Academy) -> int:
    key, _ = KEYS.get(s.scenario, (NONE, NONE))
    for space in range(SPACES):
        if s.grid[space] == key and key != NONE and is_noted(s, space):
            return space
    return NONE


def _cast(s: Academy, f: Act, space: int) -> str:
    seat = f.seat
    if not is_noted(s, space):
        return f"Nobody knows {pair_name(space)} yet."
    spell = s.grid[space]
    key, place = KEYS.get(s.scenario, (NONE, NONE))
    if spell == key and place in (NONE, s.wizards[seat].room):
        return f"{spell_name(spell)} is what we need here."
    if spell == NOVA and beasts_in(s, s.wizards[seat].room, GUARD):
        return "It rids us of the guardian."
    return f"{spell_name(spell)} helps now."


def _glyph(s: Academy, f: Act, kind: int) -> str:
    space = _key_space(s)
    if space != NONE and str(kind) in pair_name(space):
        return f"For {spell_name(s.grid[space])}."
    unknown = [
        other
        for other in range(SPACES)
        if s.grid[other] != NONE and not is_noted(s, other) and str(kind) in pair_name(other)
    ]
    if not unknown:
        return "A glyph more is always of use."
    if len(unknown) == 1:
        return f"An unknown spell uses a {kind}."
    return f"{len(unknown)} unknown spells use a {kind}."


def _wander(s: Academy, f: Act) -> str:
    return f"Anywhere is better than {the_room(s.wizards[f.seat].room)}."


def _walk(s: Academy, f: Act, room: int) -> str:
    seat = f.seat
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
        if goal != NONE and not s.wizards[seat].glyphs[kind] and not beasts_in(s, goal, GUARD):
            away = distances(s, goal)
            if away[room] < away[here]:
                return f"Towards the source of glyph {kind + 1}."
    return "There is more to do over there."


# Reasons that do not depend on the position, and those that do.
PLAIN: Final[dict[Verb, str]] = {
    c.FLEE: "It is safer there.",
    c.STAY: "I am of more use here.",
    c.SPARE: "Glyphs can be found again.",
    c.LET_GO: "We need my glyphs more than the mana.",
    c.GO_ON: "I can bear what comes.",
    c.STAY_AWAY: "I am of more use here.",
    c.KEEP: "My glyphs are best where they are.",
    c.TAKE_BACK: "I shall need it myself.",
    c.LEAVE: "It will do.",
    c.FIX: "It makes our ways shorter.",
    c.REFINE_SWAP: "It makes our ways shorter.",
    c.REFINE_TURN: "It makes our ways shorter.",
    c.STOP_BINDING: "The rest would be a guess.",
    c.POINT_AT: "Before Wild Magic moves it.",
    c.STAFF_CAST: "My staff costs no glyphs.",
    c.SHOW: "So that we can prepare for it.",
    c.LAST_RESORT: "It costs mana, but waiting costs more.",
}
SPOKEN: Final[dict[Verb, Callable[..., str]]] = {
    c.ALLOW: _allow,
    c.REFUSE: _refuse,
    c.RECALL_FIRST: _recall,
    c.RECALL_LAST: _recall,
    c.RECALL_NOW: _recall,
    c.RECALL: _recall,
    c.PUT_OUT: _put_out,
    c.NAME: _name,
    c.END: _end,
    c.USE_ROOM: _use_room,
    c.TAKE: _glyph,
    c.TAKE_TWO: _glyph,
    c.CAST: _cast,
    c.WANDER: _wander,
    c.MOVE_TO: _walk,
}
