"""How the questions of the tile actions are said."""

from spellhall.engine.wording import Prompt, Said, Wording
from spellhall.games.arcane_academy.box.words import ACTION_WORDS
from spellhall.games.arcane_academy.choices import (
    CHAOS_MODE,
    COMPLETE_CARD,
    NO_CARD,
    NO_CHAOS,
    NO_ITEM,
    NO_TILE,
    TAKE,
    USE_ITEM,
)
from spellhall.games.arcane_academy.frames import (
    AddTile,
    ChaosMagic,
    CompleteAssignment,
    UseItem,
)
from spellhall.games.arcane_academy.rules.actions import why_not_complete, why_not_mode, why_not_use
from spellhall.games.arcane_academy.rules.resources import cost
from spellhall.games.arcane_academy.show import among
from spellhall.games.arcane_academy.show.names import (
    actions_name,
    card_name,
    label,
    price,
)
from spellhall.games.arcane_academy.show.questions.causes import ask, asker
from spellhall.games.arcane_academy.state.state import Academy


def add_prompt(s: Academy, f: AddTile) -> Prompt:
    why = "It is placed at the end of the turn."
    asks, waiting = "which tile do you take?", f"@{f.seat} takes a tile"
    return ask(asker(s, f.card), asks, waiting, ("AA-ACT-6",), why)


def no_tile(s: Academy, f: AddTile) -> Said:
    return Said(label("no_tile"), ("AA-DEC-5",))


def take(s: Academy, f: AddTile, tile: int) -> Said:
    return Said(label("take", actions=actions_name(tile)), ("AA-ACT-6",))


def use_prompt(s: Academy, f: UseItem) -> Prompt:
    waiting = f"@{f.seat} uses an Item"
    return ask(asker(s, f.card), "which Item do you use?", waiting, ("AA-ACT-3",))


def no_item(s: Academy, f: UseItem) -> Said:
    return Said(label("no_item"), ("AA-DEC-7",))


def use_item(s: Academy, f: UseItem, card: int) -> Said:
    return Said(label("use_item", card=card_name(card)), ("AA-ACT-3",))


def complete_prompt(s: Academy, f: CompleteAssignment) -> Prompt:
    cheaper = f"It costs {f.less} less." if f.less else ""
    return ask(
        asker(s, f.card),
        "which Assignment do you complete?",
        f"@{f.seat} completes an Assignment",
        ("AA-ACT-5", "AA-ASG-3"),
        cheaper,
    )


def no_card(s: Academy, f: CompleteAssignment) -> Said:
    return Said(label("no_card"), ("AA-DEC-6",))


def complete_card(s: Academy, f: CompleteAssignment, card: int) -> Said:
    paid = price(card, cost(s.players[f.seat], card, f.less))
    said = label("complete_card", card=card_name(card), price=paid)
    return Said(said, ("AA-ASG-2",), f"You pay {paid}.", tried=True)


def chaos_prompt(s: Academy, f: ChaosMagic) -> Prompt:
    asks, waiting = "Chaos Magic, as which action?", f"@{f.seat} chooses what Chaos Magic does"
    return ask(asker(s, f.card), asks, waiting, ("AA-ACT-8",))


def no_chaos(s: Academy, f: ChaosMagic) -> Said:
    return Said(label("no_chaos"), ("AA-DEC-4",))


def chaos_mode(s: Academy, f: ChaosMagic, action: int) -> Said:
    return Said(label(ACTION_WORDS[action]), ("AA-ACT-8",))


def register(wording: Wording) -> None:
    """Which words serve which question."""
    wording.asks(AddTile, add_prompt, {NO_TILE: no_tile, TAKE: take}, among=among.centre)
    wording.asks(
        UseItem,
        use_prompt,
        {NO_ITEM: no_item, USE_ITEM: use_item},
        {USE_ITEM: why_not_use},
        among=among.own_items,
    )
    wording.asks(
        CompleteAssignment,
        complete_prompt,
        {NO_CARD: no_card, COMPLETE_CARD: complete_card},
        {COMPLETE_CARD: why_not_complete},
        among=among.assignments,
    )
    wording.asks(
        ChaosMagic,
        chaos_prompt,
        {NO_CHAOS: no_chaos, CHAOS_MODE: chaos_mode},
        {CHAOS_MODE: why_not_mode},
        among=among.modes,
    )
