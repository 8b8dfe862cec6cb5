"""Building Spells, all at once and in secret (ledger section 3.5).

These rules run in a lane of each seat: they change nothing that another seat can see.
"""

from typing import Final

from spellhall.engine.choices import ABSENT, ALLOWED, Codes
from spellhall.engine.machine.frames import Frame
from spellhall.engine.machine.stack import Rules, meanwhile, never
from spellhall.games.hell_high.box.cards import BOX_CARDS, CARD_COUNT, CARD_OF, FIRST_WILD, KIND_OF
from spellhall.games.hell_high.box.verbs import WILD
from spellhall.games.hell_high.choices import (
    AGAIN,
    ALL_BACK,
    BACK,
    CHOICES,
    PLACE,
    PLACE_WILD,
    READY,
)
from spellhall.games.hell_high.frames.round import Build, BuildSpells, ChangeMind
from spellhall.games.hell_high.rules.piles import add_to_spell, take_from_spell
from spellhall.games.hell_high.rules.why_not import SLOT_FILLED, SPELL_FULL, TOO_MANY_CHANGES
from spellhall.games.hell_high.state.state import BUILDING, NOBODY, Brawl, Player

ALL_SLOTS: Final = 7  # a bit for each of the three
MOST_CHANGES: Final = 20
# For each card the bit of its slot; Wild Magic goes into any.
SLOT_BIT: Final[list[int]] = [0 if kind == WILD else 1 << kind for kind in KIND_OF]
# Equal cards are offered once: copies of a design share a bit, and so does all Wild Magic.
TWIN_BIT: Final[list[int]] = [
    1 << (min(card // 2, 45) if card < BOX_CARDS else CARD_OF.index(CARD_OF[card]))
    for card in range(CARD_COUNT)
]


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
    options: Codes = []
    if player.spell:
        options.append(READY.bare)
        if f.changes < MOST_CHANGES:
            if len(player.spell) > 1:
                options.append(ALL_BACK.bare)
            back: Codes = BACK.codes
            for card in player.spell:
                options.append(back[card])
    filled = 0  # a bit for each slot: most decisions of a match are made here
    for slot in player.slots:
        filled |= 1 << slot
    if filled == ALL_SLOTS:
        return options
    codes: Codes = PLACE.codes
    offered = 0
    for card in player.hand:
        its = SLOT_BIT[card]
        if filled & its:
            continue
        twin = TWIN_BIT[card]
        if offered & twin:
            continue
        offered |= twin
        if its:
            options.append(codes[card])
        else:
            for slot in range(3):
                if not filled >> slot & 1:
                    options.append(PLACE_WILD.rows[card - FIRST_WILD][slot])
    return options


def why_not_place(s: Brawl, f: Build, card: int) -> int:
    """One Source, one Quality and one Delivery; of equal cards one is offered (HH-BUILD-2)."""
    player = s.players[f.seat]
    if card not in player.hand or KIND_OF[card] == WILD:
        return ABSENT
    return SLOT_FILLED if KIND_OF[card] in player.slots else ALLOWED


def why_not_place_wild(s: Brawl, f: Build, i: int, slot: int) -> int:
    """Wild Magic fills any empty slot (HH-BUILD-4)."""
    player = s.players[f.seat]
    if FIRST_WILD + i not in player.hand:
        return ABSENT
    return SPELL_FULL if slot in player.slots else ALLOWED


def why_not_back(s: Brawl, f: Build, card: int) -> int:
    """After twenty changes of mind a wizard sticks to it (HH-AMB-31)."""
    if card not in s.players[f.seat].spell:
        return ABSENT
    return ALLOWED if f.changes < MOST_CHANGES else TOO_MANY_CHANGES


VERBS: Final = [CHOICES.answers[Build].verb(code) for code in range(CHOICES.answers[Build].size)]


def build(s: Brawl, f: Build, choice: int) -> None:
    """Place one card, take one or all back, or be ready with at least one.

    Ruling: after twenty changes of mind a wizard sticks to it, so that a round ends (HH-AMB-31).
    """
    player = s.players[f.seat]
    verb = VERBS[choice]
    if verb is PLACE:
        card = PLACE.first[choice]
        player.hand.remove(card)
        add_to_spell(s, f.seat, card, KIND_OF[card])
        s.stack.append(f)
    elif verb is READY:
        if f.changes < MOST_CHANGES:
            s.stack.append(ChangeMind(f.seat, f.changes))
    elif verb is PLACE_WILD:
        card = FIRST_WILD + PLACE_WILD.first[choice]
        player.hand.remove(card)
        add_to_spell(s, f.seat, card, PLACE_WILD.second[choice])
        s.stack.append(f)
    elif verb is BACK:
        card = BACK.first[choice]
        take_from_spell(player, card)
        player.hand.append(card)
        s.stack.append(Build(f.seat, f.changes + 1))
    else:
        take_all_back(player)
        s.stack.append(Build(f.seat, f.changes + 1))


def take_all_back(player: Player) -> None:
    """The whole Spell returns to the hand."""
    player.hand.extend(player.spell)
    player.spell = []
    player.slots = []


def only_again(s: Brawl, f: ChangeMind) -> list[int]:
    """A ready wizard may build anew until the last one is ready."""
    return [AGAIN.bare]


def change_mind(s: Brawl, f: ChangeMind, choice: int) -> None:
    """The Spell lies there as it was; it can be added to or taken back."""
    s.stack.append(Build(f.seat, f.changes + 1))


def register(rules: Rules) -> None:
    """Which function serves which frame."""
    rules.work(BuildSpells, build_spells)
    rules.question(Build, placements, build, automatic=never)
    rules.question(ChangeMind, only_again, change_mind, automatic=never)
