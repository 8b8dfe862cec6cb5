"""Victory: points, and when the game is over (WW-WIN)."""

from spellhall.engine.machine.events import tell
from spellhall.engine.machine.stack import Rules, then
from spellhall.games.wiz_war.frames.casting import StrikeAll
from spellhall.games.wiz_war.frames.effects import CheckDeath, Die, Judge
from spellhall.games.wiz_war.rules.damage import eliminate
from spellhall.games.wiz_war.rules.table.figures import home_of, living, slot_of
from spellhall.games.wiz_war.state.numbers import (
    ALL_DEAD,
    BY_POINTS,
    CARRIED,
    DEADLY,
    GOING_ON,
    HUNTERS,
    LAST_STANDING,
    NONE,
)
from spellhall.games.wiz_war.state.state import Duel


def points(s: Duel, seat: int) -> int:
    """Kills, and enemy treasures on the own home base (WW-WIN-3 to WW-WIN-6, WW-OPT-8)."""
    total = 0 if s.rules & HUNTERS else s.players[seat].kills
    home = home_of(s, seat)
    for treasure in range(len(s.treasures)):
        if treasure // 2 != seat and s.treasures[treasure] == home:
            total += 1
    return total


def judge(s: Duel, f: Judge) -> None:
    """First to the goal, or the last one alive; the active player first (WW-WIN)."""
    if s.ended != GOING_ON or strikes_on(s):
        return
    if s.rules & DEADLY:
        for seat in living(s):
            if both_stolen(s, seat):
                s.players[seat].life = 0
                then(s, f)
                eliminate(s, seat, NONE)
                return
    alive = [seat for seat in living(s) if s.players[seat].life > 0]
    if not alive:
        finish(s, ALL_DEAD, NONE)
        return
    count = len(s.players)
    for i in range(count):
        seat = (s.active + i) % count
        if seat in alive and points(s, seat) >= s.goal:
            finish(s, BY_POINTS, seat)
            return
    if len(alive) == 1:
        finish(s, LAST_STANDING, alive[0])


def strikes_on(s: Duel) -> bool:
    """One attack on several is one instant: it is judged when all have been struck (WW-WIN-8).

    So is damage with its reflection: whoever may still be saved is not dead yet (WW-V-27).
    """
    for frame in s.stack:
        if isinstance(frame, StrikeAll) and frame.at < len(s.air[frame.height].targets):
            return True
        if isinstance(frame, (CheckDeath, Die)):
            return True
    return False


def both_stolen(s: Duel, seat: int) -> bool:
    """Both treasures lie on other players' home bases (WW-OPT-3)."""
    for treasure in (2 * seat, 2 * seat + 1):
        place = s.treasures[treasure]
        if place >= CARRIED or place % 25 != 12 or place // 25 == slot_of(s, seat):
            return False
    return True


def finish(s: Duel, how: int, winner: int) -> None:
    """Nothing is pending any more."""
    s.ended = how
    s.winner = winner
    s.stack.clear()
    tell(s, "over", how, winner)


def register(rules: Rules) -> None:
    """Which function serves which frame."""
    rules.work(Judge, judge)
