"""What a seat cannot see (ledger section 7.2), and dealing it anew.

Besides cards, some facts are hidden for a while: how many components a Spell has, its Initiative,
an answer given face down, and when a Dead Wizard card takes effect. They have numbers of their
own, so that a redeal can be told to leave them as they are. All numbers change whenever a discard
pile is shuffled to a deck: what was seen between two such states is hidden again, and nothing
about it stayed secret.
"""

from random import Random
from typing import Final

from spellhall.games.hell_high.box.cards import INITIATIVE_OF, KIND_OF, NO_CARD, WHEN_OF
from spellhall.games.hell_high.box.design import FUTURE, NEXT_GAME
from spellhall.games.hell_high.box.verbs import DELIVERY, WILD
from spellhall.games.hell_high.choices import DISCARD, TAKE
from spellhall.games.hell_high.frames.effects import DiscardAnswers
from spellhall.games.hell_high.frames.round import Build
from spellhall.games.hell_high.rules.piles import base_initiative
from spellhall.games.hell_high.state.state import BUILDING, NO_ANSWER, NOBODY, Brawl, Player

ANSWER: Final = 1000  # + seat: an answer given face down
NOT_NOW: Final = 2000  # + Dead Wizard card: that it is held, so not for now
TIME: Final = 3000  # + Dead Wizard card: whether it is for the next or a future game
COUNT: Final = 10_000  # + moment: the number of components
SPEED: Final = 10_001  # + moment: the Initiative
SHUFFLED: Final = 1_000_000_000  # * shuffles, added to every number
TRIES: Final = 12  # of dealing Spells anew before leaving them as they are


def spell_hidden(s: Brawl, other: int, seat: int | None) -> bool:
    """Whether a seat cannot see another one's Spell."""
    return other != seat and other != s.turn.seat and bool(s.players[other].spell)


def answer_of(seat: int) -> int:
    """The number of an answer given face down."""
    return ANSWER + seat


def not_now(card: int) -> int:
    """The number of the fact that a Dead Wizard card is held, so not for now."""
    return NOT_NOW + card


def time_of(card: int) -> int:
    """The number of the fact whether a Dead Wizard card is for the next or a future game."""
    return TIME + card


def count_of(s: Brawl, seat: int) -> int:
    """The number of the fact how many components a Spell has."""
    return COUNT + moment(s, seat)


def speed_of(s: Brawl, seat: int) -> int:
    """The number of the fact what Initiative a Spell has."""
    return SPEED + moment(s, seat)


def moment(s: Brawl, seat: int) -> int:
    """An even number for a seat's Spell of this round, however many rounds there were."""
    return 2 * (8 * (4 * s.round.number + s.game.number) + seat)


def hidden(s: Brawl, seat: int | None) -> list[int]:
    """Decks, other hands, face-down Spells and held cards, and the hidden facts."""
    found = s.main + s.treasure + s.dead_deck
    for card in s.dead_deck:
        found.append(not_now(card))
        found.append(time_of(card))
    for other, player in enumerate(s.players):
        if other == seat:
            continue
        found += player.hand
        found += player.held
        for card in player.held[len(player.held) - player.fresh :]:
            found.append(time_of(card))
        if player.answer != NO_ANSWER:
            found.append(answer_of(other))
        if s.round.step == BUILDING:
            found.append(count_of(s, other))
        if spell_hidden(s, other, seat):
            found += player.spell
            if other not in s.round.shown:
                found.append(speed_of(s, other))
    return [number + SHUFFLED * s.shuffles for number in found] if s.shuffles else found


def redeal(s: Brawl, seat: int | None, rng: Random, keep: frozenset[int]) -> None:
    """Deal anew, in place, whatever the seat cannot see; what is in `keep` stays as it is."""
    keep = frozenset([number - SHUFFLED * s.shuffles for number in keep])
    _mix(s.treasure, keep, rng)
    _deal_held(s, seat, rng, keep)
    _deal_main(s, seat, rng, keep)
    s.known = [one for one in s.known if one[2] in s.players[one[1]].hand + s.players[one[1]].spell]
    for other, player in enumerate(s.players):
        if other != seat and player.answer != NO_ANSWER and answer_of(other) not in keep:
            discarding = isinstance(s.stack[-1], DiscardAnswers)
            if discarding:
                player.answer = DISCARD.codes[rng.choice(player.hand)]
            else:
                player.answer = TAKE.bare


def _shuffled(cards: list[int], rng: Random) -> list[int]:
    """In random order, the same for the same generator wherever the cards lay before."""
    pool = sorted(cards)
    rng.shuffle(pool)
    return pool


def _mix(pile: list[int], keep: frozenset[int], rng: Random) -> None:
    loose = _shuffled([card for card in pile if card not in keep], rng)
    for i, card in enumerate(pile):
        if card not in keep:
            pile[i] = loose.pop()


# -- Dead Wizard cards ----------------------------------------------------------------------------


def _deal_held(s: Brawl, seat: int | None, rng: Random, keep: frozenset[int]) -> None:
    """Nobody holds a «now» card, and what outlasted the start of a game is for the future."""
    # The narrowest places are filled first, so that the cards suffice.
    exact: list[tuple[list[int], int]] = []
    later: list[tuple[list[int], int]] = []
    loose: list[tuple[list[int], int]] = []
    for i, card in enumerate(s.dead_deck):
        if card not in keep:
            narrow = exact if time_of(card) in keep else later if not_now(card) in keep else loose
            narrow.append((s.dead_deck, i))
    for other, player in enumerate(s.players):
        if other == seat:
            continue
        for i, card in enumerate(player.held):
            if card not in keep:
                sure = i < len(player.held) - player.fresh or time_of(card) in keep
                (exact if sure else later).append((player.held, i))
    pool = _shuffled([zone[i] for zone, i in exact + later + loose], rng)
    for zone, i in exact:
        zone[i] = _take(pool, [WHEN_OF[zone[i]]])
    for zone, i in later:
        zone[i] = _take(pool, [NEXT_GAME, FUTURE])
    for zone, i in loose:
        zone[i] = pool.pop()


def _take(pool: list[int], times: list[int]) -> int:
    for i, card in enumerate(pool):
        if WHEN_OF[card] in times:
            return pool.pop(i)
    raise AssertionError("the held cards were dealt from this pool before")


# -- Main Deck cards ------------------------------------------------------------------------------


def _deal_main(s: Brawl, seat: int | None, rng: Random, keep: frozenset[int]) -> None:
    """Spells first, so that each is legal and fits what was announced; then hands and deck."""
    others = [
        other
        for other, player in enumerate(s.players)
        if other != seat and (player.hand or spell_hidden(s, other, seat))
    ]
    if s.turn.seat != NOBODY:
        keep |= frozenset(s.players[s.turn.seat].spell)
    for _ in range(TRIES):
        if _deal_spells(s, seat, others, rng, keep):
            return
    _deal_hands(s, seat, others, rng, keep)


def _known_of(s: Brawl, seat: int | None, other: int) -> list[int]:
    """Cards that the seat handed to another one and that are still in hand or Spell."""
    return [card for giver, owner, card in s.known if giver == seat and owner == other]


def _deal_spells(
    s: Brawl, seat: int | None, others: list[int], rng: Random, keep: frozenset[int]
) -> bool:
    """One try; False, with nothing changed, if the cards do not suffice."""
    pool = [card for card in s.main if card not in keep]
    own: dict[int, list[int]] = {}
    for other in others:
        player = s.players[other]
        known = _known_of(s, seat, other)
        own[other] = [card for card in known if card not in keep]
        pool += [c for c in player.hand + player.spell if c not in keep and c not in known]
    pool = _shuffled(pool, rng)
    spells: dict[int, tuple[list[int], list[int]]] = {}
    for other in sorted(others, key=lambda other: other not in s.round.shown):
        if other == s.turn.seat:
            spells[other] = (s.players[other].spell, s.players[other].slots)
            continue
        found = _new_spell(s, other, pool, own[other], rng, keep)
        if found is None:
            return False
        spells[other] = found
    hands: dict[int, list[int]] = {}
    for other in others:
        player = s.players[other]
        size = len(player.hand) + len(player.spell) - len(spells[other][0])
        hand = [card for card in player.hand if card in keep] + own[other]
        if len(hand) > size:
            return False
        hands[other] = hand
        while len(hand) < size:
            hand.append(pool.pop())
    for other in others:
        s.players[other].hand = hands[other]
        s.players[other].spell, s.players[other].slots = spells[other]
    for i, card in enumerate(s.main):
        if card not in keep:
            s.main[i] = pool.pop()
    return True


def _new_spell(
    s: Brawl,
    other: int,
    pool: list[int],
    own: list[int],
    rng: Random,
    keep: frozenset[int],
) -> tuple[list[int], list[int]] | None:
    """Cards and slots of a legal Spell, taken out of the pool; None if there are none."""
    player = s.players[other]
    chosen = {
        slot: card for card, slot in zip(player.spell, player.slots, strict=True) if card in keep
    }
    size = _new_size(s, other, player, rng, keep)
    announced = other in s.round.shown or speed_of(s, other) in keep
    speed = base_initiative(player) if announced else NOBODY
    slots = [slot for slot in range(3) if slot not in chosen]
    rng.shuffle(slots)
    if speed > 0 and DELIVERY in slots:
        slots.remove(DELIVERY)
        slots.insert(0, DELIVERY)
    for slot in slots:
        if len(chosen) >= size:
            break
        card = _fitting(slot, speed, own, pool)
        if card != NO_CARD:
            (own if card in own else pool).remove(card)
            chosen[slot] = card
    if len(chosen) != size or (speed > 0 and DELIVERY not in chosen):
        return None
    order = sorted(chosen)
    return [chosen[slot] for slot in order], order


def _new_size(s: Brawl, other: int, player: Player, rng: Random, keep: frozenset[int]) -> int:
    """The number of components where it is known; during the building any that is possible."""
    if s.round.step != BUILDING or count_of(s, other) in keep or not s.lanes:
        return len(player.spell)
    least = max(1, sum(card in keep for card in player.spell))
    lane = s.lanes[other]
    if lane and isinstance(lane[-1], Build):
        least -= 1
    return rng.randint(least, max(least, min(3, len(player.hand) + len(player.spell))))


def _fitting(slot: int, speed: int, own: list[int], pool: list[int]) -> int:
    """A card for a slot that agrees with an announced Initiative."""
    for card in own + pool:
        kind = KIND_OF[card]
        if kind != slot and kind != WILD:
            continue
        if slot == DELIVERY and speed >= 0 and INITIATIVE_OF[card] != speed:
            continue
        return card
    return NOBODY


def _deal_hands(
    s: Brawl, seat: int | None, others: list[int], rng: Random, keep: frozenset[int]
) -> None:
    """Hands and deck only."""
    zones = [s.main]
    fixed = set(keep)
    for other in others:
        zones.append(s.players[other].hand)
        fixed.update(_known_of(s, seat, other))
    pool = _shuffled([card for zone in zones for card in zone if card not in fixed], rng)
    for zone in zones:
        for i, card in enumerate(zone):
            if card not in fixed:
                zone[i] = pool.pop()
