"""Why something cannot be chosen, in words: one entry for each reason of rules/why_not.py."""

from collections.abc import Mapping
from typing import Final

from spellhall.engine.wording import Reason
from spellhall.games.arcane_academy.box.cards import IS_SPELL
from spellhall.games.arcane_academy.frames import CompleteAssignment
from spellhall.games.arcane_academy.rules import why_not
from spellhall.games.arcane_academy.rules.resources import cost
from spellhall.games.arcane_academy.show.names import price
from spellhall.games.arcane_academy.state.state import Academy


def too_dear(s: Academy, f: CompleteAssignment, card: int) -> str:
    player = s.players[f.seat]
    held = player.will if IS_SPELL[card] else player.shards
    return f"You are {price(card, cost(player, card, f.less) - held)} short."


REASONS: Final[Mapping[int, Reason]] = {
    why_not.EXHAUSTED: Reason("AA-CAST-1", "This tile is exhausted until you rest."),
    why_not.UNLINKED: Reason("AA-LINK-2", "No complete connector to the cast tile."),
    why_not.LINKED_BUT_EXHAUSTED: Reason("AA-LINK-6", "Linked, but exhausted."),
    why_not.HAS_ACTED: Reason("AA-LINK-9", "It has acted in this cast."),
    why_not.WILL_IS_FULL: Reason("AA-GEN-2", "You have 9 Will, the most there can be."),
    why_not.CENTRE_IS_EMPTY: Reason("AA-ACT-7", "No tile is left in the centre this turn."),
    why_not.NOTHING_TO_USE: Reason("AA-ITEM-7", "You have no Item with a USE ability."),
    why_not.NOTHING_PAYABLE: Reason("AA-ASG-3", "You can pay for no Assignment."),
    why_not.NO_USE: Reason("AA-ITEM-7", "This Item has no USE ability."),
    why_not.TOO_DEAR: Reason("AA-ASG-3", too_dear),
    why_not.NOT_EXHAUSTED: Reason("AA-VERB-5", "This tile is not exhausted."),
    why_not.IS_ACTING: Reason("AA-VERB-7", "This tile is acting right now."),
    why_not.ACTIVATED: Reason("AA-VERB-11", "You cast with this tile."),
    why_not.CORNER: Reason("AA-TILE-12", "A Corner Action stays where it is."),
    why_not.LAST_COMPLETE: Reason("AA-TILE-14", "It shows your last Complete Assignment."),
    why_not.CANNOT_ACT: Reason("AA-VERB-7", "An exhausted tile cannot act."),
    why_not.EXHAUSTED_ALREADY: Reason("AA-VERB-13", "This tile is exhausted already."),
    why_not.ACTION_DONE: Reason("AA-CAST-4", "This action is done."),
    why_not.PICKED: Reason("AA-VERB-10", "It is picked already."),
}
