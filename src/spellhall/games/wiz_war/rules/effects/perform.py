"""What does each verb, and doing the verbs of a list one after the other (WW-V)."""

from collections.abc import Callable
from typing import Any, Final

from spellhall.engine.machine.stack import Rules, then
from spellhall.games.wiz_war.box import counter_verbs, verbs
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

DO: Final[dict[type[verbs.Verb], Callable[[Any, Any, Any], None]]] = {
    verbs.Deal: harm.deal,
    verbs.DealDie: harm.deal_die,
    verbs.Punch: harm.punch,
    verbs.Gore: harm.gore,
    verbs.Fang: harm.fang,
    verbs.Wrath: harm.wrath,
    verbs.Smite: harm.smite,
    verbs.Split: harm.split,
    verbs.Hurl: harm.hurl,
    verbs.ShareLife: harm.share_life,
    verbs.BrainBurn: harm.brain_burn,
    verbs.Shards: harm.shards,
    verbs.Stun: harm.do_stun,
    verbs.Heal: harm.do_heal,
    verbs.HealHalf: harm.heal_half,
    verbs.IfStunned: harm.if_stunned,
    verbs.Roll: harm.do_roll,
    verbs.Smash: harm.smash,
    verbs.Push: displacing.do_push,
    verbs.Pull: displacing.pull,
    verbs.Flee: displacing.flee,
    verbs.Steer: displacing.steer,
    verbs.Glide: displacing.glide,
    verbs.Swoop: displacing.swoop,
    verbs.Blink: displacing.blink,
    verbs.Stray: displacing.do_stray,
    counter_verbs.Slip: displacing.slip,
    verbs.SwapPlaces: displacing.swap_places,
    verbs.Dash: displacing.dash,
    verbs.Idle: displacing.idle,
    verbs.Halt: displacing.halt,
    verbs.EndPhase: displacing.end_phase,
    verbs.Make: making.make,
    verbs.MakeTraps: making.make_traps,
    verbs.MakeMist: making.make_mist,
    verbs.MakeLine: making.make_line,
    verbs.BreakLine: making.do_break_line,
    verbs.BreakThing: making.break_thing,
    verbs.Quench: making.do_quench,
    verbs.End: making.end,
    verbs.Open: making.do_open,
    verbs.TurnBoard: making.turn_board,
    verbs.ThroughWall: making.through_wall,
    verbs.Brace: making.brace,
    verbs.BiteSector: making.bite_sector,
    verbs.Aid: making.aid,
    verbs.DropOne: taking.drop_one,
    verbs.DropAll: taking.drop_all,
    verbs.TakeItem: taking.take_item,
    verbs.TakeTreasure: taking.take_treasure,
    verbs.Stretch: taking.stretch,
    verbs.Fetch: taking.fetch,
    verbs.PlaceAt: taking.place_at,
    verbs.PlaceTacks: taking.place_tacks,
    verbs.TakeCards: hands.take_cards,
    verbs.Look: hands.look,
    verbs.Meld: hands.meld,
    verbs.DrawThenTrim: hands.draw_then_trim,
    verbs.Peek: hands.peek,
    verbs.DiscardRandom: hands.discard_random,
    verbs.Beguile: hands.beguile,
    verbs.Summon: summoning.summon,
    verbs.ReturnCreature: summoning.return_creature,
    verbs.CallCreature: summoning.call_creature,
    counter_verbs.Cancel: countering.cancel,
    counter_verbs.Backlash: countering.backlash,
    counter_verbs.Cut: countering.cut,
    counter_verbs.CutAttack: countering.cut_attack,
    counter_verbs.GhostGuard: countering.ghost_guard,
    counter_verbs.Halve: countering.halve,
    counter_verbs.EarthWall: countering.earth_wall,
    counter_verbs.DouseAttack: countering.douse_attack,
    counter_verbs.SendHome: countering.send_home,
    counter_verbs.DropTreasure: countering.do_drop_treasure,
    counter_verbs.StayAlive: countering.stay_alive,
}


def perform(s: Duel, f: Perform) -> None:
    """The verbs are done in the order of the list."""
    todo = PARTS[f.part]
    if f.at + 1 < len(todo):
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
    verb = todo[f.at]
    DO[type(verb)](s, f, verb)


def register(rules: Rules) -> None:
    """Which function serves which frame."""
    rules.work(Perform, perform)
