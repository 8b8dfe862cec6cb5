"""Set-up and the table options (WW-SETUP, WW-OPT)."""

from typing import Final

from spellhall.engine.machine.chance import below, shuffle, take_one
from spellhall.engine.machine.frames import Frame
from spellhall.engine.machine.state import Chance
from spellhall.engine.packs.shelf import marks_of
from spellhall.engine.settings import Options
from spellhall.games.wiz_war.box.cards import BLACK, PACKS, SCHOOLS, WHITE
from spellhall.games.wiz_war.box.maze.board import FACES, labyrinth, printed_lines, turned
from spellhall.games.wiz_war.frames.opening import DealSchools, DraftSchool
from spellhall.games.wiz_war.rules.opening import summoning_cards
from spellhall.games.wiz_war.rules.table.changing import lay_lines
from spellhall.games.wiz_war.state.numbers import (
    FLASH_BESTIAL,
    FLASH_MALEFIC,
    HUNTERS,
    NONE,
    SPELLBOOKS,
)
from spellhall.games.wiz_war.state.options import FLAGS, names_in, schools_in_use
from spellhall.games.wiz_war.state.pieces import Pile, Player
from spellhall.games.wiz_war.state.state import Duel
from spellhall.games.wiz_war.state.turn import fresh_turn

TREASURES: Final = 2  # on one's base, for Treasure Hunters


def begin(players: int, options: Options, chance: Chance) -> Duel:
    """Colours, boards and portals; then schools, decks and hands (WW-SETUP-1 to WW-SETUP-10)."""
    expansions = names_in(options["expansions"])
    goal, limit = options["goal"], options["turn_limit"]
    assert isinstance(goal, int)
    assert isinstance(limit, int)
    rules = 0
    for key, bit in FLAGS:
        if options[key]:
            rules |= bit
    s = empty_table(players, chance, rules, goal, limit)
    colours = list(range(5 if "malefic" in expansions or players == 5 else 4))
    seat_colours = [take_one(s, colours) for _ in range(players)]
    side = below(s, 2) if options["side"] == "random" else "ab".index(str(options["side"]))
    boards = [2 * colour + side for colour in seat_colours]
    shuffle(s, boards)
    turns = [below(s, 4) for _ in range(players)]
    lay_out(s, seat_colours, boards, turns)
    s.packs = marks_of(PACKS, options.get("packs"))
    s.draft = schools_in_use(expansions)
    first = options["first"]
    s.active = below(s, players) if first == "random" else int(str(first)) - 1
    s.extra = more_summons(names_in(options["more_summons"]))
    choose_schools(s, options)
    return s


def more_summons(names: list[str]) -> list[int]:
    """Creature cards and Planar Calls of the named schools (WW-OPT-11)."""
    return [card for name in names for card in summoning_cards(SCHOOLS.index(name))]


def empty_table(players: int, chance: Chance, rules: int, goal: int, limit: int) -> Duel:
    """A table before anything is laid out; Treasure Hunters need two treasures (WW-AMB-59)."""
    return Duel(
        stack=list[Frame](),
        lanes=[],
        chance=chance,
        revealed=0,
        players=[Player() for _ in range(players)],
        turn=fresh_turn(0),
        limit=limit,
        rules=rules,
        goal=TREASURES if rules & HUNTERS else goal,
        piles=[Pile()],
        school_pile=[NONE] * len(SCHOOLS),
    )


def lay_out(s: Duel, colours: list[int], boards: list[int], turns: list[int]) -> None:
    """Sector boards in their slots, wizards at home, treasures on their squares."""
    s.faces = boards
    s.turns = turns
    lay_lines(s, printed_lines(labyrinth(len(colours)), boards, turns))
    for seat in range(len(colours)):
        player = s.players[seat]
        player.colour = colours[seat]
        slot = next(i for i in range(len(boards)) if boards[i] // 2 == colours[seat])
        player.cell = 25 * slot + 12
        for cell in FACES[boards[slot]].treasures:
            s.treasures.append(25 * slot + turned(cell, turns[slot]))


def choose_schools(s: Duel, options: Options) -> None:
    """Random, named, or by turns; the Giant Book takes all (WW-SETUP-7, WW-OPT-5)."""
    s.school_pile[WHITE] = 0
    if s.rules & SPELLBOOKS:
        s.piles.append(Pile())
        s.school_pile[BLACK] = 1
        count = len(s.players)
        for seat in range(count):
            s.players[seat].pile = (seat - s.active) % count % 2
        s.stack.append(DealSchools())
        s.stack.append(DraftSchool(s.active, 6))
        return
    s.stack.append(DealSchools())
    if options["giant_book"]:
        for school in s.draft:
            s.school_pile[school] = 0
    elif options["choosing"] == "named":
        for name in names_in(options["schools"]):
            s.school_pile[SCHOOLS.index(name)] = 0
    elif options["choosing"] == "turns":
        s.stack.append(DraftSchool(s.active, 3))
    else:
        allowed = [school for school in s.draft if not _barred(s, school)]
        for _ in range(3):
            s.school_pile[take_one(s, allowed)] = 0


def _barred(s: Duel, school: int) -> bool:
    """Extended Flash Energy is only for games without these schools (WW-OPT-9, WW-OPT-10)."""
    name = SCHOOLS[school]
    if s.rules & FLASH_MALEFIC and name in ("hexcraft", "necromancy"):
        return True
    return bool(s.rules & FLASH_BESTIAL) and name == "draconic"
