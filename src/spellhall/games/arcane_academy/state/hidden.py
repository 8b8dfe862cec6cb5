"""What a seat cannot see (ledger section 24, HID), and dealing it anew."""

from random import Random

from spellhall.games.arcane_academy.state.state import Academy


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
