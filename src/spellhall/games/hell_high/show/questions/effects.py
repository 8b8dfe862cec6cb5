"""What a card does: how it is asked."""

from spellhall.engine.wording import Prompt, Said, Wording
from spellhall.games.hell_high.box.cards import NO_CARD
from spellhall.games.hell_high.choices import AIM_AT, DESTROY_CREATURE, DISCARD, DROP, TAKE_TREASURE
from spellhall.games.hell_high.frames.effects import (
    DiscardOne,
    DropComponent,
    PickCreature,
    PickTarget,
    PickTreasure,
)
from spellhall.games.hell_high.rules.effects.perform import why_not_aim
from spellhall.games.hell_high.rules.effects.treasures import why_not_destroy
from spellhall.games.hell_high.show import among
from spellhall.games.hell_high.show.names import card_aim, card_name, gone
from spellhall.games.hell_high.show.questions.causes import begun, of_card, of_foe
from spellhall.games.hell_high.state.state import Brawl


def target_prompt(s: Brawl, f: PickTarget) -> Prompt:
    name = card_name(f.card)
    aim = card_aim(f.card)
    return Prompt(
        f"{name}: whom does it hit?",
        f"@{f.seat} aims {name}",
        f"Target: {aim}." if aim else "",
        ("HH-TARGET-1",),
        of_card(f.card),
    )


def aim_at(s: Brawl, f: PickTarget, seat: int) -> Said:
    other = s.players[seat]
    return Said(f"@{seat} ({other.hp} HP, rank {other.rank})", ("HH-DEC-9",))


def treasure_prompt(s: Brawl, f: PickTreasure) -> Prompt:
    verb = "steal" if f.steal else "destroy"
    text = begun(f.card, f"which Treasure of @{f.target} do you {verb}?")
    return Prompt(text, f"@{f.seat} picks a Treasure", cause=of_foe(f.card, f.target))


def take_treasure(s: Brawl, f: PickTreasure, card: int) -> Said:
    verb = "Steal" if f.steal else "Destroy"
    return Said(f"{verb} {card_name(card)}", ("HH-DEC-13",))


def creature_prompt(s: Brawl, f: PickCreature) -> Prompt:
    text = begun(f.card, f"which Creature of @{f.target} do you destroy?")
    return Prompt(text, f"@{f.seat} picks a Creature", cause=of_foe(f.card, f.target))


def destroy_creature(s: Brawl, f: PickCreature, card: int) -> Said:
    return Said(f"Destroy {card_name(card)}", ("HH-DEC-16",))


def by_card(card: int) -> str:
    """With which card, if it is told."""
    return f" with {card_name(card)}" if card != NO_CARD else ""


def drop_prompt(s: Brawl, f: DropComponent) -> Prompt:
    return Prompt(
        f"@{f.bully} bullies you{by_card(f.card)}: which component do you discard?",
        f"@{f.seat} discards a component",
        "With fewer components you may act sooner.",
        ("HH-BULLY-5", "HH-BULLY-7"),
        of_foe(f.card, f.bully),
    )


def drop(s: Brawl, f: DropComponent, card: int) -> Said:
    return Said(f"Discard {card_name(card)}", ("HH-BULLY-5",), gone(card))


def discard_prompt(s: Brawl, f: DiscardOne) -> Prompt:
    text = begun(f.card, "which hand card do you discard?")
    return Prompt(text, f"@{f.seat} discards a card", cause=of_foe(f.card, f.seat))


def discard(s: Brawl, f: DiscardOne, card: int) -> Said:
    return Said(f"Discard {card_name(card)}", ("HH-DEC-19",), gone(card))


def register(wording: Wording) -> None:
    """Which words serve which question."""
    wording.asks(
        PickTarget, target_prompt, {AIM_AT: aim_at}, {AIM_AT: why_not_aim}, among=among.others
    )
    wording.asks(
        PickTreasure, treasure_prompt, {TAKE_TREASURE: take_treasure}, among=among.targets_treasures
    )
    wording.asks(
        PickCreature,
        creature_prompt,
        {DESTROY_CREATURE: destroy_creature},
        {DESTROY_CREATURE: why_not_destroy},
        among=among.targets_creatures,
    )
    wording.asks(DropComponent, drop_prompt, {DROP: drop}, among=among.own_spell)
    wording.asks(DiscardOne, discard_prompt, {DISCARD: discard}, among=among.hand)
