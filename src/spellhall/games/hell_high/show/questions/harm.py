"""Damage and lost status: how they are asked."""

from spellhall.engine.wording import Prompt, Said, Wording
from spellhall.games.hell_high.box.cards import IS_CREATURE, NO_CARD, POWER_OF, with_power
from spellhall.games.hell_high.box.design import SHIFT_LOSS, SURVIVE
from spellhall.games.hell_high.choices import LOSE, SHIFT, STOP_WITH, TAKE
from spellhall.games.hell_high.frames.harm import Shield, ShiftLoss
from spellhall.games.hell_high.rules.damage import shields, why_not_stop
from spellhall.games.hell_high.show import among
from spellhall.games.hell_high.show.names import card_name, gone
from spellhall.games.hell_high.show.questions.causes import of_foe
from spellhall.games.hell_high.state.state import Brawl


def shield_prompt(s: Brawl, f: Shield) -> Prompt:
    cause = f"{card_name(f.card)} of @{f.source}" if f.card != NO_CARD else f"@{f.source}"
    return Prompt(
        f"{f.amount} damage is coming at you. Take it?",
        f"@{f.seat} may answer {f.amount} damage",
        f"From {cause}. {answers_to_damage(s, f)}",
        ("HH-CREAT-3", "HH-DMG-7"),
        of_foe(f.card, f.source),
    )


def answers_to_damage(s: Brawl, f: Shield) -> str:
    """What the cards that can be used do; Second Wind does not stop the damage (HH-AMB-34)."""
    usable = [STOP_WITH.first[code] for code in shields(s, f) if STOP_WITH.has(code)]
    wind = [card for card in usable if POWER_OF[card] == SURVIVE]
    stop = "is discarded and stops all of it."
    if not usable:
        return "Nothing you have can stop it."
    if not wind:
        return f"What you use {stop}"
    said = f"{card_name(wind[0])} is discarded and you take the damage down to 1 HP."
    return said if len(usable) == len(wind) else f"{said} Anything else you use {stop}"


def take(s: Brawl, f: Shield) -> Said:
    hp = s.players[f.seat].hp
    return Said(f"Take {f.amount}: {hp} to {max(hp - f.amount, 0)} HP", ("HH-DMG-1",))


def stop_with(s: Brawl, f: Shield, card: int) -> Said:
    hp = s.players[f.seat].hp
    if IS_CREATURE[card]:
        label, rule = f"{card_name(card)} takes it: stay at {hp}", "HH-CREAT-3"
    elif POWER_OF[card] == SURVIVE:
        label, rule = f"{card_name(card)}: stay at 1", "HH-DW-22"
    else:
        label, rule = f"{card_name(card)}: stay at {hp}", "HH-VERB-18"
    return Said(label, (rule,), gone(card))


def shift_prompt(s: Brawl, f: ShiftLoss) -> Prompt:
    active = s.turn.seat
    by = f"@{active}" if f.card == NO_CARD else f"{card_name(f.card)} of @{active}"
    return Prompt(
        f"You would lose {-f.n} Status. Let it happen?",
        f"@{f.seat} may answer a loss of Status",
        f"It is lost to {by}; you stand on rank {s.players[f.seat].rank}.",
        ("HH-NOTE-2",),
        of_foe(f.card, active),
    )


def lose(s: Brawl, f: ShiftLoss) -> Said:
    return Said(f"Lose {-f.n} Status", ("HH-STAT-1",))


def shift(s: Brawl, f: ShiftLoss) -> Said:
    card = with_power(s.players[f.seat].held, SHIFT_LOSS)
    return Said(f"@{s.turn.seat} loses it instead", ("HH-DW-21",), gone(card))


def register(wording: Wording) -> None:
    """Which words serve which question."""
    wording.asks(
        Shield,
        shield_prompt,
        {TAKE: take, STOP_WITH: stop_with},
        {STOP_WITH: why_not_stop},
        among=among.shields,
    )
    wording.asks(ShiftLoss, shift_prompt, {LOSE: lose, SHIFT: shift})
