"""What can lie on a table of Wiz-War: the range of every number, said once.

`invariants` asks it at every step of the tests, and a position is refused by it with the reason.
"""

from spellhall.games.wiz_war.box.cards import (
    ANSWERING,
    CARD_COUNT,
    CARD_OF,
    IS_ITEM,
    LASTS_OF,
    SCHOOLS,
    SUMMONS,
    cards_with,
)
from spellhall.games.wiz_war.box.creatures import CREATURES
from spellhall.games.wiz_war.box.maze.board import IS_DOOR, MADE_DOOR, MADE_WALL, STANDS
from spellhall.games.wiz_war.box.terms import (
    BOGGART,
    CREATED_DOOR,
    DROPPED_ITEM,
    FIRE_WALL,
    INSTANT,
    PRISM,
    STONE_BARRIER,
    TACKS,
    TEMPORARY,
    THING_WORDS,
    TRAP,
)
from spellhall.games.wiz_war.box.verbs import Make, MakeLine, MakeMist, MakeTraps, Summon
from spellhall.games.wiz_war.frames.effects import CheckDeath, Die
from spellhall.games.wiz_war.rules.piles import pile_of
from spellhall.games.wiz_war.rules.table.figures import beast_of
from spellhall.games.wiz_war.rules.table.walls import crack_limit
from spellhall.games.wiz_war.state.numbers import (
    AT_CARD,
    AT_LINE,
    AT_SECTOR,
    AT_SPELL,
    AT_SQUARE,
    AT_THING,
    AT_TREASURE,
    AT_WAY,
    BEAST,
    CARRIED,
    GOING_ON,
    MOST_CREATURE_LIFE,
    MOST_LIFE,
    NONE,
    TURN_LIMIT,
)
from spellhall.games.wiz_war.state.pieces import Beast, Player, Spell, Thing
from spellhall.games.wiz_war.state.state import Duel
from spellhall.games.wiz_war.state.targets import (
    carrier_of,
    target_card,
    target_line,
    target_sector,
    target_spell,
    target_square,
    target_thing,
    target_treasure,
    target_way,
)

ON_LINES = (FIRE_WALL, STONE_BARRIER, CREATED_DOOR)
FAR = 1000  # more points, tokens or damage than any table has seen


def kind_made(card: int) -> int:
    """The kind of thing that a card puts on the board; NONE for most cards."""
    for verb in CARD_OF[card].does:
        if isinstance(verb, (Make, MakeLine)):
            return verb.kind
        if isinstance(verb, MakeTraps):
            return TRAP
        if isinstance(verb, MakeMist):
            return PRISM
    return NONE


def outside(low: int, value: object, high: int, what: str) -> str:
    """What is wrong with a number that is not between two bounds; nothing if it is."""
    if isinstance(value, int) and low <= value <= high:
        return ""
    return f"{what} is a whole number from {low} to {high}, not {value!r}"


def twice(values: list[int], what: str) -> str:
    """What is wrong if one of these is there twice."""
    return "" if len(set(values)) == len(values) else f"{what}: none twice, not {values}"


def possible(s: Duel) -> None:
    """Every number is in its range, and what belongs together does."""
    _table(s)
    for seat in range(len(s.players)):
        _player(s, seat, s.players[seat])
    for beast in s.beasts:
        _beast(s, beast)
    for thing in s.things:
        _thing(s, thing)
    for spell in s.spells:
        _spell(s, spell)
    _lines(s)
    _piles(s)
    _turn(s)


# -- Names -------------------------------------------------------------------------------------


def is_seat(s: Duel, seat: int) -> bool:
    return 0 <= seat < len(s.players)


def is_figure(s: Duel, figure: int) -> bool:
    """A wizard, dead or alive, or a kind of creature, on the board or not."""
    return is_seat(s, figure) or 0 <= figure - BEAST < len(CREATURES)


def is_dying(s: Duel, figure: int) -> bool:
    """Whether the death of a figure is still to be judged."""
    deaths = [frame for frame in s.stack if isinstance(frame, (CheckDeath, Die))]
    return any(frame.figure == figure for frame in deaths)


def is_target(s: Duel, target: int) -> bool:
    """Whether a number names something that can be aimed at."""
    if target < AT_SQUARE:
        return is_figure(s, target)
    if target < AT_LINE:
        return target_square(target) < 25 * len(s.players)
    if target < AT_THING:
        return target_line(target) < len(s.lines)
    if target < AT_SPELL:
        return target_thing(target) <= s.made
    if target < AT_TREASURE:
        return target_spell(target) < CARD_COUNT
    if target < AT_SECTOR:
        return target_treasure(target) < len(s.treasures)
    if target < AT_WAY:
        return target_sector(target) < len(s.players)
    if target < AT_CARD:
        return target_way(target) < 4
    return target_card(target) < CARD_COUNT


# -- The parts ---------------------------------------------------------------------------------


def _table(s: Duel) -> None:
    seats = len(s.players)
    assert len(s.faces) == len(s.turns) == seats, f"{seats} seats have {seats} sector boards"
    colours = [player.colour for player in s.players]
    assert not (why := twice(colours, "colours of wizards")), why
    assert sorted([face // 2 for face in s.faces]) == sorted(colours), "each wizard has its sector"
    for face, turn in zip(s.faces, s.turns, strict=True):
        assert not (why := outside(0, face, 9, "a face of a board")), why
        assert not (why := outside(0, turn, 3, "the quarter turns of a board")), why
    assert not (why := outside(0, s.active, seats - 1, "the active seat")), why
    assert not (why := outside(0, s.turn_number, FAR * FAR * FAR, "the number of the turn")), why
    assert not (why := outside(0, s.limit, FAR * FAR, "the turn limit")), why
    assert not (why := outside(2, s.goal, 4, "the goal in victory points")), why
    assert not (why := outside(0, s.rules, 511, "the optional rules, as bits,")), why
    assert not (why := outside(GOING_ON, s.ended, TURN_LIMIT, "how it ended")), why
    assert not (why := outside(NONE, s.winner, seats - 1, "the winner")), why
    assert s.made >= len(s.things), f"{len(s.things)} things lie there, so as many were made"
    assert (s.ended == GOING_ON) == bool(s.stack), "nothing is pending once the game is over"
    assert s.ended != GOING_ON or s.winner == NONE, "nobody has won while the game goes on"
    for place in s.treasures:
        if place >= CARRIED:
            bearer = carrier_of(place)
            by_boggart = bearer == BEAST + BOGGART and beast_of(s, BOGGART) is not None
            assert is_seat(s, bearer) or by_boggart, "wizards and the Boggart carry treasures"


def _player(s: Duel, seat: int, player: Player) -> None:
    assert not (why := outside(0, player.colour, 4, f"the colour of seat {seat}")), why
    assert not (
        why := outside(NONE, player.cell, 25 * len(s.players) - 1, f"the square of seat {seat}")
    ), why
    assert not (why := outside(-FAR, player.life, MOST_LIFE, f"the life of seat {seat}")), why
    alive = player.life > 0 or is_dying(s, seat)
    assert player.cell == NONE or alive, f"seat {seat} has no life left and is out"
    assert not (why := outside(0, player.stun, FAR, f"the stun tokens of seat {seat}")), why
    assert not (why := outside(0, player.kills, len(s.players) - 1, f"the kills of seat {seat}")), (
        why
    )
    assert not (why := outside(0, player.turns, FAR * FAR * FAR, f"the turns of seat {seat}")), why
    assert not (why := outside(0, player.pile, len(s.piles) - 1, f"the deck of seat {seat}")), why
    assert not (
        why := outside(NONE, player.own_pile, len(s.piles) - 1, f"the own deck of seat {seat}")
    ), why
    assert not (
        why := outside(
            NONE, player.put_back, len(SCHOOLS) - 1, f"the school that seat {seat} put back"
        )
    ), why
    assert player.cell != NONE or not player.hand + player.items, "the dead hold nothing"
    for card in player.items:
        assert IS_ITEM[card], f"seat {seat} carries items only"
    for card in player.seen:
        assert not (why := outside(0, card, CARD_COUNT - 1, f"a card that seat {seat} has seen")), (
            why
        )
    assert not (why := twice(player.seen, f"cards that seat {seat} has seen")), why


def _beast(s: Duel, beast: Beast) -> None:
    assert not (why := outside(0, beast.kind, len(CREATURES) - 1, "the kind of a creature")), why
    assert not (why := outside(0, beast.owner, len(s.players) - 1, "the master of a creature")), why
    assert s.players[beast.owner].cell != NONE, "the creatures of the dead are gone"
    assert SUMMONS[beast.card] == beast.kind, "a creature has its own summon card"
    mine = [one for one in s.spells if one.card == beast.card and one.owner == beast.owner]
    assert mine, "the summon card of a creature lies with its master"
    assert not (why := outside(-FAR, beast.life, MOST_CREATURE_LIFE, "a creature's life")), why
    assert beast.life > 0 or is_dying(s, BEAST + beast.kind), "a creature without life is gone"
    assert not (why := outside(0, beast.stun, FAR, "the stun tokens of a creature")), why
    assert not (why := outside(0, beast.run, FAR, "the straight run of a creature")), why
    assert not (why := outside(0, beast.heading, 3, "the direction of that run")), why


def _thing(s: Duel, thing: Thing) -> None:
    assert not (why := outside(0, thing.kind, len(THING_WORDS) - 1, "the kind of a thing")), why
    name = THING_WORDS[thing.kind]
    assert not (why := outside(1, thing.uid, s.made, f"the number of a {name}")), why
    assert not (why := outside(0, thing.card, CARD_COUNT - 1, f"the card of a {name}")), why
    assert not (why := outside(0, thing.owner, len(s.players) - 1, f"the maker of a {name}")), why
    limit = CARD_OF[thing.card].cracks
    if thing.kind in ON_LINES:
        assert not (
            why := outside(0, thing.line, len(s.lines) - 1, f"the border line of a {name}")
        ), why
        assert not (why := outside(0, thing.beneath, 3, f"what lies beneath a {name}")), why
        assert thing.cell == NONE, f"a {name} stands on a line, not on a square"
        limit = 0  # a wall counts its cracks with its line
    else:
        assert not (
            why := outside(0, thing.cell, 25 * len(s.players) - 1, f"the square of a {name}")
        ), why
        assert not (
            why := outside(
                0, thing.live, 1 if thing.kind == TRAP else 0, f"whether a {name} is live"
            )
        ), why
        assert thing.line == NONE, f"a {name} lies on a square, not on a line"
    if thing.kind in (DROPPED_ITEM, TACKS):
        assert IS_ITEM[thing.card], f"{name} is what an item card names"
        assert (thing.kind == DROPPED_ITEM) or kinds_strewn(thing.card), "only tacks are strewn"
        limit = 0
    else:
        assert kind_made(thing.card) == thing.kind, f"its card does not make a {name}"
        assert any(one.card == thing.card for one in s.spells), f"the spell of a {name} is in play"
        most = {TRAP: 4, PRISM: 5}.get(thing.kind, 1)
        same = len([one for one in s.things if one.card == thing.card])
        assert same <= most, f"one spell makes {most} {name}, not {same}"
    assert thing.limit in (limit, 3 if limit else 0), f"a {name} falls at {limit} cracks"
    assert not (
        why := outside(0, thing.cracks, max(0, thing.limit - 1), f"the cracks of a {name}")
    ), why


def kinds_strewn(card: int) -> bool:
    """Whether an item can lie strewn on a square: it then acts on who enters."""
    return bool(CARD_OF[card].enters)


def _spell(s: Duel, spell: Spell) -> None:
    assert not (why := outside(0, spell.card, CARD_COUNT - 1, "the card of a spell")), why
    lasts = LASTS_OF[spell.card]
    lasting = lasts != INSTANT and not IS_ITEM[spell.card]
    assert lasting, "only spells that last are in play"
    assert not (why := outside(0, spell.owner, len(s.players) - 1, "the caster of a spell")), why
    assert not (why := outside(0, spell.energy, FAR, "the energy of a spell")), why
    if lasts == TEMPORARY:
        assert not (
            why := outside(1, spell.tokens, FAR, "the energy tokens of a temporary spell")
        ), why
    else:
        assert spell.tokens == NONE, "a permanent spell bears no energy tokens"
    assert is_figure(s, spell.source), f"a spell has a caster, not {spell.source}"
    assert spell.target == NONE or is_target(s, spell.target), "a spell lies on what there is"
    made = kind_made(spell.card)
    if made != NONE:
        assert any(thing.card == spell.card for thing in s.things) or s.air, (
            "the spell of a creation lasts as long as what it made"
        )
    first = CARD_OF[spell.card].does[:1]
    if first and isinstance(first[0], Summon) and not s.air:
        assert any(beast.card == spell.card for beast in s.beasts), "a summon card has its creature"


def _lines(s: Duel) -> None:
    for kind in s.lines:
        assert not (why := outside(0, kind, MADE_DOOR, "what stands on a border line")), why
    for made, kind in ((MADE_WALL, STONE_BARRIER), (MADE_DOOR, CREATED_DOOR)):
        standing = [line for line in range(len(s.lines)) if s.lines[line] == made]
        built = sorted([thing.line for thing in s.things if thing.kind == kind])
        assert standing == built, f"each made {THING_WORDS[kind]} stands on its line"
    lined = [thing.line for thing in s.things if thing.line != NONE]
    assert not (why := twice(lined, "lines with something made on them (WW-AMB-51)")), why
    assert not (why := twice([one.line for one in s.cracks], "cracked lines")), why
    for one in s.cracks:
        line = one.line
        assert not (why := outside(0, line, len(s.lines) - 1, "a cracked line")), why
        assert STANDS[s.lines[line]], "only what stands has cracks"
        assert not (
            why := outside(1, one.cracks, crack_limit(s, line) - 1, "the cracks of a wall or door")
        ), why
    assert not (why := twice([keeper.line for keeper in s.held], "doors held open")), why
    picked = [(keeper.line, keeper.seat) for keeper in s.unlocked]
    assert len(set(picked)) == len(picked), f"locks picked: none twice, not {picked}"
    for keeper in s.held + s.unlocked:
        seat, line = keeper.seat, keeper.line
        assert not (why := outside(0, line, len(s.lines) - 1, "a door and its holder")), why
        assert is_seat(s, seat), "a seat holds or unlocks a door"
        cell = s.players[seat].cell
        assert cell != NONE, "only the living hold or unlock doors"
        assert IS_DOOR[s.lines[line]], "only doors are held or unlocked"
        assert line in s._tables.lines_round[cell], "who holds or unlocks a door borders it"


def _piles(s: Duel) -> None:
    assert len(s.school_pile) == len(SCHOOLS), f"each of the {len(SCHOOLS)} schools has an entry"
    for pile in s.school_pile:
        assert not (why := outside(NONE, pile, len(s.piles) - 1, "the deck of a school")), why
    for school in s.draft:
        assert not (why := outside(0, school, len(SCHOOLS) - 1, "a school that can be chosen")), why
    for card in s.extra + s.lent:
        assert not (why := outside(0, card, CARD_COUNT - 1, "a card that has changed decks")), why
    assert not (why := twice(s.extra, "cards added to the deck")), why
    assert not (why := twice(s.lent, "cards that have changed decks")), why
    assert not s.lent or len(s.piles) == 2, "cards change decks between two teams only"
    boxed = set(s.box)
    for card in cards_with(s.packs):
        if card not in boxed and not any(
            type(frame).__name__ == "DealSchools" for frame in s.stack
        ):
            assert not (
                why := outside(
                    0, pile_of(s, card), len(s.piles) - 1, "the deck of a card in the game"
                )
            ), why
    for card in s.answering:
        assert card in ANSWERING, "only counters answer"
    assert not (why := outside(0, s.triggers, (1 << 12) - 1, "what counters answer, as bits,")), why


def _turn(s: Duel) -> None:
    turn = s.turn
    cells = 25 * len(s.players)
    assert not (why := outside(-FAR, turn.mp, FAR, "movement points")), why
    assert not (why := outside(-FAR, turn.activation.mp, FAR, "movement points of a creature")), why
    assert not (why := outside(0, turn.attacks, FAR, "the attacks of the turn")), why
    assert not (why := outside(0, turn.activation.attacks, FAR, "the attacks of a creature")), why
    assert not (why := outside(NONE, turn.astral, cells - 1, "the square of an astral self")), why
    assert not (why := outside(0, turn.fuel, FAR, "the energy that was added up")), why
    assert not (
        why := outside(NONE, turn.through, len(s.lines) - 1, "the wall that may be passed")
    ), why
    assert not (why := outside(NONE, turn.started, cells - 1, "where the turn began")), why
    for cell in turn.trail:
        assert not (why := outside(0, cell, cells - 1, "a square walked in this turn")), why
    for line in turn.released:
        assert not (why := outside(0, line, len(s.lines) - 1, "a door let go in this turn")), why
    for seat in turn.drawn_by:
        assert not (why := outside(0, seat, len(s.players) - 1, "a seat whose raven has drawn")), (
            why
        )
    for card in turn.used:
        assert not (why := outside(0, card, CARD_COUNT - 1, "an item used in this turn")), why
    for figure in turn.activated + turn.hasty + turn.dazed + turn.sickened:
        assert is_figure(s, figure), f"there is no figure {figure}"
