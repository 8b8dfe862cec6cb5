"""How every question of Wizard's Academy is said: which functions say which.

Things on the screen: room:<number>, wizard:<seat>, beast:<number>, token:<room>:<kind>,
glyph:<seat>:<type>, shared:<seat>, source:<type>, space:<pair>, disaster:<card>, mana, stop.
"""

from typing import Final

from spellhall.engine.wording import Wording, among_nothing
from spellhall.games.wizards_academy import choices as c
from spellhall.games.wizards_academy.frames import casting as spells
from spellhall.games.wizards_academy.frames import threats as perils
from spellhall.games.wizards_academy.frames import turn as turns
from spellhall.games.wizards_academy.rules.grid import why_not_name, why_not_point_at
from spellhall.games.wizards_academy.rules.moving import why_not_dash
from spellhall.games.wizards_academy.rules.openings import why_not_person
from spellhall.games.wizards_academy.rules.turn import why_not_put_out
from spellhall.games.wizards_academy.show import among, sentences
from spellhall.games.wizards_academy.show.questions import casting, openings, picks, threats, turn
from spellhall.games.wizards_academy.show.refusals import (
    ACT_CHECKS,
    NOT_ACTIVATING,
    NOT_ENDURED,
    NOTHING_MEETS,
    REASONS,
    UNPAID,
    UNSHIFTED,
    resort_refusals,
)

WORDING: Final = Wording(c.CHOICES, REASONS)

WORDING.asks(
    turns.PickPerson,
    openings.person_prompt,
    {c.TAKE_PERSON: openings.take_person},
    {c.TAKE_PERSON: why_not_person},
    among=among.people,
)
WORDING.asks(
    turns.Refine,
    openings.refine_prompt,
    {
        c.LEAVE: openings.leave,
        c.FIX: openings.fix,
        c.REFINE_SWAP: openings.swap,
        c.REFINE_TURN: openings.turn,
    },
    refusals=UNSHIFTED,
    among=among.rooms,
)
WORDING.asks(turns.Prelude, turn.prelude_prompt, {c.GO_ON: turn.go_on, c.RECALL_FIRST: turn.recall})
WORDING.asks(
    turns.Postlude, turn.postlude_prompt, {c.STAY_AWAY: turn.stay_away, c.RECALL_LAST: turn.recall}
)
WORDING.asks(
    turns.Act,
    turn.act_prompt,
    {
        c.END: turn.end,
        c.MOVE_TO: turn.move_to,
        c.WANDER: turn.wander,
        c.TAKE: turn.take,
        c.TAKE_TWO: turn.take_two,
        c.USE_ROOM: turn.use_room,
        c.LAST_RESORT: turn.last_resort,
        c.RECALL: turn.recall,
        c.STAFF_CAST: turn.staff_cast,
        c.SHOW: turn.show,
        c.CAST: turn.cast,
    },
    ACT_CHECKS,
    resort_refusals,
    among=among.actions,
)
WORDING.asks(
    turns.ShareGlyph,
    turn.share_prompt,
    {
        c.KEEP: turn.keep,
        c.TAKE_BACK: turn.take_back,
        c.PUT_OUT: turn.put_out,
        c.RECALL_NOW: turn.recall,
    },
    {c.PUT_OUT: why_not_put_out},
    among=among.own_glyphs,
)
WORDING.asks(
    turns.DashOn,
    turn.dash_prompt,
    {
        c.STOP_DASH: turn.stop_dash,
        c.DASH_TO: turn.dash_to,
        c.DASH_ANYWHERE: turn.dash_anywhere,
    },
    {c.DASH_TO: why_not_dash},
    among=among.other_rooms,
)
WORDING.asks(
    spells.Pay,
    casting.pay_prompt,
    {c.PAY_OWN: casting.pay_own, c.PAY_LENT: casting.pay_lent},
    refusals=UNPAID,
    among=among.glyphs_and_loans,
)
WORDING.asks(
    spells.Permit, casting.permit_prompt, {c.ALLOW: casting.allow, c.REFUSE: casting.refuse}
)
WORDING.asks(
    spells.NameSpace,
    casting.name_space_prompt,
    {c.STOP_BINDING: casting.stop_binding, c.POINT_AT: casting.point_at},
    {c.POINT_AT: why_not_point_at},
    among=among.spaces,
)
WORDING.asks(
    spells.NameSpell,
    casting.name_spell_prompt,
    {c.NAME: casting.name},
    {c.NAME: why_not_name},
    among=among.names,
)
WORDING.asks(
    perils.OrderActivation,
    threats.activation_prompt,
    {c.ALL_OF: threats.all_of, c.STANDS: threats.stands, c.CREATURE: threats.creature},
    refusals=NOT_ACTIVATING,
    among=among.activating,
)
WORDING.asks(
    perils.OrderInteraction,
    threats.interaction_prompt,
    {c.MEET: threats.meet},
    refusals=NOTHING_MEETS,
    among=among.rooms,
)
WORDING.asks(
    perils.OrderEndure,
    threats.endure_prompt,
    {c.ENDURE: threats.endure},
    refusals=NOT_ENDURED,
    among=among.endured,
)
WORDING.asks(perils.Spare, threats.spare_prompt, {c.SPARE: threats.spare, c.LET_GO: threats.let_go})
WORDING.asks(perils.Flee, threats.flee_prompt, {c.FLEE: threats.flee, c.STAY: threats.stay})
for _kind in c.PICK_VERBS:
    _verbs = c.CHOICES.answers[_kind].verbs
    WORDING.asks(
        _kind,
        picks.pick_prompt,
        {verb: picks.said(verb) for verb in _verbs},
        refusals=picks.left_out,
        among=among.PICKED.get(_kind, among_nothing),
    )
sentences.register(WORDING)
