"""How every question of Wizard's Academy is said: which functions say which.

Things on the screen: room:<number>, wizard:<seat>, beast:<number>, token:<room>:<kind>,
glyph:<seat>:<type>, shared:<seat>, source:<type>, space:<pair>, disaster:<card>, mana, stop.
"""

from typing import Final

from spellhall.engine.wording import Wording
from spellhall.games.wizards_academy.frames.casting import NameSpace, NameSpell, Pay, Permit
from spellhall.games.wizards_academy.frames.picks import PICKS
from spellhall.games.wizards_academy.frames.threats import (
    Flee,
    OrderActivation,
    OrderEndure,
    OrderInteraction,
    Spare,
)
from spellhall.games.wizards_academy.frames.turn import (
    Act,
    DashOn,
    PickPerson,
    Postlude,
    Prelude,
    Refine,
    ShareGlyph,
)
from spellhall.games.wizards_academy.show import sentences
from spellhall.games.wizards_academy.show.questions.casting import (
    name_space_option,
    name_space_prompt,
    name_spell_option,
    name_spell_prompt,
    pay_option,
    pay_prompt,
    permit_option,
    permit_prompt,
)
from spellhall.games.wizards_academy.show.questions.openings import (
    person_option,
    person_prompt,
    refine_option,
    refine_prompt,
)
from spellhall.games.wizards_academy.show.questions.picks import pick_option, pick_prompt
from spellhall.games.wizards_academy.show.questions.threats import (
    activation_option,
    activation_prompt,
    endure_option,
    endure_prompt,
    flee_option,
    flee_prompt,
    interaction_option,
    interaction_prompt,
    spare_option,
    spare_prompt,
)
from spellhall.games.wizards_academy.show.questions.turn import (
    act_option,
    act_prompt,
    dash_option,
    dash_prompt,
    postlude_option,
    postlude_prompt,
    prelude_option,
    prelude_prompt,
    share_option,
    share_prompt,
)
from spellhall.games.wizards_academy.show.refusals import act_refusals

WORDING: Final = Wording()


WORDING.question(PickPerson, "pick_person", person_prompt, person_option)
WORDING.question(Refine, "refine", refine_prompt, refine_option)
WORDING.question(Prelude, "prelude", prelude_prompt, prelude_option)
WORDING.question(Postlude, "postlude", postlude_prompt, postlude_option)
WORDING.question(Act, "act", act_prompt, act_option, act_refusals)
WORDING.question(ShareGlyph, "share_glyph", share_prompt, share_option)
WORDING.question(DashOn, "dash_on", dash_prompt, dash_option)
WORDING.question(Pay, "pay", pay_prompt, pay_option)
WORDING.question(Permit, "permit", permit_prompt, permit_option)
WORDING.question(NameSpace, "name_space", name_space_prompt, name_space_option)
WORDING.question(NameSpell, "name_spell", name_spell_prompt, name_spell_option)
WORDING.question(OrderActivation, "order_activation", activation_prompt, activation_option)
WORDING.question(OrderInteraction, "order_interaction", interaction_prompt, interaction_option)
WORDING.question(OrderEndure, "order_endure", endure_prompt, endure_option)
WORDING.question(Spare, "spare", spare_prompt, spare_option)
WORDING.question(Flee, "flee", flee_prompt, flee_option)
for _id, _kind in PICKS.items():
    WORDING.question(_kind, _id, pick_prompt, pick_option)
sentences.register(WORDING)
