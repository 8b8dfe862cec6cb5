"""The order of turns, and a turn: how they are asked."""

from spellhall.engine.wording import Prompt, Refused, Said, Wording
from spellhall.games.hell_high.box.cards import with_power
from spellhall.games.hell_high.box.design import ACT_NEXT
from spellhall.games.hell_high.choices import BECOME, END, HURRY, KEEP_ORDER, RESOLVE, USE
from spellhall.games.hell_high.frames.turn import Cast, Hurry, PickSlot
from spellhall.games.hell_high.rules.order import why_not_hurry
from spellhall.games.hell_high.rules.turn import why_not_resolve, why_not_use_on
from spellhall.games.hell_high.show import among
from spellhall.games.hell_high.show.names import KINDS, card_name, gone
from spellhall.games.hell_high.show.questions.causes import of_card
from spellhall.games.hell_high.show.refusals import refused_seats
from spellhall.games.hell_high.state.state import Brawl


def hurry_prompt(s: Brawl, f: Hurry) -> Prompt:
    return Prompt(
        "Discard Skate or Fate to make a Spell act next?",
        f"@{f.seat} may make a Spell act next",
        "Any Spell that has not resolved, yours or not.",
        ("HH-NOTE-4", "HH-T-NOTE-5"),
        of_card(with_power(s.players[f.seat].treasures, ACT_NEXT)),
    )


def keep_order(s: Brawl, f: Hurry) -> Said:
    return Said("Leave the order as it is", ("HH-T-2",))


def hurry(s: Brawl, f: Hurry, seat: int) -> Said:
    spent = gone(with_power(s.players[f.seat].treasures, ACT_NEXT))
    return Said(f"@{seat}'s Spell acts next", ("HH-T-2",), spent)


def slot_prompt(s: Brawl, f: PickSlot) -> Prompt:
    return Prompt(
        "Wild Magic joined your Spell. Of which type?",
        f"@{f.seat} picks a type for Wild Magic",
        "Main Deck cards are revealed until one of that type appears.",
        ("HH-BULLY-4", "HH-WILD-7"),
        of_card(s.wild[-1]),
    )


def become(s: Brawl, f: PickSlot, slot: int) -> Said:
    return Said(f"A {KINDS[slot]}", ("HH-DEC-10",))


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


def end(s: Brawl, f: Cast) -> Said:
    return Said("End the turn", ("HH-DEC-20", "HH-TURN-9"))


def resolve(s: Brawl, f: Cast, card: int) -> Said:
    rule = "HH-CREAT-7" if card in s.players[f.seat].creatures else "HH-TURN-4"
    return Said(f"Resolve {card_name(card)}", (rule,))


def use(s: Brawl, f: Cast, card: int, foe: int) -> Said:
    label = f"{card_name(card)}: @{foe} loses 2 Status"
    return Said(label, ("HH-T-22", "HH-T-NOTE-6"), gone(card))


def no_foes(s: Brawl, f: Cast) -> list[Refused]:
    """Wizards whom no Treasure of the turn can hit."""
    return refused_seats(s, lambda seat: why_not_use_on(s, f, seat))


def register(wording: Wording) -> None:
    """Which words serve which question."""
    wording.asks(
        Hurry,
        hurry_prompt,
        {KEEP_ORDER: keep_order, HURRY: hurry},
        {HURRY: why_not_hurry},
        among=among.all_seats,
    )
    wording.asks(PickSlot, slot_prompt, {BECOME: become}, among=among.slots)
    wording.asks(
        Cast,
        cast_prompt,
        {END: end, RESOLVE: resolve, USE: use},
        {RESOLVE: why_not_resolve},
        no_foes,
        among=among.cast_cards,
    )
