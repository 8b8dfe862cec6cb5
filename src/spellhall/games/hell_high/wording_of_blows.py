"""How the questions about dice, damage and lost status are said."""

from spellhall.engine.wording import Prompt, Refused, Wording, Words
from spellhall.games.hell_high.cards import IS_CREATURE, POWER_OF
from spellhall.games.hell_high.design import SHIFT_LOSS, SURVIVE
from spellhall.games.hell_high.frames_of_effects import (
    BeforeRoll,
    ExtraTarget,
    RerollDie,
    Shield,
    ShiftLoss,
    TurnDie,
)
from spellhall.games.hell_high.names import CARD_WORDS, card_name, gone
from spellhall.games.hell_high.rules import damage, power
from spellhall.games.hell_high.rules.piles import with_power
from spellhall.games.hell_high.rules.power import band_of, dice_for, total_of
from spellhall.games.hell_high.state import NOBODY, School
from spellhall.games.hell_high.touches import STOP, a_card, a_seat

# -- Power Rolls ----------------------------------------------------------------------------------


def before_prompt(s: School, f: BeforeRoll) -> Prompt:
    n = len(dice_for(s, f.seat, f.card))
    name = card_name(f.card)
    return Prompt(
        f"{name} rolls {n} {'die' if n == 1 else 'dice'}. Add more?",
        f"@{f.seat} may add dice to {name}",
        rules=("HH-POWER-6",),
    )


def before_option(s: School, f: BeforeRoll, code: int) -> Words:
    if code == power.PASS:
        return Words("pass", "Roll", STOP, ("HH-POWER-6",))
    card = code - power.PICK
    label = f"{card_name(card)}: 2 more dice"
    return Words(f"use {CARD_WORDS[card]}", label, (a_card(card),), ("HH-POWER-6",), gone(card))


def _rolled(s: School, seat: int, card: int) -> str:
    total = total_of(s.players[seat], s.dice)
    band = ("1-4", "5-9", "10 and more")[band_of(total)]
    return f"{card_name(card)} rolled {total}: band {band}."


def reroll_prompt(s: School, f: RerollDie) -> Prompt:
    return Prompt(
        "Roll one die again?",
        f"@{f.seat} may roll one die again",
        _rolled(s, f.seat, f.card),
        ("HH-T-9",),
    )


def reroll_option(s: School, f: RerollDie, code: int) -> Words:
    if code == power.PASS:
        return Words("pass", "Keep the dice", STOP, ("HH-T-9",))
    die = code - power.PICK
    return Words(f"reroll {die + 1}", f"Roll the {s.dice[die]} again", (f"die:{die}",), ("HH-T-9",))


def turn_die_prompt(s: School, f: TurnDie) -> Prompt:
    return Prompt(
        "Turn one die to 6?",
        f"@{f.seat} looks at the dice",
        _rolled(s, f.seat, f.card),
        ("HH-T-NOTE-1",),
    )


def turn_die_option(s: School, f: TurnDie, code: int) -> Words:
    if code == power.PASS:
        return Words("pass", "Keep the dice", STOP, ("HH-DEC-17",))
    die = code - power.PICK
    label = f"Turn the {s.dice[die]} to 6"
    return Words(f"turn {die + 1}", label, (f"die:{die}",), ("HH-DW-24",))


def extra_prompt(s: School, f: ExtraTarget) -> Prompt:
    return Prompt(
        "Lucky Cherry: which foe is hit as well?",
        f"@{f.seat} picks one more foe",
        "Any foe, whatever the card asks for.",
        ("HH-NOTE-3", "HH-T-NOTE-8"),
    )


def extra_option(s: School, f: ExtraTarget, code: int) -> Words:
    label = f"@{code} is hit as well"
    return Words(f"at {code + 1}", label, (a_seat(code),), ("HH-T-1",))


# -- Damage and status ----------------------------------------------------------------------------


def shield_prompt(s: School, f: Shield) -> Prompt:
    cause = f"{card_name(f.card)} of @{f.source}" if f.card != NOBODY else f"@{f.source}"
    return Prompt(
        f"{f.amount} damage is coming at you. Take it?",
        f"@{f.seat} may answer {f.amount} damage",
        f"From {cause}. {answers_to_damage(s, f)}",
        ("HH-CREAT-3", "HH-DMG-7"),
    )


def answers_to_damage(s: School, f: Shield) -> str:
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


def shield_option(s: School, f: Shield, code: int) -> Words:
    hp = s.players[f.seat].hp
    if code == damage.TAKE:
        label = f"Take {f.amount}: {hp} to {max(hp - f.amount, 0)} HP"
        return Words("take", label, STOP, ("HH-DMG-1",))
    card = code - damage.USE
    if IS_CREATURE[card]:
        label, rule = f"{card_name(card)} takes it: stay at {hp}", "HH-CREAT-3"
    elif POWER_OF[card] == SURVIVE:
        label, rule = f"{card_name(card)}: stay at 1", "HH-DW-22"
    else:
        label, rule = f"{card_name(card)}: stay at {hp}", "HH-VERB-18"
    return Words(f"use {CARD_WORDS[card]}", label, (a_card(card),), (rule,), gone(card))


def useless_creatures(s: School, f: Shield) -> list[Refused]:
    player = s.players[f.seat]
    found = [
        Refused(a_card(card), "It failed its roll and cannot absorb.", "HH-CREAT-8")
        for card in player.tired
    ]
    for card in player.spell:
        if IS_CREATURE[card] and card not in s.kept:
            reason = "Only a Creature that was kept can absorb."
            found.append(Refused(a_card(card), reason, "HH-CREAT-6"))
    return found


def shift_prompt(s: School, f: ShiftLoss) -> Prompt:
    return Prompt(
        f"You would lose {-f.n} Status. Let it happen?",
        f"@{f.seat} may answer a loss of Status",
        rules=("HH-NOTE-2",),
    )


def shift_option(s: School, f: ShiftLoss, code: int) -> Words:
    if code == 0:
        return Words("lose", f"Lose {-f.n} Status", STOP, ("HH-STAT-1",))
    card = with_power(s.players[f.seat].held, SHIFT_LOSS)
    touches = (a_card(card), a_seat(s.active))
    return Words("shift", f"@{s.active} loses it instead", touches, ("HH-DW-21",), gone(card))


def register(wording: Wording) -> None:
    """The questions of this module."""
    ask = wording.question
    ask(BeforeRoll, "before_roll", before_prompt, before_option)
    ask(RerollDie, "reroll_die", reroll_prompt, reroll_option)
    ask(TurnDie, "turn_die", turn_die_prompt, turn_die_option)
    ask(ExtraTarget, "extra_target", extra_prompt, extra_option)
    ask(Shield, "shield", shield_prompt, shield_option, useless_creatures)
    ask(ShiftLoss, "shift_loss", shift_prompt, shift_option)
