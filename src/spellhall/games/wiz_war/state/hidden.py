"""What a seat cannot see (WW-HID), dealing it anew, and what never changes."""

from random import Random

from spellhall.games.wiz_war.box.cards import CARD_COUNT, SCHOOL_OF, cards_with
from spellhall.games.wiz_war.box.terms import TRAP
from spellhall.games.wiz_war.frames.casting import Announcing, PickCounterFuel, PickCounterLine
from spellhall.games.wiz_war.frames.opening import KeepSchool
from spellhall.games.wiz_war.rules.piles import pile_of
from spellhall.games.wiz_war.state.numbers import NONE, SPECIAL
from spellhall.games.wiz_war.state.state import Duel
from spellhall.games.wiz_war.state.targets import target_card

TOKEN = 1000  # + number of a face-down token: hidden things beside the cards
ANNOUNCING = (Announcing, PickCounterFuel, PickCounterLine)


def hidden(s: Duel, seat: int | None) -> list[int]:
    """Cards and tokens that a seat cannot place: decks, other hands, what others look at."""
    known = frozenset[int]() if seat is None else frozenset(s.players[seat].seen)
    found = [card for zone in zones(s, seat) for card in zone if card not in known]
    for thing in s.things:
        if thing.kind == TRAP and thing.owner != seat:
            found.append(TOKEN + thing.uid)
    return found


def zones(s: Duel, seat: int | None) -> list[list[int]]:
    """The lists of cards that a seat cannot see."""
    found = [heap.deck for heap in s.piles]
    for other, player in enumerate(s.players):
        if other != seat:
            found.append(player.hand)
    if s.looked_at and looker(s) != seat:
        found.append(s.looked_at)
    return found


def looker(s: Duel) -> int:
    """Who looks at the cards that lie aside."""
    frame = s.stack[-1]
    return int(getattr(frame, "seat", NONE))


def redeal(s: Duel, seat: int | None, rng: Random, keep: frozenset[int]) -> None:
    """Deal anew what the seat has not seen; what is being announced stays in its hand."""
    fixed = set(keep)
    if seat is not None:
        fixed.update(s.players[seat].seen)
    for frame in s.stack:
        if isinstance(frame, ANNOUNCING):
            fixed.add(frame.card)
            fixed.update(getattr(frame, "fuel", ()))
            fixed.update(target_card(target) for target in getattr(frame, "targets", ()))
    if s.rules & SPECIAL:
        redeal_schools(s, seat, rng, fixed)
    lists = zones(s, seat)
    pools: dict[int, list[int]] = {}
    for zone in lists:
        for card in zone:
            if card not in fixed:
                pools.setdefault(pile_of(s, card), []).append(card)
    for pool in pools.values():
        pool.sort()  # so that the deal depends on the generator alone, not on the true cards
        rng.shuffle(pool)
    for zone in lists:
        for i, card in enumerate(zone):
            if card not in fixed:
                zone[i] = pools[pile_of(s, card)].pop()
    redeal_traps(s, seat, rng, keep)


def redeal_schools(s: Duel, seat: int | None, rng: Random, fixed: set[int]) -> None:
    """Another seat may keep any school of which no card was shown yet (WW-OPT-12, WW-HID-1)."""
    unmet = unmet_schools(s, seat, fixed)
    barred = NONE if seat is None else s.players[seat].put_back
    mine = NONE if seat is None else s.players[seat].own_pile
    renamed: dict[int, int] = {}
    for size in sorted({len(own_cards(s, school)) for school in unmet}):
        # The size of a deck is public, so schools of one size change places among themselves.
        alike = [school for school in unmet if len(own_cards(s, school)) == size]
        # In the order of the draft: what this seat put back was not kept before it chose.
        alike.sort(key=lambda school: (s.school_pile[school] == NONE, s.school_pile[school]))
        left = list(alike)
        for school in alike:
            early = NONE < s.school_pile[school] < mine
            found = rng.choice([one for one in left if one != barred or not early])
            left.remove(found)
            renamed[school] = found
    rename(s, seat, renamed)


def unmet_schools(s: Duel, seat: int | None, fixed: set[int]) -> list[int]:
    """Schools face down at the draft of which this seat knows neither holder nor card."""
    away = set(s.box)
    for zone in zones(s, seat):
        away.update(card for card in zone if card not in fixed)
    known = {SCHOOL_OF[card] for card in cards_with(s.packs) if card not in away | set(s.extra)}
    found = list(s.draft)
    for frame in s.stack:
        if isinstance(frame, KeepSchool) and frame.seat != seat:
            found += [frame.first, frame.second]
    for other, player in enumerate(s.players):
        if player.own_pile != NONE and other != seat and not s.piles[player.own_pile].shown:
            found.append(s.school_pile.index(player.own_pile))
    return [school for school in found if school not in known]


def own_cards(s: Duel, school: int) -> list[int]:
    """The cards of a school, less those that another rule has put into the common deck."""
    there = [card for card in cards_with(s.packs) if SCHOOL_OF[card] == school]
    return [card for card in there if card not in s.extra]


def rename(s: Duel, seat: int | None, schools: dict[int, int]) -> None:
    """Put each school wherever the other one was, card for card."""
    card_for = list(range(CARD_COUNT))
    piles = list(s.school_pile)
    for old, new in schools.items():
        piles[new] = s.school_pile[old]
        for card, other in zip(own_cards(s, old), own_cards(s, new), strict=True):
            card_for[card] = other
    s.school_pile = piles
    s.draft = [schools.get(school, school) for school in s.draft]
    s.box = sorted([card_for[card] for card in s.box])
    for heap in s.piles:
        heap.deck = [card_for[card] for card in heap.deck]
    for other, player in enumerate(s.players):
        player.hand = [card_for[card] for card in player.hand]
        player.seen = [card_for[card] for card in player.seen]
        if other != seat:  # which has seen what it put back
            player.put_back = schools.get(player.put_back, player.put_back)
    for i, frame in enumerate(s.stack):
        if isinstance(frame, KeepSchool):
            first, second = frame.first, frame.second
            s.stack[i] = KeepSchool(
                frame.seat, schools.get(first, first), schools.get(second, second)
            )


def redeal_traps(s: Duel, seat: int | None, rng: Random, keep: frozenset[int]) -> None:
    """Any face-down token of a spell may be the live one."""
    for cast in s.air:
        if cast.secret != NONE and cast.seat != seat and len(cast.targets) == 4:
            cast.secret = rng.randrange(4)
    for live in [thing for thing in s.things if thing.kind == TRAP and thing.live]:
        if live.owner == seat or TOKEN + live.uid in keep:
            continue
        others = [
            thing
            for thing in s.things
            if thing.kind == TRAP and thing.card == live.card and TOKEN + thing.uid not in keep
        ]
        live.live = 0
        rng.choice(others).live = 1
