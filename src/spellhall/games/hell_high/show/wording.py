"""All words of Hell High, by question and by event."""

from typing import Final

from spellhall.engine.wording import Wording
from spellhall.games.hell_high.frames.effects import (
    ChooseGrudge,
    ChooseLastingGlyph,
    DiscardOne,
    DropComponent,
    PickCreature,
    PickTarget,
    PickTreasure,
)
from spellhall.games.hell_high.frames.harm import Shield, ShiftLoss
from spellhall.games.hell_high.frames.match import NextOpened, PickWizard
from spellhall.games.hell_high.frames.power import BeforeRoll, ExtraTarget, RerollDie, TurnDie
from spellhall.games.hell_high.frames.round import (
    Build,
    ChangeMind,
    Demand,
    GiveCard,
    PickEnvied,
    PickGlyph,
    PickHealed,
)
from spellhall.games.hell_high.frames.turn import Cast, Hurry, PickSlot
from spellhall.games.hell_high.show import sentences
from spellhall.games.hell_high.show.options import (
    before_option,
    build_option,
    cast_option,
    creature_option,
    demand_option,
    discard_option,
    drop_option,
    envied_option,
    extra_option,
    give_option,
    glyph_option,
    grudge_option,
    healed_option,
    hurry_option,
    lasting_option,
    mind_option,
    opened_option,
    reroll_option,
    shield_option,
    shift_option,
    slot_option,
    target_option,
    treasure_option,
    turn_die_option,
    wizard_option,
)
from spellhall.games.hell_high.show.prompts import (
    before_prompt,
    build_prompt,
    cast_prompt,
    creature_prompt,
    demand_prompt,
    discard_prompt,
    drop_prompt,
    envied_prompt,
    extra_prompt,
    give_prompt,
    glyph_prompt,
    grudge_prompt,
    healed_prompt,
    hurry_prompt,
    lasting_prompt,
    mind_prompt,
    opened_prompt,
    reroll_prompt,
    shield_prompt,
    shift_prompt,
    slot_prompt,
    target_prompt,
    treasure_prompt,
    turn_die_prompt,
    wizard_prompt,
)
from spellhall.games.hell_high.show.refusals import (
    later_components,
    second_of_a_type,
    taken_wizards,
    useless_creatures,
    wrong_type,
)


def all_words() -> Wording:
    """How every question and every event is said."""
    wording = Wording()
    wording.question(PickWizard, "pick_wizard", wizard_prompt, wizard_option, taken_wizards)
    wording.question(NextOpened, "next_opened", opened_prompt, opened_option)
    wording.question(ChooseLastingGlyph, "choose_lasting_glyph", lasting_prompt, lasting_option)
    wording.question(ChooseGrudge, "choose_grudge", grudge_prompt, grudge_option)
    wording.question(PickGlyph, "pick_glyph", glyph_prompt, glyph_option)
    wording.question(Demand, "demand", demand_prompt, demand_option)
    wording.question(GiveCard, "give_card", give_prompt, give_option, wrong_type)
    wording.question(PickHealed, "pick_healed", healed_prompt, healed_option)
    wording.question(PickEnvied, "pick_envied", envied_prompt, envied_option)
    wording.question(Build, "build", build_prompt, build_option, second_of_a_type)
    wording.question(ChangeMind, "change_mind", mind_prompt, mind_option)
    wording.question(Hurry, "hurry", hurry_prompt, hurry_option)
    wording.question(PickSlot, "pick_slot", slot_prompt, slot_option)
    wording.question(Cast, "cast", cast_prompt, cast_option, later_components)
    wording.question(PickTarget, "pick_target", target_prompt, target_option)
    wording.question(PickTreasure, "pick_treasure", treasure_prompt, treasure_option)
    wording.question(PickCreature, "pick_creature", creature_prompt, creature_option)
    wording.question(DropComponent, "drop_component", drop_prompt, drop_option)
    wording.question(DiscardOne, "discard_one", discard_prompt, discard_option)
    wording.question(BeforeRoll, "before_roll", before_prompt, before_option)
    wording.question(RerollDie, "reroll_die", reroll_prompt, reroll_option)
    wording.question(TurnDie, "turn_die", turn_die_prompt, turn_die_option)
    wording.question(ExtraTarget, "extra_target", extra_prompt, extra_option)
    wording.question(Shield, "shield", shield_prompt, shield_option, useless_creatures)
    wording.question(ShiftLoss, "shift_loss", shift_prompt, shift_option)
    sentences.register(wording)
    return wording


WORDING: Final = all_words()
