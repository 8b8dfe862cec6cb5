"""Carrying out the effects of a text one after another."""

from collections.abc import Callable
from typing import Any, Final

from spellhall.engine.stack import Rules, then
from spellhall.games.wizards_academy.box import effects, wizard_effects
from spellhall.games.wizards_academy.box.cardlists import EFFECTS
from spellhall.games.wizards_academy.box.effects import Effect
from spellhall.games.wizards_academy.frames.effects import GiveUp, LoseOne, Perform, Receive
from spellhall.games.wizards_academy.frames.picks import PickGlyph
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
from spellhall.games.wizards_academy.rules.table.wizards import gain_glyph, lose_glyph, owned
from spellhall.games.wizards_academy.state.state import NONE, School

# Which function carries out which effect.
DO: Final[dict[type[Effect], Callable[[Any, Any, Any], None]]] = {
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
    wizard_effects.Pay: items.do_pay,
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


def perform(s: School, f: Perform) -> None:
    """The verbs are done in the order of the text (WA-SP-3)."""
    verbs = EFFECTS[f.effects]
    if f.step == 0 and f.at + 1 < len(verbs):
        then(s, Perform(f.seat, f.effects, f.at + 1, 0))
    verb = verbs[f.at]
    DO[type(verb)](s, f, verb)


def lose_one(s: School, f: LoseOne) -> None:
    """The owner chooses (WA-DEC-8); without a glyph nothing is lost."""
    glyphs = tuple(owned(s, f.seat))
    if glyphs:
        then(s, PickGlyph(f.seat, f.why, glyphs, False), GiveUp(f.seat, f.to))


def give_up(s: School, f: GiveUp) -> None:
    """Gone to the supply, or to another wizard."""
    kind = lose_glyph(s, f.seat, s.picked.pop())
    if f.to != NONE:
        gain_glyph(s, f.to, kind)


def receive(s: School, f: Receive) -> None:
    """A glyph of the type chosen."""
    kind = s.picked.pop()
    if kind != NONE:
        s.marks.append(kind)
        gain_glyph(s, f.seat, kind)


def register(rules: Rules) -> None:
    """Which function serves which frame."""
    rules.work(Perform, perform)
    rules.work(LoseOne, lose_one)
    rules.work(GiveUp, give_up)
    rules.work(Receive, receive)
