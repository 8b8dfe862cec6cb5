"""How every question and option of Hell High is said.

Things on the screen are called card:17, seat:2, glyph:0, rank:8, slot:1, die:0, wizard:4; «stop»
is the button that passes or ends; «ready», «back» (all placed cards) and «again» belong to the
building of Spells, where a card:17 that is placed can be taken back.
"""

from typing import Final

from spellhall.engine.wording import Prompt, Refused, Wording, Words
from spellhall.games.hell_high import sentences, wording_of_blows
from spellhall.games.hell_high.cards import KIND_OF
from spellhall.games.hell_high.design import ACT_NEXT
from spellhall.games.hell_high.frames import (
    Build,
    Cast,
    ChangeMind,
    Demand,
    GiveCard,
    Hurry,
    NextOpened,
    PickEnvied,
    PickGlyph,
    PickHealed,
    PickSlot,
    PickWizard,
)
from spellhall.games.hell_high.frames_of_effects import (
    ChooseGrudge,
    ChooseLastingGlyph,
    DiscardOne,
    DropComponent,
    PickCreature,
    PickTarget,
    PickTreasure,
)
from spellhall.games.hell_high.names import (
    CARD_WORDS,
    GLYPH_WORDS,
    GLYPHS,
    KIND_WORDS,
    KINDS,
    WIZARD_WORDS,
    card_aim,
    card_name,
    gone,
    wizard_name,
    wizard_title,
)
from spellhall.games.hell_high.rules import build, order, turn
from spellhall.games.hell_high.rules import round as rounds
from spellhall.games.hell_high.rules.piles import with_power
from spellhall.games.hell_high.state import NOBODY, School
from spellhall.games.hell_high.touches import STOP, a_card, a_seat
from spellhall.games.hell_high.verbs import WILD

WORDING: Final = Wording()


def _at(code: int, label: str, *rules: str) -> Words:
    return Words(f"at {code + 1}", label, (a_seat(code),), rules)


# -- Set-up and the start of a game ---------------------------------------------------------------


def wizard_prompt(s: School, f: PickWizard) -> Prompt:
    why = "Wizards differ in looks and manners only."
    return Prompt("Which wizard are you?", f"@{f.seat} picks a wizard", why, ("HH-SETUP-1",))


def wizard_option(s: School, f: PickWizard, code: int) -> Words:
    label = f"{wizard_name(code)}, {wizard_title(code)}"
    return Words(f"wizard {WIZARD_WORDS[code]}", label, (f"wizard:{code}",), ("HH-DEC-1",))


def taken_wizards(s: School, f: PickWizard) -> list[Refused]:
    return [
        Refused(f"wizard:{player.wizard}", f"@{seat} is this wizard.", "HH-SETUP-1")
        for seat, player in enumerate(s.players)
        if player.wizard != NOBODY
    ]


def opened_prompt(s: School, f: NextOpened) -> Prompt:
    return Prompt(
        "Which of your Dead Wizard cards comes next?",
        f"@{f.seat} resolves Dead Wizard cards",
        "All that say “next game” resolve now, in your order.",
        ("HH-NEXT-5",),
    )


def opened_option(s: School, f: NextOpened, code: int) -> Words:
    return Words(
        f"open {CARD_WORDS[code]}",
        f"Resolve {card_name(code)}",
        (a_card(code),),
        ("HH-DEC-18",),
    )


def lasting_prompt(s: School, f: ChooseLastingGlyph) -> Prompt:
    name = card_name(f.card)
    return Prompt(f"{name}: which glyph?", f"@{f.seat} chooses a glyph for {name}")


def lasting_option(s: School, f: ChooseLastingGlyph, code: int) -> Words:
    label = f"It counts as a card of {GLYPHS[code]}"
    return Words(f"glyph {GLYPH_WORDS[code]}", label, (f"glyph:{code}",), ("HH-DW-19",))


def grudge_prompt(s: School, f: ChooseGrudge) -> Prompt:
    return Prompt("Against whom is your grudge?", f"@{f.seat} bears a grudge")


def grudge_option(s: School, f: ChooseGrudge, code: int) -> Words:
    return Words(f"grudge {code + 1}", f"1 more damage to @{code}", (a_seat(code),), ("HH-DW-20",))


# -- Rank abilities -------------------------------------------------------------------------------


def glyph_prompt(s: School, f: PickGlyph) -> Prompt:
    return Prompt(
        "Where does the Power Bonus go?",
        f"@{f.seat}, Class President, places the Power Bonus",
        "Every Power Roll of that glyph gets one more die this round, yours and the others'.",
        ("HH-RANK-8b", "HH-POWER-5"),
    )


def glyph_option(s: School, f: PickGlyph, code: int) -> Words:
    touches = (f"glyph:{code}",)
    return Words(f"glyph {GLYPH_WORDS[code]}", GLYPHS[code], touches, ("HH-RANK-8b",))


def demand_prompt(s: School, f: Demand) -> Prompt:
    return Prompt(
        "What do you demand, and of whom?",
        f"@{f.seat}, the Jock, makes a demand",
        "The foe gives you a card of that type, or takes 3 damage.",
        ("HH-RANK-7a",),
    )


def demand_option(s: School, f: Demand, code: int) -> Words:
    kind, foe = divmod(code, rounds.DEMAND)
    label = f"A {KINDS[kind]} of @{foe}, or 3 damage"
    text = f"demand {KIND_WORDS[kind]} {foe + 1}"
    return Words(text, label, (f"slot:{kind}", a_seat(foe)), ("HH-RANK-7a",))


def give_prompt(s: School, f: GiveCard) -> Prompt:
    kind = KINDS[f.kind]
    return Prompt(
        f"@{f.jock} wants a {kind} of yours. Give one?",
        f"@{f.seat} gives @{f.jock} a {kind} or takes 3",
        "You may refuse even if you hold one.",
        ("HH-RANK-7b",),
    )


def give_option(s: School, f: GiveCard, code: int) -> Words:
    if code == rounds.REFUSE:
        return Words("refuse", "Refuse and take 3", STOP, ("HH-RANK-7b",))
    card = code - rounds.GIVE
    label, loses = f"Give {card_name(card)}", f"{card_name(card)} goes to @{f.jock}."
    return Words(f"give {CARD_WORDS[card]}", label, (a_card(card),), loses=loses)


def wrong_type(s: School, f: GiveCard) -> list[Refused]:
    found = []
    for card in s.players[f.seat].hand:
        if KIND_OF[card] == WILD:
            found.append(Refused(a_card(card), "Wild Magic is of no type.", "HH-RANK-7c"))
        elif KIND_OF[card] != f.kind:
            found.append(Refused(a_card(card), f"Not a {KINDS[f.kind]}.", "HH-RANK-7a"))
    return found


def healed_prompt(s: School, f: PickHealed) -> Prompt:
    return Prompt(
        "Which higher foe heals 2 as well?",
        f"@{f.seat}, the Cheerleader, cheers for a higher foe",
        rules=("HH-RANK-6b",),
    )


def healed_option(s: School, f: PickHealed, code: int) -> Words:
    return _at(code, f"@{code} heals 2", "HH-RANK-6b")


def envied_prompt(s: School, f: PickEnvied) -> Prompt:
    return Prompt(
        "Which higher foe pays for Victory Points?",
        f"@{f.seat}, the Slacker, envies a higher foe",
        rules=("HH-RANK-3a",),
    )


def envied_option(s: School, f: PickEnvied, code: int) -> Words:
    return _at(code, f"@{code} takes {rounds.envied_points(s, code)}", "HH-RANK-3a")


# -- Building and order ---------------------------------------------------------------------------


def build_prompt(s: School, f: Build) -> Prompt:
    return Prompt(
        "Build your Spell: up to one Source, Quality and Delivery.",
        f"@{f.seat} builds a Spell",
        "Fewer components act first. Nobody sees your cards before your turn.",
        ("HH-BUILD-2", "HH-ORDER-2"),
    )


def build_option(s: School, f: Build, code: int) -> Words:
    if code == build.READY:
        n = len(s.players[f.seat].spell)
        label = f"Ready with {n} card{'' if n == 1 else 's'}"
        return Words("ready", label, ("ready",), ("HH-BUILD-1", "HH-BUILD-9"))
    if code == build.ALL_BACK:
        return Words("back", "Take all back", ("back",), ("HH-BUILD-6",))
    if code >= build.BACK:
        card = code - build.BACK
        label = f"Take {card_name(card)} back"
        return Words(f"back {CARD_WORDS[card]}", label, (a_card(card),), ("HH-BUILD-6",))
    card, slot = divmod(code - build.PLACE, 3)
    touches = (a_card(card), f"slot:{slot}")
    if KIND_OF[card] == WILD:
        label = f"Wild Magic as {KINDS[slot]}"
        return Words(f"place wild-magic {KIND_WORDS[slot]}", label, touches, ("HH-BUILD-4",))
    label = f"Place {card_name(card)}"
    return Words(f"place {CARD_WORDS[card]}", label, touches, ("HH-BUILD-2",))


def second_of_a_type(s: School, f: Build) -> list[Refused]:
    player = s.players[f.seat]
    found = []
    for card in player.hand:
        if KIND_OF[card] == WILD:
            if len(player.slots) == 3:
                found.append(Refused(a_card(card), "Your Spell has three cards.", "HH-BUILD-1"))
        elif KIND_OF[card] in player.slots:
            reason = f"Your Spell has its {KINDS[KIND_OF[card]]}."
            found.append(Refused(a_card(card), reason, "HH-BUILD-2"))
    return found


def mind_prompt(s: School, f: ChangeMind) -> Prompt:
    return Prompt(
        "You are ready. You may change your mind until the others are, too.",
        f"@{f.seat} is ready",
        rules=("HH-BUILD-6",),
    )


def mind_option(s: School, f: ChangeMind, code: int) -> Words:
    return Words("again", "Change my mind", ("again",), ("HH-ROUND-5",))


def hurry_prompt(s: School, f: Hurry) -> Prompt:
    return Prompt(
        "Discard Skate or Fate to make a Spell act next?",
        f"@{f.seat} may make a Spell act next",
        "Any Spell that has not resolved, yours or not.",
        ("HH-NOTE-4", "HH-T-NOTE-5"),
    )


def hurry_option(s: School, f: Hurry, code: int) -> Words:
    if code == order.PASS:
        return Words("pass", "Leave the order as it is", STOP, ("HH-T-2",))
    seat = code - order.HURRY
    label = f"@{seat}'s Spell acts next"
    spent = gone(with_power(s.players[f.seat].treasures, ACT_NEXT))
    return Words(f"hurry {seat + 1}", label, (a_seat(seat),), ("HH-T-2",), spent)


# -- A turn ---------------------------------------------------------------------------------------


def slot_prompt(s: School, f: PickSlot) -> Prompt:
    return Prompt(
        "Wild Magic joined your Spell. Of which type?",
        f"@{f.seat} picks a type for Wild Magic",
        "Main Deck cards are revealed until one of that type appears.",
        ("HH-BULLY-4", "HH-WILD-7"),
    )


def slot_option(s: School, f: PickSlot, code: int) -> Words:
    return Words(f"slot {KIND_WORDS[code]}", f"A {KINDS[code]}", (f"slot:{code}",), ("HH-DEC-10",))


def cast_prompt(s: School, f: Cast) -> Prompt:
    text = "Which card resolves next?" if s.waiting else "Your Spell is resolved. End the turn?"
    return Prompt(
        text,
        f"@{f.seat} casts",
        "Sources first, then Qualities, then Deliveries and Creatures.",
        ("HH-TURN-3", "HH-TURN-4"),
    )


def cast_option(s: School, f: Cast, code: int) -> Words:
    if code == turn.END:
        return Words("end", "End the turn", STOP, ("HH-DEC-20", "HH-TURN-9"))
    if code >= turn.USE:
        card, foe = divmod(code - turn.USE, 8)
        label = f"{card_name(card)}: @{foe} loses 2 Status"
        text = f"use {CARD_WORDS[card]} {foe + 1}"
        touches = (a_card(card), a_seat(foe))
        return Words(text, label, touches, ("HH-T-22", "HH-T-NOTE-6"), gone(card))
    card = code - turn.RESOLVE
    rule = "HH-CREAT-7" if card in s.players[f.seat].creatures else "HH-TURN-4"
    label = f"Resolve {card_name(card)}"
    return Words(f"resolve {CARD_WORDS[card]}", label, (a_card(card),), (rule,))


def later_components(s: School, f: Cast) -> list[Refused]:
    open_now = {code - turn.RESOLVE for code in turn.castable(s, f)}
    return [
        Refused(a_card(card), "Cards of an earlier type resolve first.", "HH-TURN-3")
        for card in s.waiting
        if card not in open_now
    ]


def target_prompt(s: School, f: PickTarget) -> Prompt:
    name = card_name(f.card)
    aim = card_aim(f.card)
    return Prompt(
        f"{name}: whom does it hit?",
        f"@{f.seat} aims {name}",
        f"Target: {aim}." if aim else "",
        ("HH-TARGET-1",),
    )


def target_option(s: School, f: PickTarget, code: int) -> Words:
    other = s.players[code]
    return _at(code, f"@{code} ({other.hp} HP, rank {other.rank})", "HH-DEC-9")


def treasure_prompt(s: School, f: PickTreasure) -> Prompt:
    verb = "steal" if f.steal else "destroy"
    return Prompt(f"Which Treasure of @{f.target} do you {verb}?", f"@{f.seat} picks a Treasure")


def treasure_option(s: School, f: PickTreasure, code: int) -> Words:
    verb = "Steal" if f.steal else "Destroy"
    return Words(
        f"take {CARD_WORDS[code]}", f"{verb} {card_name(code)}", (a_card(code),), ("HH-DEC-13",)
    )


def creature_prompt(s: School, f: PickCreature) -> Prompt:
    return Prompt(f"Which Creature of @{f.target} do you destroy?", f"@{f.seat} picks a Creature")


def creature_option(s: School, f: PickCreature, code: int) -> Words:
    label = f"Destroy {card_name(code)}"
    return Words(f"destroy {CARD_WORDS[code]}", label, (a_card(code),), ("HH-DEC-16",))


def drop_prompt(s: School, f: DropComponent) -> Prompt:
    return Prompt(
        f"@{f.bully} bullies you: which component do you discard?",
        f"@{f.seat} discards a component",
        "With fewer components you may act sooner.",
        ("HH-BULLY-5", "HH-BULLY-7"),
    )


def drop_option(s: School, f: DropComponent, code: int) -> Words:
    label = f"Discard {card_name(code)}"
    return Words(f"drop {CARD_WORDS[code]}", label, (a_card(code),), ("HH-BULLY-5",), gone(code))


def discard_prompt(s: School, f: DiscardOne) -> Prompt:
    return Prompt("Which hand card do you discard?", f"@{f.seat} discards a card")


def discard_option(s: School, f: DiscardOne, code: int) -> Words:
    label = f"Discard {card_name(code)}"
    return Words(f"discard {CARD_WORDS[code]}", label, (a_card(code),), ("HH-DEC-19",), gone(code))


W = WORDING.question
W(PickWizard, "pick_wizard", wizard_prompt, wizard_option, taken_wizards)
W(NextOpened, "next_opened", opened_prompt, opened_option)
W(ChooseLastingGlyph, "choose_lasting_glyph", lasting_prompt, lasting_option)
W(ChooseGrudge, "choose_grudge", grudge_prompt, grudge_option)
W(PickGlyph, "pick_glyph", glyph_prompt, glyph_option)
W(Demand, "demand", demand_prompt, demand_option)
W(GiveCard, "give_card", give_prompt, give_option, wrong_type)
W(PickHealed, "pick_healed", healed_prompt, healed_option)
W(PickEnvied, "pick_envied", envied_prompt, envied_option)
W(Build, "build", build_prompt, build_option, second_of_a_type)
W(ChangeMind, "change_mind", mind_prompt, mind_option)
W(Hurry, "hurry", hurry_prompt, hurry_option)
W(PickSlot, "pick_slot", slot_prompt, slot_option)
W(Cast, "cast", cast_prompt, cast_option, later_components)
W(PickTarget, "pick_target", target_prompt, target_option)
W(PickTreasure, "pick_treasure", treasure_prompt, treasure_option)
W(PickCreature, "pick_creature", creature_prompt, creature_option)
W(DropComponent, "drop_component", drop_prompt, drop_option)
W(DiscardOne, "discard_one", discard_prompt, discard_option)
wording_of_blows.register(WORDING)
sentences.register(WORDING)
