"""Why something cannot be chosen, in words: one entry for each reason of rules/why_not.py."""

from collections.abc import Mapping
from typing import Final

from spellhall.engine.wording import Reason
from spellhall.games.wiz_war.rules import why_not as w_

REASONS: Final[Mapping[int, Reason]] = {
    w_.ONLY_IN_ANSWER: Reason("WW-CARD-2", "Only in answer to what it names."),
    w_.COUNTERS_ONLY: Reason("WW-FRM-3", "Your form allows counters only."),
    w_.FIRST_TURN: Reason("WW-ATK-2", "No attack in your first turn."),
    w_.PEACEFUL: Reason("WW-FRM-7", "Your form does not let you attack."),
    w_.MOVED_WHILE_STUNNED: Reason("WW-STUN-3", "You are stunned and have moved."),
    w_.ATTACK_USED: Reason("WW-ATK-1", "Your attack of this turn is used."),
    w_.STUNNED: Reason("WW-STUN-2", "You are stunned: attack or leave your square, not both."),
    w_.HELD_FAST: Reason("WW-MY-1", "You are held fast."),
    w_.MOVES_NO_MORE: Reason("WW-AMB-31", "You may not move again this turn."),
    w_.NO_FIRE: Reason("WW-EL-5", "No fire burns while the flood lasts."),
    w_.NO_TARGET: Reason("WW-CARD-8", "No legal target in range."),
    w_.SUMMONED_ALREADY: Reason("WW-CRE-7", "This creature is on the board already."),
    w_.NO_ROOM_TO_SUMMON: Reason("WW-SUM-4", "No square next to you is free for it."),
    w_.NO_TREASURE_TO_THROW: Reason("WW-MU-3", "You carry no treasure to throw."),
    w_.BASE_IS_FULL: Reason("WW-REL-1", "You carry a treasure or relic already."),
    w_.BOOSTED_ALREADY: Reason("WW-MOVE-4", "You have boosted your speed this turn."),
    w_.SEALED_DOOR: Reason("WW-DOOR-1", "The door is sealed for everybody."),
    w_.LOCKED_DOOR: Reason("WW-DOOR-1", "The door is locked for you."),
    w_.LET_GO_ALREADY: Reason("WW-DOOR-5", "You have let it go; move on first."),
    w_.STANDS_FAST: Reason("WW-OBJ-4", "It stands fast and cannot be picked up."),
    w_.GLUED: Reason("WW-CJ-14", "It is glued down."),
    w_.WEIGHED_DOWN: Reason("WW-TH-14", "Gravity: nothing can be picked up."),
    w_.NO_POINTS: Reason("WW-OBJ-5", "Picking it up costs a movement point."),
    w_.RELIC_IN_BASE: Reason("WW-REL-1", "You carry a treasure or relic already."),
    w_.TREASURE_IN_BASE: Reason("WW-TRS-2", "You carry a treasure or relic already."),
    w_.DASHED: Reason("WW-MU-11", "No treasure after a Mad Dash."),
    w_.ACTIVATED_ALREADY: Reason("WW-ACT-1", "It was activated this turn."),
    w_.TOO_FEW_POINTS: Reason("WW-ACT-1", "Activating it costs two movement points."),
    w_.ENERGY_ANSWERS_NOTHING: Reason("WW-CARD-3", "Energy fuels a spell; it is no answer."),
    w_.OWN_TURN_ONLY: Reason("WW-CARD-2", "Only in your own turn."),
    w_.NOT_ITS_TARGET: Reason("WW-CNT-7", "You are not its target."),
    w_.CASTER_UNSEEN: Reason("WW-CNT-8", "You do not see the caster."),
    w_.ANSWERS_SOMETHING_ELSE: Reason("WW-CNT-7", "Not what it answers."),
    w_.CANNOT_BE_CANCELLED: Reason("WW-AMB-32", "This cannot be cancelled."),
    w_.DAMAGE_ONLY: Reason("WW-CNT-9", "Only when you are about to suffer damage."),
    w_.TREASURE_ONLY: Reason("WW-CNT-10", "Only when your treasure was picked up."),
    w_.DEATH_ONLY: Reason("WW-NE-4", "Only when you are about to die."),
    w_.WIZARDS_ONLY: Reason("WW-CNT-10", "It answers wizards, not creatures."),
    w_.NOTHING_TO_CROSS: Reason("WW-CJ-3", "No free line on its way is in your sight."),
}
