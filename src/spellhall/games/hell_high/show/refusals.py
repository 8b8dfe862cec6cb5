"""Why something visible cannot be chosen now."""

from spellhall.engine.wording import Refused
from spellhall.games.hell_high.box.cards import IS_CREATURE, KIND_OF
from spellhall.games.hell_high.box.verbs import WILD
from spellhall.games.hell_high.frames.harm import Shield
from spellhall.games.hell_high.frames.match import PickWizard
from spellhall.games.hell_high.frames.round import Build, GiveCard
from spellhall.games.hell_high.frames.turn import Cast
from spellhall.games.hell_high.rules import turn
from spellhall.games.hell_high.show.names import KINDS
from spellhall.games.hell_high.show.touches import a_card
from spellhall.games.hell_high.state.state import NOBODY, Brawl


def taken_wizards(s: Brawl, f: PickWizard) -> list[Refused]:
    return [
        Refused(f"wizard:{player.wizard}", f"@{seat} is this wizard.", "HH-SETUP-1")
        for seat, player in enumerate(s.players)
        if player.wizard != NOBODY
    ]


def wrong_type(s: Brawl, f: GiveCard) -> list[Refused]:
    found = []
    for card in s.players[f.seat].hand:
        if KIND_OF[card] == WILD:
            found.append(Refused(a_card(card), "Wild Magic is of no type.", "HH-RANK-7c"))
        elif KIND_OF[card] != f.kind:
            found.append(Refused(a_card(card), f"Not a {KINDS[f.kind]}.", "HH-RANK-7a"))
    return found


def second_of_a_type(s: Brawl, f: Build) -> list[Refused]:
    player = s.players[f.seat]
    found = []
    for card in player.hand:
        if KIND_OF[card] == WILD:
            if len(player.slots) == 3:
                found.append(Refused(a_card(card), "Your Spell has three cards.", "HH-BUILD-1"))
        elif KIND_OF[card] in player.slots:
            reason = f"Your Spell has its {KINDS[KIND_OF[card]]}."
            found.append(Refused(a_card(card), reason, "HH-BUILD-2"))
    return found


def later_components(s: Brawl, f: Cast) -> list[Refused]:
    open_now = {code - turn.RESOLVE for code in turn.castable(s, f)}
    return [
        Refused(a_card(card), "Cards of an earlier type resolve first.", "HH-TURN-3")
        for card in s.turn.waiting
        if card not in open_now
    ]


def useless_creatures(s: Brawl, f: Shield) -> list[Refused]:
    player = s.players[f.seat]
    found = [
        Refused(a_card(card), "It failed its roll and cannot absorb.", "HH-CREAT-8")
        for card in player.tired
    ]
    for card in player.spell:
        if IS_CREATURE[card] and card not in s.turn.kept:
            reason = "Only a Creature that was kept can absorb."
            found.append(Refused(a_card(card), reason, "HH-CREAT-6"))
    return found
