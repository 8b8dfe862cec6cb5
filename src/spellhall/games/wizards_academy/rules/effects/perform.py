"""Carrying out the effects of a text one after another: which function does what."""

from collections.abc import Callable
from typing import Any, Final

from spellhall.engine.machine.stack import Rules, then
from spellhall.games.wizards_academy.box import effects, wizard_effects
from spellhall.games.wizards_academy.box.effects import Effect
from spellhall.games.wizards_academy.box.texts import BOOST, TEXTS
from spellhall.games.wizards_academy.frames.effects import GiveUp, GoOn, LoseOne, Perform, Receive
from spellhall.games.wizards_academy.rules.effects import (
    building,
    cards,
    creatures,
    damage,
    glyphs,
    grid,
    items,
    lasting,
    moving,
    threats,
)
from spellhall.games.wizards_academy.state.state import NO_AIM, Academy

Does = Callable[[Any, Any, Any], None]

# How each effect begins.
BEGINS: Final[dict[type[Effect], Does]] = {
    effects.Rotate: building.do_rotate,
    effects.Invert: building.do_invert,
    effects.SwapHere: building.do_swap_here,
    effects.SwapOutside: building.do_swap_outside,
    effects.Unsettle: building.do_unsettle,
    effects.Rebuild: building.do_rebuild,
    effects.Foresee: cards.do_foresee,
    effects.Scry: cards.do_scry,
    effects.Redraw: cards.do_redraw,
    effects.Damage: damage.do_damage,
    effects.Annihilate: damage.do_annihilate,
    wizard_effects.Gain: glyphs.do_gain,
    wizard_effects.Lose: glyphs.do_lose,
    wizard_effects.Give: glyphs.do_give,
    wizard_effects.Transcribe: glyphs.do_transcribe,
    wizard_effects.Trade: glyphs.do_trade,
    wizard_effects.Steal: glyphs.do_steal,
    wizard_effects.Prank: glyphs.do_prank,
    wizard_effects.PayGlyphs: items.do_pay,
    wizard_effects.Item: items.do_item,
    wizard_effects.EnchantWand: items.do_enchant_wand,
    wizard_effects.Masterwork: items.do_masterwork,
    wizard_effects.Shuffle: grid.do_shuffle,
    wizard_effects.Peek: grid.do_peek,
    wizard_effects.BindSpell: grid.do_bind_spell,
    wizard_effects.NameSpells: grid.do_name_spells,
    wizard_effects.Unravel: grid.do_unravel,
    wizard_effects.Unbind: grid.do_unbind,
    wizard_effects.Echo: grid.do_echo,
    wizard_effects.GainActions: lasting.do_gain_actions,
    wizard_effects.Mana: lasting.do_mana,
    wizard_effects.Meditate: lasting.do_meditate,
    wizard_effects.Shelter: lasting.do_shelter,
    wizard_effects.Stoneskin: lasting.do_stoneskin,
    wizard_effects.Uplift: lasting.do_uplift,
    wizard_effects.WardRoom: lasting.do_ward_room,
    wizard_effects.CalmElements: lasting.do_calm_elements,
    wizard_effects.ScramblePaths: lasting.do_scramble_paths,
    wizard_effects.Dash: moving.do_dash,
    wizard_effects.Sidestep: moving.do_sidestep,
    wizard_effects.Stumble: moving.do_stumble,
    wizard_effects.TeleportSelf: moving.do_teleport_self,
    wizard_effects.Fold: moving.do_fold,
    wizard_effects.GoOutside: moving.do_go_outside,
    wizard_effects.Summon: moving.do_summon,
    wizard_effects.Scatter: moving.do_scatter,
    wizard_effects.Lure: moving.do_lure,
    effects.Place: threats.do_place,
    effects.Remove: threats.do_remove,
    effects.Snuff: threats.do_snuff,
    effects.Abjure: threats.do_abjure,
    effects.CaveIn: threats.do_cave_in,
    effects.Dominion: threats.do_dominion,
    effects.Transmute: threats.do_transmute,
    effects.ConvertToken: threats.do_convert_token,
    effects.Activate: threats.do_activate,
    effects.Deface: threats.do_deface,
    effects.Grip: creatures.do_grip,
    effects.Banish: creatures.do_banish,
    effects.Gather: creatures.do_gather,
}

# How effects go on that ask, or that go from one target to the next: by the names of their steps.
STEPS: Final[dict[type[Effect], dict[str, Does]]] = {
    effects.Damage: {
        "hit farther": damage.hit_farther,
        "hit target": damage.hit_target,
        "next target": damage.next_target,
    },
    effects.Annihilate: {"annihilate kind": damage.annihilate_kind},
    effects.Place: {
        "place kind": threats.place_kind,
        "place again": threats.place_again,
        "place there": threats.place_there,
    },
    effects.Remove: {"remove thing": threats.remove_thing, "clear room": threats.clear_room},
    effects.Abjure: {
        "abjure here": threats.abjure_here,
        "abjure next door": threats.abjure_next_door,
    },
    effects.CaveIn: {"cave in": threats.cave_in},
    effects.Dominion: {"rule element": threats.rule_element},
    effects.Transmute: {
        "transmute from": threats.transmute_from,
        "transmute into": threats.transmute_into,
    },
    effects.ConvertToken: {
        "convert from": threats.convert_from,
        "convert into": threats.convert_into,
    },
    effects.Deface: {"deface": threats.deface},
    effects.Grip: {
        "grip creature": creatures.grip_creature,
        "force creature": creatures.force_creature,
        "grip on": creatures.grip_on,
    },
    effects.Gather: {
        "gather creature": creatures.gather_creature,
        "gather on": creatures.gather_on,
    },
    effects.Rotate: {
        "turn neighbour": building.turn_neighbour,
        "turn room": building.turn_chosen,
        "turn moved": building.turn_moved,
    },
    effects.SwapHere: {"swap with": building.swap_with},
    effects.SwapOutside: {"swap outside": building.swap_outside},
    effects.Unsettle: {"unsettle": building.unsettle},
    effects.Rebuild: {"rebuild": building.rebuild},
    effects.Foresee: {"order rooms": cards.order_rooms},
    effects.Scry: {"sink disaster": cards.sink_disaster, "order disasters": cards.order_disasters},
    wizard_effects.Sidestep: {"sidestep": moving.sidestep},
    wizard_effects.Lure: {"lure next": moving.lure_next},
    wizard_effects.TeleportSelf: {
        "teleport": moving.teleport_there,
        "invite": moving.invite,
        "answer invitation": moving.answer_invitation,
    },
    wizard_effects.Fold: {
        "fold": moving.fold,
        "fold to": moving.fold_to,
        "invite": moving.invite,
        "answer invitation": moving.answer_invitation,
    },
    wizard_effects.Summon: {"summon": moving.summon},
    wizard_effects.Scatter: {"scatter next": moving.scatter_next},
    wizard_effects.Shelter: {"shelter": lasting.shelter},
    wizard_effects.Stoneskin: {"stoneskin": lasting.stoneskin},
    wizard_effects.WardRoom: {"ward room": lasting.ward_room},
    wizard_effects.Give: {"give type": glyphs.give_type},
    wizard_effects.Transcribe: {
        "transcribe glyph": glyphs.transcribe_glyph,
        "gain type": glyphs.gain_type,
    },
    wizard_effects.Trade: {"trade glyph": glyphs.trade_glyph, "gain type": glyphs.gain_type},
    wizard_effects.Steal: {"steal from": glyphs.steal_from, "steal again": glyphs.steal_again},
    wizard_effects.PayGlyphs: {"pay glyph": items.pay_glyph},
    wizard_effects.Item: {"mark item": items.mark_item, "keep item": items.keep_item},
    wizard_effects.EnchantWand: {"enchant wand": items.enchant_wand, "keep item": items.keep_item},
    wizard_effects.Masterwork: {
        "choose masterwork": items.choose_masterwork,
        "make masterwork": items.make_masterwork,
        "mark item": items.mark_item,
        "keep item": items.keep_item,
    },
    wizard_effects.Peek: {"peek at": grid.peek_at},
    wizard_effects.BindSpell: {"bind spell": grid.bind_spell},
    wizard_effects.Unravel: {"bind spell": grid.bind_spell},
    wizard_effects.Unbind: {"unbind": grid.unbind},
    wizard_effects.Echo: {"echo": grid.echo},
}


def perform(s: Academy, f: Perform) -> None:
    """The effects are done in the order of the text (WA-SP-3); a boost goes on with its aim."""
    text = TEXTS[f.text][f.card]
    if f.at == 0 and f.text != BOOST:
        s.aim = NO_AIM
    if f.at + 1 < len(text):
        then(s, Perform(f.seat, f.text, f.card, f.at + 1))
    effect = text[f.at]
    BEGINS[type(effect)](s, f, effect)


def go_on(s: Academy, f: GoOn) -> None:
    """The next step of an effect."""
    effect = TEXTS[f.text][f.card][f.at]
    STEPS[type(effect)][f.step](s, f, effect)


def register(rules: Rules) -> None:
    """Which function serves which frame."""
    rules.work(Perform, perform)
    rules.work(GoOn, go_on)
    rules.work(LoseOne, glyphs.lose_one)
    rules.work(GiveUp, glyphs.give_up)
    rules.work(Receive, glyphs.receive)
