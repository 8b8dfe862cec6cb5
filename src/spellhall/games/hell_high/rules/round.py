"""A round up to the building of Spells (ledger sections 3.4 and 3.12)."""

from typing import Final

from spellhall.engine.choices import ABSENT, ALLOWED
from spellhall.engine.machine.events import reveal, tell, tell_in_part
from spellhall.engine.machine.frames import Frame
from spellhall.engine.machine.stack import Rules, never, then
from spellhall.games.hell_high.box.cards import KIND_OF, NO_CARD, WHEN_OF, power_size
from spellhall.games.hell_high.box.design import HAND_SIZE, ROUND_START
from spellhall.games.hell_high.box.verbs import NO_GLYPH, WILD
from spellhall.games.hell_high.choices import BONUS_GLYPH, CHEER, DEMAND, ENVY, GIVE, REFUSE
from spellhall.games.hell_high.frames.effects import Perform
from spellhall.games.hell_high.frames.harm import Blow, DrawDeadCard
from spellhall.games.hell_high.frames.match import EndGame
from spellhall.games.hell_high.frames.round import (
    AfterAbilities,
    BeginRound,
    BuildSpells,
    DeadDraws,
    Demand,
    DrawHands,
    GiveCard,
    PickEnvied,
    PickGlyph,
    PickHealed,
    UseRank,
)
from spellhall.games.hell_high.frames.turn import BetweenTurns, CallCounts, NextTurn
from spellhall.games.hell_high.rules.damage import heal
from spellhall.games.hell_high.rules.piles import draw_main, forget, gain_treasure
from spellhall.games.hell_high.rules.why_not import (
    CHEERS_HIGHER,
    DEAD_WIZARD,
    DEMANDS_LOWER,
    ENVIES_HIGHER,
    OTHER_TYPE,
    WILD_HAS_NO_TYPE,
)
from spellhall.games.hell_high.state.state import (
    ABILITIES,
    DEAD_DRAW,
    DRAWING,
    FULL_HAND,
    NOBODY,
    Brawl,
    Round,
    by_rank,
    foes,
    living,
    occupant,
    victory_points,
)

DRAW_HANDS: Final = DrawHands()
STEPS: Final[tuple[Frame, ...]] = (  # of a round, after the draws; frames are frozen, so shared
    UseRank(8),
    UseRank(7),
    UseRank(6),
    UseRank(5),
    UseRank(3),
    AfterAbilities(),
    BuildSpells(),
    CallCounts(),
    BetweenTurns(),
    NextTurn(),
)[::-1]  # as they lie on the stack, the next one last


def begin_round(s: Brawl, f: BeginRound) -> None:
    """Steps 1 to 5; a game that does not end is closed, if there is a limit (HH-AMB-27)."""
    if 0 < s.limit <= s.round.number:
        s.game.closed = True
        tell(s, "round_limit", s.limit)
        then(s, EndGame())
        return
    s.round = Round(number=s.round.number + 1, step=DRAWING)
    tell(s, "round", s.game.number, s.round.number)
    s.stack.extend(STEPS)
    for seat in reversed(s.game.dead):
        then(s, DeadDraws(seat))
    then(s, DRAW_HANDS)


def draw_hands(s: Brawl, f: DrawHands) -> None:
    """Up to eight cards, from the top rank downward; nobody discards (HH-ROUND-1, HH-ROUND-9)."""
    for seat in by_rank(s):
        player = s.players[seat]
        size = FULL_HAND + power_size(player.treasures, HAND_SIZE) + player.extra_cards
        player.extra_cards = 0
        draw_cards(s, seat, size - len(player.hand))


def draw_cards(s: Brawl, seat: int, n: int) -> None:
    """Cards from the Main Deck into a hand."""
    drawn: list[int] = []
    for _ in range(n):
        card = draw_main(s)
        if card == NO_CARD:
            break
        drawn.append(card)
    s.players[seat].hand.extend(drawn)
    if drawn and s.watched:
        count, by_rank = len(drawn), s.round.step == ABILITIES
        all_of_it = (seat, count, tuple(drawn), by_rank)
        tell_in_part(s, (seat,), "draw", all_of_it, (seat, count, (), by_rank))


def dead_draws(s: Brawl, f: DeadDraws) -> None:
    """One card for each wizard who was dead when the round began (HH-DEAD-1)."""
    s.round.step = DEAD_DRAW
    if s.game.last_standing == NOBODY:
        then(s, DrawDeadCard(f.seat))


# -- Step 3 ----------------------------------------------------------------------------------------


def use_rank(s: Brawl, f: UseRank) -> None:
    """Whoever stands on the slot when it is reached uses it (HH-RANK-0)."""
    s.round.step = ABILITIES
    if s.game.last_standing != NOBODY:
        return
    seat = occupant(s, f.rank)
    if f.rank == 8:
        be_president(s, seat)
    elif seat == NOBODY:
        return
    elif f.rank == 7:
        if lower_foes(s, seat):
            then(s, Demand(seat))
    elif f.rank == 6:
        heal(s, seat, 2, seat)
        if higher_foes(s, seat):
            then(s, PickHealed(seat))
    elif f.rank == 5:
        set_trends(s, seat)
    elif higher_foes(s, seat):
        then(s, PickEnvied(seat))


def be_president(s: Brawl, seat: int) -> None:
    """A card and the Power Bonus Token; without a president it leaves (HH-RANK-8a to 8c)."""
    if seat == NOBODY:
        if s.game.bonus != NO_GLYPH:
            tell(s, "no_bonus")
        s.game.bonus = NO_GLYPH
        return
    draw_cards(s, seat, 1)
    then(s, PickGlyph(seat))


def all_glyphs(s: Brawl, f: PickGlyph) -> list[int]:
    """Any of the five."""
    return BONUS_GLYPH.codes.copy()


def pick_glyph(s: Brawl, f: PickGlyph, choice: int) -> None:
    """It serves every player this round (HH-RANK-8b)."""
    glyph = BONUS_GLYPH.first[choice]
    s.game.bonus = glyph
    tell(s, "bonus", f.seat, glyph)


def lower_foes(s: Brawl, seat: int) -> list[int]:
    """Foes on a lower rank (HH-TARGET-8)."""
    rank = s.players[seat].rank
    return [foe for foe in foes(s, seat) if s.players[foe].rank < rank]


def higher_foes(s: Brawl, seat: int) -> list[int]:
    """Foes on a higher rank."""
    rank = s.players[seat].rank
    return [foe for foe in foes(s, seat) if s.players[foe].rank > rank]


def demands(s: Brawl, f: Demand) -> list[int]:
    """A type of component and a lower foe (HH-RANK-7a)."""
    return [DEMAND.rows[kind][foe] for kind in range(3) for foe in lower_foes(s, f.seat)]


def why_not_demand(s: Brawl, f: Demand, kind: int, seat: int) -> int:
    """Only of a foe on a lower rank (HH-RANK-7a)."""
    return why_not_foe(s, f.seat, seat, lower_foes(s, f.seat), DEMANDS_LOWER)


def why_not_foe(s: Brawl, asked: int, seat: int, legal: list[int], else_why: int) -> int:
    """Whether a wizard is among the legal ones; if not, why."""
    if seat in legal:
        return ALLOWED
    if seat >= len(s.players) or seat == asked:
        return ABSENT
    return else_why if s.players[seat].hp > 0 else DEAD_WIZARD


def demand(s: Brawl, f: Demand, choice: int) -> None:
    """The type is public (HH-HID-6)."""
    kind = DEMAND.first[choice]
    foe = DEMAND.second[choice]
    tell(s, "demand", f.seat, foe, kind)
    then(s, GiveCard(foe, f.seat, kind))


def cards_to_give(s: Brawl, f: GiveCard) -> list[int]:
    """A card of the type, never Wild Magic; refusing is always possible (HH-RANK-7b, 7c)."""
    options = [REFUSE.bare]
    for card in s.players[f.seat].hand:
        if why_not_type(f, card) == ALLOWED:
            options.append(GIVE.codes[card])
    return options


def why_not_give(s: Brawl, f: GiveCard, card: int) -> int:
    """Only a hand card of the type that was named."""
    return why_not_type(f, card) if card in s.players[f.seat].hand else ABSENT


def why_not_type(f: GiveCard, card: int) -> int:
    """Wild Magic is of no type (HH-RANK-7c)."""
    if KIND_OF[card] == WILD:
        return WILD_HAS_NO_TYPE
    return ALLOWED if KIND_OF[card] == f.kind else OTHER_TYPE


def give_card(s: Brawl, f: GiveCard, choice: int) -> None:
    """The card goes over unseen by the others, or 3 damage (HH-RANK-7d)."""
    if choice == REFUSE.bare:
        tell(s, "refuse", f.seat, f.jock)
        then(s, Blow(f.jock, (f.seat,), 3))
        return
    card = GIVE.first[choice]
    s.players[f.seat].hand.remove(card)
    s.players[f.jock].hand.append(card)
    forget(s, card)
    s.known.append((f.seat, f.jock, card))
    reveal(s)
    tell_in_part(s, (f.seat, f.jock), "give", (f.seat, f.jock, card), (f.seat, f.jock, NO_CARD))


def healable(s: Brawl, f: PickHealed) -> list[int]:
    """Compulsory if there is a higher foe (HH-RANK-6b)."""
    return [CHEER.codes[foe] for foe in higher_foes(s, f.seat)]


def why_not_cheer(s: Brawl, f: PickHealed, seat: int) -> int:
    """Only for a foe on a higher rank (HH-RANK-6b)."""
    return why_not_foe(s, f.seat, seat, higher_foes(s, f.seat), CHEERS_HIGHER)


def pick_healed(s: Brawl, f: PickHealed, choice: int) -> None:
    """The foe heals 2."""
    heal(s, CHEER.first[choice], 2, f.seat)


def set_trends(s: Brawl, seat: int) -> None:
    """A Treasure, unless strictly ahead of every single foe (HH-RANK-5a, HH-AMB-12)."""
    mine = len(s.players[seat].treasures)
    for foe in foes(s, seat):
        if len(s.players[foe].treasures) >= mine:
            gain_treasure(s, seat, NO_CARD)
            return


def enviable(s: Brawl, f: PickEnvied) -> list[int]:
    """Any higher foe, one without Victory Points too (HH-RANK-3a)."""
    return [ENVY.codes[foe] for foe in higher_foes(s, f.seat)]


def why_not_envy(s: Brawl, f: PickEnvied, seat: int) -> int:
    """Only a foe on a higher rank (HH-RANK-3a)."""
    return why_not_foe(s, f.seat, seat, higher_foes(s, f.seat), ENVIES_HIGHER)


def envied_points(s: Brawl, foe: int) -> int:
    """Victory Points of the match, or those won in this game (HH-AMB-13)."""
    other = s.players[foe]
    return other.kills_game if s.slacker_game else victory_points(other)


def pick_envied(s: Brawl, f: PickEnvied, choice: int) -> None:
    """One damage for each Victory Point (HH-RANK-3a)."""
    foe = ENVY.first[choice]
    points = envied_points(s, foe)
    tell(s, "envy", f.seat, foe, points)
    then(s, Blow(f.seat, (foe,), points))


def after_abilities(s: Brawl, f: AfterAbilities) -> None:
    """Treasures that work right after step 3."""
    if s.game.last_standing != NOBODY:
        return
    for seat in reversed(living(s)):
        for card in s.players[seat].treasures:
            if WHEN_OF[card] == ROUND_START:
                then(s, Perform(seat, card))


def register(rules: Rules) -> None:
    """Which function serves which frame."""
    rules.work(BeginRound, begin_round)
    rules.work(DrawHands, draw_hands)
    rules.work(DeadDraws, dead_draws)
    rules.work(UseRank, use_rank)
    rules.question(PickGlyph, all_glyphs, pick_glyph)
    rules.question(Demand, demands, demand)
    rules.question(GiveCard, cards_to_give, give_card, automatic=never)
    rules.question(PickHealed, healable, pick_healed)
    rules.question(PickEnvied, enviable, pick_envied)
    rules.work(AfterAbilities, after_abilities)
