"""What effects share: the rooms and wizards that a text means, and what it was aimed at."""

from spellhall.games.wizards_academy.box.effects import (
    ACADEMY,
    ADJ,
    ADJACENT,
    HERE,
    IN_PLAY,
    NEAR,
    RANGE_2,
    RANGE_3,
)
from spellhall.games.wizards_academy.box.grid import PAIRS
from spellhall.games.wizards_academy.frames.effects import GoOn, Perform
from spellhall.games.wizards_academy.state.paths import ADJACENT as NEXT_TO
from spellhall.games.wizards_academy.state.paths import in_academy, in_play, joined, within
from spellhall.games.wizards_academy.state.state import Academy, Aim


def then_step(f: Perform, step: str, n: int = 0, chosen: tuple[int, ...] = ()) -> GoOn:
    """The effect at hand goes on with this step."""
    return GoOn(f.seat, f.text, f.card, f.at, step=step, n=n, chosen=chosen)


def aim_at(
    s: Academy,
    rooms: tuple[int, ...] = (),
    beasts: tuple[int, ...] = (),
    types: tuple[int, ...] = (),
    spaces: tuple[int, ...] = (),
    kinds: tuple[int, ...] = (),
    farther: bool = False,
) -> None:
    """The text at hand is aimed at these, too."""
    before = s.aim
    s.aim = Aim(
        rooms=before.rooms + rooms,
        beasts=before.beasts + beasts,
        types=before.types + types,
        spaces=before.spaces + spaces,
        kinds=before.kinds + kinds,
        farther=before.farther or farther,
    )


def is_boosted(s: Academy) -> bool:
    """Whether the spell in the air is boosted."""
    return s.air is not None and s.air.boosted


def types_spent(s: Academy) -> tuple[int, int]:
    """The types of the glyphs that the spell in the air was cast with, or counts as."""
    assert s.air is not None, "a spell is being cast"
    return PAIRS[s.air.space]


def rooms_at(s: Academy, seat: int, where: int) -> list[int]:
    """The rooms that a text means, seen from a wizard."""
    room = s.wizards[seat].room
    if where == HERE:
        return [room]
    if where == ADJ:
        return joined(s, room)
    if where == NEAR:
        return [room, *joined(s, room)]
    if where == RANGE_2:
        return within(s, room, 2)
    if where == RANGE_3:
        return within(s, room, 3)
    if where == IN_PLAY:
        return in_play(s)
    if where == ACADEMY:
        return in_academy(s)
    assert where == ADJACENT
    return joined(s, room, NEXT_TO)


def others(s: Academy, seat: int) -> list[int]:
    """The other wizards, in turn order."""
    n = len(s.wizards)
    return [(seat + i) % n for i in range(1, n)]
