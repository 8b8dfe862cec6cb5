"""Building Spells, all at once and in secret (ledger section 3.5).

These rules run in a lane of each seat: they change nothing that another seat can see.
"""

from typing import Final

from spellhall.engine.frames import Frame
from spellhall.engine.stack import Rules, meanwhile, never, then
from spellhall.games.hell_high.box.cards import KIND_OF, MAIN_CARDS
from spellhall.games.hell_high.box.verbs import WILD
from spellhall.games.hell_high.frames.round import Build, BuildSpells, ChangeMind
from spellhall.games.hell_high.rules.piles import add_to_spell, take_from_spell
from spellhall.games.hell_high.state.state import BUILDING, NOBODY, Brawl, Player

READY: Final = 0
ALL_BACK: Final = 1
PLACE: Final = 2  # + 3 * card + slot
BACK: Final = 300  # + card
AGAIN: Final = 0
ALL_SLOTS: Final = 7  # a bit for each of the three
MOST_CHANGES: Final = 20
TWIN_OF: Final[list[int]] = [min(card // 2, 45) for card in range(MAIN_CARDS)]  # 45: Wild Magic


def build_spells(s: Brawl, f: BuildSpells) -> None:
    """Every living wizard with a card builds (HH-ROUND-5, HH-BUILD-9)."""
    if s.game.last_standing != NOBODY:
        return
    s.round.step = BUILDING
    lanes: list[Frame | None] = []
    for seat in range(len(s.players)):
        player = s.players[seat]
        lanes.append(Build(seat) if player.hp > 0 and player.hand else None)
    meanwhile(s, lanes)


def placements(s: Brawl, f: Build) -> list[int]:
    """At most one card in each slot; Wild Magic in any of them (HH-BUILD-1 to 4).

    What was placed can be taken back, card by card or, if there are several, all at once.
    """
    player = s.players[f.seat]
    options: list[int] = []
    if player.spell:
        options.append(READY)
        if f.changes < MOST_CHANGES:
            if len(player.spell) > 1:
                options.append(ALL_BACK)
            for card in player.spell:
                options.append(BACK + card)
    taken = 0
    for slot in player.slots:
        taken |= 1 << slot
    if taken == ALL_SLOTS:
        return options
    offered = 0
    for card in player.hand:
        kind = KIND_OF[card]
        if taken >> kind & 1:
            continue
        twin = 1 << TWIN_OF[card]  # equal cards are offered once
        if offered & twin:
            continue
        offered |= twin
        if kind == WILD:
            for slot in range(3):
                if not taken >> slot & 1:
                    options.append(PLACE + 3 * card + slot)
        else:
            options.append(PLACE + 3 * card + kind)
    return options


def build(s: Brawl, f: Build, choice: int) -> None:
    """Place one card, take one or all back, or be ready with at least one.

    Ruling: after twenty changes of mind a wizard sticks to it, so that a round ends (HH-AMB-31).
    """
    player = s.players[f.seat]
    if choice == READY:
        if f.changes < MOST_CHANGES:
            then(s, ChangeMind(f.seat, f.changes))
        return
    if choice == ALL_BACK:
        take_all_back(player)
        then(s, Build(f.seat, f.changes + 1))
    elif choice >= BACK:
        take_from_spell(player, choice - BACK)
        player.hand.append(choice - BACK)
        then(s, Build(f.seat, f.changes + 1))
    else:
        card = (choice - PLACE) // 3
        player.hand.remove(card)
        add_to_spell(s, f.seat, card, (choice - PLACE) % 3)
        then(s, f)


def take_all_back(player: Player) -> None:
    """The whole Spell returns to the hand."""
    player.hand.extend(player.spell)
    player.spell = []
    player.slots = []


def only_again(s: Brawl, f: ChangeMind) -> list[int]:
    """A ready wizard may build anew until the last one is ready."""
    return [AGAIN]


def change_mind(s: Brawl, f: ChangeMind, choice: int) -> None:
    """The Spell lies there as it was; it can be added to or taken back."""
    then(s, Build(f.seat, f.changes + 1))


def register(rules: Rules) -> None:
    """Which function serves which frame."""
    rules.work(BuildSpells, build_spells)
    rules.question(Build, placements, build, automatic=never)
    rules.question(ChangeMind, only_again, change_mind, automatic=never)
