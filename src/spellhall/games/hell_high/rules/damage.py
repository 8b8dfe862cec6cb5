"""Damage: amount, protection, strike (ledger section 3.10); and healing."""

from typing import Final

from spellhall.engine.choices import ABSENT, ALLOWED
from spellhall.engine.machine.events import tell
from spellhall.engine.machine.frames import Frame
from spellhall.engine.machine.stack import Rules, meanwhile, then
from spellhall.games.hell_high.box.cards import (
    IS_CREATURE,
    KIND_OF,
    NO_CARD,
    POWER_OF,
    power_size,
    with_power,
)
from spellhall.games.hell_high.box.design import GRUDGE, HIT_BACK, LOUD_SOURCES, PREVENT, SURVIVE
from spellhall.games.hell_high.box.verbs import DEAD, DELIVERY, SOURCE, TREASURE
from spellhall.games.hell_high.choices import STOP_WITH, TAKE
from spellhall.games.hell_high.frames.harm import Blow, HitBack, NextDeath, Shield, Strike
from spellhall.games.hell_high.rules.piles import kept_creatures, remove_creature, spend
from spellhall.games.hell_high.rules.why_not import CREATURE_FAILED, NOT_DEADLY, NOT_KEPT
from spellhall.games.hell_high.state.state import MOST_LIFE, NO_ANSWER, NOBODY, Brawl

NERD: Final = 4
PRIMES: Final = (2, 3, 5, 7, 11, 13, 17, 19, 23)


def blow(s: Brawl, f: Blow) -> None:
    """The amounts are final before anybody decides about blocking (HH-DMG-7)."""
    targets: list[int] = []
    amounts: list[int] = []
    for target in in_order(s, f.source, f.targets):
        amount = amount_to(s, f.source, target, f.amount, f.card)
        if amount > 0 and s.players[target].hp > 0:
            targets.append(target)
            amounts.append(amount)
    if not targets:
        return
    then(s, Strike(f.source, tuple(targets), tuple(amounts), f.card))
    asked = [i for i in range(len(targets)) if targets[i] != f.source and may_shield(s, targets[i])]
    if asked:
        lanes: list[Frame | None] = [None] * len(s.players)
        for i in asked:
            lanes[targets[i]] = Shield(targets[i], f.source, amounts[i], f.card)
        meanwhile(s, lanes)


def in_order(s: Brawl, source: int, targets: tuple[int, ...]) -> list[int]:
    """Clockwise from the left of the source, the source itself last (HH-DEATH-2)."""
    seats = len(s.players)
    found: list[int] = []
    for i in range(1, seats + 1):
        seat = (source + i) % seats
        if seat in targets:
            found.append(seat)
    return found


def amount_to(s: Brawl, source: int, target: int, n: int, card: int) -> int:
    """Damage with its bonuses; zero damage gets none (HH-DMG-6, HH-RANK-4a)."""
    if n <= 0:
        return 0
    dealer = s.players[source]
    if dealer.rank == NERD and dealer.hp in PRIMES:
        n += 1
    if target != source:
        if card != NO_CARD and KIND_OF[card] == SOURCE:
            n += power_size(dealer.treasures, LOUD_SOURCES)
        if dealer.grudge == target:
            n += power_size(dealer.lasting, GRUDGE)
    return n


def may_shield(s: Brawl, seat: int) -> bool:
    """Whether, as far as the table can tell, the wizard could stop damage (HH-DEC-23)."""
    player = s.players[seat]
    return (
        bool(player.held)
        or bool(kept_creatures(s, seat))
        or with_power(player.treasures, PREVENT) != NO_CARD
    )


def shields(s: Brawl, f: Shield) -> list[int]:
    """A kept Creature, a card that cancels, or one that saves from death (HH-DEC-12)."""
    player = s.players[f.seat]
    options = [TAKE.bare]
    for card in kept_creatures(s, f.seat):
        options.append(STOP_WITH.codes[card])
    for card in player.treasures + player.held:
        if why_not_power(f, card, player.hp) == ALLOWED:
            options.append(STOP_WITH.codes[card])
    return options


def why_not_power(f: Shield, card: int, hp: int) -> int:
    """What a Treasure or a held card can do about damage."""
    power = POWER_OF[card]
    if power == PREVENT:
        return ALLOWED
    if power == SURVIVE:
        return ALLOWED if f.amount >= hp else NOT_DEADLY
    return ABSENT


def why_not_stop(s: Brawl, f: Shield, card: int) -> int:
    """A Creature must have been kept, and not have failed since (HH-CREAT-6, HH-CREAT-8)."""
    player = s.players[f.seat]
    if card in kept_creatures(s, f.seat):
        return ALLOWED
    if card in player.treasures + player.held:
        return why_not_power(f, card, player.hp)
    if f.seat == s.turn.seat and card in s.turn.tired:
        return CREATURE_FAILED
    return NOT_KEPT if card in player.spell and IS_CREATURE[card] else ABSENT


def nothing_held(s: Brawl, f: Shield) -> bool:
    """Taking the damage in silence would tell what a held card is not (HH-DEC-23)."""
    return not s.players[f.seat].held


def shield(s: Brawl, f: Shield, choice: int) -> None:
    """The answer lies face down until all who are hit have chosen (HH-DEC-22)."""
    s.players[f.seat].answer = choice


def strike(s: Brawl, f: Strike) -> None:
    """All are hit at the same time; the dying are queued (HH-DMG-4, HH-DEATH-2).

    Ruling: the dead come before the Treasures that hit back (HH-AMB-38).
    """
    by_dead_card = f.card != NO_CARD and KIND_OF[f.card] == DEAD
    stung: list[int] = []
    for i in range(len(f.targets)):
        target = f.targets[i]
        player = s.players[target]
        choice = player.answer
        player.answer = NO_ANSWER
        before = player.hp
        after = max(before - f.amounts[i], 0)
        if choice != NO_ANSWER and choice != TAKE.bare:
            card = STOP_WITH.first[choice]
            if stopped(s, target, card):
                tell(s, "stopped", target, f.source, f.amounts[i], card)
                continue
            after = 1  # Ruling: the damage was taken, so it can be answered (HH-AMB-34)
        player.hp = after
        if s.watched:
            rank = s.players[f.source].rank if f.card == NO_CARD else 0
            tell(s, "damage", target, f.source, f.amounts[i], before, after, f.card, rank)
        if after == 0:
            killer = f.source if f.source != target else NOBODY
            s.game.queue = (*s.game.queue, (target, killer, by_dead_card))
        elif after < before and target != f.source and s.players[f.source].hp > 0:
            if with_power(player.treasures, HIT_BACK) != NO_CARD:
                stung.append(target)
    for target in reversed(stung):
        then(s, HitBack(target, f.source))
    if s.game.queue and s.game.dying == NOBODY:
        then(s, NextDeath())


def stopped(s: Brawl, seat: int, card: int) -> bool:
    """The card is used up; whether it stops the whole instance."""
    if KIND_OF[card] <= DELIVERY:
        remove_creature(s, seat, card)
        return True
    spend(s, seat, card)
    return KIND_OF[card] == TREASURE or POWER_OF[card] == PREVENT


def hit_back(s: Brawl, f: HitBack) -> None:
    """Only among the living (HH-T-NOTE-3)."""
    player = s.players[f.seat]
    if player.hp > 0 and s.players[f.foe].hp > 0:
        card = with_power(player.treasures, HIT_BACK)
        if card != NO_CARD:
            then(s, Blow(f.seat, (f.foe,), power_size(player.treasures, HIT_BACK), card))


def heal(s: Brawl, seat: int, n: int, by: int, card: int = NO_CARD) -> None:
    """HP rise to 25 at most; the dying and the dead do not heal (HH-SETUP-4, HH-DEATH-5).

    A card of some wizard heals, or that wizard's rank.
    """
    player = s.players[seat]
    gained = min(n, MOST_LIFE - player.hp)
    if player.hp > 0 and gained > 0:
        player.hp += gained
        tell(s, "heal", seat, gained, player.hp, by, card)


def register(rules: Rules) -> None:
    """Which function serves which frame."""
    rules.work(Blow, blow)
    rules.question(Shield, shields, shield, automatic=nothing_held)
    rules.work(Strike, strike)
    rules.work(HitBack, hit_back)
