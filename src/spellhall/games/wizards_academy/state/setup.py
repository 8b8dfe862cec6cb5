"""Set-up: the basic game (ledger section 4) and scenarios (sections 11 and 19.6)."""

from typing import Final

from spellhall.engine.first_player import first_seat
from spellhall.engine.machine.chance import below, shuffle
from spellhall.engine.machine.frames import Frame
from spellhall.engine.machine.stack import then
from spellhall.engine.machine.state import Chance
from spellhall.engine.settings import Options
from spellhall.games.wizards_academy.box.disasters import (
    DISASTER_COUNT,
    DISASTER_LEVEL,
    DISASTERS,
    copies_of,
)
from spellhall.games.wizards_academy.box.grid import SPACES_OF
from spellhall.games.wizards_academy.box.kinds import FIRE, GUARD, MOST_MANA
from spellhall.games.wizards_academy.box.people import PEOPLE
from spellhall.games.wizards_academy.box.rooms import (
    CURSED,
    LOST,
    OUTER,
    ROOM_CARDS,
    ROOM_WORDS,
    ROOMS,
    STUDY,
)
from spellhall.games.wizards_academy.box.scenarios import (
    BASIC,
    MOST_BOTCHES,
    RANDOM_ROOM,
    SCENARIO_WORDS,
    SCENARIOS,
    Scenario,
)
from spellhall.games.wizards_academy.box.spells import (
    IS_BOTCH,
    OF_LEVEL,
    SPELL_COUNT,
    SPELLS,
    spell_named,
)
from spellhall.games.wizards_academy.frames.threats import Interact
from spellhall.games.wizards_academy.frames.turn import BeginTurn, PickPerson, Refine
from spellhall.games.wizards_academy.rules.openings import all_reachable
from spellhall.games.wizards_academy.rules.table.contents import put
from spellhall.games.wizards_academy.rules.table.room_cards import random_room
from spellhall.games.wizards_academy.state.building import lay_rooms
from spellhall.games.wizards_academy.state.state import (
    NO_AIM,
    NONE,
    Academy,
    Turn,
    Wizard,
)

SHIFTS: Final = 3  # WA-ASET-12
TURNS: Final = 32  # turns by hand in the basic set-up (WA-AMB-12)

# The fixed boards R and R2 (WA-ROOM-19, WA-ROOM-20): room and quarter turns, from A1 on.
LAYOUT_R: Final = (
    *(("hoard", 1), ("zen", 0), ("workshop", 0), ("study", 2)),
    *(("library", 0), ("crystal", 0), ("cursed", 0), ("flux", 0)),
    *(("awakened", 0), ("warded", 0), ("well", 0), ("outer", 0)),
    *(("ball", 0), ("holy", 0), ("rift", 0), ("unstable", 0)),
)
LAYOUT_R2: Final = (*LAYOUT_R[:11], ("lost", 0), *LAYOUT_R[12:15], ("unstable", 2))


def blank(players: int, scenario: int, chance: Chance) -> Academy:
    """A table with nothing on it yet."""
    return Academy(
        stack=list[Frame](),
        lanes=[],
        chance=chance,
        revealed=0,
        this_turn=Turn(),
        aim=NO_AIM,
        wizards=[Wizard() for _ in range(players)],
        scenario=scenario,
        mana=SCENARIOS[scenario].mana,
        room_deck=list(range(len(ROOM_CARDS))),
    )


def begin(players: int, options: Options, chance: Chance) -> Academy:
    """Everything in the order of the rulebook, then what the players decide."""
    number = SCENARIO_WORDS.index(str(options["scenario"]))
    scenario = SCENARIOS[number]
    difficulty = str(options["difficulty"])
    s = blank(players, number, chance)
    s.hopeless = bool(options["hopeless"])
    s.notes = bool(options["notes"])
    if options["characters"] == "random":
        deal_characters(s)
    arrange_rooms(s, str(options["layout"]) == "reference")
    deal_spells(s, scenario, difficulty)
    build_decks(s, scenario)
    shuffle(s, s.room_deck)
    place_sources(s, scenario)
    for kind in scenario.guarded:
        put(s, GUARD, s.source[kind - 1])
    if number != BASIC:
        put(s, GUARD, STUDY)
    for start in scenario.starts:
        for _ in range(start.times):
            room = random_room(s) if start.room == RANDOM_ROOM else start.room
            put(s, start.kind, room, start.n)
    if difficulty == "hard":
        put(s, FIRE, random_room(s))
    if difficulty == "easy":
        s.mana = min(s.mana + 2, MOST_MANA)
    s.active = first_seat(s, options, players)
    schedule(s, options["characters"] == "choose", str(options["layout"]) == "reference")
    return s


def schedule(s: Academy, choose: bool, reference: bool) -> None:
    """Characters, the board, and the first turn."""
    players = len(s.wizards)
    then(s, Interact(), BeginTurn(s.active))
    if s.scenario != BASIC:
        then(s, Refine(s.active, SHIFTS))
    elif not reference and not all_reachable(s):
        then(s, Refine(s.active, TURNS))
    if choose:
        for i in reversed(range(players)):
            then(s, PickPerson((s.active + i) % players))


def deal_characters(s: Academy) -> None:
    """At random; the basic game uses those with a school (WA-SET-1, WA-CHAR-8)."""
    people = list(range(6 if s.scenario == BASIC else len(PEOPLE)))
    shuffle(s, people)
    for wizard in s.wizards:
        wizard.person = people.pop()


def arrange_rooms(s: Academy, reference: bool) -> None:
    """Sixteen rooms, randomly turned; in the advanced game one lies outside (WA-SET-3, 4)."""
    if reference:
        layout = LAYOUT_R if s.scenario == BASIC else LAYOUT_R2
        rooms = [ROOM_WORDS.index(word) for word, _ in layout]
        turns = [turn for _, turn in layout]
    else:
        absent = LOST if s.scenario == BASIC else OUTER
        rooms = [room for room in range(ROOMS) if room != absent]
        shuffle(s, rooms)
        turns = [below(s, 4) for _ in rooms]
    if s.scenario != BASIC:
        rooms.append(OUTER)
        turns.append(0)
    lay_rooms(s, rooms, turns)


def deal_spells(s: Academy, scenario: Scenario, difficulty: str) -> None:
    """Level by level: named spells, botches and others (WA-ASET-5, WA-ASET-6)."""
    if s.scenario == BASIC:
        for level in (1, 2):
            dealt = [spell for spell in OF_LEVEL[level] if SPELLS[spell].basic]
            for spell in dealt:
                s.met[spell] = True
            _deal(s, level, dealt)
    else:
        _deal_named(s, scenario, difficulty)
    in_grid = [False] * SPELL_COUNT
    for spell in s.grid:
        if spell != NONE:
            in_grid[spell] = True
    s.box = [spell for spell in range(SPELL_COUNT) if not in_grid[spell]]


def _deal_named(s: Academy, scenario: Scenario, difficulty: str) -> None:
    more = {"easy": -1, "normal": 0, "hard": 1}[difficulty]
    named = [spell_named(word) for word in scenario.named]
    for spell in named:
        s.met[spell] = True
    for level, printed in enumerate(scenario.botches, 1):
        own = [spell for spell in named if SPELLS[spell].level == level]
        spaces = len(SPACES_OF[level])
        n = max(0, min(printed + more, MOST_BOTCHES, spaces - len(own)))
        rest = [spell for spell in OF_LEVEL[level] if spell not in own]
        botches = [spell for spell in rest if IS_BOTCH[spell]]
        plain = [spell for spell in rest if not IS_BOTCH[spell]]
        shuffle(s, botches)
        shuffle(s, plain)
        _deal(s, level, own + botches[:n] + plain[: spaces - len(own) - n])


def _deal(s: Academy, level: int, spells: list[int]) -> None:
    shuffle(s, spells)
    for space, spell in zip(SPACES_OF[level], spells, strict=True):
        s.grid[space] = spell


def build_decks(s: Academy, scenario: Scenario) -> None:
    """The disaster deck, a card for each player, and the progression deck (WA-SET-12 to 15)."""
    taken = [False] * DISASTER_COUNT
    s.deck = [_take(taken, design.word) for design in DISASTERS[:8]]
    if s.scenario == BASIC:
        s.deck += [_take(taken, word) for word in ("wild-magic", "imp-invasion")]
        names = ("twist", "gathering", "lure-of-power", "imp-invasion", "fire", "fire")
        s.progression = [_take(taken, word) for word in names]
        left = _left(taken)
        shuffle(s, s.progression)
    else:
        s.deck += [_take(taken, word) for word in ("wild-magic", "wild-magic", *scenario.adds)]
        designs = [design.word for design in DISASTERS if design.level == 1]
        shuffle(s, designs)
        s.deck += [_take(taken, word) for word in designs[: scenario.different]]
        left = _left(taken)
        s.progression = _progression(s, scenario, left)
    for card in s.deck:
        s.deck_met[card] = True
        s.deck_pack[card] = 0
    s.deck_box = left
    shuffle(s, s.deck)
    for wizard in s.wizards:
        wizard.card = s.deck.pop()
        wizard.drawn = 1


def _take(taken: list[bool], word: str) -> int:
    """The next card of a design."""
    for card in copies_of(word):
        if not taken[card]:
            taken[card] = True
            return card
    raise AssertionError(f"there is one more card '{word}'")


def _left(taken: list[bool]) -> list[int]:
    return [card for card in range(DISASTER_COUNT) if not taken[card]]


def _progression(s: Academy, scenario: Scenario, left: list[int]) -> list[int]:
    """Two of each level, the lowest on top; some named, the rest unseen (WA-ASET-8, 9)."""
    levels = 4 if len(scenario.botches) == 3 and not scenario.progression else 5
    stacked: list[int] = []
    for level in range(levels):
        pair: list[int] = []
        for word in scenario.progression:
            card = copies_of(word)[0]
            if DISASTER_LEVEL[card] == level:
                pair.append(card)
                s.deck_met[card] = True
        rest = [card for card in left if DISASTER_LEVEL[card] == level and card not in pair]
        shuffle(s, rest)
        pair += rest[: 2 - len(pair)]
        shuffle(s, pair)
        for card in pair:
            left.remove(card)
        stacked = pair + stacked
    return stacked


def place_sources(s: Academy, scenario: Scenario) -> None:
    """Rooms by card; some rooms are drawn again (WA-SET-6, WA-SET-7)."""
    for i, place in enumerate(scenario.sources):
        room = place
        while room == RANDOM_ROOM:
            drawn = random_room(s)
            refused = {CURSED} if s.scenario == BASIC else {CURSED, STUDY, *s.source}
            if drawn not in refused:
                room = drawn
        s.source[i] = room
