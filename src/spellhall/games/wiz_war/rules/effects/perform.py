"""What does each verb, and doing the verbs of a list one after the other (WW-V)."""

from collections.abc import Callable
from typing import Any, Final

from spellhall.engine.machine.stack import Rules, then
from spellhall.games.wiz_war.box import counter_verbs as c_
from spellhall.games.wiz_war.box import verbs as v_
from spellhall.games.wiz_war.box.parts import PARTS
from spellhall.games.wiz_war.frames.effects import Perform
from spellhall.games.wiz_war.rules.effects import (
    countering,
    displacing,
    hands,
    harm,
    making,
    summoning,
    taking,
)
from spellhall.games.wiz_war.state.state import Duel

DO: Final[dict[type[v_.Verb], Callable[[Any, Any, Any], None]]] = {
    v_.Deal: harm.deal,
    v_.DealDie: harm.deal_die,
    v_.Punch: harm.punch,
    v_.Gore: harm.gore,
    v_.Fang: harm.fang,
    v_.Wrath: harm.wrath,
    v_.Smite: harm.smite,
    v_.Split: harm.split,
    v_.Hurl: harm.hurl,
    v_.ShareLife: harm.share_life,
    v_.BrainBurn: harm.brain_burn,
    v_.Shards: harm.shards,
    v_.Stun: harm.do_stun,
    v_.Heal: harm.do_heal,
    v_.HealHalf: harm.heal_half,
    v_.IfStunned: harm.if_stunned,
    v_.Roll: harm.do_roll,
    v_.Smash: harm.smash,
    v_.Push: displacing.do_push,
    v_.Pull: displacing.pull,
    v_.Flee: displacing.flee,
    v_.Steer: displacing.steer,
    v_.Glide: displacing.glide,
    v_.Swoop: displacing.swoop,
    v_.Blink: displacing.blink,
    v_.Stray: displacing.do_stray,
    c_.Slip: displacing.slip,
    v_.SwapPlaces: displacing.swap_places,
    v_.Dash: displacing.dash,
    v_.Idle: displacing.idle,
    v_.Halt: displacing.halt,
    v_.EndPhase: displacing.end_phase,
    v_.Make: making.make,
    v_.MakeTraps: making.make_traps,
    v_.MakeMist: making.make_mist,
    v_.MakeLine: making.make_line,
    v_.BreakLine: making.do_break_line,
    v_.BreakThing: making.break_thing,
    v_.Quench: making.do_quench,
    v_.End: making.end,
    v_.Open: making.do_open,
    v_.TurnBoard: making.turn_board,
    v_.ThroughWall: making.through_wall,
    v_.Brace: making.brace,
    v_.BiteSector: making.bite_sector,
    v_.Aid: making.aid,
    v_.DropOne: taking.drop_one,
    v_.DropAll: taking.drop_all,
    v_.TakeItem: taking.take_item,
    v_.TakeTreasure: taking.take_treasure,
    v_.Stretch: taking.stretch,
    v_.Fetch: taking.fetch,
    v_.PlaceAt: taking.place_at,
    v_.PlaceTacks: taking.place_tacks,
    v_.TakeCards: hands.take_cards,
    v_.Look: hands.look,
    v_.Meld: hands.meld,
    v_.DrawThenTrim: hands.draw_then_trim,
    v_.Peek: hands.peek,
    v_.DiscardRandom: hands.discard_random,
    v_.Beguile: hands.beguile,
    v_.Summon: summoning.summon,
    v_.ReturnCreature: summoning.return_creature,
    v_.CallCreature: summoning.call_creature,
    c_.Cancel: countering.cancel,
    c_.Backlash: countering.backlash,
    c_.Cut: countering.cut,
    c_.CutAttack: countering.cut_attack,
    c_.GhostGuard: countering.ghost_guard,
    c_.Halve: countering.halve,
    c_.EarthWall: countering.earth_wall,
    c_.DouseAttack: countering.douse_attack,
    c_.SendHome: countering.send_home,
    c_.DropTreasure: countering.do_drop_treasure,
    c_.StayAlive: countering.stay_alive,
}


def perform(s: Duel, f: Perform) -> None:
    """The verbs are done in the order of the list."""
    verbs = PARTS[f.part]
    if f.at + 1 < len(verbs):
        then(
            s,
            Perform(
                part=f.part,
                seat=f.seat,
                target=f.target,
                card=f.card,
                by=f.by,
                energy=f.energy,
                height=f.height,
                at=f.at + 1,
            ),
        )
    verb = verbs[f.at]
    DO[type(verb)](s, f, verb)


def register(rules: Rules) -> None:
    """Which function serves which frame."""
    rules.work(Perform, perform)
