"""Verbs that make, break, turn and end, and help for the next spell (WW-V)."""

from spellhall.engine.machine.events import reveal, tell
from spellhall.engine.machine.stack import then
from spellhall.games.wiz_war.box.cards import CARD_OF, TRAITS_OF
from spellhall.games.wiz_war.box.terms import (
    ASTRAL,
    CORNER,
    MAGICAL,
    PHYSICAL,
    PLAIN,
    PRISM,
    T_FIRE,
    TACKS,
    TRAP,
    WATER,
)
from spellhall.games.wiz_war.box.verbs import (
    Aid,
    BiteSector,
    Brace,
    BreakLine,
    BreakThing,
    End,
    Make,
    MakeLine,
    MakeMist,
    MakeTraps,
    Open,
    Quench,
    ThroughWall,
    TurnBoard,
)
from spellhall.games.wiz_war.frames.effects import Perform
from spellhall.games.wiz_war.rules.casting.announce import energy_value
from spellhall.games.wiz_war.rules.damage import plain
from spellhall.games.wiz_war.rules.life import heal
from spellhall.games.wiz_war.rules.modifiers import spell_in_play
from spellhall.games.wiz_war.rules.moving.teleports import stray
from spellhall.games.wiz_war.rules.table.doors import has_picked
from spellhall.games.wiz_war.rules.table.figures import cell_of, controller, figures
from spellhall.games.wiz_war.rules.table.things import (
    burn_item,
    destroy_thing,
    end_spell,
    new_thing,
    quench,
    shut_doors,
    thing_at,
)
from spellhall.games.wiz_war.rules.table.turning import turn_sector
from spellhall.games.wiz_war.rules.table.walls import break_line, make_on_line
from spellhall.games.wiz_war.state.numbers import (
    AT_LINE,
    AT_SPELL,
    AT_THING,
    NONE,
)
from spellhall.games.wiz_war.state.pieces import Keeper
from spellhall.games.wiz_war.state.state import Duel
from spellhall.games.wiz_war.state.targets import (
    target_card,
    target_line,
    target_sector,
    target_spell,
    target_square,
    target_thing,
)


def make(s: Duel, f: Perform, v: Make) -> None:
    new_thing(s, v.kind, f.card, f.seat, target_square(f.target), CARD_OF[f.card].cracks)
    tell(s, "made", f.seat, v.kind, f.card, target_square(f.target), len(s.players))


def make_traps(s: Duel, f: Perform, v: MakeTraps) -> None:
    """Only the caster knows which token is live (WW-CJ-9)."""
    cast = s.air[f.height]
    for i in range(len(cast.targets)):
        thing = new_thing(s, TRAP, f.card, f.seat, target_square(cast.targets[i]), 0)
        thing.live = 1 if i == cast.secret else 0
    tell(
        s,
        "traps",
        f.seat,
        tuple(target_square(target) for target in cast.targets),
        f.card,
        len(s.players),
    )


def make_mist(s: Duel, f: Perform, v: MakeMist) -> None:
    for target in s.air[f.height].targets:
        new_thing(s, PRISM, f.card, f.seat, target_square(target), 0)
    tell(s, "made", f.seat, PRISM, f.card, target_square(f.target), len(s.players))


def make_line(s: Duel, f: Perform, v: MakeLine) -> None:
    make_on_line(s, v.kind, f.card, f.seat, target_line(f.target))
    tell(s, "made_line", f.seat, v.kind, target_line(f.target), f.card, len(s.players))


def do_break_line(s: Duel, f: Perform, v: BreakLine) -> None:
    """Those who border it are hit by the rubble (WW-CT-7)."""
    line = target_line(f.target)
    maze = s._tables.maze
    at = maze.line_at[line]
    cells = (at // 4, maze.next[at])
    break_line(s, line)
    if v.splash:
        for figure in reversed(figures(s)):
            if cell_of(s, figure) in cells:
                then(s, plain(figure, v.splash, PHYSICAL, PLAIN, NONE, f.card, f.seat))
    heal(s, f.seat, v.heal, f.card)


def break_thing(s: Duel, f: Perform, v: BreakThing) -> None:
    if AT_LINE <= f.target < AT_THING:
        break_line(s, target_line(f.target))
        return
    thing = thing_at(s, target_thing(f.target))
    if thing is not None:
        destroy_thing(s, thing)


def do_quench(s: Duel, f: Perform, v: Quench) -> None:
    """Water ends fire (WW-EL-4, WW-EL-5)."""
    if not v.everywhere:
        quench(s, f.target)
        thing = thing_at(s, target_thing(f.target)) if f.target >= AT_THING else None
        if thing is not None and (TRAITS_OF[thing.card] & T_FIRE or thing.kind == TACKS):
            destroy_thing(s, thing)
        return
    for spell in list(s.spells):
        if spell in s.spells and TRAITS_OF[spell.card] & T_FIRE:
            end_spell(s, spell)
    for thing in list(s.things):
        if thing in s.things and (TRAITS_OF[thing.card] & T_FIRE or thing.kind == TACKS):
            destroy_thing(s, thing)
    for seat in range(len(s.players)):
        for card in list(s.players[seat].items):
            if TRAITS_OF[card] & T_FIRE:
                burn_item(s, seat, card, WATER)


def end(s: Duel, f: Perform, v: End) -> None:
    """It ends with every spell on it (WW-CT-8); a trap token alone (WW-CJ-9, WW-AMB-49)."""
    if f.target < AT_SPELL:
        token = thing_at(s, target_thing(f.target))
        if token is None:
            return
        owner = token.owner
        reveal(s)
        tell(s, "token_gone", token.cell, token.live, f.card, len(s.players))
        destroy_thing(s, token)
    else:
        spell = spell_in_play(s, target_spell(f.target))
        if spell is None:
            return
        owner = spell.owner
        end_spell(s, spell)
    if v.stray:
        stray(s, owner, v.stray, f.card)


def do_open(s: Duel, f: Perform, v: Open) -> None:
    """Until the picker no longer borders it; from afar, not at all (WW-CT-9, WW-AMB-64)."""
    if not has_picked(s, target_line(f.target), f.seat):
        s.unlocked.append(Keeper(target_line(f.target), f.seat))
    tell(s, "unlock", f.seat, target_line(f.target), len(s.players))
    shut_doors(s)


def turn_board(s: Duel, f: Perform, v: TurnBoard) -> None:
    cast = s.air[f.height]
    if cast.weapon != NONE:
        turn_sector(s, cell_of(s, f.by) // 25, 1 if cast.mode == 0 else 3)
    else:
        turn_sector(s, target_sector(f.target), cast.mode + 1)


def through_wall(s: Duel, f: Perform, v: ThroughWall) -> None:
    s.turn.through = target_line(f.target)


def brace(s: Duel, f: Perform, v: Brace) -> None:
    thing = thing_at(s, target_thing(f.target))
    if thing is not None:
        thing.limit = 3
        tell(s, "braced", thing.card, thing.cell, thing.limit, f.card, len(s.players))


def bite_sector(s: Duel, f: Perform, v: BiteSector) -> None:
    """Each enemy in the totem's sector (WW-TO-10)."""
    for thing in s.things:
        if thing.card == f.card:
            for figure in reversed(figures(s)):
                if cell_of(s, figure) // 25 == thing.cell // 25:
                    if controller(s, figure) != f.seat:
                        then(s, plain(figure, v.n, MAGICAL, PLAIN, NONE, f.card, f.seat))
            return


def aid(s: Duel, f: Perform, v: Aid) -> None:
    """Help for the next spell of this turn."""
    if v.kind == CORNER:
        s.turn.corner = True
    elif v.kind == ASTRAL:
        s.turn.astral = target_square(f.target)
    else:
        total = 0
        for target in s.air[f.height].targets:
            total += energy_value(s, f.seat, target_card(target))
        s.turn.fuel = total
        tell(s, "added", f.seat, total, f.card)
