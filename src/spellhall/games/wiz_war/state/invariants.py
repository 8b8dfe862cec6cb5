"""What never changes: nothing is lost or made, and every number is in its range."""

from spellhall.games.wiz_war.box.cards import TRAITS_OF, cards_with
from spellhall.games.wiz_war.box.terms import DROPPED_ITEM, T_RELIC, TACKS
from spellhall.games.wiz_war.frames.effects import CheckBase
from spellhall.games.wiz_war.frames.opening import DealSchools
from spellhall.games.wiz_war.state.numbers import BEAST, CARRIED, NONE
from spellhall.games.wiz_war.state.pending import check_pending
from spellhall.games.wiz_war.state.possible import possible
from spellhall.games.wiz_war.state.state import Duel
from spellhall.games.wiz_war.state.targets import carried_by, carrier_of


def invariants(s: Duel) -> None:
    """Nothing is lost or made, and every number is in its range."""
    assert len(s.lines) == s._tables.maze.lines, "every border line has a state"
    assert len(s.treasures) == 2 * len(s.players), "two treasures for each seat"
    _all_there(s)
    possible(s)
    check_pending(s)


def _all_there(s: Duel) -> None:
    """312 cards and those of packs, two treasures a seat, everything on the board."""
    cards = list(s.box) + list(s.looked_at)
    for heap in s.piles:
        cards += heap.deck + heap.discard
    for player in s.players:
        cards += player.hand + player.items
    cards += [spell.card for spell in s.spells]
    in_play = {spell.card for spell in s.spells}
    cards += {
        thing.card
        for thing in s.things
        if thing.card not in in_play and thing.kind in (DROPPED_ITEM, TACKS)
    }
    cards += [
        cast.card for cast in s.air if cast.card != NONE and cast.weapon == NONE and not cast.placed
    ]
    dealing = any(isinstance(frame, DealSchools) for frame in s.stack)
    assert dealing or sorted(cards) == cards_with(s.packs), "312 cards, each in one place"
    cells = range(25 * len(s.players))
    for place in s.treasures:
        assert place in cells or place >= CARRIED, "treasures lie on squares or are carried"
    for player in s.players:
        assert player.cell in cells or player.cell == NONE, "wizards stand on squares"
    for beast in s.beasts:
        assert beast.cell in cells, "creatures stand on squares"
        assert any(spell.card == beast.card for spell in s.spells), "a creature has its card"
    assert len({beast.kind for beast in s.beasts}) == len(s.beasts), "each creature exists once"
    carriers = [place for place in s.treasures if place >= CARRIED]
    assert len(set(carriers)) == len(carriers), "one treasure a carrier"
    for place in carriers:
        figure = carrier_of(place)
        if figure < BEAST:
            assert s.players[figure].cell != NONE, "the dead carry nothing"
    for seat, player in enumerate(s.players):
        relics = sum([1 for card in player.items if TRAITS_OF[card] & T_RELIC])
        full = relics + (carried_by(seat) in carriers)
        dropping = any(isinstance(one, CheckBase) and one.seat == seat for one in s.stack)
        assert full <= 1 or dropping, "one treasure or relic on a base"
