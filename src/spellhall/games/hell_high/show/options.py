"""Every option of Hell High in notation and in words.

Things on the screen are called card:17, seat:2, glyph:0, rank:8, slot:1, die:0, wizard:4; «stop»
is the button that passes or ends; «ready», «back» (all placed cards) and «again» belong to the
building of Spells, where a card:17 that is placed can be taken back.
"""

from spellhall.engine.wording import Words
from spellhall.games.hell_high.box.cards import CARD_WORDS, IS_CREATURE, KIND_OF, POWER_OF
from spellhall.games.hell_high.box.design import ACT_NEXT, SHIFT_LOSS, SURVIVE
from spellhall.games.hell_high.box.verbs import GLYPH_WORDS, KIND_WORDS, WILD
from spellhall.games.hell_high.box.wizards import WIZARD_WORDS
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
from spellhall.games.hell_high.rules import build, damage, order, power, turn
from spellhall.games.hell_high.rules import round as rounds
from spellhall.games.hell_high.rules.piles import with_power
from spellhall.games.hell_high.show.names import (
    GLYPHS,
    KINDS,
    card_name,
    gone,
    wizard_name,
    wizard_title,
)
from spellhall.games.hell_high.show.touches import STOP, a_card, a_seat
from spellhall.games.hell_high.state.state import Brawl


def _at(code: int, label: str, *rules: str) -> Words:
    return Words(f"at {code + 1}", label, (a_seat(code),), rules)


def wizard_option(s: Brawl, f: PickWizard, code: int) -> Words:
    label = f"{wizard_name(code)}, {wizard_title(code)}"
    return Words(f"wizard {WIZARD_WORDS[code]}", label, (f"wizard:{code}",), ("HH-DEC-1",))


# -- The start of a game ---------------------------------------------------------------------------


def opened_option(s: Brawl, f: NextOpened, code: int) -> Words:
    return Words(
        f"open {CARD_WORDS[code]}",
        f"Resolve {card_name(code)}",
        (a_card(code),),
        ("HH-DEC-18",),
    )


def lasting_option(s: Brawl, f: ChooseLastingGlyph, code: int) -> Words:
    label = f"It counts as a card of {GLYPHS[code]}"
    return Words(f"glyph {GLYPH_WORDS[code]}", label, (f"glyph:{code}",), ("HH-DW-19",))


def grudge_option(s: Brawl, f: ChooseGrudge, code: int) -> Words:
    return Words(f"grudge {code + 1}", f"1 more damage to @{code}", (a_seat(code),), ("HH-DW-20",))


# -- Rank abilities --------------------------------------------------------------------------------


def glyph_option(s: Brawl, f: PickGlyph, code: int) -> Words:
    touches = (f"glyph:{code}",)
    return Words(f"glyph {GLYPH_WORDS[code]}", GLYPHS[code], touches, ("HH-RANK-8b",))


def demand_option(s: Brawl, f: Demand, code: int) -> Words:
    kind, foe = divmod(code, rounds.DEMAND)
    label = f"A {KINDS[kind]} of @{foe}, or 3 damage"
    text = f"demand {KIND_WORDS[kind]} {foe + 1}"
    return Words(text, label, (f"slot:{kind}", a_seat(foe)), ("HH-RANK-7a",))


def give_option(s: Brawl, f: GiveCard, code: int) -> Words:
    if code == rounds.REFUSE:
        return Words("refuse", "Refuse and take 3", STOP, ("HH-RANK-7b",))
    card = code - rounds.GIVE
    label, loses = f"Give {card_name(card)}", f"{card_name(card)} goes to @{f.jock}."
    return Words(f"give {CARD_WORDS[card]}", label, (a_card(card),), loses=loses)


def healed_option(s: Brawl, f: PickHealed, code: int) -> Words:
    return _at(code, f"@{code} heals 2", "HH-RANK-6b")


def envied_option(s: Brawl, f: PickEnvied, code: int) -> Words:
    return _at(code, f"@{code} takes {rounds.envied_points(s, code)}", "HH-RANK-3a")


# -- Building and order ----------------------------------------------------------------------------


def build_option(s: Brawl, f: Build, code: int) -> Words:
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


def mind_option(s: Brawl, f: ChangeMind, code: int) -> Words:
    return Words("again", "Change my mind", ("again",), ("HH-ROUND-5",))


def hurry_option(s: Brawl, f: Hurry, code: int) -> Words:
    if code == order.PASS:
        return Words("pass", "Leave the order as it is", STOP, ("HH-T-2",))
    seat = code - order.HURRY
    label = f"@{seat}'s Spell acts next"
    spent = gone(with_power(s.players[f.seat].treasures, ACT_NEXT))
    return Words(f"hurry {seat + 1}", label, (a_seat(seat),), ("HH-T-2",), spent)


# -- A turn ----------------------------------------------------------------------------------------


def slot_option(s: Brawl, f: PickSlot, code: int) -> Words:
    return Words(f"slot {KIND_WORDS[code]}", f"A {KINDS[code]}", (f"slot:{code}",), ("HH-DEC-10",))


def cast_option(s: Brawl, f: Cast, code: int) -> Words:
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


def target_option(s: Brawl, f: PickTarget, code: int) -> Words:
    other = s.players[code]
    return _at(code, f"@{code} ({other.hp} HP, rank {other.rank})", "HH-DEC-9")


def treasure_option(s: Brawl, f: PickTreasure, code: int) -> Words:
    verb = "Steal" if f.steal else "Destroy"
    return Words(
        f"take {CARD_WORDS[code]}", f"{verb} {card_name(code)}", (a_card(code),), ("HH-DEC-13",)
    )


def creature_option(s: Brawl, f: PickCreature, code: int) -> Words:
    label = f"Destroy {card_name(code)}"
    return Words(f"destroy {CARD_WORDS[code]}", label, (a_card(code),), ("HH-DEC-16",))


def drop_option(s: Brawl, f: DropComponent, code: int) -> Words:
    label = f"Discard {card_name(code)}"
    return Words(f"drop {CARD_WORDS[code]}", label, (a_card(code),), ("HH-BULLY-5",), gone(code))


def discard_option(s: Brawl, f: DiscardOne, code: int) -> Words:
    label = f"Discard {card_name(code)}"
    return Words(f"discard {CARD_WORDS[code]}", label, (a_card(code),), ("HH-DEC-19",), gone(code))


# -- Power Rolls -----------------------------------------------------------------------------------


def before_option(s: Brawl, f: BeforeRoll, code: int) -> Words:
    if code == power.PASS:
        return Words("pass", "Roll", STOP, ("HH-POWER-6",))
    card = code - power.PICK
    label = f"{card_name(card)}: 2 more dice"
    return Words(f"use {CARD_WORDS[card]}", label, (a_card(card),), ("HH-POWER-6",), gone(card))


def reroll_option(s: Brawl, f: RerollDie, code: int) -> Words:
    if code == power.PASS:
        return Words("pass", "Keep the dice", STOP, ("HH-T-9",))
    die = code - power.PICK
    return Words(
        f"reroll {die + 1}", f"Roll the {s.turn.roll.dice[die]} again", (f"die:{die}",), ("HH-T-9",)
    )


def turn_die_option(s: Brawl, f: TurnDie, code: int) -> Words:
    if code == power.PASS:
        return Words("pass", "Keep the dice", STOP, ("HH-DEC-17",))
    die = code - power.PICK
    label = f"Turn the {s.turn.roll.dice[die]} to 6"
    return Words(f"turn {die + 1}", label, (f"die:{die}",), ("HH-DW-24",))


def extra_option(s: Brawl, f: ExtraTarget, code: int) -> Words:
    label = f"@{code} is hit as well"
    return Words(f"at {code + 1}", label, (a_seat(code),), ("HH-T-1",))


# -- Damage and status -----------------------------------------------------------------------------


def shield_option(s: Brawl, f: Shield, code: int) -> Words:
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


def shift_option(s: Brawl, f: ShiftLoss, code: int) -> Words:
    if code == 0:
        return Words("lose", f"Lose {-f.n} Status", STOP, ("HH-STAT-1",))
    card = with_power(s.players[f.seat].held, SHIFT_LOSS)
    touches = (a_card(card), a_seat(s.turn.seat))
    return Words("shift", f"@{s.turn.seat} loses it instead", touches, ("HH-DW-21",), gone(card))
