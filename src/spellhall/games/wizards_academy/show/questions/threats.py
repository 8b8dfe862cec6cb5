"""How the questions about threats are said: what comes first, and peril."""

from typing import Final

from spellhall.engine.wording import Prompt, Words
from spellhall.games.wizards_academy.box.kinds import KIND_WORDS
from spellhall.games.wizards_academy.box.rooms import ROOM_WORDS
from spellhall.games.wizards_academy.frames.threats import (
    Flee,
    OrderActivation,
    OrderEndure,
    OrderInteraction,
    Spare,
)
from spellhall.games.wizards_academy.rules.threats import enduring, interaction, peril
from spellhall.games.wizards_academy.rules.threats.activation import AT, BEAST, JOINT
from spellhall.games.wizards_academy.show.losses import mana_goes, threat_takes
from spellhall.games.wizards_academy.show.names import (
    TEXTS,
    a_kind,
    beast_name,
    beast_word,
    kind_name,
    room_name,
    the_room,
)
from spellhall.games.wizards_academy.show.questions.turn import _room
from spellhall.games.wizards_academy.state.state import School


def activation_prompt(s: School, f: OrderActivation) -> Prompt:
    return Prompt(
        "Which threat activates first?", f"@{f.seat} orders the threats", "", ("WA-GEN-8",)
    )


def activation_option(s: School, f: OrderActivation, code: int) -> Words:
    rules = ("WA-GEN-8", "WA-AMB-5")
    if code >= JOINT:
        word = KIND_WORDS[code - JOINT]
        return Words(word, f"All {kind_name(code - JOINT)}", (f"kind:{word}",), rules)
    if code >= BEAST:
        beast = code - BEAST
        label = beast_name(s, beast)
        return Words(beast_word(s, beast), label[0].upper() + label[1:], (f"beast:{beast}",), rules)
    kind, room = divmod(code, AT)
    label = f"The {kind_name(kind)} in {the_room(room)}"
    return Words(f"{KIND_WORDS[kind]} {ROOM_WORDS[room]}", label, (f"token:{room}:{kind}",), rules)


_MEETINGS: Final = {
    interaction.DOUSE: ("douse", "Water puts the fire out"),
    interaction.THAW: ("thaw", "Fire melts the ice"),
    interaction.FREEZE: ("freeze", "Ice binds the water"),
    interaction.CATCH: ("catch", "The guardian catches the imps"),
    interaction.BRAWL: ("brawl", "Guardian and troll fall together"),
    interaction.DUEL: ("duel", "Guardians meet the demon"),
    interaction.LIGHT: ("light", "Fire drives the darkness off"),
    interaction.FLARE: ("flare", "The fire flares"),
    interaction.OVERFLOW: ("overflow", "The water overflows"),
    interaction.ICE_RING: ("ring", "The ice around attacks"),
}


def interaction_prompt(s: School, f: OrderInteraction) -> Prompt:
    return Prompt("What comes first?", f"@{f.seat} orders what happens", "", ("WA-INT-11",))


def interaction_option(s: School, f: OrderInteraction, code: int) -> Words:
    rule, room = divmod(code, interaction.RULE)
    rules = ("WA-INT-11", "WA-INT-12")
    if rule in _MEETINGS:
        word, label = _MEETINGS[rule]
    else:
        kind = rule - interaction.ATTACK
        name = "portal" if kind == 8 else KIND_WORDS[kind]
        word, label = f"attack-{name}", f"The {name} in the crystal attacks"
    label = f"{label} ({room_name(room)})"
    return Words(f"{word} {ROOM_WORDS[room]}", label, (_room(room),), rules)


def endure_prompt(s: School, f: OrderEndure) -> Prompt:
    return Prompt(
        "What do you endure first?", f"@{f.seat} endures threats", "", ("WA-END-1", "WA-AMB-6")
    )


def endure_option(s: School, f: OrderEndure, code: int) -> Words:
    beast = code - enduring.CREATURE
    kind = s.beast_kind[beast] if beast >= 0 else code
    touch = f"beast:{beast}" if beast >= 0 else f"token:{f.room}:{kind}"
    label = f"Endure {a_kind(kind)}"
    return Words(KIND_WORDS[kind], label, (touch,), ("WA-END-1",), threat_takes(s, kind))


def spare_prompt(s: School, f: Spare) -> Prompt:
    why = f"@{f.victim} is in peril by {TEXTS(f'causes.{f.cause}')}."
    return Prompt("Pay two glyphs instead of the mana?", f"@{f.seat} may help", why, ())


def spare_option(s: School, f: Spare, code: int) -> Words:
    if code == peril.GO:
        return Words("spare", "Pay two glyphs", (f"wizard:{f.seat}",), ("WA-CHAR-6",))
    return Words("no", "Let the mana go", ("stop",), ("WA-CHAR-6",), mana_goes(s, 1))


def flee_prompt(s: School, f: Flee) -> Prompt:
    return Prompt("Flee to the Mana Crystal?", f"@{f.seat} may flee", "", ("WA-DEC-10",))


def flee_option(s: School, f: Flee, code: int) -> Words:
    if code == peril.GO:
        return Words("flee", "Teleport to the Mana Crystal", (_room(0),), ("WA-FIRE-10",))
    return Words("stay", "Stay", ("stop",), ("WA-DEC-10",))
