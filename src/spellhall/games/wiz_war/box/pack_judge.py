"""What does not go together in a card of a pack: only what the rules are written for is let in."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from spellhall.games.wiz_war.box import counter_verbs as c
from spellhall.games.wiz_war.box import terms as t
from spellhall.games.wiz_war.box import verbs as v
from spellhall.games.wiz_war.box.pack_terms import MODIFIERS, REACHES

WRITTEN: Final[dict[type, str]] = {v.DrawThenTrim: "draw"}  # the others by their names
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
    yield from _judge_amounts(told)
    yield from _judge_objects(told)
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


def _judge_amounts(told: Mapping[str, Any]) -> Iterable[tuple[str, str]]:
    """Every amount is something."""
    lists = {field: told[field] for field in ("does", "counters", "each_turn")}
    lists |= {f"weapons[{i}].does": weapon.does for i, weapon in enumerate(told["weapons"])}
    for field, verbs in lists.items():
        for i, verb in enumerate(verbs):
            if any(getattr(one, "n", None) == v.N() for one in inner(verb)):
                yield f"{field}[{i}].n", "an amount has a base, energy or a die"


def _judge_objects(told: Mapping[str, Any]) -> Iterable[tuple[str, str]]:
    """What an attack breaks is gone before it could strike again."""
    lists = {"does": told["does"] if told["aims"] == t.OWC else ()}
    for i, weapon in enumerate(told["weapons"]):
        lists[f"weapons[{i}].does"] = weapon.does if weapon.aims == t.OWC else ()
    for field, verbs in lists.items():
        if sum(isinstance(verb, v.Deal) and verb.to == t.TARGET for verb in verbs) > 1:
            yield field, "one deal at an object-or-figure: it may break; or aim at a figure"


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
    return ", ".join(sorted(WRITTEN.get(kind, _hyphened(kind.__name__)) for kind in kinds))


def _hyphened(name: str) -> str:
    return "".join(f"-{x.lower()}" if x.isupper() else x for x in name).lstrip("-")


def _named(words: Mapping[str, int], numbers: Sequence[int]) -> str:
    return " or ".join(word for word, number in words.items() if number in numbers)
