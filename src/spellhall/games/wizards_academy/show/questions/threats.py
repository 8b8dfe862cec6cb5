"""How the questions about threats are said: what comes first, and peril."""

from typing import Final

from spellhall.engine.wording import Cause, Prompt, Said
from spellhall.games.wizards_academy.box.kinds import KIND_WORDS, PORTAL
from spellhall.games.wizards_academy.box.meetings import (
    ATTACK,
    BRAWL,
    CATCH,
    DOUSE,
    DUEL,
    FLARE,
    FREEZE,
    ICE_RING,
    LIGHT,
    OVERFLOW,
    THAW,
)
from spellhall.games.wizards_academy.frames.threats import (
    Flee,
    OrderActivation,
    OrderEndure,
    OrderInteraction,
    Spare,
)
from spellhall.games.wizards_academy.show.losses import mana_goes, threat_takes
from spellhall.games.wizards_academy.show.names import (
    TEXTS,
    a_kind,
    kind_name,
    listed,
    room_name,
    the_room,
)
from spellhall.games.wizards_academy.show.questions.causes import asked_by, cause
from spellhall.games.wizards_academy.state.state import Academy


def activation_prompt(s: Academy, f: OrderActivation) -> Prompt:
    text, waiting = "Which threat activates first?", f"@{f.seat} orders the threats"
    return asked_by(cause(s, f.seat), text, waiting, ("WA-GEN-8",), "It wakes several at once.")


def all_of(s: Academy, f: OrderActivation, kind: int) -> Said:
    return Said(f"All {kind_name(kind)}", ("WA-GEN-8", "WA-AMB-5"))


def stands(s: Academy, f: OrderActivation, kind: int, room: int) -> Said:
    return Said(f"The {kind_name(kind)} in {the_room(room)}", ("WA-GEN-8", "WA-AMB-5"))


def creature(s: Academy, f: OrderActivation, kind: int, room: int, hurt: int) -> Said:
    return stands(s, f, kind, room)


_MEETINGS: Final = {
    DOUSE: "Water puts the fire out",
    THAW: "Fire melts the ice",
    FREEZE: "Ice binds the water",
    CATCH: "The guardian catches the imps",
    BRAWL: "Guardian and troll fall together",
    DUEL: "Guardians meet the demon",
    LIGHT: "Fire drives the darkness off",
    FLARE: "The fire flares",
    OVERFLOW: "The water overflows",
    ICE_RING: "The ice around attacks",
}


def interaction_prompt(s: Academy, f: OrderInteraction) -> Prompt:
    rooms = list(dict.fromkeys(room for _, room in f.items))
    where = listed([the_room(room) for room in rooms])
    return Prompt(
        "What comes first?",
        f"@{f.seat} orders what happens",
        f"Things meet in {where}.",
        ("WA-INT-11",),
        Cause(where, tuple(f"room:{room}" for room in rooms)),
    )


def meet(s: Academy, f: OrderInteraction, meeting: int, room: int) -> Said:
    if meeting in _MEETINGS:
        label = _MEETINGS[meeting]
    else:
        kind = meeting - ATTACK
        label = f"The {'portal' if kind == PORTAL else KIND_WORDS[kind]} in the crystal attacks"
    return Said(f"{label} ({room_name(room)})", ("WA-INT-11", "WA-INT-12"))


def endure_prompt(s: Academy, f: OrderEndure) -> Prompt:
    why = f"Your turn ended in {the_room(f.room)}: each threat there is endured."
    return Prompt(
        "What do you endure first?",
        f"@{f.seat} endures threats",
        why,
        ("WA-END-1", "WA-AMB-6"),
        Cause(the_room(f.room), (f"room:{f.room}",)),
    )


def endure(s: Academy, f: OrderEndure, kind: int) -> Said:
    return Said(f"Endure {a_kind(kind)}", ("WA-END-1",), threat_takes(s, kind))


def spare_prompt(s: Academy, f: Spare) -> Prompt:
    by = TEXTS(f"causes.{f.cause}")
    room = s.wizards[f.victim].room
    return Prompt(
        "Pay two glyphs instead of the mana?",
        f"@{f.seat} may help",
        f"@{f.victim} is in peril by {by} in {the_room(room)}.",
        (),
        Cause(by, (f"room:{room}", f"wizard:{f.victim}")),
    )


def spare(s: Academy, f: Spare) -> Said:
    return Said("Pay two glyphs", ("WA-CHAR-6",))


def let_go(s: Academy, f: Spare) -> Said:
    return Said("Let the mana go", ("WA-CHAR-6",), mana_goes(s, 1))


def flee_prompt(s: Academy, f: Flee) -> Prompt:
    room = s.wizards[f.seat].room
    return Prompt(
        "Flee to the Mana Crystal?",
        f"@{f.seat} may flee",
        f"You are in peril by {TEXTS(f'causes.{f.cause}')} in {the_room(room)}.",
        ("WA-DEC-10",),
        Cause(the_room(room), (f"room:{room}",)),
    )


def flee(s: Academy, f: Flee) -> Said:
    return Said("Teleport to the Mana Crystal", ("WA-FIRE-10",))


def stay(s: Academy, f: Flee) -> Said:
    return Said("Stay", ("WA-DEC-10",))
