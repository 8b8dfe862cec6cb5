"""How every question and option of Wizard's Academy is said.

Things on the screen: room:<number>, wizard:<seat>, beast:<number>, token:<room>:<kind>,
glyph:<seat>:<type>, shared:<seat>, source:<type>, space:<pair>, disaster:<card>, mana, stop.
"""

from typing import Final

from spellhall.engine.wording import Prompt, Wording, Words
from spellhall.games.wizards_academy import sentences
from spellhall.games.wizards_academy.cardlists import RESORT_PRICE
from spellhall.games.wizards_academy.frames import (
    Act,
    DashOn,
    NameSpace,
    NameSpell,
    Pay,
    Permit,
    PickPerson,
    Postlude,
    Prelude,
    Refine,
    ShareGlyph,
)
from spellhall.games.wizards_academy.kinds import KIND_WORDS
from spellhall.games.wizards_academy.losses import (
    end_takes,
    mana_goes,
    spell_takes,
    threat_takes,
    wrong_name_takes,
)
from spellhall.games.wizards_academy.names import (
    TEXTS,
    a_kind,
    beast_name,
    beast_word,
    kind_name,
    listed,
    person_name,
    person_text,
    room_name,
    space_name,
    spell_name,
    the_room,
)
from spellhall.games.wizards_academy.people import PERSON_WORDS
from spellhall.games.wizards_academy.pick_frames import PICKS
from spellhall.games.wizards_academy.picks import pick_option, pick_prompt, shift_words
from spellhall.games.wizards_academy.refusals import act_refusals
from spellhall.games.wizards_academy.rooms import ROOM_WORDS
from spellhall.games.wizards_academy.rules import casting, enduring, interaction, moving, turn
from spellhall.games.wizards_academy.rules.activation import AT, BEAST, JOINT
from spellhall.games.wizards_academy.scenarios import BASIC
from spellhall.games.wizards_academy.spells import SPACE_WORDS, SPELL_WORDS
from spellhall.games.wizards_academy.state import School
from spellhall.games.wizards_academy.threat_frames import (
    Flee,
    OrderActivation,
    OrderEndure,
    OrderInteraction,
    Spare,
)

WORDING: Final = Wording()


def _room(room: int) -> str:
    return f"room:{room}"


def _space(space: int) -> str:
    return f"space:{SPACE_WORDS[space]}"


# -- Set-up --------------------------------------------------------------------------------------


def person_prompt(s: School, f: PickPerson) -> Prompt:
    return Prompt("Who are you?", f"@{f.seat} chooses a character", "", ("WA-ASET-2",))


def person_option(s: School, f: PickPerson, code: int) -> Words:
    label = f"{person_name(code)}: {person_text(code)}"
    return Words(PERSON_WORDS[code], label, (f"person:{code}",), ("WA-ASET-2",))


def refine_prompt(s: School, f: Refine) -> Prompt:
    if s.scenario == BASIC:
        why = "Some rooms have no way to the Mana Crystal: turn tiles until all have."
        return Prompt("Turn tiles?", f"@{f.seat} turns tiles", why, ("WA-SET-5", "WA-AMB-12"))
    why = f"{f.left} shift{'' if f.left == 1 else 's'} left: swap two neighbours or turn one room."
    return Prompt("Shift the rooms?", f"@{f.seat} shifts rooms", why, ("WA-ASET-12",))


def refine_option(s: School, f: Refine, code: int) -> Words:
    if code == 0:
        return Words("done", "Leave it as it is", ("stop",), ("WA-DEC-3",))
    if code == 1:
        return Words("fix", "Turn as few tiles as needed", ("fix",), ("WA-AMB-12",))
    return shift_words(s, code - 10)


# -- Turn ----------------------------------------------------------------------------------------


def prelude_prompt(s: School, f: Prelude) -> Prompt:
    why = "The disaster in your hand happens now; you may flee it for one mana."
    return Prompt("Recall first?", f"@{f.seat} faces a disaster", why, ("WA-ATURN-15",))


def prelude_option(s: School, f: Prelude, code: int) -> Words:
    if code == 0:
        return Words("go", "Let it happen", ("stop",), ("WA-ATURN-1",))
    return _recall(s)


def postlude_prompt(s: School, f: Postlude) -> Prompt:
    why = "It is too dark to share; you may still leave for one mana."
    return Prompt("Recall now?", f"@{f.seat} ends the turn", why, ("WA-ATURN-15", "WA-AMB-47"))


def postlude_option(s: School, f: Postlude, code: int) -> Words:
    if code == turn.GO_ON:
        return Words("stay", "Stay and end the turn", ("stop",), ("WA-AT-DARK-4",))
    return _recall(s)


def _recall(s: School) -> Words:
    label = "Recall to the Mana Crystal for 1 mana"
    if s.mana == 1:
        label += ", the last one: this loses the game"
    rules = ("WA-ATURN-15", "WA-ATURN-16")
    return Words("recall", label, ("recall", _room(0)), rules, mana_goes(s, 1))


def act_prompt(s: School, f: Act) -> Prompt:
    if s.scenario == BASIC:
        left = f"{sum(s.acts)} of 3 actions left."
    else:
        names = [name for name, n in zip(("move", "room", "magic"), s.acts, strict=True) if n]
        left = f"Left: {listed(names)}." if names else "No action left."
    return Prompt(
        "What do you do?", f"@{f.seat} acts", left, ("WA-ACT-1", "WA-ATURN-1", "WA-ATURN-2")
    )


def act_option(s: School, f: Act, code: int) -> Words:
    room = s.wizards[f.seat].room
    if code == turn.END:
        return Words("end", "End the actions", ("stop",), ("WA-ACT-1",), end_takes(s, f.seat))
    if code >= turn.CAST:
        space = code - turn.CAST
        return Words(
            f"cast {SPACE_WORDS[space]}",
            f"Cast {space_name(s, space)}",
            (_space(space),),
            ("WA-CAST-1", "WA-ACT-13"),
            spell_takes(s, space),
        )
    if code == turn.SHOW:
        return Words("show", "Tell all what your disaster says", ("show",), ("WA-AMB-50",))
    if code == turn.STAFF_CAST:
        space = s.wizards[f.seat].staff
        label = f"Cast {space_name(s, space)} with the staff"
        touches = (f"staff:{f.seat}", _space(space))
        return Words("staff", label, touches, ("WA-ITEM-10",), spell_takes(s, space))
    if code == turn.RECALL:
        return _recall(s)
    if code >= turn.LAST_RESORT:
        return _resort(s, code - turn.LAST_RESORT)
    if code == turn.USE_ROOM:
        label = f"Use {the_room(room)}"
        return Words("use", label, (f"action:{room}",), ("WA-ATURN-8", "WA-ACT-9"))
    if code > turn.TAKE_TWO:
        kind = code - turn.TAKE_TWO
        touch = (f"source:{kind}",)
        return Words(f"take {kind} {kind}", f"Take two glyphs {kind}", touch, ("WA-CHAR-5",))
    if code > turn.TAKE:
        kind = code - turn.TAKE
        return Words(f"take {kind}", f"Take a glyph {kind}", (f"source:{kind}",), ("WA-ACT-6",))
    if code == turn.WANDER:
        label = f"Walk out of {the_room(room)}, chance decides where to"
        return Words("wander", label, ("wander",), ("WA-AT-HAUNT-2", "WA-DC-26"))
    return _move(s, f.seat, code - turn.MOVE_TO)


def _resort(s: School, which: int) -> Words:
    words = ("clear", "summon", "glyphs", "bind")
    labels = (
        "1 mana: remove all threats from a room",
        "1 mana: bring wizards here",
        "1 mana: gain two glyphs",
        "2 mana: bind a spell",
    )
    label = labels[which]
    price = RESORT_PRICE[which]
    if s.mana <= price:
        label += "; this loses the game"
    touches = ("action:0", f"resort:{which}")
    return Words(f"resort {words[which]}", label, touches, ("WA-ROOM-01",), mana_goes(s, price))


def _move(s: School, seat: int, room: int) -> Words:
    cost = moving.extra_costs(s, seat, room)
    label = f"Walk to {the_room(room)}"
    if cost + 1 > sum(s.acts):
        label += ": wasted, the extra cost cannot be paid"
    elif cost:
        label += f" for {cost + 1} actions"
    return Words(f"move {ROOM_WORDS[room]}", label, (_room(room),), ("WA-ACT-2", "WA-ATURN-5"))


def share_prompt(s: School, f: ShareGlyph) -> Prompt:
    return Prompt(
        "Share a glyph?",
        f"@{f.seat} may share a glyph",
        "Anybody may cast with the glyph in your box.",
        ("WA-ATURN-14",),
    )


def share_option(s: School, f: ShareGlyph, code: int) -> Words:
    wizard = s.wizards[f.seat]
    if code == turn.KEEP:
        return Words("keep", "Leave the box as it is", ("stop",), ("WA-ATURN-14",))
    if code == turn.RECALL_NOW:
        return _recall(s)
    if code == turn.TAKE_BACK:
        label = f"Take the {wizard.shared} back"
        return Words("back", label, (f"shared:{f.seat}",), ("WA-ATURN-14",))
    kind = code - turn.PUT_OUT
    label = f"Share a {kind}" + (f", taking the {wizard.shared} back" if wizard.shared else "")
    return Words(f"put {kind}", label, (f"glyph:{f.seat}:{kind}",), ("WA-ATURN-14",))


def dash_prompt(s: School, f: DashOn) -> Prompt:
    return Prompt(
        "Where do you dash?", f"@{f.seat} dashes", f"{f.left} moves left.", ("WA-SP-101", "WA-SP-8")
    )


def dash_option(s: School, f: DashOn, code: int) -> Words:
    if code == moving.STOP:
        return Words("stop", "Stop here", ("stop",), ("WA-SP-101",))
    if code == moving.WANDER:
        return Words("wander", "Walk out, chance decides where to", ("wander",), ("WA-SP-101",))
    room = code - moving.STEP
    return Words(f"move {ROOM_WORDS[room]}", f"Dash to {the_room(room)}", (_room(room),), ())


# -- Casting and binding -------------------------------------------------------------------------


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


# -- Orders and perils ---------------------------------------------------------------------------


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
    if code == enduring.GO:
        return Words("spare", "Pay two glyphs", (f"wizard:{f.seat}",), ("WA-CHAR-6",))
    return Words("no", "Let the mana go", ("stop",), ("WA-CHAR-6",), mana_goes(s, 1))


def flee_prompt(s: School, f: Flee) -> Prompt:
    return Prompt("Flee to the Mana Crystal?", f"@{f.seat} may flee", "", ("WA-DEC-10",))


def flee_option(s: School, f: Flee, code: int) -> Words:
    if code == enduring.GO:
        return Words("flee", "Teleport to the Mana Crystal", (_room(0),), ("WA-FIRE-10",))
    return Words("stay", "Stay", ("stop",), ("WA-DEC-10",))


WORDING.question(PickPerson, "pick_person", person_prompt, person_option)
WORDING.question(Refine, "refine", refine_prompt, refine_option)
WORDING.question(Prelude, "prelude", prelude_prompt, prelude_option)
WORDING.question(Postlude, "postlude", postlude_prompt, postlude_option)
WORDING.question(Act, "act", act_prompt, act_option, act_refusals)
WORDING.question(ShareGlyph, "share_glyph", share_prompt, share_option)
WORDING.question(DashOn, "dash_on", dash_prompt, dash_option)
WORDING.question(Pay, "pay", pay_prompt, pay_option)
WORDING.question(Permit, "permit", permit_prompt, permit_option)
WORDING.question(NameSpace, "name_space", name_space_prompt, name_space_option)
WORDING.question(NameSpell, "name_spell", name_spell_prompt, name_spell_option)
WORDING.question(OrderActivation, "order_activation", activation_prompt, activation_option)
WORDING.question(OrderInteraction, "order_interaction", interaction_prompt, interaction_option)
WORDING.question(OrderEndure, "order_endure", endure_prompt, endure_option)
WORDING.question(Spare, "spare", spare_prompt, spare_option)
WORDING.question(Flee, "flee", flee_prompt, flee_option)
for _id, _kind in PICKS.items():
    WORDING.question(_kind, _id, pick_prompt, pick_option)
sentences.register(WORDING)
