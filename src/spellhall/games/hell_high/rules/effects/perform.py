"""What a card does: its verbs in printed order (ledger section 6.1)."""

from collections.abc import Callable
from typing import Any, Final

from spellhall.engine.machine.chance import roll
from spellhall.engine.machine.events import tell
from spellhall.engine.machine.stack import Rules, then
from spellhall.games.hell_high.box.cards import IS_CREATURE, KIND_OF, PARTS_OF
from spellhall.games.hell_high.box.verbs import (
    DELIVERY,
    FIRST_GROUP,
    RANDOM,
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
)
from spellhall.games.hell_high.choices import AIM_AT
from spellhall.games.hell_high.frames.effects import Perform, PickTarget
from spellhall.games.hell_high.rules.effects.branches import (
    do_bully,
    do_if,
    do_power_roll,
    do_roll_die,
)
from spellhall.games.hell_high.rules.effects.dead_cards import (
    do_bear_grudge,
    do_choose_glyph,
    do_discard_each,
    do_draw_dead,
    do_fetch_creature,
    do_more_cards,
    do_set_life,
)
from spellhall.games.hell_high.rules.effects.life import (
    do_damage,
    do_heal,
    do_ritual,
    do_status,
    do_suffer,
)
from spellhall.games.hell_high.rules.effects.spells import do_add_top, do_remove_component
from spellhall.games.hell_high.rules.effects.targets import candidates, why_not_target
from spellhall.games.hell_high.rules.effects.treasures import do_destroy, do_gain, do_steal
from spellhall.games.hell_high.state.state import Brawl


def perform(s: Brawl, f: Perform) -> None:
    """Clauses in printed order (HH-TURN-8); those of a caster who died are lost (HH-TURN-11)."""
    if KIND_OF[f.card] <= DELIVERY and s.players[f.seat].hp == 0:
        return
    verbs = PARTS_OF[f.card][f.part]
    verb = verbs[f.clause]
    if isinstance(verb, Aim):
        take_aim(s, f, verb)
        return
    if f.clause + 1 < len(verbs):
        s.stack.append(Perform(f.seat, f.card, f.part, f.clause + 1, f.targets, f.lower))
    DO[type(verb)](s, f, verb)


# -- Aiming ---------------------------------------------------------------------------------------


def take_aim(s: Brawl, f: Perform, verb: Aim) -> None:
    """Without a legal target nothing more happens, but a Creature rolls (HH-TARGET-12)."""
    found = candidates(s, f.seat, verb.at)
    if not found:
        tell(s, "no_target", f.seat, f.card)
    if verb.at >= FIRST_GROUP or not found:
        if found or IS_CREATURE[f.card]:
            aimed(s, f.seat, f.card, f.part, f.clause, tuple(found))
    elif verb.at == RANDOM:
        aimed(s, f.seat, f.card, f.part, f.clause, (random_foe(s, f, found),))
    else:
        then(s, PickTarget(f.seat, f.card, f.part, f.clause))


def random_foe(s: Brawl, f: Perform, found: list[int]) -> int:
    """Numbered clockwise from the left; numbers not assigned are rolled again (HH-TARGET-7)."""
    while True:
        number = roll(s, 6)
        if number <= len(found):
            tell(s, "random_foe", f.seat, number, found[number - 1], f.card)
            return found[number - 1]


def legal_targets(s: Brawl, f: PickTarget) -> list[int]:
    """The caster chooses, among ties too (HH-TARGET-4)."""
    verb = PARTS_OF[f.card][f.part][f.clause]
    assert isinstance(verb, Aim)
    return [AIM_AT.codes[seat] for seat in candidates(s, f.seat, verb.at)]


def why_not_aim(s: Brawl, f: PickTarget, seat: int) -> int:
    """What the aim of the card says against a wizard."""
    verb = PARTS_OF[f.card][f.part][f.clause]
    assert isinstance(verb, Aim)
    return why_not_target(s, f.seat, seat, verb.at)


def pick_target(s: Brawl, f: PickTarget, choice: int) -> None:
    """The card goes on against this wizard."""
    aimed(s, f.seat, f.card, f.part, f.clause, (AIM_AT.first[choice],))


def aimed(s: Brawl, seat: int, card: int, part: int, clause: int, targets: tuple[int, ...]) -> None:
    """The ranks are compared now, before the damage (HH-BULLY-8)."""
    lower = len(targets) == 1 and s.players[targets[0]].rank < s.players[seat].rank
    then(s, Perform(seat, card, part, clause + 1, targets, lower))
    if targets and s.watched:
        tell(s, "aim", seat, card, targets)


# -- Which function does which verb ----------------------------------------------------------------


def do_nothing_now(s: Brawl, f: Perform, verb: Verb) -> None:
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
