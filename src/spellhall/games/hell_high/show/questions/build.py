"""Building Spells: how it is asked."""

from spellhall.engine.wording import Prompt, Said, Wording
from spellhall.games.hell_high.choices import AGAIN, ALL_BACK, BACK, PLACE, PLACE_WILD, READY
from spellhall.games.hell_high.frames.round import Build, ChangeMind
from spellhall.games.hell_high.rules.build import why_not_back, why_not_place, why_not_place_wild
from spellhall.games.hell_high.show import among
from spellhall.games.hell_high.show.names import KINDS, card_name
from spellhall.games.hell_high.state.state import Brawl


def build_prompt(s: Brawl, f: Build) -> Prompt:
    return Prompt(
        "Build your Spell: up to one Source, Quality and Delivery.",
        f"@{f.seat} builds a Spell",
        "Fewer components act first. Nobody sees your cards before your turn.",
        ("HH-BUILD-2", "HH-ORDER-2"),
    )


def ready(s: Brawl, f: Build) -> Said:
    n = len(s.players[f.seat].spell)
    return Said(f"Ready with {n} card{'' if n == 1 else 's'}", ("HH-BUILD-1", "HH-BUILD-9"))


def all_back(s: Brawl, f: Build) -> Said:
    return Said("Take all back", ("HH-BUILD-6",))


def back(s: Brawl, f: Build, card: int) -> Said:
    return Said(f"Take {card_name(card)} back", ("HH-BUILD-6",))


def place(s: Brawl, f: Build, card: int) -> Said:
    return Said(f"Place {card_name(card)}", ("HH-BUILD-2",))


def place_wild(s: Brawl, f: Build, i: int, slot: int) -> Said:
    return Said(f"Wild Magic as {KINDS[slot]}", ("HH-BUILD-4",))


def mind_prompt(s: Brawl, f: ChangeMind) -> Prompt:
    return Prompt(
        "You are ready. You may change your mind until the others are, too.",
        f"@{f.seat} is ready",
        rules=("HH-BUILD-6",),
    )


def again(s: Brawl, f: ChangeMind) -> Said:
    return Said("Change my mind", ("HH-ROUND-5",))


def register(wording: Wording) -> None:
    """Which words serve which question."""
    wording.asks(
        Build,
        build_prompt,
        {READY: ready, ALL_BACK: all_back, BACK: back, PLACE: place, PLACE_WILD: place_wild},
        {BACK: why_not_back, PLACE: why_not_place, PLACE_WILD: why_not_place_wild},
        among=among.hand_and_spell,
    )
    wording.asks(ChangeMind, mind_prompt, {AGAIN: again})
