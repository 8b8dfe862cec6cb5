"""What a pack of Arcane Academy may contain: Assignments over the verbs that there are.

Whatever could set itself off again and again is left out: an Item that is used may not use Items,
echo tiles or take turns, and what an always-on Item does sets off nothing.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from spellhall.engine.packs.shape import Field, OneVerb, PackForm, Several, Thing, Whole, Word
from spellhall.games.arcane_academy.box import verbs as v
from spellhall.games.arcane_academy.box.design import ALWAYS, AT_END, SPELL, USED, Card

KINDS: Final = {"spell": SPELL, "item-used": USED, "item-at-end": AT_END, "item-always": ALWAYS}
RESOURCE: Final = Word({"will": v.WILL, "shard": v.SHARD}, "Will or Shards.")
COUNTED: Final = Word(
    {
        "items": v.ITEMS,
        "spells": v.SPELLS,
        "pairs": v.PAIRS,
        "will": v.WILL_HELD,
        "shards": v.SHARDS_HELD,
        "will-and-shards": v.WILL_AND_SHARDS,
        "tokens": v.TOKENS,
        "filled-spaces": v.FILLED,
        "links": v.LINKS,
    },
    "What is counted.",
)
ACTIONS: Final = {"use": v.USE, "complete": v.COMPLETE, "add": v.ADD, "chaos": v.CHAOS}
WHO: Final = Word({"chosen": v.CHOSEN, "each": v.EACH}, "One opponent of your choice, or each.")


def gain_for(res: int, each: int, most: int) -> v.Gain:
    """One for each thing counted."""
    return v.Gain(res, 0, each, most)


def lose(res: int, n: int) -> v.Lose:
    """Every opponent loses."""
    return v.Lose(v.EACH, res, n)


def take_from_each(res: int, n: int) -> v.Take:
    """Every opponent loses to you."""
    return v.Take(v.EACH, res, n)


def token_here(n: int) -> v.Token:
    """On the Item itself."""
    return v.Token(v.THIS, n)


def ready_all() -> v.Ready:
    """Clear the whole Slate."""
    return v.Ready(v.ALL_SPACES)


PLAIN: Final = {
    "gain": Thing({"res": RESOURCE, "n": Whole(1, 6)}, v.Gain, "You gain n."),
    "gain-for-each": Thing(
        {"res": RESOURCE, "each": COUNTED, "most": Whole(1, 6)},
        gain_for,
        "You gain one for each thing counted, up to a maximum.",
    ),
    "lose": Thing({"res": RESOURCE, "n": Whole(1, 4)}, lose, "Each opponent loses n."),
    "take": Thing(
        {"who": WHO, "res": RESOURCE, "n": Whole(1, 4)}, v.Take, "Opponents lose n to you."
    ),
    "token": Thing(
        {"where": Word({"this": v.THIS, "any": v.ANY}, "This Item, or one that you pick."),
         "n": Whole(1, 4)},
        v.Token,
        "n points of Prestige Tokens.",
    ),
}  # fmt: skip
# What asks nobody anything: what an always-on Item does may happen outside a cast.
QUIET: Final = {
    **PLAIN,
    "take": Thing(
        {"res": RESOURCE, "n": Whole(1, 4)}, take_from_each, "Each opponent loses n to you."
    ),
    "token": Thing({"n": Whole(1, 4)}, token_here, "n points of Prestige Tokens on this Item."),
}
SIMPLE: Final = {
    **PLAIN,
    "ready": Thing({"n": Whole(1, 4)}, v.Ready, "Clear up to n exhausted spaces."),
    "ready-all": Thing({}, ready_all, "Clear all exhausted spaces."),
    "act": Thing(
        {"action": Word(ACTIONS, "A tile action."), "n": Whole(1, 3),
         "less": Field(Whole(0, 3, "A completed Assignment costs so much less."), 0)},
        v.Act,
        "Perform a tile action up to n times.",
    ),
    "echo": Thing({"n": Whole(1, 2)}, v.Echo, "Perform an un-exhausted tile of yours, n times."),
    "study": Thing({"n": Whole(1, 4)}, v.Study, "Draw n cards, then discard as many."),
    "sweep": Thing(
        {"row": Word({"cards": v.CARD_ROW, "tiles": v.TILE_ROW}), "n": Whole(1, 4)},
        v.Sweep,
        "Replace up to n cards or tiles in the centre.",
    ),
    "lift": Thing({"n": Whole(1, 3)}, v.Lift, "Pick up to n of your tiles up, to be placed again."),
    "crumble": Thing({}, v.Crumble, "An opponent of your choice discards a tile."),
    "tire": Thing({"n": Whole(1, 4)}, v.Tire, "Exhaust n tiles of an opponent of your choice."),
    "extra-turn": Thing({}, v.ExtraTurn, "You are owed one more turn."),
}  # fmt: skip
TRADE: Final = {
    "trade": Thing(
        {"res": RESOURCE, "n": Whole(1, 6), "verbs": Several(OneVerb(SIMPLE), 1, 3)},
        v.Trade,
        "You may pay n; if you do, the list is performed.",
    ),
}
VERBS: Final = {
    **SIMPLE,
    **TRADE,
    "one-of": Thing(
        {"lists": Several(Several(OneVerb({**SIMPLE, **TRADE}), 1, 3), 2, 2)},
        v.OneOf,
        "Pick one of two lists and perform it.",
    ),
    "score": Thing(
        {"k": Whole(1, 3), "count": COUNTED, "m": Whole(1, 6)},
        v.Score,
        "At the end: k Prestige for each full m of what is counted.",
    ),
    "cut-spells": Thing({"n": Whole(1, 2)}, lambda n: v.Cut(True, n), "Spells cost you n less."),
    "cut-items": Thing({"n": Whole(1, 2)}, lambda n: v.Cut(False, n), "Items cost you n less."),
    "when": Thing(
        {
            "event": Word(
                {"rested": v.RESTED, "spell-done": v.SPELL_DONE, "item-done": v.ITEM_DONE}
            ),
            "verbs": Several(OneVerb(QUIET), 1, 3),
        },
        v.When,
        "After the event, the list is performed.",
    ),
}
STANDING: Final = {AT_END: (v.Score,), ALWAYS: (v.Cut, v.When)}  # what these Items are made of
BRANCHES: Final = (v.Trade, v.OneOf, v.When)


def form(icons: Sequence[str]) -> PackForm:
    """The form, with the pictures that there are."""
    return PackForm(
        game="arcane_academy",
        prefix="AA",
        card={
            "kind": Word(KINDS, "A Spell, or an Item: with a use, scoring at the end, always on."),
            "cost": Whole(1, 9, "Will for a Spell, Shards for an Item."),
            "prestige": Whole(0, 8),
            "effects": Several(OneVerb(VERBS), 1, 4, "What it does, in this order."),
        },
        icons=sorted(set(icons)),
        judge=judge,
        row=row,
        texts=lambda told: {"name": told["name"], "text": told["text"]},
    )


def row(id: str, word: str, told: Mapping[str, Any]) -> Card:
    """The row of a design."""
    return Card(
        id=id,
        kind=told["kind"],
        cost=told["cost"],
        prestige=told["prestige"],
        icon=told["icon"],
        effects=told["effects"],
        copies=told["copies"],
    )


def judge(told: Mapping[str, Any]) -> Iterable[tuple[str, str]]:
    """What does not go together."""
    kind, effects = told["kind"], told["effects"]
    if sum(isinstance(verb, BRANCHES) for verb in effects) > 1:
        yield "effects", "at most one trade, one-of or when in a card"
    for i, verb in enumerate(effects):
        at = f"effects[{i}]"
        if kind in STANDING:
            if not isinstance(verb, STANDING[kind]):
                yield at, f"an Item of this kind is made of {_names(STANDING[kind])} only"
            continue
        if isinstance(verb, (v.Cut, v.When)) or (kind == USED and isinstance(verb, v.Score)):
            yield at, "this verb is for Items that are always on, or that score at the end"
        if isinstance(verb, v.OneOf) and any(
            sum(isinstance(one, v.Trade) for one in part) > 1 for part in verb.lists
        ):
            yield f"{at}.lists", "at most one trade in each list"
        for one in inner(verb):
            yield from ((at, why) for why in _why_not(kind, one))


def _why_not(kind: int, verb: v.Verb) -> Iterable[str]:
    if kind == SPELL and isinstance(verb, v.Token) and verb.where == v.THIS:
        yield "tokens go on Items: a Spell puts them on any"
    if kind == USED:
        if isinstance(verb, (v.Echo, v.ExtraTurn)):
            yield "an Item that is used may neither echo tiles nor give turns: it would never end"
        if isinstance(verb, v.Act) and verb.action in (v.USE, v.CHAOS):
            yield "an Item that is used may not use Items: it would never end"
        if isinstance(verb, v.Ready) and verb.n > 2:
            yield "an Item that is used clears at most 2 spaces"


def inner(verb: v.Verb) -> list[v.Verb]:
    """A verb and all that is nested in it."""
    if isinstance(verb, (v.Trade, v.When)):
        return [verb, *(deep for one in verb.verbs for deep in inner(one))]
    if isinstance(verb, v.OneOf):
        return [verb, *(deep for part in verb.lists for one in part for deep in inner(one))]
    return [verb]


def _names(kinds: Sequence[type]) -> str:
    return " and ".join(kind.__name__.lower() for kind in kinds)
