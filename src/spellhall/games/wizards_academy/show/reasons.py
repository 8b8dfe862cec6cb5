"""Why a bot does what it does: one short sentence for the table, from what everybody knows."""

from typing import Final

from spellhall.engine.frames import Question
from spellhall.engine.stack import open_question
from spellhall.games.wizards_academy.box.grid import SPACES
from spellhall.games.wizards_academy.box.kinds import GUARD
from spellhall.games.wizards_academy.box.rooms import CRYSTAL, LIBRARY
from spellhall.games.wizards_academy.box.spells import spell_named
from spellhall.games.wizards_academy.frames.casting import NameSpace, NameSpell, Pay, Permit
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
from spellhall.games.wizards_academy.rules import actions, casting, openings, turn
from spellhall.games.wizards_academy.rules.goals import KEYS
from spellhall.games.wizards_academy.rules.table.contents import beasts_in
from spellhall.games.wizards_academy.rules.threats import peril
from spellhall.games.wizards_academy.show.foretell import if_ended
from spellhall.games.wizards_academy.show.names import (
    is_noted,
    pair_name,
    room_name,
    spell_name,
    the_room,
)
from spellhall.games.wizards_academy.state.paths import distances
from spellhall.games.wizards_academy.state.state import NONE, School

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


def why(s: School, seat: int, code: int) -> str:
    """A reason for this choice, in one sentence."""
    question = open_question(s, seat)
    assert question is not None, "a reason for a choice that is open"
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
        return "It is safer there." if code == peril.GO else "I am of more use here."
    if isinstance(question, Spare):
        paid = code == peril.GO
        return "Glyphs can be found again." if paid else "We need my glyphs more than the mana."
    if isinstance(question, Prelude):
        return _recall(s, seat) if code == turn.RECALL_FIRST else "I can bear what comes."
    if isinstance(question, Postlude):
        return _recall(s, seat) if code == turn.RECALL_FIRST else "I am of more use here."
    if isinstance(question, ShareGlyph):
        return _sharing(s, seat, code)
    if isinstance(question, Refine):
        return "It will do." if code == openings.LEAVE else "It makes our ways shorter."
    if isinstance(question, Pick):
        if question.optional and code == 0:
            return "That is enough."
        if question.why in _PICKS:
            return _PICKS[question.why]
    return BY_KIND[type(question)]


def _recall(s: School, seat: int) -> str:
    return f"Better a mana than to stay in {the_room(s.wizards[seat].room)}."


def _sharing(s: School, seat: int, code: int) -> str:
    if code == turn.KEEP:
        return "My glyphs are best where they are."
    if code == turn.TAKE_BACK:
        return "I shall need it myself."
    if code == turn.RECALL_NOW:
        return _recall(s, seat)
    return f"Somebody may need a {code - turn.PUT_OUT}."


def _binding(s: School, question: Question, code: int) -> str:
    if code == 0:
        return "The rest would be a guess."
    if isinstance(question, NameSpell):
        seen = s.seen[s.grid[question.space]]
        return "We saw it there." if seen else "A guess, I admit."
    return "Before Wild Magic moves it."


def _action(s: School, seat: int, code: int) -> str:
    wizard = s.wizards[seat]
    if code >= actions.CAST:
        return _cast(s, seat, code - actions.CAST)
    if code == actions.STAFF_CAST:
        return "My staff costs no glyphs."
    if code == actions.END:
        mana, glyphs, _ = if_ended(s, seat, wizard.room)
        if mana or glyphs:
            return "I cannot get away from here in time."
        return "I am safe here." if sum(s.this_turn.acts) else "That is all I can do."
    if code == actions.SHOW:
        return "So that we can prepare for it."
    if code == actions.RECALL:
        return _recall(s, seat)
    if actions.LAST_RESORT <= code < actions.RECALL:
        return "It costs mana, but waiting costs more."
    if code == actions.USE_ROOM:
        if wizard.room == LIBRARY:
            return "We bind what we have seen."
        return f"The {room_name(wizard.room)} can help us."
    if actions.TAKE < code < actions.USE_ROOM:
        kind = (code - actions.TAKE) if code <= actions.TAKE_TWO else code - actions.TAKE_TWO
        return _glyph(s, kind)
    return _walk(s, seat, code - actions.MOVE_TO if code != actions.WANDER else NONE)


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
    if spell == NOVA and beasts_in(s, s.wizards[seat].room, GUARD):
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
    if not unknown:
        return "A glyph more is always of use."
    if len(unknown) == 1:
        return f"An unknown spell uses a {kind}."
    return f"{len(unknown)} unknown spells use a {kind}."


def _walk(s: School, seat: int, room: int) -> str:
    here = s.wizards[seat].room
    if room == NONE:
        return f"Anywhere is better than {the_room(here)}."
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
