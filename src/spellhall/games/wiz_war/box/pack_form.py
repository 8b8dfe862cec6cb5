"""What a pack of Wiz-War may contain: spells, counters and items over the verbs that there are.

Only such combinations are let in as the rules are written for. Nothing in a pack sets off itself:
no verb casts, summons or gives another turn.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from spellhall.engine.packs.shape import (
    Either,
    Field,
    OneVerb,
    PackForm,
    Several,
    Shape,
    Thing,
    Whole,
    Word,
    Yes,
)
from spellhall.games.wiz_war.box import counter_verbs as c
from spellhall.games.wiz_war.box import modifier_keys as keys
from spellhall.games.wiz_war.box import terms as t
from spellhall.games.wiz_war.box import verbs as v
from spellhall.games.wiz_war.box.card_form import Card, Weapon

TYPES: Final = {
    "attack": t.ATTACK, "neutral": t.NEUTRAL, "counter": t.COUNTER, "item": t.ITEM,
    "energy": t.ENERGY,
}  # fmt: skip
REACHES: Final = {
    "self": t.CASTER, "adjacent": t.ADJACENT, "sight": t.SIGHT, "anywhere": t.ANYWHERE,
    "touch": t.TOUCH, "within-3": t.WITHIN_3,
}  # fmt: skip
AIMS: Final = {
    "nobody": t.NOBODY, "wizard": t.WIZARD, "figure": t.FIGURE, "object-or-figure": t.OWC,
    "any-figure": t.ANY_FIGURE, "own-figure": t.OWN_FIGURE, "empty-square": t.EMPTY_SQUARE,
    "wall-or-door": t.WALL_OR_DOOR, "spell": t.SPELL, "direction": t.DIRECTION,
}  # fmt: skip
DURATIONS: Final = {"instant": t.INSTANT, "temporary": t.TEMPORARY, "permanent": t.PERMANENT}
TRAITS: Final = {
    "fire": t.T_FIRE, "water": t.T_WATER, "lightning": t.T_LIGHTNING, "curse": t.T_CURSE,
    "mundane": t.T_MUNDANE, "magic-stone": t.T_STONE,
}  # fmt: skip
TRIGGERS: Final = {
    "spell-at-me": t.SPELL_AT_ME, "neutral-spell": t.NEUTRAL_SPELL, "any-spell": t.ANY_SPELL,
    "attack-spell-at-me": t.ATTACK_SPELL_AT_ME, "attack-at-me": t.ATTACK_AT_ME,
    "counter-to-mine": t.COUNTER_TO_MINE, "damage": t.DAMAGE,
}  # fmt: skip
# The modifiers that are a plain number, with the least and the most it may be.
MODIFIERS: Final = {
    "speed": (keys.SPEED_ADD, -2, 3),
    "hand-size": (keys.HAND_ADD, -2, 2),
    "draw": (keys.DRAW_ADD, 1, 2),
    "energy": (keys.EV_ADD, 1, 2),
    "armour": (keys.TAKEN, 1, 3),
    "armour-physical": (keys.TAKEN_PHYSICAL, 1, 4),
    "attack": (keys.ATTACK_ADD, 1, 2),
    "attacks": (keys.ATTACKS, 2, 2),
    "punch-die": (keys.PUNCH_DIE, 1, 1),
    "punch-fire": (keys.PUNCH_FIRE, 1, 3),
    "burns-back": (keys.BURNS_BACK, 1, 3),
    "immune-fire": (keys.IMMUNE_FIRE, 1, 1),
    "see-through": (keys.SEE_THROUGH, 1, 1),
    "pass-doors": (keys.PASS_DOORS, 1, 1),
    "untouched": (keys.UNTOUCHED, 1, 1),
    "near-only": (keys.NEAR_ONLY, 4, 4),
    "only-counters": (keys.ONLY_COUNTERS, 1, 1),
    "no-attack": (keys.NO_ATTACK, 1, 1),
    "no-punch": (keys.PUNCH_NONE, 1, 1),
}
ELEMENTS: Final = {
    "plain": t.PLAIN, "fire": t.FIRE, "water": t.WATER, "lightning": t.LIGHTNING,
}  # fmt: skip

AMOUNT: Final = Either(
    Whole(1, 8),
    Thing(
        {
            "base": Field(Whole(0, 8), 0),
            "energy": Field(Yes("And the energy that feeds the spell."), False),
            "die": Field(Yes("And a d4."), False),
        },
        v.N,
    ),
    v.N,
    "A number, or {base, energy, die}.",
)
TO_WHOM: Final = Word(
    {"target": t.TARGET, "self": t.SELF, "around": t.AROUND},
    "The target, the caster, or each figure beside the target.",
)
TO_ONE: Final = Word({"target": t.TARGET, "self": t.SELF}, "The target, or the caster.")
KIND: Final = Word({"physical": t.PHYSICAL, "magical": t.MAGICAL}, "Kind of damage.")


def deal(hurt: Mapping[str, Thing], *, indirect: bool = False) -> Thing:
    """Damage; what follows for whoever was hurt is written out level by level."""

    def made(**told: Any) -> v.Deal:
        return v.Deal(indirect=indirect, **told)

    fields: dict[str, Field | Shape] = {
        "n": AMOUNT,
        "kind": Field(KIND, t.MAGICAL),
        "element": Field(Word(ELEMENTS), t.PLAIN),
        "to": Field(TO_WHOM, t.TARGET),
        "noevade": Field(Yes("It cannot be evaded."), False),
    }
    if hurt:
        fields["hurt"] = Field(Several(OneVerb(hurt), 0, 2, "For whoever was damaged."), ())
    return Thing(fields, made, "Damage from one source.")


STUN: Final = {"stun": Thing({"n": Field(AMOUNT, v.N(1)), "to": Field(TO_WHOM, t.TARGET)}, v.Stun)}
HURT: Final = {
    **STUN,
    "heal-half": Thing({}, v.HealHalf, "The caster gains half of the damage, rounded up."),
    "discard-random": Thing({"n": Whole(1, 3)}, v.DiscardRandom, "Cards of the victim."),
}
HEAL: Final = {"heal": Thing({"n": AMOUNT, "to": Field(TO_ONE, t.TARGET)}, v.Heal, "Life back.")}
SIMPLE: Final = {
    "deal": deal(HURT),
    **STUN,
    **HEAL,
    "push": Thing({"n": AMOUNT}, v.Push, "Straight away from the caster."),
    "flee": Thing({"n": AMOUNT}, v.Flee, "The target runs from the caster."),
    "stray": Thing({"n": AMOUNT, "drop": Field(Yes("A carried treasure falls first."), False)},
                   v.Stray, "Teleport in a random direction."),
    "discard-random": HURT["discard-random"],
    "drop-one": Thing({}, v.DropOne, "The target drops what the caster picks."),
}  # fmt: skip
VERBS: Final = {
    **SIMPLE,
    "roll": Thing(
        {"lists": Several(Several(OneVerb(SIMPLE), 0, 2), 4, 4, "What happens on 1, 2, 3, 4.")},
        v.Roll,
        "Roll a d4 and do the list under its result.",
    ),
    "if-stunned": Thing(
        {"yes": Several(OneVerb(SIMPLE), 1, 2), "no": Several(OneVerb(SIMPLE), 1, 2)},
        v.IfStunned,
        "One list for a stunned target, another for the rest.",
    ),
    "draw": Thing({"n": Whole(1, 4)}, v.DrawThenTrim, "Draw n, then discard down to your hand."),
    "peek": Thing({"n": Whole(2, 5)}, v.Peek, "Look at n of the deck, take 1, return the rest."),
    "blink": Thing({"n": Whole(1, 6)}, v.Blink, "Teleport to a square within n."),
    "glide": Thing({"n": AMOUNT}, v.Glide, "Move straight up to n squares."),
    "make": Thing(
        {"kind": Word({"rosebush": t.ROSEBUSH, "thornbush": t.THORNBUSH, "cloud": t.CLOUD,
                       "block": t.BLOCK})},
        v.Make,
        "Put a thing on the target square.",
    ),
    "break-line": Thing(
        {"splash": Field(Whole(0, 4, "Damage to each figure that borders it."), 0)},
        v.BreakLine,
        "Destroy the target wall or door.",
    ),
    "end": Thing({}, v.End, "End the target spell and every spell on it."),
}  # fmt: skip
COUNTERS: Final = {
    "cancel": Thing({"back": Field(Yes("Its card returns to the caster's hand."), False)},
                    c.Cancel, "The answered spell is cancelled."),
    "backlash": Thing({}, c.Backlash, "Its caster suffers the spell's energy."),
    "cut": Thing({"n": AMOUNT}, c.Cut, "Lower the damage of one source."),
    "cut-attack": Thing({"n": AMOUNT}, c.CutAttack, "Lower the first damage of the attack."),
    "halve": Thing({}, c.Halve, "The attack does you half its damage."),
}  # fmt: skip
TIMED: Final = {"deal": deal({}, indirect=True), **HEAL}
STRIKES: Final = {"deal": deal(STUN)}
WEAPON: Final = Thing(
    {
        "id": Word({word: word for word in ("throw", "stab", "strike", "spike", "hurl")}),
        "reach": Word({word: REACHES[word] for word in ("adjacent", "sight", "within-3")}),
        "aims": Field(Word({w: AIMS[w] for w in ("figure", "object-or-figure")}), t.OWC),
        "does": Several(OneVerb(STRIKES), 1, 2),
        "after": Field(
            Word({"kept": t.KEEPS, "lands": t.LANDS, "spent": t.SPENT},
                 "The item stays, lies in the target square, or is discarded."),
            t.KEEPS,
        ),
    },
    Weapon,
    "A way to attack with it.",
)  # fmt: skip
MODIFIER: Final = Thing(
    {"key": Word({word: word for word in MODIFIERS}), "n": Field(Whole(-4, 4), 1)},
    lambda key, n: (key, n),
    "Something that it changes as long as it is in play.",
)

FIGURES: Final = (t.WIZARD, t.FIGURE, t.ANY_FIGURE, t.OWN_FIGURE)
AT_FIGURES: Final = (v.Deal, v.Stun, v.Heal, v.Push, v.Flee, v.Stray, v.Roll, v.IfStunned)
# By what a card is aimed at: as which types it may be, from how far, and made of what.
WAYS: Final[dict[int, tuple[tuple[int, ...], tuple[int, ...], tuple[type, ...]]]] = {
    t.NOBODY: ((t.NEUTRAL,), (t.CASTER,), (v.Heal, v.DrawThenTrim, v.Peek, v.Blink)),
    t.WIZARD: (
        (t.ATTACK,),
        (t.ADJACENT, t.SIGHT, t.TOUCH, t.WITHIN_3),
        (*AT_FIGURES, v.DiscardRandom, v.DropOne),
    ),
    t.FIGURE: ((t.ATTACK,), (t.ADJACENT, t.SIGHT, t.TOUCH, t.WITHIN_3), AT_FIGURES),
    t.OWC: ((t.ATTACK,), (t.ADJACENT, t.SIGHT, t.WITHIN_3), (v.Deal,)),
    t.ANY_FIGURE: ((t.NEUTRAL,), (t.SIGHT,), (v.Heal,)),
    t.OWN_FIGURE: ((t.NEUTRAL,), (t.CASTER,), (v.Heal,)),
    t.EMPTY_SQUARE: ((t.NEUTRAL,), (t.SIGHT,), (v.Make,)),
    t.WALL_OR_DOOR: ((t.NEUTRAL,), (t.SIGHT,), (v.BreakLine,)),
    t.SPELL: ((t.NEUTRAL,), (t.SIGHT, t.ANYWHERE), (v.End,)),
    t.DIRECTION: ((t.NEUTRAL,), (t.CASTER,), (v.Glide,)),
}
CANCELLING: Final = (t.SPELL_AT_ME, t.NEUTRAL_SPELL, t.ANY_SPELL, t.COUNTER_TO_MINE)
ANSWERED: Final[dict[int, tuple[type, ...]]] = {
    **dict.fromkeys(CANCELLING, (c.Cancel, c.Backlash)),
    t.ATTACK_SPELL_AT_ME: (c.Cancel, c.Backlash, c.Halve, c.CutAttack),
    t.ATTACK_AT_ME: (c.Halve, c.CutAttack),
    t.DAMAGE: (c.Cut,),
}
CRACKS: Final = {t.ROSEBUSH: 1, t.THORNBUSH: 1, t.BLOCK: 8, t.CLOUD: 0}
BUSHES: Final = (t.ROSEBUSH, t.THORNBUSH)


def form(schools: Sequence[str], icons: Sequence[str]) -> PackForm:
    """The form, with the schools and pictures that there are."""
    shelves = {"cantrip": 0, **{name: i for i, name in enumerate(schools) if i > 1}}
    return PackForm(
        game="wiz_war",
        prefix="WW",
        card={
            "school": Word(shelves, "The deck it is shuffled into, whenever that one is in play."),
            "type": Word(TYPES),
            "energy": Field(Whole(0, 6, "What it is worth as fuel."), 0),
            "reach": Field(Word(REACHES), t.CASTER),
            "aims": Field(Word(AIMS, "What it is aimed at."), t.NOBODY),
            "lasts": Field(Word(DURATIONS), t.INSTANT),
            "traits": Field(Several(Word(TRAITS), 0, 4, unlike=True), ()),
            "does": Field(Several(OneVerb(VERBS), 0, 4, "What it does when it is cast."), ()),
            "answers": Field(Word(TRIGGERS, "What a counter answers."), t.NO_ANSWER),
            "counters": Field(Several(OneVerb(COUNTERS), 0, 3, "What a counter does."), ()),
            "mods": Field(Several(MODIFIER, 0, 4), ()),
            "each_turn": Field(Several(OneVerb(TIMED), 0, 2, "On its owner's turns."), ()),
            "weapons": Field(Several(WEAPON, 0, 2), ()),
        },
        icons=sorted(set(icons)),
        judge=judge,
        row=row,
        texts=lambda told: {"name": told["name"], "text": told["text"]},
    )


def row(id: str, word: str, told: Mapping[str, Any]) -> tuple[int, Card]:
    """The school and the row of a design."""
    made = [verb.kind for verb in told["does"] if isinstance(verb, v.Make)]
    bush = made and made[0] in BUSHES
    hurts = v.Deal(v.N(2), t.PHYSICAL, indirect=True)
    card = Card(
        id=id,
        copies=told["copies"],
        types=(told["type"],),
        icon=told["icon"],
        ev=told["energy"],
        reach=told["reach"],
        aims=told["aims"],
        lasts=t.PERMANENT if told["type"] == t.ITEM else told["lasts"],
        traits=sum(told["traits"]) | (t.T_CREATION if made else 0),
        does=told["does"],
        answers=told["answers"],
        counters=told["counters"],
        mods=tuple((MODIFIERS[key][0], n) for key, n in told["mods"]),
        each_turn=told["each_turn"],
        enters=(hurts,) if bush else (),
        weapons=told["weapons"],
        cracks=CRACKS[made[0]] if made else 0,
        burns=bool(bush),
    )
    return told["school"], card


def judge(told: Mapping[str, Any]) -> Iterable[tuple[str, str]]:
    """What does not go together."""
    for i, (key, n) in enumerate(told["mods"]):
        _, least, most = MODIFIERS[key]
        if n == 0 or not least <= n <= most:
            yield f"mods[{i}].n", f"{key} is {least} to {most} and not 0"
    if len({key for key, _ in told["mods"]}) < len(told["mods"]):
        yield "mods", "each key once"
    if len({weapon.id for weapon in told["weapons"]}) < len(told["weapons"]):
        yield "weapons", "each id once"
    kind = told["type"]
    if kind in (t.ITEM, t.ENERGY, t.COUNTER):
        yield from _no_target(told)
    if kind == t.COUNTER:
        yield from _judge_counter(told)
    elif kind == t.ITEM:
        yield from _judge_item(told)
    elif kind == t.ENERGY:
        yield from _only(told, ("does", "counters", "mods", "each_turn", "weapons", "answers"))
        if not told["energy"]:
            yield "energy", "an energy card has an energy of 1 or more"
    else:
        yield from _judge_spell(told)


def _only(told: Mapping[str, Any], fields: Sequence[str]) -> Iterable[tuple[str, str]]:
    """These fields are not for this type of card."""
    for field in fields:
        if told[field]:
            yield field, "is not for this type of card"


def _no_target(told: Mapping[str, Any]) -> Iterable[tuple[str, str]]:
    if told["aims"] != t.NOBODY:
        yield "aims", "only attacks and neutral spells are aimed"


def _judge_counter(told: Mapping[str, Any]) -> Iterable[tuple[str, str]]:
    yield from _only(told, ("does", "mods", "each_turn", "weapons", "lasts"))
    if told["answers"] == t.NO_ANSWER or not told["counters"]:
        yield "answers", "a counter needs both: answers and counters"
        return
    if told["reach"] not in (t.CASTER, t.SIGHT, t.ANYWHERE):
        yield "reach", "a counter reaches self, sight or anywhere"
    near = told["answers"] in (t.DAMAGE, t.ATTACK_AT_ME, t.ATTACK_SPELL_AT_ME)
    if near != (told["reach"] == t.CASTER):
        yield "reach", "self for what answers damage or an attack, sight or anywhere for the rest"
    for i, verb in enumerate(told["counters"]):
        if not isinstance(verb, ANSWERED[told["answers"]]):
            yield f"counters[{i}]", f"may be {_words(ANSWERED[told['answers']])} for this answer"


def _judge_item(told: Mapping[str, Any]) -> Iterable[tuple[str, str]]:
    yield from _only(told, ("does", "counters", "answers", "reach"))
    if not (told["mods"] or told["weapons"] or told["each_turn"]):
        yield "weapons", "an item does something: weapons, mods or each_turn"


def _judge_spell(told: Mapping[str, Any]) -> Iterable[tuple[str, str]]:
    yield from _only(told, ("counters", "answers"))
    types, reaches, verbs = WAYS[told["aims"]]
    if told["type"] not in types:
        yield "aims", "attacks are aimed at wizards, figures or objects; neutral spells are not"
        return
    if told["reach"] not in reaches:
        yield "reach", f"{_named(REACHES, reaches)} for what is aimed so"
    does: tuple[v.Verb, ...] = told["does"]
    for i, verb in enumerate(does):
        if not isinstance(verb, verbs):
            yield f"does[{i}]", f"may be {_words(verbs)} for what is aimed so"
        elif told["aims"] == t.FIGURE and any(
            isinstance(one, (v.DiscardRandom, v.DropOne)) for one in inner(verb)
        ):
            yield f"does[{i}]", "creatures have neither cards nor hands: aim it at a wizard"
    yield from _judge_duration(told)


def _judge_duration(told: Mapping[str, Any]) -> Iterable[tuple[str, str]]:
    makes = any(isinstance(verb, v.Make) for verb in told["does"])
    stays = told["mods"] or told["each_turn"] or told["weapons"]
    if makes and (stays or told["lasts"] != t.PERMANENT or len(told["does"]) > 1):
        yield "lasts", "what makes a thing is permanent and does nothing else"
    elif makes:
        return
    if stays and told["lasts"] == t.INSTANT:
        yield "lasts", "temporary or permanent, for what has mods, each_turn or weapons"
    if stays and told["aims"] not in (*FIGURES, t.NOBODY):
        yield "aims", "what stays in play lies on a figure"
    if told["weapons"] and told["aims"] != t.NOBODY:
        yield "weapons", "are for items and for spells on yourself"
    if any(weapon.after != t.KEEPS for weapon in told["weapons"]):
        yield "weapons", "of a spell are kept"
    if not stays and told["lasts"] != t.INSTANT:
        yield "lasts", "instant, for what leaves nothing in play"
    if not stays and not told["does"]:
        yield "does", "a spell does something"


def inner(verb: v.Verb) -> list[v.Verb]:
    """A verb and all that is nested in it."""
    nested: list[v.Verb] = []
    if isinstance(verb, v.Deal):
        nested = list(verb.hurt)
    elif isinstance(verb, v.Roll):
        nested = [one for part in verb.lists for one in part]
    elif isinstance(verb, v.IfStunned):
        nested = [*verb.yes, *verb.no]
    return [verb, *(deep for one in nested for deep in inner(one))]


def _words(kinds: Sequence[type]) -> str:
    """The names of verbs as packs write them."""
    shapes = {**VERBS, **COUNTERS}
    names = {thing.make: name for name, thing in shapes.items()}
    return ", ".join(sorted(names.get(kind, "deal") for kind in kinds))


def _named(words: Mapping[str, int], numbers: Sequence[int]) -> str:
    return " or ".join(word for word, number in words.items() if number in numbers)
