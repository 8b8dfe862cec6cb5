"""Why something cannot be chosen, in words: one entry for each reason of rules/why_not.py."""

from collections.abc import Callable, Mapping
from typing import Final

from spellhall.engine.choices import ALLOWED
from spellhall.engine.wording import Reason, Refused
from spellhall.games.hell_high.box.cards import KIND_OF
from spellhall.games.hell_high.box.words import a_seat
from spellhall.games.hell_high.frames.match import PickWizard
from spellhall.games.hell_high.frames.round import Build, GiveCard
from spellhall.games.hell_high.rules import why_not
from spellhall.games.hell_high.show.names import KINDS
from spellhall.games.hell_high.state.state import Brawl


def wizard_taken(s: Brawl, f: PickWizard, wizard: int) -> str:
    seats = [seat for seat, player in enumerate(s.players) if player.wizard == wizard]
    return f"@{seats[0]} is this wizard."


def other_type(s: Brawl, f: GiveCard, card: int) -> str:
    return f"Not a {KINDS[f.kind]}."


def slot_filled(s: Brawl, f: Build, card: int) -> str:
    return f"Your Spell has its {KINDS[KIND_OF[card]]}."


REASONS: Final[Mapping[int, Reason]] = {
    why_not.WIZARD_TAKEN: Reason("HH-SETUP-1", wizard_taken),
    why_not.DEAD_WIZARD: Reason("HH-TARGET-2", "A dead wizard is no target."),
    why_not.DEMANDS_LOWER: Reason("HH-RANK-7a", "You demand of a foe with lower Status."),
    why_not.CHEERS_HIGHER: Reason("HH-RANK-6b", "You cheer for a foe with higher Status."),
    why_not.ENVIES_HIGHER: Reason("HH-RANK-3a", "You envy a foe with higher Status."),
    why_not.WILD_HAS_NO_TYPE: Reason("HH-RANK-7c", "Wild Magic is of no type."),
    why_not.OTHER_TYPE: Reason("HH-RANK-7a", other_type),
    why_not.SLOT_FILLED: Reason("HH-BUILD-2", slot_filled),
    why_not.SPELL_FULL: Reason("HH-BUILD-1", "Your Spell has three cards."),
    why_not.TOO_MANY_CHANGES: Reason("HH-AMB-31", "You changed your mind often enough."),
    why_not.HAS_ACTED: Reason("HH-NOTE-4", "This Spell has resolved."),
    why_not.EARLIER_TYPE: Reason("HH-TURN-3", "Cards of an earlier type resolve first."),
    why_not.RESOLVED: Reason("HH-TURN-13", "It has resolved this turn."),
    why_not.NOT_STRONGEST: Reason("HH-TARGET-4", "Another foe has more HP."),
    why_not.NOT_WEAKEST: Reason("HH-TARGET-4", "Another foe has fewer HP."),
    why_not.NOT_ADJACENT: Reason("HH-TARGET-9", "Not next to you on the ladder."),
    why_not.NOT_LOWER: Reason("HH-TARGET-8", "Not of lower Status than you."),
    why_not.NOT_HIGHER: Reason("HH-TARGET-8", "Not of higher Status than you."),
    why_not.NOT_WEAKER: Reason("HH-TARGET-5", "This foe does not have fewer HP than you."),
    why_not.NOT_STRONGER: Reason("HH-TARGET-5", "This foe does not have more HP than you."),
    why_not.NOT_YET_ACTED: Reason("HH-TARGET-10", "This foe has not acted yet."),
    why_not.ACTED_ALREADY: Reason("HH-TARGET-10", "This foe has acted already."),
    why_not.FEWER_TREASURES: Reason("HH-TARGET-11", "Another foe has more Treasures."),
    why_not.NO_TREASURE: Reason("HH-Q-2", "This foe owns no Treasure."),
    why_not.NOT_FRAIL: Reason("HH-Q-4", "This foe has more than 10 HP."),
    why_not.NOTHING_TO_DESTROY: Reason("HH-DW-3", "This wizard owns no Treasure."),
    why_not.NO_CREATURE: Reason("HH-DW-9", "This wizard keeps no Creature."),
    why_not.NOT_NEAREST: Reason("HH-TARGET-3", "Another living wizard sits nearer."),
    why_not.TARGET_ALREADY: Reason("HH-T-NOTE-8", "This foe is hit already."),
    why_not.NOT_DEADLY: Reason("HH-DW-22", "The damage would not kill you."),
    why_not.CREATURE_FAILED: Reason("HH-CREAT-8", "It failed its roll and cannot absorb."),
    why_not.NOTHING_TURNS_DICE: Reason("HH-DW-24", "You hold no card that turns a die."),
    why_not.KEPT_ONLY: Reason("HH-DW-9", "Only a kept Creature is destroyed."),
    why_not.NOT_KEPT: Reason("HH-CREAT-6", "Only a Creature that was kept can absorb."),
}


def refused_seats(s: Brawl, check: Callable[[int], int]) -> list[Refused]:
    """Wizards that a choice cannot name beside another thing, whatever that is."""
    found = []
    for seat in range(len(s.players)):
        why = check(seat)
        if why > ALLOWED:
            found.append(Refused(a_seat(seat), str(REASONS[why].text), REASONS[why].rule))
    return found
