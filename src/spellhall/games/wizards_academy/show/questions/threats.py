"""How the questions about threats are said: what comes first, and peril."""

from typing import Final

from spellhall.engine.wording import Prompt, Said
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
    room_name,
    the_room,
)
from spellhall.games.wizards_academy.state.state import Academy


def activation_prompt(s: Academy, f: OrderActivation) -> Prompt:
    return Prompt(
        "Which threat activates first?", f"@{f.seat} orders the threats", "", ("WA-GEN-8",)
    )


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
    return Prompt("What comes first?", f"@{f.seat} orders what happens", "", ("WA-INT-11",))


def meet(s: Academy, f: OrderInteraction, meeting: int, room: int) -> Said:
    if meeting in _MEETINGS:
        label = _MEETINGS[meeting]
    else:
        kind = meeting - ATTACK
        label = f"The {'portal' if kind == PORTAL else KIND_WORDS[kind]} in the crystal attacks"
    return Said(f"{label} ({room_name(room)})", ("WA-INT-11", "WA-INT-12"))


def endure_prompt(s: Academy, f: OrderEndure) -> Prompt:
    return Prompt(
        "What do you endure first?", f"@{f.seat} endures threats", "", ("WA-END-1", "WA-AMB-6")
    )


def endure(s: Academy, f: OrderEndure, kind: int) -> Said:
    return Said(f"Endure {a_kind(kind)}", ("WA-END-1",), threat_takes(s, kind))


def spare_prompt(s: Academy, f: Spare) -> Prompt:
    why = f"@{f.victim} is in peril by {TEXTS(f'causes.{f.cause}')}."
    return Prompt("Pay two glyphs instead of the mana?", f"@{f.seat} may help", why, ())


def spare(s: Academy, f: Spare) -> Said:
    return Said("Pay two glyphs", ("WA-CHAR-6",))


def let_go(s: Academy, f: Spare) -> Said:
    return Said("Let the mana go", ("WA-CHAR-6",), mana_goes(s, 1))


def flee_prompt(s: Academy, f: Flee) -> Prompt:
    return Prompt("Flee to the Mana Crystal?", f"@{f.seat} may flee", "", ("WA-DEC-10",))


def flee(s: Academy, f: Flee) -> Said:
    return Said("Teleport to the Mana Crystal", ("WA-FIRE-10",))


def stay(s: Academy, f: Flee) -> Said:
    return Said("Stay", ("WA-DEC-10",))
