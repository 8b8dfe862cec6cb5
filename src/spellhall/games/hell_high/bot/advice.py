"""What a wizard usually does: the options that bots look at, the usual one first."""

from typing import Final

from spellhall.engine.choices import Verb
from spellhall.engine.machine.frames import Question
from spellhall.engine.machine.stack import open_question
from spellhall.games.hell_high.bot.worth import PLAIN_WORTH, promise_of
from spellhall.games.hell_high.box.cards import FIRST_WILD, GLYPH_OF, IS_CREATURE, KIND_OF, NO_CARD
from spellhall.games.hell_high.box.verbs import DELIVERY, WILD
from spellhall.games.hell_high.choices import (
    BONUS_GLYPH,
    CHEER,
    CHOICES,
    DEMAND,
    GIVE,
    NO_REROLL,
    NO_TURN,
    PLACE,
    PLACE_WILD,
    READY,
    REROLL_DIE,
    STOP_WITH,
    TAKE,
    TURN_TO_SIX,
)
from spellhall.games.hell_high.frames.effects import (
    ChooseGrudge,
    DiscardOne,
    DropComponent,
    PickTarget,
)
from spellhall.games.hell_high.frames.harm import Shield, ShiftLoss
from spellhall.games.hell_high.frames.match import PickWizard
from spellhall.games.hell_high.frames.power import BeforeRoll, ExtraTarget, RerollDie, TurnDie
from spellhall.games.hell_high.frames.round import (
    Build,
    Demand,
    GiveCard,
    PickEnvied,
    PickGlyph,
    PickHealed,
)
from spellhall.games.hell_high.rules.power import band_of, dice_for, total_of
from spellhall.games.hell_high.state.state import BUILDING, Brawl, Player, victory_points

LOOKED_AT: Final = 4  # cards for the next slot of a Spell
GLYPHS_LOOKED_AT: Final = 2
HEAVY: Final = 3  # damage that is worth a kept Creature


def settled(s: Brawl) -> bool:
    """A round is over: new hands are dealt, and nobody has placed a card."""
    if s.round.step != BUILDING or not s.lanes:
        return False
    for player in s.players:
        if player.spell:
            return False
    return True


def sensible(s: Brawl, seat: int, codes: list[int]) -> list[int]:
    """The options worth a look; the first is what a wizard usually does."""
    question = open_question(s, seat)
    if isinstance(question, Build):
        return placements(s, seat, codes)
    if question is None:
        return codes
    if isinstance(question, PickWizard):
        return [codes[(4 * seat + 2) % len(codes)]]  # they differ in looks only: a mixed table
    usual = usual_choice(s, seat, question, codes)
    if isinstance(question, PickGlyph):
        return best_glyphs(s.players[seat], codes)
    if isinstance(question, (DropComponent, DiscardOne)):
        return [usual]
    if usual == codes[0]:
        return codes
    return [usual] + [code for code in codes if code != usual]


def usual_choice(s: Brawl, seat: int, question: Question, codes: list[int]) -> int:
    """What a wizard does without much thought."""
    if isinstance(question, (PickTarget, ExtraTarget, PickEnvied, ChooseGrudge)):
        return best_victim(s, seat, codes, CHOICES.of(question).verb(codes[0]))
    if isinstance(question, PickHealed):
        return least_dangerous(s, codes)
    if isinstance(question, Shield):
        return usual_shield(s, question, codes)
    if isinstance(question, (DropComponent, DiscardOne)):
        return least_worth(codes, CHOICES.of(question).verb(codes[0]))
    if isinstance(question, GiveCard):
        return least_worth(codes[1:], GIVE) if len(codes) > 1 else codes[0]
    if isinstance(question, Demand):
        return usual_demand(s, seat, codes)
    if isinstance(question, (RerollDie, TurnDie)):
        return usual_die(s, seat, isinstance(question, TurnDie), codes)
    if isinstance(question, BeforeRoll):
        few = len(dice_for(s, seat, question.card)) < 3
        return codes[1] if KIND_OF[question.card] == DELIVERY and few else codes[0]
    if isinstance(question, ShiftLoss):
        return codes[-1]
    return codes[0]


# -- Building -------------------------------------------------------------------------------------


def placements(s: Brawl, seat: int, codes: list[int]) -> list[int]:
    """Cards from left to right and nothing taken back; the most promising of each slot."""
    player = s.players[seat]
    first_slot = player.slots[-1] + 1 if player.slots else 0
    found: list[int] = []
    for slot in range(first_slot, 3):
        looked_at = LOOKED_AT if not found else 1  # a slot is seldom left empty
        found += best_of_slot(s, seat, codes, slot, looked_at)
    if player.spell:
        found.append(READY.bare)
    return found


def best_of_slot(s: Brawl, seat: int, codes: list[int], slot: int, most: int) -> list[int]:
    """The most promising cards for a slot, the best first."""
    found: list[int] = []
    worths: list[float] = []
    for code in codes:
        card = placed_in(code, slot)
        if card == NO_CARD:
            continue
        worth = promise(s, seat, card)
        at = len(found)
        while at > 0 and worths[at - 1] < worth:
            at -= 1
        found.insert(at, code)
        worths.insert(at, worth)
    return found[:most]


def placed_in(code: int, slot: int) -> int:
    """The card that a choice places in this slot."""
    if PLACE.has(code):
        card = PLACE.first[code]
        return card if KIND_OF[card] == slot else NO_CARD
    if PLACE_WILD.has(code) and PLACE_WILD.second[code] == slot:
        return FIRST_WILD + PLACE_WILD.first[code]
    return NO_CARD


def promise(s: Brawl, seat: int, card: int) -> float:
    """A card's worth in this Spell; glyphs that it shares with the hand make it better."""
    if KIND_OF[card] == WILD:
        return PLAIN_WORTH[card]
    if KIND_OF[card] == DELIVERY:
        return promise_of(s, seat, card, 1)
    glyph = GLYPH_OF[card]
    worth = PLAIN_WORTH[card]
    for other in s.players[seat].hand:
        if KIND_OF[other] == DELIVERY and GLYPH_OF[other] == glyph:
            return worth + 1.0
    return worth


def best_glyphs(player: Player, codes: list[int]) -> list[int]:
    """The glyphs that one's own cards bear most often."""
    counts = [0.0] * 5
    for card in player.hand + player.creatures + player.treasures:
        glyph = GLYPH_OF[card]
        if glyph >= 0:
            counts[glyph] += 2.0 if KIND_OF[card] == DELIVERY else 1.0
    ordered = sorted(codes, key=lambda code: -counts[BONUS_GLYPH.first[code]])
    return ordered[:GLYPHS_LOOKED_AT]


# -- Foes -----------------------------------------------------------------------------------------


def best_victim(s: Brawl, seat: int, codes: list[int], verb: Verb) -> int:
    """Whoever dies soonest, and of equals the one with the most Victory Points."""
    best = codes[0]
    most = -1e9
    for code in codes:
        target = verb.first[code]
        other = s.players[target]
        worth = 2.0 * victory_points(other) - other.hp - 2.0 * len(other.creatures)
        if target == seat:
            worth -= 100.0
        if worth > most:
            most = worth
            best = code
    return best


def least_dangerous(s: Brawl, codes: list[int]) -> int:
    """Whom it hurts least to help."""
    best = codes[0]
    least = 1e9
    for code in codes:
        other = s.players[CHEER.first[code]]
        danger = 2.0 * victory_points(other) + 0.3 * other.hp
        if danger < least:
            least = danger
            best = code
    return best


def usual_demand(s: Brawl, seat: int, codes: list[int]) -> int:
    """The frailest lower foe is asked for a Delivery."""
    best = codes[0]
    least = 1e9
    for code in codes:
        worth = s.players[DEMAND.second[code]].hp - 0.1 * DEMAND.first[code]
        if worth < least:
            least = worth
            best = code
    return best


# -- Cards and dice -------------------------------------------------------------------------------


def usual_shield(s: Brawl, question: Shield, codes: list[int]) -> int:
    """Creatures stop heavy damage; what else there is stops deadly damage."""
    deadly = question.amount >= s.players[question.seat].hp
    for code in codes[1:]:
        if deadly or (question.amount >= HEAVY and IS_CREATURE[STOP_WITH.first[code]]):
            return code
    return TAKE.bare


def least_worth(codes: list[int], verb: Verb) -> int:
    """The card that is missed least."""
    best = codes[0]
    least = 1e9
    for code in codes:
        worth = PLAIN_WORTH[verb.first[code]]
        if worth < least:
            least = worth
            best = code
    return best


def usual_die(s: Brawl, seat: int, to_six: bool, codes: list[int]) -> int:
    """The lowest die, if another number of it can reach a better band."""
    if len(codes) == 1:
        return codes[0]
    lowest = min(s.turn.roll.dice)
    total = total_of(s.players[seat], s.turn.roll.dice)
    better = band_of(total - lowest + 6) > band_of(total)
    if better and (to_six or lowest <= 3):
        die = s.turn.roll.dice.index(lowest)
        return TURN_TO_SIX.codes[die] if to_six else REROLL_DIE.codes[die]
    return NO_TURN.bare if to_six else NO_REROLL.bare
