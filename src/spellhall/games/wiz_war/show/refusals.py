"""Why something cannot be chosen, in words: one entry for each reason of rules/why_not.py."""

from collections.abc import Mapping
from typing import Final

from spellhall.engine.wording import Reason
from spellhall.games.wiz_war.box.maze.board import IS_DOOR
from spellhall.games.wiz_war.frames.casting import PickTarget
from spellhall.games.wiz_war.rules import why_not
from spellhall.games.wiz_war.state.state import Duel
from spellhall.games.wiz_war.state.targets import target_line


def stands_already(s: Duel, f: PickTarget, target: int) -> str:
    stands = "door" if IS_DOOR[s.lines[target_line(target)]] else "wall"
    return f"A {stands} stands there already."


REASONS: Final[Mapping[int, Reason]] = {
    why_not.ONLY_IN_ANSWER: Reason("WW-CARD-2", "Only in answer to what it names."),
    why_not.COUNTERS_ONLY: Reason("WW-FRM-3", "Your form allows counters only."),
    why_not.FIRST_TURN: Reason("WW-ATK-2", "No attack in your first turn."),
    why_not.PEACEFUL: Reason("WW-FRM-7", "Your form does not let you attack."),
    why_not.MOVED_WHILE_STUNNED: Reason("WW-STUN-3", "You are stunned and have moved."),
    why_not.ATTACK_USED: Reason("WW-ATK-1", "Your attack of this turn is used."),
    why_not.STUNNED: Reason("WW-STUN-2", "You are stunned: attack or leave your square, not both."),
    why_not.HELD_FAST: Reason("WW-MY-1", "You are held fast."),
    why_not.MOVES_NO_MORE: Reason("WW-AMB-31", "You may not move again this turn."),
    why_not.NO_FIRE: Reason("WW-EL-5", "No fire burns while the flood lasts."),
    why_not.NO_TARGET: Reason("WW-CARD-8", "No legal target in range."),
    why_not.SUMMONED_ALREADY: Reason("WW-CRE-7", "This creature is on the board already."),
    why_not.NO_ROOM_TO_SUMMON: Reason("WW-SUM-4", "No square next to you is free for it."),
    why_not.NO_TREASURE_TO_THROW: Reason("WW-MU-3", "You carry no treasure to throw."),
    why_not.BASE_IS_FULL: Reason("WW-REL-1", "You carry a treasure or relic already."),
    why_not.BOOSTED_ALREADY: Reason("WW-MOVE-4", "You have boosted your speed this turn."),
    why_not.SEALED_DOOR: Reason("WW-DOOR-1", "The door is sealed for everybody."),
    why_not.LOCKED_DOOR: Reason("WW-DOOR-1", "The door is locked for you."),
    why_not.LET_GO_ALREADY: Reason("WW-DOOR-5", "You have let it go; move on first."),
    why_not.STANDS_FAST: Reason("WW-OBJ-4", "It stands fast and cannot be picked up."),
    why_not.GLUED: Reason("WW-CJ-14", "It is glued down."),
    why_not.WEIGHED_DOWN: Reason("WW-TH-14", "Gravity: nothing can be picked up."),
    why_not.NO_POINTS: Reason("WW-OBJ-5", "Picking it up costs a movement point."),
    why_not.RELIC_IN_BASE: Reason("WW-REL-1", "You carry a treasure or relic already."),
    why_not.TREASURE_IN_BASE: Reason("WW-TRS-2", "You carry a treasure or relic already."),
    why_not.DASHED: Reason("WW-MU-11", "No treasure after a Mad Dash."),
    why_not.ACTIVATED_ALREADY: Reason("WW-ACT-1", "It was activated this turn."),
    why_not.TOO_FEW_POINTS: Reason("WW-ACT-1", "Activating it costs two movement points."),
    why_not.ENERGY_ANSWERS_NOTHING: Reason("WW-CARD-3", "Energy fuels a spell; it is no answer."),
    why_not.OWN_TURN_ONLY: Reason("WW-CARD-2", "Only in your own turn."),
    why_not.NOT_ITS_TARGET: Reason("WW-CNT-7", "You are not its target."),
    why_not.CASTER_UNSEEN: Reason("WW-CNT-8", "You do not see the caster."),
    why_not.ANSWERS_SOMETHING_ELSE: Reason("WW-CNT-7", "Not what it answers."),
    why_not.CANNOT_BE_CANCELLED: Reason("WW-AMB-32", "This cannot be cancelled."),
    why_not.DAMAGE_ONLY: Reason("WW-CNT-9", "Only when you are about to suffer damage."),
    why_not.TREASURE_ONLY: Reason("WW-CNT-10", "Only when your treasure was picked up."),
    why_not.DEATH_ONLY: Reason("WW-NE-4", "Only when you are about to die."),
    why_not.WIZARDS_ONLY: Reason("WW-CNT-10", "It answers wizards, not creatures."),
    why_not.NOTHING_TO_CROSS: Reason("WW-CJ-3", "No free line on its way is in your sight."),
    why_not.OUT_OF_SIGHT: Reason("WW-RNG-3", "Out of sight: a wall, a door or smoke is between."),
    why_not.BEYOND_THREE_STEPS: Reason("WW-RNG-3", "Out of sight, or more than three steps away."),
    why_not.NOT_ADJACENT: Reason("WW-RNG-2", "Not adjacent, or a wall is between."),
    why_not.OTHER_SECTOR: Reason("WW-RNG-5", "It is in another sector."),
    why_not.OUT_OF_RANGE: Reason("WW-CARD-8", "Out of range."),
    why_not.CHOSEN_ALREADY: Reason("WW-DEC-4", "It is chosen already."),
    why_not.NOT_ONES_OWN: Reason("WW-RNG-1", "Only yourself or a creature of yours."),
    why_not.NOT_ALONE: Reason("WW-MU-7", "Others stand on the same square."),
    why_not.NOT_ONESELF: Reason("WW-ATK-3", "Nobody attacks himself or his master."),
    why_not.ANOTHER_WIZARD: Reason("WW-TGT-12", "It needs another wizard."),
    why_not.NO_CREATURE: Reason("WW-TGT-12", "It is aimed at wizards, not at creatures."),
    why_not.MIST_IS_UNHARMED: Reason("WW-FRM-7", "Mist cannot be attacked."),
    why_not.HIDDEN_IN_SHADOWS: Reason("WW-NE-3", "Hidden in shadows: more than four steps away."),
    why_not.NO_STRAIGHT_FLIGHT: Reason(
        "WW-DR-15", "No straight flight of four squares ends next to it."
    ),
    why_not.EMPTY_HAND: Reason("WW-MY-4", "There is no card in this hand."),
    why_not.IN_THE_DUST: Reason("WW-CJ-13", "In the dust everybody sees only himself."),
    why_not.NOT_AT_OBJECTS: Reason("WW-TGT-5", "It is not aimed at objects."),
    why_not.CANNOT_BE_DAMAGED: Reason("WW-CRK-2", "It cannot be damaged."),
    why_not.HEX_IS_NO_OBJECT: Reason("WW-HEX-2", "A hex is no object."),
    why_not.TOKEN_IS_NO_OBJECT: Reason("WW-AMB-49", "A face-down token is no object."),
    why_not.BEYOND_THREE_WALKED: Reason("WW-NE-11", "More than three walking steps away."),
    why_not.BEYOND_THREE_SQUARES: Reason("WW-ME-12", "More than three squares away."),
    why_not.NOT_CONNECTED: Reason("WW-CH-9", "Not next to a square chosen already."),
    why_not.HOME_BASE: Reason("WW-MAKE-3", "Nothing is made on a home base."),
    why_not.NOT_EMPTY: Reason("WW-TGT-9", "The square is not empty."),
    why_not.WALL_NOT_DOOR: Reason("WW-TGT-3", "It is a wall, not a door."),
    why_not.DOOR_NOT_WALL: Reason("WW-TGT-11", "It is a door, not a stone wall."),
    why_not.SOMETHING_MADE: Reason("WW-AMB-51", "Something made by a spell stands there already."),
    why_not.STANDING_ALREADY: Reason("WW-MAKE-5", stands_already),
    why_not.SPELL_UNSEEN: Reason(
        "WW-CT-8", "Neither its caster, nor its victim, nor what it made is in sight."
    ),
    why_not.NO_ENERGY: Reason("WW-CARD-4", "It has no energy to add."),
    why_not.START_SQUARES_ONLY: Reason("WW-AL-1", "It goes back to one of its start squares."),
    why_not.NO_LANDING: Reason("WW-DR-15", "The flight cannot end there."),
    why_not.THERE_ALREADY: Reason("WW-ME-10", "You are there already."),
    why_not.TOO_FAR: Reason("WW-ME-10", lambda s, f, cell: f"More than {f.steps} squares away."),
    why_not.NOBODY_ENTERS: Reason("WW-SUM-4", "Nobody can enter that square."),
    why_not.NOT_BESIDE_YOU: Reason("WW-SUM-4", "Not adjacent to you."),
    why_not.NO_STEP_POINTS: Reason("WW-MOVE-8", "The movement points do not suffice for a step."),
    why_not.BARRED_WAY: Reason("WW-MOVE-2", "Something bars the way."),
    why_not.LOST_IN_DUST: Reason("WW-CJ-13", "In the dust chance decides the way."),
    why_not.NOT_AT_THE_DOOR: Reason("WW-DOOR-5", "You do not stand next to this door."),
    why_not.HELD_BY_ANOTHER: Reason("WW-DOOR-5", "Somebody else holds it open."),
    why_not.NOT_IN_YOUR_SQUARE: Reason("WW-OBJ-5", "It does not lie in your square."),
    why_not.TREASURE_ELSEWHERE: Reason("WW-TRS-1", "It does not lie in that square."),
    why_not.ANOTHERS_CREATURE: Reason("WW-ACT-1", "It is not your creature."),
    why_not.ACTIVATION_OVER: Reason("WW-ACT-1", "The activation is over."),
    why_not.NOT_THAT_WAY: Reason("WW-DEC-6", "The figure cannot be moved that way."),
    why_not.NOT_MAINTAINED: Reason("WW-MNT-2", "Only a spell that you maintain can be ended."),
    why_not.COUNTS_NOTHING: Reason("WW-DD-3", "It does not count for your hand size."),
    why_not.SCHOOL_TAKEN: Reason("WW-SETUP-7", "This school cannot be chosen any more."),
    why_not.FOR_WRESTLERS: Reason("WW-TH-10", "It takes items, not treasures."),
    why_not.FILLS_NO_BASE: Reason("WW-REL-4", "Only relics and treasures fill a base."),
    why_not.MODE_WITHOUT_TARGET: Reason("WW-CARD-8", "In this way it has no target."),
    why_not.FUELS_SPELLS: Reason("WW-FLASH-1", "It fuels spells, and nothing else."),
    why_not.NOT_CROSSED: Reason("WW-CJ-3", "The attack does not cross this line."),
}
