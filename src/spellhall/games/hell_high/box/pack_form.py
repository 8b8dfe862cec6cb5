"""What a pack of Hell High may contain: components of Spells and Treasures, over existing verbs.

Dead Wizard cards and Wild Magic are not for packs. A card branches at most once, and nothing that
follows from a verb takes aim anew.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from spellhall.engine.packs.shape import (
    Field,
    OneVerb,
    PackForm,
    Several,
    Text,
    Thing,
    Whole,
    Word,
    Yes,
)
from spellhall.games.hell_high.box import design as d
from spellhall.games.hell_high.box import verbs as v

KINDS: Final = {
    "source": v.SOURCE, "quality": v.QUALITY, "delivery": v.DELIVERY, "treasure": v.TREASURE,
}  # fmt: skip
GLYPHS: Final = {
    "none": v.NO_GLYPH, "arcane": v.ARCANE, "dark": v.DARK, "elemental": v.ELEMENTAL,
    "illusion": v.ILLUSION, "primal": v.PRIMAL,
}  # fmt: skip
AIMS: Final = {
    "choose": v.CHOOSE, "strongest": v.STRONGEST, "weakest": v.WEAKEST, "adjacent": v.ADJACENT,
    "lower": v.LOWER, "higher": v.HIGHER, "weaker": v.WEAKER, "stronger": v.STRONGER,
    "acted": v.ACTED, "not-acted": v.NOT_ACTED, "most-treasure": v.MOST_TREASURE,
    "owner": v.OWNER, "frail": v.FRAIL, "left": v.LEFT, "right": v.RIGHT, "random": v.RANDOM,
    "each": v.EACH, "left-right": v.LEFT_RIGHT, "each-lower": v.EACH_LOWER,
    "each-higher": v.EACH_HIGHER, "each-weaker": v.EACH_WEAKER,
    "each-stronger": v.EACH_STRONGER,
}  # fmt: skip
WHO: Final = Word({"me": v.ME, "target": v.TARGET}, "You, or the target.")
WHENS: Final = {"always": d.ALWAYS, "turn-start": d.TURN_START, "on-kill": d.ON_KILL}
# What a Treasure changes as long as it is there, with the most that it may be.
POWERS: Final = {
    "none": (d.NOTHING, 0),
    "less-loss": (d.LESS_LOSS, 2),
    "loud-sources": (d.LOUD_SOURCES, 2),
    "initiative": (d.INITIATIVE, 20),
    "hand-size": (d.HAND_SIZE, 2),
    "total": (d.TOTAL, 2),
}

PLAIN: Final = {
    "damage": Thing(
        {"n": Whole(1, 6), "per_card": Field(Yes("For each card in the Spell."), False)},
        v.Damage,
        "To each target.",
    ),
    "suffer": Thing({"n": Whole(1, 5)}, v.Suffer, "You take n damage."),
    "heal": Thing({"n": Whole(1, 6), "who": Field(WHO, v.ME)}, v.Heal),
    "status": Thing({"who": WHO, "n": Whole(-3, 3)}, v.Status, "Gain or lose Social Status."),
    "gain": Thing({"n": Whole(1, 2)}, v.Gain, "You gain n Treasures."),
    "steal": Thing({}, v.Steal, "You take a Treasure from the target."),
    "destroy-treasure": Thing({}, lambda: v.Destroy(False), "You discard one of the target."),
}  # fmt: skip
BULLIED: Final = {
    **PLAIN,
    "add-top": Thing({}, v.AddTop, "The top card of the Main Deck joins your Spell."),
    "remove-component": Thing({}, v.RemoveComponent, "The target discards a component."),
}
BAND: Final = {**PLAIN, "keep": Thing({}, v.Keep, "This Creature stays in play.")}
VERBS: Final = {
    "aim": Thing({"at": Word(AIMS)}, v.Aim, "What follows is aimed at these wizards."),
    **PLAIN,
    "ritual": Thing({"n": Whole(1, 4)}, v.Ritual, "Who rolls below the own rank takes n damage."),
    "reaction": Thing({"n": Whole(1, 3)}, v.Reaction, "If you die before: n for each glyph."),
    "bully": Thing({"verbs": Several(OneVerb(BULLIED), 1, 2)}, v.Bully,
                   "Done if the target had lower status when it was chosen."),
    "if": Thing(
        {"condition": Word({"high-rank": v.HIGH_RANK, "lowest": v.LOWEST}),
         "verbs": Several(OneVerb(PLAIN), 1, 3),
         "otherwise": Field(Several(OneVerb(PLAIN), 0, 3), ())},
        v.If,
        "One of two lists, judged when it is reached.",
    ),
    "roll-die": Thing({name: Several(OneVerb(PLAIN), 0, 3) for name in ("low", "mid", "high")},
                      v.RollDie, "One die: a list for 1-2, one for 3-4, one for 5-6."),
    "power-roll": Thing({name: Several(OneVerb(BAND), 1, 3) for name in ("low", "mid", "high")},
                        v.PowerRoll, "Roll for the card's glyph; one of three lists applies."),
}  # fmt: skip
BRANCHES: Final = (v.Bully, v.If, v.RollDie, v.PowerRoll)


def form(icons: Sequence[str]) -> PackForm:
    """The form, with the pictures that there are."""
    return PackForm(
        game="hell_high",
        prefix="HH",
        card={
            "kind": Word(KINDS),
            "glyph": Field(Word(GLYPHS), v.NO_GLYPH),
            "initiative": Field(Whole(0, 20, "Of a Delivery."), 0),
            "creature": Field(Yes("A Delivery that may be kept."), False),
            "effects": Field(Several(OneVerb(VERBS), 0, 4, "What it does, in this order."), ()),
            "when": Field(Word(WHENS, "When a Treasure does it."), d.ALWAYS),
            "power": Field(Word({word: word for word in POWERS}, "Of a Treasure."), "none"),
            "size": Field(Whole(0, 20, "How strong the power is."), 0),
            "everlasting": Field(Yes("A Treasure that stays from game to game."), False),
            "aim": Field(Text(40, least=0, line="Whom a Power Roll is against, in words."), ""),
            "bands": Field(Several(Text(60), 3, 3, "The bands of a Power Roll, in words."), ()),
        },
        icons=sorted(set(icons)),
        judge=judge,
        row=row,
        texts=texts,
    )


def row(id: str, word: str, told: Mapping[str, Any]) -> d.Card:
    """The row of a design."""
    return d.Card(
        id=id,
        word=word,
        kind=told["kind"],
        icon=told["icon"],
        glyph=told["glyph"],
        effects=told["effects"],
        initiative=told["initiative"],
        creature=told["creature"],
        everlasting=told["everlasting"],
        when=told["when"],
        power=POWERS[told["power"]][0],
        size=told["size"],
        copies=told["copies"],
    )


def texts(told: Mapping[str, Any]) -> dict[str, Any]:
    """What people read of it."""
    found = {"name": told["name"], "text": told["text"]}
    if told["bands"]:
        found |= {"aim": told["aim"], "bands": list(told["bands"])}
    return found


def judge(told: Mapping[str, Any]) -> Iterable[tuple[str, str]]:
    """What does not go together."""
    effects = told["effects"]
    if told["kind"] == v.TREASURE:
        yield from _judge_treasure(told)
        return
    for field, none in (("when", d.ALWAYS), ("power", "none"), ("size", 0), ("everlasting", False)):
        if told[field] != none:
            yield field, "is for Treasures"
    if told["glyph"] == v.NO_GLYPH:
        yield "glyph", "a component has a glyph"
    if not effects:
        yield "effects", "a component does something"
    rolls = any(isinstance(verb, v.PowerRoll) for verb in effects)
    if rolls != bool(told["bands"]) or rolls != bool(told["aim"]):
        yield "bands", "a card with a power-roll, and no other, has 'aim' and 'bands' in words"
    if told["kind"] == v.DELIVERY:
        if [type(verb) for verb in effects] != [v.Aim, v.PowerRoll]:
            yield "effects", "a Delivery is an aim and then a power-roll"
        if not told["initiative"]:
            yield "initiative", "a Delivery has an initiative of 1 or more"
    elif told["initiative"] or told["creature"]:
        yield "initiative", "initiative and creature are for Deliveries"
    if sum(isinstance(verb, BRANCHES) for verb in effects) > 1:
        yield "effects", "at most one bully, if, roll-die or power-roll in a card"
    yield from _judge_aims(effects, told["creature"])


def _judge_aims(effects: Sequence[v.Verb], creature: bool) -> Iterable[tuple[str, str]]:
    """What needs a target comes after an aim, what needs one target after an aim at one."""
    aimed = single = False
    if effects and isinstance(effects[-1], v.Aim):
        yield f"effects[{len(effects) - 1}]", "nothing follows this aim"
    for i, verb in enumerate(effects):
        if isinstance(verb, v.Aim):
            aimed, single = True, verb.at < v.FIRST_GROUP
            continue
        for one in inner(verb):
            if needs_target(one) and not aimed:
                yield f"effects[{i}]", "needs a target: put an aim before it"
            if isinstance(one, (v.Steal, v.Destroy, v.Bully)) and not single:
                yield f"effects[{i}]", "needs one target: aim at one wizard before it"
            if isinstance(one, (v.Steal, v.Destroy)) and creature:
                yield f"effects[{i}]", "a Creature may roll without a target: it takes no Treasure"
            if isinstance(one, v.Keep) and not creature:
                yield f"effects[{i}]", "keep is for Creatures"
            if isinstance(one, v.Status) and one.n == 0:
                yield f"effects[{i}]", "a change of status is not 0"


def _judge_treasure(told: Mapping[str, Any]) -> Iterable[tuple[str, str]]:
    for field in ("initiative", "creature", "aim", "bands"):
        if told[field]:
            yield field, "is not for Treasures"
    power, most = POWERS[told["power"]]
    if (power == d.NOTHING) != (told["size"] == 0) or told["size"] > most:
        yield "size", f"is 1 to {most} for the power {told['power']}" if most else "needs a power"
    effects = told["effects"]
    if (told["when"] == d.ALWAYS) != (not effects):
        yield "when", "turn-start or on-kill for a Treasure with effects, always for one without"
    if not effects and power == d.NOTHING and told["glyph"] == v.NO_GLYPH:
        yield "effects", "a Treasure has effects, a power or a glyph"
    for i, verb in enumerate(effects):
        mine = isinstance(verb, (v.Heal, v.Status)) and verb.who == v.ME and verb.n > 0
        if not mine:
            yield f"effects[{i}]", "a Treasure heals you or gives you status"


def needs_target(verb: v.Verb) -> bool:
    """Whether a verb means the wizards aimed at."""
    if isinstance(verb, (v.Heal, v.Status)):
        return verb.who == v.TARGET
    return isinstance(verb, (v.Damage, v.Steal, v.Destroy, v.Bully, v.RemoveComponent))


def inner(verb: v.Verb) -> list[v.Verb]:
    """A verb and all that is nested in it."""
    nested: list[v.Verb] = []
    if isinstance(verb, v.Bully):
        nested = list(verb.verbs)
    elif isinstance(verb, v.If):
        nested = [*verb.verbs, *verb.otherwise]
    elif isinstance(verb, v.RollDie):
        nested = [one for part in verb.lists for one in part]
    elif isinstance(verb, v.PowerRoll):
        nested = [one for part in verb.bands for one in part]
    return [verb, *nested]
