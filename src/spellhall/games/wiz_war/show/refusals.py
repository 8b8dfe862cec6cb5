"""Why something cannot be chosen, in words: one entry for each reason of rules/why_not.py."""

from collections.abc import Mapping
from typing import Final

from spellhall.engine.wording import Reason
from spellhall.games.wiz_war.box.maze.board import IS_DOOR
from spellhall.games.wiz_war.frames.casting import PickTarget
from spellhall.games.wiz_war.rules import why_not as w_
from spellhall.games.wiz_war.state.numbers import AT_LINE
from spellhall.games.wiz_war.state.state import Duel


def stands_already(s: Duel, f: PickTarget, target: int) -> str:
    stands = "door" if IS_DOOR[s.lines[target - AT_LINE]] else "wall"
    return f"A {stands} stands there already."


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
    w_.OUT_OF_SIGHT: Reason("WW-RNG-3", "Out of sight: a wall, a door or smoke is between."),
    w_.BEYOND_THREE_STEPS: Reason("WW-RNG-3", "Out of sight, or more than three steps away."),
    w_.NOT_ADJACENT: Reason("WW-RNG-2", "Not adjacent, or a wall is between."),
    w_.OTHER_SECTOR: Reason("WW-RNG-5", "It is in another sector."),
    w_.OUT_OF_RANGE: Reason("WW-CARD-8", "Out of range."),
    w_.CHOSEN_ALREADY: Reason("WW-DEC-4", "It is chosen already."),
    w_.NOT_ONES_OWN: Reason("WW-RNG-1", "Only yourself or a creature of yours."),
    w_.NOT_ALONE: Reason("WW-MU-7", "Others stand on the same square."),
    w_.NOT_ONESELF: Reason("WW-ATK-3", "Nobody attacks himself or his master."),
    w_.ANOTHER_WIZARD: Reason("WW-TGT-12", "It needs another wizard."),
    w_.NO_CREATURE: Reason("WW-TGT-12", "It is aimed at wizards, not at creatures."),
    w_.MIST_IS_UNHARMED: Reason("WW-FRM-7", "Mist cannot be attacked."),
    w_.HIDDEN_IN_SHADOWS: Reason("WW-NE-3", "Hidden in shadows: more than four steps away."),
    w_.NO_STRAIGHT_FLIGHT: Reason(
        "WW-DR-15", "No straight flight of four squares ends next to it."
    ),
    w_.EMPTY_HAND: Reason("WW-MY-4", "There is no card in this hand."),
    w_.IN_THE_DUST: Reason("WW-CJ-13", "In the dust everybody sees only himself."),
    w_.NOT_AT_OBJECTS: Reason("WW-TGT-5", "It is not aimed at objects."),
    w_.CANNOT_BE_DAMAGED: Reason("WW-CRK-2", "It cannot be damaged."),
    w_.HEX_IS_NO_OBJECT: Reason("WW-HEX-2", "A hex is no object."),
    w_.TOKEN_IS_NO_OBJECT: Reason("WW-AMB-49", "A face-down token is no object."),
    w_.BEYOND_THREE_WALKED: Reason("WW-NE-11", "More than three walking steps away."),
    w_.BEYOND_THREE_SQUARES: Reason("WW-ME-12", "More than three squares away."),
    w_.NOT_CONNECTED: Reason("WW-CH-9", "Not next to a square chosen already."),
    w_.HOME_BASE: Reason("WW-MAKE-3", "Nothing is made on a home base."),
    w_.NOT_EMPTY: Reason("WW-TGT-9", "The square is not empty."),
    w_.WALL_NOT_DOOR: Reason("WW-TGT-3", "It is a wall, not a door."),
    w_.DOOR_NOT_WALL: Reason("WW-TGT-11", "It is a door, not a stone wall."),
    w_.SOMETHING_MADE: Reason("WW-AMB-51", "Something made by a spell stands there already."),
    w_.STANDING_ALREADY: Reason("WW-MAKE-5", stands_already),
    w_.SPELL_UNSEEN: Reason(
        "WW-CT-8", "Neither its caster, nor its victim, nor what it made is in sight."
    ),
    w_.NO_ENERGY: Reason("WW-CARD-4", "It has no energy to add."),
    w_.START_SQUARES_ONLY: Reason("WW-AL-1", "It goes back to one of its start squares."),
    w_.NO_LANDING: Reason("WW-DR-15", "The flight cannot end there."),
    w_.THERE_ALREADY: Reason("WW-ME-10", "You are there already."),
    w_.TOO_FAR: Reason("WW-ME-10", lambda s, f, cell: f"More than {f.steps} squares away."),
    w_.NOBODY_ENTERS: Reason("WW-SUM-4", "Nobody can enter that square."),
    w_.NOT_BESIDE_YOU: Reason("WW-SUM-4", "Not adjacent to you."),
}
