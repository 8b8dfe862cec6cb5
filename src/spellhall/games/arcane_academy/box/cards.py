"""The 52 Assignments (ledger sections 21 and 22): one row a card, in the ledger's order."""

from typing import Final

from spellhall.engine.packs.shelf import Shelved, cards_under, take
from spellhall.games.arcane_academy.box.design import ALWAYS, AT_END, SPELL, USED, Card
from spellhall.games.arcane_academy.box.pack_form import form
from spellhall.games.arcane_academy.box.verbs import (
    ADD,
    ALL_SPACES,
    ANY,
    CARD_ROW,
    CHAOS,
    CHOSEN,
    COMPLETE,
    EACH,
    FILLED,
    ITEM_DONE,
    ITEMS,
    LINKS,
    PAIRS,
    RESTED,
    SHARD,
    SHARDS_HELD,
    SPELL_DONE,
    SPELLS,
    THIS,
    TILE_ROW,
    TOKENS,
    USE,
    WILL,
    WILL_AND_SHARDS,
    WILL_HELD,
    Act,
    Crumble,
    Cut,
    Echo,
    ExtraTurn,
    Gain,
    Lift,
    Lose,
    OneOf,
    Ready,
    Score,
    Study,
    Sweep,
    Take,
    Tire,
    Token,
    Trade,
    Verb,
    When,
)

CARD_ROWS: Final[tuple[Card, ...]] = (
    Card("S01", SPELL, 6, 2, "backward-time", (ExtraTurn(),)),
    Card("S02", SPELL, 2, 1, "burning-embers", (Gain(SHARD, 2),)),
    Card("S03", SPELL, 4, 2, "windy-stripes", (Ready(ALL_SPACES),)),
    Card("S04", SPELL, 3, 1, "robber-hand", (Take(CHOSEN, SHARD, 2),)),
    Card("S05", SPELL, 4, 2, "brain-leak", (Take(EACH, WILL, 1),)),
    Card("S06", SPELL, 3, 2, "brick-wall", (Act(ADD, 2),)),
    Card("S07", SPELL, 4, 2, "puppet", (Act(USE, 2),)),
    Card("S08", SPELL, 2, 1, "bookshelf", (Study(3), Gain(WILL, 1))),
    Card("S09", SPELL, 5, 3, "echo-ripples", (Echo(1),)),
    Card("S10", SPELL, 5, 2, "divergence", (Act(COMPLETE, 1, less=2),)),
    Card("S11", SPELL, 4, 2, "gold-scarab", (Token(ANY, 2),)),
    Card("S12", SPELL, 7, 6, "pencil-ruler", (Ready(2),)),
    Card("S13", SPELL, 5, 4, "spell-book", (Gain(WILL, 1),), copies=2),
    Card("S14", SPELL, 3, 2, "broken-tablet", (Crumble(),)),
    Card("S15", SPELL, 2, 1, "tired-eye", (Tire(2),)),
    Card("S16", SPELL, 4, 3, "fog", (Lose(EACH, WILL, 2),)),
    Card("S17", SPELL, 5, 3, "crystal-bars", (Lose(EACH, SHARD, 1), Gain(SHARD, 2))),
    Card("S18", SPELL, 2, 1, "magic-broom", (Lift(2), Ready(1))),
    Card("S19", SPELL, 3, 2, "notebook", (Sweep(CARD_ROW, 4), Gain(SHARD, 1))),
    Card("S20", SPELL, 3, 2, "swap-bag", (Sweep(TILE_ROW, 4), Act(ADD, 1))),
    Card("S21", SPELL, 4, 2, "vortex", (Act(CHAOS, 3),)),
    Card("S22", SPELL, 1, 1, "bubbling-flask", (Trade(SHARD, 2, (Gain(WILL, 4),)),)),
    Card("S23", SPELL, 6, 3, "sound-waves", (Score(1, SPELLS, 2),)),
    Card("S24", SPELL, 5, 2, "star-formation", (Score(1, WILL_AND_SHARDS, 3),)),
    Card("S25", SPELL, 5, 2, "crystal-growth", (Gain(SHARD, 0, count=ITEMS, most=4),)),
    Card("I01", USED, 3, 1, "fairy-wand", (Gain(WILL, 2),)),
    Card("I02", USED, 4, 2, "sewing-string", (Gain(SHARD, 2),)),
    Card("I03", USED, 4, 1, "orrery", (Token(THIS, 1),)),
    Card("I04", USED, 3, 2, "hourglass", (Ready(2),)),
    Card("I05", USED, 2, 1, "trowel", (Act(ADD, 1), Gain(WILL, 1))),
    Card(
        "I06",
        USED,
        3,
        2,
        "standing-potion",
        (
            OneOf(
                (
                    (Trade(SHARD, 1, (Gain(WILL, 3),)),),
                    (Trade(WILL, 1, (Gain(SHARD, 2),)),),
                )
            ),
        ),
    ),
    Card(
        "I07",
        USED,
        3,
        1,
        "imp-laugh",
        (OneOf(((Take(CHOSEN, SHARD, 1),), (Take(CHOSEN, WILL, 1),))),),
    ),
    Card("I08", USED, 5, 2, "quill", (Act(COMPLETE, 1, less=1),)),
    Card("I09", USED, 2, 2, "crystal-ball", (Study(2), Gain(WILL, 1))),
    Card("I10", USED, 5, 2, "anvil", (Trade(SHARD, 1, (Token(THIS, 2),)),)),
    Card("I11", USED, 5, 2, "drama-masks", (Trade(WILL, 2, (Token(ANY, 3),)),)),
    Card("I12", USED, 2, 2, "gloves", (Lift(1), Ready(1))),
    Card("I13", USED, 4, 3, "ringing-bell", (Tire(1), Gain(SHARD, 1))),
    Card("I14", AT_END, 5, 1, "trophy", (Score(1, ITEMS, 1),)),
    Card("I15", AT_END, 5, 1, "book-pile", (Score(1, SPELLS, 1),)),
    Card("I16", AT_END, 4, 1, "compass", (Score(1, LINKS, 2),)),
    Card("I17", AT_END, 3, 1, "locked-chest", (Score(1, SHARDS_HELD, 3),)),
    Card("I18", AT_END, 4, 3, "sundial", (Score(1, WILL_HELD, 3),)),
    Card("I19", AT_END, 4, 2, "portrait", (Score(1, FILLED, 3),)),
    Card("I20", AT_END, 4, 2, "medal", (Score(1, TOKENS, 2),)),
    Card("I21", AT_END, 4, 1, "ribbon-medal", (Score(1, PAIRS, 1),)),
    Card("I22", ALWAYS, 4, 2, "robe", (Cut(True, 1),)),
    Card("I23", ALWAYS, 4, 2, "knapsack", (Cut(False, 1),)),
    Card("I24", ALWAYS, 3, 1, "pillow", (When(RESTED, (Gain(WILL, 1), Gain(SHARD, 1))),)),
    Card("I25", ALWAYS, 3, 1, "heart-necklace", (When(SPELL_DONE, (Gain(SHARD, 1),)),)),
    Card("I26", ALWAYS, 4, 1, "laurels-trophy", (When(ITEM_DONE, (Token(THIS, 1),)),)),
)

BOX_CARDS: Final = sum([card.copies for card in CARD_ROWS])
FORM: Final = form([card.icon for card in CARD_ROWS])
PACKS: Final[tuple[Shelved, ...]] = take(FORM, BOX_CARDS)
ALL_ROWS: Final[tuple[Card, ...]] = (*CARD_ROWS, *[row for pack in PACKS for row in pack.rows])
CARD_OF: Final[list[Card]] = [card for card in ALL_ROWS for _ in range(card.copies)]
CARD_COUNT: Final = len(CARD_OF)  # with the packs on the shelf, if there are any

# Flat tables for the rules: one entry for each card.
KIND_OF: Final[list[int]] = [card.kind for card in CARD_OF]
COST_OF: Final[list[int]] = [card.cost for card in CARD_OF]
PRESTIGE_OF: Final[list[int]] = [card.prestige for card in CARD_OF]
IS_SPELL: Final[list[bool]] = [card.kind == SPELL for card in CARD_OF]


# The parts of a card are its lists of verbs: the card's own, and those nested in it.
WHOLE: Final = "card"
PAID: Final = ".paid"  # what a trade buys
WHEN: Final = ".when"  # what an always-on ability does
EITHER: Final = (".first", ".second")  # of two lists to choose from


def parts_of(card: Card) -> dict[str, tuple[Verb, ...]]:
    """Every list of verbs of a card by its name, such as "card.first.paid"."""
    parts: dict[str, tuple[Verb, ...]] = {}
    pending = [(WHOLE, card.effects)]
    for name, verbs in pending:
        parts[name] = verbs
        for verb in verbs:
            if isinstance(verb, Trade):
                pending.append((name + PAID, verb.verbs))
            elif isinstance(verb, When):
                pending.append((name + WHEN, verb.verbs))
            elif isinstance(verb, OneOf):
                for i in range(len(verb.lists)):
                    pending.append((name + EITHER[i], verb.lists[i]))
    return parts


PARTS_OF: Final[list[dict[str, tuple[Verb, ...]]]] = [parts_of(card) for card in CARD_OF]


def _end_scores(card: Card) -> tuple[Score, ...]:
    return tuple(verb for verb in card.effects if isinstance(verb, Score))


END_SCORES: Final[list[tuple[Score, ...]]] = [_end_scores(card) for card in CARD_OF]
CUT_SPELLS: Final[list[int]] = [
    sum(verb.n for verb in card.effects if isinstance(verb, Cut) and verb.spells)
    for card in CARD_OF
]
CUT_ITEMS: Final[list[int]] = [
    sum(verb.n for verb in card.effects if isinstance(verb, Cut) and not verb.spells)
    for card in CARD_OF
]


def card_named(id: str) -> int:
    """The first card with this design."""
    for number, card in enumerate(CARD_OF):
        if card.id == id:
            return number
    raise KeyError(id)


def cards_with(packs: list[str]) -> list[int]:
    """The 52 cards of the box and those of the packs that lie on the table."""
    return [*range(BOX_CARDS), *cards_under(PACKS, packs)]
