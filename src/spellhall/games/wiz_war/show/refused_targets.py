"""What on the map cannot be aimed at or picked, with the reasons that the rules give."""

from spellhall.engine.choices import ALLOWED
from spellhall.engine.wording import Refused
from spellhall.games.wiz_war.box.maze.bits import places
from spellhall.games.wiz_war.choices.kinds import square_touch
from spellhall.games.wiz_war.frames.casting import PickCounterLine, PickTarget
from spellhall.games.wiz_war.frames.effects import PickSquare
from spellhall.games.wiz_war.rules.casting.aiming import Aim, refused
from spellhall.games.wiz_war.rules.casting.answers import crossed_lines, line_of_attack
from spellhall.games.wiz_war.rules.effects.summoning import why_not_there
from spellhall.games.wiz_war.rules.why_not import NOT_CROSSED, OUT_OF_SIGHT
from spellhall.games.wiz_war.show.names import target_touch
from spellhall.games.wiz_war.show.refusals import REASONS
from spellhall.games.wiz_war.state.state import Duel
from spellhall.games.wiz_war.state.targets import line_target


def said(
    s: Duel, f: PickTarget | PickSquare | PickCounterLine, touch: str, why: int, thing: int
) -> Refused:
    """A reason, said of one thing."""
    reason = REASONS[why]
    text = reason.text if isinstance(reason.text, str) else reason.text(s, f, thing)
    return Refused(touch, text, reason.rule)


def refused_targets(s: Duel, f: PickTarget) -> list[Refused]:
    """Everything on the map that one might think of and that cannot be aimed at."""
    return [
        said(s, f, target_touch(s, target), why, target) for target, why in refused(s, Aim(s, f))
    ]


def refused_squares(s: Duel, f: PickSquare) -> list[Refused]:
    """Squares to which a teleport, a creature or a treasure cannot come."""
    found = [(cell, why_not_there(s, f, cell)) for cell in range(25 * len(s.players))]
    return [said(s, f, square_touch(s, cell), why, cell) for cell, why in found if why != ALLOWED]


def refused_lines(s: Duel, f: PickCounterLine) -> list[Refused]:
    """Border lines where no earth can rise: out of sight, or not on the way of the attack."""
    cast = s.air[f.against]
    crossed = 0
    for target in cast.targets:
        crossed |= line_of_attack(s, cast, target)
    way = [line for line in places(crossed) if line < len(s.lines)]
    legal = crossed_lines(s, f.seat, f.against)
    return [
        said(
            s,
            f,
            target_touch(s, line_target(line)),
            OUT_OF_SIGHT if line in way else NOT_CROSSED,
            line,
        )
        for line in range(len(s.lines))
        if line not in legal
    ]
