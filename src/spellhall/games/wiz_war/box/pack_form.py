"""What a pack of Wiz-War may contain: spells, counters and items over the verbs that there are.

Only such combinations are let in as the rules are written for. Nothing in a pack sets off itself:
no verb casts, summons or gives another turn.
"""

from collections.abc import Mapping, Sequence
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
from spellhall.games.wiz_war.box import terms as t
from spellhall.games.wiz_war.box import verbs as v
from spellhall.games.wiz_war.box.card_form import Card, Weapon
from spellhall.games.wiz_war.box.pack_judge import judge
from spellhall.games.wiz_war.box.pack_terms import (
    AIMS,
    DURATIONS,
    MODIFIERS,
    REACHES,
    TRAITS,
    TRIGGERS,
    TYPES,
)

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


def deal(hurt: Mapping[str, Thing], *, indirect: bool = False, around: bool = False) -> Thing:
    """Damage; what follows for whoever was hurt is written out level by level.

    Figures beside the target are announced with a spell, so only what a spell itself does may
    concern them.
    """

    def made(**told: Any) -> v.Deal:
        return v.Deal(indirect=indirect, **told)

    fields: dict[str, Field | Shape] = {
        "n": AMOUNT,
        "kind": Field(KIND, t.MAGICAL),
        "element": Field(Word(ELEMENTS), t.PLAIN),
        "to": Field(TO_WHOM if around else TO_ONE, t.TARGET),
        "noevade": Field(Yes("It cannot be evaded."), False),
    }
    if hurt:
        fields["hurt"] = Field(Several(OneVerb(hurt), 0, 2, "For whoever was damaged."), ())
    return Thing(fields, made, "Damage from one source.")


def stun(to: Shape) -> dict[str, Thing]:
    """A stun, of these."""
    return {"stun": Thing({"n": Field(AMOUNT, v.N(1)), "to": Field(to, t.TARGET)}, v.Stun)}


STUN: Final = stun(TO_ONE)
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
    "deal": deal({**HURT, **stun(TO_WHOM)}, around=True),
    **stun(TO_WHOM),
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
