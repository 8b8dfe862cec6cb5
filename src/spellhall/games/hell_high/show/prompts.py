"""Every question of Hell High in words."""

from spellhall.engine.wording import Prompt
from spellhall.games.hell_high.box.cards import POWER_OF
from spellhall.games.hell_high.box.design import SURVIVE
from spellhall.games.hell_high.frames.effects import (
    ChooseGrudge,
    ChooseLastingGlyph,
    DiscardOne,
    DropComponent,
    PickCreature,
    PickTarget,
    PickTreasure,
)
from spellhall.games.hell_high.frames.harm import Shield, ShiftLoss
from spellhall.games.hell_high.frames.match import NextOpened, PickWizard
from spellhall.games.hell_high.frames.power import BeforeRoll, ExtraTarget, RerollDie, TurnDie
from spellhall.games.hell_high.frames.round import (
    Build,
    ChangeMind,
    Demand,
    GiveCard,
    PickEnvied,
    PickGlyph,
    PickHealed,
)
from spellhall.games.hell_high.frames.turn import Cast, Hurry, PickSlot
from spellhall.games.hell_high.rules import damage
from spellhall.games.hell_high.rules.power import band_of, dice_for, total_of
from spellhall.games.hell_high.show.names import KINDS, card_aim, card_name
from spellhall.games.hell_high.state.state import NOBODY, Brawl


def wizard_prompt(s: Brawl, f: PickWizard) -> Prompt:
    why = "Wizards differ in looks and manners only."
    return Prompt("Which wizard are you?", f"@{f.seat} picks a wizard", why, ("HH-SETUP-1",))


# -- The start of a game ---------------------------------------------------------------------------


def opened_prompt(s: Brawl, f: NextOpened) -> Prompt:
    return Prompt(
        "Which of your Dead Wizard cards comes next?",
        f"@{f.seat} resolves Dead Wizard cards",
        "All that say “next game” resolve now, in your order.",
        ("HH-NEXT-5",),
    )


def lasting_prompt(s: Brawl, f: ChooseLastingGlyph) -> Prompt:
    name = card_name(f.card)
    return Prompt(f"{name}: which glyph?", f"@{f.seat} chooses a glyph for {name}")


def grudge_prompt(s: Brawl, f: ChooseGrudge) -> Prompt:
    return Prompt("Against whom is your grudge?", f"@{f.seat} bears a grudge")


# -- Rank abilities --------------------------------------------------------------------------------


def glyph_prompt(s: Brawl, f: PickGlyph) -> Prompt:
    return Prompt(
        "Where does the Power Bonus go?",
        f"@{f.seat}, Class President, places the Power Bonus",
        "Every Power Roll of that glyph gets one more die this round, yours and the others'.",
        ("HH-RANK-8b", "HH-POWER-5"),
    )


def demand_prompt(s: Brawl, f: Demand) -> Prompt:
    return Prompt(
        "What do you demand, and of whom?",
        f"@{f.seat}, the Jock, makes a demand",
        "The foe gives you a card of that type, or takes 3 damage.",
        ("HH-RANK-7a",),
    )


def give_prompt(s: Brawl, f: GiveCard) -> Prompt:
    kind = KINDS[f.kind]
    return Prompt(
        f"@{f.jock} wants a {kind} of yours. Give one?",
        f"@{f.seat} gives @{f.jock} a {kind} or takes 3",
        "You may refuse even if you hold one.",
        ("HH-RANK-7b",),
    )


def healed_prompt(s: Brawl, f: PickHealed) -> Prompt:
    return Prompt(
        "Which higher foe heals 2 as well?",
        f"@{f.seat}, the Cheerleader, cheers for a higher foe",
        rules=("HH-RANK-6b",),
    )


def envied_prompt(s: Brawl, f: PickEnvied) -> Prompt:
    return Prompt(
        "Which higher foe pays for Victory Points?",
        f"@{f.seat}, the Slacker, envies a higher foe",
        rules=("HH-RANK-3a",),
    )


# -- Building and order ----------------------------------------------------------------------------


def build_prompt(s: Brawl, f: Build) -> Prompt:
    return Prompt(
        "Build your Spell: up to one Source, Quality and Delivery.",
        f"@{f.seat} builds a Spell",
        "Fewer components act first. Nobody sees your cards before your turn.",
        ("HH-BUILD-2", "HH-ORDER-2"),
    )


def mind_prompt(s: Brawl, f: ChangeMind) -> Prompt:
    return Prompt(
        "You are ready. You may change your mind until the others are, too.",
        f"@{f.seat} is ready",
        rules=("HH-BUILD-6",),
    )


def hurry_prompt(s: Brawl, f: Hurry) -> Prompt:
    return Prompt(
        "Discard Skate or Fate to make a Spell act next?",
        f"@{f.seat} may make a Spell act next",
        "Any Spell that has not resolved, yours or not.",
        ("HH-NOTE-4", "HH-T-NOTE-5"),
    )


# -- A turn ----------------------------------------------------------------------------------------


def slot_prompt(s: Brawl, f: PickSlot) -> Prompt:
    return Prompt(
        "Wild Magic joined your Spell. Of which type?",
        f"@{f.seat} picks a type for Wild Magic",
        "Main Deck cards are revealed until one of that type appears.",
        ("HH-BULLY-4", "HH-WILD-7"),
    )


def cast_prompt(s: Brawl, f: Cast) -> Prompt:
    text = (
        "Which card resolves next?" if s.turn.waiting else "Your Spell is resolved. End the turn?"
    )
    return Prompt(
        text,
        f"@{f.seat} casts",
        "Sources first, then Qualities, then Deliveries and Creatures.",
        ("HH-TURN-3", "HH-TURN-4"),
    )


def target_prompt(s: Brawl, f: PickTarget) -> Prompt:
    name = card_name(f.card)
    aim = card_aim(f.card)
    return Prompt(
        f"{name}: whom does it hit?",
        f"@{f.seat} aims {name}",
        f"Target: {aim}." if aim else "",
        ("HH-TARGET-1",),
    )


def treasure_prompt(s: Brawl, f: PickTreasure) -> Prompt:
    verb = "steal" if f.steal else "destroy"
    return Prompt(f"Which Treasure of @{f.target} do you {verb}?", f"@{f.seat} picks a Treasure")


def creature_prompt(s: Brawl, f: PickCreature) -> Prompt:
    return Prompt(f"Which Creature of @{f.target} do you destroy?", f"@{f.seat} picks a Creature")


def drop_prompt(s: Brawl, f: DropComponent) -> Prompt:
    return Prompt(
        f"@{f.bully} bullies you: which component do you discard?",
        f"@{f.seat} discards a component",
        "With fewer components you may act sooner.",
        ("HH-BULLY-5", "HH-BULLY-7"),
    )


def discard_prompt(s: Brawl, f: DiscardOne) -> Prompt:
    return Prompt("Which hand card do you discard?", f"@{f.seat} discards a card")


# -- Power Rolls -----------------------------------------------------------------------------------


def before_prompt(s: Brawl, f: BeforeRoll) -> Prompt:
    n = len(dice_for(s, f.seat, f.card))
    name = card_name(f.card)
    return Prompt(
        f"{name} rolls {n} {'die' if n == 1 else 'dice'}. Add more?",
        f"@{f.seat} may add dice to {name}",
        rules=("HH-POWER-6",),
    )


def _rolled(s: Brawl, seat: int, card: int) -> str:
    total = total_of(s.players[seat], s.turn.roll.dice)
    band = ("1-4", "5-9", "10 and more")[band_of(total)]
    return f"{card_name(card)} rolled {total}: band {band}."


def reroll_prompt(s: Brawl, f: RerollDie) -> Prompt:
    return Prompt(
        "Roll one die again?",
        f"@{f.seat} may roll one die again",
        _rolled(s, f.seat, f.card),
        ("HH-T-9",),
    )


def turn_die_prompt(s: Brawl, f: TurnDie) -> Prompt:
    return Prompt(
        "Turn one die to 6?",
        f"@{f.seat} looks at the dice",
        _rolled(s, f.seat, f.card),
        ("HH-T-NOTE-1",),
    )


def extra_prompt(s: Brawl, f: ExtraTarget) -> Prompt:
    return Prompt(
        "Lucky Cherry: which foe is hit as well?",
        f"@{f.seat} picks one more foe",
        "Any foe, whatever the card asks for.",
        ("HH-NOTE-3", "HH-T-NOTE-8"),
    )


# -- Damage and status -----------------------------------------------------------------------------


def shield_prompt(s: Brawl, f: Shield) -> Prompt:
    cause = f"{card_name(f.card)} of @{f.source}" if f.card != NOBODY else f"@{f.source}"
    return Prompt(
        f"{f.amount} damage is coming at you. Take it?",
        f"@{f.seat} may answer {f.amount} damage",
        f"From {cause}. {answers_to_damage(s, f)}",
        ("HH-CREAT-3", "HH-DMG-7"),
    )


def answers_to_damage(s: Brawl, f: Shield) -> str:
    """What the cards that can be used do; Second Wind does not stop the damage (HH-AMB-34)."""
    usable = [code - damage.USE for code in damage.shields(s, f) if code != damage.TAKE]
    wind = [card for card in usable if POWER_OF[card] == SURVIVE]
    stop = "is discarded and stops all of it."
    if not usable:
        return "Nothing you have can stop it."
    if not wind:
        return f"What you use {stop}"
    said = f"{card_name(wind[0])} is discarded and you take the damage down to 1 HP."
    return said if len(usable) == len(wind) else f"{said} Anything else you use {stop}"


def shift_prompt(s: Brawl, f: ShiftLoss) -> Prompt:
    return Prompt(
        f"You would lose {-f.n} Status. Let it happen?",
        f"@{f.seat} may answer a loss of Status",
        rules=("HH-NOTE-2",),
    )
