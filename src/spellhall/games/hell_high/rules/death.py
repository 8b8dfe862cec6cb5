"""Deaths, kills, Dead Wizard cards, the last wizard standing (ledger sections 3.13 to 3.16)."""

from spellhall.engine.machine.events import reveal, tell, tell_in_part
from spellhall.engine.machine.stack import Rules, then
from spellhall.games.hell_high.box.cards import (
    GLYPH_OF,
    NO_CARD,
    PARTS_OF,
    REACTION_OF,
    WHEN_OF,
    WHOLE,
)
from spellhall.games.hell_high.box.design import NOW, ON_DEATH, ON_KILL
from spellhall.games.hell_high.box.verbs import NO_GLYPH, Damage
from spellhall.games.hell_high.frames.effects import Perform
from spellhall.games.hell_high.frames.harm import (
    Blow,
    Bury,
    ChangeStatus,
    DrawDeadCard,
    LeaveBoard,
    NextDeath,
    PutAway,
    React,
)
from spellhall.games.hell_high.rules.damage import amount_to
from spellhall.games.hell_high.rules.piles import (
    discard,
    draw_dead_card,
    fleeting_treasures,
    forget,
    give_up_all,
    glyph_cards,
    put_down,
)
from spellhall.games.hell_high.state.state import NOBODY, Brawl


def next_death(s: Brawl, f: NextDeath) -> None:
    """Each death is processed completely before the next (HH-DEATH-1)."""
    s.game.dying = NOBODY
    if not s.game.queue:
        return
    victim, killer, quiet = s.game.queue[0]
    s.game.queue = s.game.queue[1:]
    s.game.dying = victim
    then(
        s,
        LeaveBoard(victim, killer, quiet),
        React(victim),
        Bury(victim),
        DrawDeadCard(victim),
        NextDeath(),
    )


def leave_board(s: Brawl, f: LeaveBoard) -> None:
    """Standee off; token and status for the killer; Treasures on a kill, then on a death.

    Ruling: what a kill earns comes before what a death costs (HH-AMB-39).
    """
    player = s.players[f.victim]
    player.rank = 0
    player.died = s.round.number
    tell(s, "death", f.victim, f.killer)
    if f.killer == NOBODY:
        return
    player.killer = f.killer
    killer = s.players[f.killer]
    killer.kills += 1
    killer.kills_game += 1
    tell(s, "kill", f.killer, f.victim)
    if killer.hp > 0:
        for card in player.treasures:
            if WHEN_OF[card] == ON_DEATH:
                for verb in PARTS_OF[card][WHOLE]:
                    assert isinstance(verb, Damage)
                    then(s, Blow(f.victim, (f.killer,), verb.n, card))
        for card in killer.treasures:
            if WHEN_OF[card] == ON_KILL:
                then(s, Perform(f.killer, card))
    if not f.quiet:
        then(s, ChangeStatus(f.killer, 1, False))


def react(s: Brawl, f: React) -> None:
    """Unresolved Reactions strike the active player, if another (HH-REACT-1 to 9).

    Ruling: a Reaction is damage of its Source, bonuses included (HH-AMB-37).
    """
    active = s.turn.seat
    if active == NOBODY or active == f.victim or s.players[active].hp == 0:
        return
    player = s.players[f.victim]
    for card in player.spell:
        if REACTION_OF[card]:
            n = REACTION_OF[card] * len(glyph_cards(s, f.victim, GLYPH_OF[card]))
            tell(s, "reaction", f.victim, active, card, amount_to(s, f.victim, active, n, card))
            then(s, Blow(f.victim, (active,), n, card))
    if any(REACTION_OF[card] > 0 for card in player.spell):
        # The glyphs are counted openly; the Spell is discarded with the rest.
        reveal(s)
        for card in player.spell:
            forget(s, card)
        s.exposed = tuple(player.spell)
        player.spell = []
        player.slots = []


def bury(s: Brawl, f: Bury) -> None:
    """Cards go; the order of death is noted; the last wizard standing is looked for.

    Ruling: all this before the Dead Wizard card is drawn (HH-AMB-40).
    """
    player = s.players[f.victim]
    for card in s.exposed:
        discard(s, card)
    for card in player.spell + player.hand + player.creatures:
        discard(s, card)
    if s.turn.seat == f.victim:
        for card in s.turn.tired:
            discard(s, card)
        s.turn.waiting = []
        s.turn.kept = []
        s.turn.tired = []
    for card in player.lasting + fleeting_treasures(player):
        discard(s, card)
    s.exposed = ()
    give_up_all(player)
    player.glyph = NO_GLYPH
    player.grudge = NOBODY
    player.fresh = 0
    s.game.dead.append(f.victim)
    tell(s, "buried", f.victim)
    standing = [seat for seat in range(len(s.players)) if s.players[seat].rank > 0]
    if len(standing) == 1 and s.game.last_standing == NOBODY:
        s.game.last_standing = standing[0]
        s.players[s.game.last_standing].lws += 1
        tell(s, "last_standing", s.game.last_standing)


def draw_dead(s: Brawl, f: DrawDeadCard) -> None:
    """«Now» cards are shown and resolve at once; the others stay face down (HH-DEAD-2, 3)."""
    card = draw_dead_card(s)
    if card == NO_CARD:
        return
    if WHEN_OF[card] == NOW:
        tell(s, "dead_card", f.seat, card)
        s.resolving = (*s.resolving, card)
        then(s, Perform(f.seat, card), PutAway(card))
        return
    player = s.players[f.seat]
    player.held.append(card)
    player.fresh += 1
    tell_in_part(s, (f.seat,), "hold", (f.seat, card), (f.seat, NO_CARD))


def put_away(s: Brawl, f: PutAway) -> None:
    """After resolving it is discarded, unless it went before."""
    put_down(s, f.card)


def register(rules: Rules) -> None:
    """Which function serves which frame."""
    rules.work(NextDeath, next_death)
    rules.work(LeaveBoard, leave_board)
    rules.work(React, react)
    rules.work(Bury, bury)
    rules.work(DrawDeadCard, draw_dead)
    rules.work(PutAway, put_away)
