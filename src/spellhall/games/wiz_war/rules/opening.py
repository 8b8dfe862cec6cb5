"""Choosing schools, making decks, dealing hands (WW-SETUP-6 to WW-SETUP-10, WW-OPT)."""

from typing import Final

from spellhall.engine.machine.chance import shuffle, take_one
from spellhall.engine.machine.events import tell, whisper
from spellhall.engine.machine.stack import Rules, never, then
from spellhall.engine.machine.state import replaced
from spellhall.games.wiz_war.box.cards import (
    ANSWERING,
    ANSWERS_LIKE,
    ANSWERS_OF,
    BOX_CARDS,
    CARD_OF,
    IS_ITEM,
    SCHOOL_OF,
    SCHOOLS,
    SUMMONS,
    cards_with,
)
from spellhall.games.wiz_war.box.terms import ENERGY, FLASH, RANDOM
from spellhall.games.wiz_war.box.verbs import CallCreature
from spellhall.games.wiz_war.choices.turn import DRAFT, SPECIALIZE
from spellhall.games.wiz_war.frames.opening import (
    DealHands,
    DealSchools,
    DraftSchool,
    DrawSchools,
    KeepSchool,
)
from spellhall.games.wiz_war.frames.turn import BeginTurn
from spellhall.games.wiz_war.state.numbers import (
    FLASH_BESTIAL,
    FLASH_MALEFIC,
    NONE,
    SPECIAL,
    SPELLBOOKS,
)
from spellhall.games.wiz_war.state.pieces import Pile
from spellhall.games.wiz_war.state.state import Duel

FIRST_HAND: Final = 5
OWN_CARDS: Final = 2  # of the first hand, with a specialization
SWAPPED: Final = 4  # energy cards that give way to flash energy


def summoning_cards(school: int) -> list[int]:
    """The summons and Planar Calls of a school (WW-OPT-11)."""
    return [
        card
        for card in range(BOX_CARDS)
        if SCHOOL_OF[card] == school
        and (
            SUMMONS[card] >= 0
            or any(isinstance(mode[0], CallCreature) for mode in CARD_OF[card].modes)
        )
    ]


def free_schools(s: Duel, f: DraftSchool) -> list[int]:
    """Schools that nobody has taken."""
    return [DRAFT.codes[school] for school in undrafted(s)]


def undrafted(s: Duel) -> list[int]:
    """Schools that can still be chosen."""
    found = [school for school in s.draft if s.school_pile[school] == NONE]
    if s.rules & FLASH_MALEFIC:
        found = [x for x in found if SCHOOLS[x] not in ("hexcraft", "necromancy")]
    if s.rules & FLASH_BESTIAL:
        found = [x for x in found if SCHOOLS[x] != "draconic"]
    return found


def draft_school(s: Duel, f: DraftSchool, choice: int) -> None:
    """By turns; with spellbooks the two teams alternate (WW-OPT-2)."""
    school = DRAFT.first[choice]
    pile = s.players[f.seat].pile if s.rules & SPELLBOOKS else 0
    s.school_pile = replaced(s.school_pile, school, pile)
    tell(s, "school", f.seat, school)
    if f.left > 1:
        after = (f.seat + 1) % len(s.players)
        if s.rules & SPELLBOOKS and f.seat != s.active:
            after = s.active  # the first player of each team chooses for it
        then(s, DraftSchool(after, f.left - 1))


def deal_schools(s: Duel, f: DealSchools) -> None:
    """All cards of the chosen schools go into their decks; the rest stays in the box."""
    s.extra = [card for card in s.extra if s.school_pile[SCHOOL_OF[card]] == NONE]
    boxed = s.box.copy()
    for card in cards_with(s.packs):
        pile = s.school_pile[SCHOOL_OF[card]]
        if card in s.extra:
            s.piles[0].deck.append(card)
        elif pile != NONE:
            s.piles[pile].deck.append(card)
        else:
            boxed.append(card)
    s.box = boxed
    extend_flash(s)
    then(s, DealHands())
    if s.rules & SPECIAL:
        free = [school for school in s.draft if s.school_pile[school] == NONE]
        for i in range(len(s.players) - 1, -1, -1):
            seat = (s.active + i) % len(s.players)
            then(s, DrawSchools(seat))
        s.draft = free


def extend_flash(s: Duel) -> None:
    """Four random energy cards leave, four flash cards enter (WW-OPT-9, WW-OPT-10)."""
    for bit, schools in (
        (FLASH_MALEFIC, ("hexcraft", "necromancy")),
        (FLASH_BESTIAL, ("draconic",)),
    ):
        if not s.rules & bit:
            continue
        deck = s.piles[0].deck
        energy = [card for card in deck if CARD_OF[card].types[0] in (ENERGY, RANDOM)]
        flash = [
            card
            for card in s.box
            if CARD_OF[card].types[0] == FLASH and SCHOOLS[SCHOOL_OF[card]] in schools
        ]
        for _ in range(min(SWAPPED, len(energy))):
            gone = take_one(s, energy)
            deck.remove(gone)
            s.box = [*s.box, gone]
        for _ in range(min(SWAPPED, len(flash))):
            come = take_one(s, flash)
            s.box = [card for card in s.box if card != come]
            deck.append(come)
            s.extra = [*s.extra, come]


def draw_schools(s: Duel, f: DrawSchools) -> None:
    """Two of the schools that are left, seen by this player only."""
    then(s, KeepSchool(f.seat, take_one(s, s.draft), take_one(s, s.draft)))


def two_schools(s: Duel, f: KeepSchool) -> list[int]:
    """Two schools drawn at random (WW-OPT-12)."""
    return [SPECIALIZE.codes[f.first], SPECIALIZE.codes[f.second]]


def keep_school(s: Duel, f: KeepSchool, choice: int) -> None:
    """The kept school is a deck of one's own; the other goes back."""
    school = SPECIALIZE.first[choice]
    other = f.first + f.second - school
    s.draft.append(other)
    s.players[f.seat].put_back = other
    s.piles.append(Pile())
    number = len(s.piles) - 1
    s.school_pile = replaced(s.school_pile, school, number)
    s.players[f.seat].own_pile = number
    cards = [card for card in s.box if SCHOOL_OF[card] == school]
    s.piles[number].deck = cards
    s.box = [card for card in s.box if SCHOOL_OF[card] != school]
    whisper(s, (f.seat,), "keeps", f.seat, school)


def deal_hands(s: Duel, f: DealHands) -> None:
    """Shuffle, deal five each; the first player begins (WW-SETUP-8, WW-SETUP-10)."""
    special = s.rules & SPECIAL != 0
    unknown = s.draft + [SCHOOL_OF[heap.deck[0]] for heap in s.piles[1:]] if special else []
    s.draft = s.draft if special else []
    s.box = sorted(s.box)
    for heap in s.piles:
        shuffle(s, heap.deck)
    for player in s.players:
        own = 0
        if player.own_pile != NONE:
            own = OWN_CARDS
            player.hand += [s.piles[player.own_pile].deck.pop() for _ in range(own)]
        deck = s.piles[player.pile].deck
        player.hand += [deck.pop() for _ in range(FIRST_HAND - own)]
    note_answers(s, unknown)
    tell(s, "dealt", s.active)
    then(s, BeginTurn(s.active))


def note_answers(s: Duel, unknown: list[int]) -> None:
    """Which counters could be in a hand, as far as the table can tell from the schools in use.

    Nobody knows which of the `unknown` schools the others keep as specializations.
    """
    s.triggers = 0
    answering: list[int] = []
    noted: list[int] = []
    in_game = set(cards_with(s.packs))
    boxed = set(s.box)
    for card in ANSWERING:
        if card not in in_game:
            continue
        if IS_ITEM[card] or (card in boxed and SCHOOL_OF[card] not in unknown):
            continue
        s.triggers |= 1 << ANSWERS_OF[card]
        if ANSWERS_LIKE[card] not in noted:
            noted.append(ANSWERS_LIKE[card])
            answering.append(card)
    s.answering = answering


def register(rules: Rules) -> None:
    """Which function serves which frame."""
    rules.question(DraftSchool, free_schools, draft_school)
    rules.work(DealSchools, deal_schools)
    rules.work(DrawSchools, draw_schools)
    rules.question(KeepSchool, two_schools, keep_school, automatic=never)
    rules.work(DealHands, deal_hands)
