"""What the verbs of cards do (ledger section 6.1)."""

from collections.abc import Callable
from typing import Any, Final

from spellhall.engine.chance import roll
from spellhall.engine.events import tell
from spellhall.engine.stack import Rules, then
from spellhall.games.hell_high.cards import (
    EFFECTS,
    EFFECTS_OF,
    IS_CREATURE,
    KIND_OF,
    WHEN_OF,
    effects_number,
)
from spellhall.games.hell_high.design import ON_BULLY, PROTECTED
from spellhall.games.hell_high.frames import PickSlot, ReplaceWild
from spellhall.games.hell_high.frames_of_effects import (
    AfterBully,
    Blow,
    ChangeStatus,
    DropComponent,
    Perform,
    PickCreature,
    PickTarget,
    PickTreasure,
)
from spellhall.games.hell_high.rules.dead_effects import (
    do_bear_grudge,
    do_choose_glyph,
    do_discard_each,
    do_draw_dead,
    do_fetch_creature,
    do_more_cards,
    do_set_life,
)
from spellhall.games.hell_high.rules.life import heal
from spellhall.games.hell_high.rules.piles import (
    add_to_spell,
    discard,
    draw_main,
    gain_treasure,
    kept_creatures,
    remove_creature,
    take_from_spell,
    with_power,
)
from spellhall.games.hell_high.rules.power import start_roll
from spellhall.games.hell_high.rules.targets import candidates, lowest
from spellhall.games.hell_high.state import NOBODY, School
from spellhall.games.hell_high.verbs import (
    DELIVERY,
    EACH_LOWER,
    FIRST_GROUP,
    HIGH_RANK,
    ME,
    RANDOM,
    WILD,
    AddTop,
    Aim,
    BearGrudge,
    Bully,
    ChooseGlyph,
    Damage,
    Destroy,
    DiscardEach,
    DrawDead,
    FetchCreature,
    Gain,
    Heal,
    If,
    Keep,
    MoreCards,
    PowerRoll,
    Reaction,
    RemoveComponent,
    Ritual,
    RollDie,
    SetLife,
    Status,
    Steal,
    Suffer,
    Verb,
    Verbs,
)


def perform(s: School, f: Perform) -> None:
    """Clauses in printed order (HH-TURN-8); those of a caster who died are lost (HH-TURN-11)."""
    if KIND_OF[f.card] <= DELIVERY and s.players[f.seat].hp == 0:
        return
    verbs = EFFECTS[f.effects]
    verb = verbs[f.at]
    if isinstance(verb, Aim):
        take_aim(s, f, verb)
        return
    if f.at + 1 < len(verbs):
        s.stack.append(Perform(f.seat, f.card, f.effects, f.at + 1, f.targets, f.lower))
    DO[type(verb)](s, f, verb)


def nested(s: School, f: Perform, verbs: Verbs) -> None:
    """Perform another list with the same targets."""
    if verbs:
        then(s, Perform(f.seat, f.card, effects_number(verbs), 0, f.targets, f.lower))


# -- Aiming ---------------------------------------------------------------------------------------


def take_aim(s: School, f: Perform, verb: Aim) -> None:
    """Without a legal target nothing more happens, but a Creature rolls (HH-TARGET-12)."""
    found = candidates(s, f.seat, verb.at)
    if verb.at >= FIRST_GROUP or not found:
        if found or IS_CREATURE[f.card]:
            aimed(s, f.seat, f.card, f.effects, f.at, tuple(found))
        else:
            tell(s, "no_target", f.seat, f.card)
    elif verb.at == RANDOM:
        aimed(s, f.seat, f.card, f.effects, f.at, (random_foe(s, f.seat, found),))
    else:
        then(s, PickTarget(f.seat, f.card, f.effects, f.at))


def random_foe(s: School, seat: int, found: list[int]) -> int:
    """Numbered clockwise from the left; numbers not assigned are rolled again (HH-TARGET-7)."""
    while True:
        number = roll(s, 6)
        if number <= len(found):
            tell(s, "random_foe", seat, number, found[number - 1])
            return found[number - 1]


def legal_targets(s: School, f: PickTarget) -> list[int]:
    """The caster chooses, among ties too (HH-TARGET-4)."""
    verb = EFFECTS[f.effects][f.at]
    assert isinstance(verb, Aim)
    return candidates(s, f.seat, verb.at)


def pick_target(s: School, f: PickTarget, target: int) -> None:
    """The card goes on against this wizard."""
    aimed(s, f.seat, f.card, f.effects, f.at, (target,))


def aimed(s: School, seat: int, card: int, effects: int, at: int, targets: tuple[int, ...]) -> None:
    """The ranks are compared now, before the damage (HH-BULLY-8)."""
    lower = len(targets) == 1 and s.players[targets[0]].rank < s.players[seat].rank
    if targets:
        tell(s, "aim", seat, card, targets)
    then(s, Perform(seat, card, effects, at + 1, targets, lower))


# -- Life and status ------------------------------------------------------------------------------


def do_damage(s: School, f: Perform, verb: Damage) -> None:
    """One instance for all targets at once (HH-VERB-1)."""
    n = verb.n * len(s.players[f.seat].spell) if verb.per_card else verb.n
    if f.targets:
        then(s, Blow(f.seat, f.targets, n, f.card))


def do_suffer(s: School, f: Perform, verb: Suffer) -> None:
    """Self-inflicted (HH-D-NOTE-1)."""
    then(s, Blow(f.seat, (f.seat,), verb.n, f.card))


def do_heal(s: School, f: Perform, verb: Heal) -> None:
    """The caster, unless the card says otherwise (HH-TARGET-13)."""
    n = verb.n
    if verb.per_lower:
        n *= len(candidates(s, f.seat, EACH_LOWER))
    if verb.who == ME:
        heal(s, f.seat, n)
    else:
        for target in f.targets:
            heal(s, target, n)


def do_status(s: School, f: Perform, verb: Status) -> None:
    """Gain or lose, with displacement (HH-VERB-3)."""
    if verb.who == ME:
        then(s, ChangeStatus(f.seat, verb.n, False))
    else:
        then(s, *[ChangeStatus(target, verb.n, False) for target in f.targets])


def do_roll_die(s: School, f: Perform, verb: RollDie) -> None:
    """One die, one of three lists (HH-VERB-13)."""
    number = roll(s, 6)
    tell(s, "die", f.seat, f.card, number)
    nested(s, f, verb.lists[(number - 1) // 2])


def do_ritual(s: School, f: Perform, verb: Ritual) -> None:
    """Whoever rolls below the own rank takes damage, the caster too (HH-Q-NOTE-2)."""
    hit: list[int] = []
    for seat in [*candidates(s, f.seat, FIRST_GROUP), f.seat]:
        number = roll(s, 6)
        tell(s, "die", seat, f.card, number)
        if number < s.players[seat].rank:
            hit.append(seat)
    if hit:
        then(s, Blow(f.seat, tuple(hit), verb.n, f.card))


# -- Treasures and Creatures ----------------------------------------------------------------------


def do_gain(s: School, f: Perform, verb: Gain) -> None:
    """From the Treasure Deck (HH-VERB-4)."""
    for _ in range(verb.n):
        gain_treasure(s, f.seat)


def do_steal(s: School, f: Perform, verb: Steal) -> None:
    """Not from one who is protected, dead or without Treasure (HH-VERB-5)."""
    target = f.targets[0]
    if can_lose_treasure(s, f.seat, target):
        then(s, PickTreasure(f.seat, target, True))


def do_destroy(s: School, f: Perform, verb: Destroy) -> None:
    """The owner of the effect picks which (HH-VERB-6)."""
    target = f.targets[0]
    if verb.creature:
        then(s, PickCreature(f.seat, target))
    elif can_lose_treasure(s, f.seat, target):
        then(s, PickTreasure(f.seat, target, False))


def can_lose_treasure(s: School, seat: int, target: int) -> bool:
    """A dead wizard's Treasures are safe, and a dead wizard is no foe (HH-EVER-2, HH-AMB-32)."""
    other = s.players[target]
    if other.hp == 0 or not other.treasures:
        return False
    return s.players[seat].hp == 0 or with_power(other.treasures, PROTECTED) == NOBODY


def treasures_of(s: School, f: PickTreasure) -> list[int]:
    """Any Treasure of the target."""
    return s.players[f.target].treasures.copy()


def pick_treasure(s: School, f: PickTreasure, card: int) -> None:
    """It changes hands, or is discarded."""
    s.players[f.target].treasures.remove(card)
    if f.steal:
        s.players[f.seat].treasures.append(card)
        tell(s, "steal", f.seat, f.target, card)
    else:
        discard(s, card)
        tell(s, "destroy", f.seat, f.target, card)


def creatures_of(s: School, f: PickCreature) -> list[int]:
    """Any kept Creature of the target."""
    return kept_creatures(s, f.target).copy()


def pick_creature(s: School, f: PickCreature, card: int) -> None:
    """It is discarded."""
    remove_creature(s, f.target, card)
    tell(s, "destroy", f.seat, f.target, card)


# -- Spells ---------------------------------------------------------------------------------------


def do_bully(s: School, f: Perform, verb: Bully) -> None:
    """Only against a foe who was lower when chosen (HH-BULLY-1, HH-BULLY-2)."""
    if not f.lower:
        return
    target = f.targets[0]
    for inner in verb.verbs:
        if isinstance(inner, RemoveComponent) and not removable(s, target):
            return
    tell(s, "bully", f.seat, target, f.card)
    then(s, AfterBully(f.seat, target))
    nested(s, f, verb.verbs)


def removable(s: School, target: int) -> bool:
    """Whether the foe still has components to give up (HH-BULLY-6)."""
    return s.players[target].hp > 0 and bool(s.players[target].spell)


def after_bully(s: School, f: AfterBully) -> None:
    """Treasures of the bully strike, each as an instance of its own (HH-T-NOTE-2)."""
    if s.players[f.target].hp == 0 or s.players[f.seat].hp == 0:
        return
    for card in s.players[f.seat].treasures:
        if WHEN_OF[card] == ON_BULLY:
            for verb in EFFECTS[EFFECTS_OF[card]]:
                assert isinstance(verb, Damage)
                then(s, Blow(f.seat, (f.target,), verb.n, card))


def do_add_top(s: School, f: Perform, verb: AddTop) -> None:
    """The top card joins; Wild Magic becomes a type of choice (HH-BULLY-3, HH-BULLY-4)."""
    card = draw_main(s)
    if card == NOBODY:
        return
    tell(s, "joins", f.seat, card)
    if KIND_OF[card] == WILD:
        s.aside.append(card)
        then(s, PickSlot(f.seat), ReplaceWild(f.seat))
    else:
        add_to_spell(s, f.seat, card, KIND_OF[card])
        s.waiting.append(card)


def do_remove_component(s: School, f: Perform, verb: RemoveComponent) -> None:
    """The bullied foe chooses (HH-BULLY-5)."""
    then(s, DropComponent(f.targets[0], f.seat))


def own_components(s: School, f: DropComponent) -> list[int]:
    """Any component, Wild Magic too (HH-AMB-23)."""
    return s.players[f.seat].spell.copy()


def drop_component(s: School, f: DropComponent, card: int) -> None:
    """It goes face up to the discard pile (HH-HID-8)."""
    take_from_spell(s.players[f.seat], card)
    discard(s, card)
    tell(s, "drop", f.seat, card, len(s.players[f.seat].spell))


# -- The rest -------------------------------------------------------------------------------------


def do_if(s: School, f: Perform, verb: If) -> None:
    """Checked when it is reached (HH-VERB-14)."""
    if verb.condition == HIGH_RANK:
        holds = s.players[f.seat].rank >= 6
    else:
        holds = lowest(s, f.seat)
    nested(s, f, verb.verbs if holds else verb.otherwise)


def do_power_roll(s: School, f: Perform, verb: PowerRoll) -> None:
    """The target is fixed, the dice come (HH-TARGET-1)."""
    start_roll(s, f)


def do_nothing_now(s: School, f: Perform, verb: Verb) -> None:
    """KEEP is settled with the band; a Reaction has no effect in resolution (HH-REACT-7)."""


DO: Final[dict[type[Verb], Callable[[Any, Any, Any], None]]] = {
    Damage: do_damage,
    Suffer: do_suffer,
    Heal: do_heal,
    Status: do_status,
    Gain: do_gain,
    Steal: do_steal,
    Destroy: do_destroy,
    AddTop: do_add_top,
    RemoveComponent: do_remove_component,
    PowerRoll: do_power_roll,
    Keep: do_nothing_now,
    RollDie: do_roll_die,
    Ritual: do_ritual,
    If: do_if,
    Bully: do_bully,
    Reaction: do_nothing_now,
    DiscardEach: do_discard_each,
    DrawDead: do_draw_dead,
    SetLife: do_set_life,
    FetchCreature: do_fetch_creature,
    MoreCards: do_more_cards,
    ChooseGlyph: do_choose_glyph,
    BearGrudge: do_bear_grudge,
}


def register(rules: Rules) -> None:
    """Which function serves which frame."""
    rules.work(Perform, perform)
    rules.question(PickTarget, legal_targets, pick_target)
    rules.question(PickTreasure, treasures_of, pick_treasure)
    rules.question(PickCreature, creatures_of, pick_creature)
    rules.work(AfterBully, after_bully)
    rules.question(DropComponent, own_components, drop_component)
