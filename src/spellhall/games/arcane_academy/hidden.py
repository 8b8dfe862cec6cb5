"""What a seat cannot see (ledger section 24, HID), dealing it anew, and what never changes."""

from random import Random

from spellhall.games.arcane_academy.cards import CARD_COUNT
from spellhall.games.arcane_academy.slate import only_complete
from spellhall.games.arcane_academy.state import MOST_WILL, Academy
from spellhall.games.arcane_academy.tiles import CORNERS, EMPTY, SHOWS_COMPLETE, TILES


def hidden(s: Academy, seat: int | None) -> list[int]:
    """The cards a seat cannot place: the deck and the other hands (AA-HID-1, AA-HID-2)."""
    found = list(s.deck)
    for other, player in enumerate(s.players):
        if other != seat:
            found.extend(player.hand)
    return found


def redeal(s: Academy, seat: int | None, rng: Random, keep: frozenset[int]) -> None:
    """Deal the deck and the other hands anew; cards in `keep` stay where they are."""
    zones = [s.deck]
    for other, player in enumerate(s.players):
        if other != seat:
            zones.append(player.hand)
    pool = [card for zone in zones for card in zone if card not in keep]
    pool.sort()  # so that the new deal depends on the generator alone, not on the true cards
    rng.shuffle(pool)
    for zone in zones:
        for i, card in enumerate(zone):
            if card not in keep:
                zone[i] = pool.pop()


def invariants(s: Academy) -> None:
    """Nothing is lost or made (AA-INV-1 to AA-INV-5)."""
    tiles = s.bag + [tile for tile in s.centre if tile != EMPTY] + s.pending + s.gone
    cards = s.deck + [card for card in s.public if card != EMPTY] + s.discard + s.aside
    for player in s.players:
        tiles += [laid >> 2 for laid in player.top if laid != EMPTY]
        tiles += [entry % 1000 >> 2 for entry in player.under]
        cards += player.hand + player.spells + player.items
        assert len(player.tokens) == len(player.items), "one number of tokens for each Item"
        assert 0 <= player.will <= MOST_WILL, "Will is 0 to 9"
        assert player.shards >= 0, "Shards are 0 or more"
        for laid, tired in zip(player.top, player.tired, strict=True):
            assert laid != EMPTY or tired == 0, "no Exhaustion Token on an empty space"
        shown = only_complete(player)
        assert shown >= 0 or any(
            laid != EMPTY and SHOWS_COMPLETE[laid >> 2] for laid in player.top
        ), "every Slate shows a Complete Assignment"
    corners = sorted(CORNERS * len(s.players))
    assert sorted(tiles) == sorted([*range(TILES), *corners]), "35 tiles and the corners"
    assert sorted(cards) == list(range(CARD_COUNT)), "52 Assignments"
