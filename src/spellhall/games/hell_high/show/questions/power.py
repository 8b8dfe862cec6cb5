"""Power Rolls: how they are asked."""

from spellhall.engine.wording import Prompt, Said, Wording
from spellhall.games.hell_high.box.cards import with_power
from spellhall.games.hell_high.box.design import REROLL
from spellhall.games.hell_high.choices import (
    ADD_DICE,
    HIT_TOO,
    NO_MORE_DICE,
    NO_REROLL,
    NO_TURN,
    REROLL_DIE,
    TURN_TO_SIX,
)
from spellhall.games.hell_high.frames.power import (
    ApplyBand,
    BeforeRoll,
    ExtraTarget,
    RerollDie,
    TurnDie,
)
from spellhall.games.hell_high.rules.power import (
    band_of,
    dice_for,
    total_of,
    why_not_hit_too,
    why_not_turn,
)
from spellhall.games.hell_high.show import among
from spellhall.games.hell_high.show.names import card_name, gone, listed
from spellhall.games.hell_high.show.questions.causes import of_card
from spellhall.games.hell_high.state.state import Brawl


def before_prompt(s: Brawl, f: BeforeRoll) -> Prompt:
    n = len(dice_for(s, f.seat, f.card))
    name = card_name(f.card)
    return Prompt(
        f"{name} rolls {n} {'die' if n == 1 else 'dice'}. Add more?",
        f"@{f.seat} may add dice to {name}",
        _against(s),
        ("HH-POWER-6",),
        of_card(f.card, *_targets(s)),
    )


def _targets(s: Brawl) -> tuple[int, ...]:
    """Whom the roll is against, as its band will apply."""
    for frame in reversed(s.stack):
        if isinstance(frame, ApplyBand):
            return frame.targets
    return ()


def _against(s: Brawl) -> str:
    names = listed([f"@{seat}" for seat in _targets(s)])
    return f"It rolls against {names}." if names else "It has no target."


def no_more_dice(s: Brawl, f: BeforeRoll) -> Said:
    return Said("Roll", ("HH-POWER-6",))


def add_dice(s: Brawl, f: BeforeRoll, card: int) -> Said:
    return Said(f"{card_name(card)}: 2 more dice", ("HH-POWER-6",), gone(card))


def _rolled(s: Brawl, seat: int, card: int) -> str:
    total = total_of(s.players[seat], s.turn.roll.dice)
    band = ("1-4", "5-9", "10 and more")[band_of(total)]
    return f"{card_name(card)} rolled {total}: band {band}."


def reroll_prompt(s: Brawl, f: RerollDie) -> Prompt:
    treasure = with_power(s.players[f.seat].treasures, REROLL)
    return Prompt(
        f"{card_name(treasure)}: roll one die again?",
        f"@{f.seat} may roll one die again",
        f"{_rolled(s, f.seat, f.card)} {_against(s)}",
        ("HH-T-9",),
        of_card(treasure, *_targets(s)),
    )


def no_reroll(s: Brawl, f: RerollDie) -> Said:
    return Said("Keep the dice", ("HH-T-9",))


def reroll_die(s: Brawl, f: RerollDie, die: int) -> Said:
    return Said(f"Roll the {s.turn.roll.dice[die]} again", ("HH-T-9",))


def turn_die_prompt(s: Brawl, f: TurnDie) -> Prompt:
    return Prompt(
        "Turn one die to 6?",
        f"@{f.seat} looks at the dice",
        f"{_rolled(s, f.seat, f.card)} {_against(s)}",
        ("HH-T-NOTE-1",),
        of_card(f.card, *_targets(s)),
    )


def no_turn(s: Brawl, f: TurnDie) -> Said:
    return Said("Keep the dice", ("HH-DEC-17",))


def turn_to_six(s: Brawl, f: TurnDie, die: int) -> Said:
    return Said(f"Turn the {s.turn.roll.dice[die]} to 6", ("HH-DW-24",))


def extra_prompt(s: Brawl, f: ExtraTarget) -> Prompt:
    return Prompt(
        "Lucky Cherry: which foe is hit as well?",
        f"@{f.seat} picks one more foe",
        f"{card_name(f.card)} hits any foe more, whatever it asks for.",
        ("HH-NOTE-3", "HH-T-NOTE-8"),
        of_card(f.card, *f.targets),
    )


def hit_too(s: Brawl, f: ExtraTarget, seat: int) -> Said:
    return Said(f"@{seat} is hit as well", ("HH-T-1",))


def register(wording: Wording) -> None:
    """Which words serve which question."""
    wording.asks(
        BeforeRoll,
        before_prompt,
        {NO_MORE_DICE: no_more_dice, ADD_DICE: add_dice},
        among=among.boosters,
    )
    wording.asks(
        RerollDie, reroll_prompt, {NO_REROLL: no_reroll, REROLL_DIE: reroll_die}, among=among.dice
    )
    wording.asks(
        TurnDie,
        turn_die_prompt,
        {NO_TURN: no_turn, TURN_TO_SIX: turn_to_six},
        {TURN_TO_SIX: why_not_turn},
        among=among.dice,
    )
    wording.asks(
        ExtraTarget,
        extra_prompt,
        {HIT_TOO: hit_too},
        {HIT_TOO: why_not_hit_too},
        among=among.others,
    )
