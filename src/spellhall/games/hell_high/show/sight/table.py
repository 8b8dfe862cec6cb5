"""What a seat or a spectator sees now, in numbers, built by adding what may be shown.

The catalogue tells what the number of a card, a wizard, a glyph or a slot stands for.
"""

from typing import Final

from spellhall.engine.machine.frames import Offer
from spellhall.games.hell_high.box.board import TOP_RANK
from spellhall.games.hell_high.box.cards import KIND_OF, SIZE_OF, power_size
from spellhall.games.hell_high.box.design import HIT_BACK
from spellhall.games.hell_high.box.verbs import NO_GLYPH, WILD
from spellhall.games.hell_high.frames.effects import Perform
from spellhall.games.hell_high.frames.harm import Strike
from spellhall.games.hell_high.frames.power import ApplyBand, ExtraTarget
from spellhall.games.hell_high.rules.damage import NERD, PRIMES
from spellhall.games.hell_high.rules.piles import glyph_counts, initiative
from spellhall.games.hell_high.rules.power import band_of, total_of
from spellhall.games.hell_high.show.sight.shapes import (
    SECRET,
    Blow,
    Mat,
    Pile,
    Roll,
    Sight,
    Step,
    Turn,
)
from spellhall.games.hell_high.state.state import (
    BUILDING,
    NOBODY,
    Brawl,
    Player,
    foes,
    living,
    occupant,
    victory_points,
)

STEPS: Final[tuple[Step, ...]] = ("start", "draw", "dead", "abilities", "build", "resolve")


def sight(s: Brawl, seat: int | None) -> Sight:
    """The table as this seat sees it."""
    return _sight(s, NOBODY if seat is None else seat, False)


def see_all(s: Brawl) -> Sight:
    """The table with all cards open."""
    return _sight(s, NOBODY, True)


def _sight(s: Brawl, looker: int, all_open: bool) -> Sight:
    order, following = _order(s)
    return Sight(
        game=s.game.number,
        round=s.round.number,
        step=STEPS[s.round.step],
        players=[
            _mat(s, seat, all_open or seat == looker, looker) for seat in range(len(s.players))
        ],
        order=order,
        main=Pile(len(s.main), s.main_discard.copy()),
        treasure=Pile(len(s.treasure), s.treasure_discard.copy()),
        dead_deck=Pile(len(s.dead_deck), s.dead_discard.copy()),
        active=s.turn.seat,
        next=following,
        turn=None if s.turn.seat == NOBODY else _turn(s),
        bonus=s.game.bonus,
        prime=_prime(s),
        last_standing=s.game.last_standing,
        coming=_coming(s) if s.lanes else [],
        queue=[entry[0] for entry in s.game.queue],
        dead=s.game.dead.copy(),
        aside=[*s.resolving, *s.exposed, *s.wild],
        opened=list(s.opened),
    )


# -- Wizards --------------------------------------------------------------------------------------


def _mat(s: Brawl, seat: int, is_open: bool, looker: int) -> Mat:
    player = s.players[seat]
    spell_open = is_open or seat == s.turn.seat
    dice = glyph_counts(s, seat, spell_open)
    if s.game.bonus != NO_GLYPH:
        dice[s.game.bonus] += 1
    others = foes(s, seat)
    shown = Mat(
        hp=player.hp,
        hand_size=len(player.hand),
        dice=dice,
        wizard=player.wizard,
        rank=player.rank,
        next_rank=_next_rank(s, seat) if seat in s.game.dead else 0,
        died=player.died,
        points=victory_points(player),
        kills=player.kills,
        lws=player.lws,
        known=[card for giver, owner, card in s.known if giver == looker and owner == seat],
        initiative=_initiative(s, seat, spell_open),
        creatures=player.creatures.copy(),
        treasures=player.treasures.copy(),
        lasting=player.lasting.copy(),
        glyph=player.glyph,
        grudge=player.grudge,
        held_size=len(player.held),
        acted=seat in s.round.acted,
        ready=_ready(s, seat),
        left=others[0] if others else NOBODY,
        right=others[-1] if others else NOBODY,
    )
    if s.round.counted or is_open:
        shown.spell_size = len(player.spell)
    if spell_open:
        shown.spell = player.spell.copy()
        shown.slots = player.slots.copy()
    if is_open:
        _open(s, player, shown)
    elif s.round.step == BUILDING:
        shown.hand_size += len(player.spell)
    return shown


def _open(s: Brawl, player: Player, shown: Mat) -> None:
    """What the owner alone sees; a card that is placed adds a die to its own roll."""
    shown.hand = player.hand.copy()
    shown.held = player.held.copy()
    if player.hand:
        more = 1 + sum(SIZE_OF[boost] for boost in s.turn.roll.boosts)
        shown.hand_dice = [dice + more for dice in shown.dice]


def _next_rank(s: Brawl, seat: int) -> int:
    return TOP_RANK + 1 - len(s.players) + s.game.dead.index(seat)


def _initiative(s: Brawl, seat: int, spell_open: bool) -> int:
    player = s.players[seat]
    if not player.spell or not (spell_open or seat in s.round.shown):
        return SECRET
    return initiative(player)


def _ready(s: Brawl, seat: int) -> bool:
    """Nobody waits for this Spell; whoever ran out of changes of mind is as ready as the others."""
    if s.round.step != BUILDING or not s.lanes or s.players[seat].hp == 0:
        return False
    lane = s.lanes[seat]
    return not lane or isinstance(lane[-1], Offer)


# -- Board and order ------------------------------------------------------------------------------


def _prime(s: Brawl) -> int:
    nerd = occupant(s, NERD)
    return NERD if nerd != NOBODY and s.players[nerd].hp in PRIMES else 0


def _order(s: Brawl) -> tuple[list[int], int]:
    """Those who acted, the active one, the others as far as the table can tell; and who is next."""
    active = s.turn.seat
    others = [seat for seat in living(s) if seat != active]
    rest = [seat for seat in others if seat not in s.round.acted]
    if s.round.counted:
        rest.sort(key=lambda seat: _place(s, seat))
    acted = [seat for seat in others if seat in s.round.acted]
    now = [] if active == NOBODY else [active]
    return [*acted, *now, *rest], rest[0] if rest and s.round.counted else NOBODY


def _place(s: Brawl, seat: int) -> tuple[int, int, int]:
    """Who was hurried first, then fewer cards, then a higher Initiative if it is known."""
    player = s.players[seat]
    known = initiative(player) if seat in s.round.shown else 0
    return int(seat != s.round.next_up), len(player.spell), -known


# -- The Spell in resolution ----------------------------------------------------------------------


def _turn(s: Brawl) -> Turn:
    turn = s.turn
    player = s.players[turn.seat]
    return Turn(
        now=turn.now,
        waiting=[
            card
            for card in player.spell + player.creatures
            if card != turn.now and (card in turn.waiting or KIND_OF[card] == WILD)
        ],
        kept=turn.kept.copy(),
        tired=turn.tired.copy(),
        targets=_targets(s),
        roll=_roll(s, player) if turn.roll.dice else None,
    )


def _targets(s: Brawl) -> list[int]:
    for frame in reversed(s.stack):
        if isinstance(frame, (Perform, ApplyBand, ExtraTarget)) and frame.card == s.turn.now:
            return list(frame.targets)
    return []


def _roll(s: Brawl, player: Player) -> Roll:
    dice = s.turn.roll.dice
    total = total_of(player, dice)
    return Roll(list(dice), list(s.turn.roll.origins), total - sum(dice), total, band_of(total))


def _coming(s: Brawl) -> list[Blow]:
    blow = s.stack[-1]
    if not isinstance(blow, Strike):
        return []
    found = []
    for seat, amount in zip(blow.targets, blow.amounts, strict=True):
        player = s.players[seat]
        after = max(player.hp - amount, 0)
        answers = after > 0 and seat != blow.source and s.players[blow.source].hp > 0
        hits_back = power_size(player.treasures, HIT_BACK) if answers else 0
        found.append(Blow(seat, blow.source, amount, after, blow.card, hits_back))
    return found
