"""Power Rolls (ledger section 3.9)."""

from spellhall.engine.choices import ABSENT, ALLOWED
from spellhall.engine.machine.chance import roll
from spellhall.engine.machine.events import tell
from spellhall.engine.machine.stack import Rules, then
from spellhall.games.hell_high.box.cards import (
    GLYPH_OF,
    IS_CREATURE,
    KIND_OF,
    LOW,
    MID,
    NO_CARD,
    PARTS_OF,
    POWER_OF,
    SIZE_OF,
    keeps,
    power_size,
    with_power,
)
from spellhall.games.hell_high.box.design import (
    EXTRA_TARGET,
    KEEP_ON_MID,
    MORE_DICE,
    REROLL,
    SET_SIX,
    TOTAL,
)
from spellhall.games.hell_high.box.verbs import DELIVERY, Aim, Verbs
from spellhall.games.hell_high.choices import (
    ADD_DICE,
    HIT_TOO,
    NO_MORE_DICE,
    NO_REROLL,
    NO_TURN,
    REROLL_DIE,
    TURN_TO_SIX,
)
from spellhall.games.hell_high.frames.effects import Perform
from spellhall.games.hell_high.frames.power import (
    ApplyBand,
    BeforeRoll,
    ExtraTarget,
    KeepCreature,
    RerollDie,
    RollPower,
    TurnDie,
)
from spellhall.games.hell_high.rules.piles import glyph_cards, spend
from spellhall.games.hell_high.rules.why_not import DEAD_WIZARD, NOTHING_TURNS_DICE, TARGET_ALREADY
from spellhall.games.hell_high.state.state import BONUS_DIE, Brawl, Player, Roll, foes


def start_roll(s: Brawl, f: Perform) -> None:
    """More dice, the roll, changes of dice, then the band (HH-T-NOTE-1)."""
    player = s.players[f.seat]
    then(
        s,
        RollPower(f.seat, f.card),
        ApplyBand(f.seat, f.card, f.targets, f.lower),
    )
    if player.held or with_power(player.treasures, MORE_DICE) != NO_CARD:
        then(s, BeforeRoll(f.seat, f.card))


def boosters(s: Brawl, f: BeforeRoll) -> list[int]:
    """Cards that add dice, in play or held."""
    player = s.players[f.seat]
    options = [NO_MORE_DICE.bare]
    for card in player.treasures + player.held:
        if POWER_OF[card] == MORE_DICE:
            options.append(ADD_DICE.codes[card])
    return options


def nothing_held(s: Brawl, f: BeforeRoll | TurnDie) -> bool:
    """Passing over a held card in silence would tell what it is not (HH-DEC-23)."""
    return not s.players[f.seat].held


def before_roll(s: Brawl, f: BeforeRoll, choice: int) -> None:
    """The card goes, its dice come; another one may follow."""
    if choice == NO_MORE_DICE.bare:
        return
    card = ADD_DICE.first[choice]
    spend(s, f.seat, card)
    s.turn.roll = Roll(boosts=(*s.turn.roll.boosts, card))
    player = s.players[f.seat]
    if player.held or with_power(player.treasures, MORE_DICE) != NO_CARD:
        then(s, f)


def dice_for(s: Brawl, seat: int, card: int) -> list[int]:
    """Where each die of a roll comes from: cards of the glyph, token, boosts (HH-POWER-4 to 6)."""
    glyph = GLYPH_OF[card]
    found = glyph_cards(s, seat, glyph)
    if s.game.bonus == glyph:
        found.append(BONUS_DIE)
    for boost in s.turn.roll.boosts:
        for _ in range(SIZE_OF[boost]):
            found.append(boost)
    return found


def roll_power(s: Brawl, f: RollPower) -> None:
    """All dice are rolled, more than five too (HH-COMP-18)."""
    origins = tuple(dice_for(s, f.seat, f.card))
    dice = tuple([roll(s, 6) for _ in origins])
    s.turn.roll = Roll(dice, origins)
    tell(s, "roll", f.seat, f.card, dice, origins)
    player = s.players[f.seat]
    if player.held:
        then(s, TurnDie(f.seat, f.card))
    if not s.turn.rerolled and with_power(player.treasures, REROLL) != NO_CARD:
        then(s, RerollDie(f.seat, f.card))


def dice_to_reroll(s: Brawl, f: RerollDie) -> list[int]:
    """One die, or none."""
    return [NO_REROLL.bare, *REROLL_DIE.codes[: len(s.turn.roll.dice)]]


def reroll_die(s: Brawl, f: RerollDie, choice: int) -> None:
    """Once in a turn."""
    if choice != NO_REROLL.bare:
        s.turn.rerolled = True
        die = REROLL_DIE.first[choice]
        old = s.turn.roll.dice[die]
        new = roll(s, 6)
        s.turn.roll = s.turn.roll.turned(die, new)
        by = with_power(s.players[f.seat].treasures, REROLL)
        tell(s, "reroll", f.seat, die, old, new, by)


def dice_to_turn(s: Brawl, f: TurnDie) -> list[int]:
    """One die, for the holder of the card."""
    options = [NO_TURN.bare]
    if with_power(s.players[f.seat].held, SET_SIX) != NO_CARD:
        options += TURN_TO_SIX.codes[: len(s.turn.roll.dice)]
    return options


def why_not_turn(s: Brawl, f: TurnDie, die: int) -> int:
    """Whoever holds cards is asked, but only one of them turns dice (HH-DW-24, HH-DEC-23)."""
    if die >= len(s.turn.roll.dice):
        return ABSENT
    holds = with_power(s.players[f.seat].held, SET_SIX) != NO_CARD
    return ALLOWED if holds else NOTHING_TURNS_DICE


def turn_die(s: Brawl, f: TurnDie, choice: int) -> None:
    """That die shows 6."""
    if choice != NO_TURN.bare:
        by = with_power(s.players[f.seat].held, SET_SIX)
        spend(s, f.seat, by)
        die = TURN_TO_SIX.first[choice]
        old = s.turn.roll.dice[die]
        s.turn.roll = s.turn.roll.turned(die, 6)
        tell(s, "reroll", f.seat, die, old, 6, by)


def total_of(player: Player, dice: tuple[int, ...]) -> int:
    """The sum of the dice and flat bonuses."""
    return sum(dice) + power_size(player.treasures, TOTAL)


def band_of(total: int) -> int:
    """Exactly one band: 1-4, 5-9, or 10 and more."""
    return 0 if total <= 4 else 1 if total <= 9 else 2


def apply_band(s: Brawl, f: ApplyBand) -> None:
    """One list applies; a Creature without target is only kept or not (HH-CREAT-9)."""
    player = s.players[f.seat]
    total = total_of(player, s.turn.roll.dice)
    band = band_of(total)
    part = LOW + band
    verbs = PARTS_OF[f.card][part]
    tell(s, "band", f.seat, f.card, total, band)
    if IS_CREATURE[f.card]:
        carried = part == MID and with_power(player.treasures, KEEP_ON_MID) != NO_CARD
        if keeps(verbs) or carried:
            then(s, KeepCreature(f.seat, f.card))
        elif f.card in player.creatures:
            player.creatures.remove(f.card)
            s.turn.tired.append(f.card)
        if not f.targets:
            return
    if hits_one_more(s, f, verbs):
        then(s, ExtraTarget(f.seat, f.card, part, f.targets, f.lower))
    else:
        then(s, Perform(f.seat, f.card, part, targets=f.targets, lower=f.lower))


def hits_one_more(s: Brawl, f: ApplyBand, verbs: Verbs) -> bool:
    """A 6 on a Delivery aimed at foes, and one more foe to hit (HH-T-1, HH-T-NOTE-8).

    Ruling: a band that is aimed anew at each foe leaves nobody over (HH-AMB-36).
    """
    return (
        KIND_OF[f.card] == DELIVERY
        and not isinstance(verbs[0], Aim)
        and f.targets != (f.seat,)
        and 6 in s.turn.roll.dice
        and with_power(s.players[f.seat].treasures, EXTRA_TARGET) != NO_CARD
        and len(foes(s, f.seat)) > len(f.targets)
    )


def further_foes(s: Brawl, f: ExtraTarget) -> list[int]:
    """Any foe who is not a target of this roll already."""
    return [HIT_TOO.codes[foe] for foe in foes(s, f.seat) if foe not in f.targets]


def why_not_hit_too(s: Brawl, f: ExtraTarget, seat: int) -> int:
    """A foe, once (HH-T-NOTE-8)."""
    if seat >= len(s.players) or seat == f.seat:
        return ABSENT
    if s.players[seat].hp == 0:
        return DEAD_WIZARD
    return TARGET_ALREADY if seat in f.targets else ALLOWED


def extra_target(s: Brawl, f: ExtraTarget, choice: int) -> None:
    """The parts aimed at the target hit this foe as well."""
    foe = HIT_TOO.first[choice]
    targets = (*f.targets, foe)
    tell(s, "extra_target", f.seat, f.card, foe)
    then(s, Perform(f.seat, f.card, f.band, targets=targets, lower=f.lower))


def keep_creature(s: Brawl, f: KeepCreature) -> None:
    """It stays, unless it was used or its owner died meanwhile."""
    player = s.players[f.seat]
    if player.hp == 0:
        return
    if f.card in player.spell:
        s.turn.kept.append(f.card)
    elif f.card not in player.creatures:
        return
    tell(s, "keep", f.seat, f.card)


def register(rules: Rules) -> None:
    """Which function serves which frame."""
    rules.question(BeforeRoll, boosters, before_roll, automatic=nothing_held)
    rules.work(RollPower, roll_power)
    rules.question(RerollDie, dice_to_reroll, reroll_die)
    rules.question(TurnDie, dice_to_turn, turn_die, automatic=nothing_held)
    rules.work(ApplyBand, apply_band)
    rules.question(ExtraTarget, further_foes, extra_target)
    rules.work(KeepCreature, keep_creature)
